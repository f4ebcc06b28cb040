//! A table drawn as text, played by text, and read again.
//!
//! ```text
//! B drafts                                  who is to choose: drafts, repairs; or `over`
//! first: A                                  the marker; A unless said
//! area: blue-cup gold bowl                  pattern and type, or any card of a type
//! top: teapot                               any card unless said
//! deck: 3                                   its cards with the top; enough for the rounds left unless said
//! A: 3 ingots; blue-cup white-bowl:broken vase:repaired
//! B: 1 ingot, 1 repair;                     repairs made this round
//! ```
//!
//! Other lines: `passed: B`, `round: 9`, `gold showed`; a line may go on in another of its name.
//! Cards that stand nowhere are in the deck, or discarded where `deck` leaves no room; ingots that
//! nobody has are in the supply.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tsugi_broken_and_beautiful::{
    Action, CardId, Deck, ENGLISH, Event, Illegal, PhaseView, Pottery, Rules, State, View,
};
use tsugi_engine::{Game, Outcome, Refused, Scored, Scripted, Seat, Status, Viewer, apply, begin};

pub(crate) const A: Seat = Seat::at(0);
pub(crate) const B: Seat = Seat::at(1);
pub(crate) const C: Seat = Seat::at(2);

/// A table by the English rules.
pub(crate) fn scene(drawing: &str) -> Table {
    scene_by(ENGLISH, drawing)
}

/// A table by these rules.
pub(crate) fn scene_by(rules: Rules, drawing: &str) -> Table {
    scene_with(rules, Deck::ours(), drawing)
}

/// A table by these rules and with this deck.
pub(crate) fn scene_with(rules: Rules, deck: Deck, drawing: &str) -> Table {
    Drawing::read(drawing).table(rules, deck)
}

/// A deck of one's own: type, pattern or none, copies.
pub(crate) fn deck_of(cards: &[(&str, Option<&str>, u8)]) -> Deck {
    let entry = |(kind, pattern, copies): &(&str, Option<&str>, u8)| {
        let patterns = pattern.map_or(String::new(), |pattern| format!("patterns = [\"{pattern}\"]\n"));
        format!("[[card]]\ntype = \"{kind}\"\n{patterns}copies = {copies}\ningots = 1\n")
    };
    Deck::read("test.toml", &cards.iter().map(entry).collect::<String>()).expect("the deck of a test is sound")
}

/// A drawing, line by line.
struct Drawing<'a> {
    turn: Option<(Seat, &'a str)>,
    gold_showed: bool,
    lines: BTreeMap<&'a str, String>,
}

impl<'a> Drawing<'a> {
    fn read(drawing: &'a str) -> Self {
        let mut read = Self { turn: None, gold_showed: false, lines: BTreeMap::new() };
        for line in drawing.lines().map(str::trim).filter(|line| !line.is_empty()) {
            match (line, line.split_once(':')) {
                ("over", _) => {}
                ("gold showed", _) => read.gold_showed = true,
                (_, Some((key, rest))) if !key.contains(' ') => {
                    let line = read.lines.entry(key).or_default();
                    line.push(' ');
                    line.push_str(rest);
                }
                _ => {
                    let (who, does) = line.split_once(' ').expect("a line says what it is about");
                    read.turn = Some((seat(who), does));
                }
            }
        }
        read
    }

    fn number(&self, key: &str) -> Option<usize> {
        self.lines.get(key).map(|text| text.trim().parse().expect("a number"))
    }

    fn words(&self, key: &str) -> Vec<&str> {
        self.lines.get(key).map_or(Vec::new(), |text| text.split_whitespace().collect())
    }

    fn table(&self, rules: Rules, deck: Deck) -> Table {
        let seats = ["A", "B", "C", "D"].iter().take_while(|who| self.lines.contains_key(**who)).count();
        let game = Pottery::new(seats, rules, deck).expect("the deck is enough for a round");
        let mut free: Vec<CardId> = game.deck().cards().to_vec();
        let mut take =
            |words: Vec<&str>| -> Vec<u32> { words.iter().map(|word| pull(&game, &mut free, word)).collect() };
        let area = take(self.words("area"));
        let named_top = take(self.words("top"));
        let mut held = 0;
        let mut collections: Vec<Value> = vec![
            json!({
                "unbroken": [], "broken": [], "repaired": [], "ingots": 0, "repairs": 0
            });
            4
        ];
        for (index, who) in ["A", "B", "C", "D"].iter().take(seats).enumerate() {
            let purse = Purse::read(&self.lines[who]);
            held += purse.ingots;
            for (state, place) in [("", "unbroken"), ("broken", "broken"), ("repaired", "repaired")] {
                collections[index][place] = json!(take(purse.cards(state)));
            }
            collections[index]["ingots"] = json!(purse.ingots);
            collections[index]["repairs"] = json!(purse.repairs);
        }
        let rest: Vec<u32> = free.iter().map(|&card| number(&game, card)).collect();
        let round = self.number("round").unwrap_or(1);
        // R20: the deck lasts no more rounds than it would have.
        let undealt = ((game.rounds() + 1).saturating_sub(round) * game.cards_a_round()).saturating_sub(1);
        let mut left: Vec<u32> = named_top.into_iter().chain(rest).collect();
        let discards = left.split_off(self.number("deck").unwrap_or(undealt).min(left.len()));
        let below = left.split_off(left.len().min(1));
        let first = self.lines.get("first").map_or(A, |who| seat(who.trim()));
        let (phase, turn, picks) = match self.turn {
            Some((who, "drafts")) => ("drafting", who, 2 * seats + 1 - area.len()),
            Some((who, "repairs")) => ("repairing", who, 2 * seats),
            _ => ("over", first, 2 * seats),
        };
        let passed: Vec<Seat> = self.words("passed").into_iter().map(seat).collect();
        let supply = usize::from(game.rules().ingots).saturating_sub(held);
        let state: State = serde_json::from_value(json!({
            "deck": below, "top": left, "area": area, "discards": discards, "collections": collections,
            "supply": supply, "round": round, "first": first, "turn": turn,
            "phase": phase, "picks": picks, "passed": passed, "free_repair": self.gold_showed,
        }))
        .expect("a drawing is a state");
        game.audit(&state).expect("a drawing adds up");
        Table { game, state, luck: Scripted::new([]), log: Vec::new() }
    }
}

/// What a player's line says.
struct Purse<'a> {
    ingots: usize,
    repairs: usize,
    words: Vec<&'a str>,
}

impl<'a> Purse<'a> {
    fn read(line: &'a str) -> Self {
        let mut purse = Self { ingots: 0, repairs: 0, words: Vec::new() };
        let mut words = line.split([' ', ',', ';']).filter(|word| !word.is_empty());
        while let Some(word) = words.next() {
            match (word.parse::<usize>(), word) {
                (Ok(count), _) if words.next().is_some_and(|unit| unit.starts_with("ingot")) => purse.ingots = count,
                (Ok(count), _) => purse.repairs = count,
                _ => purse.words.push(word),
            }
        }
        purse
    }

    fn cards(&self, wanted: &str) -> Vec<&'a str> {
        let split = self.words.iter().map(|word| word.split_once(':').unwrap_or((word, "")));
        split.filter(|(_, state)| *state == wanted).map(|(card, _)| card).collect()
    }
}

pub(crate) fn seat(name: &str) -> Seat {
    Seat::at(["A", "B", "C", "D"].iter().position(|letter| *letter == name).expect("a seat is called A, B, C or D"))
}

/// Pattern and type: `blue-cup`.
fn looks(card: CardId) -> String {
    let id = card.to_string();
    id.rsplit_once('-').map_or(id.clone(), |(looks, _)| looks.to_owned())
}

/// Whether a word means this card: by its id, its looks or its type.
fn means(word: &str, card: CardId) -> bool {
    word == card.to_string() || word == looks(card) || word == card.kind().name()
}

fn number(game: &Pottery, card: CardId) -> u32 {
    game.deck().set(card).lowest()
}

fn pull(game: &Pottery, free: &mut Vec<CardId>, word: &str) -> u32 {
    let place = free.iter().position(|&card| means(word, card));
    let card = free.remove(place.unwrap_or_else(|| panic!("no {word} is left for this drawing")));
    number(game, card)
}

/// A table in play.
pub(crate) struct Table {
    pub(crate) game: Pottery,
    pub(crate) state: State,
    pub(crate) luck: Scripted,
    pub(crate) log: Vec<Event>,
}

impl Table {
    /// A table laid by the rules, with these lots.
    pub(crate) fn laid(seats: usize, rules: Rules, lots: &[u32]) -> Self {
        let game = Pottery::new(seats, rules, Deck::ours()).expect("our deck is enough for a round");
        let (mut luck, mut log) = (Scripted::new(lots), Vec::new());
        let state = begin(&game, &mut luck, Some(&mut log));
        game.audit(&state).expect("a laid table adds up");
        Self { game, state, luck, log }
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    /// Whose choice is awaited.
    pub(crate) fn awaited(&self) -> Seat {
        match self.game.status(&self.state) {
            Status::Awaiting(seats) => seats.first().expect("somebody is awaited"),
            Status::Over(_) => panic!("the game is over"),
        }
    }

    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, self.awaited(), &mut legal);
        legal
    }

    /// `keep blue-cup`, `sell gold`, `repair bowl`, `pass`, `name B`, as a choice of this seat.
    pub(crate) fn choice(&self, who: Seat, choice: &str) -> Action {
        let (verb, what) = choice.split_once(' ').unwrap_or((choice, ""));
        let view = self.view();
        let near = match verb {
            "repair" => view.collections[who.index()].broken.clone(),
            _ => view.area,
        };
        let card = || *near.iter().chain(self.game.deck().cards()).find(|&&card| means(what, card)).expect("a card");
        match verb {
            "keep" => Action::Keep { card: card() },
            "sell" => Action::Sell { card: card() },
            "repair" => Action::Repair { card: card() },
            "pass" => Action::Pass,
            "name" => Action::NameFirst { seat: seat(what) },
            _ => panic!("{choice} is no choice"),
        }
    }

    /// This seat chooses; what came of it.
    pub(crate) fn plays(&mut self, who: Seat, choice: &str) -> Vec<Event> {
        let action = self.choice(who, choice);
        let mut events = Vec::new();
        apply(&self.game, &mut self.state, who, action, &mut self.luck, Some(&mut events))
            .unwrap_or_else(|refused| panic!("{choice}: {refused}"));
        self.game.audit(&self.state).expect("a played table adds up");
        self.log.extend(&events);
        events
    }

    /// Whoever is awaited chooses, one after the other.
    pub(crate) fn play_on(&mut self, choices: &[&str]) {
        for choice in choices {
            self.plays(self.awaited(), choice);
        }
    }

    /// This seat chooses and is refused; nothing changes.
    pub(crate) fn refuses(&mut self, who: Seat, choice: &str, why: Illegal) {
        let action = self.choice(who, choice);
        self.refuses_action(who, action, Refused::Illegal(why));
        assert!(why.to_string().starts_with(why.ruling()), "{why} cites {}", why.ruling());
    }

    pub(crate) fn refuses_action(&mut self, who: Seat, action: Action, why: Refused<Illegal>) {
        let (before, mut events) = (self.state, Vec::new());
        let answer = apply(&self.game, &mut self.state, who, action, &mut self.luck, Some(&mut events));
        assert_eq!(answer, Err(why));
        assert_eq!((self.state, events), (before, vec![]), "a refusal changes nothing");
    }

    /// The next cards that the deck turns up, below its top.
    pub(crate) fn turns_up(&mut self, cards: &str) {
        let view = self.view();
        let mut below: Vec<CardId> = self.game.deck().cards().to_vec();
        let own = view.collections.iter().flat_map(|own| [&own.unbroken, &own.broken, &own.repaired]);
        let known: Vec<CardId> = own.chain([&view.area, &view.discards]).flatten().copied().chain(view.top).collect();
        below.retain(|card| !known.contains(card));
        let lot = |word: &str| {
            let place = below.iter().position(|&card| means(word, card)).expect("the deck holds such a card");
            below.remove(place);
            place as u32
        };
        self.luck = Scripted::new(cards.split_whitespace().map(lot).collect::<Vec<u32>>());
    }

    /// The table has these lines; lines that are not given are not compared.
    #[track_caller]
    pub(crate) fn shows(&self, drawing: &str) {
        let drawn = self.drawn();
        for line in drawing.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let wanted = sorted(line);
            assert!(drawn.iter().any(|line| sorted(line) == wanted), "not so: {line}\n{}", drawn.join("\n"));
        }
    }

    fn drawn(&self) -> Vec<String> {
        let view = self.view();
        let row = |cards: &[CardId], state: &str| {
            let words: Vec<String> = cards.iter().map(|&card| format!("{}{state}", looks(card))).collect();
            words.join(" ")
        };
        let letter = |seat: Seat| ["A", "B", "C", "D"][seat.index()];
        let (turn, passed) = match &view.phase {
            PhaseView::NamingFirst { seat } => (format!("{} names", letter(*seat)), String::new()),
            PhaseView::Drafting { seat, .. } => (format!("{} drafts", letter(*seat)), String::new()),
            PhaseView::Repairing { seat, passed, .. } => {
                (format!("{} repairs", letter(*seat)), passed.iter().map(letter).collect::<Vec<_>>().join(" "))
            }
            PhaseView::Over => ("over".into(), String::new()),
        };
        let mut lines = vec![
            turn,
            format!("passed: {passed}"),
            format!("first: {}", letter(view.first)),
            format!("round: {}", view.round),
            format!("area: {}", row(&view.area, "")),
            format!("top: {}", row(view.top.as_slice(), "")),
            format!("deck: {}", view.deck_size),
            format!("supply: {}", view.supply.map_or("unlimited".into(), |ingots| ingots.to_string())),
            format!("discards: {}", row(&view.discards, "")),
        ];
        for (own, seat) in view.collections.iter().zip(Seat::all(4)) {
            let (unbroken, broken) = (row(&own.unbroken, ""), row(&own.broken, ":broken"));
            let repaired = row(&own.repaired, ":repaired");
            lines.push(format!("{}: {} ingots; {unbroken} {broken} {repaired}", letter(seat), own.ingots));
        }
        lines
    }

    /// The lines of a seat's receipt: `bowls 2 × 2 + 1 = 5`.
    pub(crate) fn receipt(&self, who: Seat) -> Vec<String> {
        let lines = &self.game.receipts(&self.view())[who.index()];
        let points: i32 = lines.iter().map(tsugi_engine::Line::points).sum();
        assert_eq!(points, self.scores()[who.index()], "a score is the sum of its receipt");
        lines.iter().map(|line| format!("{} {} = {}", line.line, line.sum, line.points())).collect()
    }

    /// The score of each seat, as if the game ended now.
    pub(crate) fn scores(&self) -> Vec<i32> {
        match self.game.outcome(&self.state) {
            Outcome::Ranked { scores, .. } => scores.as_slice().to_vec(),
            Outcome::Together { .. } => panic!("each plays for himself"),
        }
    }

    /// The place of each seat, as if the game ended now.
    pub(crate) fn places(&self) -> Vec<u8> {
        match self.game.outcome(&self.state) {
            Outcome::Ranked { places, .. } => places.as_slice().to_vec(),
            Outcome::Together { .. } => panic!("each plays for himself"),
        }
    }
}

/// What a collection is worth by the English rules, against a player who has nothing.
pub(crate) fn worth(collection: &str) -> i32 {
    scene(&format!("over\nA: {collection}\nB:")).scores()[0]
}

/// The words of a line in an order of their own; `1 ingot` is `1 ingots`.
fn sorted(line: &str) -> Vec<String> {
    let words = line.split([' ', ',', ';']).filter(|word| !word.is_empty());
    let mut words: Vec<String> =
        words.map(|word| if word == "ingot" { "ingots".into() } else { word.into() }).collect();
    if let Some(rest) = words.get_mut(1..) {
        rest.sort_unstable();
    }
    words
}
