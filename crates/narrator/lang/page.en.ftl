# Labels of the page; what happens at a table is told in the words of its game.

## Everywhere

page-language = Language
page-lamp = Light, dark or high contrast
page-close = Close
page-home = Home
page-is = { $what }: { $how }
page-try-again = Try again
page-loading = Setting the table
error-away = The server does not answer. Nothing is lost; try again in a moment.
error-cookies = This browser keeps no cookies. Allow one for this site: it is how your seat is known, and it holds nothing but a random number.
error-broken = Something went wrong. Nothing is lost; try again in a moment.

## First visit

home-title = Five games about what breaks, and is mended.
home-sub = Sit down and play. No account, nothing to install.
home-games = The games
home-play = Play now
home-friends = With friends
home-one-table = At one table
home-open = Your open games
home-your-turn = Your turn
home-over = Over
home-running = Running
home-waiting = Waiting for players
home-with = with { $names }
home-alone = alone
home-players = { $least } to { $most } players
home-exactly = { $most ->
        [one] 1 player
       *[other] { $most } players
    }
home-minutes = { $minutes } min
pitch-broken-and-beautiful = Collect pottery. Some of it breaks. Mended with gold, it is worth more than before.
pitch-kintsugi = The same pottery by the French rulebook: passing is final, and a mended vase is worth more.
pitch-unbroken = Alone in the caverns. Gather strength while the candle burns, then face what waits.
pitch-held-hands = Two of you, one way to the heart, and not a word between you.
pitch-wabisaby = The others see half your hand, you see the rest. Trade, and stay away from twenty-one.

## Setting a table

setup-friends = With friends
setup-one-table = At one table
setup-how-many = How many play?
setup-name = Your name
setup-name-of = Player { $number }
setup-guest = Guest
setup-make = Make the table
setup-cancel = Cancel

## Before the game

lobby-title = Who plays?
lobby-invite = Send this link. Whoever opens it takes a free seat.
lobby-copy = Copy the link
lobby-copied = Copied.
lobby-qr = The link as a picture to scan
lobby-free = free
lobby-you = you
lobby-bot = bot
lobby-away = away, a bot plays
lobby-seat-bot = Seat a bot
lobby-start = Start
lobby-start-with-bots = Start, bots in the free seats
lobby-sit = Sit down
lobby-wait = The game begins when every seat is taken, or when its host starts it.

## The table

table-leave = Leave the table
table-others = The others
table-yours = Your collection
table-move = Your move
table-do = Do it
table-text = The table
table-choices = What you can do
table-help = Help
table-log = Log
table-happened = What happened
table-undo = Undo
table-undo-ask = Ask to undo
table-undoes = Takes back: { $what }
table-undo-waits = Still to answer: { $names }.
table-undo-withdraw = Never mind
table-undo-agree = Agree
table-undo-decline = Let it stand
table-hint = Hint
table-advice = { $of ->
    [win] Chance to win:
   *[score] Points to expect:
}
table-rules = Rules
table-rules-of = Rules of { $game }
table-rulings = Rulings
table-menu = Settings
table-points-now = points now
table-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-score = { $who }: { table-points }
table-round = Round { $round } of { $rounds }
table-offline = The line dropped. Your choice is kept; we are calling again.
table-sending = Sending your choice.
table-watching = You are watching.
table-others-turn = { $count ->
        [one] { $who } chooses.
       *[other] { $who } choose.
    }
table-seat-moved = Somebody else holds this seat now.
table-seat-of-moved = Somebody else plays for { $who } now.
table-first = 1st
table-receipt = Receipt of { $who }
table-nothing = Nothing yet.

## Settings

settings-title = Settings
settings-theme = Theme
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-sound = Sound
settings-still = No motion
settings-keys = Keys: { $game ->
        [unbroken] 1 to 9 or arrows choose, Enter does it, R rests on the chosen card, X explores, G meets or fights the monster, T tricks it, P is done, does nothing or gives no answer; M opens the monster’s sheet, Y yours.
        [held-hands] arrows or 1 to 9 choose where to step, Enter steps, N ends the turn, Escape lets go; 1 and 2 choose a fan or a perspective.
        [wabisaby] 1 to 6 touch your cards, arrows go from card to card and Enter touches one, Enter does it, A appraises, S skips, Escape lets go.
       *[other] 1 to 9 or arrows choose a card, K keeps, S sells, M mends, P passes, Escape lets go.
    } U undo, H hint, ? rules; Q says what is asked, E the scores, W what you hold, L the last move, O the options.

## The end

end-again = Play again
end-record = Download the record
end-look = Look at the table

## Broken and Beautiful, Kintsugi

pottery-draft = Draft
pottery-break = Break
pottery-mend = Mend
pottery-phases = Where the round stands
pottery-area = Drafting area
pottery-order = Order of picks
pottery-left = { $cards } left
pottery-deck = Deck, { $cards } cards left, on top: { $card }
pottery-ingots = { $ingots ->
        [one] 1 ingot
       *[other] { $ingots } ingots
    }
pottery-more-ingots = { $ingots ->
        [one] { $signed } ingot
       *[other] { $signed } ingots
    }
pottery-more-points = { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
pottery-keep = Keep
pottery-sell = Sell
pottery-repair = Mend
pottery-pass = Pass
pottery-will-break = { $type ->
        [cup] Cups will break
        [saucer] Saucers will break
        [plate] Plates will break
        [bowl] Bowls will break
        [tea-jar] Tea jars will break
        [vase] Vases will break
        [teapot] Teapots will break
       *[other] Nothing will break
    }
pottery-calm = The card on the deck breaks nothing.
pottery-gold = Gold lies on the deck: a first mend will be free.
pottery-also = The last card left breaks its kind too.
pottery-at-risk = will break
pottery-passed = passed
pottery-mending = Mending
pottery-free = A first mend is free.
pottery-nothing-broken = Nothing of yours is broken.
pottery-card = { $state ->
        [broken] broken{ " " }
        [mended] mended{ " " }
       *[whole] {""}
    }{ $pattern ->
        [blue] blue wave{ " " }
        [white] white hemp{ " " }
        [brown] brown brush{ " " }
       *[none] {""}
    }{ $type ->
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
pottery-type = { $type ->
        [cup] Cup
        [saucer] Saucer
        [plate] Plate
        [bowl] Bowl
        [tea-jar] Tea jar
        [vase] Vase
        [teapot] Teapot
        [serving-tray] Serving tray
        [storage-box] Storage box
       *[gold] Gold
    }
pottery-group = { $group ->
        [cups_and_saucers] Cup × saucer
        [plates] Plates
        [bowls] Bowls
        [tea_jars] Tea jars
        [vases] Vases
        [teapots] Teapots
        [serving_trays] Serving trays
       *[storage_boxes] Storage boxes
    }

## WabiSaby

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

## The curtain

curtain-title = { $who }, come to the screen.
curtain-text = Nobody else should look. Nothing of the table is shown until you open it.
curtain-open = I am { $who }
home-by-myself = Alone

## ...and then we held hands...

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
held-hand-of = The shown halves of { $who }
held-balance = Balance of { $who }: { $value }
held-objective = the objective
held-goal = End a turn on it. { $done } of { $all } are mended.
held-silence = In silence: your partner sees what you play, and nothing more.
held-pay = Who pays?
held-pay-mine = With a card of yours
held-pay-theirs = With a card of { $who }
held-look = Both halves of your six cards; choose which half everybody sees

## A game gone through again

end-replay = Watch it again
home-replay = Open a record from a file
replay-title = Replay
replay-past = You are watching the past
replay-past-short = The past
replay-choose = Choose a file
replay-target = target: { $who }
replay-far = other half: { $colour }
replay-moment = Moment of the game
replay-of = { $at } of { $last }
replay-first = To the beginning
replay-before = The move before
replay-play = Play
replay-pause = Pause
replay-next = The next move
replay-last = To the end
replay-quiet = Nothing was to be seen of this move.
replay-seen-by = Seen by
replay-everything = Everything shown
replay-as = { $who }, as it was known then
replay-copy = Copy the address of this moment
replay-open = Open a record
replay-open-how = Choose a file, or drop it here. It is read by this server and kept nowhere.
replay-no-record = { $file } is no record: it cannot be read as JSON.
replay-account = This is one player’s account of a game. It tells what was seen; the table itself is not in it.
replay-table = To the table

## Lessons

home-learn = Learn
lesson-title = The lesson
lesson-step = Step { $step } of { $of }
lesson-done = The lesson is over
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-unfold = Read it again
lesson-fold = Fold it up

## Unbroken

setup-alone = Alone
setup-difficulty = How hard?
setup-character = Who are you?
setup-random = Whoever the lot picks
setup-memory-aid = Notes: what you have seen stays marked
home-choose = Choose
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
unbroken-track = { unbroken-resource }: { $n } of { $most }, then { $to }
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
unbroken-ending-fallen = You fell.
unbroken-ending-starved = You starved.
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

## The end of a round at WabiSaby

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

## The seal of the deal

seal-title = The deck is sealed
seal-number = Seal { $number }.
seal-given = { $people ->
        [0] Nobody sits yet who could put in a word.
       *[other] Words put in: { $given } of { $people }.
    }
seal-how = How we know nobody has picked the cards
seal-server = The server sealed its secret.
seal-server-text = Before anybody had put in a word. It can no longer change it. Note the number to compare it later.
seal-words = Everybody puts in a word.
seal-words-text = The deal follows from the secret and all the words. Each device draws its word by chance and shows only its hash until every hash is in; then all are opened. Who seals does not know the words, who speaks does not know the secret. Bots put in none.
seal-awaited = not yet
seal-promised = put in, still closed
seal-opened = opened
seal-late = too late, dealt without it
seal-opening = After the last card it is opened.
seal-opening-text = The record shows the secret. Your browser then checks by itself that it has this seal and that your word is in it, and anyone can check every card with the record.
seal-changed = This is not the seal that this browser noted before. It puts in no word here.
seal-closing = The deck is being sealed
seal-closing-text = Everybody puts in a word; then the cards are dealt.
seal-waits = Waiting for { $names }, ten seconds at most. Without their word the deal goes on, and the record says so.

check-verdict = { $verdict ->
        [holds] The seal holds: the secret was fixed before your word.
        [fails] This deal does not keep to its seal.
        [not_there] The record keeps to its seal.
        [left_out] Your word was not in time.
        [failed] The seal could not be checked.
       *[checking] The seal is opened and checked.
    }
check-meaning = { $verdict ->
        [holds] Seal { $number }. Checked by this browser alone.
        [fails] Seal { $number }. What does not hold stands below; keep the record.
        [not_there] Seal { $number }. Whether it is the one shown before the first card, this browser cannot tell: it put in no word.
        [left_out] Seal { $number }. The luck follows without it, so to you it proves little.
        [failed] The record did not come; open this page again later.
       *[checking] A moment.
    }
check-finding = { $what ->
        [commitment] { $holds ->
            [yes] The seal is the one you saw before the first card.
           *[no] The seal is not the one you saw before the first card.
        }
        [secret] { $holds ->
            [yes] The secret has this seal.
           *[no] The secret does not have this seal.
        }
        [promises] { $holds ->
            [yes] Every word is the one that was promised after the seal.
           *[no] A word is not the one that was promised after the seal.
        }
        [people] { $holds ->
            [yes] Everybody at the table stands in it once, who was late by name.
           *[no] Not everybody at the table stands in it as they should.
        }
        [luck] { $holds ->
            [yes] The luck is made of the secret and these words, nothing else.
           *[no] The luck is made of other words.
        }
        [number] { $holds ->
            [yes] Nobody’s promise was changed after yours was opened.
           *[no] A promise was changed after yours was opened.
        }
       *[own] { $holds ->
            [yes] Your own word is in it.
           *[no] You opened your word, but it is not in it.
        }
    }
check-not-proved = That every card followed from this luck takes the rules of the game to check: `tsugi verify` does it with the downloaded game.
check-key = The luck’s key:
check-open = This deal was not sealed: nobody was asked for a word, so whoever dealt could have picked it.
check-lesson = The cards of a lesson are laid out for it: nothing here is luck, and nothing is sealed.
