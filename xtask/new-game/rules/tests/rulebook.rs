//! Each ruling at its limit.

use tsugi_engine::{Game, Refused, Seat, SeededRng, Status, apply, begin};
use tsugi_{ident}::{Action, Illegal, {Type}, State};

fn game() -> {Type} {
    {Type}::new(2)
}

/// The seat that is awaited.
fn awaited(state: &State) -> Seat {
    match game().status(state) {
        Status::Awaiting(seats) => seats.first().expect("somebody chooses"),
        Status::Over(_) => panic!("it is over"),
    }
}

fn set(state: &mut State, shards: u8) -> Result<(), Refused<Illegal>> {
    let seat = awaited(state);
    apply(&game(), state, seat, Action::Set { shards }, &mut SeededRng::new(1), None)
}

#[test]
fn r1_there_are_12_to_17_shards() {
    let broken: std::collections::BTreeSet<u8> =
        (0..200).map(|seed| begin(&game(), &mut SeededRng::new(seed), None).left).collect();
    assert_eq!(Vec::from_iter(broken), [12, 13, 14, 15, 16, 17]);
    assert_eq!(awaited(&begin(&game(), &mut SeededRng::new(1), None)), Seat::at(0));
}

#[test]
fn r2_one_to_three_shards_are_set_and_never_more_than_are_left() {
    let refused = |most| Err(Refused::Illegal(Illegal::NotSoMany { most }));
    let mut state = State { left: 5, set: 8, turns: 4 };
    assert_eq!((set(&mut state, 0), set(&mut state, 4)), (refused(3), refused(3)));
    assert_eq!(state.left, 5, "a refusal changes nothing");
    assert_eq!((set(&mut state, 3), awaited(&state)), (Ok(()), Seat::at(1)));
    assert_eq!((set(&mut state, 3), set(&mut state, 1)), (refused(2), Ok(())));
}

#[test]
fn r3_who_sets_the_last_shard_wins() {
    for (left, winner) in [(2, None), (1, Some(Seat::at(0)))] {
        let mut state = State { left, set: 12, turns: 6 };
        set(&mut state, 1).expect("one may be set");
        let over = match game().status(&state) {
            Status::Over(outcome) => outcome.winners().first(),
            Status::Awaiting(_) => None,
        };
        assert_eq!(over, winner);
    }
}
