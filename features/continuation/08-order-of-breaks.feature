Feature: Free pyramid with continuation 8. Order of breaks

  @C.8.1
  Rule: First game

    @id.continuation-08-01
    Scenario: The lag decides who begins the first game
      RU: Кто начинает первую партию, решает розыгрыш
      Given a match of Free pyramid with continuation to 3 games
      And pairs A1 and A2 play against B1 and B2
      When B wins the lag
      And B chooses to break
      Then the opening break is B1's
      And A may not strike

    @id.continuation-08-02
    Scenario: The winner of the lag may let the other team begin
      RU: Победитель розыгрыша может отдать начало другой команде
      Given a match of Free pyramid with continuation to 3 games
      And pairs A1 and A2 play against B1 and B2
      When B wins the lag
      And B passes the break
      Then the opening break is A1's

    @id.continuation-08-03
    Scenario: Nobody begins before the lag
      RU: До розыгрыша никто не начинает
      Given a match of Free pyramid with continuation to 3 games
      And pairs A1 and A2 play against B1 and B2
      When in the lag the referee cannot tell which ball is nearer
      And A1 misses
      Then this is refused under General 7.1
      And the break is decided by a lag

    @id.continuation-08-04
    Scenario: The player named first in a team breaks, whoever played the lag
      RU: Разбивает игрок, названный в команде первым, кто бы ни участвовал в розыгрыше
      Erratum ERR-C10 to clause 8: who of a team begins is left open; a record names the players
      in their order.
      Given a match of Free pyramid with continuation to 3 games
      And pairs A1 and A2 play against B1 and B2
      When in the lag A2 plays for the pair
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      And A chooses to break
      Then the opening break is A1's

  @C.8.2
  Rule: Later games

    @id.continuation-08-05
    Scenario: The other pair breaks in the second game
      RU: Вторую партию начинает другая пара
      Erratum ERR-C10 to clause 8: a game ends here with its playing time.
      Given a match of Free pyramid with continuation to 3 games
      When A wins the lag
      And A chooses to break
      And A breaks and pockets ball 15
      And the playing time ends
      Then A has won the game
      And the match goes on
      When the next game begins
      Then the opening break is B's
      And the score is 0:0
      And 16 balls are on the bed

    @id.continuation-08-06
    Scenario: In the third game it is the first pair's turn again
      RU: В третьей партии снова очередь первой пары
      Given a match of Free pyramid with continuation to 3 games
      When A wins the lag
      And A passes the break
      And B breaks and pockets ball 15
      And the playing time ends
      And the next game begins
      Then the opening break is A's
      When A breaks legally
      And the playing time ends
      And the next game begins
      Then the opening break is B's
      And the score in games is 0:1

    @id.continuation-08-07
    Scenario: Breaks at new racks do not count
      RU: Удары по новой пирамиде не в счёт
      Given a match of Free pyramid with continuation to 3 games
      And A broke this game
      And only the coloured ball and balls 1 and 2 are on the bed
      And A is at the table
      When A pockets ball 2
      And A passes the break
      And B breaks and pockets ball 15
      And the playing time ends
      And the next game begins
      Then the opening break is B's

  @C.8.3
  Rule: Partners take turns

    @id.continuation-08-08
    Scenario: In the third game the other partner breaks
      RU: В третьей партии разбивает другой партнёр
      Given a match of Free pyramid with continuation to 3 games
      And pairs A1 and A2 play against B1 and B2
      When A wins the lag
      And A chooses to break
      Then the opening break is A1's
      When A1 breaks and pockets ball 15
      And the playing time ends
      And the next game begins
      Then the opening break is B1's
      When B1 breaks legally
      And the playing time ends
      And the next game begins
      Then the opening break is A2's

    @id.continuation-08-09
    Scenario: In the fourth game it is the other team's second player
      RU: В четвёртой — второй игрок другой команды
      Given a match of Free pyramid with continuation to 3 games
      And pairs A1 and A2 play against B1 and B2
      When A wins the lag
      And A chooses to break
      And A1 breaks and pockets ball 15
      And the playing time ends
      And the next game begins
      And B1 breaks and pockets ball 15
      And the playing time ends
      And the next game begins
      And A2 breaks legally
      And the playing time ends
      And the next game begins
      Then the opening break is B2's
      And the score in games is 1:1

    @id.continuation-08-10
    Scenario: A lone player breaks all games of his side
      RU: Одиночный игрок разбивает во всех партиях своей стороны
      Given a match of Free pyramid with continuation to 3 games
      When A wins the lag
      And A chooses to break
      And A breaks legally
      And the playing time ends
      And the next game begins
      And B breaks legally
      And the playing time ends
      And the next game begins
      Then the opening break is A's
      And the score in games is 0:0

    @id.continuation-08-11 @reading.R-new-rack-partner
    Scenario: The stroke at a new rack is nobody's break of a game
      RU: Удар по новой пирамиде — ничей начальный удар партии
      Given a match of Free pyramid with continuation to 3 games
      And pairs A1 and A2 play against B1 and B2
      When A wins the lag
      And A chooses to break
      And A1 breaks and pockets balls 1 to 14
      And A chooses to break
      Then the opening break is A2's
      When A2 breaks and pockets ball 15
      And the playing time ends
      And the next game begins
      And B1 breaks legally
      And the playing time ends
      And the next game begins
      Then the opening break is A2's
