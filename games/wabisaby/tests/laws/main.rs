//! The law suite on WabiSaby.

mod reshuffle;
mod solo;

use tsugi_engine::conformance::{Effort, History, Subject, examine};
use tsugi_engine::{Game, Options, Seat, Seeded, Viewer};
use tsugi_wabisaby::{Action, Components, Event, Place, Slot, Three, WabiSaby};

struct Table(WabiSaby);

impl Table {
    fn of(seats: usize) -> Self {
        let options = Options::new(&WabiSaby::options(), [], seats).expect("defaults hold");
        Self(WabiSaby::new(seats, &options, Components::ours()).expect("our components are enough"))
    }
}

impl Subject for Table {
    type Game = WabiSaby;

    fn game(&self) -> &WabiSaby {
        &self.0
    }

    fn every_action(&self) -> Vec<Action> {
        let mut list: Vec<Action> = Three::all().map(|places| Action::Keep { places }).collect();
        for own in Place::all() {
            list.extend(Place::all().map(|b| Action::Swap { a: own, b }));
            for seat in Seat::all(8) {
                list.extend(Place::all().map(|theirs| Action::Exchange { own, seat, theirs }));
            }
            list.extend(Slot::all().map(|slot| Action::Showcase { own, slot }));
            list.push(Action::Replace { own });
        }
        list.extend([Action::Appraise, Action::Skip]);
        list
    }

    fn longest(&self) -> usize {
        200_000
    }

    fn lots_due(&self, history: &History<WabiSaby>) -> u64 {
        let lots = |event: &Event| match event {
            Event::ShowcaseLaid { .. } => 3,
            Event::TargetDrawn { .. } | Event::StartDrawn { .. } | Event::DieRolled { .. } => 1,
            Event::HandDealt { .. } => 6,
            Event::SoloDealt { .. } => 12,
            Event::CardDrawn { .. } => 2,
            _ => 0,
        };
        history.events().map(lots).sum()
    }

    fn reshuffle(&self, history: &History<WabiSaby>, viewer: Viewer, luck: &mut Seeded) -> Option<History<WabiSaby>> {
        if self.0.seats() == 1 {
            return solo::reshuffle(history, luck);
        }
        reshuffle::reshuffle(&self.0, history, viewer, luck)
    }
}

#[test]
fn the_laws_hold() {
    for seats in 1..=8 {
        let report = examine(&Table::of(seats), Effort::games(30));
        println!("{seats}: {report}");
        report.verdict().expect("every law holds");
    }
}
