@needs.in-process
Feature: Equipment 2. Slate and height

  @E.2.1
  Rule: Thickness of the slate

    @id.equipment-02-01
    Scenario: 44 mm are enough
      RU: 44 мм достаточно
      Given a table of 12 feet
      And its slate is 44 mm thick
      When the equipment is checked
      Then the equipment is allowed
      And where 44 was measured at least 44 is asked for

    @id.equipment-02-02
    Scenario: A tenth less is not
      RU: На десятую меньше — мало
      Given a table of 12 feet
      And its slate is 43.9 mm thick
      When the equipment is checked
      Then the equipment violates Equipment 2.1
      And where 43.9 was measured at least 44 is asked for

    @id.equipment-02-03
    Scenario: A thicker slate is welcome
      RU: Более толстая плита годится
      Given a table of 12 feet
      And its slate is 60 mm thick
      When the equipment is checked
      Then the equipment is allowed

    @id.equipment-02-04
    Scenario: What nobody measured is not judged
      RU: О том, чего не измеряли, не судят
      Given a table of 12 feet
      And its slate is 45 mm thick
      When the equipment is checked
      Then the equipment is allowed
      And nothing is said of Equipment 2.2 and Equipment 3.1

  @E.2.2
  Rule: Height of the table

    @id.equipment-02-05
    Scenario: 800 mm
      RU: 800 мм
      Given a table of 12 feet
      And the upper edge of its slate is 800 mm above the floor
      When the equipment is checked
      Then the equipment is allowed

    @id.equipment-02-06
    Scenario: 820 mm
      RU: 820 мм
      Given a table of 12 feet
      And the upper edge of its slate is 820 mm above the floor
      When the equipment is checked
      Then the equipment is allowed
      And where 820 was measured 800 to 820 is allowed

    @id.equipment-02-07
    Scenario: A millimetre too low
      RU: На миллиметр ниже
      Given a table of 12 feet
      And the upper edge of its slate is 799 mm above the floor
      When the equipment is checked
      Then the equipment violates Equipment 2.2
      And where 799 was measured 800 to 820 is allowed

    @id.equipment-02-08
    Scenario: A millimetre too high
      RU: На миллиметр выше
      Given a table of 12 feet
      And the upper edge of its slate is 821 mm above the floor
      When the equipment is checked
      Then the equipment violates Equipment 2.2
