//! Holds a record against the rules: its events must add up, and where its luck is known its
//! choices are played again and every event compared.

use serde::de::DeserializeOwned;
use serde_json::Value;
use tsugi_engine::{CountingChance, Game, Message, Outcome, Refused, Seat, SeatSet, SeededRng, Status, Unsound, apply};

use crate::{Dealt, Entry, Known, Luck, Record, SealFault, Table};

/// What holds of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many entries were looked at.
    pub entries: usize,
    /// How it ended; none where the game still runs.
    pub outcome: Option<Outcome>,
    /// What could not be checked, and why.
    pub unchecked: Option<Unchecked>,
    /// What holds of its deal; none where its luck is not a deal's.
    pub dealt: Option<Dealt>,
    /// After how many entries of another game it began, where it was played on from there.
    pub from: Option<usize>,
}

/// Why a record's choices were not played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unchecked {
    /// It was played by older rules: neither choices nor luck can be held against today's.
    OlderRules {
        /// The rules it was played by.
        played: u32,
        /// The rules of this program.
        now: u32,
    },
    /// Its luck is not known: choices were held against the rules, lots were not.
    UnknownLuck,
    /// It is one viewer's record: neither choices nor luck nor what was hidden can be checked.
    ViewerRecord,
}

impl std::fmt::Display for Unchecked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::OlderRules { played, now } => write!(f, "it was played by rules {played}; these are rules {now}"),
            Self::UnknownLuck => f.write_str("its luck is not known"),
            Self::ViewerRecord => f.write_str("it is one viewer's record"),
        }
    }
}

/// Where a record fails, and how.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordFault {
    /// Something in it cannot be read.
    #[error("{place}: {problem}")]
    Unreadable {
        /// The place in the record.
        place: Place,
        /// What the reader says.
        problem: Message,
    },
    /// The rules refuse a choice.
    #[error("{place}: the choice {action} of seat {seat} is refused: {why}")]
    Refused {
        /// The place in the record.
        place: Place,
        /// Who chose.
        seat: Seat,
        /// The choice.
        action: Value,
        /// Why not: a `Refused` as JSON, for whoever puts it into words.
        why: Value,
    },
    /// Something else happens now than was recorded.
    #[error("{place}: recorded was {recorded}, but {now} happens")]
    Differs {
        /// The place in the record.
        place: Place,
        /// What was recorded; null where nothing was.
        recorded: Value,
        /// What happens now; null where nothing does.
        now: Value,
    },
    /// The events lead to a state that cannot be.
    #[error("{place}: {why}")]
    Unsound {
        /// The place in the record.
        place: Place,
        /// Why it cannot be.
        why: Unsound,
    },
    /// It takes back what does not stand.
    #[error("{place}: entry {undo} is no choice that could be taken back")]
    Undo {
        /// The place in the record.
        place: Place,
        /// What it takes back.
        undo: usize,
    },
    /// The secret of its luck is not the one that was promised.
    #[error("the secret of its luck does not have the hash that was shown before the game")]
    Commitment,
    /// The words of its luck were not given as it says.
    #[error(transparent)]
    Seal(#[from] SealFault),
    /// The game that it was played on from does not hold.
    #[error("in the game that it was played on from: {0}")]
    Origin(Box<RecordFault>),
    /// The game that it was played on from is another, was over there, or left another table.
    #[error("it does not go on from the game that it names")]
    OtherOrigin,
    /// A game that was played on says that it was sealed.
    #[error("a game that was played on is never sealed: its beginning was known")]
    SealedOrigin,
    /// The recorded result is not the one the game came to.
    #[error("the recorded result is {recorded}, but the game came to {now}")]
    Result {
        /// What was recorded.
        recorded: Value,
        /// What it is.
        now: Value,
    },
}

/// A place in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The set-up.
    Setup,
    /// The entry of that number, from 0.
    Entry(usize),
}

impl Place {
    /// What stands there, read; a fault that names the place where it cannot be.
    pub fn read<T: DeserializeOwned>(self, value: &Value) -> Result<T, RecordFault> {
        tsugi_reader::value(value).map_err(|problem| {
            let problem = Message::new("error-in-value").with("value", value.to_string()).with("problem", problem);
            RecordFault::Unreadable { place: self, problem }
        })
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Setup => f.write_str("set-up"),
            Self::Entry(number) => write!(f, "entry {number}"),
        }
    }
}

/// Holds a record against the rules of its game, of which `rules` is the version.
pub fn verify<G: Game + Clone>(game: &G, rules: u32, record: &Record) -> Result<Verified, RecordFault> {
    let known = record.luck.as_ref().and_then(Luck::known);
    let dealt = dealt(record, known.as_ref())?;
    let of_origin = record.from.as_ref().map(|from| origin(game, rules, record, from)).transpose()?;
    let unchecked = match known {
        _ if record.rules != rules => Some(Unchecked::OlderRules { played: record.rules, now: rules }),
        None => Some(Unchecked::UnknownLuck),
        Some(_) => of_origin.flatten(),
    };
    let status = match unchecked {
        None => replayed(game, record)?.status(),
        Some(why) => replay_events(game, record, why)?,
    };
    let outcome = match status {
        Status::Over(outcome) => Some(outcome),
        Status::Awaiting(_) => None,
    };
    if outcome != record.result {
        let json = |outcome: &Option<Outcome>| serde_json::to_value(outcome).unwrap_or(Value::Null);
        return Err(RecordFault::Result { recorded: json(&record.result), now: json(&outcome) });
    }
    let from = record.from.as_ref().map(|from| from.entries.len());
    Ok(Verified { entries: record.entries.len(), outcome, unchecked, dealt, from })
}

/// Holds the game that a record was played on from against the rules: it is the same game, it was not over, and what
/// stood of it is the set-up. Answers what could not be checked of it.
fn origin<G: Game + Clone>(
    game: &G,
    rules: u32,
    record: &Record,
    from: &Record,
) -> Result<Option<Unchecked>, RecordFault> {
    let terms = |record: &Record| {
        let Record { game, rules, components, replaced_components, config, .. } = record;
        (game.clone(), *rules, components.clone(), replaced_components.clone(), config.players, config.options.clone())
    };
    if terms(record) != terms(from) || from.result.is_some() || from.format != record.format {
        return Err(RecordFault::OtherOrigin);
    }
    let verified = verify(game, rules, from).map_err(|fault| RecordFault::Origin(Box::new(fault)))?;
    if verified.outcome.is_some() || standing(from) != record.setup.iter().collect::<Vec<_>>() {
        return Err(RecordFault::OtherOrigin);
    }
    Ok(verified.unchecked)
}

/// The events of a record that stand, from the set-up on; its taking-backs were found to be sound.
fn standing(record: &Record) -> Vec<&Value> {
    let mut stands: Vec<(usize, &[Value])> = Vec::new();
    for (number, entry) in record.entries.iter().enumerate() {
        match entry {
            Entry::Choice { events, .. } => stands.push((number, events)),
            Entry::Undo { undo, .. } => stands.retain(|(kept, _)| kept < undo),
        }
    }
    record.setup.iter().chain(stands.into_iter().flat_map(|(_, events)| events)).collect()
}

/// What holds of a record's deal: its secret is the one that was promised, and its words were given as it says.
fn dealt(record: &Record, known: Option<&Known>) -> Result<Option<Dealt>, RecordFault> {
    let (Some(luck), Some(Known::Deal(deal))) = (&record.luck, known) else { return Ok(None) };
    if luck.commitment.as_deref() != Some(deal.commitment().as_str()) {
        return Err(RecordFault::Commitment);
    }
    Ok(Some(match &luck.seal {
        Some(seal) if seal.sealed && record.from.is_some() => return Err(RecordFault::SealedOrigin),
        Some(seal) => seal.check(deal, record.config.players)?.beside(&record.config.names),
        None => Dealt::unsealed(deal),
    }))
}

/// The table of a record whose luck is known: every choice played again, every event compared.
pub fn replayed<G: Game + Clone>(game: &G, record: &Record) -> Result<Table<G>, RecordFault> {
    let luck = record.luck.as_ref().and_then(Luck::known).unwrap_or(Known::Seed(0));
    let mut table = match (&record.from, luck) {
        // What stood of the other game is the set-up: `verify` has compared them.
        (Some(_), luck) => {
            let events = record.setup.iter().map(|event| Place::Setup.read(event));
            Table::played_on(game.clone(), events.collect::<Result<_, _>>()?, luck)
        }
        (None, Known::Deal(deal)) => Table::dealt(game.clone(), deal),
        (None, Known::Seed(seed)) => Table::new(game.clone(), seed),
    };
    compare(Place::Setup, &record.setup, table.setup())?;
    for (number, entry) in record.entries.iter().enumerate() {
        let place = Place::Entry(number);
        match entry {
            Entry::Undo { undo, consent } => {
                let taken = match agreement(game, *consent) {
                    Some(Agreement::NotAsked) => table.take_back(*undo).is_ok(),
                    Some(Agreement::Everybody) => table.take_back_agreed(*undo).is_ok(),
                    None => false,
                };
                if !taken {
                    return Err(RecordFault::Undo { place, undo: *undo });
                }
            }
            Entry::Choice { seat, action, events } => {
                let chosen: G::Action = place.read(action)?;
                let happened = table.act(*seat, chosen).map_err(|why| refused(place, *seat, action, &why))?;
                compare(place, events, happened)?;
            }
        }
    }
    Ok(table)
}

/// Whether taking back was agreed upon.
enum Agreement {
    NotAsked,
    Everybody,
}

/// Nobody's consent, or everybody's: that of some is none.
fn agreement<G: Game>(game: &G, consent: SeatSet) -> Option<Agreement> {
    match consent {
        SeatSet::EMPTY => Some(Agreement::NotAsked),
        all if all == SeatSet::all(game.seats()) => Some(Agreement::Everybody),
        _ => None,
    }
}

/// The end of a record whose luck is not known, or whose rules are older: its events alone.
fn replay_events<G: Game>(game: &G, record: &Record, why: Unchecked) -> Result<Status, RecordFault> {
    let mut state = game.unpack();
    let mut before: Vec<Option<G::State>> = Vec::new();
    for event in &record.setup {
        game.evolve(&mut state, Place::Setup.read(event)?);
    }
    sound(game, &state, Place::Setup)?;
    for (number, entry) in record.entries.iter().enumerate() {
        let place = Place::Entry(number);
        match entry {
            Entry::Undo { undo, consent } => {
                let earlier = before.get_mut(*undo).and_then(Option::take);
                state = earlier
                    .filter(|_| agreement(game, *consent).is_some())
                    .ok_or(RecordFault::Undo { place, undo: *undo })?;
                before[*undo..].fill(None);
                before.push(None);
            }
            Entry::Choice { seat, action, events } => {
                if why == Unchecked::UnknownLuck {
                    hold_choice(game, &state, (place, *seat), action, events)?;
                }
                before.push(Some(state.clone()));
                for event in events {
                    game.evolve(&mut state, place.read(event)?);
                }
                sound(game, &state, place)?;
            }
        }
    }
    Ok(game.status(&state))
}

/// Whether the rules allow a choice; and where it draws no lot, whether they give the same events.
fn hold_choice<G: Game>(
    game: &G,
    state: &G::State,
    (place, seat): (Place, Seat),
    action: &Value,
    events: &[Value],
) -> Result<(), RecordFault> {
    let (mut luck, mut after, mut happened) = (SeededRng::new(0), state.clone(), Vec::new());
    let mut luck = CountingChance::new(&mut luck);
    apply(game, &mut after, seat, place.read(action)?, &mut luck, Some(&mut happened))
        .map_err(|why| refused(place, seat, action, &why))?;
    if luck.lots() == 0 { compare(place, events, &happened) } else { Ok(()) }
}

fn refused<I: serde::Serialize>(place: Place, seat: Seat, action: &Value, why: &Refused<I>) -> RecordFault {
    let why = serde_json::to_value(why).unwrap_or(Value::Null);
    RecordFault::Refused { place, seat, action: action.clone(), why }
}

fn sound<G: Game>(game: &G, state: &G::State, place: Place) -> Result<(), RecordFault> {
    game.audit(state).map_err(|why| RecordFault::Unsound { place, why })
}

/// Every event must be the same, in the same order.
fn compare<E: serde::Serialize>(place: Place, recorded: &[Value], now: &[E]) -> Result<(), RecordFault> {
    let json = |event: &E| serde_json::to_value(event).unwrap_or(Value::Null);
    for at in 0..recorded.len().max(now.len()) {
        let was = recorded.get(at).cloned().unwrap_or(Value::Null);
        let is = now.get(at).map_or(Value::Null, json);
        if was != is {
            return Err(RecordFault::Differs { place, recorded: was, now: is });
        }
    }
    Ok(())
}
