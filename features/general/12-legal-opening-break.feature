Feature: General 12. Legal opening break

  @G.12.1
  Rule: Conditions of a legal break

    @id.general-12-01
    Scenario: Two balls reach rails and nothing else happens
      RU: Два шара дошли до бортов, и больше ничего
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      Then the shot is a foul under General 12.1
      And the penalty is that of General 29.1.2

    @id.general-12-02
    Scenario: The break only nudges the pyramid
      RU: Пирамида лишь слегка задета
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      Then the shot is a foul under General 12.1

    @id.general-12-03
    Scenario: What makes any other shot legal does not help the break
      RU: Что спасает любой другой удар, начального не спасает
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 11 touches the left rail
      And ball 11 crosses the centre line into the head half
      Then the shot is a foul under General 12.1

    @id.general-12-04 @reading.R-break-balls
    Scenario: Only the cue ball reaches rails
      RU: До бортов доходит только биток
      Given the shot is the opening break
      When the coloured ball is played onto ball 11
      And the coloured ball touches the foot rail
      And the coloured ball touches the left rail
      And the coloured ball touches the head rail
      And the coloured ball crosses the centre line into the head half
      Then the shot is a foul under General 12.1

    @id.general-12-05 @reading.R-miss
    Scenario: A break that misses the pyramid is one foul
      RU: Начальный удар мимо пирамиды — одно нарушение
      Given the reading R-miss is "collision-only"
      And the shot is the opening break
      When the coloured ball is played past every ball
      And the coloured ball touches the foot rail
      Then the shot is a foul under General 5.3
      And the reading R-miss decided

    @id.general-12-06 @reading.R-miss
    Scenario: Under the other reading it is two
      RU: По другому толкованию их два
      Given the reading R-miss is "all"
      And the shot is the opening break
      When the coloured ball is played past every ball
      And the coloured ball touches the foot rail
      Then the shot is a foul under General 5.3 and General 12.1
      And the reading R-miss decided

    @id.general-12-07
    Scenario: A break that meets a condition is still a foul for another reason
      RU: Выполненное условие не оправдывает другого нарушения
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And the shooter has no foot on the floor
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is a foul under General 16
      And the shot itself was completed by General 12.1.2

    @id.general-12-08
    Scenario: Three violations of one break
      RU: Три нарушения одного начального удара
      Given the shot is the opening break
      When ball 9 is played onto ball 1
      And the shooter has no foot on the floor
      And balls 11 and 15 touch the foot rail
      Then the shot is a foul under General 11.2, General 12.1 and General 16

  @G.12.1.1
  Rule: Ball pocketed on the break

    @id.general-12-09
    Scenario: An object ball drops
      RU: Падает прицельный шар
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 drops into the left foot corner pocket
      Then the shot is legal by General 12.1.1
      And ball 11 counts

    @id.general-12-10
    Scenario: The cue ball drops
      RU: Падает биток
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And the coloured ball drops into the right side pocket
      Then the shot is legal by General 12.1.1
      And the coloured ball counts

    @id.general-12-11
    Scenario: The ball comes back out of the pocket
      RU: Шар выскочил из лузы обратно
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 drops into the left foot corner pocket
      And ball 11 comes back out of the pocket
      Then the shot is a foul under General 12.1

    @id.general-12-12
    Scenario: The cue ball drops without having met a ball
      RU: Биток упал, никого не задев
      Given the shot is the opening break
      When the coloured ball is played past every ball
      And the coloured ball drops into the right foot corner pocket
      Then the shot is a foul under General 5.3
      And no ball counts

    @id.general-12-13 @reading.R-break-foul
    Scenario: A ball that is pocketed illegally does not make the break legal
      RU: Неправильно забитый шар не делает начальный удар правильным
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And the shooter hits the cue ball twice
      And ball 11 drops into a pocket
      Then the shot is a foul under General 12.1 and General 18
      And ball 11 is spotted

    @id.general-12-14 @reading.R-break-foul
    Scenario: With three balls at rails the illegal ball is not needed
      RU: Если три шара дошли до бортов, неправильный шар и не нужен
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And the shooter hits the cue ball twice
      And balls 12, 13 and 15 touch the foot rail
      And ball 11 drops into a pocket
      Then the shot is a foul under General 18
      And ball 11 is spotted

  @G.12.1.2
  Rule: Balls driven to rails

    @id.general-12-15
    Scenario: Three balls, three rails
      RU: Три шара, три борта
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the left rail
      And ball 12 touches the foot rail
      And ball 15 touches the right rail
      Then the shot is legal by General 12.1.2

    @id.general-12-16
    Scenario: Three balls, one rail
      RU: Три шара, один борт
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11, 12 and 15 touch the foot rail
      Then the shot is legal by General 12.1.2

    @id.general-12-17
    Scenario: Two balls, three rails
      RU: Два шара, три борта
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the left rail
      And ball 11 touches the foot rail
      And ball 15 touches the right rail
      Then the shot is a foul under General 12.1

    @id.general-12-18 @reading.R-break-balls
    Scenario: The cue ball is not the third
      RU: Биток — не третий шар
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And the coloured ball touches the head rail
      Then the shot is a foul under General 12.1

    @id.general-12-19 @reading.R-break-balls
    Scenario: What happened before the first contact does not count
      RU: Что было до первого соударения, не учитывается
      Given the shot is the opening break
      When the coloured ball is played
      And ball 11 touches the foot rail
      And the coloured ball meets ball 1
      And balls 12 and 15 touch the foot rail
      Then the shot is a foul under General 12.1

    @id.general-12-20
    Scenario: A ball may stay at the rail it has reached
      RU: Шар может и остаться у борта, до которого дошёл
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 12 touches the left rail and stays there
      Then the shot is legal by General 12.1.2

    @id.general-12-21 @reading.R-corner-jaw
    Scenario: The jaw of a corner pocket is a rail
      RU: Губка угловой лузы — борт
      Given the reading R-corner-jaw is "rail"
      And the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 12 rebounds from the jaw of the left foot corner pocket on the left rail
      Then the shot is legal by General 12.1.2
      And the reading R-corner-jaw decided

    @id.general-12-22 @reading.R-corner-jaw
    Scenario: Under the other reading the jaw of a corner pocket is none
      RU: По другому толкованию губка угловой лузы — не борт
      Given the reading R-corner-jaw is "none"
      And the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 12 rebounds from the jaw of the left foot corner pocket on the left rail
      Then the shot is a foul under General 12.1
      And the reading R-corner-jaw decided

    @id.general-12-23 @reading.R-break-balls
    Scenario: The jaw of a side pocket brings the third ball to a rail
      RU: Губка средней лузы доводит до борта третий шар
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 12 rebounds from the jaw of the left side pocket
      Then the shot is legal by General 12.1.2

  @G.12.1.3
  Rule: Balls driven to rails and a crossing

    @id.general-12-24
    Scenario: Two balls at rails, a third one crosses the line
      RU: Два шара у бортов, третий пересёк линию
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 12 crosses the centre line into the head half
      Then the shot is legal by General 12.1.3

    @id.general-12-25
    Scenario: The ball that crosses may be one of the two
      RU: Линию может пересечь один из тех же двух шаров
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And ball 15 crosses the centre line into the head half
      Then the shot is legal by General 12.1.3

    @id.general-12-26
    Scenario: The crossing may come first
      RU: Пересечение может быть и раньше
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 12 crosses the centre line into the head half
      And balls 11 and 15 touch the foot rail
      Then the shot is legal by General 12.1.3

    @id.general-12-27
    Scenario: One ball at a rail, three balls over the line
      RU: Один шар у борта, три шара за линией
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 11 crosses the centre line into the head half
      And ball 12 crosses the centre line into the head half
      And ball 13 crosses the centre line into the head half
      Then the shot is a foul under General 12.1

    @id.general-12-28 @reading.R-break-balls
    Scenario: The cue ball's way back over the line is no crossing
      RU: Обратный путь битка через линию не учитывается
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And the coloured ball crosses the centre line into the head half
      Then the shot is a foul under General 12.1

    @id.general-12-29
    Scenario: Only the edge of a ball passes the line
      RU: За линию зашёл лишь край шара
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 15 touch the foot rail
      And only the edge of ball 12 passes the centre line
      Then the shot is a foul under General 12.1

    @id.general-12-30
    Scenario: The coloured ball has no number, but may be the one that crosses
      RU: У цветного шара нет номера, но линию может пересечь и он
      Given the shot is the opening break
      When ball 9 is played onto the coloured ball
      And the coloured ball crosses the centre line into the foot half
      And balls 11 and 15 touch the foot rail
      Then the shot is a foul under General 11.2
      And the shot itself was completed by General 12.1.3

    @id.general-12-31 @reading.R-break-balls
    Scenario: A side jaw is one act, not a rail and a crossing at once
      RU: Губка средней лузы — одно действие, а не борт и линия сразу
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 12 rebounds from the jaw of the left side pocket
      Then the shot is a foul under General 12.1

    @id.general-12-32 @reading.R-side-jaw
    Scenario: A side jaw is the crossing that was missing
      RU: Губка средней лузы заменяет недостающее пересечение
      Given the reading R-side-jaw is "one-act"
      And the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 12 touch the foot rail
      And ball 12 rebounds from the jaw of the left side pocket
      Then the shot is legal by General 12.1.3
      And the reading R-side-jaw decided

    @id.general-12-33 @reading.R-side-jaw
    Scenario: Under the reading "crossing" a side jaw is just that
      RU: По толкованию «crossing» губка средней лузы — только пересечение
      Given the reading R-side-jaw is "crossing"
      And the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 12 rebounds from the jaw of the left side pocket
      And ball 13 crosses the centre line into the head half
      Then the shot is a foul under General 12.1
      And the reading R-side-jaw decided

    @id.general-12-34 @reading.R-side-jaw
    Scenario: Under the reading "rail" a side jaw is no crossing
      RU: По толкованию «rail» губка средней лузы — не пересечение
      Given the reading R-side-jaw is "rail"
      And the shot is the opening break
      When the coloured ball is played onto ball 1
      And balls 11 and 12 touch the foot rail
      And ball 12 rebounds from the jaw of the left side pocket
      Then the shot is a foul under General 12.1
      And the reading R-side-jaw decided
