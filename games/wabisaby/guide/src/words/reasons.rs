//! Why a choice may be the right one: what it makes of the hand that counts, of Wabi Sabi cards and of the die.

use tsugi_engine::Seat;
use tsugi_narrator::{Arg, Speaker};
use tsugi_wabisaby::{Action, Card, Place, Seen, Slot, Spot, Three, View, WabiSaby};

use super::{
    faces,
    reckoning::{Foresight, Reach, hand, known},
};

/// Why, for whoever chooses; none where there is nothing to tell.
pub(super) fn of(game: &WabiSaby, view: &View, seat: Seat, action: Action, speaker: &Speaker<'_>) -> Option<String> {
    let reasons = Reasons { game, view, seat, speaker };
    let said = match action {
        Action::Keep { places } => reasons.keep(places),
        Action::Swap { .. } => vec![speaker.say("reason-swap", &[])],
        Action::Exchange { .. } | Action::Replace { .. } => reasons.exchange(action),
        Action::Showcase { slot, .. } => [reasons.exchange(action), reasons.turns(slot)].concat(),
        Action::Appraise => reasons.appraise(),
        Action::EndTurn => vec![speaker.say("reason-end-turn", &[])],
        Action::Skip => vec![speaker.say("reason-skip", &[("skips", view.die.saturating_sub(1).into())])],
    };
    (!said.is_empty()).then(|| said.join(" "))
}

struct Reasons<'a> {
    game: &'a WabiSaby,
    view: &'a View,
    seat: Seat,
    speaker: &'a Speaker<'a>,
}

impl Reasons<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.speaker.say(id, args)
    }

    fn own(&self, place: Place) -> Option<Card> {
        known(self.view, Spot::Hand { seat: self.seat, place })
    }

    fn keep(&self, three: Three) -> Vec<String> {
        let (kept, turned): (Vec<Place>, Vec<Place>) = Place::all().partition(|place| three.contains(place.index()));
        let cards =
            |places: Vec<Place>| faces(&places.into_iter().filter_map(|place| self.own(place)).collect::<Vec<_>>());
        vec![self.say("reason-keep", &[("kept", cards(kept)), ("turned", cards(turned))])]
    }

    /// What changes in the hand that counts, and which Wabi Sabi card comes or goes.
    fn exchange(&self, action: Action) -> Vec<String> {
        let Some(ahead) = Foresight::of(self.game, self.view) else { return Vec::new() };
        let now = ahead.now();
        let whose = if now.seat == self.seat { "own" } else { "other" };
        let who = [("whose", Arg::from(whose)), ("who", self.speaker.name(now.seat).to_owned().into())];
        let mut said = match ahead.after(self.seat, action) {
            Some(after) => {
                let figures = [("before", now.reach.shows.into()), ("after", after.shows.into())];
                vec![self.say("reason-changes", &[&who[..], &figures[..]].concat()), self.pays(after)]
            }
            None => vec![self.say("reason-same", &who)],
        };
        let (gave, took) = match action {
            Action::Exchange { own, seat, theirs } => {
                (self.own(own), known(self.view, Spot::Hand { seat, place: theirs }))
            }
            Action::Showcase { own, slot } => (self.own(own), known(self.view, Spot::Showcase { slot })),
            _ => (None, None),
        };
        let is_wabi = |card: Option<Card>| card.is_some_and(Card::is_wabi_sabi);
        match (is_wabi(gave), is_wabi(took)) {
            (false, true) => said.push(self.say("reason-takes-wabi", &[])),
            (true, false) => said.push(self.say("reason-gives-wabi", &[])),
            _ => {}
        }
        said
    }

    /// What the score card pays for what a hand can come to.
    fn pays(&self, reach: Reach) -> String {
        let [least, most] = reach.pays.unwrap_or_default();
        let kind = match (reach.pays, reach.low == reach.high, least == most) {
            (None, ..) => "bin",
            (_, true, _) => "exact",
            (_, _, true) => "same",
            _ => "range",
        };
        let args = [
            ("kind", kind.into()),
            ("low", reach.low.into()),
            ("high", reach.high.into()),
            ("least", least.into()),
            ("most", most.into()),
            ("bin", if reach.bin { "yes" } else { "no" }.into()),
        ];
        self.say("reason-pays", &args)
    }

    /// What laying a card down does to the die (R14).
    fn turns(&self, slot: Slot) -> Vec<String> {
        let others = Slot::all().filter(|&other| other != slot);
        let all_down = others.map(|other| self.view.showcase.get(other.index())).all(|seen| seen == Some(&Seen::Back));
        let die = self.view.die.saturating_sub(1);
        if all_down { vec![self.say("reason-turns", &[("die", die.into())])] } else { Vec::new() }
    }

    fn appraise(&self) -> Vec<String> {
        let unknown = hand(self.view, self.seat).iter().filter(|card| card.is_none()).count();
        vec![
            self.say(
                "reason-appraise",
                &[("unknown", unknown.into()), ("die", self.view.die.saturating_sub(1).into())],
            ),
        ]
    }
}
