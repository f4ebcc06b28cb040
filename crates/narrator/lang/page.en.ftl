# Labels of the page; what happens at a table is told in the words of its game.

## Everywhere

page-language = Language
page-lamp = Light, dark or high contrast
page-close = Close
page-skip = To the table
page-home = Home
page-is = { $what }: { $how }
page-try-again = Try again
page-loading = Setting the table
error-away = The server does not answer. Nothing is lost; try again in a moment.
error-cookies = This browser keeps no cookies. Allow one for this site: it is how your seat is known, and it holds nothing but a random number.
error-broken = Something went wrong. Nothing is lost; try again in a moment.

## First visit

home-title = Games about what breaks, and is mended.
home-sub = Sit down and play. No account, nothing to install.
home-games = The games
home-play = Play now
home-friends = With friends
home-open = Your open games
home-moves = { $who } to move
home-won = won
home-stopped = ended
home-lost = lost
home-place = { $place ->
        [2] second
        [3] third
       *[other] place { $place }
    }
home-waits = { $games ->
        [one] A game waits for you
       *[other] { $games } games wait for you
    }
home-last = Your last games
home-put-away = Put it away
home-your-turn = Your turn
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

## Setting a table

setup-how-many = How many play?
setup-seats = The seats
setup-seat = Seat { $seat }: { $who }
setup-who = Who sits here?
setup-bot = A bot
setup-bot-short = Bot
setup-friend = A friend
setup-link = A friend, by link
setup-here = A friend, here
setup-nobody = Nobody
setup-is-link = by link
setup-is-here = at this screen
setup-strength = Strength
setup-link-how = You get a link to send.
setup-link-bot = Nobody comes? Begin all the same: a bot plays until somebody does.
setup-here-how = You share this screen.
setup-here-hides = Each looks alone: the screen is passed on behind a curtain.
setup-here-open = Nothing is hidden, so you play on one and the same table.
setup-alone = Alone
setup-fares = { $who }:
setup-house = House rules
setup-as-printed = as printed
setup-changed = { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
setup-put-back = Put it back
setup-less = One less
setup-more = One more
setup-table = At the table
setup-hints = Hints
setup-hints-on = hints on
setup-hints-off = hints off
setup-public = Who may watch
setup-watch-all = anyone watches
setup-watch-link = who has the link watches
setup-on = on
setup-off = off
setup-anyone = anyone
setup-with-link = with the link
setup-beat = Quiet beat
setup-beat-on = every five seconds
setup-beat-off = off, in one room
setup-beat-text = What one of you does reaches the other every five seconds, all at once: how long you think stays yours.
setup-do-link = Set the table, get the link
setup-do-here = Play at this screen
setup-do-bots = { $bots ->
        [one] Play against the bot
       *[other] Play against { $bots } bots
    }
setup-measured-at = With { $players } players:
setup-do-named = Play against { $who }
setup-do-with = Play with { $who }
setup-do-alone = Play
setup-note-link = Your table is set, and you get a link to send.
setup-note-here = You take turns at this screen.
setup-note-curtain = You take turns at this screen; a curtain falls in between.
setup-note-now = You begin at once. Kept for “Play now”.
setup-name = Your name
setup-name-of = Player { $number }
home-change = change
home-by-link = friends by link
home-bots = { $bots ->
        [one] { $of } bot
       *[other] { $of } bots
    }

## Before the game

lobby-title = Who plays?
lobby-set = Your table is set.
lobby-point = Or point a phone at it
lobby-point-text = Whoever opens the link takes a free seat.
lobby-invited = { $host } invites you to { $game }.
lobby-share-text = { $host } invites you to a game.
lobby-free-text = waits for a friend
lobby-for-friend = for a friend
lobby-gone = away at the moment
lobby-sits = sits at the table
lobby-here = { $count ->
        [one] { $who } is here.
       *[other] { $who } are here.
    }
lobby-nobody = Nobody else is here yet.
lobby-start-text = Start whenever you like; a late guest takes the seat over from the bot.
lobby-invite = Send this link. Whoever opens it takes a free seat.
lobby-copy = Copy the link
lobby-copied = Copied.
lobby-scan = Scan
lobby-qr = The link as a picture to scan
lobby-beat = every { $seconds } seconds
lobby-free = free
lobby-you = you
lobby-bot = bot
lobby-away = away, a bot plays
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
table-advised = { $choice }.
table-as-good = As good, as far as can be told: { $choices }.
table-rules = Rules
table-rules-of = Rules of { $game }
table-ruling = Ruling { $ruling }
table-rulings = Rulings
table-menu = Settings
table-sound-how = Hear when it is your turn
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
table-handed = { $who }, it is your turn.
table-seat-moved = Somebody else holds this seat now.
table-seat-of-moved = Somebody else plays for { $who } now.
table-phases = Where the round stands
table-first = 1st
table-receipt = Receipt of { $who }
table-nothing = Nothing yet.

## Looking back

back-title = You are looking back.
back-turn = It is your turn. You are looking back.
back-now = Back to now

## The door

door-title = Join with a code
door-say = Say it over the phone:
door-how = Two words and a number, as they were said to you. Whoever made the table lets you in.
door-code = The code
door-example = gold bowl 42
door-knock = Knock
door-waiting = You have knocked. { $host } opens the door.
door-shut = { $host } does not open just now. Ask for the link, or try again in a while.
door-other = Another code
door-knocks = Somebody called { $who } is at the door.
door-knocks-text = They typed the code.
door-let-in = Let in
door-not-now = Not now

## One’s own seat

name-change = Change the name
name-set = Call me so
device-title = On another device
device-move = Go on on another device
device-how = Scan it or open the link there, within a day. It works once; this device then only watches.

invite-title = The invitation
invite-watch = Whoever opens this link watches the game.
invite-seat = Whoever opens this link watches, or takes the seat that a bot keeps.

## Leaving

leave-title = Leave the table?
leave-seen = { $count ->
        [one] { $who } sees what you choose.
       *[other] { $who } see what you choose.
    }
leave-back = I shall be back
leave-back-text = Your seat waits for you, and so do the others.
leave-bot = A bot plays on
leave-bot-text = The game goes on without you. The seat is yours again whenever you sit down.
leave-end = End it for all
leave-end-text = The others are asked; where they agree the game is over, without a winner.
leave-stay = Stay
table-bot-plays = A bot plays for you.
table-sit-again = Take my seat
table-bot-sits-in = A bot plays for { $who } now.
table-is-back = { $who } is back.

## An address that leads nowhere

nowhere-title = There is nothing here.
nowhere-text = The address may have a letter too many or too few. A link to a table begins with /t/.

## Company

company-away = { $minutes ->
        [0] is away.
        [one] has been away for a minute.
       *[other] has been away for { $minutes } minutes.
    }
company-away-turn = { $minutes ->
        [0] is away, and to choose.
        [one] has been away for a minute, and is to choose.
       *[other] has been away for { $minutes } minutes, and is to choose.
    }
company-wait = In { $seconds } s you may let a bot play.
company-bot = Let a bot play
company-watching = { $count ->
        [one] 1 watches
       *[other] { $count } watch
    }
piece-name = { $glaze ->
        [blue] Blue
        [white] White
       *[brown] Brown
    } { $shape ->
        [bowl] bowl
        [cup] cup
        [vase] vase
        [teapot] teapot
        [jar] jar
       *[plate] plate
    }

## Settings

settings-title = Settings
settings-theme = Theme
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-pace = Pace
settings-pace-calm = Calm
settings-pace-brisk = Brisk
settings-pace-once = At once
settings-sound = Sound
settings-still = No motion
keys-plain = 1 to 9 or arrows choose, Enter does it.
settings-keys = Keys: { $own } U undo, H hint, ? rules; Q says what is asked, E the scores, W what you hold, L the last move, O the options.

## The end

end-again = Play again
end-again-ask = Again?
end-calls = { $who } would like to play again.
end-calls-text = Come along?
end-in = You are in.
end-waits-for = Still to answer: { $who }.
end-not-in = { $who } does not play again.
end-not-in-text = A bot can take the seat.
end-no = Not now
end-begin = Begin all the same
end-stopped = This game was ended by all.
end-called = The others play again.
end-called-text = Your seat is kept for you.
end-join = Join them
end-with = with { $who }
end-change = Change
end-share = Share
end-no-link = This window no longer has the table’s link. Whoever sat here first still does; the record can be sent as a file.
end-decided = What decided it:
end-ahead = { $points ->
        [one] wins, a point ahead
       *[other] wins, { $points } points ahead
    }
end-tied = wins by the tie-break
end-see = See how it ended
seat-bot = { $bot ->
        [novice] novice bot
        [casual] casual bot
        [strong] strong bot
        [master] master bot
       *[other] bot
    }
end-record = Download the record
end-look = The table as it stood

## The curtain

curtain-title = { $who }, come to the screen.
curtain-text = Nobody else should look. Nothing of the table is shown until you open it.
curtain-open = I am { $who }

## A game gone through again

end-replay = See again
home-more = More
home-replay = Open a record from a file
replay-title = Replay
replay-past = You are watching the past
replay-past-short = The past
replay-choose = Choose a file
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
replay-broke = broke
replay-mended = mended
replay-onward = Play on from here
replay-onward-what = A new table that stands as this moment does. Bots play the other seats; luck to come is drawn anew.
replay-table = To the table

## Lessons

home-learn = Learn
lesson-title = The lesson
lesson-step = Step { $step } of { $of }
lesson-done = The lesson is over
lesson-show = Show me
lesson-look-first = Look at the hands, then go on with the red button.
lesson-leave = Leave the lesson
lesson-unfold = Read it again
lesson-fold = Fold it up


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
check-played-on = This game was played on from move { $moment } of another one. Its beginning was known, so its deal is not sealed.
check-open = This deal was not sealed: nobody was asked for a word, so whoever dealt could have picked it.
check-lesson = The cards of a lesson are laid out for it: nothing here is luck, and nothing is sealed.
