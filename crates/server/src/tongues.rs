//! Words of each game in each language, read once.

use std::{
    collections::HashMap,
    sync::{Mutex, OnceLock, PoisonError},
};

use tsugi_catalog::Listing;
use tsugi_narrator::{Lang, Words};

/// The words of a game. They are read once and stay: there are as many as games and languages.
pub(crate) fn of_game(listing: &'static dyn Listing, lang: Lang) -> &'static Words {
    static TONGUES: OnceLock<Mutex<HashMap<(&'static str, &'static str), &'static Words>>> = OnceLock::new();
    let mut tongues = TONGUES.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    tongues.entry((listing.id(), lang.code())).or_insert_with(|| Box::leak(Box::new(listing.words(lang))))
}

/// The words of the service alone.
pub(crate) fn of_service(lang: Lang) -> &'static Words {
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    static FRENCH: OnceLock<Words> = OnceLock::new();
    let (words, lang) = match lang {
        Lang::En => (&ENGLISH, Lang::En),
        Lang::Fr => (&FRENCH, Lang::Fr),
    };
    words.get_or_init(|| Words::new(lang, None))
}
