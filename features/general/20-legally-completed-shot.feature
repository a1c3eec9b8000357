Feature: General 20. Legally completed shot

  @G.20
  Rule: Legally completed shot

    @id.general-20-01
    Scenario: One rail completes nothing
      RU: Одного борта мало
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      Then the shot is a foul under General 20
      And the penalty is that of General 29.1.9

    @id.general-20-02
    Scenario: The centre line alone completes nothing
      RU: Одного пересечения центральной линии мало
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      Then the shot is a foul under General 20

    @id.general-20-03
    Scenario: There and back over the centre line is no more than the line
      RU: Через центральную линию туда и обратно — всё ещё только линия
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And ball 3 crosses the centre line into the foot half
      Then the shot is a foul under General 20

    @id.general-20-04 @question @reading.R-unconnected
    Scenario: Two balls touch one rail each
      RU: Два шара, у каждого по одному борту
      Given the reading R-unconnected is "no"
      When the coloured ball is played onto ball 3
      And the coloured ball touches the left rail
      And ball 3 touches the foot rail
      Then the shot is a foul under General 20
      And the reading R-unconnected decided

    @id.general-20-05 @reading.R-unconnected
    Scenario: Under the old reading one rail each is enough
      RU: По старому толкованию двух шаров с одним бортом у каждого достаточно
      Given the reading R-unconnected is "yes"
      When the coloured ball is played onto ball 3
      And the coloured ball touches the left rail
      And ball 3 touches the foot rail
      Then the shot is legal
      And the reading R-unconnected decided

    @id.general-20-06 @question
    Scenario: Two balls cross the centre line
      RU: Два шара пересекают центральную линию
      When the coloured ball is played onto ball 3
      And the coloured ball crosses the centre line into the foot half
      And ball 3 crosses the centre line into the head half
      Then the shot is a foul under General 20

    @id.general-20-07
    Scenario: The opening break has a rule of its own
      RU: У начального удара своё правило
      Given the shot is the opening break
      When the coloured ball is played onto ball 1
      And ball 11 touches the foot rail
      And ball 12 touches the left rail
      And ball 15 touches the right rail
      Then the shot is legal by General 12.1.2

    @id.general-20-08
    Scenario: A completed shot is no excuse for another violation
      RU: Завершённый удар не оправдывает другого нарушения
      When the coloured ball is played onto ball 3
      And the shooter has no foot on the floor
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      Then the shot is a foul under General 16

    @id.general-20-09
    Scenario: Both violations of one shot are found
      RU: Находятся оба нарушения одного удара
      When the coloured ball is played onto ball 3
      And the shooter has no foot on the floor
      And ball 3 touches the foot rail
      Then the shot is a foul under General 16 and General 20

  @G.20.1
  Rule: Ball pocketed

    @id.general-20-10
    Scenario: The object ball drops
      RU: Падает прицельный шар
      When the coloured ball is played onto ball 3
      And ball 3 drops into the left side pocket
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.general-20-11
    Scenario: The cue ball drops off the object ball
      RU: Биток падает от прицельного шара
      When ball 9 is played onto ball 3
      And ball 9 drops into the right foot corner pocket
      Then the shot is legal by General 20.1
      And ball 9 counts

    @id.general-20-12
    Scenario: A ball in the pocket makes up for the rail that is missing
      RU: Шар в лузе заменяет недостающий борт
      When the coloured ball is played onto ball 3
      And the coloured ball touches the head rail
      And ball 3 drops into the left head corner pocket
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.general-20-13
    Scenario: A ball that comes back out of the pocket
      RU: Шар выскочил из лузы обратно
      When the coloured ball is played onto ball 3
      And ball 3 drops into the left side pocket
      And ball 3 comes back out of the pocket
      Then the shot is a foul under General 20
      And no ball counts

  @G.20.2.a
  Rule: Rail, then another rail

    @id.general-20-14
    Scenario: The object ball touches two rails
      RU: Прицельный шар касается двух бортов
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      Then the shot is legal by General 20.2.a

    @id.general-20-15
    Scenario: The cue ball touches two rails
      RU: Биток касается двух бортов
      When ball 9 is played onto ball 3
      And ball 9 touches the right rail
      And ball 9 touches the head rail
      Then the shot is legal by General 20.2.a

    @id.general-20-16
    Scenario: The same rail twice
      RU: Дважды тот же борт
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the foot rail
      Then the shot is a foul under General 20

    @id.general-20-17
    Scenario: The other rail comes after the same rail twice
      RU: Дважды тот же борт, затем другой
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      Then the shot is legal by General 20.2.a

    @id.general-20-18
    Scenario: A ball that stays at the rail has not rebounded
      RU: Шар, оставшийся у борта, от него не отразился
      When the coloured ball is played onto ball 5
      And ball 5 meets ball 3
      And ball 3 touches the foot rail and stays there
      And the coloured ball meets ball 3
      And ball 3 touches the left rail
      Then the shot is a foul under General 20

    @id.general-20-19 @reading.R-frozen-start
    Scenario: Leaving the rail is not touching it
      RU: Отойти от борта — не значит его коснуться
      Given ball 3 is frozen to the foot rail
      When the coloured ball is played onto ball 3
      And ball 3 touches the left rail
      Then the shot is a foul under General 20

    @id.general-20-20 @reading.R-frozen-start
    Scenario: Driven into the rail it stands at, a ball has touched it
      RU: Шар, вбитый в борт, у которого стоял, его коснулся
      Given ball 3 is frozen to the foot rail
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 touches the left rail
      Then the shot is legal by General 20.2.a

    @id.general-20-21 @reading.R-rails
    Scenario: The two halves of a long rail are one rail
      RU: Две половины длинного борта — один борт
      Given the reading R-rails is "four"
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot half of the left rail
      And ball 3 touches the head half of the left rail
      Then the shot is a foul under General 20
      And the reading R-rails decided

    @id.general-20-22 @reading.R-rails
    Scenario: Under the other reading the halves of a long rail are two rails
      RU: По другому толкованию половины длинного борта — два борта
      Given the reading R-rails is "six"
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot half of the left rail
      And ball 3 touches the head half of the left rail
      Then the shot is legal by General 20.2.a
      And the reading R-rails decided

    @id.general-20-23 @reading.R-rails
    Scenario: Twice the same half is one rail under every reading
      RU: Дважды та же половина — один борт по любому толкованию
      Given the reading R-rails is "six"
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot half of the left rail
      And ball 3 touches the foot half of the left rail
      Then the shot is a foul under General 20

    @id.general-20-24 @reading.R-corner-jaw
    Scenario: The two cushions of a corner pocket are two rails
      RU: Две губки угловой лузы — два борта
      Given the reading R-corner-jaw is "rail"
      When the coloured ball is played onto ball 3
      And ball 3 rebounds from the jaw of the left foot corner pocket on the foot rail
      And ball 3 rebounds from the jaw of the left foot corner pocket on the left rail
      Then the shot is legal by General 20.2.a
      And the reading R-corner-jaw decided

    @id.general-20-25 @reading.R-corner-jaw
    Scenario: Under the other reading the jaws of a corner pocket are no rails
      RU: По другому толкованию губки угловой лузы — не борта
      Given the reading R-corner-jaw is "none"
      When the coloured ball is played onto ball 3
      And ball 3 rebounds from the jaw of the left foot corner pocket on the foot rail
      And ball 3 rebounds from the jaw of the left foot corner pocket on the left rail
      Then the shot is a foul under General 20
      And the reading R-corner-jaw decided

    @id.general-20-26 @reading.R-pause
    Scenario: A ball may stop between its two rails
      RU: Между двумя бортами шар может остановиться
      Given the reading R-pause is "yes"
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 stops
      And the coloured ball meets ball 3
      And ball 3 touches the left rail
      Then the shot is legal by General 20.2.a
      And the reading R-pause decided

    @id.general-20-27 @reading.R-pause
    Scenario: Under the other reading a stop ends what a ball has begun
      RU: По другому толкованию остановка обрывает начатое шаром
      Given the reading R-pause is "no"
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 stops
      And the coloured ball meets ball 3
      And ball 3 touches the left rail
      Then the shot is a foul under General 20
      And the reading R-pause decided

  @G.20.2.b
  Rule: Rail, then a ball driven to another rail

    @id.general-20-28
    Scenario: Off the foot rail a ball drives another one to the left rail
      RU: Шар, отразившись от заднего борта, доводит другой до левого
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 5
      And ball 5 touches the left rail
      Then the shot is legal by General 20.2.b

    @id.general-20-29
    Scenario: The driven ball reaches only the same rail
      RU: Ведомый шар дошёл лишь до того же борта
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 5
      And ball 5 touches the foot rail
      Then the shot is a foul under General 20

    @id.general-20-30
    Scenario: The driven ball reaches no rail
      RU: Ведомый шар до борта не дошёл
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 5
      Then the shot is a foul under General 20

    @id.general-20-31
    Scenario: A ball driven before the rebound does not help
      RU: Шар, толкнутый до отражения, не поможет
      When the coloured ball is played onto ball 3
      And ball 3 meets ball 5
      And ball 3 touches the foot rail
      And ball 5 touches the left rail
      Then the shot is a foul under General 20

    @id.general-20-32 @reading.R-chain
    Scenario: A chain of balls carries the rail on
      RU: Борт передаётся по цепочке шаров
      Given the reading R-chain is "yes"
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 5
      And ball 5 meets ball 8
      And ball 8 touches the left rail
      Then the shot is legal by General 20.2.b
      And the reading R-chain decided

    @id.general-20-33 @reading.R-chain
    Scenario: Under the other reading only the ball next to it is driven
      RU: По другому толкованию ведомым считается только соседний шар
      Given the reading R-chain is "no"
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 5
      And ball 5 meets ball 8
      And ball 8 touches the left rail
      Then the shot is a foul under General 20
      And the reading R-chain decided

    @id.general-20-34 @reading.R-drives
    Scenario: A ball at rest drives nobody
      RU: Стоящий шар никого не ведёт
      Given the reading R-drives is "moving"
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 stops
      And the coloured ball meets ball 3
      And the coloured ball touches the left rail
      Then the shot is a foul under General 20
      And the reading R-drives decided

    @id.general-20-35 @reading.R-drives
    Scenario: Under the other reading the ball at rest hands on its rail
      RU: По другому толкованию и стоящий шар передаёт свой борт
      Given the reading R-drives is "both"
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 stops
      And the coloured ball meets ball 3
      And the coloured ball touches the left rail
      Then the shot is legal by General 20.2.b
      And the reading R-drives decided

    @id.general-20-36 @reading.R-drives
    Scenario: When both balls move, each drives the other
      RU: Когда движутся оба шара, каждый ведёт другого
      Given the reading R-drives is "moving"
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And the coloured ball meets ball 3
      And the coloured ball touches the left rail
      Then the shot is legal by General 20.2.b

    @id.general-20-37 @reading.R-drives
    Scenario: A ball that spins on the spot is in motion
      RU: Шар, вращающийся на месте, движется
      Given the reading R-drives is "moving"
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 stays on the spot, spinning
      And the coloured ball meets ball 3
      And the coloured ball touches the right rail
      Then the shot is legal by General 20.2.b

  @G.20.2.c
  Rule: Rail, then a ball frozen to another rail

    @id.general-20-38
    Scenario: Off the foot rail onto a ball at the left rail
      RU: От заднего борта в шар у левого борта
      Given ball 7 is frozen to the left rail
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 7
      Then the shot is legal by General 20.2.c

    @id.general-20-39
    Scenario: The ball stands at the rail that was touched already
      RU: Шар стоит у того же борта
      Given ball 7 is frozen to the foot rail
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 7
      Then the shot is a foul under General 20

    @id.general-20-90
    Scenario: A ball in the corner stands at two rails
      RU: Шар в углу стоит у двух бортов
      Given ball 7 is frozen to the foot rail
      And ball 7 is frozen to the left rail
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 7
      Then the shot is legal by General 20.2.c

    @id.general-20-40
    Scenario: A ball at a rail without a rebound before
      RU: Шар у борта, но отражения до этого не было
      Given ball 7 is frozen to the left rail
      When the coloured ball is played onto ball 3
      And ball 3 meets ball 7
      Then the shot is a foul under General 20

    @id.general-20-41 @reading.R-frozen-since
    Scenario: A ball that was driven off its rail is frozen no more
      RU: Шар, отогнанный от борта, больше не стоит вплотную
      Given ball 7 is frozen to the left rail
      When the coloured ball is played onto ball 7
      And the coloured ball touches the foot rail
      And the coloured ball meets ball 7
      Then the shot is a foul under General 20

    @id.general-20-42 @reading.R-frozen-since
    Scenario: A ball that came to rest against a rail during the shot
      RU: Шар, вставший вплотную к борту во время удара
      Given the reading R-frozen-since is "by-then"
      When the coloured ball is played onto ball 7
      And ball 7 comes to rest frozen to the left rail
      And the coloured ball touches the foot rail
      And the coloured ball meets ball 7
      Then the shot is legal by General 20.2.c
      And the reading R-frozen-since decided

    @id.general-20-43 @reading.R-frozen-since
    Scenario: Under the other reading only balls frozen before the shot matter
      RU: По другому толкованию важны только шары, стоявшие вплотную до удара
      Given the reading R-frozen-since is "start-only"
      When the coloured ball is played onto ball 7
      And ball 7 comes to rest frozen to the left rail
      And the coloured ball touches the foot rail
      And the coloured ball meets ball 7
      Then the shot is a foul under General 20
      And the reading R-frozen-since decided

    @id.general-20-44 @reading.R-standing-close
    Scenario: A gap of less than 0.1 mm is no gap
      RU: Зазор меньше 0,1 мм — не зазор
      Given the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      And ball 7 stands with a gap of 0.09 mm to the left rail
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 7
      Then the shot is legal by General 20.2.c

    @id.general-20-45 @reading.R-standing-close
    Scenario: A gap of more than 0.1 mm is a gap
      RU: Зазор больше 0,1 мм — зазор
      Given the coloured ball stands on the head spot
      And ball 3 stands on the foot spot
      And ball 7 stands with a gap of 0.11 mm to the left rail
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 7
      Then the shot is a foul under General 20

    @id.general-20-86 @reading.R-driven-frozen
    Scenario: A driven ball touches the ball at the rail
      RU: Шара у борта касается ведомый шар
      Given the reading R-driven-frozen is "yes"
      And ball 7 is frozen to the left rail
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 5
      And ball 5 meets ball 7
      Then the shot is legal by General 20.2.c
      And the reading R-driven-frozen decided

    @id.general-20-87 @reading.R-driven-frozen
    Scenario: Under the other reading the ball that rebounded has to touch the frozen ball itself
      RU: По другому толкованию шара у борта должен коснуться сам отразившийся шар
      Given the reading R-driven-frozen is "no"
      And ball 7 is frozen to the left rail
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 5
      And ball 5 meets ball 7
      Then the shot is a foul under General 20
      And the reading R-driven-frozen decided

  @G.20.3.a
  Rule: Centre line, then a rail

    @id.general-20-46
    Scenario: Over the line and to the head rail
      RU: Через линию и до переднего борта
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And ball 3 touches the head rail
      Then the shot is legal by General 20.3.a

    @id.general-20-47
    Scenario: Any rail will do, also a long one
      RU: Годится любой борт, и длинный тоже
      When ball 9 is played onto ball 3
      And ball 9 crosses the centre line into the foot half
      And ball 9 touches the right rail
      Then the shot is legal by General 20.3.a

    @id.general-20-48
    Scenario: One ball crosses, another touches the rail
      RU: Линию пересёк один шар, борта коснулся другой
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And the coloured ball touches the foot rail
      Then the shot is a foul under General 20

  @G.20.3.b
  Rule: Centre line, then a ball driven to a rail

    @id.general-20-49
    Scenario: Over the line a ball drives another one to the head rail
      RU: Перейдя линию, шар доводит другой до переднего борта
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And ball 3 meets ball 5
      And ball 5 touches the head rail
      Then the shot is legal by General 20.3.b

    @id.general-20-50
    Scenario: The ball driven over there stops short of the rail
      RU: Ведомый за линией шар до борта не докатился
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And ball 3 meets ball 5
      Then the shot is a foul under General 20

    @id.general-20-51
    Scenario: The ball was driven before the line was crossed
      RU: Шар был толкнут до перехода линии
      When the coloured ball is played onto ball 3
      And ball 3 meets ball 5
      And ball 3 crosses the centre line into the head half
      And ball 5 touches the foot rail
      Then the shot is a foul under General 20

  @G.20.3.c
  Rule: Centre line, then a ball frozen to a rail

    @id.general-20-52 @reading.R-line-then-frozen
    Scenario: Over the line onto a ball at the head rail
      RU: Через линию в шар у переднего борта
      Given the reading R-line-then-frozen is "yes"
      And ball 7 is frozen to the head rail
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And ball 3 meets ball 7
      Then the shot is legal by General 20.3.c
      And the reading R-line-then-frozen decided

    @id.general-20-53 @reading.R-line-then-frozen
    Scenario: Under the other reading the line and a frozen ball are not enough
      RU: По другому толкованию линии и шара у борта мало
      Given the reading R-line-then-frozen is "no"
      And ball 7 is frozen to the head rail
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And ball 3 meets ball 7
      Then the shot is a foul under General 20
      And the reading R-line-then-frozen decided

    @id.general-20-54
    Scenario: Over the line onto a ball in the open
      RU: Через линию в шар, стоящий не у борта
      Given ball 7 is frozen to the head rail
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And ball 3 meets ball 8
      Then the shot is a foul under General 20

    @id.general-20-55
    Scenario: The frozen ball was touched before the line was crossed
      RU: Шар у борта был задет до перехода линии
      Given ball 7 is frozen to the left rail
      When the coloured ball is played onto ball 3
      And ball 3 meets ball 7
      And ball 3 crosses the centre line into the head half
      Then the shot is a foul under General 20

    @id.general-20-88 @reading.R-driven-frozen @reading.R-line-then-frozen
    Scenario: A ball driven over there touches the ball at the rail
      RU: Шара у борта касается шар, ведомый за линией
      Given the reading R-driven-frozen is "yes"
      And ball 7 is frozen to the head rail
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And ball 3 meets ball 5
      And ball 5 meets ball 7
      Then the shot is legal by General 20.3.c
      And the reading R-driven-frozen decided

    @id.general-20-89 @reading.R-driven-frozen @reading.R-line-then-frozen
    Scenario: Under the other reading the ball that crossed has to touch the frozen ball itself
      RU: По другому толкованию шара у борта должен коснуться сам шар, перешедший линию
      Given the reading R-driven-frozen is "no"
      And ball 7 is frozen to the head rail
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And ball 3 meets ball 5
      And ball 5 meets ball 7
      Then the shot is a foul under General 20
      And the reading R-driven-frozen decided

  @G.20.4.a
  Rule: Rail, then the centre line

    @id.general-20-56
    Scenario: Off the foot rail and over the line
      RU: От заднего борта и через линию
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 crosses the centre line into the head half
      Then the shot is legal by General 20.4.a

    @id.general-20-57
    Scenario: Off the foot rail, but short of the line
      RU: От заднего борта, но до линии не дошёл
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And only the edge of ball 3 passes the centre line
      Then the shot is a foul under General 20

    @id.general-20-58
    Scenario: One ball touches the rail, another crosses the line
      RU: Борта коснулся один шар, линию пересёк другой
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And the coloured ball crosses the centre line into the foot half
      Then the shot is a foul under General 20

  @G.20.4.b
  Rule: Rail, then a ball driven across the centre line

    @id.general-20-59
    Scenario: Off the foot rail a ball drives another one over the line
      RU: От заднего борта шар прокатывает другой через линию
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 5
      And ball 5 crosses the centre line into the head half
      Then the shot is legal by General 20.4.b

    @id.general-20-60
    Scenario: The ball was driven before the rebound
      RU: Шар был толкнут до отражения
      When the coloured ball is played onto ball 3
      And ball 3 meets ball 5
      And ball 3 touches the foot rail
      And ball 5 crosses the centre line into the head half
      Then the shot is a foul under General 20

    @id.general-20-61
    Scenario: The driven ball stops before the line
      RU: Ведомый шар остановился перед линией
      When the coloured ball is played onto ball 3
      And ball 3 touches the foot rail
      And ball 3 meets ball 5
      And only the edge of ball 5 passes the centre line
      Then the shot is a foul under General 20

  @G.20.n1
  Rule: Order of the acts

    @id.general-20-62
    Scenario: A rail on the way to the object ball does not count
      RU: Борт по пути к прицельному шару не в счёт
      When the coloured ball is played off the foot rail onto ball 3
      And the coloured ball touches the left rail
      Then the shot is a foul under General 20

    @id.general-20-63
    Scenario: After the collision two rails are still needed
      RU: После соударения по-прежнему нужны два борта
      When the coloured ball is played off the foot rail onto ball 3
      And the coloured ball touches the left rail
      And the coloured ball touches the foot rail
      Then the shot is legal by General 20.2.a

    @id.general-20-64
    Scenario: The line crossed on the way to the object ball does not count
      RU: Линия, пересечённая по пути к прицельному шару, не в счёт
      When the coloured ball is played
      And the coloured ball crosses the centre line into the foot half
      And the coloured ball meets ball 3
      And the coloured ball touches the foot rail
      Then the shot is a foul under General 20

    @id.general-20-65
    Scenario: A rail and the line before the collision, nothing after it
      RU: Борт и линия до соударения, после него — ничего
      When the coloured ball is played
      And the coloured ball touches the head rail
      And the coloured ball crosses the centre line into the foot half
      And the coloured ball meets ball 3
      Then the shot is a foul under General 20

  @G.20.n2
  Rule: Two separate collisions

    @id.general-20-66 @reading.R-window
    Scenario Outline: The ball comes back off its rail and drives the cue ball to another one
      RU: Шар, отразившись от своего борта, возвращается и доводит биток до другого борта
      Given the reading R-window is "1ms"
      And ball 5 is frozen to the foot rail
      When the coloured ball is played onto ball 5
      And ball 5 touches the foot rail
      And they meet again <gap> ms later
      And the coloured ball touches the left rail
      Then the shot is legal by General 20.2.b

      Examples:
        | row | gap |
        | 1   | 1   |
        | 2   | 3   |

    @id.general-20-67 @reading.R-window
    Scenario Outline: Squeezed against the rail the two balls met only once
      RU: Зажатые у борта шары соударились лишь раз
      Given the reading R-window is "1ms"
      And ball 5 is frozen to the foot rail
      When the coloured ball is played onto ball 5
      And ball 5 touches the foot rail
      And they meet again <gap> ms later
      And the coloured ball touches the left rail
      Then the shot is a foul under General 20
      And the reading R-window decided

      Examples:
        | row | gap |
        | 1   | 0.4 |
        | 2   | 0.9 |

    @id.general-20-91 @reading.R-window
    Scenario: It is the time since their last contact that counts
      RU: Считается время с их последнего касания
      Given the reading R-window is "1ms"
      And ball 5 is frozen to the foot rail
      When the coloured ball is played
      And 2 seconds pass
      And the coloured ball meets ball 5
      And ball 5 touches the foot rail
      And they meet again 0.4 ms later
      And the coloured ball touches the left rail
      Then the shot is a foul under General 20
      And the reading R-window decided

    @id.general-20-68 @reading.R-window
    Scenario: Under the other reading every contact is a collision
      RU: По другому толкованию каждое касание — соударение
      Given the reading R-window is "every"
      And ball 5 is frozen to the foot rail
      When the coloured ball is played onto ball 5
      And ball 5 touches the foot rail
      And they meet again 0.4 ms later
      And the coloured ball touches the left rail
      Then the shot is legal by General 20.2.b
      And the reading R-window decided

    @id.general-20-69
    Scenario: Nobody measured the time between two collisions
      RU: Времени между двумя соударениями никто не измерял
      Given ball 5 is frozen to the foot rail
      When the coloured ball is played onto ball 5
      And ball 5 touches the foot rail
      And they meet again
      And the coloured ball touches the left rail
      Then the shot is legal by General 20.2.b

    @id.general-20-70
    Scenario: The referee saw one collision where the clock shows two
      RU: Судья видел одно соударение там, где по времени их два
      Given ball 5 is frozen to the foot rail
      When the coloured ball is played onto ball 5
      And ball 5 touches the foot rail
      And they meet again 3 ms later
      And the referee sees one and the same collision
      And the coloured ball touches the left rail
      Then the shot is a foul under General 20

    @id.general-20-71
    Scenario: The referee saw two collisions where the clock shows one
      RU: Судья видел два соударения там, где по времени оно одно
      Given ball 5 is frozen to the foot rail
      When the coloured ball is played onto ball 5
      And ball 5 touches the foot rail
      And they meet again 0.4 ms later
      And the referee sees two separate collisions
      And the coloured ball touches the left rail
      Then the shot is legal by General 20.2.b

    @id.general-20-72
    Scenario: Driven back, the cue ball crosses the centre line
      RU: Отброшенный биток переходит центральную линию
      Given ball 5 is frozen to the foot rail
      When the coloured ball is played onto ball 5
      And ball 5 touches the foot rail
      And they meet again
      And the coloured ball crosses the centre line into the head half
      Then the shot is legal by General 20.4.b

    @id.general-20-73 @reading.R-same-rail-return
    Scenario: Driven back, the cue ball reaches only the rail it was driven back from
      RU: Отброшенный биток дошёл лишь до того борта, от которого его отбросили
      Given the reading R-same-rail-return is "no"
      And ball 5 is frozen to the foot rail
      When the coloured ball is played onto ball 5
      And ball 5 touches the foot rail
      And they meet again
      And the coloured ball touches the foot rail
      Then the shot is a foul under General 20
      And the reading R-same-rail-return decided

    @id.general-20-74 @reading.R-same-rail-return
    Scenario: Under the other reading any rail will do for a cue ball driven back
      RU: По другому толкованию отброшенному битку годится любой борт
      Given the reading R-same-rail-return is "yes"
      And ball 5 is frozen to the foot rail
      When the coloured ball is played onto ball 5
      And ball 5 touches the foot rail
      And they meet again
      And the coloured ball touches the foot rail
      Then the shot is legal
      And the reading R-same-rail-return decided

    @id.general-20-92 @reading.R-same-rail-return
    Scenario: The other reading is only for a cue ball that was driven back
      RU: Другое толкование — лишь для битка, который был отброшен
      Given the reading R-same-rail-return is "yes"
      When the coloured ball is played onto ball 5
      And the coloured ball touches the foot rail
      And the coloured ball touches the foot rail
      Then the shot is a foul under General 20

  @G.20.n3
  Rule: Crossing by the centre of the ball

    @id.general-20-75
    Scenario: The edge of the ball is over the line, its centre is not
      RU: За линией край шара, но не его центр
      When the coloured ball is played onto ball 3
      And only the edge of ball 3 passes the centre line
      And ball 3 touches the left rail
      Then the shot is a foul under General 20

    @id.general-20-76
    Scenario: The centre of the ball is over the line
      RU: За линией центр шара
      When the coloured ball is played onto ball 3
      And ball 3 crosses the centre line into the head half
      And ball 3 touches the left rail
      Then the shot is legal by General 20.3.a

    @id.general-20-77 @reading.R-on-centre-line
    Scenario: A ball that stands on the line crosses nothing by leaving it
      RU: Шар, стоявший на линии, уходя с неё, ничего не пересекает
      Given the reading R-on-centre-line is "between"
      And the coloured ball stands on the head spot
      And ball 3 stands on the centre line
      When the coloured ball is played onto ball 3
      And ball 3 leaves the centre line into the foot half
      And ball 3 touches the foot rail
      Then the shot is a foul under General 20
      And the reading R-on-centre-line decided

    @id.general-20-78 @reading.R-on-centre-line
    Scenario: Under the other reading leaving the line is crossing it
      RU: По другому толкованию уйти с линии — значит её пересечь
      Given the reading R-on-centre-line is "leaving-counts"
      And the coloured ball stands on the head spot
      And ball 3 stands on the centre line
      When the coloured ball is played onto ball 3
      And ball 3 leaves the centre line into the foot half
      And ball 3 touches the foot rail
      Then the shot is legal by General 20.3.a
      And the reading R-on-centre-line decided

    @id.general-20-79 @reading.R-on-centre-line
    Scenario: A ball that left the line comes back over it
      RU: Шар, ушедший с линии, возвращается через неё
      Given the reading R-on-centre-line is "between"
      And the coloured ball stands on the head spot
      And ball 3 stands on the centre line
      When the coloured ball is played onto ball 3
      And ball 3 leaves the centre line into the foot half
      And ball 3 touches the foot rail
      And ball 3 crosses the centre line into the head half
      Then the shot is legal by General 20.4.a

  @G.20.n4
  Rule: Jaw of a side pocket

    @id.general-20-80
    Scenario: The jaw of a side pocket alone completes nothing
      RU: Одной губки средней лузы мало
      When the coloured ball is played onto ball 3
      And ball 3 rebounds from the jaw of the left side pocket
      Then the shot is a foul under General 20

    @id.general-20-81 @reading.R-side-jaw
    Scenario: The nose of a side pocket, then the same long rail
      RU: «Носик» средней лузы, затем тот же длинный борт
      When the coloured ball is played onto ball 3
      And ball 3 rebounds from the nose of the left side pocket
      And ball 3 touches the left rail
      Then the shot is legal by General 20.3.a
      And the reading R-side-jaw decided

    @id.general-20-82 @reading.R-side-jaw
    Scenario: A long rail, then the nose of its side pocket
      RU: Длинный борт, затем «носик» его средней лузы
      Given the reading R-side-jaw is "one-act"
      When the coloured ball is played onto ball 3
      And ball 3 touches the left rail
      And ball 3 rebounds from the nose of the left side pocket
      Then the shot is legal by General 20.4.a
      And the reading R-side-jaw decided

    @id.general-20-83 @reading.R-side-jaw
    Scenario: The nose is also a rail for the line that follows
      RU: Перед линией «носик» — ещё и борт
      Given the reading R-side-jaw is "one-act"
      When the coloured ball is played onto ball 3
      And ball 3 rebounds from the nose of the left side pocket
      And ball 3 crosses the centre line into the head half
      Then the shot is legal by General 20.4.a
      And the reading R-side-jaw decided

    @id.general-20-84 @reading.R-side-jaw
    Scenario: Under a second reading the nose is the line and no rail
      RU: По второму толкованию «носик» — линия, но не борт
      Given the reading R-side-jaw is "crossing"
      When the coloured ball is played onto ball 3
      And ball 3 rebounds from the nose of the left side pocket
      And ball 3 crosses the centre line into the head half
      Then the shot is a foul under General 20
      And the reading R-side-jaw decided

    @id.general-20-85 @reading.R-side-jaw
    Scenario: Under a third reading the nose is a rail and no line
      RU: По третьему толкованию «носик» — борт, но не линия
      Given the reading R-side-jaw is "rail"
      When the coloured ball is played onto ball 3
      And ball 3 touches the left rail
      And ball 3 rebounds from the nose of the left side pocket
      Then the shot is a foul under General 20
      And the reading R-side-jaw decided
