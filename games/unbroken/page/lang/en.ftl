# Unbroken: labels of its table and its tile in the page.

unbroken-phase = { $part ->
        [prepare] Prepare
        [explore] Explore
        [fight] Fight
       *[eat] Eat
    }
unbroken-where = Level { $level } of IV
unbroken-before = Before level I
unbroken-resource = { $resource ->
        [small] small
        [medium] medium
        [large] large
        [cunning] cunning
        [food] food
        [wood] wood
        [metal] metal
        [treasure] treasure
       *[time] time
    }
unbroken-use = use
unbroken-effort = Effort
unbroken-goods = Goods
unbroken-track = { $changes ->
        [yes] { unbroken-resource }: { $n } of { $most }, then { $to }
       *[no] { unbroken-resource }: { $n } of { $most }
    }
unbroken-candle = { $time } time left of { $start }; the chosen move burns { $burns }
unbroken-time-left = time left
unbroken-time = takes { $time } time
unbroken-costs = costs
unbroken-gives = gives
unbroken-nothing = nothing
unbroken-free = free
unbroken-or-more = or more
unbroken-less = less
unbroken-scouted = Seen, level { $level }
unbroken-level = Level { $level }
unbroken-hidden = Face down
unbroken-may-be = One of these: { $names }.
unbroken-health = health
unbroken-armor = armor
unbroken-trick = Trick it
unbroken-never = never
unbroken-ambush = Ambush
unbroken-spoils = Spoils
unbroken-special = Its own rule
unbroken-its-sheet = The monster
unbroken-can-do = What you can do
unbroken-as-often = as often as you can pay
unbroken-craft = Make a weapon
unbroken-best-weapon = Nothing better can be made of this one.
unbroken-at-best = at best { $wounds } wounds, { $armor } armor broken
unbroken-blows = Your turn
unbroken-answers = Your answer
unbroken-blow = Attack { $number }
unbroken-make = Make { $weapon }
unbroken-wounds = { $n ->
        [one] wound
       *[other] wounds
    }
unbroken-breaks = armor broken
unbroken-rolls = Its die
unbroken-rolled = It rolled
unbroken-last-roll = last roll { $roll }
unbroken-about-to-lose = You are about to lose { $n }.
unbroken-deadly = deadly
unbroken-guarded = on its guard
unbroken-staggered = staggered
unbroken-foe-health = health { $n } of { $most }, then { $to }
unbroken-means = { $verb ->
        [trick] You pay and slip past: no battle and no spoils, but a skill all the same.
        [battle] In rounds, until it is beaten or you cannot pay what you lose.
       *[other] {""}
    }
unbroken-how = { $kind ->
        [travel] Touch a row to see what it takes and gives. Once done, you explore or meet the monster.
        [decide] Exploring turns cards, each for time. Meeting the monster ends the search of this level.
        [explore] Resolve a card for what it gives, or rest on it. Either takes its time; without time the monster comes.
        [battle] You do one thing, then the monster rolls its die. Who cannot pay what is lost falls.
       *[other] {""}
    }
unbroken-hunger = Each food eaten gives effort. The first you miss costs 1, the second 2, the third 3.
unbroken-eat = Eat { $food }
unbroken-eaten = { $food } eaten
unbroken-missing = { $food } missing
unbroken-kept = kept
unbroken-starve = You would starve.
unbroken-way = The way out
unbroken-passed = past it
unbroken-you = You
unbroken-uses = { $uses ->
        [0] no ability use left
        [one] 1 ability use left
       *[other] { $uses } ability uses left
    }
unbroken-skills = Skills
unbroken-conditions = Conditions
unbroken-spent = spent for now
unbroken-this-level = this level
unbroken-next-level = next level
unbroken-to-the-end = to the end of the battle
unbroken-rounds = { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
unbroken-ending-won = Unbroken.
unbroken-ending-fallen = You fell at level { $level }.
unbroken-ending-starved = Nothing left to eat.
unbroken-ending-outlasted = It outlasted you.
unbroken-carried = What you carried out
unbroken-no-score = No score without the way out
unbroken-score = Score
unbroken-rank = Rank
unbroken-verb = { $verb ->
        [act] Do it
        [craft] Make it
        [resolve] Resolve
        [rest] Rest
        [attack] Strike
        [respond] Answer
        [keep] Learn it
        [cure] Cure it
        [eat] Eat
        [end_preparation] Done preparing
        [fight] Meet the monster
        [explore] Explore
        [endure] Let it go by
        [trick] Trick it
        [battle] Fight it
        [skip] Do nothing
        [pass] No answer
       *[downgrade] Put it away
    }
unbroken-larger-pays = A larger effort pays.
unbroken-guard-takes = The guard takes it.
unbroken-no-effect = It changes nothing.
unbroken-kills = It falls.
unbroken-then-deadly = then deadly on { $rolls }
unbroken-mean = A roll takes { $effort } effort on average.
unbroken-deadly-on = Deadly on { $rolls }.
keys-unbroken = 1 to 9 or arrows choose, Enter does it, R rests on the chosen card, X explores, G meets or fights the monster, T tricks it, P is done, does nothing or gives no answer; M opens the monster’s sheet, Y yours.
unbroken-how-close = How close it was
unbroken-came-to = How it came to that
unbroken-tricked = tricked
unbroken-slain = { $rounds ->
        [one] slain in 1 round
       *[other] slain in { $rounds } rounds
    }
unbroken-lowest-of = lowest effort { $effort }
unbroken-lowest = Lowest at level { $level }: { $effort } effort.
unbroken-left = Left to pay with: { $effort } effort.
part-unbroken = Level { $part }
