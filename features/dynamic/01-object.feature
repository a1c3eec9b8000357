Feature: Dynamic pyramid 1. Object of the game

  @D.1
  Rule: Eight points

    @id.dynamic-01-01
    Scenario: The eighth point wins
      RU: Восьмое очко выигрывает
      Given a game of Dynamic pyramid
      And A has 7 points, B has 5
      And A is at the table
      When A pockets ball 3
      Then A has won the game
      And the score is 8:5

    @id.dynamic-01-02
    Scenario: Seven points do not
      RU: Семи очков мало
      Given a game of Dynamic pyramid
      And A has 6 points, B has 5
      And A is at the table
      When A pockets ball 3
      Then the game goes on
      And it is A's turn
      And the score is 7:5

    @id.dynamic-01-03
    Scenario: The ball in lieu may be the eighth point
      RU: Восьмым очком может стать шар взамен битка
      Given a game of Dynamic pyramid
      And A has 7 points, B has 5
      And A is at the table
      When A pockets the coloured ball off ball 1
      Then the game goes on
      When A lifts ball 2
      Then A has won the game
      And the score is 8:5

    @id.dynamic-01-04
    Scenario: One point short, the stroke in hand brings no point by itself
      RU: Когда не хватает одного очка, удар с руки сам по себе его не приносит
      Given a game of Dynamic pyramid
      And A has 2 points, B has 7
      And A is at the table
      When A misses
      And B places the cue ball on the centre spot
      Then the game goes on
      And the score is 2:7
      When B pockets ball 2
      Then B has won the game
      And the score is 2:8

    @id.dynamic-01-05
    Scenario: A whole game, with each way to go on after a foul
      RU: Целая партия, в которой после нарушений играют всеми способами
      Given a game of Dynamic pyramid
      When A wins the lag
      And A chooses to break
      And A places the cue ball in the middle of home
      And A breaks and brings no ball to a rail
      Then A has committed a foul under General 12.1
      When B lifts ball 1
      And B has the balls racked again and passes the break
      Then the score is 0:1
      And the opening break is A's
      When A breaks and pockets ball 12
      Then the score is 1:1
      When A misses
      And B lifts ball 2
      And B chooses to play
      And B pockets the coloured ball off ball 3
      Then the shot is legal by General 20.1
      And B may lift any ball but the coloured ball
      When B lifts ball 3
      Then the score is 1:3
      When B places the cue ball on the foot spot
      And B strikes as follows
      And the coloured ball is played onto ball 4
      And the coloured ball drops into a pocket
      Then B has committed a foul under Dynamic 5.2 paragraph 2
      When A lifts ball 4
      And A chooses to play
      And A places the cue ball at (0.3, 0.2)
      And A pockets ball 5
      Then the score is 3:3
      When A only meets ball 6
      Then A has committed a foul under General 20
      When B places the cue ball on the centre spot
      Then the score is 3:3
      And B may not lift a ball
      When B pockets balls 6 and 7
      Then the score is 3:5
      When B misses
      And A lifts ball 8
      And A assigns the stroke
      Then the score is 4:5
      And it is B's turn
      When B pockets ball 9 and the coloured ball off it
      Then the score is 4:6
      When B lifts ball 10
      And B places the cue ball in the middle of home
      And B pockets ball 11
      Then B has won the game
      And the score is 4:8
      And A's shelf holds balls 4, 5, 8 and 12
      And B's shelf holds balls 1, 2, 3, 6, 7, 9, 10 and 11
