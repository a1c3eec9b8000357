Feature: Free pyramid 5. Conduct of play

  @F.5.1
  Rule: Free choice of the cue ball

    @id.free-05-01
    Scenario: Another cue ball on every stroke
      RU: Каждый раз новый биток
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 1 with ball 9
      And A pockets ball 2 with the coloured ball
      And A plays safe with ball 4
      Then A has committed no foul
      And the score is 2:0

    @id.free-05-02
    Scenario: The ball that the opponent struck last
      RU: Шар, которым только что бил соперник
      Given a game of Free pyramid
      And A is at the table
      When A plays safe with ball 9
      And B pockets ball 3 with ball 9
      Then B has committed no foul
      And B's shelf holds ball 3

    @id.free-05-03
    Scenario: No choice on the opening break
      RU: На начальном ударе выбора нет
      Given a game of Free pyramid
      And A is to break
      When A strikes as follows
      And ball 9 is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then A has committed a foul under General 11.2

  @F.5.2
  Rule: The same player plays on

    @id.free-05-04
    Scenario: Whoever pocketed a ball plays on
      RU: Кто забил, тот и продолжает
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3
      Then it is A's turn
      And A may strike
      And B may not strike
      And the score is 1:0

    @id.free-05-05
    Scenario: So does who pocketed the cue ball
      RU: Продолжает и тот, кто забил биток
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 9 off ball 3
      Then it is A's turn
      And the score is 1:0

    @id.free-05-06
    Scenario: The choice of the cue ball is made anew
      RU: Биток выбирают вновь
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3 with ball 9
      And A pockets ball 4 with ball 15
      Then A has committed no foul
      And it is A's turn
      And the score is 2:0

    @id.free-05-07
    Scenario: A ball on the opening break lets the breaker go on
      RU: После шара с начального удара продолжает разбивавший
      Given a game of Free pyramid
      And A is to break
      When A breaks and pockets ball 15
      Then it is A's turn
      And the score is 1:0

    @id.free-05-08
    Scenario: A ball pocketed on a foul does not
      RU: Шар, забитый с нарушением, хода не сохраняет
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3 with no foot on the floor
      Then it is B's turn
      And the score is 0:0

  @F.5.3
  Rule: The turn passes

    @id.free-05-26 @reading.R-partners-elsewhere
    Scenario: A pair comes back with the other partner
      RU: Пара возвращается к столу с другим партнёром
      Given a game of Free pyramid
      And pairs A1 and A2 play against B1 and B2
      And A1 is at the table
      When A1 pockets ball 3
      Then it is A1's turn
      When A1 plays safe
      Then it is B1's turn
      When B1 plays safe
      Then it is A2's turn

    @id.free-05-09
    Scenario: Nothing pocketed, the opponent plays
      RU: Ничего не забито — играет соперник
      Given a game of Free pyramid
      And A is at the table
      When A plays safe
      Then A has committed no foul
      And it is B's turn
      And A may not strike

    @id.free-05-10
    Scenario: The opponent chooses the cue ball too
      RU: Соперник тоже выбирает биток
      Given a game of Free pyramid
      And A is at the table
      When A plays safe with ball 9
      And B pockets ball 3 with ball 15
      Then B has committed no foul
      And it is B's turn

    @id.free-05-11 @question
    Scenario: A second stroke in a row without a ball is out of turn
      RU: Второй удар подряд без забитого шара — вне очереди
      Given a game of Free pyramid
      And A is at the table
      When A plays safe
      And A plays safe
      Then A has committed a foul under General 28
      And B may lift any ball

    @id.free-05-12 @question @reading.R-stalemate
    Scenario: However long both play safe, nothing ends the game
      RU: Сколько бы обе стороны ни отыгрывались, партии это не завершает
      Given a game of Free pyramid
      And A has 7 points, B has 7
      And A is at the table
      When A plays safe
      And B plays safe
      And A plays safe
      And B plays safe
      And A plays safe
      Then the game goes on
      And it is B's turn
      And the score is 7:7

  @F.5.4
  Rule: What may be pocketed

    @id.free-05-13
    Scenario: An object ball
      RU: Прицельный шар
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3 with ball 9
      Then ball 3 counts
      And A's shelf holds ball 3

    @id.free-05-14
    Scenario: The cue ball off an object ball
      RU: Биток от прицельного шара
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 9 off ball 3
      Then ball 9 counts
      And A's shelf holds ball 9
      And the score is 1:0

    @id.free-05-15
    Scenario: The coloured ball as the cue ball
      RU: Цветной шар как биток
      Given a game of Free pyramid
      And A is at the table
      When A pockets the coloured ball off ball 3
      Then the coloured ball counts
      And A's shelf holds the coloured ball
      And the score is 1:0

    @id.free-05-16
    Scenario: Both on one stroke
      RU: Оба одним ударом
      Given a game of Free pyramid
      And A is at the table
      When A pockets ball 3 and ball 9 off it
      Then balls 3 and 9 count
      And the score is 2:0

    @id.free-05-17
    Scenario: A cue ball that met nothing is not pocketed legally
      RU: Биток, ни с чем не соударившийся, правильно забитым не считается
      Given a game of Free pyramid
      And A is at the table
      When A strikes as follows
      And ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then A has committed a foul under General 5.3
      And ball 9 is spotted
      And A's shelf is empty

  @F.5.5
  Rule: No calling

    @id.free-05-18
    Scenario: Every ball that drops counts
      RU: Засчитывается каждый упавший шар
      Given a game of Free pyramid
      And A is at the table
      When A pockets balls 3, 5 and 7
      Then A's shelf holds balls 3, 5 and 7
      And the score is 3:0

    @id.free-05-19
    Scenario: On the opening break too
      RU: И на начальном ударе
      Given a game of Free pyramid
      And A is to break
      When A breaks and pockets balls 11 and 15
      Then A's shelf holds balls 11 and 15
      And the score is 2:0

    @id.free-05-20
    Scenario: A ball that the cue ball never touched
      RU: Шар, которого биток не касался
      Given a game of Free pyramid
      And A is at the table
      When A strikes as follows
      And ball 9 is played onto ball 3
      And ball 3 meets ball 5
      And ball 5 drops into a pocket
      Then ball 5 counts
      And the score is 1:0

    @id.free-05-21
    Scenario: On a foul none of them counts
      RU: При нарушении не засчитывается ни один
      Given a game of Free pyramid
      And A is at the table
      When A strikes as follows
      And the shooter has no foot on the floor
      And ball 9 is played onto ball 3
      And balls 3 and 5 drop into the pockets
      Then balls 3 and 5 are spotted
      And A's shelf is empty
      And the score is 0:0

  @F.5.6
  Rule: Completion of every stroke

    @id.free-05-22
    Scenario: A stroke that only meets a ball
      RU: Удар, при котором биток лишь коснулся шара
      Given a game of Free pyramid
      And A is at the table
      When A only meets ball 3
      Then A has committed a foul under General 20
      And B may lift any ball

    @id.free-05-23
    Scenario: The object ball to two rails
      RU: Прицельный шар у двух бортов
      Given a game of Free pyramid
      And A is at the table
      When A strikes as follows
      And ball 9 is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      Then the shot is legal by General 20.2.a
      And it is B's turn

    @id.free-05-24
    Scenario: One rail is too little
      RU: Одного борта мало
      Given a game of Free pyramid
      And A is at the table
      When A strikes as follows
      And ball 9 is played onto ball 3
      And ball 3 touches the foot rail
      Then A has committed a foul under General 20

    @id.free-05-25
    Scenario: The opening break is not measured by rule 20
      RU: К начальному удару правило 20 не относится
      Given a game of Free pyramid
      And A is to break
      When A strikes as follows
      And the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 12 touches the foot rail
      And ball 15 touches the foot rail
      Then the shot is legal by General 12.1.2
      And A has committed no foul
