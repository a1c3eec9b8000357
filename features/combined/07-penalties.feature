Feature: Combined pyramid 7. Penalties

  @K.7
  Rule: Penalty ball

    @id.combined-07-01
    Scenario: The ball goes to the opponent's own shelf
      RU: Шар ложится на полку соперника
      Given a game of Combined pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      Then B's shelf holds ball 7
      And A's shelf is empty
      And 15 balls are on the bed

    @id.combined-07-02 @reading.R-penalty-object
    Scenario: The cue ball is no penalty ball
      RU: Биток штрафным шаром не бывает
      Given a game of Combined pyramid
      And A is at the table
      When A misses
      Then B may lift any ball but the coloured ball
      When B lifts the coloured ball
      Then this is refused under Combined 7
      And 16 balls are on the bed

    @id.combined-07-03
    Scenario: The offender does not choose it
      RU: Нарушитель его не выбирает
      Given a game of Combined pyramid
      And A is at the table
      When A misses
      And A lifts ball 7
      Then this is refused under Combined 7
      And B may lift any ball but the coloured ball

    @id.combined-07-04
    Scenario: The ball pocketed on the foul is spotted first and may be taken
      RU: Шар, забитый с нарушением, сначала выставляют, и взять можно его
      Given a game of Combined pyramid
      And A is at the table
      When A pockets ball 3 with no foot on the floor
      Then ball 3 is spotted
      When B lifts ball 3
      Then B's shelf holds ball 3

    @id.combined-07-05
    Scenario: No foul, no penalty ball
      RU: Нет нарушения — нет и штрафного шара
      Given a game of Combined pyramid
      And A is at the table
      When A plays safe
      And B lifts ball 7
      Then this is refused under Combined 7
      And it is B's turn

    @id.combined-07-06 @reading.R-forfeit
    Scenario: Not lifted before the next stroke, it stays on the bed
      RU: Не снятый до следующего удара, он остаётся на столе
      Given the reading R-forfeit is "stays"
      And a game of Combined pyramid
      And A is at the table
      When A misses
      And B pockets ball 3
      Then the score is 0:1
      And B's shelf holds ball 3
      And B may not lift a ball

    @id.combined-07-07 @reading.R-forfeit
    Scenario: Under the other reading the point is kept, the ball is not
      RU: По другому толкованию очко сохраняется, шар — нет
      Given the reading R-forfeit is "point-kept"
      And a game of Combined pyramid
      And A is at the table
      When A misses
      And B pockets ball 3
      Then the score is 0:2
      And B's shelf holds ball 3

    @id.combined-07-08
    Scenario: With the cue ball on the bed the opponent plays from where it lies
      RU: Если биток остался на столе, соперник играет с места
      Given a game of Combined pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B chooses to play
      And B places the cue ball in the middle of home
      Then this is refused under General 11.4
      And B may strike

  @K.7.p1
  Rule: Cue ball illegally pocketed or jumped

    @id.combined-07-09 @question
    Scenario: The jumped cue ball is played by the opponent from home
      RU: Выскочившим битком соперник играет из дома
      Given a game of Combined pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the coloured ball jumps off the table
      Then A has committed a foul under General 24.3
      And B may lift any ball but the coloured ball
      When B lifts ball 7
      And B chooses to play
      Then nobody knows where the coloured ball stands
      When B places the cue ball in the middle of home
      Then the coloured ball now stands in the middle of home
      And B may strike

    @id.combined-07-10
    Scenario: So is the cue ball that fell on a foul
      RU: Так же и битком, упавшим при нарушении
      Given a game of Combined pyramid
      And A is at the table
      When A strikes as follows
      And the shooter has no foot on the floor
      And the coloured ball is played onto ball 3
      And the coloured ball drops into a pocket
      Then A has committed a foul under General 16
      And the coloured ball is spotted because of Combined 7 paragraph 1
      And A may not lift a ball
      When B lifts ball 7
      And B chooses to play
      And B places the cue ball 1 mm inside home
      And B pockets ball 4
      Then the score is 0:2

    @id.combined-07-11
    Scenario: From home, not from anywhere
      RU: Из дома, а не откуда угодно
      Given a game of Combined pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played past every ball
      And the coloured ball drops into a pocket
      And B lifts ball 7
      And B chooses to play
      And B places the cue ball on the foot spot
      And A tells B that the cue ball stands wrongly
      And B pockets ball 4
      Then B has committed a foul under General 11.3

    @id.combined-07-12 @reading.R-hand-assign
    Scenario: Assigned to the offender, the stroke is still in hand
      RU: Переданный нарушителю удар — тоже с руки
      Given a game of Combined pyramid
      And B is at the table
      When B strikes as follows
      And the coloured ball is played past every ball
      And the coloured ball drops into a pocket
      And A lifts ball 7
      And A assigns the stroke
      And B places the cue ball in the middle of home
      Then it is B's turn
      And B may strike

    @id.combined-07-15 @reading.R-lift-when
    Scenario: The penalty ball may still be lifted when the cue ball has been put down
      RU: Штрафной шар можно снять и после того, как биток поставлен
      Given the reading R-lift-when is "before-stroke"
      And a game of Combined pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played past every ball
      And the coloured ball drops into a pocket
      And B chooses to play
      And B places the cue ball in the middle of home
      And B lifts ball 7
      Then the score is 0:1
      And B may strike
      And the coloured ball now stands in the middle of home

    @id.combined-07-13
    Scenario: A foul that leaves the cue ball on the bed puts it in nobody's hand
      RU: После нарушения, оставившего биток на столе, в руку его не дают
      Given a game of Combined pyramid
      And A is at the table
      When A drives ball 3 off the table
      Then ball 3 is spotted
      When B lifts ball 7
      And B chooses to play
      And B places the cue ball in the middle of home
      Then this is refused under General 11.4

    @id.combined-07-14
    Scenario: No stroke in hand comes in place of the penalty ball
      RU: Удар с руки вместо штрафного шара не даётся
      Given a game of Combined pyramid
      And A is at the table
      When A misses
      And B places the cue ball in the middle of home
      Then this is refused under General 11.4
      And B may lift any ball but the coloured ball
