Feature: General 22. Legally and illegally pocketed balls

  @G.22.1
  Rule: Legally pocketed ball

    @id.general-22-01
    Scenario: An object ball drops and stays in the pocket
      RU: Прицельный шар упал в лузу и остался в ней
      When the coloured ball is played onto ball 3
      And ball 3 drops into the left side pocket
      Then the shot is legal by General 20.1
      And ball 3 counts
      And nothing is spotted

    @id.general-22-02
    Scenario: In Free pyramid the cue ball counts as well
      RU: В «Свободной пирамиде» засчитывается и биток
      When ball 9 is played onto ball 3
      And ball 9 drops into the right foot corner pocket
      Then the shot is legal by General 20.1
      And ball 9 counts

    @id.general-22-03 @question
    Scenario: All balls of one stroke count, in whatever order they drop
      RU: Засчитываются все шары одного удара, в каком бы порядке они ни упали
      When ball 9 is played onto ball 5
      And ball 5 meets ball 3
      And ball 3 drops into a pocket
      And ball 9 drops into a pocket
      And ball 5 drops into a pocket
      Then the shot is legal
      And balls 3, 5 and 9 count

    @id.general-22-04
    Scenario: A ball counts though the shot was complete without it
      RU: Шар засчитывается, хотя удар завершён и без него
      When the coloured ball is played onto ball 3
      And the coloured ball touches the foot rail
      And the coloured ball touches the left rail
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.2.a
      And ball 3 counts

    @id.general-22-05
    Scenario: A ball pocketed on the opening break
      RU: Шар забит начальным ударом
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 drops into a pocket
      Then the shot is legal by General 12.1.1
      And ball 11 counts

    @id.general-22-06
    Scenario: A ball that drops on an illegal stroke is not legally pocketed
      RU: Шар, упавший при неправильном ударе, забит неправильно
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then the shot is a foul under General 5.3
      And no ball counts

  @G.22.2
  Rule: Shelf for pocketed balls

    @id.general-22-23
    Scenario: A pocketed ball goes on the player's own shelf
      RU: Забитый шар кладут на полку забившего
      Given a game of Free pyramid
      And A is at the table
      When A pockets balls 3 and 5
      Then A's shelf holds balls 3 and 5
      And B's shelf is empty
      And 14 balls are on the bed

    @id.general-22-24
    Scenario: Each player has a shelf of their own
      RU: У каждого игрока своя полка
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3
      And A plays safe
      And B pockets ball 5
      Then A's shelf holds ball 3
      And B's shelf holds ball 5

    @id.general-22-25
    Scenario: The cue ball goes on the shelf as well
      RU: На полку кладут и биток
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 9 off ball 3
      And A pockets ball 5
      Then A's shelf holds balls 5 and 9

    @id.general-22-26
    Scenario: An illegally pocketed ball goes on no shelf
      RU: Неправильно забитый шар на полку не попадает
      Given a game of Free pyramid
      And ball 5 is on B's shelf
      And A is at the table
      When A pockets ball 3 with no foot on the floor
      Then A's shelf is empty
      And B's shelf holds ball 5
      And ball 3 is still on the bed

  @G.22.3
  Rule: Illegally pocketed balls

    @id.general-22-07
    Scenario: One violation makes every ball of the stroke illegal
      RU: Одно нарушение — и все шары удара забиты неправильно
      When ball 9 is played onto ball 3
      And the shooter hits the cue ball twice
      And ball 3 drops into a pocket
      And ball 9 drops into a pocket
      Then the shot is a foul under General 18
      And no ball counts
      And balls 3 and 9 are spotted

    @id.general-22-08
    Scenario: The violation comes after the ball has dropped, while others still roll
      RU: Нарушение — когда шар уже упал, а другие ещё катятся
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the shooter touches ball 5 with the sleeve
      And all balls are at rest
      Then the shot is a foul under General 17
      And no ball counts
      And ball 3 is spotted

    @id.general-22-09 @reading.R-after-completion
    Scenario: The violation comes when all balls are at rest
      RU: Нарушение — когда все шары уже остановились
      Given the reading R-after-completion is "counts"
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And all balls are at rest
      And the shooter touches ball 5 with the sleeve
      Then the shot is a foul under General 17
      And the shot itself was completed by General 20.1
      And ball 3 counts
      And the reading R-after-completion decided

    @id.general-22-10 @reading.R-after-completion
    Scenario: Under the other reading a later violation spoils the ball too
      RU: По другому толкованию и последующее нарушение лишает шара
      Given the reading R-after-completion is "all-illegal"
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And all balls are at rest
      And the shooter touches ball 5 with the sleeve
      Then the shot is a foul under General 17
      And no ball counts
      And ball 3 is spotted
      And the reading R-after-completion decided

    @id.general-22-11 @reading.R-too-early
    Scenario: A stroke begun too early spoils only what falls by it
      RU: Преждевременный удар лишает лишь тех шаров, что упали от него самого
      Given the reading R-too-early is "new-stroke"
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And ball 7 is played
      And the shooter plays before the last shot is completed
      And ball 7 meets ball 5
      And ball 5 drops into a pocket
      Then the shot is a foul under General 14.2
      And ball 3 counts
      And ball 5 is spotted
      And the reading R-too-early decided

    @id.general-22-12 @reading.R-too-early
    Scenario: Under the other reading a stroke begun too early spoils the balls of both strokes
      RU: По другому толкованию преждевременный удар лишает шаров обоих ударов
      Given the reading R-too-early is "both"
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And ball 7 is played
      And the shooter plays before the last shot is completed
      And ball 7 meets ball 5
      And ball 5 drops into a pocket
      Then the shot is a foul under General 14.2
      And no ball counts
      And balls 3 and 5 are spotted
      And the reading R-too-early decided

    @id.general-22-13 @reading.R-unsure
    Scenario: A violation that nobody can be sure of spoils nothing
      RU: Нарушение, в котором нельзя быть уверенным, шара не лишает
      When the coloured ball is played onto ball 3
      And the referee cannot tell whether the shooter hits the cue ball twice
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 3 counts
      And it is left to the referee under General 18

  @G.22.4
  Rule: Return of illegally pocketed balls

    @id.general-22-14
    Scenario: An illegally pocketed ball comes back onto the table
      RU: Неправильно забитый шар возвращается на стол
      When the coloured ball is played onto ball 3
      And the shooter has no foot on the floor
      And ball 3 drops into a pocket
      Then the shot is a foul under General 16
      And no ball counts
      And ball 3 is spotted because of General 22.4

    @id.general-22-15
    Scenario: Every one of them comes back, the cue ball too
      RU: Возвращаются все, и биток тоже
      When the coloured ball is played onto ball 3
      And the shooter has no foot on the floor
      And ball 3 drops into a pocket
      And the coloured ball drops into a pocket
      Then no ball counts
      And the coloured ball and ball 3 are spotted

    @id.general-22-16
    Scenario: A foul without a ball in the pocket brings nothing back
      RU: Нарушение без шара в лузе ничего не возвращает
      When the coloured ball is played onto ball 3
      Then the shot is a foul under General 20
      And nothing is spotted

  @G.22.5
  Rule: Ball rebounding from a pocket

    @id.general-22-17
    Scenario: Back on the bed the ball neither counts nor costs anything
      RU: Вернувшийся на стол шар не засчитывается, но и не наказывается
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And ball 3 comes back out of the pocket
      And the coloured ball touches the foot rail
      And the coloured ball touches the left rail
      Then the shot is legal by General 20.2.a
      And no ball counts
      And nothing is spotted

    @id.general-22-18
    Scenario: A ball comes back and then drops for good
      RU: Шар вернулся — и упал уже окончательно
      When the coloured ball is played onto ball 3
      And ball 3 drops into the left side pocket
      And ball 3 comes back out of the pocket
      And ball 3 drops into the right side pocket
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.general-22-19
    Scenario: One ball comes back, another one stays in the pocket
      RU: Один шар вернулся, другой остался в лузе
      When the coloured ball is played onto ball 3
      And ball 3 meets ball 5
      And ball 3 drops into a pocket
      And ball 3 comes back out of the pocket
      And ball 5 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 5 counts

    @id.general-22-27
    Scenario: A ball that balances on the edge, drops and comes back does not count either
      RU: Шар, который удержался на краю, упал и вернулся, тоже не засчитывается
      When the coloured ball is played onto ball 3
      And the coloured ball touches the foot rail
      And the coloured ball touches the left rail
      And ball 3 comes to rest on the edge of a pocket
      And 2 seconds pass
      And ball 3 drops from the edge of a pocket by itself
      And ball 3 comes back out of the pocket
      Then the shot is legal by General 20.2.a
      And no ball counts
      And no ball goes back to where it was

    @id.general-22-28 @reading.R-hanging
    Scenario: A ball that balances on the edge and drops counts, though another came back
      RU: Шар, который удержался на краю и упал, засчитывается, хотя другой вернулся
      When the coloured ball is played onto ball 3
      And ball 3 meets ball 5
      And ball 3 comes to rest on the edge of a pocket
      And 2 seconds pass
      And ball 3 drops from the edge of a pocket by itself
      And ball 5 drops into a pocket
      And ball 5 comes back out of the pocket
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.general-22-20 @reading.R-22.5
    Scenario: A ball that came back does not complete the shot
      RU: Вернувшийся шар удара не завершает
      Given the reading R-22.5 is "return-only"
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And ball 3 comes back out of the pocket
      Then the shot is a foul under General 20
      And the reading R-22.5 decided

    @id.general-22-21 @reading.R-22.5
    Scenario: Under the other reading a ball that came back excuses the shot
      RU: По другому толкованию вернувшийся шар оправдывает удар
      Given the reading R-22.5 is "shot"
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And ball 3 comes back out of the pocket
      Then the shot is legal
      And no ball counts
      And the reading R-22.5 decided

    @id.general-22-22 @reading.R-22.5
    Scenario: A ball that came back excuses no other violation
      RU: Других нарушений вернувшийся шар не оправдывает
      Given the reading R-22.5 is "shot"
      When the coloured ball is played onto ball 3
      And the shooter hits the cue ball twice
      And ball 3 drops into a pocket
      And ball 3 comes back out of the pocket
      Then the shot is a foul under General 18
