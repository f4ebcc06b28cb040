//! Where a game hides nothing, everybody is shown what a spectator is: so it must be the same to the letter.

use serde_json::value::RawValue;
use tsugi_catalog::{Live, Setup, awaited, find, games};
use tsugi_engine::{Chance, Seat, Seeded, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_table::Deal;

/// What differs between what a viewer would be shown by itself and what `eyes` are shown, entry by entry.
fn differing(
    live: &dyn Live,
    seats: usize,
    entry: Option<usize>,
    words: &[Words; 2],
    eyes: fn(&dyn Live, Viewer) -> Viewer,
) -> Vec<String> {
    let mut differing = Vec::new();
    let text = |raw: Option<Box<RawValue>>| raw.map(|raw| raw.get().to_owned());
    for viewer in Viewer::all(seats) {
        let eyes = eyes(live, viewer);
        let entries = [entry];
        let pairs = [
            ("view", text(Some(live.shown(viewer))), text(Some(live.shown(eyes)))),
            ("sightings", text(live.seen_of(&entries, viewer)), text(live.seen_of(&entries, eyes))),
        ];
        differing
            .extend(pairs.iter().filter(|(_, own, shared)| own != shared).map(|(what, ..)| format!("{viewer} {what}")));
        if words.iter().any(|words| live.told_of(entry, viewer, words) != live.told_of(entry, eyes, words)) {
            differing.push(format!("{viewer} told"));
        }
        if entry.is_some_and(|entry| live.revealed(entry, viewer) != live.revealed(entry, eyes)) {
            differing.push(format!("{viewer} revealed"));
        }
    }
    differing
}

/// Plays a game at random, taking back now and then, and compares after every entry.
fn compare(game: &str, players: usize, seed: u64, eyes: fn(&dyn Live, Viewer) -> Viewer) -> (usize, Vec<String>) {
    let listing = find(game).expect("it is on the shelf");
    let words = [listing.words(Lang::En), listing.words(Lang::Fr)];
    let mut live = listing.deal(&Setup::of(players), Deal::new([seed as u8; 32], Vec::new())).expect("it is dealt");
    let (mut whim, mut found) = (Seeded::new(seed), differing(live.as_ref(), players, None, &words, eyes));
    while let Some(seat) = awaited(live.status()).first() {
        let legal = live.legal(seat);
        let action = &legal[whim.below(legal.len() as u32) as usize];
        let action = serde_json::value::to_raw_value(action).expect("a choice is JSON");
        live.choose(seat, &action, &words[0]).expect("a legal choice is played");
        found.extend(differing(live.as_ref(), players, live.entries().checked_sub(1), &words, eyes));
        let back = (whim.below(8) == 0).then(|| live.within_frontier(seat, &words[0]).ok()).flatten();
        if let Some(back) = back {
            live.take_back(back, false).expect("it lies within the frontier");
            found.extend(differing(live.as_ref(), players, live.entries().checked_sub(1), &words, eyes));
        }
    }
    (live.entries(), found)
}

#[test]
fn what_is_made_once_for_all_is_what_each_would_be_shown() {
    let mut shared = Vec::new();
    for game in games() {
        for players in game.seats() {
            for seed in 0..2 {
                let (entries, found) = compare(game.id(), players, seed, |live, viewer| live.eyes_of(viewer));
                assert!(entries > 5, "{} was played", game.id());
                assert!(found.is_empty(), "{} of {players}: {found:?}", game.id());
            }
            let live = game.deal(&Setup::of(players), Deal::new([7; 32], Vec::new())).expect("it is dealt");
            if live.eyes_of(Viewer::Seat(Seat::at(0))) == Viewer::Spectator {
                shared.push(game.id());
            }
            assert_eq!(live.eyes_of(Viewer::Spectator), Viewer::Spectator);
        }
    }
    shared.dedup();
    assert_eq!(shared, ["broken-and-beautiful", "kintsugi", "unbroken"]);
}

#[test]
fn eyes_lent_where_something_is_hidden_are_found() {
    for (game, players) in [("held-hands", 2), ("wabisaby", 3)] {
        let (_, found) = compare(game, players, 1, |_, _| Viewer::Spectator);
        assert!(found.iter().any(|what| what.contains("view")), "{game}: {found:?}");
    }
}
