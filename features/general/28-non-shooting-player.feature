Feature: General 28. Interference by the non-shooting player

  @G.28
  Rule: Distraction and interference

    @id.general-28-01 @reading.R-distracted-shot
    Scenario: The opponent distracts the shooter, whose ball counts
      RU: Соперник отвлёк игрока, а забитый тем шар засчитывается
      Given the reading R-distracted-shot is "count"
      When the opponent distracts the other player
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the opponent has committed a foul under General 28
      And the penalty is that of General 29.1.12
      And ball 3 counts

    @id.general-28-02 @reading.R-distracted-shot
    Scenario: Under the other reading the shooter plays again
      RU: По другому толкованию игрок повторяет удар
      Given the reading R-distracted-shot is "replay"
      When the opponent distracts the other player
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the opponent has committed a foul under General 28
      And no ball counts
      And every ball goes back to where it was
      And the reading R-distracted-shot decided

    @id.general-28-03 @reading.R-distracted-shot
    Scenario: Each player answers for his own violation
      RU: Каждый отвечает за своё нарушение
      Given the reading R-distracted-shot is "count"
      When the opponent distracts the other player
      And the coloured ball is played past every ball
      Then the shot is a foul under General 5.3
      And the opponent has committed a foul under General 28

    @id.general-28-04
    Scenario: The opponent did not distract anybody
      RU: Соперник никого не отвлекал
      When the referee denies that the opponent distracts the other player
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee

    @id.general-28-05 @reading.R-unsure
    Scenario: Nobody can tell whether it was a distraction
      RU: Никто не может сказать, было ли это отвлечением
      When the referee cannot tell whether the opponent distracts the other player
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 28

  @G.28.p1
  Rule: Stroke or touch out of turn

    @id.general-28-06
    Scenario: The opponent touches a ball
      RU: Соперник коснулся шара
      When the coloured ball is played onto ball 3
      And the opponent touches ball 5 with the sleeve
      And ball 3 drops into a pocket
      Then the opponent has committed a foul under General 28
      And the penalty is that of General 29.1.12
      And ball 3 counts

    @id.general-28-07
    Scenario: The shooter touches a ball: that is another violation
      RU: Шара коснулся сам бьющий — это другое нарушение
      When the coloured ball is played onto ball 3
      And the shooter touches ball 5 with the sleeve
      And ball 3 drops into a pocket
      Then the shot is a foul under General 17
      And no ball counts

    @id.general-28-08 @reading.R-unsure
    Scenario: Nobody can tell whether the opponent touched a ball
      RU: Никто не может сказать, коснулся ли соперник шара
      When the coloured ball is played onto ball 3
      And the referee cannot tell whether the opponent touches ball 5 with the sleeve
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 28

    @id.general-28-09 @reading.R-out-of-turn-balls
    Scenario: A stroke out of turn
      RU: Удар не в свою очередь
      When the shooter plays out of turn
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 28
      And the penalty is that of General 29.1.12
      And no ball counts

    @id.general-28-10 @reading.R-out-of-turn-balls
    Scenario: What a stroke out of turn has moved goes back to where it was
      RU: Сдвинутое ударом не в свою очередь возвращается на свои места
      Given the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      When the shooter plays out of turn
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 28
      And every ball goes back to where it was
      And nothing is spotted

    @id.general-28-11
    Scenario: The opponent plays into the stroke
      RU: Соперник ударил, пока шёл чужой удар
      When the coloured ball is played onto ball 3
      And the opponent plays out of turn
      And ball 3 drops into a pocket
      Then the opponent has committed a foul under General 28
      And ball 3 counts
