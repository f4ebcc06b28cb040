//! The one-player game.

use tsugi_engine::{Chance, Outcome, SeededRng};
use tsugi_wabisaby::{Action, Event, Illegal, Lying, PhaseView, Side, total};

use crate::scene::{A, Table, choice, points, row};

fn lots(seed: u64) -> Vec<u32> {
    let mut luck = SeededRng::new(seed);
    (0..400).map(|_| luck.below(5040)).collect()
}

/// Plays a round, skipping while that is possible; how many decisions it took and what happened.
fn play_round(table: &mut Table) -> (usize, Vec<Event>) {
    let round = table.view(A).round;
    let (mut decisions, mut events) = (0, Vec::new());
    while table.view(A).round == round && table.outcome().is_none() {
        events.extend(table.plays(A, if table.die() > 0 { "skip" } else { "replace 1" }));
        decisions += 1;
    }
    (decisions, events)
}

/// R24: three sets and three Wabi Sabi cards; six are the hand, the die gives the skips.
#[test]
fn r24_the_deck_has_21_cards_that_lie_up_or_down() {
    let (mut up, mut numbers) = (0, 0);
    for seed in 0..300 {
        let (table, log) = Table::laid(1, &[], &lots(seed));
        let view = table.view(A);
        assert!(view.showcase.is_empty() && view.target.is_none());
        assert!((1..=6).contains(&view.die));
        let Event::SoloDealt { cards } = log[1] else { panic!("the hand comes first") };
        assert!(matches!(log[2], Event::DieRolled { .. }));
        assert!(cards.iter().all(|lying| !(lying.card.is_wabi_sabi() && lying.side == Side::Up)));
        numbers += cards.iter().filter(|lying| !lying.card.is_wabi_sabi()).count();
        up += cards.iter().filter(|lying| lying.side == Side::Up).count();
        assert_eq!(row(&view.hands[0]), row(&cards.map(Lying::seen)));
    }
    let share = up * 100 / numbers;
    assert!((45..=55).contains(&share), "{share} % of the numbers lie up");
}

/// R24: there is no showcase, no target and no appraisal.
#[test]
fn r24_what_belongs_to_several_is_refused_alone() {
    let (mut table, _) = Table::laid(1, &[], &[]);
    for text in ["appraise", "swap 1 2", "showcase 1 1", "exchange 1 B 1", "keep 1 2 3"] {
        table.refuses(A, choice(text), Illegal::Alone, "R24");
    }
}

/// R25: a drawn card takes a place as it lies, or is skipped; both stay as they lie.
#[test]
fn r25_a_drawn_card_is_taken_or_skipped_as_it_lies() {
    for seed in 0..50 {
        let (mut table, log) = Table::laid(1, &[], &lots(seed));
        let (before, skips) = (table.view(A), table.die());
        let drawn = log.iter().find_map(|event| match event {
            Event::CardDrawn { card } => Some(*card),
            _ => None,
        });
        let drawn = drawn.expect("a card is drawn");
        let PhaseView::Drawing { drawn: seen, deck_size, .. } = before.phase else { panic!("a card was drawn") };
        assert_eq!((seen, deck_size), (drawn.seen(), 14));
        if seed % 2 == 0 {
            let out = before.hands[0][2];
            table.plays(A, "replace 3");
            let after = table.view(A);
            assert_eq!((after.hands[0][2], after.die), (drawn.seen(), skips));
            let PhaseView::Drawing { aside, aside_down, .. } = after.phase else { panic!("the next is drawn") };
            assert_eq!(usize::from(aside_down) + aside.len(), 1);
            assert_eq!(aside.is_empty(), out == tsugi_wabisaby::Seen::Back, "a card that lay down is not shown");
        } else {
            table.plays(A, "skip");
            let after = table.view(A);
            assert_eq!((after.hands, after.die), (before.hands, skips - 1));
        }
    }
}

/// R25: at no skips every draw must be taken.
#[test]
fn r25_without_skips_every_card_is_taken() {
    let (mut table, _) = Table::laid(1, &[], &lots(3));
    while table.die() > 0 {
        assert_eq!(table.legal(A).len(), 7);
        table.plays(A, "skip");
    }
    assert_eq!(table.legal(A).len(), 6);
    assert!(table.legal(A).iter().all(|action| matches!(action, Action::Replace { .. })));
    table.refuses(A, choice("skip"), Illegal::NoSkips, "R25");
}

/// R26: three rounds; the solo card and Wabi Sabi cards score; 10 meet the challenge.
#[test]
fn r26_three_rounds_and_a_challenge_of_ten() {
    let (mut met, mut missed) = (0, 0);
    for seed in 0..300 {
        let (mut table, _) = Table::laid(1, &[], &lots(seed));
        let mut sum = 0;
        for _ in 0..3 {
            assert!(table.outcome().is_none());
            let (_, events) = play_round(&mut table);
            let cards = events.iter().find_map(|event| match event {
                Event::HandRevealed { cards, target, .. } => Some((*cards, *target)),
                _ => None,
            });
            let (cards, target) = cards.expect("the hand is shown");
            let wabi_sabi = cards.iter().filter(|card| card.is_wabi_sabi()).count() as u16;
            let expected = table.game.points_of(total(cards)).map_or(0, |points| u16::from(points) + wabi_sabi);
            assert_eq!((points(&events), target), (vec![expected], A));
            sum += expected;
        }
        let won = sum >= 10;
        assert_eq!(table.outcome(), Some(Outcome::Together { won, score: Some(sum.into()) }));
        met += u32::from(won);
        missed += u32::from(!won);
    }
    assert!(met > 0 && missed > 0, "{met} met, {missed} missed");
}

/// R26: skips left over give nothing.
#[test]
fn r26_unused_skips_give_nothing() {
    let (mut table, _) = Table::laid(1, &[], &lots(1));
    let mut events = Vec::new();
    for _ in 0..15 {
        events.extend(table.plays(A, "replace 1"));
    }
    let Some(Event::HandRevealed { cards, .. }) =
        events.iter().find(|event| matches!(event, Event::HandRevealed { .. }))
    else {
        panic!("the hand is shown")
    };
    let wabi_sabi = cards.iter().filter(|card| card.is_wabi_sabi()).count() as u16;
    let expected = table.game.points_of(total(*cards)).map_or(0, |points| u16::from(points) + wabi_sabi);
    assert_eq!(points(&events), [expected]);
}

/// R27: every draw is one of fifteen decisions, skipped or taken.
#[test]
fn r27_a_round_has_fifteen_decisions() {
    for seed in 0..20 {
        let (mut table, _) = Table::laid(1, &[], &lots(seed));
        for _ in 0..3 {
            assert_eq!(play_round(&mut table).0, 15);
        }
        assert!(table.outcome().is_some());
    }
}

/// R36: no start player is drawn, and each round has its own deck and die.
#[test]
fn r36_each_round_alone_has_its_own_deck_and_die() {
    let (mut table, log) = Table::laid(1, &[], &lots(9));
    assert!(!log.iter().any(|event| matches!(event, Event::StartDrawn { .. } | Event::TargetDrawn { .. })));
    let (_, events) = play_round(&mut table);
    let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
    assert_eq!(count(|event| matches!(event, Event::DieRolled { .. })), 1);
    assert_eq!(count(|event| matches!(event, Event::SoloDealt { .. })), 1);
    assert!((1..=6).contains(&table.die()));
    let PhaseView::Drawing { deck_size, aside, aside_down, .. } = table.view(A).phase else { panic!("a new round") };
    assert_eq!((deck_size, aside.len(), aside_down), (14, 0, 0));
}

/// R46: alone, whoever looks sees the same.
#[test]
fn r46_alone_spectators_see_what_the_player_sees() {
    for seed in 0..20 {
        let (table, log) = Table::laid(1, &[], &lots(seed));
        assert_eq!(table.view(A), table.view(None));
        assert_eq!(table.saw(A, &log), table.saw(None, &log));
    }
}
