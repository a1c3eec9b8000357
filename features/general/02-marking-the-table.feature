Feature: General 2. Marking the table

  @G.2.1.1
  Rule: Centre spot

    @id.general-02-01 @reading.R-on-centre-line
    Scenario: A ball on the centre spot stands on the centre line
      RU: Шар на центральной отметке стоит на центральной линии
      Given the coloured ball stands in the middle of home
      And ball 3 stands on the centre spot
      When the coloured ball is played onto ball 3
      And ball 3 leaves the centre line into the foot half
      And ball 3 touches the foot rail
      Then the shot is a foul under General 20
      And the reading R-on-centre-line decided

    @id.general-02-02
    Scenario: A millimetre beside the centre spot a ball stands in one of the halves
      RU: В миллиметре от центральной отметки шар стоит уже в одной из половин
      Given the coloured ball stands on the foot spot
      And ball 3 stands 1 mm from the centre spot towards the foot rail
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And ball 3 touches the head rail
      Then the shot is legal by General 20.3.a
      And no reading decided

  @G.2.1.2
  Rule: Centre line

    @id.general-02-03
    Scenario: The line parts the table into two halves
      RU: Линия делит стол на две половины
      Given the coloured ball stands in the middle of home
      And ball 3 stands on the foot spot
      When the coloured ball is played onto ball 3
      And the coloured ball crosses the centre line into the head half
      And the coloured ball touches the head rail
      Then the shot is legal by General 20.3.a

    @id.general-02-04 @reading.R-on-centre-line
    Scenario: The line runs through the centre spot from rail to rail
      RU: Линия проходит через центральную отметку от борта до борта
      Given the coloured ball stands in the middle of home
      And ball 3 stands on the centre line
      When the coloured ball is played onto ball 3
      And ball 3 leaves the centre line into the foot half
      And ball 3 touches the foot rail
      Then the shot is a foul under General 20
      And the reading R-on-centre-line decided

  @G.2.1.3
  Rule: Head spot

    @id.general-02-05
    Scenario: A cue ball on the head spot is not in home
      RU: Биток на передней отметке — не в доме
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands on the head spot
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 11.3

    @id.general-02-06
    Scenario: Halfway between the head spot and the head rail the cue ball is in home
      RU: Посередине между передней отметкой и передним бортом биток в доме
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands in the middle of home
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

  @G.2.1.4
  Rule: Home line

    @id.general-02-07
    Scenario: A millimetre inside the home line
      RU: В доме, в миллиметре от его линии
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands 1 mm inside home
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-02-08
    Scenario: A millimetre past the home line
      RU: За линией дома, в миллиметре от неё
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands 1 mm past the home line
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 11.3

    @id.general-02-09
    Scenario: On a shorter table the home line lies nearer to the centre
      RU: На коротком столе линия дома ближе к центру
      Given the table is 2.54 m by 1.27 m
      And the shot is the opening break
      And the white balls are racked
      And the coloured ball stands at (-0.64, 0)
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

  @G.2.1.5
  Rule: Foot spot

    @id.general-02-10
    Scenario: A ball is spotted in the middle of the foot half
      RU: Шар выставляется в центре задней половины
      Given the coloured ball stands in the middle of home
      And ball 3 stands on the centre spot
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the shooter hits the cue ball twice
      And the coloured ball comes to rest on the head spot
      Then ball 3 is spotted at (0.8875, 0)

    @id.general-02-11
    Scenario: On a shorter table the foot spot lies nearer to the centre
      RU: На коротком столе задняя отметка ближе к центру
      Given the table is 2.54 m by 1.27 m
      And the coloured ball stands in the middle of home
      And ball 3 stands on the centre spot
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the shooter hits the cue ball twice
      And the coloured ball comes to rest on the head spot
      Then ball 3 is spotted at (0.635, 0)

  @G.2.1.6
  Rule: Spotting line

    @id.general-02-12
    Scenario: From the foot spot the line runs towards the foot rail
      RU: От задней отметки линия идёт к заднему борту
      Given the coloured ball stands in the middle of home
      And ball 3 stands on the centre spot
      And ball 5 stands on the foot spot
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the shooter hits the cue ball twice
      And the coloured ball comes to rest on the head spot
      Then ball 3 is spotted 68.5 mm from the foot spot towards the foot rail

  @G.2.2
  Rule: Home

    @id.general-02-13
    Scenario: Home reaches back to the head rail
      RU: Дом простирается до переднего борта
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands with a gap of 1 mm to the head rail
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-02-14
    Scenario: The middle of the table is not home
      RU: Середина стола — не дом
      Given the shot is the opening break
      And the white balls are racked
      And the coloured ball stands on the centre spot
      And the shooter was told that the cue ball stands wrongly
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 11.3
