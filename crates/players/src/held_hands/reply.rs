//! What the partner could answer: walks paid from both hands together, cheapest first.

use tsugi_held_hands::{Chain, Colour, HAND_LIMIT, HeldHands, Node, NodeSet, Ring};

use super::position::{CHAIN, Purse};

/// The longest reply that is thought of.
const LONGEST: u32 = 4;
/// The longest way into the Heart that is thought of where many are compared.
const LONGEST_HOME: u32 = 8;
/// The longest there can be: a step for each card of both hands.
const LONGEST_OF_ALL: u32 = 2 * HAND_LIMIT as u32;

/// One who is to walk, and what could pay for it.
#[derive(Clone, Copy)]
pub(super) struct Walker<'a> {
    pub(super) game: &'a HeldHands,
    pub(super) open: Ring,
    pub(super) node: Node,
    pub(super) balance: i8,
    /// Where the other one stands.
    pub(super) blocked: Node,
    pub(super) purse: Purse,
}

/// The best reply for each colour of an objective, and how many first steps there are.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Replies {
    pub(super) best: [i32; 4],
    pub(super) steps: u32,
}

/// What a reply is worth that meets an objective, before its cards.
pub(super) const MET: i32 = 60;
/// What a card of it costs.
const CARD: i32 = 8;
/// What a balance other than 0 costs after it.
const TIPPED: i32 = 5;

impl Walker<'_> {
    pub(super) fn replies(&self) -> Replies {
        let mut replies = Replies::default();
        self.go_on(NodeSet::only(self.node), 0, &mut replies);
        replies
    }

    fn free(&self, crossed: NodeSet) -> NodeSet {
        let blocked = crossed.or(NodeSet::only(self.blocked).without(Ring::Heart.nodes()));
        self.game.board().lines(self.node).without(blocked)
    }

    /// The walker a step further, if the step can be paid.
    fn stepped(&self, to: Node, colour: Colour) -> Option<Self> {
        let balance = self.balance + colour.weight();
        let cards = self.purse[colour as usize];
        if cards == 0 || balance.abs() > 2 || to.ring() > self.open {
            return None;
        }
        let mut purse = self.purse;
        purse[colour as usize] = cards - 1;
        Some(Self { node: to, balance, purse, ..*self })
    }

    fn go_on(&self, crossed: NodeSet, spent: u32, replies: &mut Replies) {
        for to in self.free(crossed).iter() {
            let Some(colour) = self.game.board().colour(to) else { continue };
            let Some(on) = self.stepped(to, colour) else { continue };
            if spent == 0 {
                replies.steps += 1;
            }
            if to.ring() == self.open {
                let worth = MET - CARD * (spent as i32 + 1) - TIPPED * i32::from(on.balance.abs());
                let best = &mut replies.best[colour as usize];
                *best = worth.max(*best);
            }
            if spent + 1 < LONGEST {
                on.go_on(crossed.or(NodeSet::only(to)), spent + 1, replies);
            }
        }
    }

    /// Whether a walk leads home to the Heart, after which `then` holds of what is left.
    pub(super) fn comes_home(&self, then: &dyn Fn(Purse) -> bool) -> bool {
        self.homeward(NodeSet::only(self.node), 0, LONGEST_HOME, then)
    }

    /// Whether any walk at all leads home, these nodes being crossed and so many cards spent this turn.
    pub(super) fn gets_home(&self, crossed: NodeSet, spent: u32) -> bool {
        self.homeward(crossed.or(NodeSet::only(self.node)), spent, LONGEST_OF_ALL, &|_| true)
    }

    fn homeward(&self, crossed: NodeSet, spent: u32, longest: u32, then: &dyn Fn(Purse) -> bool) -> bool {
        self.free(crossed).iter().any(|to| match self.game.board().colour(to) {
            None => {
                let resets = self.game.rules().chain == Chain::Resets && spent + 1 >= CHAIN;
                let settled = |home: &Self| home.balance == 0 || resets;
                Colour::ALL
                    .into_iter()
                    .any(|colour| self.stepped(to, colour).is_some_and(|home| settled(&home) && then(home.purse)))
            }
            Some(colour) => {
                let crossed = crossed.or(NodeSet::only(to));
                spent + 1 < longest
                    && self.stepped(to, colour).is_some_and(|on| on.homeward(crossed, spent + 1, longest, then))
            }
        })
    }
}
