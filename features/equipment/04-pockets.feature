@needs.in-process
Feature: Equipment 4. Pockets

  @E.4.1
  Rule: Mouth of a corner pocket

    @id.equipment-04-01
    Scenario: Both ends of the range
      RU: Оба конца диапазона
      Given the mouth of the left head corner pocket is 72 mm wide
      And the mouth of the right foot corner pocket is 73 mm wide
      When the equipment is checked
      Then the equipment is allowed
      And where 72 was measured 72 to 73 is allowed

    @id.equipment-04-02
    Scenario: A tenth too narrow
      RU: На десятую уже
      Given the mouth of the left head corner pocket is 71.9 mm wide
      And the mouth of the right foot corner pocket is 72.5 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 4.1

    @id.equipment-04-03
    Scenario: A tenth too wide
      RU: На десятую шире
      Given the mouth of the right head corner pocket is 73.1 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 4.1
      And where 73.1 was measured 72 to 73 is allowed

    @id.equipment-04-04 @reading.R-ball-size
    Scenario: The mouth of the larger ball
      RU: Створ для большего шара
      Given the reading R-ball-size is "68"
      And the mouth of the left foot corner pocket is 72.5 mm wide
      When the equipment is checked
      Then the equipment is allowed

    @id.equipment-04-05 @reading.R-ball-size
    Scenario: Under the other reading it is too wide
      RU: По другому толкованию он слишком широк
      Given the reading R-ball-size is "67"
      And the mouth of the left foot corner pocket is 72.5 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 4.1
      And where 72.5 was measured 69.175 to 70.175 is allowed

    @id.equipment-04-06 @reading.R-ball-size
    Scenario: Under the other reading about 3 mm wider than the ball
      RU: По другому толкованию — примерно на 3 мм шире шара
      Given the reading R-ball-size is "67"
      And the mouth of the left foot corner pocket is 69.7 mm wide
      When the equipment is checked
      Then the equipment is allowed

  @E.4.2
  Rule: Mouth of a side pocket

    @id.equipment-04-07
    Scenario: Both ends of the range of a side pocket
      RU: Оба конца диапазона средней лузы
      Given the mouth of the left side pocket is 82 mm wide
      And the mouth of the right side pocket is 83 mm wide
      When the equipment is checked
      Then the equipment is allowed
      And where 83 was measured 82 to 83 is allowed

    @id.equipment-04-08
    Scenario: A side pocket a tenth too narrow
      RU: Средняя луза на десятую уже
      Given the mouth of the left side pocket is 81.9 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 4.2

    @id.equipment-04-09
    Scenario: A side pocket a tenth too wide
      RU: Средняя луза на десятую шире
      Given the mouth of the right side pocket is 83.1 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 4.2

    @id.equipment-04-10
    Scenario: A corner mouth in the middle
      RU: Угловой створ посередине
      Given the mouth of the right side pocket is 72.5 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 4.2

    @id.equipment-04-11 @reading.R-ball-size
    Scenario: A side mouth under the other reading
      RU: Створ средней лузы по другому толкованию
      Given the reading R-ball-size is "67"
      And the mouth of the left side pocket is 80 mm wide
      When the equipment is checked
      Then the equipment is allowed
      And where 80 was measured 78.175 to 80.175 is allowed

    @id.equipment-04-12 @reading.R-ball-size
    Scenario: The mouth of the larger ball under the other reading
      RU: Створ для большего шара по другому толкованию
      Given the reading R-ball-size is "67"
      And the mouth of the left side pocket is 82.5 mm wide
      When the equipment is checked
      Then the equipment violates Equipment 4.2

  @E.4.3
  Rule: Jaw of a corner pocket

    @id.equipment-04-13
    Scenario: A radius of 5 mm
      RU: Радиус 5 мм
      Given the jaw of the left head corner pocket has a radius of 5 mm
      When the equipment is checked
      Then the equipment is allowed

    @id.equipment-04-14 @reading.R-figure
    Scenario: 4.5 mm are still 5
      RU: 4,5 мм — это ещё 5
      Given the jaw of the left head corner pocket has a radius of 4.5 mm
      When the equipment is checked
      Then the equipment is allowed
      And where 4.5 was measured 4.5 to 5.5 is allowed

    @id.equipment-04-15
    Scenario: 4 mm are not
      RU: 4 мм — уже нет
      Given the jaw of the left head corner pocket has a radius of 4 mm
      When the equipment is checked
      Then the equipment violates Equipment 4.3

    @id.equipment-04-16
    Scenario: 6 mm are not either
      RU: 6 мм — тоже нет
      Given the jaw of the left head corner pocket has a radius of 6 mm
      When the equipment is checked
      Then the equipment violates Equipment 4.3

  @E.4.4
  Rule: Channel of a corner pocket

    @id.equipment-04-17
    Scenario: Both ends of the range of the channel
      RU: Оба конца диапазона канала
      Given the channel of the left head corner pocket is 5 mm
      And the channel of the left foot corner pocket is 6 mm
      When the equipment is checked
      Then the equipment is allowed
      And where 5 was measured 5 to 6 is allowed

    @id.equipment-04-18
    Scenario: A channel a tenth too small
      RU: Канал на десятую меньше
      Given the channel of the left head corner pocket is 4.9 mm
      When the equipment is checked
      Then the equipment violates Equipment 4.4

    @id.equipment-04-19
    Scenario: A channel a tenth too large
      RU: Канал на десятую больше
      Given the channel of the left head corner pocket is 6.1 mm
      When the equipment is checked
      Then the equipment violates Equipment 4.4

  @E.4.5
  Rule: Jaw of a side pocket

    @id.equipment-04-20
    Scenario: A radius of 10 mm and one of 12 mm
      RU: Радиусы 10 мм и 12 мм
      Given the jaw of the left side pocket has a radius of 10 mm
      And the jaw of the right side pocket has a radius of 12 mm
      When the equipment is checked
      Then the equipment is allowed
      And where 10 was measured 10 to 12 is allowed

    @id.equipment-04-21
    Scenario: A radius of 9.9 mm
      RU: Радиус 9,9 мм
      Given the jaw of the left side pocket has a radius of 9.9 mm
      When the equipment is checked
      Then the equipment violates Equipment 4.5

    @id.equipment-04-22
    Scenario: A radius of 12.1 mm
      RU: Радиус 12,1 мм
      Given the jaw of the left side pocket has a radius of 12.1 mm
      When the equipment is checked
      Then the equipment violates Equipment 4.5

  @E.4.6
  Rule: Channel of a side pocket

    @id.equipment-04-23 @reading.R-figure
    Scenario: A side pocket has no channel
      RU: У средней лузы канала нет
      Given the channel of the left side pocket is 0 mm
      When the equipment is checked
      Then the equipment is allowed
      And where 0 was measured 0 to 0.5 is allowed

    @id.equipment-04-24
    Scenario: A channel of one millimetre
      RU: Канал в один миллиметр
      Given the channel of the left side pocket is 1 mm
      When the equipment is checked
      Then the equipment violates Equipment 4.6

    @id.equipment-04-25
    Scenario: The channel of a corner pocket
      RU: Канал, как у угловой лузы
      Given the channel of the right side pocket is 5.5 mm
      When the equipment is checked
      Then the equipment violates Equipment 4.6
