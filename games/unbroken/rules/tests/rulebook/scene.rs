//! A scene: the sheets as they lie, changed where a test says so, played by short words.
//!
//! A scene is a view with some of its fields replaced, as JSON; since nothing decided is hidden, a
//! view is enough to go on from. Cards and skills that are named elsewhere leave their decks.

use std::sync::LazyLock;

use serde_json::{Value, json};
use tsugi_engine::{Game, Imagine, Outcome, Refused, Scripted, Seat, SeededRng, Status, Viewer, apply, begin};
use tsugi_unbroken::{Action, Components, Event, Played, Purse, Resource, Slug, State, Unbroken, View};

const SEAT: Seat = Seat::at(0);

/// Our box, read once.
static OURS: LazyLock<Components> = LazyLock::new(Components::ours);

/// A game in progress.
pub(crate) struct Scene {
    pub(crate) game: Unbroken,
    pub(crate) state: State,
    /// What the last choice brought.
    pub(crate) events: Vec<Event>,
    lots: Vec<u32>,
}

pub(crate) fn slug(id: &str) -> Slug {
    id.parse().expect("an id")
}

/// "small 3 food 1".
pub(crate) fn purse(text: &str) -> Purse {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.chunks(2).fold(Purse::EMPTY, |purse, pair| {
        let resource = Resource::ALL.into_iter().find(|one| one.name() == pair[0]).expect("a resource");
        purse.with(resource, pair[1].parse().expect("a number"))
    })
}

pub(crate) fn game(difficulty: &str, character: &str) -> Unbroken {
    Unbroken::new(OURS.clone(), difficulty, Played::Chosen(slug(character))).expect("our own box")
}

/// Our box with one of its files changed: what stands there, and what is put in its place.
pub(crate) fn box_with(file: &str, changes: &[(&str, &str)]) -> Components {
    let mut text = match file {
        "actions.toml" => include_str!("../../data/actions.toml"),
        "encounters.toml" => include_str!("../../data/encounters.toml"),
        "skills.toml" => include_str!("../../data/skills.toml"),
        _ => panic!("no test changes {file}"),
    }
    .to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{file} has no {old}");
        text = text.replacen(old, new, 1);
    }
    Components::read("", |name| (name == file).then_some(text.as_str())).expect("such a box may be played with")
}

/// The Preparation Step of level I: `resources` as given, then fields of the view.
pub(crate) fn travel(resources: &str, fields: Value) -> Scene {
    laid(game("normal", "pit-fighter"), resources, fields)
}

/// The player's turn in a battle with that monster, normal difficulty.
pub(crate) fn battle(resources: &str, monster: &str, fields: Value) -> Scene {
    battle_of(game("normal", "pit-fighter"), resources, monster, fields)
}

/// The same in any game.
pub(crate) fn battle_of(game: Unbroken, resources: &str, monster: &str, fields: Value) -> Scene {
    let sheet = game.parts().monster(slug(monster)).expect("a monster").clone();
    let mut all = json!({
        "level": sheet.level, "stage": "combat", "phase": "turn", "rest": ["end_round", "monster_turn"],
        "monster": { "monster": monster, "health": sheet.health, "armor": sheet.armor, "guarded": false, "staggered": 0 },
        "may_hide": [],
        "counters": { "preparations": 0, "explorations": 0, "rounds": 1, "actions": 0, "rerolls": 0 },
    });
    merge(&mut all, fields);
    laid(game, resources, all)
}

fn merge(into: &mut Value, from: Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (key, value) in from {
                merge(into.entry(key).or_insert(Value::Null), value);
            }
        }
        (into, from) => *into = from,
    }
}

/// A scene of that game.
pub(crate) fn laid(game: Unbroken, resources: &str, fields: Value) -> Scene {
    let state = begin(&game, &mut SeededRng::new(1), None);
    let mut view = serde_json::to_value(game.view(&state, Viewer::Spectator)).expect("a view is data");
    view["resources"] = serde_json::to_value(purse(resources)).expect("a purse is data");
    merge(&mut view, fields);
    leave(&mut view, "deck", &["revealed", "discards", "chosen"]);
    leave(&mut view, "skill_deck", &["skills", "revealed_skills", "skill_discards"]);
    let view: View = serde_json::from_value(view).expect("fields of a view");
    let state = game.imagine(&view, &mut SeededRng::new(0));
    assert_eq!(game.audit(&state), Ok(()), "the scene is sound");
    Scene { game, state, events: Vec::new(), lots: Vec::new() }
}

/// What is named in other places leaves its deck.
fn leave(view: &mut Value, deck: &str, places: &[&str]) {
    let named: Vec<Value> = places
        .iter()
        .flat_map(|place| match &view[*place] {
            Value::Array(list) => list.clone(),
            Value::Null => Vec::new(),
            one => vec![one.clone()],
        })
        .collect();
    let list = view[deck].as_array_mut().expect("a deck");
    for card in named {
        let place = list.iter().position(|one| *one == card);
        list.remove(place.unwrap_or_else(|| panic!("{card} is in no {deck}")));
    }
}

/// "resolve fat-toad", "attack 0", "end".
pub(crate) fn action(words: &str) -> Action {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    match verb {
        "act" => Action::Act { action: slug(rest) },
        "craft" => Action::Craft { to: slug(rest) },
        "downgrade" => Action::Downgrade,
        "end" => Action::EndPreparation,
        "fight" => Action::Fight,
        "explore" => Action::Explore,
        "resolve" => Action::Resolve { card: slug(rest) },
        "rest" => Action::Rest { card: slug(rest) },
        "endure" => Action::Endure,
        "trick" => Action::Trick,
        "battle" => Action::Battle,
        "attack" => Action::Attack { index: rest.parse().expect("a number") },
        "skip" => Action::Skip,
        "respond" => Action::Respond { power: slug(rest) },
        "pass" => Action::Pass,
        "keep" => Action::Keep { skill: slug(rest) },
        "cure" => Action::Cure { condition: slug(rest) },
        "eat" => Action::Eat { food: rest.parse().expect("a number") },
        _ => panic!("{words} is no choice"),
    }
}

impl Scene {
    /// The next lots: what the die will show.
    pub(crate) fn dice(&mut self, dice: &[u32]) -> &mut Self {
        self.lots.extend(dice.iter().map(|die| die - 1));
        self
    }

    /// The next lots, as they are.
    pub(crate) fn lots(&mut self, lots: &[u32]) -> &mut Self {
        self.lots.extend(lots);
        self
    }

    /// The next lot: this monster of the level.
    pub(crate) fn monster_comes(&mut self, monster: &str) -> &mut Self {
        let hidden = self.view().may_hide;
        let place = hidden.iter().position(|&id| id == slug(monster)).expect("a monster of this level");
        self.lots(&[place as u32])
    }

    /// The next lots: these encounter cards.
    pub(crate) fn cards_come(&mut self, cards: &[&str]) -> &mut Self {
        let mut deck = self.view().deck;
        for card in cards {
            let place = deck.iter().position(|&id| id == slug(card)).expect("a card of the deck");
            deck.remove(place);
            self.lots(&[place as u32]);
        }
        self
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut list = Vec::new();
        if matches!(self.game.status(&self.state), Status::Awaiting(_)) {
            self.game.legal_actions(&self.state, SEAT, &mut list);
        }
        list
    }

    pub(crate) fn offers(&self, words: &str) -> bool {
        self.legal().contains(&action(words))
    }

    /// Plays choices one after another.
    pub(crate) fn plays(&mut self, choices: &[&str]) -> &mut Self {
        for words in choices {
            self.events.clear();
            let mut luck = Scripted::new(std::mem::take(&mut self.lots));
            let done = apply(&self.game, &mut self.state, SEAT, action(words), &mut luck, Some(&mut self.events));
            assert_eq!(done, Ok(()), "{words} in {:?}", self.view().phase);
            assert_eq!(self.game.audit(&self.state), Ok(()), "after {words}");
            while !luck.is_spent() {
                let lot = tsugi_engine::Chance::below(&mut luck, u32::MAX);
                self.lots.push(lot);
            }
        }
        self
    }

    /// A choice that is not offered, and is refused by that ruling.
    pub(crate) fn refuses(&mut self, words: &str, ruling: &str) -> &mut Self {
        assert!(!self.offers(words), "{words} is offered");
        let before = self.state;
        match apply(&self.game, &mut self.state, SEAT, action(words), &mut SeededRng::new(0), None) {
            Err(Refused::Illegal(why)) => {
                assert_eq!(why.ruling(), ruling, "{why}");
                assert!(why.to_string().starts_with(&format!("{ruling}: ")), "{why}");
            }
            other => panic!("{words}: {other:?}"),
        }
        assert_eq!(self.state, before);
        self
    }

    /// Of each resource named, exactly so much.
    pub(crate) fn has(&mut self, resources: &str) -> &mut Self {
        let (own, words) = (self.view().resources, resources.split_whitespace().collect::<Vec<_>>());
        for pair in words.chunks(2) {
            let resource = Resource::ALL.into_iter().find(|one| one.name() == pair[0]).expect("a resource");
            assert_eq!(own.get(resource).to_string(), pair[1], "{} in {own:?}", pair[0]);
        }
        self
    }

    /// What is asked: `turn`, `preparation`, …
    pub(crate) fn is_asked(&mut self, phase: &str) -> &mut Self {
        let asked = match serde_json::to_value(self.view().phase).expect("a phase is data") {
            Value::String(word) => word,
            Value::Object(map) => map.keys().next().cloned().expect("a phase has a name"),
            other => panic!("{other}"),
        };
        assert_eq!(asked, phase);
        self
    }

    /// Health and armor of the monster.
    pub(crate) fn foe(&self) -> (u8, u8) {
        self.view().monster.map_or((0, 0), |foe| (foe.health, foe.armor))
    }

    pub(crate) fn happened(&self, test: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(test)
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.game.status(&self.state) {
            Status::Over(outcome) => Some(outcome),
            Status::Awaiting(_) => None,
        }
    }

    pub(crate) fn is_lost(&self) -> bool {
        matches!(self.outcome(), Some(Outcome::Together { won: false, score: None }))
    }
}
