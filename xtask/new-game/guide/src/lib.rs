//! What speaks, thinks and teaches for {Name}.

use std::sync::LazyLock;

use tsugi_engine::{Bot, ComponentError, Line, Options, Seat, Viewer};
use tsugi_guide::{Guide, Listing, Source, Strength};
use tsugi_narrator::{Description, Narrate, Obstacle, Speaker, Words, fluent};
use tsugi_search::{Advisor, Budget, Search};
use tsugi_{ident}::{Action, Event, Illegal, MOST, RULES_VERSION, RULINGS, SEATS, State, {Type}};

/// Says, lists and plays the game.
pub struct {Type}Guide;

/// The game.
pub static {CONST}: {Type}Guide = {Type}Guide;

static LISTING: LazyLock<Listing> = LazyLock::new(|| Listing {
    id: "{id}",
    rules_version: RULES_VERSION,
    seats: SEATS,
    options: Vec::new(),
    words: {Type}Guide::WORDS,
    rulings: RULINGS,
    lesson: None,
    bots: const { &[Strength::thinking("casual", 20), Strength::thinking("strong", 1000)] },
    searches: true,
    least_games: 1,
    hides: false,
    is_silent: false,
});

impl Narrate for {Type}Guide {
    type Game = {Type};

    const WORDS: [&'static str; 2] = fluent![""];

    fn tell(_: &{Type}, event: &Event, speaker: &Speaker<'_>) -> String {
        match *event {
            Event::BowlBroke { shards } => speaker.say("event-bowl-broke", &[("shards", shards.into())]),
            Event::ShardsSet { seat, shards } => {
                speaker.say("event-shards-set", &[("who", speaker.name(seat).into()), ("shards", shards.into())])
            }
        }
    }

    fn offer(_: &{Type}, _: &State, _: Seat, Action::Set { shards }: Action, speaker: &Speaker<'_>) -> String {
        speaker.say("offer-set", &[("shards", shards.into())])
    }

    fn explain(_: &{Type}, view: &State, _: Seat, Action::Set { shards }: Action, speaker: &Speaker<'_>) -> String {
        speaker.say("explain-set", &[("left", view.left.saturating_sub(shards).into())])
    }

    fn refuse(_: &{Type}, illegal: &Illegal, speaker: &Speaker<'_>) -> Obstacle {
        let Illegal::NotSoMany { most } = *illegal;
        Obstacle { ruling: illegal.ruling(), message: speaker.say("refuse-not-so-many", &[("most", most.into())]) }
    }

    fn ask(_: &{Type}, _: &State, seat: Seat, speaker: &Speaker<'_>) -> String {
        speaker.say("ask-set", &[("who", speaker.name(seat).into())])
    }

    fn draw(_: &{Type}, view: &State, _: Viewer, speaker: &Speaker<'_>) -> String {
        let bowl = "#".repeat(view.set.into()) + &".".repeat(view.left.into());
        format!("{bowl}\n{}\n", speaker.say("table-left", &[("set", view.set.into()), ("left", view.left.into())]))
    }

    fn receipt_line(_: &{Type}, line: &Line, _: &Speaker<'_>) -> String {
        line.sum.to_string()
    }

    fn describe(_: &{Type}, words: &Words) -> Description {
        Description { text: words.say("components", &[]), ..Description::default() }
    }
}

impl Guide for {Type}Guide {
    type Components = ();

    fn listing(&self) -> &'static Listing {
        &LISTING
    }

    fn ours(&self) {}

    fn read(&self, source: &Source) -> Result<(), ComponentError> {
        source.only_file().map(|_| ())
    }

    fn build(&self, players: usize, _: &Options, (): ()) -> Result<{Type}, ComponentError> {
        Ok({Type}::new(players))
    }

    fn how_to_play(&self, _: &{Type}, words: &Words) -> String {
        words.say("how-to-play", &[("most", MOST.into())])
    }

    fn bot(&self, name: &str, budget: Budget) -> Option<Box<dyn Bot<{Type}>>> {
        ["casual", "strong", "search"].contains(&name).then(|| Box::new(Search::new(budget)) as Box<dyn Bot<{Type}>>)
    }

    fn advisor(&self, budget: Budget) -> Option<Box<dyn Advisor<{Type}>>> {
        Some(Box::new(Search::new(budget)))
    }
}
