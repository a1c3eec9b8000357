Feature: Free pyramid with continuation 10bis. Scoring

  @C.10bis
  Rule: One point

    @id.continuation-10bis-01
    Scenario: A pocketed ball is one point
      RU: Забитый шар — одно очко
      Erratum ERR-C2 to this clause, which is printed as a second clause 10.
      Given a game of Free pyramid with continuation
      And A has 20 points, B has 31
      And A is at the table
      When A pockets ball 15
      Then the score is 21:31

    @id.continuation-10bis-02
    Scenario: Three balls on one stroke are three points
      RU: Три шара одним ударом — три очка
      Given a game of Free pyramid with continuation
      And A has 20 points, B has 31
      And A is at the table
      When A pockets balls 3, 5 and 7
      Then the score is 23:31

    @id.continuation-10bis-03
    Scenario: A ball pocketed on a foul is none
      RU: Шар, забитый с нарушением, очка не приносит
      Given a game of Free pyramid with continuation
      And A is at the table
      When A pockets ball 3 with no foot on the floor
      And B lifts ball 3
      Then the score is 0:1
      And A's shelf is empty

    @id.continuation-10bis-04 @reading.R-point-when
    Scenario: The penalty ball brings its point when it is lifted
      RU: Штрафной шар приносит очко, когда он снят
      Given the reading R-point-when is "lift"
      And a game of Free pyramid with continuation
      And A has 20 points, B has 31
      And A is at the table
      When A misses
      Then the score is 20:31
      When B lifts ball 7
      Then the score is 20:32

    @id.continuation-10bis-05 @reading.R-point-when
    Scenario: Under the other reading the point enters with the foul
      RU: По другому толкованию очко засчитывается с нарушением
      Given the reading R-point-when is "foul"
      And a game of Free pyramid with continuation
      And A has 20 points, B has 31
      And A is at the table
      When A misses
      Then the score is 20:32
      When B lifts ball 7
      Then the score is 20:32

    @id.continuation-10bis-06 @reading.R-point-when @reading.R-forfeit
    Scenario: The point that entered with the foul goes with the ball not lifted
      RU: Очко, засчитанное с нарушением, пропадает, если шар не снят
      Given the reading R-point-when is "foul"
      And the reading R-forfeit is "stays"
      And a game of Free pyramid with continuation
      And A has 20 points, B has 31
      And A is at the table
      When A misses
      And B plays safe
      Then the score is 20:31
      And it is A's turn

    @id.continuation-10bis-07
    Scenario: The point is the pair's
      RU: Очко принадлежит паре
      Erratum ERR-C11 to this clause, which speaks of the player.
      Given a game of Free pyramid with continuation
      And pairs A1 and A2 play against B1 and B2
      And A1 is at the table
      When A1 pockets ball 3
      And A2 pockets ball 5
      Then the score is 2:0
      And A's shelf holds balls 3 and 5

    @id.continuation-10bis-08
    Scenario: The score runs on through the racks
      RU: Счёт продолжается через все пирамиды
      Erratum ERR-C8 to this clause.
      Given a game of Free pyramid with continuation
      And A has 20 points, B has 31
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And A chooses to break
      And A breaks and pockets balls 11 and 15
      Then the score is 23:31
      And A's shelf holds balls 11 and 15
