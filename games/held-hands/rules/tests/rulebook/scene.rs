//! A table drawn as text, played by text, and read again.
//!
//! ```text
//! S: O16 0 left RK GB . KR            token, balance, half shown, cards by place; a dot is no card
//! N: O0 +1 right
//! turn: S                             S unless said; it begins with a turn
//! met: 7                              objectives met; the open ring follows (R10)
//! objective: G                        R unless said; none once all are met
//! deck: RK RG                         or how many cards; all that is left unless said
//! piles: 9 4                          how many of the rest lie on S's pile, then N's; S's unless said
//! ```

use std::{collections::BTreeMap, sync::LazyLock};

use serde_json::{Value, json};
use tsugi_engine::{Game, Outcome, Refused, Scripted, Seat, Status, Viewer, apply, begin};
use tsugi_held_hands::{
    Action, Card, Colour, Components, Ending, Event, HeldHands, Illegal, Node, OBJECTIVES, PRINT_AND_PLAY, Pile, Place,
    Rules, Side, State, View,
};

/// Our board and decks, read once.
static OURS: LazyLock<Components> = LazyLock::new(Components::ours);

pub(crate) const S: Seat = Seat::at(0);
pub(crate) const N: Seat = Seat::at(1);

/// A table by the print-and-play rules.
pub(crate) fn scene(drawing: &str) -> Table {
    scene_by(PRINT_AND_PLAY, drawing)
}

/// A table by these rules.
pub(crate) fn scene_by(rules: Rules, drawing: &str) -> Table {
    Drawing::read(drawing).table(HeldHands::new(rules, OURS.clone()))
}

pub(crate) fn node(name: &str) -> Node {
    name.parse().expect("a node")
}

pub(crate) fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

pub(crate) fn place(letter: char) -> Place {
    Place::all().find(|place| place.letter() == letter).expect("a place is called a to f")
}

/// A drawing, line by line.
struct Drawing<'a>(BTreeMap<&'a str, Vec<&'a str>>);

impl<'a> Drawing<'a> {
    fn read(drawing: &'a str) -> Self {
        let lines = drawing.lines().filter_map(|line| line.split_once(':'));
        Self(lines.map(|(key, rest)| (key.trim(), rest.split_whitespace().collect())).collect())
    }

    fn words(&self, key: &str) -> &[&'a str] {
        self.0.get(key).map_or(&[], Vec::as_slice)
    }

    fn number(&self, key: &str) -> Option<usize> {
        self.words(key).first().and_then(|word| word.parse().ok())
    }

    /// The cards of both hands, by place.
    fn hands(&self) -> [Vec<Option<Card>>; 2] {
        ["S", "N"].map(|who| {
            let cards = self.words(who).iter().skip(3).map(|word| (*word != ".").then(|| card(word)));
            let mut cards: Vec<Option<Card>> = cards.collect();
            cards.resize(6, None);
            cards
        })
    }

    /// What lies in the deck, and on both piles.
    fn piles(&self, hands: &[Vec<Option<Card>>; 2], all: &Pile) -> [Vec<Card>; 3] {
        let mut rest = *all;
        hands.iter().flatten().flatten().for_each(|&card| {
            assert!(rest.copies(card) > 0, "no {card} is left for this drawing");
            rest.take(card);
        });
        let named: Vec<Card> = match self.number("deck") {
            Some(_) => Vec::new(),
            None => self.words("deck").iter().map(|word| card(word)).collect(),
        };
        for &card in &named {
            rest.take(card);
        }
        // Every fifth card, so that piles hold all kinds.
        let sorted: Vec<Card> = rest.iter().collect();
        let mut rest: Vec<Card> = (0..5).flat_map(|from| sorted.iter().copied().skip(from).step_by(5)).collect();
        let deck = match (self.0.contains_key("deck"), self.number("deck")) {
            (true, Some(count)) => rest.split_off(rest.len() - count),
            (true, None) => named,
            (false, _) => std::mem::take(&mut rest),
        };
        let south = self.number("piles").unwrap_or(rest.len());
        let north = rest.split_off(south);
        [deck, rest, north]
    }

    fn objectives(&self) -> (Vec<Colour>, Option<Colour>) {
        let met = self.number("met").unwrap_or(0);
        let named = self.words("objective").first().and_then(|word| Colour::of(word.chars().next()?));
        let open = (met < OBJECTIVES.into()).then(|| named.unwrap_or(Colour::Red));
        let mut all: Vec<Colour> = (0..6).flat_map(|_| Colour::ALL).collect();
        if let Some(open) = open {
            all.remove(all.iter().rposition(|&colour| colour == open).expect("six of each"));
        }
        all.truncate(met);
        (all, open)
    }

    fn table(&self, game: HeldHands) -> Table {
        let hands = self.hands();
        let [deck, south, north] = self.piles(&hands, game.decks().emotions());
        let player = |who: &str| match self.words(who) {
            [node, balance, fan, ..] => (*node, balance.parse::<i8>().expect("a balance"), *fan),
            _ => panic!("a line says where {who} stands"),
        };
        let (s, n) = (player("S"), player("N"));
        let turn = if self.words("turn") == ["N"] { N } else { S };
        let (done, objective) = self.objectives();
        let open = ["outer", "middle", "inner", "heart"][done.len() / 8];
        let hand = |cards: &[Option<Card>], fan: &str| json!({ "cards": cards, "spent": [], "fan": fan, "seen_by_owner": [], "seen_by_all": [] });
        let state: State = serde_json::from_value(json!({
            "hands": [hand(&hands[0], s.2), hand(&hands[1], n.2)],
            "tokens": [s.0, n.0], "balance": [s.1, n.1], "deck": deck, "discards": [south, north],
            "objective": objective, "done": done, "open": open, "first": S, "turn": turn,
            "phase": "walking", "walk": [if turn == S { s.0 } else { n.0 }],
        }))
        .expect("a drawing is a state");
        game.audit(&state).expect("a drawing adds up");
        Table { game, state, luck: Scripted::new([]), log: Vec::new() }
    }
}

/// A table in play.
pub(crate) struct Table {
    pub(crate) game: HeldHands,
    pub(crate) state: State,
    pub(crate) luck: Scripted,
    pub(crate) log: Vec<Event>,
}

impl Table {
    /// A table laid by the rules, with these lots.
    pub(crate) fn laid(rules: Rules, lots: &[u32]) -> Self {
        let game = HeldHands::new(rules, OURS.clone());
        let (mut luck, mut log) = (Scripted::new(lots), Vec::new());
        let state = begin(&game, &mut luck, Some(&mut log));
        game.audit(&state).expect("a laid table adds up");
        Self { game, state, luck, log }
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.game.view(&self.state, viewer)
    }

    pub(crate) fn seen(&self) -> View {
        self.view(Viewer::Spectator)
    }

    pub(crate) fn awaited(&self) -> Vec<Seat> {
        match self.game.status(&self.state) {
            Status::Awaiting(seats) => seats.iter().collect(),
            Status::Over(_) => Vec::new(),
        }
    }

    pub(crate) fn legal(&self, who: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, who, &mut legal);
        legal
    }

    /// The nodes a seat may step to.
    pub(crate) fn steps(&self, who: Seat) -> Vec<Node> {
        let to = |action| if let Action::Step { to, .. } = action { Some(to) } else { None };
        let mut nodes: Vec<Node> = self.legal(who).into_iter().filter_map(to).collect();
        nodes.dedup();
        nodes
    }

    /// `O15 Sa` is a step paid with card a of S's hand; `end`, `keep`, `switch`, `left`, `right`.
    pub(crate) fn choice(choice: &str) -> Action {
        match choice {
            "end" => Action::EndTurn,
            "keep" => Action::KeepPerspective,
            "switch" => Action::SwitchPerspective,
            "left" => Action::ChooseFan { side: Side::Left },
            "right" => Action::ChooseFan { side: Side::Right },
            step => {
                let (to, paid) = step.split_once(' ').expect("a step says what pays");
                let hand = if paid.starts_with('S') { S } else { N };
                Action::Step { to: node(to), hand, place: place(paid.chars().nth(1).expect("a place")) }
            }
        }
    }

    /// This seat chooses, one after the other; what came of it.
    #[track_caller]
    pub(crate) fn plays(&mut self, who: Seat, choices: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for choice in choices.split(',').map(str::trim) {
            let action = Self::choice(choice);
            apply(&self.game, &mut self.state, who, action, &mut self.luck, Some(&mut events))
                .unwrap_or_else(|refused| panic!("{choice}: {refused}"));
            self.game.audit(&self.state).expect("a played table adds up");
        }
        self.log.extend(&events);
        events
    }

    /// This seat chooses and is refused; nothing changes, and the choice was not on offer.
    #[track_caller]
    pub(crate) fn refuses(&mut self, who: Seat, choice: &str, why: Illegal) {
        let (action, before) = (Self::choice(choice), self.state);
        let answer = apply(&self.game, &mut self.state, who, action, &mut self.luck, None);
        assert_eq!(answer, Err(Refused::Illegal(why)), "{choice}");
        assert_eq!(self.state, before, "a refusal changes nothing");
        assert!(!self.legal(who).contains(&action), "{choice}");
        assert!(why.to_string().starts_with(&format!("{}:", why.ruling())), "{why} cites {}", why.ruling());
    }

    pub(crate) fn balance(&self, who: Seat) -> i8 {
        self.seen().players[who.index()].balance
    }

    /// What a hand shows: `R G . B . .`.
    pub(crate) fn shows(&self, who: Seat) -> String {
        let hand = self.seen().players[who.index()].hand;
        let shown = Place::all().map(|place| hand.at(place).map_or(".".into(), |colour| colour.to_string()));
        shown.collect::<Vec<String>>().join(" ")
    }

    /// How it ended; none while it runs.
    pub(crate) fn ending(&self) -> Option<Ending> {
        match (self.seen().phase, self.game.status(&self.state)) {
            (tsugi_held_hands::PhaseView::Over { ending }, Status::Over(Outcome::Together { won, score: None })) => {
                assert_eq!(won, ending == Ending::Reconciled);
                Some(ending)
            }
            _ => None,
        }
    }

    /// The state as it is kept, for tests of what it holds.
    pub(crate) fn json(&self) -> Value {
        serde_json::to_value(self.state).expect("a state is data")
    }
}
