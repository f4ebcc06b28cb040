# What the command line says around a game.

command-error = error

## What fails

command-in-file = { $file }: { $problem }
command-file = { $file } cannot be read or written: { $why }.
command-empty-file = { $file } holds no record.
command-not-json = { $file } is not JSON: { $why }.
command-option-form = "{ $given }" does not say what the option is set to; write `key=value`.
command-components-form = "{ $given }" does not say for which game: write kintsugi=PATH.
command-too-many-bots = { $bots ->
        [one] 1 bot is
       *[other] { $bots } bots are
    } named for { $players ->
        [one] 1 seat
       *[other] { $players } seats
    }; name fewer, or seat more players.
command-resume-is-set = A saved game has its own options and components; leave out --option and --components.
command-viewer = "{ $given }" is nobody at that table; say `seat:0`, `seat:1`, …, `spectator` or `all`.
command-seed = The seed { $given } is too large; seeds lie below 9007199254740992.
command-no-luck = The system gives no luck: { $why }.
command-output = Standard output was closed: { $why }.
command-input = Standard input cannot be read: { $why }.
command-bad-action = This is no action: { $problem }.

problem-unknown-game = There is no game "{ $given }"; the games are { $known }.
problem-players = { $game } is for { $least } to { $most } players, not { $given }.
problem-names = { $given ->
        [one] 1 name is
       *[other] { $given } names are
    } given for { $players } players.
problem-name = "{ $given }" is no name; a name has 1 to { $most } characters, and none that moves the cursor.
problem-unknown-bot = There is no bot "{ $given }"; the bots are { $known }.
problem-ladder-of-one = A ladder compares at least two bots.
problem-budget = A search cannot have the budget "{ $given }"; say `search:1000` (1 to 10000000 games) or `search:500ms` (1ms to 60000ms).
problem-no-hints = { $game } has no hints.
problem-program = The program "{ $given }" is not started: only a command of your own names one, with --bots.
problem-program-fails = The program "{ $given }" cannot be started: { $why }.
forfeit-nonsense = The program "{ $program }" in seat { $seat } answered "{ $answer }", which is no action; the greedy player chose for it.
forfeit-illegal = The program "{ $program }" in seat { $seat } answered "{ $answer }", which is not legal now; the greedy player chose for it.
forfeit-silent = The program "{ $program }" in seat { $seat } said nothing for { $seconds } seconds and was ended; the greedy player goes on for it.
forfeit-ended = The program "{ $program }" in seat { $seat } has ended; the greedy player goes on for it.
problem-bot-count = { $given ->
        [one] 1 bot is
       *[other] { $given } bots are
    } named for { $players } seats; name one for each, or one for all.
problem-many-threads = { $given } threads are asked for; at most { $most } are started.
problem-threads = { $given } threads cannot be had: { $why }.
problem-components = { $problem }.
problem-unreadable = It cannot be read: { $why }.
problem-not-a-record = This is no record of a game: it does not say its format.
problem-format = The record is of form { $given }; this program reads form { $known }.
problem-newer-rules = The record was played by rules { $given } of { $game }; this program knows rules up to { $known }.
problem-other-components = The record was played with components { $given }, which it does not carry; ours are { $ours }.
problem-not-resumable-luck = The record can be shown but not resumed: its luck is not known.
problem-not-resumable-rules = The record can be shown but not resumed: it was played by rules { $played }, and these are rules { $now }.
problem-not-finished = That game was not finished; only finished games can be played on.
problem-no-moment = There is no moment { $given }; the last one is { $last }.
problem-nothing-to-play-on = The game was over at that moment: there is nothing to play on.
problem-state = That state cannot be: { $why }.
problem-no-score = { $game } has no score to reckon.
problem-told = This cannot be scored: { $why }.
problem-write = The records could not be written: { $why }.

place-setup = Set-up
place-entry = Entry { $number }
fault-unreadable = { $place }: it cannot be read: { $problem }.
fault-refused = { $place }: the choice { $action } of seat { $seat } is refused: { $why }.
fault-differs = { $place }: recorded was { $recorded }, but now { $now } happens.
fault-unsound = { $place }: { $why }.
fault-undo = { $place }: entry { $undo } is no choice that could be taken back.
fault-commitment = The secret of its luck does not have the hash that was shown before the game.
fault-seal-line = Line { $line } of the seal does not say what such a line must.
fault-seal-hash = The word in line { $line } of the seal does not have the hash that was given after the commitment.
fault-seal-seat = Seat { $seat } must stand once in the seal, as a person’s or as a bot’s.
fault-seal-order = The lines of the seal are not in their order.
fault-seal-words = The words that the luck follows from are not those of the seal.
fault-seal-digest = The number of the seal is not that of its lines.
fault-seal-another = This deal has another seal than the one you noted.
fault-origin = In the game that it was played on from: { $fault }
fault-other-origin = It does not go on from the game that it names.
fault-sealed-origin = It says that it was sealed, and a game that was played on never is.
fault-result = The recorded result is { $recorded }, but the game came to { $now }.

## At the table

command-taken-back = Taken back: { $choice }.
command-undone = { $name } took the last choice back.
command-spectators = spectators

play-title = { $game }: { $players }.
play-help = A number chooses, `? N` explains it; `hint`, `score`, `undo`, `save FILE`, `quit`.
play-unclear = "{ $given }" is not understood; say a number, `? N`, `hint`, `score`, `undo`, `save FILE` or `quit`.
play-out-of-range = There is no choice { $given }; { $most ->
        [0] there is nothing left to choose.
        [one] there is only 1.
       *[other] they count from 1 to { $most }.
    }
hint-title = { $of ->
        [win] The best choices, by the chance to win:
       *[score] The best choices, by the points they lead to in the mean, not by the chance to win:
    }{ $count ->
        [0] { " " }none is known.
       *[other] {""}
    }
hint-within = { $choice }: { $of ->
        [win] { $value } % ({ $low } to { $high })
       *[score] { $value } ({ $low } to { $high })
    }
hint-exact = { $choice }: { $of ->
        [win] { $value } %, exact
       *[score] { $value }, exact
    }
play-curtain = { $name }, come to the screen alone, then press Enter.
play-saved = Saved in { $file }.
play-left = The table is left as it stands.
play-seed = The seed was { $seed }.
play-over = The game is over: `score`, `save FILE` or `quit`.

## Other commands

games-entry = { $id }: { $name }, { $span ->
        [one] { $most ->
            [one] { $most } player
           *[other] { $most } players
        }
       *[several] { $least } to { $most } players
    }; bots: { $bots }
sim-total = { $games } games, { $actions } choices in { $seconds } s: { $games-rate } games and { $actions-rate } choices a second.
sim-seat = Seat { $seat }, { $bot }: { $wins } won, { $shared } shared, mean score { $score }.
ladder-pair = { $one } against { $two }: { $won } won, { $lost } lost, { $shared } shared of { $games } games; share { $low } to { $high } % (even: { $even } %).
ladder-mixed = { $one } and { $two } together: { $won } won of { $games } games; { $low } to { $high } %.
ladder-rating = { $bot }: rated { $rating } ({ $low } to { $high }).
sim-group = { $group }: { $games } games, { $wins } won ({ $share } %); ended at stages 1, 2, …: { $ended }.
verify-holds = { $place }: { $game }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, { $end ->
        [over] played to its end
       *[running] still running
    }: every choice was played again and every event is the same.
verify-holds-without-luck = { $place }: { $game }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, { $end ->
        [over] played to its end
       *[running] still running
    }: events and choices agree with the rules; its luck is not known, so the lots could not be checked.
verify-holds-older-rules = { $place }: { $game }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, { $end ->
        [over] played to its end
       *[running] still running
    }: its events add up; it was played by rules { $rules }, so neither choices nor lots could be checked.
verify-deal-sealed = The deal was sealed: { $after ->
        [0] nobody’s word was
        [one] 1 word was
       *[other] { $after } words were
    } given after the commitment{ $before ->
        [0] {""}
       *[other] , { $before } in the open
    }{ $late ->
        [0] {""}
       *[other] ; left out: { $names }
    }. That the commitment stood before the words is known to those who noted it: `--seal` checks that.
verify-deal-noted = The deal was sealed as you noted: { $after ->
        [0] nobody’s word was
        [one] 1 word was
       *[other] { $after } words were
    } given after the commitment{ $before ->
        [0] {""}
       *[other] , { $before } in the open
    }{ $late ->
        [0] {""}
       *[other] ; left out: { $names }
    }.
verify-deal-without-words = { $noted ->
        [yes] The deal has the seal that you noted
       *[no] The deal was to be sealed
    }, but nobody’s word was given after the commitment{ $before ->
        [0] {""}
       *[other] , { $before } in the open
    }{ $late ->
        [0] {""}
       *[other] ; left out: { $names }
    }. So nothing is proved: whoever dealt could have picked it.
verify-left-out = { $count ->
        [one] seat { $seats }
       *[other] seats { $seats }
    } ({ $renamed ->
        [yes] { $name } in the seal, { $now } in the record
       *[no] { $name }
    })
verify-deal-open = The deal was not sealed: { $before ->
        [0] no word was given
        [one] 1 word was given in the open
       *[other] { $before } words were given in the open
    }, so whoever dealt could have picked it.
verify-played-on = It was played on from another game, after { $moment ->
    [0] its set-up
    [one] its first entry
   *[other] its first { $moment } entries
}, which was checked too; all luck from there on is new.
verify-total = { $held ->
        [one] 1 record holds
       *[other] { $held } records hold
    }, { $failed ->
        [one] 1 does not.
       *[other] { $failed } do not.
    }
show-title = { $game }: { $players }.
score-total = { $name }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }
score-place = { $place }. { $names }

## The bridge

bridge-unknown-op = There is no request "{ $given }"; ask for new, load, legal, act, view, score, hint, status, state, record or close.
bridge-malformed = This request cannot be read: { $given }.
bridge-too-long = A request is at most { $given } bytes long.
bridge-no-game = No game is in hand; ask for new or load first.
bridge-no-record = A game that was loaded in the middle has no record.
bridge-unknown-seat = There is no seat { $given } at this table.
bridge-bad-option = An option is a word, a number, true, false or a list of seats, not { $given }.
command-usage = tsugi: { $problem }; see `tsugi --help`

## Help

help-usage = Usage:
help-commands = Commands
help-command = COMMAND
help-default = [default: { $value }]

## Help of commands and their arguments
help-about-tsugi = A table for games about things that break and are mended
help-arg-lang = The language to speak: en or fr. Without it, the environment decides
help-about-games = List the games with their seats and options
help-arg-json = Answer in JSON
help-about-rules = Print how to play, and the rulings
help-rules-players = How many play; without it, what all numbers of players need
help-arg-game = The game's id
help-about-components = Print every card with its figures, and what of it is ours rather than printed
help-components-components = A file or folder to read in place of our components
help-about-play = Play on this terminal
help-about-sim = Let bots play many games
help-about-ladder = Compare bots on the same deals
help-about-verify = Replay records and say what holds
help-verify-seal = The commitment or the number of the seal that you saw before the game
help-verify-files = Records, as JSON or JSON Lines
help-about-show = Tell a recorded game in sentences
help-show-file = A record
help-show-viewer = As whom: seat:0, spectator or all
help-about-score = Score a table played with the real box
help-score-file = What lies on the table, as JSON in the form that --template prints
help-score-template = Print a file to fill in
help-score-players = How many played, for --template; without it, the fewest
help-about-bridge = Let a program play: a JSON request a line, an answer a line
help-arg-options = An option of the game
help-arg-components = A file or folder of components in place of ours
help-serve-components = A file or folder of components in place of ours, for new tables of that game; may be said again for another
help-play-players = How many play
help-play-bots = Bots for the last seats, separated by commas
help-play-names = What the players are called, separated by commas
help-play-seed = The seed of the luck; without it, luck is drawn by the system
help-play-resume = Go on with a saved game
help-sim-players = How many play; without it, the fewest or as many as bots are named
help-sim-bots = A bot for each seat, separated by commas, or one name for all
help-arg-games = How many games
help-arg-seed = The seed of the run
help-arg-threads = How many threads; without it, as many as there are cores
help-arg-records = Write a record of each game, a line each
help-ladder-players = How many play; without it, the fewest
help-ladder-bots = The bots to compare, separated by commas; without it, the four strengths
help-ladder-games = How many games a pair plays at least
help-arg-help = Print help
help-arg-version = Print version
help-about-help = Print this message or the help of the given subcommand(s)
help-arg-subcommand = Print help for the subcommand(s)
help-about-serve = Serve tables to people elsewhere
help-about-backup = Copy the tables of a server that may be running
help-backup-data = The server's folder
help-backup-file = The file to write
help-serve-listen = The address to listen on
help-serve-data = The folder in which tables are kept
help-serve-key-file = A file with the key that encrypts what is stored
help-serve-origin = The address people type, where a proxy stands before the server
help-serve-trusted-proxies = The networks of proxies whose word on the client's address is taken, separated by commas
help-serve-proxy = The proxy whose word on the client's address is taken
help-serve-away-after = After so many seconds without anybody a table leaves memory
help-serve-bot-threads = How many threads think for bots; without it, half of the cores
help-serve-messages = How many messages a stream may send a second
help-serve-requests = How many requests an address may send a second
help-serve-tables = How many tables an address may make an hour
help-serve-connections = How many connections an address may hold
help-serve-log-json = Write the log as JSON
