//! WabiSaby in words.

mod choices;
mod reasons;
mod reckoning;
mod table;

use tsugi_engine::{Line, Outcome, Seat, Viewer, Weight};
use tsugi_wabisaby::{
    Action, Card, Faded, HAND, Illegal, Lowered, Place, Seen, Sighting, Three, View, WabiSaby, total,
};

use serde_json::{Value, json};
use tsugi_narrator::{Arg, Description, Narrate, Obstacle, Prospect, Prospects, Speaker, Words, fluent};

/// Says everything of the game.
pub struct WabiSabyGuide;

impl Narrate for WabiSabyGuide {
    type Game = WabiSaby;

    const WORDS: [&'static str; 2] = fluent!["", "how-to-play.", "lesson.", "errors."];

    fn tell(_: &WabiSaby, sighting: &Sighting, speaker: &Speaker<'_>) -> String {
        tell(sighting, speaker)
    }

    fn offer(_: &WabiSaby, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::offer(view, seat, action, speaker)
    }

    fn explain(_: &WabiSaby, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> String {
        choices::explain(view, seat, action, speaker)
    }

    fn reason(game: &WabiSaby, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> Option<String> {
        reasons::of(game, view, seat, action, speaker)
    }

    fn refuse(_: &WabiSaby, illegal: &Illegal, speaker: &Speaker<'_>) -> Obstacle {
        Obstacle { ruling: illegal.ruling(), message: choices::refuse(*illegal, speaker) }
    }

    fn ask(_: &WabiSaby, view: &View, seat: Seat, speaker: &Speaker<'_>) -> String {
        choices::ask(view, seat, speaker)
    }

    fn draw(game: &WabiSaby, view: &View, viewer: Viewer, speaker: &Speaker<'_>) -> String {
        table::draw(game, view, viewer, speaker)
    }

    fn receipt_line(_: &WabiSaby, line: &Line, speaker: &Speaker<'_>) -> String {
        let args = [("points", line.points().into()), ("ruling", line.ruling.into())];
        speaker.say(&format!("line-{}", line.line.replace('_', "-")), &args)
    }

    fn decided(_: &WabiSaby, view: &View, outcome: &Outcome, speaker: &Speaker<'_>) -> Option<String> {
        decided(view, outcome, speaker)
    }

    fn reckon(game: &WabiSaby, view: &View, seen: Option<&Sighting>) -> Option<Value> {
        serde_json::to_value(reckoning::reckon(game, view, seen)).ok()
    }

    fn prospects(game: &WabiSaby, view: &View, seat: Seat, _: &Speaker<'_>) -> Option<Prospects<Action>> {
        let ahead = reckoning::Foresight::of(game, view)?;
        let choice = |(action, reach)| Prospect { action, preview: json!(reach), barred: None };
        Some(Prospects { choices: ahead.choices(seat).into_iter().map(choice).collect(), outlook: None })
    }

    fn describe(game: &WabiSaby, words: &Words) -> Description {
        Description { text: table::components(game, words), ..Description::default() }
    }

    fn weight(_: &WabiSaby, sighting: &Sighting) -> Weight {
        match sighting {
            Sighting::HandRevealed { .. } | Sighting::RoundScored { .. } | Sighting::GameEnded => Weight::Milestone,
            Sighting::DieRolled { .. } | Sighting::DieLowered { .. } | Sighting::TurnEnded { .. } => Weight::Detail,
            _ => Weight::Normal,
        }
    }
}

/// A place as people name it: a letter, so that it is not taken for a card.
fn place(place: Place) -> Arg<'static> {
    letter(place.index()).into()
}

fn letter(index: usize) -> String {
    ["A", "B", "C", "D", "E", "F"].get(index).map_or_else(|| (index + 1).to_string(), ToString::to_string)
}

/// A card as it is seen, in figures: 1 to 6, W, or ## for a back.
fn figure(seen: Seen) -> String {
    match seen {
        Seen::Back => "##".into(),
        Seen::Face(card) => card_figure(card),
    }
}

fn card_figure(card: Card) -> String {
    if card.is_wabi_sabi() { "W".into() } else { card.value().to_string() }
}

/// A card as it is seen, in words.
fn seen(seen: Seen, speaker: &Speaker<'_>) -> String {
    let card = match seen {
        Seen::Back => "back".into(),
        Seen::Face(card) => card_figure(card),
    };
    speaker.say("card-seen", &[("card", card.into())])
}

fn figures(cards: &[Seen]) -> Arg<'static> {
    let cards: Vec<String> = cards.iter().map(|&card| figure(card)).collect();
    cards.join(" ").into()
}

fn faces(cards: &[Card]) -> Arg<'static> {
    let cards: Vec<String> = cards.iter().map(|&card| card_figure(card)).collect();
    cards.join(" ").into()
}

fn places(three: Three) -> Arg<'static> {
    let places: Vec<String> = three.places().map(|place| letter(place.index())).collect();
    places.join(", ").into()
}

/// Whether one plays alone, as messages ask for it.
fn alone(speaker: &Speaker<'_>) -> (&'static str, Arg<'static>) {
    ("alone", if speaker.names.len() == 1 { "yes" } else { "no" }.into())
}

fn tell(sighting: &Sighting, speaker: &Speaker<'_>) -> String {
    let who = |seat: Seat| ("who", Arg::from(speaker.name(seat).to_owned()));
    let say = |id: &str, args: &[(&str, Arg<'_>)]| speaker.say(id, args);
    match *sighting {
        Sighting::RoundBegan { round } => say("event-round-began", &[("round", round.into())]),
        Sighting::ShowcaseLaid { cards } => say("event-showcase-laid", &[("cards", faces(&cards))]),
        Sighting::TargetDrawn { seat, target: None } => say("event-target-drawn", &[who(seat)]),
        Sighting::TargetDrawn { seat, target: Some(target) } => {
            say("event-target-drawn-own", &[who(seat), ("target", speaker.name(target).into())])
        }
        Sighting::HandDealt { seat, cards: None } => say("event-hand-dealt", &[who(seat)]),
        Sighting::HandDealt { seat, cards: Some(cards) } => {
            say("event-hand-dealt-own", &[who(seat), ("cards", faces(&cards))])
        }
        Sighting::KeepChosen { seat, places: None } => say("event-keep-chosen", &[who(seat)]),
        Sighting::KeepChosen { seat, places: Some(three) } => {
            say("event-keep-chosen-own", &[who(seat), ("places", places(three))])
        }
        Sighting::HandRaised { seat, cards } => say("event-hand-raised", &[who(seat), ("cards", figures(&cards))]),
        Sighting::StartDrawn { seat } => say("event-start-drawn", &[who(seat)]),
        Sighting::DieRolled { die } => say("event-die-rolled", &[alone(speaker), ("die", die.into())]),
        Sighting::DieLowered { die, because } => {
            let because = match because {
                Lowered::Appraisal => "appraisal",
                Lowered::Showcase => "showcase",
                Lowered::Stall => "stall",
            };
            say("event-die-lowered", &[("because", because.into()), ("die", die.into())])
        }
        Sighting::ShowcaseTurned { cards } => say("event-showcase-turned", &[("cards", faces(&cards))]),
        Sighting::TurnEnded { next } => say("event-turn-ended", &[who(next)]),
        Sighting::HandRevealed { seat, cards, target } => revealed(seat, cards, target, speaker),
        Sighting::RoundScored { seat, points } => say("event-round-scored", &[who(seat), ("points", points.into())]),
        Sighting::GameEnded => say("event-game-ended", &[]),
        Sighting::SoloDealt { cards } => say("event-solo-dealt", &[("cards", figures(&cards))]),
        Sighting::CardDrawn { card } => say("event-card-drawn", &[("card", seen(card, speaker).into())]),
        Sighting::Replaced { own, out } => {
            say("event-replaced", &[("own", place(own)), ("out", seen(out, speaker).into())])
        }
        Sighting::Skipped { skips } => say("event-skipped", &[("skips", skips.into())]),
        Sighting::Faded(faded) => tell_faded(faded, speaker),
        Sighting::Swapped { .. }
        | Sighting::HandRearranged { .. }
        | Sighting::Exchanged { .. }
        | Sighting::ShowcaseExchanged { .. }
        | Sighting::Appraised { .. } => tell_turn(sighting, speaker),
    }
}

/// What is left of a sighting without the cards that it showed.
fn tell_faded(faded: Faded, speaker: &Speaker<'_>) -> String {
    let who = |seat: Seat| ("who", Arg::from(speaker.name(seat).to_owned()));
    let (id, args) = match faded {
        Faded::HandRaised { seat } => ("faded-hand-raised", vec![who(seat)]),
        Faded::HandRearranged { seat } => ("faded-rearranged", vec![who(seat)]),
        Faded::Exchanged { seat, other } => ("faded-exchanged", vec![who(seat), ("other", speaker.name(other).into())]),
        Faded::ShowcaseExchanged { seat } => ("faded-showcase-exchanged", vec![who(seat)]),
        Faded::ShowcaseLaid => ("faded-showcase-laid", Vec::new()),
        Faded::ShowcaseTurned => ("faded-showcase-turned", Vec::new()),
    };
    speaker.say(id, &args)
}

fn revealed(seat: Seat, cards: [Card; HAND], target: Seat, speaker: &Speaker<'_>) -> String {
    let args = [
        alone(speaker),
        ("who", speaker.name(seat).into()),
        ("cards", faces(&cards)),
        ("total", total(cards).into()),
        ("target", speaker.name(target).into()),
    ];
    speaker.say("event-hand-revealed", &args)
}

/// What was seen of a turn.
fn tell_turn(sighting: &Sighting, speaker: &Speaker<'_>) -> String {
    let who = |seat: Seat| ("who", Arg::from(speaker.name(seat).to_owned()));
    let say = |id: &str, args: &[(&str, Arg<'_>)]| speaker.say(id, args);
    let went = |card: Seen| ("gave", Arg::from(seen(card, speaker)));
    let came = |card: Seen| ("took", Arg::from(seen(card, speaker)));
    match *sighting {
        Sighting::Swapped { seat, a, b } => say("event-swapped", &[who(seat), ("a", place(a)), ("b", place(b))]),
        Sighting::HandRearranged { seat, times, cards } => {
            say("event-hand-rearranged", &[who(seat), ("times", times.into()), ("cards", figures(&cards))])
        }
        Sighting::Exchanged { seat, own, other, theirs, gave, took } => say(
            "event-exchanged",
            &[
                who(seat),
                ("own", place(own)),
                ("other", speaker.name(other).into()),
                ("theirs", place(theirs)),
                went(gave),
                came(took),
            ],
        ),
        Sighting::ShowcaseExchanged { seat, own, slot, gave, took } => say(
            "event-showcase-exchanged",
            &[who(seat), ("own", place(own)), ("slot", letter(slot.index()).into()), went(gave), came(took)],
        ),
        Sighting::Appraised { seat, cards: None } => say("event-appraised", &[who(seat)]),
        Sighting::Appraised { seat, cards: Some(cards) } => {
            say("event-appraised-own", &[who(seat), ("cards", faces(&cards))])
        }
        _ => String::new(),
    }
}

/// Who reached the points that end the game, and by how much; alone, what was asked for and what it came to.
fn decided(view: &View, outcome: &Outcome, speaker: &Speaker<'_>) -> Option<String> {
    let (places, scores) = match outcome {
        Outcome::Together { score, .. } => {
            let told = [("score", score.unwrap_or(0).into()), ("goal", view.goal.into())];
            return Some(speaker.say("decided-alone", &told));
        }
        Outcome::Ranked { places, scores } => (places, scores),
    };
    let winners = outcome.winners();
    let winner = winners.first().filter(|_| winners.len() == 1)?;
    let (next, _) = places.iter().filter(|(seat, _)| *seat != winner).min_by_key(|(_, place)| **place)?;
    let told = [
        ("who", speaker.name(winner).into()),
        ("round", view.round.into()),
        ("score", scores[winner].into()),
        ("goal", view.goal.into()),
        ("next", speaker.name(next).into()),
        ("less", scores[next].into()),
    ];
    Some(speaker.say("decided", &told))
}
