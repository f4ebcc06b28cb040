//! Broken and Beautiful, and Kintsugi, in words.
//!
//! A card is told by its type and pattern alone: copies of one card look alike, so nobody is shown
//! which of them it is.

mod choices;
mod components;
mod reasons;
mod table;

use std::sync::LazyLock;

use tsugi_broken_and_beautiful::{Action, CardId, Event, Illegal, Kind, PassedBecause, Pattern, Pottery, View};
use tsugi_engine::{Line, Outcome, Scored, Seat, Viewer, Weight};
use tsugi_guide::Listing;
use tsugi_narrator::{Arg, Description, Narrate, Obstacle, Prospects, Speaker, Words, fluent};

/// Says everything of the game; a value of it is an edition.
pub struct PotteryGuide {
    pub(crate) listing: &'static LazyLock<Listing>,
}

impl Narrate for PotteryGuide {
    type Game = Pottery;

    const WORDS: [&'static str; 2] = fluent!["", "how-to-play.", "lesson.", "errors."];

    fn tell(_: &Pottery, sighting: &Event, speaker: &Speaker<'_>) -> String {
        tell(*sighting, speaker)
    }

    fn offer(game: &Pottery, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::offer(game, view, seat, action, speaker)
    }

    fn explain(game: &Pottery, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::explain(game, view, seat, action, speaker)
    }

    fn reason(game: &Pottery, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> Option<String> {
        Some(choices::reason(game, view, seat, action, speaker)).filter(|said| !said.is_empty())
    }

    fn refuse(_: &Pottery, illegal: &Illegal, speaker: &Speaker<'_>) -> Obstacle {
        Obstacle { ruling: illegal.ruling(), message: choices::refuse(*illegal, speaker) }
    }

    fn ask(_: &Pottery, view: &View, seat: Seat, speaker: &Speaker<'_>) -> String {
        choices::ask(view, seat, speaker)
    }

    fn draw(game: &Pottery, view: &View, viewer: Viewer, speaker: &Speaker<'_>) -> String {
        table::draw(game, view, viewer, speaker)
    }

    fn receipt_line(_: &Pottery, line: &Line, speaker: &Speaker<'_>) -> String {
        receipt_line(line, speaker)
    }

    fn decided(game: &Pottery, view: &View, outcome: &Outcome, speaker: &Speaker<'_>) -> Option<String> {
        decided(&game.receipts(view), outcome, speaker)
    }

    fn describe(game: &Pottery, words: &Words) -> Description {
        Description {
            text: components::components(game, words),
            lexicon: serde_json::to_value(components::lexicon(game, words)).unwrap_or_default(),
            pieces: game.deck().cards().iter().map(ToString::to_string).collect(),
        }
    }

    fn prospects(game: &Pottery, view: &View, seat: Seat, speaker: &Speaker<'_>) -> Option<Prospects<Action>> {
        Some(choices::prospects(game, view, seat, speaker))
    }

    fn weight(_: &Pottery, event: &Event) -> Weight {
        match event {
            Event::RoundBegan { .. } | Event::PotteryBroke { .. } | Event::GoldShowed | Event::GameEnded => {
                Weight::Milestone
            }
            Event::FirstPlayerAsked { .. }
            | Event::DeckShuffled { .. }
            | Event::CardDealt { .. }
            | Event::LeftoverDiscarded { .. }
            | Event::MarkerPassed { .. } => Weight::Detail,
            _ => Weight::Normal,
        }
    }
}

/// A card as messages are told of it.
fn card_args(card: CardId) -> [(&'static str, Arg<'static>); 2] {
    [kind_arg(card.kind()), ("pattern", card.pattern().map_or("none", Pattern::name).into())]
}

fn kind_arg(kind: Kind) -> (&'static str, Arg<'static>) {
    ("kind", kind.name().into())
}

/// A message about a card, told also these things.
fn say_of(card: CardId, id: &str, more: &[(&str, Arg<'_>)], speaker: &Speaker<'_>) -> String {
    let args: Vec<_> = more.iter().cloned().chain(card_args(card)).collect();
    speaker.say(id, &args)
}

fn tell(event: Event, speaker: &Speaker<'_>) -> String {
    let who = |seat: Seat| ("who", Arg::from(speaker.name(seat)));
    let of_seat = |id, seat| speaker.say(id, &[who(seat)]);
    match event {
        Event::NoviceHelped { seat } => of_seat("event-novice-helped", seat),
        Event::FirstPlayerAsked { seat } => of_seat("event-first-player-asked", seat),
        Event::FirstPlayerSet { seat } => of_seat("event-first-player-set", seat),
        Event::DeckShuffled { top } => say_of(top, "event-deck-shuffled", &[], speaker),
        Event::RoundBegan { round } => speaker.say("event-round-began", &[("round", round.into())]),
        Event::CardDealt { card, next } => {
            let dealt = say_of(card, "event-card-dealt", &[], speaker);
            let on_top = match next {
                Some(next) => say_of(next, "event-card-turned", &[], speaker),
                None => speaker.say("event-deck-empty", &[]),
            };
            [dealt, on_top].join(" ")
        }
        Event::CardKept { seat, card } => say_of(card, "event-card-kept", &[who(seat)], speaker),
        Event::CardSold { seat, card, ingots } => {
            say_of(card, "event-card-sold", &[who(seat), ("ingots", ingots.into())], speaker)
        }
        Event::PotteryBroke { kind, cards } => {
            speaker.say("event-pottery-broke", &[kind_arg(kind), ("cards", cards.into())])
        }
        Event::GoldShowed => speaker.say("event-gold-showed", &[]),
        Event::LeftoverDiscarded { card } => say_of(card, "event-leftover-discarded", &[], speaker),
        Event::CardRepaired { seat, card, price } => {
            say_of(card, "event-card-repaired", &[who(seat), ("ingots", price.into())], speaker)
        }
        Event::Passed { seat, because: PassedBecause::Chosen } => of_seat("event-passed", seat),
        Event::Passed { seat, because: PassedBecause::Forced } => of_seat("event-passed-forced", seat),
        Event::MarkerPassed { seat } => of_seat("event-marker-passed", seat),
        Event::BrokenDiscarded { seat, cards } => {
            speaker.say("event-broken-discarded", &[who(seat), ("cards", cards.into())])
        }
        Event::GameEnded => speaker.say("event-game-ended", &[]),
    }
}

fn receipt_line(line: &Line, speaker: &Speaker<'_>) -> String {
    let sum = line.sum.noted(&speaker.say("line-mended", &[]));
    let shape = if sum == line.points().to_string() { "figure" } else { "sum" };
    let args = [
        ("shape", shape.into()),
        ("sum", sum.into()),
        ("points", line.points().into()),
        ("ruling", line.ruling.into()),
    ];
    speaker.say(&format!("line-{}", line.line.replace('_', "-")), &args)
}

/// The group in which the winner left the next behind by most.
fn decided(receipts: &[Vec<Line>], outcome: &Outcome, speaker: &Speaker<'_>) -> Option<String> {
    let Outcome::Ranked { places, scores } = outcome else { return None };
    let winners = outcome.winners();
    let winner = winners.first().filter(|_| winners.len() == 1)?;
    let (next, _) = places.iter().filter(|(seat, _)| *seat != winner).min_by_key(|(_, place)| **place)?;
    if scores[winner] == scores[next] {
        return Some(speaker.say("decided-tie", &[("who", speaker.name(next).into())]));
    }
    let points = |seat: Seat, key: &str| {
        let lines = receipts.get(seat.index()).map_or(&[][..], Vec::as_slice);
        lines.iter().find(|line| line.line == key).map_or(0, Line::points)
    };
    let ahead = |line: &&Line| line.points() - points(next, line.line);
    let best = receipts.get(winner.index())?.iter().max_by_key(ahead).filter(|line| ahead(line) > 0)?;
    let told = [
        ("line", best.line.into()),
        ("points", best.points().into()),
        ("who", speaker.name(next).into()),
        ("less", points(next, best.line).into()),
        ("ruling", best.ruling.into()),
    ];
    Some(speaker.say("decided-line", &told))
}
