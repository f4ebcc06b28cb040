//! What comes from outside, as any bytes: it is refused or played, and never panics.
//!
//! | target | bytes become |
//! | --- | --- |
//! | [`action`] | a choice at a table of any game, some choices into it |
//! | [`record`] | a document for `tsugi verify`, `show` and `--resume` |
//! | [`entry`] | the log of a stored table, which a server reads |
//! | [`message`] | what a client says on its stream |
//!
//! The test command replays `corpora/` and a bounded number of variations of it (`tests/replay.rs`); libFuzzer looks
//! further, through the entry points in `fuzz_targets/`.

mod house;
pub mod vary;

pub use house::{entry, message};

use tsugi_catalog::{Audience, Listing, Onlooker, Part, Setup, Start, begin, find, games, read_record};
use tsugi_engine::{Seat, Status, Viewer};
use tsugi_narrator::Lang;

/// The head of an input for [`action`] and [`message`], three digits (any bytes will do): which game, how many seats
/// more than the fewest, and how many choices were made before.
struct Head {
    game: &'static Listing,
    players: usize,
    before: u8,
}

impl Head {
    /// The head of these bytes, and what follows it.
    fn read(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let (head, said) = bytes.split_first_chunk::<3>()?;
        let [which, more, before] = head.map(|byte| byte.wrapping_sub(b'0'));
        let game = games()[usize::from(which) % games().len()];
        let (fewest, most) = (*game.seats.start(), *game.seats.end());
        Some((Self { game, players: fewest + usize::from(more) % (most - fewest + 1), before }, said))
    }
}

/// A choice at a table of any game.
///
/// # Panics
/// Where the rules panic, or a table that took it cannot go on.
pub fn action(bytes: &[u8]) {
    let Some((Head { game, players, before }, said)) = Head::read(bytes) else { return };
    let mut table = begin(game.id, &Setup::of(players), Start::Seed(7)).expect("a table of ours is sound");
    let words = game.words(if said.len().is_multiple_of(2) { Lang::En } else { Lang::Fr });
    for turn in 0..before {
        let Status::Awaiting(awaited) = table.status() else { break };
        let seat = awaited.first().expect("somebody is awaited");
        let legal = table.legal(seat, &words);
        let listed = legal.get(usize::from(turn) * 7 % legal.len().max(1)).expect("an awaited seat has a choice");
        table.act(seat, listed, &words).expect("what is listed is legal");
    }
    let Ok(said) = serde_json::from_slice(said) else { return };
    for seat in Seat::all(players) {
        if table.act(seat, &said, &words).is_ok() {
            // A table that took it goes on.
            if let Status::Awaiting(awaited) = table.status() {
                assert!(
                    awaited.iter().all(|seat| !table.legal(seat, &words).is_empty()),
                    "an awaited seat has a choice"
                );
            }
            return;
        }
    }
}

/// A document that says it is a record.
///
/// # Panics
/// Where a reader panics, or a record that holds by the rules of today cannot be gone on with.
pub fn record(bytes: &[u8]) {
    let Ok(document) = serde_json::from_slice(bytes) else { return };
    let Ok(record) = read_record(document) else { return };
    let Ok(game) = find(&record.game) else { return };
    let words = game.words(Lang::En);
    let holds = tsugi_catalog::verify(&record).is_ok_and(|verified| verified.unchecked.is_none());
    let resumed = tsugi_catalog::resume(&record);
    assert!(!holds || resumed.is_ok(), "a record that holds goes on");
    let _ = tsugi_catalog::tell(&record, Audience::All, &words);
    let _ = tsugi_catalog::tell(&record, Audience::One(Viewer::Seat(Seat::at(0))), &words);
    let _ = tsugi_catalog::replay(&record, Onlooker::Everything, Part::WHOLE, &words);
}
