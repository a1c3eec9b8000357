@needs.in-process
Feature: Prizes 3. Thirty-two places

  @P.3.1
  Rule: First place

    @id.prizes-03-01
    Scenario: Place 1 of a fund of 1000
      RU: Место 1 при фонде 1000
      When a fund of 1000 is divided among 32 places
      Then place 1 receives 200
      And the shares come out even

    @id.prizes-03-02
    Scenario: Place 1 of a fund of 2500
      RU: Место 1 при фонде 2500
      When a fund of 2500 is divided among 32 places
      Then place 1 receives 500

    @id.prizes-03-03
    Scenario: 32 places are paid, and together they get the whole fund
      RU: Оплачиваются 32 места, вместе они получают весь фонд
      When a fund of 1000 is divided among 32 places
      Then 32 places are paid, 1000 together

  @P.3.2
  Rule: Second place

    @id.prizes-03-04
    Scenario: Place 2 of a fund of 1000
      RU: Место 2 при фонде 1000
      When a fund of 1000 is divided among 32 places
      Then place 2 receives 104
      And the shares come out even

    @id.prizes-03-05
    Scenario: Place 2 of a fund of 2500
      RU: Место 2 при фонде 2500
      When a fund of 2500 is divided among 32 places
      Then place 2 receives 260

  @P.3.3
  Rule: Places 3 and 4

    @id.prizes-03-06
    Scenario: Places 3 and 4 of a fund of 1000
      RU: Места 3 и 4 при фонде 1000
      When a fund of 1000 is divided among 32 places
      Then places 3 to 4 receive 76 each
      And the shares come out even

    @id.prizes-03-07
    Scenario: Places 3 and 4 of a fund of 2500
      RU: Места 3 и 4 при фонде 2500
      When a fund of 2500 is divided among 32 places
      Then places 3 to 4 receive 190 each

  @P.3.4
  Rule: Places 5–8

    @id.prizes-03-08
    Scenario: Places 5 to 8 of a fund of 1000
      RU: Места с 5 по 8 при фонде 1000
      When a fund of 1000 is divided among 32 places
      Then places 5 to 8 receive 40 each
      And the shares come out even

    @id.prizes-03-09
    Scenario: Places 5 to 8 of a fund of 2500
      RU: Места с 5 по 8 при фонде 2500
      When a fund of 2500 is divided among 32 places
      Then places 5 to 8 receive 100 each

  @P.3.5
  Rule: Places 9–16

    @id.prizes-03-10
    Scenario: Places 9 to 16 of a fund of 1000
      RU: Места с 9 по 16 при фонде 1000
      When a fund of 1000 is divided among 32 places
      Then places 9 to 16 receive 24 each
      And the shares come out even

    @id.prizes-03-11
    Scenario: Places 9 to 16 of a fund of 2500
      RU: Места с 9 по 16 при фонде 2500
      When a fund of 2500 is divided among 32 places
      Then places 9 to 16 receive 60 each

  @P.3.6
  Rule: Places 17–32

    @id.prizes-03-12
    Scenario: Places 17 to 32 of a fund of 1000
      RU: Места с 17 по 32 при фонде 1000
      When a fund of 1000 is divided among 32 places
      Then places 17 to 32 receive 12 each
      And the shares come out even

    @id.prizes-03-13
    Scenario: Places 17 to 32 of a fund of 2500
      RU: Места с 17 по 32 при фонде 2500
      When a fund of 2500 is divided among 32 places
      Then places 17 to 32 receive 30 each
