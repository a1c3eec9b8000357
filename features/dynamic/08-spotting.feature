Feature: Dynamic pyramid 8. Spotting balls

  @D.8
  Rule: Spotting of object balls

    @id.dynamic-08-01
    Scenario: The illegally pocketed object ball goes on the foot spot
      RU: Неправильно забитый прицельный шар ставят на заднюю отметку
      Given a game of Dynamic pyramid
      And the coloured ball stands on the head spot
      And ball 3 stands on the centre spot
      And balls 5 to 9 stand in a row along the left rail
      And A is at the table
      When A strikes as follows
      And the shooter has no foot on the floor
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the coloured ball comes to rest on the centre spot
      Then ball 3 is spotted on the foot spot
      And ball 3 is spotted because of General 22.4
      And ball 3 now stands on the foot spot

    @id.dynamic-08-02
    Scenario: So does the jumped one
      RU: И выскочивший
      Given a game of Dynamic pyramid
      And the coloured ball stands on the head spot
      And ball 3 stands on the centre spot
      And balls 5 to 9 stand in a row along the left rail
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 3
      And ball 3 jumps off the table
      And the coloured ball comes to rest on the centre spot
      Then ball 3 now stands on the foot spot

    @id.dynamic-08-03
    Scenario: The cue ball is not spotted: the foot spot stays free
      RU: Биток не выставляют: задняя отметка остаётся свободной
      Given a game of Dynamic pyramid
      And the coloured ball stands on the head spot
      And ball 3 stands on the centre spot
      And balls 5 to 9 stand in a row along the left rail
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 3
      And ball 3 comes to rest on the head spot
      And the coloured ball jumps off the table
      Then nobody knows where the coloured ball stands
      And no ball stands on the foot spot

    @id.dynamic-08-04
    Scenario: Both come back, one to the foot spot, the other into the hand
      RU: Возвращаются оба: один на отметку, другой в руку
      Given a game of Dynamic pyramid
      And the coloured ball stands on the head spot
      And ball 3 stands on the centre spot
      And balls 5 to 9 stand in a row along the left rail
      And A is at the table
      When A strikes as follows
      And the shooter has no foot on the floor
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the coloured ball drops into a pocket
      Then ball 3 now stands on the foot spot
      And nobody knows where the coloured ball stands
