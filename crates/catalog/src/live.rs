//! A table that a service keeps: what it stores of it, and what each viewer is sent, as JSON text.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::value::{RawValue, to_raw_value};
use tsugi_engine::{Game, Refused, Seat, SeatSet, Status, Viewer};
use tsugi_narrator::{Narrate, Words, kept};
use tsugi_table::{Account, Logged, Stands};

use crate::{
    Asks, Audience, Code, Counsel, NoCounsel, Problem, Question, Refusal, Session, Shelved, Valued,
    session::{Made, Seated},
    tell,
};

/// What is stored of the last choice, or of the set-up.
#[derive(Debug)]
pub struct Happened {
    /// What was chosen; null for the set-up.
    pub action: Box<RawValue>,
    /// What came of it.
    pub events: Box<RawValue>,
    /// Where luck stood afterwards.
    pub drawn: u64,
}

/// A table that a service keeps. Nothing that it says to a viewer holds what that viewer may not know.
pub trait Live: Session {
    /// How many choices stand.
    fn choices(&self) -> usize;
    /// Whether two texts are the same choice.
    fn is_same(&self, one: &RawValue, other: &RawValue) -> bool;
    /// Plays a choice.
    fn choose(&mut self, seat: Seat, action: &RawValue, words: &Words) -> Result<(), Refusal>;
    /// The set-up, for the store.
    fn laid(&self) -> Happened;
    /// The last choice, for the store; none before the first.
    fn last_happened(&self) -> Option<Happened>;
    /// Takes a choice from the store.
    fn restore(&mut self, seat: Seat, action: &RawValue, events: &RawValue, drawn: u64) -> Result<(), Problem>;
    /// Takes a taking-back from the store.
    fn restore_undo(&mut self, entry: usize, agreed: bool) -> Result<(), Problem>;
    /// Which entry a seat would take back within the frontier, or why it stands.
    fn within_frontier(&self, seat: Seat, words: &Words) -> Result<usize, String>;
    /// The last choice of a seat that stands.
    fn last_of(&self, seat: Seat) -> Option<usize>;
    /// Takes back that entry and all after it, within the frontier or because all agreed.
    fn take_back(&mut self, entry: usize, agreed: bool) -> Result<(), Stands>;
    /// Calls a player otherwise, as when somebody takes over a seat.
    fn rename(&mut self, seat: Seat, name: &str);

    /// Through whose eyes a viewer is shown the table: where a game hides nothing from anybody, all are shown what
    /// a spectator is, so that it is made once.
    fn eyes_of(&self, viewer: Viewer) -> Viewer;
    /// What a person is shown.
    fn shown(&self, viewer: Viewer) -> Box<RawValue>;
    /// What a seat may do.
    fn allowed(&self, seat: Seat) -> Box<RawValue>;
    /// Which entries became known to a viewer with that entry: none of them where others choose unseen,
    /// several when the last of these choices is in.
    fn revealed(&self, entry: usize, viewer: Viewer) -> Vec<usize>;
    /// What a viewer saw of these entries, a list; the set-up where one is none. None where it saw nothing.
    fn seen_of(&self, entries: &[Option<usize>], viewer: Viewer) -> Option<Box<RawValue>>;
    /// The same in words.
    fn told_of(&self, entry: Option<usize>, viewer: Viewer, words: &Words) -> Vec<String>;
    /// Whose choice an entry took back, and whether all agreed; none where it is a choice.
    fn taken_back(&self, entry: usize) -> Option<(Seat, bool)>;
    /// A choice of a seat in words: what it is, and what it means.
    fn meaning(&self, seat: Seat, action: &RawValue, words: &Words) -> Option<(String, String)>;
    /// What lies before a seat, for whoever draws it; none where the legal actions say it all.
    fn ahead(&self, seat: Seat, words: &Words) -> Option<Box<RawValue>>;
    /// Why a seat may not choose this now; none where it may. As with every refusal, the answer holds nothing that
    /// this seat could not know.
    fn forbids(&self, seat: Seat, action: &RawValue, words: &Words) -> Option<Refusal>;
    /// The question what a seat's choices are worth, or why there is none.
    fn asks_counsel(&self, seat: Seat, words: &Words) -> Result<Question, NoCounsel>;
    /// Its answer in words.
    fn counselled(&self, seat: Seat, of: &str, hints: &[Valued], words: &Words) -> Counsel;
    /// A question to a bot, with the budget that it promises; none where the seat is not awaited.
    fn asks(&self, seat: Seat, bot: &str) -> Option<Question>;
    /// A viewer's account of the game so far; none where the table was loaded in the middle.
    fn account(&self, viewer: Viewer) -> Option<Account>;
    /// Whether the rules forbid players every word: then nobody asks for anything.
    fn is_silent(&self) -> bool;
}

/// A game's value as JSON text.
fn raw(data: &impl Serialize) -> Box<RawValue> {
    to_raw_value(data).unwrap_or_default()
}

fn read<T: DeserializeOwned>(text: &RawValue) -> Result<T, Problem> {
    serde_json::from_str(text.get()).map_err(|error| Problem::Unreadable(error.to_string()))
}

/// A choice as a client sent it.
fn read_action<T: DeserializeOwned>(action: &RawValue, words: &Words) -> Result<T, Refusal> {
    serde_json::from_str(action.get()).map_err(|error| {
        let problem = words.phrase(&error.to_string()).into_owned();
        Refusal {
            code: Code::Malformed,
            ruling: None,
            message: words.say("command-bad-action", &[("problem", problem.into())]),
        }
    })
}

/// A table from its stored set-up.
pub(crate) fn restored<S: Shelved>(
    shelf: &'static S,
    made: Made<S>,
    deal: tsugi_table::Deal,
    events: &RawValue,
    drawn: u64,
) -> Result<Box<dyn Live>, Problem> {
    let table = tsugi_table::Table::restored(made.game.clone(), deal, read(events)?, drawn);
    Ok(Box::new(Seated::new(shelf, made, table)))
}

impl<S: Shelved> Seated<S> {
    /// Notes up to which entry everybody may know the log; what was once known stays known.
    fn note_settled(&mut self) {
        let before = self.settled.last().copied().unwrap_or(0);
        self.settled.push(self.table.settled_log().len().max(before));
    }

    /// Takes a choice from a log, with what came of it and where luck stood afterwards.
    pub(crate) fn restore_choice(
        &mut self,
        seat: Seat,
        action: <S::Game as Game>::Action,
        events: Vec<<S::Game as Game>::Event>,
        drawn: u64,
    ) {
        self.table.restore(seat, action, events, drawn);
        self.note_settled();
    }

    /// Who made an entry: the chooser, or whose choice was taken back.
    pub(crate) fn author(&self, entry: usize) -> Option<Seat> {
        match self.table.log().get(entry)? {
            Logged::Choice(choice) => Some(choice.seat),
            Logged::Undo(undone) | Logged::Agreed(undone) => self.author(*undone),
        }
    }

    fn events_of(&self, entry: Option<usize>) -> &[<S::Game as Game>::Event] {
        match entry.map(|entry| self.table.log().get(entry)) {
            None => self.table.setup(),
            Some(Some(Logged::Choice(choice))) => &choice.events,
            Some(_) => &[],
        }
    }
}

impl<S: Shelved> Live for Seated<S> {
    fn choices(&self) -> usize {
        self.table.choices()
    }

    fn is_same(&self, one: &RawValue, other: &RawValue) -> bool {
        let action = |text| read::<<S::Game as Game>::Action>(text).ok();
        action(one).is_some_and(|one| action(other) == Some(one))
    }

    fn choose(&mut self, seat: Seat, action: &RawValue, words: &Words) -> Result<(), Refusal> {
        let action = read_action(action, words)?;
        let alone = awaited(self.table.status()).len() == 1;
        if let Err(why) = self.table.act(seat, action) {
            return Err(self.refusal(&why, words));
        }
        // Where nobody else was asked and at most one is, nothing is sealed: no need to look through the log.
        if alone && awaited(self.table.status()).len() <= 1 {
            self.settled.push(self.table.log().len());
        } else {
            self.note_settled();
        }
        Ok(())
    }

    fn laid(&self) -> Happened {
        Happened { action: Box::default(), events: raw(&self.table.setup()), drawn: self.table.drawn() }
    }

    fn last_happened(&self) -> Option<Happened> {
        let Logged::Choice(choice) = self.table.log().last()? else { return None };
        Some(Happened { action: raw(&choice.action), events: raw(&choice.events), drawn: self.table.drawn() })
    }

    fn restore(&mut self, seat: Seat, action: &RawValue, events: &RawValue, drawn: u64) -> Result<(), Problem> {
        self.restore_choice(seat, read(action)?, read(events)?, drawn);
        Ok(())
    }

    fn restore_undo(&mut self, entry: usize, agreed: bool) -> Result<(), Problem> {
        self.take_back(entry, agreed).map_err(|stands| Problem::Unreadable(stands.to_string()))
    }

    fn within_frontier(&self, seat: Seat, words: &Words) -> Result<usize, String> {
        self.table.may_undo(seat).map_err(|why| kept(&why, &self.speaker(words)))?;
        self.table.last_of(seat).ok_or_else(|| words.say("kept-nothing-chosen", &[]))
    }

    fn last_of(&self, seat: Seat) -> Option<usize> {
        self.table.last_of(seat)
    }

    fn take_back(&mut self, entry: usize, agreed: bool) -> Result<(), Stands> {
        if agreed {
            self.table.take_back_agreed(entry)?;
        } else {
            self.table.take_back(entry)?;
        }
        self.note_settled();
        Ok(())
    }

    fn rename(&mut self, seat: Seat, name: &str) {
        if let Some(place) = self.names.get_mut(seat.index()) {
            name.clone_into(place);
        }
        if let Some(place) = self.frame.as_mut().and_then(|frame| frame.config.names.get_mut(seat.index())) {
            name.clone_into(place);
        }
    }

    fn eyes_of(&self, viewer: Viewer) -> Viewer {
        if self.shelf.hides() { viewer } else { Viewer::Spectator }
    }

    fn shown(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.seen(viewer))
    }

    fn allowed(&self, seat: Seat) -> Box<RawValue> {
        raw(&self.table.legal(seat))
    }

    fn revealed(&self, entry: usize, viewer: Viewer) -> Vec<usize> {
        let known = |entry: usize| self.settled.get(entry).copied().unwrap_or(0);
        let before = entry.checked_sub(1).map_or(0, known);
        let own = |entry: usize| matches!(viewer, Viewer::Seat(seat) if self.author(entry) == Some(seat));
        let others = (before..known(entry)).filter(|&other| !own(other));
        others.chain(Some(entry).filter(|&entry| own(entry))).collect()
    }

    fn seen_of(&self, entries: &[Option<usize>], viewer: Viewer) -> Option<Box<RawValue>> {
        let events = entries.iter().flat_map(|&entry| self.events_of(entry));
        let seen: Vec<_> = events.filter_map(|&event| self.table.game().sighting(event, viewer)).collect();
        (!seen.is_empty()).then(|| raw(&seen))
    }

    fn told_of(&self, entry: Option<usize>, viewer: Viewer, words: &Words) -> Vec<String> {
        let speaker = self.speaker(words);
        match entry.and_then(|entry| self.table.log().get(entry)) {
            Some(Logged::Undo(undone)) => {
                self.author(*undone).map(|seat| tell::undo(seat, &speaker)).into_iter().collect()
            }
            Some(Logged::Agreed(_)) => vec![words.say("service-taken-back-by-all", &[])],
            _ => tell::events(self.table.game(), self.events_of(entry), Audience::One(viewer), &speaker),
        }
    }

    fn taken_back(&self, entry: usize) -> Option<(Seat, bool)> {
        match self.table.log().get(entry)? {
            Logged::Choice(_) => None,
            Logged::Undo(_) => self.author(entry).map(|seat| (seat, false)),
            Logged::Agreed(_) => self.author(entry).map(|seat| (seat, true)),
        }
    }

    fn meaning(&self, seat: Seat, action: &RawValue, words: &Words) -> Option<(String, String)> {
        let action = serde_json::from_str(action.get()).ok()?;
        if !self.table.legal(seat).contains(&action) {
            return None;
        }
        let (game, view, speaker) = (self.table.game(), self.seen(Viewer::Seat(seat)), self.speaker(words));
        Some((game.offer(&view, seat, action, &speaker), game.explain(&view, seat, action, &speaker)))
    }

    fn ahead(&self, seat: Seat, words: &Words) -> Option<Box<RawValue>> {
        let ahead = self.table.game().ahead(&self.seen(Viewer::Seat(seat)), seat, &self.speaker(words));
        ahead.map(|ahead| raw(&ahead))
    }

    fn forbids(&self, seat: Seat, action: &RawValue, words: &Words) -> Option<Refusal> {
        let action = match read_action(action, words) {
            Ok(action) => action,
            Err(refusal) => return Some(refusal),
        };
        let why = match self.table.status() {
            Status::Over(_) => Refused::GameOver,
            Status::Awaiting(seats) if !seats.contains(seat) => Refused::NotYourTurn(seat),
            Status::Awaiting(_) => Refused::Illegal(self.table.game().check(self.table.state(), seat, action).err()?),
        };
        Some(self.refusal(&why, words))
    }

    fn asks_counsel(&self, seat: Seat, words: &Words) -> Result<Question, NoCounsel> {
        Seated::asks_counsel(self, seat, words)
    }

    fn counselled(&self, seat: Seat, of: &str, hints: &[Valued], words: &Words) -> Counsel {
        self.told_counsel(seat, if of == "score" { "score" } else { "win" }, hints, words)
    }

    fn asks(&self, seat: Seat, bot: &str) -> Option<Question> {
        let promise = self.shelf.promises(bot).unwrap_or(0);
        self.asked(seat, Asks::Choice, bot, promise, self.table.thought_seed(seat))
    }

    fn account(&self, viewer: Viewer) -> Option<Account> {
        self.frame.clone().and_then(|frame| Account::of(&self.table, frame, viewer).ok())
    }

    fn is_silent(&self) -> bool {
        self.shelf.is_silent()
    }
}

/// The seats that are awaited; nobody once it is over.
pub fn awaited(status: Status) -> SeatSet {
    match status {
        Status::Awaiting(seats) => seats,
        Status::Over(_) => SeatSet::EMPTY,
    }
}
