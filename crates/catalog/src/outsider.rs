//! Players whose choices are made elsewhere and who are asked in JSON; how they are reached is not known here.

use serde_json::Value;
use tsugi_engine::{Bot, Chance, Eyes, Game, Seat};
use tsugi_guide::Guide;

use crate::{Problem, QUICK, bots};

/// A player who is asked in JSON: the body of a request to a program, say.
pub trait Outsider: Send {
    /// The place of its choice among the legal actions; none where it leaves the choice to the game's quick bot.
    fn choose(&mut self, asked: &Asked<'_>) -> Option<usize>;
}

/// What an outsider is asked.
pub struct Asked<'a> {
    /// Who is to choose.
    pub seat: Seat,
    /// All that this seat may know.
    pub view: Value,
    /// What it may do.
    pub legal: Vec<Value>,
    find: &'a dyn Fn(&Value) -> Result<usize, Unfit>,
}

/// Why an answer is no choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// It is no action of this game.
    NoAction,
    /// It is an action, but not among the legal ones.
    NotLegal,
}

impl Asked<'_> {
    /// The place of an action among the legal ones, read as the game reads its actions.
    pub fn find(&self, action: &Value) -> Result<usize, Unfit> {
        (self.find)(action)
    }
}

/// An outsider in a seat of a game, with the game's quick bot beside it.
struct OutsideBot<G: Game> {
    outsider: Box<dyn Outsider>,
    quick: Box<dyn Bot<G>>,
}

impl<G: Game> Bot<G> for OutsideBot<G> {
    fn choose(&mut self, eyes: Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> G::Action {
        let find = |action: &Value| {
            let action = tsugi_reader::value(action).map_err(|_| Unfit::NoAction)?;
            legal.iter().position(|legal| *legal == action).ok_or(Unfit::NotLegal)
        };
        let value = |data: &G::Action| serde_json::to_value(data).unwrap_or(Value::Null);
        let view = serde_json::to_value(eyes.view()).unwrap_or(Value::Null);
        let asked = Asked { seat: eyes.seat(), view, legal: legal.iter().map(value).collect(), find: &find };
        match self.outsider.choose(&asked).and_then(|place| legal.get(place)) {
            Some(action) => *action,
            None => self.quick.choose(eyes, legal, chance),
        }
    }
}

/// A bot of this game that asks an outsider.
pub fn outside_bot<G: Guide>(guide: &G, outsider: Box<dyn Outsider>) -> Result<Box<dyn Bot<G::Game>>, Problem> {
    Ok(Box::new(OutsideBot { outsider, quick: bots::bot(guide, QUICK)? }))
}
