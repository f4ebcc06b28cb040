//! What a game must tell to stand on the shelf.

use std::ops::RangeInclusive;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tsugi_engine::{Bot, ComponentError, Game, Line, OptionSpec, Options, Seat, Viewer};
use tsugi_narrator::{Lang, Narrate, Words};
use tsugi_search::{Advisor, Budget};

use crate::{Problem, Source};

/// What a game must tell to stand on the shelf.
pub trait Shelved: Sync + Sized + 'static {
    /// The game.
    type Game: Game + Clone;
    /// Who says it.
    type Guide: Narrate<Game = Self::Game>;
    /// Its components as data.
    type Components: Serialize + DeserializeOwned + Clone + Send + Sync;

    /// Its id: `broken-and-beautiful`.
    fn id(&self) -> &'static str;
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// How many may play.
    fn seats(&self) -> RangeInclusive<usize>;
    /// What may be set.
    fn options(&self) -> Vec<OptionSpec>;
    /// Our own components.
    fn ours(&self) -> Self::Components;
    /// Components from files.
    fn read(&self, source: &Source) -> Result<Self::Components, ComponentError>;
    /// The game for so many players with these options and components.
    fn build(
        &self,
        players: usize,
        options: &Options,
        components: Self::Components,
    ) -> Result<Self::Game, ComponentError>;
    /// How to play, in our own words.
    fn how_to_play(&self, lang: Lang) -> &'static str;
    /// The rulings.
    fn rulings(&self, lang: Lang) -> &'static str;

    /// The script of its lesson, where it has one.
    fn lesson(&self) -> Option<&'static str> {
        None
    }

    /// The names of its bots, the random one aside.
    fn bots(&self) -> &'static [&'static str] {
        &[]
    }

    /// A bot by its name, the random one aside.
    fn bot(&self, _name: &str) -> Option<Box<dyn Bot<Self::Game>>> {
        None
    }

    /// How many games a bot plays through for a choice; none for one that is quick by nature.
    fn promises(&self, _name: &str) -> Option<u32> {
        None
    }

    /// With fewer games than this the quick player's opinion is better.
    fn least_games(&self) -> u32 {
        1
    }

    /// A bot that plays games through, within a budget that may be less than it promises.
    fn thinks(&self, _name: &str, _budget: Budget) -> Option<Box<dyn Bot<Self::Game>>> {
        None
    }

    /// A player who searches within a budget, where the game has one.
    fn search(&self, _budget: Budget) -> Option<Box<dyn Bot<Self::Game>>> {
        None
    }

    /// Who gives hints within a budget, where the game has one.
    fn advisor(&self, _budget: Budget) -> Option<Box<dyn Advisor<Self::Game>>> {
        None
    }

    /// The receipts of all seats from a view, where the game scores.
    fn receipts(&self, _game: &Self::Game, _view: &<Self::Game as Game>::View) -> Option<Vec<Vec<Line>>> {
        None
    }

    /// All there is, for looking back once the game is over; where nothing is private, what anybody sees.
    fn everything(&self, game: &Self::Game, state: &<Self::Game as Game>::State) -> <Self::Game as Game>::View {
        game.view(state, Viewer::Spectator)
    }

    /// The ids of all pieces in the order in which a state numbers them.
    fn pieces(&self, _components: &Self::Components) -> Vec<String> {
        Vec::new()
    }

    /// Whether seats see different things, so that a shared screen tells each seat its own log.
    fn hides(&self) -> bool {
        false
    }

    /// Whether what this seat is shown now is for its eyes alone: at one keyboard a curtain falls.
    fn is_private(&self, _game: &Self::Game, _state: &<Self::Game as Game>::State, _seat: Seat) -> bool {
        false
    }

    /// Whether the rules forbid players every word.
    fn is_silent(&self) -> bool {
        false
    }

    /// In which group a simulated game is counted, where reports of this game tell groups apart.
    #[inline(always)]
    fn group(&self, _game: &Self::Game, _end: &<Self::Game as Game>::State) -> Option<Group> {
        None
    }

    /// What a group is called, key by key: `character`, `difficulty`.
    fn group_name(&self, _game: &Self::Game, _group: usize) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Scores a table told by people with the real box; `table` builds the game for so many.
    fn referee(
        &self,
        _told: Value,
        _table: &dyn Fn(usize) -> Result<Self::Game, Problem>,
        _words: &Words,
    ) -> Result<Refereed, Problem> {
        Err(Problem::NoScore { game: self.id() })
    }
}

/// Where a simulated game is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// Which group, from 0.
    pub group: usize,
    /// At which of the game's stages it ended, from 0.
    pub ended_at: usize,
    /// How many stages there are.
    pub stages: usize,
}

/// What the referee says of a table as told.
#[derive(Clone, PartialEq, Debug)]
pub struct Refereed {
    /// The answer in JSON.
    pub answer: Value,
    /// The answer in words, a line each.
    pub lines: Vec<String>,
}
