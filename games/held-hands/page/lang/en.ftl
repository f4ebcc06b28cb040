# ...and then we held hands...: labels of its table and its tile in the page.

held-where = { $done } of { $all } objectives
held-ring = { $ring ->
        [outer] Outer
        [middle] Middle
        [inner] Inner
       *[heart] Heart
    }
held-colour = { $colour ->
        [R] Angry
        [K] Sad
        [G] Happy
       *[B] Calm
    }
held-board = The board
held-stands = { $who } here
held-shut = not open yet
held-step-there = You can step there, balance { $change }
held-change = balance { $change }
held-place = card { $place },{" "}
held-place-spent = card { $place }, spent,{" "}
held-joined = Joined to: { $nodes }
held-hand-of = The shown halves of { $who }
held-balance = Balance of { $who }: { $value }
held-objective = the objective
held-silence = In silence: your partner sees what you play, and nothing more.
held-pay = Who pays?
held-pay-mine = With a card of yours
held-pay-theirs = With a card of { $who }
held-look = Both halves of your six cards; choose which half everybody sees
held-other-half = other half: { $colour }
held-arc-mine = your { $side ->
        [left] left
       *[right] right
    }
held-arc-theirs = { $who }’s { $side ->
        [left] left
       *[right] right
    }
held-pays-with = { $hand ->
        [mine] Your card pays: { $colour }. Balance then { $balance }.
       *[theirs] { $who }’s card pays: { $colour }. Balance then { $balance }.
    }
held-end-on-it = end a turn on it
held-how = Touch a red ring. A card of that colour pays, yours or { $who }’s.
held-heart = { $inside ->
        [nobody] Go into the Heart at balance 0; the other must follow on the very next turn.
        [me] You are in the Heart. { $who } must follow on the very next turn.
       *[partner] { $who } is in the Heart. Follow on this turn, at balance 0.
    }
held-mended = { $done } of { $all } are mended
held-deck = in the deck
held-discards = your discards
held-discards-of = { $who }’s
keys-held-hands = arrows or 1 to 9 choose where to step, Enter steps, N ends the turn, Escape lets go, Shift and an arrow look along a line; 1 and 2 choose a fan or a perspective.
held-ways = The two ways on the board
held-together = Together, in silence
held-broken-up = { $left ->
        [0] Broken up, on the way to the Heart
        [one] Broken up, one mend short of the Heart
       *[other] Broken up, { $left } mends short of the Heart
    }
held-given = paid for each other
held-won = ...and then we held hands.
held-apart = ...and then we went apart.
held-end-mended = mended
held-turns = { $turns ->
        [one] turn
       *[other] turns
    }
held-steps = { $steps ->
        [one] step
       *[other] steps
    }
part-held-hands = { $part ->
        [outer] Outer ring
        [middle] Middle ring
        [inner] Inner ring
       *[heart] The Heart
    }
held-step-to = { $hand ->
        [mine] step onto { $colour }, paid with a card of yours
       *[theirs] step onto { $colour }, paid with a card of { $who }’s
    }
