//! ...and then we held hands... told: whole games in both languages, and exact sentences.

use tsugi_engine::{Bot, Chance, Eyes, Game, Seat, SeededRng, Status, Viewer, apply, begin};
use tsugi_held_hands::{
    Action, BreakupReason, Colour, Components, Event, HeldHands, Illegal, MemoryAid, Node, PRINT_AND_PLAY, PhaseView,
    Place, Ring, Rules, Side, Sighting,
};
use tsugi_held_hands_guide::Careful;
use tsugi_held_hands_guide::HeldHandsGuide;
use tsugi_narrator::{Lang, Narrate, Speaker, WIDTH, Words, outcome};

const NORA: Seat = Seat::at(0);
const THEO: Seat = Seat::at(1);

fn node(name: &str) -> Node {
    name.parse().expect("a node")
}

/// What is said in English, then in French; no-break spaces written as plain ones.
fn said(say: impl Fn(&HeldHands, &Speaker<'_>) -> String) -> [String; 2] {
    let game = HeldHands::new(PRINT_AND_PLAY, Components::ours());
    let names = ["Nora", "Théo"].map(String::from);
    Lang::ALL.map(|lang| {
        let words = Words::new(lang, Some(HeldHandsGuide::WORDS));
        say(&game, &Speaker { words: &words, names: &names }).replace(['\u{a0}', '\u{202f}'], " ")
    })
}

fn told(event: Event) -> [String; 2] {
    said(|game, speaker| HeldHandsGuide::tell(game, &Sighting::Whole(event), speaker))
}

fn refused(illegal: Illegal) -> [String; 2] {
    said(|game, speaker| HeldHandsGuide::refuse(game, &illegal, speaker).message)
}

/// Whether a text is whole: no message or argument missing.
fn whole(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(['‹', '›', '{', '}'])
}

fn assert_sentence(text: &str) {
    assert!(whole(text) && text.trim() == text && !text.contains("  ") && text.ends_with(['.', '?']), "{text:?}");
}

/// A game told from first to last, as every viewer sees it.
fn tell_game(
    game: &HeldHands,
    lang: Lang,
    seed: u64,
    mut choose: impl FnMut(Eyes<'_, HeldHands>, &[Action], &mut SeededRng) -> Action,
) {
    let (words, names) =
        (Words::new(lang, Some(HeldHandsGuide::WORDS)), ["Maximilienne", "Bartholomäus"].map(String::from));
    let speaker = Speaker { words: &words, names: &names };
    let (mut luck, mut log) = (SeededRng::new(seed), Vec::new());
    let mut state = begin(game, &mut luck, Some(&mut log));
    loop {
        for event in log.drain(..) {
            for sighting in Viewer::all(2).filter_map(|viewer| game.sighting(event, viewer)) {
                assert_sentence(&HeldHandsGuide::tell(game, &sighting, &speaker));
                if let Some(faded) = HeldHandsGuide::faded(game, &sighting, &speaker) {
                    assert_sentence(&faded);
                    assert!(!faded.contains(['▲', '■', '●', '◆']), "{faded}");
                }
            }
        }
        for viewer in Viewer::all(2) {
            let mut view = game.view(&state, viewer);
            for _ in 0..2 {
                let drawn = HeldHandsGuide::draw(game, &view, viewer, &speaker);
                assert!(whole(&drawn), "{drawn}");
                assert!(drawn.lines().all(|line| line.chars().count() <= WIDTH && line.trim_end() == line), "{drawn}");
                HeldHands::forget(&mut view);
            }
        }
        let seats = match game.status(&state) {
            Status::Awaiting(seats) => seats,
            Status::Over(ended) => return assert_sentence(&outcome(&ended, &speaker)),
        };
        let (seat, mut legal) = (seats.first().expect("somebody is awaited"), Vec::new());
        game.legal_actions(&state, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        assert_sentence(&HeldHandsGuide::ask(game, &view, seat, &speaker));
        for &action in &legal {
            let offer = HeldHandsGuide::offer(game, &view, seat, action, &speaker);
            assert!(whole(&offer) && offer.chars().count() + 5 <= WIDTH, "{offer}");
            let explained = HeldHandsGuide::explain(game, &view, seat, action, &speaker);
            assert_sentence(&explained);
            assert!(explained.contains("(R"), "{explained}");
            let reason = HeldHandsGuide::reason(game, &view, seat, action, &speaker);
            assert_sentence(&reason.expect("every choice has a reason"));
        }
        let action = choose(Eyes::of(game, &state, seat), &legal, &mut luck);
        apply(game, &mut state, seat, action, &mut luck, Some(&mut log)).expect("a listed action is accepted");
    }
}

#[test]
fn random_games_are_told_in_both_languages() {
    let game = HeldHands::new(PRINT_AND_PLAY, Components::ours());
    for (lang, seed) in Lang::ALL.into_iter().flat_map(|lang| (0..25).map(move |seed| (lang, seed))) {
        tell_game(&game, lang, seed, |_, legal, luck| legal[luck.below(legal.len() as u32) as usize]);
    }
}

/// Careful pairs reach every ring and the Heart.
#[test]
fn careful_games_are_told_in_both_languages() {
    let game = HeldHands::new(Rules { memory_aid: MemoryAid::On, ..PRINT_AND_PLAY }, Components::ours());
    for (lang, seed) in Lang::ALL.into_iter().flat_map(|lang| (0..5).map(move |seed| (lang, seed))) {
        let mut bot = Careful::default();
        tell_game(&game, lang, seed, |eyes, legal, luck| bot.choose(eyes, legal, luck));
    }
}

#[test]
fn steps_are_told_with_node_card_and_balance() {
    let place = Place::new(3);
    let step = |hand, to, colour, balance| Event::StepTaken { seat: NORA, to: node(to), hand, place, colour, balance };
    assert_eq!(
        told(step(NORA, "O17", Colour::Black, 1)),
        [
            "Nora stepped to O17 ■K with card d of their own hand; balance +1.",
            "Nora a fait un pas vers O17 ■K avec la carte d de sa main ; équilibre +1."
        ]
    );
    assert_eq!(
        told(step(THEO, "O15", Colour::Green, -1)),
        [
            "Nora stepped to O15 ●G with card d of Théo’s hand; balance −1.",
            "Nora a fait un pas vers O15 ●G avec la carte d prise chez Théo ; équilibre −1."
        ]
    );
    assert_eq!(
        told(step(THEO, "H", Colour::Blue, 0)),
        [
            "Nora entered the Heart with card d (◆B) of Théo’s hand; balance 0.",
            "Nora entre au Cœur avec la carte d (◆B) prise chez Théo ; équilibre 0."
        ]
    );
}

#[test]
fn every_way_to_break_up_is_told_apart() {
    let all = [
        BreakupReason::NotFollowed,
        BreakupReason::NoCards,
        BreakupReason::OutOfBalance,
        BreakupReason::CannotMove,
        BreakupReason::PartnerInTheWay,
        BreakupReason::HeartUnbalanced,
        BreakupReason::DeckOut,
    ];
    let told = all.map(|because| told(Event::BrokeUp { seat: THEO, because }));
    for lang in 0..2 {
        let mut sentences: Vec<&String> = told.iter().map(|said| &said[lang]).collect();
        sentences.sort_unstable();
        sentences.dedup();
        assert_eq!(sentences.len(), all.len());
    }
    assert_eq!(
        told[2],
        [
            "They broke up on Théo’s turn: every step that could be paid went beyond a balance of 2 (R38).",
            "C’est la rupture, au tour joué par Théo : chaque pas payable sortait de l’équilibre, au-delà de 2 (R38)."
        ]
    );
    assert_eq!(
        said(|game, speaker| HeldHandsGuide::tell(game, &Sighting::Whole(Event::Reconciled), speaker)),
        [
            "Both are in the Heart, in balance. They held hands.",
            "Les deux sont dans le Cœur, en équilibre. Ils se sont pris par la main."
        ]
    );
}

#[test]
fn refusals_start_with_their_ruling() {
    assert_eq!(
        refused(Illegal::RingClosed { ring: Ring::Middle }),
        ["R8: the Middle Ring is not open yet.", "R8 : l’anneau médian n’est pas encore ouvert."]
    );
    assert_eq!(
        refused(Illegal::WrongColour { node: node("O17"), needs: Colour::Black, shows: Colour::Blue }),
        ["R3: O17 is paid with ■K, and that card shows ◆B.", "R3 : O17 se paie avec ■K, et cette carte montre ◆B."]
    );
    assert_eq!(
        refused(Illegal::PartnerThere { node: node("O0") }),
        ["R5: your partner stands on O0 ■K.", "R5 : votre partenaire est sur O0 ■K."]
    );
    assert_eq!(
        refused(Illegal::OutOfBalance { balance: -3 }),
        [
            "R39: your balance would be −3, and it may not go beyond 2.",
            "R39 : votre équilibre serait à −3, et il ne peut dépasser 2."
        ]
    );
    for illegal in [
        Illegal::FansAreChosen,
        Illegal::MustChooseFan,
        Illegal::InTheHeart,
        Illegal::HeartClosed,
        Illegal::NotJoined { from: node("O1"), to: node("O9") },
        Illegal::Crossed { node: node("O1") },
        Illegal::NoSuchHand { hand: Seat::at(3) },
        Illegal::NoCard { hand: THEO, place: Place::new(0) },
        Illegal::HeartUnbalanced { balance: 1 },
        Illegal::MustMove,
        Illegal::MustFollow,
        Illegal::MustChoosePerspective,
        Illegal::NotTurning,
    ] {
        for sentence in refused(illegal) {
            assert_sentence(&sentence);
            assert!(sentence.starts_with(illegal.ruling()), "{sentence}");
        }
    }
}

/// The first table of a game: Nora looks at her six, Théo does not see them.
#[test]
fn the_starting_look_is_drawn_for_its_owner_alone() {
    let game = HeldHands::new(PRINT_AND_PLAY, Components::ours());
    let state = begin(&game, &mut SeededRng::new(5), None);
    let drawn = |viewer| said(|game, speaker| HeldHandsGuide::draw(game, &game.view(&state, viewer), viewer, speaker));
    let [english, french] = drawn(Viewer::Seat(NORA));
    assert!(english.contains("both halves, left and right: a "), "{english}");
    assert!(french.contains("les deux moitiés, gauche et droite : a "), "{french}");
    for viewer in [Viewer::Seat(THEO), Viewer::Spectator] {
        let view = game.view(&state, viewer);
        let own = usize::from(viewer != Viewer::Spectator);
        assert_eq!(drawn(viewer)[0].matches("both halves").count(), own);
        assert!(matches!(view.phase, PhaseView::ChoosingFans { own: None, .. }));
    }
    let asked = said(|game, speaker| HeldHandsGuide::ask(game, &game.view(&state, Viewer::Seat(NORA)), NORA, speaker));
    assert_eq!(asked[0], "Nora, which half of your cards will show?");
    let view = game.view(&state, Viewer::Seat(NORA));
    let offered =
        said(|game, speaker| HeldHandsGuide::offer(game, &view, NORA, Action::ChooseFan { side: Side::Left }, speaker));
    assert!(offered[1].starts_with("Montrer la moitié gauche : "), "{}", offered[1]);
}

#[test]
fn components_are_drawn_within_a_terminal() {
    for text in said(|game, speaker| HeldHandsGuide::describe(game, speaker.words).text) {
        assert!(whole(&text) && text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        assert!(text.contains("O16 ▲R") && text.contains("▲R|■K"), "{text}");
    }
}

#[test]
fn options_have_their_words() {
    for lang in Lang::ALL {
        let words = Words::new(lang, Some(HeldHandsGuide::WORDS));
        for option in Rules::options() {
            assert!(words.has(&format!("option-{}", option.key.replace('_', "-"))), "{} in {lang}", option.key);
        }
    }
}
