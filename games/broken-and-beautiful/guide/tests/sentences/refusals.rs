//! Refusals, what cannot be taken back, and how a game ended.

use tsugi_broken_and_beautiful::Illegal;
use tsugi_broken_and_beautiful_guide::PotteryGuide;
use tsugi_engine::{BySeat, Outcome, Refused, Seat, UndoRefused};
use tsugi_narrator::{Narrate, kept, outcome, refused};

use crate::{MATSU, NORA, card, said};

fn refusal(illegal: Illegal) -> [String; 2] {
    said(|game, speaker| PotteryGuide::refuse(game, &illegal, speaker).message)
}

#[test]
fn refusals_start_with_their_ruling() {
    let (cup, vase) = (card("blue-cup-1"), card("white-vase-1"));
    assert_eq!(
        refusal(Illegal::NotDrafting),
        ["R6: this is not the time to draft.", "R6 : ce n’est pas le moment de choisir une carte."]
    );
    assert_eq!(
        refusal(Illegal::NotInArea { card: cup }),
        ["R6: this blue cup is not in the drafting area.", "R6 : cette tasse bleue n’est pas dans la zone de draft."]
    );
    assert_eq!(
        refusal(Illegal::GoldIsSold),
        ["R7: gold cannot be kept; you must sell it.", "R7 : l’or ne se garde pas ; vous devez le vendre."]
    );
    assert_eq!(
        refusal(Illegal::NotRepairing),
        ["R14: this is not the time to mend.", "R14 : ce n’est pas le moment de réparer."]
    );
    assert_eq!(
        refusal(Illegal::NotBroken { card: vase }),
        [
            "R35: this white vase is not a broken card of your own collection.",
            "R35 : ce vase blanc n’est pas une carte brisée de votre collection."
        ]
    );
    assert_eq!(refusal(Illegal::MustDraft), ["R6: you must draft a card.", "R6 : vous devez choisir une carte."]);
    assert_eq!(
        refusal(Illegal::MustNameFirst),
        ["R33: you are to name the first player.", "R33 : vous devez désigner qui commence."]
    );
    assert_eq!(
        refusal(Illegal::FirstIsKnown),
        ["R33: nobody is asked for the first player.", "R33 : personne n’a à désigner qui commence."]
    );
    assert_eq!(
        refusal(Illegal::NoSuchSeat { seat: Seat::at(5) }),
        ["R33: there is no seat 5 at this table.", "R33 : il n’y a pas de place 5 à cette table."]
    );
    assert_eq!(Illegal::GoldIsSold.ruling(), "R7");
}

#[test]
fn a_mend_that_is_too_dear_counts_ingots() {
    let dear = |ingots, price| refusal(Illegal::TooDear { price, ingots });
    assert_eq!(
        dear(0, 1),
        ["R18: you have no ingot; this mend costs 1.", "R18 : vous n’avez aucun koban ; cette réparation en coûte 1."]
    );
    assert_eq!(
        dear(1, 2),
        ["R18: you have 1 ingot; this mend costs 2.", "R18 : vous avez 1 koban ; cette réparation en coûte 2."]
    );
    assert_eq!(
        dear(2, 3),
        ["R18: you have 2 ingots; this mend costs 3.", "R18 : vous avez 2 koban ; cette réparation en coûte 3."]
    );
}

#[test]
fn refusals_of_any_game() {
    let any = |why: Refused<Illegal>| said(|game, speaker| refused::<PotteryGuide>(game, &why, speaker));
    assert_eq!(any(Refused::GameOver), ["The game is over.", "La partie est finie."]);
    assert_eq!(any(Refused::NotYourTurn(NORA)), ["Nora, it is not your turn.", "Nora, ce n’est pas à vous de jouer."]);
    assert_eq!(any(Refused::Illegal(Illegal::MustDraft)), refusal(Illegal::MustDraft));
}

#[test]
fn what_cannot_be_taken_back() {
    let stays = |why: UndoRefused| said(|_, speaker| kept(&why, speaker));
    assert_eq!(stays(UndoRefused::NothingChosen), ["Nothing has been chosen yet.", "Rien n’a encore été choisi."]);
    assert_eq!(stays(UndoRefused::AnotherChose(MATSU)), ["Matsu has chosen since.", "Matsu a choisi depuis."]);
    assert_eq!(
        stays(UndoRefused::LotsDrawn),
        ["It stays: luck has decided something since.", "Ce choix reste : le hasard a décidé depuis."]
    );
    assert_eq!(
        stays(UndoRefused::Shown),
        ["It stays: something hidden has been shown since.", "Ce choix reste : une chose cachée a été montrée depuis."]
    );
}

#[test]
fn how_it_ended() {
    let ended = |outcome_: Outcome| said(|_, speaker| outcome(&outcome_, speaker));
    let ranked = |keys: [i32; 3], scores: [i32; 3]| {
        Outcome::ranked(BySeat::from_fn(3, |seat| keys[seat.index()]), BySeat::from_fn(3, |seat| scores[seat.index()]))
    };
    assert_eq!(ended(ranked([31, 20, 9], [31, 20, 9])), ["Nora wins with 31.", "Nora l’emporte avec 31."]);
    assert_eq!(
        ended(ranked([2, 3, 1], [20, 20, 9])),
        ["Théo wins with 20, by the tie-break.", "Théo l’emporte avec 20, au départage."]
    );
    assert_eq!(
        ended(ranked([7, 7, 1], [20, 20, 9])),
        ["Nora and Théo share first place with 20.", "Nora et Théo partagent la première place avec 20."]
    );
    assert_eq!(
        ended(ranked([7, 7, 7], [4, 4, 4])),
        ["Nora, Théo and Matsu share first place with 4.", "Nora, Théo et Matsu partagent la première place avec 4."]
    );
    let together = |won, score| ended(Outcome::Together { won, score });
    assert_eq!(together(true, Some(39)), ["All win together with 39.", "Tout le monde l’emporte ensemble avec 39."]);
    assert_eq!(together(true, None), ["All win together.", "Tout le monde l’emporte ensemble."]);
    assert_eq!(together(false, Some(1)), ["All lose together with 1.", "Tout le monde perd ensemble avec 1."]);
    assert_eq!(together(false, None), ["All lose together.", "Tout le monde perd ensemble."]);
}
