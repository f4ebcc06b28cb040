//! Fights solved: a fight is a finite decision process over a die.
//!
//! From a moment of a battle every choice and every face of the die is followed through the rules to
//! the battle's end, and what is worth most is chosen; what a won battle leaves, a [`Prize`] values.
//! Moments that are the same are solved once and remembered.
//!
//! Two things are left out. How many rounds a battle has taken is not looked at, so the loss after a
//! hundred (R6.18) is not seen. And a player who can act never waits, unless something wears off by
//! waiting: nothing that a monster does is good for the player, so waiting gains nothing else.

mod key;
#[cfg(test)]
mod tests;

use std::{collections::HashMap, hash::BuildHasherDefault, time::Instant};

use tsugi_engine::{Chance, Game, apply};
use tsugi_unbroken::{Action, Event, Phase, RolledFor, Stage, State, Unbroken};

use self::key::Mixed;
use super::{SEAT, habit};

/// What a moment after a won battle is worth.
pub(super) trait Prize {
    /// Its worth, from 0 to 1, the level's hunger still to come, and whether that is more than a guess.
    fn of(&self, game: &Unbroken, state: &State) -> (f32, Sure);
}

/// How sure a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sure {
    /// It was worked out to the end.
    Exact,
    /// Something in it is a guess.
    Guess,
}

/// Which choices are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Breadth {
    /// Those that are any good in most fights: quick.
    Sensible,
    /// All that may be best.
    Whole,
}

/// The clock is looked at once in so many choices.
const A_LOOK_AT_THE_CLOCK: u32 = 1 << 10;

/// More choices than may be followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooLong;

/// Solved moments of fights.
pub(super) struct Fights {
    breadth: Breadth,
    /// What each moment is worth; none while it is being solved.
    known: HashMap<u128, Option<f32>, BuildHasherDefault<Mixed>>,
    /// Lists of choices that are not in use.
    lists: Vec<Vec<Action>>,
    log: Vec<Event>,
    /// How many choices may still be followed.
    left: u32,
    /// After this moment none is followed.
    end: Option<Instant>,
    sure: Sure,
}

/// A fight being solved: by which rules, and for what.
#[derive(Clone, Copy)]
pub(super) struct Stakes<'a> {
    pub(super) game: &'a Unbroken,
    pub(super) prize: &'a dyn Prize,
}

impl Fights {
    pub(super) fn new(breadth: Breadth, end: Option<Instant>) -> Self {
        let (known, lists, log) = (HashMap::default(), Vec::new(), Vec::new());
        Self { breadth, known, lists, log, left: 0, end, sure: Sure::Exact }
    }

    /// Forgets what was solved; so many choices may be followed from here on.
    pub(super) fn forget(&mut self, most: u32) {
        self.known.clear();
        self.sure = Sure::Exact;
        self.allow(most);
    }

    /// Allows this many more choices to be followed; what is known is kept.
    pub(super) fn allow(&mut self, most: u32) {
        self.left = most;
    }

    /// What a choice is worth under best play after it.
    pub(super) fn worth(&mut self, stakes: Stakes<'_>, state: &State, action: Action) -> Result<f32, TooLong> {
        Ok(self.choice(stakes, (state, action), &mut Vec::new())?.unwrap_or(0.0))
    }

    /// How sure all is that was told since the last forgetting.
    pub(super) fn sure(&self) -> Sure {
        self.sure
    }

    /// What a moment is worth; none where it is being solved already.
    fn solve(&mut self, stakes: Stakes<'_>, state: &State) -> Result<Option<f32>, TooLong> {
        if state.ending().is_some() {
            return Ok(Some(0.0));
        }
        if state.stage() != Stage::Combat {
            let (worth, sure) = stakes.prize.of(stakes.game, state);
            if sure == Sure::Guess {
                self.sure = Sure::Guess;
            }
            return Ok(Some(worth));
        }
        let key = key::of(state);
        if let Some(&known) = self.known.get(&key) {
            if known.is_none() {
                // It comes back to where it was: in a fight that goes round in circles the mean below is
                // of what leads out of them.
                self.sure = Sure::Guess;
            }
            return Ok(known);
        }
        self.known.insert(key, None);
        let best = self.best(stakes, state);
        match best {
            Ok(best) => self.known.insert(key, Some(best)),
            Err(TooLong) => self.known.remove(&key),
        };
        best.map(Some)
    }

    /// The most that a choice of this moment is worth.
    fn best(&mut self, stakes: Stakes<'_>, state: &State) -> Result<f32, TooLong> {
        let mut list = self.lists.pop().unwrap_or_default();
        list.clear();
        stakes.game.legal_actions(state, SEAT, &mut list);
        let mut best = Ok(0.0f32);
        for &action in &list {
            if best.is_ok() && self.considers(stakes.game, state, &list, action) {
                let worth = self.choice(stakes, (state, action), &mut Vec::new());
                best = best.and_then(|best| worth.map(|worth| best.max(worth.unwrap_or(0.0))));
            }
        }
        self.lists.push(list);
        best
    }

    /// The mean over all that the die may show, these faces having been thrown; none where the last of
    /// them does not count, being rolled anew (R6.8), or leads back to where it came from.
    fn choice(
        &mut self,
        stakes: Stakes<'_>,
        (state, action): (&State, Action),
        faces: &mut Vec<u8>,
    ) -> Result<Option<f32>, TooLong> {
        self.left = self.left.checked_sub(1).ok_or(TooLong)?;
        if self.left.is_multiple_of(A_LOOK_AT_THE_CLOCK) && self.end.is_some_and(|end| Instant::now() >= end) {
            return Err(TooLong);
        }
        let (mut next, mut die) = (*state, Die { faces, rolled: 0 });
        self.log.clear();
        if apply(stakes.game, &mut next, SEAT, action, &mut die, Some(&mut self.log)).is_err() {
            return Ok(None);
        }
        let rolled = die.rolled;
        if rolled <= faces.len() {
            return self.solve(stakes, &next);
        }
        if !faces.is_empty() && self.is_rolled_anew(faces.len()) {
            return Ok(None);
        }
        let (mut sum, mut counted) = (0.0, 0.0);
        for face in 0..FACES as u8 {
            faces.push(face);
            let worth = self.choice(stakes, (state, action), faces);
            faces.pop();
            if let Some(worth) = worth? {
                sum += worth;
                counted += 1.0;
            }
        }
        Ok((counted > 0.0).then(|| sum / counted))
    }

    /// Whether the roll after so many is there because the one before does not count.
    fn is_rolled_anew(&self, rolls: usize) -> bool {
        let mut rolls = self.log.iter().filter_map(roll).skip(rolls);
        rolls.next() == Some(RolledFor::Repeat)
    }

    fn considers(&self, game: &Unbroken, state: &State, list: &[Action], action: Action) -> bool {
        let at_once = |other: &&Action| !matches!(other, Action::Skip);
        match (action, self.breadth) {
            (Action::Skip, _) if list.iter().find(at_once).is_none() => true,
            (Action::Skip, Breadth::Whole) => state.wears_off(game),
            (Action::Skip | Action::Downgrade | Action::Craft { .. }, _) => self.breadth == Breadth::Whole,
            (_, Breadth::Whole) => true,
            (_, Breadth::Sensible) => state.phase() != Phase::Turn || habit::is_sensible(game, state, action),
        }
    }
}

fn roll(event: &Event) -> Option<RolledFor> {
    match event {
        Event::MonsterRolled { why, .. } => Some(*why),
        _ => None,
    }
}

/// The faces of the die.
const FACES: u32 = 6;

/// A die that shows these faces, then the first one, and counts how often it was thrown. Lots of another
/// size are drawn after the battle, for skills.
struct Die<'a> {
    faces: &'a [u8],
    rolled: usize,
}

impl Chance for Die<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if n != FACES {
            return 0;
        }
        self.rolled += 1;
        self.faces.get(self.rolled - 1).map_or(0, |&face| face.into())
    }
}
