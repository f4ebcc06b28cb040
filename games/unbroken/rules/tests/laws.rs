//! The law suite on Unbroken: every character and difficulty, odd boxes, and a player who only looks.

use tsugi_engine::{
    Bot, Chance, Eyes, Game, Imagine, Outcome, Seat, Seeded, Status, Viewer, apply, begin,
    conformance::{Effort, History, Law, Report, Subject, examine},
};
use tsugi_unbroken::{Action, Components, DIFFICULTIES, Event, Played, Slug, State, Unbroken};
use tsugi_unbroken_guide::Survivor;

const SEAT: Seat = Seat::at(0);

/// What the rulebook says of a game.
struct Caverns(Unbroken);

/// The same, played by somebody who comes further than chance.
struct Survived(Caverns);

impl Subject for Caverns {
    type Game = Unbroken;

    fn game(&self) -> &Unbroken {
        &self.0
    }

    /// Every verb with every id of the box, an id that no box holds, and numbers beyond reason.
    fn every_action(&self) -> Vec<Action> {
        let (parts, nobody) = (self.0.parts(), [slug("nobody")]);
        let powers = parts.powers().iter().map(|one| one.id).chain(nobody);
        let cards = parts.parts().encounters.iter().map(|one| one.id).chain(nobody);
        let weapons = parts.parts().weapons.iter().map(|one| one.id).chain(nobody);
        let conditions = parts.parts().conditions.iter().map(|one| one.id).chain(nobody);
        let mut all = vec![
            Action::Downgrade,
            Action::EndPreparation,
            Action::Fight,
            Action::Explore,
            Action::Endure,
            Action::Trick,
            Action::Battle,
            Action::Skip,
            Action::Pass,
        ];
        all.extend(
            powers
                .flat_map(|id| [Action::Act { action: id }, Action::Respond { power: id }, Action::Keep { skill: id }]),
        );
        all.extend(cards.flat_map(|card| [Action::Resolve { card }, Action::Rest { card }]));
        all.extend(weapons.map(|to| Action::Craft { to }));
        all.extend(conditions.map(|condition| Action::Cure { condition }));
        all.extend([0, 1, 2, 3, 4, 5, 6, 7, 200].map(|index| Action::Attack { index }));
        all.extend([0, 1, 2, 3, 4, 5, 6, 200].map(|food| Action::Eat { food }));
        all
    }

    /// R4.15: 200 explorations a level, each with 200 actions and four choices around them; R6.18,
    /// R6.21: 100 rounds of 100 actions, each with some answers.
    fn longest(&self) -> usize {
        4 * (200 * 210 + 100 * 100 * 10)
    }

    /// Every lot is one that somebody sees fall: who is played where that is drawn (R1.9), dice (R1.5,
    /// R4.13, R6.7), cards as they are turned, and monsters as they are revealed (R1.1).
    fn lots_due(&self, history: &History<Unbroken>) -> u64 {
        let lot = |event: &&Event| match event {
            Event::CharacterTaken { .. } => self.0.character_is_drawn(),
            Event::BonusRolled { .. }
            | Event::Gambled { .. }
            | Event::MonsterRolled { .. }
            | Event::EncounterRevealed { .. }
            | Event::SkillRevealed { .. }
            | Event::MonsterRevealed { .. } => true,
            _ => false,
        };
        history.events().filter(lot).count() as u64
    }

    /// Nothing in a log is hidden from anybody: decks have no order and levels no monster until a card
    /// or a sheet is turned (R1.1). So nothing can be dealt otherwise; `lots_due` keeps the secrets.
    fn reshuffle(&self, _: &History<Unbroken>, _: Viewer, _: &mut Seeded) -> Option<History<Unbroken>> {
        None
    }
}

impl Subject for Survived {
    type Game = Unbroken;

    fn game(&self) -> &Unbroken {
        self.0.game()
    }

    fn every_action(&self) -> Vec<Action> {
        self.0.every_action()
    }

    fn longest(&self) -> usize {
        self.0.longest()
    }

    fn lots_due(&self, history: &History<Unbroken>) -> u64 {
        self.0.lots_due(history)
    }

    fn reshuffle(&self, _: &History<Unbroken>, _: Viewer, _: &mut Seeded) -> Option<History<Unbroken>> {
        None
    }

    fn choose(&self, eyes: Eyes<'_, Unbroken>, legal: &[Action], whim: &mut Seeded) -> Action {
        Survivor::default().choose(eyes, legal, whim)
    }
}

fn slug(id: &str) -> Slug {
    id.parse().expect("an id")
}

fn caverns(difficulty: &str, character: &str) -> Caverns {
    let played = if character == "random" { Played::Drawn } else { Played::Chosen(slug(character)) };
    Caverns(Unbroken::new(Components::ours(), difficulty, played).expect("our own box"))
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
        let mut luck = Seeded::new(seed);
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

/// The greedy player's games, most of which chance never sees.
#[test]
fn two_hundred_games_of_the_greedy_player_keep_every_law() {
    let subject = Survived(caverns("normal", "random"));
    let report = keeps_every_law("greedy", &subject, Effort { close: 16, again: 64, ..Effort::games(200) });
    assert!(report.of(Law::ListedIsLegal).choices > 15_000);
}

/// For search: an imagined truth gives back the view it came from, and offers the same choices.
#[test]
fn an_imagined_truth_gives_back_its_view() {
    for difficulty in DIFFICULTIES {
        let game = caverns(difficulty, "random").0;
        let mut seen = 0;
        random_games(&game, 0..200, |state| {
            let view = game.view(state, Viewer::Spectator);
            let imagined = game.imagine(&view, &mut Seeded::new(0));
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
    let game = caverns("hard", "random").0;
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
        let subject = Caverns(Unbroken::new(rich.clone(), difficulty, Played::Drawn).expect("a game"));
        let report =
            keeps_every_law(&format!("rich, {difficulty}"), &subject, Effort { close: 8, ..Effort::games(300) });
        assert!(report.of(Law::ListedIsLegal).choices > 8_000);
        let mut reached = 0;
        random_games(&subject.0, 0..100, |state| reached = reached.max(state.level()));
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
    keeps_every_law("nothing costs anything", &Caverns(game), Effort { close: 64, ..Effort::games(100) });
}
