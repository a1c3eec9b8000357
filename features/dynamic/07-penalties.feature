Feature: Dynamic pyramid 7. Penalties

  @D.7
  Rule: Penalty ball

    @id.dynamic-07-01
    Scenario: The ball goes to the opponent's own shelf
      RU: Шар ложится на полку соперника
      Given a game of Dynamic pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      Then B's shelf holds ball 7
      And the score is 0:1
      And 15 balls are on the bed

    @id.dynamic-07-02 @reading.R-penalty-object
    Scenario: The cue ball is no penalty ball
      RU: Биток штрафным шаром не бывает
      Given a game of Dynamic pyramid
      And A is at the table
      When A misses
      Then B may lift any ball but the coloured ball
      When B lifts the coloured ball
      Then this is refused under Dynamic 7
      And 16 balls are on the bed

    @id.dynamic-07-03
    Scenario: The ball pocketed on the foul is spotted first and may be taken
      RU: Шар, забитый с нарушением, сначала выставляют, и взять можно его
      Given a game of Dynamic pyramid
      And A is at the table
      When A pockets ball 3 with no foot on the floor
      Then ball 3 is spotted
      When B lifts ball 3
      Then B's shelf holds ball 3

    @id.dynamic-07-04
    Scenario: No foul, no penalty ball
      RU: Нет нарушения — нет и штрафного шара
      Given a game of Dynamic pyramid
      And A is at the table
      When A plays safe
      And B lifts ball 7
      Then this is refused under Dynamic 7

    @id.dynamic-07-05 @reading.R-forfeit
    Scenario: Not lifted before the next stroke, it stays on the bed
      RU: Не снятый до следующего удара, он остаётся на столе
      Given the reading R-forfeit is "stays"
      And a game of Dynamic pyramid
      And A is at the table
      When A misses
      And B pockets ball 3
      Then the score is 0:1
      And B may not lift a ball

    @id.dynamic-07-06 @reading.R-forfeit
    Scenario: Under the other reading the point is kept, the ball is not
      RU: По другому толкованию очко сохраняется, шар — нет
      Given the reading R-forfeit is "point-kept"
      And a game of Dynamic pyramid
      And A is at the table
      When A misses
      And B pockets ball 3
      Then the score is 0:2
      And B's shelf holds ball 3

  @D.7.p1
  Rule: Cue ball illegally pocketed or jumped

    @id.dynamic-07-07
    Scenario: The jumped cue ball is played by the opponent from any place
      RU: Выскочившим битком соперник играет с любого места
      Given a game of Dynamic pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the coloured ball jumps off the table
      Then A has committed a foul under General 24.3
      When B lifts ball 7
      And B chooses to play
      Then nobody knows where the coloured ball stands
      When B places the cue ball on the foot spot
      And B pockets ball 4
      Then the score is 0:2
      And B has committed no foul

    @id.dynamic-07-08
    Scenario: On that stroke the cue ball may not be pocketed
      RU: На этом ударе забивать биток нельзя
      Given a game of Dynamic pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played past every ball
      And the coloured ball drops into a pocket
      And B lifts ball 7
      And B chooses to play
      And B places the cue ball on the centre spot
      And B pockets the coloured ball off ball 3
      Then B has committed a foul under Dynamic 5.2 paragraph 2
      And A may lift any ball but the coloured ball

    @id.dynamic-07-09
    Scenario: There is no choice: the penalty ball is lifted first
      RU: Выбора нет: сначала снимают штрафной шар
      Given a game of Dynamic pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played past every ball
      And the coloured ball drops into a pocket
      And B places the cue ball on the centre spot
      Then this is refused under General 6
      And B may lift any ball but the coloured ball

    @id.dynamic-07-10 @reading.R-hand-assign
    Scenario: Assigned to the offender, the stroke is still in hand
      RU: Переданный нарушителю удар — тоже с руки
      Given a game of Dynamic pyramid
      And B is at the table
      When B strikes as follows
      And the coloured ball is played past every ball
      And the coloured ball drops into a pocket
      And A lifts ball 7
      And A assigns the stroke
      And B places the cue ball on the centre spot
      Then it is B's turn
      And B may strike

  @D.7.p2
  Rule: Cue ball from where it lies

    @id.dynamic-07-11
    Scenario: With the penalty ball goes a stroke from where the cue ball lies
      RU: Со штрафным шаром — удар с места
      Given a game of Dynamic pyramid
      And the coloured ball stands on the head spot
      And balls 1 to 6 stand in a row along the left rail
      And A is at the table
      When A strikes as follows
      And the coloured ball is played past every ball
      And the coloured ball comes to rest on the centre spot
      And B lifts ball 6
      And B chooses to play
      Then the coloured ball now stands on the centre spot
      When B places the cue ball on the foot spot
      Then this is refused under General 11.4
      And the coloured ball now stands on the centre spot
      And B may strike

    @id.dynamic-07-12
    Scenario: An object ball may be pocketed from there
      RU: Оттуда можно забить прицельный шар
      Given a game of Dynamic pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B chooses to play
      And B pockets ball 3
      Then the score is 0:2
      And B's shelf holds balls 3 and 7

    @id.dynamic-07-13
    Scenario: So may the cue ball
      RU: Можно и биток
      Given a game of Dynamic pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B chooses to play
      And B pockets the coloured ball off ball 3
      Then the shot is legal by General 20.1
      When B lifts ball 3
      Then the score is 0:2

    @id.dynamic-07-14
    Scenario: Assigned, the stroke is played from there too
      RU: И переданный удар выполняют с места
      Given a game of Dynamic pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B assigns the stroke
      And A places the cue ball on the centre spot
      Then this is refused under General 11.4
      And it is A's turn

  @D.7.p3
  Rule: Stroke in hand in place of the penalty ball

    @id.dynamic-07-15 @reading.R-dynamic-choice
    Scenario: The cue ball is put down, and no penalty ball is lifted
      RU: Биток ставят, а штрафной шар не снимают
      Given the reading R-dynamic-choice is "2025"
      And a game of Dynamic pyramid
      And A is at the table
      When A misses
      And B places the cue ball on the foot spot
      Then the coloured ball now stands on the foot spot
      And B may not lift a ball
      And B may strike
      And the score is 0:0
      When B pockets ball 3
      Then the score is 0:1
      And B's shelf holds ball 3

    @id.dynamic-07-16 @reading.R-dynamic-choice
    Scenario: Under the other reading there is only the penalty ball
      RU: По другому толкованию есть только штрафной шар
      Given the reading R-dynamic-choice is "old"
      And a game of Dynamic pyramid
      And A is at the table
      When A misses
      And B places the cue ball on the foot spot
      Then this is refused under General 11.4
      And B may lift any ball but the coloured ball

    @id.dynamic-07-17
    Scenario: On the stroke so chosen the cue ball may not be pocketed
      RU: На выбранном так ударе забивать биток нельзя
      Given a game of Dynamic pyramid
      And A is at the table
      When A misses
      And B places the cue ball on the foot spot
      And B pockets the coloured ball off ball 3
      Then B has committed a foul under Dynamic 5.2 paragraph 2
      And A may lift any ball but the coloured ball

    @id.dynamic-07-18
    Scenario: With the penalty ball on the shelf it is too late for the choice
      RU: Когда штрафной шар уже на полке, выбирать поздно
      Given a game of Dynamic pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B places the cue ball on the foot spot
      Then this is refused under General 11.4
      And B may choose to play or to assign the stroke

    @id.dynamic-07-19
    Scenario: The offender has no such choice
      RU: У нарушителя такого выбора нет
      Given a game of Dynamic pyramid
      And A is at the table
      When A misses
      And A places the cue ball on the foot spot
      Then this is refused under General 11.4
      And B may lift any ball but the coloured ball

    @id.dynamic-07-20 @reading.R-hand-assign
    Scenario: Whoever chooses the stroke in hand plays it
      RU: Кто выбрал удар с руки, тот его и выполняет
      Given a game of Dynamic pyramid
      And A is at the table
      When A misses
      And B places the cue ball on the foot spot
      And B assigns the stroke
      Then this is refused under General 6
      And it is B's turn

    @id.dynamic-07-21
    Scenario: With the cue ball in hand already there is nothing to choose
      RU: Если биток уже в руке, выбирать нечего
      Given a game of Dynamic pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 3
      And the coloured ball jumps off the table
      And B places the cue ball on the foot spot
      Then this is refused under General 6

    @id.dynamic-07-22
    Scenario: After an illegal break the choice is there too
      RU: Выбор есть и после неправильного начального удара
      Given a game of Dynamic pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B places the cue ball on the centre spot
      Then B may strike
      And B may not lift a ball
      And the score is 0:0
