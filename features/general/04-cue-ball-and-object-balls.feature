Feature: General 4. Cue ball and object balls

  @G.4.1
  Rule: Cue ball

    @id.general-04-01
    Scenario: The ball that is struck is the cue ball
      RU: Биток — тот шар, по которому нанесён удар
      When ball 9 is played onto ball 3
      And the tip touches ball 9 again
      And ball 3 drops into a pocket
      Then the shot is a foul under General 18

    @id.general-04-02
    Scenario: The coloured ball is no cue ball while another one is struck
      RU: Пока удар наносится по другому шару, цветной — не биток
      When ball 9 is played onto ball 3
      And the tip touches the coloured ball too
      And ball 3 drops into a pocket
      Then the shot is a foul under General 17

  @G.4.2
  Rule: Cue ball in other games

    @id.general-04-03
    Scenario: In Combined pyramid the coloured ball is played
      RU: В «Комбинированной пирамиде» играют цветным шаром
      Given the game is Combined pyramid
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

    @id.general-04-04 @reading.R-penalty-item
    Scenario: In Combined pyramid a white ball is played
      RU: В «Комбинированной пирамиде» сыграли белым шаром
      Given the game is Combined pyramid
      When ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 4.2
      And the list of penalties does not name it
      And ball 3 is spotted

    @id.general-04-05
    Scenario: In Dynamic pyramid a white ball is played
      RU: В «Динамичной пирамиде» сыграли белым шаром
      Given the game is Dynamic pyramid
      When ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 4.2

  @G.4.3
  Rule: Cue ball in Free pyramid

    @id.general-04-06
    Scenario: Any white ball may be chosen
      RU: Можно выбрать любой белый шар
      When ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

    @id.general-04-07
    Scenario: The coloured ball may be chosen
      RU: Можно выбрать и цветной шар
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

    @id.general-04-08
    Scenario: With continuation the choice is the same
      RU: И в игре с продолжением выбор свободный
      Given the game is Free pyramid with continuation
      When ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

    @id.general-04-09
    Scenario: The opening break is the exception
      RU: Начальный удар — исключение
      Given the shot is the opening break
      When ball 9 is played onto ball 1
      And ball 1 drops into a pocket
      And ball 11 touches the left rail
      And ball 12 touches the right rail
      And ball 13 touches the foot rail
      Then the shot is a foul under General 11.2

  @G.4.4
  Rule: Object balls

    @id.general-04-10
    Scenario: The coloured ball is an object ball when another one is played
      RU: Когда играют другим шаром, цветной — прицельный
      When ball 9 is played onto the coloured ball
      And the coloured ball drops into a pocket
      Then the shot is legal by General 20.1
      And the coloured ball counts

    @id.general-04-11
    Scenario: The cue ball is no object ball
      RU: Биток — не прицельный шар
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the left rail
      And ball 12 touches the right rail
      And the coloured ball touches the head rail
      Then the shot is a foul under General 12.1

    @id.general-04-12
    Scenario: The cue ball is not the object ball that has to cross the line
      RU: Переход битка через линию — не переход прицельного шара
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the left rail
      And ball 12 touches the right rail
      And the coloured ball crosses the centre line into the head half
      Then the shot is a foul under General 12.1
