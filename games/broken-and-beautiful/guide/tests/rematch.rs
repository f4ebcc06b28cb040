//! What another game of the same people begins with.

use tsugi_broken_and_beautiful_guide::BROKEN_AND_BEAUTIFUL;
use tsugi_engine::{BySeat, Outcome, Seat, SeatSet, Setting};
use tsugi_guide::Guide;

/// R33: all who share the last place are named, and R4: nobody takes the newcomers' ingot twice.
#[test]
fn whoever_came_last_may_name_the_first_player_and_nobody_is_new() {
    let begins = |scores: [i32; 3]| {
        let scores = BySeat::from_fn(3, |seat| scores[seat.index()]);
        BROKEN_AND_BEAUTIFUL.rematch(&Outcome::ranked(scores, scores))
    };
    let with = |seats: &[usize]| {
        let last: SeatSet = seats.iter().map(|&seat| Seat::at(seat)).collect();
        vec![("last_placed", Setting::Seats(last)), ("novices", Setting::Seats(SeatSet::EMPTY))]
    };
    assert_eq!(begins([10, 15, 12]), with(&[0]));
    assert_eq!(begins([15, 10, 10]), with(&[1, 2]));
    assert_eq!(begins([7, 7, 7]), with(&[0, 1, 2]), "who shares the win shares the last place");
}
