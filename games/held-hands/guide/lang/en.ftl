# The words of ...and then we held hands...
#
# A colour comes as $colour (R, K, G, B) and as $mark, its shape and letter; a node comes with its
# mark; a card comes by its $place in a hand, a to f, and $hand says whose: own or partner ($owner).

game-held-hands = ...and then we held hands...
pitch-held-hands = Two of you, one way to the heart, and not a word between you.

## Emotions, sides, rings

emotion =
    { $colour ->
        [R] Angry
        [K] Sad
        [G] Happy
       *[B] Calm
    }
colour-name =
    { $colour ->
        [R] red
        [K] black
        [G] green
       *[B] blue
    }
side-name =
    { $side ->
        [left] left
       *[right] right
    }
ring-name =
    { $ring ->
        [outer] Outer Ring
        [middle] Middle Ring
        [inner] Inner Ring
       *[heart] Heart
    }
hand-of =
    { $hand ->
        [own] their own hand
       *[partner] { $owner }’s hand
    }
why-lost =
    { $because ->
        [not-followed] one stood in the Heart, and the other could not follow at once (R51)
        [no-cards] nobody had a card left to play (R35)
        [out-of-balance] every step that could be paid went beyond a balance of 2 (R38)
        [partner-in-the-way] the one step that could be paid led onto the other’s node (R5)
        [heart-unbalanced] the one step that could be paid led into the Heart, out of balance (R46)
        [deck-out] the emotions deck was empty (R34)
       *[cannot-move] no step could be paid (R37)
    }

## What happened

event-first-player-set = { $who } will take the first turn.
event-objectives-dealt = Round { $round }: four objectives were dealt to each player, face down.
event-hand-dealt = { $who } was dealt six cards.
event-hand-dealt-seen = { $who } was dealt { $cards }, left and right half.
event-fans-asked = Both look at their cards once and choose which half to show.
event-fan-chosen = { $who } has chosen which half to show.
event-fan-chosen-seen = { $who } chose to show the { side-name } half.
event-fan-revealed = { $who } shows the { side-name } half: { $cards }.
event-turn-began = { $who }’s turn.
event-objective-revealed = The objective from { $who }’s stack: { emotion }, { colour-name } { $mark }.
event-step-taken = { $who } stepped to { $node } with card { $place } of { hand-of }; balance { $balance }.
event-heart-entered = { $who } entered the Heart with card { $place } ({ $mark }) of { hand-of }; balance { $balance }.
event-card-discarded = { $who } discarded { $card }, card { $place } of { hand-of }.
event-balance-reset = Six cards or more in one turn: { $who }’s balance is back at 0.
event-card-drawn = { $who } drew card { $place }, which shows { $mark } on its { side-name } half.
event-perspective-asked = { $who } ended the turn in the middle and may keep or switch perspective.
event-perspective-kept = { $who } kept the perspective.
event-perspective-changed = { $who }’s hand now shows the { side-name } half: { $cards }.
event-perspective-changed-empty = { $who } now sees the { side-name } half, but has no card.
event-objective-completed = { $who } met the objective { emotion }, { colour-name } { $mark }.
event-ring-opened =
    { $ring ->
        [heart] All objectives are met: the Heart lies open.
       *[any] The round is complete: the { ring-name } lies open.
    }
event-discard-reshuffled =
    { $cards ->
        [one] { $who }’s discard pile, 1 card, was shuffled into the emotions deck.
       *[other] { $who }’s discard pile, { $cards } cards, was shuffled into the emotions deck.
    }
event-reconciled = Both are in the Heart, in balance. They held hands.
event-broke-up = They broke up on { $who }’s turn: { why-lost }.

## What may be chosen

action-choose-fan = Show the { side-name } half: { $cards }
action-step =
    { $hand ->
        [own] { $node } with your card { $place } { $mark }, balance { $before } to { $balance }
       *[partner] { $node } with { $owner }’s card { $place } { $mark }, balance { $before } to { $balance }
    }
action-end-turn =
    { $met ->
        [yes] End the turn on { $node } and meet the objective
       *[no] End the turn on { $node }
    }
action-keep-perspective = Keep the { side-name } half showing
action-switch-perspective = Switch to the { side-name } half

## What a choice means

explain-choose-fan = Your cards will show their { side-name } half, to you and to your partner (R27). The other half stays hidden from both until your perspective changes (R25).
explain-step =
    { $hand ->
        [own] You step to { $node } and spend your own card { $place } (R3).
       *[partner] You step to { $node } and spend { $owner }’s card { $place }; it goes to your discard pile (R3, R57).
    }
explain-step-balance =
    { $direction ->
        [up] Anger and sadness raise your balance, to { $balance } (R1).
       *[down] Happiness and calm lower your balance, to { $balance } (R1).
    }
explain-step-back = Steps can be taken back until you end the turn (R55).
explain-step-heart = The Heart ends your walk; your partner must follow on the very next turn, or both lose (R49).
explain-end-turn = Your turn ends here, and the cards you played go to your discard pile (R57, R59).
explain-end-met = You stand on the colour of the objective, so it is met (R15).
explain-end-refill = Your balance is 0, so you refill your hand to six (R32).
explain-end-lost = Your partner waits in the Heart and you cannot go on, so you break up (R51).
explain-keep-perspective = Your cards go on showing their { side-name } half (R28).
explain-switch-perspective = Your cards turn to their { side-name } half, for you and for your partner (R28).

## Why not

illegal-fans-are-chosen = { $ruling }: the half to show was chosen at the start.
illegal-must-choose-fan = { $ruling }: choose first which half of your cards to show.
illegal-in-the-heart = { $ruling }: the Heart is the last step of a walk.
illegal-ring-closed = { $ruling }: the { ring-name } is not open yet.
illegal-heart-closed = { $ruling }: the Heart opens after the turn that meets the last objective.
illegal-not-joined = { $ruling }: no line joins { $from } and { $to }.
illegal-crossed = { $ruling }: this walk has crossed { $node } already.
illegal-partner-there = { $ruling }: your partner stands on { $node }.
illegal-no-such-hand = { $ruling }: there is no seat { $seat } at this table.
illegal-no-card = { $ruling }: there is no card { $place } to play in { $owner }’s hand.
illegal-wrong-colour = { $ruling }: { $node } is paid with { $needs }, and that card shows { $shows }.
illegal-out-of-balance = { $ruling }: your balance would be { $balance }, and it may not go beyond 2.
illegal-heart-unbalanced = { $ruling }: the Heart is entered at balance 0, and yours would be { $balance }.
illegal-must-move = { $ruling }: you cannot pass; take at least one step.
illegal-must-follow = { $ruling }: your partner is in the Heart, and you can still go on.
illegal-must-choose-perspective = { $ruling }: keep or switch your perspective first.
illegal-not-turning = { $ruling }: the perspective is chosen only when a turn ends in the middle.

## What is asked

ask-fan = { $who }, which half of your cards will show?
ask-walk = { $who }, your turn: take a step.
ask-go-on = { $who }, step on or end the turn.
ask-go-on-met = { $who }, end the turn here to meet the objective, or step on.
ask-too-late = { $who }, the Heart can no longer be reached from here: take steps back, or end the turn and break up.
ask-follow = { $who }, follow into the Heart on this turn, or you both lose.
ask-perspective = { $who }, you stand in the middle: keep or switch your perspective.
ask-another = { $who } is to choose.
ask-over = The game is over.

## The table as text

draw-round = Round { $round } of { $rounds }, { ring-name }.
draw-heart-open = The Heart lies open.
draw-won = They held hands.
draw-lost = They broke up: { why-lost }.
draw-objectives = Objectives met: { $met } of { $all }.
draw-deck =
    { $cards ->
        [0] Emotions deck: empty.
        [one] Emotions deck: 1 card.
       *[other] Emotions deck: { $cards } cards.
    }
draw-objective = Objective: { emotion }, { colour-name } { $mark }, in the { ring-name }. Face down: { $stacks }.
draw-stack = { $who } { $cards }
draw-legend = ▲R red, Angry +1; ■K black, Sad +1; ●G green, Happy −1; ◆B blue, Calm −1; ♥ Heart; 1: and 2: the players; × crossed this turn.
draw-way =
    { $state ->
        [closed] { $node } (closed)
        [crossed] { $node } (crossed)
        [partner] { $node } (partner)
       *[open] { $node }
    }
draw-ways = Lines from { $node }: { $ways }.
draw-you = { $who } (you)
draw-player = { $token }: { $who } on { $node }, balance { $scale }
draw-hand = shows { side-name }: { $cards }
draw-hand-empty = shows { side-name }: no card
draw-hand-closed = { $cards } cards, not open yet
draw-spent = paid this turn: { $cards }
draw-look = both halves, left and right: { $cards }
draw-memory = remembered of the hidden halves: { $cards }
draw-discards = discards, { $count }: { $cards }

## Components

component-ring =
    { $ring ->
        [heart] The Heart
       *[any] The { ring-name }
    }
component-node = node
component-side = side
component-lines = lines to
component-lie =
    { $lie ->
        [middle] middle
        [east] east
       *[west] west
    }
component-emotions = { $count } emotion cards: { $cards }.
component-objectives = { $count } objectives: { $cards }.
component-objective = { emotion } { $mark } × { $copies }
component-ours = Nothing of this is printed in the rulebook: the board is read off a drawing of it, the decks are our proposal. East is right for player 1 and left for player 2.

## Options

option-set = which cards of ours are played with
option-first-player = who takes the first turn, or random
option-deck-out-loses = an empty emotions deck breaks the players up
option-chain-resets = six cards or more in one turn bring the balance back to 0
option-reshuffle = which discard piles go back into the deck after a round
option-memory-aid = people are shown the hidden halves they have seen before

## Setting a table

choice-set = Cards
choice-set-value =
    { $value ->
        [calm] the calm set
        [hard] the hard set
        [cruel] the cruel set
       *[proposal] our proposal
    }
choice-set-meaning =
    { $value ->
        [calm] Many emotion cards, and objectives that are red or black for the most part. Two strong bots find each other in 90 games of 100.
        [hard] 40 emotion cards: the deck hardly lasts. Two strong bots find each other in 61 games of 100.
        [cruel] 37 emotion cards: hardly a step may be wasted. Two strong bots find each other in 35 games of 100.
       *[proposal] 48 emotion cards, as many as the box is said to hold. Two strong bots find each other in 87 games of 100.
    }
choice-set-usual = here: our proposal
choice-first-player = Who begins
choice-first-player-value =
    { $value ->
        [random] by lot
       *[other] { $value }
    }
choice-first-player-usual = here: by lot
choice-deck-out-loses = When the deck is empty
choice-deck-out-loses-value =
    { $value ->
        [yes] it is over
       *[no] play on
    }
choice-deck-out-loses-meaning =
    { $value ->
        [yes] An empty deck of emotions breaks you up.
       *[no] You go on with the cards you hold.
    }
choice-chain-resets = Six cards in one turn
choice-chain-resets-value =
    { $value ->
        [yes] bring the balance to 0
       *[no] change nothing
    }
choice-reshuffle = After a round
choice-reshuffle-value =
    { $value ->
        [larger] the larger discard pile goes back
        [both] both discard piles go back
       *[none] none goes back
    }
choice-reshuffle-meaning =
    { $value ->
        [none] Nobody has been seen to win this way: the cards do not last.
       *[other] {""}
    }
choice-memory-aid = Halves you have seen
choice-memory-aid-value =
    { $value ->
        [yes] stay marked
       *[no] are yours to remember
    }
strength-does =
    { $bot ->
        [novice] Takes the shortest way and never looks at what you are left with.
        [casual] Minds its own balance and yours, one turn at a time.
        [strong] Imagines your hand { $games } times before each turn.
       *[master] Imagines your hand { $games } times before each turn, and what you would answer.
    }
measured-alone = Two of them find each other in { $percent } games of 100.

## What decided it

decided-reconciled = both came into the Heart, one right after the other, in balance (R61).
decided-broke-up = { why-lost }.

## Why a choice may be the right one

reason-way =
    { $heart ->
        [yes] { $steps ->
            [0] It is the Heart.
            [one] From there the Heart is one step away.
           *[other] From there the Heart is { $steps } steps away.
        }
       *[no] { $steps ->
            [0] It has the colour of the objective: ending the turn there meets it.
            [one] From there the objective is one step away.
           *[other] From there the objective is { $steps } steps away.
        }
    }
reason-paid =
    { $hand ->
        [own] It is paid with a card of yours; { $left ->
                [0] no other { $mark } shows.
                [one] one more { $mark } shows.
               *[other] { $left } more { $mark } show.
            }
       *[partner] { $owner } pays, and your cards stay; { $left ->
                [0] no other { $mark } shows.
                [one] one more { $mark } shows.
               *[other] { $left } more { $mark } show.
            }
    }
reason-balance =
    { $kind ->
        [even] Your balance is even then: ending the turn fills your hand.
       *[limit] Your balance stands at its limit then, { $balance }.
    }
reason-meets = The objective is met.
reason-end =
    { $filled ->
        [yes] Your balance is even, so your hand is filled to six.
       *[no] { $cards ->
            [0] Your hand stays empty.
            [one] You keep one card.
           *[other] You keep { $cards } cards.
        }
    }
reason-fan =
    { $kinds ->
        [one] It shows one colour, which pays for { $ways } of the { $all } nodes beside you.
       *[other] It shows { $kinds } colours, which pay for { $ways } of the { $all } nodes beside you.
    }
reason-keep = What shows now pays for { $ways } of the { $all } nodes beside you.
reason-switch = What shows now pays for only { $ways } of the { $all } nodes beside you.

## What a log keeps where one must remember

faded-fans-revealed = Both showed the half they had chosen.
faded-perspective-changed = { $who } switched perspective.
faded-card-drawn = { $who } drew a card.
