Feature: General 25. Spotting balls

  @G.25.1
  Rule: Time of spotting

    @id.general-25-01
    Scenario: What fell illegally and what jumped off is spotted together
      RU: Неправильно забитое и выскочившее выставляется вместе
      Given ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      When ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      And ball 9 jumps off the table
      Then balls 3 and 9 are spotted
      And one of the spotted balls stands on the foot spot
      And one of the spotted balls stands 68 mm from the foot spot towards the foot rail

    @id.general-25-02
    Scenario: A ball is spotted when the shot is over, among the balls as they lie then
      RU: Шар выставляют после завершения удара, среди шаров в их новом положении
      Given ball 9 stands on the head spot
      And ball 3 stands on the foot spot
      When ball 9 is played onto ball 3
      And ball 9 jumps off the table
      And ball 3 comes to rest on the centre spot
      Then ball 9 is spotted on the foot spot

    @id.general-25-03
    Scenario: A ball that rolled to the foot spot in the meantime is in the way
      RU: Мешает и шар, лишь при этом ударе докатившийся до задней отметки
      Given ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      When ball 9 is played onto ball 3
      And ball 9 jumps off the table
      And ball 3 comes to rest on the foot spot
      Then ball 9 is spotted 68.5 mm from the foot spot towards the foot rail

    @id.general-25-33
    Scenario: A ball is spotted before the next stroke
      RU: Шар выставляют до следующего удара
      Given a game of Free pyramid
      And the coloured ball stands on the head spot
      And ball 3 stands on the centre spot
      And ball 5 stands on the centre line
      And A is at the table
      When A strikes as follows
      And ball 5 is played past every ball
      And ball 5 drops into a pocket
      Then ball 5 now stands on the foot spot
      And B may lift any ball

  @G.25.2
  Rule: Place for one ball

    @id.general-25-04 @question
    Scenario: One ball goes on the foot spot
      RU: Один шар ставят на заднюю отметку
      Given ball 9 stands on the head spot
      And ball 5 stands on the centre spot
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then ball 9 is spotted on the foot spot

    @id.general-25-05
    Scenario: A ball beside the foot spot leaves just enough room
      RU: Шар сбоку от задней отметки оставляет ровно столько места, сколько нужно
      Given ball 9 stands on the head spot
      And ball 5 stands 68.5 mm left of the foot spot
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then ball 9 is spotted on the foot spot

    @id.general-25-06 @reading.R-spot-tangent
    Scenario: The foot spot is free, though the ball will be frozen to another
      RU: Отметка свободна, хотя шар на ней встанет вплотную к другому
      Given the reading R-spot-tangent is "spot"
      And ball 9 stands on the head spot
      And ball 5 stands 68 mm from the foot spot towards the foot rail
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then ball 9 is spotted on the foot spot
      And the reading R-spot-tangent decided

    @id.general-25-07 @reading.R-spot-tangent
    Scenario: Under the other reading the ball moves on past the one it would touch
      RU: По другому толкованию шар ставят дальше, за тем, которого он коснулся бы
      Given the reading R-spot-tangent is "move-on"
      And ball 9 stands on the head spot
      And ball 5 stands 68 mm from the foot spot towards the foot rail
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then ball 9 is spotted 136.5 mm from the foot spot towards the foot rail
      And the reading R-spot-tangent decided

    @id.general-25-08 @reading.R-spot-tangent
    Scenario: Under the other reading half a millimetre may be enough
      RU: По другому толкованию порой хватает и полмиллиметра
      Given the reading R-spot-tangent is "move-on"
      And ball 9 stands on the head spot
      And ball 5 stands 68 mm from the foot spot towards the centre spot
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then ball 9 is spotted 0.5 mm from the foot spot towards the foot rail
      And the reading R-spot-tangent decided

  @G.25.3
  Rule: Places for several balls

    @id.general-25-09
    Scenario: Two balls, frozen to each other
      RU: Два шара — вплотную друг к другу
      Given ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      When ball 9 is played onto ball 3
      And ball 9 jumps off the table
      And ball 3 jumps off the table
      Then balls 3 and 9 are spotted
      And one of the spotted balls stands on the foot spot
      And one of the spotted balls stands 68 mm from the foot spot towards the foot rail

    @id.general-25-10
    Scenario: Three balls in a line towards the foot rail
      RU: Три шара — в ряд в сторону заднего борта
      Given ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      And ball 5 stands on the foot spot
      When ball 9 is played onto ball 3
      And ball 3 meets ball 5
      And balls 3, 5 and 9 drop into the pockets
      And the shooter has no foot on the floor
      Then balls 3, 5 and 9 are spotted
      And one of the spotted balls stands on the foot spot
      And one of the spotted balls stands 68 mm from the foot spot towards the foot rail
      And one of the spotted balls stands 136 mm from the foot spot towards the foot rail

    @id.general-25-11
    Scenario: Smaller balls stand closer
      RU: Шары поменьше стоят теснее
      Given the balls have a radius of 33.5 mm
      And ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      When ball 9 is played onto ball 3
      And ball 9 jumps off the table
      And ball 3 jumps off the table
      Then one of the spotted balls stands on the foot spot
      And one of the spotted balls stands 67 mm from the foot spot towards the foot rail

    @id.general-25-12
    Scenario: One ball alone needs no place but the foot spot
      RU: Одному шару хватает задней отметки
      Given ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      When ball 9 is played onto ball 3
      And ball 9 jumps off the table
      And ball 3 comes to rest on the head spot
      Then ball 9 is spotted on the foot spot
      And none of the spotted balls stands 68 mm from the foot spot towards the foot rail

  @G.25.3.p1
  Rule: Interfering balls

    @id.general-25-13 @question @reading.R-spot-gap
    Scenario: A ball lies on the foot spot
      RU: Задняя отметка занята
      Given ball 9 stands on the head spot
      And ball 5 stands on the foot spot
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then ball 9 is spotted 68.5 mm from the foot spot towards the foot rail

    @id.general-25-14 @reading.R-spot-gap
    Scenario: A ball covers the foot spot from the side of the foot rail
      RU: Шар заслоняет отметку со стороны заднего борта
      Given ball 9 stands on the head spot
      And ball 5 stands 30 mm from the foot spot towards the foot rail
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then ball 9 is spotted 98.5 mm from the foot spot towards the foot rail

    @id.general-25-15 @reading.R-spot-gap
    Scenario: A ball covers the foot spot from the side of the centre spot
      RU: Шар заслоняет отметку со стороны центральной отметки
      Given ball 9 stands on the head spot
      And ball 5 stands 30 mm from the foot spot towards the centre spot
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then ball 9 is spotted 38.5 mm from the foot spot towards the foot rail

    @id.general-25-16 @reading.R-spot-gap
    Scenario: A ball beside the line is in the way too
      RU: Мешает и шар сбоку от линии
      Given ball 9 stands on the head spot
      And ball 5 stands 41.1 mm left of the foot spot
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then ball 9 is spotted 54.8 mm from the foot spot towards the foot rail

    @id.general-25-17 @reading.R-spot-gap
    Scenario: A second ball in the way, with no room between them
      RU: За одним мешающим шаром — второй, и между ними не встать
      Given ball 9 stands on the head spot
      And ball 5 stands on the foot spot
      And ball 7 stands 130 mm from the foot spot towards the foot rail
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then ball 9 is spotted 198.5 mm from the foot spot towards the foot rail

    @id.general-25-18 @reading.R-spot-gap
    Scenario: A second ball in the way, with just enough room between them
      RU: За одним мешающим шаром — второй, но между ними как раз есть место
      Given ball 9 stands on the head spot
      And ball 5 stands on the foot spot
      And ball 7 stands 137 mm from the foot spot towards the foot rail
      When ball 9 is played past every ball
      And ball 9 drops into a pocket
      Then ball 9 is spotted 68.5 mm from the foot spot towards the foot rail

    @id.general-25-19 @reading.R-spot-gap
    Scenario: Two balls with a third between their places
      RU: Два шара, а между их местами лежит третий
      Given ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      And ball 5 stands 100 mm from the foot spot towards the foot rail
      When ball 9 is played onto ball 3
      And ball 9 jumps off the table
      And ball 3 jumps off the table
      Then one of the spotted balls stands on the foot spot
      And one of the spotted balls stands 168.5 mm from the foot spot towards the foot rail

    @id.general-25-20 @question @reading.R-spot-gap
    Scenario: Frozen to each other, but not to the ball in the way
      RU: Вплотную друг к другу, но не к мешающему шару
      Given ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      And ball 5 stands on the foot spot
      When ball 9 is played onto ball 3
      And ball 9 jumps off the table
      And ball 3 jumps off the table
      Then one of the spotted balls stands 68.5 mm from the foot spot towards the foot rail
      And one of the spotted balls stands 136.5 mm from the foot spot towards the foot rail

    @id.general-25-21 @reading.R-spot-gap
    Scenario: Two balls fit exactly before the ball in the way
      RU: Два шара как раз помещаются перед мешающим
      Given ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      And ball 5 stands 136.5 mm from the foot spot towards the foot rail
      When ball 9 is played onto ball 3
      And ball 9 jumps off the table
      And ball 3 jumps off the table
      Then one of the spotted balls stands on the foot spot
      And one of the spotted balls stands 68 mm from the foot spot towards the foot rail

    @id.general-25-22 @reading.R-spot-gap
    Scenario: The second of two balls would touch the ball in the way and stands behind it
      RU: Второй шар коснулся бы мешающего и встаёт за ним
      Given ball 9 stands on the head spot
      And ball 3 stands on the centre spot
      And ball 5 stands 136 mm from the foot spot towards the foot rail
      When ball 9 is played onto ball 3
      And ball 9 jumps off the table
      And ball 3 jumps off the table
      Then one of the spotted balls stands on the foot spot
      And one of the spotted balls stands 204.5 mm from the foot spot towards the foot rail

  @G.25.3.p2
  Rule: Extension of the spotting line

    @id.general-25-23
    Scenario: Thirteen balls fit between the foot spot and the foot rail
      RU: Между задней отметкой и задним бортом помещаются тринадцать шаров
      Given the coloured ball stands on the head spot
      And balls 1 to 12 stand in a row along the left rail
      When the coloured ball is played onto ball 1
      And balls 1 to 12 drop into the pockets
      And the coloured ball jumps off the table
      Then the coloured ball and balls 1 to 12 are spotted
      And one of the spotted balls stands on the foot spot
      And one of the spotted balls stands 816 mm from the foot spot towards the foot rail
      And none of the spotted balls stands 68 mm from the foot spot towards the centre spot

    @id.general-25-24
    Scenario: The fourteenth ball goes on the other side of the foot spot
      RU: Четырнадцатый шар встаёт по другую сторону задней отметки
      Given the coloured ball stands on the head spot
      And balls 1 to 13 stand in a row along the left rail
      When the coloured ball is played onto ball 1
      And balls 1 to 13 drop into the pockets
      And the coloured ball jumps off the table
      Then the coloured ball and balls 1 to 13 are spotted
      And one of the spotted balls stands 816 mm from the foot spot towards the foot rail
      And one of the spotted balls stands 68 mm from the foot spot towards the centre spot
      And none of the spotted balls stands 884 mm from the foot spot towards the foot rail

    @id.general-25-25
    Scenario: The fifteenth stands frozen to the fourteenth
      RU: Пятнадцатый стоит вплотную к четырнадцатому
      Given the coloured ball stands on the head spot
      And balls 1 to 14 stand in a row along the left rail
      When the coloured ball is played onto ball 1
      And balls 1 to 14 drop into the pockets
      And the coloured ball jumps off the table
      Then one of the spotted balls stands 68 mm from the foot spot towards the centre spot
      And one of the spotted balls stands 136 mm from the foot spot towards the centre spot

    @id.general-25-26 @reading.R-spot-gap
    Scenario: A ball lies in the way on the extension
      RU: На продолжении линии лежит мешающий шар
      Given the coloured ball stands on the head spot
      And balls 1 to 13 stand in a row along the left rail
      And ball 15 stands 100 mm from the foot spot towards the centre spot
      When the coloured ball is played onto ball 1
      And balls 1 to 13 drop into the pockets
      And the coloured ball jumps off the table
      Then one of the spotted balls stands on the foot spot
      And one of the spotted balls stands 168.5 mm from the foot spot towards the centre spot

    @id.general-25-27 @reading.R-spot-gap
    Scenario: A ball on the foot spot keeps both sides at a distance
      RU: Шар на задней отметке держит на расстоянии обе стороны
      Given the coloured ball stands on the head spot
      And balls 1 to 12 stand in a row along the left rail
      And ball 15 stands on the foot spot
      When the coloured ball is played onto ball 1
      And balls 1 to 12 drop into the pockets
      And the coloured ball jumps off the table
      Then one of the spotted balls stands 68.5 mm from the foot spot towards the foot rail
      And one of the spotted balls stands 816.5 mm from the foot spot towards the foot rail
      And one of the spotted balls stands 68.5 mm from the foot spot towards the centre spot

    @id.general-25-28 @reading.R-spot-gap
    Scenario: A ball near the foot rail takes up the room of two
      RU: Шар у заднего борта занимает место двух
      Given the coloured ball stands on the head spot
      And balls 1 to 11 stand in a row along the left rail
      And ball 15 stands 816 mm from the foot spot towards the foot rail
      When the coloured ball is played onto ball 1
      And balls 1 to 11 drop into the pockets
      And the coloured ball jumps off the table
      Then one of the spotted balls stands 680 mm from the foot spot towards the foot rail
      And one of the spotted balls stands 68 mm from the foot spot towards the centre spot

    @id.general-25-29
    Scenario: On a nine-foot table there is room for nine, and the tenth goes on the extension
      RU: На девятифутовом столе помещаются девять, десятый — на продолжении линии
      Given the table is 2.54 m by 1.27 m
      And the coloured ball stands on the head spot
      And balls 1 to 9 stand in a row along the left rail
      When the coloured ball is played onto ball 1
      And balls 1 to 9 drop into the pockets
      And the coloured ball jumps off the table
      Then one of the spotted balls stands 544 mm from the foot spot towards the foot rail
      And one of the spotted balls stands 68 mm from the foot spot towards the centre spot

  @G.25.4
  Rule: Spotted ball in Free pyramid

    @id.general-25-30
    Scenario: The ball on the foot spot is the cue ball
      RU: Шаром на задней отметке играют как битком
      Given the game is Free pyramid
      And ball 9 stands on the foot spot
      And ball 3 stands on the centre spot
      When ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 3 counts

    @id.general-25-31
    Scenario: The ball on the foot spot is the object ball
      RU: По шару на задней отметке играют как по прицельному
      Given the game is Free pyramid
      And ball 9 stands on the foot spot
      And ball 3 stands on the centre spot
      When ball 3 is played onto ball 9
      And ball 9 drops into a pocket
      Then the shot is legal by General 20.1
      And ball 9 counts

    @id.general-25-32
    Scenario: In Combined pyramid a spotted white ball is no cue ball
      RU: В «Комбинированной пирамиде» выставленный белый шар — не биток
      Given the game is Combined pyramid
      And ball 9 stands on the foot spot
      And ball 3 stands on the centre spot
      And the coloured ball stands on the head spot
      When ball 9 is played onto ball 3
      And ball 3 drops into a pocket
      Then the shot is a foul under General 4.2

    @id.general-25-34
    Scenario: The next stroke is played with the ball that was spotted
      RU: Следующий удар выполняют выставленным шаром
      Given a game of Free pyramid
      And A is at the table
      When A drives ball 3 off the table
      Then ball 3 is spotted
      When B lifts ball 7
      And B chooses to play
      And B pockets ball 5 with ball 3
      Then the shot is legal by General 20.1
      And B's shelf holds balls 5 and 7

    @id.general-25-35
    Scenario: The next stroke is played at the ball that was spotted
      RU: Следующим ударом играют по выставленному шару
      Given a game of Free pyramid
      And A is at the table
      When A drives ball 3 off the table
      Then ball 3 is spotted
      When B lifts ball 7
      And B chooses to play
      And B pockets ball 3 with ball 5
      Then the shot is legal by General 20.1
      And B's shelf holds balls 3 and 7

    @id.general-25-36
    Scenario: In a game of Combined pyramid a spotted white ball serves as an object ball only
      RU: В партии «Комбинированной пирамиды» выставленный белый шар служит лишь прицельным
      Given a game of Combined pyramid
      And A is at the table
      When A drives ball 3 off the table
      Then ball 3 is spotted
      When B lifts ball 7
      And B chooses to play
      And B pockets ball 5 with ball 3
      Then B has committed a foul under General 4.2
