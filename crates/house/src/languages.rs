//! The words of each game in each language, read once.

use std::sync::OnceLock;

use tsugi_catalog::{Listing, games};
use tsugi_narrator::{Lang, Words};

/// The words of the service and of each game. Whoever runs a house makes one of these and hands it in: it lives as long
/// as the program does, so that every stream can hold on to its words.
#[derive(Default)]
pub struct Languages {
    service: [OnceLock<Words>; 2],
    games: Vec<[OnceLock<Words>; 2]>,
}

impl Languages {
    /// All languages; the words of a game are read when they are first needed.
    pub fn new() -> Self {
        Self { service: Default::default(), games: games().iter().map(|_| Default::default()).collect() }
    }

    /// The words of a game.
    pub fn of_game(&self, listing: &Listing, lang: Lang) -> &Words {
        let place = games().iter().position(|game| game.id == listing.id);
        match place.and_then(|place| self.games.get(place)) {
            Some(words) => words[lang.index()].get_or_init(|| listing.words(lang)),
            None => self.of_service(lang),
        }
    }

    /// The words of the service alone.
    pub fn of_service(&self, lang: Lang) -> &Words {
        self.service[lang.index()].get_or_init(|| Words::new(lang, None))
    }
}

/// The languages of tests.
#[cfg(test)]
pub(crate) fn languages() -> &'static Languages {
    static LANGUAGES: std::sync::LazyLock<Languages> = std::sync::LazyLock::new(Languages::new);
    &LANGUAGES
}
