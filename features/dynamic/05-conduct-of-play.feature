Feature: Dynamic pyramid 5. Conduct of play

  @D.5.1
  Rule: What may be pocketed

    @id.dynamic-05-01
    Scenario: An object ball
      RU: Прицельный шар
      Given a game of Dynamic pyramid
      And A is at the table
      When A pockets ball 3
      Then ball 3 counts
      And A's shelf holds ball 3
      And it is A's turn

    @id.dynamic-05-29
    Scenario: An object ball played with the coloured one
      RU: Прицельный шар, сыгранный цветным
      Given the game is Dynamic pyramid
      When the coloured ball is played onto ball 5
      And ball 5 drops into a pocket
      Then ball 5 counts

    @id.dynamic-05-02
    Scenario: The cue ball off an object ball
      RU: Биток от прицельного шара
      Given a game of Dynamic pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      Then the shot is legal by General 20.1
      And the coloured ball counts
      And A may lift any ball but the coloured ball

    @id.dynamic-05-03
    Scenario: Both on one stroke
      RU: Оба одним ударом
      Given a game of Dynamic pyramid
      And A is at the table
      When A pockets ball 3 and the coloured ball off it
      And A lifts ball 7
      Then the score is 2:0
      And A's shelf holds balls 3 and 7

    @id.dynamic-05-04
    Scenario: A cue ball that met nothing is not pocketed legally
      RU: Биток, ни с чем не соударившийся, правильно забитым не считается
      Given a game of Dynamic pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played past every ball
      And the coloured ball drops into a pocket
      Then A has committed a foul under General 5.3
      And A may not lift a ball

  @D.5.2
  Rule: Ball in lieu of the cue ball

    @id.dynamic-05-05
    Scenario: A ball of the shooter's choice, then a stroke from any place
      RU: Шар по выбору бьющего, затем удар с любого места
      Given a game of Dynamic pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      Then A may lift any ball but the coloured ball
      And the score is 0:0
      When A lifts ball 9
      Then A's shelf holds ball 9
      And the score is 1:0
      And nobody knows where the coloured ball stands
      When A places the cue ball on the foot spot
      Then the coloured ball now stands on the foot spot
      And A may strike

    @id.dynamic-05-06
    Scenario: The opponent does not choose it
      RU: Соперник его не выбирает
      Given a game of Dynamic pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And B lifts ball 9
      Then this is refused under Dynamic 5.2
      And A may lift any ball but the coloured ball

    @id.dynamic-05-07
    Scenario: One ball, not two
      RU: Один шар, а не два
      Given a game of Dynamic pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And A lifts ball 9
      Then A may not lift a ball
      And the score is 1:0

    @id.dynamic-05-08 @reading.R-in-lieu
    Scenario: The ball lifted is the point for the cue ball
      RU: Снятый шар и есть очко за биток
      Given the reading R-in-lieu is "one"
      And a game of Dynamic pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      Then the score is 0:0
      When A lifts ball 9
      Then the score is 1:0

    @id.dynamic-05-09 @reading.R-in-lieu
    Scenario: Under the other reading the cue ball is a point of its own
      RU: По другому толкованию сам биток — тоже очко
      Given the reading R-in-lieu is "two"
      And a game of Dynamic pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      Then the score is 1:0
      When A lifts ball 9
      Then the score is 2:0

    @id.dynamic-05-10 @reading.R-dynamic-in-hand
    Scenario: Not lifted before the next stroke, it stays, and the score too
      RU: Не снятый до следующего удара, он остаётся на столе, и счёт прежний
      Given a game of Dynamic pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And A places the cue ball on the centre spot
      And A plays safe
      Then the score is 0:0
      And 16 balls are on the bed
      And A may not lift a ball

  @D.5.2.p1
  Rule: Place of the cue ball in hand

    @id.dynamic-05-11
    Scenario: Any place on the bed will do
      RU: Годится любое место на столе
      Given a game of Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      And A is at the table
      When A places the cue ball on the foot spot
      And B tells A that the cue ball stands wrongly
      And A pockets ball 1
      Then A has committed no foul
      And the score is 1:0

    @id.dynamic-05-12 @reading.R-placed-frozen
    Scenario: Against an object ball, and nobody says so
      RU: Вплотную к прицельному шару, но все промолчали
      Given the reading R-placed-frozen is "warn-first"
      And a game of Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      And the coloured ball stands on the head spot
      And ball 5 stands on the centre spot
      And balls 1 to 4 stand in a row along the foot rail
      And A is at the table
      When A places the cue ball with a gap of 0 mm to ball 5
      And A pockets ball 1
      Then A has committed no foul
      And ball 1 counts

    @id.dynamic-05-13 @reading.R-placed-frozen @reading.R-penalty-item
    Scenario: Against an object ball in spite of a word
      RU: Вплотную к прицельному шару вопреки сообщению
      Given the reading R-placed-frozen is "warn-first"
      And a game of Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      And the coloured ball stands on the head spot
      And ball 5 stands on the centre spot
      And balls 1 to 4 stand in a row along the foot rail
      And A is at the table
      When A places the cue ball with a gap of 0 mm to ball 5
      And B tells A that the cue ball stands wrongly
      And A pockets ball 1
      Then A has committed a foul under Dynamic 5.2 paragraph 1
      And the list of penalties does not name it
      And B may lift any ball but the coloured ball

    @id.dynamic-05-14
    Scenario: Beside it with a gap the cue ball stands well
      RU: Рядом, но с зазором, биток стоит верно
      Given a game of Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      And the coloured ball stands on the head spot
      And ball 5 stands on the centre spot
      And balls 1 to 4 stand in a row along the foot rail
      And A is at the table
      When A places the cue ball with a gap of 0.2 mm to ball 5
      And B tells A that the cue ball stands wrongly
      And A pockets ball 1
      Then A has committed no foul
      And ball 1 counts

    @id.dynamic-05-15 @reading.R-placed-frozen
    Scenario: Under the other reading the placement itself is the foul
      RU: По другому толкованию нарушение — сама установка
      Given the reading R-placed-frozen is "foul"
      And a game of Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      And the coloured ball stands on the head spot
      And ball 5 stands on the centre spot
      And balls 1 to 4 stand in a row along the foot rail
      And A is at the table
      When A places the cue ball with a gap of 0 mm to ball 5
      Then A has committed a foul under Dynamic 5.2 paragraph 1
      When B lifts ball 5
      And B chooses to play
      And B places the cue ball on the centre spot
      Then B may strike

    @id.dynamic-05-28 @reading.R-placed-frozen
    Scenario: Under the other reading a gap is enough too
      RU: И по другому толкованию зазора достаточно
      Given the reading R-placed-frozen is "foul"
      And a game of Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      And the coloured ball stands on the head spot
      And ball 5 stands on the centre spot
      And balls 1 to 4 stand in a row along the foot rail
      And A is at the table
      When A places the cue ball with a gap of 0.2 mm to ball 5
      And A pockets ball 1
      Then A has committed no foul
      And ball 1 counts

    @id.dynamic-05-16 @reading.R-dynamic-in-hand
    Scenario: The hand that places the cue ball nudges an object ball
      RU: Рука, ставящая биток, задевает прицельный шар
      Given a game of Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      And A is at the table
      When between the strokes A touches ball 5
      Then A has committed a foul under General 17
      When B lifts ball 7
      And B chooses to play
      And B places the cue ball on the foot spot
      Then B may strike

  @D.5.2.p2
  Rule: Only an object ball on a stroke in hand

    @id.dynamic-05-17
    Scenario: From hand an object ball may be pocketed
      RU: С руки можно забить прицельный шар
      Given the game is Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.dynamic-05-18 @reading.R-penalty-item
    Scenario: From hand the cue ball may not
      RU: Биток с руки забивать нельзя
      Given the game is Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      When the coloured ball is played onto ball 3
      And the coloured ball drops into a pocket
      Then the shot is a foul under Dynamic 5.2 paragraph 2
      And no ball counts
      And the coloured ball is spotted because of Dynamic 7 paragraph 1
      And the list of penalties does not name it

    @id.dynamic-05-19
    Scenario: With the cue ball the object ball does not count either
      RU: Вместе с битком не засчитывается и прицельный шар
      Given the game is Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the coloured ball drops into a pocket
      Then the shot is a foul under Dynamic 5.2 paragraph 2
      And no ball counts
      And the coloured ball and ball 3 are spotted

    @id.dynamic-05-20
    Scenario: On a stroke from where it lies the cue ball may be pocketed
      RU: При ударе с места забить биток можно
      Given the game is Dynamic pyramid
      When the coloured ball is played onto ball 3
      And the coloured ball drops into a pocket
      Then the shot is legal by General 20.1
      And the coloured ball counts

    @id.dynamic-05-21
    Scenario: The cue ball that comes back out of the pocket was not pocketed
      RU: Биток, выскочивший из лузы обратно, не забит
      Given the game is Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the coloured ball drops into a pocket
      And the coloured ball comes back out of the pocket
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.dynamic-05-22
    Scenario: In a game the opponent has the cue ball in hand then
      RU: В партии биток после этого вводит соперник
      Given a game of Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      And A is at the table
      When A places the cue ball on the centre spot
      And A pockets the coloured ball off ball 3
      Then A has committed a foul under Dynamic 5.2 paragraph 2
      And A may not lift a ball
      When B lifts ball 3
      And B chooses to play
      And B places the cue ball on the foot spot
      Then B may strike
      And the score is 0:1

  @D.5.3
  Rule: No calling

    @id.dynamic-05-23
    Scenario: Every ball that drops counts
      RU: Засчитывается каждый упавший шар
      Given a game of Dynamic pyramid
      And A is at the table
      When A pockets balls 3, 5 and 7
      Then A's shelf holds balls 3, 5 and 7
      And the score is 3:0

    @id.dynamic-05-24
    Scenario: From hand too
      RU: И при ударе с руки
      Given a game of Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      And A is at the table
      When A places the cue ball on the centre spot
      And A pockets balls 3 and 5
      Then A's shelf holds balls 3 and 5

    @id.dynamic-05-25
    Scenario: On a foul none of them counts
      RU: При нарушении не засчитывается ни один
      Given a game of Dynamic pyramid
      And A is at the table
      When A strikes as follows
      And the shooter has no foot on the floor
      And the coloured ball is played onto ball 3
      And balls 3 and 5 drop into the pockets
      Then no ball counts
      And balls 3 and 5 are spotted

  @D.5.4
  Rule: Completion of every stroke

    @id.dynamic-05-26
    Scenario: A stroke that only meets a ball
      RU: Удар, при котором биток лишь коснулся шара
      Given a game of Dynamic pyramid
      And A is at the table
      When A only meets ball 3
      Then A has committed a foul under General 20

    @id.dynamic-05-27
    Scenario: A stroke in hand too has to be completed
      RU: И удар с руки нужно завершить
      Given a game of Dynamic pyramid
      And the cue ball is in hand anywhere on the table
      And A is at the table
      When A places the cue ball on the centre spot
      And A strikes as follows
      And the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      Then the shot is legal by General 20.2.a
      And it is B's turn
