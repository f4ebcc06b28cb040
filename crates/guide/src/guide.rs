//! What a game tells beside its rules and its words.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tsugi_engine::{Bot, ComponentError, Game, Line, Options, Outcome, Setting};
use tsugi_narrator::{Narrate, ViewOf, Words};
use tsugi_search::{Advisor, Budget};

use crate::{Listing, NotScored, Refereed, Source};

/// What a game tells beside its rules and its words. A value of it is one edition of the game.
pub trait Guide: Narrate<Game: Clone> + Sync + Sized {
    /// Its components as data.
    type Components: Serialize + DeserializeOwned + Clone + Send + Sync;

    /// What can be known of it without a table.
    fn listing(&self) -> &'static Listing;
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

    /// Options that are younger than some logs and records, with what they mean in one that does not name them.
    fn unnamed(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// How to play by these rules, options and components, as Markdown: enough to play by, in our own words.
    fn how_to_play(&self, game: &Self::Game, words: &Words) -> String;

    /// A bot by its name, the random one aside; `search` where the game has a player who searches. The budget is what
    /// its strength promises, or less; who is quick by nature does not look at it.
    fn bot(&self, _name: &str, _budget: Budget) -> Option<Box<dyn Bot<Self::Game>>> {
        None
    }

    /// Who gives hints within a budget, where the game has somebody.
    fn advisor(&self, _budget: Budget) -> Option<Box<dyn Advisor<Self::Game>>> {
        None
    }

    /// The receipts of all seats from a view, where the game scores.
    fn receipts(&self, _game: &Self::Game, _view: &ViewOf<Self>) -> Option<Vec<Vec<Line>>> {
        None
    }

    /// Scores a table told by people with the real box; `table` builds the game for so many.
    fn referee<E>(
        &self,
        _told: Value,
        _table: impl Fn(usize) -> Result<Self::Game, E>,
        _words: &Words,
    ) -> Result<Refereed, NotScored<E>> {
        Err(NotScored::NoScore)
    }

    /// A table for so many to be filled in for [`Self::referee`]: it can be scored as it stands. None where the game has no
    /// score.
    fn template(&self, _players: usize) -> Option<Value> {
        None
    }

    /// The options that the next game of the same people begins with, after one that ended so; those that are not named
    /// stay as they were.
    fn rematch(&self, _outcome: &Outcome) -> Vec<(&'static str, Setting)> {
        Vec::new()
    }

    /// How reports of simulated games tell groups of them apart, where they do.
    fn groups(&self) -> Option<Groups<Self::Game>> {
        None
    }
}

/// How simulated games are counted in groups.
pub struct Groups<G: Game> {
    /// Where a game that ended so is counted.
    pub of: fn(&G::State) -> Group,
    /// What a group is called, key by key: `character`, `difficulty`.
    pub name: fn(&G, usize) -> Vec<(&'static str, String)>,
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
