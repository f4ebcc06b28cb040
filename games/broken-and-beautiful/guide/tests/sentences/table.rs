//! The table, receipts and components as text.

use tsugi_broken_and_beautiful::{CollectionView, ENGLISH, FRENCH, Kind, View};
use tsugi_broken_and_beautiful_guide::PotteryGuide;
use tsugi_engine::{Scored, Viewer};
use tsugi_narrator::Narrate;

use crate::{NORA, card, cards, drafting, mending, said, said_by};

#[test]
fn receipts_read_as_sums() {
    let mut view = drafting();
    view.collections[0] = CollectionView {
        unbroken: cards(&[
            "blue-cup-1",
            "white-bowl-1",
            "blue-plate-1",
            "blue-tea-jar-1",
            "blue-teapot-1",
            "serving-tray-1",
            "storage-box-1",
            "storage-box-2",
        ]),
        broken: vec![],
        repaired: cards(&["brown-bowl-2", "brown-saucer-1", "white-plate-1", "blue-vase-1"]),
        ingots: 9,
        repairs: 0,
        threatened: 0,
    };
    let receipt = |rules| {
        said_by(rules, |game, speaker| {
            let lines: Vec<String> =
                game.receipts(&view)[0].iter().map(|line| PotteryGuide::receipt_line(game, line, speaker)).collect();
            lines.join("\n")
        })
    };
    assert_eq!(
        receipt(ENGLISH)[0],
        "cups and saucers: 3, R21\nplates: 6 + 2 mended = 8, R22\nbowls: 2 × 2 + 1 mended = 5, R23\n\
         tea jars: 6, R24\nvases: 1 + 1 mended = 2, R25\nteapots: 5, R26\nserving trays: 2, R27\n\
         storage boxes: 2 × 4 = 8, R27"
    );
    assert_eq!(
        receipt(FRENCH)[1],
        "tasses et soucoupes : 3, R21\nassiettes : 6 + 2 de réparation = 8, R22\n\
         bols : 2 × 2 + 1 de réparation = 5, R23\nboîtes à thé : 6, R24\nvases : 1 + 2 de réparation = 3, R25\n\
         théières : 5, R26\nplateaux de service : 2, R27\ncoffrets de rangement : 2 × 4 = 8, R27"
    );
}

#[test]
fn the_table_as_text() {
    let [english, french] = said(|game, speaker| PotteryGuide::draw(game, &drafting(), Viewer::Seat(NORA), speaker));
    assert_eq!(
        english,
        "Round 2 of 6. First player: Théo. Supply: 2 ingots.
Deck: 32 cards, on top a white bowl.
Bowls will break: Nora 1, Théo 2.
Drafting area, with what a sale pays: blue cup 1, white saucer 1, brown bowl 1,
  serving tray 1, gold 2.
To draft: Nora, Nora, Matsu, Théo.

Nora (you): 1 ingot, 5 points if the game ended now.
   3  cups: blue, brown broken; saucers: brown mended
   1  bowls: white
   1  storage boxes: 1

Théo: 2 ingots, 4 points if the game ended now.
   4  bowls: blue, brown

Matsu: 0 ingots, 0 points if the game ended now.
      nothing yet"
    );
    assert_eq!(
        french,
        "Manche 2 sur 6. Premier Joueur : Théo. Réserve : 2 koban.
Pioche : 32 cartes, sur le dessus un bol blanc.
Les bols vont se briser : Nora 1, Théo 2.
Zone de draft, avec le prix de vente : tasse bleue 1, soucoupe blanche 1, bol
  brun 1, plateau de service 1, or 2.
Ordre du draft : Nora, Nora, Matsu, Théo.

Nora (vous) : 1 koban, 5 points si la partie finissait ici.
   3  tasses : bleue, brune brisée ; soucoupes : brune réparée
   1  bols : blanc
   1  coffrets de rangement : 1

Théo : 2 koban, 4 points si la partie finissait ici.
   4  bols : bleu, brun

Matsu : 0 koban, 0 point si la partie finissait ici.
      rien encore"
    );
}

#[test]
fn what_the_top_card_will_do() {
    let line = |view: &View, number| {
        let drawn = said(|game, speaker| PotteryGuide::draw(game, view, Viewer::Spectator, speaker));
        drawn.map(|text| text.lines().nth(number).expect("a table has lines").to_owned())
    };
    let mut view = drafting();
    view.top_breaks = Some(Kind::Vase);
    assert_eq!(
        line(&view, 2),
        [
            "Vases will break, but nobody has an unbroken one.",
            "Les vases vont se briser, mais personne n’en a d’intact."
        ]
    );
    (view.top, view.top_breaks) = (Some(card("gold-1")), None);
    assert_eq!(
        line(&view, 2),
        [
            "Gold on the deck: the first mend of each player will be free.",
            "De l’or sur la pioche : la première réparation sera gratuite pour tout le monde."
        ]
    );
    view.top = Some(card("serving-tray-2"));
    assert_eq!(line(&view, 2), ["The card on the deck will break nothing.", "La carte sur la pioche ne brisera rien."]);
    (view.top, view.supply) = (None, None);
    assert_eq!(line(&view, 1), ["Deck: empty.", "Pioche : vide."]);
    assert!(line(&view, 0)[0].ends_with("Supply: unlimited."));
    let view = mending();
    assert_eq!(
        line(&view, 3),
        ["To mend or pass: Théo. Passed: Matsu.", "Réparer ou passer : Théo. Tour passé : Matsu."]
    );
}

#[test]
fn components_say_which_figures_are_ours() {
    let [english, french] = said(|game, speaker| PotteryGuide::describe(game, speaker.words).text);
    let lines: Vec<&str> = english.lines().collect();
    assert_eq!(lines[0], "card          patterns             of each  ingots");
    assert_eq!(lines[1], "cup           blue, white, brown*  2*       1*");
    assert_eq!(lines[10], "gold          none                 3        3");
    assert_eq!(lines[12], "46 cards, 14 ingots in the box.");
    assert_eq!(lines[13], "* our proposal: the rulebooks do not print this figure.");
    assert_eq!(french.lines().nth(8), Some("plateau de service    aucun*              2          1*"));
}
