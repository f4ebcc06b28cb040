//! A table drawn as text, played by text, and read again.
//!
//! ```text
//! A plays                        whose turn it is; or `choosing`
//! A: 1< 2> W< . . .>             `<` faces its holder, `>` the others, `.` is any card left
//! showcase: 4 5_ W               `_` lies down
//! die: 3                         6 unless said
//! targets: B A                   each its own unless said
//! ```
//!
//! Other lines: `scores: 3 0`, `lock: A`, `last: A`, `stalled: 4`, `round: 2`. Everybody knows what is
//! in sight and nothing more. Choices count places from 1, as people do.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tsugi_engine::{Game, Options, Outcome, Refused, Scripted, Seat, Setting, Status, Viewer, apply, begin};
use tsugi_wabisaby::{
    Action, Card, Components, Event, Illegal, PhaseView, Place, Seen, Sighting, Slot, Spot, State, Three, View,
    WabiSaby,
};

pub(crate) const A: Seat = Seat::at(0);
pub(crate) const B: Seat = Seat::at(1);
pub(crate) const C: Seat = Seat::at(2);
const LETTERS: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

/// The game for so many, with these options.
pub(crate) fn game(seats: usize, options: &[(&str, &str)]) -> WabiSaby {
    let given = options.iter().map(|(key, value)| (*key, Setting::Word((*value).to_owned())));
    let options = Options::new(&WabiSaby::options(), given, seats).expect("such options may be set");
    WabiSaby::new(seats, &options, Components::ours()).expect("our components are enough")
}

/// A table as drawn.
pub(crate) fn scene(drawing: &str) -> Table {
    scene_with(&[], drawing)
}

/// A table as drawn, with these options.
pub(crate) fn scene_with(options: &[(&str, &str)], drawing: &str) -> Table {
    let lines: BTreeMap<&str, &str> = drawing
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .map(|line| line.split_once(':').unwrap_or(("turn", line)))
        .collect();
    let seats = LETTERS.iter().take_while(|letter| lines.contains_key(**letter)).count();
    let game = game(seats, options);
    let state: State = serde_json::from_value(Drawing { lines, seats }.state()).expect("a drawing is a state");
    game.audit(&state).expect("a drawing adds up");
    Table { game, state, luck: Scripted::new([]) }
}

struct Drawing<'a> {
    lines: BTreeMap<&'a str, &'a str>,
    seats: usize,
}

impl Drawing<'_> {
    fn words(&self, key: &str) -> Vec<&str> {
        self.lines.get(key).map_or(Vec::new(), |line| line.split_whitespace().collect())
    }

    fn number(&self, key: &str) -> Option<u64> {
        self.words(key).first().map(|word| word.parse().expect("a number"))
    }

    fn seat(&self, key: &str) -> Option<Seat> {
        self.words(key).first().map(|word| seat(word))
    }

    /// Cards that the drawing does not name, numbers first.
    fn left(&self) -> Vec<Value> {
        let mut left: Vec<Value> = (1..=6).flat_map(|number| vec![json!(number); self.seats]).collect();
        left.extend(vec![json!("W"); 3]);
        for key in LETTERS.iter().take(self.seats).chain(&["showcase"]) {
            for card in self.words(key).iter().filter(|word| !word.starts_with('.')).map(|word| named(word)) {
                let at = left.iter().position(|other| *other == card);
                left.remove(at.unwrap_or_else(|| panic!("no {card} is left for this drawing")));
            }
        }
        left
    }

    fn state(&self) -> Value {
        let mut left = self.left();
        let mut card = |word: &str| if word.starts_with('.') { left.remove(0) } else { named(word) };
        let side = |word: &str| if word.ends_with('_') { "down" } else { "up" };
        let facing = |word: &str| if word.ends_with('>') { "others" } else { "holder" };
        let showcase = self.words("showcase").into_iter().map(|word| json!({"card": card(word), "side": side(word)}));
        let showcase: Vec<Value> = showcase.collect();
        let mut hands = Vec::new();
        for letter in LETTERS.iter().take(self.seats) {
            let hand = self.words(letter).into_iter().map(|word| json!({"card": card(word), "facing": facing(word)}));
            hands.push(hand.collect::<Vec<Value>>());
        }
        let empty = json!({"card": "W", "facing": "holder"});
        hands.resize(8, vec![empty.clone(); 6]);
        let choosing = self.lines.get("turn") == Some(&"choosing");
        let turn = self.lines.get("turn").and_then(|line| line.strip_suffix(" plays")).map_or(A, seat);
        let mut kept = vec![Value::Null; 8];
        if !choosing {
            kept[..self.seats].fill(json!([0, 1, 2]));
        }
        let targets = self.words("targets");
        let target = |index: usize| targets.get(index).map_or(Seat::at(index), |word| seat(word));
        let scores = self.words("scores");
        let score = |index: usize| scores.get(index).map_or(0, |word| word.parse::<u16>().expect("a number"));
        let memory: Vec<Value> = (0..9).map(|viewer| self.in_sight(viewer, &hands, &showcase, choosing)).collect();
        json!({
            "phase": if choosing { "choosing" } else { "playing" },
            "round": self.number("round").unwrap_or(1), "turn": turn, "die": self.number("die").unwrap_or(6),
            "hands": hands, "kept": kept, "showcase": showcase,
            "targets": (0..8).map(target).collect::<Vec<_>>(),
            "lock": self.seat("lock"), "last_appraiser": self.seat("last").or(self.seat("lock")),
            "swaps": 0, "shown": vec![empty; 6], "stalled": self.number("stalled").unwrap_or(0),
            "scores": (0..8).map(score).collect::<Vec<_>>(), "memory": memory,
            "solo": {
                "deck": vec![0; 7], "hand": vec![json!({"card": "W", "side": "down"}); 6], "drawn": null,
                "aside_up": vec![0; 7], "aside_down": vec![0; 7],
            },
        })
    }

    /// What a viewer sees now; the last one is a spectator.
    fn in_sight(&self, viewer: usize, hands: &[Vec<Value>], showcase: &[Value], choosing: bool) -> Value {
        let known = |holder: usize, held: &Value| {
            let towards = if holder == viewer { "holder" } else { "others" };
            let seen = viewer < self.seats && held["card"] != "W" && held["facing"] == towards;
            if seen && (!choosing || holder == viewer) { held["card"].clone() } else { Value::Null }
        };
        let hands: Vec<Vec<Value>> = hands
            .iter()
            .enumerate()
            .map(|(holder, hand)| {
                let at_table = holder < self.seats;
                hand.iter().map(|held| if at_table { known(holder, held) } else { Value::Null }).collect()
            })
            .collect();
        let up = |lying: &Value| if lying["side"] == "up" { lying["card"].clone() } else { Value::Null };
        json!({"hands": hands, "showcase": showcase.iter().map(up).collect::<Vec<_>>()})
    }
}

/// The card of a word, whatever way it lies.
fn named(word: &str) -> Value {
    match word.trim_end_matches(['<', '>', '_']) {
        "W" => json!("W"),
        number => json!(number.parse::<u8>().expect("a card is 1 to 6 or W")),
    }
}

pub(crate) fn seat(letter: &str) -> Seat {
    Seat::at(LETTERS.iter().position(|other| *other == letter.trim()).expect("a seat is called A to H"))
}

pub(crate) fn letter(seat: Seat) -> &'static str {
    LETTERS[seat.index()]
}

fn figure(card: Card) -> String {
    if card.is_wabi_sabi() { "W".into() } else { card.value().to_string() }
}

/// Cards as seen: `1 # W`.
pub(crate) fn row(cards: &[Seen]) -> String {
    let figure = |card: &Seen| match card {
        Seen::Back => "#".into(),
        Seen::Face(card) => figure(*card),
    };
    cards.iter().map(figure).collect::<Vec<_>>().join(" ")
}

/// `keep 1 2 3`, `swap 1 2`, `exchange 1 B 4`, `showcase 1 2`, `appraise`, `replace 3`, `skip`, `end`.
pub(crate) fn choice(text: &str) -> Action {
    let words: Vec<&str> = text.split(' ').collect();
    let place = |at: usize| Place::new(words[at].parse::<usize>().expect("a place") - 1).expect("a place of a hand");
    match words[0] {
        "keep" => {
            let wanted = [place(1), place(2), place(3)];
            let places = Three::all().find(|three| three.places().eq(wanted)).expect("three places in order");
            Action::Keep { places }
        }
        "swap" => Action::Swap { a: place(1), b: place(2) },
        "exchange" => Action::Exchange { own: place(1), seat: seat(words[2]), theirs: place(3) },
        "showcase" => {
            let slot = Slot::new(words[2].parse::<usize>().expect("a place") - 1).expect("a place of the showcase");
            Action::Showcase { own: place(1), slot }
        }
        "appraise" => Action::Appraise,
        "replace" => Action::Replace { own: place(1) },
        "skip" => Action::Skip,
        "end" => Action::EndTurn,
        other => panic!("{other} is no choice"),
    }
}

/// A table in play.
pub(crate) struct Table {
    pub(crate) game: WabiSaby,
    pub(crate) state: State,
    pub(crate) luck: Scripted,
}

impl Table {
    /// A table laid by the rules with these lots, and what happened.
    pub(crate) fn laid(seats: usize, options: &[(&str, &str)], lots: &[u32]) -> (Self, Vec<Event>) {
        let game = game(seats, options);
        let (mut luck, mut log) = (Scripted::new(lots), Vec::new());
        let state = begin(&game, &mut luck, Some(&mut log));
        game.audit(&state).expect("a laid table adds up");
        (Self { game, state, luck }, log)
    }

    /// This seat chooses, and its turn ends where nothing but that is left to say of it; what came of it.
    pub(crate) fn plays(&mut self, who: Seat, text: &str) -> Vec<Event> {
        let mut events = self.acts(who, text);
        if self.state.has_acted() && choice(text) != Action::EndTurn && !text.starts_with("swap") {
            events.extend(self.acts(who, "end"));
        }
        events
    }

    /// This seat chooses, and says nothing more; what came of it.
    pub(crate) fn acts(&mut self, who: Seat, text: &str) -> Vec<Event> {
        let mut events = Vec::new();
        apply(&self.game, &mut self.state, who, choice(text), &mut self.luck, Some(&mut events))
            .unwrap_or_else(|refused| panic!("{text}: {refused}"));
        self.game.audit(&self.state).expect("a played table adds up");
        events
    }

    /// This seat chooses and is refused with that ruling; nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&mut self, who: Seat, action: Action, why: Illegal, ruling: &str) {
        let (before, mut events) = (self.state, Vec::new());
        let answer = apply(&self.game, &mut self.state, who, action, &mut self.luck, Some(&mut events));
        assert_eq!(answer, Err(Refused::Illegal(why)));
        assert_eq!((self.state, events), (before, vec![]), "a refusal changes nothing");
        assert_eq!(why.ruling(), ruling);
        assert!(why.to_string().starts_with(&format!("{ruling}: ")), "{why}");
        assert!(!self.legal(who).contains(&action), "what is refused is not offered");
    }

    pub(crate) fn legal(&self, who: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, who, &mut legal);
        legal
    }

    pub(crate) fn view(&self, viewer: impl Into<Option<Seat>>) -> View {
        self.game.view(&self.state, viewer.into().map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// A hand as a viewer sees it: `1 # # 4 5 #`.
    pub(crate) fn sees(&self, viewer: impl Into<Option<Seat>>, holder: Seat) -> String {
        row(&self.view(viewer).hands[holder.index()])
    }

    /// The showcase as all see it.
    pub(crate) fn showcase(&self) -> String {
        let view = self.view(None);
        assert!(Seat::all(view.hands.len()).all(|seat| self.view(seat).showcase == view.showcase));
        row(&view.showcase)
    }

    /// What a viewer has noted of cards that show it a back: `B3=W`, `showcase 1=4`.
    pub(crate) fn notes(&self, viewer: impl Into<Option<Seat>>) -> Vec<String> {
        let note = |note: &tsugi_wabisaby::Note| match note.at {
            Spot::Hand { seat, place } => format!("{}{}={}", letter(seat), place.index() + 1, figure(note.card)),
            Spot::Showcase { slot } => format!("showcase {}={}", slot.index() + 1, figure(note.card)),
        };
        self.view(viewer).memory.iter().map(note).collect()
    }

    pub(crate) fn die(&self) -> u8 {
        self.view(None).die
    }

    /// Whose turn it is; none between rounds and at the end.
    pub(crate) fn turn(&self) -> Option<Seat> {
        match self.view(None).phase {
            PhaseView::Playing { seat, .. } => Some(seat),
            _ => None,
        }
    }

    pub(crate) fn scores(&self) -> Vec<u16> {
        self.view(None).scores
    }

    /// What a viewer saw of these events.
    pub(crate) fn saw(&self, viewer: impl Into<Option<Seat>>, events: &[Event]) -> Vec<Sighting> {
        let viewer = viewer.into().map_or(Viewer::Spectator, Viewer::Seat);
        events.iter().filter_map(|&event| self.game.sighting(event, viewer)).collect()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.game.status(&self.state) {
            Status::Over(outcome) => Some(outcome),
            Status::Awaiting(_) => None,
        }
    }
}

/// The points of each seat in these events.
pub(crate) fn points(events: &[Event]) -> Vec<u16> {
    let scored = events.iter().filter_map(|event| match event {
        Event::RoundScored { points, .. } => Some(*points),
        _ => None,
    });
    scored.collect()
}

/// Why the die went down in these events.
pub(crate) fn lowered(events: &[Event]) -> Vec<(tsugi_wabisaby::Lowered, u8)> {
    let lowered = events.iter().filter_map(|event| match event {
        Event::DieLowered { die, because } => Some((*because, *die)),
        _ => None,
    });
    lowered.collect()
}
