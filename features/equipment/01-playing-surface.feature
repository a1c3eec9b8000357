@needs.in-process
Feature: Equipment 1. Playing surface

  @E.1.1
  Rule: 12-foot table

    @id.equipment-01-01
    Scenario: The figures themselves
      RU: Сами величины
      Given a table of 12 feet
      And its playing surface is 3550 mm long and 1775 mm wide
      When the equipment is checked
      Then the equipment is allowed
      And where 3550 was measured 3500 to 3600 is allowed
      And where 1775 was measured 1725 to 1825 is allowed

    @id.equipment-01-02
    Scenario: A surface of another size
      RU: Поверхность другого размера
      Given a table of 12 feet
      And its playing surface is 2950 mm long and 1470 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.1 and Equipment 1.5

    @id.equipment-01-03
    Scenario: The width by itself
      RU: Одна только ширина
      Given a table of 12 feet
      And its playing surface is 3550 mm long and 1850 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.1 and Equipment 1.5
      And where 1850 was measured 1725 to 1825 is allowed

  @E.1.2
  Rule: 10-foot table

    @id.equipment-01-04
    Scenario: The figures of a 10-foot table
      RU: Величины стола 10 футов
      Given a table of 10 feet
      And its playing surface is 2950 mm long and 1470 mm wide
      When the equipment is checked
      Then the equipment is allowed

    @id.equipment-01-05 @reading.R-figure
    Scenario: Half a millimetre is still that figure on 10 feet
      RU: Полмиллиметра на 10 футах — ещё та же величина
      Given a table of 10 feet
      And its playing surface is 2950.5 mm long and 1469.5 mm wide
      When the equipment is checked
      Then the equipment is allowed
      And where 1469.5 was measured 1469.5 to 1470.5 is allowed

    @id.equipment-01-06 @reading.R-figure
    Scenario: A millimetre is not on 10 feet
      RU: Миллиметр на 10 футах — уже нет
      Given a table of 10 feet
      And its playing surface is 2951 mm long and 1470 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.2

    @id.equipment-01-07
    Scenario: A width of another size on 10 feet
      RU: Ширина другого размера на 10 футах
      Given a table of 10 feet
      And its playing surface is 2950 mm long and 1775 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.2

  @E.1.3
  Rule: 9-foot table

    @id.equipment-01-08
    Scenario: The figures of a 9-foot table
      RU: Величины стола 9 футов
      Given a table of 9 feet
      And its playing surface is 2540 mm long and 1270 mm wide
      When the equipment is checked
      Then the equipment is allowed

    @id.equipment-01-09 @reading.R-figure
    Scenario: Half a millimetre is still that figure on 9 feet
      RU: Полмиллиметра на 9 футах — ещё та же величина
      Given a table of 9 feet
      And its playing surface is 2540.5 mm long and 1269.5 mm wide
      When the equipment is checked
      Then the equipment is allowed
      And where 1269.5 was measured 1269.5 to 1270.5 is allowed

    @id.equipment-01-10 @reading.R-figure
    Scenario: A millimetre is not on 9 feet
      RU: Миллиметр на 9 футах — уже нет
      Given a table of 9 feet
      And its playing surface is 2541 mm long and 1270 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.3

    @id.equipment-01-11
    Scenario: A width of another size on 9 feet
      RU: Ширина другого размера на 9 футах
      Given a table of 9 feet
      And its playing surface is 2540 mm long and 1775 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.3

  @E.1.4
  Rule: 8-foot table

    @id.equipment-01-12
    Scenario: The figures of an 8-foot table
      RU: Величины стола 8 футов
      Given a table of 8 feet
      And its playing surface is 2240 mm long and 1120 mm wide
      When the equipment is checked
      Then the equipment is allowed

    @id.equipment-01-13 @reading.R-figure
    Scenario: Half a millimetre is still that figure on 8 feet
      RU: Полмиллиметра на 8 футах — ещё та же величина
      Given a table of 8 feet
      And its playing surface is 2240.5 mm long and 1119.5 mm wide
      When the equipment is checked
      Then the equipment is allowed
      And where 1119.5 was measured 1119.5 to 1120.5 is allowed

    @id.equipment-01-14 @reading.R-figure
    Scenario: A millimetre is not on 8 feet
      RU: Миллиметр на 8 футах — уже нет
      Given a table of 8 feet
      And its playing surface is 2241 mm long and 1120 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.4

    @id.equipment-01-15
    Scenario: A width of another size on 8 feet
      RU: Ширина другого размера на 8 футах
      Given a table of 8 feet
      And its playing surface is 2240 mm long and 1775 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.4

  @E.1.5
  Rule: Tolerance of length and width

    @id.equipment-01-16 @reading.R-surface-tolerance
    Scenario: Fifty millimetres more or less
      RU: На пятьдесят миллиметров больше или меньше
      Given the reading R-surface-tolerance is "50"
      And a table of 12 feet
      And its playing surface is 3600 mm long and 1725 mm wide
      When the equipment is checked
      Then the equipment is allowed
      And where 3600 was measured 3500 to 3600 is allowed

    @id.equipment-01-17 @reading.R-surface-tolerance
    Scenario: Fifty-one millimetres more are too much
      RU: На пятьдесят один миллиметр больше — это слишком много
      Given the reading R-surface-tolerance is "50"
      And a table of 12 feet
      And its playing surface is 3601 mm long and 1775 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.1 and Equipment 1.5

    @id.equipment-01-18
    Scenario: Fifty-one millimetres less in width are too much
      RU: На пятьдесят один миллиметр меньше по ширине — это слишком много
      Given a table of 12 feet
      And its playing surface is 3550 mm long and 1724 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.1 and Equipment 1.5
      And where 1724 was measured 1725 to 1825 is allowed

    @id.equipment-01-19 @reading.R-surface-tolerance
    Scenario: Under the other reading five millimetres are allowed
      RU: По другому толкованию допускаются пять миллиметров
      Given the reading R-surface-tolerance is "5"
      And a table of 12 feet
      And its playing surface is 3555 mm long and 1770 mm wide
      When the equipment is checked
      Then the equipment is allowed
      And where 1770 was measured 1770 to 1780 is allowed

    @id.equipment-01-20 @reading.R-surface-tolerance
    Scenario: Under the other reading six are too much
      RU: По другому толкованию шесть — это слишком много
      Given the reading R-surface-tolerance is "5"
      And a table of 12 feet
      And its playing surface is 3556 mm long and 1775 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.1 and Equipment 1.5

    @id.equipment-01-21
    Scenario: Smaller tables have no tolerance
      RU: У столов меньшего размера допуска нет
      Given a table of 10 feet
      And its playing surface is 2955 mm long and 1470 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 1.2
