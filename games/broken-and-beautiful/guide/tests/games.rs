//! Whole games of random choices, told from first to last in both languages.

use tsugi_broken_and_beautiful::{Action, Deck, ENGLISH, Event, FRENCH, Pottery, Rules, Supply};
use tsugi_broken_and_beautiful_guide::PotteryGuide;
use tsugi_engine::{Chance, Game, Scored, Seat, SeatSet, SeededRng, Status, Viewer, apply, begin};
use tsugi_narrator::{Lang, Narrate, Speaker, WIDTH, Words, outcome};

/// The longest names that a table must hold.
const NAMES: [&str; 4] = ["Maximilienne", "Bartholomäus", "Théodora-Léa", "Wilhelminaaa"];

/// One game told in one language.
struct Told<'a> {
    game: &'a Pottery,
    speaker: Speaker<'a>,
}

/// Whether a text is whole: no message or argument missing, no copy of a card numbered.
fn whole(text: &str) -> bool {
    let numbered = text.as_bytes().windows(2).any(|pair| pair[0] == b'-' && pair[1].is_ascii_digit());
    !text.trim().is_empty() && !text.contains(['‹', '›', '{', '}']) && !numbered
}

fn assert_phrase(text: &str) {
    assert!(whole(text) && text.trim() == text && !text.contains("  "), "{text:?}");
}

fn assert_sentence(text: &str) {
    assert_phrase(text);
    assert!(text.ends_with('.'), "{text:?}");
}

/// A table fits a terminal and has no ragged spaces after its column of points.
fn assert_table(text: &str) {
    assert!(whole(text), "{text}");
    for line in text.lines() {
        assert!(line.chars().count() <= WIDTH, "{} columns: {line}", line.chars().count());
        let words: String = line.chars().skip(6).collect();
        assert!(line.trim_end() == line && !words.contains("  "), "{line:?}");
    }
}

impl Told<'_> {
    fn see(&self, state: &<Pottery as Game>::State, legal: &[Action], chooses: Option<Seat>) {
        let (game, speaker) = (self.game, &self.speaker);
        for viewer in Viewer::all(game.seats()) {
            assert_table(&PotteryGuide::draw(game, &game.view(state, viewer), viewer, speaker));
        }
        let view = game.view(state, Viewer::Spectator);
        for seat in Seat::all(game.seats()) {
            let asked = PotteryGuide::ask(game, &view, seat, speaker);
            assert_sentence(&asked);
            assert!(chooses.is_none() || asked.contains(speaker.name(chooses.expect("somebody chooses"))), "{asked}");
        }
        for line in game.receipts(&view).iter().flatten() {
            assert_phrase(&PotteryGuide::receipt_line(game, line, speaker));
        }
        for &action in legal {
            let seat = chooses.expect("choices are somebody's");
            assert_phrase(&PotteryGuide::offer(game, &view, seat, action, speaker));
            let explained = PotteryGuide::explain(game, &view, seat, action, speaker);
            assert_sentence(&explained);
            assert!(explained.contains("(R") || explained.contains(", R"), "{explained}");
        }
    }

    /// Plays at random, telling everything; how many sentences the log has.
    fn play(&self, seed: u64) -> usize {
        let (game, speaker) = (self.game, &self.speaker);
        let (mut luck, mut log, mut legal, mut told) = (SeededRng::new(seed), Vec::new(), Vec::new(), 0);
        let mut state = begin(game, &mut luck, Some(&mut log));
        loop {
            for event in log.drain(..) {
                assert_sentence(&PotteryGuide::tell(game, &event, speaker));
                told += 1;
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
            self.see(&state, &legal, Some(seat));
            let action = legal[luck.below(legal.len() as u32) as usize];
            apply(game, &mut state, seat, action, &mut luck, Some(&mut log)).expect("a listed action is accepted");
        }
    }
}

/// Both editions, and one with everything that a table may set.
fn rules() -> [Rules; 3] {
    let seats = |list: [usize; 2]| list.map(Seat::at).into_iter().collect::<SeatSet>();
    let novices = seats([0, 1]);
    [ENGLISH, FRENCH, Rules { supply: Supply::Unlimited, novices, last_placed: novices, ..ENGLISH }]
}

fn told_in(lang: Lang) {
    let words = Words::new(lang, Some(PotteryGuide::WORDS));
    let names = NAMES.map(String::from);
    for rules in rules() {
        for seats in 2..=4 {
            let game = Pottery::new(seats, rules.clone(), Deck::ours()).expect("our own deck");
            let told = Told { game: &game, speaker: Speaker { words: &words, names: &names[..seats] } };
            for seed in 0..6 {
                assert!(told.play(seed) > 60);
            }
        }
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

/// Trays with a pattern and many copies: whatever deck an owner of the box writes down.
#[test]
fn a_deck_of_ones_own_is_told_as_well() {
    let cards = "[[card]]\ntype = \"bowl\"\npatterns = [\"blue\"]\ncopies = 20\ningots = 15\n\
                 [[card]]\ntype = \"serving-tray\"\npatterns = [\"white\"]\ncopies = 20\ningots = 0\n\
                 [[card]]\ntype = \"gold\"\ncopies = 10\ningots = 1\n";
    let deck = Deck::read("own.toml", cards).expect("a deck that can be played with");
    let names = NAMES.map(String::from);
    for lang in Lang::ALL {
        let words = Words::new(lang, Some(PotteryGuide::WORDS));
        let game = Pottery::new(2, ENGLISH, deck.clone()).expect("enough cards");
        let told = Told { game: &game, speaker: Speaker { words: &words, names: &names[..2] } };
        for seed in 0..6 {
            told.play(seed);
        }
        let components = PotteryGuide::describe(&game, &words).text;
        assert!(whole(&components) && components.lines().all(|line| line.chars().count() <= WIDTH), "{components}");
    }
}

/// What an offer says of ingots is what the rules then take and give.
#[test]
fn offered_prices_and_gains_come_true() {
    let (mut sold, mut mended) = (0, 0);
    for (rules, seed) in rules().into_iter().flat_map(|rules| (0..20).map(move |seed| (rules.clone(), seed))) {
        let game = Pottery::new(3, rules, Deck::ours()).expect("our own deck");
        let mut luck = SeededRng::new(seed);
        let mut state = begin(&game, &mut luck, None);
        while let Status::Awaiting(seats) = game.status(&state) {
            let seat = seats.first().expect("somebody is awaited");
            let (mut legal, mut log) = (Vec::new(), Vec::new());
            game.legal_actions(&state, seat, &mut legal);
            let action = legal[luck.below(legal.len() as u32) as usize];
            let view = game.view(&state, Viewer::Seat(seat));
            apply(&game, &mut state, seat, action, &mut luck, Some(&mut log)).expect("a listed action is accepted");
            match log[0] {
                Event::CardSold { card, ingots, .. } => {
                    assert_eq!(game.sale_seen(&view, card), ingots);
                    sold += 1;
                }
                Event::CardRepaired { seat, card, price } => {
                    assert_eq!(game.price_seen(&view, seat, card), price);
                    mended += 1;
                }
                _ => {}
            }
        }
    }
    assert!(sold > 100 && mended > 100, "{sold} sales and {mended} repairs");
}
