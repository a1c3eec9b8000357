Feature: General 14. Beginning and completion of a shot

  @G.14.1
  Rule: Beginning and completion

    @id.general-14-01
    Scenario: A stroke past every ball is a shot as well
      RU: Удар мимо всех шаров — тоже удар
      When the coloured ball is played past every ball
      Then the shot is a foul under General 5.3

    @id.general-14-02 @reading.R-after-completion
    Scenario: A touch after completion takes no ball away
      RU: Касание шара после завершения удара забитого не отнимает
      Given the reading R-after-completion is "counts"
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And all balls are at rest
      And the shooter touches ball 5 with the sleeve
      Then the shot is a foul under General 17
      And the shot itself was completed by General 20.1
      And ball 3 counts
      And the reading R-after-completion decided

    @id.general-14-03 @reading.R-after-completion
    Scenario: Under the other reading the ball is lost
      RU: По другому толкованию забитый шар теряется
      Given the reading R-after-completion is "all-illegal"
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And all balls are at rest
      And the shooter touches ball 5 with the sleeve
      Then the shot is a foul under General 17
      And ball 3 is spotted
      And the reading R-after-completion decided

    @id.general-14-04
    Scenario: While a ball spins the shot is not completed
      RU: Пока шар вращается, удар не завершён
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the coloured ball stays on the spot, spinning
      And the shooter touches ball 5 with the sleeve
      Then the shot is a foul under General 17
      And ball 3 is spotted

    @id.general-14-05
    Scenario: With the last ball the shot is completed
      RU: С остановкой последнего шара удар завершён
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the coloured ball stops
      And the shooter touches ball 5 with the sleeve
      Then the shot is a foul under General 17
      And ball 3 counts

    @id.general-14-06
    Scenario: One ball has stopped, another one still rolls
      RU: Один шар остановился, другой ещё катится
      When the coloured ball is played onto ball 3
      And ball 3 meets ball 7
      And ball 3 drops into a pocket
      And the coloured ball stops
      And the shooter touches ball 5 with the sleeve
      Then the shot is a foul under General 17
      And ball 3 is spotted

    @id.general-14-13 @reading.R-after-completion
    Scenario: The last ball comes to rest against a rail
      RU: Последний шар останавливается вплотную у борта
      Given the reading R-after-completion is "counts"
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the coloured ball comes to rest frozen to the left rail
      And the shooter touches ball 5 with the sleeve
      Then the shot is a foul under General 17
      And ball 3 counts
      And the reading R-after-completion decided

  @G.14.2
  Rule: Shot begun too early

    @id.general-14-07
    Scenario: The next shot waits until all is at rest
      RU: Следующий удар выполнен, когда всё остановилось
      When the referee denies that the shooter plays before the last shot is completed
      And ball 5 is played onto ball 7
      And ball 7 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee

    @id.general-14-08
    Scenario: The next shot does not wait
      RU: Следующий удар выполнен раньше времени
      When the shooter plays before the last shot is completed
      And ball 5 is played onto ball 7
      And ball 7 drops into a pocket
      Then the shot is a foul under General 14.2
      And the penalty is that of General 29.1.3
      And ball 7 is spotted

    @id.general-14-09 @reading.R-too-early
    Scenario: What fell before the new stroke counts
      RU: Упавшее до нового удара засчитывается
      Given the reading R-too-early is "new-stroke"
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the shooter plays before the last shot is completed
      And ball 5 is played onto ball 7
      And ball 7 drops into a pocket
      Then the shot is a foul under General 14.2
      And ball 3 counts
      And ball 7 is spotted
      And the reading R-too-early decided

    @id.general-14-10 @reading.R-too-early
    Scenario: Under the other reading both strokes lose their balls
      RU: По другому толкованию шары теряют оба удара
      Given the reading R-too-early is "both"
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the shooter plays before the last shot is completed
      And ball 5 is played onto ball 7
      And ball 7 drops into a pocket
      Then the shot is a foul under General 14.2
      And balls 3 and 7 are spotted
      And the reading R-too-early decided

    @id.general-14-14
    Scenario: What the new stroke does completes the old one no more
      RU: Новый удар старого уже не завершает
      When the coloured ball is played onto ball 3
      And the shooter plays before the last shot is completed
      And ball 5 is played onto ball 7
      And ball 7 touches the foot rail
      And ball 7 touches the left rail
      Then the shot is a foul under General 14.2 and General 20

    @id.general-14-11
    Scenario: The opponent cannot wait
      RU: Поторопился соперник
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      And the opponent plays before the last shot is completed
      Then the opponent has committed a foul under General 14.2
      And the shot itself was completed by General 20.2.a

    @id.general-14-12 @reading.R-unsure
    Scenario: The referee did not see whether a ball still moved
      RU: Судья не видел, двигался ли ещё какой-нибудь шар
      When the referee cannot tell whether the shooter plays before the last shot is completed
      And ball 5 is played onto ball 7
      And ball 7 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 14.2
