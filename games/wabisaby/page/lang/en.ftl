# WabiSaby: labels of its table and its tile in the page.

wabisaby-choose = Choose
wabisaby-exchange = Exchange
wabisaby-table = The table
wabisaby-round = Round { $round }, first to { $score }
wabisaby-alone-round = Alone, round { $round } of { $rounds }
wabisaby-so-far = points so far
wabisaby-to-reach = to reach
wabisaby-left = { $cards } left
wabisaby-deck = deck
wabisaby-drawn = Drawn
wabisaby-aside = { $cards } aside
wabisaby-skips = { $skips ->
        [one] 1 skip left
       *[other] { $skips } skips left
    }
wabisaby-your-target = your target
wabisaby-secret-target = Secret target
wabisaby-target = Your target and the score card
wabisaby-your-hand-counts = Your own hand counts
wabisaby-far-from = The further from { $bin }, the more points. { $bin } is the bin.
wabisaby-score-card = Score card: points for every total from 0 to 36; { $bin } is the bin
wabisaby-hand-of = The hand of { $who }, as you see it
wabisaby-your-hand = Your hand
wabisaby-showcase = Showcase
wabisaby-appraisals = { $count ->
        [one] 1 appraisal left
       *[other] { $count } appraisals left
    }
wabisaby-locked = Locked until { $who } plays.
wabisaby-back = back
wabisaby-back-known = back, you remember { $card }
wabisaby-w = Wabi Sabi
wabisaby-keep = Keep these three
wabisaby-do = Do it
wabisaby-appraise = Appraise
wabisaby-skip = Skip
wabisaby-move = Move them
wabisaby-end-turn = End the turn
wabisaby-after = Move cards after my action
wabisaby-after-why = Ticked, your turn goes on after your action until you end it, so that you can hide a card among your backs.
wabisaby-aims-at = target: { $who }
wabisaby-reveal = Reveal
wabisaby-revealed = Every hand laid open
wabisaby-round-over = The round is over.
wabisaby-next-round = Next round
wabisaby-this-round = this round
wabisaby-now = now
wabisaby-aimed-at = aimed at { $who }
wabisaby-notes = Your notes
wabisaby-no-notes = Nothing seen that lies hidden now.
wabisaby-note-mine = your { $letter }
wabisaby-note-theirs = { $who }, { $letter }
wabisaby-note-showcase = showcase { $slot }
wabisaby-band = { $from } to { $to }: { $points }
wabisaby-bin = the bin
wabisaby-for = for { $who }, who aimed here
wabisaby-for-self = for { $who }, who aimed at this own hand
wabisaby-aimed-self = aimed at their own hand
wabisaby-total-of = { $who }’s total, { $total }
wabisaby-own-w = { $cards ->
        [0] No Wabi Sabi card
        [one] One Wabi Sabi card
       *[other] { $cards } Wabi Sabi cards
    }
wabisaby-keep-cards = Keep { $cards }
wabisaby-a-card = a { $card }
wabisaby-a-card-turned = a { $was } (a { $is } now)
wabisaby-told-you = { $who } gave you { $gave } and took { $took }.
wabisaby-told-exchange = { $who } gave { $to } { $gave } and took { $took }.
wabisaby-told-showcase = { $who } laid down { $gave } and took { $took }.
wabisaby-turned = { $was }, now { $is }
wabisaby-still-back = a back that stays a back
wabisaby-did-appraised = appraised
wabisaby-did-you = gave you: { $gave }, took: { $took }
wabisaby-did-exchange = to { $who }: { $gave }, took: { $took }
wabisaby-did-showcase = laid down: { $gave }, took: { $took }
wabisaby-shows = { $who } shows { $shows }{ $unknown ->
        [0] : that is the total.
        [one] , 1 back: { $low } to { $high }.
       *[other] , { $unknown } backs: { $low } to { $high }.
    }
wabisaby-you-show = You see { $shows }{ $unknown ->
        [0] : that is your total.
        [one] , 1 back: { $low } to { $high }.
       *[other] , { $unknown } backs: { $low } to { $high }.
    }
wabisaby-then = { $range ->
        [yes] Then { $low } to { $high }.
       *[no] Then { $low }.
    }
wabisaby-of = { $who }’s { $card }
wabisaby-of-you = your { $card }
wabisaby-of-showcase = the showcase’s { $card }
wabisaby-lit = { $one } for { $other }
wabisaby-lit-swap = { $one } and { $other } change places
wabisaby-change = { $who } shows { $before }, then { $after }. You go on seeing what you see of both cards.
wabisaby-you-change = You see { $before } of your own hand, then { $after }.
wabisaby-same = What { $who } shows does not change.
wabisaby-same-own = Your total stays as you see it.
keys-wabisaby = 1 to 6 touch your cards, arrows go from card to card and Enter touches one, Enter does it, A appraises, E ends the turn, S skips, Escape lets go.
wabisaby-last-hands = The last hands, laid open
wabisaby-all-rounds = Every round, laid open
wabisaby-points = { $points ->
        [one] point
       *[other] points
    }
wabisaby-gives = { $total } gives { $points }{ $wabi ->
        [0] .
        [one] , one Wabi Sabi card 1.
       *[other] , { $wabi } Wabi Sabi cards { $wabi }.
    }
wabisaby-gives-bin = { $total } gives nothing at all.
wabisaby-aimed = aimed at
wabisaby-bin-short = bin
wabisaby-rounds-key = Points, then whom one aimed at, what that hand came to, and what one’s own Wabi Sabi cards added.
wabisaby-rounds-paid = What each round came to
wabisaby-points-of = { $got } of { $goal } points
wabisaby-shelf-key = A card for each point; the red ones came from Wabi Sabi cards.
wabisaby-who = Who
wabisaby-round-of = Round { $round }
wabisaby-first-to = first to { $score }
wabisaby-paid = What the last hands came to
wabisaby-met = The challenge is met.
wabisaby-missed = Not this time.
part-wabisaby = Round { $part }
