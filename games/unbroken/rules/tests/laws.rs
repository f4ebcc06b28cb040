//! The law suite on Unbroken: every character and difficulty, odd boxes. The greedy player keeps it in the
//! guide's tests.

use tsugi_engine::{
    Chance, Game, Imagine, Outcome, Seat, SeededRng, Status, Viewer, apply, begin,
    conformance::{Effort, Law, Report, Subject, examine},
};
use tsugi_unbroken::{Components, DIFFICULTIES, Played, Slug, State, Unbroken, test_kit::Caverns};

const SEAT: Seat = Seat::at(0);

fn slug(id: &str) -> Slug {
    id.parse().expect("an id")
}

fn game(difficulty: &str, character: &str) -> Unbroken {
    let played = if character == "random" { Played::Drawn } else { Played::Chosen(slug(character)) };
    Unbroken::new(Components::ours(), difficulty, played).expect("our own box")
}

fn caverns(difficulty: &str, character: &str) -> Caverns {
    Caverns::random(game(difficulty, character))
}

/// Every law holds, and each has looked at every game that was to be looked at.
fn keeps_every_law(name: &str, subject: &impl Subject, effort: Effort) -> Report {
    let report = examine(subject, effort);
    println!("{name}\n{report}");
    assert_eq!(report.verdict(), Ok(()), "{name}");
    for law in Law::ALL.into_iter().filter(|law| !SAMPLED.contains(law)) {
        assert_eq!(report.of(law).games, effort.games, "{name}: {law}");
    }
    report
}

/// The laws that look at some games only: at those played again, and at those with something to take
/// back where they are looked at.
const SAMPLED: [Law; 3] = [Law::SameSeedSameLog, Law::AnyEventIsTaken, Law::UndoStopsInTime];

fn keeps_every_law_at_every_difficulty(character: &str) {
    for difficulty in DIFFICULTIES {
        let name = format!("{character}, {difficulty}");
        let report = keeps_every_law(&name, &caverns(difficulty, character), Effort::games(2_000));
        assert!(report.of(Law::ListedIsLegal).choices > 20_000, "{name}");
        assert!(report.of(Law::FutureUnwritten).pairs > 4_000, "{name}");
        assert!(report.of(Law::UndoStopsInTime).pairs > 500, "{name}");
        // Nothing in a log is hidden; what is yet to come is hidden from all.
        assert_eq!(report.of(Law::NoLeak).pairs, 0);
    }
}

#[test]
fn the_pit_fighter_keeps_every_law() {
    keeps_every_law_at_every_difficulty("pit-fighter");
}

#[test]
fn the_burglar_keeps_every_law() {
    keeps_every_law_at_every_difficulty("burglar");
}

#[test]
fn the_trapper_keeps_every_law() {
    keeps_every_law_at_every_difficulty("trapper");
}

#[test]
fn the_field_surgeon_keeps_every_law() {
    keeps_every_law_at_every_difficulty("field-surgeon");
}

#[test]
fn a_character_drawn_by_lot_keeps_every_law() {
    keeps_every_law("drawn", &caverns("easy", "random"), Effort { close: 4, again: 1, ..Effort::games(200) });
}

/// Plays at random and shows every state to `each`.
fn random_games(game: &Unbroken, seeds: std::ops::Range<u64>, mut each: impl FnMut(&State)) {
    for seed in seeds {
        let mut luck = SeededRng::new(seed);
        let mut state = begin(game, &mut luck, None);
        loop {
            each(&state);
            let Status::Awaiting(_) = game.status(&state) else { break };
            let mut legal = Vec::new();
            game.legal_actions(&state, SEAT, &mut legal);
            let action = legal[luck.below(legal.len() as u32) as usize];
            apply(game, &mut state, SEAT, action, &mut luck, None).expect("what is listed is legal");
        }
    }
}

/// For search: an imagined truth gives back the view it came from, and offers the same choices.
#[test]
fn an_imagined_truth_gives_back_its_view() {
    for difficulty in DIFFICULTIES {
        let game = game(difficulty, "random");
        let mut seen = 0;
        random_games(&game, 0..200, |state| {
            let view = game.view(state, Viewer::Spectator);
            let imagined = game.imagine(&view, &mut SeededRng::new(0));
            assert_eq!(game.view(&imagined, Viewer::Spectator), view);
            assert_eq!(game.audit(&imagined), Ok(()));
            let (mut one, mut two) = (Vec::new(), Vec::new());
            game.legal_actions(state, SEAT, &mut one);
            game.legal_actions(&imagined, SEAT, &mut two);
            assert_eq!(one, two);
            seen += 1;
        });
        assert!(seen > 2_000);
    }
}

/// What an outcome says is what the state says.
#[test]
fn a_defeat_has_no_score() {
    let game = game("hard", "random");
    random_games(&game, 0..100, |state| {
        if let Status::Over(outcome) = game.status(state) {
            let won = state.ending() == Some(tsugi_unbroken::Ending::Won);
            assert!(matches!(outcome, Outcome::Together { won: w, score } if w == won && score.is_some() == won));
        }
    });
}

/// One begins with plenty, so that random play comes to every level and every kind of question.
#[test]
fn a_rich_start_keeps_every_law_up_to_level_four() {
    let plenty = "{ small = 20, medium = 10, large = 8, cunning = 8, food = 8, wood = 8, metal = 8, treasure = 8 }";
    let tracks =
        include_str!("../data/tracks.toml").replace("{ small = 13 }", plenty).replace("{ small = 10 }", plenty);
    let rich = Components::read("", |file| (file == "tracks.toml").then_some(tracks.as_str())).expect("only richer");
    for difficulty in DIFFICULTIES {
        let subject = Caverns::random(Unbroken::new(rich.clone(), difficulty, Played::Drawn).expect("a game"));
        let report =
            keeps_every_law(&format!("rich, {difficulty}"), &subject, Effort { close: 8, ..Effort::games(300) });
        assert!(report.of(Law::ListedIsLegal).choices > 8_000);
        let mut reached = 0;
        random_games(subject.game(), 0..100, |state| reached = reached.max(state.level()));
        assert_eq!(reached, 4);
    }
}

/// No cost, no time, and monsters that always miss: whatever the files say, it ends.
#[test]
fn a_box_in_which_nothing_costs_anything_keeps_every_law() {
    let free = |text: &str| {
        let lines = text.lines().map(|line| match line.split_once('=') {
            Some(("cost ", _)) => "cost = {}".to_owned(),
            Some(("time ", _)) => "time = 0".to_owned(),
            _ => line.to_owned(),
        });
        lines.collect::<Vec<_>>().join("\n")
    };
    let (actions, encounters) =
        (free(include_str!("../data/actions.toml")), free(include_str!("../data/encounters.toml")));
    let actions = actions.replace("limit = \"exploration\"", "limit = \"none\"");
    let parts = Components::read("", |file| match file {
        "actions.toml" => Some(actions.as_str()),
        "encounters.toml" => Some(encounters.as_str()),
        _ => None,
    });
    let game = Unbroken::new(parts.expect("such a box may be played with"), "normal", Played::Drawn).expect("a game");
    keeps_every_law("nothing costs anything", &Caverns::random(game), Effort { close: 64, ..Effort::games(100) });
}
