Feature: General 27. Outside interference

  @G.27
  Rule: Balls moved by a non-player

    @id.general-27-01 @reading.R-27-stroke
    Scenario: A bystander moves balls during the stroke
      RU: Во время удара посторонний сдвинул шары
      Given the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      And ball 5 stands on the centre line
      When the coloured ball is played onto ball 3
      And a bystander moves the balls
      And ball 3 drops into a pocket
      Then the shot is played again
      And no ball counts
      And every ball goes back to where it was

    @id.general-27-02 @reading.R-27-stroke
    Scenario: A bystander pushes the shooter, who misses
      RU: Посторонний толкнул игрока, и тот промахнулся
      When a bystander pushes the shooter
      And the coloured ball is played past every ball
      Then the shot is played again
      And every ball goes back to where it was

    @id.general-27-03
    Scenario: Without interference the same miss is a foul
      RU: Без вмешательства такой же промах — нарушение
      When the coloured ball is played past every ball
      Then the shot is a foul under General 5.3

    @id.general-27-04
    Scenario: The interference comes when the shot is over
      RU: Вмешательство — когда удар уже завершён
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And all balls are at rest
      And a bystander moves the balls
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.general-27-05 @reading.R-replay-foul
    Scenario: The player's own violation stands
      RU: Собственное нарушение игрока остаётся в силе
      Given the reading R-replay-foul is "stands"
      When the coloured ball is played onto ball 3
      And the shooter hits the cue ball twice
      And a bystander moves the balls
      Then the shot is a foul under General 18
      And every ball goes back to where it was
      And the reading R-replay-foul decided

    @id.general-27-06 @reading.R-replay-foul
    Scenario: Under the other reading the violation is undone with the shot
      RU: По другому толкованию вместе с ударом отменяется и нарушение
      Given the reading R-replay-foul is "void"
      When the coloured ball is played onto ball 3
      And the shooter hits the cue ball twice
      And a bystander moves the balls
      Then the shot is played again
      And every ball goes back to where it was
      And the reading R-replay-foul decided

    @id.general-27-10
    Scenario: Between the strokes the balls are put back, and nothing else changes
      RU: Между ударами шары ставят на место, и больше ничего не меняется
      Given a game of Free pyramid
      And the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      And ball 5 stands on the centre line
      And A is at the table
      When between the strokes a bystander moves the balls, and the balls can be put back
      Then every ball goes back to where it was
      And ball 3 now stands on the foot spot
      And it is A's turn
      And A may strike

    @id.general-27-11
    Scenario: Nobody is penalised
      RU: Никого не наказывают
      Given a game of Free pyramid
      And A has 3 points, B has 2
      And A is at the table
      When between the strokes a bystander moves the balls, and the balls can be put back
      Then A has committed no foul
      And B has committed no foul
      And B may not lift a ball
      And the score is 3:2

    @id.general-27-12
    Scenario: A penalty ball that is due stays due
      RU: Причитающийся штрафной шар никуда не девается
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And between the strokes a bystander moves the balls, and the balls can be put back
      Then B may lift any ball
      When B lifts ball 7
      Then the score is 0:1

    @id.general-27-13 @reading.R-27-stroke
    Scenario: The same player plays the disturbed stroke again
      RU: Сорванный удар повторяет тот же игрок
      Given a game of Free pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 3
      And a bystander moves the balls
      And ball 3 drops into a pocket
      Then the shot is played again
      And it is A's turn
      And 16 balls are on the bed
      And A's shelf is empty

    @id.general-27-30 @reading.R-void-from-hand @reading.R-27-stroke
    Scenario: The break is disturbed, and the cue ball is in hand again
      RU: Начальный удар сорван, и биток снова в руке
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And A strikes as follows
      And the coloured ball is played onto ball 1
      And a bystander moves the balls
      Then the shot is played again
      And the opening break is A's
      When A places the cue ball at (-1.2, 0.3)
      And A breaks legally
      Then A has committed no foul
      And it is B's turn

    @id.general-27-31 @reading.R-replay-claim @reading.R-forfeit @reading.R-lift-when
    Scenario: A penalty ball not lifted before the disturbed stroke is lost
      RU: Штрафной шар, не снятый до сорванного удара, пропадает
      Given the reading R-forfeit is "stays"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B strikes as follows
      And the coloured ball is played onto ball 3
      And a bystander moves the balls
      Then the shot is played again
      And it is B's turn
      And B may strike
      And B may not lift a ball
      And B has nothing to choose
      And 16 balls are on the bed
      And the score is 0:0

  @G.27.p1
  Rule: Force majeure

    @id.general-27-07 @question @reading.R-27-stroke
    Scenario: A lamp falls on the table
      RU: На стол падает светильник
      Given the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      When the coloured ball is played onto ball 3
      And a lamp falls on the table
      And ball 3 drops into a pocket
      Then the shot is played again
      And no ball counts
      And every ball goes back to where it was

    @id.general-27-08 @reading.R-27-stroke
    Scenario: The power fails
      RU: Отключилось электричество
      When the coloured ball is played
      And the light goes out
      Then the shot is played again
      And every ball goes back to where it was

    @id.general-27-09 @reading.R-27-stroke
    Scenario: An earthquake
      RU: Землетрясение
      When the coloured ball is played onto ball 3
      And the earth shakes
      And ball 5 jumps off the table
      And the coloured ball jumps off the table
      Then every ball goes back to where it was
      And nothing is spotted

    @id.general-27-14
    Scenario: The light goes out between the strokes
      RU: Свет гаснет между ударами
      Given a game of Free pyramid
      And A has 3 points, B has 2
      And A is at the table
      When between the strokes the light goes out, and the balls can be put back
      Then every ball goes back to where it was
      And A may strike
      And the score is 3:2

  @G.27.p2
  Rule: Position that cannot be restored

    @id.general-27-15
    Scenario: The balls are racked, and the break is lagged for
      RU: Шары ставят пирамидой и разыгрывают начальный удар
      Given a game of Free pyramid
      And A has 3 points, B has 2
      And A is at the table
      When between the strokes a lamp falls on the table, and the balls cannot be put back
      Then the break is decided by a lag
      And the rows of the pyramid hold 1, 2, 3, 4 and 0 balls
      And nobody knows where the coloured ball stands
      And A may not strike

    @id.general-27-16
    Scenario: The winner of the lag has the choice
      RU: Выбор за выигравшим розыгрыш
      Given a game of Free pyramid
      And A has 3 points, B has 2
      And A is at the table
      When between the strokes a lamp falls on the table, and the balls cannot be put back
      And B wins the lag
      Then B may choose to break or to pass the break
      When B chooses to break
      Then the opening break is B's
      And 11 balls are on the bed

    @id.general-27-17
    Scenario: The score goes on from where it was
      RU: Счёт продолжается с того, каким был
      Given a game of Free pyramid
      And A has 3 points, B has 2
      And A is at the table
      When between the strokes a lamp falls on the table, and the balls cannot be put back
      Then the score is 3:2
      When B wins the lag
      And B chooses to break
      And B breaks and pockets ball 4
      Then the score is 3:3
      And it is B's turn

    @id.general-27-18
    Scenario: The break has to be legal as any other
      RU: Начальный удар должен быть правильным, как любой другой
      Given a game of Free pyramid
      And A has 3 points, B has 2
      And A is at the table
      When between the strokes a lamp falls on the table, and the balls cannot be put back
      And B wins the lag
      And B chooses to break
      And B breaks and brings no ball to a rail
      Then B has committed a foul under General 12.1
      When A lifts ball 4
      Then A may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break

    @id.general-27-19
    Scenario: With no ball off the table the pyramid is complete
      RU: Если все шары на столе, пирамида полная
      Given a game of Free pyramid
      And A is at the table
      When between the strokes the earth shakes, and the balls cannot be put back
      Then the break is decided by a lag
      And the rows of the pyramid hold 1, 2, 3, 4 and 5 balls
      And the score is 0:0

    @id.general-27-20 @reading.R-27-swap
    Scenario: The coloured ball was off and comes back for a white one
      RU: Цветной шар был вне игры — он возвращается взамен белого
      Given a game of Free pyramid
      And the coloured ball and ball 3 are on A's shelf
      And A is at the table
      When between the strokes a lamp falls on the table, the balls cannot be put back and ball 5 makes room for the coloured ball
      Then the break is decided by a lag
      And A's shelf holds balls 3 and 5
      And the coloured ball is still on the bed
      And the score is 2:0

    @id.general-27-21 @reading.R-27-swap
    Scenario: As many balls are on the bed as before
      RU: На столе столько же шаров, сколько и было
      Given a game of Free pyramid
      And the coloured ball and ball 3 are on A's shelf
      And A is at the table
      When between the strokes a lamp falls on the table, the balls cannot be put back and ball 5 makes room for the coloured ball
      Then 14 balls are on the bed
      And the rows of the pyramid hold 1, 2, 3, 4 and 3 balls

    @id.general-27-22 @reading.R-27-swap
    Scenario: Somebody has to name the white ball
      RU: Белый шар должен быть назван
      Given a game of Free pyramid
      And the coloured ball and ball 3 are on A's shelf
      And A is at the table
      When between the strokes a lamp falls on the table, and the balls cannot be put back
      Then this is refused under General 27 paragraph 2
      And A's shelf holds the coloured ball and ball 3

    @id.general-27-23 @reading.R-27-swap
    Scenario: Only a white ball on the bed makes room
      RU: Уступить место может лишь белый шар, стоящий на столе
      Given a game of Free pyramid
      And the coloured ball and ball 3 are on A's shelf
      And A is at the table
      When between the strokes a lamp falls on the table, the balls cannot be put back and ball 3 makes room for the coloured ball
      Then this is refused under General 27 paragraph 2
      And it is A's turn

    @id.general-27-24 @reading.R-27-claim
    Scenario: The penalty ball is lifted before the balls are racked
      RU: Сначала снимают штрафной шар, потом ставят пирамиду
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And between the strokes a lamp falls on the table, and the balls cannot be put back
      Then this is refused under General 27
      And B may lift any ball
      When B lifts ball 7
      And B chooses to play
      And between the strokes a lamp falls on the table, and the balls cannot be put back
      Then the break is decided by a lag
      And the score is 0:1
      And the rows of the pyramid hold 0, 2, 3, 4 and 5 balls

    @id.general-27-25 @reading.R-27-claim
    Scenario: The choice is made before the balls are racked
      RU: Сначала делают выбор, потом ставят пирамиду
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And between the strokes a lamp falls on the table, and the balls cannot be put back
      Then this is refused under General 27
      And B may choose to play or to assign the stroke

    @id.general-27-29
    Scenario: Where the balls can be put back nobody lags
      RU: Если шары можно вернуть на место, розыгрыша нет
      Given a game of Free pyramid
      And A has 3 points, B has 2
      And A is at the table
      When between the strokes a lamp falls on the table, and the balls can be put back
      Then every ball goes back to where it was
      And it is A's turn
      And A may strike
      And the score is 3:2

  @G.27.n1
  Rule: Incomplete pyramid after an interference

    @id.general-27-26
    Scenario: Fourteen white balls leave the foot spot empty
      RU: Четырнадцать белых шаров оставляют заднюю отметку свободной
      Given a game of Free pyramid
      And A has 1 points, B has 0
      And A is at the table
      When between the strokes a lamp falls on the table, and the balls cannot be put back
      Then the rows of the pyramid hold 0, 2, 3, 4 and 5 balls
      And no ball stands on the foot spot

    @id.general-27-27
    Scenario: With thirteen white balls one stands on the foot spot
      RU: При тринадцати белых шарах задняя отметка занята
      Given a game of Free pyramid
      And A has 1 points, B has 1
      And A is at the table
      When between the strokes a lamp falls on the table, and the balls cannot be put back
      Then the rows of the pyramid hold 1, 2, 3, 4 and 3 balls

    @id.general-27-28
    Scenario: The incomplete pyramid has to be tight like any other
      RU: Неполная пирамида тоже должна стоять вплотную
      Given a game of Free pyramid
      And A has 1 points, B has 0
      And A is at the table
      When between the strokes a lamp falls on the table, and the balls cannot be put back
      And B wins the lag
      And B chooses to break
      And a gap is found in the rack
      Then this is refused under General 8.1
      And the rows of the pyramid hold 0, 2, 3, 4 and 5 balls
