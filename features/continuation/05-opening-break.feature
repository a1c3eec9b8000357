Feature: Free pyramid with continuation 5. Opening break

  @C.5
  Rule: Break in hand from home

    @id.continuation-05-01
    Scenario: The cue ball is placed in home
      RU: Биток устанавливают в доме
      Given a game of Free pyramid with continuation
      When A wins the lag
      And A chooses to break
      And A places the cue ball 1 mm inside home
      Then the coloured ball now stands 1 mm inside home
      And the opening break is A's
      When A breaks legally
      Then the shot is legal by General 12.1.2
      And it is B's turn

    @id.continuation-05-02
    Scenario: A wrong place after a word from the referee
      RU: Неверное место после замечания судьи
      Erratum ERR-C4 to clause 5: the rules of the break are General 11 and 12.
      Given a game of Free pyramid with continuation
      When A wins the lag
      And A chooses to break
      And A places the cue ball on the home line
      And the referee tells A that the cue ball stands wrongly
      And A breaks legally
      Then A has committed a foul under General 11.3

    @id.continuation-05-03
    Scenario: No white ball serves for the break
      RU: Белый шар для начального удара не годится
      Given a game of Free pyramid with continuation
      And A is to break
      When A strikes as follows
      And ball 9 is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then A has committed a foul under General 11.2

    @id.continuation-05-04
    Scenario: An illegal break
      RU: Неправильный начальный удар
      Given a game of Free pyramid with continuation
      And A is to break
      When A breaks and brings no ball to a rail
      Then A has committed a foul under General 12.1
      When B lifts ball 7
      Then B may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break
