//! What lies before the player is what the rules say: the legal choices and no others are in reach, what is
//! foretold of them happens, and every reason is the one that a refusal would give.

use tsugi_engine::{Chance, Game, Seat, SeededRng, Status, Viewer, apply, begin};
use tsugi_unbroken::{Action, Components, Ending, Phase, Played, State, Trigger, Unbroken};

const PLAYER: Seat = Seat::at(0);

/// Luck that counts the lots.
struct CountingChance {
    chance: SeededRng,
    lots: u32,
}

impl Chance for CountingChance {
    fn below(&mut self, n: u32) -> u32 {
        self.lots += 1;
        self.chance.below(n)
    }
}

fn game(difficulty: &str) -> Unbroken {
    Unbroken::new(Components::ours(), difficulty, Played::Drawn).expect("our box can be played with")
}

/// Plays random games and shows each state before a choice, with the choice.
fn for_each_choice(games: u64, mut look: impl FnMut(&Unbroken, &State, Action)) {
    for seed in 0..games {
        let game = game(["easy", "normal", "hard"][seed as usize % 3]);
        let mut chance = SeededRng::new(seed);
        let mut state = begin(&game, &mut chance, None);
        for _ in 0..400 {
            if matches!(game.status(&state), Status::Over(_)) {
                break;
            }
            let mut legal = Vec::new();
            game.legal_actions(&state, PLAYER, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            look(&game, &state, action);
            apply(&game, &mut state, PLAYER, action, &mut chance, None).expect("it is legal");
        }
    }
}

#[test]
fn the_legal_choices_and_no_others_are_in_reach() {
    for_each_choice(60, |game, state, _| {
        let mut legal = Vec::new();
        game.legal_actions(state, PLAYER, &mut legal);
        let mut within = Vec::new();
        for prospect in game.prospects(&game.view(state, Viewer::Seat(PLAYER))) {
            match (prospect.after, game.check(state, PLAYER, prospect.action)) {
                (Ok(_), Ok(())) => within.push(prospect.action),
                (Err(said), Err(why)) => assert_eq!(said, why, "{:?}", prospect.action),
                (said, why) => panic!("{:?} is {said:?} and {why:?}", prospect.action),
            }
        }
        within.sort_unstable();
        assert_eq!(within, legal);
    });
}

#[test]
fn what_is_foretold_happens_where_no_lot_decides() {
    let mut certain = 0;
    for_each_choice(60, |game, state, action| {
        let prospects = game.prospects(&game.view(state, Viewer::Seat(PLAYER)));
        let foretold = prospects.iter().find(|one| one.action == action).expect("every legal choice is in sight");
        let outlook = foretold.after.expect("it is legal");
        let mut played = *state;
        let mut chance = CountingChance { chance: SeededRng::new(7), lots: 0 };
        apply(game, &mut played, PLAYER, action, &mut chance, None).expect("it is legal");
        if chance.lots > 0 || matches!(played.phase(), Phase::Response { .. }) {
            return;
        }
        certain += 1;
        assert_eq!((outlook.resources, outlook.ending), (*played.resources(), played.ending()), "{action:?}");
        assert_eq!(outlook.health, played.foe().map(tsugi_unbroken::Foe::health));
    });
    assert!(certain > 500, "{certain} choices were certain");
}

#[test]
fn a_row_of_the_die_is_deadly_where_it_takes_more_than_there_is() {
    let (mut harmless, mut deadly) = (0, 0);
    for_each_choice(60, |game, state, _| {
        let view = game.view(state, Viewer::Seat(PLAYER));
        let effort = state.resources().effort();
        for threat in game.threats(&view) {
            assert!(u32::from(threat.effort) <= effort, "more than there is cannot be lost");
            harmless += u32::from(!threat.deadly);
            deadly += u32::from(threat.deadly);
        }
    });
    assert!(harmless > 1_000 && deadly > 10, "{harmless} rows were survived, {deadly} were not");
}

#[test]
fn a_monsters_roll_does_what_its_row_threatens() {
    let mut rolls = 0;
    for_each_choice(80, |game, state, action| {
        let view = game.view(state, Viewer::Seat(PLAYER));
        // The roll is on the table, and nobody answers.
        if (state.phase(), action) != (Phase::Response { on: Trigger::MonsterRoll }, Action::Pass) {
            return;
        }
        let threat = game.threats(&view)[usize::from(state.roll()) - 1];
        let mut played = *state;
        while matches!(played.phase(), Phase::Response { .. }) {
            apply(game, &mut played, PLAYER, action, &mut SeededRng::new(1), None).expect("passing is legal");
        }
        rolls += 1;
        if threat.deadly {
            assert_eq!(played.ending(), Some(Ending::Fallen));
        }
    });
    assert!(rolls > 5, "{rolls} rolls were answered by nothing");
}

#[test]
fn what_is_deadly_after_a_choice_is_deadly_once_the_monster_rolls() {
    let rolled = Phase::Response { on: Trigger::MonsterRoll };
    let (mut rolls, mut deadly) = (0, 0);
    for_each_choice(120, |game, state, action| {
        let prospects = game.prospects(&game.view(state, Viewer::Seat(PLAYER)));
        let foretold = prospects.iter().find(|one| one.action == action).expect("every legal choice is in sight");
        let outlook = foretold.after.expect("it is legal");
        let mut played = *state;
        apply(game, &mut played, PLAYER, action, &mut SeededRng::new(3), None).expect("it is legal");
        if state.phase() != Phase::Turn || played.phase() != rolled {
            return;
        }
        let now: Vec<bool> =
            game.threats(&game.view(&played, Viewer::Seat(PLAYER))).iter().map(|one| one.deadly).collect();
        assert_eq!(outlook.deadly.to_vec(), now, "{action:?}");
        rolls += 1;
        deadly += now.iter().filter(|&&is| is).count();
    });
    assert!(rolls > 20 && deadly > 5, "{rolls} rolls, {deadly} deadly rows");
}
