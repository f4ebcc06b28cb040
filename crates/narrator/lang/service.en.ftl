# What the service says: why something is refused, and what happens around a table.

service-malformed = This cannot be read: { $why }
service-bad-id = a message needs an id of 1 to 64 characters
service-bad-beat = a beat is told in seconds, at most { $most }, and only games played in silence keep one
service-bad-word = a word for the deal has 1 to 64 letters, digits, "-" or "_"
service-bad-hash = a hash is "sha256:" and 64 small hexadecimal letters
service-bad-sealed-word = a sealed word has 22 to 64 letters, digits, "-" or "_", drawn by chance
service-hash-or-word = it holds either the hash of a word or the word itself
service-not-sealed = The deal of this table is not sealed; nobody is asked for a word.
service-sealing = The deal is being sealed; seats stay as they are until it begins.
service-word-given = A word is given already and cannot be another.
service-word-early = Some hashes are still awaited; open your word when all are in.
service-word-late = It is too late for that: the deal goes on without it.
service-wrong-word = This word does not have the hash that you gave.
service-too-large = This is longer than what is read here.
service-unseen-name = "{ $given }" is no name: it has letters that cannot be seen, that turn others around or that pile up on others. Joined emoji have such letters too.
service-other-method = This address takes { $methods } alone.
service-needs-object = a document is one JSON object, in braces
service-needs-number = { $name } is a whole number from 0 on
service-needs-upgrade = a stream is a WebSocket; ask for it with the header Upgrade
service-not-found = There is nothing at this address.
service-unknown-table = There is no such table, or its link is needed to see it.
service-unknown-game = There is no such game.
service-unknown-bot = There is no such bot.
service-unknown-seat = There is no such seat.
service-unknown-protocol = The stream speaks protocol 1 or 2.
service-bad-record = The record cannot be gone through: { $why }
service-too-many-entries = it has more than { $most } entries
service-viewers-record = it tells what one viewer saw, and a game is played on from all there was
service-table-or-record = say either the table or the record to play on from
service-bad-setup = The table cannot be set up like that: { $why }
service-wrong-key = This link opens nothing here.
service-not-yours = This is not yours to do.
service-needs-link = Anybody may watch this table; to sit down, the link of whoever made it is needed.
service-saw-another-hand = You have been shown another hand of this deal, so this one is not for you.
service-bots-hand = A bot holds this hand until the end; nobody takes it over in the middle of the game.
service-one-seat = You have a seat at this table already; only whoever made it gives somebody several.
service-bot-plays = A bot plays for you; sit down again first.
service-still-there = Whoever holds this seat is still there, or left less than a minute ago.
service-seat-moved = Somebody else holds this seat now.
service-cannot-agree = { $name } is away and cannot be asked, so it stays.
service-too-many-links = Too many links lead to this seat already; call them back first.
service-taken = Somebody sits there.
service-full = No seat is free.
service-not-begun = The game has not begun.
service-begun = The game has begun.
service-not-your-turn = It is not your turn.
service-game-over = The game is over.
service-running = The game still runs.
service-lesson = Another time. In this lesson: { $todo }
service-illegal = The rules do not allow it.
service-stale = The table has gone on since; look again before choosing.
service-future = The table is only at version { $version }.
service-kept = It stays.
service-turn-shown = This turn is over and has been seen; nothing of it is taken back.
service-taken-back-too-often = Enough has been taken back in this game; from now on it stays.
service-silent = In this game nobody asks for more than may be taken back freely.
service-silent-name = In a game that is played in silence everybody keeps their name until it is over.
service-nothing-asked = There is nothing to answer.
service-no-hints = This table gives no hints.
service-too-many = Too much at once; try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
service-wrong-origin = This request comes from another page than ours.
service-timed-out = It took too long.
service-unavailable = The table cannot be kept at the moment; nothing has changed. Try again.
service-old-rules = This table began by rules or with cards that this server does not play; it can be watched and downloaded, not played on.
service-other-rules = This table was begun on another server, by rules or with cards that are not known here; it is kept, and cannot be shown.
service-failed = Something went wrong at this table, and it is closed for now; every choice that was acknowledged is kept. Come back in a while.
service-broken = What is stored of this table does not add up; its keeper must look at it.
service-encrypted = This table is encrypted with a key that the server was not given; its keeper must give it.
service-going-down = The server stops; everything is kept. Come back in a moment.
service-too-slow = The line is too slow to follow; open it again to go on.

service-one-hint = One hint at a time: wait for the one you asked for.
service-thought-less = { $name } thought less than usual: many bots think at once.
service-chose-quickly = { $name } chose quickly, without thinking ahead: many bots think at once.
service-taken-back-by-all = Everybody agreed to take choices back.
service-asks-to-take-back = { $name } asks to take the last choice back.
service-stays = The choice stays.

service-code-over = The game began; this code is over. Ask for the link.
service-knocked-no-more = Nobody waits at the door with that knock any more.
service-unknown-code = That is no code of a table that waits. Ask again how it is spelt: two words and a number.
service-seat-is-held = The last seat is taken; free it first, then take it away.
service-asks-to-stop = { $name } asks to end the game for all.
service-goes-on = The game goes on.
service-stopped = Everybody agreed to end this game.
service-lesson-seats = A lesson has the seats it is written for.

## At the door: the words of a code, in the same order in every language

door-first = gold silver jade ivory amber coral pearl copper bronze iron glass silk wool cotton linen leather wood ash sand salt honey sugar rice ink lacquer clay chalk nacre velvet straw wicker bamboo moss mist frost dew dawn noon evening shadow
door-second = bowl cup vase plate jar teapot saucer kettle lid spoon tray box table bench chair lamp candle door window garden bridge river lake stone leaf pine maple plum cherry moon star cloud rain snow wind shell fan bell drum paper

## At the command line

serve-open = Open { $address }
serve-what-else = `tsugi play GAME` plays in this terminal, `tsugi help` tells what else there is. Ctrl+C stops; every table is kept.
serve-stopped = The server has stopped; every table is kept.
serve-listen = The server cannot listen on { $address }: { $why }.
serve-store = { $why }.
serve-newer = The store is of form { $found }, which a newer tsugi made; this one knows forms up to { $known }.
serve-in-use = Another server serves from this store already ({ $store }); this one holds nothing and ends.
serve-wrong-key = The key file holds another key than the one with which this store is encrypted.
serve-key-for-all = { $file } can be read by others; a key is its owner's alone (chmod 600).
serve-no-key = { $file } holds no key: 64 hexadecimal letters are wanted, as "openssl rand -hex 32" prints them.
serve-fails = The server cannot start: { $why }.

show-viewer-record = { $game }: { $players }; as { $viewer } saw it.
verify-holds-viewer-record = { $place }: { $game }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, { $end ->
        [over] played to its end
       *[running] still running
    }: a record of what { $viewer } saw, readable throughout; choices, luck and what was hidden could not be checked.
