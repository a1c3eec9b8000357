Feature: Free pyramid with continuation 1. Object of the game

  @C.1
  Rule: Most points within the time

    @id.continuation-01-01
    Scenario: Whoever has more points when the time ends has won
      RU: Когда время истекло, выигрывает тот, у кого больше очков
      Given a match of Free pyramid with continuation over 60 minutes
      And A has 20 points, B has 31
      And A is at the table
      When the playing time ends
      Then B has won the match
      And the score is 20:31

    @id.continuation-01-02
    Scenario: One point more is enough
      RU: Достаточно одного лишнего очка
      Given a match of Free pyramid with continuation over 60 minutes
      And A has 30 points, B has 30
      And A is at the table
      When A pockets ball 3
      And the playing time ends
      Then A has won the match
      And the score is 31:30

    @id.continuation-01-03
    Scenario: No number of points ends the match
      RU: Никакое число очков встречу не завершает
      Given a match of Free pyramid with continuation over 60 minutes
      And A has 99 points, B has 3
      And A is at the table
      When A pockets ball 3
      Then the game goes on
      And it is A's turn
      And the score is 100:3

    @id.continuation-01-04
    Scenario: When the time has ended nothing is played
      RU: После окончания времени не играют
      Given a match of Free pyramid with continuation over 60 minutes
      And A has 20 points, B has 31
      And A is at the table
      When the playing time ends
      And A pockets ball 3
      Then this is refused under Continuation 1
      And the score is 20:31

    @id.continuation-01-05 @reading.R-time-out
    Scenario: The points of a stroke that time found in play count
      RU: Очки за удар, начатый до окончания времени, засчитываются
      Erratum ERR-C12 to clause 1: nothing is said of the end of time. A record tells the stroke
      first, then that the time is over.
      Given the reading R-time-out is "finish"
      And a match of Free pyramid with continuation over 60 minutes
      And A has 20 points, B has 21
      And A is at the table
      When A pockets balls 3 and 5
      And the playing time ends
      Then A has won the match
      And the score is 22:21

    @id.continuation-01-06 @reading.R-time-out
    Scenario: A tie stays a tie
      RU: Ничья остаётся ничьей
      Erratum ERR-C12 to clause 1.
      Given the reading R-time-out is "finish"
      And a match of Free pyramid with continuation over 60 minutes
      And A has 30 points, B has 30
      And A is at the table
      When the playing time ends
      Then the match is a tie
      And the score is 30:30

    @id.continuation-01-07 @reading.R-time-out
    Scenario: A penalty ball already earned may still be lifted
      RU: Уже полученный штрафной шар ещё можно снять
      Erratum ERR-C12 to clause 1.
      Given the reading R-time-out is "finish"
      And a match of Free pyramid with continuation over 60 minutes
      And A has 30 points, B has 30
      And A is at the table
      When A misses
      And the playing time ends
      Then B may lift any ball
      And A may not strike
      And B may not strike
      When B lifts ball 7
      Then B has won the match
      And the score is 30:31

    @id.continuation-01-08 @reading.R-time-out
    Scenario: Under the other reading it is lost
      RU: По другому толкованию он потерян
      Erratum ERR-C12 to clause 1.
      Given the reading R-time-out is "stop"
      And a match of Free pyramid with continuation over 60 minutes
      And A has 30 points, B has 30
      And A is at the table
      When A misses
      And the playing time ends
      Then the match is a tie
      And the score is 30:30

    @id.continuation-01-09
    Scenario: The points belong to the pair, whichever player scores
      RU: Очки принадлежат паре, кто бы из игроков их ни набрал
      Erratum ERR-C11 to clause 1, which speaks of a player where pairs play.
      Given a match of Free pyramid with continuation over 60 minutes
      And pairs A1 and A2 play against B1 and B2
      And A1 is at the table
      When A1 pockets ball 3
      And A2 pockets ball 5
      And the playing time ends
      Then A has won the match
      And the score is 2:0
      And A's shelf holds balls 3 and 5

    @id.continuation-01-10
    Scenario: A whole match of pairs over three racks
      RU: Целая встреча пар в три пирамиды
      Given a match of Free pyramid with continuation over 90 minutes
      And pairs A1 and A2 play against B1 and B2
      When in the lag A2 plays for the pair
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has won the lag
      When A chooses to break
      Then the opening break is A1's
      When A1 places the cue ball in the middle of home
      And A1 breaks and pockets balls 11 and 15
      And A2 pockets ball 3
      And A1 plays safe
      Then the score is 3:0
      And it is B1's turn
      When B1 pockets balls 1 and 2
      And B2 pockets the coloured ball off ball 5
      And B1 pockets balls 4 to 8 with ball 9
      Then the score is 3:8
      And the game goes on
      And it is B2's turn
      When B2 misses with ball 9
      And A lifts ball 9
      And A chooses to play
      Then it is A2's turn
      And the score is 4:8
      When A2 pockets ball 10 with ball 12
      Then A's shelf holds balls 3, 9, 10, 11 and 15
      When A1 pockets ball 12 off ball 13
      Then the score is 6:8
      And 2 balls are on the bed
      And A may choose to break or to pass the break
      When A passes the break
      Then the opening break is B1's
      And 16 balls are on the bed
      And A's shelf is empty
      And the score is 6:8
      When B1 breaks and brings no ball to a rail
      And A lifts ball 7
      And A chooses to play
      And A2 pockets balls 1 to 6
      And A1 plays safe
      Then the score is 13:8
      And it is B2's turn
      When B2 pockets balls 8 to 13
      And B1 pockets ball 14 off ball 15
      Then the score is 13:15
      And 2 balls are on the bed
      When B chooses to break
      Then the opening break is B2's
      And 16 balls are on the bed
      When B2 breaks and pockets ball 15
      And B1 plays safe
      And A2 pockets balls 1, 2 and 3
      And A1 misses
      And the playing time ends
      And B lifts ball 14
      Then B has won the match
      And the score is 16:17
      And A's shelf holds balls 1, 2 and 3
      And B's shelf holds balls 14 and 15
