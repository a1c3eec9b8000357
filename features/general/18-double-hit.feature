Feature: General 18. Double hit

  @G.18
  Rule: Double hit

    @id.general-18-01
    Scenario: One touch of the tip
      RU: Одно касание наклейкой
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

    @id.general-18-02 @reading.R-double-hit
    Scenario: The tip catches up with the cue ball
      RU: Наклейка догоняет биток
      When the coloured ball is played onto ball 3
      And the tip touches the coloured ball again
      And ball 3 drops into a pocket
      Then the shot is a foul under General 18
      And the penalty is that of General 29.1.7
      And ball 3 is spotted

    @id.general-18-03
    Scenario: The tip touches the ball twice before it gets away
      RU: Наклейка касается битка дважды, прежде чем он ушёл
      When the coloured ball is played
      And the tip touches the coloured ball again
      And the coloured ball meets ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 18

    @id.general-18-04
    Scenario: The cue ball comes back from the rail onto the tip
      RU: Биток возвращается от борта на наклейку
      When the coloured ball is played off the foot rail onto ball 3
      And ball 3 drops into a pocket
      And the tip touches the coloured ball again
      Then the shot is a foul under General 18

    @id.general-18-05
    Scenario: The referee saw two hits
      RU: Судья видел два касания
      When the coloured ball is played onto ball 3
      And the shooter hits the cue ball twice
      And ball 3 drops into a pocket
      Then the shot is a foul under General 18

    @id.general-18-06
    Scenario: Three touches are one violation
      RU: Три касания — одно нарушение
      When the coloured ball is played onto ball 3
      And the tip touches the coloured ball again
      And the tip touches the coloured ball again
      And ball 3 drops into a pocket
      Then the shot is a foul under General 18

    @id.general-18-07
    Scenario: The tip hits the cue ball twice and the object ball once
      RU: Наклейка дважды задела биток и один раз прицельный шар
      When the coloured ball is played onto ball 3
      And the tip touches the coloured ball again
      And the tip touches ball 3 too
      And ball 3 drops into a pocket
      Then the shot is a foul under General 17 and General 18

    @id.general-18-08
    Scenario: A double hit of a shot that meets nothing
      RU: Двойной удар без соударения
      When the coloured ball is played past every ball
      And the tip touches the coloured ball again
      Then the shot is a foul under General 5.3 and General 18

    @id.general-18-09 @reading.R-unsure
    Scenario: The referee cannot tell whether it was two hits
      RU: Судья не может определить, было ли два касания
      When the coloured ball is played onto ball 3
      And the referee cannot tell whether the shooter hits the cue ball twice
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 18
