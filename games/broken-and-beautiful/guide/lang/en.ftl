# The words of Broken and Beautiful and of Kintsugi.
#
# A card comes as $kind (cup, saucer, plate, bowl, tea-jar, vase, teapot, serving-tray, storage-box,
# gold) and $pattern (blue, white, brown, green, or none). Cards that look alike are called alike.

game-broken-and-beautiful = Broken and Beautiful
pitch-broken-and-beautiful = Collect pottery. Some of it breaks. Mended with gold, it is worth more than before.
game-kintsugi = Kintsugi
pitch-kintsugi = The same pottery by the French rulebook: passing is final, and a mended vase is worth more.

## Cards

card-kind =
    { $kind ->
        [cup] cup
        [saucer] saucer
        [plate] plate
        [bowl] bowl
        [tea-jar] tea jar
        [vase] vase
        [teapot] teapot
        [serving-tray] serving tray
        [storage-box] storage box
       *[gold] gold
    }
card-kinds =
    { $kind ->
        [cup] cups
        [saucer] saucers
        [plate] plates
        [bowl] bowls
        [tea-jar] tea jars
        [vase] vases
        [teapot] teapots
        [serving-tray] serving trays
        [storage-box] storage boxes
       *[gold] gold
    }
# The same at the start of a sentence.
card-kinds-first =
    { $kind ->
        [cup] Cups
        [saucer] Saucers
        [plate] Plates
        [bowl] Bowls
        [tea-jar] Tea jars
        [vase] Vases
        [teapot] Teapots
        [serving-tray] Serving trays
        [storage-box] Storage boxes
       *[gold] Gold
    }
# A colour agrees with what it colours, in other languages.
card-colour =
    { $kind ->
       *[any]
            { $pattern ->
                [blue] blue
                [white] white
                [green] green
               *[brown] brown
            }
    }
# A state agrees as well.
card-state =
    { $kind ->
       *[any]
            { $state ->
                [broken] broken
                [mended] mended
               *[unbroken] unbroken
            }
    }
card-bare =
    { $pattern ->
        [none] { card-kind }
       *[any] { card-colour } { card-kind }
    }
card-the = the { card-bare }
card-this = this { card-bare }
card-a =
    { $kind ->
        [gold] gold
       *[any] a { card-bare }
    }
card-pattern =
    { $pattern ->
        [blue] blue
        [white] white
        [green] green
       *[brown] brown
    }

## What happened

event-novice-helped = { $who }, new to the game, took 1 ingot.
event-first-player-asked = { $who } came last in the game before and names the first player.
event-first-player-set = { $who } begins.
event-deck-shuffled = The deck was shuffled. On top: { card-a }.
event-round-began = Round { $round } began.
event-card-dealt = Dealt: { card-a }.
event-card-turned = On top of the deck: { card-a }.
event-deck-empty = The deck is empty.
event-card-kept = { $who } kept { card-the }.
event-card-sold =
    { $ingots ->
        [0] { $who } sold { card-the } for nothing: the supply is empty.
        [one] { $who } sold { card-the } for 1 ingot.
       *[other] { $who } sold { card-the } for { $ingots } ingots.
    }
event-pottery-broke =
    { $cards ->
        [0] { card-kinds-first } broke, but nobody had an unbroken one.
        [one] 1 { card-kind } broke.
       *[other] { $cards } { card-kinds } broke.
    }
event-gold-showed = Gold showed: the first mend of each player is free this round.
event-leftover-discarded = Nobody took { card-the }; the card was discarded.
event-card-repaired =
    { $ingots ->
        [0] { $who } mended { card-the } for free.
        [one] { $who } mended { card-the } for 1 ingot.
       *[other] { $who } mended { card-the } for { $ingots } ingots.
    }
event-passed = { $who } passed.
event-passed-forced = { $who } could mend nothing and passed.
event-marker-passed = The first player marker went to { $who }.
event-broken-discarded =
    { $cards ->
        [one] { $who } discarded 1 broken card.
       *[other] { $who } discarded { $cards } broken cards.
    }
event-game-ended = The game ended: the deck cannot fill another round.

## What may be chosen

action-points =
    { $points ->
        [one] { $sign }1 point
       *[other] { $sign }{ $points } points
    }
action-keep = Keep { card-the }, { action-points }
action-sell =
    { $ingots ->
        [one] Sell { card-the }, +1 ingot
       *[other] Sell { card-the }, +{ $ingots } ingots
    }
action-sell-boxed = { action-sell }, { action-points }
action-repair =
    { $ingots ->
        [0] Mend { card-the } for free, { action-points }
        [one] Mend { card-the } for 1 ingot, { action-points }
       *[other] Mend { card-the } for { $ingots } ingots, { action-points }
    }
action-pass = Pass
action-name-first = { $who } begins

## What a choice means

explain-keep = You add { card-the } to your collection; it cannot be sold later (R8, R41).
explain-breaks = { card-kinds-first } will break when this draft ends, this one too (R10).
explain-sell =
    { $ingots ->
        [0] You sell { card-the } for nothing, and the card leaves the game (R42).
        [one] You sell { card-the } for 1 ingot, and the card leaves the game (R42).
       *[other] You sell { card-the } for { $ingots } ingots, and the card leaves the game (R42).
    }
explain-sell-short = The supply pays what it has left (R9).
explain-sell-later = Ingots pay for mending; by themselves they are worth no points (R28).
explain-sell-boxed = Each storage box of yours counts your ingots, 4 at most (R27).
explain-repair =
    { $ingots ->
        [0] You mend { card-the } for free; what is mended never breaks again (R10).
        [one] You mend { card-the } for 1 ingot (R15); what is mended never breaks again (R10).
       *[other] You mend { card-the } for { $ingots } ingots (R15); what is mended never breaks again (R10).
    }
explain-repair-free = Gold showed: your first mend of the round costs nothing, the next 1 more than printed (R16).
explain-repair-again =
    { $repairs ->
        [one] That is the printed { $printed } and 1 for what you have mended this round.
       *[other] That is the printed { $printed } and { $repairs } for what you have mended this round.
    }
explain-pass = You mend nothing on this turn (R14).
explain-pass-return = You may still mend later this round, until all pass one after another (R17).
explain-pass-final = Your pass is final for this round (R17).
explain-name-first = { $who } takes the first player marker and drafts first (R33). The draft goes round clockwise, then back (R6).
explain-worth =
    { $kind ->
        [cup] A cup is worth 1 point, mended 3 (R21).
        [saucer] A saucer doubles one cup, mended it trebles it; alone it is worth nothing (R21).
        [plate] Two plates are worth 6 points, and each mended plate 2 more (R22).
        [bowl] Each bowl is worth as many points as you have bowls, and 1 more if mended (R23).
        [tea-jar] Whoever has most tea jars scores 6, and each mended jar 1 more (R24).
        [vase] One vase is worth 1 point, two 5, three 15, and each mended vase { $bonus } more (R25).
        [teapot] A teapot is worth as many points as you have things of its pattern, mended twice that (R26).
        [serving-tray] A serving tray is worth 2 points and never breaks (R27).
        [storage-box] A storage box is worth your ingots at the end, 4 points at most, and never breaks (R27).
       *[gold] Gold can only be sold (R7).
    }

## Why a choice is worth what it is

reason-joins =
    { $kind ->
        [cup]
            { $fits ->
                [yes] A saucer of yours waits for it.
               *[no] No saucer of yours is free for it.
            }
        [saucer]
            { $fits ->
                [yes] It goes under a cup of yours.
               *[no] No cup of yours is free for it.
            }
        [plate]
            { $fits ->
                [yes] It makes a pair.
               *[no] Half of a pair.
            }
        [bowl]
            { $count ->
                [one] Your only bowl.
               *[other] With it you have { $count } bowls, each worth { $count }.
            }
        [tea-jar]
            { $place ->
                [most] With { $count } you have the most tea jars.
                [tied] With { $count } you share the most tea jars.
               *[behind] Somebody has { $most } tea jars, you { $count }.
            }
        [vase]
            { $count ->
                [one] Your only vase.
               *[other] With it you have { $count } vases.
            }
        [teapot]
            { $alike ->
                [one] It is your only thing of this pattern.
               *[other] With it { $alike } things of yours have its pattern.
            }
        [serving-tray] It never breaks.
        [storage-box]
            { $ingots ->
                [0] You have no ingots to put in it.
                [one] It counts your 1 ingot.
               *[other] It counts your { $ingots } ingots.
            }
       *[gold] It can only be sold.
    }
reason-for-teapot = And one more thing in the pattern of your teapot.
reason-breaks = { card-kinds-first } are about to break, this one too.
reason-gold = Gold can only be sold.
reason-sell = It leaves the game; ingots pay for mending.
reason-box-less = Your storage box counts fewer ingots.
reason-box-more = Your storage box counts them.
reason-rival = It would bring { $who } { $points } points.
reason-pass =
    { $ingots ->
        [0] You keep no ingots.
        [one] You keep your ingot.
       *[other] You keep your { $ingots } ingots.
    }

# How a card scores, in the few letters that fit on it.
worth-whole =
    { $kind ->
        [cup] 1
        [saucer] ×2
        [plate] pair 6
        [bowl] n × n
        [tea-jar] most 6
        [vase] 1·5·15
        [teapot] per
        [serving-tray] 2
        [storage-box] to 4
       *[gold] sell
    }
worth-mended =
    { $kind ->
        [cup] 3
        [saucer] ×3
        [plate] +2
        [bowl] +1
        [tea-jar] +1
        [vase] +{ $bonus }
       *[teapot] ×2
    }

## Why not

illegal-not-drafting = { $ruling }: this is not the time to draft.
illegal-not-in-area = { $ruling }: { card-this } is not in the drafting area.
illegal-gold-is-sold = { $ruling }: gold cannot be kept; you must sell it.
illegal-not-repairing = { $ruling }: this is not the time to mend.
illegal-not-broken = { $ruling }: { card-this } is not a broken card of your own collection.
illegal-too-dear =
    { $ingots ->
        [0] { $ruling }: you have no ingot; this mend costs { $price }.
        [one] { $ruling }: you have 1 ingot; this mend costs { $price }.
       *[other] { $ruling }: you have { $ingots } ingots; this mend costs { $price }.
    }
illegal-must-draft = { $ruling }: you must draft a card.
illegal-must-name-first = { $ruling }: you are to name the first player.
illegal-first-is-known = { $ruling }: nobody is asked for the first player.
illegal-no-such-seat = { $ruling }: there is no seat { $seat } at this table.

## What is asked

ask-draft = { $who }, your pick.
ask-draft-twice = { $who }, your pick, then another.
ask-repair = { $who }, mend one thing or pass.
ask-repair-free = { $who }, mend one thing for free or pass.
ask-name-first = { $who }, name the first player.
ask-another = { $who } is to choose.
ask-over = The game is over.

## The table as text

draw-round = Round { $round } of { $rounds }.
draw-first-player = First player: { $who }.
draw-before = The first round has not begun.
draw-over = The game is over.
draw-supply =
    { $ingots ->
        [one] Supply: 1 ingot.
       *[other] Supply: { $ingots } ingots.
    }
draw-supply-unlimited = Supply: unlimited.
draw-deck =
    { $cards ->
        [one] Deck: 1 card, on top { card-a }.
       *[other] Deck: { $cards } cards, on top { card-a }.
    }
draw-deck-empty = Deck: empty.
draw-will-break = { card-kinds-first } will break: { $who }.
draw-will-break-nobody = { card-kinds-first } will break, but nobody has an unbroken one.
draw-gold-on-top = Gold on the deck: the first mend of each player will be free.
draw-nothing-breaks = The card on the deck will break nothing.
draw-free = Gold showed: the first mend of each player is free.
draw-order = To draft: { $who }.
draw-mending = To mend or pass: { $who }.
draw-passed = Passed: { $who }.
draw-area = Drafting area, with what a sale pays: { $cards }.
draw-for-sale = { card-bare } { $ingots }
draw-hit = { $who } { $cards }
draw-you = { $who } (you)
draw-ingots =
    { $ingots ->
        [one] 1 ingot
       *[other] { $ingots } ingots
    }
draw-seat =
    { $points ->
        [one] { $who }: { draw-ingots }, 1 point if the game ended now.
       *[other] { $who }: { draw-ingots }, { $points } points if the game ended now.
    }
draw-seat-over =
    { $points ->
        [one] { $who }: { draw-ingots }, 1 point.
       *[other] { $who }: { draw-ingots }, { $points } points.
    }
draw-nothing = nothing yet
draw-group = { card-kinds }: { $pieces }
draw-groups = { $one }; { $other }
draw-piece =
    { $state ->
        [unbroken] { card-colour }
       *[any] { card-colour } { card-state }
    }

## Receipts

line-mended = mended
line-sum =
    { $shape ->
        [figure] { $points }, { $ruling }
       *[sum] { $sum } = { $points }, { $ruling }
    }
line-cups-and-saucers = cups and saucers: { line-sum }
line-plates = plates: { line-sum }
line-bowls = bowls: { line-sum }
line-tea-jars = tea jars: { line-sum }
line-vases = vases: { line-sum }
line-teapots = teapots: { line-sum }
line-serving-trays = serving trays: { line-sum }
line-storage-boxes = storage boxes: { line-sum }

## Components

component-card = card
component-patterns = patterns
component-copies = of each
component-ingots = ingots
component-no-pattern = none
component-total =
    { $cards ->
        [one] 1 card, { draw-ingots } in the box.
       *[other] { $cards } cards, { draw-ingots } in the box.
    }
component-ours = * our proposal: the rulebooks do not print this figure.

## Options

option-ingots = ingots in the box
option-unlimited = the supply of ingots never runs out
option-first-player = who begins, or random
option-last-chooses = whoever came last in the game before names the first player
option-last-placed = who came last in the game before
option-novices = who plays for the first time and takes an ingot
option-return-after-pass = a player who passed may still mend in the same round
option-discard-broken = broken cards are discarded before scoring
option-vase-bonus = points that a mended vase adds
option-tie-break = what breaks a tie: most mended things, then most things or not

## Setting a table

choice-ingots = Ingots in the bank
choice-ingots-value = { $value }
choice-unlimited = The bank
choice-unlimited-value =
    { $value ->
        [yes] never runs out
       *[no] can run out
    }
choice-unlimited-usual = not printed: can run out
choice-first-player = Who begins
choice-first-player-value =
    { $value ->
        [random] by lot
       *[other] { $value }
    }
choice-first-player-usual = here: by lot
choice-last-chooses = In a rematch
choice-last-chooses-value =
    { $value ->
        [yes] the last names who begins
       *[no] as in a first game
    }
choice-last-placed = Came last in the game before
choice-last-placed-value = { $value }
choice-last-placed-usual = nobody, in a first game
choice-novices = New to the game
choice-novices-value = { $value }
choice-novices-usual = printed: begins with 1 ingot
choice-return-after-pass = After a pass
choice-return-after-pass-value =
    { $value ->
        [yes] may come back
       *[no] a pass is final
    }
choice-return-after-pass-meaning =
    { $value ->
        [yes] Who passed may mend again until all have passed in a row.
       *[no] The mending is over sooner.
    }
choice-discard-broken = Broken things at the end
choice-discard-broken-value =
    { $value ->
        [yes] are discarded
       *[no] stay
    }
choice-discard-broken-meaning = The points are the same; only a tie can be broken otherwise.
choice-vase-bonus = A mended vase
choice-vase-bonus-value = +{ $value }
choice-tie-break = A tie goes to
choice-tie-break-value =
    { $value ->
        [repaired] most mended
       *[repaired_then_items] most mended, then most things
    }
strength-does =
    { $bot ->
        [novice] Counts the points of the moment and forgets what breaks next.
        [casual] Weighs what will break and what it can mend, one choice at a time.
        [strong] With two, looks to the end of the round and judges what is left by games it has learnt from; with more, plays each choice through { $games } times.
       *[master] With two, also looks through deals of the next round and works out the last two; with more, plays each choice through { $games } times. It sees only what you see.
    }

## What decided it

decided-line =
    { $line ->
        [cups_and_saucers] the cups and saucers
        [plates] the plates
        [bowls] the bowls
        [tea_jars] the tea jars
        [vases] the vases
        [teapots] the teapots
        [serving_trays] the serving trays
       *[storage_boxes] the storage boxes
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } to { $less } for { $who } ({ $ruling }).
decided-tie = as many points as { $who }, and more of it mended (R29).
