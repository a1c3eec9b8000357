Feature: Combined pyramid 2. Balls used

  @K.2
  Rule: Balls and cue ball

    @id.combined-02-01
    Scenario: The game begins with sixteen balls
      RU: Партия начинается с шестнадцатью шарами
      Given a game of Combined pyramid
      When B wins the lag
      And B chooses to break
      Then 16 balls are on the bed
      And ball 15 is still on the bed
      And the coloured ball is still on the bed
      And it is B's turn

    @id.combined-02-02
    Scenario: The coloured ball is the cue ball
      RU: Биток — цветной шар
      Given a game of Combined pyramid
      And A is at the table
      When A pockets ball 3 with the coloured ball
      Then A has committed no foul
      And A's shelf holds ball 3

    @id.combined-02-03 @reading.R-penalty-item
    Scenario: A white ball is never the cue ball
      RU: Белый шар битком не бывает
      Given a game of Combined pyramid
      And A is at the table
      When A pockets ball 3 with ball 9
      Then A has committed a foul under General 4.2
      And the list of penalties does not name it
      And ball 3 is spotted
      And A's shelf is empty

    @id.combined-02-04
    Scenario: The coloured ball stays the cue ball when the turn passes
      RU: И у соперника биток — тот же цветной шар
      Given a game of Combined pyramid
      And A is at the table
      When A plays safe
      And B plays safe with ball 9
      Then B has committed a foul under General 4.2
