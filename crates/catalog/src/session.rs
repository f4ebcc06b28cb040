//! A table in play, its types hidden.

use serde::Deserialize;
use serde_json::Value;
use tsugi_engine::{Bot, Game, Line, Refused, Seat, Status, Viewer};
use tsugi_narrator::{Narrate, Speaker, Words, kept, refused};
use tsugi_table::{Config, Frame, Logged, Record, Table};

use crate::{
    Audience, Code, Counsel, NoCounsel, Outsider, Pinned, Problem, Refusal, Shelved, components::our_digest, listing,
    outside_bot, tell,
};

/// A table in play. What it says is in the language of the words it is given.
pub trait Session: Send {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// What the players are called, by seat.
    fn names(&self) -> &[String];
    /// Whose choice is awaited, or how it ended.
    fn status(&self) -> Status;
    /// What a seat may do.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// Plays a choice and says what came of it.
    fn act(&mut self, seat: Seat, action: &Value, words: &Words) -> Result<Vec<Value>, Refusal>;
    /// All that a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The whole truth, for research.
    fn state(&self) -> Value;
    /// The receipts of all seats as if the game ended now; none where the game has no score.
    fn receipts(&self, viewer: Viewer, words: &Words) -> Option<Vec<Value>>;
    /// The record; none where the table was loaded in the middle.
    fn record(&self) -> Option<Record>;
    /// Who made the last choice that stands.
    fn last_chooser(&self) -> Option<Seat>;
    /// Takes back the last choice and says which it was, or why it stands.
    fn undo(&mut self, seat: Seat, words: &Words) -> Result<String, String>;

    /// Seats a bot; never a program.
    fn seat_bot(&mut self, seat: Seat, name: &str) -> Result<(), Problem>;
    /// Seats a player who is asked in JSON, under a name for the record.
    fn seat_outsider(&mut self, seat: Seat, name: &str, outsider: Box<dyn Outsider>) -> Result<(), Problem>;
    /// Whether a bot sits there.
    fn is_bot(&self, seat: Seat) -> bool;
    /// Lets an awaited bot choose; whether there was one.
    fn bot_acts(&mut self, words: &Words) -> Result<bool, Refusal>;

    /// Whether seats see different things.
    fn hides(&self) -> bool;
    /// Whether what this seat is shown now is for its eyes alone.
    fn is_private(&self, seat: Seat) -> bool;
    /// The receipts of all seats in words, a line each; none where the game has no score.
    fn receipt_lines(&self, viewer: Viewer, words: &Words) -> Option<Vec<String>>;
    /// How many entries the log has.
    fn entries(&self) -> usize;
    /// What a viewer saw from that entry on; from the set-up where it is none.
    fn told(&self, since: Option<usize>, viewer: Viewer, words: &Words) -> Vec<String>;
    /// The table as text.
    fn draw(&self, viewer: Viewer, words: &Words) -> String;
    /// What is asked of a seat now.
    fn ask(&self, seat: Seat, words: &Words) -> String;
    /// What a seat may do, in words, in the order of [`Session::legal`].
    fn offers(&self, seat: Seat, words: &Words) -> Vec<String>;
    /// What the choice of that number means.
    fn explain(&self, seat: Seat, number: usize, words: &Words) -> Option<String>;
    /// What the choices of a seat are worth, as far as it can know, within a budget: `search:1000`.
    fn counsel(&self, seat: Seat, budget: &str, words: &Words) -> Result<Counsel, NoCounsel>;
}

/// A game built as asked, with what a record must say of it.
pub struct Made<S: Shelved> {
    /// The game.
    pub game: S::Game,
    pub(crate) components: S::Components,
    /// The hash of the components.
    pub(crate) digest: String,
    pub(crate) rules: u32,
    /// Players, names and options.
    pub config: Config,
}

impl<S: Shelved> Made<S> {
    /// What a table of it is pinned to.
    pub(crate) fn pinned(&self, listed: &S) -> Pinned {
        let replaced = self.digest != our_digest(listed);
        let figures = || serde_json::to_value(&self.components).unwrap_or(Value::Null);
        Pinned { rules: self.rules, replaced_components: replaced.then(figures), components: self.digest.clone() }
    }

    /// What a record of a table of it begins with.
    fn frame(&self, listed: &S) -> Frame {
        let Pinned { rules, components, replaced_components } = self.pinned(listed);
        let config = self.config.clone();
        Frame { game: listed.id().into(), rules, components, replaced_components, config }
    }

    /// The record of a table of it.
    pub fn record(&self, listed: &S, table: &Table<S::Game>) -> Option<Record> {
        Record::of(table, self.frame(listed)).ok()
    }
}

impl<S: Shelved> Clone for Made<S> {
    fn clone(&self) -> Self {
        let Self { game, components, digest, rules, config } = self;
        let (game, components, digest) = (game.clone(), components.clone(), digest.clone());
        Self { game, components, digest, rules: *rules, config: config.clone() }
    }
}

/// A table of a game on the shelf.
pub(crate) struct Seated<S: Shelved> {
    pub(crate) shelf: &'static S,
    pub(crate) table: Table<S::Game>,
    bots: Vec<Option<Box<dyn Bot<S::Game>>>>,
    pub(crate) frame: Option<Frame>,
    pub(crate) names: Vec<String>,
    memory_aid: bool,
    /// For each entry, how far everybody knew the log after it; kept by tables of a service alone.
    pub(crate) settled: Vec<usize>,
}

impl<S: Shelved> Seated<S> {
    pub(crate) fn new(shelf: &'static S, made: Made<S>, table: Table<S::Game>) -> Self {
        let frame = Some(made.frame(shelf));
        Self { frame, ..Self::loaded(shelf, made, table) }
    }

    /// A table that began in the middle and leaves no record.
    pub(crate) fn loaded(shelf: &'static S, made: Made<S>, table: Table<S::Game>) -> Self {
        let bots = (0..made.config.players).map(|_| None).collect();
        let memory_aid = made.config.options.flag("memory_aid");
        Self { shelf, table, bots, frame: None, names: made.config.names, memory_aid, settled: Vec::new() }
    }

    /// What a person is shown: without memory, unless the table's `memory_aid` is on.
    pub(crate) fn seen(&self, viewer: Viewer) -> <S::Game as Game>::View {
        let mut view = self.table.view(viewer);
        if !self.memory_aid {
            S::Game::forget(&mut view);
        }
        view
    }

    pub(crate) fn speaker<'a>(&'a self, words: &'a Words) -> Speaker<'a> {
        Speaker { words, names: &self.names }
    }

    pub(crate) fn refusal(&self, why: &Refused<<S::Game as Game>::Illegal>, words: &Words) -> Refusal {
        let message = refused(self.table.game(), why, &self.speaker(words));
        let (code, ruling) = match why {
            Refused::GameOver => (Code::GameOver, None),
            Refused::NotYourTurn(_) => (Code::NotYourTurn, None),
            Refused::Illegal(illegal) => (Code::Illegal, Some(S::Game::ruling(illegal))),
        };
        Refusal { code, ruling, message }
    }

    /// The receipts of all seats from a view; none where the game has no score.
    pub(crate) fn receipts_of(&self, view: &<S::Game as Game>::View, words: &Words) -> Option<Vec<Value>> {
        let (game, speaker) = (self.table.game(), self.speaker(words));
        let receipts = self.shelf.receipts(game, view)?;
        Some(receipts.iter().map(|lines: &Vec<Line>| tell::receipt(game, lines, &speaker)).collect())
    }

    fn seat(&mut self, seat: Seat, name: &str, bot: Box<dyn Bot<S::Game>>) {
        let players = self.bots.len();
        if let Some(place) = self.bots.get_mut(seat.index()) {
            *place = Some(bot);
            if let Some(frame) = &mut self.frame {
                frame.config.bots.resize(players, None);
                frame.config.bots[seat.index()] = Some(name.to_owned());
            }
        }
    }

    fn play(&mut self, seat: Seat, action: <S::Game as Game>::Action, words: &Words) -> Result<Vec<Value>, Refusal> {
        match self.table.act(seat, action) {
            Ok(events) => Ok(events.iter().map(value).collect()),
            Err(why) => Err(self.refusal(&why, words)),
        }
    }
}

fn value(data: &impl serde::Serialize) -> Value {
    serde_json::to_value(data).unwrap_or(Value::Null)
}

impl<S: Shelved> Session for Seated<S> {
    fn game(&self) -> &'static str {
        self.shelf.id()
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn status(&self) -> Status {
        self.table.status()
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        self.table.legal(seat).iter().map(value).collect()
    }

    fn act(&mut self, seat: Seat, action: &Value, words: &Words) -> Result<Vec<Value>, Refusal> {
        let action = <S::Game as Game>::Action::deserialize(action).map_err(|error| Refusal {
            code: Code::Malformed,
            ruling: None,
            message: words
                .say("command-bad-action", &[("problem", words.phrase(&error.to_string()).into_owned().into())]),
        })?;
        self.play(seat, action, words)
    }

    fn view(&self, viewer: Viewer) -> Value {
        value(&self.table.view(viewer))
    }

    fn state(&self) -> Value {
        value(self.table.state())
    }

    fn receipts(&self, viewer: Viewer, words: &Words) -> Option<Vec<Value>> {
        self.receipts_of(&self.table.view(viewer), words)
    }

    fn record(&self) -> Option<Record> {
        self.frame.clone().and_then(|frame| Record::of(&self.table, frame).ok())
    }

    fn last_chooser(&self) -> Option<Seat> {
        self.table.last_choice().map(|choice| choice.seat)
    }

    fn undo(&mut self, seat: Seat, words: &Words) -> Result<String, String> {
        let taken = self.table.undo(seat).map_err(|why| kept(&why, &self.speaker(words)))?;
        let view = self.seen(Viewer::Seat(seat));
        let choice = self.table.game().offer(&view, seat, taken, &self.speaker(words));
        Ok(words.say("command-taken-back", &[("choice", choice.into())]))
    }

    fn seat_bot(&mut self, seat: Seat, name: &str) -> Result<(), Problem> {
        self.seat(seat, name, listing::bot(self.shelf, name)?);
        Ok(())
    }

    fn seat_outsider(&mut self, seat: Seat, name: &str, outsider: Box<dyn Outsider>) -> Result<(), Problem> {
        self.seat(seat, name, outside_bot(self.shelf, outsider)?);
        Ok(())
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.bots.get(seat.index()).is_some_and(Option::is_some)
    }

    fn bot_acts(&mut self, words: &Words) -> Result<bool, Refusal> {
        let Status::Awaiting(seats) = self.table.status() else { return Ok(false) };
        for seat in seats.iter() {
            let Some(bot) = self.bots.get_mut(seat.index()).and_then(Option::as_mut) else { continue };
            if let Some(action) = self.table.ask(seat, bot.as_mut()) {
                self.play(seat, action, words)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn hides(&self) -> bool {
        self.shelf.hides()
    }

    fn is_private(&self, seat: Seat) -> bool {
        self.shelf.is_private(self.table.game(), self.table.state(), seat)
    }

    fn receipt_lines(&self, viewer: Viewer, words: &Words) -> Option<Vec<String>> {
        let (game, speaker) = (self.table.game(), self.speaker(words));
        let receipts = self.shelf.receipts(game, &self.table.view(viewer))?;
        let lines = Seat::all(receipts.len()).zip(&receipts).flat_map(|(seat, own)| {
            let title = tell::receipt_title(seat, own.iter().map(Line::points).sum(), &speaker);
            [title].into_iter().chain(tell::receipt_lines(game, own, &speaker)).collect::<Vec<_>>()
        });
        Some(lines.collect())
    }

    fn entries(&self) -> usize {
        self.table.log().len()
    }

    fn told(&self, since: Option<usize>, viewer: Viewer, words: &Words) -> Vec<String> {
        let (game, speaker) = (self.table.game(), self.speaker(words));
        let sentences = |events: &[_]| tell::events(game, events, Audience::One(viewer), &speaker);
        let mut told = if since.is_none() { sentences(self.table.setup()) } else { Vec::new() };
        for logged in self.table.log().iter().skip(since.unwrap_or(0)) {
            match logged {
                Logged::Choice(choice) => told.extend(sentences(&choice.events)),
                Logged::Undo(entry) | Logged::Agreed(entry) => {
                    if let Some(Logged::Choice(choice)) = self.table.log().get(*entry) {
                        told.push(tell::undo(choice.seat, &speaker));
                    }
                }
            }
        }
        told
    }

    fn draw(&self, viewer: Viewer, words: &Words) -> String {
        self.table.game().draw(&self.seen(viewer), viewer, &self.speaker(words))
    }

    fn ask(&self, seat: Seat, words: &Words) -> String {
        self.table.game().ask(&self.seen(Viewer::Seat(seat)), seat, &self.speaker(words))
    }

    fn offers(&self, seat: Seat, words: &Words) -> Vec<String> {
        let (game, view, speaker) = (self.table.game(), self.seen(Viewer::Seat(seat)), self.speaker(words));
        self.table.legal(seat).into_iter().map(|action| game.offer(&view, seat, action, &speaker)).collect()
    }

    fn counsel(&self, seat: Seat, budget: &str, words: &Words) -> Result<Counsel, NoCounsel> {
        Seated::counsel(self, seat, budget, words)
    }

    fn explain(&self, seat: Seat, number: usize, words: &Words) -> Option<String> {
        let action = *self.table.legal(seat).get(number)?;
        let view = self.seen(Viewer::Seat(seat));
        Some(self.table.game().explain(&view, seat, action, &self.speaker(words)))
    }
}
