Feature: Free pyramid 7. Penalties

  @F.7
  Rule: Penalty ball

    @id.free-07-01
    Scenario: The ball goes to the opponent's own shelf
      RU: Шар ложится на полку соперника
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      Then B's shelf holds ball 7
      And A's shelf is empty
      And 15 balls are on the bed

    @id.free-07-02 @question
    Scenario: The opponent chooses the ball, nobody chooses it for him
      RU: Шар выбирает сам соперник, за него этого не делает никто
      Given a game of Free pyramid
      And A is at the table
      When A misses
      Then 16 balls are on the bed
      And B may lift any ball
      When B lifts ball 8
      Then B's shelf holds ball 8

    @id.free-07-03
    Scenario: The coloured ball may be chosen too
      RU: Можно выбрать и цветной шар
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts the coloured ball
      Then B's shelf holds the coloured ball
      And the score is 0:1

    @id.free-07-04
    Scenario: So may the ball that the offender struck
      RU: И шар, которым бил нарушитель
      Given a game of Free pyramid
      And A is at the table
      When A misses with ball 9
      And B lifts ball 9
      Then B's shelf holds ball 9

    @id.free-07-05
    Scenario: A ball on a shelf is no penalty ball
      RU: Шар с полки штрафным не берут
      Given a game of Free pyramid
      And ball 4 is on A's shelf
      And A is at the table
      When A misses
      And B lifts ball 4
      Then this is refused under Free 7
      And A's shelf holds ball 4
      And B may lift any ball

    @id.free-07-06
    Scenario: The ball pocketed on the foul is spotted first and may be taken
      RU: Шар, забитый с нарушением, сначала выставляют, и взять можно его
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3 with no foot on the floor
      Then ball 3 is spotted
      And 16 balls are on the bed
      When B lifts ball 3
      Then B's shelf holds ball 3
      And the score is 0:1

    @id.free-07-07
    Scenario: The jumped ball is spotted first
      RU: Сначала выставляют выскочивший шар
      Given a game of Free pyramid
      And A is at the table
      When A drives ball 3 off the table
      Then ball 3 is spotted
      And ball 3 is still on the bed
      And B may lift any ball

    @id.free-07-08
    Scenario: Two violations on one stroke, one penalty ball
      RU: Два нарушения одним ударом — один штрафной шар
      Given a game of Free pyramid
      And A is at the table
      When A strikes as follows
      And the shooter has no foot on the floor
      And ball 9 is played past every ball
      Then A has committed a foul under General 5.3 and General 16
      When B lifts ball 7
      Then B may not lift a ball
      And the score is 0:1

    @id.free-07-09
    Scenario: No foul, no penalty ball
      RU: Нет нарушения — нет и штрафного шара
      Given a game of Free pyramid
      And A is at the table
      When A plays safe
      And B lifts ball 7
      Then this is refused under Free 7
      And 16 balls are on the bed
      And it is B's turn

    @id.free-07-10
    Scenario: The side that waits can be the offender
      RU: Нарушителем может быть и ожидающая сторона
      Given a game of Free pyramid
      And A is at the table
      When A plays safe while B distracts the shooter
      Then B has committed a foul under General 28
      And A may lift any ball
      When A lifts ball 7
      Then A's shelf holds ball 7

    @id.free-07-11 @question
    Scenario: Whoever has no ball yet owes none
      RU: У кого шаров ещё нет, тот ничего не должен
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B assigns the stroke
      And A pockets ball 3
      Then the score is 1:1
      And A's shelf holds ball 3
      And B's shelf holds ball 7

    @id.free-07-12 @reading.R-forfeit
    Scenario: Not lifted before the next stroke, it stays on the bed
      RU: Не снятый до следующего удара, он остаётся на столе
      Given the reading R-forfeit is "stays"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B pockets ball 3
      Then the score is 0:1
      And B's shelf holds ball 3
      And B may not lift a ball

    @id.free-07-13 @reading.R-forfeit
    Scenario: Under the other reading the point is kept, the ball is not
      RU: По другому толкованию очко сохраняется, шар — нет
      Given the reading R-forfeit is "point-kept"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B pockets ball 3
      Then the score is 0:2
      And B's shelf holds ball 3
      And B may not lift a ball

    @id.free-07-14 @reading.R-lift-when
    Scenario: It may be lifted after the choice of who plays
      RU: Его можно снять и после выбора, кому бить
      Given the reading R-lift-when is "before-stroke"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B assigns the stroke
      And B lifts ball 7
      Then B's shelf holds ball 7
      And it is A's turn

    @id.free-07-15 @reading.R-lift-when
    Scenario: Under the other reading the ball comes first
      RU: По другому толкованию сначала шар
      Given the reading R-lift-when is "first"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B assigns the stroke
      Then this is refused under General 6
      And B may lift any ball

    @id.free-07-16 @reading.R-point-when
    Scenario: Lifting it brings the point
      RU: Очко приносит снятие шара
      Given the reading R-point-when is "lift"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B chooses to play
      Then the score is 0:0
      When B lifts ball 7
      Then the score is 0:1

    @id.free-07-17 @reading.R-lift-before-break
    Scenario: Lifted before the break, it is missing from the pyramid
      RU: Снятого до начального удара шара в пирамиде нет
      Given a game of Free pyramid
      And A is to break
      When B breaks legally
      Then B has committed a foul under General 28
      When A lifts ball 1
      Then the rows of the pyramid hold 0, 2, 3, 4 and 5 balls
      And A's shelf holds ball 1
      When A assigns the stroke
      Then the opening break is B's
      When B breaks and pockets ball 7
      Then B has committed no foul
      And the score is 1:1
