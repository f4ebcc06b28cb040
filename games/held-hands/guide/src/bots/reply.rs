//! What the partner could answer: walks paid from both hands together, cheapest first.

use tsugi_held_hands::{Chain, Colour, HAND_LIMIT, HeldHands, Node, NodeSet, Ring};

use super::position::{CHAIN, Purse};

/// The longest reply that is thought of.
const LONGEST: u32 = 4;
/// The longest way into the Heart that is thought of where many are compared.
const LONGEST_HOME: u32 = 6;
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
        let crossed = NodeSet::only(self.node);
        for to in self.free(crossed).iter() {
            let colour = self.game.board().colour(to);
            replies.steps += u32::from(colour.is_some_and(|colour| self.stepped(to, colour).is_some()));
        }
        // Longer walks are looked at only for colours that they could still do better for.
        for steps in 1..=LONGEST {
            let most = MET - CARD * steps as i32;
            let wanted =
                Colour::ALL.map(|colour| self.purse[colour as usize] > 0 && replies.best[colour as usize] < most);
            if wanted == [false; 4] {
                break;
            }
            self.reach(crossed, steps, most, wanted, &mut replies);
        }
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

    /// Looks at the walks of so many steps more that end on a wanted colour, each worth at most `most`.
    fn reach(&self, crossed: NodeSet, left: u32, most: i32, wanted: [bool; 4], replies: &mut Replies) {
        for to in self.free(crossed).iter() {
            let Some(colour) = self.game.board().colour(to) else { continue };
            if left == 1 && (!wanted[colour as usize] || to.ring() != self.open) {
                continue;
            }
            let Some(on) = self.stepped(to, colour) else { continue };
            if left == 1 {
                let best = &mut replies.best[colour as usize];
                *best = (most - TIPPED * i32::from(on.balance.abs())).max(*best);
            } else {
                on.reach(crossed.or(NodeSet::only(to)), left - 1, most, wanted, replies);
            }
        }
    }

    /// Whether a walk leads home to the Heart, after which `then` holds of what is left.
    pub(super) fn comes_home(&self, then: &mut dyn FnMut(Purse) -> bool) -> bool {
        self.homeward(NodeSet::only(self.node), 0, LONGEST_HOME, then)
    }

    /// Whether a walk leads home after which another one can follow.
    pub(super) fn leads_both_home(&self, other: &Self) -> bool {
        let mut vain: Vec<Purse> = Vec::new();
        self.comes_home(&mut |purse| {
            if vain.contains(&purse) {
                return false;
            }
            let follows = Walker { blocked: Node::HEART, purse, ..*other }.comes_home(&mut |_| true);
            if !follows {
                vain.push(purse);
            }
            follows
        })
    }

    /// Whether any walk at all leads home, these nodes being crossed and so many cards spent this turn.
    pub(super) fn gets_home(&self, crossed: NodeSet, spent: u32) -> bool {
        self.homeward(crossed.or(NodeSet::only(self.node)), spent, LONGEST_OF_ALL, &mut |_| true)
    }

    fn homeward(&self, crossed: NodeSet, spent: u32, longest: u32, then: &mut dyn FnMut(Purse) -> bool) -> bool {
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
                // The last step but one must lead beside the Heart.
                let near = spent + 2 < longest || self.game.board().lines(to).contains(Node::HEART);
                near && spent + 1 < longest
                    && self.stepped(to, colour).is_some_and(|on| on.homeward(crossed, spent + 1, longest, then))
            }
        })
    }
}
