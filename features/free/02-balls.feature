Feature: Free pyramid 2. Balls used

  @F.2
  Rule: Balls and cue ball

    @id.free-02-01
    Scenario: The game begins with sixteen balls
      RU: Партия начинается с шестнадцатью шарами
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      Then 16 balls are on the bed
      And ball 15 is still on the bed
      And the coloured ball is still on the bed
      And the opening break is A's

    @id.free-02-02
    Scenario: A white ball is the cue ball
      RU: Биток — белый шар
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3 with ball 9
      Then A has committed no foul
      And A's shelf holds ball 3

    @id.free-02-03
    Scenario: The coloured ball is the cue ball
      RU: Биток — цветной шар
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3 with the coloured ball
      Then A has committed no foul
      And A's shelf holds ball 3

    @id.free-02-04
    Scenario: The coloured ball is an object ball
      RU: Цветной шар — прицельный
      Given a game of Free pyramid
      And A is at the table
      When A pockets the coloured ball with ball 9
      Then A has committed no foul
      And A's shelf holds the coloured ball

    @id.free-02-05
    Scenario: The cue ball of one stroke is an object ball of the next
      RU: Биток одного удара — прицельный шар следующего
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3 with ball 9
      And A pockets ball 9 with ball 15
      Then A has committed no foul
      And A's shelf holds balls 3 and 9

    @id.free-02-06
    Scenario: On the opening break the cue ball is not chosen
      RU: На начальном ударе битка не выбирают
      Given a game of Free pyramid
      And A is to break
      When A strikes as follows
      And ball 9 is played onto ball 1
      And ball 1 drops into a pocket
      Then A has committed a foul under General 11.2 and General 12.1
      And ball 1 is spotted
