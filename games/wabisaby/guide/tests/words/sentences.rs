//! Exact sentences, in English and in French.

use tsugi_engine::{Options, Outcome, Seat, Viewer};
use tsugi_narrator::{Lang, Narrate, Speaker, Words, outcome};
use tsugi_wabisaby::{
    Action, Card, Components, Illegal, Lowered, Note, PhaseView, Place, Seen, Sighting, Slot, Spot, Three, View,
    WabiSaby,
};
use tsugi_wabisaby_guide::WabiSabyGuide;

const NORA: Seat = Seat::at(0);
const THEO: Seat = Seat::at(1);

/// What is said in English, then in French; the spaces before French marks written as plain ones.
fn said_to(seats: usize, say: impl Fn(&WabiSaby, &Speaker<'_>) -> String) -> [String; 2] {
    let options = Options::new(&WabiSaby::options(), [], seats).expect("defaults hold");
    let game = WabiSaby::new(seats, &options, Components::ours()).expect("our components are enough");
    let names = ["Nora", "Théo", "Matsu"].map(String::from);
    Lang::ALL.map(|lang| {
        let words = Words::new(lang, Some(WabiSabyGuide::WORDS));
        say(&game, &Speaker { words: &words, names: &names[..seats] }).replace(['\u{a0}', '\u{202f}'], " ")
    })
}

fn told(sighting: Sighting) -> [String; 2] {
    said_to(3, |game, speaker| WabiSabyGuide::tell(game, &sighting, speaker))
}

fn told_alone(sighting: Sighting) -> [String; 2] {
    said_to(1, |game, speaker| WabiSabyGuide::tell(game, &sighting, speaker))
}

fn card(value: u8) -> Card {
    Card::number(value).unwrap_or(Card::WABI_SABI)
}

fn face(value: u8) -> Seen {
    Seen::Face(card(value))
}

fn place(index: usize) -> Place {
    Place::new(index).expect("a place of a hand")
}

fn slot(index: usize) -> Slot {
    Slot::new(index).expect("a place of the showcase")
}

const HAND: [u8; 6] = [1, 2, 0, 4, 5, 6];

#[test]
fn events_of_the_set_up() {
    let (seat, cards) = (NORA, HAND.map(card));
    assert_eq!(told(Sighting::RoundBegan { round: 2 }), ["Round 2 began.", "La manche 2 a commencé."]);
    assert_eq!(
        told(Sighting::ShowcaseLaid { cards: [1, 4, 6].map(card) }),
        ["In the showcase: 1 4 6.", "Dans la vitrine : 1 4 6."]
    );
    assert_eq!(
        told(Sighting::TargetDrawn { seat, target: None }),
        ["Nora drew a secret target.", "Nora a tiré une cible secrète."]
    );
    assert_eq!(
        told(Sighting::TargetDrawn { seat, target: Some(THEO) }),
        ["Nora drew a secret target: Théo.", "Nora a tiré une cible secrète : Théo."]
    );
    assert_eq!(
        told(Sighting::HandDealt { seat, cards: None }),
        ["Nora was dealt six cards.", "Nora a reçu six cartes."]
    );
    assert_eq!(
        told(Sighting::HandDealt { seat, cards: Some(cards) }),
        ["Nora was dealt 1 2 W 4 5 6.", "Nora a reçu 1 2 W 4 5 6."]
    );
    assert_eq!(
        told(Sighting::KeepChosen { seat, places: None }),
        ["Nora chose what to keep.", "Nora a choisi ses trois cartes."]
    );
    assert_eq!(
        told(Sighting::KeepChosen { seat, places: Three::all().next() }),
        ["Nora keeps places A, B, C.", "Nora garde les places A, B, C."]
    );
    let raised = [face(1), Seen::Back, Seen::Back, face(4), Seen::Back, Seen::Back];
    assert_eq!(
        told(Sighting::HandRaised { seat, cards: raised }),
        ["Nora holds up 1 ## ## 4 ## ##.", "Nora tient 1 ## ## 4 ## ##."]
    );
    assert_eq!(told(Sighting::StartDrawn { seat }), ["Nora begins.", "Nora commence."]);
    assert_eq!(told(Sighting::DieRolled { die: 4 }), ["The die shows 4.", "Le dé montre 4."]);
}

#[test]
fn events_of_a_turn() {
    let seat = NORA;
    assert_eq!(
        told(Sighting::Swapped { seat, a: place(0), b: place(5) }),
        ["Nora moved their cards A and F.", "Nora a déplacé ses cartes A et F."]
    );
    let cards = [face(3), Seen::Back, Seen::Back, Seen::Back, Seen::Back, Seen::Back];
    assert_eq!(
        told(Sighting::HandRearranged { seat, times: 1, cards }),
        [
            "Nora moved cards once; now held up: 3 ## ## ## ## ##.",
            "Nora a déplacé ses cartes 1 fois ; sa main à présent : 3 ## ## ## ## ##."
        ]
    );
    assert_eq!(
        told(Sighting::Exchanged {
            seat,
            own: place(3),
            other: THEO,
            theirs: place(0),
            gave: face(2),
            took: Seen::Back
        }),
        [
            "Nora gave card D to Théo for card A: a 2 went, a back came.",
            "Nora a donné sa carte D à Théo contre la carte A (donné : un 2 ; reçu : un dos)."
        ]
    );
    assert_eq!(
        told(Sighting::ShowcaseExchanged { seat, own: place(1), slot: slot(2), gave: Seen::Back, took: face(0) }),
        [
            "Nora laid card B down in the showcase for card C: a back went, a Wabi Sabi card came.",
            "Nora a posé sa carte B dans la vitrine contre la carte C (donné : un dos ; reçu : une carte Wabi Sabi)."
        ]
    );
    assert_eq!(
        told(Sighting::Appraised { seat, cards: None }),
        ["Nora appraised their hand.", "Nora a expertisé sa main."]
    );
    assert_eq!(
        told(Sighting::Appraised { seat, cards: Some(HAND.map(card)) }),
        ["Nora appraised their hand: 1 2 W 4 5 6.", "Nora a expertisé sa main : 1 2 W 4 5 6."]
    );
    assert_eq!(told(Sighting::TurnEnded { next: THEO }), ["It is Théo’s turn.", "À Théo de jouer."]);
}

#[test]
fn events_of_the_die() {
    let lowered = |because| told(Sighting::DieLowered { die: 2, because });
    assert_eq!(
        lowered(Lowered::Appraisal),
        [
            "One round of turns has passed since the appraisal: the die shows 2.",
            "Un tour de table a passé depuis l’expertise : le dé montre 2."
        ]
    );
    assert_eq!(
        lowered(Lowered::Showcase),
        [
            "All three showcase cards lay down: the die shows 2.",
            "Les trois cartes de la vitrine étaient cachées : le dé montre 2."
        ]
    );
    assert_eq!(
        lowered(Lowered::Stall),
        [
            "Too many turns without the die going down (house rule): it shows 2.",
            "Trop de tours sans que le dé baisse (règle maison) : il montre 2."
        ]
    );
    assert_eq!(
        told(Sighting::ShowcaseTurned { cards: [5, 0, 2].map(card) }),
        ["The showcase was turned up: 5 W 2.", "La vitrine est retournée : 5 W 2."]
    );
}

#[test]
fn events_of_the_end() {
    assert_eq!(
        told(Sighting::HandRevealed { seat: NORA, cards: HAND.map(card), target: THEO }),
        [
            "Nora revealed 1 2 W 4 5 6, in total 18; the target was Théo.",
            "Nora a révélé 1 2 W 4 5 6, soit 18 en tout ; sa cible était Théo."
        ]
    );
    let scored = |points| told(Sighting::RoundScored { seat: NORA, points });
    assert_eq!(scored(0), ["Nora scored 0 points.", "Nora a marqué 0 point."]);
    assert_eq!(scored(1), ["Nora scored 1 point.", "Nora a marqué 1 point."]);
    assert_eq!(scored(4), ["Nora scored 4 points.", "Nora a marqué 4 points."]);
    assert_eq!(told(Sighting::GameEnded), ["The game ended.", "La partie est finie."]);
}

#[test]
fn events_alone() {
    let cards = [face(1), Seen::Back, Seen::Back, face(4), Seen::Back, Seen::Back];
    assert_eq!(
        told_alone(Sighting::SoloDealt { cards }),
        ["The first six cards: 1 ## ## 4 ## ##.", "Les six premières cartes : 1 ## ## 4 ## ##."]
    );
    assert_eq!(
        told_alone(Sighting::DieRolled { die: 3 }),
        ["The die shows 3: so many cards may be skipped.", "Le dé montre 3 : autant de cartes peuvent être passées."]
    );
    assert_eq!(told_alone(Sighting::CardDrawn { card: Seen::Back }), ["Drawn: a back.", "Carte tirée : un dos."]);
    assert_eq!(
        told_alone(Sighting::Replaced { own: place(2), out: face(6) }),
        ["It went to C; a 6 was set aside.", "La carte a pris la place C ; mise de côté : un 6."]
    );
    let skipped = |skips| told_alone(Sighting::Skipped { skips });
    assert_eq!(skipped(0), ["It was skipped; no skip is left.", "La carte a été passée ; il ne reste plus de passe."]);
    assert_eq!(skipped(1), ["It was skipped; 1 skip is left.", "La carte a été passée ; il reste 1 passe."]);
    assert_eq!(skipped(2), ["It was skipped; 2 skips are left.", "La carte a été passée ; il reste 2 passes."]);
    assert_eq!(
        told_alone(Sighting::HandRevealed { seat: NORA, cards: HAND.map(card), target: NORA }),
        ["Nora revealed 1 2 W 4 5 6, in total 18.", "Nora a révélé 1 2 W 4 5 6, soit 18 en tout."]
    );
    let ended = |won, score| said_to(1, |_, speaker| outcome(&Outcome::Together { won, score: Some(score) }, speaker));
    assert_eq!(ended(true, 10), ["Nora wins with 10.", "Nora l’emporte avec 10."]);
    assert_eq!(ended(false, 9), ["Nora ends with 9, which is not enough.", "Nora finit avec 9, ce qui ne suffit pas."]);
}

/// A table of three at Nora's turn; she has noted two cards.
fn playing() -> View {
    let (b, f) = (Seen::Back, face);
    View {
        viewer: Some(NORA),
        round: 2,
        phase: PhaseView::Playing { seat: NORA, swaps: 0, acted: false },
        die: 3,
        lock: Some(THEO),
        last_appraiser: Some(THEO),
        stalled: 1,
        scores: vec![1, 0, 3],
        target: Some(THEO),
        showcase: vec![b, f(4), f(0)],
        hands: vec![[f(1), b, f(3), b, b, f(6)], [b, b, f(3), f(4), b, b], [f(5), f(5), f(1), b, b, b]],
        goal: 6,
        rounds: None,
        witnesses: Vec::new(),
        memory: vec![
            Note { at: Spot::Hand { seat: NORA, place: place(1) }, card: card(2) },
            Note { at: Spot::Showcase { slot: slot(0) }, card: card(0) },
        ],
        targets: Vec::new(),
    }
}

#[test]
fn the_table_as_text() {
    let [english, french] =
        said_to(3, |game, speaker| WabiSabyGuide::draw(game, &playing(), Viewer::Seat(NORA), speaker));
    assert_eq!(
        english,
        "Round 2. The die shows 3. 6 points end the game.
Théo appraised: nobody may appraise until Théo’s next turn.
House rule: the die goes down after 30 turns without going down; 1 so far.
Your secret target: Théo.

                     A    B    C  D   E   F
Nora (you), 1 point  1    (2)  3  ##  ##  6
Théo, 0 points       ##   ##   3  4   ##  ##
Matsu, 3 points      5    5    1  ##  ##  ##
showcase             (W)  4    W
A number is seen, ## is a back, W a Wabi Sabi card; (n) is remembered."
    );
    assert_eq!(
        french,
        "Manche 2. Le dé montre 3. 6 points mettent fin à la partie.
Théo a expertisé : personne ne peut expertiser avant que son tour revienne.
Règle maison : le dé baisse après 30 tours sans baisser ; 1 pour l’instant.
Votre cible secrète : Théo.

                      A    B    C  D   E   F
Nora (vous), 1 point  1    (2)  3  ##  ##  6
Théo, 0 point         ##   ##   3  4   ##  ##
Matsu, 3 points       5    5    1  ##  ##  ##
vitrine               (W)  4    W
Un chiffre se voit, ## est un dos, W une carte Wabi Sabi ; (n) est un souvenir."
    );
}

#[test]
fn the_table_before_the_die_is_rolled_and_without_memory() {
    let mut view = playing();
    view.memory.clear();
    view.phase = PhaseView::Choosing { waiting: tsugi_engine::SeatSet::only(THEO), kept: None };
    (view.lock, view.target) = (None, Some(NORA));
    let drawn = said_to(3, |game, speaker| WabiSabyGuide::draw(game, &view, Viewer::Seat(NORA), speaker));
    let first = drawn.clone().map(|text| text.lines().next().unwrap_or_default().to_owned());
    assert_eq!(first[0], "Round 2. The die is rolled once all have chosen. 6 points end the game.");
    assert!(drawn[0].contains("Your secret target: yourself.") && drawn[0].contains("Has yet to choose: Théo."));
    assert!(drawn[0].ends_with("W a Wabi Sabi card.") && drawn[1].ends_with("W une carte Wabi Sabi."), "{drawn:?}");
}

#[test]
fn choices_and_what_they_mean() {
    let offered =
        |action: Action| said_to(3, |game, speaker| WabiSabyGuide::offer(game, &playing(), NORA, action, speaker));
    let keep = Action::Keep { places: Three::all().last().expect("twenty ways") };
    assert_eq!(offered(keep), ["Keep D, E, F", "Garder D, E, F"]);
    assert_eq!(offered(Action::Swap { a: place(0), b: place(3) }), ["Move A and D", "Déplacer A et D"]);
    let exchange = Action::Exchange { own: place(0), seat: THEO, theirs: place(3) };
    assert_eq!(offered(exchange), ["A for Théo D", "A contre Théo D"]);
    assert_eq!(offered(Action::Showcase { own: place(5), slot: slot(1) }), ["F for showcase B", "F contre vitrine B"]);
    assert_eq!(offered(Action::Appraise), ["Appraise", "Expertiser"]);
    assert_eq!(offered(Action::Skip), ["Skip it", "La passer"]);
    assert_eq!(offered(Action::EndTurn), ["End the turn", "Finir le tour"]);
    assert_eq!(offered(Action::Replace { own: place(5) }), ["Put it in F, for a 6", "La mettre en F, contre un 6"]);
    let [english, french] =
        said_to(3, |game, speaker| WabiSabyGuide::explain(game, &playing(), NORA, exchange, speaker));
    assert_eq!(
        english,
        "You give your card A to Théo and take card D (R8). Both cards turn round: you and Théo go on seeing what you \
         saw, everybody else sees the other side."
    );
    assert!(french.starts_with("Vous donnez votre carte A à Théo et prenez sa carte D (R8)."), "{french}");
}

/// Once the action is done one is asked for the end of the turn, and told when the others see what was moved.
#[test]
fn after_the_action_one_is_asked_to_end_the_turn() {
    let acted = || View { phase: PhaseView::Playing { seat: NORA, swaps: 0, acted: true }, ..playing() };
    let asked = |view: &View| said_to(3, |game, speaker| WabiSabyGuide::ask(game, view, NORA, speaker));
    assert_eq!(asked(&playing())[0], "Nora, your turn: exchange a card, or appraise.");
    assert_eq!(
        asked(&acted()),
        [
            "Nora, move your own cards if you like, then end your turn.",
            "Nora, déplacez vos cartes si vous voulez, puis finissez votre tour."
        ]
    );
    let swap = Action::Swap { a: place(0), b: place(3) };
    let explained = |view: &View| {
        let [english, _] = said_to(3, |game, speaker| WabiSabyGuide::explain(game, view, NORA, swap, speaker));
        english
    };
    assert!(explained(&playing()).ends_with("when you act."), "{}", explained(&playing()));
    assert!(explained(&acted()).ends_with("when you end your turn."), "{}", explained(&acted()));
    let previewed = |view: &View| {
        let ahead = said_to(3, |game, speaker| {
            let ahead = WabiSabyGuide::prospects(game, view, NORA, speaker).expect("a hand counts for Nora");
            ahead.choices.len().to_string()
        });
        ahead[0].parse::<usize>().expect("a count")
    };
    assert!(previewed(&playing()) > 0);
    assert_eq!(previewed(&acted()), 0, "no exchange is left");
}

#[test]
fn refusals_cite_their_ruling() {
    let all = [
        Illegal::MustKeep,
        Illegal::NotChoosing,
        Illegal::SamePlace,
        Illegal::TooManySwaps { limit: 5 },
        Illegal::NoSuchPlace { place: 9 },
        Illegal::NoSuchSlot { slot: 3 },
        Illegal::OwnHand,
        Illegal::NoSuchSeat { seat: Seat::at(7) },
        Illegal::Locked { by: THEO },
        Illegal::AppraisedLast,
        Illegal::NoSkips,
        Illegal::Alone,
        Illegal::NotAlone,
        Illegal::HasActed,
        Illegal::ActFirst,
        Illegal::EndsByItself,
    ];
    for illegal in all {
        let [english, french] = said_to(3, |game, speaker| WabiSabyGuide::refuse(game, &illegal, speaker).message);
        assert!(english.starts_with(&format!("{}: ", illegal.ruling())), "{english}");
        assert!(french.starts_with(&format!("{} : ", illegal.ruling())), "{french}");
        assert!(english.ends_with('.') && french.ends_with('.') && !english.contains('‹') && !french.contains('‹'));
    }
    let locked =
        said_to(3, |game, speaker| WabiSabyGuide::refuse(game, &Illegal::Locked { by: THEO }, speaker).message);
    let expected = [
        "R12: nobody may appraise until Théo’s next turn.",
        "R12 : Théo a expertisé ; personne ne peut le faire avant que son tour revienne.",
    ];
    assert_eq!(locked, expected);
}

/// A table of three on which Nora aims at Théo.
fn aiming() -> View {
    View {
        viewer: Some(NORA),
        round: 1,
        phase: PhaseView::Playing { seat: NORA, swaps: 0, acted: false },
        die: 1,
        lock: None,
        last_appraiser: None,
        stalled: 0,
        scores: vec![0; 3],
        target: Some(THEO),
        showcase: vec![face(1), Seen::Back, Seen::Back],
        hands: vec![
            [face(6), face(2), face(3), Seen::Back, Seen::Back, Seen::Back],
            [face(6), face(6), face(5), face(5), face(4), Seen::Back],
            [face(1), Seen::Back, Seen::Back, face(1), Seen::Back, Seen::Back],
        ],
        goal: 6,
        rounds: None,
        memory: Vec::new(),
        witnesses: Vec::new(),
        targets: Vec::new(),
    }
}

#[test]
fn hands_are_added_up_with_the_cards_that_are_left() {
    let reckoned = |view: &View| {
        said_to(3, |game, _| WabiSabyGuide::reckon(game, view, None).expect("it is reckoned").to_string())[0].clone()
    };
    // All three sixes lie in sight, and all three ones; a Wabi Sabi card may be anywhere.
    assert_eq!(
        reckoned(&aiming()),
        r#"{"counts":{"bin":false,"high":31,"low":26,"pays":[2,4],"seat":1,"shows":26,"unknown":1},"open":[]}"#
    );
    let noted = Note { at: Spot::Hand { seat: THEO, place: place(5) }, card: card(2) };
    assert_eq!(
        reckoned(&View { memory: vec![noted], ..aiming() }),
        r#"{"counts":{"bin":false,"high":28,"low":28,"pays":[2,2],"seat":1,"shows":28,"unknown":0},"open":[]}"#
    );
    assert_eq!(reckoned(&View { target: None, ..aiming() }), r#"{"counts":null,"open":[]}"#);
}

#[test]
fn reasons_say_what_becomes_of_the_hand_that_counts() {
    let reason = |action: Action| {
        said_to(3, |game, speaker| {
            WabiSabyGuide::reason(game, &aiming(), NORA, action, speaker).expect("it has a reason")
        })
    };
    assert_eq!(
        reason(Action::Exchange { own: place(0), seat: THEO, theirs: place(5) }),
        [
            "Théo’s hand counts for you: it shows 26 now, 32 then. 32 pays 4 points.",
            "C’est la main de Théo qui compte pour vous : elle montre 26, puis 32. 32 rapporte 4 points."
        ]
    );
    assert_eq!(
        reason(Action::Showcase { own: place(1), slot: slot(0) }),
        [
            "Théo’s hand counts for you, and stays as it is. All three showcase cards then lie down, and the round ends.",
            "C’est la main de Théo qui compte pour vous, et elle ne change pas. Les trois cartes de la vitrine sont \
             alors cachées, et la manche s’achève."
        ]
    );
    assert_eq!(
        reason(Action::Appraise),
        [
            "You see the 3 cards of your hand that you do not know. The round ends when your turn comes again.",
            "Vous voyez les 3 cartes de votre main que vous ne connaissez pas. La manche s’achève quand revient votre tour."
        ]
    );
}
