# The words of Unbroken.
#
# Names of cards, monsters, weapons and characters come from the components, in both languages.
# $resource is one of small, medium, large, cunning, food, wood, metal, treasure, time.

game-unbroken = Unbroken
pitch-unbroken = Alone in the caverns. Gather strength while the candle burns, then face what waits.

## Resources

amount =
    { $resource ->
        [small] { $n } small effort
        [medium] { $n } medium effort
        [large] { $n } large effort
        [cunning] { $n } cunning
        [food] { $n } food
        [wood] { $n } wood
        [metal] { $n } metal
        [treasure] { $n } treasure
       *[time] { $n } time
    }
resource =
    { $resource ->
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
purse-nothing = nothing
purse-free = free
list-phrases = { $one }; { $other }
level-name =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
wounds =
    { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
rounds =
    { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }

small = { $n } small effort
food = { $n } food

## Effects

effect-none = nothing
effect-gain = gain { $what }
effect-hurt = lose { small }
effect-steal = lose { $what }, or else { small }
effect-steal-plain = lose { $what }, or what there is of it
effect-delay = lose { $n } time
effect-commit = commit to the next encounter
effect-learn = see { $n } skills and keep one
effect-cure = cure a condition
effect-scout = reveal the monster
effect-look = see { cards } more next time
effect-gamble = roll { $n } or more: { $win }; less: { $lose }
effect-upgrade = make the next weapon
effect-downgrade = put the top weapon away
effect-wound = { wounds }
effect-pierce = { wounds } through any armor
effect-break = break { $n } armor
effect-add-wound = { wounds } more
effect-heal = it heals { $n }
effect-rearm = it regains { $n } armor
effect-guard = it guards against the next weapon attack
effect-stagger = it loses { turns }
effect-stun = lose the next turn
effect-disarm = disarmed for { rounds }
effect-afflict-next = { $condition } on the next level
effect-afflict-now = { $condition } for { rounds }
effect-afflict-battle = { $condition } to the end of the battle
effect-shift-roll = roll { $by }
effect-set-roll = the roll counts as { $n }
effect-reroll = roll anew
effect-soften = lose { $n } less
effect-again = the turn goes on

modifier =
    { $key ->
        [rest] small effort by resting { $by }
        [reveal] cards revealed { $by }
        [search_cost] Search Ahead costs { $by }
        [focus_cost] Focus costs { $by }
        [scheme_cost] Scheme costs { $by }
        [craft_time] time to craft { $by }
        [scout_time] time to scout { $by }
        [weapon_cost] weapon attacks cost { $by } small effort
        [heavy_wound] wounds of heavy attacks { $by }
        [break_power] armor broken by weapons { $by }
        [monster_roll] the monster’s roll { $by }
        [hurt_taken] effort lost when hurt { $by }
        [hunger] food asked for { $by }
        [meal] effort for each food eaten { $by }
       *[trick_cunning] cunning for trickery { $by }
    }
forbid =
    { $what ->
        [abilities] no abilities
        [trickery] no trickery
       *[scout] no scouting
    }
ignore =
    { $what ->
        [conditions] conditions do no harm
        [steal] nothing can be stolen
       *[disarm] no disarming
    }
turn-start = at the start of each turn: { $effects }
trigger =
    { $on ->
        [scout] when the monster is revealed in travel
        [craft] after crafting
        [trickery] after a trick
        [battle_start] when a battle begins
        [wounding_attack] when a weapon attack wounds
        [monster_roll] after the monster’s roll
        [hurt] when effort is about to be lost
       *[reward] after a won battle
    }
limit =
    { $limit ->
        [none] any number of times
        [exploration] once per exploration
        [round] once per round
        [combat] once per battle
        [level] once per level
       *[use] for an ability use
    }
phase-of =
    { $phase ->
        [travel] travel
        [combat] combat
       *[any] travel and combat
    }

## What happened

event-character-taken = { $who } plays { $character }, { $class }.
event-bonus-rolled = The die shows { $die }: { $who } begins with { $what } more.
event-level-began = Level { level-name } begins.
event-acted =
    { $paid ->
        [nothing] { $who } uses { $name }.
       *[some] { $who } uses { $name } for { $what }.
    }
event-crafted =
    { $paid ->
        [nothing] { $who } makes a weapon: { $name }.
       *[some] { $who } makes a weapon for { $what }: { $name }.
    }
event-downgraded = { $who } puts a weapon away: { $name }.
event-gained = { $who } gains { $what }.
event-looked = The next exploration will show { cards } more.
event-committed = { $who } is committed to the next encounter.
event-monster-revealed = The monster of this level is revealed: { $name }. { $flavour }
event-exploration-began = { $who } explores.
event-encounters-reshuffled = The encounter discards are shuffled into a new deck.
event-encounter-revealed = A card is turned: { $name }.
event-resolved =
    { $paid ->
        [nothing] { $who } resolves { $name }.
       *[some] { $who } resolves { $name } for { $what }.
    }
event-rested = { $who } rests on { $name } and gains { $what }.
event-endured = { $name } cannot be paid and goes by.
event-time-passed =
    { $n ->
        [0] No time passes.
       *[other] { $n } time passes.
    }
event-gambled =
    { $won ->
        [yes] The die shows { $die }: the gamble is won.
       *[no] The die shows { $die }: the gamble is lost.
    }
event-combat-began =
    { $meeting ->
        [ambush] Time has run out: { $who } is ambushed.
       *[sought] { $who } goes to meet the monster.
    }
event-time-reset = The next level will begin with { $n } time.
event-tricked = { $who } tricks the monster for { $what } and slips past it.
event-battle-began = The battle begins.
event-round-began = Round { $round }.
event-turn-skipped =
    { $because ->
        [stunned] { $who } is stunned and loses this turn.
       *[chosen] { $who } does nothing this turn.
    }
event-attacked = { $who } attacks for { $what }.
event-attack-blocked = The monster was on its guard: the attack comes to nothing.
event-attack-strengthened = The attack will inflict { wounds } more.
event-wounded = The monster takes { wounds }.
event-armor-broken = { $n } armor breaks.
event-monster-defeated = The monster is beaten.
event-staggered = The monster will lose { turns }.
event-monster-held = The monster does nothing this turn.
event-monster-rolled =
    { $why ->
        [repeat] That condition is already gained: the die is rolled again.
        [reroll] The die is rolled anew.
       *[turn] The monster acts.
    } { $changed ->
        [yes] The die shows { $die } and counts as { $result }.
       *[no] The die shows { $die }.
    }
event-roll-changed = The roll now counts as { $result }.
event-monster-missed = The monster misses.
event-hurt-threatened = { $who } is about to lose { $n } small effort.
event-hurt-softened = The loss is { $n } less.
event-effort-lost = { $who } loses { $what }.
event-stolen = { $who } is robbed of { $what }.
event-time-lost = { $who } loses { $n } time.
event-healed = The monster heals { $n }.
event-rearmed = The monster regains { $n } armor.
event-guarded = The monster is on its guard: the next weapon attack will come to nothing.
event-stunned = { $who } is stunned and will lose the next turn.
event-disarmed = { $who } is disarmed for { rounds }.
event-afflicted-next = A condition for the next level: { $name }.
event-afflicted-now = A condition for { rounds }: { $name }.
event-afflicted-battle = A condition to the end of the battle: { $name }.
event-effect-ignored =
    { $effect ->
        [conditions] { $who } shrugs the condition off.
        [steal] Nothing can be stolen from { $who }.
       *[disarm] { $who } cannot be disarmed.
    }
event-cured = A condition is cured: { $name }.
event-round-ended = The round ends.
event-rewarded = The spoils: { $what }.
event-skills-reshuffled = The skill discards are shuffled into a new deck.
event-skill-revealed = A skill is turned: { $name }.
event-skill-kept = { $who } learns { $name }.
event-ate =
    { $n ->
        [0] { $who } eats nothing.
       *[other] { $who } eats { $n } food and gains { $what }.
    }
event-went-hungry = { $n } food is missing: { $who } pays { $what }.
event-ended =
    { $ending ->
        [won] { $who } sees daylight: free, and avenged.
        [fallen] { $who } has no effort left to give and falls.
        [starved] { $who } has nothing left to pay for hunger and starves.
       *[outlasted] { $who } is worn down by a battle without end.
    }

## Choices

action-act = { $name } ({ $cost }): { $effects }
action-act-use = { $name } ({ $cost }, an ability use): { $effects }
action-craft = Make { $name } ({ $cost })
action-downgrade = Put { $name } away
action-end-preparation = Done preparing
action-fight = Meet the monster now
action-explore =
    { $n ->
        [one] Explore: 1 card
       *[other] Explore: { $n } cards
    }
action-resolve = { $name } ({ $cost }, { $time } time): { $effects }
action-rest =
    { $n ->
        [0] Rest on { $name } ({ $time } time): gain nothing
       *[other] Rest on { $name } ({ $time } time): gain { $n } small effort
    }
action-endure = Let it go by; only its time passes
action-trick = Trick it ({ $cost }): no battle, no spoils, but a skill
action-battle = Fight it
action-attack-wound = Attack ({ $cost }): { wounds }
action-attack-break = Attack ({ $cost }): break { $n } armor
action-skip = Do nothing this turn
action-respond = { $name } ({ $cost }): { $effects }
action-respond-use = { $name } ({ $cost }, an ability use): { $effects }
action-pass = No answer
action-keep = Learn { $name }: { $text }
action-cure = Cure { $name }: { $text }
action-eat =
    { $missing ->
        [0] Eat { $n } food: gain { $gain } small effort
       *[other] Eat { $n } food: gain { $gain } small effort, then pay { $price } for { $missing } missing
    }

explain-act =
    { $free ->
        [yes] { $name } is free and does this: { $effects }. { explain-limit }
       *[no] { $name } costs { $cost } and does this: { $effects }. { explain-limit } What cannot be paid cannot be done (R2.7).
    }
explain-limit =
    { $limit ->
        [use] Each time it takes an ability use (R7.4).
       *[other] It may be used { limit } (R6.25).
    }
explain-craft = { $name } is laid on the weapon in hand. It costs { $cost }; in combat it takes the turn, and its time is the next level’s (R6.12).
explain-downgrade = { $name } goes back to the stack of sheets without a refund; it can be made again (R6.13).
explain-end-preparation = Next comes the decision: meet the monster or explore. After an exploration you can prepare again while time lasts (R4.16).
explain-fight = The monster is revealed and the time left here is lost; then you may trick it, or fight it. It is no ambush (R5.6).
explain-explore = Cards are turned from the encounter deck, and you resolve one of them or rest on one. At 0 time the monster ambushes you (R4.3).
explain-resolve = The price: { $cost }. Then this happens: { $effects }. Then { $time } time passes and the card is discarded (R4.3).
explain-rest = The card’s effect is ignored; you gain small effort by its time value, here { $n }. Then { $time } time passes (R4.6).
explain-endure = You are committed to this card but cannot pay it: nothing happens, and its time is spent (R4.7).
explain-trick = For { $cost } you pass the monster without a battle. You get no spoils, but you learn a skill, and hunger follows (R5.3).
explain-battle = You fight in rounds until it is beaten or you cannot pay what you lose (R6.6).
explain-attack = For { $cost } the attack brings { $effects }. While armor is left only breaking attacks are possible, at armor 0 only wounding ones (R6.2).
explain-skip = A turn is one attack, one action, or nothing; the monster acts all the same (R6.1).
explain-respond =
    { $free ->
        [yes] { $name } is free and does this: { $effects }. It comes before what it answers goes on (R6.24).
       *[no] { $name } costs { $cost } and does this: { $effects }. It is paid before what it answers goes on (R6.24).
    }
explain-pass = What was about to happen happens as it stands (R6.24).
explain-keep = You keep { $name } to the end of the game; the others are discarded. It does this: { $text } (R7.1).
explain-cure = The condition { $name } is discarded; it did this: { $text } (R4.14).
explain-eat = Each food eaten gives { $each } small effort. For what is missing you pay 1 for the first, 2 for the second and so on; who cannot pay starves (R7.2).

ask-preparation = { $who }, prepare: take actions, or be done.
ask-preparation-committed = { $who }, prepare; you are committed to the next encounter.
ask-decision = { $who }, meet the monster, or explore?
ask-decision-committed = { $who }, you are committed: explore.
ask-exploration = { $who }, choose a card, to resolve it or to rest.
ask-exploration-committed = { $who }, you are committed to this card.
ask-trickery = { $who }, trick the monster, or fight it?
ask-turn = { $who }, it is your turn.
ask-response =
    { $on ->
        [scout] { $who }, the monster is known. Answer?
        [craft] { $who }, the weapon is made. Answer?
        [trickery] { $who }, the monster is tricked. Answer?
        [battle_start] { $who }, the battle begins. Answer?
        [wounding_attack] { $who }, your attack is about to wound. Answer?
        [monster_roll] { $who }, the monster’s roll counts as { $roll }: { $effects }. Answer?
        [hurt] { $who }, you are about to lose { $hurt } small effort. Answer?
       *[reward] { $who }, the spoils are yours. Answer?
    }
ask-keep-skill = { $who }, which skill do you learn?
ask-cure = { $who }, which condition do you cure?
ask-hunger = { $who }, you should eat { $n } food. How much do you eat?
ask-over = The game is over.

## Refusals

illegal-not-acting = { $ruling }: this is not the time to act.
illegal-not-preparing = { $ruling }: there is no preparation to end.
illegal-not-deciding = { $ruling }: this is not the time to decide.
illegal-not-exploring = { $ruling }: no encounter card is waiting.
illegal-not-revealed = { $ruling }: { $name } is not among the revealed cards.
illegal-encounter-too-dear = { $ruling }: { $name } costs { $cost }; what cannot be paid cannot be resolved.
illegal-committed = { $ruling }: you are committed to the next encounter and must resolve it.
illegal-nothing-to-endure = { $ruling }: only a committed card that cannot be paid is endured.
illegal-no-use-in-looking = { $ruling }: a committed exploration shows one card, so looking further has no use.
illegal-already-revealed = { $ruling }: the monster is already revealed.
illegal-too-many-actions = { $ruling }: no more than { $n } actions in one Preparation Step.
illegal-forbidden =
    { $what ->
        [abilities] { $ruling }: a condition forbids your abilities.
        [trickery] { $ruling }: a condition forbids trickery.
       *[scout] { $ruling }: a condition forbids scouting.
    }
illegal-no-such-action = { $ruling }: { $name } is no action of yours for now.
illegal-limit-spent = { $ruling }: { $name } has been used as often as it may be for now.
illegal-no-uses-left = { $ruling }: no ability use is left on this level.
illegal-too-dear = { $ruling }: this costs { $cost }, and you cannot pay it.
illegal-armor-left = { $ruling }: armor must be broken before wounds; { $n } is left.
illegal-no-armor = { $ruling }: there is no armor to break.
illegal-no-such-upgrade = { $ruling }: your weapon cannot become { $name }.
illegal-already-made = { $ruling }: { $name } is already in the stack.
illegal-disarmed = { $ruling }: while disarmed, your weapons stay as they are.
illegal-nothing-to-put-away = { $ruling }: the first weapon is never put away.
illegal-not-meeting = { $ruling }: this is not the time to meet the monster.
illegal-cannot-be-tricked = { $ruling }: this monster cannot be tricked.
illegal-not-your-turn-of-battle = { $ruling }: this is not your turn of a battle.
illegal-no-such-attack = { $ruling }: the weapon in hand has no such attack.
illegal-attack-too-dear = { $ruling }: this attack costs { $cost } in all, and you cannot pay it.
illegal-nothing-to-answer = { $ruling }: there is nothing to answer.
illegal-no-answer = { $ruling }: { $name } is no answer to this, or has been given.
illegal-not-learning = { $ruling }: there is no skill to keep.
illegal-skill-not-revealed = { $ruling }: { $name } is not among the revealed skills.
illegal-not-curing = { $ruling }: there is nothing to cure now.
illegal-not-active = { $ruling }: { $name } is not active.
illegal-not-eating = { $ruling }: this is not the time to eat.
illegal-too-much-food = { $ruling }: at most { $n } food can be eaten now.

## The table

draw-title = Level { level-name } of IV, { $difficulty }. { $character }, { $class }.
draw-setup = Before level I, { $difficulty }. { $character }, { $class }.
draw-uses =
    { $n ->
        [0] no ability use left
        [one] 1 ability use left
       *[other] { $n } ability uses left
    }
draw-next-time = time of level { level-name }
draw-weapon = Weapon: { $name }. { $attacks }.
draw-weapon-aside = { $name } is set aside for { rounds }.
draw-attack = { $cost }: { $effects }
draw-upgrades = It can become { $names }.
draw-skills = Skills: { $names }.
draw-conditions = Conditions: { $names }.
draw-condition = { $name } ({ $text })
draw-condition-rounds = { $name } for { rounds } ({ $text })
draw-next-conditions = On the next level: { $names }.
draw-hidden = The monster is hidden: { $names }.
draw-monster = { $name }: health { $health } of { $most-health }, armor { $armor } of { $most-armor }.
draw-guarded = It is on its guard.
draw-staggered = It will lose { turns }.
draw-trickery = Trickery: { $cost }.
draw-no-trickery = It cannot be tricked.
draw-ambush = Ambush: { $effects }.
draw-reward = Spoils: { $what }.
draw-toll = Every weapon attack costs { $what } more.
draw-round-end = At the end of each round: { $effects }.
draw-wound-cap = A weapon attack inflicts at most { wounds }.
draw-option = It offers: { $name } ({ $cost }): { $effects }.
draw-deck = Encounters: { $deck } in the deck, { $discards } discarded. Skills: { $skills } in the deck.
draw-committed = You are committed to the next encounter.
draw-looked = The next exploration shows { cards } more.
draw-hunger = At the end of this level: { $n } food.
draw-won = Free: { $n } points. Rank: { $rank }.
draw-lost =
    { $ending ->
        [fallen] Lost: effort was asked for that was not there.
        [starved] Lost: hunger could not be paid for.
       *[outlasted] Lost: the battle went on for too long.
    }

## Receipt

line-tail =
    { $shape ->
        [figure] { $points }, { $ruling }
       *[sum] { $sum } = { $points }, { $ruling }
    }
line-medium = medium effort: { line-tail }
line-large = large effort: { line-tail }
line-cunning = cunning: { line-tail }
line-food = food: { line-tail }
line-wood = wood: { line-tail }
line-metal = metal: { line-tail }
line-treasure = treasure: { line-tail }
line-small = small effort: { line-tail }
line-time = time: { line-tail }
score-rank = Score { $score }: { $rank }.

## Components

component-ours = The rulebook prints no cards: names and figures of this set are ours, unless you replaced them.
component-levels = Levels
component-level = Level { level-name }: { $time } time, { $uses } ability uses, { $food } food
component-bars = Bars end at: { $what }
component-actions = General actions
component-characters = Characters
component-weapons = Weapons
component-monsters = Monsters
component-skills = Skills
component-conditions = Conditions
component-encounters = Encounters
component-copies =
    { $n ->
        [one] { $name }
       *[other] { $name } × { $n }
    }
component-power = { $name } ({ $kind }; { limit }; { $cost }): { $text }
component-craft-price = the price on the weapon in hand
component-passive = { $name }: { $text }
component-weapon = { $name }. { $attacks }.
component-upgrade = { $name } for { $cost }
component-encounter = { $name } ({ $cost }, { $time } time): { $effects }
component-total = { $characters } characters, { $weapons } weapons, { $monsters } monsters, { $skills } skills, { $conditions } conditions, { $encounters } encounter cards.

## Options

option-difficulty = how hard it is
option-ignored = what a skill that ignores a kind of effect drops of a rolled result: the whole result, or that part
option-character = who is played, or random

## Setting a table

choice-difficulty = How hard?
choice-difficulty-value =
    { $value ->
        [easy] Easy
        [hard] Hard
       *[normal] Normal
    }
choice-difficulty-meaning =
    { $value ->
        [easy] 13 effort, a skill and a find to begin with
        [hard] 10 effort; the monster strikes first
       *[normal] 13 effort
    }
choice-ignored = A skill that ignores an effect
choice-ignored-value =
    { $value ->
        [part] drops that part of a roll
       *[result] makes the whole roll harmless
    }
choice-character = Who goes down?
choice-character-value =
    { $value ->
        [pit-fighter] Oda Brandt, Pit Fighter
        [burglar] Fenn Ashdown, Burglar
        [trapper] Marrec Tole, Trapper
        [field-surgeon] Corvin Hale, Field Surgeon
       *[random] Let the lot decide
    }
choice-character-meaning =
    { $value ->
        [pit-fighter] Strikes harder, one wound more; takes a blow, two effort less.
        [burglar] Finds metal, sees two cards more, and slips a roll down by two.
        [trapper] Scouts and sees two cards more, snares food, drops stone past armor.
        [field-surgeon] Stitches two effort and a condition, thinks cunning, finds the vital spot.
       *[random] One of the four.
    }
strength-does =
    { $bot ->
        [novice] Does everything by habit and never looks ahead.
        [casual] Looks ahead where a battle is near.
        [strong] Plays each choice through { $games } times.
       *[master] Plays each choice through { $games } times and works its fights out.
    }
measured-alone =
    Gets out in { $percent } games of 100 on normal.

## What decided it

decided =
    { $ending ->
        [won] { $monster } was beaten at level { level-name }, and there is nothing behind it but the way out.
        [starved] hunger at the end of level { level-name } could not be paid for.
        [outlasted] the battle with { $monster } went on for too long.
        [spent] effort was asked for at level { level-name } that was not there.
       *[fallen] { $monster } had { $health } health left when the effort ran out, at level { level-name }.
    }

## Why a choice may be the right one

reason-fells = It fells { $monster }, and no blow comes back.
reason-guarded = The guard of { $monster } takes this blow; the next one lands.
reason-wounds = { $monster } has { $after } of { $before } health left after it.
reason-breaks =
    { $after ->
        [0] { $monster } has no armor left after it, and can be wounded.
       *[other] { $monster } has { $after } of { $before } armor left after it.
    }
reason-deadly =
    { $faces ->
        [one] One face of its die would be deadly now.
       *[other] { $faces } of the six faces of its die would be deadly now.
    }
reason-skip = You keep your { $before } effort.
reason-gains = You gain { $what }.
reason-effort =
    { $falls ->
        [yes] It would be the end.
       *[no] Your effort goes from { $before } to { $after }.
    }
reason-time =
    { $after ->
        [0] No time is left then: the monster comes by surprise.
       *[other] Of { $before } time { $after } is left then.
    }
reason-craft =
    { $wound ->
        [0] Its strongest blow breaks { $breaks } armor, where yours breaks { $now_breaks }.
       *[other] Its strongest blow wounds { $wound }, where yours wounds { $now }.
    }
reason-trick =
    { $armor ->
        [0] It spares you a battle against { $health } health.
       *[other] It spares you a battle against { $armor } armor and { $health } health.
    }
reason-battle = Beating { $monster } with its { $health } health brings { $reward }.
reason-fight = You meet it with { $effort } effort, and it does not surprise you; { $time } time is given up.
reason-explore =
    { $cards ->
        [one] One card is turned; { $time } time is left.
       *[other] { $cards } cards are turned to choose from; { $time } time is left.
    }
reason-end-preparation = You go on with { $effort } effort, and { $time } time is left.
reason-pass =
    { $falls ->
        [yes] You would not survive it.
       *[no] It leaves you { $after } of { $before } effort.
    }
reason-answer =
    { $falls ->
        [yes] Without it you would not survive; with it you have { $with } effort left.
       *[no] Without it you would have { $without } effort left, with it { $with }.
    }
reason-eat =
    { $falls ->
        [yes] You would starve.
       *[no] You go on with { $after } effort.
    }
