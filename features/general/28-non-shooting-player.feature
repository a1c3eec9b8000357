Feature: General 28. Interference by the non-shooting player

  @G.28
  Rule: Distraction and interference

    @id.general-28-01 @reading.R-distracted-shot
    Scenario: The opponent distracts the shooter, whose ball counts
      RU: Соперник отвлёк игрока, а забитый тем шар засчитывается
      Given the reading R-distracted-shot is "count"
      When the opponent distracts the other player
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the opponent has committed a foul under General 28
      And the penalty is that of General 29.1.12
      And ball 3 counts

    @id.general-28-02 @reading.R-distracted-shot
    Scenario: Under the other reading the shooter plays again
      RU: По другому толкованию игрок повторяет удар
      Given the reading R-distracted-shot is "replay"
      When the opponent distracts the other player
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the opponent has committed a foul under General 28
      And no ball counts
      And every ball goes back to where it was
      And the reading R-distracted-shot decided

    @id.general-28-03 @reading.R-distracted-shot
    Scenario: Each player answers for their own violation
      RU: Каждый отвечает за своё нарушение
      Given the reading R-distracted-shot is "count"
      When the opponent distracts the other player
      And the coloured ball is played past every ball
      Then the shot is a foul under General 5.3
      And the opponent has committed a foul under General 28

    @id.general-28-04
    Scenario: The opponent did not distract anybody
      RU: Соперник никого не отвлекал
      When the referee denies that the opponent distracts the other player
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee

    @id.general-28-05 @reading.R-unsure
    Scenario: Nobody can tell whether it was a distraction
      RU: Никто не может сказать, было ли это отвлечением
      When the referee cannot tell whether the opponent distracts the other player
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 28

    @id.general-28-12
    Scenario: The waiting player distracts before the stroke
      RU: Ожидающий игрок мешает ещё до удара
      Given a game of Free pyramid
      And A is at the table
      When between the strokes B distracts the other side
      Then B has committed a foul under General 28
      And the penalty is that of General 29.1.12
      And A may lift any ball
      When A lifts ball 7
      Then A may choose to play or to assign the stroke
      And the score is 1:0

    @id.general-28-13 @reading.R-distracted-shot
    Scenario: The pocketed ball and the penalty ball both count
      RU: Засчитываются и забитый шар, и штрафной
      Given the reading R-distracted-shot is "count"
      And a game of Free pyramid
      And A is at the table
      When A pockets ball 3 while B distracts the shooter
      Then B has committed a foul under General 28
      When A lifts ball 7
      Then A's shelf holds balls 3 and 7
      And A may choose to play or to assign the stroke

    @id.general-28-14 @reading.R-distracted-shot
    Scenario: Under the other reading only the penalty ball counts
      RU: По другому толкованию засчитывается лишь штрафной шар
      Given the reading R-distracted-shot is "replay"
      And a game of Free pyramid
      And A is at the table
      When A pockets ball 3 while B distracts the shooter
      Then B has committed a foul under General 28
      And ball 3 is still on the bed
      When A lifts ball 7
      And A chooses to play
      Then A's shelf holds ball 7
      And A may strike

    @id.general-28-15 @reading.R-distracted-shot
    Scenario: A stroke that pocketed nothing leaves the shooter the choice
      RU: Ничего не забито, но выбор — за тем, кому мешали
      Given the reading R-distracted-shot is "count"
      And a game of Free pyramid
      And A is at the table
      When A plays safe while B distracts the shooter
      Then A has committed no foul
      When A lifts ball 7
      Then A may choose to play or to assign the stroke
      And B has nothing to choose

    @id.general-28-16 @reading.R-both-foul @reading.R-distracted-shot
    Scenario: Both players are at fault: who did not strike lifts first
      RU: Нарушили оба: первым снимает тот, кто не бил
      Given the reading R-distracted-shot is "count"
      And a game of Free pyramid
      And A is at the table
      When A misses while B distracts the shooter
      Then A has committed a foul under General 5.3
      And B has committed a foul under General 28
      And it is B's turn
      And B may lift any ball
      And A may not lift a ball
      When B lifts ball 7
      Then A may lift any ball
      And B may not lift a ball

    @id.general-28-17 @reading.R-both-foul @reading.R-distracted-shot
    Scenario: Both were at fault, and who did not strike chooses
      RU: Нарушили оба, и выбирает тот, кто не бил
      Given the reading R-distracted-shot is "count"
      And a game of Free pyramid
      And A is at the table
      When A misses while B distracts the shooter
      And B lifts ball 7
      And A lifts ball 8
      Then the score is 1:1
      And B may choose to play or to assign the stroke
      And A has nothing to choose

    @id.general-28-29 @reading.R-both-foul @reading.R-distracted-shot
    Scenario: Both were at fault, and who may choose strikes without a word
      RU: Нарушили оба, и имеющий выбор бьёт молча
      Given the reading R-distracted-shot is "count"
      And a game of Free pyramid
      And A is at the table
      When A misses while B distracts the shooter
      And B lifts ball 7
      And B pockets ball 3
      Then B has committed no foul
      And the score is 0:2

  @G.28.p1
  Rule: Stroke or touch out of turn

    @id.general-28-06
    Scenario: The opponent touches a ball
      RU: Соперник коснулся шара
      When the coloured ball is played onto ball 3
      And the opponent touches ball 5 with the sleeve
      And ball 3 drops into a pocket
      Then the opponent has committed a foul under General 28
      And the penalty is that of General 29.1.12
      And ball 3 counts

    @id.general-28-07
    Scenario: The shooter touches a ball: that is another violation
      RU: Шара коснулся сам бьющий — это другое нарушение
      When the coloured ball is played onto ball 3
      And the shooter touches ball 5 with the sleeve
      And ball 3 drops into a pocket
      Then the shot is a foul under General 17
      And no ball counts

    @id.general-28-08 @reading.R-unsure
    Scenario: Nobody can tell whether the opponent touched a ball
      RU: Никто не может сказать, коснулся ли соперник шара
      When the coloured ball is played onto ball 3
      And the referee cannot tell whether the opponent touches ball 5 with the sleeve
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 28

    @id.general-28-09 @reading.R-out-of-turn-balls
    Scenario: A stroke out of turn
      RU: Удар не в свою очередь
      When the shooter plays out of turn
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 28
      And the penalty is that of General 29.1.12
      And no ball counts

    @id.general-28-10 @reading.R-out-of-turn-balls
    Scenario: What a stroke out of turn has moved goes back to where it was
      RU: Сдвинутое ударом не в свою очередь возвращается на свои места
      Given the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      When the shooter plays out of turn
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 28
      And every ball goes back to where it was
      And nothing is spotted

    @id.general-28-11
    Scenario: The opponent plays into the stroke
      RU: Соперник ударил, пока шёл чужой удар
      When the coloured ball is played onto ball 3
      And the opponent plays out of turn
      And ball 3 drops into a pocket
      Then the opponent has committed a foul under General 28
      And ball 3 counts

    @id.general-28-18
    Scenario: The waiting player touches a ball between the strokes
      RU: Ожидающий игрок касается шара между ударами
      Given a game of Free pyramid
      And A is at the table
      When between the strokes B touches ball 5
      Then B has committed a foul under General 28
      And A may lift any ball
      And B may not lift a ball

    @id.general-28-19
    Scenario: The player at the table touches a ball: that is another violation
      RU: Шара касается играющий — это другое нарушение
      Given a game of Free pyramid
      And A is at the table
      When between the strokes A touches ball 5
      Then A has committed a foul under General 17
      And B may lift any ball

    @id.general-28-20 @reading.R-out-of-turn-balls
    Scenario: A ball pocketed out of turn comes back
      RU: Шар, забитый не в свою очередь, возвращается
      Given a game of Free pyramid
      And A is at the table
      When B pockets ball 3
      Then B has committed a foul under General 28
      And every ball goes back to where it was
      And nothing is spotted
      And ball 3 is still on the bed
      And B's shelf is empty
      And A may lift any ball

    @id.general-28-21 @reading.R-out-of-turn-balls
    Scenario: In a game too, what a stroke out of turn has moved goes back to where it was
      RU: И в партии сдвинутое ударом не в свою очередь возвращается на свои места
      Given a game of Free pyramid
      And the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      And ball 5 stands on the centre line
      And A is at the table
      When B pockets ball 3
      Then B has committed a foul under General 28
      And ball 3 now stands on the foot spot
      And ball 5 now stands on the centre line

    @id.general-28-22
    Scenario: The stroke is still that of the player whose turn it was
      RU: Удар остаётся за тем, чья была очередь
      Given a game of Free pyramid
      And A is at the table
      When B plays safe
      And A lifts ball 7
      And A chooses to play
      Then it is A's turn
      And A may strike
      And B may not strike
      And the score is 1:0

    @id.general-28-28 @reading.R-lift-when
    Scenario: Once the opponent has chosen to play, the offender strikes out of turn
      RU: Соперник выбрал удар — нарушитель бьёт не в свою очередь
      Given the reading R-lift-when is "before-stroke"
      And a game of Free pyramid
      And A is at the table
      When A misses
      And B chooses to play
      And A pockets ball 3
      Then A has committed a foul under General 28
      And ball 3 is still on the bed
      And A's shelf is empty

    @id.general-28-23
    Scenario: In turn the same stroke is no violation
      RU: В свою очередь такой же удар — не нарушение
      Given a game of Free pyramid
      And B is at the table
      When B pockets ball 3
      Then B has committed no foul
      And B's shelf holds ball 3

    @id.general-28-24 @reading.R-distracted-shot
    Scenario: The waiting player touches a ball during the stroke
      RU: Ожидающий игрок касается шара во время удара
      Given the reading R-distracted-shot is "count"
      And a game of Free pyramid
      And A is at the table
      When A pockets ball 3 while B touches ball 5
      Then B has committed a foul under General 28
      And A's shelf holds ball 3
      And A may lift any ball

    @id.general-28-25 @reading.R-distracted-shot
    Scenario: Under the other reading the stroke is undone
      RU: По другому толкованию удар отменяется
      Given the reading R-distracted-shot is "replay"
      And a game of Free pyramid
      And A is at the table
      When A pockets ball 3 while B touches ball 5
      Then B has committed a foul under General 28
      And A's shelf is empty
      And ball 3 is still on the bed

    @id.general-28-26 @reading.R-void-from-hand @reading.R-out-of-turn-balls
    Scenario: A break out of turn leaves the cue ball in hand
      RU: После начального удара не в свою очередь биток остаётся в руке
      Given a game of Free pyramid
      And A is to break
      When A places the cue ball in the middle of home
      And B breaks legally
      Then B has committed a foul under General 28
      When A lifts ball 7
      And A chooses to play
      Then the opening break is A's
      When A places the cue ball at (-1.2, 0.3)
      And A breaks legally
      Then A has committed no foul

    @id.general-28-27 @reading.R-touch-by-partner @reading.R-lift-when
    Scenario: The partner of the waiting player touches a ball
      RU: Шара касается партнёр ожидающего
      Given a game of Free pyramid with continuation
      And pairs A1 and A2 play against B1 and B2
      And A1 is at the table
      When between the strokes B2 touches ball 5
      Then B has committed a foul under General 28
      And A has committed no foul
      And A may lift any ball
      When A1 pockets ball 3 while B2 touches ball 5
      Then B has committed a foul under General 28
      And A has committed no foul
