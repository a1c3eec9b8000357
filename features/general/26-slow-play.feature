Feature: General 26. Slow play

  @G.26
  Rule: Slow play

    @id.general-26-01
    Scenario: The limit is exceeded after the call of time
      RU: Лимит превышен после предупреждения «время»
      When the shooter exceeds the time limit
      And the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      Then the shot is a foul under General 26
      And the penalty is that of General 29.1.11

    @id.general-26-02
    Scenario: A ball pocketed too late does not count
      RU: Шар, забитый с опозданием, не засчитывается
      When the shooter exceeds the time limit
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 26
      And no ball counts
      And ball 3 is spotted

    @id.general-26-03 @question
    Scenario: Where the referee has set no limit, time alone is no foul
      RU: Пока судья не ввёл лимита, долгие раздумья — не нарушение
      Given the shooter took 120 seconds for the shot
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.general-26-04 @reading.R-unsure
    Scenario: Nobody can tell whether the stroke came in time
      RU: Никто не может сказать, успел ли игрок
      When the referee cannot tell whether the shooter exceeds the time limit
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 26

    @id.general-26-05
    Scenario: The referee says that the stroke came in time
      RU: Судья подтверждает, что игрок успел
      When the referee denies that the shooter exceeds the time limit
      And the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee

    @id.general-26-06
    Scenario: After a warning the referee may limit the time
      RU: После предупреждения судья может ввести лимит времени
      Given a game of Free pyramid
      And A is at the table
      When the referee warns A of slow play
      Then a stroke may take any time
      When the referee limits the time for a stroke to 45 seconds
      Then a stroke may take 45 seconds

    @id.general-26-07
    Scenario: Without a warning there is no limit
      RU: Без предупреждения лимит не вводят
      Given a game of Free pyramid
      And A is at the table
      When the referee limits the time for a stroke to 45 seconds
      Then this is refused under General 26
      And a stroke may take any time

    @id.general-26-08
    Scenario: Forty-six seconds are a second too many
      RU: Сорок шесть секунд — на секунду больше дозволенного
      Given a game of Free pyramid
      And A is at the table
      When the referee warns A of slow play
      And the referee limits the time for a stroke to 46 seconds
      Then this is refused under General 26
      And a stroke may take any time

    @id.general-26-09
    Scenario: The limit may be shorter
      RU: Лимит может быть и меньше
      Given a game of Free pyramid
      And A is at the table
      When the referee warns A of slow play
      And the referee limits the time for a stroke to 30 seconds
      And the referee calls time to A
      And A takes 31 seconds and pockets ball 3
      Then A has committed a foul under General 26
      And a stroke may take 30 seconds

    @id.general-26-10 @question
    Scenario: Time was called, and the stroke comes a second too late
      RU: «Время» объявлено, и удар опоздал на секунду
      Given a game of Free pyramid
      And A is at the table
      When the referee warns A of slow play
      And the referee limits the time for a stroke to 45 seconds
      And the referee calls time to A
      And A takes 46 seconds and pockets ball 3
      Then A has committed a foul under General 26
      And ball 3 is spotted
      And B may lift any ball

    @id.general-26-11
    Scenario: Time was called, and the stroke comes at the last second
      RU: «Время» объявлено, и удар — на последней секунде
      Given a game of Free pyramid
      And A is at the table
      When the referee warns A of slow play
      And the referee limits the time for a stroke to 45 seconds
      And the referee calls time to A
      And A takes 45 seconds and pockets ball 3
      Then A has committed no foul
      And A's shelf holds ball 3

    @id.general-26-12 @question
    Scenario: Nobody called time
      RU: «Время» никто не объявил
      Given a game of Free pyramid
      And A is at the table
      When the referee warns A of slow play
      And the referee limits the time for a stroke to 45 seconds
      And A takes 46 seconds and pockets ball 3
      Then A has committed no foul
      And A's shelf holds ball 3

    @id.general-26-13
    Scenario: The call holds for one stroke only
      RU: Предупреждение «время» действует лишь на один удар
      Given a game of Free pyramid
      And A is at the table
      When the referee warns A of slow play
      And the referee limits the time for a stroke to 45 seconds
      And the referee calls time to A
      And A takes 44 seconds and pockets ball 3
      And A takes 46 seconds and pockets ball 5
      Then A has committed no foul
      And A's shelf holds balls 3 and 5

    @id.general-26-14
    Scenario: A was warned, and the limit holds for B as well
      RU: Предупредили A, а лимит действует и на B
      Given a game of Free pyramid
      And A is at the table
      When the referee warns A of slow play
      And the referee limits the time for a stroke to 45 seconds
      And A takes 20 seconds and plays safe
      And the referee calls time to B
      And B takes 46 seconds and pockets ball 3
      Then B has committed a foul under General 26
      And A may lift any ball

    @id.general-26-15
    Scenario: Time is called to the player at the table
      RU: «Время» объявляют тому, кто у стола
      Given a game of Free pyramid
      And A is at the table
      When the referee warns B of slow play
      And the referee limits the time for a stroke to 45 seconds
      And the referee calls time to B
      Then this is refused under General 26
      And A may strike

    @id.general-26-16
    Scenario: Where there is no limit time is not called
      RU: Без лимита «время» не объявляют
      Given a game of Free pyramid
      And A is at the table
      When the referee warns A of slow play
      And the referee calls time to A
      Then this is refused under General 26
      And A may strike

    @id.general-26-17
    Scenario: The time runs out, and no stroke was played
      RU: Время вышло, а удара так и не было
      Given a game of Free pyramid
      And A is at the table
      When the referee warns A of slow play
      And the referee limits the time for a stroke to 45 seconds
      And the referee calls time to A
      And A lets the time run out
      Then A has committed a foul under General 26
      And the penalty is that of General 29.1.11
      And B may lift any ball

    @id.general-26-18
    Scenario: Without the call no time has run out
      RU: Без предупреждения «время» оно и не вышло
      Given a game of Free pyramid
      And A is at the table
      When the referee warns A of slow play
      And the referee limits the time for a stroke to 45 seconds
      And A lets the time run out
      Then this is refused under General 26
      And A may strike
      And B may not lift a ball

    @id.general-26-19 @reading.R-limit-lasts
    Scenario: The limit holds in the next game as well
      RU: Лимит действует и в следующей партии
      Given a match of Free pyramid to 3 games
      And A broke this game
      And A has 7 points, B has 2
      And A is at the table
      When the referee warns A of slow play
      And the referee limits the time for a stroke to 45 seconds
      And A pockets ball 3
      Then A has won the game
      When the next game begins
      Then a stroke may take 45 seconds
      When the referee calls time to B
      And B takes 46 seconds and breaks legally
      Then B has committed a foul under General 26

    @id.general-26-20 @reading.R-limit-lasts
    Scenario: The warning holds in the next game as well
      RU: Предупреждение действует и в следующей партии
      Given a match of Free pyramid to 3 games
      And A broke this game
      And A has 7 points, B has 2
      And A is at the table
      When the referee warns A of slow play
      And A pockets ball 3
      And the next game begins
      And the referee limits the time for a stroke to 30 seconds
      Then a stroke may take 30 seconds
