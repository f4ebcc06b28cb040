//! A silent table: two games with the same turns, in one of which a seat walks, takes back and thinks as it likes, but
//! ends in the same beat, are the same to everybody else: the same bytes at the same beats.
//! `TSUGI_SILENT_GAMES=1000` plays that many pairs.

use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv4Addr},
};

use tsugi_engine::{Chance, Seat, SeededRng, Status, Viewer};
use tsugi_house::{
    Alarm, Attach, Effect, Entry, Fault, Hashed, HostedTable, Input, Looking, NewSecrets, Protocol, Reply, Request,
    RequestKind, TableMachine, TableSettings,
};
use tsugi_narrator::Lang;
use tsugi_sim::languages;
use tsugi_wire::{Act, Answer, Json, NewSeat, NewTable, Parts, Shown, Sitting, ToClient, ToServer, Undo, Undoing, Why};

const SETTINGS: TableSettings = TableSettings {
    away_after: 60_000,
    over_after: 60_000,
    word_patience: 10_000,
    most_streams: 64,
    most_streams_a_seat: 16,
};
/// The time at the first turn, and how long each takes.
const BEGIN: u64 = 1_800_000_000_000;
const TURN: u64 = 60_000;
/// The beat of the table.
const BEAT: u64 = 5_000;
/// Pairs of games in the short form.
const FEW: u64 = 12;

/// The streams: each seat's own, and those of who listens.
const SEATS: [u64; 2] = [1, 2];
const LISTENERS: [(u64, Protocol); 2] = [(3, Protocol::First), (4, Protocol::Second)];
const SPECTATORS: [(u64, Protocol); 2] = [(5, Protocol::First), (6, Protocol::Second)];

fn person(number: usize) -> Hashed {
    Hashed::of(&[number as u8 + 1; 32])
}

fn every() -> Parts {
    Parts::read("ask,offers,meanings,reasons,previews,reckoned,receipts,undo,end,text,views,presence")
}

/// A table of two people and somebody who watches, with a store that keeps everything.
struct Pair {
    machine: TableMachine,
    log: Vec<String>,
    fault: Option<Fault>,
    now: u64,
    /// When the table wants to be woken at its beat.
    beat: Option<u64>,
    messages: u64,
    /// What each stream heard, and what requests were answered: when, and what.
    heard: BTreeMap<u64, Vec<(u64, String)>>,
    /// What each seat's own stream was last shown.
    shown: [Option<Shown>; 2],
}

const ID: &str = "0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a";

fn restored(log: &[String], fault: Option<Fault>) -> HostedTable {
    // The fault is there from the first entry on, as it would be in a server.
    let mut table =
        HostedTable::restored(ID, &log[..1], languages()).expect("it is read").expect("a table").faulty(fault);
    for entry in &log[1..] {
        table.read_on(entry).expect("it is read");
    }
    table
}

impl Pair {
    fn new(deal: u64, fault: Option<Fault>) -> Self {
        let seats = vec![NewSeat::Mine, NewSeat::Open];
        let wanted =
            NewTable { game: "held-hands".into(), seats, public: true, anyone_sits: true, ..NewTable::default() };
        let mut secret = [7; 32];
        secret[..8].copy_from_slice(&deal.to_le_bytes());
        let (words, secrets) = (languages().of_service(Lang::En), NewSecrets { key: [9; 32], deal: secret });
        let created = tsugi_house::open(&wanted, &person(0), &secrets, &BTreeMap::new(), BEGIN, words);
        let entry = Entry::Created(Box::new(created.expect("such a table can be made")));
        let log = vec![serde_json::to_string(&entry).expect("JSON")];
        let machine = TableMachine::new(restored(&log, fault), SETTINGS, BEGIN);
        let (heard, shown) = (BTreeMap::new(), [None, None]);
        let mut pair = Self { machine, log, fault, now: BEGIN, beat: None, messages: 0, heard, shown };
        let sitting = Sitting { seat: Some(Seat::at(1)), name: Some("Théo".into()), ..Sitting::default() };
        pair.ask(1, RequestKind::Sit(sitting));
        for (seat, stream) in SEATS.into_iter().enumerate() {
            pair.attach(stream, seat, Viewer::Seat(Seat::at(seat)), Protocol::Second);
        }
        pair
    }

    /// Somebody else listens: the partner of the seat that hesitates, and a spectator, in both protocols.
    fn listen(&mut self, partner: usize) {
        for (stream, protocol) in LISTENERS {
            self.attach(stream, partner, Viewer::Seat(Seat::at(partner)), protocol);
        }
        for (stream, protocol) in SPECTATORS {
            self.attach(stream, 7, Viewer::Spectator, protocol);
        }
    }

    /// Time passes, and the table is woken when it wants to be.
    fn pass_until(&mut self, then: u64) {
        while let Some(beat) = self.beat.take_if(|beat| *beat <= then) {
            self.now = beat;
            self.take(Input::Alarm(Alarm::Beat));
        }
        self.now = then;
    }

    /// Until the next beat has passed.
    fn pass_beat(&mut self) {
        self.pass_until((self.now / BEAT + 1) * BEAT);
    }

    fn take(&mut self, input: Input) {
        let now = self.now;
        self.machine.take(input, now);
        while let Some(effect) = self.machine.next_effect() {
            match effect {
                Effect::Store(entry) => {
                    self.log.push(entry.entry);
                    self.machine.take(Input::Stored(Ok(())), now);
                }
                Effect::Send { stream, messages } => messages.iter().for_each(|message| self.hear(stream, message)),
                Effect::Answer(ticket, reply) => {
                    let told = match reply {
                        Ok(Reply::Landing(landing)) => serde_json::to_string(&landing).expect("JSON"),
                        Ok(Reply::Document(document)) => document.to_string(),
                        Ok(Reply::Shown(shown)) => serde_json::to_string(&shown).expect("JSON"),
                        Ok(_) => String::new(),
                        Err(refusal) => format!("{refusal:?}"),
                    };
                    self.note(ticket, told);
                }
                Effect::Wake(after, Alarm::Beat) => {
                    assert_eq!(self.beat.replace(now + after), None, "it is woken once at each beat");
                }
                _ => {}
            }
        }
    }

    fn hear(&mut self, stream: u64, message: &[u8]) {
        if let Some(seat) = SEATS.iter().position(|own| *own == stream) {
            if let Ok(ToClient::Shown(shown)) = serde_json::from_slice(message) {
                let known = self.shown[seat].take();
                self.shown[seat] = if shown.status.is_some() { Some(*shown) } else { known };
            }
            return;
        }
        self.note(stream, String::from_utf8_lossy(message).into_owned());
    }

    fn note(&mut self, ear: u64, told: String) {
        self.heard.entry(ear).or_default().push((self.now, told));
    }

    fn attach(&mut self, stream: u64, who: usize, viewer: Viewer, protocol: Protocol) {
        let (from, who, lang) = (IpAddr::V4(Ipv4Addr::LOCALHOST), Some(person(who)), Lang::En);
        let attach = Attach { stream, from, who, viewer: Some(viewer), lang, parts: every(), protocol, since: None };
        self.take(Input::Attach(Box::new(attach)));
    }

    fn ask(&mut self, who: usize, kind: RequestKind) {
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let request = Request { ticket: 100 + who as u64, who: Some(person(who)), address, lang: Lang::En, kind };
        self.take(Input::Request(Box::new(request)));
    }

    /// Whose turn it is, with what that seat may choose.
    fn awaited(&self) -> Option<(usize, u64, Vec<Json>)> {
        (0..2).find_map(|seat| {
            let shown = self.shown[seat].as_ref()?;
            let offers: Vec<Json> = shown.offers.iter().flatten().map(|offer| offer.action.clone()).collect();
            (!offers.is_empty()).then_some((seat, shown.version, offers))
        })
    }

    fn is_over(&self) -> bool {
        let over = |shown: &Option<Shown>| matches!(shown.as_ref().and_then(|it| it.status), Some(Status::Over(_)));
        self.shown.iter().any(over)
    }

    fn act(&mut self, seat: usize, action: &Json) {
        self.messages += 1;
        let version = self.shown[seat].as_ref().map_or(0, |shown| shown.version);
        let (id, action) = (format!("m{}", self.messages), action.clone());
        self.take(Input::Say(SEATS[seat], ToServer::Act(Act { id, version, action })));
    }

    fn undo(&mut self, seat: usize) {
        self.messages += 1;
        let version = self.shown[seat].as_ref().map_or(0, |shown| shown.version);
        let id = format!("m{}", self.messages);
        self.take(Input::Say(SEATS[seat], ToServer::Undo(Undo { id, version, ask: false })));
    }

    /// Whether a seat could take this back afterwards, tried at a copy of the table.
    fn is_free(&self, seat: usize, action: &Json) -> bool {
        let mut copy = Self {
            machine: TableMachine::new(restored(&self.log, self.fault), SETTINGS, self.now),
            log: self.log.clone(),
            fault: self.fault,
            now: self.now,
            beat: None,
            messages: 1_000_000,
            heard: BTreeMap::new(),
            shown: [None, None],
        };
        copy.attach(SEATS[seat], seat, Viewer::Seat(Seat::at(seat)), Protocol::Second);
        copy.act(seat, action);
        let undo = copy.shown[seat].as_ref().and_then(|shown| shown.undo.clone());
        undo.is_some_and(|undo| undo.may == Undoing::Free) && copy.log.len() > self.log.len()
    }

    /// Walks a little, lets the others look, and takes everything back.
    fn hesitate(&mut self, seat: usize, luck: &mut SeededRng, mut probe: Option<usize>) {
        for _ in 0..=luck.below(2) {
            let mut steps = 0;
            for _ in 0..=luck.below(3) {
                let Some((_, _, offers)) = self.awaited().filter(|(awaited, ..)| *awaited == seat) else { break };
                let action = offers[luck.below(offers.len() as u32) as usize].clone();
                if !self.is_free(seat, &action) {
                    break;
                }
                self.act(seat, &action);
                steps += 1;
            }
            if let Some(number) = probe.take() {
                self.probe(1 - seat, number);
            }
            for _ in 0..steps {
                self.undo(seat);
            }
        }
    }

    /// The others ask and try what they can.
    fn probe(&mut self, partner: usize, number: usize) {
        let since = self.shown[partner].as_ref().map_or(0, |shown| shown.version);
        let own = Viewer::Seat(Seat::at(partner));
        let (stream, id) = (LISTENERS[1].0, format!("p{number}"));
        let action: Json = serde_json::value::RawValue::from_string("\"end_turn\"".into()).expect("JSON");
        let answer = |id: String| Answer { id, version: 1 };
        let undo = self.shown[partner].as_ref().and_then(|shown| shown.undo.as_ref());
        let may_undo = undo.is_some_and(|undo| undo.may == Undoing::Free);
        for said in [
            ToServer::Ping {},
            ToServer::Why(Why { id: format!("w{id}"), action: action.clone() }),
            ToServer::Act(Act { id: format!("a{id}"), version: since, action }),
            ToServer::Undo(Undo { id: format!("u{id}"), version: since, ask: true }),
            ToServer::Agree(answer(format!("g{id}"))),
        ] {
            // The own fan could be taken back, and then it would be another game.
            if !(may_undo && matches!(said, ToServer::Undo(_))) {
                self.take(Input::Say(stream, said));
            }
        }
        for (who, viewer) in [(partner, own), (7, Viewer::Spectator)] {
            self.ask(who, RequestKind::Look);
            self.ask(who, RequestKind::Record(Some(viewer)));
            for since in [None, Some(since), Some(0)] {
                self.ask(who, RequestKind::Show(Looking { viewer: Some(viewer), since, parts: every() }));
            }
        }
    }
}

/// The choices of a game that is played by chance.
fn played(deal: u64) -> Vec<(usize, Json)> {
    let (mut pair, mut luck, mut chosen) = (Pair::new(deal, None), SeededRng::new(deal), Vec::new());
    while let Some((seat, _, offers)) = pair.awaited().filter(|_| !pair.is_over()) {
        let action = offers[luck.below(offers.len() as u32) as usize].clone();
        pair.act(seat, &action);
        pair.pass_beat();
        chosen.push((seat, action));
    }
    assert!(pair.is_over(), "every game ends");
    chosen
}

type Heard = BTreeMap<u64, Vec<(u64, String)>>;

/// What everybody but one seat hears of a game in which that seat hesitates, or does not.
fn told(deal: u64, chosen: &[(usize, Json)], wavers: Option<u64>, fault: Option<Fault>) -> (Heard, usize) {
    let seat = (deal % 2) as usize;
    let (mut pair, partner, mut last) = (Pair::new(deal, fault), 1 - seat, None);
    pair.listen(partner);
    let mut luck = SeededRng::stream(deal, 11);
    for (number, (chooser, action)) in chosen.iter().enumerate() {
        // Each turn begins on a beat, and every choice has one of its own.
        let turn = if last == Some(*chooser) { 1 } else { TURN / BEAT };
        last = Some(*chooser);
        pair.pass_until((pair.now / BEAT + turn) * BEAT);
        let begun = pair.now;
        if *chooser == seat {
            let probe = (luck.below(3) == 0).then_some(number);
            match (wavers, probe) {
                (Some(wavers), probe) => {
                    let mut moment = SeededRng::stream(wavers, number as u64);
                    // In the other game it is asked at the same time, and thought about for a while more.
                    pair.hesitate(seat, &mut moment, probe);
                    pair.pass_until(begun + u64::from(moment.below(BEAT as u32)));
                }
                (None, Some(number)) => pair.probe(partner, number),
                (None, None) => {}
            }
        }
        pair.act(*chooser, action);
        // The other asks and tries before the beat what it may only know after it.
        let late = begun + BEAT - 1;
        if *chooser == seat && luck.below(3) == 0 {
            pair.pass_until(late);
            pair.probe(partner, 10_000 + number);
        }
    }
    pair.pass_until(pair.now + TURN);
    // With a fault the partner may not even know when it is asked.
    assert!(pair.is_over() || fault.is_some(), "it is the same game");
    // A request of the seat that hesitates is its own affair.
    pair.heard.remove(&(100 + seat as u64));
    (pair.heard, pair.log.len())
}

/// Where two accounts differ first.
fn difference(one: &Heard, two: &Heard) -> Option<String> {
    for (stream, heard) in one {
        let other = two.get(stream)?;
        if let Some((one, two)) = heard.iter().zip(other).find(|(one, two)| one != two) {
            let ((one_at, one), (two_at, two)) = (one, two);
            return Some(format!("stream {stream} hears at {one_at}\n{one}\nor at {two_at}\n{two}"));
        }
        if heard.len() != other.len() {
            return Some(format!("stream {stream} hears {} or {} things", heard.len(), other.len()));
        }
    }
    None
}

#[test]
fn nobody_else_can_tell_how_often_a_walk_was_changed_or_when_in_a_beat_it_ended() {
    let games = std::env::var("TSUGI_SILENT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(FEW);
    let mut hesitations = 0;
    for deal in 0..games {
        let chosen = played(deal);
        let (plain, entries) = told(deal, &chosen, None, None);
        let (wavering, more) = told(deal, &chosen, Some(deal + 1), None);
        assert_eq!(difference(&plain, &wavering), None, "game {deal}");
        hesitations += more - entries;
    }
    println!("{games} pairs of games, {hesitations} entries taken back");
    assert!(hesitations as u64 > 5 * games, "somebody hesitated: {hesitations}");
}

#[test]
fn steps_that_are_shown_at_once_and_turns_that_are_shown_beside_the_beat_are_found() {
    for fault in [Fault::StepsShown, Fault::OffBeat] {
        let found = (0..FEW).find_map(|deal| {
            let chosen = played(deal);
            let fault = Some(fault);
            difference(&told(deal, &chosen, None, fault).0, &told(deal, &chosen, Some(deal + 1), fault).0)
        });
        assert!(found.is_some(), "the planted fault is found: {fault:?}");
    }
}
