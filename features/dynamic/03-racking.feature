Feature: Dynamic pyramid 3. Racking the balls

  @D.3
  Rule: Complete pyramid

    @id.dynamic-03-01
    Scenario: Fifteen object balls in five rows, the cue ball in hand
      RU: Пятнадцать прицельных шаров в пяти рядах, биток в руке
      Given a game of Dynamic pyramid
      When A wins the lag
      And A chooses to break
      Then the rows of the pyramid hold 1, 2, 3, 4 and 5 balls
      And nobody knows where the coloured ball stands

    @id.dynamic-03-02
    Scenario: A loose pyramid is racked again
      RU: Неплотную пирамиду ставят заново
      Given a game of Dynamic pyramid
      When A wins the lag
      And A passes the break
      And a gap is found in the rack
      Then this is refused under General 8.1
      And the opening break is B's
