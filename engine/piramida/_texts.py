"""Titles and sentences of the rule text, English and Russian; prose only.

Written by `python -m piramida_conformance.generate` from `spec/`; do not edit.
"""

from __future__ import annotations

TITLES: dict[str, tuple[str, str]] = {
    "G.1": (
        "Equipment standard",
        "Требования к оборудованию",
    ),
    "G.2.1": (
        "Spots and lines",
        "Отметки и линии",
    ),
    "G.2.1.1": (
        "Centre spot",
        "Центральная отметка",
    ),
    "G.2.1.2": (
        "Centre line",
        "Центральная линия",
    ),
    "G.2.1.3": (
        "Head spot",
        "Передняя отметка",
    ),
    "G.2.1.4": (
        "Home line",
        "Линия дома",
    ),
    "G.2.1.5": (
        "Foot spot",
        "Задняя отметка",
    ),
    "G.2.1.6": (
        "Spotting line",
        "Линия выставления шаров",
    ),
    "G.2.2": (
        "Home",
        "Дом",
    ),
    "G.3": (
        "Set of balls",
        "Набор шаров",
    ),
    "G.4.1": (
        "Cue ball",
        "Биток",
    ),
    "G.4.2": (
        "Cue ball in other games",
        "Биток в остальных играх",
    ),
    "G.4.3": (
        "Cue ball in Free pyramid",
        "Биток в «Свободной пирамиде»",
    ),
    "G.4.4": (
        "Object balls",
        "Прицельные шары",
    ),
    "G.5.1": (
        "Necessary collision",
        "Обязательное соударение",
    ),
    "G.5.2": (
        "Collision directly or off a rail",
        "Соударение напрямую или от борта",
    ),
    "G.5.3": (
        "No object ball met",
        "Биток не коснулся прицельных шаров",
    ),
    "G.6": (
        "Choice after a foul",
        "Выбор после нарушения",
    ),
    "G.6.1": (
        "Stroke by the opponent",
        "Удар соперника",
    ),
    "G.6.2": (
        "Stroke assigned to the offender",
        "Передача удара нарушителю",
    ),
    "G.7.1": (
        "Lag procedure",
        "Порядок розыгрыша",
    ),
    "G.7.2": (
        "Automatic loss of the lag",
        "Автоматический проигрыш розыгрыша",
    ),
    "G.7.2.1": (
        "Ball in the opponent's half",
        "Шар на половине соперника",
    ),
    "G.7.2.2": (
        "Foot rail not touched",
        "Задний борт не задет",
    ),
    "G.7.2.3": (
        "Ball pocketed",
        "Падение шара в лузу",
    ),
    "G.7.2.4": (
        "Ball jumped",
        "Выскочивший шар",
    ),
    "G.7.2.5": (
        "Long rail touched",
        "Касание длинного борта",
    ),
    "G.7.2.6": (
        "Repeated contact with the foot rail",
        "Повторное касание заднего борта",
    ),
    "G.7.3": (
        "Replay of the lag",
        "Повторный розыгрыш",
    ),
    "G.7.4": (
        "Choice of the lag winner",
        "Выбор победителя розыгрыша",
    ),
    "G.7.4.1": (
        "Break by the winner",
        "Начальный удар победителя",
    ),
    "G.7.4.2": (
        "Break assigned to the opponent",
        "Передача начального удара сопернику",
    ),
    "G.8.1": (
        "Complete pyramid",
        "Полная пирамида",
    ),
    "G.8.2": (
        "Coloured ball in home",
        "Цветной шар в доме",
    ),
    "G.8.n1": (
        "Incomplete pyramid",
        "Неполная пирамида",
    ),
    "G.8.n1.p1": (
        "Rows of an incomplete pyramid",
        "Ряды неполной пирамиды",
    ),
    "G.9": (
        "Centre of the ball",
        "Центр шара",
    ),
    "G.10.1": (
        "Limit of home",
        "Граница дома",
    ),
    "G.10.2": (
        "Ball on the home line",
        "Шар на линии дома",
    ),
    "G.11.1": (
        "Break in hand from home",
        "Начальный удар с руки из дома",
    ),
    "G.11.2": (
        "Coloured ball on the break",
        "Цветной шар при начальном ударе",
    ),
    "G.11.3": (
        "Placement of the cue ball",
        "Установка битка",
    ),
    "G.11.3.p1": (
        "Information before the shot",
        "Сообщение до удара",
    ),
    "G.11.3.p2": (
        "Repositioning of the cue ball",
        "Перестановка битка",
    ),
    "G.11.4": (
        "Cue ball in play",
        "Биток в игре",
    ),
    "G.11.5": (
        "Adjusting and impeding the cue ball",
        "Корректировка положения битка и помехи битку",
    ),
    "G.12.1": (
        "Conditions of a legal break",
        "Условия правильного начального удара",
    ),
    "G.12.1.1": (
        "Ball pocketed on the break",
        "Забитый шар при начальном ударе",
    ),
    "G.12.1.2": (
        "Balls driven to rails",
        "Шары, доведённые до бортов",
    ),
    "G.12.1.3": (
        "Balls driven to rails and a crossing",
        "Шары, доведённые до бортов, и пересечение линии",
    ),
    "G.12.2": (
        "Choice after an illegal break",
        "Выбор после неправильного начального удара",
    ),
    "G.12.2.1": (
        "Position accepted and played",
        "Принятие позиции и удар",
    ),
    "G.12.2.2": (
        "Position accepted and stroke assigned",
        "Принятие позиции и передача удара",
    ),
    "G.12.2.3": (
        "Rerack and break",
        "Новая расстановка и начальный удар",
    ),
    "G.12.2.4": (
        "Rerack and break assigned",
        "Новая расстановка и передача начального удара",
    ),
    "G.12.2.n1": (
        "Rerack after a penalty ball",
        "Новая расстановка после снятия штрафного шара",
    ),
    "G.13": (
        "Order of opening breaks",
        "Порядок начальных ударов",
    ),
    "G.14.1": (
        "Beginning and completion",
        "Начало и завершение",
    ),
    "G.14.2": (
        "Shot begun too early",
        "Преждевременный удар",
    ),
    "G.15": (
        "Striking the cue ball",
        "Удар кием по битку",
    ),
    "G.16": (
        "Foot on the floor",
        "Нога на полу",
    ),
    "G.17": (
        "Illegal touching of balls",
        "Недозволенное касание шаров",
    ),
    "G.18": (
        "Double hit",
        "Двойной удар",
    ),
    "G.19.1": (
        "Tip contact held until the collision",
        "Контакт наклейки с битком до соударения",
    ),
    "G.19.2": (
        "Cue ball frozen or very close to the object ball",
        "Биток вплотную или очень близко к прицельному шару",
    ),
    "G.19.2.1": (
        "Angle to the line of centres",
        "Угол к линии центров",
    ),
    "G.19.2.2": (
        "No follow-through of the cue ball",
        "Биток не идёт за прицельным шаром",
    ),
    "G.19.n1": (
        "Playing away from a frozen ball",
        "Игра от шара, стоящего вплотную",
    ),
    "G.20": (
        "Legally completed shot",
        "Правильно завершённый удар",
    ),
    "G.20.1": (
        "Ball pocketed",
        "Забитый шар",
    ),
    "G.20.2": (
        "Rebound off a rail, then another rail",
        "Отражение от борта, затем другой борт",
    ),
    "G.20.2.a": (
        "Rail, then another rail",
        "Борт, затем другой борт",
    ),
    "G.20.2.b": (
        "Rail, then a ball driven to another rail",
        "Борт, затем шар, доведённый до другого борта",
    ),
    "G.20.2.c": (
        "Rail, then a ball frozen to another rail",
        "Борт, затем шар вплотную к другому борту",
    ),
    "G.20.3": (
        "Crossing of the centre line, then a rail",
        "Пересечение центральной линии, затем борт",
    ),
    "G.20.3.a": (
        "Centre line, then a rail",
        "Центральная линия, затем борт",
    ),
    "G.20.3.b": (
        "Centre line, then a ball driven to a rail",
        "Центральная линия, затем шар, доведённый до борта",
    ),
    "G.20.3.c": (
        "Centre line, then a ball frozen to a rail",
        "Центральная линия, затем шар вплотную к борту",
    ),
    "G.20.4": (
        "Rebound off a rail, then the centre line",
        "Отражение от борта, затем центральная линия",
    ),
    "G.20.4.a": (
        "Rail, then the centre line",
        "Борт, затем центральная линия",
    ),
    "G.20.4.b": (
        "Rail, then a ball driven across the centre line",
        "Борт, затем шар, прокаченный через центральную линию",
    ),
    "G.20.n1": (
        "Order of the acts",
        "Последовательность действий",
    ),
    "G.20.n2": (
        "Two separate collisions",
        "Два отдельных соударения",
    ),
    "G.20.n3": (
        "Crossing by the centre of the ball",
        "Пересечение линии центром шара",
    ),
    "G.20.n4": (
        "Jaw of a side pocket",
        "Губка средней лузы",
    ),
    "G.21.1": (
        "Shot in hand from home",
        "Удар с руки из дома",
    ),
    "G.21.2": (
        "Collision outside home",
        "Соударение вне дома",
    ),
    "G.21.2.p1": (
        "Temporary home",
        "Временный дом",
    ),
    "G.21.3": (
        "Completion of a shot in hand",
        "Завершение удара с руки",
    ),
    "G.22.1": (
        "Legally pocketed ball",
        "Правильно забитый шар",
    ),
    "G.22.2": (
        "Shelf for pocketed balls",
        "Полка для забитых шаров",
    ),
    "G.22.3": (
        "Illegally pocketed balls",
        "Неправильно забитые шары",
    ),
    "G.22.4": (
        "Return of illegally pocketed balls",
        "Возврат неправильно забитых шаров",
    ),
    "G.22.5": (
        "Ball rebounding from a pocket",
        "Шар, отскочивший из лузы",
    ),
    "G.23.1": (
        "Fall outside a stroke",
        "Падение вне удара",
    ),
    "G.23.2": (
        "Fall of the ball aimed at",
        "Падение шара, по которому играют",
    ),
    "G.23.3": (
        "Momentary balance",
        "Кратковременное равновесие",
    ),
    "G.24.1": (
        "Ball at rest off the bed",
        "Остановка вне игровой поверхности",
    ),
    "G.24.2": (
        "Return to the bed",
        "Возвращение на игровую поверхность",
    ),
    "G.24.2.p1": (
        "Contact with a foreign object",
        "Касание постороннего предмета",
    ),
    "G.24.3": (
        "Stroke with a jumped ball",
        "Удар с выскочившим шаром",
    ),
    "G.24.4": (
        "Spotting of jumped balls",
        "Выставление выскочивших шаров",
    ),
    "G.25.1": (
        "Time of spotting",
        "Время выставления",
    ),
    "G.25.2": (
        "Place for one ball",
        "Место для одного шара",
    ),
    "G.25.3": (
        "Places for several balls",
        "Места для нескольких шаров",
    ),
    "G.25.3.p1": (
        "Interfering balls",
        "Мешающие шары",
    ),
    "G.25.3.p2": (
        "Extension of the spotting line",
        "Продолжение линии выставления шаров",
    ),
    "G.25.4": (
        "Spotted ball in Free pyramid",
        "Выставленный шар в «Свободной пирамиде»",
    ),
    "G.26": (
        "Slow play",
        "Затягивание игры",
    ),
    "G.27": (
        "Balls moved by a non-player",
        "Шары, сдвинутые посторонним лицом",
    ),
    "G.27.p1": (
        "Force majeure",
        "Непреодолимая сила",
    ),
    "G.27.p2": (
        "Position that cannot be restored",
        "Невосстановимое положение шаров",
    ),
    "G.27.n1": (
        "Incomplete pyramid after an interference",
        "Неполная пирамида после вмешательства",
    ),
    "G.28": (
        "Distraction and interference",
        "Отвлечение и вмешательство",
    ),
    "G.28.p1": (
        "Stroke or touch out of turn",
        "Удар или касание не в свою очередь",
    ),
    "G.29.1": (
        "Cases for a penalty",
        "Случаи наложения штрафа",
    ),
    "G.29.1.1": (
        "Penalty for no collision",
        "Штраф за отсутствие соударения",
    ),
    "G.29.1.2": (
        "Penalty for an illegal opening break",
        "Штраф за неправильный начальный удар",
    ),
    "G.29.1.3": (
        "Penalty for a shot begun too early",
        "Штраф за преждевременный удар",
    ),
    "G.29.1.4": (
        "Penalty for illegal striking of the cue ball",
        "Штраф за неправильный удар по битку",
    ),
    "G.29.1.5": (
        "Penalty for both feet off the floor",
        "Штраф за отрыв обеих ног от пола",
    ),
    "G.29.1.6": (
        "Penalty for illegal touching of balls",
        "Штраф за недозволенное касание шаров",
    ),
    "G.29.1.7": (
        "Penalty for a double hit",
        "Штраф за двойной удар",
    ),
    "G.29.1.8": (
        "Penalty for a push stroke",
        "Штраф за проталкивание",
    ),
    "G.29.1.9": (
        "Penalty for an illegally completed shot",
        "Штраф за неправильно завершённый удар",
    ),
    "G.29.1.10": (
        "Penalty for a jumped ball",
        "Штраф за выскочивший шар",
    ),
    "G.29.1.11": (
        "Penalty for slow play",
        "Штраф за затягивание игры",
    ),
    "G.29.1.12": (
        "Penalty for interference",
        "Штраф за вмешательство",
    ),
    "G.29.2": (
        "One penalty for several violations",
        "Один штраф за несколько нарушений",
    ),
    "F.lead": (
        "Rules that apply",
        "Действующие правила",
    ),
    "F.1": (
        "Eight points",
        "Восемь очков",
    ),
    "F.2": (
        "Balls and cue ball",
        "Шары и биток",
    ),
    "F.3": (
        "Complete pyramid",
        "Полная пирамида",
    ),
    "F.4": (
        "Break in hand from home",
        "Начальный удар с руки из дома",
    ),
    "F.5.1": (
        "Free choice of the cue ball",
        "Свободный выбор битка",
    ),
    "F.5.2": (
        "The same player plays on",
        "Продолжение игры тем же игроком",
    ),
    "F.5.3": (
        "The turn passes",
        "Переход хода",
    ),
    "F.5.4": (
        "What may be pocketed",
        "Что можно забивать",
    ),
    "F.5.5": (
        "No calling",
        "Заказывать шар не нужно",
    ),
    "F.5.6": (
        "Completion of every stroke",
        "Завершение каждого удара",
    ),
    "F.6": (
        "One point",
        "Одно очко",
    ),
    "F.7": (
        "Penalty ball",
        "Штрафной шар",
    ),
    "F.8": (
        "Spotting under the General rules",
        "Выставление по «Общим правилам»",
    ),
    "C.lead": (
        "Rules that apply",
        "Действующие правила",
    ),
    "C.1": (
        "Most points within the time",
        "Больше очков за время игры",
    ),
    "C.2": (
        "Set of balls",
        "Набор шаров",
    ),
    "C.3": (
        "Complete pyramid",
        "Полная пирамида",
    ),
    "C.4.1": (
        "Lag procedure",
        "Порядок розыгрыша",
    ),
    "C.4.2": (
        "Automatic loss of the lag",
        "Автоматический проигрыш розыгрыша",
    ),
    "C.4.2.1": (
        "Ball in the opponent's half",
        "Шар на половине соперника",
    ),
    "C.4.2.2": (
        "Foot rail not reached",
        "Задний борт не достигнут",
    ),
    "C.4.2.3": (
        "Ball pocketed",
        "Падение шара в лузу",
    ),
    "C.4.2.4": (
        "Ball jumped",
        "Выскочивший шар",
    ),
    "C.4.2.5": (
        "Long rail touched",
        "Касание длинного борта",
    ),
    "C.4.2.6": (
        "Repeated contact with the foot rail",
        "Повторное касание заднего борта",
    ),
    "C.4.3": (
        "Replay of the lag",
        "Повторный розыгрыш",
    ),
    "C.4.4": (
        "Choice of the lag winner",
        "Выбор победителя розыгрыша",
    ),
    "C.4.4.1": (
        "Break by the winner",
        "Начальный удар победителя",
    ),
    "C.4.4.2": (
        "Break assigned to the opponent",
        "Передача начального удара сопернику",
    ),
    "C.5": (
        "Break in hand from home",
        "Начальный удар с руки из дома",
    ),
    "C.6.1": (
        "Any ball as the cue ball",
        "Любой шар в качестве битка",
    ),
    "C.6.2": (
        "Play up to the 14th ball",
        "Игра до 14-го шара",
    ),
    "C.6.3": (
        "New rack of fifteen balls",
        "Новая расстановка пятнадцати шаров",
    ),
    "C.6.4": (
        "Choice after the 14th ball",
        "Выбор после 14-го шара",
    ),
    "C.6.4.1": (
        "Stroke by the same team",
        "Удар той же команды",
    ),
    "C.6.4.2": (
        "Stroke assigned to the opponent",
        "Передача удара сопернику",
    ),
    "C.7.1": (
        "Warning before the stroke",
        "Предупреждение до удара",
    ),
    "C.7.2": (
        "No warning",
        "Отсутствие предупреждения",
    ),
    "C.8.1": (
        "First game",
        "Первая партия",
    ),
    "C.8.2": (
        "Later games",
        "Последующие партии",
    ),
    "C.8.3": (
        "Partners take turns",
        "Очерёдность партнёров",
    ),
    "C.9": (
        "Penalty ball",
        "Штрафной шар",
    ),
    "C.9.n1": (
        "Penalty ball not lifted in time",
        "Штрафной шар, не снятый вовремя",
    ),
    "C.10": (
        "Spotting and use of spotted balls",
        "Выставление и использование выставленных шаров",
    ),
    "C.10bis": (
        "One point",
        "Одно очко",
    ),
    "K.lead": (
        "Rules that apply",
        "Действующие правила",
    ),
    "K.1": (
        "Eight points",
        "Восемь очков",
    ),
    "K.2": (
        "Balls and cue ball",
        "Шары и биток",
    ),
    "K.3": (
        "Complete pyramid",
        "Полная пирамида",
    ),
    "K.4": (
        "Break in hand from home",
        "Начальный удар с руки из дома",
    ),
    "K.5.1": (
        "What may be pocketed",
        "Что можно забивать",
    ),
    "K.5.2": (
        "Ball in lieu of the cue ball",
        "Шар взамен битка",
    ),
    "K.5.2.n1": (
        "Ball in lieu not lifted in time",
        "Шар взамен битка, не снятый вовремя",
    ),
    "K.5.3": (
        "No calling",
        "Заказывать шар не нужно",
    ),
    "K.5.4": (
        "Completion of every stroke",
        "Завершение каждого удара",
    ),
    "K.6": (
        "One point",
        "Одно очко",
    ),
    "K.7": (
        "Penalty ball",
        "Штрафной шар",
    ),
    "K.7.p1": (
        "Cue ball illegally pocketed or jumped",
        "Неправильно забитый или выскочивший биток",
    ),
    "K.8": (
        "Spotting of object balls",
        "Выставление прицельных шаров",
    ),
    "K.9.1": (
        "Place of the cue ball in home",
        "Место битка в доме",
    ),
    "K.9.2": (
        "Ball touched while the cue ball is being placed",
        "Касание шара при установке битка",
    ),
    "K.9.3": (
        "Cue ball placed on or over the home line",
        "Биток установлен на линии дома или за ней",
    ),
    "K.9.4": (
        "All object balls in home",
        "Все прицельные шары в доме",
    ),
    "D.lead": (
        "Rules that apply",
        "Действующие правила",
    ),
    "D.1": (
        "Eight points",
        "Восемь очков",
    ),
    "D.2": (
        "Balls and cue ball",
        "Шары и биток",
    ),
    "D.3": (
        "Complete pyramid",
        "Полная пирамида",
    ),
    "D.4": (
        "Break in hand from home",
        "Начальный удар с руки из дома",
    ),
    "D.5.1": (
        "What may be pocketed",
        "Что можно забивать",
    ),
    "D.5.2": (
        "Ball in lieu of the cue ball",
        "Шар взамен битка",
    ),
    "D.5.2.p1": (
        "Place of the cue ball in hand",
        "Место битка при ударе с руки",
    ),
    "D.5.2.p2": (
        "Only an object ball on a stroke in hand",
        "Только прицельный шар при ударе с руки",
    ),
    "D.5.3": (
        "No calling",
        "Заказывать шар не нужно",
    ),
    "D.5.4": (
        "Completion of every stroke",
        "Завершение каждого удара",
    ),
    "D.6": (
        "One point",
        "Одно очко",
    ),
    "D.7": (
        "Penalty ball",
        "Штрафной шар",
    ),
    "D.7.p1": (
        "Cue ball illegally pocketed or jumped",
        "Неправильно забитый или выскочивший биток",
    ),
    "D.7.p2": (
        "Cue ball from where it lies",
        "Биток с места",
    ),
    "D.7.p3": (
        "Stroke in hand in place of the penalty ball",
        "Удар с руки вместо штрафного шара",
    ),
    "D.8": (
        "Spotting of object balls",
        "Выставление прицельных шаров",
    ),
    "E.lead": (
        "What this document holds",
        "О чём этот документ",
    ),
    "E.1.1": (
        "12-foot table",
        "Стол 12 футов",
    ),
    "E.1.2": (
        "10-foot table",
        "Стол 10 футов",
    ),
    "E.1.3": (
        "9-foot table",
        "Стол 9 футов",
    ),
    "E.1.4": (
        "8-foot table",
        "Стол 8 футов",
    ),
    "E.1.5": (
        "Tolerance of length and width",
        "Допуск по длине и ширине",
    ),
    "E.2.1": (
        "Thickness of the slate",
        "Толщина плиты",
    ),
    "E.2.2": (
        "Height of the table",
        "Высота стола",
    ),
    "E.3.1": (
        "Height of the working edge",
        "Высота рабочей кромки",
    ),
    "E.3.2": (
        "Slope of the upper face",
        "Наклон верхней плоскости",
    ),
    "E.3.3": (
        "Rebound of the rubber",
        "Эластичность резины по отскоку",
    ),
    "E.3.4": (
        "Hardness of the rubber",
        "Твёрдость резины",
    ),
    "E.4.1": (
        "Mouth of a corner pocket",
        "Створ угловой лузы",
    ),
    "E.4.2": (
        "Mouth of a side pocket",
        "Створ средней лузы",
    ),
    "E.4.3": (
        "Jaw of a corner pocket",
        "Губка угловой лузы",
    ),
    "E.4.4": (
        "Channel of a corner pocket",
        "Канал угловой лузы",
    ),
    "E.4.5": (
        "Jaw of a side pocket",
        "Губка средней лузы",
    ),
    "E.4.6": (
        "Channel of a side pocket",
        "Канал средней лузы",
    ),
    "E.5.1": (
        "Diameter",
        "Диаметр",
    ),
    "E.5.2": (
        "Weight",
        "Вес",
    ),
    "E.5.3": (
        "Differences inside one set",
        "Различия внутри одного комплекта",
    ),
    "E.5.4": (
        "Recommended balls",
        "Рекомендуемые шары",
    ),
    "E.6": (
        "Recommended cloth",
        "Рекомендуемое сукно",
    ),
    "E.7.1": (
        "What the light must cover",
        "Освещаемая область",
    ),
    "E.7.2": (
        "Illuminance",
        "Освещённость",
    ),
    "E.7.3": (
        "Height of the shade",
        "Высота плафона",
    ),
    "E.7.4": (
        "Play zone",
        "Игровая зона",
    ),
    "E.8": (
        "No limits known",
        "Ограничения неизвестны",
    ),
    "E.9": (
        "Standard triangle",
        "Стандартный треугольник",
    ),
    "P.lead": (
        "What this document holds",
        "О чём этот документ",
    ),
    "P.1": (
        "Shares for 8 places",
        "Доли при 8 призовых местах",
    ),
    "P.1.1": (
        "First place",
        "Первое место",
    ),
    "P.1.2": (
        "Second place",
        "Второе место",
    ),
    "P.1.3": (
        "Places 3 and 4",
        "Места 3 и 4",
    ),
    "P.1.4": (
        "Places 5–8",
        "Места 5–8",
    ),
    "P.2": (
        "Shares for 16 places",
        "Доли при 16 призовых местах",
    ),
    "P.2.1": (
        "First place",
        "Первое место",
    ),
    "P.2.2": (
        "Second place",
        "Второе место",
    ),
    "P.2.3": (
        "Places 3 and 4",
        "Места 3 и 4",
    ),
    "P.2.4": (
        "Places 5–8",
        "Места 5–8",
    ),
    "P.2.5": (
        "Places 9–16",
        "Места 9–16",
    ),
    "P.3": (
        "Shares for 32 places",
        "Доли при 32 призовых местах",
    ),
    "P.3.1": (
        "First place",
        "Первое место",
    ),
    "P.3.2": (
        "Second place",
        "Второе место",
    ),
    "P.3.3": (
        "Places 3 and 4",
        "Места 3 и 4",
    ),
    "P.3.4": (
        "Places 5–8",
        "Места 5–8",
    ),
    "P.3.5": (
        "Places 9–16",
        "Места 9–16",
    ),
    "P.3.6": (
        "Places 17–32",
        "Места 17–32",
    ),
    "P.4.1": (
        "Rounding down",
        "Округление вниз",
    ),
    "P.4.2": (
        "What is left over",
        "Остаток",
    ),
    "P.4.3": (
        "Statement of the added units",
        "Указание добавленных единиц",
    ),
}

FOUND: dict[str, tuple[str, str]] = {
    "G.1": (
        "The table, the balls or the equipment did not meet the IPC Equipment Specifications.",
        "Стол, шары или оборудование не соответствовали «Требованиям МКП к оборудованию».",
    ),
    "G.4.2": (
        "The cue ball was {ball}, not the coloured ball.",
        "Битком был {ball}, а не цветной шар.",
    ),
    "G.5.3": (
        "The cue ball met no object ball.",
        "Биток не коснулся ни одного прицельного шара.",
    ),
    "G.7.2.1": (
        "The ball entered the opponent's half of the table.",
        "Шар перешёл на половину стола соперника.",
    ),
    "G.7.2.2": (
        "The ball did not touch the foot rail.",
        "Шар не коснулся заднего борта.",
    ),
    "G.7.2.3": (
        "The ball fell into a pocket.",
        "Шар упал в лузу.",
    ),
    "G.7.2.4": (
        "The ball jumped off the table.",
        "Шар выскочил со стола.",
    ),
    "G.7.2.5": (
        "The ball touched a long rail.",
        "Шар коснулся длинного борта.",
    ),
    "G.7.2.6": (
        "The ball touched the foot rail more often than is allowed.",
        "Шар коснулся заднего борта больше раз, чем разрешено.",
    ),
    "G.8.1": (
        "The white balls did not stand pressed together on the places of the pyramid.",
        "Белые шары не стояли вплотную друг к другу на местах пирамиды.",
    ),
    "G.11.2": (
        "The cue ball on the opening break was {ball}, not the coloured ball.",
        "Битком при начальном ударе был {ball}, а не цветной шар.",
    ),
    "G.11.3": (
        "The cue ball was played from a wrong place although the player had been informed of it.",
        "Битком сыграли с неправильного места, хотя игроку было об этом сообщено.",
    ),
    "G.11.5": (
        "The player impeded the cue ball while it was in play.",
        "Игрок создал помеху битку, находившемуся в игре.",
    ),
    "G.12.1": (
        "None of the conditions of a legal opening break was met.",
        "Не выполнено ни одно из условий правильного начального удара.",
    ),
    "G.14.2": (
        "The next shot was begun before the previous one was completed.",
        "Следующий удар был начат до завершения предыдущего.",
    ),
    "G.15": (
        "The cue ball was not struck with the cue tip alone, or not along the axis of the cue.",
        "Удар по битку нанесён не одной лишь наклейкой кия или не вдоль оси кия.",
    ),
    "G.16": (
        "The player had neither foot on the floor when the cue tip touched the cue ball.",
        "В момент касания битка наклейкой кия игрок не касался пола ни одной ногой.",
    ),
    "G.17": (
        "A ball on the bed of the table was touched illegally.",
        "Допущено недозволенное касание шара на игровой поверхности стола.",
    ),
    "G.18": (
        "The cue touched the cue ball more than once.",
        "Кий коснулся битка более одного раза.",
    ),
    "G.19.1": (
        "The cue tip was still in contact with the cue ball when the cue ball met the object ball.",
        "В момент соударения битка с прицельным шаром наклейка кия ещё оставалась в контакте с битком.",
    ),
    "G.19.2": (
        "The object ball touched the cue ball or lay very close to it, and neither of the conditions for such a stroke was met.",
        "Прицельный шар касался битка или находился очень близко к нему, и ни одно из условий для такого удара не выполнено.",
    ),
    "G.20": (
        "None of the conditions for a legally completed shot was met.",
        "Не выполнено ни одно из условий правильно завершённого удара.",
    ),
    "G.21.2": (
        "A ball was pocketed although the cue ball had not yet met an object ball outside home.",
        "Шар забит, хотя биток ещё не соударился с прицельным шаром вне дома.",
    ),
    "G.24.3": (
        "Jumped as a result of the stroke: {balls}.",
        "Выскочило в результате удара: {balls}.",
    ),
    "G.26": (
        'The player exceeded the imposed time limit after the "time" warning.',
        "После предупреждения «время» игрок превысил введённое ограничение времени.",
    ),
    "G.28": (
        "Out of turn, a player distracted the player at the table or interfered with the play.",
        "Игрок, чья очередь не наступила, отвлёк играющего или вмешался в игру.",
    ),
    "F.5.6": (
        "The stroke did not meet General rule 20.",
        "Удар не отвечает требованиям правила 20 «Общих правил».",
    ),
    "C.4.2.1": (
        "The ball entered the opponent's half of the table.",
        "Шар перешёл на половину стола соперника.",
    ),
    "C.4.2.2": (
        "The ball did not reach the foot rail.",
        "Шар не дошёл до заднего борта.",
    ),
    "C.4.2.3": (
        "The ball fell into a pocket.",
        "Шар упал в лузу.",
    ),
    "C.4.2.4": (
        "The ball jumped off the table.",
        "Шар выскочил со стола.",
    ),
    "C.4.2.5": (
        "The ball touched a long rail.",
        "Шар коснулся длинного борта.",
    ),
    "C.4.2.6": (
        "The ball touched the foot rail more than once.",
        "Шар коснулся заднего борта более одного раза.",
    ),
    "K.5.4": (
        "The stroke did not meet General rule 20.",
        "Удар не отвечает требованиям правила 20 «Общих правил».",
    ),
    "K.9.1": (
        "The cue ball in hand was placed frozen to {ball}.",
        "Биток при ударе с руки установлен вплотную к прицельному шару: {ball}.",
    ),
    "D.5.2.p1": (
        "The cue ball in hand was placed frozen to {ball}.",
        "Биток при ударе с руки установлен вплотную к прицельному шару: {ball}.",
    ),
    "D.5.2.p2": (
        "The cue ball was pocketed on a stroke in hand, on which only an object ball may be pocketed.",
        "Биток забит при ударе с руки, при котором можно забивать только прицельный шар.",
    ),
    "D.5.4": (
        "The stroke did not meet General rule 20.",
        "Удар не отвечает требованиям правила 20 «Общих правил».",
    ),
    "E.1.1": (
        "The playing surface does not have the length and width laid down for a 12-foot table.",
        "Длина и ширина игровой поверхности не соответствуют установленным для стола 12 футов.",
    ),
    "E.1.2": (
        "The playing surface does not have the length and width laid down for a 10-foot table.",
        "Длина и ширина игровой поверхности не соответствуют установленным для стола 10 футов.",
    ),
    "E.1.3": (
        "The playing surface does not have the length and width laid down for a 9-foot table.",
        "Длина и ширина игровой поверхности не соответствуют установленным для стола 9 футов.",
    ),
    "E.1.4": (
        "The playing surface does not have the length and width laid down for an 8-foot table.",
        "Длина и ширина игровой поверхности не соответствуют установленным для стола 8 футов.",
    ),
    "E.1.5": (
        "The length or the width of the playing surface lies outside the tolerance.",
        "Длина или ширина игровой поверхности выходит за пределы допуска.",
    ),
    "E.2.1": (
        "The slate is too thin.",
        "Плита тоньше установленного.",
    ),
    "E.2.2": (
        "The upper edge of the slate is not at the height laid down.",
        "Верхний край плиты находится не на установленной высоте.",
    ),
    "E.3.1": (
        "The working edge of the cushion is not at the height laid down.",
        "Рабочая кромка борта находится не на установленной высоте.",
    ),
    "E.3.2": (
        "The upper face of the cushion does not have the slope laid down.",
        "Наклон верхней плоскости борта не соответствует установленному.",
    ),
    "E.3.3": (
        "The rebound of the cushion rubber lies outside its limits.",
        "Эластичность резины по отскоку выходит за установленные пределы.",
    ),
    "E.3.4": (
        "The hardness of the cushion rubber lies outside its limits.",
        "Твёрдость резины выходит за установленные пределы.",
    ),
    "E.4.1": (
        "The mouth of a corner pocket does not have the width laid down.",
        "Ширина створа угловой лузы не соответствует установленной.",
    ),
    "E.4.2": (
        "The mouth of a side pocket does not have the width laid down.",
        "Ширина створа средней лузы не соответствует установленной.",
    ),
    "E.4.3": (
        "The jaw of a corner pocket does not have the radius laid down.",
        "Радиус губки угловой лузы не соответствует установленному.",
    ),
    "E.4.4": (
        "The channel of a corner pocket does not have the size laid down.",
        "Канал угловой лузы не соответствует установленному.",
    ),
    "E.4.5": (
        "The jaw of a side pocket does not have the radius laid down.",
        "Радиус губки средней лузы не соответствует установленному.",
    ),
    "E.4.6": (
        "The channel of a side pocket does not have the size laid down.",
        "Канал средней лузы не соответствует установленному.",
    ),
    "E.5.1": (
        "A ball does not have the diameter laid down.",
        "Диаметр шара не соответствует установленному.",
    ),
    "E.5.2": (
        "A ball does not have the weight laid down.",
        "Вес шара не соответствует установленному.",
    ),
    "E.7.1": (
        "The light did not reach the outer edges of the corner pockets.",
        "Свет не достигал внешних краёв угловых луз.",
    ),
}

READING_TITLES: dict[str, tuple[str, str]] = {
    "R-miss": (
        "A miss",
        "Промах",
    ),
    "R-rails": (
        "Halves of a long rail",
        "Половины длинного борта",
    ),
    "R-drives": (
        "Which ball drives the other",
        "Какой шар доводит другой",
    ),
    "R-chain": (
        "A chain of balls",
        "Цепочка шаров",
    ),
    "R-pause": (
        "A ball that stops between its two acts",
        "Остановка шара между двумя действиями",
    ),
    "R-unconnected": (
        "Acts of balls that never met",
        "Действия не связанных между собой шаров",
    ),
    "R-window": (
        "Two collisions or one",
        "Два соударения или одно",
    ),
    "R-frozen-since": (
        "Frozen since when",
        "С какого момента шар стоит вплотную",
    ),
    "R-line-then-frozen": (
        "A crossing, then a frozen ball",
        "Пересечение линии, затем шар у борта",
    ),
    "R-driven-frozen": (
        "A driven ball meets a frozen ball",
        "Доведённый шар касается шара у борта",
    ),
    "R-side-jaw": (
        "A rebound off a side pocket's jaw",
        "Отражение от губки средней лузы",
    ),
    "R-corner-jaw": (
        "The jaw of a corner pocket",
        "Губка угловой лузы",
    ),
    "R-same-rail-return": (
        "The cue ball driven back to the same rail",
        "Возвращение битка к тому же борту",
    ),
    "R-on-centre-line": (
        "A ball that starts on the centre line",
        "Шар, стоящий на центральной линии",
    ),
    "R-22.5": (
        "A ball back out of the pocket",
        "Шар, вернувшийся из лузы",
    ),
    "R-push-facts": (
        "Push stroke, the facts against the referee's word",
        "Проталкивание: факты и слово судьи",
    ),
    "R-too-early": (
        "A stroke that begins too early",
        "Преждевременный удар",
    ),
    "R-after-completion": (
        "A fault after the shot is complete",
        "Нарушение после завершения удара",
    ),
    "R-hanging": (
        "A ball that balances on the edge",
        "Шар, балансирующий на краю лузы",
    ),
    "R-23.2-contact": (
        "A ball falls by itself during the stroke",
        "Шар упал сам во время удара",
    ),
    "R-replay-foul": (
        "A violation on a stroke that is taken again",
        "Нарушение при повторяемом ударе",
    ),
    "R-lag-procedure": (
        "A lag not played as prescribed",
        "Розыгрыш с нарушением порядка",
    ),
    "R-break-foul": (
        "A foul on a break that meets 12.1",
        "Нарушение при начальном ударе, отвечающем пункту 12.1",
    ),
    "R-warned-placement": (
        "Shooting from a wrong placement after being told",
        "Удар после сообщения о неправильной установке битка",
    ),
    "R-adjust-tip": (
        "Adjusting the ball in hand with the tip",
        "Исправление положения битка наклейкой",
    ),
    "R-coloured-lifted": (
        "The coloured ball lifted after an illegal break",
        "Цветной шар, снятый после неправильного начального удара",
    ),
    "R-spot-tangent": (
        "Frozen on the foot spot",
        "Вплотную на задней отметке",
    ),
    "R-point-when": (
        "When the point for a foul enters",
        "Когда засчитывается очко за нарушение",
    ),
    "R-forfeit": (
        "The penalty ball not lifted in time",
        "Штрафной шар не снят вовремя",
    ),
    "R-lift-when": (
        "The choice before the penalty ball is lifted",
        "Выбор до снятия штрафного шара",
    ),
    "R-distracted-shot": (
        "The shooter's balls after interference",
        "Шары бьющего при вмешательстве соперника",
    ),
    "R-continuation-two-left": (
        "The two balls that are left",
        "Два оставшихся шара",
    ),
    "R-turn-order": (
        "The order of players inside a pair",
        "Очерёдность игроков внутри пары",
    ),
    "R-warned-turn": (
        "Shooting out of turn after a warning",
        "Удар не в свою очередь после предупреждения",
    ),
    "R-time-out": (
        "The end of playing time",
        "Окончание времени игры",
    ),
    "R-in-lieu": (
        "The worth of a pocketed cue ball",
        "Сколько стоит забитый биток",
    ),
    "R-dynamic-choice": (
        "The choice after a foul in Dynamic pyramid",
        "Выбор после нарушения в «Динамичной пирамиде»",
    ),
    "R-placed-frozen": (
        "Cue ball in hand placed frozen to an object ball",
        "Биток с руки, установленный вплотную к прицельному шару",
    ),
    "R-surface-tolerance": (
        "Tolerance of the playing surface",
        "Допуск на размеры игровой поверхности",
    ),
    "R-ball-size": (
        "Size of the balls",
        "Размер шаров",
    ),
}

READING_QUESTIONS: dict[str, tuple[str, str]] = {
    "R-miss": (
        "Does a stroke that meets no object ball also violate G.12.1 and G.20?",
        "Нарушает ли удар, при котором биток не коснулся ни одного прицельного шара, также пункт G.12.1 и правило G.20?",
    ),
    "R-rails": (
        "Is each half of a long rail a rail of its own?",
        "Считается ли каждая половина длинного борта отдельным бортом?",
    ),
    "R-drives": (
        "When two balls meet, which one drives the other?",
        "Какой из двух соударившихся шаров доводит или прокатывает другой?",
    ),
    "R-chain": (
        "Does what a ball has done pass on through a chain of balls?",
        "Переходит ли выполненное шаром дальше по цепочке шаров?",
    ),
    "R-pause": (
        "May a ball stop and be moved again between its two acts?",
        "Может ли шар между двумя своими действиями остановиться и вновь прийти в движение?",
    ),
    "R-unconnected": (
        "Do the acts of two balls that never met add up, such as one rail each?",
        "Складываются ли действия двух шаров, не соударявшихся между собой, например касание борта каждым из них?",
    ),
    "R-window": (
        "When are two contacts of one pair of balls two collisions?",
        "Когда два касания одной и той же пары шаров считаются двумя соударениями?",
    ),
    "R-frozen-since": (
        "Must the ball have been frozen to the rail before the shot, or is it enough that it is frozen by then?",
        "Должен ли шар стоять вплотную к борту ещё до удара или достаточно, чтобы он стоял вплотную к моменту касания?",
    ),
    "R-line-then-frozen": (
        "Does a crossing of the centre line, then touching a ball frozen at a rail, complete the shot?",
        "Завершает ли удар пересечение центральной линии с последующим касанием шара, стоящего вплотную к борту?",
    ),
    "R-driven-frozen": (
        "A ball that has rebounded off a rail or crossed the line drives another ball, and that other ball touches one frozen to a rail. Is the shot complete?",
        "Шар, отразившийся от борта или пересёкший линию, приводит в движение другой шар, и тот касается шара, стоящего вплотную к борту. Завершён ли удар?",
    ),
    "R-side-jaw": (
        "Is a rebound off a side pocket's nose or jaw also a touch of the rail?",
        "Является ли отражение от губки средней лузы также касанием борта?",
    ),
    "R-corner-jaw": (
        "Is a touch of the nose or jaw of a corner pocket a touch of a rail?",
        "Является ли касание губки угловой лузы касанием борта?",
    ),
    "R-same-rail-return": (
        "May the cue ball, driven back by an object ball frozen to a rail, finish on that same rail?",
        "Засчитывается ли касание битком того же борта, если его отбросил прицельный шар, стоявший вплотную к этому борту?",
    ),
    "R-on-centre-line": (
        "Does a ball that starts exactly on the centre line cross it by leaving it?",
        "Пересекает ли центральную линию шар, который стоял точно на ней и отошёл от неё?",
    ),
    "R-22.5": (
        'A ball came back out of the pocket and nothing else completed the shot: does "no penalty" excuse the shot?',
        "Шар вернулся из лузы, и ничто другое не завершило удар: освобождает ли отсутствие штрафа от ответственности за весь удар?",
    ),
    "R-push-facts": (
        "Which decides when the angle and the follow-through are given and the referee's word differs?",
        "Что решает, если указаны угол и движение битка вслед за прицельным шаром, а слово судьи с ними расходится?",
    ),
    "R-too-early": (
        "Which balls become illegally pocketed when a stroke begins before the last one is complete?",
        "Какие шары считаются неправильно забитыми, если удар начат до завершения предыдущего?",
    ),
    "R-after-completion": (
        "What does a fault committed after all balls are at rest do to the balls pocketed on the shot?",
        "Как влияет нарушение, допущенное после остановки всех шаров, на шары, забитые этим ударом?",
    ),
    "R-hanging": (
        "How long may a ball balance on the edge and still count as having fallen at once?",
        "Как долго шар может балансировать на краю лузы, чтобы считалось, что он упал сразу?",
    ),
    "R-23.2-contact": (
        "What follows when the ball aimed at falls untouched after the cue ball has met another ball, or when another ball falls meanwhile?",
        "Как быть, если прицельный шар, по которому играли, упал без касания после соударения битка с другим шаром или если тем временем упал другой шар?",
    ),
    "R-replay-foul": (
        "What becomes of a violation committed on a stroke that is then taken again because the ball aimed at fell by itself or because outsiders interfered?",
        "Как быть с нарушением, допущенным при ударе, который затем повторяется, так как шар, по которому играли, упал сам или вмешались посторонние?",
    ),
    "R-lag-procedure": (
        "What follows when a ball was not played from home on the lag, or when the two balls were not played at the same time?",
        "Как быть, если при розыгрыше шаром сыграли не из дома или шары были сыграны не одновременно?",
    ),
    "R-break-foul": (
        "Which choice has the opponent when the break meets G.12.1 and is a foul for another reason?",
        "Какой выбор имеет соперник, если начальный удар отвечает пункту G.12.1, но является нарушением по другой причине?",
    ),
    "R-warned-placement": (
        "What follows when a player who was told that the cue ball stands outside home shoots all the same?",
        "Каковы последствия, если игрок, которому сообщили, что биток стоит вне дома, всё же выполнил удар?",
    ),
    "R-adjust-tip": (
        "May the ball in hand be adjusted with the cue tip?",
        "Можно ли поправлять наклейкой кия положение битка, который ещё в руке?",
    ),
    "R-coloured-lifted": (
        "May the penalty ball lifted after an illegal break be the coloured one when the balls are then racked again?",
        "Может ли штрафным шаром, снятым после неправильного начального удара, быть цветной шар, если затем шары расставляются заново?",
    ),
    "R-spot-tangent": (
        "Where is a ball spotted when the foot spot is free but a ball there would be frozen to another?",
        "Куда выставляется шар, если задняя отметка свободна, но шар на ней стоял бы вплотную к другому?",
    ),
    "R-point-when": (
        "When does the point for a foul enter the score?",
        "Когда очко за нарушение входит в счёт?",
    ),
    "R-forfeit": (
        "What follows when the penalty ball was not lifted before the next stroke? The note to C.9 and the newer Russian Free pyramid answer this; the English Free pyramid is silent, and for Combined and Dynamic pyramid only the note to K.5.2 on the ball in lieu was seen.",
        "Каковы последствия, если штрафной шар не был снят до нанесения следующего удара? На это отвечают примечание к пункту C.9 и новая русская редакция «Свободной пирамиды»; английский текст «Свободной пирамиды» об этом молчит, а для «Комбинированной» и «Динамичной» пирамид известно только примечание к пункту K.5.2 о шаре взамен битка.",
    ),
    "R-lift-when": (
        "May the choice of G.6 be made before the penalty ball is lifted?",
        "Можно ли сделать выбор по правилу G.6 до снятия штрафного шара?",
    ),
    "R-distracted-shot": (
        "What becomes of the shooter's balls when the waiting player interferes during a stroke?",
        "Как быть с шарами бьющего, если ожидающий игрок вмешался во время удара?",
    ),
    "R-continuation-two-left": (
        "What becomes of the two balls that are left when fifteen white balls are to be racked?",
        "Как быть с двумя оставшимися шарами, если нужно установить пятнадцать белых шаров?",
    ),
    "R-turn-order": (
        "In what order do the players of a pair shoot?",
        "В какой очерёдности выполняют удары игроки одной пары?",
    ),
    "R-warned-turn": (
        "What follows when a player is warned and shoots out of turn all the same?",
        "Каковы последствия, если игрок был предупреждён и всё же выполнил удар не в свою очередь?",
    ),
    "R-time-out": (
        "What follows when time ends during a stroke or with a penalty ball still to be lifted?",
        "Как быть, если время игры истекло во время удара или когда штрафной шар ещё не снят?",
    ),
    "R-in-lieu": (
        "What is a legally pocketed cue ball worth in Combined and Dynamic pyramid?",
        "Сколько очков стоит правильно забитый биток в «Комбинированной» и «Динамичной» пирамидах?",
    ),
    "R-dynamic-choice": (
        "What may the opponent do after a foul with the cue ball on the bed?",
        "Что может сделать соперник после нарушения, если биток остался на столе?",
    ),
    "R-placed-frozen": (
        "What follows when the cue ball in hand is placed frozen to an object ball without moving it?",
        "Каковы последствия, если биток при ударе с руки установлен вплотную к прицельному шару, не сдвинув его?",
    ),
    "R-surface-tolerance": (
        "By how many millimetres may length and width of the playing surface differ from the figures laid down?",
        "На сколько миллиметров длина и ширина игровой поверхности могут отличаться от установленных?",
    ),
    "R-ball-size": (
        "Which size of ball, and of pocket, applies?",
        "Какой размер шара и лузы действует?",
    ),
}

READING_TEXTS: dict[str, dict[str, tuple[str, str]]] = {
    "R-miss": {
        "collision-only": (
            "A miss violates G.5.3 alone, because G.12.1 and G.20 presuppose a collision.",
            "Промах нарушает только пункт G.5.3, так как пункт G.12.1 и правило G.20 предполагают состоявшееся соударение.",
        ),
        "all": (
            "A miss violates G.5.3 and also G.12.1 on the opening break or G.20 on any other stroke.",
            "Промах нарушает пункт G.5.3, а также пункт G.12.1 при начальном ударе или правило G.20 при любом другом ударе.",
        ),
    },
    "R-rails": {
        "four": (
            "No: the table has four rails, and the two halves of a long rail are one rail.",
            "Нет: у стола четыре борта, и обе половины длинного борта составляют один борт.",
        ),
        "six": (
            "Yes: the table has six rails, and an event at a long rail says which half was touched.",
            "Да: у стола шесть бортов, и для касания длинного борта указывается, какой половины коснулся шар.",
        ),
    },
    "R-drives": {
        "moving": (
            "What a ball has done passes to the ball it meets if it was in motion at the contact; when both move, it passes both ways; a ball at rest passes nothing; a ball that spins on the spot is in motion (G.14.1).",
            "Выполненное шаром переходит к шару, с которым он соударился, если в момент соударения он находился в движении; если в движении были оба шара, оно переходит в обе стороны; неподвижный шар ничего не передаёт; шар, вращающийся на месте, находится в движении (пункт G.14.1).",
        ),
        "both": (
            "At every contact of two balls, what each has done passes to the other, whether it was in motion or not.",
            "При каждом соударении двух шаров выполненное каждым из них переходит к другому независимо от того, находился ли он в движении.",
        ),
    },
    "R-chain": {
        "yes": (
            "Yes: it passes on from ball to ball, through as many balls as meet one after another.",
            "Да: оно переходит от шара к шару через любое число последовательно соударяющихся шаров.",
        ),
        "no": (
            "No: it passes to the one ball that was driven directly, and no further.",
            "Нет: оно переходит только к одному шару, с которым шар соударился сам, и далее не передаётся.",
        ),
    },
    "R-pause": {
        "yes": (
            "Yes: what a ball has done on the stroke stays its own although it stops and another ball moves it again.",
            "Да: выполненное шаром в течение удара сохраняется за ним, хотя бы он остановился и другой шар вновь привёл его в движение.",
        ),
        "no": (
            "No: a ball that stops loses what it has done before.",
            "Нет: остановившийся шар теряет то, что он выполнил ранее.",
        ),
    },
    "R-unconnected": {
        "no": (
            "No: the second act must be done by the same ball or by one that it drove.",
            "Нет: второе действие должно быть выполнено тем же шаром или шаром, который он довёл или прокатил.",
        ),
        "yes": (
            'Yes: the acts of all balls are counted together, as the old "fast" codes did.',
            "Да: действия всех шаров считаются вместе, как в прежних «быстрых» правилах.",
        ),
    },
    "R-window": {
        "1ms": (
            "Contacts less than 1 ms after the pair's last contact belong to the same collision; contacts without a time are each a collision; the referee's word (`same` on the event) decides over times.",
            "Касания, происшедшие менее чем через 1 мс после последнего касания этой пары, относятся к тому же соударению; касания без указания времени являются отдельными соударениями; слово судьи (`same` при событии) важнее времени.",
        ),
        "every": (
            "Every contact that is listed is a collision.",
            "Каждое указанное касание является соударением.",
        ),
    },
    "R-frozen-since": {
        "by-then": (
            "A ball frozen at the start counts until something meets it; one that comes to rest against a rail during the shot counts once a `frozen` event says so.",
            "Шар, стоявший вплотную перед ударом, учитывается до первого соударения с ним; шар, остановившийся у борта в течение удара, учитывается с того момента, как об этом говорит событие `frozen`.",
        ),
        "start-only": (
            "Only a ball frozen at the start counts, until something meets it.",
            "Учитывается только шар, стоявший вплотную перед ударом, до первого соударения с ним.",
        ),
    },
    "R-line-then-frozen": {
        "yes": (
            "Yes: the English source lists it.",
            "Да: английский источник содержит этот случай.",
        ),
        "no": (
            "No: the English text of 2025 leaves it out.",
            "Нет: в английском тексте 2025 года этот случай отсутствует.",
        ),
    },
    "R-driven-frozen": {
        "yes": (
            "Yes: what a ball has done passes to the ball it drives here too, as in G.20.2.b.",
            "Да: выполненное шаром и здесь переходит к шару, который он приводит в движение, как в пункте G.20.2.b.",
        ),
        "no": (
            "No: the ball that did the first thing has to touch the frozen ball itself.",
            "Нет: коснуться шара, стоящего вплотную, должен тот же шар, который выполнил первое действие.",
        ),
    },
    "R-side-jaw": {
        "one-act": (
            "The ball gets both a crossing and a touch of that long rail, but one contact is one act: it completes what stood before it, never itself.",
            "Шару засчитываются и пересечение линии, и касание этого длинного борта, но одно касание есть одно действие: оно завершает выполненное до него, но не само себя.",
        ),
        "crossing": (
            "The rebound counts as a crossing of the centre line only.",
            "Отражение засчитывается только как пересечение центральной линии.",
        ),
        "rail": (
            "The rebound counts as a touch of that long rail only.",
            "Отражение засчитывается только как касание этого длинного борта.",
        ),
    },
    "R-corner-jaw": {
        "rail": (
            "It is a touch of the rail that the cushion belongs to, and the two cushions of one corner are two rails.",
            "Оно является касанием того борта, которому принадлежит губка; две губки одной угловой лузы относятся к двум разным бортам.",
        ),
        "none": (
            "It is no touch of any rail.",
            "Оно не является касанием борта.",
        ),
    },
    "R-same-rail-return": {
        "no": (
            "No: G.20.2.b asks for another rail.",
            "Нет: пункт G.20.2.b требует другого борта.",
        ),
        "yes": (
            'Yes: the note says "any rail".',
            "Да: в примечании сказано «любой борт».",
        ),
    },
    "R-on-centre-line": {
        "between": (
            "No: the ball is on neither side, and leaving the line is no crossing.",
            "Нет: такой шар не находится ни на одной из половин, и его отход от линии не является пересечением.",
        ),
        "leaving-counts": (
            "Yes: leaving the line counts as crossing it.",
            "Да: отход от линии засчитывается как её пересечение.",
        ),
    },
    "R-22.5": {
        "return-only": (
            "No: only the return is free of penalty, and the shot is judged without that ball.",
            "Нет: без штрафа остаётся лишь само возвращение шара, а удар оценивается без учёта этого шара.",
        ),
        "shot": (
            "Yes: the shot is not penalised for not being completed.",
            "Да: удар не наказывается за то, что он не завершён правильно.",
        ),
    },
    "R-push-facts": {
        "referee": (
            "The referee's word decides, and the ruling shows both.",
            "Решает слово судьи, а в решении показано и то и другое.",
        ),
        "geometry": (
            "The angle and the follow-through decide.",
            "Решают угол и движение битка.",
        ),
    },
    "R-too-early": {
        "new-stroke": (
            "Those that fall as a result of the new stroke; a ball that fell before belongs to its own stroke.",
            "Те, которые упали в результате нового удара; шар, упавший раньше, относится к своему удару.",
        ),
        "both": (
            "Those that fall on either of the two strokes.",
            "Те, которые упали в результате любого из этих двух ударов.",
        ),
    },
    "R-after-completion": {
        "counts": (
            "The fault is penalised and what fell on the completed shot counts; after the last ball of the game it changes nothing.",
            "Нарушение наказывается, а шары, упавшие при завершённом ударе, засчитываются; после последнего шара партии оно ничего не меняет.",
        ),
        "all-illegal": (
            "The fault is penalised and every ball that fell on the shot is illegally pocketed.",
            "Нарушение наказывается, и все шары, упавшие в результате удара, считаются неправильно забитыми.",
        ),
    },
    "R-hanging": {
        "5s": (
            'For 5 seconds after it last moved where the record has times, and otherwise as the referee says (our convention: the source says "momentarily").',
            "В течение 5 секунд после своего последнего движения, если в записи указано время, а в остальных случаях по слову судьи (наше соглашение: в источнике сказано «на мгновение»).",
        ),
        "referee": (
            "As long as the referee says, always.",
            "Всегда столько, сколько скажет судья.",
        ),
    },
    "R-23.2-contact": {
        "replay": (
            "The shot is taken again only for the ball aimed at, whatever the cue ball met; another ball that falls is put back and the shot is judged.",
            "Удар повторяется только при падении того шара, по которому играли, с чем бы ни соударился биток; другой упавший шар ставится на место, и удар оценивается.",
        ),
        "before-contact": (
            "The shot is taken again only if the ball aimed at fell before the cue ball met any ball; after that it is put back like any other ball that falls, and the shot is judged.",
            "Удар повторяется, только если шар, по которому играли, упал до соударения битка с каким-либо шаром; после этого он ставится на место, как и любой другой упавший шар, и удар оценивается.",
        ),
    },
    "R-replay-foul": {
        "stands": (
            "A violation committed by hand, cue or body (rules 14 to 19, 24 and 28) stays and is penalised, while what the stroke did not achieve (G.5.3, G.12.1, G.20) is not judged.",
            "Нарушение, допущенное рукой, кием или телом (правила 14–19, 24 и 28), остаётся в силе и наказывается, а то, чего удар не достиг (пункты G.5.3 и G.12.1, правило G.20), не оценивается.",
        ),
        "void": (
            "Nothing of the stroke is judged.",
            "Ничто из этого удара не оценивается.",
        ),
    },
    "R-lag-procedure": {
        "replay": (
            "The lag is replayed, and nobody loses it.",
            "Розыгрыш повторяется, и никто не считается проигравшим.",
        ),
        "ignored": (
            "The result of the lag stands.",
            "Результат розыгрыша остаётся в силе.",
        ),
    },
    "R-break-foul": {
        "rule-6": (
            "The choice of G.6; but where the only thing that met G.12.1 was a ball that became illegally pocketed, the choice of G.12.2.",
            "Выбор по правилу G.6; если же пункт G.12.1 выполнен только за счёт шара, ставшего неправильно забитым, то выбор по пункту G.12.2.",
        ),
        "12.2": (
            "The choice of G.12.2.",
            "Выбор по пункту G.12.2.",
        ),
    },
    "R-warned-placement": {
        "foul": (
            "The shot is a foul.",
            "Удар является нарушением.",
        ),
        "legal": (
            "The shot is not a foul for that reason.",
            "Удар не является по этой причине нарушением.",
        ),
    },
    "R-adjust-tip": {
        "no": (
            "No: a contact of the tip puts the cue ball in play.",
            "Нет: касание наклейкой вводит биток в игру.",
        ),
        "yes": (
            "Yes, unless the contact of the tip was meant as the stroke.",
            "Да, если только это касание не было задумано как удар.",
        ),
    },
    "R-coloured-lifted": {
        "swap": (
            "Yes: as in G.27, it comes back in place of a white ball that the lifting side names, and 14 balls are racked.",
            "Да: как в правиле G.27, он возвращается в игру взамен белого шара, который называет снявшая его сторона, и в пирамиду устанавливается 14 шаров.",
        ),
        "forbidden": (
            "No: the coloured ball may not be lifted there.",
            "Нет: в этом случае цветной шар снимать нельзя.",
        ),
    },
    "R-spot-tangent": {
        "spot": (
            "On the foot spot, because G.25.2 has no exception.",
            "На заднюю отметку, так как пункт G.25.2 не знает исключений.",
        ),
        "move-on": (
            "At the next place on the spotting line where it is not frozen to that ball.",
            "На ближайшее место на линии выставления шаров, где он не стоит вплотную к тому шару.",
        ),
    },
    "R-point-when": {
        "lift": (
            "With the penalty ball, when it is lifted.",
            "Вместе со штрафным шаром, когда он снят.",
        ),
        "foul": (
            "At once, when the foul is called; it is taken back if in Dynamic pyramid the stroke in hand of D.7.p3 is chosen in place of the penalty ball.",
            "Сразу, как только зафиксировано нарушение; оно снимается со счёта, если в «Динамичной пирамиде» вместо штрафного шара выбран удар с руки по пункту D.7.p3.",
        ),
    },
    "R-forfeit": {
        "stays": (
            "The ball stays on the bed and the score does not change.",
            "Шар остаётся на столе, и счёт не меняется.",
        ),
        "point-kept": (
            "The ball stays on the bed, but the point for the foul is kept.",
            "Шар остаётся на столе, но очко за нарушение сохраняется.",
        ),
    },
    "R-lift-when": {
        "before-stroke": (
            "Yes: the claim to the penalty ball stays open until the next stroke.",
            "Да: право на штрафной шар сохраняется до нанесения следующего удара.",
        ),
        "first": (
            "No: the choice waits for the penalty ball to be lifted.",
            "Нет: выбор делается только после снятия штрафного шара.",
        ),
    },
    "R-distracted-shot": {
        "count": (
            "The shooter's stroke is judged by itself, and the other side is penalised.",
            "Удар бьющего оценивается сам по себе, а другая сторона наказывается.",
        ),
        "replay": (
            "The balls are put back, the shooter plays the stroke again, and the other side is penalised.",
            "Шары ставятся на место, бьющий повторяет удар, а другая сторона наказывается.",
        ),
    },
    "R-continuation-two-left": {
        "lift-both": (
            "Both are lifted without points, the full pyramid is racked, and the coloured ball is played from home.",
            "Оба снимаются без начисления очков, устанавливается полная пирамида, и цветным шаром играют с руки из дома.",
        ),
        "leave": (
            "As in the individual version, 14 balls come back, the two stay where they are, and play goes on from the position; one that interferes goes to the foot spot, and where both interfere the full pyramid is racked and the coloured ball is played from home.",
            "Как в личном варианте, возвращаются 14 шаров, эти два остаются на местах, и игра продолжается с позиции; мешающий шар ставится на заднюю отметку, а если мешают оба, устанавливается полная пирамида, и цветным шаром играют с руки из дома.",
        ),
    },
    "R-turn-order": {
        "strokes": (
            "Partners alternate stroke by stroke (the title of clause 7 speaks of the order of strokes).",
            "Партнёры чередуются после каждого удара (в названии пункта 7 говорится об очерёдности ударов).",
        ),
        "innings": (
            "Partners alternate inning by inning.",
            "Партнёры чередуются после каждого подхода к столу.",
        ),
    },
    "R-warned-turn": {
        "foul": (
            "The stroke is a foul.",
            "Удар является нарушением.",
        ),
        "none": (
            "Nothing follows, and the order counts as kept.",
            "Ничего не следует, и очерёдность считается соблюдённой.",
        ),
    },
    "R-time-out": {
        "finish": (
            "The stroke is completed and judged, and a penalty ball that was earned may still be lifted; a tie stays unless the regulations name a decider.",
            "Удар завершается и оценивается, и полученный штрафной шар ещё может быть снят; ничейный счёт остаётся, если регламент не предусматривает способа выявить победителя.",
        ),
        "stop": (
            "The score at the moment when time ends is final: a stroke under way does not count, and a penalty ball that was not lifted is lost.",
            "Счёт на момент окончания времени является окончательным: незавершённый удар не засчитывается, а не снятый штрафной шар теряется.",
        ),
    },
    "R-in-lieu": {
        "one": (
            "One point: the white ball lifted in its place is that point.",
            "Одно очко: им является белый шар, снятый взамен битка.",
        ),
        "two": (
            "Two points: one for the cue ball and one for the white ball lifted in its place.",
            "Два очка: одно за биток и одно за белый шар, снятый взамен него.",
        ),
    },
    "R-dynamic-choice": {
        "2025": (
            "Lift a penalty ball and play the cue ball from where it lies, or play it in hand from anywhere without a penalty ball.",
            "Снять штрафной шар и играть битком с того места, где он стоит, или играть битком с руки из любого места без снятия штрафного шара.",
        ),
        "old": (
            "Lift a penalty ball, and nothing else.",
            "Только снять штрафной шар.",
        ),
    },
    "R-placed-frozen": {
        "warn-first": (
            "As with a placement outside home (G.11.3): the shooter must be informed before the shot; it is a foul only to shoot in spite of being informed.",
            "То же, что при установке вне дома (пункт G.11.3): бьющему игроку должно быть сообщено об этом до удара; нарушением является только удар, выполненный вопреки сообщению.",
        ),
        "foul": (
            "The placement is a foul at once, whether anybody informs the shooter or not.",
            "Сама установка является нарушением независимо от того, было ли сделано сообщение.",
        ),
    },
    "R-surface-tolerance": {
        "50": (
            "By 50 mm, as printed.",
            "На 50 мм, как напечатано.",
        ),
        "5": (
            "By 5 mm, the plausible figure: a decimal point seems to be lost.",
            "На 5 мм — правдоподобная величина: по-видимому, потеряна десятичная запятая.",
        ),
    },
    "R-ball-size": {
        "68": (
            "Balls of 68–68.5 mm and about 280–285 g, with the mouths given for the pockets.",
            "Шары 68–68,5 мм весом около 280–285 г и указанные створы луз.",
        ),
        "67": (
            "Balls of about 67 mm (66.675 mm, 2 5/8 inches) and about 255 g, with corner mouths about 3 mm and side mouths about 12–13 mm wider than the ball.",
            "Шары около 67 мм (66,675 мм, 2 5/8 дюйма) весом около 255 г; створ угловой лузы примерно на 3 мм, средней — примерно на 12–13 мм шире шара.",
        ),
    },
}
