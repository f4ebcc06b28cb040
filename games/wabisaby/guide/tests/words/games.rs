//! Whole games of random choices, told from first to last to every viewer in both languages.

use tsugi_engine::{Chance, Game, Options, Scored, Seat, SeededRng, Setting, Status, Viewer, apply, begin};
use tsugi_narrator::{Lang, Narrate, Speaker, WIDTH, Words, outcome};
use tsugi_wabisaby::{Action, Components, Event, Seen, State, WabiSaby, total};
use tsugi_wabisaby_guide::WabiSabyGuide;

/// The longest names that a table must hold.
const NAMES: [&str; 8] = [
    "Maximilienne",
    "Bartholomäus",
    "Théodora-Léa",
    "Wilhelminaaa",
    "Konstantinos",
    "Emmanuellaaa",
    "Friederikeee",
    "Anne-Charlot",
];

/// One game told in one language.
struct Told<'a> {
    game: &'a WabiSaby,
    speaker: Speaker<'a>,
}

/// Whether a text is whole: no message or argument missing.
fn whole(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(['‹', '›', '{', '}'])
}

fn assert_phrase(text: &str) {
    assert!(whole(text) && text.trim() == text && !text.contains("  "), "{text:?}");
}

fn assert_sentence(text: &str) {
    assert_phrase(text);
    assert!(text.ends_with(['.', '?']), "{text:?}");
}

fn assert_fits(text: &str) {
    assert!(whole(text), "{text}");
    for line in text.lines() {
        assert!(line.chars().count() <= WIDTH, "{} columns: {line}", line.chars().count());
        assert!(line.trim_end() == line, "{line:?}");
    }
}

impl Told<'_> {
    fn see(&self, state: &State, legal: &[Action], chooses: Option<Seat>) {
        let (game, speaker) = (self.game, &self.speaker);
        for viewer in Viewer::all(game.seats()) {
            let mut view = game.view(state, viewer);
            assert_fits(&WabiSabyGuide::draw(game, &view, viewer, speaker));
            WabiSaby::forget(&mut view);
            let drawn = WabiSabyGuide::draw(game, &view, viewer, speaker);
            assert!(!drawn.contains("(n)") && !drawn.contains("(W)"), "{drawn}");
            for line in game.receipts(&view).iter().flatten() {
                assert_phrase(&WabiSabyGuide::receipt_line(game, line, speaker));
            }
        }
        let Some(seat) = chooses else { return };
        let view = game.view(state, Viewer::Seat(seat));
        let asked = WabiSabyGuide::ask(game, &view, seat, speaker);
        assert_sentence(&asked);
        assert!(asked.contains(speaker.name(seat)), "{asked}");
        for &action in legal {
            assert_phrase(&WabiSabyGuide::offer(game, &view, seat, action, speaker));
            let explained = WabiSabyGuide::explain(game, &view, seat, action, speaker);
            assert_sentence(&explained);
            assert!(explained.contains("(R"), "{explained}");
            let reason = WabiSabyGuide::reason(game, &view, seat, action, speaker);
            assert_sentence(&reason.expect("every choice has a reason"));
        }
        self.reckoned(state, seat);
    }

    /// What is reckoned of the hand that counts holds for what it truly is, remembering or not.
    fn reckoned(&self, state: &State, seat: Seat) {
        let game = self.game;
        let mut view = game.view(state, Viewer::Seat(seat));
        for _ in 0..2 {
            let reckoned = WabiSabyGuide::reckon(game, &view, None).expect("it is always reckoned");
            WabiSaby::forget(&mut view);
            let counts = &reckoned["counts"];
            let Some(whose) = counts["seat"].as_u64() else { continue };
            let cards = game.everything(state).hands[whose as usize].map(|seen| match seen {
                Seen::Face(card) => card,
                Seen::Back => panic!("everything is seen"),
            });
            let (low, high) = (counts["low"].as_u64(), counts["high"].as_u64());
            let truth = total(cards) as u64;
            assert!(low <= Some(truth) && Some(truth) <= high, "{truth} in {counts}");
            if let Some(points) = game.points_of(total(cards)) {
                let [least, most] = [0, 1].map(|at| counts["pays"][at].as_u64());
                assert!(least <= Some(points.into()) && Some(points.into()) <= most, "{points} in {counts}");
            } else {
                assert_eq!(counts["bin"], true, "{counts}");
            }
            assert!(counts["unknown"] != 0 || low == high, "{counts}");
        }
    }

    /// Plays at random, telling everything to everybody; how many sentences the log has.
    fn play(&self, seed: u64) -> usize {
        let (game, speaker) = (self.game, &self.speaker);
        let (mut luck, mut log, mut legal, mut told) = (SeededRng::new(seed), Vec::<Event>::new(), Vec::new(), 0);
        let mut state = begin(game, &mut luck, Some(&mut log));
        loop {
            for event in log.drain(..) {
                let sightings = Viewer::all(game.seats()).filter_map(|viewer| game.sighting(event, viewer));
                for sighting in sightings {
                    assert_sentence(&WabiSabyGuide::tell(game, &sighting, speaker));
                    if let Some(faded) = WabiSabyGuide::faded(game, &sighting, speaker) {
                        assert_sentence(&faded);
                        assert!(!faded.contains(|letter: char| letter.is_ascii_digit()), "{faded}");
                    }
                    told += 1;
                }
            }
            legal.clear();
            let seat = match game.status(&state) {
                Status::Awaiting(seats) => seats.first().expect("somebody is awaited"),
                Status::Over(ended) => {
                    assert_sentence(&outcome(&ended, speaker));
                    self.see(&state, &[], None);
                    return told;
                }
            };
            game.legal_actions(&state, seat, &mut legal);
            if luck.below(8) == 0 {
                self.see(&state, &legal, Some(seat));
            }
            let action = legal[luck.below(legal.len() as u32) as usize];
            apply(game, &mut state, seat, action, &mut luck, Some(&mut log)).expect("a listed action is accepted");
        }
    }
}

fn told_in(lang: Lang) {
    let words = Words::new(lang, Some(WabiSabyGuide::WORDS));
    let names = NAMES.map(String::from);
    for (seats, limit) in [(1, "auto"), (2, "0"), (2, "3"), (4, "auto"), (8, "20")] {
        let given = [("stall_limit", Setting::Word(limit.into())), ("target_score", Setting::Word("3".into()))];
        let options = Options::new(&WabiSaby::options(), given, seats).expect("such options may be set");
        let game = WabiSaby::new(seats, &options, Components::ours()).expect("our components are enough");
        let told = Told { game: &game, speaker: Speaker { words: &words, names: &names[..seats] } };
        for seed in 0..4 {
            assert!(told.play(seed) > 60);
        }
        assert_fits(&WabiSabyGuide::describe(&game, &words).text);
    }
}

#[test]
fn whole_games_are_told_in_english() {
    told_in(Lang::En);
}

#[test]
fn whole_games_are_told_in_french() {
    told_in(Lang::Fr);
}
