//! How many choices a second the machine takes on one core: two-player Broken and Beautiful, both seats looking as
//! `tsugi-load` does (first protocol, no wishes), every entry kept at once.
//!
//! `cargo run --release -p tsugi-sim --example speed`

use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv4Addr},
    sync::LazyLock,
    time::Instant,
};

use tsugi_engine::{Seat, Viewer};
use tsugi_house::{
    Attach, Effect, Entry, Hashed, HostedTable, Input, Languages, NewSecrets, Protocol, Request, RequestKind,
    TableMachine, TableSettings,
};
use tsugi_narrator::Lang;
use tsugi_wire::{Act, Entering, Json, NewSeat, NewTable, Parts, ToClient, ToServer};

static LANGUAGES: LazyLock<Languages> = LazyLock::new(Languages::new);
const GAMES: u8 = 200;
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
fn take(machine: &mut TableMachine, input: Input, sent: &mut Vec<(u64, bytes::Bytes)>) {
    machine.take(input, 0);
    while let Some(effect) = machine.next_effect() {
        match effect {
            Effect::Store(_) => machine.take(Input::Stored(Ok(())), 0),
            Effect::Send { stream, messages } => sent.extend(messages.into_iter().map(|message| (stream, message))),
            _ => {}
        }
    }
}

fn main() {
    let (mut choices, mut spent, mut bytes) = (0_u64, 0.0, 0);
    for number in 0..GAMES {
        let (mut machine, host) = table(number);
        let mut out = Vec::new();
        let (who, kind) = (Some(host.clone()), RequestKind::Enter(Entering::default()));
        let request = Request { ticket: 9, who, address: HERE, lang: Lang::En, kind };
        take(&mut machine, Input::Request(Box::new(request)), &mut out);
        for seat in 0..2 {
            let (who, viewer) = (Some(host.clone()), Some(Viewer::Seat(Seat::at(seat))));
            let (parts, protocol, lang) = (Parts::default(), Protocol::First, Lang::En);
            let attach = Attach { stream: seat as u64, from: HERE, who, viewer, lang, parts, protocol, since: None };
            take(&mut machine, Input::Attach(Box::new(attach)), &mut out);
        }
        // Who chooses reads what it is sent; that is the clients' time, and not counted.
        while let Some((stream, version, action)) = offered(&out) {
            out.clear();
            let act = Act { id: format!("m{version}"), version, action };
            let begun = Instant::now();
            take(&mut machine, Input::Say(stream, ToServer::Act(act)), &mut out);
            spent += begun.elapsed().as_secs_f64();
            choices += 1;
            bytes += out.iter().map(|(_, message)| message.len()).sum::<usize>();
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "some ten thousand choices")]
    let (rate, each) = (choices as f64 / spent, spent * 1e6 / choices as f64);
    println!("{choices} choices of {GAMES} games, {bytes} bytes sent: {rate:.0} a second, {each:.1} µs each");
}

/// The last choice that somebody was offered.
fn offered(sent: &[(u64, bytes::Bytes)]) -> Option<(u64, u64, Json)> {
    sent.iter().rev().find_map(|(stream, message)| {
        let Ok(ToClient::Update(update)) = serde_json::from_slice::<ToClient>(message) else { return None };
        let legal: Vec<Json> = serde_json::from_str(update.legal?.get()).ok()?;
        let place = update.version as usize * 7 % legal.len().max(1);
        legal.into_iter().nth(place).map(|action| (*stream, update.version, action))
    })
}
