//! Every component works: random games in a rich box go on until each has been used.

use std::collections::BTreeSet;

use tsugi_engine::{Chance, Game, Seat, SeededRng, Status, apply, begin};
use tsugi_unbroken::{Action, Components, Event, Phase, Played, Slug, Unbroken, parts::Kind};

const SEAT: Seat = Seat::at(0);
/// Enough games to meet everything; what is missing then is named.
const MOST_GAMES: u64 = 60_000;

/// Our box, but one begins with plenty, so that random play comes to level IV.
fn rich() -> Components {
    let plenty = "{ small = 20, medium = 10, large = 8, cunning = 8, food = 8, wood = 8, metal = 8, treasure = 8 }";
    let tracks = include_str!("../data/tracks.toml").replace("{ small = 13 }", plenty);
    Components::read("", |file| (file == "tracks.toml").then_some(tracks.as_str())).expect("only richer")
}

/// What is to be used, and is crossed out as it is.
struct List {
    game: Unbroken,
    left: BTreeSet<String>,
}

impl List {
    fn of(game: Unbroken) -> Self {
        let parts = game.parts().parts().clone();
        let named =
            |kind: &str, ids: Vec<Slug>| -> Vec<String> { ids.iter().map(|id| format!("{kind} {id}")).collect() };
        let mut left = BTreeSet::new();
        left.extend(named("encounter", parts.encounters.iter().map(|one| one.id).collect()));
        left.extend(named("power", game.parts().powers().iter().map(|one| one.id).collect()));
        left.extend(named("weapon", parts.weapons.iter().map(|one| one.id).collect()));
        left.extend(named("condition", parts.conditions.iter().map(|one| one.id).collect()));
        left.extend(named("monster", parts.monsters.iter().map(|one| one.id).collect()));
        // A weapon is made and put away by choices of their own.
        left.remove("power craft");
        left.remove("power downgrade");
        left.extend(["craft".to_owned(), "downgrade".to_owned()]);
        Self { game, left }
    }

    fn used(&mut self, kind: &str, id: Slug) {
        self.left.remove(&format!("{kind} {id}"));
    }

    fn see(&mut self, event: &Event, weapon: Option<Slug>) {
        match *event {
            Event::Resolved { card, .. } => self.used("encounter", card),
            Event::Acted { action, .. } => self.used("power", action),
            Event::Responded { power, .. } => self.used("power", power),
            Event::SkillKept { skill } => {
                let passive = self.game.parts().power(skill).is_some_and(|one| one.kind == Kind::Passive);
                if passive {
                    self.used("power", skill);
                }
            }
            Event::Attacked { .. } => weapon.into_iter().for_each(|weapon| self.used("weapon", weapon)),
            Event::AfflictedNext { condition } | Event::AfflictedNow { condition, .. } => {
                self.used("condition", condition);
            }
            Event::MonsterRevealed { monster } => self.used("monster", monster),
            Event::Crafted { .. } => drop(self.left.remove("craft")),
            Event::Downgraded { .. } => drop(self.left.remove("downgrade")),
            _ => {}
        }
    }
}

/// Random, but not a fool: looks for battles less often than for cards, and rarely does nothing.
fn chosen(legal: &[Action], luck: &mut SeededRng) -> Action {
    let tame =
        |action: &Action| matches!(action, Action::Skip | Action::Pass | Action::Downgrade | Action::Eat { food: 0 });
    let lively: Vec<Action> = legal.iter().copied().filter(|action| !tame(action)).collect();
    let list = if lively.is_empty() || luck.below(8) == 0 { legal } else { &lively };
    list[luck.below(list.len() as u32) as usize]
}

#[test]
fn every_component_is_used_at_least_once() {
    let mut list = List::of(Unbroken::new(rich(), "normal", Played::Drawn).expect("a game"));
    let game = list.game.clone();
    let mut won = 0;
    for seed in 0..MOST_GAMES {
        let mut luck = SeededRng::new(seed);
        let (mut log, mut legal) = (Vec::new(), Vec::new());
        let mut state = begin(&game, &mut luck, Some(&mut log));
        while let Status::Awaiting(_) = game.status(&state) {
            legal.clear();
            game.legal_actions(&state, SEAT, &mut legal);
            let action = chosen(&legal, &mut luck);
            let weapon = matches!(action, Action::Attack { .. })
                .then(|| game.weapon_seen(&game.view(&state, tsugi_engine::Viewer::Spectator)))
                .flatten();
            log.clear();
            apply(&game, &mut state, SEAT, action, &mut luck, Some(&mut log)).expect("what is listed is legal");
            for event in &log {
                list.see(event, weapon);
            }
        }
        assert!(matches!(game.view(&state, tsugi_engine::Viewer::Spectator).phase, Phase::Over { .. }));
        won += u32::from(state.ending() == Some(tsugi_unbroken::Ending::Won));
        if list.left.is_empty() && won > 0 {
            println!("all used after {} games", seed + 1);
            return;
        }
    }
    panic!("never used: {:?}; {won} games won", list.left);
}
