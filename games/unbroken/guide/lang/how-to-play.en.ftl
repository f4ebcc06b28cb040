# How to play, with the figures of the difficulty and the components in force.

how-aim =
    # How to play Unbroken

    You were left for dead in the caverns. Four monsters stand between you and daylight, one on each level. Beat or trick
    them all and you are free. If you must pay effort that you do not have, you have lost; to be left with exactly none
    is no loss yet.

    The rulebook prints no cards: characters, weapons, monsters, skills and encounters of this set are ours.

how-have =
    ## What you have

    - **Effort**, small, medium and large: your strength and your life. Most things are paid with it, and most blows
      take it. Where a smaller one is missing, a greater one stands in by itself, one for one: a bad bargain that may
      save your life. Small effort never stands in for a greater one.
    - **Cunning** for scouting and tricks, **wood** and **metal** for weapons, **food** for the end of each level,
      and **treasure** mostly for the score; **time** runs out while you travel.

    Every bar has an end, and what goes beyond it is lost: { $bars }.

how-start =
    ## The start

    You begin with { $start } and the { $time } time of level I, with { $weapon }, and with a character whose abilities
    are your own. An ability use is spent each time you use one of them; a level gives as many as its number, for all
    abilities together, and unused ones are lost. One monster of each level waits, hidden, out of { $monsters }.
how-level = level
how-level-time = time
how-level-uses = ability uses
how-level-food = food to eat

how-travel =
    ## Travel

    1. **Prepare.** Take as many actions as you can pay, of the sheet below, your character and your skills; combat
       actions have to wait. Make a weapon out of the one in your hand for the price on its sheet, or put the top one
       away: nothing is paid back, it can be made again, and the first is never lost.
    2. **Decide.** Meet the monster, or explore.
    3. **Explore.** { $reveal } cards are turned. Choose one: pay for it and take what it gives, or rest on it and gain
       small effort by its time value, ignoring the rest of it. What you cannot pay you can only rest on. Then that much
       time passes, and you may prepare again.

    A card may commit you to the next one. Then you may still prepare but not meet the monster; one card comes alone and
    you must take it. If you cannot pay it, nothing happens but its time.

    When time comes to 0 the monster ambushes you: the ambush effect on its sheet strikes, there is no time for tricks,
    and then the battle begins as ever. A monster you have scouted ambushes all the same. You may rather go to meet it
    with time to spare; that time is lost.

    The actions of the sheet, prices by level parted by /:

how-combat =
    ## Combat

    The monster is revealed, and time is set to what the next level will have. If you came to meet it, you may trick it
    for the price on its sheet: no battle, no spoils, but a skill. Some cannot be tricked{ $tricks ->
        [no] , and none of level IV can
       *[yes] {""}
    }.

    A battle goes in rounds: { $first ->
        [monster] the monster acts, then you
       *[player] you act, then the monster
    }. In your turn you attack with your weapon, take one action, or do nothing; making or putting away a weapon is an
    action, and its time is the next level’s. Armor must be broken before you can wound. A monster’s toll is part of the
    price of every weapon attack. Then the die is rolled for the monster and its table says what it does; where that
    cannot be done, what stands behind “or else” happens instead. Some of your powers answer what is about to happen, and
    you are asked each time.

    Time lost in battle is the next level’s; at level IV, which has none, small effort is lost instead.

    A condition lasts for the battle, for some rounds of it, or for the whole next level. If the monster’s roll gives you
    a condition that you have already gained for the next level, it is rolled again. { $dropped ->
        [part] If one of your skills ignores a kind of effect, that part of the result does nothing.
       *[result] If one of your skills ignores a kind of effect, a rolled result that has it does nothing at all.
    }

how-after =
    ## After the monster

    1. A beaten monster leaves its spoils; a tricked one does not. Either way you see two skills, keep one, and keep it to
       the end.
    2. You should eat as much food as the level says. You may eat less, if you have it or not: each food eaten gives one
       small effort, and for those not eaten you pay 1 small effort, then 2, then 3 and so on. Who cannot pay starves.
    3. Conditions of this level end and those gained for the next begin. Ability uses are set to the new level’s number.

how-score =
    ## Score

    If you come out alive, after the last hunger too, what is left counts: { $points }. Small effort counts nothing. Your
    rank is the last one whose score you reach: { $ranks }.
how-point = { $resource ->
        [small] small effort
        [medium] medium effort
        [large] large effort
        [cunning] cunning
        [food] food
        [wood] wood
        [metal] metal
        [treasure] treasure
       *[time] time
    } { $n }
how-rank = { $from } { $name }

how-difficulty =
    ## Difficulty
how-setting =
    - **{ $name }**: you begin with { $start }. { $skills ->
        [0] {""}
       *[other] You see { $skills } skills and keep one.
    } { $bonus ->
        [none] {""}
       *[some] The die gives one thing more, from 1 to 6: { $bonus }.
    } { $first ->
        [monster] The monster acts first in every round, and after an ambush too.
       *[player] {""}
    }
