//! Whole games of Unbroken, told from first to last in both languages.

use tsugi_engine::{Chance, Game, Scored, Seat, SeededRng, Status, Viewer, apply, begin};
use tsugi_narrator::{Lang, Narrate, Obstacle, Speaker, WIDTH, Words, outcome};
use tsugi_unbroken::{Action, Components, DIFFICULTIES, Event, Played, Purse, State, Unbroken};
use tsugi_unbroken_guide::UnbrokenGuide;

const SEAT: Seat = Seat::at(0);

/// Our box, but one begins with plenty, so that random play comes to level IV.
fn rich(difficulty: &str) -> Unbroken {
    let plenty = "{ small = 20, medium = 10, large = 8, cunning = 8, food = 8, wood = 8, metal = 8, treasure = 8 }";
    let tracks = include_str!("../../rules/data/tracks.toml").replace("{ small = 13 }", plenty);
    let parts = Components::read("", |file| (file == "tracks.toml").then_some(tracks.as_str()));
    Unbroken::new(parts.expect("only richer"), difficulty, Played::Drawn).expect("a game")
}

fn assert_phrase(text: &str) {
    let whole = !text.trim().is_empty() && !text.contains(['‹', '›', '{', '}']) && !text.contains("  ");
    assert!(whole && text.trim() == text, "{text:?}");
}

fn assert_sentence(text: &str) {
    assert_phrase(text);
    assert!(text.ends_with(['.', '?', '!']), "{text:?}");
}

fn assert_table(text: &str) {
    assert!(!text.contains(['‹', '›', '{', '}']), "{text}");
    for line in text.lines() {
        assert!(line.chars().count() <= WIDTH, "{} columns: {line}", line.chars().count());
        assert!(line.trim_end() == line, "{line:?}");
    }
}

fn see(game: &Unbroken, state: &State, legal: &[Action], speaker: &Speaker<'_>) {
    let view = game.view(state, Viewer::Seat(SEAT));
    assert_table(&UnbrokenGuide::draw(game, &view, Viewer::Seat(SEAT), speaker));
    assert_sentence(&UnbrokenGuide::ask(game, &view, SEAT, speaker));
    for line in game.receipts(&view).iter().flatten() {
        assert_phrase(&UnbrokenGuide::receipt_line(game, line, speaker));
    }
    for &action in legal {
        assert_phrase(&UnbrokenGuide::offer(game, &view, SEAT, action, speaker));
        let explained = UnbrokenGuide::explain(game, &view, SEAT, action, speaker);
        assert_sentence(&explained);
        assert!(explained.contains("(R"), "{explained}");
        if let Some(reason) = UnbrokenGuide::reason(game, &view, SEAT, action, speaker) {
            assert_sentence(&reason);
        }
    }
}

/// Every refusal of these actions is a sentence that begins with its ruling.
fn refusals(game: &Unbroken, state: &State, speaker: &Speaker<'_>) {
    let strange = "nobody".parse().expect("an id");
    let tried = [
        Action::Act { action: strange },
        Action::Act { action: "focus".parse().expect("an id") },
        Action::Craft { to: strange },
        Action::Craft { to: "stave".parse().expect("an id") },
        Action::Downgrade,
        Action::EndPreparation,
        Action::Fight,
        Action::Explore,
        Action::Resolve { card: strange },
        Action::Rest { card: "fat-toad".parse().expect("an id") },
        Action::Endure,
        Action::Trick,
        Action::Battle,
        Action::Attack { index: 0 },
        Action::Attack { index: 9 },
        Action::Skip,
        Action::Respond { power: strange },
        Action::Pass,
        Action::Keep { skill: strange },
        Action::Cure { condition: strange },
        Action::Eat { food: 99 },
    ];
    for illegal in tried.into_iter().filter_map(|action| game.check(state, SEAT, action).err()) {
        let Obstacle { ruling, message } = UnbrokenGuide::refuse(game, &illegal, speaker);
        assert_sentence(&message);
        assert!(message.starts_with(illegal.ruling()), "{message}");
        assert_eq!(ruling, illegal.ruling());
    }
}

fn told_in(lang: Lang) {
    let words = Words::new(lang, Some(UnbrokenGuide::WORDS));
    let names = ["Maximilienne".to_owned()];
    let speaker = Speaker { words: &words, names: &names };
    let mut told = 0;
    for (difficulty, seed) in DIFFICULTIES.into_iter().flat_map(|one| (0..25).map(move |seed| (one, seed))) {
        let game = rich(difficulty);
        let (mut luck, mut log, mut legal) = (SeededRng::new(seed), Vec::new(), Vec::new());
        let mut state = begin(&game, &mut luck, Some(&mut log));
        loop {
            for event in log.drain(..).filter_map(|event| game.sighting(event, Viewer::Spectator)) {
                assert_sentence(&UnbrokenGuide::tell(&game, &event, &speaker));
                told += 1;
            }
            legal.clear();
            if let Status::Over(ended) = game.status(&state) {
                let said = outcome(&ended, &speaker);
                assert_sentence(&said);
                assert!(said.contains("Maximilienne"), "{said}");
                see(&game, &state, &[], &speaker);
                break;
            }
            game.legal_actions(&state, SEAT, &mut legal);
            see(&game, &state, &legal, &speaker);
            refusals(&game, &state, &speaker);
            let action = legal[luck.below(legal.len() as u32) as usize];
            apply(&game, &mut state, SEAT, action, &mut luck, Some(&mut log)).expect("a listed action is accepted");
        }
    }
    assert!(told > 2_000, "{told}");
}

#[test]
fn whole_games_are_told_in_english() {
    told_in(Lang::En);
}

#[test]
fn whole_games_are_told_in_french() {
    told_in(Lang::Fr);
}

#[test]
fn the_box_is_told_within_a_terminal() {
    for lang in Lang::ALL {
        let words = Words::new(lang, Some(UnbrokenGuide::WORDS));
        let text = UnbrokenGuide::describe(&rich("normal"), &words).text;
        assert_table(&text);
        assert!(text.lines().count() > 250);
    }
}

/// Sentences as they are said.
#[test]
fn some_sentences() {
    let game = rich("normal");
    let names = ["Nora".to_owned()];
    let purse: Purse = [tsugi_unbroken::Resource::Small, tsugi_unbroken::Resource::Food]
        .into_iter()
        .fold(Purse::EMPTY, |purse, one| purse.with(one, 2));
    let paid = Event::Resolved { card: "feast-for-one".parse().expect("an id"), paid: purse };
    let cases = [
        (Event::LevelBegan { level: 2 }, "Level II begins.", "Le niveau II commence."),
        (
            paid,
            "Nora resolves Feast for One for 2 small effort, 2 food.",
            "Rencontre résolue par Nora, pour 2 petits efforts, 2 rations\u{a0}: Festin solitaire.",
        ),
        (Event::Wounded { wounds: 1 }, "The monster takes 1 wound.", "Le monstre subit 1 blessure."),
        (
            Event::SkillKept { skill: "second-wind".parse().expect("an id") },
            "Nora learns Second Wind.",
            "Nora apprend un talent\u{a0}: Second souffle.",
        ),
    ];
    for (event, english, french) in cases {
        for (lang, expected) in [(Lang::En, english), (Lang::Fr, french)] {
            let words = Words::new(lang, Some(UnbrokenGuide::WORDS));
            assert_eq!(UnbrokenGuide::tell(&game, &event, &Speaker { words: &words, names: &names }), expected);
        }
    }
}
