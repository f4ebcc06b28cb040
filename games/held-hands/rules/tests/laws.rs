//! The law suite on ...and then we held hands...: random pairs, odd options, decks of one's own. Careful pairs, who alone
//! get far, keep it in the guide's tests.

use proptest::prelude::*;
use tsugi_engine::{
    Seat,
    conformance::{Effort, Law, Report, Subject, examine},
};
use tsugi_held_hands::{
    Chain, Components, DeckOut, DeckSet, Decks, FirstPlayer, HeldHands, MemoryAid, PRINT_AND_PLAY, Reshuffle, Rules,
    test_kit::Table,
};

fn table(rules: Rules) -> Table {
    Table::random(HeldHands::new(rules, Components::ours()))
}

/// Every law holds, and each has looked at every game that was to be looked at.
fn keeps_every_law(name: &str, table: &impl Subject, effort: Effort) -> Report {
    let report = examine(table, effort);
    println!("{name}\n{report}");
    assert_eq!(report.verdict(), Ok(()), "{name}");
    for law in Law::ALL.into_iter().filter(|law| !SAMPLED.contains(law)) {
        assert_eq!(report.of(law).games, effort.games, "{name}: {law}");
    }
    report
}

/// The laws that look at some games only: at those played again, and at those with something to take
/// back where they are looked at.
const SAMPLED: [Law; 3] = [Law::SameSeedSameLog, Law::AnyEventIsTaken, Law::UndoStopsInTime];

#[test]
fn random_pairs_keep_every_law() {
    let report = keeps_every_law("random pairs", &table(PRINT_AND_PLAY), Effort::games(20_000));
    for law in [Law::ListedIsLegal, Law::AwaitedCanChoose, Law::EveryGameEnds, Law::ComponentsConserved] {
        assert!(report.of(law).choices > 400_000, "{law}");
    }
    for law in [Law::NoLeak, Law::FutureUnwritten, Law::UndoStopsInTime, Law::StoryForgets] {
        assert!(report.of(law).pairs > 20_000, "{law}");
    }
    for law in [Law::SameSeedSameLog, Law::AnyEventIsTaken] {
        assert!(report.of(law).games > 1_000, "{law}");
    }
}

#[test]
fn random_pairs_looked_at_after_every_choice_keep_every_law() {
    let report = keeps_every_law("every choice", &table(PRINT_AND_PLAY), Effort::thorough(300));
    assert!(report.of(Law::NoLeak).pairs > 10_000);
    assert!(report.of(Law::UndoStopsInTime).pairs > 5_000);
}

/// A few games, each looked at from every side.
const FEW: Effort = Effort { close: 4, again: 1, ..Effort::games(100) };

#[test]
fn odd_options_keep_every_law() {
    let odd = [
        ("cruel decks", Rules { set: DeckSet::Cruel, ..PRINT_AND_PLAY }),
        ("calm decks", Rules { set: DeckSet::Calm, ..PRINT_AND_PLAY }),
        ("an empty deck loses", Rules { deck_out: DeckOut::Loses, ..PRINT_AND_PLAY }),
        ("chains do nothing", Rules { chain: Chain::DoesNothing, ..PRINT_AND_PLAY }),
        ("both piles go back", Rules { reshuffle: Reshuffle::Both, ..PRINT_AND_PLAY }),
        ("no pile goes back", Rules { reshuffle: Reshuffle::Neither, ..PRINT_AND_PLAY }),
        ("the north begins", Rules { first_player: FirstPlayer::Named(Seat::at(1)), ..PRINT_AND_PLAY }),
        ("who is to begin has left", Rules { first_player: FirstPlayer::Named(Seat::at(7)), ..PRINT_AND_PLAY }),
        ("people are helped to remember", Rules { memory_aid: MemoryAid::On, ..PRINT_AND_PLAY }),
    ];
    for (name, rules) in odd {
        keeps_every_law(name, &table(rules), FEW);
    }
}

#[test]
fn decks_of_ones_own_keep_every_law() {
    let goals = "[[objective]]\ncolour = 'R'\ncopies = 24\n";
    let few = "[[emotion]]\ncard = 'RG'\ncopies = 7\n[[emotion]]\ncard = 'KB'\ncopies = 6\n";
    let doubled = "[[emotion]]\ncard = 'RR'\ncopies = 90\n[[emotion]]\ncard = 'BB'\ncopies = 90\n";
    for (name, cards) in [("thirteen cards", few), ("both halves alike", doubled)] {
        let decks = Decks::read(name, &format!("{cards}{goals}")).expect("such decks may be played with");
        let components = Components { decks, ..Components::ours() };
        for rules in [PRINT_AND_PLAY, Rules { deck_out: DeckOut::Loses, ..PRINT_AND_PLAY }] {
            keeps_every_law(name, &Table::random(HeldHands::new(rules, components.clone())), FEW);
        }
    }
}

prop_compose! {
    /// Any rules that a table can agree on.
    fn any_rules()(
        [deck_out, chain, aid] in any::<[bool; 3]>(),
        reshuffle in 0..3usize,
        set in 0..4usize,
        named in proptest::option::of(0..2usize),
    ) -> Rules {
        Rules {
            set: DeckSet::ALL[set],
            first_player: named.map_or(FirstPlayer::Drawn, |index| FirstPlayer::Named(Seat::at(index))),
            deck_out: if deck_out { DeckOut::Loses } else { DeckOut::PlaysOn },
            chain: if chain { Chain::Resets } else { Chain::DoesNothing },
            reshuffle: [Reshuffle::Larger, Reshuffle::Both, Reshuffle::Neither][reshuffle],
            memory_aid: if aid { MemoryAid::On } else { MemoryAid::Off },
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_options_keep_every_law(rules in any_rules(), first_seed in 0..1_000_000u64) {
        let report = examine(&table(rules), Effort { first_seed, close: 8, ..Effort::thorough(5) });
        prop_assert_eq!(report.verdict(), Ok(()));
    }
}
