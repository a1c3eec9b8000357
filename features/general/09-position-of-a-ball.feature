Feature: General 9. Position of a ball

  @G.9
  Rule: Centre of the ball

    @id.general-09-01
    Scenario: The centre is in home, the edge is past the line
      RU: Центр шара в доме, край — за линией
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands 1 mm inside home
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-09-02
    Scenario: The edge is in home, the centre is past the line
      RU: Край шара в доме, центр — за линией
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands 1 mm past the home line
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 11.3

    @id.general-09-03
    Scenario: An edge over the centre line crosses nothing
      RU: Край шара за центральной линией — ещё не пересечение
      When the coloured ball is played onto ball 3
      And only the edge of ball 3 passes the centre line
      And ball 3 touches the left rail
      Then the shot is a foul under General 20
