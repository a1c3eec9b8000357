Feature: General 11. Cue ball on the opening break

  @G.11.1
  Rule: Break in hand from home

    @id.general-11-01
    Scenario: The break is played from home
      RU: Начальный удар выполнен из дома
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands in the middle of home
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-11-02
    Scenario: Told that the ball is not in home, the player breaks from there
      RU: Игрок, предупреждённый, что биток не в доме, разбивает оттуда
      Given the shot is the opening break
      And the shooter was told that the cue ball stands wrongly
      When the shooter plays the cue ball from outside home
      And the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 11.3

    @id.general-11-03
    Scenario: Once the game is open, the cue ball is played from where it lies
      RU: После начального удара битком играют оттуда, где он стоит
      Given the coloured ball stands on the centre spot
      And ball 3 stands on the foot spot
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

    @id.general-11-27
    Scenario: In a game too the break is played from home
      RU: И в партии начальный удар выполняют из дома
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball on the centre spot
      And the referee tells A that the cue ball stands wrongly
      And A breaks legally
      Then A has committed a foul under General 11.3
      And B may lift any ball

  @G.11.2
  Rule: Coloured ball on the break

    @id.general-11-04
    Scenario: The break with the coloured ball
      RU: Начальный удар цветным шаром
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-11-05 @reading.R-penalty-item
    Scenario: The break with a white ball
      RU: Начальный удар белым шаром
      Given the shot is the opening break
      When ball 9 is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 11.2
      And the list of penalties does not name it

    @id.general-11-06
    Scenario: In Combined pyramid a white ball on the break breaks two clauses
      RU: В «Комбинированной пирамиде» начальный удар белым шаром нарушает два пункта
      Given the game is Combined pyramid
      And the shot is the opening break
      When ball 9 is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 4.2 and General 11.2

    @id.general-11-26
    Scenario: After the break the coloured ball is no longer prescribed
      RU: После начального удара играть цветным шаром уже не обязательно
      When ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

  @G.11.3
  Rule: Placement of the cue ball

    @id.general-11-07
    Scenario: Any point of home will do
      RU: Подходит любая точка дома
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands at (-1.74, 0.85)
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-11-08
    Scenario: A millimetre inside home
      RU: В доме, в миллиметре от его линии
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands 1 mm inside home
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-11-09 @reading.R-penalty-item
    Scenario: On the home line
      RU: На линии дома
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands on the home line
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 11.3
      And the list of penalties does not name it

    @id.general-11-10 @reading.R-unsure
    Scenario: The referee could not see whether the ball was in home
      RU: Судья не разглядел, был ли биток в доме
      Given the shot is the opening break
      And the shooter was told that the cue ball stands wrongly
      When the referee cannot tell whether the shooter plays the cue ball from outside home
      And the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2
      And it is left to the referee under General 11.3

    @id.general-11-11
    Scenario: A ball pocketed from a wrong place comes back
      RU: Шар, забитый с неправильного места, возвращается
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands 1 mm past the home line
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      And ball 14 drops into a pocket
      Then the shot is a foul under General 11.3
      And ball 14 is spotted

    @id.general-11-28
    Scenario: Until the stroke the ball may be put down anew
      RU: До удара биток можно переставить
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball 1 mm inside home
      And A places the cue ball in the middle of home
      Then the coloured ball now stands in the middle of home
      And the opening break is A's
      And A may strike

    @id.general-11-29
    Scenario: Only the player who breaks places the ball
      RU: Биток ставит только тот, кто разбивает
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And B places the cue ball 1 mm inside home
      Then this is refused under General 11.3
      And the coloured ball now stands in the middle of home

    @id.general-11-30 @reading.R-penalty-item
    Scenario: On the home line, and told of it
      RU: На линии дома — и об этом сказано
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball on the home line
      And the referee tells A that the cue ball stands wrongly
      And A breaks legally
      Then A has committed a foul under General 11.3
      And the list of penalties does not name it
      When B lifts ball 7
      Then the score is 0:1

    @id.general-11-31
    Scenario: A millimetre inside home a word does no harm
      RU: Биток в доме, в миллиметре от линии: замечание ничего не меняет
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball 1 mm inside home
      And the referee tells A that the cue ball stands wrongly
      And A breaks and pockets ball 15
      Then the shot is legal by General 12.1.1
      And A's shelf holds ball 15

  @G.11.3.p1
  Rule: Information before the shot

    @id.general-11-12
    Scenario: Nobody said a word
      RU: Никто не сказал ни слова
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands on the centre spot
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-11-13
    Scenario: Somebody spoke before the shot
      RU: До удара сказали
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands on the centre spot
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 11.3

    @id.general-11-32
    Scenario: Nobody speaks, and the break stands
      RU: Все молчат — и удар остаётся в силе
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball 1 mm past the home line
      And A breaks and pockets ball 15
      Then A has committed no foul
      And A's shelf holds ball 15
      And it is A's turn

    @id.general-11-33
    Scenario: The opponent may say it too
      RU: Сказать может и соперник
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball 1 mm past the home line
      And B tells A that the cue ball stands wrongly
      And A breaks legally
      Then A has committed a foul under General 11.3

    @id.general-11-34
    Scenario: After the break it is too late to say it
      RU: После начального удара говорить об этом поздно
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball 1 mm past the home line
      And A breaks legally
      And B tells A that the cue ball stands wrongly
      Then this is refused under General 11.3 paragraph 1
      And it is B's turn
      And the score is 0:0

  @G.11.3.p2
  Rule: Repositioning of the cue ball

    @id.general-11-14
    Scenario: Told, the player puts the ball into home
      RU: Игрок, которому сказали, переставляет биток в дом
      Given the shot is the opening break
      And the white balls are racked
      And the shooter was told that the cue ball stands wrongly
      And the coloured ball stands 1 mm inside home
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2
      And no reading decided

    @id.general-11-15 @reading.R-warned-placement
    Scenario: Told, the player shoots all the same
      RU: Игрок, которому сказали, всё же бьёт
      Given the reading R-warned-placement is "foul"
      And the shot is the opening break
      And the white balls are racked
      And the shooter was told that the cue ball stands wrongly
      And the coloured ball stands 1 mm past the home line
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 11.3
      And the reading R-warned-placement decided

    @id.general-11-16 @reading.R-warned-placement
    Scenario: Under the other reading such a shot is no foul
      RU: По другому толкованию такой удар — не нарушение
      Given the reading R-warned-placement is "legal"
      And the shot is the opening break
      And the white balls are racked
      And the shooter was told that the cue ball stands wrongly
      And the coloured ball stands 1 mm past the home line
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2
      And the reading R-warned-placement decided

    @id.general-11-35
    Scenario: Told, the player moves the ball and breaks
      RU: Игрок, которому сказали, переставляет биток и разбивает
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball on the home line
      And the referee tells A that the cue ball stands wrongly
      And A places the cue ball 1 mm inside home
      And A breaks legally
      Then the shot is legal by General 12.1.2
      And A has committed no foul

    @id.general-11-36 @reading.R-warned-placement
    Scenario: Told, the player leaves the ball there, and B takes a penalty ball
      RU: Игрок, которому сказали, оставляет биток на месте — B снимает штрафной шар
      Given the reading R-warned-placement is "foul"
      And a game of Free pyramid
      And A is to break
      When A places the cue ball on the home line
      And the referee tells A that the cue ball stands wrongly
      And A breaks legally
      Then the reading R-warned-placement decided
      When B lifts ball 7
      Then the score is 0:1

    @id.general-11-37 @reading.R-warned-placement
    Scenario: Under the other reading the same break costs nothing
      RU: По другому толкованию такой же удар ничего не стоит
      Given the reading R-warned-placement is "legal"
      And a game of Free pyramid
      And A is to break
      When A places the cue ball on the home line
      And the referee tells A that the cue ball stands wrongly
      And A breaks legally
      Then A has committed no foul
      And B may not lift a ball
      And it is B's turn

  @G.11.4
  Rule: Cue ball in play

    @id.general-11-17
    Scenario: Before the stroke the ball is not in play
      RU: До удара биток ещё не в игре
      Given the shot is the opening break
      When the shooter impedes the coloured ball
      And the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-11-18
    Scenario: From the touch of the tip the ball is in play
      RU: С касания наклейкой биток в игре
      Given the shot is the opening break
      When the coloured ball is played
      And the shooter impedes the coloured ball
      And the coloured ball meets ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 11.5

    @id.general-11-38
    Scenario: Once struck, the ball is not put down again
      RU: После удара биток больше не переставляют
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And A breaks and pockets ball 15
      And A places the cue ball 1 mm inside home
      Then this is refused under General 11.4
      And it is A's turn

    @id.general-11-39 @reading.R-adjust-tip
    Scenario: The touch of the tip is the stroke, and it meets no ball
      RU: Касание наклейкой — уже удар, и биток никого не коснулся
      Given the reading R-adjust-tip is "no"
      And a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And A adjusts the cue ball with the tip
      Then A has committed a foul under General 5.3
      And A may not strike
      And B may lift any ball

    @id.general-11-46 @reading.R-adjust-tip
    Scenario: The break that the tip began so is an illegal one
      RU: Так начатый наклейкой начальный удар — неправильный
      Given the reading R-adjust-tip is "no"
      And a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And A adjusts the cue ball with the tip
      And B lifts ball 7
      Then B may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break

    @id.general-11-47 @reading.R-adjust-tip
    Scenario: Later in the game a touch of the tip in hand leaves two options
      RU: Позже в партии касание наклейкой битка в руке оставляет два варианта
      Given the reading R-adjust-tip is "no"
      And a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When A places the cue ball in the middle of home
      And A adjusts the cue ball with the tip
      Then A has committed a foul under General 5.3
      When B lifts ball 7
      Then B may choose to play or to assign the stroke

    @id.general-11-40 @reading.R-adjust-tip
    Scenario: Under the other reading the tip only adjusts the ball
      RU: По другому толкованию наклейка лишь поправляет биток
      Given the reading R-adjust-tip is "yes"
      And a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And A adjusts the cue ball with the tip
      Then the opening break is A's
      And A may strike
      And B may not lift a ball

  @G.11.5
  Rule: Adjusting and impeding the cue ball

    @id.general-11-19
    Scenario: The hand adjusts the ball before the stroke
      RU: До удара биток поправляют рукой
      Given the shot is the opening break
      When the shooter touches the coloured ball with the hand
      And the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-11-20
    Scenario: The shaft adjusts the ball before the stroke
      RU: До удара биток поправляют древком
      Given the shot is the opening break
      When the shooter touches the coloured ball with the shaft of the cue
      And the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-11-21
    Scenario: After the stroke the hand touches the ball
      RU: После удара биток задет рукой
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And the shooter touches the coloured ball with the hand
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 17

    @id.general-11-22
    Scenario: Only the cue ball may be adjusted
      RU: Поправлять можно только биток
      Given the shot is the opening break
      When the shooter touches ball 1 with the hand
      And the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 17

    @id.general-11-23 @reading.R-penalty-item
    Scenario: The player impedes the ball on its way back
      RU: Игрок мешает битку на обратном пути
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      And the shooter impedes the coloured ball
      Then the shot is a foul under General 11.5
      And the list of penalties does not name it

    @id.general-11-24
    Scenario: The ball is impeded and meets nothing
      RU: Битку помешали, и он никого не коснулся
      Given the shot is the opening break
      When the coloured ball is played past every ball
      And the shooter impedes the coloured ball
      Then the shot is a foul under General 5.3 and General 11.5

    @id.general-11-25 @reading.R-unsure
    Scenario: The referee cannot tell whether the ball was impeded
      RU: Судья не может определить, была ли помеха
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      And the referee cannot tell whether the shooter impedes the coloured ball
      Then the shot is legal by General 12.1.2
      And it is left to the referee under General 11.5

    @id.general-11-41
    Scenario: The hand adjusts the ball, and the break is still to come
      RU: Биток поправили рукой — начальный удар ещё впереди
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And A adjusts the cue ball with the hand
      And A breaks and pockets ball 15
      Then the shot is legal by General 12.1.1
      And A's shelf holds ball 15

    @id.general-11-42
    Scenario: The shaft of the cue may adjust the ball as well
      RU: Поправлять можно и древком кия
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And A adjusts the cue ball with the shaft of the cue
      Then the opening break is A's
      And A may strike
      And B may not lift a ball

    @id.general-11-43 @reading.R-adjust-tip
    Scenario: Of the whole cue only the tip is forbidden
      RU: Из всего кия запрещена лишь наклейка
      Given the reading R-adjust-tip is "no"
      And a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And A adjusts the cue ball with the shaft of the cue
      Then A may strike
      When A adjusts the cue ball with the tip
      Then A may not strike

    @id.general-11-44
    Scenario: In play the ball is not adjusted any more
      RU: Биток, введённый в игру, больше не поправляют
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And A breaks and pockets ball 15
      And A adjusts the cue ball with the hand
      Then this is refused under General 11.5
      And it is A's turn

    @id.general-11-45
    Scenario: The hand that places the ball touches another
      RU: Рука, ставившая биток, задела другой шар
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And between the strokes A touches ball 1
      Then A has committed a foul under General 17
      And A may not strike
