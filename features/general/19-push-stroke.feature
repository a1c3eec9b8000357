Feature: General 19. Push stroke

  @G.19.1
  Rule: Tip contact held until the collision

    @id.general-19-01
    Scenario: The tip leaves the cue ball in time
      RU: Наклейка вовремя отрывается от битка
      When the coloured ball is played onto ball 3
      And the referee denies that the shooter keeps the tip on the cue ball until it meets the object ball
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee

    @id.general-19-02
    Scenario: The tip stays on the cue ball up to the collision
      RU: Наклейка не отрывается от битка до самого соударения
      When the coloured ball is played onto ball 3
      And the shooter keeps the tip on the cue ball until it meets the object ball
      And ball 3 drops into a pocket
      Then the shot is a foul under General 19.1
      And the penalty is that of General 29.1.8
      And ball 3 is spotted

    @id.general-19-03
    Scenario: A push and a double hit on one stroke
      RU: Проталкивание и двойной удар сразу
      When the coloured ball is played onto ball 3
      And the shooter keeps the tip on the cue ball until it meets the object ball
      And the tip touches the coloured ball again
      And ball 3 drops into a pocket
      Then the shot is a foul under General 18 and General 19.1

    @id.general-19-04 @reading.R-unsure
    Scenario: The referee cannot tell when the tip left the ball
      RU: Судья не может определить, когда наклейка оторвалась от битка
      When the coloured ball is played onto ball 3
      And the referee cannot tell whether the shooter keeps the tip on the cue ball until it meets the object ball
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 19.1

  @G.19.2
  Rule: Cue ball frozen or very close to the object ball

    @id.general-19-05
    Scenario: Straight through a frozen ball
      RU: Прямо сквозь стоящий вплотную шар
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 0 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 19.2
      And the penalty is that of General 29.1.8

    @id.general-19-06 @reading.R-very-close
    Scenario: Straight through a ball that is very close
      RU: Прямо сквозь очень близкий шар
      Given ball 3 is very close to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 0 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 19.2

    @id.general-19-07
    Scenario: A ball farther away may be followed
      RU: Вслед за шаром, стоящим поодаль, проходить можно
      When the coloured ball is played onto ball 3
      And the stroke goes 0 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

    @id.general-19-08 @reading.R-very-close
    Scenario: Whether a gap is very small is for the referee to say, not for a ruler
      RU: Мал ли зазор, говорит судья, а не линейка
      Given the coloured ball stands at (0, 0)
      And ball 3 stands at (0.0685, 0)
      When the coloured ball is played onto ball 3
      And the stroke goes 0 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1

    @id.general-19-09
    Scenario: Balls that touch by their places are frozen
      RU: Шары, соприкасающиеся по своему положению, стоят вплотную
      Given the coloured ball stands at (0, 0)
      And ball 3 stands at (0.068, 0)
      When the coloured ball is played onto ball 3
      And the stroke goes 0 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 19.2

    @id.general-19-10
    Scenario: Two other balls that touch do not matter
      RU: Соприкасающиеся посторонние шары не важны
      Given ball 3 is frozen to ball 5
      When the coloured ball is played onto ball 3
      And the stroke goes 0 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And ball 5 drops into a pocket
      Then the shot is legal by General 20.1

    @id.general-19-11
    Scenario: The referee calls a push
      RU: Судья назвал удар проталкиванием
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the shooter pushes the cue ball through the ball beside it
      And ball 3 drops into a pocket
      Then the shot is a foul under General 19.2

    @id.general-19-12 @reading.R-push-facts
    Scenario: The referee's word stands against the angle
      RU: Слово судьи сильнее угла
      Given the reading R-push-facts is "referee"
      And ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 50 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And the shooter pushes the cue ball through the ball beside it
      And ball 3 drops into a pocket
      Then the shot is a foul under General 19.2
      And the reading R-push-facts decided

    @id.general-19-13 @reading.R-push-facts
    Scenario: Under the other reading the angle clears the player
      RU: По другому толкованию угол оправдывает игрока
      Given the reading R-push-facts is "geometry"
      And ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 50 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And the shooter pushes the cue ball through the ball beside it
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And the reading R-push-facts decided

    @id.general-19-14 @reading.R-push-facts
    Scenario: The referee clears a player whom the angle accuses
      RU: Судья оправдал игрока, которого обвиняет угол
      Given the reading R-push-facts is "referee"
      And ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 30 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And the referee denies that the shooter pushes the cue ball through the ball beside it
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And the reading R-push-facts decided

    @id.general-19-15 @reading.R-push-facts
    Scenario: Under the other reading the angle convicts the player
      RU: По другому толкованию угол обличает игрока
      Given the reading R-push-facts is "geometry"
      And ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 30 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And the referee denies that the shooter pushes the cue ball through the ball beside it
      And ball 3 drops into a pocket
      Then the shot is a foul under General 19.2
      And the reading R-push-facts decided

    @id.general-19-16 @reading.R-push-silent
    Scenario: Nobody says how the frozen ball was played
      RU: Никто не говорит, как сыграли по стоящему вплотную шару
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 19.2

    @id.general-19-17 @reading.R-push-silent
    Scenario: The angle alone is known and it is too small
      RU: Известен только угол, и он мал
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 30 degrees away from the line to ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 19.2

    @id.general-19-18 @reading.R-unsure
    Scenario: The referee cannot tell whether it was a push
      RU: Судья не может определить, было ли проталкивание
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the referee cannot tell whether the shooter pushes the cue ball through the ball beside it
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And it is left to the referee under General 19.2

    @id.general-19-29
    Scenario: The referee saw that it was no push
      RU: Судья видел, что проталкивания не было
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the referee denies that the shooter pushes the cue ball through the ball beside it
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee

    @id.general-19-19
    Scenario: A push that also completes nothing
      RU: Проталкивание, к тому же незавершённый удар
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 0 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And ball 3 touches the foot rail
      Then the shot is a foul under General 19.2 and General 20

  @G.19.2.1
  Rule: Angle to the line of centres

    @id.general-19-20
    Scenario: At 45 degrees the stroke is aside enough
      RU: При 45 градусах угол достаточен
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 45 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee

    @id.general-19-21
    Scenario: At 44 degrees it is not
      RU: При 44 градусах угол уже мал
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 44 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 19.2

    @id.general-19-22
    Scenario: Aside enough, nobody need watch the cue ball
      RU: При достаточном угле следить за битком не нужно
      Given ball 3 is very close to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 60 degrees away from the line to ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee

  @G.19.2.2
  Rule: No follow-through of the cue ball

    @id.general-19-23
    Scenario: Straight at the frozen ball, and the cue ball stays behind
      RU: Прямо по стоящему вплотную шару, и биток за ним не идёт
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 0 degrees away from the line to ball 3
      And the cue ball does not follow through after ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee

    @id.general-19-24
    Scenario: The same stroke, and the cue ball goes on
      RU: Тот же удар, и биток идёт вперёд
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 0 degrees away from the line to ball 3
      And the cue ball follows through after ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 19.2

    @id.general-19-25
    Scenario: A cue ball that stays behind needs no angle
      RU: Битку, не идущему вслед, угол не нужен
      Given ball 3 is very close to the coloured ball
      When the coloured ball is played onto ball 3
      And the cue ball does not follow through after ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee

  @G.19.n1
  Rule: Playing away from a frozen ball

    @id.general-19-26
    Scenario: Away from the frozen ball and past all others
      RU: От стоящего вплотную шара и мимо остальных
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played away from ball 3 without moving it
      And the coloured ball touches the foot rail
      Then the shot is a foul under General 5.3

    @id.general-19-27
    Scenario: Away from the frozen ball onto another one
      RU: От стоящего вплотную шара по другому
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played away from ball 3 without moving it
      And the coloured ball meets ball 5
      And ball 5 drops into a pocket
      Then the shot is legal by General 20.1
      And nothing is left to the referee

    @id.general-19-28
    Scenario: The frozen ball is moved, and that is a collision
      RU: Стоящий вплотную шар сдвинут, и это соударение
      Given ball 3 is frozen to the coloured ball
      When the coloured ball is played onto ball 3
      And the stroke goes 90 degrees away from the line to ball 3
      And the coloured ball touches the foot rail
      And the coloured ball touches the left rail
      Then the shot is legal by General 20.2.a
