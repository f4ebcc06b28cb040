//! A table in play, the types of its game hidden.

use serde_json::{Value, value::RawValue};
use tsugi_engine::{Game, Message, Refused, Seat, SeatSet, Status, Viewer};
use tsugi_guide::{Guide, Listing};
use tsugi_narrator::{Words, kept};
use tsugi_search::Budget;
use tsugi_table::{Logged, NotUndoable, Record, ViewerRecord};
use tsugi_wire::{Offer, Parts, Shown};

use crate::{
    ADVICE_GAMES, Asks, Outsider, Problem, Question, Scope, TableRefusal, Valued, ViewRequest, bot, outside_bot,
    shown::Builder,
    stored::{Happened, Stored, awaited, raw, read, read_action},
    typed_table::TypedTable,
};

/// A table in play. What it says is in the language that it is given, and holds nothing that its viewer may not know.
pub trait AnyTable: Send {
    /// The game.
    fn listing(&self) -> &'static Listing;
    /// Who sits there and how far it has come.
    fn progress(&self) -> Progress<'_>;
    /// Calls a player otherwise, as when somebody takes over a seat.
    fn rename(&mut self, seat: Seat, name: &str);

    /// What viewers are shown, each as it asks; what is the same for several is made once.
    fn show<'a>(&'a self, requests: &[ViewRequest<'a>]) -> Vec<Shown>;

    /// Plays a choice and says what came of it.
    fn choose(&mut self, seat: Seat, action: &RawValue, lang: &Words) -> Result<Happened, TableRefusal>;
    /// Why a seat may not choose this now. As with every refusal, it holds nothing that this seat could not know.
    fn check(&self, seat: Seat, action: &RawValue, lang: &Words) -> Result<(), TableRefusal>;

    /// The set-up, for the store.
    fn laid(&self) -> Happened;
    /// Takes an entry from the store.
    fn restore(&mut self, entry: Stored<'_>) -> Result<(), Problem>;

    /// The last choice that stands, of a seat or of anybody.
    fn last_choice(&self, of: Option<Seat>) -> Option<LastChoice>;
    /// Which entry a seat may take back by itself, or why it stands.
    fn may_take_back(&self, seat: Seat, lang: &Words) -> Result<usize, String>;
    /// Takes back that entry and all after it, by oneself or because all agreed.
    fn take_back(&mut self, entry: usize, agreed: bool) -> Result<(), NotUndoable>;

    /// A question to a bot, with the budget that it promises; none where the seat is not awaited.
    fn question(&self, seat: Seat, asks: Asks, bot: &str) -> Option<Question>;
    /// What the choices of an awaited seat are worth within a budget, as far as it can know, and of what that is the
    /// value (`win` or `score`); none where the seat is not awaited or the game has no hints.
    fn advise(&self, seat: Seat, budget: Budget) -> Option<(&'static str, Vec<Valued>)>;

    /// Seats a bot of that name, or somebody who is asked in JSON and stands under that name in the record.
    fn seat_bot(&mut self, seat: Seat, name: &str, outsider: Option<Box<dyn Outsider>>) -> Result<(), Problem>;
    /// Lets an awaited bot choose; whether there was one.
    fn bot_acts(&mut self, lang: &Words) -> Result<bool, TableRefusal>;

    /// The record; none where the table was loaded in the middle.
    fn record(&self) -> Option<Record>;
    /// A viewer's record of the game so far; none where the table was loaded in the middle.
    fn viewer_record(&self, viewer: Viewer) -> Option<ViewerRecord>;
    /// The whole truth, for research.
    fn state(&self) -> Value;
}

/// Who sits at a table and how far it has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// What the players are called, by seat.
    pub names: &'a [String],
    /// The seats of bots that this table asks itself.
    pub bots: SeatSet,
    /// Whose choice is awaited, or how it ended.
    pub status: Status,
    /// How many entries the log has.
    pub entries: usize,
    /// How many choices stand.
    pub choices: usize,
}

/// A choice that stands.
#[derive(Debug)]
pub struct LastChoice {
    /// Its entry in the log.
    pub entry: usize,
    /// Whose it is.
    pub seat: Seat,
    /// What was chosen.
    pub action: Box<RawValue>,
}

impl dyn AnyTable + '_ {
    /// What the players are called, by seat.
    pub fn names(&self) -> &[String] {
        self.progress().names
    }

    /// Whose choice is awaited, or how it ended.
    pub fn status(&self) -> Status {
        self.progress().status
    }

    /// How many entries the log has.
    pub fn entries(&self) -> usize {
        self.progress().entries
    }

    /// How many choices stand.
    pub fn choices(&self) -> usize {
        self.progress().choices
    }

    /// What one viewer is shown.
    pub fn show_one<'a>(&'a self, request: ViewRequest<'a>) -> Shown {
        self.show(&[request]).pop().unwrap_or_default()
    }

    /// How the table stands for a viewer.
    pub fn look(&self, viewer: Viewer, parts: Parts, lang: &Words) -> Shown {
        self.show_one(ViewRequest::now(viewer, parts, lang))
    }

    /// What a seat may do.
    pub fn legal(&self, seat: Seat, lang: &Words) -> Vec<Value> {
        let offers = self.look(Viewer::Seat(seat), Parts::default(), lang).offers.unwrap_or_default();
        offers.iter().filter_map(|offer| serde_json::from_str(offer.action.get()).ok()).collect()
    }

    /// Plays a choice that is at hand as a value.
    pub fn act(&mut self, seat: Seat, action: &Value, lang: &Words) -> Result<Happened, TableRefusal> {
        self.choose(seat, &raw(action), lang)
    }

    /// The entries from that one on; with the set-up before them where it is none.
    pub fn news_since(&self, since: Option<usize>) -> Vec<Option<usize>> {
        let set_up = std::iter::once(None).filter(|_| since.is_none());
        set_up.chain((since.unwrap_or(0)..self.entries()).map(Some)).collect()
    }

    /// What a viewer saw from that entry on, in words; from the set-up where it is none.
    pub fn told(&self, since: Option<usize>, viewer: Viewer, lang: &Words) -> Vec<String> {
        let news = self.news_since(since);
        let now = ViewRequest::now(viewer, Parts::default(), lang);
        let shown = self.show_one(ViewRequest { news: &news, scope: Scope::Steps, ..now });
        shown.steps.iter().map(|step| step.text.clone()).collect()
    }

    /// One choice of a seat in words, with its meaning; none where it may not be chosen.
    pub fn explain(&self, seat: Seat, action: &RawValue, lang: &Words) -> Option<Offer> {
        let parts = Parts { offers: true, meanings: true, ..Parts::default() };
        let request = ViewRequest { only: Some(action), ..ViewRequest::now(Viewer::Seat(seat), parts, lang) };
        self.show_one(request).offers?.pop()
    }
}

impl<G: Guide> AnyTable for TypedTable<G> {
    fn listing(&self) -> &'static Listing {
        self.guide.listing()
    }

    fn progress(&self) -> Progress<'_> {
        let bots = Seat::all(self.bots.len()).filter(|seat| self.bots[seat.index()].is_some());
        Progress {
            names: &self.names,
            bots: bots.collect(),
            status: self.table.status(),
            entries: self.table.log().len(),
            choices: self.table.choices(),
        }
    }

    fn rename(&mut self, seat: Seat, name: &str) {
        if let Some(place) = self.names.get_mut(seat.index()) {
            name.clone_into(place);
        }
        if let Some(place) = self.frame.as_mut().and_then(|frame| frame.config.names.get_mut(seat.index())) {
            name.clone_into(place);
        }
    }

    fn show<'a>(&'a self, requests: &[ViewRequest<'a>]) -> Vec<Shown> {
        let mut builder = Builder::new(self);
        requests.iter().map(|request| builder.shown_to(request)).collect()
    }

    fn choose(&mut self, seat: Seat, action: &RawValue, lang: &Words) -> Result<Happened, TableRefusal> {
        self.play(seat, read_action(action, lang)?, lang)
    }

    fn check(&self, seat: Seat, action: &RawValue, lang: &Words) -> Result<(), TableRefusal> {
        let action = read_action(action, lang)?;
        let why = match self.table.status() {
            Status::Over(_) => Refused::GameOver,
            Status::Awaiting(seats) if !seats.contains(seat) => Refused::NotYourTurn(seat),
            Status::Awaiting(_) => match self.table.game().check(self.table.state(), seat, action) {
                Ok(()) => return Ok(()),
                Err(illegal) => Refused::Illegal(illegal),
            },
        };
        Err(self.refusal(&why, lang))
    }

    fn laid(&self) -> Happened {
        Happened { action: Box::default(), events: raw(&self.table.setup()), drawn: self.table.drawn() }
    }

    fn restore(&mut self, entry: Stored<'_>) -> Result<(), Problem> {
        match entry {
            Stored::Choice { seat, action, events, drawn } => {
                self.restore_choice(seat, read(action)?, read(events)?, drawn);
                Ok(())
            }
            Stored::Undo { entry, agreed } => {
                self.take_back(entry, agreed).map_err(|_| Problem::Unreadable(Message::new("error-not-taken-back")))
            }
        }
    }

    fn last_choice(&self, of: Option<Seat>) -> Option<LastChoice> {
        let entry = match of {
            Some(seat) => self.table.last_of(seat)?,
            None => self.table.last_of(self.table.last_choice()?.seat)?,
        };
        let Logged::Choice(choice) = self.table.log().get(entry)? else { return None };
        Some(LastChoice { entry, seat: choice.seat, action: raw(&choice.action) })
    }

    fn may_take_back(&self, seat: Seat, lang: &Words) -> Result<usize, String> {
        self.table.may_undo(seat).map_err(|why| kept(&why, &self.speaker(lang)))?;
        self.table.last_of(seat).ok_or_else(|| lang.say("kept-nothing-chosen", &[]))
    }

    fn take_back(&mut self, entry: usize, agreed: bool) -> Result<(), NotUndoable> {
        if agreed {
            self.table.take_back_agreed(entry)?;
        } else {
            self.table.take_back(entry)?;
        }
        self.note_settled();
        Ok(())
    }

    fn question(&self, seat: Seat, asks: Asks, bot: &str) -> Option<Question> {
        let (games, seed) = match asks {
            Asks::Choice => (self.guide.listing().promise(bot).unwrap_or(0), self.table.thought_seed(seat)),
            Asks::Worth => (ADVICE_GAMES, self.advice_seed()),
        };
        self.asked(seat, asks, bot, games, seed)
    }

    fn advise(&self, seat: Seat, budget: Budget) -> Option<(&'static str, Vec<Valued>)> {
        self.advised(seat, budget)
    }

    fn seat_bot(&mut self, seat: Seat, name: &str, outsider: Option<Box<dyn Outsider>>) -> Result<(), Problem> {
        let bot = match outsider {
            Some(outsider) => outside_bot(self.guide, outsider)?,
            None => bot(self.guide, name)?,
        };
        self.seat(seat, name, bot);
        Ok(())
    }

    fn bot_acts(&mut self, lang: &Words) -> Result<bool, TableRefusal> {
        for seat in awaited(self.table.status()).iter() {
            let Some(bot) = self.bots.get_mut(seat.index()).and_then(Option::as_mut) else { continue };
            if let Some(action) = self.table.ask(seat, bot.as_mut()) {
                self.play(seat, action, lang)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn record(&self) -> Option<Record> {
        self.frame.clone().and_then(|frame| Record::of(&self.table, frame).ok())
    }

    fn viewer_record(&self, viewer: Viewer) -> Option<ViewerRecord> {
        self.frame.clone().and_then(|frame| ViewerRecord::of(&self.table, frame, viewer, self.story()).ok())
    }

    fn state(&self) -> Value {
        serde_json::to_value(self.table.state()).unwrap_or(Value::Null)
    }
}

impl<G: Guide> TypedTable<G> {
    /// Plays a choice.
    fn play(&mut self, seat: Seat, action: <G::Game as Game>::Action, lang: &Words) -> Result<Happened, TableRefusal> {
        let alone = awaited(self.table.status()).len() == 1;
        if let Err(why) = self.table.act(seat, action) {
            return Err(self.refusal(&why, lang));
        }
        // Where nobody else was asked and at most one is, nothing is sealed: no need to look through the log.
        if alone && awaited(self.table.status()).len() <= 1 {
            self.settled.push(self.table.log().len());
        } else {
            self.note_settled();
        }
        let events = match self.table.log().last() {
            Some(Logged::Choice(choice)) => raw(&choice.events),
            _ => Box::default(),
        };
        Ok(Happened { action: raw(&action), events, drawn: self.table.drawn() })
    }
}
