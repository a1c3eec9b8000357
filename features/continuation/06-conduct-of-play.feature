Feature: Free pyramid with continuation 6. Conduct of play

  @C.6.1
  Rule: Any ball as the cue ball

    @id.continuation-06-01
    Scenario: A white ball
      RU: Белый шар
      Given a game of Free pyramid with continuation
      And A is at the table
      When A pockets ball 3 with ball 9
      Then A has committed no foul
      And A's shelf holds ball 3

    @id.continuation-06-02
    Scenario: The coloured ball
      RU: Цветной шар
      Given a game of Free pyramid with continuation
      And A is at the table
      When A pockets ball 3 with the coloured ball
      Then A has committed no foul
      And A's shelf holds ball 3

    @id.continuation-06-03
    Scenario: The coloured ball as an object ball
      RU: Цветной шар как прицельный
      Given a game of Free pyramid with continuation
      And A is at the table
      When A pockets the coloured ball with ball 9
      Then A has committed no foul
      And A's shelf holds the coloured ball

    @id.continuation-06-04
    Scenario: Another ball on every stroke
      RU: Каждый раз другой шар
      Given a game of Free pyramid with continuation
      And A is at the table
      When A pockets ball 1 with ball 9
      And A pockets ball 9 with ball 2
      And A plays safe with ball 15
      Then A has committed no foul
      And the score is 2:0

    @id.continuation-06-05
    Scenario: Not on the opening break
      RU: Но не на начальном ударе
      Given a game of Free pyramid with continuation
      And A is to break
      When A strikes as follows
      And ball 9 is played onto ball 1
      And ball 1 drops into a pocket
      Then A has committed a foul under General 11.2 and General 12.1

  @C.6.2
  Rule: Play up to the 14th ball

    @id.continuation-06-38
    Scenario: The cue ball off an object ball counts
      RU: Биток, упавший от прицельного шара, засчитывается
      Given the game is Free pyramid with continuation
      When ball 3 is played onto ball 5
      And ball 3 drops into a pocket
      Then ball 3 counts

    @id.continuation-06-06
    Scenario: An object ball, and the cue ball off it
      RU: Прицельный шар и биток от него
      Given a game of Free pyramid with continuation
      And A is at the table
      When A pockets ball 3 and ball 9 off it
      Then balls 3 and 9 count
      And A's shelf holds balls 3 and 9

    @id.continuation-06-07
    Scenario: The eighth ball does not end the game
      RU: Восьмой шар партии не завершает
      Given a game of Free pyramid with continuation
      And balls 1 to 7 are on A's shelf
      And A is at the table
      When A pockets ball 8
      Then the game goes on
      And it is A's turn
      And A has nothing to choose
      And the score is 8:0

    @id.continuation-06-08
    Scenario: Nor does the thirteenth
      RU: И тринадцатый не завершает
      Given a game of Free pyramid with continuation
      And only the coloured ball and balls 1, 2 and 3 are on the bed
      And A is at the table
      When A pockets ball 3
      Then it is A's turn
      And A may strike
      And A has nothing to choose
      And 3 balls are on the bed

    @id.continuation-06-09
    Scenario: The fourteenth ends the rack
      RU: Четырнадцатый завершает пирамиду
      Given a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      Then 2 balls are on the bed
      And A may choose to break or to pass the break
      And A may not strike
      And the score is 8:6

    @id.continuation-06-10
    Scenario: A fourteenth ball lifted as a penalty ball ends it too
      RU: Завершает и четырнадцатый шар, снятый как штрафной
      Given a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A misses
      Then 3 balls are on the bed
      When B lifts ball 2
      Then 2 balls are on the bed
      And B may choose to break or to pass the break
      And the score is 7:7

    @id.continuation-06-11
    Scenario: A fourteenth ball pocketed on a foul does not
      RU: Четырнадцатый шар, забитый с нарушением, не завершает
      Given a game of Free pyramid with continuation
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2 with no foot on the floor
      Then ball 2 is spotted
      And 3 balls are on the bed
      And B may lift any ball

    @id.continuation-06-12
    Scenario: The fourteen are those of both sides
      RU: Четырнадцать — это шары обеих сторон
      Erratum ERR-C7 to clause 6.2, which does not say whose balls, and since when.
      Given a game of Free pyramid with continuation
      And balls 1 to 6 are on A's shelf
      And balls 7 to 13 are on B's shelf
      And A is at the table
      When A pockets ball 14
      Then A may choose to break or to pass the break
      And A's shelf holds balls 1, 2, 3, 4, 5, 6 and 14
      And the score is 7:7

    @id.continuation-06-13
    Scenario: After a new rack the count begins anew
      RU: После новой расстановки счёт шаров начинается заново
      Erratum ERR-C7 to clause 6.2.
      Given a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And A chooses to break
      And A breaks and pockets balls 1 to 13
      Then it is A's turn
      And 3 balls are on the bed
      And the score is 21:6
      When A pockets ball 14
      Then A may choose to break or to pass the break

    @id.continuation-06-14 @reading.R-continuation-both-fall
    Scenario: The fourteenth and the fifteenth ball fall together
      RU: Четырнадцатый и пятнадцатый шары падают вместе
      Erratum ERR-C6 to clause 6.2, which does not cover it.
      Given a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets balls 1 and 2
      Then the score is 9:6
      And A may choose to break or to pass the break
      When A chooses to break
      Then 16 balls are on the bed
      And the rows of the pyramid hold 1, 2, 3, 4 and 5 balls

    @id.continuation-06-15
    Scenario: No stroke is played with the two that are left
      RU: Двумя оставшимися шарами не играют
      Given a game of Free pyramid with continuation
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And A pockets ball 1
      Then this is refused under Continuation 6.4
      And 2 balls are on the bed

  @C.6.3
  Rule: New rack of fifteen balls

    @id.continuation-06-16 @question @reading.R-continuation-two-left
    Scenario: Fifteen are racked, and the coloured ball is in hand
      RU: Ставят пятнадцать, цветной шар в руке
      Given the reading R-continuation-two-left is "lift-both"
      And a game of Free pyramid with continuation
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And A chooses to break
      Then 16 balls are on the bed
      And the rows of the pyramid hold 1, 2, 3, 4 and 5 balls
      And nobody knows where the coloured ball stands
      And the opening break is A's

    @id.continuation-06-17 @reading.R-continuation-two-left
    Scenario: The two that were left bring nobody a point
      RU: Два оставшихся шара никому не приносят очков
      Erratum ERR-C5 to clauses 6.2 and 6.3: nothing says what becomes of the two.
      Given the reading R-continuation-two-left is "lift-both"
      And a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And ball 1 stands on the foot spot
      And ball 2 stands on the centre spot
      And ball 3 stands on the head spot
      And A is at the table
      When A strikes as follows
      And ball 3 is played onto ball 2
      And ball 2 drops into a pocket
      And ball 3 comes to rest on the centre spot
      Then the score is 8:6
      When A chooses to break
      Then the score is 8:6
      And the rows of the pyramid hold 1, 2, 3, 4 and 5 balls

    @id.continuation-06-18 @reading.R-continuation-two-left
    Scenario: The coloured ball comes back though it had been pocketed
      RU: Цветной шар возвращается, хотя был забит
      Erratum ERR-C5 to clauses 6.2 and 6.3.
      Given the reading R-continuation-two-left is "lift-both"
      And a game of Free pyramid with continuation
      And only balls 1, 2 and 3 are on the bed
      And A is at the table
      When A pockets ball 3
      And A chooses to break
      Then the coloured ball is still on the bed
      And 16 balls are on the bed
      And the opening break is A's
      When A places the cue ball in the middle of home
      And A breaks legally
      Then A has committed no foul

    @id.continuation-06-19
    Scenario: The shelves begin anew, the score goes on
      RU: Полки начинаются заново, счёт продолжается
      Erratum ERR-C8 to clauses 6.3 and 10bis: a new rack leaves no score on the shelves.
      Given a game of Free pyramid with continuation
      And A has 20 points, B has 31
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And A passes the break
      Then A's shelf is empty
      And B's shelf is empty
      And the score is 21:31
      When B breaks and pockets ball 7
      Then B's shelf holds ball 7
      And the score is 21:32

    @id.continuation-06-20
    Scenario: The stroke at the new rack is judged as an opening break
      RU: Удар по новой пирамиде судят как начальный
      Erratum ERR-C1 to clause 6.3, which cites the clause on the lag; clause 5 is meant.
      Given a game of Free pyramid with continuation
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And A chooses to break
      And A breaks and brings no ball to a rail
      Then A has committed a foul under General 12.1
      When B lifts ball 7
      Then B may choose to play, to assign the stroke, to have the balls racked again and break or to have the balls racked again and pass the break

    @id.continuation-06-21
    Scenario: No white ball serves at the new rack
      RU: По новой пирамиде белым шаром не играют
      Erratum ERR-C1 to clause 6.3.
      Given a game of Free pyramid with continuation
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And A chooses to break
      And A strikes as follows
      And ball 9 is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then A has committed a foul under General 11.2

    @id.continuation-06-22 @question @reading.R-continuation-two-left
    Scenario: Under the other reading fourteen come back and two stay
      RU: По другому толкованию возвращаются четырнадцать, а два остаются
      Erratum ERR-C5 to clauses 6.2 and 6.3; so it is played one against one.
      Given the reading R-continuation-two-left is "leave"
      And a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And ball 1 stands at (0.2, 0.5)
      And ball 2 stands on the centre spot
      And ball 3 stands on the head spot
      And A is at the table
      When A strikes as follows
      And ball 3 is played onto ball 2
      And ball 2 drops into a pocket
      And ball 3 comes to rest on the centre spot
      And A chooses to break
      Then 16 balls are on the bed
      And ball 1 now stands at (0.2, 0.5)
      And ball 3 now stands on the centre spot
      And no ball stands on the foot spot
      And the score is 8:6

    @id.continuation-06-37 @reading.R-continuation-two-left
    Scenario: Under the other reading play goes on from the position
      RU: По другому толкованию игра продолжается с позиции
      Erratum ERR-C5 to clauses 6.2 and 6.3.
      Given the reading R-continuation-two-left is "leave"
      And a game of Free pyramid with continuation
      And ball 1 stands at (0.2, 0.5)
      And ball 2 stands on the centre spot
      And ball 3 stands on the head spot
      And A is at the table
      When A strikes as follows
      And ball 3 is played onto ball 2
      And ball 2 drops into a pocket
      And ball 3 comes to rest on the centre spot
      And A chooses to break
      And A strikes as follows
      And ball 3 is played onto ball 1
      And ball 1 drops into a pocket
      Then the shot is legal by General 20.1

    @id.continuation-06-23 @reading.R-continuation-two-left
    Scenario: Under the other reading a ball in the way goes on the foot spot
      RU: По другому толкованию мешающий шар ставят на заднюю отметку
      Erratum ERR-C5 to clauses 6.2 and 6.3.
      Given the reading R-continuation-two-left is "leave"
      And a game of Free pyramid with continuation
      And ball 1 stands at (1.1, 0)
      And ball 2 stands on the centre spot
      And ball 3 stands on the head spot
      And A is at the table
      When A strikes as follows
      And ball 3 is played onto ball 2
      And ball 2 drops into a pocket
      And ball 3 comes to rest on the centre spot
      And A chooses to break
      Then 16 balls are on the bed
      And ball 1 now stands on the foot spot
      And ball 3 now stands on the centre spot

    @id.continuation-06-35 @reading.R-continuation-two-left
    Scenario: Under the other reading a ball close beside the pyramid stays
      RU: По другому толкованию шар рядом с пирамидой остаётся на месте
      Erratum ERR-C5 to clauses 6.2 and 6.3.
      Given the reading R-continuation-two-left is "leave"
      And a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And ball 1 stands at (1.1231, 0.206)
      And ball 2 stands on the centre spot
      And ball 3 stands on the head spot
      And A is at the table
      When A strikes as follows
      And ball 3 is played onto ball 2
      And ball 2 drops into a pocket
      And ball 3 comes to rest on the centre spot
      And A chooses to break
      Then ball 1 now stands at (1.1231, 0.206)
      And ball 3 now stands on the centre spot

    @id.continuation-06-36 @reading.R-continuation-two-left
    Scenario: Under the other reading two balls that nobody measured stay
      RU: По другому толкованию остаются и два шара, которых никто не измерял
      Erratum ERR-C5 to clauses 6.2 and 6.3.
      Given the reading R-continuation-two-left is "leave"
      And a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And A passes the break
      Then 16 balls are on the bed
      And nobody knows where ball 1 stands
      And it is B's turn

    @id.continuation-06-24 @reading.R-continuation-two-left
    Scenario: Under the other reading both in the way make a full rack
      RU: По другому толкованию при двух мешающих шарах пирамида полная
      Erratum ERR-C5 to clauses 6.2 and 6.3.
      Given the reading R-continuation-two-left is "leave"
      And a game of Free pyramid with continuation
      And ball 1 stands at (1.1, 0)
      And ball 2 stands on the centre spot
      And ball 3 stands on the head spot
      And A is at the table
      When A strikes as follows
      And ball 3 is played onto ball 2
      And ball 2 drops into a pocket
      And ball 3 comes to rest at (1.1, 0.1)
      And A chooses to break
      Then the rows of the pyramid hold 1, 2, 3, 4 and 5 balls
      And nobody knows where the coloured ball stands

  @C.6.4.1
  Rule: Stroke by the same team

    @id.continuation-06-25
    Scenario: The team that took the fourteenth ball breaks
      RU: Разбивает команда, взявшая четырнадцатый шар
      Given a game of Free pyramid with continuation
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And A chooses to break
      Then the opening break is A's
      And B may not strike

    @id.continuation-06-26
    Scenario: The other team has nothing to choose
      RU: Другая команда ничего не выбирает
      Given a game of Free pyramid with continuation
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And B chooses to break
      Then this is refused under Continuation 6.4
      And A may choose to break or to pass the break
      And B has nothing to choose

    @id.continuation-06-27 @reading.R-new-rack-partner
    Scenario: The partner whose turn it is plays the stroke
      RU: Удар выполняет партнёр, чья очередь
      Erratum ERR-C9 to clause 6.4: nothing says which of the two it is.
      Given a game of Free pyramid with continuation
      And pairs A1 and A2 play against B1 and B2
      And only the coloured ball and balls 1 and 2 are on the bed
      And A1 is at the table
      When A1 pockets ball 2
      And A chooses to break
      Then the opening break is A2's

    @id.continuation-06-28 @reading.R-fourteenth-penalty
    Scenario: Whoever received the fourteenth ball as a penalty ball breaks
      RU: Разбивает тот, кто получил четырнадцатый шар как штрафной
      Given a game of Free pyramid with continuation
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A misses
      And B lifts the coloured ball
      Then B may choose to break or to pass the break
      And A has nothing to choose
      When B chooses to break
      Then the opening break is B's

    @id.continuation-06-29 @reading.R-fourteenth-penalty
    Scenario: The choice is made once
      RU: Выбирают один раз
      Erratum ERR-C16 to clause 6.4: General 6 gives the same choice anyway.
      Given a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A misses
      And B lifts ball 2
      And B chooses to break
      Then B has nothing to choose
      And the opening break is B's
      And the score is 7:7

    @id.continuation-06-33 @reading.R-fourteenth-late-foul @reading.R-after-completion
    Scenario: Touching a ball after the fourteenth costs a ball, not the choice
      RU: Касание после четырнадцатого шара стоит шара, но не выбора
      Given the reading R-after-completion is "counts"
      And a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 2
      And ball 2 drops into a pocket
      And all balls are at rest
      And the shooter touches ball 1 with the sleeve
      Then A has committed a foul under General 17
      And B may lift any ball
      And A has nothing to choose
      When B lifts ball 1
      Then A may choose to break or to pass the break
      And B has nothing to choose
      And the score is 8:7

    @id.continuation-06-34 @reading.R-fourteenth-late-foul @reading.R-distracted-shot
    Scenario: The other team violates a rule as the fourteenth falls
      RU: Четырнадцатый падает, а нарушает другая команда
      Given the reading R-distracted-shot is "count"
      And a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2 while B distracts the shooter
      Then A may lift any ball
      And A has nothing to choose
      When A lifts ball 1
      Then A may choose to break or to pass the break
      And the score is 9:6

  @C.6.4.2
  Rule: Stroke assigned to the opponent

    @id.continuation-06-30
    Scenario: The team passes the stroke
      RU: Команда передаёт удар
      Given a game of Free pyramid with continuation
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And A passes the break
      Then the opening break is B's
      And A may not strike

    @id.continuation-06-31 @reading.R-new-rack-partner
    Scenario: Passed to a pair, the stroke is played by the partner whose turn it is
      RU: Если удар передан паре, его выполняет партнёр, чья очередь
      Erratum ERR-C9 to clause 6.4: clause 8, which it cites, orders only the breaks of games.
      Given a game of Free pyramid with continuation
      And pairs A1 and A2 play against B1 and B2
      And only the coloured ball and balls 1, 2 and 3 are on the bed
      And B1 is at the table
      When B1 plays safe
      And A1 pockets balls 2 and 3
      And A passes the break
      Then the opening break is B2's

    @id.continuation-06-32 @reading.R-fourteenth-penalty
    Scenario: The offender may come to break by gift
      RU: Начальный удар может достаться нарушителю в подарок
      Erratum ERR-C16 to clause 6.4.
      Given a game of Free pyramid with continuation
      And A has 7 points, B has 6
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A misses
      And B lifts ball 2
      And B passes the break
      Then the opening break is A's
      And the score is 7:7
