//! Exact sentences, in English and in French: events, choices, refusals, receipts, the table.

mod choices;
mod events;
mod refusals;
mod table;

use tsugi_broken_and_beautiful::{CardId, CollectionView, Deck, ENGLISH, Event, Kind, PhaseView, Pottery, Rules, View};
use tsugi_broken_and_beautiful_guide::PotteryGuide;
use tsugi_engine::{Seat, SeatSet};
use tsugi_narrator::{Lang, Narrate, Speaker, Words};

const NORA: Seat = Seat::at(0);
const THEO: Seat = Seat::at(1);
const MATSU: Seat = Seat::at(2);

fn card(id: &str) -> CardId {
    id.parse().expect("a card's id")
}

fn cards(ids: &[&str]) -> Vec<CardId> {
    ids.iter().map(|id| card(id)).collect()
}

fn pottery(rules: Rules) -> Pottery {
    Pottery::new(3, rules, Deck::ours()).expect("our own deck")
}

/// What is said in English, then in French; the spaces before French marks written as plain ones.
fn said(say: impl Fn(&Pottery, &Speaker<'_>) -> String) -> [String; 2] {
    said_by(ENGLISH, say)
}

fn said_by(rules: Rules, say: impl Fn(&Pottery, &Speaker<'_>) -> String) -> [String; 2] {
    let (game, names) = (pottery(rules), ["Nora", "Théo", "Matsu"].map(String::from));
    Lang::ALL.map(|lang| {
        let words = Words::new(lang, Some(PotteryGuide::WORDS));
        say(&game, &Speaker { words: &words, names: &names }).replace(['\u{a0}', '\u{202f}'], " ")
    })
}

fn told(event: Event) -> [String; 2] {
    said(|game, speaker| PotteryGuide::tell(game, &event, speaker))
}

/// A table of three where Nora is to draft twice in a row.
fn drafting() -> View {
    let nothing =
        CollectionView { unbroken: vec![], broken: vec![], repaired: vec![], ingots: 0, repairs: 0, threatened: 0 };
    let nora = CollectionView {
        unbroken: cards(&["blue-cup-1", "white-bowl-1", "storage-box-1"]),
        broken: cards(&["brown-cup-1"]),
        repaired: cards(&["brown-saucer-1"]),
        ingots: 1,
        repairs: 0,
        threatened: 0,
    };
    let theo = CollectionView { unbroken: cards(&["blue-bowl-1", "brown-bowl-1"]), ingots: 2, ..nothing.clone() };
    View {
        round: 2,
        rounds: 6,
        phase: PhaseView::Drafting { seat: NORA, order: vec![NORA, NORA, MATSU, THEO] },
        first: THEO,
        area: cards(&["blue-cup-2", "white-saucer-1", "brown-bowl-2", "serving-tray-1", "gold-2"]),
        top: Some(card("white-bowl-2")),
        deck_size: 32,
        top_breaks: Some(Kind::Bowl),
        supply: Some(2),
        discards: vec![],
        collections: vec![nora, theo, nothing],
        cards_a_round: 7,
    }
}

/// The same table when Théo mends; Matsu has passed and gold showed.
fn mending() -> View {
    let mut view = drafting();
    view.phase = PhaseView::Repairing { seat: THEO, passed: SeatSet::only(MATSU), free: true };
    view.area.clear();
    view.collections[1].broken = view.collections[1].unbroken.split_off(1);
    view
}
