//! What happened, as the log tells it.

use tsugi_broken_and_beautiful::{Event, Kind, PassedBecause};

use crate::{MATSU, NORA, THEO, card, told};

#[test]
fn events_before_the_first_round() {
    let seat = NORA;
    assert_eq!(
        told(Event::NoviceHelped { seat }),
        ["Nora, new to the game, took 1 ingot.", "Nora joue pour la première fois et a reçu 1 koban."]
    );
    assert_eq!(
        told(Event::FirstPlayerAsked { seat }),
        [
            "Nora came last in the game before and names the first player.",
            "Nora a fini en dernière place à la partie précédente et désigne qui commence."
        ]
    );
    assert_eq!(told(Event::FirstPlayerSet { seat }), ["Nora begins.", "Nora commence."]);
    assert_eq!(
        told(Event::DeckShuffled { top: card("blue-plate-2") }),
        [
            "The deck was shuffled. On top: a blue plate.",
            "La pioche a été mélangée. Sur le dessus : une assiette bleue."
        ]
    );
    assert_eq!(told(Event::RoundBegan { round: 3 }), ["Round 3 began.", "La manche 3 a commencé."]);
}

#[test]
fn events_of_the_deal_and_the_draft() {
    assert_eq!(
        told(Event::CardDealt { card: card("serving-tray-1"), next: Some(card("gold-1")) }),
        [
            "Dealt: a serving tray. On top of the deck: gold.",
            "Carte posée : un plateau de service. Sur la pioche : de l’or."
        ]
    );
    assert_eq!(
        told(Event::CardDealt { card: card("brown-vase-1"), next: None }),
        ["Dealt: a brown vase. The deck is empty.", "Carte posée : un vase brun. La pioche est vide."]
    );
    // An owner's box may have a fourth pattern.
    assert_eq!(
        told(Event::CardDealt { card: card("green-cup-1"), next: Some(card("green-bowl-1")) }),
        [
            "Dealt: a green cup. On top of the deck: a green bowl.",
            "Carte posée : une tasse verte. Sur la pioche : un bol vert."
        ]
    );
    assert_eq!(
        told(Event::CardKept { seat: THEO, card: card("white-tea-jar-2") }),
        ["Théo kept the white tea jar.", "Théo a gardé la boîte à thé blanche."]
    );
    let sold = |id, ingots| told(Event::CardSold { seat: NORA, card: card(id), ingots });
    assert_eq!(
        sold("blue-plate-1", 0),
        [
            "Nora sold the blue plate for nothing: the supply is empty.",
            "Nora a vendu l’assiette bleue pour rien : la réserve est vide."
        ]
    );
    assert_eq!(
        sold("white-bowl-1", 1),
        ["Nora sold the white bowl for 1 ingot.", "Nora a vendu le bol blanc pour 1 koban."]
    );
    assert_eq!(sold("gold-3", 2), ["Nora sold the gold for 2 ingots.", "Nora a vendu l’or pour 2 koban."]);
}

#[test]
fn events_of_the_break_agree_in_number_and_gender() {
    let broke = |kind, cards| told(Event::PotteryBroke { kind, cards });
    assert_eq!(
        broke(Kind::Bowl, 0),
        ["Bowls broke, but nobody had an unbroken one.", "Il n’y avait aucun bol intact à briser."]
    );
    assert_eq!(
        broke(Kind::TeaJar, 0),
        ["Tea jars broke, but nobody had an unbroken one.", "Il n’y avait aucune boîte à thé intacte à briser."]
    );
    assert_eq!(broke(Kind::Vase, 1), ["1 vase broke.", "1 vase s’est brisé."]);
    assert_eq!(broke(Kind::Cup, 1), ["1 cup broke.", "1 tasse s’est brisée."]);
    assert_eq!(broke(Kind::Bowl, 2), ["2 bowls broke.", "2 bols se sont brisés."]);
    assert_eq!(broke(Kind::Plate, 2), ["2 plates broke.", "2 assiettes se sont brisées."]);
    assert_eq!(
        told(Event::GoldShowed),
        [
            "Gold showed: the first mend of each player is free this round.",
            "L’or est visible : la première réparation de la manche est gratuite pour tout le monde."
        ]
    );
    assert_eq!(
        told(Event::LeftoverDiscarded { card: card("storage-box-1") }),
        [
            "Nobody took the storage box; the card was discarded.",
            "Personne n’a pris le coffret de rangement ; la carte a été défaussée."
        ]
    );
}

#[test]
fn events_of_mending_and_of_the_end() {
    let mended = |price| told(Event::CardRepaired { seat: NORA, card: card("brown-saucer-2"), price });
    assert_eq!(mended(0), ["Nora mended the brown saucer for free.", "Nora a réparé la soucoupe brune gratuitement."]);
    assert_eq!(
        mended(1),
        ["Nora mended the brown saucer for 1 ingot.", "Nora a réparé la soucoupe brune pour 1 koban."]
    );
    assert_eq!(
        mended(2),
        ["Nora mended the brown saucer for 2 ingots.", "Nora a réparé la soucoupe brune pour 2 koban."]
    );
    let passed = |because| told(Event::Passed { seat: MATSU, because });
    assert_eq!(passed(PassedBecause::Chosen), ["Matsu passed.", "Matsu a passé son tour."]);
    assert_eq!(
        passed(PassedBecause::Forced),
        ["Matsu could mend nothing and passed.", "Matsu ne pouvait rien réparer et a passé son tour."]
    );
    assert_eq!(
        told(Event::MarkerPassed { seat: THEO }),
        ["The first player marker went to Théo.", "Le jeton Premier Joueur est passé à Théo."]
    );
    let discarded = |cards| told(Event::BrokenDiscarded { seat: THEO, cards });
    assert_eq!(discarded(1), ["Théo discarded 1 broken card.", "Théo a défaussé 1 carte brisée."]);
    assert_eq!(discarded(2), ["Théo discarded 2 broken cards.", "Théo a défaussé 2 cartes brisées."]);
    assert_eq!(
        told(Event::GameEnded),
        [
            "The game ended: the deck cannot fill another round.",
            "La partie est finie : la pioche ne suffit plus pour une manche."
        ]
    );
}
