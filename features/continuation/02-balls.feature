Feature: Free pyramid with continuation 2. Balls used

  @C.2
  Rule: Set of balls

    @id.continuation-02-01
    Scenario: Fifteen white balls and the coloured one
      RU: Пятнадцать белых шаров и цветной
      Given a game of Free pyramid with continuation
      When A wins the lag
      And A chooses to break
      Then 16 balls are on the bed
      And the coloured ball is still on the bed
      And the opening break is A's

    @id.continuation-02-02
    Scenario: All white balls of the set stand in the rack
      RU: Все белые шары набора стоят в пирамиде
      Given a game of Free pyramid with continuation
      When B wins the lag
      And B passes the break
      Then the rows of the pyramid hold 1, 2, 3, 4 and 5 balls
      And the opening break is A's
