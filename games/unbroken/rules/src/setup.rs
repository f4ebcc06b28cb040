//! The game as a value, and the table before the first choice.

use std::sync::Arc;

use tsugi_engine::{ComponentError, Message, OptionSpec, Options, Play, Setting, Values};

use crate::{
    Components, Event, Resource, Slug,
    check::{MOST_CONDITIONS, MOST_WEAPONS},
    files::whole,
    flow::Run,
    parts::{Difficulty, Level},
    set::Set,
    state::{Conditions, Counters, Phase, Pile, Stage, State, Weapons},
    tasks::{Rest, Task},
};

/// The words of the option `difficulty`, in the order of the file.
pub const DIFFICULTIES: [&str; 3] = ["easy", "normal", "hard"];
/// The words of the option `character`, with our own characters.
const CHARACTERS: [&str; 5] = ["random", "pit-fighter", "burglar", "trapper", "field-surgeon"];

/// Who is played (R1.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Played {
    /// Drawn by lot.
    Drawn,
    /// Chosen.
    Chosen(Slug),
}

/// What is dropped of a rolled result of which a skill ignores a kind of effect (R6.19).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dropped {
    /// The whole result: nothing happens.
    #[default]
    Result,
    /// The ignored part alone.
    Part,
}

/// The words of the option `ignored`.
const DROPPED: [&str; 2] = ["result", "part"];

/// Unbroken: the box, how hard, and who is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unbroken {
    pub(crate) parts: Arc<Components>,
    pub(crate) difficulty: usize,
    pub(crate) character: Played,
    pub(crate) dropped: Dropped,
}

impl Unbroken {
    /// The game with this box, if it has that character.
    pub fn new(parts: Components, difficulty: &str, character: Played) -> Result<Self, ComponentError> {
        if let Played::Chosen(id) = character
            && parts.character_of(id).is_none()
        {
            let known: Vec<String> = parts.parts().characters.iter().map(|one| one.id.to_string()).collect();
            let problem = Message::new("error-unbroken-unknown-character").with("id", id).with("known", known);
            return Err(whole("characters.toml", problem));
        }
        let difficulty = DIFFICULTIES.iter().position(|word| *word == difficulty).unwrap_or(1);
        Ok(Self { parts: Arc::new(parts), difficulty, character, dropped: Dropped::default() })
    }

    /// What may be set.
    pub fn options() -> Vec<OptionSpec> {
        let word = |word: &str| Setting::Word(word.into());
        vec![
            OptionSpec { key: "difficulty", values: Values::Words(&DIFFICULTIES), default: word("normal") },
            OptionSpec { key: "character", values: Values::Name(&CHARACTERS), default: word("random") },
            OptionSpec { key: "ignored", values: Values::Words(&DROPPED), default: word(DROPPED[0]) },
        ]
    }

    /// The game that options make of a box.
    pub fn from_options(options: &Options, parts: Components) -> Result<Self, ComponentError> {
        let character = match options.word("character") {
            None | Some("random") => Played::Drawn,
            Some(id) => match Slug::new(id) {
                Some(id) => Played::Chosen(id),
                None => {
                    return Err(whole("characters.toml", Message::new("error-unbroken-no-character").with("id", id)));
                }
            },
        };
        let dropped = if options.word("ignored") == Some(DROPPED[1]) { Dropped::Part } else { Dropped::Result };
        Ok(Self::new(parts, options.word("difficulty").unwrap_or("normal"), character)?.dropping(dropped))
    }

    /// The same game in which so much of an ignored result is dropped.
    #[must_use]
    pub fn dropping(self, dropped: Dropped) -> Self {
        Self { dropped, ..self }
    }

    /// What is dropped of a result of which a skill ignores a kind of effect (R6.19).
    pub fn dropped(&self) -> Dropped {
        self.dropped
    }

    /// The box.
    pub fn parts(&self) -> &Components {
        &self.parts
    }

    /// How hard it is: `normal`.
    pub fn difficulty(&self) -> &'static str {
        DIFFICULTIES[self.difficulty % 3]
    }

    /// Whether who is played is drawn by lot.
    pub fn character_is_drawn(&self) -> bool {
        self.character == Played::Drawn
    }

    /// The difficulty setting.
    #[inline(always)]
    pub fn setting(&self) -> &Difficulty {
        &self.parts.tracks().difficulties[self.difficulty % 3]
    }

    /// A level, from 1; its ability uses are what the file says, one at level I (R1.8).
    #[inline(always)]
    pub fn level(&self, level: u8) -> &Level {
        &self.parts.tracks().levels[usize::from(level.clamp(1, 4)) - 1]
    }
}

/// The box as it is opened: everything in its deck, the first weapon in hand.
pub(crate) fn unpack(game: &Unbroken) -> State {
    let parts = &game.parts;
    let mut stack = [0; MOST_WEAPONS];
    stack[0] = parts.weapon_place(parts.tracks().weapon).unwrap_or(0) as u8;
    State {
        purse: game.setting().resources.with(Resource::Time, game.level(1).time),
        character: 0,
        level: 0,
        uses: 0,
        stage: Stage::Travel,
        phase: Phase::Setup,
        rest: Rest::EMPTY,
        encounters: Pile { deck: Set::first(parts.deck_size()), ..Pile::default() },
        chosen: Set::EMPTY,
        skills: Pile { deck: parts.skills, ..Pile::default() },
        owned: Set::EMPTY,
        used: Set::EMPTY,
        answered: Set::EMPTY,
        weapons: Weapons { stack, len: 1, disarmed: 0 },
        conditions: Conditions { rounds: [0; MOST_CONDITIONS], ..Conditions::default() },
        foe: None,
        looked: 0,
        committed: false,
        stunned: false,
        hurt: 0,
        added: 0,
        roll: 0,
        counters: Counters::default(),
    }
}

/// R1.9: who is played; R1.5: on Easy the die, then a skill; then level I.
pub(crate) fn setup(play: &mut Play<'_, Unbroken>) {
    let game = play.game();
    let characters = &game.parts.parts().characters;
    let character = match game.character {
        Played::Chosen(id) => id,
        Played::Drawn => characters[play.draw(characters.len() as u32) as usize % characters.len()].id,
    };
    play.emit(Event::CharacterTaken { character });
    let setting = game.setting();
    let mut run = Run { play, rest: Rest::EMPTY };
    if let Some(bonus) = &setting.bonus_die {
        let die = run.play.draw(6) as u8 + 1;
        let gained = run.room(bonus[usize::from(die - 1) % 6]);
        run.play.emit(Event::BonusRolled { die, gained });
    }
    run.rest.push(Task::BeginLevel);
    if setting.skill_at_setup > 0 {
        run.rest.push(Task::RevealSkills { cards: setting.skill_at_setup });
    }
    run.go_on();
}
