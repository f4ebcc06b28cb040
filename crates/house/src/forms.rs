//! What a table was pinned to when it began, also where its log is older than the pinning.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;
use tsugi_catalog::{Listing, Pinned, Problem, Setup, check_setup};
use tsugi_engine::Setting;

use crate::entry::{Created, Occupant};

/// What tables meant whose log names neither rules nor components, nor the options that nobody said: the rules,
/// components and defaults of that time, game by game. It is never changed.
const FIRST: &str = include_str!("../data/first_form.json");

#[derive(Deserialize)]
struct Terms {
    options: BTreeMap<String, Setting>,
    #[serde(flatten)]
    pinned: Pinned,
}

static FIRST_TERMS: LazyLock<BTreeMap<String, Terms>> =
    LazyLock::new(|| serde_json::from_str(FIRST).unwrap_or_default());

impl Created {
    /// The options that its log means: those it names, and for those that it does not, what held then.
    fn all_options(&self) -> BTreeMap<String, Setting> {
        let then = FIRST_TERMS.get(&self.game).filter(|_| self.pinned.is_none());
        let mut options = then.map(|terms| terms.options.clone()).unwrap_or_default();
        options.extend(self.options.clone());
        options
    }

    /// The rules and components that its log means.
    fn all_pinned(&self) -> Option<Pinned> {
        self.pinned.clone().or_else(|| FIRST_TERMS.get(&self.game).map(|terms| terms.pinned.clone()))
    }

    /// How the game is set up, with these in its seats.
    pub(crate) fn setup(&self, seats: &[Occupant]) -> Setup {
        Setup {
            players: seats.len(),
            names: seats.iter().map(|occupant| occupant.name.clone()).collect(),
            options: self.all_options().into_iter().collect(),
            components: None,
            pinned: self.all_pinned(),
        }
    }

    /// The version of the rules it began with.
    pub(crate) fn rules(&self) -> Option<u32> {
        self.all_pinned().map(|pinned| pinned.rules)
    }

    /// Pins a new table to its options, all of them, and to the rules and components of its game.
    pub(crate) fn pin(&mut self, listing: &Listing, setup: &Setup) -> Result<(), Problem> {
        let (options, pinned) = check_setup(listing.id, setup)?;
        self.options = options.iter().map(|(key, setting)| (key.to_owned(), setting.clone())).collect();
        self.pinned = Some(pinned);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use tsugi_catalog::games;

    use super::*;

    /// A game that tables of the first form were played at is told of there, with rules that are still read.
    #[test]
    fn the_first_form_is_known_of_every_game_there_was() {
        let known: Vec<&str> = FIRST_TERMS.keys().map(String::as_str).collect();
        assert_eq!(known, ["broken-and-beautiful", "held-hands", "kintsugi", "unbroken", "wabisaby"]);
        for game in games().iter().filter(|game| known.contains(&game.id)) {
            let terms = &FIRST_TERMS[game.id];
            let given = terms.options.iter().map(|(key, setting)| (key.clone(), setting.clone())).collect();
            let setup = Setup { options: given, pinned: Some(terms.pinned.clone()), ..Setup::of(*game.seats.start()) };
            let (options, pinned) = check_setup(game.id, &setup).expect("tables of the first form are still read");
            assert_eq!(pinned, terms.pinned, "{}", game.id);
            for (key, setting) in &terms.options {
                let stands = options.iter().find(|(known, _)| known == key).map(|(_, setting)| setting);
                assert_eq!(stands, Some(setting), "{} {key}", game.id);
            }
            // An option that came later has its old meaning, whatever its default is now.
            if game.id == "unbroken" {
                assert_eq!(options.word("ignored"), Some("part"));
            }
            if game.id == "wabisaby" {
                assert_eq!(options.word("rearrange"), Some("before"));
            }
        }
    }
}
