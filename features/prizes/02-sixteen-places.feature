@needs.in-process
Feature: Prizes 2. Sixteen places

  @P.2.1
  Rule: First place

    @id.prizes-02-01
    Scenario: Place 1 of a fund of 1000
      RU: Место 1 при фонде 1000
      When a fund of 1000 is divided among 16 places
      Then place 1 receives 250
      And the shares come out even

    @id.prizes-02-02
    Scenario: Place 1 of a fund of 2500
      RU: Место 1 при фонде 2500
      When a fund of 2500 is divided among 16 places
      Then place 1 receives 625

    @id.prizes-02-03
    Scenario: 16 places are paid, and together they get the whole fund
      RU: Оплачиваются 16 мест, вместе они получают весь фонд
      When a fund of 1000 is divided among 16 places
      Then 16 places are paid, 1000 together

  @P.2.2
  Rule: Second place

    @id.prizes-02-04
    Scenario: Place 2 of a fund of 1000
      RU: Место 2 при фонде 1000
      When a fund of 1000 is divided among 16 places
      Then place 2 receives 150
      And the shares come out even

    @id.prizes-02-05
    Scenario: Place 2 of a fund of 2500
      RU: Место 2 при фонде 2500
      When a fund of 2500 is divided among 16 places
      Then place 2 receives 375

  @P.2.3
  Rule: Places 3 and 4

    @id.prizes-02-06
    Scenario: Places 3 and 4 of a fund of 1000
      RU: Места 3 и 4 при фонде 1000
      When a fund of 1000 is divided among 16 places
      Then places 3 to 4 receive 100 each
      And the shares come out even

    @id.prizes-02-07
    Scenario: Places 3 and 4 of a fund of 2500
      RU: Места 3 и 4 при фонде 2500
      When a fund of 2500 is divided among 16 places
      Then places 3 to 4 receive 250 each

  @P.2.4
  Rule: Places 5–8

    @id.prizes-02-08
    Scenario: Places 5 to 8 of a fund of 1000
      RU: Места с 5 по 8 при фонде 1000
      When a fund of 1000 is divided among 16 places
      Then places 5 to 8 receive 50 each
      And the shares come out even

    @id.prizes-02-09
    Scenario: Places 5 to 8 of a fund of 2500
      RU: Места с 5 по 8 при фонде 2500
      When a fund of 2500 is divided among 16 places
      Then places 5 to 8 receive 125 each

  @P.2.5
  Rule: Places 9–16

    @id.prizes-02-10
    Scenario: Places 9 to 16 of a fund of 1000
      RU: Места с 9 по 16 при фонде 1000
      When a fund of 1000 is divided among 16 places
      Then places 9 to 16 receive 25 each
      And the shares come out even

    @id.prizes-02-11
    Scenario: Places 9 to 16 of a fund of 2500
      RU: Места с 9 по 16 при фонде 2500
      When a fund of 2500 is divided among 16 places
      Then places 9 to 16 receive 62.5 each
