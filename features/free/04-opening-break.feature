Feature: Free pyramid 4. Opening break

  @F.4
  Rule: Break in hand from home

    @id.free-04-01
    Scenario: The cue ball is placed in home
      RU: Биток устанавливают в доме
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And A places the cue ball 1 mm inside home
      Then the coloured ball now stands 1 mm inside home
      And the opening break is A's
      When A breaks legally
      Then A has committed no foul

    @id.free-04-02
    Scenario: It may be moved until it is struck
      RU: До удара его можно переставить
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball 1 mm inside home
      And A places the cue ball in the middle of home
      And A adjusts the cue ball with the hand
      Then the coloured ball now stands in the middle of home
      And the opening break is A's

    @id.free-04-03
    Scenario: Told of a wrong place, the player has to move the cue ball
      RU: Игрок, которому сообщили о неверном месте, обязан переставить биток
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball on the home line
      And the referee tells A that the cue ball stands wrongly
      And A breaks legally
      Then A has committed a foul under General 11.3

    @id.free-04-04
    Scenario: A legal break needs no ball in a pocket
      RU: Правильный начальный удар возможен и без забитого шара
      Given a game of Free pyramid
      And A is to break
      When A breaks legally
      Then the shot is legal by General 12.1.2
      And the score is 0:0
      And it is B's turn

    @id.free-04-05
    Scenario: After the break the cue ball is not in hand
      RU: После начального удара биток уже не в руке
      Given a game of Free pyramid
      And A is to break
      When A breaks legally
      And B places the cue ball in the middle of home
      Then this is refused under General 11.4
      And it is B's turn

    @id.free-04-06 @question
    Scenario: Three balls to the rails are enough, two are not
      RU: Трёх шаров, дошедших до бортов, достаточно, двух — нет
      Given a game of Free pyramid
      And A is to break
      When A strikes as follows
      And the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 15 touches the left rail
      Then A has committed a foul under General 12.1
      And B may lift any ball
      When B lifts ball 7
      Then B may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break

    @id.free-04-07 @question
    Scenario: Every illegal break costs a penalty ball, the first one too
      RU: Штрафного шара стоит каждый неправильный начальный удар, и первый тоже
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      Then B may lift any ball
      When B lifts ball 7
      And B has the balls racked again and passes the break
      And A breaks and brings no ball to a rail
      And B lifts ball 8
      Then the score is 0:2
      And B's shelf holds balls 7 and 8
      And B may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break
