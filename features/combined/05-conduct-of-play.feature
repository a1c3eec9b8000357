Feature: Combined pyramid 5. Conduct of play

  @K.5.1
  Rule: What may be pocketed

    @id.combined-05-01
    Scenario: An object ball
      RU: Прицельный шар
      Given a game of Combined pyramid
      And A is at the table
      When A pockets ball 3
      Then ball 3 counts
      And A's shelf holds ball 3
      And it is A's turn

    @id.combined-05-25
    Scenario: An object ball played with the coloured one
      RU: Прицельный шар, сыгранный цветным
      Given the game is Combined pyramid
      When the coloured ball is played onto ball 5
      And ball 5 drops into a pocket
      Then ball 5 counts

    @id.combined-05-02
    Scenario: The cue ball off an object ball
      RU: Биток от прицельного шара
      Given a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      Then the shot is legal by General 20.1
      And the coloured ball counts
      And A may lift any ball but the coloured ball

    @id.combined-05-03
    Scenario: Both on one stroke
      RU: Оба одним ударом
      Given a game of Combined pyramid
      And A is at the table
      When A pockets ball 3 and the coloured ball off it
      Then the coloured ball and ball 3 count
      And the score is 1:0
      When A lifts ball 7
      Then the score is 2:0
      And A's shelf holds balls 3 and 7

    @id.combined-05-04
    Scenario: A cue ball that met nothing is not pocketed legally
      RU: Биток, ни с чем не соударившийся, правильно забитым не считается
      Given a game of Combined pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played past every ball
      And the coloured ball drops into a pocket
      Then A has committed a foul under General 5.3
      And A may not lift a ball
      And B may lift any ball but the coloured ball

    @id.combined-05-05
    Scenario: In hand from home the cue ball may be pocketed too
      RU: И при ударе с руки из дома можно забить биток
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When A places the cue ball in the middle of home
      And A pockets the coloured ball off ball 3
      Then the shot is legal by General 20.1
      When A lifts ball 3
      Then the score is 1:0

  @K.5.2
  Rule: Ball in lieu of the cue ball

    @id.combined-05-06
    Scenario: A ball of the shooter's choice, then a stroke from home
      RU: Шар по выбору бьющего, затем удар из дома
      Given a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      Then A may lift any ball but the coloured ball
      And the score is 0:0
      When A lifts ball 9
      Then A's shelf holds ball 9
      And the score is 1:0
      And it is A's turn
      And 15 balls are on the bed
      And nobody knows where the coloured ball stands
      When A places the cue ball in the middle of home
      Then the coloured ball now stands in the middle of home
      And A may strike

    @id.combined-05-07 @question
    Scenario: The opponent does not choose it
      RU: Соперник его не выбирает
      In the older Moscow game, and by amateur rules, the opponent chose it.
      Given a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And B lifts ball 9
      Then this is refused under Combined 5.2
      And A may lift any ball but the coloured ball

    @id.combined-05-08
    Scenario: The cue ball itself is not lifted
      RU: Сам биток не снимают
      Given a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And A lifts the coloured ball
      Then this is refused under Combined 5.2
      And 16 balls are on the bed

    @id.combined-05-24
    Scenario: The last object ball is lifted for the cue ball and decides the game
      RU: За биток снимают последний прицельный шар, и он решает партию
      Given a game of Combined pyramid
      And A has 7 points, B has 7
      And only the coloured ball and ball 5 are on the bed
      And A is at the table
      When A pockets the coloured ball off ball 5
      Then A may lift any ball but the coloured ball
      When A lifts ball 5
      Then A has won the game

    @id.combined-05-09
    Scenario: One ball, not two
      RU: Один шар, а не два
      Given a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And A lifts ball 9
      Then A may not lift a ball
      And A's shelf holds ball 9

    @id.combined-05-10
    Scenario: The ball from which the cue ball went in may be the one
      RU: Можно снять и шар, от которого забит биток
      Given a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And A lifts ball 3
      Then A's shelf holds ball 3
      And the score is 1:0

    @id.combined-05-11
    Scenario: The bonus stroke is played from home, not from anywhere
      RU: Премиальный удар выполняют из дома, а не откуда угодно
      Given a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And A lifts ball 9
      And A places the cue ball on the foot spot
      And the referee tells A that the cue ball stands wrongly
      And A pockets ball 4
      Then A has committed a foul under General 11.3

    @id.combined-05-12
    Scenario: The rule of the first collision holds on the bonus stroke
      RU: На премиальном ударе действует требование о соударении вне дома
      Given a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And A lifts ball 9
      And A places the cue ball in the middle of home
      And A strikes as follows
      And the referee sees that ball 4 is in home
      And the coloured ball is played onto ball 4
      And ball 4 drops into a pocket
      Then A has committed a foul under General 21.2

    @id.combined-05-13 @reading.R-in-lieu
    Scenario: The ball lifted is the point for the cue ball
      RU: Снятый шар и есть очко за биток
      Given the reading R-in-lieu is "one"
      And a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      Then the score is 0:0
      When A lifts ball 9
      Then the score is 1:0

    @id.combined-05-14 @reading.R-in-lieu
    Scenario: Under the other reading the cue ball is a point of its own
      RU: По другому толкованию сам биток — тоже очко
      Given the reading R-in-lieu is "two"
      And a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      Then the score is 1:0
      When A lifts ball 9
      Then the score is 2:0
      And A's shelf holds ball 9

  @K.5.2.n1
  Rule: Ball in lieu not lifted in time

    @id.combined-05-15
    Scenario: Not lifted before the next stroke, it stays, and the score too
      RU: Не снятый до следующего удара, он остаётся на столе, и счёт прежний
      Given a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And A places the cue ball in the middle of home
      And A plays safe
      Then the score is 0:0
      And A's shelf is empty
      And 16 balls are on the bed
      And A may not lift a ball
      And it is B's turn

    @id.combined-05-16
    Scenario: After the next stroke it is too late
      RU: После следующего удара уже поздно
      Given a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And A places the cue ball in the middle of home
      And A pockets ball 4
      And A lifts ball 9
      Then this is refused under Combined 5.2 note 1
      And the score is 1:0
      And A's shelf holds ball 4

    @id.combined-05-17
    Scenario: With the cue ball placed it is still in time
      RU: Когда биток уже стоит, ещё не поздно
      Given a game of Combined pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      And A places the cue ball in the middle of home
      And A lifts ball 9
      And A pockets ball 4
      Then the score is 2:0
      And A's shelf holds balls 4 and 9

  @K.5.3
  Rule: No calling

    @id.combined-05-18
    Scenario: Every ball that drops counts
      RU: Засчитывается каждый упавший шар
      Given a game of Combined pyramid
      And A is at the table
      When A pockets balls 3, 5 and 7
      Then balls 3, 5 and 7 count
      And A's shelf holds balls 3, 5 and 7
      And the score is 3:0

    @id.combined-05-19
    Scenario: A ball that the cue ball never touched
      RU: Шар, которого биток не касался
      Given a game of Combined pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 3
      And ball 3 meets ball 5
      And ball 5 drops into a pocket
      Then ball 5 counts
      And the score is 1:0

    @id.combined-05-20
    Scenario: On a foul none of them counts
      RU: При нарушении не засчитывается ни один
      Given a game of Combined pyramid
      And A is at the table
      When A strikes as follows
      And the shooter has no foot on the floor
      And the coloured ball is played onto ball 3
      And balls 3 and 5 drop into the pockets
      Then no ball counts
      And balls 3 and 5 are spotted
      And the score is 0:0

  @K.5.4
  Rule: Completion of every stroke

    @id.combined-05-21
    Scenario: A stroke that only meets a ball
      RU: Удар, при котором биток лишь коснулся шара
      Given a game of Combined pyramid
      And A is at the table
      When A only meets ball 3
      Then A has committed a foul under General 20
      And B may lift any ball but the coloured ball

    @id.combined-05-22
    Scenario: The object ball to two rails
      RU: Прицельный шар у двух бортов
      Given a game of Combined pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      Then the shot is legal by General 20.2.a
      And it is B's turn

    @id.combined-05-23
    Scenario: A stroke in hand from home is measured by the same rule
      RU: И удар с руки из дома меряют той же мерой
      Given a game of Combined pyramid
      And the cue ball is in hand from home
      And A is at the table
      When A places the cue ball in the middle of home
      And A only meets ball 3
      Then A has committed a foul under General 20
