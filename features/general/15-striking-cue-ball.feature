Feature: General 15. Striking the cue ball

  @G.15
  Rule: Striking the cue ball

    @id.general-15-01
    Scenario: With the tip, along the axis of the cue
      RU: Наклейкой, вдоль оси кия
      When ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

    @id.general-15-02
    Scenario: With something else than the tip
      RU: Не наклейкой
      When ball 9 is played onto ball 3
      And the shooter strikes the cue ball with something else than the tip
      And ball 3 drops into a pocket
      Then the shot is a foul under General 15
      And the penalty is that of General 29.1.4
      And ball 3 is spotted

    @id.general-15-03
    Scenario: With a sweep of the cue
      RU: Взмахом кия вбок
      When ball 9 is played onto ball 3
      And the shooter strikes the cue ball with a sideways cue
      And ball 3 drops into a pocket
      Then the shot is a foul under General 15

    @id.general-15-04
    Scenario: Neither with the tip nor along the axis is one clause broken
      RU: И не наклейкой, и не вдоль оси — нарушен один пункт
      When ball 9 is played onto ball 3
      And the shooter strikes the cue ball with something else than the tip
      And the shooter strikes the cue ball with a sideways cue
      And ball 3 drops into a pocket
      Then the shot is a foul under General 15

    @id.general-15-05
    Scenario: A bad stroke that also completes nothing
      RU: Неправильный удар, к тому же не завершённый
      When ball 9 is played onto ball 3
      And the shooter strikes the cue ball with something else than the tip
      And ball 3 touches the foot rail
      Then the shot is a foul under General 15 and General 20

    @id.general-15-06
    Scenario: The opening break too is struck with the tip
      RU: И начальный удар выполняется наклейкой
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And the shooter strikes the cue ball with something else than the tip
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 15

    @id.general-15-07 @reading.R-unsure
    Scenario: The referee cannot tell what touched the ball
      RU: Судья не может определить, чем нанесён удар
      When ball 9 is played onto ball 3
      And the referee cannot tell whether the shooter strikes the cue ball with something else than the tip
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 3 counts
      And it is left to the referee under General 15

    @id.general-15-08
    Scenario: The referee saw it, and it was the tip
      RU: Судья видел: это была наклейка
      When ball 9 is played onto ball 3
      And the referee denies that the shooter strikes the cue ball with something else than the tip
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee
