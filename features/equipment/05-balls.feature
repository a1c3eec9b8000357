@needs.in-process
Feature: Equipment 5. Balls

  @E.5.1
  Rule: Diameter

    @id.equipment-05-01
    Scenario: Both ends of the range
      RU: Оба конца диапазона
      Given ball 1 is 68 mm in diameter
      And the coloured ball is 68.5 mm in diameter
      When the equipment is checked
      Then the equipment is allowed
      And where 68 was measured 68 to 68.5 is allowed

    @id.equipment-05-02
    Scenario: One ball is too small
      RU: Один шар слишком мал
      Given ball 1 is 68 mm in diameter
      And ball 2 is 67.9 mm in diameter
      When the equipment is checked
      Then the equipment violates Equipment 5.1

    @id.equipment-05-03
    Scenario: The coloured ball is too large
      RU: Цветной шар слишком велик
      Given the coloured ball is 68.51 mm in diameter
      When the equipment is checked
      Then the equipment violates Equipment 5.1

    @id.equipment-05-04 @reading.R-ball-size
    Scenario: A ball of about 67 mm is too small
      RU: Шар около 67 мм слишком мал
      Given the reading R-ball-size is "68"
      And ball 1 is 66.675 mm in diameter
      When the equipment is checked
      Then the equipment violates Equipment 5.1

    @id.equipment-05-05 @reading.R-ball-size
    Scenario: Under the other reading it is right
      RU: По другому толкованию он годится
      Given the reading R-ball-size is "67"
      And ball 1 is 66.675 mm in diameter
      When the equipment is checked
      Then the equipment is allowed
      And where 66.675 was measured 66.5 to 67.5 is allowed

    @id.equipment-05-06 @reading.R-ball-size
    Scenario: Under the other reading 68 mm are too large
      RU: По другому толкованию 68 мм — слишком много
      Given the reading R-ball-size is "67"
      And ball 1 is 68 mm in diameter
      When the equipment is checked
      Then the equipment violates Equipment 5.1

  @E.5.2
  Rule: Weight

    @id.equipment-05-07
    Scenario: Both ends of the weight
      RU: Оба конца диапазона веса
      Given ball 1 weighs 280 g
      And ball 2 weighs 285 g
      When the equipment is checked
      Then the equipment is allowed

    @id.equipment-05-08 @reading.R-figure
    Scenario: About 280 g may be half a gram less
      RU: Около 280 г — это и на полграмма меньше
      Given ball 1 weighs 279.5 g
      When the equipment is checked
      Then the equipment is allowed
      And where 279.5 was measured 279.5 to 285.5 is allowed

    @id.equipment-05-09
    Scenario: A whole gram less
      RU: На целый грамм меньше
      Given ball 1 weighs 279 g
      When the equipment is checked
      Then the equipment violates Equipment 5.2

    @id.equipment-05-10
    Scenario: A whole gram more
      RU: На целый грамм больше
      Given the coloured ball weighs 286 g
      When the equipment is checked
      Then the equipment violates Equipment 5.2

    @id.equipment-05-11 @reading.R-ball-size
    Scenario: A ball of 255 g is too light
      RU: Шар весом 255 г слишком лёгок
      Given the reading R-ball-size is "68"
      And ball 1 weighs 255 g
      When the equipment is checked
      Then the equipment violates Equipment 5.2

    @id.equipment-05-12 @reading.R-ball-size
    Scenario: A ball of 255 g under the other reading
      RU: Шар весом 255 г по другому толкованию
      Given the reading R-ball-size is "67"
      And ball 1 weighs 255 g
      When the equipment is checked
      Then the equipment is allowed
      And where 255 was measured 254.5 to 255.5 is allowed

    @id.equipment-05-13 @reading.R-ball-size
    Scenario: A ball of 282 g under the other reading
      RU: Шар весом 282 г по другому толкованию
      Given the reading R-ball-size is "67"
      And ball 1 weighs 282 g
      When the equipment is checked
      Then the equipment violates Equipment 5.2
