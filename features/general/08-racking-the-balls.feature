Feature: General 8. Racking the balls

  @G.8.1
  Rule: Complete pyramid

    @id.general-08-01
    Scenario: Fifteen balls stand in five rows from the foot spot on
      RU: Пятнадцать шаров стоят пятью рядами от задней отметки
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      Then 16 balls are on the bed
      And the rows of the pyramid hold 1, 2, 3, 4 and 5 balls

    @id.general-08-02
    Scenario: A tight rack is left as it is
      RU: Плотно поставленную пирамиду оставляют как есть
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And the rack is found tight
      Then the opening break is A's
      And the rows of the pyramid hold 1, 2, 3, 4 and 5 balls

    @id.general-08-03
    Scenario: A gap in the rack
      RU: Зазор в пирамиде
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And a gap is found in the rack
      Then this is refused under General 8.1
      And the opening break is A's

    @id.general-08-04 @reading.R-rack-check
    Scenario: A measured rack may stand a millimetre off
      RU: Измеренная пирамида может стоять с отклонением в миллиметр
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And the rack is measured 0.9 mm behind its place
      Then the opening break is A's
      And the score is 0:0
      And A may strike

    @id.general-08-05 @reading.R-rack-check
    Scenario: A rack that stands further off is wrong
      RU: Пирамида с большим отклонением поставлена неверно
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And the rack is measured 1.1 mm behind its place
      Then this is refused under General 8.1
      And the rows of the pyramid hold 1, 2, 3, 4 and 5 balls

    @id.general-08-06 @reading.R-rack-check
    Scenario: One ball stands a little off
      RU: Один шар стоит чуть в стороне
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And one ball of the rack is measured 0.9 mm left of its place
      Then the opening break is A's
      And A may strike
      And the score is 0:0

    @id.general-08-07 @reading.R-rack-check
    Scenario: One ball stands too far off
      RU: Один шар стоит слишком далеко
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And one ball of the rack is measured 1.1 mm behind its place
      Then this is refused under General 8.1
      And the opening break is A's

    @id.general-08-08
    Scenario: The base turned to the head rail
      RU: Основание повёрнуто к переднему борту
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And the rack is measured with 5, 4, 3, 2 and 1 balls in its rows
      Then this is refused under General 8.1
      And the opening break is A's

    @id.general-08-09
    Scenario: The measured rack stands as it should
      RU: Измеренная пирамида стоит как надо
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And the rack is measured with 1, 2, 3, 4 and 5 balls in its rows
      Then the opening break is A's
      And the rows of the pyramid hold 1, 2, 3, 4 and 5 balls

    @id.general-08-10
    Scenario: After the break there is no rack to check
      RU: После начального удара проверять нечего
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And A breaks legally
      And the rack is found tight
      Then this is refused under General 8.1
      And it is B's turn

  @G.8.2
  Rule: Coloured ball in home

    @id.general-08-11
    Scenario: The coloured ball is in hand until it is placed in home
      RU: Пока цветной шар не установлен в доме, он в руке
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      Then the coloured ball is still on the bed
      And nobody knows where the coloured ball stands
      When A places the cue ball in the middle of home
      Then the coloured ball now stands in the middle of home
      And the opening break is A's

    @id.general-08-12
    Scenario: The break is played with the coloured ball
      RU: Начальный удар выполняется цветным шаром
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And A breaks legally
      Then the shot is legal by General 12.1.2
      And it is B's turn

    @id.general-08-13
    Scenario: A white ball does not serve for the break
      RU: Белый шар для начального удара не годится
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And A strikes as follows
      And ball 9 is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then A has committed a foul under General 11.2

    @id.general-08-14
    Scenario: Before a new break the coloured ball is in hand again
      RU: Перед новым начальным ударом цветной шар снова в руке
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And A places the cue ball in the middle of home
      And A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and chooses to break
      Then nobody knows where the coloured ball stands
      And the opening break is B's
      When B places the cue ball in the middle of home
      Then the coloured ball now stands in the middle of home

  @G.8.n1
  Rule: Incomplete pyramid

    @id.general-08-15 @reading.R-rerack-count
    Scenario: After an illegal break all white balls in play are racked again
      RU: После неправильного начального удара заново ставят все белые шары в игре
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and passes the break
      Then the opening break is A's
      And 15 balls are on the bed
      And B's shelf holds ball 7
      And the rows of the pyramid hold 0, 2, 3, 4 and 5 balls

    @id.general-08-16 @reading.R-rerack-count
    Scenario: A second illegal break leaves thirteen to rack
      RU: После второго неправильного начального удара остаётся поставить тринадцать
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      And A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and passes the break
      And A breaks and brings no ball to a rail
      And B lifts ball 8
      And B has the balls racked again and chooses to break
      Then the opening break is B's
      And the score is 0:2
      And the rows of the pyramid hold 1, 2, 3, 4 and 3 balls

    @id.general-08-17
    Scenario: An incomplete pyramid has to be tight as well
      RU: Неполная пирамида тоже должна стоять вплотную
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and passes the break
      And a gap is found in the rack
      Then this is refused under General 8.1
      And the rows of the pyramid hold 0, 2, 3, 4 and 5 balls

    @id.general-08-18
    Scenario: When interference scattered the balls, those in play are racked
      RU: Если посторонний разбросал шары, ставят те, что в игре
      Given a game of Free pyramid
      And A has 3 points, B has 2
      And A is at the table
      When between the strokes a lamp falls on the table, and the balls cannot be put back
      Then the break is decided by a lag
      And the rows of the pyramid hold 1, 2, 3, 4 and 0 balls
      And the score is 3:2

    @id.general-08-23 @reading.R-lift-before-break
    Scenario: A penalty ball lifted before the break leaves an incomplete pyramid
      RU: Штрафной шар снят до начального удара — пирамида неполная
      Given a game of Free pyramid
      And A is to break
      When between the strokes B touches ball 5
      And A lifts ball 7
      Then the rows of the pyramid hold 0, 2, 3, 4 and 5 balls
      And nobody knows where the coloured ball stands
      When A chooses to play
      Then the opening break is A's
      And the score is 1:0

  @G.8.n1.p1
  Rule: Rows of an incomplete pyramid

    @id.general-08-19
    Scenario Outline: The rows of every number of balls
      RU: Ряды при любом числе шаров
      Given a game of Free pyramid
      And the coloured ball and <balls> white balls are on the bed
      And A is at the table
      When between the strokes a lamp falls on the table, and the balls cannot be put back
      Then the rows of the pyramid hold <first>, <second>, <third>, <fourth> and <fifth> balls

      Examples:
        | row | balls | first | second | third | fourth | fifth |
        | 1   | 1     | 1     | 0      | 0     | 0      | 0     |
        | 2   | 2     | 0     | 2      | 0     | 0      | 0     |
        | 3   | 3     | 1     | 2      | 0     | 0      | 0     |
        | 4   | 4     | 1     | 2      | 1     | 0      | 0     |
        | 5   | 5     | 0     | 2      | 3     | 0      | 0     |
        | 6   | 6     | 1     | 2      | 3     | 0      | 0     |
        | 7   | 7     | 0     | 2      | 3     | 2      | 0     |
        | 8   | 8     | 1     | 2      | 3     | 2      | 0     |
        | 9   | 9     | 0     | 2      | 3     | 4      | 0     |
        | 10  | 10    | 1     | 2      | 3     | 4      | 0     |
        | 11  | 11    | 1     | 2      | 3     | 4      | 1     |
        | 12  | 12    | 0     | 2      | 3     | 4      | 3     |
        | 13  | 13    | 1     | 2      | 3     | 4      | 3     |
        | 14  | 14    | 0     | 2      | 3     | 4      | 5     |
        | 15  | 15    | 1     | 2      | 3     | 4      | 5     |

    @id.general-08-20
    Scenario: Fourteen balls leave the foot spot empty
      RU: Четырнадцать шаров оставляют заднюю отметку свободной
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and passes the break
      Then no ball stands on the foot spot
      And 15 balls are on the bed

    @id.general-08-21
    Scenario: A measured rack of fourteen with the apex empty
      RU: Измеренная пирамида из четырнадцати шаров без шара в вершине
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and passes the break
      And the rack is measured with 0, 2, 3, 4 and 5 balls in its rows
      Then the opening break is A's
      And no ball stands on the foot spot

    @id.general-08-22
    Scenario: Fourteen balls with a corner left out are racked wrongly
      RU: Четырнадцать шаров без угла — неверная расстановка
      Given a game of Free pyramid
      And A is to break
      When A breaks and brings no ball to a rail
      And B lifts ball 7
      And B has the balls racked again and passes the break
      And the rack is measured as a complete pyramid without its last ball
      Then this is refused under General 8.1
      And the opening break is A's
