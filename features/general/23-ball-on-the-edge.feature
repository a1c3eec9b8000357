Feature: General 23. Ball on the edge of a pocket

  @G.23.1
  Rule: Fall outside a stroke

    @id.general-23-01
    Scenario: A hanging ball falls while the player takes aim
      RU: Зависший шар падает, пока игрок прицеливается
      Given ball 5 hangs on the edge of a pocket
      When ball 5 drops from the edge of a pocket by itself
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 3 counts
      And ball 5 goes back to where it was

    @id.general-23-02
    Scenario: The ball goes back to the very place where it hung
      RU: Шар ставят туда же, где он висел
      Given the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      And ball 5 stands at (1.76, 0.87)
      When ball 5 drops from the edge of a pocket by itself
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then ball 3 counts
      And ball 5 goes back to where it was
      And nothing is spotted

    @id.general-23-03
    Scenario: A hanging ball falls when the shot is over
      RU: Зависший шар падает после завершения удара
      Given ball 5 hangs on the edge of a pocket
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And all balls are at rest
      And ball 5 drops from the edge of a pocket by itself
      Then the shot is legal by General 20.1
      And ball 3 counts
      And ball 5 goes back to where it was

    @id.general-23-04
    Scenario: The ball aimed at falls when the shot is over
      RU: Шар, по которому играли, падает уже после завершения удара
      Given ball 5 hangs on the edge of a pocket
      And the shooter aims at ball 5
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      And all balls are at rest
      And ball 5 drops from the edge of a pocket by itself
      Then the shot is legal by General 20.2.a
      And no ball counts
      And ball 5 goes back to where it was

    @id.general-23-23
    Scenario: A ball falls before the stroke, and the player is still to play
      RU: Шар упал до удара — удар всё так же за игроком
      Given a game of Free pyramid
      And A is at the table
      When between the strokes ball 5 drops from the edge of a pocket
      Then ball 5 goes back to where it was
      And 16 balls are on the bed
      And the score is 0:0
      And A may strike

    @id.general-23-24
    Scenario: The ball goes back to the place that was measured
      RU: Шар возвращают на измеренное место
      Given a game of Free pyramid
      And the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      And ball 5 stands at (1.76, 0.87)
      And A is at the table
      When between the strokes ball 5 drops from the edge of a pocket
      Then ball 5 goes back to where it was
      And ball 5 now stands at (1.76, 0.87)

    @id.general-23-25
    Scenario: A ball falls after a safety and does nobody any good
      RU: Шар, упавший сам после отыгрыша, не засчитывается никому
      Given a game of Free pyramid
      And A is at the table
      When A plays safe
      And between the strokes ball 5 drops from the edge of a pocket
      Then ball 5 goes back to where it was
      And it is B's turn
      And A's shelf is empty
      And B's shelf is empty

    @id.general-23-26
    Scenario: A ball falls while the penalty ball is awaited
      RU: Шар упал, пока не снят штрафной
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And between the strokes ball 5 drops from the edge of a pocket
      Then ball 5 goes back to where it was
      When B lifts ball 5
      Then B's shelf holds ball 5
      And the score is 0:1

    @id.general-23-27
    Scenario: Only a ball on the bed can fall
      RU: Упасть может только шар, стоящий на столе
      Given a game of Free pyramid
      And ball 5 is on B's shelf
      And A is at the table
      When between the strokes ball 5 drops from the edge of a pocket
      Then this is refused under General 23.1
      And B's shelf holds ball 5

    @id.general-23-28
    Scenario: The ball aimed at falls while the player takes aim
      RU: Шар, по которому собирались играть, падает, пока игрок прицеливается
      Given ball 5 hangs on the edge of a pocket
      And the shooter aims at ball 5
      When ball 5 drops from the edge of a pocket by itself
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 3 counts
      And ball 5 goes back to where it was

  @G.23.2
  Rule: Fall of the ball aimed at

    @id.general-23-05 @question
    Scenario: The ball aimed at falls before the cue ball reaches it
      RU: Шар, по которому играют, падает раньше, чем до него доходит биток
      Given ball 3 hangs on the edge of a pocket
      And the shooter aims at ball 3
      When the coloured ball is played
      And ball 3 drops from the edge of a pocket by itself
      And the coloured ball touches the foot rail
      Then the shot is played again
      And no ball counts
      And every ball goes back to where it was

    @id.general-23-06
    Scenario: The cue ball drops too and all the same goes back
      RU: Упал и биток — он тоже возвращается на своё место
      Given the coloured ball stands on the head spot
      And ball 3 stands at (1.76, 0.87)
      And the shooter aims at ball 3
      When the coloured ball is played
      And ball 3 drops from the edge of a pocket by itself
      And the coloured ball drops into a pocket
      Then the shot is played again
      And every ball goes back to where it was
      And nothing is spotted

    @id.general-23-07
    Scenario: The cue ball reaches it in time
      RU: Биток успел дойти до шара
      Given ball 3 hangs on the edge of a pocket
      And the shooter aims at ball 3
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 3 counts
      And no ball goes back to where it was

    @id.general-23-08 @reading.R-23.2-contact
    Scenario: Another ball falls by itself meanwhile
      RU: Тем временем сам падает другой шар
      Given ball 5 hangs on the edge of a pocket
      And the shooter aims at ball 3
      When the coloured ball is played
      And ball 5 drops from the edge of a pocket by itself
      And the coloured ball meets ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 3 counts
      And ball 5 goes back to where it was

    @id.general-23-09 @reading.R-23.2-contact
    Scenario: Another ball that falls completes no shot
      RU: Упавший сам другой шар удара не завершает
      Given ball 5 hangs on the edge of a pocket
      And the shooter aims at ball 3
      When the coloured ball is played onto ball 3
      And ball 5 drops from the edge of a pocket by itself
      Then the shot is a foul under General 20
      And no ball counts
      And ball 5 goes back to where it was

    @id.general-23-10 @reading.R-23.2-contact
    Scenario: The ball aimed at falls after the cue ball has met another one
      RU: Шар, по которому играли, падает после соударения битка с другим
      Given the reading R-23.2-contact is "replay"
      And ball 3 hangs on the edge of a pocket
      And the shooter aims at ball 3
      When the coloured ball is played onto ball 5
      And ball 3 drops from the edge of a pocket by itself
      And ball 5 touches the foot rail
      And ball 5 touches the left rail
      Then the shot is played again
      And every ball goes back to where it was
      And the reading R-23.2-contact decided

    @id.general-23-11 @reading.R-23.2-contact
    Scenario: Under the other reading the shot stands once the cue ball has met a ball
      RU: По другому толкованию после первого соударения удар остаётся в силе
      Given the reading R-23.2-contact is "before-contact"
      And ball 3 hangs on the edge of a pocket
      And the shooter aims at ball 3
      When the coloured ball is played onto ball 5
      And ball 3 drops from the edge of a pocket by itself
      And ball 5 touches the foot rail
      And ball 5 touches the left rail
      Then the shot is legal by General 20.2.a
      And ball 3 goes back to where it was
      And the reading R-23.2-contact decided

    @id.general-23-12 @reading.R-23.2-contact
    Scenario: Before the first collision both readings play the shot again
      RU: До первого соударения удар повторяется по любому толкованию
      Given the reading R-23.2-contact is "before-contact"
      And ball 3 hangs on the edge of a pocket
      And the shooter aims at ball 3
      When the coloured ball is played
      And ball 3 drops from the edge of a pocket by itself
      And the coloured ball meets ball 5
      Then the shot is played again

    @id.general-23-13 @reading.R-replay-foul
    Scenario: A violation on the stroke stands though the shot is undone
      RU: Удар отменён, но допущенное при нём нарушение остаётся
      Given the reading R-replay-foul is "stands"
      And ball 3 hangs on the edge of a pocket
      And the shooter aims at ball 3
      When the coloured ball is played
      And the shooter has no foot on the floor
      And ball 3 drops from the edge of a pocket by itself
      Then the shot is a foul under General 16
      And every ball goes back to where it was
      And the reading R-replay-foul decided

    @id.general-23-29 @reading.R-replay-foul
    Scenario: The ball aimed at falls between two touches of the tip
      RU: Шар, по которому играли, падает между двумя касаниями наклейки
      Given the reading R-replay-foul is "stands"
      And ball 3 hangs on the edge of a pocket
      And the shooter aims at ball 3
      When the coloured ball is played
      And ball 3 drops from the edge of a pocket by itself
      And the tip touches the coloured ball again
      Then the shot is a foul under General 18
      And every ball goes back to where it was
      And the reading R-replay-foul decided

    @id.general-23-14 @reading.R-replay-foul
    Scenario: Under the other reading the violation is undone with the shot
      RU: По другому толкованию вместе с ударом отменяется и нарушение
      Given the reading R-replay-foul is "void"
      And ball 3 hangs on the edge of a pocket
      And the shooter aims at ball 3
      When the coloured ball is played
      And the shooter has no foot on the floor
      And ball 3 drops from the edge of a pocket by itself
      Then the shot is played again
      And every ball goes back to where it was
      And the reading R-replay-foul decided

  @G.23.3
  Rule: Momentary balance

    @id.general-23-15 @reading.R-hanging
    Scenario: After a moment on the edge the ball drops and counts
      RU: Помедлив на краю, шар падает и засчитывается
      When the coloured ball is played onto ball 3
      And ball 3 comes to rest on the edge of a pocket
      And 2 seconds pass
      And ball 3 drops from the edge of a pocket by itself
      Then the shot is legal by General 20.1
      And ball 3 counts
      And no ball goes back to where it was

    @id.general-23-16 @reading.R-hanging
    Scenario: Five seconds on the edge are still a moment
      RU: Пять секунд на краю — ещё мгновение
      Given the reading R-hanging is "5s"
      When the coloured ball is played onto ball 3
      And ball 3 comes to rest on the edge of a pocket
      And 5 seconds pass
      And ball 3 drops from the edge of a pocket by itself
      Then the shot is legal by General 20.1
      And ball 3 counts
      And the reading R-hanging decided

    @id.general-23-17 @reading.R-hanging
    Scenario: After more than five seconds the ball goes back
      RU: Спустя больше пяти секунд шар ставят на место
      Given the reading R-hanging is "5s"
      When the coloured ball is played onto ball 3
      And ball 3 comes to rest on the edge of a pocket
      And 5.1 seconds pass
      And ball 3 drops from the edge of a pocket by itself
      Then the shot is a foul under General 20
      And no ball counts
      And ball 3 goes back to where it was

    @id.general-23-18 @G.23.2 @reading.R-hanging
    Scenario: The ball aimed at was hit and fell too late
      RU: Шар, по которому играли, получил удар, но упал слишком поздно
      Given the reading R-hanging is "5s"
      And the shooter aims at ball 3
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      And ball 3 comes to rest on the edge of a pocket
      And 8 seconds pass
      And ball 3 drops from the edge of a pocket by itself
      Then the shot is legal by General 20.2.a
      And no ball counts
      And ball 3 goes back to where it was

    @id.general-23-19 @reading.R-hanging
    Scenario: Under the other reading the referee's word alone decides, not the clock
      RU: По другому толкованию решает лишь слово судьи, а не секундомер
      Given the reading R-hanging is "referee"
      When the coloured ball is played onto ball 3
      And ball 3 comes to rest on the edge of a pocket
      And 2 seconds pass
      And ball 3 drops from the edge of a pocket by itself
      Then the shot is a foul under General 20
      And ball 3 goes back to where it was
      And the reading R-hanging decided

    @id.general-23-20 @reading.R-hanging
    Scenario: Nobody took the time and the referee says that it had come to a stand
      RU: Времени никто не засёк, и, по слову судьи, шар успел замереть
      When the coloured ball is played onto ball 3
      And ball 3 comes to rest on the edge of a pocket
      And ball 3 drops from the edge of a pocket by itself
      Then the shot is a foul under General 20
      And ball 3 goes back to where it was

    @id.general-23-21 @reading.R-hanging
    Scenario: Nobody took the time and the referee says that it fell at once
      RU: Времени никто не засёк, и, по слову судьи, шар упал сразу
      When the coloured ball is played onto ball 3
      And ball 3 comes to rest on the edge of a pocket
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.general-23-22
    Scenario: A ball that hung there before the stroke is no such ball
      RU: Шар, висевший на краю ещё до удара, — другой случай
      Given ball 5 hangs on the edge of a pocket
      When the coloured ball is played onto ball 3
      And 2 seconds pass
      And ball 5 drops from the edge of a pocket by itself
      And ball 3 drops into a pocket
      Then ball 3 counts
      And ball 5 goes back to where it was
