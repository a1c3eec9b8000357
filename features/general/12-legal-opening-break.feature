Feature: General 12. Legal opening break

  @G.12.1
  Rule: Conditions of a legal break

    @id.general-12-01
    Scenario: Two balls reach rails and nothing else happens
      RU: Два шара дошли до бортов, и больше ничего
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      Then the shot is a foul under General 12.1
      And the penalty is that of General 29.1.2

    @id.general-12-02
    Scenario: The break only nudges the pyramid
      RU: Пирамида лишь слегка задета
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      Then the shot is a foul under General 12.1

    @id.general-12-03
    Scenario: What makes any other shot legal does not help the break
      RU: Что спасает любой другой удар, начального не спасает
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 11 touches the left rail
      And ball 11 crosses the centre line into the head half
      Then the shot is a foul under General 12.1

    @id.general-12-04 @reading.R-break-balls
    Scenario: Only the cue ball reaches rails
      RU: До бортов доходит только биток
      Given the shot is the opening break
      When the coloured ball is played onto ball 11
      And the coloured ball touches the foot rail
      And the coloured ball touches the left rail
      And the coloured ball touches the head rail
      And the coloured ball crosses the centre line into the head half
      Then the shot is a foul under General 12.1

    @id.general-12-05 @reading.R-miss
    Scenario: A break that misses the pyramid is one foul
      RU: Начальный удар мимо пирамиды — одно нарушение
      Given the reading R-miss is "collision-only"
      And the shot is the opening break
      When the coloured ball is played past every ball
      And the coloured ball touches the foot rail
      Then the shot is a foul under General 5.3
      And the reading R-miss decided

    @id.general-12-06 @reading.R-miss
    Scenario: Under the other reading a break past the pyramid is two fouls
      RU: По другому толкованию начальный удар мимо пирамиды — два нарушения
      Given the reading R-miss is "all"
      And the shot is the opening break
      When the coloured ball is played past every ball
      And the coloured ball touches the foot rail
      Then the shot is a foul under General 5.3 and General 12.1
      And the reading R-miss decided

    @id.general-12-07
    Scenario: A break that meets a condition is still a foul for another reason
      RU: Выполненное условие не оправдывает другого нарушения
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And the shooter has no foot on the floor
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 16
      And the shot itself was completed by General 12.1.2

    @id.general-12-08
    Scenario: Three violations of one break
      RU: Три нарушения одного начального удара
      Given the shot is the opening break
      When ball 9 is played onto ball 1
      And the shooter has no foot on the floor
      And balls 11 and 15 touch the foot rail
      Then the shot is a foul under General 11.2, General 12.1 and General 16

  @G.12.1.1
  Rule: Ball pocketed on the break

    @id.general-12-09
    Scenario: An object ball drops
      RU: Падает прицельный шар
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 drops into the left foot corner pocket
      Then the shot is legal by General 12.1.1
      And ball 11 counts

    @id.general-12-10
    Scenario: The cue ball drops
      RU: Падает биток
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And the coloured ball drops into the right side pocket
      Then the shot is legal by General 12.1.1
      And the coloured ball counts

    @id.general-12-64
    Scenario: A ball drops before the third one reaches a rail
      RU: Шар падает раньше, чем третий шар доходит до борта
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 14 drops into a pocket
      And ball 12 touches the left rail
      Then the shot is legal by General 12.1.1
      And ball 14 counts

    @id.general-12-11
    Scenario: The ball comes back out of the pocket
      RU: Шар выскочил из лузы обратно
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 drops into the left foot corner pocket
      And ball 11 comes back out of the pocket
      Then the shot is a foul under General 12.1

    @id.general-12-12
    Scenario: The cue ball drops without having met a ball
      RU: Биток упал, никого не задев
      Given the shot is the opening break
      When the coloured ball is played past every ball
      And the coloured ball drops into the right foot corner pocket
      Then the shot is a foul under General 5.3
      And no ball counts

    @id.general-12-13 @reading.R-break-foul
    Scenario: A ball that is pocketed illegally does not make the break legal
      RU: Неправильно забитый шар не делает начальный удар правильным
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And the shooter hits the cue ball twice
      And ball 11 drops into a pocket
      Then the shot is a foul under General 12.1 and General 18
      And ball 11 is spotted

    @id.general-12-14 @reading.R-break-foul
    Scenario: With three balls at rails the illegal ball is not needed
      RU: Если три шара дошли до бортов, неправильный шар и не нужен
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And the shooter hits the cue ball twice
      And balls 12, 13 and 15 touch the foot rail
      And ball 11 drops into a pocket
      Then the shot is a foul under General 18
      And ball 11 is spotted

  @G.12.1.2
  Rule: Balls driven to rails

    @id.general-12-15
    Scenario: Three balls, three rails
      RU: Три шара, три борта
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the left rail
      And ball 12 touches the foot rail
      And ball 15 touches the right rail
      Then the shot is legal by General 12.1.2

    @id.general-12-16
    Scenario: Three balls, one rail
      RU: Три шара, один борт
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-12-17
    Scenario: Two balls, three rails
      RU: Два шара, три борта
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the left rail
      And ball 11 touches the foot rail
      And ball 15 touches the right rail
      Then the shot is a foul under General 12.1

    @id.general-12-18 @reading.R-break-balls
    Scenario: The cue ball is not the third
      RU: Биток — не третий шар
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And the coloured ball touches the head rail
      Then the shot is a foul under General 12.1

    @id.general-12-19 @reading.R-break-balls
    Scenario: What happened before the first contact does not count
      RU: Что было до первого соударения, не учитывается
      Given the shot is the opening break
      When the coloured ball is played
      And ball 11 touches the foot rail
      And the coloured ball meets ball 1
      And balls 12 and 15 touch the foot rail
      Then the shot is a foul under General 12.1

    @id.general-12-20
    Scenario: A ball may stay at the rail it has reached
      RU: Шар может и остаться у борта, до которого дошёл
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 12 touches the left rail and stays there
      Then the shot is legal by General 12.1.2

    @id.general-12-21 @reading.R-corner-jaw
    Scenario: The jaw of a corner pocket is a rail
      RU: Губка угловой лузы — борт
      Given the reading R-corner-jaw is "rail"
      And the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 12 rebounds from the jaw of the left foot corner pocket on the left rail
      Then the shot is legal by General 12.1.2
      And the reading R-corner-jaw decided

    @id.general-12-22 @reading.R-corner-jaw
    Scenario: Under the other reading the jaw of a corner pocket is none
      RU: По другому толкованию губка угловой лузы — не борт
      Given the reading R-corner-jaw is "none"
      And the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 12 rebounds from the jaw of the left foot corner pocket on the left rail
      Then the shot is a foul under General 12.1
      And the reading R-corner-jaw decided

    @id.general-12-23 @reading.R-break-balls @reading.R-side-jaw
    Scenario: The jaw of a side pocket brings the third ball to a rail
      RU: Губка средней лузы доводит до борта третий шар
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 12 rebounds from the jaw of the left side pocket
      Then the shot is legal by General 12.1.2

  @G.12.1.3
  Rule: Balls driven to rails and a crossing

    @id.general-12-24
    Scenario: Two balls at rails, a third one crosses the line
      RU: Два шара у бортов, третий пересёк линию
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 12 crosses the centre line into the head half
      Then the shot is legal by General 12.1.3

    @id.general-12-25
    Scenario: The ball that crosses may be one of the two
      RU: Линию может пересечь один из тех же двух шаров
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 15 crosses the centre line into the head half
      Then the shot is legal by General 12.1.3

    @id.general-12-26
    Scenario: The crossing may come first
      RU: Пересечение может быть и раньше
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 12 crosses the centre line into the head half
      And balls 11 and 15 touch the foot rail
      Then the shot is legal by General 12.1.3

    @id.general-12-27
    Scenario: One ball at a rail, three balls over the line
      RU: Один шар у борта, три шара за линией
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 11 crosses the centre line into the head half
      And ball 12 crosses the centre line into the head half
      And ball 13 crosses the centre line into the head half
      Then the shot is a foul under General 12.1

    @id.general-12-28 @reading.R-break-balls
    Scenario: The cue ball's way back over the line is no crossing
      RU: Обратный путь битка через линию не учитывается
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And the coloured ball crosses the centre line into the head half
      Then the shot is a foul under General 12.1

    @id.general-12-29
    Scenario: Only the edge of a ball passes the line
      RU: За линию зашёл лишь край шара
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And only the edge of ball 12 passes the centre line
      Then the shot is a foul under General 12.1

    @id.general-12-30
    Scenario: The coloured ball has no number, but may be the one that crosses
      RU: У цветного шара нет номера, но линию может пересечь и он
      Given the shot is the opening break
      When ball 9 is played onto the coloured ball
      And the coloured ball crosses the centre line into the foot half
      And balls 11 and 15 touch the foot rail
      Then the shot is a foul under General 11.2
      And the shot itself was completed by General 12.1.3

    @id.general-12-31 @reading.R-break-balls
    Scenario: A side jaw is one act, not a rail and a crossing at once
      RU: Губка средней лузы — одно действие, а не борт и линия сразу
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 12 rebounds from the jaw of the left side pocket
      Then the shot is a foul under General 12.1

    @id.general-12-32 @reading.R-side-jaw
    Scenario: A side jaw is the crossing that was missing
      RU: Губка средней лузы заменяет недостающее пересечение
      Given the reading R-side-jaw is "one-act"
      And the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 12 touch the foot rail
      And ball 12 rebounds from the jaw of the left side pocket
      Then the shot is legal by General 12.1.3
      And the reading R-side-jaw decided

    @id.general-12-33 @reading.R-side-jaw
    Scenario: Under a second reading a side jaw is a crossing and no rail
      RU: По второму толкованию губка средней лузы — пересечение, но не борт
      Given the reading R-side-jaw is "crossing"
      And the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 12 rebounds from the jaw of the left side pocket
      And ball 13 crosses the centre line into the head half
      Then the shot is a foul under General 12.1
      And the reading R-side-jaw decided

    @id.general-12-34 @reading.R-side-jaw
    Scenario: Under a third reading a side jaw is a rail and no crossing
      RU: По третьему толкованию губка средней лузы — борт, но не пересечение
      Given the reading R-side-jaw is "rail"
      And the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 12 touch the foot rail
      And ball 12 rebounds from the jaw of the left side pocket
      Then the shot is a foul under General 12.1
      And the reading R-side-jaw decided

    @id.general-12-66 @reading.R-side-jaw
    Scenario: The ball that met a side jaw goes on to a rail
      RU: Шар задел губку средней лузы и дошёл до борта
      Given the reading R-side-jaw is "one-act"
      And the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 12 rebounds from the jaw of the left side pocket
      And ball 12 touches the head rail
      And ball 11 touches the foot rail
      Then the shot is legal by General 12.1.3

  @G.12.2.1
  Rule: Position accepted and played

    @id.general-12-35 @question
    Scenario: After an illegal break four ways are open
      RU: После неправильного начального удара открыты четыре пути
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      Then B may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break
      And A has nothing to choose

    @id.general-12-36
    Scenario: The balls stay as they lie, and the opponent plays
      RU: Шары остаются как стоят, и играет соперник
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B chooses to play
      Then it is B's turn
      And A may not strike
      When B pockets ball 3 with ball 9
      Then the shot is legal by General 20.1
      And B's shelf holds balls 3 and 7

    @id.general-12-37
    Scenario: The stroke is no break any more
      RU: Это уже не начальный удар
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B chooses to play
      And B only meets ball 3
      Then B has committed a foul under General 20

    @id.general-12-38
    Scenario: Who broke does not choose
      RU: Разбивавший не выбирает
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And A chooses to play
      Then this is refused under General 12.2
      And it is B's turn

    @id.general-12-39 @reading.R-wrong-side-pending
    Scenario: No stroke before the choice
      RU: До выбора бить нельзя
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B pockets ball 3
      Then this is refused under General 12.2
      And ball 3 is still on the bed

    @id.general-12-40
    Scenario: A choice that belongs to the lag
      RU: Выбор, который делают после розыгрыша
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B passes the break
      Then this is refused under General 12.2
      And it is B's turn

    @id.general-12-41
    Scenario: A legal break leaves nothing to choose
      RU: После правильного начального удара выбирать нечего
      Given a game of Free pyramid
      And A is to break
      When A breaks legally
      Then B has nothing to choose
      And it is B's turn
      And B may strike
      And B may not lift a ball

    @id.general-12-42 @reading.R-miss @reading.R-break-missed
    Scenario: The break that misses the pyramid is illegal too
      RU: Неправилен и начальный удар мимо пирамиды
      Given the reading R-miss is "collision-only"
      And a game of Free pyramid
      And A is to break
      When A misses
      Then A has committed a foul under General 5.3
      When B lifts ball 7
      Then B may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break

    @id.general-12-43 @reading.R-break-foul
    Scenario: The break met a condition and was a foul for another reason
      RU: Условие выполнено, но допущено другое нарушение
      Given the reading R-break-foul is "rule-6"
      And a game of Free pyramid
      And A is to break
      When A breaks with no foot on the floor
      And B lifts ball 7
      Then B may choose to play or to assign the stroke

    @id.general-12-44 @reading.R-break-foul
    Scenario: Under the other reading four ways are open then as well
      RU: По другому толкованию и тогда открыты четыре пути
      Given the reading R-break-foul is "12.2"
      And a game of Free pyramid
      And A is to break
      When A breaks with no foot on the floor
      And B lifts ball 7
      Then B may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break

    @id.general-12-45 @reading.R-break-foul
    Scenario: Nothing but an illegal ball would have met a condition
      RU: Условие выполнил бы лишь неправильно забитый шар
      Given the reading R-break-foul is "rule-6"
      And a game of Free pyramid
      And A is to break
      When A strikes as follows
      And the coloured ball is played onto ball 1
      And the shooter hits the cue ball twice
      And ball 11 drops into a pocket
      Then A has committed a foul under General 12.1 and General 18
      When B lifts ball 7
      Then B may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break

    @id.general-12-46 @reading.R-break-foul
    Scenario: The four ways are for a violation of the player who broke
      RU: Четыре пути — за нарушение того, кто разбивал
      Given the reading R-break-foul is "12.2"
      And a game of Free pyramid
      And A is to break
      When A breaks legally while B distracts the shooter
      And A lifts ball 7
      Then A may choose to play or to assign the stroke

  @G.12.2.2
  Rule: Position accepted and stroke assigned

    @id.general-12-47
    Scenario: Who broke has to play on from there
      RU: Разбивавшему приходится играть дальше с этой позиции
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B assigns the stroke
      Then it is A's turn
      And A may strike
      And B may not strike
      And 15 balls are on the bed

    @id.general-12-48
    Scenario: The assigned stroke is no break
      RU: Переданный удар — не начальный
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B assigns the stroke
      And A only meets ball 3
      Then A has committed a foul under General 20
      When B lifts ball 8
      Then B may choose to play or to assign the stroke
      And the score is 0:2

  @G.12.2.3
  Rule: Rerack and break

    @id.general-12-49
    Scenario: The balls are racked again, and the opponent breaks
      RU: Шары ставят заново, и разбивает соперник
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and chooses to break
      Then the opening break is B's
      And A may not strike
      And the score is 0:1

    @id.general-12-50
    Scenario: A ball pocketed on the new break
      RU: Шар забит новым начальным ударом
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and chooses to break
      And B breaks and pockets ball 15
      Then the shot is legal by General 12.1.1
      And B's shelf holds balls 7 and 15
      And it is B's turn

    @id.general-12-51
    Scenario: The new break may be illegal as well
      RU: Неправильным может быть и новый начальный удар
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and chooses to break
      And B breaks and brings no ball to a rail
      Then B has committed a foul under General 12.1
      And the penalty is that of General 29.1.2
      When A lifts ball 8
      Then the score is 1:1
      And A may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break

    @id.general-12-52 @G.11.2
    Scenario: The new break is played with the coloured ball as well
      RU: И новый начальный удар выполняют цветным шаром
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and chooses to break
      And B strikes as follows
      And ball 9 is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then B has committed a foul under General 11.2

  @G.12.2.4
  Rule: Rerack and break assigned

    @id.general-12-53
    Scenario: The balls are racked again, and the offender breaks again
      RU: Шары ставят заново, и разбивает снова нарушитель
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and passes the break
      Then the opening break is A's
      And A may strike
      And B may not strike

    @id.general-12-54 @question
    Scenario: Each illegal break in a row costs a ball
      RU: Каждый неправильный начальный удар подряд стоит шара
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and passes the break
      And A breaks and brings no ball to a rail
      Then A has committed a foul under General 12.1
      When B lifts ball 8
      Then the score is 0:2
      And B may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break

    @id.general-12-55
    Scenario: The second attempt is legal
      RU: Вторая попытка удалась
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and passes the break
      And A breaks legally
      Then the shot is legal by General 12.1.2
      And it is B's turn
      And B has nothing to choose
      And the score is 0:1

    @id.general-12-65 @reading.R-break-missed
    Scenario: A break past the pyramid is played again by the offender
      RU: Ударивший мимо пирамиды разбивает ещё раз
      Given a game of Free pyramid
      And A is to break
      When A misses
      And B lifts ball 7
      And B has the balls racked again and passes the break
      Then the opening break is A's
      And the rows of the pyramid hold 0, 2, 3, 4 and 5 balls
      And the score is 0:1

  @G.12.2.n1
  Rule: Rerack after a penalty ball

    @id.general-12-56 @reading.R-rerack-count
    Scenario: Fourteen white balls are racked, the one on the shelf is not
      RU: Ставят четырнадцать белых шаров, без того, что на полке
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and chooses to break
      Then the rows of the pyramid hold 0, 2, 3, 4 and 5 balls
      And B's shelf holds ball 7
      And nobody knows where the coloured ball stands

    @id.general-12-57 @reading.R-rerack-count
    Scenario: An illegally pocketed ball stands in the pyramid again
      RU: Неправильно забитый шар снова стоит в пирамиде
      Given a game of Free pyramid
      And A is to break
      When A strikes as follows
      And the coloured ball is played onto ball 1
      And the shooter hits the cue ball twice
      And balls 11 and 12 drop into the pockets
      Then balls 11 and 12 are spotted
      When B lifts ball 7
      And B has the balls racked again and chooses to break
      Then the rows of the pyramid hold 0, 2, 3, 4 and 5 balls
      And 15 balls are on the bed

    @id.general-12-58
    Scenario: Where the position is accepted nothing is racked
      RU: Если позиция принята, ничего не ставят заново
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B chooses to play
      And the rack is found tight
      Then this is refused under General 8.1
      And 15 balls are on the bed

    @id.general-12-59 @reading.R-coloured-lifted @reading.R-rerack-count
    Scenario: The coloured ball was lifted and comes back for a white one
      RU: Снят был цветной шар — он возвращается взамен белого
      Given the reading R-coloured-lifted is "swap"
      And a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts the coloured ball
      And B has the balls racked again and chooses to break
      Then B may lift any ball
      And B may not strike
      When B lifts ball 7
      Then B's shelf holds ball 7
      And the coloured ball is still on the bed
      And the rows of the pyramid hold 0, 2, 3, 4 and 5 balls
      And the score is 0:1

    @id.general-12-60 @reading.R-coloured-lifted
    Scenario: Whoever lifted the coloured ball names the white one, whoever breaks
      RU: Белый шар называет снявший цветной, кто бы ни разбивал
      Given the reading R-coloured-lifted is "swap"
      And a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts the coloured ball
      And B has the balls racked again and passes the break
      Then A may not lift a ball
      When B lifts ball 7
      Then the opening break is A's
      And B's shelf holds ball 7

    @id.general-12-61 @reading.R-coloured-lifted
    Scenario: Where the position is accepted the coloured ball stays on the shelf
      RU: Если позиция принята, цветной шар остаётся на полке
      Given the reading R-coloured-lifted is "swap"
      And a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts the coloured ball
      And B chooses to play
      Then it is B's turn
      And B may not lift a ball
      And B's shelf holds the coloured ball

    @id.general-12-62 @reading.R-coloured-lifted
    Scenario: Under the other reading the coloured ball may not be lifted
      RU: По другому толкованию снимать цветной шар нельзя
      Given the reading R-coloured-lifted is "forbidden"
      And a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      Then B may lift any ball but the coloured ball

    @id.general-12-63 @reading.R-coloured-lifted @reading.R-break-foul
    Scenario: Where the balls may not be racked again, the coloured ball may be lifted under the other reading as well
      RU: Если заново расставить шары нельзя, цветной снимают и по другому толкованию
      Given the reading R-coloured-lifted is "forbidden"
      And the reading R-break-foul is "rule-6"
      And a game of Free pyramid
      And A is to break
      When A breaks with no foot on the floor
      Then B may lift any ball
