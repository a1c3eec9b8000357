Feature: Free pyramid with continuation 10. Spotting balls

  @C.10
  Rule: Spotting and use of spotted balls

    @id.continuation-10-01
    Scenario: The illegally pocketed ball goes on the foot spot
      RU: Неправильно забитый шар ставят на заднюю отметку
      Erratum ERR-C4 to clause 10: General 25 has the same number in both editions.
      Given a game of Free pyramid with continuation
      And ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      And ball 5 stands at (0.3, 0.3)
      And A is at the table
      When A strikes as follows
      And the shooter has no foot on the floor
      And ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      And ball 9 comes to rest on the centre spot
      Then ball 3 is spotted on the foot spot

    @id.continuation-10-02
    Scenario: The coloured ball is spotted, though it was the cue ball
      RU: Цветной шар выставляют, хотя он был битком
      Given a game of Free pyramid with continuation
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 3
      And the coloured ball jumps off the table
      Then the coloured ball is spotted
      And 16 balls are on the bed

    @id.continuation-10-03
    Scenario: The spotted ball is chosen as the cue ball
      RU: Выставленный шар выбирают битком
      Given a game of Free pyramid with continuation
      And A is at the table
      When A drives the coloured ball off the table
      And B lifts ball 7
      And B chooses to play
      And B pockets ball 3 with the coloured ball
      Then B has committed no foul
      And B's shelf holds balls 3 and 7

    @id.continuation-10-04
    Scenario: The spotted ball is chosen as the object ball
      RU: Выставленный шар выбирают прицельным
      Given a game of Free pyramid with continuation
      And A is at the table
      When A drives ball 3 off the table
      And B lifts ball 7
      And B chooses to play
      And B pockets ball 3 with ball 9
      Then B has committed no foul
      And B's shelf holds balls 3 and 7

    @id.continuation-10-05
    Scenario: Legally pocketed balls are not spotted
      RU: Правильно забитые шары не выставляют
      Given a game of Free pyramid with continuation
      And A is at the table
      When A pockets ball 3 and the coloured ball off it
      Then nothing is spotted
      And A's shelf holds the coloured ball and ball 3
