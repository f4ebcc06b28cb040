//! What can be known of a game without a table.

use std::ops::RangeInclusive;

use tsugi_engine::{OptionSpec, Viewer};
use tsugi_narrator::{Lang, Words};

/// How many games are played through for a hint.
pub const ADVICE_GAMES: u32 = 300;

/// The bot of a question what choices are worth.
pub const ADVISER: &str = "adviser";

/// A game in the catalog. Texts stand in English and French, in this order.
#[derive(Debug)]
pub struct Listing {
    /// Its id: `broken-and-beautiful`.
    pub id: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many may play.
    pub seats: RangeInclusive<usize>,
    /// What may be set.
    pub options: Vec<OptionSpec>,
    /// Its words, as Fluent files.
    pub words: [&'static str; 2],
    /// The rulings.
    pub rulings: [&'static str; 2],
    /// The script of its lesson, where it has one.
    pub lesson: Option<&'static str>,
    /// Its bots, from the weakest, the random one aside.
    pub bots: &'static [Strength],
    /// Whether it has a player who searches (`search:1000`), who is also asked for hints.
    pub searches: bool,
    /// With fewer games than this a quick player's opinion is better than a search.
    pub least_games: u32,
    /// Whether seats see different things, so that a shared screen tells each seat its own log.
    pub hides: bool,
    /// Whether the rules forbid players every word.
    pub is_silent: bool,
}

/// A bot that a person may ask for by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// Its name.
    pub name: &'static str,
    /// How many games it plays through for a choice; none for one that is quick by nature.
    pub games: Option<u32>,
    /// Which of those that have borne this name it is, from 1. The ones before stay, for measuring and for repeating what
    /// they chose: `strong-1`.
    pub version: u32,
    /// How it fared, one figure for a number of players: what `docs/bots.md` tells.
    pub measured: &'static [Measured],
}

/// What came of games of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// How many played.
    pub players: usize,
    /// The bot in all the other seats; none where it sat in every seat and all win or lose together.
    pub against: Option<&'static str>,
    /// How many games it won, by itself.
    pub won: u32,
    /// Of how many.
    pub games: u32,
}

impl Measured {
    /// One of the bot, and the other bot in all the other seats.
    pub const fn against(bot: &'static str, players: usize, won: u32, games: u32) -> Self {
        Self { players, against: Some(bot), won, games }
    }

    /// The bot in every seat.
    pub const fn alone(players: usize, won: u32, games: u32) -> Self {
        Self { players, against: None, won, games }
    }
}

impl Strength {
    /// A bot that is quick by nature.
    pub const fn quick(name: &'static str) -> Self {
        Self { name, games: None, version: 1, measured: &[] }
    }

    /// A bot that plays so many games through for a choice.
    pub const fn thinking(name: &'static str, games: u32) -> Self {
        Self { name, games: Some(games), version: 1, measured: &[] }
    }

    /// The same name for a bot that is not the first to bear it.
    pub const fn version(self, version: u32) -> Self {
        Self { version, ..self }
    }

    /// The same bot with what was measured of it.
    pub const fn measured(self, measured: &'static [Measured]) -> Self {
        Self { measured, ..self }
    }

    /// Whether a bot has this name, or had it: `strong-1` where there is a second one.
    fn bears(&self, bot: &str) -> bool {
        let earlier = |rest: &str| rest.strip_prefix('-')?.parse::<u32>().ok();
        match bot.strip_prefix(self.name) {
            Some("") => true,
            Some(rest) => earlier(rest).is_some_and(|version| (1..self.version).contains(&version)),
            None => false,
        }
    }
}

impl Listing {
    /// Through whose eyes a viewer looks: where a game hides nothing from anybody, all see what a spectator does, so
    /// that it is made once.
    pub fn eyes(&self, viewer: Viewer) -> Viewer {
        if self.hides { viewer } else { Viewer::Spectator }
    }

    /// Its words in a language, with those that every game needs.
    pub fn words(&self, lang: Lang) -> Words {
        Words::new(lang, Some(self.words))
    }

    /// The names of its bots, with the random one and the one who searches.
    pub fn bot_names(&self) -> Vec<&'static str> {
        let named = self.bots.iter().map(|strength| strength.name);
        ["random"].into_iter().chain(named).chain(self.searches.then_some("search:N")).collect()
    }

    /// How many games a bot promises to play through for a choice, or for a hint; none for one that is quick by nature.
    pub fn promise(&self, bot: &str) -> Option<u32> {
        if bot == ADVISER {
            return self.searches.then_some(ADVICE_GAMES);
        }
        self.bots.iter().find(|strength| strength.bears(bot))?.games
    }

    /// Which of those that have borne its name a bot is that is asked for by it now.
    pub fn version(&self, bot: &str) -> u32 {
        self.bots.iter().find(|strength| strength.name == bot).map_or(1, |strength| strength.version)
    }

    /// By which name a bot is asked for again that was of this version.
    pub fn of_version(&self, bot: &str, version: u32) -> String {
        if self.version(bot) == version { bot.to_owned() } else { format!("{bot}-{version}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_a_number_is_one_that_bore_it_before() {
        let strong = Strength::thinking("strong", 300).version(3);
        let borne = ["strong", "strong-1", "strong-2", "strong-3", "strong-0", "strong-", "stronger", "master"];
        assert_eq!(borne.map(|bot| strong.bears(bot)), [true, true, true, false, false, false, false, false]);
        assert!(!Strength::thinking("strong", 300).bears("strong-1"), "nobody bore it before the first");
    }
}
