Feature: Free pyramid 3. Racking the balls

  @F.3
  Rule: Complete pyramid

    @id.free-03-01
    Scenario: Fifteen white balls in five rows, the coloured ball in hand
      RU: Пятнадцать белых шаров в пяти рядах, цветной в руке
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      Then the rows of the pyramid hold 1, 2, 3, 4 and 5 balls
      And nobody knows where the coloured ball stands

    @id.free-03-02
    Scenario: A loose pyramid is racked again
      RU: Неплотную пирамиду ставят заново
      Given a game of Free pyramid
      When A wins the lag
      And A passes the break
      And a gap is found in the rack
      Then this is refused under General 8.1
      And the opening break is B's

    @id.free-03-03
    Scenario: Every game of a match begins with the complete pyramid
      RU: Каждая партия встречи начинается с полной пирамиды
      Given a match of Free pyramid to 2 games
      When A wins the lag
      And A chooses to break
      And A breaks and pockets balls 1 to 8
      And the next game begins
      Then the rows of the pyramid hold 1, 2, 3, 4 and 5 balls
      And A's shelf is empty
      And the score is 0:0
