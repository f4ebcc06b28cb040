//! The law suite every game gets for free.
//!
//! A game's tests implement [`Subject`]: the game, and what only its rulebook can tell. [`examine`]
//! plays random games of it and looks at each with every [`Law`]. The [`Report`] says how much each
//! law looked at, and where it was broken first, so that a fault planted on purpose is seen by law.
//!
//! What a viewer may not know is found by comparing worlds. A world is its log; its state is what the
//! log adds up to. Two kinds of worlds must look the same to a viewer: one in which what is hidden
//! from them was dealt otherwise ([`Subject::reshuffle`]), and one in which the lots that the rules
//! have not needed yet fall otherwise ([`Subject::lots_due`]). To somebody who must remember by themselves, what they are
//! told must look the same in a third: one in which also what was seen and lies hidden again was dealt otherwise
//! ([`Subject::reshuffle_forgotten`]).

mod history;
mod lists;
mod logs;
mod report;
mod worlds;

use crate::{Chance, Choice, Eyes, Game, Seat, SeededRng, Status, Viewer, takes_back};

pub use history::History;
use history::{Fork, Run};
use report::Docket;
pub use report::{BrokenLaw, Channel, Count, Law, Report};

/// A game under examination, with what only a test can tell: from its rulebook, never from its view.
pub trait Subject {
    /// The game.
    type Game: Game;

    /// The game, with its rules and components.
    fn game(&self) -> &Self::Game;

    /// Every action that may ever be listed, and many that are never legal.
    fn every_action(&self) -> Vec<<Self::Game as Game>::Action>;

    /// The most choices that a game can take.
    fn longest(&self) -> usize;

    /// How many lots the rules have needed up to here. Luck that falls otherwise after so many must
    /// not show: a shuffled pile has no order until a card is turned.
    fn lots_due(&self, history: &History<Self::Game>) -> u64;

    /// Another history in which all that the rulebook hides from this viewer has been redrawn; none
    /// where it hides nothing that has already been decided.
    fn reshuffle(
        &self,
        history: &History<Self::Game>,
        viewer: Viewer,
        luck: &mut SeededRng,
    ) -> Option<History<Self::Game>>;

    /// Another history in which also what this viewer has seen, and is not shown any more, has been redrawn: the
    /// table looks the same to whoever remembers nothing. None where all that was seen still lies open.
    fn reshuffle_forgotten(
        &self,
        _history: &History<Self::Game>,
        _viewer: Viewer,
        _luck: &mut SeededRng,
    ) -> Option<History<Self::Game>> {
        None
    }

    /// What a seat chooses in the games that are played: anything legal, unless the subject knows
    /// better. Players who plan reach what chance never does.
    fn choose(
        &self,
        _eyes: Eyes<'_, Self::Game>,
        legal: &[<Self::Game as Game>::Action],
        whim: &mut SeededRng,
    ) -> <Self::Game as Game>::Action {
        legal[whim.below(legal.len() as u32) as usize]
    }

    /// Whether that seat may take back the last of these choices; a table with ways of its own says
    /// so here.
    fn may_take_back(&self, choices: &[Choice<Self::Game>], seat: Seat) -> bool {
        takes_back(self.game(), choices, seat).is_ok()
    }
}

/// How many games to play, and how often to look closely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The seed of the first game; the next ones count up from it.
    pub first_seed: u64,
    /// How many games.
    pub games: u64,
    /// One choice in so many is looked at from every side: worlds, JSON, replay, taking back. So is
    /// the end of every game.
    pub close: u32,
    /// One game in so many is played again, and has events of other games thrown at it.
    pub again: u32,
}

impl Effort {
    /// A number of games, one choice in 32 and one game in 16 looked at closely.
    pub const fn games(games: u64) -> Self {
        Self { first_seed: 1, games, close: 32, again: 16 }
    }

    /// Every choice and every game looked at closely.
    pub const fn thorough(games: u64) -> Self {
        Self { first_seed: 1, games, close: 1, again: 1 }
    }
}

/// Plays random games of the subject and looks at them with every law.
pub fn examine<S: Subject>(subject: &S, effort: Effort) -> Report {
    let mut every_action = subject.every_action();
    every_action.sort_unstable();
    every_action.dedup();
    let dice = SeededRng::stream(effort.first_seed, SAMPLING);
    let (game, events) = (subject.game(), Vec::new());
    let mut examiner = Examiner { subject, game, effort, every_action, dice, docket: Docket::default(), events };
    for seed in (effort.first_seed..).take(effort.games as usize) {
        examiner.examine_game(seed);
    }
    examiner.docket.report()
}

/// The stream of luck that says where to look.
const SAMPLING: u64 = 3;

/// What the laws share while they look at one game after the other.
struct Examiner<'s, S: Subject> {
    subject: &'s S,
    game: &'s S::Game,
    effort: Effort,
    /// Sorted, once each.
    every_action: Vec<ActionOf<S>>,
    dice: SeededRng,
    docket: Docket,
    /// Events of the games so far, to throw at others.
    events: Vec<EventOf<S>>,
}

type ActionOf<S> = <<S as Subject>::Game as Game>::Action;
type EventOf<S> = <<S as Subject>::Game as Game>::Event;
type StateOf<S> = <<S as Subject>::Game as Game>::State;

impl<S: Subject> Examiner<'_, S> {
    fn examine_game(&mut self, seed: u64) {
        self.docket.next_game(seed);
        let mut run = Run::begin(self.game, seed, Fork::none(seed));
        loop {
            let chosen = run.history.choices.len();
            self.docket.at_choice(chosen);
            self.conserved(&run.state);
            let over = matches!(self.game.status(&run.state), Status::Over(_));
            let closely = self.one_in(self.effort.close) || over;
            self.lists(&run.state, closely);
            if closely {
                self.look_closely(&run, seed);
            }
            if over {
                break;
            }
            if chosen >= self.subject.longest() {
                self.docket.breach(Law::EveryGameEnds, None, || format!("it goes on after {chosen} choices"));
                break;
            }
            // A run that cannot go on has left an awaited seat without a choice: `lists` said so.
            if !run.step(self.subject) {
                break;
            }
        }
        self.docket.looked(Law::EveryGameEnds, run.history.choices.len() as u64, 0);
        if self.one_in(self.effort.again) {
            self.same_log(&run, seed);
            self.any_event(&run.history);
        }
    }

    fn look_closely(&mut self, run: &Run<'_, S::Game>, seed: u64) {
        self.replays(&run.state, &run.history);
        self.survives_json(&run.state, &run.history);
        self.no_leak(&run.history);
        self.future_unwritten(&run.history, seed);
        self.undo_stops(run, seed);
        self.story_forgets(&run.history);
    }

    fn conserved(&mut self, state: &StateOf<S>) {
        self.docket.looked(Law::ComponentsConserved, 1, 0);
        if let Err(unsound) = self.game.audit(state) {
            self.docket.breach(Law::ComponentsConserved, None, || unsound.to_string());
        }
    }

    fn one_in(&mut self, many: u32) -> bool {
        many <= 1 || self.dice.below(many) == 0
    }
}
