Feature: Free pyramid with continuation 9. Penalties

  @C.9
  Rule: Penalty ball

    @id.continuation-09-01
    Scenario: The offender's opponent lifts any ball
      RU: Соперник нарушителя снимает любой шар
      Given a game of Free pyramid with continuation
      And A is at the table
      When A misses
      Then B may lift any ball
      And A may not lift a ball
      When B lifts ball 7
      Then B's shelf holds ball 7
      And A's shelf is empty

    @id.continuation-09-02
    Scenario: The coloured ball too
      RU: И цветной тоже
      Given a game of Free pyramid with continuation
      And A is at the table
      When A misses
      And B lifts the coloured ball
      Then B's shelf holds the coloured ball
      And 15 balls are on the bed

    @id.continuation-09-03
    Scenario: The jumped ball is spotted first and may be lifted
      RU: Выскочивший шар сначала выставляют, и снять можно его
      Given a game of Free pyramid with continuation
      And A is at the table
      When A drives ball 3 off the table
      Then ball 3 is spotted
      And B may lift any ball
      When B lifts ball 3
      Then B's shelf holds ball 3

    @id.continuation-09-04
    Scenario: Either player of the pair lifts it, for the pair
      RU: Снимает любой из пары, и для пары
      Erratum ERR-C11: penalties belong to the pair.
      Given a game of Free pyramid with continuation
      And pairs A1 and A2 play against B1 and B2
      And A1 is at the table
      When A1 misses
      And B2 lifts ball 7
      Then B's shelf holds ball 7
      And the score is 0:1

    @id.continuation-09-05
    Scenario: No foul, no penalty ball
      RU: Нет нарушения — нет и штрафного шара
      Given a game of Free pyramid with continuation
      And A is at the table
      When A plays safe
      And B lifts ball 7
      Then this is refused under Continuation 9
      And it is B's turn
      And 16 balls are on the bed

    @id.continuation-09-06 @reading.R-lift-when
    Scenario: It may be lifted after the choice of who plays
      RU: Его можно снять и после выбора, кому бить
      Given the reading R-lift-when is "before-stroke"
      And a game of Free pyramid with continuation
      And A is at the table
      When A misses
      And B chooses to play
      And B lifts ball 7
      Then B's shelf holds ball 7
      And it is B's turn

    @id.continuation-09-07 @reading.R-lift-when
    Scenario: Under the other reading the ball comes first
      RU: По другому толкованию сначала шар
      Given the reading R-lift-when is "first"
      And a game of Free pyramid with continuation
      And A is at the table
      When A misses
      And B chooses to play
      Then this is refused under General 6
      And B may lift any ball
      And B may not strike

    @id.continuation-09-08 @reading.R-assigned-player
    Scenario: After the penalty ball the stroke may go back to the offending pair
      RU: После штрафного шара удар можно передать нарушившей паре
      Erratum ERR-C14 to General 6: the partner plays, whose turn it is.
      Given a game of Free pyramid with continuation
      And pairs A1 and A2 play against B1 and B2
      And A2 is at the table
      When A2 misses
      And B1 lifts ball 7
      And B assigns the stroke
      Then it is A1's turn
      And B may not strike

    @id.continuation-09-13 @reading.R-no-ball-left @reading.R-distracted-shot
    Scenario: No ball is left that could be lifted
      RU: Снять уже нечего
      Given the reading R-distracted-shot is "count"
      And a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 1
      And ball 1 drops into a pocket
      And the opponent distracts the other player
      And the coloured ball meets ball 2
      And ball 2 drops into a pocket
      And the coloured ball drops into a pocket
      Then B has committed a foul under General 28
      And 0 balls are on the bed
      And A may not lift a ball
      And the score is 10:6
      And A may choose to break or to pass the break
      When A chooses to break
      Then the score is 10:6
      And 16 balls are on the bed

  @C.9.n1
  Rule: Penalty ball not lifted in time

    @id.continuation-09-09
    Scenario: Lifted before the next stroke
      RU: Снят до следующего удара
      Given a game of Free pyramid with continuation
      And A is at the table
      When A misses
      And B lifts ball 7
      And B chooses to play
      And B plays safe
      Then the score is 0:1
      And B's shelf holds ball 7

    @id.continuation-09-10 @reading.R-forfeit
    Scenario: Not lifted, it stays, and the score does not change
      RU: Не снят — остаётся, и счёт прежний
      Given the reading R-forfeit is "stays"
      And a game of Free pyramid with continuation
      And A has 12 points, B has 10
      And A is at the table
      When A misses
      And B plays safe
      Then the score is 12:10
      And 16 balls are on the bed
      And B may not lift a ball
      When B lifts ball 7
      Then this is refused under Continuation 9 note 1

    @id.continuation-09-11 @reading.R-forfeit
    Scenario: The offender's own next stroke ends the claim too
      RU: Право кончается и со следующим ударом самого нарушителя
      Given the reading R-forfeit is "stays"
      And a game of Free pyramid with continuation
      And A is at the table
      When A misses
      And B assigns the stroke
      And A pockets ball 3
      Then the score is 1:0
      And B may not lift a ball

    @id.continuation-09-12 @reading.R-forfeit
    Scenario: Under the other reading the point is kept
      RU: По другому толкованию очко сохраняется
      Given the reading R-forfeit is "point-kept"
      And a game of Free pyramid with continuation
      And A has 12 points, B has 10
      And A is at the table
      When A misses
      And B plays safe
      Then the score is 12:11
      And 16 balls are on the bed
