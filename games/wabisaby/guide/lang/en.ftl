# The words of WabiSaby.
#
# Places in a hand ($own, $theirs, $a, $b, $places) and in the showcase ($slot) are letters, so that
# they are not taken for cards.
# A card as seen ($card, $gave, $took) is 1 to 6, W (a Wabi Sabi card) or back.

game-wabisaby = WabiSaby
pitch-wabisaby = The others see half your hand, you see the rest. Trade, and stay away from twenty-one.

## Cards

card-seen =
    { $card ->
        [W] a Wabi Sabi card
        [back] a back
       *[number] a { $card }
    }

## What happened

event-round-began = Round { $round } began.
event-showcase-laid = In the showcase: { $cards }.
event-target-drawn = { $who } drew a secret target.
event-target-drawn-own = { $who } drew a secret target: { $target }.
event-hand-dealt = { $who } was dealt six cards.
event-hand-dealt-own = { $who } was dealt { $cards }.
event-keep-chosen = { $who } chose what to keep.
event-keep-chosen-own = { $who } keeps places { $places }.
event-hand-raised = { $who } holds up { $cards }.
event-start-drawn = { $who } begins.
event-die-rolled =
    { $alone ->
        [yes] The die shows { $die }: so many cards may be skipped.
       *[no] The die shows { $die }.
    }
event-swapped = { $who } moved their cards { $a } and { $b }.
event-hand-rearranged =
    { $times ->
        [one] { $who } moved cards once; now held up: { $cards }.
       *[other] { $who } moved cards { $times } times; now held up: { $cards }.
    }
event-exchanged = { $who } gave card { $own } to { $other } for card { $theirs }: { $gave } went, { $took } came.
event-showcase-exchanged = { $who } laid card { $own } down in the showcase for card { $slot }: { $gave } went, { $took } came.
event-appraised = { $who } appraised their hand.
event-appraised-own = { $who } appraised their hand: { $cards }.
event-die-lowered =
    { $because ->
        [appraisal] One round of turns has passed since the appraisal: the die shows { $die }.
        [showcase] All three showcase cards lay down: the die shows { $die }.
       *[stall] Too many turns without the die going down (house rule): it shows { $die }.
    }
event-showcase-turned = The showcase was turned up: { $cards }.
event-turn-ended = It is { $who }’s turn.
event-hand-revealed =
    { $alone ->
        [yes] { $who } revealed { $cards }, in total { $total }.
       *[no] { $who } revealed { $cards }, in total { $total }; the target was { $target }.
    }
event-round-scored =
    { $points ->
        [one] { $who } scored 1 point.
       *[other] { $who } scored { $points } points.
    }
event-game-ended = The game ended.
event-solo-dealt = The first six cards: { $cards }.
event-card-drawn = Drawn: { $card }.
event-replaced = It went to { $own }; { $out } was set aside.
event-skipped =
    { $skips ->
        [0] It was skipped; no skip is left.
        [one] It was skipped; 1 skip is left.
       *[other] It was skipped; { $skips } skips are left.
    }

## What may be chosen

action-keep = Keep { $places }
action-swap = Move { $a } and { $b }
action-exchange = { $own } for { $name } { $theirs }
action-showcase = { $own } for showcase { $slot }
action-appraise = Appraise
action-replace = Put it in { $own }, for { $card }
action-skip = Skip it
action-end-turn = End the turn

explain-keep = You keep the cards at { $places } towards yourself; the other three face the others (R2). Nobody learns your choice before all have chosen.
explain-swap =
    { $when ->
        [after] You exchange your cards at { $a } and { $b }, up to five times after your action (R31). The others are told the new order of what they see when you end your turn.
       *[before] You exchange your cards at { $a } and { $b }, up to five times before your action (R31). The others are told the new order of what they see when you act.
    }
explain-exchange = You give your card { $own } to { $name } and take card { $theirs } (R8). Both cards turn round: you and { $name } go on seeing what you saw, everybody else sees the other side.
explain-showcase = You lay your card { $own } down in the showcase and take card { $slot } (R9). What lay up will face you, what lay down will face the others. When all three lie down, the die goes down at once.
explain-appraise = You look at all your own cards (R10). Nobody may appraise until it is your turn again; then the die goes down by 1 (R12).
explain-replace = The drawn card goes to { $own } as it lies, and { $card } is set aside (R25).
explain-end-turn = Your turn ends, and the next player’s begins (R50). Until then you may move your own cards (R11).
explain-skip =
    { $die ->
        [one] The drawn card is set aside; it costs the last skip (R25).
       *[other] The drawn card is set aside; it costs one of { $die } skips (R25).
    }

illegal-must-keep = R2: choose three cards to keep first.
illegal-not-choosing = R2: cards are kept only at the start of a round.
illegal-same-place = R31: name two different places, the lower one first.
illegal-too-many-swaps = R31: cards are moved at most { $limit } times before the action, and as often after it.
illegal-no-such-place = R48: a hand has no place { $place }; places count from 0 to 5.
illegal-no-such-slot = R9: the showcase has no place { $slot }; places count from 0 to 2.
illegal-has-acted = R41: a turn is one action, and you have acted: move your cards, or end the turn.
illegal-act-first = R50: a turn ends after its action: exchange a card or appraise first.
illegal-ends-by-itself = R50: at this table a turn ends with its action.
illegal-own-hand = R35: you cannot exchange with yourself.
illegal-no-such-seat = R35: there is no seat { $seat } at this table.
illegal-locked = R12: nobody may appraise until { $who }’s next turn.
illegal-appraised-last = R13: you appraised last; somebody else must appraise before you may again.
illegal-no-skips = R25: there are no skips left.
illegal-alone = R24: alone, the drawn card replaces one of yours or is skipped.
illegal-not-alone = R8: with others, you exchange or appraise.

ask-keep = { $name }, which three cards do you keep towards yourself?
ask-turn = { $name }, your turn: exchange a card, or appraise.
ask-end-turn = { $name }, move your own cards if you like, then end your turn.
ask-draw = { $name }, take the drawn card or skip it?

## Receipts

line-rounds = rounds so far: { $points }, { $ruling }
line-target = target’s total: { $points }, { $ruling }
line-bin = target’s total is in the bin: 0, { $ruling }
line-wabi-sabi = own Wabi Sabi cards: { $points }, { $ruling }

## The table

draw-round =
    { $state ->
        [alone] Round { $round } of { $rounds }. Skips left: { $die }. Points so far: { $points }; the challenge is { $challenge }.
        [choosing] Round { $round }. The die is rolled once all have chosen. { $goal } points end the game.
       *[playing] Round { $round }. The die shows { $die }. { $goal } points end the game.
    }
draw-lock = { $who } appraised: nobody may appraise until { $who }’s next turn.
draw-ban = { $who } appraised last and may not again before somebody else does.
draw-stall =
    { $limit ->
        [0] No house rule lowers the die.
       *[other] House rule: the die goes down after { $limit } turns without going down; { $stalled } so far.
    }
draw-target = Your secret target: { $target }.
draw-target-self = Your secret target: yourself.
draw-showcase = showcase
draw-hand = { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
draw-hand-own = { $name } (you), { $points ->
        [one] 1 point
       *[other] { $points } points
    }
draw-chosen =
    { $count ->
        [one] Has yet to choose: { $names }.
       *[other] Have yet to choose: { $names }.
    }
draw-drawn =
    { $deck ->
        [0] Drawn: { $card }. It is the last card.
        [one] Drawn: { $card }. After it 1 card is left.
       *[other] Drawn: { $card }. After it { $deck } cards are left.
    }
draw-aside =
    { $down ->
        [0] Set aside: { $cards }.
        [one] Set aside: { $cards }, 1 that lies down.
       *[other] Set aside: { $cards }, { $down } that lie down.
    }
draw-nothing-aside = nothing that lies up
draw-legend =
    { $memory ->
        [some] A number is seen, ## is a back, W a Wabi Sabi card; (n) is remembered.
       *[none] A number is seen, ## is a back, W a Wabi Sabi card.
    }
draw-over = The game is over.

## Components

component-sets = { $sets } sets of number cards from 1 to 6, { $wabi } Wabi Sabi cards.
component-solo = Alone: { $sets } sets, { $rounds } rounds, the challenge is { $challenge } points.
component-card =
    { $most ->
        [1] Score card for 1 player{ $mark }
       *[other] Score card for { $least } to { $most } players{ $mark }
    }
component-row =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
component-bin = bin
component-ours = * our proposal: the rulebook does not print the score cards.

## Options

option-target-score = points that end the game
option-stall-limit = house rule: turns without the die going down before it does; auto is ten a player
option-bin-voids-bonus = a total of 21 also voids the points for Wabi Sabi cards
option-memory-aid = people are shown what they have seen and could have noted
option-rearrange = when one moves one’s own cards about: before the action and after it, or before it alone

## Setting a table

choice-target-score = The game goes to
choice-target-score-value =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
choice-stall-limit = When nobody appraises
choice-stall-limit-value =
    { $value ->
        [auto] the die goes down after ten turns each
        [0] the die never goes down by itself
       *[other] the die goes down after { $value } turns
    }
choice-stall-limit-usual = our own rule: after ten turns each
choice-bin-voids-bonus = A total in the bin
choice-bin-voids-bonus-value =
    { $value ->
        [yes] takes Wabi Sabi cards too
       *[no] spares Wabi Sabi cards
    }
choice-memory-aid = Cards you have seen
choice-memory-aid-value =
    { $value ->
        [yes] stay marked
       *[no] are yours to remember
    }
choice-rearrange = Moving your own cards
choice-rearrange-value =
    { $value ->
        [before] before your action alone
       *[both] before your action and after it
    }
strength-does =
    { $bot ->
        [novice] Notes nothing and thinks of this turn alone.
        [casual] Remembers what it saw and goes for its target.
        [strong] Imagines what the backs hide before it chooses.
       *[master] Imagines what the backs hide { $games } times a turn. It sees only what its seat sees.
    }
measured-alone = Alone it reaches ten points in { $percent } games of 100.

## What decided it

decided = in round { $round } { $who } came to { $score }, where { $goal } end the game (R21); { $next } had { $less }.
decided-alone = { $goal } points were asked for in three rounds; it came to { $score } (R26).

## Why a choice may be the right one

reason-keep = The others will see { $turned }; { $kept } only you see.
reason-swap = The others can no longer place what they noted of your backs.
reason-end-turn = Your cards stay where the others saw them.
reason-changes =
    { $whose ->
        [own] Your own hand counts for you: it shows { $before } now, { $after } then.
       *[other] { $who }’s hand counts for you: it shows { $before } now, { $after } then.
    }
reason-same =
    { $whose ->
        [own] Your own hand counts for you, and stays as it is.
       *[other] { $who }’s hand counts for you, and stays as it is.
    }
reason-pays =
    { $kind ->
        [bin] That is the bin, and pays nothing.
        [exact] { $low } pays { $most ->
                [one] 1 point
               *[other] { $most } points
            }.
        [same] It can come to { $low } to { $high }, which pays { $most ->
                [one] 1 point
               *[other] { $most } points
            }{ $bin ->
                [yes] , but for the bin
               *[no] {""}
            }.
       *[range] It can come to { $low } to { $high }, which pays { $least } to { $most ->
                [one] 1 point
               *[other] { $most } points
            }{ $bin ->
                [yes] , but for the bin
               *[no] {""}
            }.
    }
reason-takes-wabi = You take a Wabi Sabi card, which is a point of its own.
reason-gives-wabi = You give a Wabi Sabi card away, and its point with it.
reason-turns =
    { $die ->
        [0] All three showcase cards then lie down, and the round ends.
       *[other] All three showcase cards then lie down: the die goes down to { $die }.
    }
reason-appraise =
    { $unknown ->
        [0] You learn nothing new of your hand.
        [one] You see the one card of your hand that you do not know.
       *[other] You see the { $unknown } cards of your hand that you do not know.
    } { $die ->
        [0] The round ends when your turn comes again.
       *[other] The die goes down to { $die } when your turn comes again.
    }
reason-skip =
    { $skips ->
        [0] Your hand stays as it is; no skip is left then.
        [one] Your hand stays as it is; 1 skip is left then.
       *[other] Your hand stays as it is; { $skips } skips are left then.
    }

## What a log keeps where one must remember

faded-hand-raised = { $who } held up a hand.
faded-rearranged = { $who } moved cards.
faded-exchanged = { $who } exchanged a card with { $other }.
faded-showcase-exchanged = { $who } exchanged a card with the showcase.
faded-showcase-laid = Three cards were laid into the showcase.
faded-showcase-turned = The showcase was turned up.
