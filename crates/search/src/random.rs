//! A player who takes any legal action, each as likely.

use tsugi_engine::{Bot, Chance, Eyes, Game};

/// Takes any legal action, each as likely, and looks at nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, _: Eyes<'_, G>, legal: &[G::Action], chance: &mut dyn Chance) -> G::Action {
        legal[chance.below(legal.len() as u32) as usize]
    }
}
