//! What was once found by an attack from outside, told as short stories of one table: each failed before, and holds now.

use std::{
    collections::{BTreeMap, VecDeque},
    net::{IpAddr, Ipv4Addr},
};

use tsugi_engine::{Seat, Status, Viewer};
use tsugi_house::{
    About, Attach, Effect, Entry, Fault, Hashed, HostedTable, Input, NewSecrets, NoThought, NotStored, Protocol,
    Refusal, Reply, Request, RequestKind, TableMachine, TableSettings, Thinking,
};
use tsugi_narrator::Lang;
use tsugi_sim::languages;
use tsugi_wire::{
    Act, Answer, Code, Entering, Hint, Json, Linking, NewSeat, NewTable, Parts, Shown, Sitting, ToClient, ToServer,
    Undo,
};

const SETTINGS: TableSettings = TableSettings {
    away_after: 60_000,
    over_after: 60_000,
    word_patience: 10_000,
    most_streams: 64,
    most_streams_a_seat: 16,
};
const KEY: [u8; 32] = [9; 32];

/// One table, with a store that keeps what it is told to unless it is broken.
struct Scene {
    machine: TableMachine,
    log: Vec<String>,
    now: u64,
    numbers: u64,
    heard: BTreeMap<u64, Vec<ToClient>>,
    answers: BTreeMap<u64, Result<Reply, Refusal>>,
    thinking: VecDeque<Thinking>,
    store_is_broken: bool,
}

/// Somebody, by number.
fn person(number: u8) -> Hashed {
    Hashed::of(&[number; 32])
}

const NORA: u8 = 1;
const THEO: u8 = 2;
const INES: u8 = 3;

impl Scene {
    fn new(game: &str, seats: Vec<NewSeat>, fault: Option<Fault>) -> Self {
        let wanted =
            NewTable { game: game.into(), seats, public: true, anyone_sits: true, hints: true, ..NewTable::default() };
        let secrets = NewSecrets { key: KEY, deal: [7; 32] };
        let words = languages().of_service(Lang::En);
        let created = tsugi_house::open(&wanted, &person(NORA), &secrets, &BTreeMap::new(), 0, words);
        let entry = Entry::Created(Box::new(created.expect("such a table can be made")));
        let log = vec![serde_json::to_string(&entry).expect("JSON")];
        let table = HostedTable::restored(&"0a".repeat(16), &log, languages()).expect("it is read");
        let machine = TableMachine::new(table.expect("a table").faulty(fault), SETTINGS, 0);
        let (heard, answers, thinking) = (BTreeMap::new(), BTreeMap::new(), VecDeque::new());
        let mut scene = Self { machine, log, now: 1, numbers: 0, heard, answers, thinking, store_is_broken: false };
        scene.ask(NORA, RequestKind::Enter(Entering::default())).expect("Nora made it");
        scene
    }

    fn take(&mut self, input: Input) {
        self.now += 1;
        self.machine.take(input, self.now);
        while let Some(effect) = self.machine.next_effect() {
            match effect {
                Effect::Store(_) if self.store_is_broken => {
                    self.machine.take(Input::Stored(Err(NotStored { slow: true })), self.now);
                }
                Effect::Store(entry) => {
                    assert_eq!(entry.version, self.log.len() as u64, "it is the next");
                    self.log.push(entry.entry);
                    self.machine.take(Input::Stored(Ok(())), self.now);
                }
                Effect::Read => {
                    let table = HostedTable::restored(&"0a".repeat(16), &self.log, languages()).expect("it is read");
                    self.machine.take(Input::Read(table.map(Box::new)), self.now);
                }
                Effect::Send { stream, messages } => {
                    let read = |message| serde_json::from_slice(message).expect("the wire's own");
                    self.heard.entry(stream).or_default().extend(messages.iter().map(|message| read(message)));
                }
                Effect::Answer(ticket, reply) => drop(self.answers.insert(ticket, reply)),
                Effect::Think(thinking) => self.thinking.push_back(*thinking),
                Effect::ThinkQuickly(question, about) => {
                    let thought = tsugi_catalog::answer(&question).expect("the quick player has an answer");
                    self.machine.take(Input::Thought(about, Box::new(Ok(thought))), self.now);
                }
                _ => {}
            }
        }
    }

    fn ask(&mut self, who: u8, kind: RequestKind) -> Result<Reply, Refusal> {
        self.numbers += 1;
        let address = IpAddr::V4(Ipv4Addr::new(192, 0, 2, who));
        let request = Request { ticket: self.numbers, who: Some(person(who)), address, lang: Lang::En, kind };
        self.take(Input::Request(Box::new(request)));
        self.answers.remove(&self.numbers).expect("every request is answered")
    }

    fn sits(&mut self, who: u8, seat: usize) -> Result<Reply, Refusal> {
        let sitting = Sitting { seat: Some(Seat::at(seat)), ..Sitting::default() };
        self.ask(who, RequestKind::Sit(sitting))
    }

    fn attach(&mut self, who: u8, viewer: Viewer) -> u64 {
        self.numbers += 1;
        let attach = Attach {
            stream: self.numbers,
            from: IpAddr::V4(Ipv4Addr::new(192, 0, 2, who)),
            who: Some(person(who)),
            viewer: Some(viewer),
            lang: Lang::En,
            parts: Parts::default(),
            protocol: Protocol::Second,
            since: None,
        };
        self.take(Input::Attach(Box::new(attach)));
        assert!(self.answers.remove(&self.numbers).is_some_and(|answer| answer.is_ok()), "the stream opens");
        self.numbers
    }

    /// Says something; what came of it on that stream.
    fn say(&mut self, stream: u64, said: ToServer) -> Vec<ToClient> {
        self.heard.remove(&stream);
        self.take(Input::Say(stream, said));
        self.heard.remove(&stream).unwrap_or_default()
    }

    /// What a seat may choose, as its stream was last shown.
    fn offers(&self, stream: u64) -> (u64, Vec<Json>) {
        let shown = |message: &ToClient| match message {
            ToClient::Shown(shown) if shown.status.is_some() => Some(offered(shown)),
            _ => None,
        };
        self.heard.get(&stream).and_then(|heard| heard.iter().rev().find_map(shown)).unwrap_or_default()
    }

    fn viewer(&self, stream: u64) -> String {
        let hello = |message: &ToClient| match message {
            ToClient::Hello(hello) => Some(hello.viewer.clone()),
            _ => None,
        };
        self.heard.get(&stream).and_then(|heard| heard.iter().rev().find_map(hello)).unwrap_or_default()
    }

    /// Plays to the end from these streams, each choosing the first that it may.
    fn plays_out(&mut self, streams: &[u64]) {
        for number in 0..5_000 {
            let next = streams.iter().find(|stream| !self.offers(**stream).1.is_empty());
            let Some(stream) = next.copied() else { break };
            let (version, offers) = self.offers(stream);
            let (id, action) = (format!("m{number}"), offers[number % offers.len()].clone());
            self.heard.clear();
            self.take(Input::Say(stream, ToServer::Act(Act { id, version, action })));
        }
        let table = HostedTable::restored(&"0a".repeat(16), &self.log, languages()).expect("it is read");
        assert!(matches!(table.expect("a table").status(), Some(Status::Over(_))), "every game ends");
    }
}

fn offered(shown: &Shown) -> (u64, Vec<Json>) {
    (shown.version, shown.offers.iter().flatten().map(|offer| offer.action.clone()).collect())
}

fn refused(messages: &[ToClient]) -> Option<Code> {
    messages.iter().find_map(|message| match message {
        ToClient::Refused(refused) => Some(refused.code),
        _ => None,
    })
}

fn guest(name: &str) -> NewSeat {
    NewSeat::Guest(name.into())
}

/// Théo looks through seat 1 and leaves it; Ines sits down there. Where his stream goes on, and as what.
fn seat_moves(fault: Option<Fault>) -> (String, Option<Code>) {
    let mut scene = Scene::new("wabisaby", vec![NewSeat::Mine, NewSeat::Open, NewSeat::Open], fault);
    scene.sits(THEO, 1).expect("the seat is open");
    let his = scene.attach(THEO, Viewer::Seat(Seat::at(1)));
    scene.ask(THEO, RequestKind::Leave(Seat::at(1))).expect("the seat is his");
    scene.sits(INES, 1).expect("the seat is open again");
    let viewer = scene.viewer(his);
    let said = scene.say(his, ToServer::Hint(Hint { id: "h".into() }));
    (viewer, refused(&said))
}

#[test]
fn s1_a_stream_does_not_keep_a_seat_that_has_moved() {
    assert_eq!(seat_moves(None), ("spectator".into(), Some(Code::NotYours)));
    assert_eq!(seat_moves(Some(Fault::KeptSeat)).0, "seat:1", "as it was before");
}

#[test]
fn s2_a_bot_that_is_late_is_played_by_the_quick_player_and_everybody_is_told() {
    let mut scene = Scene::new("broken-and-beautiful", vec![NewSeat::Bot("master".into()), NewSeat::Mine], None);
    let hers = scene.attach(NORA, Viewer::Seat(Seat::at(1)));
    while scene.thinking.is_empty() {
        let (version, offers) = scene.offers(hers);
        let act = Act { id: format!("m{version}"), version, action: offers[0].clone() };
        scene.take(Input::Say(hers, ToServer::Act(act)));
    }
    let Thinking { about, .. } = scene.thinking.pop_front().expect("the bot is asked");
    scene.heard.clear();
    scene.take(Input::Thought(Box::new(about), Box::new(Err(NoThought::Late))));
    let told = scene.heard.get(&hers).into_iter().flatten().any(|message| match message {
        ToClient::Shown(shown) => shown.hurried.iter().any(|hurried| hurried.quick && !hurried.told.is_empty()),
        _ => false,
    });
    assert!(told, "it is told that the quick player chose");
}

#[test]
fn s2_bots_do_not_think_where_nobody_is() {
    let bots = || vec![NewSeat::Bot("casual".into()), NewSeat::Bot("casual".into())];
    let mut scene = Scene::new("broken-and-beautiful", bots(), None);
    assert!(scene.thinking.is_empty(), "Nora made it and is not at it");
    let watching = scene.attach(NORA, Viewer::Spectator);
    assert_eq!(scene.thinking.len(), 1, "somebody watches");
    scene.take(Input::Detach(watching));
    let Thinking { about, question, .. } = scene.thinking.pop_front().expect("it was asked");
    let thought = tsugi_catalog::answer(&question).expect("an answer");
    let versions = scene.log.len();
    scene.take(Input::Thought(Box::new(about), Box::new(Ok(thought))));
    assert_eq!(scene.log.len(), versions, "what was given up is nobody's");
}

#[test]
fn s3_a_seat_asks_for_one_hint_at_a_time() {
    let mut scene = Scene::new("broken-and-beautiful", vec![NewSeat::Mine, guest("Théo")], None);
    let streams = [0, 1].map(|seat| scene.attach(NORA, Viewer::Seat(Seat::at(seat))));
    let awaited = *streams.iter().find(|stream| !scene.offers(**stream).1.is_empty()).expect("somebody is awaited");
    let hint = |number: u32| ToServer::Hint(Hint { id: format!("h{number}") });
    assert_eq!(refused(&scene.say(awaited, hint(0))), None);
    for number in 1..200 {
        assert_eq!(refused(&scene.say(awaited, hint(number))), Some(Code::TooMany));
    }
    let questions = scene.thinking.iter().filter(|thinking| matches!(thinking.about, About::Hint { .. }));
    assert_eq!(questions.count(), 1, "one question is thought about");
}

/// What is answered to one who wants to take back once the game is over.
fn undo_after_the_end(fault: Option<Fault>) -> Option<Code> {
    let mut scene = Scene::new("broken-and-beautiful", vec![NewSeat::Mine, guest("Théo")], fault);
    let streams = [0, 1].map(|seat| scene.attach(NORA, Viewer::Seat(Seat::at(seat))));
    scene.plays_out(&streams);
    let version = scene.log.len() as u64 - 1;
    refused(&scene.say(streams[0], ToServer::Undo(Undo { id: "u".into(), version, ask: true })))
}

#[test]
fn s5_nothing_is_taken_back_after_the_end() {
    assert_eq!(undo_after_the_end(None), Some(Code::GameOver));
    assert_eq!(undo_after_the_end(Some(Fault::UndoAfterEnd)), None, "as it was before");
}

#[test]
fn s8_for_one_who_is_gone_a_bot_plays_and_the_seat_stays_theirs() {
    let mut scene = Scene::new("wabisaby", vec![NewSeat::Mine, NewSeat::Open], None);
    scene.sits(THEO, 1).expect("the seat is open");
    scene.attach(NORA, Viewer::Seat(Seat::at(0)));
    scene.ask(THEO, RequestKind::Leave(Seat::at(1))).expect("the seat is his");
    assert_eq!(scene.thinking.len(), 1, "a bot plays for him");
    assert!(scene.sits(INES, 1).is_err(), "the seat is his");
    assert!(scene.sits(THEO, 1).is_ok(), "and he gets it back");
}

#[test]
fn s12_a_link_that_many_have_followed_locks_nobody_out() {
    let mut scene = Scene::new("broken-and-beautiful", vec![NewSeat::Mine, NewSeat::Open], None);
    let key = || Some("09".repeat(32));
    for stranger in 10..200 {
        scene.ask(stranger, RequestKind::Enter(Entering { key: key() })).expect("the link leads there");
    }
    let sitting = Sitting { key: key(), ..Sitting::default() };
    scene.ask(THEO, RequestKind::Sit(sitting)).expect("the friend sits down");
    assert!(scene.log.len() < 80, "and the log does not grow with every visit");
}

#[test]
fn s16_a_link_to_a_seat_leads_there_once_and_who_held_it_is_told() {
    let mut scene = Scene::new("broken-and-beautiful", vec![NewSeat::Mine, guest("Théo")], None);
    let hers = scene.attach(NORA, Viewer::Seat(Seat::at(1)));
    let linking = Linking { seat: Seat::at(1) };
    scene.ask(NORA, RequestKind::Link(linking, Hashed::of(&[42; 32]))).expect("the seat is hers");
    let follow = || RequestKind::Enter(Entering { key: Some("2a".repeat(32)) });
    scene.ask(THEO, follow()).expect("the link leads there");
    assert_eq!(scene.viewer(hers), "spectator", "her stream is told that the seat has moved");
    assert!(scene.ask(INES, follow()).is_err(), "and it leads nobody else there");
}

#[test]
fn s17_a_bot_that_stands_in_agrees_to_nothing() {
    let mut scene = Scene::new("broken-and-beautiful", vec![NewSeat::Mine, guest("Ines"), NewSeat::Open], None);
    scene.sits(THEO, 2).expect("the seat is open");
    let streams = [0, 1].map(|seat| scene.attach(NORA, Viewer::Seat(Seat::at(seat))));
    let his = scene.attach(THEO, Viewer::Seat(Seat::at(2)));
    for number in 0..4 {
        let all = [streams[0], streams[1], his];
        let next = *all.iter().find(|stream| !scene.offers(**stream).1.is_empty()).expect("somebody is awaited");
        let (version, offers) = scene.offers(next);
        scene.heard.clear();
        let act = Act { id: format!("m{number}"), version, action: offers[0].clone() };
        scene.take(Input::Say(next, ToServer::Act(act)));
    }
    scene.ask(THEO, RequestKind::Leave(Seat::at(2))).expect("the seat is his");
    let version = scene.log.len() as u64 - 1;
    let said = scene.say(streams[0], ToServer::Undo(Undo { id: "u".into(), version, ask: true }));
    assert_eq!(refused(&said), Some(Code::Kept), "nobody agrees for Théo");
    let agree = ToServer::Agree(Answer { id: "a".into(), version });
    assert_eq!(refused(&scene.say(streams[1], agree)), Some(Code::NothingAsked));
}

#[test]
fn s37_what_the_store_did_not_keep_is_refused_and_the_same_message_is_applied_once_later() {
    let mut scene = Scene::new("broken-and-beautiful", vec![NewSeat::Mine, guest("Théo")], None);
    let streams = [0, 1].map(|seat| scene.attach(NORA, Viewer::Seat(Seat::at(seat))));
    let awaited = *streams.iter().find(|stream| !scene.offers(**stream).1.is_empty()).expect("somebody is awaited");
    let (version, offers) = scene.offers(awaited);
    let act = || ToServer::Act(Act { id: "m".into(), version, action: offers[0].clone() });
    scene.store_is_broken = true;
    assert_eq!(refused(&scene.say(awaited, act())), Some(Code::Unavailable));
    scene.store_is_broken = false;
    let done = |messages: &[ToClient]| {
        messages.iter().find_map(|message| match message {
            ToClient::Done(done) => Some(done.version),
            _ => None,
        })
    };
    assert_eq!(done(&scene.say(awaited, act())), Some(version + 1));
    assert_eq!(done(&scene.say(awaited, act())), Some(version + 1), "said again it is the same choice");
}
