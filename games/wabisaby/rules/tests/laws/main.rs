//! The law suite on WabiSaby: every number of players, and options of all kinds.
//!
//! The worlds that must look the same are dealt by `test_kit`, from the rules. To see
//! whether they would notice, these faults were planted by hand, one at a time, and each broke a law
//! within the games of three players, the last two within those of one:
//!
//! - a hand is shown to all while three are chosen; what is kept, targets, appraisals are told to all
//! - an exchange is told as the cards were held, not as they are held now
//! - the two who exchange, or who takes from the showcase, learn of a Wabi Sabi card; so do spectators
//! - a card taken from the showcase while down is shown to all
//! - a Wabi Sabi card looks by its facing; spectators see what faces the others
//! - notes follow backs through a rearranging; the new order is seen before the action
//! - an appraisal is offered only where a number faces the others
//! - an exchange, an appraisal or a turned showcase may be taken back
//! - alone, a card set aside down is shown; the drawn card is shown though it lies down
//!
//! One was not noticed, since every world has it alike: that others can count swaps before the action
//! comes. The rulebook's test of R31 looks at that.

use std::cell::Cell;

use tsugi_engine::conformance::{Effort, History, Law, Report, Subject, examine};
use tsugi_engine::{Game, Options, Seat, SeededRng, Setting, Viewer};
use tsugi_wabisaby::{
    Action, Components, Event, Place, Slot, Three, WabiSaby,
    test_kit::{reshuffle, reshuffle_alone, reshuffle_forgotten},
};

/// What had happened in the rounds whose worlds were compared.
#[derive(Clone, Copy, Default, Debug)]
struct Looked {
    exchanges: u32,
    showcases: u32,
    appraisals: u32,
    turned: u32,
    rearranged: u32,
    rearranged_after: u32,
    later_rounds: u32,
}

/// What the rulebook says of a table.
struct Table {
    game: WabiSaby,
    looked: Cell<Looked>,
}

impl Table {
    fn of(seats: usize) -> Self {
        Self::with(seats, &[])
    }

    fn with(seats: usize, options: &[(&str, &str)]) -> Self {
        let given = options.iter().map(|(key, value)| (*key, Setting::Word((*value).to_owned())));
        let options = Options::new(&WabiSaby::options(), given, seats).expect("such options may be set");
        let game = WabiSaby::new(seats, &options, Components::ours()).expect("our components are enough");
        Self { game, looked: Cell::default() }
    }

    /// Counts what a viewer could have been told wrongly.
    fn note(&self, history: &History<WabiSaby>) {
        let mut round = Looked::default();
        let mut acted = false;
        for event in history.events() {
            match event {
                Event::RoundBegan { round: number } => {
                    acted = false;
                    round = Looked { later_rounds: u32::from(*number > 1), ..Looked::default() };
                }
                Event::Exchanged { .. } => (round.exchanges, acted) = (1, true),
                Event::ShowcaseExchanged { .. } => (round.showcases, acted) = (1, true),
                Event::Appraised { .. } => (round.appraisals, acted) = (1, true),
                Event::TurnEnded { .. } => acted = false,
                Event::ShowcaseTurned { .. } => round.turned = 1,
                Event::HandRearranged { .. } if acted => round.rearranged_after = 1,
                Event::HandRearranged { .. } => round.rearranged = 1,
                _ => {}
            }
        }
        let mut looked = self.looked.get();
        looked.exchanges += round.exchanges;
        looked.showcases += round.showcases;
        looked.appraisals += round.appraisals;
        looked.turned += round.turned;
        looked.rearranged += round.rearranged;
        looked.rearranged_after += round.rearranged_after;
        looked.later_rounds += round.later_rounds;
        self.looked.set(looked);
    }
}

impl Subject for Table {
    type Game = WabiSaby;

    fn game(&self) -> &WabiSaby {
        &self.game
    }

    /// Every verb with every place and seat there can be, and places that no hand has.
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
        list.extend([Action::Appraise, Action::Skip, Action::EndTurn]);
        let named = |json: &str| serde_json::from_str::<Action>(json).expect("a choice may name any place");
        list.extend([
            named(r#"{"swap":{"a":0,"b":6}}"#),
            named(r#"{"exchange":{"own":255,"seat":1,"theirs":0}}"#),
            named(r#"{"exchange":{"own":0,"seat":1,"theirs":6}}"#),
            named(r#"{"showcase":{"own":0,"slot":3}}"#),
            named(r#"{"replace":{"own":6}}"#),
        ]);
        list
    }

    /// Far more than any game has taken: nothing but luck bounds the number of rounds.
    fn longest(&self) -> usize {
        200_000
    }

    /// R4 to R6, R40: every card dealt, every target, the start player and the die are a lot each. Alone
    /// each card is one, and one more for how it lies (R24).
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

    fn reshuffle(
        &self,
        history: &History<WabiSaby>,
        viewer: Viewer,
        luck: &mut SeededRng,
    ) -> Option<History<WabiSaby>> {
        self.note(history);
        if self.game.seats() == 1 {
            return reshuffle_alone(history, luck);
        }
        reshuffle(&self.game, history, viewer, luck)
    }

    fn reshuffle_forgotten(
        &self,
        history: &History<WabiSaby>,
        viewer: Viewer,
        luck: &mut SeededRng,
    ) -> Option<History<WabiSaby>> {
        // Alone cards lie on the table, and nothing is forgotten.
        (self.game.seats() > 1).then(|| reshuffle_forgotten(&self.game, history, viewer, luck)).flatten()
    }
}

/// The laws that look at some games only.
const SAMPLED: [Law; 3] = [Law::SameSeedSameLog, Law::AnyEventIsTaken, Law::UndoStopsInTime];

/// Every law holds, and each has looked at every game that was to be looked at.
fn keeps_every_law(name: &str, table: &Table, effort: Effort) -> Report {
    let report = examine(table, effort);
    println!("{name}: {:?}\n{report}", table.looked.get());
    assert_eq!(report.verdict(), Ok(()), "{name}");
    for law in Law::ALL.into_iter().filter(|law| !SAMPLED.contains(law)) {
        assert_eq!(report.of(law).games, effort.games, "{name}: {law}");
    }
    report
}

/// How many games are looked at for each number of players; `TSUGI_LAW_GAMES=2500` looks at 20,000 in all. Among
/// several, who chooses by luck moves cards about after every action, and a game has several hundred choices more.
#[expect(clippy::disallowed_methods, reason = "not the rules but their long form is asked for")]
fn games(seats: usize) -> u64 {
    std::env::var("TSUGI_LAW_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(if seats == 1 {
        300
    } else {
        80
    })
}

/// Some games for so many players, and enough of each kind of thing was looked at.
fn keeps_every_law_for(seats: usize) {
    let table = Table::of(seats);
    // Games of many are longer and have more viewers, so fewer of their choices are looked at closely.
    let close = if seats <= 3 { 3 * seats } else { 5 * seats * seats };
    let effort = Effort { close: close as u32, ..Effort::games(games(seats)) };
    let report = keeps_every_law(&format!("{seats} players"), &table, effort);
    assert!(report.of(Law::ListedIsLegal).choices >= if seats == 1 { 300 * 45 } else { 300 * 60 });
    for law in [Law::ReplayGivesState, Law::JsonRoundTrip, Law::FutureUnwritten] {
        assert!(report.of(law).choices > 700, "{law}");
    }
    let viewers = seats as u64 + 1;
    assert!(report.of(Law::NoLeak).pairs > 400 * viewers, "{:?}", report.of(Law::NoLeak));
    assert!(report.of(Law::FutureUnwritten).pairs > 700 * viewers);
    if seats > 1 {
        assert!(report.of(Law::UndoStopsInTime).pairs > 200, "{:?}", report.of(Law::UndoStopsInTime));
        assert!(report.of(Law::StoryForgets).pairs > 400 * viewers, "{:?}", report.of(Law::StoryForgets));
        let Looked { exchanges, showcases, appraisals, turned, rearranged, rearranged_after, later_rounds } =
            table.looked.get();
        for (what, looks) in [
            ("exchanges", exchanges),
            ("exchanges with the showcase", showcases),
            ("appraisals", appraisals),
            ("turned showcases", turned),
            ("hands rearranged before the action", rearranged),
            ("hands rearranged after it", rearranged_after),
            ("later rounds", later_rounds),
        ] {
            assert!(looks > 500, "{what}: only {looks} looks");
        }
    }
}

#[test]
fn alone_keeps_every_law() {
    keeps_every_law_for(1);
}

#[test]
fn two_keep_every_law() {
    keeps_every_law_for(2);
}

#[test]
fn three_keep_every_law() {
    keeps_every_law_for(3);
}

#[test]
fn four_keep_every_law() {
    keeps_every_law_for(4);
}

#[test]
fn five_keep_every_law() {
    keeps_every_law_for(5);
}

#[test]
fn six_keep_every_law() {
    keeps_every_law_for(6);
}

#[test]
fn seven_keep_every_law() {
    keeps_every_law_for(7);
}

#[test]
fn eight_keep_every_law() {
    keeps_every_law_for(8);
}

#[test]
fn other_options_keep_every_law() {
    let odd: [(&str, &[(&str, &str)]); 8] = [
        ("the bin spares Wabi Sabi points", &[("bin_voids_bonus", "false")]),
        ("no house rule", &[("stall_limit", "0")]),
        ("the die goes down every turn", &[("stall_limit", "1")]),
        ("a small limit", &[("stall_limit", "3")]),
        ("one point is enough", &[("target_score", "1")]),
        ("a long game", &[("target_score", "20"), ("bin_voids_bonus", "false"), ("memory_aid", "true")]),
        ("hands are rearranged before the action alone", &[("rearrange", "before")]),
        ("so they are, and the die goes down soon", &[("rearrange", "before"), ("stall_limit", "3")]),
    ];
    for (name, options) in odd {
        for seats in [1, 2, 3, 5] {
            let effort = Effort { close: 60, again: 4, ..Effort::games(4) };
            keeps_every_law(&format!("{name}, {seats} players"), &Table::with(seats, options), effort);
        }
    }
}
