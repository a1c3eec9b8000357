Feature: Dynamic pyramid 4. Opening break

  @D.4
  Rule: Break in hand from home

    @id.dynamic-04-01
    Scenario: The cue ball is placed in home
      RU: Биток устанавливают в доме
      Given a game of Dynamic pyramid
      When A wins the lag
      And A chooses to break
      And A places the cue ball 1 mm inside home
      Then the coloured ball now stands 1 mm inside home
      When A breaks legally
      Then the shot is legal by General 12.1.2
      And it is B's turn

    @id.dynamic-04-02
    Scenario: Three balls to the rails are enough, two are not
      RU: Трёх шаров, дошедших до бортов, достаточно, двух — нет
      Given a game of Dynamic pyramid
      And A is to break
      When A strikes as follows
      And the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 15 touches the left rail
      Then A has committed a foul under General 12.1
      When B lifts ball 7
      Then B may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break

    @id.dynamic-04-03
    Scenario: Told of a wrong place, the player has to move the cue ball
      RU: Игрок, которому сообщили о неверном месте, обязан переставить биток
      Given a game of Dynamic pyramid
      And A is to break
      When A places the cue ball on the home line
      And B tells A that the cue ball stands wrongly
      And A breaks legally
      Then A has committed a foul under General 11.3

    @id.dynamic-04-04
    Scenario: After the break the cue ball is not in hand
      RU: После начального удара биток уже не в руке
      Given a game of Dynamic pyramid
      And A is to break
      When A breaks legally
      And B places the cue ball in the middle of home
      Then this is refused under General 11.4

    @id.dynamic-04-05
    Scenario: Only on the break has the cue ball to be placed in home
      RU: Ставить биток в доме обязательно только на начальном ударе
      Given a game of Dynamic pyramid
      And A is to break
      When A breaks and pockets the coloured ball
      Then the shot is legal by General 12.1.1
      When A lifts ball 4
      And A places the cue ball on the centre spot
      And B tells A that the cue ball stands wrongly
      And A pockets ball 5
      Then A has committed no foul
      And the score is 2:0
