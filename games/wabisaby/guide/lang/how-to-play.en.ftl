# How to play, with the figures of the options and the components in force.

how-aim =
    # How to play WabiSaby

    One to eight players. Everybody holds { $hand } cards and sees only some of them. A secret target says whose hand
    will count for you, and a total far from { $bin }, low or high, is worth points. So is each Wabi Sabi card in your
    own hand. One plays by the rules at the end.

how-setup =
    ## A round is laid out

    1. As many sets of the numbers 1 to { $highest } are used as there are players. { $wabi } numbers drawn at random
       make room for the { $wabi } Wabi Sabi cards and lie up in the showcase.
    2. Each draws a secret target, one of those who play, oneself too: everybody is the target of exactly one. New
       targets are drawn each round.
    3. Each is dealt { $hand } cards, looks at them once and keeps { $kept } facing themselves; the others are turned to
       the other players. All choose at once and unseen. A Wabi Sabi card shows a back on both sides, whichever way it
       is turned.
    4. A lot says who begins, and that player rolls the die. It says how often the round can still be brought nearer its
       end.

how-turn =
    ## Your turn

    { $rearrange ->
        [both] Before you act and after it you may move your own cards about, two at a time, { $swaps } times at most each time; each card keeps facing the way it did, and the others cannot tell where a back went. Say when your turn ends. To act, do one of these. Nobody passes.
       *[before] First you may move your own cards about, two at a time, { $swaps } times at most; each card keeps facing the way it did, and the others cannot tell where a back went. Then do one of these. Nobody passes.
    }

    1. **Exchange with a player.** You pick one of your cards and one of theirs, and nobody is asked. The cards are not
       turned over: you both go on seeing the side you saw, and everybody else sees the other side. Who saw a back and
       still sees one has found a Wabi Sabi card.
    2. **Exchange with the showcase.** Your card is always laid down there. What lay up will face you; what lay down
       will face the others.
    3. **Appraise.** You look at all your own cards; nobody else does. Until your next turn nobody may appraise; then,
       before you act, the die goes down by 1. Who appraised last may not appraise again until somebody else has.

how-die =
    ## The die

    When an exchange leaves all three showcase cards down, the die goes down by 1 at once and the three are turned up. A
    Wabi Sabi card turned up still shows a back, and all know it. When the die comes to 0, the round is over at once.

    { $stall ->
        [none] Nothing else lowers the die.
        [each] House rule: after { $stall-turns } turns of each player in which the die did not go down, it goes down by itself.
       *[all] House rule: after { $stall-turns } turns in which the die did not go down, it goes down by itself.
    }

how-points =
    ## Points

    All hands and targets are shown. The total of your target’s { $hand } cards gives points by the score card for so
    many players; a Wabi Sabi card counts 0 there. Each Wabi Sabi card that you hold yourself gives 1 point more,
    whoever your target is. { $voids ->
        [yes] But a total of { $bin } is the bin: that round gives you nothing at all, your Wabi Sabi cards included.
       *[no] But a total of { $bin } is the bin and gives nothing; your own Wabi Sabi cards still count.
    }
how-score-card = The score card:
how-score-players =
    { $most ->
        [1] 1 player
       *[other] { $least } to { $most } players
    }
how-score-points = points
how-score-ours = The rulebook does not print the score cards: these figures are our proposal.

how-end =
    The game ends after a round in which somebody comes to { $goal } points or more. Whoever has most points then wins;
    equal players share the place.

how-alone =
    ## Alone

    { $solo-sets } sets and the { $wabi } Wabi Sabi cards are shuffled, some up and some down. The first { $hand } are
    your hand as they lie, and the die says how many cards you may skip. Then the other { $draws } are drawn, one by one,
    and you see a card only if it lies up. Each takes the place of a card of your hand, as it lies, or is skipped, which
    lowers the die by 1; at 0 every card must be taken. There is no target, no showcase and no appraisal: your own total
    counts by the card for 1 player, each Wabi Sabi card 1 more, and the bin is the same. { $solo-rounds } rounds are
    played; { $challenge } points in all meet the challenge.
