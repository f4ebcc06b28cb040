//! How many choices a second the machine takes on one core: two-player Broken and Beautiful, both seats looking as
//! `tsugi-load` does (first protocol, no wishes), every entry kept at once.
//!
//! `cargo run --profile dist -p tsugi-sim --example speed`

use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv4Addr},
    sync::LazyLock,
};

use bytes::Bytes;
use tsugi_engine::{Seat, Viewer};
use tsugi_house::{
    Attach, Effect, Entry, Hashed, HostedTable, Input, Languages, NewSecrets, Protocol, Request, RequestKind,
    TableMachine, TableSettings,
};
use tsugi_narrator::Lang;
use tsugi_wire::{Act, Entering, Json, NewSeat, NewTable, Parts, ToClient, ToServer};

/// The allocator of the server's binary.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

static LANGUAGES: LazyLock<Languages> = LazyLock::new(Languages::new);
const GAMES: u8 = 200;
const ROUNDS: usize = 5;
const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
const SETTINGS: TableSettings = TableSettings {
    away_after: 900_000,
    over_after: 60_000,
    word_patience: 10_000,
    most_streams: 64,
    most_streams_a_seat: 16,
};

/// A table of two seats in one hand, and its host.
fn table(number: u8) -> (TableMachine, Hashed) {
    let host = Hashed::of(&[1; 32]);
    let seats = vec![NewSeat::Mine, NewSeat::Guest("Théo".into())];
    let wanted = NewTable { game: "broken-and-beautiful".into(), seats, ..NewTable::default() };
    let secrets = NewSecrets { key: [2; 32], deal: [number; 32] };
    let words = LANGUAGES.of_service(Lang::En);
    let created = tsugi_house::open(&wanted, &host, &secrets, &BTreeMap::new(), 0, words).expect("it can be made");
    let log = [serde_json::to_string(&Entry::Created(Box::new(created))).expect("JSON")];
    let table = HostedTable::restored(&"0a".repeat(16), &log, &LANGUAGES).expect("it is read").expect("a table");
    (TableMachine::new(table, SETTINGS, 0), host)
}

/// Hands something in, keeps what is to be stored, and gives what is sent to each stream.
fn take(machine: &mut TableMachine, input: Input, sent: &mut Vec<(u64, Bytes)>) {
    machine.take(input, 0);
    while let Some(effect) = machine.next_effect() {
        match effect {
            Effect::Store(_) => machine.take(Input::Stored(Ok(())), 0),
            Effect::Send { stream, messages } => sent.extend(messages.into_iter().map(|message| (stream, message))),
            _ => {}
        }
    }
}

/// A table at which both seats look, and what they were sent first.
fn begun(number: u8) -> (TableMachine, Vec<(u64, Bytes)>) {
    let ((mut machine, host), mut sent) = (table(number), Vec::new());
    let (who, kind) = (Some(host.clone()), RequestKind::Enter(Entering::default()));
    let request = Request { ticket: 9, who, address: HERE, lang: Lang::En, kind };
    take(&mut machine, Input::Request(Box::new(request)), &mut sent);
    for seat in 0..2 {
        let (who, viewer) = (Some(host.clone()), Some(Viewer::Seat(Seat::at(seat))));
        let (parts, protocol, lang) = (Parts::default(), Protocol::First, Lang::En);
        let attach = Attach { stream: seat as u64, from: HERE, who, viewer, lang, parts, protocol, since: None };
        take(&mut machine, Input::Attach(Box::new(attach)), &mut sent);
    }
    (machine, sent)
}

/// A choice: its stream, the version that it answers, and what is chosen.
type Chosen = (u64, u64, Json);

fn said((stream, version, action): &Chosen) -> Input {
    let act = Act { id: format!("m{version}"), version: *version, action: action.clone() };
    Input::Say(*stream, ToServer::Act(act))
}

/// The choices of a game: clients read what they are sent, and that is not counted.
fn choices(number: u8) -> Vec<Chosen> {
    let ((mut machine, mut sent), mut choices) = (begun(number), Vec::new());
    while let Some(chosen) = offered(&sent) {
        sent.clear();
        take(&mut machine, said(&chosen), &mut sent);
        choices.push(chosen);
    }
    choices
}

/// The last choice that somebody was offered.
fn offered(sent: &[(u64, Bytes)]) -> Option<Chosen> {
    sent.iter().rev().find_map(|(stream, message)| {
        let Ok(ToClient::Update(update)) = serde_json::from_slice::<ToClient>(message) else { return None };
        let legal: Vec<Json> = serde_json::from_str(update.legal?.get()).ok()?;
        let place = update.version as usize * 7 % legal.len().max(1);
        legal.into_iter().nth(place).map(|action| (*stream, update.version, action))
    })
}

/// The processor time of this thread so far, in nanoseconds: the machine is shared.
fn processor_time() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("this measure needs Linux");
    text.split_whitespace().next().and_then(|nanos| nanos.parse().ok()).expect("the first number is the time")
}

fn main() {
    let games: Vec<Vec<Chosen>> = (0..GAMES).map(choices).collect();
    for _ in 0..ROUNDS {
        let inputs = games.iter().map(|game| game.iter().map(said).collect::<Vec<Input>>());
        let tables: Vec<_> = (0..GAMES).map(|number| begun(number).0).zip(inputs).collect();
        let (mut count, mut bytes, mut sent) = (0_u64, 0, Vec::new());
        let begun = processor_time();
        for (mut machine, inputs) in tables {
            for input in inputs {
                take(&mut machine, input, &mut sent);
                bytes += sent.drain(..).map(|(_, message)| message.len()).sum::<usize>();
                count += 1;
            }
        }
        let took = processor_time() - begun;
        let (rate, each) = (count * 1_000_000_000 / took.max(1), took / count.max(1));
        println!("{count} choices of {GAMES} games, {bytes} bytes sent: {rate} a second, {each} ns each");
    }
}
