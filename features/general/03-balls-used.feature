Feature: General 3. Balls used

  @G.3
  Rule: Set of balls

    @id.general-03-01
    Scenario: Fifteen white balls and the coloured one make the set
      RU: Набор — пятнадцать белых шаров и цветной
      When the coloured ball is played onto ball 3
      And the earth shakes
      Then the shot is played again
      And every ball goes back to where it was

    @id.general-03-02
    Scenario: Whatever its colour, a ball in the pocket counts
      RU: Какого бы цвета ни был шар в лузе, он засчитывается
      When ball 15 is played onto the coloured ball
      And the coloured ball and ball 15 drop into the pockets
      Then the shot is legal by General 20.1
      And the coloured ball and ball 15 count

    @id.general-03-03
    Scenario: The coloured ball has no number
      RU: У цветного шара нет номера
      Given the shot is the opening break
      When ball 1 is played onto ball 2
      And the coloured ball touches the head rail
      And ball 11 touches the left rail
      And ball 12 touches the right rail
      Then the shot is a foul under General 11.2 and General 12.1
