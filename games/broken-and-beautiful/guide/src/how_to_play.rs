//! How to play: sentences with the figures of the rules and the deck in force.

use tsugi_broken_and_beautiful::{
    AfterPass, BrokenAtEnd, Kind, Pottery, Rematch, SEATS, Supply, TieBreak,
    points::{
        CUP, FULL_BOX, MOST_JARS, PLATES, REPAIRED_BOWL, REPAIRED_CUP, REPAIRED_JAR, REPAIRED_PLATE, TRAY, VASES,
    },
};
use tsugi_narrator::{Arg, Words};

/// The sections, in order.
const SECTIONS: [&str; 5] = ["how-aim", "how-setup", "how-cards", "how-round", "how-points"];

/// How to play an edition by the rules and with the deck of a table.
pub(crate) fn how_to_play(id: &str, game: &Pottery, words: &Words) -> String {
    let name = words.say(&format!("game-{id}"), &[]);
    let mut args: Vec<(&str, Arg<'_>)> = vec![("game", name.into()), ("edition", id.into())];
    args.extend(decks(game));
    args.extend(rules(game));
    args.extend(points(game));
    SECTIONS.map(|section| words.say(section, &args)).join("\n\n")
}

/// What the deck decides.
fn decks(game: &Pottery) -> [(&'static str, Arg<'static>); 11] {
    let deck = game.deck();
    let count = |kind: Kind| deck.kind(kind).len();
    let prices = |pottery: bool| {
        let entries = deck.entries().iter().filter(move |entry| entry.kind.is_pottery() == pottery);
        entries.map(|entry| entry.ingots)
    };
    let gold = deck.entries().iter().find(|entry| entry.kind == Kind::Gold).map_or(0, |entry| entry.ingots);
    let pottery: u32 = Kind::ALL.into_iter().filter(|kind| kind.is_pottery()).map(count).sum();
    let rounds = |players: usize| Arg::from(deck.size() / (2 * players + 1));
    let [two, three, four] = [0, 1, 2].map(|more| rounds(SEATS.start() + more));
    [
        ("cards", deck.size().into()),
        ("pottery", pottery.into()),
        ("trays", count(Kind::ServingTray).into()),
        ("boxes", count(Kind::StorageBox).into()),
        ("golds", count(Kind::Gold).into()),
        ("gold", gold.into()),
        ("least", prices(true).min().unwrap_or(0).into()),
        ("dearest", prices(true).max().unwrap_or(0).into()),
        ("rounds-two", two),
        ("rounds-three", three),
        ("rounds-four", four),
    ]
}

/// What the edition and the options decide.
fn rules(game: &Pottery) -> [(&'static str, Arg<'static>); 6] {
    let rules = game.rules();
    let either = |yes: bool, one: &'static str, other: &'static str| Arg::from(if yes { one } else { other });
    [
        ("ingots", rules.ingots.into()),
        ("supply", either(rules.supply == Supply::Unlimited, "unlimited", "limited")),
        ("rematch", either(rules.rematch == Rematch::LastChooses, "last", "ever")),
        ("return", either(rules.after_pass == AfterPass::MayReturn, "yes", "no")),
        ("discard", either(rules.broken_at_end == BrokenAtEnd::AreDiscarded, "yes", "no")),
        ("tie", either(rules.tie_break == TieBreak::RepairedThenItems, "items", "repaired")),
    ]
}

/// What things are worth.
fn points(game: &Pottery) -> [(&'static str, Arg<'static>); 13] {
    let [one, two, three] = VASES;
    [
        ("cup", CUP.into()),
        ("cup-mended", REPAIRED_CUP.into()),
        ("plates", PLATES.into()),
        ("plate-mended", REPAIRED_PLATE.into()),
        ("bowl-mended", REPAIRED_BOWL.into()),
        ("jars", MOST_JARS.into()),
        ("jar-mended", REPAIRED_JAR.into()),
        ("vase-one", one.into()),
        ("vase-two", two.into()),
        ("vase-three", three.into()),
        ("vase-mended", game.rules().vase_bonus.into()),
        ("tray", TRAY.into()),
        ("box", FULL_BOX.into()),
    ]
}
