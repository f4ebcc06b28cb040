//! What the end of a walk is worth.

use tsugi_held_hands::{Colour, HAND_LIMIT, Node, OBJECTIVES_A_ROUND, Places, Ring};

use super::{
    position::{CHAIN, End, LONGEST, Position, Purse},
    reply::{MET, Walker},
};

/// An objective met.
const OBJECTIVE: i32 = 100;
/// A card spent.
const CARD: i32 = 8;
/// A step out of balance.
const TIPPED: i32 = 6;
/// A card drawn to refill the hand.
const DRAWN: i32 = 3;
/// A colour that the next player can pay with.
const COLOUR: i32 = 6;
/// A partner who cannot move: the end.
const STUCK: i32 = -1_000;
/// A partner with only a step or two to choose from.
const NARROW: i32 = -25;
/// Home, and the partner can follow; or both, the partner being there.
const HOME: i32 = 5_000;
/// Home alone, with a partner who cannot be seen to follow.
const ALONE: i32 = -700;
/// Both can see the way home.
const IN_SIGHT: i32 = 300;
/// A ring further from the Heart.
const AWAY: i32 = 15;

impl Position<'_> {
    /// What an end is worth by itself; a chain of six brings its balance back to 0.
    pub(super) fn worth(&self, end: &mut End) -> i32 {
        if end.spent >= CHAIN && self.chains() {
            end.balance = 0;
        }
        if end.node == Node::HEART && self.partner_node == Node::HEART {
            return 2 * HOME - end.spent as i32;
        }
        let met = if self.meets(end) { OBJECTIVE } else { 0 };
        let drawn = if end.balance == 0 { self.drawn(end) } else { 0 };
        met - CARD * end.spent as i32 - TIPPED * i32::from(end.balance.abs()) + DRAWN * drawn as i32
    }

    pub(super) fn meets(&self, end: &End) -> bool {
        let colour = self.game.board().colour(end.node);
        self.objective.is_some() && self.objective == colour && end.node.ring() == self.open
    }

    pub(super) fn drawn(&self, end: &End) -> u32 {
        (HAND_LIMIT as u32 - self.own.left(end.own)).min(self.deck)
    }

    /// What the table is worth to the partner after an end.
    pub(super) fn outlook(&self, end: &End) -> i32 {
        let now = || self.seen_by_partner(end, self.purse(end.own, end.partner, Turned::No));
        let turned = || self.seen_by_partner(end, self.purse(end.own, end.partner, Turned::Yes));
        // The hand lies open the other way once the side of the board is another.
        match (self.game.board().side(end.node, self.seat), self.held) {
            (None, _) => now().max(turned()),
            (Some(side), held) if held == Some(side) => now(),
            (Some(_), _) => turned(),
        }
    }

    /// Whether the own hand serves better the other way round.
    pub(super) fn turned_is_better(&self) -> bool {
        let end = End {
            first: tsugi_held_hands::Action::EndTurn,
            steps: [None; LONGEST as usize],
            node: self.node,
            balance: self.balance,
            own: Places::EMPTY,
            partner: Places::EMPTY,
            spent: 0,
            worth: 0,
        };
        let worth = |turned| self.seen_by_partner(&end, self.purse(Places::EMPTY, Places::EMPTY, turned));
        worth(Turned::Yes) > worth(Turned::No)
    }

    /// What both hands can pay with, as far as it is known.
    pub(super) fn purse(&self, own: Places, partner: Places, turned: Turned) -> Purse {
        let mut purse = [0; 4];
        let halves = match turned {
            Turned::No => self.own.shows,
            Turned::Yes => self.own.other,
        };
        for place in tsugi_held_hands::Place::all() {
            let mine = halves[place.index()].filter(|_| !own.contains(place));
            let theirs = self.partner.shows[place.index()].filter(|_| !partner.contains(place));
            for colour in [mine, theirs].into_iter().flatten() {
                purse[colour as usize] += 1;
            }
        }
        purse
    }

    fn seen_by_partner(&self, end: &End, purse: Purse) -> i32 {
        let met = self.meets(end);
        let completes = met && (self.completed + 1).is_multiple_of(OBJECTIVES_A_ROUND.into());
        let open = if completes { Ring::ALL[self.open as usize + 1] } else { self.open };
        let walker = Walker {
            game: self.game,
            open,
            node: self.partner_node,
            balance: self.partner_balance,
            blocked: end.node,
            purse,
        };
        if end.node == Node::HEART {
            return if walker.comes_home(&mut |_| true) { HOME } else { ALONE };
        }
        let replies = walker.replies();
        let colours = purse.iter().filter(|&&cards| cards > 0).count() as i32;
        let mobility = match replies.steps {
            0 => STUCK,
            1 => NARROW,
            _ => 0,
        };
        let ahead = match (self.objective, open) {
            (_, Ring::Heart) => self.way_home(end, &walker),
            (Some(goal), _) if !met => replies.best[goal as usize],
            _ => self.expected(replies.best),
        };
        mobility + COLOUR * colours + ahead
    }

    /// The mean reply over the objectives that may come next.
    fn expected(&self, best: [i32; 4]) -> i32 {
        let all = self.face_down.len().max(1) as i32;
        let each = |colour: Colour| best[colour as usize] * i32::from(self.face_down.copies(colour));
        Colour::ALL.into_iter().map(each).sum::<i32>() / all
    }

    /// How near both are to the Heart.
    fn way_home(&self, end: &End, partner: &Walker<'_>) -> i32 {
        let follower = Walker { node: end.node, balance: end.balance, ..*partner };
        if partner.leads_both_home(&follower) {
            return IN_SIGHT + MET;
        }
        let away = |node: Node| Ring::Heart as i32 - node.ring() as i32;
        -AWAY * (away(end.node) + away(self.partner_node))
    }
}

/// Whether the own hand shows its other halves.
#[derive(Clone, Copy)]
pub(super) enum Turned {
    No,
    Yes,
}
