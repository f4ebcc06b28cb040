# How to play: one text for both editions. What differs follows from the rules in force; $edition tells which box.

how-aim =
    # How to play { $game }

    Two to four players collect pottery. Things break, and a broken thing is worth nothing until it is mended with
    gold; then it is worth more than before. Whoever has most points at the end wins.

how-cards =
    ## The cards

    A card shows its type, its pattern and a number of ingots, which is both what its sale pays and what mending it
    costs: { $least } to { $dearest } for pottery. A card is unbroken, broken or mended, and all of them lie open:
    collections, ingots and discards are seen by everybody.

how-setup =
    ## Before the game

    1. All { $cards } cards are turned to their unbroken side and shuffled, however many play: { $pottery } of
       pottery, { $trays } serving trays, { $boxes } storage boxes and { $golds } of gold. They are the deck. It lies
       face up, so that everybody sees the card on top.
    2. { $supply ->
        [unlimited] The ingots lie in a supply that never runs out.
       *[limited] The { $ingots } ingots of the box lie in the supply.
    } Whoever has never played takes one of them.
    3. { $edition ->
        [kintsugi] By the rulebook the one who last made tea begins.
       *[other] By the rulebook the one who last washed the dishes begins.
    } Here a lot decides, or the table names somebody. { $rematch ->
        [last] After a game, whoever came last in it names the first player instead.
       *[ever] A rematch begins in the same way.
    }

how-round =
    ## A round

    1. **Deal.** Two cards for each player and one more are laid out: 5, 7 or 9. The card that showed on the deck is
       the first of them.
    2. **Draft.** From the first player clockwise, each takes a card; the last takes two, and the draft goes back the
       same way, so that the first player also takes last. What you take you keep for your collection, unbroken, or
       sell at once: the card leaves the game and you take its ingots from the supply{ $supply ->
        [unlimited] {""}
       *[limited] , or as many as there are where fewer are left
    }. What was kept can never be sold. Gold must be sold, for { $gold }; trays and boxes may be kept or sold.
    3. **Break.** Two cards still show: the one nobody took, and the top of the deck. Everything unbroken of these two
       types breaks, in all collections and whatever the pattern, what was drafted just now too. What is mended never
       breaks again. Trays and boxes break nothing and are never broken. Gold breaks nothing either, and makes each
       player’s first mend of this round free; two gold cards still give one free mend. The card nobody took is then
       discarded; the top of the deck stays.
    4. **Mend.** In turn, clockwise from the first player, mend one of your own broken things or pass. A mend costs
       the ingots on the card, and 1 more for each thing you have already mended this round, a free one included.
       Spent ingots go back to the supply. { $return ->
        [yes] After a pass you may mend again when your turn comes round; mending ends when all pass one after another.
       *[no] A pass is final: who has passed mends no more this round, and mending ends when all have passed.
    } A thing may be mended in the round in which it broke or in any later one. Whoever can mend nothing passes.
    5. The first player marker goes on clockwise. When the deck cannot fill another draft, the game ends: with
       { $cards } cards after { $rounds-two } rounds for two players, { $rounds-three } for three and { $rounds-four }
       for four.

how-points =
    ## Points

    { $discard ->
        [yes] Broken things are discarded first.
       *[no] Broken things count nowhere, neither by themselves nor for others.
    } Ingots by themselves are worth nothing.

    - **Cup**: { $cup }; mended { $cup-mended }.
    - **Saucer**: doubles one cup; mended, it trebles it. Each saucer goes with one cup and each cup with one saucer,
      whatever their patterns; they are paired at the end, for the most points. Alone it is worth nothing.
    - **Plate**: { $plates } for each pair, whatever the patterns; each mended plate { $plate-mended } more, alone too.
    - **Bowl**: each is worth the number of your bowls; a mended one { $bowl-mended } more.
    - **Tea jar**: { $jars } for whoever has most, for each of them on a tie; each mended jar { $jar-mended } more for
      its owner, with most or without.
    - **Vase**: { $vase-one } for one, { $vase-two } for two together, { $vase-three } for three; each mended vase
      { $vase-mended } more. A fourth begins a new set.
    - **Teapot**: 1 for each of your things of its pattern that is not broken, itself and other teapots too; mended,
      twice that.
    - **Serving tray**: { $tray }.
    - **Storage box**: 1 for each ingot you have left, at most { $box }. Two boxes count the same ingots.

    Most points win. On a tie, the one who has mended most things wins{ $tie ->
        [items] , then the one who has most things, broken ones too
       *[repaired] {""}
    }; if all is equal, the victory is shared.
