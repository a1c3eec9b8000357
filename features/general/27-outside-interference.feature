Feature: General 27. Outside interference

  @G.27
  Rule: Balls moved by a non-player

    @id.general-27-01 @reading.R-27-stroke
    Scenario: A bystander moves balls during the stroke
      RU: Во время удара посторонний сдвинул шары
      Given the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      And ball 5 stands on the centre line
      When the coloured ball is played onto ball 3
      And a bystander moves the balls
      And ball 3 drops into a pocket
      Then the shot is played again
      And no ball counts
      And every ball goes back to where it was

    @id.general-27-02 @reading.R-27-stroke
    Scenario: A bystander pushes the shooter, who misses
      RU: Посторонний толкнул игрока, и тот промахнулся
      When a bystander pushes the shooter
      And the coloured ball is played past every ball
      Then the shot is played again
      And every ball goes back to where it was

    @id.general-27-03
    Scenario: Without interference the same miss is a foul
      RU: Без вмешательства такой же промах — нарушение
      When the coloured ball is played past every ball
      Then the shot is a foul under General 5.3

    @id.general-27-04
    Scenario: The interference comes when the shot is over
      RU: Вмешательство — когда удар уже завершён
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And all balls are at rest
      And a bystander moves the balls
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.general-27-05 @reading.R-replay-foul
    Scenario: The player's own violation stands
      RU: Собственное нарушение игрока остаётся в силе
      Given the reading R-replay-foul is "stands"
      When the coloured ball is played onto ball 3
      And the shooter hits the cue ball twice
      And a bystander moves the balls
      Then the shot is a foul under General 18
      And every ball goes back to where it was
      And the reading R-replay-foul decided

    @id.general-27-06 @reading.R-replay-foul
    Scenario: Under the other reading the violation is undone with the shot
      RU: По другому толкованию вместе с ударом отменяется и нарушение
      Given the reading R-replay-foul is "void"
      When the coloured ball is played onto ball 3
      And the shooter hits the cue ball twice
      And a bystander moves the balls
      Then the shot is played again
      And every ball goes back to where it was
      And the reading R-replay-foul decided

  @G.27.p1
  Rule: Force majeure

    @id.general-27-07 @question @reading.R-27-stroke
    Scenario: A lamp falls on the table
      RU: На стол падает светильник
      Given the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      When the coloured ball is played onto ball 3
      And a lamp falls on the table
      And ball 3 drops into a pocket
      Then the shot is played again
      And no ball counts
      And every ball goes back to where it was

    @id.general-27-08 @reading.R-27-stroke
    Scenario: The power fails
      RU: Отключилось электричество
      When the coloured ball is played
      And the light goes out
      Then the shot is played again
      And every ball goes back to where it was

    @id.general-27-09 @reading.R-27-stroke
    Scenario: An earthquake
      RU: Землетрясение
      When the coloured ball is played onto ball 3
      And the earth shakes
      And ball 5 jumps off the table
      And the coloured ball jumps off the table
      Then every ball goes back to where it was
      And nothing is spotted
