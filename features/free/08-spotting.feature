Feature: Free pyramid 8. Spotting balls

  @F.8
  Rule: Spotting under the General rules

    @id.free-08-01
    Scenario: The illegally pocketed ball goes on the foot spot
      RU: Неправильно забитый шар ставят на заднюю отметку
      Given a game of Free pyramid
      And ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      And A is at the table
      When A strikes as follows
      And the shooter has no foot on the floor
      And ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      And ball 9 comes to rest on the centre spot
      Then ball 3 is spotted on the foot spot
      And ball 3 now stands on the foot spot

    @id.free-08-02
    Scenario: The coloured ball is spotted like any other, though it was the cue ball
      RU: Цветной шар выставляют, как любой другой, хотя он был битком
      Given a game of Free pyramid
      And the coloured ball stands on the head spot
      And ball 3 stands on the centre spot
      And A is at the table
      When A strikes as follows
      And the coloured ball is played past every ball
      And the coloured ball drops into a pocket
      Then A has committed a foul under General 5.3
      And the coloured ball is spotted on the foot spot

    @id.free-08-03
    Scenario: The jumped cue ball is spotted and is not in hand
      RU: Выскочивший биток выставляют, в руку его не дают
      Given a game of Free pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 3
      And the coloured ball jumps off the table
      Then the coloured ball is spotted
      When B lifts ball 7
      And B chooses to play
      And B places the cue ball in the middle of home
      Then this is refused under General 11.4
      And it is B's turn

    @id.free-08-04
    Scenario: Two balls stand in line from the foot spot on
      RU: Два шара стоят по линии от задней отметки
      Given a game of Free pyramid
      And ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      And ball 5 stands at (0.3, 0.3)
      And A is at the table
      When A strikes as follows
      And the shooter has no foot on the floor
      And ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      And ball 5 jumps off the table
      And ball 9 comes to rest on the centre spot
      Then balls 3 and 5 are spotted
      And one of the spotted balls stands on the foot spot
      And one of the spotted balls stands 68 mm from the foot spot towards the foot rail

    @id.free-08-05
    Scenario: Legally pocketed balls stay on the shelf
      RU: Правильно забитые шары остаются на полке
      Given a game of Free pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      Then nothing is spotted
      And A's shelf holds the coloured ball
      And 15 balls are on the bed
