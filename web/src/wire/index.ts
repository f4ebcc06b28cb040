// Written by the tests of `crates/wire`; UPDATE_BINDINGS=1 writes it anew.

export type Act = { 
/**
 * Its own id: sent again with the same id, it is applied once.
 */
id: string, 
/**
 * The version it answers.
 */
version: number, 
/**
 * The choice.
 */
action: unknown, };

export type Acting = { 
/**
 * For which of your seats; where nothing is said, the one that is awaited.
 */
seat: number, 
/**
 * Its own id: sent again with the same id, it is applied once.
 */
id: string, 
/**
 * The version it answers.
 */
version: number, 
/**
 * The choice.
 */
action: unknown, };

export type Answer = { 
/**
 * Its own id.
 */
id: string, 
/**
 * The version at which it is asked, or was.
 */
version: number, };

export type Asked = { 
/**
 * Who asks; nobody where the question is withdrawn.
 */
seat: number | null, 
/**
 * The version at which it was asked.
 */
version: number, 
/**
 * Who has agreed so far.
 */
agreed: number[], 
/**
 * Whether it is to end the game for all.
 */
stops?: boolean, 
/**
 * In words.
 */
message: string, };

export type Away = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, 
/**
 * From when on somebody else at the table may let a bot play, likewise.
 */
may_stand_in: number, };

export type Barred = { 
/**
 * The choice, in the game's own form.
 */
action: unknown, 
/**
 * In words.
 */
text: string, 
/**
 * Its price, in the game's own form.
 */
preview: unknown, 
/**
 * The ruling that forbids it.
 */
ruling: string, 
/**
 * Why, in words.
 */
message: string, 
/**
 * Its place among all choices in sight.
 */
place: number, };

export type Because = { 
/**
 * The id of the question.
 */
id: string, 
/**
 * The version it was asked at.
 */
version: number, 
/**
 * What kind of obstacle: `illegal`, `not_your_turn`, `game_over`.
 */
code: Code | null, 
/**
 * The ruling, where a rule forbids it.
 */
ruling: string | null, 
/**
 * In words.
 */
message: string | null, };

export type Bye = { 
/**
 * The kind of reason.
 */
code: Code, 
/**
 * In words.
 */
message: string, };

export type ChoiceDoc = { 
/**
 * The option's key.
 */
key: string, 
/**
 * What it is called.
 */
label: string, 
/**
 * What it is unless somebody says otherwise, in words.
 */
usual: string, 
/**
 * The values that have names of their own; of a number or a seat those that stand beside it.
 */
values: Array<ValueDoc>, 
/**
 * The least and the greatest number that it may be, where it is one.
 */
number?: [number, number], 
/**
 * Whether one seat is named, or any number of them, where seats are.
 */
seats?: SeatsNamed, };

export type Code = "malformed" | "too_large" | "not_found" | "unknown_table" | "unknown_game" | "unknown_bot" | "unknown_seat" | "unknown_protocol" | "bad_setup" | "bad_record" | "not_sealed" | "sealing" | "word_given" | "word_early" | "word_late" | "wrong_word" | "lesson" | "wrong_key" | "not_yours" | "needs_link" | "saw_another_hand" | "taken" | "full" | "not_begun" | "begun" | "not_your_turn" | "game_over" | "running" | "illegal" | "stale" | "future" | "kept" | "silent" | "nothing_asked" | "no_hints" | "too_many" | "wrong_origin" | "timed_out" | "unavailable" | "old_rules" | "broken" | "failed" | "encrypted" | "going_down" | "too_slow";

export type CodeDoc = { 
/**
 * The code, in the language of who asks: `gold-bowl-42`.
 */
code: string, };

export type ComponentsDoc = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Which components: `sha256:…` of their figures.
 */
components: string, 
/**
 * Every figure, in the game's own form.
 */
figures: unknown, 
/**
 * The pieces, in the game's own form.
 */
pieces: unknown, 
/**
 * Names and texts by their ids, where the game has such; in the game's own form.
 */
words: unknown, };

export type Done = { 
/**
 * The id of the message.
 */
id: string, 
/**
 * The version it became.
 */
version: number, };

export type Door = "waiting" | "open" | "shut";

export type Entered = { 
/**
 * Its id.
 */
id: string, 
/**
 * The key of its link, told once.
 */
key: string, 
/**
 * The link, to be completed with the address of the server.
 */
link: string, 
/**
 * Where its maker lands.
 */
landing: Landing, };

export type Entering = { 
/**
 * The key; none where who asks is known already.
 */
key?: string, };

export type Explain = { 
/**
 * Its own id.
 */
id: string, 
/**
 * The choice.
 */
action: unknown, };

export type Explained = { 
/**
 * The id of the question.
 */
id: string, 
/**
 * What it is.
 */
offer: string, 
/**
 * What it means.
 */
meaning: string, };

export type Fault = { 
/**
 * The kind of reason.
 */
code: Code, 
/**
 * In words.
 */
message: string, };

export type GameDoc = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * What it is about, in a sentence or two.
 */
pitch: string, 
/**
 * The fewest and the most who play.
 */
seats: [number, number], 
/**
 * What may be set.
 */
options: Array<OptionSpec>, 
/**
 * The same in words, in the order in which it is asked.
 */
choices: Array<ChoiceDoc>, 
/**
 * The bots that may be named over the network.
 */
bots: Array<string>, 
/**
 * Those of them that a person chooses from, the weakest first.
 */
strengths: Array<StrengthDoc>, 
/**
 * What bots are called, seat by seat.
 */
bot_names: Array<string>, 
/**
 * Whether the rules forbid players every word.
 */
silent: boolean, 
/**
 * Whether seats see different things, so that nobody may look over another's shoulder.
 */
hides: boolean, };

export type HealthDoc = { 
/**
 * Whether all is well.
 */
ok: boolean, 
/**
 * The store: `ready`, `unavailable` or `unknown`; in words where choices cannot be stored now.
 */
store: string, };

export type Hello = { 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * Who looks: `seat:0` or `spectator`.
 */
viewer: string, 
/**
 * The version the table has now.
 */
version: number, 
/**
 * The table.
 */
table: TableDoc, 
/**
 * Why this is not the first hello, in words.
 */
note?: string, };

export type Hint = { 
/**
 * Its own id.
 */
id: string, };

export type Hinted = { 
/**
 * The id of the question.
 */
id: string, 
/**
 * The version it was asked at.
 */
version: number, 
/**
 * The best choice.
 */
action: unknown, 
/**
 * What the values are of: `win` or `score`.
 */
of: string, 
/**
 * The choices, the best first.
 */
hints: Array<Worth>, 
/**
 * What it is.
 */
offer: string, 
/**
 * What it means.
 */
meaning: string, };

export type Hurried = { 
/**
 * Where it plays.
 */
seat: number, 
/**
 * Whether it did not think at all: a quick player chose in its place.
 */
quick: boolean, 
/**
 * The same in words.
 */
told: string, };

export type Knock = { 
/**
 * The knock's number, to be answered by.
 */
knock: number, 
/**
 * What they say they are called.
 */
name: string, };

export type Knocked = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What whoever made the table is called.
 */
host: string, 
/**
 * Whether the door is open.
 */
door: Door, 
/**
 * The table's id, for who is let in.
 */
table?: string, };

export type Knocking = { 
/**
 * The code, in any language of the service; spaces stand for hyphens.
 */
code: string, 
/**
 * What whoever knocks is called.
 */
name?: string, };

export type Knocks = { 
/**
 * Those who wait for an answer, the first first.
 */
waiting: Array<Knock>, };

export type Landing = { 
/**
 * The version the table has now.
 */
version: number, 
/**
 * The table.
 */
table: TableDoc, 
/**
 * Whose choice is awaited, or how it ended; none before it begins.
 */
status: Status | null, 
/**
 * The seats of who asks.
 */
yours: number[], 
/**
 * What to show.
 */
lands: Lands, 
/**
 * Whether who asks made the table.
 */
host: boolean, };

export type Lands = "seat" | "free" | "watch" | "replay";

export type Leaving = { 
/**
 * The seat, from 0.
 */
seat: number, };

export type LettingIn = { 
/**
 * Its number.
 */
knock: number, 
/**
 * Whether they are let in.
 */
welcome: boolean, };

export type Linked = { 
/**
 * Its key, told once.
 */
key: string, 
/**
 * The link, to be completed with the address of the server.
 */
link: string, 
/**
 * Until when it leads there, in milliseconds since 1970.
 */
until: number, };

export type Linking = { 
/**
 * The seat, from 0.
 */
seat: number, };

export type Meaning = { 
/**
 * What it is.
 */
offer: string, 
/**
 * What it means.
 */
meaning: string, };

export type MeasuredDoc = { 
/**
 * How many played.
 */
players: number, 
/**
 * What came of it.
 */
text: string, 
/**
 * In how many games that was found.
 */
games: string, };

export type Naming = { 
/**
 * The seat, from 0.
 */
seat: number, 
/**
 * What its player is called from now on.
 */
name: string, };

export type NewSeat = "open" | "mine" | { "guest": string } | { "bot": string };

export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The seats, in order.
 */
seats: Array<NewSeat>, 
/**
 * The options that are said.
 */
options?: Record<string, unknown>, 
/**
 * What its maker is called.
 */
name?: string, 
/**
 * A word of the maker's client, for the deal.
 */
word?: string, 
/**
 * Whether anybody may find and watch it.
 */
public?: boolean, 
/**
 * Whether bots advise who asks.
 */
hints?: boolean, 
/**
 * Whether who finds it may sit down without its link.
 */
anyone_sits?: boolean, 
/**
 * Whether a person may take over a bot's hidden hand in the middle of the game.
 */
take_over?: boolean, 
/**
 * Whether it is the table of the game's lesson: then its seats, options and luck are the lesson's.
 */
lesson?: boolean, 
/**
 * Whether every person is asked for a word after the server has committed to its secret: then the game begins
 * once all have opened theirs, or ten seconds later.
 */
sealed?: boolean, 
/**
 * At a game that is played in silence: the seconds between two beats, on which the others are shown what somebody
 * did; 0 for people who sit in one room, and 5 where nothing is said. At other games nothing but 0 can be said.
 */
beat?: number, };

export type Offer = { 
/**
 * The choice, in the game's own form.
 */
action: unknown, 
/**
 * In words, short, with what it costs or brings; by the wish `offers`.
 */
text?: string, 
/**
 * What it means, in two or three sentences with the ruling; by the wish `meanings`.
 */
meaning?: string, 
/**
 * Why it may be the right one, where there is something to tell; by the wish `reasons`.
 */
reason?: string, 
/**
 * Its price and what surely comes of it, in the game's own form, where a game says so; by the wish `previews`.
 */
preview?: unknown, 
/**
 * Its place among all choices in sight, those out of reach included: the order in which they are drawn; by the
 * wish `previews`.
 */
place?: number, };

export type Opening = { 
/**
 * The record, or one viewer's record.
 */
record: unknown, 
/**
 * Whose eyes: `seat:0`, `spectator` or `everything`, which it is where nothing is said.
 */
viewer?: string, 
/**
 * The first moment that is wanted, the set-up being 0.
 */
from?: number, 
/**
 * At most so many moments.
 */
moments?: number, };

export type OptionSpec = { 
/**
 * The key, in `snake_case`.
 */
key: string, 
/**
 * What it may be set to.
 */
values: Values, 
/**
 * What it is if nothing is said.
 */
default: boolean | number | string | Array<number>, };

export type Outcome = { won: boolean, score: number | null } | { places: number[], scores: number[] };

export type Past = { 
/**
 * Who made the entry; none for the set-up.
 */
seat?: number, 
/**
 * Whether it took choices back.
 */
undone?: boolean, 
/**
 * What was told of it.
 */
told: Array<string>, 
/**
 * What was seen then.
 */
view?: unknown, 
/**
 * What follows from what was seen, where the game reckons something.
 */
reckoned?: unknown, 
/**
 * Whose choice was awaited then, or how it ended.
 */
status?: Status, 
/**
 * The receipts of all seats then, where the game scores.
 */
receipts?: Array<Array<ReceiptLine>>, };

export type PlayingAgain = { 
/**
 * Whether they are in.
 */
joins: boolean, };

export type PlayingOn = { 
/**
 * The table whose game is over; none where a record is brought.
 */
table?: string, 
/**
 * The record.
 */
record?: unknown, 
/**
 * After how many entries of it, the set-up being 0.
 */
moment: number, 
/**
 * The seat to play on in.
 */
seat: number, 
/**
 * The bot in all other seats; none for those that sat there, or else quick ones.
 */
bot?: string, 
/**
 * What whoever plays on is called.
 */
name?: string, };

export type Pong = { 
/**
 * The version the table has now.
 */
version: number, };

export type Present = { 
/**
 * The time at the server, in milliseconds since 1970.
 */
now: number, 
/**
 * Seats whose holder is nowhere at this table, and nobody plays for.
 */
away: Array<Away>, 
/**
 * How many only watch.
 */
watching: number, 
/**
 * After a game: the seats of those who want to play again.
 */
again?: number[], 
/**
 * The seats of those who do not.
 */
not_again?: number[], };

export type ReceiptLine = { 
/**
 * What it is for, by its id.
 */
line: string, 
/**
 * What it comes to.
 */
points: number, 
/**
 * The ruling.
 */
ruling: string, 
/**
 * How the points add up.
 */
sum: string, 
/**
 * In words.
 */
text: string, };

export type Refused = { 
/**
 * The id of the message, where it could be read.
 */
id: string | null, 
/**
 * The kind of reason.
 */
code: Code, 
/**
 * The ruling, where a rule forbids it.
 */
ruling: string | null, 
/**
 * In words.
 */
message: string, 
/**
 * The version the table has now.
 */
version: number, };

export type Rematched = { 
/**
 * The new table's id.
 */
id: string, };

export type Rematching = { 
/**
 * Whether the deal is sealed, also where that of the game before was not.
 */
sealed?: boolean, };

export type Replay = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What the players are called, by seat.
 */
names: Array<string>, 
/**
 * Which seats bots played, by name; empty where none did.
 */
bots: Array<string | null>, 
/**
 * By which options.
 */
options: Record<string, unknown>, 
/**
 * Whose eyes: `seat:0`, `spectator` or `everything`.
 */
viewer: string, 
/**
 * Moments one after another, the set-up and then every entry, as many as are sent at once. A viewer's record has one
 * moment, told but not shown.
 */
moments: Array<Past>, 
/**
 * Which moment is the first of these.
 */
from: number, 
/**
 * How many moments there are.
 */
of: number, };

export type RulesDoc = { 
/**
 * How to play, as Markdown.
 */
how_to_play: string, 
/**
 * The rulings by their numbers, as Markdown.
 */
rulings: string, };

export type SealDoc = { 
/**
 * What is awaited.
 */
stage: SealStage, 
/**
 * The people at the table, by their first seat.
 */
people: Array<SealPerson>, };

export type SealPerson = { 
/**
 * The person's seats.
 */
seats: number[], 
/**
 * What the person is called.
 */
name: string, 
/**
 * The hash of the word, once it is given.
 */
hash?: string, 
/**
 * Whether the word was opened.
 */
opened: boolean, 
/**
 * The word, once nobody can open or withhold one any more.
 */
word?: string, 
/**
 * Whether the person was too late: the luck follows without their word.
 */
left_out: boolean, };

export type SealStage = "waiting" | "hashes" | "words" | "over";

export type SeatDoc = { 
/**
 * What the player is called.
 */
name: string, 
/**
 * Who plays.
 */
who: Who, 
/**
 * The bot that plays, alone or for somebody away.
 */
bot?: string, 
/**
 * How many choices were made here with less thought than the bot's strength promises.
 */
hurried?: number, 
/**
 * Who holds it: the same letters for all seats of one person, other letters at another table.
 */
holder?: string, 
/**
 * How many links lead to it.
 */
links?: number, 
/**
 * Who else was shown its hand of this deal, as `holder` calls them.
 */
seen_by?: Array<string>, };

export type Seating = { 
/**
 * How many play.
 */
seats: number, };

export type SeatsNamed = "one" | "several";

export type Shown = { 
/**
 * The number, the same for all but at a silent table.
 */
version: number, 
/**
 * Whether this is the whole table rather than what is new.
 */
whole?: boolean, 
/**
 * What happened since, step by step. Of a whole table's past there are the words alone.
 */
steps?: Array<Step>, 
/**
 * What was taken back.
 */
undone?: Undone, 
/**
 * The bots that thought less than their strength promises, because many think at once.
 */
hurried?: Array<Hurried>, 
/**
 * Who sits where, if that has changed.
 */
table?: TableDoc, 
/**
 * All that this viewer may know, in the game's own form.
 */
view?: unknown, 
/**
 * Whose choice is awaited, or how it ended.
 */
status?: Status, 
/**
 * The table as text, at most 80 columns wide; by wish.
 */
text?: string, 
/**
 * What is asked of this seat, in words; by wish.
 */
ask?: string, 
/**
 * Whether what this seat is shown now is for its eyes alone: at a shared screen a curtain falls.
 */
private?: boolean, 
/**
 * What this seat may do; empty where it is not awaited, absent for who has no seat.
 */
offers?: Array<Offer>, 
/**
 * Choices in sight that cannot be made now, and why; by the wish `previews`.
 */
barred?: Array<Barred>, 
/**
 * What else hangs over this seat, in the game's own form; by the wish `previews`.
 */
outlook?: unknown, 
/**
 * What follows from the view, in the game's own form, where the game reckons something; by wish.
 */
reckoned?: unknown, 
/**
 * The receipts of all seats as if the game ended now, where the game scores; by wish.
 */
receipts?: Array<Array<ReceiptLine>>, 
/**
 * Whether this seat could take its last choice back, and which it is; by wish.
 */
undo?: TakeBack, 
/**
 * How it ended, in words; by wish.
 */
end?: string, 
/**
 * What decided it, in a sentence, where there is one to tell; with `end`.
 */
decided?: string, 
/**
 * What a learner is told now, at the table of a lesson.
 */
lesson?: Taught, };

export type Sitting = { 
/**
 * The key of a link, where who asks is not known yet.
 */
key?: string, 
/**
 * Which seat; without it, the first that is free.
 */
seat?: number, 
/**
 * What the player is called.
 */
name?: string, 
/**
 * A word of the player's client, for the deal.
 */
word?: string, };

export type Status = { awaiting: number[] } | { over: Outcome };

export type Step = { 
/**
 * What was seen, in the game's own form; absent where a choice was taken back.
 */
sighting?: unknown, 
/**
 * The same in words.
 */
text: string, 
/**
 * What a log keeps of it where people must remember by themselves; the whole sentence where this is absent.
 */
faded?: string, 
/**
 * How much it matters.
 */
weight: 'detail' | 'normal' | 'milestone', 
/**
 * The view as it stood after this step; by the wish `views`. A step without one stands as the step before it, and
 * the last one as the newest.
 */
view?: unknown, 
/**
 * What follows from that view and from what was seen; by the wishes `views` and `reckoned`.
 */
reckoned?: unknown, };

export type StrengthDoc = { 
/**
 * The bot, as it is named over the network.
 */
bot: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * What it does.
 */
does: string, 
/**
 * How it fared, by the number of players.
 */
measured: Array<MeasuredDoc>, };

export type Swapping = { 
/**
 * The seat, from 0.
 */
seat: number, 
/**
 * The bot that is to play; nobody where the seat is to be open.
 */
bot?: string, };

export type TableDoc = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The options, all of them.
 */
options: Record<string, unknown>, 
/**
 * Who sits where.
 */
seats: Array<SeatDoc>, 
/**
 * Whether anybody may find and watch it.
 */
public: boolean, 
/**
 * Whether bots advise who asks.
 */
hints: boolean, 
/**
 * Whether who finds it may sit down without its link.
 */
anyone_sits: boolean, 
/**
 * Whether a person may take over a bot's hidden hand in the middle of the game.
 */
take_over: boolean, 
/**
 * Whether it began by rules that this server no longer plays: it can be watched and downloaded, and nothing moves.
 */
retired?: boolean, 
/**
 * Whether the game has begun.
 */
begun: boolean, 
/**
 * The hash of the deal's secret.
 */
commitment: string, 
/**
 * The words that were added to it: at a sealed table those given in the open, and once the game has begun those
 * that were opened.
 */
words: Array<string>, 
/**
 * Whether its deal is sealed: every person adds a word after the commitment. Otherwise words are given in the open,
 * and whoever deals could have known them.
 */
sealed: boolean, 
/**
 * Whether the players may say nothing to each other: what can still be taken back is shown to nobody else, and each
 * viewer has versions of its own.
 */
silent?: boolean, 
/**
 * The seconds between two beats, on which others are shown what somebody did; none where they are shown at once.
 */
beat?: number, 
/**
 * How far the sealing of its deal is; none where the deal is not sealed.
 */
seal?: SealDoc, 
/**
 * Where it is played again.
 */
rematch?: string, 
/**
 * Whether everybody agreed to end the game before its end: nothing moves any more.
 */
stopped?: boolean, 
/**
 * After how many entries of a finished game it began, where it was played on from there.
 */
played_on?: number, };

export type TableLine = { 
/**
 * Its id.
 */
id: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
made: number, };

export type Tables = { 
/**
 * Of who asks, the newest first.
 */
yours: Array<TableLine>, 
/**
 * That anybody may watch, the newest first.
 */
public: Array<TableLine>, };

export type TakeBack = { 
/**
 * Whether it may.
 */
may: Undoing, 
/**
 * What would be taken back, in words.
 */
text?: string, };

export type Taught = { 
/**
 * The step, from 1; one more than there are once the lesson is over.
 */
step: number, 
/**
 * How many steps there are.
 */
of: number, 
/**
 * What it is about.
 */
title: string, 
/**
 * What is to be known.
 */
text: string, 
/**
 * What is to be done; nothing once the lesson is over.
 */
todo?: string, 
/**
 * The choice that is meant.
 */
action?: unknown, };

export type ToClient = { "hello": Hello } | { "update": Update } | { "shown": Shown } | { "done": Done } | { "refused": Refused } | { "explained": Explained } | { "because": Because } | { "hinted": Hinted } | { "asked": Asked } | { "present": Present } | { "knocks": Knocks } | { "pong": Pong } | { "bye": Bye };

export type ToServer = { "act": Act } | { "undo": Undo } | { "stop": Answer } | { "agree": Answer } | { "decline": Answer } | { "explain": Explain } | { "why": Why } | { "hint": Hint } | { "ping": Record<symbol, never> };

export type Undo = { 
/**
 * Its own id.
 */
id: string, 
/**
 * The version it answers.
 */
version: number, 
/**
 * Whether to ask everybody, where it lies behind the frontier.
 */
ask: boolean, };

export type Undoing = "free" | { "ask": string } | { "no": string };

export type Undone = { 
/**
 * Whose choice it was.
 */
seat: number, 
/**
 * Whether everybody was asked.
 */
agreed: boolean, };

export type Update = { 
/**
 * The number, the same for all but at a silent table.
 */
version: number, 
/**
 * Whether this is the whole table rather than what is new.
 */
whole?: boolean, 
/**
 * What this viewer saw.
 */
sightings?: unknown[], 
/**
 * The same in words.
 */
told?: Array<string>, 
/**
 * What was taken back.
 */
undone?: Undone, 
/**
 * The bots that thought less than their strength promises, because many think at once.
 */
hurried?: Array<Hurried>, 
/**
 * Who sits where, if that has changed.
 */
table?: TableDoc, 
/**
 * All that this viewer may know.
 */
view?: unknown, 
/**
 * Whose choice is awaited, or how it ended.
 */
status?: Status, 
/**
 * What this viewer may do; nothing where it is not awaited.
 */
legal?: unknown, 
/**
 * What is asked, in words; by wish.
 */
ask?: string, 
/**
 * The legal actions in words, in their order; by wish.
 */
offers?: Array<string>, 
/**
 * What lies before this viewer, in the game's own form, where a game has one: prices, what surely comes
 * of a choice, why others cannot be made; by wish.
 */
ahead?: unknown, 
/**
 * The receipts of all seats as if the game ended now; by wish.
 */
receipts?: Array<Array<ReceiptLine>>, 
/**
 * Whether this seat could take its last choice back; by wish.
 */
undo?: Undoing, 
/**
 * The choice that would be taken back, in words; by the same wish.
 */
undoes?: string, 
/**
 * How it ended, in words; by wish.
 */
end?: string, 
/**
 * What a learner is told now, at the table of a lesson.
 */
lesson?: Taught, };

export type ValueDoc = { 
/**
 * The value, as it is sent.
 */
value: boolean | number | string, 
/**
 * What it is called.
 */
text: string, 
/**
 * What it brings, where that needs a sentence.
 */
meaning?: string, };

export type Values = Array<boolean> | Array<string> | { min: number, max: number, or?: Array<string> } | { seat: true, or: Array<string> } | { seats: true };

export type Who = "open" | "person" | "away" | "bot";

export type Why = { 
/**
 * Its own id.
 */
id: string, 
/**
 * The choice.
 */
action: unknown, };

export type Wording = { 
/**
 * The hash of the word and of the table's commitment, as `docs/deals.md` says.
 */
hash?: string, 
/**
 * The word.
 */
word?: string, };

export type Worth = { 
/**
 * The choice.
 */
action: unknown, 
/**
 * Its chance to win, or the expected score.
 */
value: number, 
/**
 * Lower end of the 95 % interval.
 */
low: number, 
/**
 * Upper end of the 95 % interval.
 */
high: number, 
/**
 * Whether it was worked out to the end.
 */
exact: boolean, 
/**
 * The choice in words.
 */
text: string, 
/**
 * The choice, what it is worth and how sure that is, in words.
 */
told: string, 
/**
 * Why it may be the right one, where there is something to tell; from the second protocol on.
 */
reason?: string, };
