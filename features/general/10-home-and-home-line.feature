Feature: General 10. Home and home line

  @G.10.1
  Rule: Limit of home

    @id.general-10-01
    Scenario: The line bounds home and does not belong to it
      RU: Линия ограничивает дом, но в него не входит
      Given the game is Combined pyramid
      And the cue ball is in hand from home
      And the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 11.3

    @id.general-10-02
    Scenario: Home begins a tenth of a millimetre behind the line
      RU: В десятой доле миллиметра от линии — уже дом
      Given the game is Combined pyramid
      And the cue ball is in hand from home
      And the coloured ball stands 0.1 mm inside home
      And ball 3 stands on the foot spot
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

  @G.10.2
  Rule: Ball on the home line

    @id.general-10-03
    Scenario: A centre exactly on the line is outside home
      RU: Центр точно на линии — вне дома
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands on the home line
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 11.3

    @id.general-10-04
    Scenario: A centre just behind the line is in home
      RU: Центр чуть позади линии — в доме
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands 0.1 mm inside home
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2
