//! For tests of this and other crates: what the rulebook says of a game, for the law suite.

use tsugi_engine::{
    Bot, Chance, Eyes, SeededRng, Viewer,
    conformance::{History, Subject},
};

use crate::{Action, Event, Slug, Unbroken};

/// How to make a player for one choice; none for one who takes anything legal.
type Player = Option<fn() -> Box<dyn Bot<Unbroken>>>;

/// A game, and how its player chooses.
pub struct Caverns {
    game: Unbroken,
    player: Player,
}

impl Caverns {
    /// The player takes anything legal.
    pub fn random(game: Unbroken) -> Self {
        Self { game, player: None }
    }

    /// The player chooses like this one.
    pub fn of(game: Unbroken, player: fn() -> Box<dyn Bot<Unbroken>>) -> Self {
        Self { game, player: Some(player) }
    }
}

fn slug(id: &str) -> Slug {
    id.parse().expect("an id")
}

impl Subject for Caverns {
    type Game = Unbroken;

    fn game(&self) -> &Unbroken {
        &self.game
    }

    /// Every verb with every id of the box, an id that no box holds, and numbers beyond reason.
    fn every_action(&self) -> Vec<Action> {
        let (parts, nobody) = (self.game.parts(), [slug("nobody")]);
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
            Event::CharacterTaken { .. } => self.game.character_is_drawn(),
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
    fn reshuffle(&self, _: &History<Unbroken>, _: Viewer, _: &mut SeededRng) -> Option<History<Unbroken>> {
        None
    }

    fn choose(&self, eyes: Eyes<'_, Unbroken>, legal: &[Action], whim: &mut SeededRng) -> Action {
        match self.player {
            Some(player) => player().choose(eyes, legal, whim),
            None => legal[whim.below(legal.len() as u32) as usize],
        }
    }
}
