Feature: General 29. Penalties

  @G.29.1.1
  Rule: Penalty for no collision

    @id.general-29-01 @question
    Scenario: The cue ball meets nothing but the cue
      RU: Биток не коснулся ничего, кроме кия
      When the coloured ball is played past every ball
      Then the shot is a foul under General 5.3
      And the penalty is that of General 29.1.1

  @G.29.1.2
  Rule: Penalty for an illegal opening break

    @id.general-29-02
    Scenario: Two balls reach a rail on the break, and no more
      RU: На начальном ударе до борта дошли лишь два шара
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 15 touches the right rail
      Then the shot is a foul under General 12.1
      And the penalty is that of General 29.1.2

  @G.29.1.3
  Rule: Penalty for a shot begun too early

    @id.general-29-03
    Scenario: The next stroke begins while a ball still rolls
      RU: Следующий удар начат, пока шар ещё катится
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And ball 7 is played
      And the shooter plays before the last shot is completed
      Then the shot is a foul under General 14.2
      And the penalty is that of General 29.1.3

  @G.29.1.4
  Rule: Penalty for illegal striking of the cue ball

    @id.general-29-04
    Scenario: Not with the tip
      RU: Не наклейкой
      When the coloured ball is played onto ball 3
      And the shooter strikes the cue ball with something else than the tip
      And ball 3 drops into a pocket
      Then the shot is a foul under General 15
      And the penalty is that of General 29.1.4

  @G.29.1.5
  Rule: Penalty for both feet off the floor

    @id.general-29-05
    Scenario: No foot on the floor
      RU: Ни одной ноги на полу
      When the coloured ball is played onto ball 3
      And the shooter has no foot on the floor
      And ball 3 drops into a pocket
      Then the shot is a foul under General 16
      And the penalty is that of General 29.1.5

  @G.29.1.6
  Rule: Penalty for illegal touching of balls

    @id.general-29-06
    Scenario: The chalk touches a ball
      RU: Шара коснулся мел
      When the coloured ball is played onto ball 3
      And the shooter touches ball 5 with the chalk
      And ball 3 drops into a pocket
      Then the shot is a foul under General 17
      And the penalty is that of General 29.1.6

  @G.29.1.7
  Rule: Penalty for a double hit

    @id.general-29-07
    Scenario: The cue ball is hit twice
      RU: По битку ударили дважды
      When the coloured ball is played onto ball 3
      And the shooter hits the cue ball twice
      And ball 3 drops into a pocket
      Then the shot is a foul under General 18
      And the penalty is that of General 29.1.7

  @G.29.1.8
  Rule: Penalty for a push stroke

    @id.general-29-08
    Scenario: The tip stays on the cue ball
      RU: Наклейка не отрывается от битка
      When the coloured ball is played onto ball 3
      And the shooter keeps the tip on the cue ball until it meets the object ball
      And ball 3 drops into a pocket
      Then the shot is a foul under General 19.1
      And the penalty is that of General 29.1.8

    @id.general-29-09
    Scenario: Through the ball that the cue ball touches
      RU: Сквозь шар, стоящий вплотную к битку
      Given the coloured ball is frozen to ball 3
      When the coloured ball is played onto ball 3
      And the shooter pushes the cue ball through the ball beside it
      And ball 3 drops into a pocket
      Then the shot is a foul under General 19.2
      And the penalty is that of General 29.1.8

  @G.29.1.9
  Rule: Penalty for an illegally completed shot

    @id.general-29-10
    Scenario: One rail is too little
      RU: Одного борта мало
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      Then the shot is a foul under General 20
      And the penalty is that of General 29.1.9

  @G.29.1.10
  Rule: Penalty for a jumped ball

    @id.general-29-11
    Scenario: A ball jumps off the table
      RU: Шар выскочил за борт
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      And the coloured ball jumps off the table
      Then the shot is a foul under General 24.3
      And the penalty is that of General 29.1.10

  @G.29.1.11
  Rule: Penalty for slow play

    @id.general-29-12
    Scenario: The time limit is exceeded
      RU: Превышен лимит времени
      When the shooter exceeds the time limit
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 26
      And the penalty is that of General 29.1.11

  @G.29.1.12
  Rule: Penalty for interference

    @id.general-29-13
    Scenario: The player who waits interferes
      RU: Вмешался игрок, ожидающий своей очереди
      When the coloured ball is played onto ball 3
      And the opponent touches ball 5 with the hand
      And ball 3 drops into a pocket
      Then the opponent has committed a foul under General 28
      And the penalty is that of General 29.1.12

  @G.29.2
  Rule: One penalty for several violations

    @id.general-29-14
    Scenario: Three violations of one shot are all named
      RU: Называются все три нарушения одного удара
      When the coloured ball is played onto ball 3
      And the shooter has no foot on the floor
      And ball 3 jumps off the table
      Then the shot is a foul under General 16, General 20 and General 24.3

    @id.general-29-15
    Scenario: The same violation twice is named once
      RU: Одно и то же нарушение, допущенное дважды, называется один раз
      When the coloured ball is played onto ball 3
      And the shooter touches ball 5 with the hand
      And ball 3 drops into a pocket
      And the shooter touches ball 7 with the sleeve
      Then the shot is a foul under General 17
      And the penalty is that of General 29.1.6

    @id.general-29-16 @reading.R-penalty-item
    Scenario: A white cue ball in Combined pyramid has no item of its own
      RU: Белый биток в «Комбинированной пирамиде» в перечне не назван
      Given the game is Combined pyramid
      When ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 4.2
      And the list of penalties does not name it

    @id.general-29-17 @reading.R-penalty-item
    Scenario: A break with a white ball has no item of its own
      RU: Начальный удар белым шаром в перечне не назван
      Given the shot is the opening break
      When ball 1 is played onto ball 2
      And ball 11 touches the foot rail
      And ball 12 touches the left rail
      And ball 15 touches the right rail
      Then the shot is a foul under General 11.2
      And the list of penalties does not name it

    @id.general-29-18 @reading.R-penalty-item
    Scenario: A stroke from a wrong place, in spite of the warning, has no item of its own
      RU: Удар с неправильного места вопреки предупреждению в перечне не назван
      Given the cue ball is in hand from home
      And the shooter was told that the cue ball stands wrongly
      When the shooter plays the cue ball from outside home
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 11.3
      And the list of penalties does not name it

    @id.general-29-19 @reading.R-penalty-item
    Scenario: Getting in the way of the cue ball has no item of its own
      RU: Помеха битку в перечне не названа
      Given the cue ball is in hand from home
      When the coloured ball is played onto ball 3
      And the shooter impedes the coloured ball
      And ball 3 drops into a pocket
      Then the shot is a foul under General 11.5
      And the list of penalties does not name it

    @id.general-29-20
    Scenario: For three violations of one shot one ball is lifted
      RU: За три нарушения одного удара снимают один шар
      Given a game of Free pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played onto ball 3
      And the shooter has no foot on the floor
      And ball 3 jumps off the table
      Then A has committed a foul under General 16, General 20 and General 24.3
      And B may lift any ball
      When B lifts ball 7
      Then B may not lift a ball
      And the score is 0:1
      And B may choose to play or to assign the stroke

    @id.general-29-21
    Scenario: A second ball for the same shot is refused
      RU: Второй шар за тот же удар снять нельзя
      Given a game of Free pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played past every ball
      And the shooter has no foot on the floor
      Then A has committed a foul under General 5.3 and General 16
      When B lifts ball 7
      And B lifts ball 8
      Then this is refused under Free 7
      And the score is 0:1
      And B's shelf holds ball 7

    @id.general-29-22
    Scenario: Violations of two shots are two penalties
      RU: За нарушения двух ударов — два штрафа
      Given a game of Free pyramid
      And A is at the table
      When A misses
      And B lifts ball 7
      And B assigns the stroke
      And A misses
      And B lifts ball 8
      Then the score is 0:2
      And B's shelf holds balls 7 and 8

    @id.general-29-23
    Scenario: One penalty for each player who offended
      RU: По одному штрафу каждому нарушившему
      Given a game of Free pyramid
      And A is at the table
      When A strikes as follows
      And the coloured ball is played past every ball
      And the shooter has no foot on the floor
      And the opponent touches ball 5 with the hand
      And B lifts ball 7
      And A lifts ball 8
      Then the score is 1:1
      And A may not lift a ball
      And B may not lift a ball
