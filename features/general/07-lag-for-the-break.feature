Feature: General 7. Lag for the break

  @G.7.1
  Rule: Lag procedure

    @id.general-07-01
    Scenario: The ball nearer to the head rail wins
      RU: Выигрывает шар, который ближе к переднему борту
      Given a game of Free pyramid
      When in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has won the lag
      And A has committed no foul

    @id.general-07-02
    Scenario: A millimetre decides
      RU: Решает миллиметр
      Given a game of Free pyramid
      When in the lag A's ball comes to rest 12 cm from the head rail, B's 11.9 cm
      Then B has won the lag

    @id.general-07-33
    Scenario: No ball is nearer than the one that touches the head rail
      RU: Ближе шара, стоящего у переднего борта вплотную, не бывает
      Given a game of Free pyramid
      When in the lag A's ball comes to rest 0 cm from the head rail, B's 20 cm
      Then A has won the lag

    @id.general-07-03
    Scenario: The ball may come off the head rail
      RU: Шар может отразиться от переднего борта
      Given a game of Free pyramid
      When in the lag A's ball rebounds from the head rail
      And in the lag A's ball comes to rest 5 cm from the head rail, B's 8 cm
      Then A has won the lag

    @id.general-07-04 @reading.R-lag-procedure
    Scenario: A ball not played from home
      RU: Шаром сыграли не из дома
      Given the reading R-lag-procedure is "replay"
      And a game of Free pyramid
      When in the lag A plays from outside home
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then the lag is replayed
      And A has committed no foul

    @id.general-07-05 @reading.R-lag-procedure
    Scenario: Under the other reading that lag stands
      RU: По другому толкованию такой розыгрыш засчитывается
      Given the reading R-lag-procedure is "ignored"
      And a game of Free pyramid
      When in the lag A plays from outside home
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has won the lag

    @id.general-07-06 @reading.R-lag-procedure
    Scenario: Balls played one after the other
      RU: Шары сыграны один за другим
      Given the reading R-lag-procedure is "replay"
      And a game of Free pyramid
      When in the lag B plays before the other
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then the lag is replayed

    @id.general-07-07 @reading.R-lag-procedure
    Scenario: Under the other reading one after the other will do
      RU: По другому толкованию можно и по очереди
      Given the reading R-lag-procedure is "ignored"
      And a game of Free pyramid
      When in the lag B plays before the other
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has won the lag

    @id.general-07-08
    Scenario: Nobody breaks before the lag is decided
      RU: До исхода розыгрыша никто не разбивает
      Given a game of Free pyramid
      When in the lag the referee cannot tell which ball is nearer
      And A misses
      Then this is refused under General 7.1
      And the break is decided by a lag

    @id.general-07-09
    Scenario: Once decided, the lag is not played again
      RU: Состоявшийся розыгрыш не повторяют
      Given a game of Free pyramid
      When A wins the lag
      And B wins the lag
      Then this is refused under General 7.1
      And A has won the lag

  @G.7.2.1
  Rule: Ball in the opponent's half

    @id.general-07-10
    Scenario: The nearer ball crossed over
      RU: Ближний шар перешёл на половину соперника
      Given a game of Free pyramid
      When in the lag A's ball crosses into the opponent's half
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has committed a foul under General 7.2.1
      And B has committed no foul
      And B has won the lag

    @id.general-07-11
    Scenario: Two violations of one player lose one lag
      RU: Два нарушения одного игрока — один проигранный розыгрыш
      Given a game of Free pyramid
      When in the lag B's ball crosses into the opponent's half
      And in the lag B's ball drops into a pocket
      And in the lag A's ball comes to rest 60 cm from the head rail
      Then B has committed a foul under General 7.2.1 and General 7.2.3
      And A has won the lag

    @id.general-07-12
    Scenario: Each ball stays on its own side
      RU: Каждый шар остаётся на своей половине
      Given a game of Free pyramid
      When in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has committed no foul
      And B has committed no foul
      And A has won the lag

  @G.7.2.2
  Rule: Foot rail not touched

    @id.general-07-13
    Scenario: The ball turns back before the foot rail
      RU: Шар не дошёл до заднего борта
      Given a game of Free pyramid
      When in the lag A's ball does not reach the foot rail
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has committed a foul under General 7.2.2
      And B has won the lag

    @id.general-07-14
    Scenario: One touch of the foot rail is enough
      RU: Одного касания заднего борта достаточно
      Given a game of Free pyramid
      When in the lag A's ball touches the foot rail once
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has committed no foul
      And A has won the lag

  @G.7.2.3
  Rule: Ball pocketed

    @id.general-07-15
    Scenario: A pocketed ball loses the lag
      RU: Упавший в лузу шар проигрывает розыгрыш
      Given a game of Free pyramid
      When in the lag A's ball drops into a pocket
      And in the lag B's ball comes to rest 170 cm from the head rail
      Then A has committed a foul under General 7.2.3
      And B has won the lag

    @id.general-07-16
    Scenario: The other player's ball is pocketed
      RU: В лузу упал шар другого игрока
      Given a game of Free pyramid
      When in the lag B's ball drops into a pocket
      And in the lag A's ball comes to rest 170 cm from the head rail
      Then B has committed a foul under General 7.2.3
      And A has committed no foul
      And A has won the lag

    @id.general-07-35
    Scenario: A ball that stays out of the pockets has kept the rule
      RU: Шар, не упавший в лузу, правила не нарушил
      Given a game of Free pyramid
      When in the lag A's ball comes to rest 5 cm from the head rail, B's 90 cm
      Then A has committed no foul
      And B has committed no foul
      And A has won the lag

  @G.7.2.4
  Rule: Ball jumped

    @id.general-07-17
    Scenario: A ball that jumps off loses the lag
      RU: Выскочивший шар проигрывает розыгрыш
      Given a game of Free pyramid
      When in the lag A's ball jumps off the table
      And in the lag B's ball comes to rest 30 cm from the head rail
      Then A has committed a foul under General 7.2.4
      And B has won the lag

    @id.general-07-18
    Scenario: Hard at the head rail, but still on the bed
      RU: Сильно об передний борт, но шар остался на столе
      Given a game of Free pyramid
      When in the lag A's ball rebounds from the head rail
      And in the lag A's ball comes to rest 29 cm from the head rail, B's 30 cm
      Then A has committed no foul
      And A has won the lag

  @G.7.2.5
  Rule: Long rail touched

    @id.general-07-19
    Scenario: A touch of a long rail loses the lag
      RU: Касание длинного борта проигрывает розыгрыш
      Given a game of Free pyramid
      When in the lag A's ball touches a long rail
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has committed a foul under General 7.2.5
      And B has won the lag

    @id.general-07-20
    Scenario: The head rail is no long rail
      RU: Передний борт — не длинный
      Given a game of Free pyramid
      When in the lag A's ball rebounds from the head rail
      And in the lag B's ball touches a long rail
      And in the lag A's ball comes to rest 25 cm from the head rail, B's 20 cm
      Then A has committed no foul
      And B has committed a foul under General 7.2.5
      And A has won the lag

    @id.general-07-34
    Scenario: Balls that keep off the long rails have kept the rule
      RU: Шары, не задевшие длинных бортов, правила не нарушили
      Given a game of Free pyramid
      When in the lag A's ball comes to rest 90 cm from the head rail, B's 5 cm
      Then A has committed no foul
      And B has committed no foul
      And B has won the lag

  @G.7.2.6
  Rule: Repeated contact with the foot rail

    @id.general-07-21
    Scenario: Twice at the foot rail
      RU: Дважды у заднего борта
      Given a game of Free pyramid
      When in the lag A's ball touches the foot rail twice
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has committed a foul under General 7.2.6
      And B has won the lag

    @id.general-07-22
    Scenario: Once at the foot rail, and nearer
      RU: Один раз у заднего борта — и ближе
      Given a game of Free pyramid
      When in the lag B's ball touches the foot rail once
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 11 cm
      Then B has committed no foul
      And B has won the lag

  @G.7.3
  Rule: Replay of the lag

    @id.general-07-23
    Scenario: Both players are at fault
      RU: Нарушили оба игрока
      Given a game of Free pyramid
      When in the lag A's ball drops into a pocket
      And in the lag B's ball touches a long rail
      And in the lag B's ball comes to rest 20 cm from the head rail
      Then the lag is replayed
      And A has committed a foul under General 7.2.3
      And B has committed a foul under General 7.2.5

    @id.general-07-24 @reading.R-unsure
    Scenario: Nobody can tell which ball is nearer
      RU: Нельзя определить, какой шар ближе
      Given a game of Free pyramid
      When in the lag the referee cannot tell which ball is nearer
      Then the lag is replayed
      And A has committed no foul
      And B has committed no foul

    @id.general-07-25
    Scenario: Both balls are equally near
      RU: Оба шара одинаково близко
      Given a game of Free pyramid
      When in the lag A's ball comes to rest 12 cm from the head rail, B's 12 cm
      Then the lag is replayed

    @id.general-07-26 @reading.R-lag-lost-first
    Scenario: One player at fault has lost, however near the balls
      RU: Нарушил один — он и проиграл, как бы близко ни были шары
      Given a game of Free pyramid
      When in the lag B's ball touches a long rail
      And in the lag the referee cannot tell which ball is nearer
      Then B has committed a foul under General 7.2.5
      And A has won the lag

    @id.general-07-27
    Scenario: The replay decides
      RU: Решает повторный розыгрыш
      Given a game of Free pyramid
      When in the lag the referee cannot tell which ball is nearer
      Then the lag is replayed
      When in the lag A's ball comes to rest 30 cm from the head rail, B's 20 cm
      Then B has won the lag

  @G.7.4.1
  Rule: Break by the winner

    @id.general-07-28
    Scenario: The winner breaks
      RU: Победитель разбивает сам
      Given a game of Free pyramid
      When A wins the lag
      Then A may choose to break or to pass the break
      And B has nothing to choose
      When A chooses to break
      Then the opening break is A's
      And B may not strike

    @id.general-07-29
    Scenario: The loser may not choose
      RU: Проигравший не выбирает
      Given a game of Free pyramid
      When A wins the lag
      And B chooses to break
      Then this is refused under General 7.4
      And A may choose to break or to pass the break

    @id.general-07-30
    Scenario: No break before the choice
      RU: До выбора не разбивают
      Given a game of Free pyramid
      When A wins the lag
      And A misses
      Then this is refused under General 7.4
      And A has won the lag

  @G.7.4.2
  Rule: Break assigned to the opponent

    @id.general-07-31
    Scenario: The winner passes the break
      RU: Победитель передаёт начальный удар
      Given a game of Free pyramid
      When A wins the lag
      And A passes the break
      Then the opening break is B's
      And A may not strike

    @id.general-07-32
    Scenario: With the break the opponent opens the game
      RU: Начальным ударом партию открывает соперник
      Given a game of Free pyramid
      When B wins the lag
      And B passes the break
      And A breaks and pockets ball 15
      Then it is A's turn
      And A's shelf holds ball 15
