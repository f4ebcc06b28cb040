//! A table in play, the types of its game hidden.

use serde_json::{Value, value::RawValue};
use tsugi_engine::{Game, Refused, Seat, Status, Viewer};
use tsugi_narrator::{Words, kept};
use tsugi_table::{Account, Logged, Record, Stands};
use tsugi_wire::{Offer, Parts, Shown};

use crate::{
    Asks, Counsel, NoCounsel, Outsider, Problem, Question, Refusal, Scope, Shelved, Valued, ViewRequest, listing,
    live::{Happened, Stored, awaited, raw, read, read_action},
    outside_bot,
    session::Seated,
    shown::Builder,
};

/// A table in play. What it says is in the language that it is given, and holds nothing that its viewer may not know.
pub trait AnyTable: Send {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// What the players are called, by seat.
    fn names(&self) -> &[String];
    /// Calls a player otherwise, as when somebody takes over a seat.
    fn rename(&mut self, seat: Seat, name: &str);
    /// Whose choice is awaited, or how it ended.
    fn status(&self) -> Status;
    /// How many entries the log has.
    fn entries(&self) -> usize;
    /// How many choices stand.
    fn choices(&self) -> usize;

    /// What viewers are shown, each as it asks; what is the same for several is made once.
    fn show<'a>(&'a self, requests: &[ViewRequest<'a>]) -> Vec<Shown>;
    /// Whether what this seat is shown now is for its eyes alone.
    fn is_private(&self, seat: Seat) -> bool;

    /// Plays a choice and says what came of it.
    fn choose(&mut self, seat: Seat, action: &RawValue, lang: &Words) -> Result<Happened, Refusal>;
    /// Why a seat may not choose this now. As with every refusal, it holds nothing that this seat could not know.
    fn check(&self, seat: Seat, action: &RawValue, lang: &Words) -> Result<(), Refusal>;
    /// Whether two texts are the same choice.
    fn is_same(&self, one: &RawValue, other: &RawValue) -> bool;

    /// The set-up, for the store.
    fn laid(&self) -> Happened;
    /// Takes an entry from the store.
    fn restore(&mut self, entry: Stored<'_>) -> Result<(), Problem>;

    /// The last choice that stands.
    fn last_choice(&self) -> Option<(Seat, Box<RawValue>)>;
    /// The last choice of a seat that stands, by its entry.
    fn last_of(&self, seat: Seat) -> Option<usize>;
    /// Which entry a seat would take back within the frontier, or why it stands.
    fn within_frontier(&self, seat: Seat, lang: &Words) -> Result<usize, String>;
    /// Takes back that entry and all after it, within the frontier or because all agreed.
    fn take_back(&mut self, entry: usize, agreed: bool) -> Result<(), Stands>;

    /// A question to a bot, with the budget that it promises; none where the seat is not awaited.
    fn asks(&self, seat: Seat, bot: &str) -> Option<Question>;
    /// The question what a seat's choices are worth, or why there is none.
    fn asks_counsel(&self, seat: Seat, lang: &Words) -> Result<Question, NoCounsel>;
    /// Its answer in words.
    fn counselled(&self, seat: Seat, of: &str, hints: &[Valued], lang: &Words) -> Counsel;
    /// What the choices of a seat are worth, as far as it can know, within a budget: `search:1000`.
    fn counsel(&self, seat: Seat, budget: &str, lang: &Words) -> Result<Counsel, NoCounsel>;

    /// Seats a bot; never a program.
    fn seat_bot(&mut self, seat: Seat, name: &str) -> Result<(), Problem>;
    /// Seats a player who is asked in JSON, under a name for the record.
    fn seat_outsider(&mut self, seat: Seat, name: &str, outsider: Box<dyn Outsider>) -> Result<(), Problem>;
    /// Whether a bot sits there.
    fn is_bot(&self, seat: Seat) -> bool;
    /// Lets an awaited bot choose; whether there was one.
    fn bot_acts(&mut self, lang: &Words) -> Result<bool, Refusal>;

    /// The record; none where the table was loaded in the middle.
    fn record(&self) -> Option<Record>;
    /// A viewer's account of the game so far; none where the table was loaded in the middle.
    fn account(&self, viewer: Viewer) -> Option<Account>;
    /// The whole truth, for research.
    fn state(&self) -> Value;
}

impl dyn AnyTable + '_ {
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
    pub fn act(&mut self, seat: Seat, action: &Value, lang: &Words) -> Result<Happened, Refusal> {
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

impl<S: Shelved> AnyTable for Seated<S> {
    fn game(&self) -> &'static str {
        self.shelf.id()
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn rename(&mut self, seat: Seat, name: &str) {
        if let Some(place) = self.names.get_mut(seat.index()) {
            name.clone_into(place);
        }
        if let Some(place) = self.frame.as_mut().and_then(|frame| frame.config.names.get_mut(seat.index())) {
            name.clone_into(place);
        }
    }

    fn status(&self) -> Status {
        self.table.status()
    }

    fn entries(&self) -> usize {
        self.table.log().len()
    }

    fn choices(&self) -> usize {
        self.table.choices()
    }

    fn show<'a>(&'a self, requests: &[ViewRequest<'a>]) -> Vec<Shown> {
        let mut builder = Builder::new(self);
        requests.iter().map(|request| builder.shown_to(request)).collect()
    }

    fn is_private(&self, seat: Seat) -> bool {
        self.shelf.is_private(self.table.game(), self.table.state(), seat)
    }

    fn choose(&mut self, seat: Seat, action: &RawValue, lang: &Words) -> Result<Happened, Refusal> {
        self.play(seat, read_action(action, lang)?, lang)
    }

    fn check(&self, seat: Seat, action: &RawValue, lang: &Words) -> Result<(), Refusal> {
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

    fn is_same(&self, one: &RawValue, other: &RawValue) -> bool {
        let action = |text| read::<<S::Game as Game>::Action>(text).ok();
        action(one).is_some_and(|one| action(other) == Some(one))
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
                self.take_back(entry, agreed).map_err(|stands| Problem::Unreadable(stands.to_string()))
            }
        }
    }

    fn last_choice(&self) -> Option<(Seat, Box<RawValue>)> {
        self.table.last_choice().map(|choice| (choice.seat, raw(&choice.action)))
    }

    fn last_of(&self, seat: Seat) -> Option<usize> {
        self.table.last_of(seat)
    }

    fn within_frontier(&self, seat: Seat, lang: &Words) -> Result<usize, String> {
        self.table.may_undo(seat).map_err(|why| kept(&why, &self.speaker(lang)))?;
        self.table.last_of(seat).ok_or_else(|| lang.say("kept-nothing-chosen", &[]))
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

    fn asks(&self, seat: Seat, bot: &str) -> Option<Question> {
        let promise = self.shelf.promises(bot).unwrap_or(0);
        self.asked(seat, Asks::Choice, bot, promise, self.table.thought_seed(seat))
    }

    fn asks_counsel(&self, seat: Seat, lang: &Words) -> Result<Question, NoCounsel> {
        Seated::asks_counsel(self, seat, lang)
    }

    fn counselled(&self, seat: Seat, of: &str, hints: &[Valued], lang: &Words) -> Counsel {
        self.told_counsel(seat, if of == "score" { "score" } else { "win" }, hints, lang)
    }

    fn counsel(&self, seat: Seat, budget: &str, lang: &Words) -> Result<Counsel, NoCounsel> {
        Seated::counsel(self, seat, budget, lang)
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

    fn bot_acts(&mut self, lang: &Words) -> Result<bool, Refusal> {
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

    fn account(&self, viewer: Viewer) -> Option<Account> {
        self.frame.clone().and_then(|frame| Account::of(&self.table, frame, viewer).ok())
    }

    fn state(&self) -> Value {
        serde_json::to_value(self.table.state()).unwrap_or(Value::Null)
    }
}

impl<S: Shelved> Seated<S> {
    /// Plays a choice.
    fn play(&mut self, seat: Seat, action: <S::Game as Game>::Action, lang: &Words) -> Result<Happened, Refusal> {
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
