Feature: General 13. Alternate break

  @G.13
  Rule: Order of opening breaks

    @id.general-13-01
    Scenario: Whoever did not break the last game breaks the next
      RU: Следующую партию начинает тот, кто не начинал прошлую
      Given a match of Free pyramid to 3 games
      When A wins the lag
      And A chooses to break
      And A breaks and pockets balls 1 to 8
      Then A has won the game
      And the match goes on
      When the next game begins
      Then the opening break is B's
      And the score is 0:0
      And 16 balls are on the bed

    @id.general-13-02
    Scenario: The loser of a game may have to break again
      RU: Кто проиграл партию, может снова разбивать
      Given a match of Free pyramid to 3 games
      When A wins the lag
      And A passes the break
      And B breaks legally
      And A pockets balls 1 to 8
      Then A has won the game
      When the next game begins
      Then the opening break is A's

    @id.general-13-03
    Scenario: Whoever broke the first game breaks the third
      RU: В третьей партии снова начинает тот, кто начинал первую
      Given a match of Free pyramid to 3 games
      When A wins the lag
      And A chooses to break
      And A breaks and pockets balls 1 to 8
      And the next game begins
      And B breaks and pockets balls 1 to 8
      Then the score in games is 1:1
      When the next game begins
      Then the opening break is A's

    @id.general-13-04
    Scenario: Who broke counts, not who took the last stroke
      RU: Важно, кто разбивал, а не кто бил последним
      Given a match of Free pyramid to 2 games
      And A has 7 points, B has 5
      And B broke this game
      And A is at the table
      When A pockets ball 3
      And the next game begins
      Then the opening break is A's
      And the score in games is 1:0

    @id.general-13-05 @reading.R-break-order
    Scenario: A break played again does not change the order
      RU: Повторённый начальный удар очерёдности не меняет
      Given a match of Free pyramid to 2 games
      When A wins the lag
      And A chooses to break
      And A breaks and brings no ball to a rail
      And B lifts ball 15
      And B has the balls racked again and chooses to break
      And B breaks and pockets balls 1 to 7
      Then B has won the game
      When the next game begins
      Then the opening break is B's

    @id.general-13-09 @reading.R-break-order
    Scenario: A break lagged for after an interference does not change the order
      RU: Начальный удар, разыгранный после вмешательства, очерёдности не меняет
      Given a match of Free pyramid to 2 games
      When A wins the lag
      And A chooses to break
      And A breaks legally
      And between the strokes a lamp falls on the table, and the balls cannot be put back
      And B wins the lag
      And B chooses to break
      And B breaks and pockets balls 1 to 8
      Then B has won the game
      When the next game begins
      Then the opening break is B's

    @id.general-13-06
    Scenario: No lag for the later games
      RU: Перед следующими партиями розыгрыша нет
      Given a match of Free pyramid to 2 games
      When A wins the lag
      And A chooses to break
      And A breaks and pockets balls 1 to 8
      And the next game begins
      And A wins the lag
      Then this is refused under General 7.1
      And the opening break is B's

    @id.general-13-07
    Scenario: No next game before this one is over
      RU: Пока партия не окончена, следующая не начинается
      Given a match of Free pyramid to 2 games
      When A wins the lag
      And A chooses to break
      And A breaks and pockets balls 1 to 7
      And the next game begins
      Then this is refused under General 13
      And it is A's turn
      And the score is 7:0

    @id.general-13-08
    Scenario: No next game once the match is won
      RU: После победы во встрече партий больше нет
      Given a match of Free pyramid to 2 games
      When A wins the lag
      And A chooses to break
      And A breaks and pockets balls 1 to 8
      And the next game begins
      And B breaks legally
      And A pockets balls 1 to 8
      Then A has won the match
      And the score in games is 2:0
      When the next game begins
      Then this is refused under General 13
