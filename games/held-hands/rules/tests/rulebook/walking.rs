//! Steps: what they cost, where they lead, and what stands in the way.

use tsugi_engine::{Choice, Seat, takes_back};
use tsugi_held_hands::{Action, Event, Illegal, Ring};

use crate::scene::{N, S, Table, node, place, scene};

/// Both on their starting nodes with something of everything.
const START: &str = "S: O16 0 left RK KR GB BG GR RG\nN: O0 0 right RK RB BG GR RG RK";

/// R1, the printed movement example: from 0 over an angry, a sad and a calm node to +1.
#[test]
fn r1_anger_and_sadness_raise_the_balance_and_calm_lowers_it() {
    let mut table = scene("S: O15 0 left RK KR BG\nN: O0 0 right");
    let balances = ["O16 Sa", "O17 Sb", "O18 Sc"].map(|step| {
        table.plays(S, step);
        table.balance(S)
    });
    assert_eq!(balances, [1, 2, 1]);
    let mut table = scene("S: O16 0 left GR\nN: O0 0 right");
    table.plays(S, "O15 Sa");
    assert_eq!(table.balance(S), -1, "happiness lowers it, too");
}

#[test]
fn r2_nobody_passes() {
    let mut table = scene(START);
    table.refuses(S, "end", Illegal::MustMove);
    table.plays(S, "O15 Sc");
    assert!(table.legal(S).contains(&Action::EndTurn));
}

/// R3, the printed example: to an angry node past a happy and a sad one, three cards.
#[test]
fn r3_every_node_entered_is_paid_in_its_own_colour() {
    let mut table = scene("S: O1 0 left GB KR RG\nN: O16 0 right\n");
    let (needs, shows) = (tsugi_held_hands::Colour::Green, tsugi_held_hands::Colour::Black);
    table.refuses(S, "O2 Sb", Illegal::WrongColour { node: node("O2"), needs, shows });
    table.plays(S, "O2 Sa, O3 Sb");
    assert_eq!(table.seen().players[0].hand_size, 1, "the node it began on cost nothing");
}

#[test]
fn r4_a_walk_crosses_no_node_twice_nor_the_one_it_began_on() {
    let mut table = scene(START);
    table.plays(S, "O15 Sc");
    table.refuses(S, "O16 Sa", Illegal::Crossed { node: node("O16") });
    table.plays(S, "O14 Sa, end");
    assert_eq!(table.awaited(), [N], "the next turn is another walk");
}

#[test]
fn r5_the_partners_node_is_neither_crossed_nor_ended_on() {
    let mut table = scene("S: O16 0 left GB KR\nN: O15 0 right");
    table.refuses(S, "O15 Sa", Illegal::PartnerThere { node: node("O15") });
}

#[test]
fn r6_starting_nodes_are_ordinary_later_on() {
    let mut table = scene("S: O1 0 left KR RK\nN: O15 0 right RK RK\nobjective: K");
    table.plays(S, "O0 Sa, end, keep");
    assert!(matches!(table.log[..], [.., Event::ObjectiveCompleted { seat: S, .. }, _, _]));
    let mut table = scene("S: O1 0 left KR RK\nN: O15 0 left RK\nturn: N");
    table.plays(N, "O16 Na");
    assert_eq!(table.seen().players[1].node, node("O16"), "the partner's start, too");
}

/// R7: an odd spoke forks to both nodes beside the junction, which is no node itself.
#[test]
fn r7_odd_spokes_lead_to_both_sides_of_the_junction() {
    let mut table = scene("S: O15 0 left KR BK\nN: O0 0 right\nmet: 8");
    assert_eq!(table.steps(S), [node("M7"), node("M8")]);
    table.refuses(S, "M9 Sa", Illegal::NotJoined { from: node("O15"), to: node("M9") });
    table.plays(S, "M7 Sa");
    assert_eq!(table.seen().players[0].hand_size, 1, "one card for the node reached");
}

#[test]
fn r8_a_closed_ring_is_not_entered_even_in_passing() {
    let mut table = scene("S: O16 0 left BK GB\nN: O0 0 right RK");
    table.refuses(S, "M8 Sa", Illegal::RingClosed { ring: Ring::Middle });
    let table = scene("S: O16 0 left BK GB\nN: O0 0 right RK\nmet: 8");
    assert!(table.steps(S).contains(&node("M8")), "once the round is complete");
}

#[test]
fn r9_going_back_outward_is_allowed() {
    let table = scene("S: M8 0 left RK\nN: O0 0 right\nmet: 8");
    assert_eq!(table.steps(S), [node("O16")]);
}

#[test]
fn r22_of_a_partners_card_the_half_counts_that_the_partner_shows() {
    let mut table = scene("S: O16 0 left RK\nN: O0 0 right RG KB");
    assert_eq!(table.steps(S), [node("O15")], "green shows on the right; red, black and blue do not serve");
    table.plays(S, "O15 Na");
}

#[test]
fn r24_either_hand_pays_and_whichever_of_equal_halves() {
    let table = scene("S: O16 0 left GB GR RK\nN: O0 0 left GB");
    let pay = |hand: Seat, letter| Action::Step { to: node("O15"), hand, place: place(letter) };
    assert_eq!(table.legal(S), [pay(S, 'a'), pay(S, 'b'), pay(N, 'a')]);
    let mut table = table;
    table.refuses(S, "O15 Sd", Illegal::NoCard { hand: S, place: place('d') });
    table.plays(S, "O15 Sb");
    table.refuses(S, "O14 Sb", Illegal::NoCard { hand: S, place: place('b') });
}

/// R55: single steps, then the end of the turn, then the perspective; steps can be taken back.
#[test]
fn r55_a_walk_is_single_steps_that_can_be_taken_back_until_the_turn_ends() {
    let mut table = scene(START);
    let chosen = |table: &mut Table, choice: &str| {
        let events = table.plays(S, choice);
        Choice { seat: S, action: Table::choice(choice), events, drew_lots: false }
    };
    let steps = [chosen(&mut table, "O15 Sc"), chosen(&mut table, "O14 Sa")];
    assert!(steps.iter().all(|step| takes_back(&table.game, std::slice::from_ref(step), S).is_ok()));
    let end = chosen(&mut table, "end");
    assert!(takes_back(&table.game, &[end], S).is_err());
    let mut table = scene("S: O15 +1 left RK\nN: O0 0 right RK");
    table.plays(S, "O16 Sa, end");
    assert_eq!(table.legal(S), [Action::KeepPerspective, Action::SwitchPerspective]);
}

/// R56: every turn spends a card, and the deck comes back at most three times.
#[test]
fn r56_no_game_lasts_for_ever() {
    use tsugi_engine::{Chance, Game, SeededRng, Status, apply, begin};
    let table = scene(START);
    for seed in 0..200 {
        let (mut luck, mut log) = (SeededRng::new(seed), Vec::new());
        let mut state = begin(&table.game, &mut luck, Some(&mut log));
        while let Status::Awaiting(seats) = table.game.status(&state) {
            let (seat, mut legal) = (seats.first().expect("somebody is awaited"), Vec::new());
            table.game.legal_actions(&state, seat, &mut legal);
            let action = legal[luck.below(legal.len() as u32) as usize];
            apply(&table.game, &mut state, seat, action, &mut luck, Some(&mut log)).expect("a listed action");
        }
        let spent = log.iter().filter(|event| matches!(event, Event::CardDiscarded { .. })).count();
        assert!(spent <= 192, "{spent} cards");
    }
}

#[test]
fn r57_all_that_was_played_goes_to_the_pile_of_who_played_it() {
    let mut table = scene("S: O16 0 left GB\nN: O0 0 right GR KB");
    table.plays(S, "O15 Sa, O14 Na, end");
    let [south, north] = table.seen().players.map(|player| player.discards);
    assert_eq!((south.len(), north.len()), (2, 0), "the partner's card, too");
}

/// R59: a turn in its order, one that completes a round.
#[test]
fn r59_a_whole_turn_in_its_order() {
    let mut table = scene("S: O16 +1 left GB RK\nN: O0 0 right KR\nmet: 7\nobjective: G\ndeck: 1");
    let events = table.plays(S, "O15 Sa, end");
    assert!(matches!(
        events[..],
        [
            Event::StepTaken { balance: 0, .. },
            Event::CardDiscarded { .. },
            Event::CardDrawn { .. },
            Event::PerspectiveChanged { .. },
            Event::ObjectiveCompleted { .. },
            Event::RingOpened { .. },
            Event::DiscardReshuffled { .. },
            Event::ObjectivesDealt { round: 2 },
            Event::TurnBegan { seat: N },
            Event::ObjectiveRevealed { .. },
        ]
    ));
}

#[test]
fn r58_a_step_moves_the_balance_of_who_walks_whoever_pays() {
    let mut table = scene("S: O16 +1 left RK\nN: O0 -1 right RG");
    table.plays(S, "O15 Na");
    assert_eq!((table.balance(S), table.balance(N)), (0, -1));
    table.plays(S, "end");
    assert_eq!(table.shows(N), ". . . . . .", "nor is the partner's hand refilled");
}
