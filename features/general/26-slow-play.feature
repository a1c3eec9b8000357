Feature: General 26. Slow play

  @G.26
  Rule: Slow play

    @id.general-26-01
    Scenario: The limit is exceeded after the call of time
      RU: Лимит превышен после предупреждения «время»
      When the shooter exceeds the time limit
      And the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      Then the shot is a foul under General 26
      And the penalty is that of General 29.1.11

    @id.general-26-02
    Scenario: A ball pocketed too late does not count
      RU: Шар, забитый с опозданием, не засчитывается
      When the shooter exceeds the time limit
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 26
      And no ball counts
      And ball 3 is spotted

    @id.general-26-03 @question
    Scenario: Where the referee has set no limit, time alone is no foul
      RU: Пока судья не ввёл лимита, долгие раздумья — не нарушение
      Given the shooter took 120 seconds for the shot
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.general-26-04 @reading.R-unsure
    Scenario: Nobody can tell whether the stroke came in time
      RU: Никто не может сказать, успел ли игрок
      When the referee cannot tell whether the shooter exceeds the time limit
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 26

    @id.general-26-05
    Scenario: The referee says that the stroke came in time
      RU: Судья подтверждает, что игрок успел
      When the referee denies that the shooter exceeds the time limit
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee
