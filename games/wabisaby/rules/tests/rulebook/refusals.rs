//! Every reason to refuse a choice, with the ruling it cites.

use tsugi_engine::Seat;
use tsugi_wabisaby::{Action, Illegal, Place};

use crate::scene::{A, Table, choice, scene};

fn playing() -> Table {
    scene("A plays\nA: . . . . . .\nB: . . . . . .\nC: . . . . . .\nshowcase: . . .")
}

fn place(index: usize) -> Place {
    Place::new(index).expect("a place of a hand")
}

/// R2: three cards are kept first, and only then.
#[test]
fn r2_refusals_around_the_choice_of_three() {
    let (mut choosing, _) = Table::laid(3, &[], &[]);
    for text in ["appraise", "swap 1 2", "exchange 1 B 1", "showcase 1 1", "replace 1", "skip"] {
        choosing.refuses(A, choice(text), Illegal::MustKeep, "R2");
    }
    playing().refuses(A, choice("keep 1 2 3"), Illegal::NotChoosing, "R2");
    for places in ["[0,1]", "[0,1,2,3]", "[0,0,1]", "[2,1,0]", "[0,1,6]"] {
        let json = format!("{{\"keep\":{{\"places\":{places}}}}}");
        let error = serde_json::from_str::<Action>(&json).expect_err("exactly three");
        assert!(
            error.to_string().contains("error-wabisaby-keep-three") || error.to_string().contains("place=6"),
            "{error}"
        );
    }
}

/// R8: alone-only choices are refused with others.
#[test]
fn r8_refusals_of_what_belongs_to_the_game_for_one() {
    playing().refuses(A, choice("replace 1"), Illegal::NotAlone, "R8");
    playing().refuses(A, choice("skip"), Illegal::NotAlone, "R8");
}

/// R31: a swap is of two different places, the lower one first, so that each has one name.
#[test]
fn r31_refusals_of_a_swap() {
    let swap = |a, b| Action::Swap { a: place(a), b: place(b) };
    playing().refuses(A, swap(2, 2), Illegal::SamePlace, "R31");
    playing().refuses(A, swap(3, 1), Illegal::SamePlace, "R31");
}

/// R35: not with oneself, nor with nobody.
#[test]
fn r35_refusals_of_an_exchange() {
    let exchange = |seat| Action::Exchange { own: place(0), seat: Seat::at(seat), theirs: place(0) };
    playing().refuses(A, exchange(0), Illegal::OwnHand, "R35");
    playing().refuses(A, exchange(3), Illegal::NoSuchSeat { seat: Seat::at(3) }, "R35");
    playing().refuses(A, exchange(7), Illegal::NoSuchSeat { seat: Seat::at(7) }, "R35");
}

/// R12, R13: see also `die.rs`; with the lock still on, the lock is the reason.
#[test]
fn r12_refusal_of_an_appraisal_while_locked() {
    let mut table = scene("A plays\nA: . . . . . .\nB: . . . . . .\nC: . . . . . .\nshowcase: . . .\nlock: B");
    table.refuses(A, Action::Appraise, Illegal::Locked { by: Seat::at(1) }, "R12");
}
