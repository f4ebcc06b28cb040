//! Why a choice may be the right one: how far the objective is from there, what the balance becomes, what is left to
//! pay with.

use tsugi_engine::Seat;
use tsugi_held_hands::{Action, Colour, HeldHands, Node, NodeSet, Place, Ring, Side, View};
use tsugi_narrator::{Arg, Speaker};

use super::{choices::meets, mark, signed};

/// Why, for whoever chooses; none where there is nothing to tell.
pub(super) fn of(game: &HeldHands, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> Option<String> {
    let reasons = Reasons { game, view, seat, speaker };
    let said = match action {
        Action::ChooseFan { side } => vec![reasons.fan(side)],
        Action::Step { to, hand, place } => reasons.step(to, hand, place),
        Action::EndTurn => reasons.end(),
        Action::KeepPerspective | Action::SwitchPerspective => vec![reasons.perspective(action)],
    };
    (!said.is_empty()).then(|| said.join(" "))
}

struct Reasons<'a> {
    game: &'a HeldHands,
    view: &'a View,
    seat: Seat,
    speaker: &'a Speaker<'a>,
}

impl Reasons<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.speaker.say(id, args)
    }

    fn open(&self, node: Node) -> bool {
        self.view.open_rings.contains(&node.ring())
    }

    /// Whether a turn that ends there would do what is asked for now.
    fn is_wanted(&self, node: Node) -> bool {
        match self.view.objective {
            Some(colour) => self.game.board().colour(node) == Some(colour) && node.ring() == self.view.open,
            None => self.view.open == Ring::Heart && node == Node::HEART,
        }
    }

    /// How many steps lie between a node and the nearest that is wanted; none where no line leads there.
    fn distance(&self, from: Node) -> Option<usize> {
        let mut reached = NodeSet::only(from);
        let mut edge = vec![from];
        for steps in 0.. {
            if edge.iter().any(|&node| self.is_wanted(node)) {
                return Some(steps);
            }
            let next = edge.iter().flat_map(|&node| self.game.board().lines(node).iter().collect::<Vec<_>>());
            let fresh: NodeSet = next.filter(|&node| self.open(node) && !reached.contains(node)).collect();
            edge = fresh.iter().collect();
            if edge.is_empty() {
                return None;
            }
            reached = reached.or(fresh);
        }
        None
    }

    fn step(&self, to: Node, hand: Seat, place: Place) -> Vec<String> {
        let mut said = Vec::new();
        if let Some(steps) = self.distance(to) {
            let heart = if self.view.objective.is_none() { "yes" } else { "no" };
            said.push(self.say("reason-way", &[("steps", steps.into()), ("heart", heart.into())]));
        }
        let Some(colour) = self.view.shows(hand, place) else { return said };
        let alike = |of: Seat| Place::all().filter(|&one| self.view.shows(of, one) == Some(colour)).count();
        let left = alike(Seat::at(0)) + alike(Seat::at(1)) - 1;
        let whose = if hand == self.seat { "own" } else { "partner" };
        let args = [
            ("hand", whose.into()),
            ("owner", self.speaker.name(hand).into()),
            ("mark", mark(colour).into()),
            ("left", left.into()),
        ];
        said.push(self.say("reason-paid", &args));
        let before = self.view.players.get(self.seat.index()).map_or(0, |own| own.balance);
        let after = before + colour.weight();
        if after == 0 || after.abs() == self.view.balance_limit {
            let kind = if after == 0 { "even" } else { "limit" };
            said.push(self.say("reason-balance", &[("kind", kind.into()), ("balance", signed(after).into())]));
        }
        said
    }

    fn end(&self) -> Vec<String> {
        let Some(own) = self.view.players.get(self.seat.index()) else { return Vec::new() };
        let mut said = Vec::new();
        if meets(self.game, self.view, self.seat) {
            said.push(self.say("reason-meets", &[]));
        }
        let filled = if own.balance == 0 { "yes" } else { "no" };
        said.push(self.say("reason-end", &[("filled", filled.into()), ("cards", own.hand_size.into())]));
        said
    }

    /// How many of the open nodes beside this seat can be paid with these colours, and how many there are.
    fn ways(&self, colours: &[Colour]) -> [(&'static str, Arg<'static>); 2] {
        let Some(own) = self.view.players.get(self.seat.index()) else {
            return [("ways", 0.into()), ("all", 0.into())];
        };
        let beside: Vec<Node> = self.game.board().lines(own.node).iter().filter(|&node| self.open(node)).collect();
        let paid = |node: &&Node| self.game.board().colour(**node).is_some_and(|colour| colours.contains(&colour));
        [("ways", beside.iter().filter(paid).count().into()), ("all", beside.len().into())]
    }

    fn fan(&self, side: Side) -> String {
        let cards = self.view.look.iter().flatten().flatten();
        let colours: Vec<Colour> = cards.map(|card| card.half(side)).collect();
        let mut kinds = colours.clone();
        kinds.sort_unstable();
        kinds.dedup();
        self.say("reason-fan", &[&self.ways(&colours)[..], &[("kinds", kinds.len().into())][..]].concat())
    }

    fn perspective(&self, action: Action) -> String {
        let shown = |seat: Seat| Place::all().filter_map(move |place| self.view.shows(seat, place));
        let colours: Vec<Colour> = Seat::all(2).flat_map(shown).collect();
        let id = if action == Action::KeepPerspective { "reason-keep" } else { "reason-switch" };
        self.say(id, &self.ways(&colours))
    }
}
