//! A position as one seat knows it, and the walks of a turn from there.

use tsugi_engine::Seat;
use tsugi_held_hands::{
    Action, Chain, Colour, HAND_LIMIT, HeldHands, Node, NodeSet, Objectives, PhaseView, Place, Places, Ring, Side, View,
};

/// The longest walk that is planned.
pub(super) const LONGEST: u32 = 7;
/// Cards in one turn that reset the balance (R40).
pub(super) const CHAIN: u32 = 6;

/// A hand as it is known: what each card shows, and its other half where that is remembered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fan {
    pub(super) shows: [Option<Colour>; HAND_LIMIT],
    pub(super) other: [Option<Colour>; HAND_LIMIT],
}

impl Fan {
    fn of(view: &View, seat: Seat) -> Self {
        let side = view.players[seat.index()].perspective.unwrap_or(Side::Left);
        let known = view.memory.as_ref().map(|memory| memory.hands[seat.index()]);
        let (mut shows, mut other) = ([None; HAND_LIMIT], [None; HAND_LIMIT]);
        for (place, colour) in view.players[seat.index()].hand.iter() {
            shows[place.index()] = Some(colour);
            other[place.index()] = known.and_then(|known| known[place.index()]).map(|card| card.half(side.other()));
        }
        Self { shows, other }
    }

    /// The card to pay with among those not used: the one whose other half is least missed.
    fn payer(&self, colour: Colour, used: Places) -> Option<Place> {
        let free = |place: &Place| self.shows[place.index()] == Some(colour) && !used.contains(*place);
        let alike = |place: &Place| self.other.iter().filter(|other| **other == self.other[place.index()]).count();
        Place::all().filter(free).max_by_key(alike)
    }

    /// How many cards are left, these being used.
    pub(super) fn left(&self, used: Places) -> u32 {
        self.shows.iter().flatten().count() as u32 - used.len()
    }
}

/// Cards of each colour.
pub(super) type Purse = [u8; 4];

/// The steps of a walk, in order.
pub(super) type Steps = [Option<Action>; LONGEST as usize];

/// Where a walk may end.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    /// The first choice of it.
    pub(super) first: Action,
    /// Its steps from here on.
    pub(super) steps: Steps,
    pub(super) node: Node,
    pub(super) balance: i8,
    /// The cards used from the own hand, and from the partner's.
    pub(super) own: Places,
    pub(super) partner: Places,
    /// Cards spent in the whole turn.
    pub(super) spent: u32,
    /// What it is worth, the partner's reply aside.
    pub(super) worth: i32,
}

/// A position as one seat knows it.
pub(super) struct Position<'a> {
    pub(super) game: &'a HeldHands,
    pub(super) seat: Seat,
    pub(super) open: Ring,
    pub(super) objective: Option<Colour>,
    pub(super) face_down: Objectives,
    pub(super) completed: u32,
    pub(super) node: Node,
    pub(super) balance: i8,
    pub(super) own: Fan,
    pub(super) partner: Fan,
    pub(super) partner_node: Node,
    pub(super) partner_balance: i8,
    pub(super) deck: u32,
    pub(super) held: Option<Side>,
    pub(super) crossed: NodeSet,
    /// Cards spent in this turn so far.
    pub(super) spent: u32,
}

/// Which hand pays for a step that both could pay for.
#[derive(Clone, Copy)]
enum Paying {
    /// Either, one walk each.
    Either,
    Own,
    Partners,
}

/// A walk while it is planned.
#[derive(Clone, Copy)]
struct Walk {
    node: Node,
    balance: i8,
    own: Places,
    partner: Places,
    crossed: NodeSet,
    spent: u32,
    steps: Steps,
    taken: usize,
    longest: u32,
    paying: Paying,
}

impl<'a> Position<'a> {
    pub(super) fn of(game: &'a HeldHands, view: &View, seat: Seat) -> Self {
        let partner = seat.next(2);
        let (own, other) = (&view.players[seat.index()], &view.players[partner.index()]);
        let walk: &[Node] = if let PhaseView::Walking { walk, .. } = &view.phase { walk } else { &[] };
        Self {
            game,
            seat,
            open: view.open,
            objective: view.objective,
            face_down: view.face_down(game),
            completed: view.completed.len(),
            node: own.node,
            balance: own.balance,
            own: Fan::of(view, seat),
            partner: Fan::of(view, partner),
            partner_node: other.node,
            partner_balance: other.balance,
            deck: view.deck_size.into(),
            held: own.perspective,
            crossed: walk.iter().copied().collect(),
            spent: (walk.len() as u32).saturating_sub(1),
        }
    }

    /// Whether six cards reset the balance at this table.
    pub(super) fn chains(&self) -> bool {
        self.game.rules().chain == Chain::Resets
    }

    /// Every end of this turn's walk, with what it is worth.
    pub(super) fn ends(&self, ends: &mut Vec<End>) {
        self.go_on(self.setting_out(LONGEST, Paying::Either), ends);
    }

    /// The ends of walks of so many cards at the most, each paid from one hand as far as that goes. Paid in
    /// every way there are ten times as many.
    pub(super) fn plain_ends(&self, longest: u32, ends: &mut Vec<End>) {
        self.go_on(self.setting_out(longest, Paying::Own), ends);
        self.go_on(self.setting_out(longest, Paying::Partners), ends);
    }

    fn setting_out(&self, longest: u32, paying: Paying) -> Walk {
        Walk {
            node: self.node,
            balance: self.balance,
            own: Places::EMPTY,
            partner: Places::EMPTY,
            crossed: self.crossed,
            spent: self.spent,
            steps: [None; LONGEST as usize],
            taken: 0,
            longest,
            paying,
        }
    }

    fn go_on(&self, walk: Walk, ends: &mut Vec<End>) {
        if walk.spent > 0 {
            let Walk { node, balance, own, partner, spent, steps, .. } = walk;
            let first = steps[0].unwrap_or(Action::EndTurn);
            let mut end = End { first, steps, node, balance, own, partner, spent, worth: 0 };
            end.worth = self.worth(&mut end);
            ends.push(end);
        }
        if walk.spent >= walk.longest || walk.node == Node::HEART {
            return;
        }
        let blocked = walk.crossed.or(NodeSet::only(self.partner_node).without(Ring::Heart.nodes()));
        for to in self.game.board().lines(walk.node).without(blocked).iter() {
            if to.ring() > self.open {
                continue;
            }
            match self.game.board().colour(to) {
                Some(colour) => self.pay(walk, to, colour, ends),
                None => Colour::ALL.into_iter().for_each(|colour| self.pay(walk, to, colour, ends)),
            }
        }
    }

    /// Goes on to a node, paying from either hand.
    fn pay(&self, walk: Walk, to: Node, colour: Colour, ends: &mut Vec<End>) {
        let balance = walk.balance + colour.weight();
        let resets = self.chains() && walk.spent + 1 >= CHAIN;
        if balance.abs() > 2 || (to == Node::HEART && balance != 0 && !resets) {
            return;
        }
        let on = Walk { node: to, balance, crossed: walk.crossed.or(NodeSet::only(to)), spent: walk.spent + 1, ..walk };
        let stepped = |hand, place| {
            let mut steps = walk.steps;
            steps[walk.taken % LONGEST as usize] = Some(Action::Step { to, hand, place });
            Walk { steps, taken: walk.taken + 1, ..on }
        };
        let own = self.own.payer(colour, walk.own);
        let partner = self.partner.payer(colour, walk.partner);
        let (own, partner) = match walk.paying {
            Paying::Either => (own, partner),
            Paying::Own => (own, partner.filter(|_| own.is_none())),
            Paying::Partners => (own.filter(|_| partner.is_none()), partner),
        };
        if let Some(place) = own {
            self.go_on(Walk { own: walk.own.with(place), ..stepped(self.seat, place) }, ends);
        }
        if let Some(place) = partner {
            self.go_on(Walk { partner: walk.partner.with(place), ..stepped(self.seat.next(2), place) }, ends);
        }
    }
}
