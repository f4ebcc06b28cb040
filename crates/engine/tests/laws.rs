//! The laws are proved on a game of sealed cards: it keeps them all, and each fault planted in it
//! breaks the law it should, and no other.

mod sealed;

use sealed::{Fault, Sealed};
use tsugi_engine::conformance::{Channel, Effort, Law, Report, examine};

/// What the laws find at tables of two, three and four.
fn reports(fault: Fault) -> impl Iterator<Item = Report> {
    (2..=4).map(move |seats| examine(&Sealed::new(seats, fault), Effort::thorough(60)))
}

/// The laws that a fault breaks, each with the way a secret took: the same at every table.
#[track_caller]
fn broken_by(fault: Fault) -> Vec<(Law, Option<Channel>)> {
    let found = |report: Report| -> Vec<(Law, Option<Channel>)> {
        let broken = report.broken().inspect(|broken| println!("{fault:?}: {broken}"));
        let mut found: Vec<_> = broken.map(|broken| (broken.law, broken.through)).collect();
        found.sort_unstable();
        found
    };
    let tables: Vec<_> = reports(fault).map(found).collect();
    assert!(tables.iter().all(|found| *found == tables[0]), "{fault:?}: {tables:?}");
    tables[0].clone()
}

#[track_caller]
fn breaks(fault: Fault, law: Law, through: Option<Channel>) {
    assert_eq!(broken_by(fault), [(law, through)], "{fault:?}");
}

#[test]
fn a_game_without_fault_keeps_every_law_and_each_law_has_looked() {
    for report in reports(Fault::None) {
        println!("{report}");
        assert_eq!(report.verdict(), Ok(()));
        for law in Law::ALL {
            let count = report.of(law);
            assert_eq!(count.games, 60, "{law}");
            assert!(count.choices >= 60, "{law}");
        }
        for law in [Law::NoLeak, Law::FutureUnwritten, Law::UndoStopsInTime, Law::StoryForgets] {
            assert!(report.of(law).pairs >= 1_000, "{law}");
        }
    }
}

#[test]
fn a_hand_in_the_view_is_a_leak() {
    assert_eq!(broken_by(Fault::ViewShowsHand), IN_EVERY_VIEW);
}

#[test]
fn a_sealed_card_in_the_view_before_all_have_chosen_is_a_leak() {
    assert_eq!(broken_by(Fault::ViewShowsSealed), IN_EVERY_VIEW);
}

/// What a view shows, it shows also without its memory.
const IN_EVERY_VIEW: [(Law, Option<Channel>); 2] =
    [(Law::NoLeak, Some(Channel::View)), (Law::StoryForgets, Some(Channel::View))];

#[test]
fn a_view_without_memory_that_remembers_is_found() {
    breaks(Fault::MemoryKept, Law::StoryForgets, Some(Channel::View));
}

#[test]
fn a_story_that_keeps_what_was_seen_once_is_found() {
    for fault in [Fault::DealIsTold, Fault::RevealIsTold] {
        breaks(fault, Law::StoryForgets, Some(Channel::Sightings));
    }
}

#[test]
fn a_list_that_depends_on_another_hand_is_a_leak() {
    breaks(Fault::ListTellsHand, Law::NoLeak, Some(Channel::LegalActions));
}

#[test]
fn a_refusal_that_says_who_holds_the_card_is_a_leak() {
    breaks(Fault::RefusalTellsHand, Law::NoLeak, Some(Channel::Refusals));
}

#[test]
fn a_sighting_of_a_sealed_card_is_a_leak() {
    breaks(Fault::SightingShowsSealed, Law::NoLeak, Some(Channel::Sightings));
}

#[test]
fn a_sighting_of_a_card_dealt_to_another_is_a_leak() {
    breaks(Fault::SightingShowsDeal, Law::NoLeak, Some(Channel::Sightings));
}

#[test]
fn an_order_decided_too_early_is_found_where_it_shows() {
    let found = broken_by(Fault::OrderShows);
    let view = (Law::FutureUnwritten, Some(Channel::View));
    assert_eq!(found, [view, ORDER_IN_STATE, ORDER_TAKEN_BACK]);
}

#[test]
fn an_order_decided_too_early_is_found_where_it_is_announced() {
    let found = broken_by(Fault::OrderIsAnnounced);
    let sightings = (Law::FutureUnwritten, Some(Channel::Sightings));
    assert_eq!(found, [sightings, ORDER_IN_STATE, ORDER_TAKEN_BACK]);
}

#[test]
fn an_order_decided_too_early_is_found_in_the_state_that_keeps_it() {
    assert_eq!(broken_by(Fault::OrderIsKept), [ORDER_IN_STATE, ORDER_TAKEN_BACK]);
}

/// A state that keeps an order holds what is not decided yet, and a choice that turns the next of it
/// draws no lot and so could be taken back.
const ORDER_IN_STATE: (Law, Option<Channel>) = (Law::FutureUnwritten, Some(Channel::State));
const ORDER_TAKEN_BACK: (Law, Option<Channel>) = (Law::UndoStopsInTime, Some(Channel::Sightings));

#[test]
fn prizes_that_no_lot_decides_are_found() {
    breaks(Fault::PrizesByNumber, Law::FutureUnwritten, None);
}

#[test]
fn a_reveal_that_says_it_is_none_lets_undo_go_too_far() {
    breaks(Fault::RevealDenied, Law::UndoStopsInTime, Some(Channel::Sightings));
}

#[test]
fn taking_back_what_drew_lots_goes_too_far() {
    breaks(Fault::LotsTakenBack, Law::UndoStopsInTime, None);
}

#[test]
fn taking_back_what_another_chose_goes_too_far() {
    breaks(Fault::OthersTakenBack, Law::UndoStopsInTime, None);
}

#[test]
fn an_action_listed_and_refused_is_found() {
    breaks(Fault::ListedRefused, Law::ListedIsLegal, None);
}

#[test]
fn an_action_accepted_and_not_listed_is_found() {
    breaks(Fault::UnlistedAccepted, Law::ListedIsLegal, None);
}

#[test]
fn a_list_out_of_order_is_found() {
    breaks(Fault::ListUnsorted, Law::ListedIsLegal, None);
}

#[test]
fn an_action_listed_twice_is_found() {
    breaks(Fault::ListedTwice, Law::ListedIsLegal, None);
}

#[test]
fn a_choice_that_is_counted_and_not_listed_is_found() {
    breaks(Fault::Miscounted, Law::CountedAsListed, None);
}

#[test]
fn a_choice_found_by_another_number_than_its_place_is_found() {
    breaks(Fault::WrongNumber, Law::CountedAsListed, None);
}

#[test]
fn a_lost_card_is_found() {
    breaks(Fault::CardLost, Law::ComponentsConserved, None);
}

#[test]
fn a_state_that_json_forgets_is_found() {
    breaks(Fault::JsonForgets, Law::JsonRoundTrip, None);
}

#[test]
fn an_event_that_means_something_else_in_a_replay_is_found() {
    breaks(Fault::ReplayDiffers, Law::ReplayGivesState, None);
}

#[test]
fn an_event_that_panics_out_of_its_place_is_found() {
    breaks(Fault::EvolvePanics, Law::AnyEventIsTaken, None);
}

#[test]
fn an_awaited_seat_without_a_choice_is_found() {
    breaks(Fault::NothingToChoose, Law::AwaitedCanChoose, None);
}

#[test]
fn a_game_that_never_ends_is_found() {
    breaks(Fault::NeverEnds, Law::EveryGameEnds, None);
}

/// Every law that plays a game again is disturbed by such a game; this one names the cause.
#[test]
fn a_game_that_differs_when_played_again_is_found_at_every_table() {
    for report in reports(Fault::Restless) {
        assert!(report.broken().any(|broken| broken.law == Law::SameSeedSameLog));
        let kept = [Law::ListedIsLegal, Law::EveryGameEnds, Law::ReplayGivesState, Law::ComponentsConserved];
        assert!(report.broken().all(|broken| !kept.contains(&broken.law)));
    }
}
