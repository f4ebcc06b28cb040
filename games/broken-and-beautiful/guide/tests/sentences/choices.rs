//! What is said to the one who chooses: what is asked, offered and explained.

use std::cell::Cell;

use tsugi_broken_and_beautiful::{Action, ENGLISH, FRENCH, PhaseView, View};
use tsugi_broken_and_beautiful_guide::PotteryGuide;
use tsugi_engine::{Seat, SeatSet};
use tsugi_narrator::Narrate;

use crate::{MATSU, NORA, THEO, card, cards, drafting, mending, said, said_by};

fn offered(view: &View, seat: Seat, action: Action) -> [String; 2] {
    said(|game, speaker| PotteryGuide::offer(game, view, seat, action, speaker))
}

fn explained(view: &View, seat: Seat, action: Action) -> [String; 2] {
    said(|game, speaker| PotteryGuide::explain(game, view, seat, action, speaker))
}

/// The blue cup would stand on the mended saucer already; a second bowl adds three.
#[test]
fn drafts_are_offered_with_what_they_bring() {
    let view = drafting();
    let keep = |id| offered(&view, NORA, Action::Keep { card: card(id) });
    assert_eq!(keep("blue-cup-2"), ["Keep the blue cup, +1 point", "Garder la tasse bleue, +1 point"]);
    assert_eq!(keep("white-saucer-1"), ["Keep the white saucer, +0 points", "Garder la soucoupe blanche, +0 point"]);
    assert_eq!(keep("brown-bowl-2"), ["Keep the brown bowl, +3 points", "Garder le bol brun, +3 points"]);
    let sell = |seat, id| offered(&view, seat, Action::Sell { card: card(id) });
    assert_eq!(sell(THEO, "blue-cup-2"), ["Sell the blue cup, +1 ingot", "Vendre la tasse bleue, +1 koban"]);
    assert_eq!(
        sell(NORA, "gold-2"),
        ["Sell the gold, +2 ingots, +2 points", "Vendre l’or, +2 koban, +2 points"],
        "the supply holds 2, and a storage box counts them"
    );
}

#[test]
fn mends_are_offered_with_what_they_cost_and_bring() {
    let mut view = mending();
    let mend = |view: &View, seat, id| offered(view, seat, Action::Repair { card: card(id) });
    assert_eq!(
        mend(&view, THEO, "brown-bowl-1"),
        ["Mend the brown bowl for free, +4 points", "Réparer le bol brun gratuitement, +4 points"]
    );
    view.phase = PhaseView::Repairing { seat: THEO, passed: SeatSet::EMPTY, free: false };
    assert_eq!(
        mend(&view, THEO, "brown-bowl-1"),
        ["Mend the brown bowl for 1 ingot, +4 points", "Réparer le bol brun pour 1 koban, +4 points"]
    );
    view.collections[1].repairs = 1;
    assert_eq!(
        mend(&view, THEO, "brown-bowl-1"),
        ["Mend the brown bowl for 2 ingots, +4 points", "Réparer le bol brun pour 2 koban, +4 points"]
    );
    // A storage box that loses its ingots may cost more than a saucer brings.
    view.collections[0].broken = cards(&["blue-saucer-1"]);
    assert_eq!(
        mend(&view, NORA, "blue-saucer-1"),
        ["Mend the blue saucer for 1 ingot, −1 point", "Réparer la soucoupe bleue pour 1 koban, −1 point"]
    );
    assert_eq!(offered(&view, THEO, Action::Pass), ["Pass", "Passer"]);
    assert_eq!(offered(&view, THEO, Action::NameFirst { seat: MATSU }), ["Matsu begins", "Matsu commence"]);
}

/// What a page puts on its buttons is the same as what the sentences say.
#[test]
fn previews_say_what_is_paid_and_brought() {
    let previews = |view: &View, seat| {
        let list = Cell::new(Vec::new());
        said(|game, speaker| {
            list.set(PotteryGuide::prospects(game, view, seat, speaker).expect("there are some").choices);
            String::new()
        });
        list.take()
    };
    let found = |view: &View, seat, action: Action| {
        let choice = previews(view, seat).into_iter().find(|choice| choice.action == action);
        choice.map(|choice| [choice.preview["ingots"].as_i64(), choice.preview["points"].as_i64()].map(Option::unwrap))
    };
    let view = drafting();
    assert_eq!(found(&view, NORA, Action::Keep { card: card("brown-bowl-2") }), Some([0, 3]));
    assert_eq!(found(&view, NORA, Action::Sell { card: card("gold-2") }), Some([2, 2]));
    assert_eq!(found(&view, THEO, Action::Sell { card: card("blue-cup-2") }), Some([1, 0]));
    assert_eq!(found(&view, NORA, Action::Repair { card: card("blue-bowl-1") }), None, "nothing is mended in a draft");
    let mut view = mending();
    assert_eq!(found(&view, THEO, Action::Repair { card: card("brown-bowl-1") }), Some([0, 4]));
    view.phase = PhaseView::Repairing { seat: THEO, passed: SeatSet::EMPTY, free: false };
    view.collections[1].repairs = 1;
    assert_eq!(found(&view, THEO, Action::Repair { card: card("brown-bowl-1") }), Some([-2, 4]));
    assert_eq!(found(&view, THEO, Action::Keep { card: card("blue-cup-2") }), None);
}

#[test]
fn drafts_are_explained_with_their_rulings() {
    let view = drafting();
    assert_eq!(
        explained(&view, NORA, Action::Keep { card: card("brown-bowl-2") }),
        [
            "You add the brown bowl to your collection; it cannot be sold later (R8, R41). Each bowl is worth as many \
             points as you have bowls, and 1 more if mended (R23). Bowls will break when this draft ends, this one \
             too (R10).",
            "Vous ajoutez le bol brun à votre collection ; la carte ne pourra plus être vendue (R8, R41). Chaque bol \
             vaut autant de points que vous avez de bols, et 1 de plus s’il est réparé (R23). Les bols vont se \
             briser à la fin de ce draft, celui-ci aussi (R10)."
        ]
    );
    assert_eq!(
        explained(&view, THEO, Action::Sell { card: card("gold-2") }),
        [
            "You sell the gold for 2 ingots, and the card leaves the game (R42). The supply pays what it has left \
             (R9). Gold can only be sold (R7).",
            "Vous vendez l’or pour 2 koban, et la carte quitte la partie (R42). La réserve paie ce qui lui reste \
             (R9). L’or ne peut être que vendu (R7)."
        ]
    );
    assert_eq!(
        explained(&view, NORA, Action::Sell { card: card("blue-cup-2") }),
        [
            "You sell the blue cup for 1 ingot, and the card leaves the game (R42). Each storage box of yours counts \
             your ingots, 4 at most (R27).",
            "Vous vendez la tasse bleue pour 1 koban, et la carte quitte la partie (R42). Chacun de vos coffrets de \
             rangement compte vos koban, 4 au plus (R27)."
        ]
    );
}

#[test]
fn mending_is_explained_with_its_rulings() {
    let mut view = mending();
    view.collections[1].repairs = 1;
    assert_eq!(
        explained(&view, THEO, Action::Repair { card: card("brown-bowl-1") }),
        [
            "You mend the brown bowl for 2 ingots (R15); what is mended never breaks again (R10). That is the \
             printed 1 and 1 for what you have mended this round. Each bowl is worth as many points as you have \
             bowls, and 1 more if mended (R23).",
            "Vous réparez le bol brun pour 2 koban (R15) ; ce qui est réparé ne se brise plus (R10). C’est son prix, \
             1, plus 1 pour ce que vous avez déjà réparé pendant la manche. Chaque bol vaut autant de points que \
             vous avez de bols, et 1 de plus s’il est réparé (R23)."
        ]
    );
    let vases = |rules| {
        said_by(rules, |game, speaker| {
            PotteryGuide::explain(game, &mending(), THEO, Action::Repair { card: card("blue-vase-1") }, speaker)
        })
    };
    assert!(vases(ENGLISH)[0].ends_with("three 15, and each mended vase 1 more (R25)."));
    assert!(vases(FRENCH)[1].ends_with("trois 15, et chaque vase réparé 2 de plus (R25)."));
    let pass = |rules| said_by(rules, |game, speaker| PotteryGuide::explain(game, &view, THEO, Action::Pass, speaker));
    assert_eq!(
        pass(ENGLISH)[0],
        "You mend nothing on this turn (R14). You may still mend later this round, until all pass one after another \
         (R17)."
    );
    assert_eq!(
        pass(FRENCH)[1],
        "Vous ne réparez rien à ce tour (R14). Après avoir passé, vous ne réparez plus rien pendant la manche (R17)."
    );
}

#[test]
fn what_is_asked() {
    let asked = |view: &View, seat| said(|game, speaker| PotteryGuide::ask(game, view, seat, speaker));
    let mut view = drafting();
    assert_eq!(asked(&view, NORA), ["Nora, your pick, then another.", "Nora, à vous de choisir, deux fois de suite."]);
    assert_eq!(asked(&view, THEO), ["Nora is to choose.", "C’est à Nora de choisir."]);
    view.phase = PhaseView::Drafting { seat: THEO, order: vec![THEO, NORA] };
    assert_eq!(asked(&view, THEO), ["Théo, your pick.", "Théo, à vous de choisir."]);
    view = mending();
    assert_eq!(
        asked(&view, THEO),
        ["Théo, mend one thing for free or pass.", "Théo, réparez un objet gratuitement ou passez."]
    );
    view.collections[1].repairs = 1;
    assert_eq!(asked(&view, THEO), ["Théo, mend one thing or pass.", "Théo, réparez un objet ou passez."]);
    view.phase = PhaseView::NamingFirst { seat: MATSU };
    assert_eq!(asked(&view, MATSU), ["Matsu, name the first player.", "Matsu, désignez qui commence."]);
    view.phase = PhaseView::Over;
    assert_eq!(asked(&view, NORA), ["The game is over.", "La partie est finie."]);
}
