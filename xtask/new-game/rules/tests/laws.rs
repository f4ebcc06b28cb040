//! The law suite, for every number of players.

use tsugi_engine::{
    SeededRng, Viewer,
    conformance::{Effort, History, Subject, examine},
};
use tsugi_{ident}::{Action, {Type}, SEATS};

struct Table({Type});

impl Subject for Table {
    type Game = {Type};

    fn game(&self) -> &{Type} {
        &self.0
    }

    fn every_action(&self) -> Vec<Action> {
        [0, 1, 2, 3, 4, 17, 255].map(|shards| Action::Set { shards }).to_vec()
    }

    /// R1, R2: each turn sets one shard of 17 at least.
    fn longest(&self) -> usize {
        17
    }

    /// R1: one lot decides how many shards there are; no other is drawn.
    fn lots_due(&self, _: &History<{Type}>) -> u64 {
        1
    }

    /// Nothing is hidden from anybody.
    fn reshuffle(&self, _: &History<{Type}>, _: Viewer, _: &mut SeededRng) -> Option<History<{Type}>> {
        None
    }
}

#[test]
fn it_keeps_every_law_for_every_number_of_players() {
    for seats in SEATS {
        let report = examine(&Table({Type}::new(seats)), Effort::games(2_000));
        println!("{report}");
        assert_eq!(report.verdict(), Ok(()), "{seats} players");
    }
}
