Feature: Free pyramid with continuation 4. Lag for the break

  @C.4.1
  Rule: Lag procedure

    @id.continuation-04-01
    Scenario: The ball nearer to the head rail wins
      RU: Выигрывает шар, который ближе к переднему борту
      Given a game of Free pyramid with continuation
      And pairs A1 and A2 play against B1 and B2
      When in the lag A's ball comes to rest 12 cm from the head rail, B's 11.9 cm
      Then B has won the lag

    @id.continuation-04-02
    Scenario: Either player of a pair may play the lag
      RU: От пары может выступать любой из игроков
      Given a game of Free pyramid with continuation
      And pairs A1 and A2 play against B1 and B2
      When in the lag A2 plays for the pair
      And in the lag B1 plays for the pair
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has won the lag

    @id.continuation-04-03
    Scenario: The ball that stopped short of the head rail
      RU: Шар, не докатившийся до переднего борта
      Given a game of Free pyramid with continuation
      When in the lag B's ball rebounds from the head rail
      And in the lag A's ball comes to rest 5 cm from the head rail, B's 8 cm
      Then A has won the lag

    @id.continuation-04-04
    Scenario: The ball that came off the head rail
      RU: Шар, отразившийся от переднего борта
      Erratum ERR-C17 to clause 4.1, which words the lag of General 7.1 in another way.
      Given a game of Free pyramid with continuation
      When in the lag A's ball rebounds from the head rail
      And in the lag A's ball comes to rest 5 cm from the head rail, B's 8 cm
      Then A has won the lag
      And A has committed no foul

    @id.continuation-04-05 @reading.R-lag-procedure
    Scenario: Balls played one after the other
      RU: Шары сыграны один за другим
      Given the reading R-lag-procedure is "replay"
      And a game of Free pyramid with continuation
      When in the lag B plays before the other
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then the lag is replayed

    @id.continuation-04-06 @reading.R-lag-procedure
    Scenario: A ball not played from home
      RU: Шаром сыграли не из дома
      Given the reading R-lag-procedure is "replay"
      And a game of Free pyramid with continuation
      When in the lag A plays from outside home
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then the lag is replayed

  @C.4.2.1
  Rule: Ball in the opponent's half

    @id.continuation-04-07
    Scenario: The nearer ball crossed over
      RU: Ближний шар перешёл на половину соперника
      Given a game of Free pyramid with continuation
      When in the lag A's ball crosses into the opponent's half
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has committed a foul under General 7.2.1
      And B has won the lag

  @C.4.2.2
  Rule: Foot rail not reached

    @id.continuation-04-08
    Scenario: The nearer ball turned back too early
      RU: Ближний шар не дошёл до заднего борта
      Erratum ERR-C3 to clause 4.2: the number printed before this item is that of a page.
      Given a game of Free pyramid with continuation
      When in the lag A's ball does not reach the foot rail
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has committed a foul under General 7.2.2
      And B has won the lag

  @C.4.2.3
  Rule: Ball pocketed

    @id.continuation-04-09
    Scenario: A ball in a pocket
      RU: Шар в лузе
      Given a game of Free pyramid with continuation
      When in the lag B's ball drops into a pocket
      And in the lag A's ball comes to rest 170 cm from the head rail, B's 0 cm
      Then B has committed a foul under General 7.2.3
      And A has won the lag

  @C.4.2.4
  Rule: Ball jumped

    @id.continuation-04-10
    Scenario: A ball on the floor
      RU: Шар на полу
      Given a game of Free pyramid with continuation
      When in the lag B's ball jumps off the table
      And in the lag A's ball comes to rest 170 cm from the head rail, B's 0 cm
      Then B has committed a foul under General 7.2.4
      And A has won the lag

  @C.4.2.5
  Rule: Long rail touched

    @id.continuation-04-11
    Scenario: A ball at a long rail
      RU: Шар у длинного борта
      Given a game of Free pyramid with continuation
      When in the lag A's ball touches a long rail
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has committed a foul under General 7.2.5
      And B has won the lag

  @C.4.2.6
  Rule: Repeated contact with the foot rail

    @id.continuation-04-12
    Scenario: The foot rail twice
      RU: Задний борт дважды
      Given a game of Free pyramid with continuation
      When in the lag A's ball touches the foot rail twice
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has committed a foul under General 7.2.6
      And B has won the lag

    @id.continuation-04-13
    Scenario: The foot rail once
      RU: Задний борт один раз
      Given a game of Free pyramid with continuation
      When in the lag A's ball touches the foot rail once
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then A has committed no foul
      And A has won the lag

  @C.4.3
  Rule: Replay of the lag

    @id.continuation-04-14
    Scenario: Both violated the rules
      RU: Правила нарушили оба
      Given a game of Free pyramid with continuation
      When in the lag A's ball touches a long rail
      And in the lag B's ball does not reach the foot rail
      And in the lag A's ball comes to rest 12 cm from the head rail, B's 20 cm
      Then the lag is replayed
      And A has committed a foul under General 7.2.5
      And B has committed a foul under General 7.2.2

    @id.continuation-04-15
    Scenario: Nobody can tell which ball is nearer
      RU: Никто не может определить, чей шар ближе
      Given a game of Free pyramid with continuation
      When in the lag the referee cannot tell which ball is nearer
      Then the lag is replayed
      When B wins the lag
      Then B has won the lag

    @id.continuation-04-16 @reading.R-lag-lost-first
    Scenario: One violation decides the lag
      RU: Одно нарушение решает розыгрыш
      Given a game of Free pyramid with continuation
      When in the lag the referee cannot tell which ball is nearer
      And in the lag A's ball touches a long rail
      Then A has committed a foul under General 7.2.5
      And B has won the lag

  @C.4.4.1
  Rule: Break by the winner

    @id.continuation-04-17
    Scenario: The winner breaks
      RU: Разбивает победитель
      Given a game of Free pyramid with continuation
      When A wins the lag
      Then A may choose to break or to pass the break
      And B has nothing to choose
      When A chooses to break
      Then the opening break is A's
      And B may not strike

  @C.4.4.2
  Rule: Break assigned to the opponent

    @id.continuation-04-18
    Scenario: The winner passes the break
      RU: Победитель передаёт начальный удар
      Given a game of Free pyramid with continuation
      And pairs A1 and A2 play against B1 and B2
      When A wins the lag
      And A passes the break
      Then the opening break is B1's
      And A may not strike

    @id.continuation-04-19
    Scenario: The loser of the lag passes nothing
      RU: Проигравший розыгрыш ничего не передаёт
      Given a game of Free pyramid with continuation
      When A wins the lag
      And B passes the break
      Then this is refused under General 7.4
      And A has won the lag
