Feature: Free pyramid 1. Object of the game

  @F.1
  Rule: Eight points

    @id.free-01-01
    Scenario: The eighth point wins
      RU: Восьмое очко выигрывает
      Given a game of Free pyramid
      And A has 7 points, B has 5
      And A is at the table
      When A pockets ball 3
      Then A has won the game
      And the score is 8:5

    @id.free-01-02
    Scenario: Seven points do not
      RU: Семи очков мало
      Given a game of Free pyramid
      And A has 6 points, B has 5
      And A is at the table
      When A pockets ball 3
      Then the game goes on
      And it is A's turn
      And the score is 7:5

    @id.free-01-03
    Scenario: Points are not added up for both sides
      RU: Очки сторон не складываются
      Given a game of Free pyramid
      And A has 6 points, B has 6
      And B is at the table
      When B pockets ball 3
      Then the game goes on
      And the score is 6:7

    @id.free-01-04
    Scenario: The stroke that brings the eighth point may bring more
      RU: Удар, принёсший восьмое очко, может принести и больше
      Given a game of Free pyramid
      And A has 7 points, B has 3
      And A is at the table
      When A pockets balls 3 and 4
      Then A has won the game

    @id.free-01-05
    Scenario: Eight balls on the opening break win at once
      RU: Восемь шаров с начального удара выигрывают сразу
      Given a game of Free pyramid
      And B is to break
      When B breaks and pockets balls 1 to 8
      Then B has won the game
      And the score is 0:8

    @id.free-01-06
    Scenario: Once the game is won nothing is played
      RU: После победы не играют
      Given a game of Free pyramid
      And A has 7 points, B has 5
      And A is at the table
      When A pockets ball 3
      And B pockets ball 2
      Then this is refused under Free 1
      And A has won the game
      And the score is 8:5

    @id.free-01-07 @question
    Scenario: At 7:7 the next point wins
      RU: При счёте 7:7 выигрывает следующее очко
      Given a game of Free pyramid
      And A has 7 points, B has 7
      And B is at the table
      When B pockets ball 1
      Then B has won the game
      And the score is 7:8

    @id.free-01-08 @question
    Scenario: At 7:7 the game is no draw
      RU: При счёте 7:7 ничьей нет
      Given a game of Free pyramid
      And A has 7 points, B has 7
      And A is at the table
      When A plays safe
      Then the game goes on
      And it is B's turn

    @id.free-01-09
    Scenario: A whole game, won 8:7 by a penalty ball
      RU: Целая партия, выигранная со счётом 8:7 штрафным шаром
      Given a game of Free pyramid
      When A wins the lag
      And A chooses to break
      Then 16 balls are on the bed
      And the opening break is A's
      When A places the cue ball in the middle of home
      And A breaks and pockets ball 12
      Then the score is 1:0
      And it is A's turn
      When A pockets balls 4 and 9
      And A plays safe
      Then the score is 3:0
      And it is B's turn
      When B pockets the coloured ball off ball 3
      Then B's shelf holds the coloured ball
      And it is B's turn
      When B misses with ball 5
      Then B has committed a foul under General 5.3
      When A lifts ball 5
      And A assigns the stroke
      Then the score is 4:1
      And it is B's turn
      When B pockets balls 1 and 2 with ball 3
      And B pockets ball 6 and ball 8 off it
      Then the score is 4:5
      When B drives ball 7 off the table
      Then B has committed a foul under General 20 and General 24.3
      And ball 7 is spotted
      When A lifts ball 7
      And A chooses to play
      Then the score is 5:5
      When A pockets ball 3 with ball 10
      And A plays safe with ball 10
      Then the score is 6:5
      And it is B's turn
      When B pockets ball 11 with ball 10
      And B pockets ball 13 with ball 10
      And B plays safe with ball 10
      Then the score is 6:7
      And 3 balls are on the bed
      When A pockets ball 14 with ball 10
      Then the score is 7:7
      And 2 balls are on the bed
      When A plays safe with ball 10
      And B misses with ball 15
      Then the game goes on
      When A lifts ball 10
      Then A has won the game
      And the score is 8:7
      And A's shelf holds balls 3, 4, 5, 7, 9, 10, 12 and 14
      And B's shelf holds the coloured ball and balls 1, 2, 6, 8, 11 and 13
