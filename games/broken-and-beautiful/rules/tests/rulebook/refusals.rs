//! Every reason to refuse a choice, with the ruling it cites.

use tsugi_broken_and_beautiful::{Action, CardId, ENGLISH, Illegal, Kind, Rules};
use tsugi_engine::SeatSet;

use crate::scene::{A, B, C, Table, scene};

fn card(id: &str) -> CardId {
    id.parse().expect("a card")
}

fn drafting() -> Table {
    scene("A drafts\narea: cup bowl plate vase gold\nA: 1 ingot; saucer:broken\nB:")
}

fn repairing() -> Table {
    scene("A repairs\nA: 1 ingot; plate:broken cup:broken bowl\nB: saucer:broken")
}

fn naming() -> Table {
    Table::laid(2, Rules { last_placed: SeatSet::only(A), ..ENGLISH }, &[])
}

/// R6: drafting has its time, and its cards.
#[test]
fn r6_refusals_of_the_draft() {
    repairing().refuses(A, "keep blue-vase-1", Illegal::NotDrafting);
    repairing().refuses(A, "sell blue-vase-1", Illegal::NotDrafting);
    drafting().refuses(A, "keep teapot", Illegal::NotInArea { card: card("blue-teapot-1") });
    drafting().refuses(A, "pass", Illegal::MustDraft);
}

/// R6: a card that no deck of this table holds is refused like any other that is not on offer.
#[test]
fn r6_a_card_of_another_deck_is_refused() {
    let foreign = CardId::new(Kind::Cup, None, 63);
    for action in [Action::Keep { card: foreign }, Action::Sell { card: foreign }] {
        drafting().refuses_action(A, action, Illegal::NotInArea { card: foreign }.into());
    }
    let repair = Action::Repair { card: foreign };
    repairing().refuses_action(A, repair, Illegal::NotBroken { card: foreign }.into());
}

/// R7: gold cannot be kept.
#[test]
fn r7_refusal_to_keep_gold() {
    drafting().refuses(A, "keep gold", Illegal::GoldIsSold);
}

/// R14: repairs have their time.
#[test]
fn r14_refusals_outside_the_repairs() {
    drafting().refuses(A, "repair saucer", Illegal::NotRepairing);
}

/// R18, R35: a repair is of one's own, broken, and paid.
#[test]
fn r18_and_r35_refusals_of_a_repair() {
    repairing().refuses(A, "repair plate", Illegal::TooDear { price: 2, ingots: 1 });
    repairing().refuses(A, "repair blue-bowl-1", Illegal::NotBroken { card: card("blue-bowl-1") });
    repairing().refuses(A, "repair blue-saucer-1", Illegal::NotBroken { card: card("blue-saucer-1") });
}

/// R33: the first player is named when asked, and only then.
#[test]
fn r33_refusals_about_the_first_player() {
    for choice in ["keep cup", "sell cup", "repair cup", "pass"] {
        naming().refuses(A, choice, Illegal::MustNameFirst);
    }
    naming().refuses(A, "name C", Illegal::NoSuchSeat { seat: C });
    drafting().refuses(A, "name B", Illegal::FirstIsKnown);
    repairing().refuses(A, "name B", Illegal::FirstIsKnown);
}

/// R6: every reason names its ruling in the words of an arbiter; a new reason must come here.
#[test]
fn r6_every_reason_cites_its_ruling() {
    let cup = card("blue-cup-2");
    let all = [
        (Illegal::NotDrafting, "R6: this is not the time to draft"),
        (Illegal::NotInArea { card: cup }, "R6: blue-cup-2 is not in the drafting area"),
        (Illegal::GoldIsSold, "R7: gold must be sold"),
        (Illegal::NotRepairing, "R14: this is not the time to repair"),
        (Illegal::NotBroken { card: cup }, "R35: blue-cup-2 is not a broken card of your own collection"),
        (Illegal::TooDear { price: 3, ingots: 2 }, "R18: you have 2 ingots; this repair costs 3"),
        (Illegal::MustDraft, "R6: a card must be drafted"),
        (Illegal::MustNameFirst, "R33: the first player is to be named"),
        (Illegal::FirstIsKnown, "R33: nobody is asked for the first player"),
        (Illegal::NoSuchSeat { seat: B }, "R33: there is no seat 1 at this table"),
    ];
    for (place, (why, words)) in all.into_iter().enumerate() {
        assert_eq!(place, place_of(why));
        assert_eq!(why.to_string(), words);
        assert_eq!(words.split(':').next(), Some(why.ruling()));
    }
}

/// Where a reason stands in the list above; it does not compile while one is missing.
fn place_of(why: Illegal) -> usize {
    match why {
        Illegal::NotDrafting => 0,
        Illegal::NotInArea { .. } => 1,
        Illegal::GoldIsSold => 2,
        Illegal::NotRepairing => 3,
        Illegal::NotBroken { .. } => 4,
        Illegal::TooDear { .. } => 5,
        Illegal::MustDraft => 6,
        Illegal::MustNameFirst => 7,
        Illegal::FirstIsKnown => 8,
        Illegal::NoSuchSeat { .. } => 9,
    }
}
