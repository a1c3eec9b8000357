Feature: Combined pyramid 1. Object of the game

  @K.1
  Rule: Eight points

    @id.combined-01-01
    Scenario: The eighth point wins
      RU: Восьмое очко выигрывает
      Given a game of Combined pyramid
      And A has 7 points, B has 5
      And A is at the table
      When A pockets ball 3
      Then A has won the game
      And the score is 8:5

    @id.combined-01-02
    Scenario: Seven points do not
      RU: Семи очков мало
      Given a game of Combined pyramid
      And A has 6 points, B has 5
      And A is at the table
      When A pockets ball 3
      Then the game goes on
      And it is A's turn
      And the score is 7:5

    @id.combined-01-03
    Scenario: Points are not added up for both sides
      RU: Очки сторон не складываются
      Given a game of Combined pyramid
      And A has 6 points, B has 6
      And B is at the table
      When B pockets ball 3
      Then the game goes on
      And the score is 6:7

    @id.combined-01-04
    Scenario: The ball in lieu may be the eighth point
      RU: Восьмым очком может стать шар взамен битка
      Given a game of Combined pyramid
      And A has 7 points, B has 5
      And A is at the table
      When A pockets the coloured ball off ball 1
      Then the game goes on
      When A lifts ball 2
      Then A has won the game
      And the score is 8:5

    @id.combined-01-05
    Scenario: So may the penalty ball
      RU: И штрафной шар тоже
      Given a game of Combined pyramid
      And A has 2 points, B has 7
      And A is at the table
      When A misses
      And B lifts ball 2
      Then B has won the game
      And the score is 2:8

    @id.combined-01-06
    Scenario: Once the game is won nothing is played
      RU: После победы не играют
      Given a game of Combined pyramid
      And A has 7 points, B has 5
      And A is at the table
      When A pockets ball 3
      And B pockets ball 2
      Then this is refused under Combined 1
      And A has won the game

    @id.combined-01-07
    Scenario: A whole game: the cue ball pocketed, jumped, and all balls in home
      RU: Целая партия: биток забит, биток выскочил, все шары в доме
      Given a game of Combined pyramid
      When A wins the lag
      And A chooses to break
      And A places the cue ball in the middle of home
      And A breaks and pockets ball 12
      Then the score is 1:0
      And it is A's turn
      When A pockets the coloured ball off ball 3
      Then A may lift any ball but the coloured ball
      And the score is 1:0
      When A lifts ball 9
      Then the score is 2:0
      And it is A's turn
      When A places the cue ball 1 mm inside home
      And A pockets balls 4 and 5
      Then the score is 4:0
      When A plays safe
      Then it is B's turn
      When B pockets ball 1
      Then the score is 4:1
      When B strikes as follows
      And the coloured ball is played onto ball 2
      And the coloured ball jumps off the table
      Then B has committed a foul under General 20 and General 24.3
      When A lifts ball 2
      And A chooses to play
      Then the score is 5:1
      And nobody knows where the coloured ball stands
      When A places the cue ball in the middle of the temporary home
      And A strikes as follows
      And the referee sees that all object balls are in home
      And the coloured ball is played onto ball 6
      And ball 6 drops into a pocket
      Then the shot is legal by General 20.1
      And the score is 6:1
      When A misses
      And B lifts ball 3
      And B assigns the stroke
      Then the score is 6:2
      And it is A's turn
      When A pockets ball 7 and the coloured ball off it
      Then the score is 7:2
      And A may lift any ball but the coloured ball
      When A lifts ball 15
      Then A has won the game
      And the score is 8:2
      And A's shelf holds balls 2, 4, 5, 6, 7, 9, 12 and 15
      And B's shelf holds balls 1 and 3
