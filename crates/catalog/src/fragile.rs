//! A game that only tests have: it can be told to panic while it plays, is read, is shown, or thinks.

use serde::{Deserialize, Serialize};
use tsugi_engine::{
    Bot, Chance, ComponentError, Eyes, Game, Line, Options, Outcome, Play, Seat, SeatSet, Status, Unsound, Viewer,
};
use tsugi_guide::{Guide, Listing, Source, Strength};
use tsugi_narrator::{Description, Narrate, Obstacle, Speaker, Words};
use tsugi_search::Budget;

/// Its id.
pub(crate) const ID: &str = "fragile";
/// How many steps are played.
const STEPS: u8 = 20;

/// The game: so many players step in turn.
#[derive(Clone, Debug)]
pub(crate) struct Fragile {
    seats: usize,
}

/// How many steps were taken, and whether to look at them panics.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Steps {
    taken: u8,
    blinding: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    /// Takes a step.
    Step,
    /// Panics as it is played.
    Fall,
    /// Takes a step after which to look at the table panics.
    Blind,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    /// A step was taken.
    Stepped,
    /// From now on to look at the table panics.
    Blinded,
    /// Panics as it is read; no choice leads to it.
    Fallen,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
pub(crate) enum Illegal {}

impl Game for Fragile {
    type State = Steps;
    type Action = Action;
    type Event = Event;
    type View = Steps;
    type Sighting = Event;
    type Illegal = Illegal;

    fn seats(&self) -> usize {
        self.seats
    }

    fn unpack(&self) -> Steps {
        Steps { taken: 0, blinding: false }
    }

    fn setup(&self, _: &mut Play<'_, Self>) {}

    fn status(&self, state: &Steps) -> Status {
        match Seat::new(usize::from(state.taken) % self.seats) {
            Some(seat) if state.taken < STEPS => Status::Awaiting(SeatSet::only(seat)),
            _ => Status::Over(Outcome::Together { won: true, score: None }),
        }
    }

    fn legal_actions(&self, _: &Steps, _: Seat, list: &mut Vec<Action>) {
        list.extend([Action::Step, Action::Fall, Action::Blind]);
    }

    fn check(&self, _: &Steps, _: Seat, _: Action) -> Result<(), Illegal> {
        Ok(())
    }

    fn act(&self, play: &mut Play<'_, Self>, _: Seat, action: Action) {
        match action {
            Action::Step => play.emit(Event::Stepped),
            Action::Fall => panic!("planted: a choice that panics"),
            Action::Blind => play.emit(Event::Blinded),
        }
    }

    fn evolve(&self, state: &mut Steps, event: Event) {
        match event {
            Event::Stepped => state.taken += 1,
            Event::Blinded => state.blinding = true,
            Event::Fallen => panic!("planted: a log that panics"),
        }
    }

    fn audit(&self, _: &Steps) -> Result<(), Unsound> {
        Ok(())
    }

    fn view(&self, state: &Steps, _: Viewer) -> Steps {
        assert!(!state.blinding, "planted: a view that panics");
        state.clone()
    }

    fn forget(_: &mut Steps) {}

    fn sighting(&self, event: Event, _: Viewer) -> Option<Event> {
        Some(event)
    }

    fn reveals(&self, _: Event) -> bool {
        false
    }
}

impl Narrate for FragileGuide {
    type Game = Fragile;

    const WORDS: [&'static str; 2] = ["", ""];

    fn tell(_: &Fragile, _: &Event, _: &Speaker<'_>) -> String {
        "A step.".into()
    }

    fn offer(_: &Fragile, _: &Steps, _: Seat, _: Action, _: &Speaker<'_>) -> String {
        "A step".into()
    }

    fn explain(_: &Fragile, _: &Steps, _: Seat, _: Action, _: &Speaker<'_>) -> String {
        "A step.".into()
    }

    fn refuse(_: &Fragile, illegal: &Illegal, _: &Speaker<'_>) -> Obstacle {
        match *illegal {}
    }

    fn ask(_: &Fragile, _: &Steps, _: Seat, _: &Speaker<'_>) -> String {
        "Step.".into()
    }

    fn draw(_: &Fragile, view: &Steps, _: Viewer, _: &Speaker<'_>) -> String {
        view.taken.to_string()
    }

    fn receipt_line(_: &Fragile, _: &Line, _: &Speaker<'_>) -> String {
        String::new()
    }

    fn describe(_: &Fragile, _: &Words) -> Description {
        Description::default()
    }
}

/// A bot that panics when it thinks.
struct Faint;

impl Bot<Fragile> for Faint {
    fn choose(&mut self, _: Eyes<'_, Fragile>, _: &[Action], _: &mut dyn Chance) -> Action {
        panic!("planted: a thought that panics")
    }
}

/// What says it and lists it.
pub(crate) struct FragileGuide;

pub(crate) static FRAGILE: FragileGuide = FragileGuide;

static LISTING: Listing = Listing {
    id: ID,
    rules_version: 1,
    seats: 1..=2,
    options: Vec::new(),
    words: ["", ""],
    rulings: ["", ""],
    lesson: None,
    bots: &[Strength::quick("faint")],
    searches: false,
    least_games: 1,
    hides: false,
    is_silent: false,
};

impl Guide for FragileGuide {
    type Components = ();

    fn listing(&self) -> &'static Listing {
        &LISTING
    }

    fn ours(&self) {}

    fn read(&self, _: &Source) -> Result<(), ComponentError> {
        Ok(())
    }

    fn build(&self, players: usize, _: &Options, (): ()) -> Result<Fragile, ComponentError> {
        Ok(Fragile { seats: players })
    }

    fn how_to_play(&self, _: &Fragile, _: &Words) -> String {
        "Step.".into()
    }

    fn bot(&self, name: &str, _: Budget) -> Option<Box<dyn Bot<Fragile>>> {
        (name == "faint").then(|| Box::new(Faint) as Box<dyn Bot<Fragile>>)
    }
}
