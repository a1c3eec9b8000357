Feature: Free pyramid with continuation 3. Initial racking

  @C.3
  Rule: Complete pyramid

    @id.continuation-03-01
    Scenario: The white balls in five rows, the coloured one in hand
      RU: Белые шары в пяти рядах, цветной в руке
      Given a game of Free pyramid with continuation
      When A wins the lag
      And A chooses to break
      Then the rows of the pyramid hold 1, 2, 3, 4 and 5 balls
      And nobody knows where the coloured ball stands
      And the opening break is A's

    @id.continuation-03-02
    Scenario: The rack is that of General 8.1
      RU: Пирамида ставится по пункту 8.1 «Общих правил»
      Erratum ERR-C4 to clause 3, which cites the number of the newer Russian edition.
      Given a game of Free pyramid with continuation
      When A wins the lag
      And A chooses to break
      And a gap is found in the rack
      Then this is refused under General 8.1
      And the opening break is A's

    @id.continuation-03-03
    Scenario: A measured rack stands right
      RU: Измеренная пирамида стоит верно
      Given a game of Free pyramid with continuation
      When A wins the lag
      And A chooses to break
      And the rack is measured with 1, 2, 3, 4 and 5 balls in its rows
      Then the opening break is A's
      And the rows of the pyramid hold 1, 2, 3, 4 and 5 balls
