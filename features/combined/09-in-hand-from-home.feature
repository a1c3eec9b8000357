Feature: Combined pyramid 9. Play in hand from home

  @K.9.1
  Rule: Place of the cue ball in home

    @id.combined-09-01 @reading.R-placed-frozen
    Scenario: Against an object ball, and nobody says so
      RU: Вплотную к прицельному шару, но все промолчали
      Given the reading R-placed-frozen is "warn-first"
      And a game of Combined pyramid
      And the cue ball is in hand from home
      And the coloured ball stands in the middle of home
      And ball 5 stands at (-1.2, 0)
      And balls 1 to 4 stand in a row along the foot rail
      And A is at the table
      When A places the cue ball with a gap of 0 mm to ball 5
      And A pockets ball 1
      Then A has committed no foul
      And the reading R-placed-frozen decided

    @id.combined-09-02 @reading.R-placed-frozen @reading.R-penalty-item
    Scenario: Against an object ball in spite of a word
      RU: Вплотную к прицельному шару вопреки сообщению
      Given the reading R-placed-frozen is "warn-first"
      And a game of Combined pyramid
      And the cue ball is in hand from home
      And the coloured ball stands in the middle of home
      And ball 5 stands at (-1.2, 0)
      And balls 1 to 4 stand in a row along the foot rail
      And A is at the table
      When A places the cue ball with a gap of 0 mm to ball 5
      And B tells A that the cue ball stands wrongly
      And A pockets ball 1
      Then A has committed a foul under Combined 9.1
      And the list of penalties does not name it
      And ball 1 is spotted

    @id.combined-09-03
    Scenario: Told so, the player moves the cue ball
      RU: После сообщения игрок переставляет биток
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And the coloured ball stands in the middle of home
      And ball 5 stands at (-1.2, 0)
      And balls 1 to 4 stand in a row along the foot rail
      And A is at the table
      When A places the cue ball with a gap of 0 mm to ball 5
      And B tells A that the cue ball stands wrongly
      And A places the cue ball in the middle of home
      And A pockets ball 1
      Then A has committed no foul
      And ball 1 counts

    @id.combined-09-04
    Scenario: Beside it with a gap the cue ball stands well
      RU: Рядом, но с зазором, биток стоит верно
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And the coloured ball stands in the middle of home
      And ball 5 stands at (-1.2, 0)
      And balls 1 to 4 stand in a row along the foot rail
      And A is at the table
      When A places the cue ball with a gap of 0.2 mm to ball 5
      And B tells A that the cue ball stands wrongly
      And A pockets ball 1
      Then A has committed no foul
      And ball 1 counts

    @id.combined-09-05 @reading.R-placed-frozen
    Scenario: Under the other reading the placement itself is the foul
      RU: По другому толкованию нарушение — сама установка
      Given the reading R-placed-frozen is "foul"
      And a game of Combined pyramid
      And the cue ball is in hand from home
      And the coloured ball stands in the middle of home
      And ball 5 stands at (-1.2, 0)
      And balls 1 to 4 stand in a row along the foot rail
      And A is at the table
      When A places the cue ball with a gap of 0 mm to ball 5
      Then A has committed a foul under Combined 9.1
      And B may lift any ball but the coloured ball
      When B lifts ball 5
      And B chooses to play
      And B places the cue ball in the middle of home
      Then B may strike

    @id.combined-09-06 @reading.R-placed-frozen
    Scenario: Under the other reading a gap is enough too
      RU: И по другому толкованию зазора достаточно
      Given the reading R-placed-frozen is "foul"
      And a game of Combined pyramid
      And the cue ball is in hand from home
      And the coloured ball stands in the middle of home
      And ball 5 stands at (-1.2, 0)
      And balls 1 to 4 stand in a row along the foot rail
      And A is at the table
      When A places the cue ball with a gap of 0.2 mm to ball 5
      And A pockets ball 1
      Then A has committed no foul
      And ball 1 counts

    @id.combined-09-07 @reading.R-placed-frozen
    Scenario: A shot by itself shows the placement too
      RU: Установку показывает и отдельный удар
      Given the reading R-placed-frozen is "foul"
      And the game is Combined pyramid
      And the cue ball is in hand from home
      And the coloured ball is frozen to ball 5
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under Combined 9.1
      And the reading R-placed-frozen decided

    @id.combined-09-08
    Scenario: Any point of home will do
      RU: Годится любая точка дома
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When A places the cue ball with a gap of 0 mm to the head rail
      And the referee tells A that the cue ball stands wrongly
      And A pockets ball 1
      Then A has committed no foul
      And ball 1 counts

    @id.combined-09-09
    Scenario: In play a frozen cue ball is no placement
      RU: Во время игры биток вплотную к шару — не установка
      Given the game is Combined pyramid
      And the coloured ball is frozen to ball 5
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

  @K.9.2
  Rule: Ball touched while the cue ball is being placed

    @id.combined-09-10 @question
    Scenario: The hand that places the cue ball nudges an object ball
      RU: Рука, ставящая биток, задевает прицельный шар
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When between the strokes A touches ball 5
      Then A has committed a foul under General 17
      And the penalty is that of General 29.1.6
      When B lifts ball 7
      And B chooses to play
      Then the score is 0:1
      And it is B's turn
      When B places the cue ball in the middle of home
      Then the coloured ball now stands in the middle of home
      And B may strike

    @id.combined-09-11
    Scenario: The right passes from home, not from anywhere
      RU: Переходит право на удар из дома, а не откуда угодно
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When A places the cue ball in the middle of home
      And between the strokes A touches ball 5
      And B lifts ball 7
      And B chooses to play
      And B places the cue ball on the home line
      And A tells B that the cue ball stands wrongly
      And B pockets ball 4
      Then B has committed a foul under General 11.3

    @id.combined-09-12
    Scenario: Touching the cue ball itself is no foul
      RU: Касаться самого битка можно
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When A places the cue ball in the middle of home
      And between the strokes A touches the coloured ball
      Then this is refused under General 11.5
      And it is A's turn

    @id.combined-09-13
    Scenario: With the cue ball on the bed a touch gives nobody the ball in hand
      RU: Если биток на столе, касание никому не даёт его в руку
      Given a game of Combined pyramid
      And A is at the table
      When between the strokes A touches ball 5
      Then A has committed a foul under General 17
      When B lifts ball 7
      And B chooses to play
      And B places the cue ball in the middle of home
      Then this is refused under General 11.4

  @K.9.3
  Rule: Cue ball placed on or over the home line

    @id.combined-09-14 @question
    Scenario: On the line, and nobody says so
      RU: На линии, но все промолчали
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When A places the cue ball on the home line
      And A pockets ball 1
      Then the shot is legal by General 20.1
      And A's shelf holds ball 1

    @id.combined-09-15 @question
    Scenario: On the line in spite of a word
      RU: На линии вопреки сообщению
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When A places the cue ball on the home line
      And the referee tells A that the cue ball stands wrongly
      And A pockets ball 1
      Then A has committed a foul under General 11.3
      And A's shelf is empty
      And B may lift any ball but the coloured ball

    @id.combined-09-16
    Scenario: Told so, the player moves the cue ball off the line
      RU: После сообщения игрок убирает биток с линии
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When A places the cue ball on the home line
      And the referee tells A that the cue ball stands wrongly
      And A places the cue ball 1 mm inside home
      And A pockets ball 1
      Then A has committed no foul
      And ball 1 counts

    @id.combined-09-17
    Scenario: A word about a cue ball that stands well changes nothing
      RU: Замечание о верно стоящем битке ничего не меняет
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When A places the cue ball 1 mm inside home
      And B tells A that the cue ball stands wrongly
      And A pockets ball 1
      Then A has committed no foul
      And ball 1 counts

    @id.combined-09-18
    Scenario: Far beyond the line in spite of a word
      RU: Далеко за линией вопреки сообщению
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When A places the cue ball 200 mm past the home line
      And B tells A that the cue ball stands wrongly
      And A pockets ball 1
      Then A has committed a foul under General 11.3

  @K.9.4
  Rule: All object balls in home

    @id.combined-09-19
    Scenario: The stroke is played from the temporary home
      RU: Удар выполняют из временного дома
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And balls 1 to 15 are in home
      And A is at the table
      When A places the cue ball in the middle of the temporary home
      And B tells A that the cue ball stands wrongly
      And A pockets ball 5
      Then the shot is legal by General 20.1
      And A's shelf holds ball 5

    @id.combined-09-20
    Scenario: Its back line runs through the foot spot and does not belong to it
      RU: Его задняя линия проходит через заднюю отметку и к нему не относится
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And balls 1 to 15 are in home
      And A is at the table
      When A places the cue ball on the back line
      And B tells A that the cue ball stands wrongly
      And A pockets ball 5
      Then A has committed a foul under General 11.3

    @id.combined-09-21
    Scenario: A millimetre behind the back line the cue ball stands well
      RU: В миллиметре за задней линией биток стоит верно
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And balls 1 to 15 are in home
      And A is at the table
      When A places the cue ball 1 mm inside the temporary home
      And B tells A that the cue ball stands wrongly
      And A pockets ball 5
      Then A has committed no foul
      And ball 5 counts

    @id.combined-09-22
    Scenario: With one ball outside home the end does not change
      RU: Если хотя бы один шар вне дома, сторона не меняется
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And balls 1 to 14 are in home
      And A is at the table
      When A places the cue ball in the middle of the temporary home
      And B tells A that the cue ball stands wrongly
      And A pockets ball 15
      Then A has committed a foul under General 11.3

    @id.combined-09-23
    Scenario: Home itself is not the place then
      RU: Сам дом тогда не годится
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And balls 1 to 15 are in home
      And A is at the table
      When A places the cue ball in the middle of home
      And B tells A that the cue ball stands wrongly
      And A pockets ball 5
      Then A has committed a foul under General 11.3
