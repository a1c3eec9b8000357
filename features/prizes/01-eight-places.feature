@needs.in-process
Feature: Prizes 1. Eight places

  @P.1.1
  Rule: First place

    @id.prizes-01-01
    Scenario: Place 1 of a fund of 1000
      RU: Место 1 при фонде 1000
      When a fund of 1000 is divided among 8 places
      Then place 1 receives 350
      And the shares come out even

    @id.prizes-01-02
    Scenario: Place 1 of a fund of 2500
      RU: Место 1 при фонде 2500
      When a fund of 2500 is divided among 8 places
      Then place 1 receives 875

    @id.prizes-01-03
    Scenario: 8 places are paid, and together they get the whole fund
      RU: Оплачиваются 8 мест, вместе они получают весь фонд
      When a fund of 1000 is divided among 8 places
      Then 8 places are paid, 1000 together

  @P.1.2
  Rule: Second place

    @id.prizes-01-04
    Scenario: Place 2 of a fund of 1000
      RU: Место 2 при фонде 1000
      When a fund of 1000 is divided among 8 places
      Then place 2 receives 250
      And the shares come out even

    @id.prizes-01-05
    Scenario: Place 2 of a fund of 2500
      RU: Место 2 при фонде 2500
      When a fund of 2500 is divided among 8 places
      Then place 2 receives 625

  @P.1.3
  Rule: Places 3 and 4

    @id.prizes-01-06
    Scenario: Places 3 and 4 of a fund of 1000
      RU: Места 3 и 4 при фонде 1000
      When a fund of 1000 is divided among 8 places
      Then places 3 to 4 receive 100 each
      And the shares come out even

    @id.prizes-01-07
    Scenario: Places 3 and 4 of a fund of 2500
      RU: Места 3 и 4 при фонде 2500
      When a fund of 2500 is divided among 8 places
      Then places 3 to 4 receive 250 each

  @P.1.4
  Rule: Places 5–8

    @id.prizes-01-08
    Scenario: Places 5 to 8 of a fund of 1000
      RU: Места с 5 по 8 при фонде 1000
      When a fund of 1000 is divided among 8 places
      Then places 5 to 8 receive 50 each
      And the shares come out even

    @id.prizes-01-09
    Scenario: Places 5 to 8 of a fund of 2500
      RU: Места с 5 по 8 при фонде 2500
      When a fund of 2500 is divided among 8 places
      Then places 5 to 8 receive 125 each
