Feature: General 6. Play after a foul

  @G.6.1
  Rule: Stroke by the opponent

    @id.general-06-01
    Scenario: The opponent lifts the penalty ball and plays
      RU: Соперник снимает штрафной шар и играет
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B chooses to play
      Then it is B's turn
      And B may strike
      And A may not strike

    @id.general-06-02
    Scenario: What may be chosen, and by whom
      RU: Что можно выбрать и кому
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      Then B may choose to play or to assign the stroke
      And A has nothing to choose

    @id.general-06-03 @reading.R-wrong-side-pending
    Scenario: No stroke before the choice
      RU: До выбора бить нельзя
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B pockets ball 3
      Then this is refused under General 6
      And it is B's turn

    @id.general-06-04
    Scenario: A legal stroke leaves nothing to choose
      RU: После правильного удара выбирать нечего
      Given a game of Free pyramid
      And A is at the table
      When A plays safe
      Then it is B's turn
      And B may strike
      And B has nothing to choose
      And B may not lift a ball

    @id.general-06-05
    Scenario: The jumped ball is spotted first and may be the penalty ball
      RU: Выскочивший шар сначала выставляют, и он может стать штрафным
      Given a game of Free pyramid
      And A is at the table
      When A drives ball 3 off the table
      Then ball 3 is spotted
      And 16 balls are on the bed
      And B may lift any ball
      When B lifts ball 3
      Then B's shelf holds ball 3
      And B may choose to play or to assign the stroke

    @id.general-06-06
    Scenario: The illegally pocketed ball is spotted first
      RU: Неправильно забитый шар сначала выставляют
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3 with no foot on the floor
      Then ball 3 is spotted
      And ball 3 is still on the bed
      And A's shelf is empty
      And B may lift any ball

    @id.general-06-07
    Scenario: The penalty is one ball
      RU: Штраф — один шар
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3 with no foot on the floor
      And B lifts ball 7
      Then B may not lift a ball
      And A may not lift a ball
      And the score is 0:1

    @id.general-06-08
    Scenario: The offender lifts nothing
      RU: Нарушитель шаров не снимает
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And A lifts ball 7
      Then this is refused under Free 7
      And B may lift any ball

    @id.general-06-09 @reading.R-lift-when
    Scenario: The choice comes first, the penalty ball before the stroke
      RU: Сначала выбор, штрафной шар — до удара
      Given the reading R-lift-when is "before-stroke"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B chooses to play
      Then B may lift any ball
      And B may strike
      When B lifts ball 7
      Then it is B's turn
      And the score is 0:1

    @id.general-06-10 @reading.R-lift-when
    Scenario: Under the other reading the choice waits for the penalty ball
      RU: По другому толкованию выбор ждёт штрафного шара
      Given the reading R-lift-when is "first"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B chooses to play
      Then this is refused under General 6
      And B may lift any ball
      And B may not strike
      When B lifts ball 7
      And B chooses to play
      Then it is B's turn

    @id.general-06-11 @reading.R-lift-when @reading.R-forfeit @reading.R-wrong-side-pending
    Scenario: Whoever strikes without a word has chosen to play
      RU: Кто бьёт без слов, тот выбрал удар
      Given the reading R-lift-when is "before-stroke"
      And the reading R-forfeit is "stays"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B pockets ball 3
      Then it is B's turn
      And B has nothing to choose
      And B's shelf holds ball 3
      And the score is 0:1

    @id.general-06-12 @reading.R-forfeit @reading.R-lift-when
    Scenario: A penalty ball not lifted before the next stroke is lost
      RU: Штрафной шар, не снятый до следующего удара, пропадает
      Given the reading R-forfeit is "stays"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B chooses to play
      And B plays safe
      Then the score is 0:0
      And 16 balls are on the bed
      And B may not lift a ball
      When B lifts ball 7
      Then this is refused under Free 7

    @id.general-06-13 @reading.R-forfeit @reading.R-lift-when
    Scenario: Under the other reading the ball stays and the point is kept
      RU: По другому толкованию шар остаётся, а очко засчитывается
      Given the reading R-forfeit is "point-kept"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B chooses to play
      And B plays safe
      Then the score is 0:1
      And 16 balls are on the bed
      And B may not lift a ball

    @id.general-06-14 @reading.R-point-when
    Scenario: The point enters with the penalty ball
      RU: Очко засчитывается вместе со штрафным шаром
      Given the reading R-point-when is "lift"
      And a game of Free pyramid
      And A has 5 points, B has 6
      And A is at the table
      When A misses
      Then the score is 5:6
      When B lifts ball 3
      Then the score is 5:7

    @id.general-06-15 @reading.R-point-when
    Scenario: Under the other reading the point enters at once
      RU: По другому толкованию очко засчитывается сразу
      Given the reading R-point-when is "foul"
      And a game of Free pyramid
      And A has 5 points, B has 6
      And A is at the table
      When A misses
      Then the score is 5:7
      When B lifts ball 3
      Then the score is 5:7
      And B may choose to play or to assign the stroke

    @id.general-06-16 @reading.R-point-when @reading.R-forfeit @reading.R-lift-when
    Scenario: The point that entered at once is lost with the ball
      RU: Очко, засчитанное сразу, пропадает вместе с шаром
      Given the reading R-point-when is "foul"
      And the reading R-forfeit is "stays"
      And a game of Free pyramid
      And A is at the table
      When A misses
      Then the score is 0:1
      When B plays safe
      Then the score is 0:0
      And it is A's turn

    @id.general-06-23 @reading.R-wrong-side-pending
    Scenario: The other side's stroke before the choice brings no second penalty ball
      RU: Удар другой стороны до выбора второго штрафного шара не даёт
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And A pockets ball 3
      Then this is refused under General 6
      And ball 3 is still on the bed
      And B may not lift a ball
      And B may choose to play or to assign the stroke
      And the score is 0:1

  @G.6.2
  Rule: Stroke assigned to the offender

    @id.general-06-17 @question
    Scenario: The offender has to play again
      RU: Нарушителю приходится бить ещё раз
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B assigns the stroke
      Then it is A's turn
      And A may strike
      And B may not strike
      And B's shelf holds ball 7

    @id.general-06-18
    Scenario: What falls on the assigned stroke is the offender's own
      RU: Забитое переданным ударом засчитывается самому нарушителю
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B assigns the stroke
      And A pockets balls 3 and 5
      Then A's shelf holds balls 3 and 5
      And the score is 2:1
      And it is A's turn

    @id.general-06-19
    Scenario: A second foul gives the same choice again
      RU: Второе нарушение даёт тот же выбор ещё раз
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B assigns the stroke
      And A misses
      Then B may lift any ball
      When B lifts ball 8
      Then B may choose to play or to assign the stroke
      And B's shelf holds balls 7 and 8
      And the score is 0:2

    @id.general-06-20 @reading.R-wrong-side-pending
    Scenario: The offender may not take the stroke before it is assigned
      RU: До передачи удара нарушитель бить не может
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And A pockets ball 3
      Then this is refused under General 6
      And B may lift any ball

    @id.general-06-21
    Scenario: The offender may not choose
      RU: Нарушитель не выбирает
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And A assigns the stroke
      Then this is refused under General 6
      And B may choose to play or to assign the stroke

    @id.general-06-22 @reading.R-lift-when @reading.R-forfeit
    Scenario: Assigned before the lift, the ball is due until the offender strikes
      RU: Удар передан до снятия шара: снять его можно, пока нарушитель не ударил
      Given the reading R-lift-when is "before-stroke"
      And the reading R-forfeit is "stays"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B assigns the stroke
      Then it is A's turn
      And B may lift any ball
      When A pockets ball 3
      Then the score is 1:0
      And B may not lift a ball
