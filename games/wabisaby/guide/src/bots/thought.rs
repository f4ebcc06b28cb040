//! What a seat makes of what it knows: what things are worth now, and after each choice.

use tsugi_engine::{Chance, Game, MAX_SEATS, Seat};
use tsugi_wabisaby::{
    Action, Bin, Card, HAND, HIGHEST_TOTAL, Place, SHOWCASE, Seen, Slot, Spot, State, View, WabiSaby,
};

/// What an exchange must bring at least before it is worth more than bringing the round to its end.
const WORTH_A_TURN: f64 = 0.2;
/// The points that a round brings among sensible players: above them one is ahead.
const PAR: f64 = 1.0;
/// How much a point above par hastens the end.
const HASTE: f64 = 1.0;
/// The same for who thinks of the others too: there is always somebody left to take points from.
const HASTE_AMONG_ALL: f64 = 0.3;
/// What it costs to be seen dealing with one's target.
const GIVES_AWAY: f64 = 0.03;
/// Kinds of cards: Wabi Sabi, 1, 2, ….
const KINDS: usize = 7;

/// Of whose points one thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Regard {
    /// Of one's own.
    Own,
    /// Of everybody's: every hand but the target's is the target of another.
    All,
}

/// A hand as far as it is known.
type Known = [Option<Card>; HAND];

/// All that a seat can place, and what it needs to know besides.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    seat: Seat,
    target: Seat,
    hands: [Known; MAX_SEATS],
    showcase: [Option<Card>; SHOWCASE],
    showcase_down: [bool; SHOWCASE],
}

impl Sight {
    /// What a view tells, its notes included.
    pub(super) fn of_view(view: &View, seat: Seat) -> Self {
        let noted = |at: Spot| view.memory.iter().find(|note| note.at == at).map(|note| note.card);
        let known = |seen: Seen, at: Spot| super::face(seen).or_else(|| noted(at));
        let mut sight = Self {
            seat,
            target: view.target.unwrap_or(seat),
            hands: [[None; HAND]; MAX_SEATS],
            showcase: [None; SHOWCASE],
            showcase_down: [false; SHOWCASE],
        };
        for (holder, hand) in Seat::all(view.hands.len()).zip(&view.hands) {
            for (place, &seen) in Place::all().zip(hand) {
                sight.hands[holder.index()][place.index()] = known(seen, Spot::Hand { seat: holder, place });
            }
        }
        for (slot, &seen) in Slot::all().zip(&view.showcase) {
            sight.showcase[slot.index()] = known(seen, Spot::Showcase { slot });
            sight.showcase_down[slot.index()] = seen == Seen::Back;
        }
        sight
    }

    /// What a seat can place in an imagined world.
    pub(super) fn of_world(game: &WabiSaby, world: &State, seat: Seat) -> Self {
        let known = world.known(seat);
        let mut hands = [[None; HAND]; MAX_SEATS];
        for holder in Seat::all(game.seats()) {
            hands[holder.index()] = known.hand(holder);
        }
        let (showcase, showcase_down) = (known.showcase(), world.showcase_down());
        Self { seat, target: world.target(seat), hands, showcase, showcase_down }
    }
}

/// A total as far as it is known: the sum of the known cards, and how many are not.
#[derive(Clone, Copy, PartialEq)]
struct Total {
    sum: usize,
    unknown: usize,
}

impl Total {
    fn of(hand: &Known) -> Self {
        let sum = hand.iter().flatten().map(|card| usize::from(card.value())).sum();
        Self { sum, unknown: hand.iter().filter(|card| card.is_none()).count() }
    }

    /// The same with one card given for another.
    fn exchanged(self, out: Option<Card>, new: Option<Card>) -> Self {
        let value = |card: Option<Card>| card.map_or(0, |card| usize::from(card.value()));
        let unknown = self.unknown + usize::from(new.is_none()) - usize::from(out.is_none());
        Self { sum: self.sum + value(new) - value(out), unknown }
    }
}

/// What a seat makes of what it knows.
pub(super) struct Thought<'a> {
    game: &'a WabiSaby,
    sight: Sight,
    own: Known,
    target: Total,
    wabi_sabi: f64,
    /// What it is worth to take a point from another.
    rivals: f64,
    /// The points of the others, and how much a point above them hastens the end.
    par: f64,
    haste: f64,
    /// How likely a card that is not known is of each kind.
    unknown: [f64; KINDS],
    /// How likely so many unknown cards come to each total, as far as it was needed.
    sums: [[f64; HIGHEST_TOTAL + 1]; HAND + 1],
    summed: usize,
    /// Points and the chance of the bin, by unknown cards and known sum, as far as they were needed.
    points: [[Option<(f64, f64)>; HIGHEST_TOTAL + 1]; HAND + 1],
}

impl<'a> Thought<'a> {
    pub(super) fn of(game: &'a WabiSaby, sight: Sight, regard: Regard) -> Self {
        let own = sight.hands[sight.seat.index()];
        let mut sums = [[0.0; HIGHEST_TOTAL + 1]; HAND + 1];
        sums[0][0] = 1.0;
        let mut thought = Self {
            game,
            target: Total::of(&sight.hands[sight.target.index()]),
            own,
            wabi_sabi: 0.0,
            rivals: 0.0,
            par: PAR,
            haste: HASTE,
            unknown: unknown(game, &sight),
            sums,
            summed: 0,
            points: [[None; HIGHEST_TOTAL + 1]; HAND + 1],
            sight,
        };
        thought.wabi_sabi = own.iter().map(|&card| thought.is_wabi_sabi(card)).sum();
        if regard == Regard::All {
            thought.regard_all();
        }
        thought
    }

    /// Thinks of what the others have to gain and to lose.
    fn regard_all(&mut self) {
        let (sight, others) = (self.sight, (self.game.seats() - 1).max(1) as f64);
        let mut points = 0.0;
        for holder in Seat::all(self.game.seats()) {
            let hand = &sight.hands[holder.index()];
            if holder != sight.target {
                points += self.points_of(Total::of(hand)).0;
            }
            if holder != sight.seat {
                points += hand.iter().map(|&card| self.is_wabi_sabi(card)).sum::<f64>();
            }
        }
        (self.rivals, self.par, self.haste) = (1.0 / others, points / others, HASTE_AMONG_ALL);
    }

    /// How likely a card is Wabi Sabi.
    fn is_wabi_sabi(&self, card: Option<Card>) -> f64 {
        card.map_or(self.unknown[0], |card| f64::from(u8::from(card.is_wabi_sabi())))
    }

    /// What a total for a target and so many own Wabi Sabi cards are worth together.
    fn worth(&mut self, target: Total, wabi_sabi: f64) -> f64 {
        let (points, binned) = self.points_of(target);
        let voided = if self.game.bin() == Bin::VoidsAll { binned } else { 0.0 };
        points + wabi_sabi * (1.0 - voided)
    }

    /// The mean points of a total, and how likely it is the bin.
    fn points_of(&mut self, total: Total) -> (f64, f64) {
        let (unknown, sum) = (total.unknown.min(HAND), total.sum.min(HIGHEST_TOTAL));
        if let Some(known) = self.points[unknown][sum] {
            return known;
        }
        while self.summed < unknown {
            self.add_unknown();
        }
        let (mut points, mut binned) = (0.0, 0.0);
        for (more, &chance) in self.sums[unknown].iter().enumerate().take(HIGHEST_TOTAL + 1 - sum) {
            match self.game.points_of(sum + more) {
                Some(scored) => points += chance * f64::from(scored),
                None => binned += chance,
            }
        }
        self.points[unknown][sum] = Some((points, binned));
        (points, binned)
    }

    /// The totals of one unknown card more.
    fn add_unknown(&mut self) {
        let (before, cards) = (self.sums[self.summed], self.summed + 1);
        for (total, &chance) in before.iter().enumerate().take((KINDS - 1) * self.summed + 1) {
            for (value, &likely) in self.unknown.iter().enumerate() {
                if let Some(sum) = self.sums[cards].get_mut(total + value) {
                    *sum += chance * likely;
                }
            }
        }
        self.summed = cards;
    }

    /// What things are worth now.
    pub(super) fn now(&mut self) -> f64 {
        self.worth(self.target, self.wabi_sabi)
    }

    /// What things are worth after an action.
    pub(super) fn after(&mut self, action: Action) -> f64 {
        let sight = &self.sight;
        let (out, new, with) = match action {
            Action::Exchange { own, seat, theirs } => {
                (self.own[own.index()], sight.hands[seat.index()][theirs.index()], Some(seat))
            }
            Action::Showcase { own, slot } => (self.own[own.index()], sight.showcase[slot.index()], None),
            _ => return self.now(),
        };
        let target = if sight.target == sight.seat {
            self.target.exchanged(out, new)
        } else if with == Some(sight.target) {
            self.target.exchanged(new, out)
        } else {
            self.target
        };
        let gained = self.is_wabi_sabi(new) - self.is_wabi_sabi(out);
        self.worth(target, self.wabi_sabi + gained) + self.taken(out, new, with, gained)
    }

    /// What it is worth that the others lose by an exchange.
    fn taken(&mut self, out: Option<Card>, new: Option<Card>, with: Option<Seat>, gained: f64) -> f64 {
        if self.rivals == 0.0 {
            return 0.0;
        }
        let mut taken = if with.is_some() { gained } else { 0.0 };
        let (seat, target) = (self.sight.seat, self.sight.target);
        let changed = [Some((seat, out, new)), with.map(|seat| (seat, new, out))];
        for (holder, gives, gets) in changed.into_iter().flatten().filter(|(holder, ..)| *holder != target) {
            let before = Total::of(&self.sight.hands[holder.index()]);
            taken += self.points_of(before).0 - self.points_of(before.exchanged(gives, gets)).0;
        }
        self.rivals * taken
    }

    /// Whether an action brings the end of the round nearer.
    fn hastens(&self, action: Action) -> bool {
        match action {
            Action::Appraise => true,
            Action::Showcase { slot, .. } => !self.sight.showcase_down[slot.index()],
            _ => false,
        }
    }

    /// What an action brings over what things are worth now, the end of the round counted in.
    pub(super) fn value(&mut self, action: Action, now: f64) -> f64 {
        let shows = matches!(action, Action::Exchange { seat, .. } if seat == self.sight.target);
        let gain = self.after(action) - now - if shows { GIVES_AWAY } else { 0.0 };
        let sooner = if self.hastens(action) { (self.haste * (now - self.par)).max(WORTH_A_TURN) } else { 0.0 };
        gain + sooner
    }

    /// The best exchange if it is worth a turn; else what brings the end nearer at the least cost.
    pub(super) fn turn(&mut self, legal: &[Action], chance: &mut dyn Chance) -> Action {
        let now = self.now();
        let mut best = (f64::MIN, legal[0]);
        for &action in legal.iter().filter(|action| !matches!(action, Action::Swap { .. })) {
            let value = self.value(action, now) + f64::from(chance.below(1000)) * 1e-6;
            if value > best.0 {
                best = (value, action);
            }
        }
        best.1
    }
}

/// How likely each kind is for a card that is not known: what the deck holds and nobody has placed.
fn unknown(game: &WabiSaby, sight: &Sight) -> [f64; KINDS] {
    let mut left = [game.seats() as f64; KINDS];
    left[0] = f64::from(game.components().deck.wabi_sabi);
    let hands = sight.hands[..game.seats()].iter().flatten();
    for card in hands.chain(&sight.showcase).flatten() {
        left[card.index()] -= 1.0;
    }
    let total: f64 = left.iter().sum();
    if total <= 0.0 { [0.0; KINDS] } else { left.map(|count| count.max(0.0) / total) }
}

#[cfg(test)]
mod tests {
    use tsugi_engine::Options;
    use tsugi_wabisaby::Components;

    use super::*;

    /// The target holds cards that are not known, seat 2 holds a low hand that somebody else aims at.
    #[test]
    fn who_thinks_of_all_takes_points_from_others() {
        let options = Options::new(&WabiSaby::options(), [], 4).expect("defaults hold");
        let game = WabiSaby::new(4, &options, Components::ours()).expect("our components are enough");
        let hand = |values: [u8; HAND]| values.map(Card::number);
        let mut hands = [[None; HAND]; MAX_SEATS];
        (hands[0], hands[2]) = (hand([4, 4, 4, 4, 1, 6]), hand([1, 1, 1, 2, 2, 1]));
        let (seat, target) = (Seat::at(0), Seat::at(1));
        let sight = Sight { seat, target, hands, showcase: [None; SHOWCASE], showcase_down: [false; SHOWCASE] };
        let (own, theirs) = (Place::all().last().expect("hands have places"), Place::all().next().expect("so they do"));
        let gives_high = Action::Exchange { own, seat: Seat::at(2), theirs };
        let gain = |regard| {
            let mut thought = Thought::of(&game, sight, regard);
            let now = thought.now();
            thought.after(gives_high) - now
        };
        assert!(gain(Regard::Own).abs() < 1e-9, "the own target is not touched");
        // 8 is worth 3 points, 13 is worth 2; one's own 23 and 18 nothing.
        assert!((gain(Regard::All) - 1.0 / 3.0).abs() < 1e-9, "{}", gain(Regard::All));
    }
}
