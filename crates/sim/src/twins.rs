//! Twin worlds: a table of this world, and the same with everything dealt otherwise that the rulebook hides from a viewer
//! (by the games' own law suites). Whatever that viewer then sees, asks and tries, every byte must be the same. Where people
//! must remember by themselves, so it is with what the viewer saw before and is not shown any more.

use std::net::{IpAddr, Ipv4Addr};

use serde_json::{json, value::RawValue};
use tsugi_engine::{
    Chance, Choice, Game, Options, Seat, SeededRng, Status, Viewer,
    conformance::{History, Subject},
};
use tsugi_held_hands::{HeldHands, PRINT_AND_PLAY, test_kit::Table};
use tsugi_house::{
    Attach, Effect, Entry, Fault, Hashed, HostedTable, Input, Languages, Looking, Protocol, Reply, Request,
    RequestKind, TableMachine,
};
use tsugi_narrator::Lang;
use tsugi_wabisaby::WabiSaby;
use tsugi_wire::{Act, Explain, Parts, ToServer, Undo, Why};

use crate::server::SETTINGS;

/// The time at which twins are compared.
const NOW: u64 = 1_800_000_000_000;

/// Compares a table with twins of it; how many pairs were looked at, or how they differ.
pub(crate) fn compare(
    id: &str,
    log: &[String],
    fault: Option<Fault>,
    languages: &'static Languages,
    luck: &mut SeededRng,
) -> Result<u64, String> {
    let Some(log) = prefix(log, luck) else { return Ok(0) };
    let Ok(Some(table)) = HostedTable::restored(id, &log, languages) else { return Ok(0) };
    let document = table.document();
    if matches!(table.status(), Some(Status::Over(_))) {
        return Ok(0);
    }
    let seats = document.seats.len();
    let viewer = match luck.below(seats as u32 + 1) as usize {
        number if number < seats => Viewer::Seat(Seat::at(number)),
        _ => Viewer::Spectator,
    };
    let who = match viewer {
        Viewer::Seat(seat) => table.holder(seat).cloned(),
        Viewer::Spectator => (0..seats).find_map(|seat| table.holder(Seat::at(seat)).cloned()),
    };
    let Some(who) = who else { return Ok(0) };
    let mut pairs = 0;
    for redeal in [Redeal::Hidden, Redeal::Forgotten] {
        // What came last is told as it was seen, also where it is to be remembered.
        let newest = (redeal == Redeal::Forgotten).then(|| Newest(table.newest_for(viewer)));
        let twin = match document.game.as_str() {
            _ if redeal == Redeal::Forgotten && document.options.flag("memory_aid") => None,
            "wabisaby" if seats > 1 => {
                let (hidden, forgotten) =
                    (tsugi_wabisaby::test_kit::reshuffle, tsugi_wabisaby::test_kit::reshuffle_forgotten);
                let deals = if redeal == Redeal::Hidden { hidden } else { forgotten };
                twin(&wabisaby(seats, &document.options)?, &log, viewer, newest, deals, luck)
            }
            "held-hands" => {
                let game = HeldHands::new(PRINT_AND_PLAY, tsugi_held_hands::Components::ours());
                let deals = |game: &HeldHands, history: &History<HeldHands>, viewer, luck: &mut SeededRng| {
                    let table = Table::random(game.clone());
                    match redeal {
                        Redeal::Hidden => table.reshuffle(history, viewer, luck),
                        Redeal::Forgotten => table.reshuffle_forgotten(history, viewer, luck),
                    }
                };
                twin(&game, &log, viewer, newest, deals, luck)
            }
            _ => None,
        };
        let Some(other) = twin.filter(|other| *other != log) else { continue };
        let hear = |log: &[String]| heard(id, log, &who, viewer, redeal, fault, languages);
        let (here, there) = (hear(&log), hear(&other));
        let (game, which) = (&document.game, redeal.told());
        match here.iter().zip(&there).find(|(one, two)| one != two) {
            None if here.len() == there.len() => pairs += 1,
            None => return Err(format!("{viewer} of {game} is told more in one of two worlds {which}")),
            Some((one, two)) => {
                return Err(format!("{viewer} of {game} can tell two worlds apart {which}:\n{one}\n{two}"));
            }
        }
    }
    Ok(pairs)
}

/// What is dealt otherwise in a twin world.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Redeal {
    /// What the rulebook hides from the viewer.
    Hidden,
    /// That, and what the viewer saw and must remember.
    Forgotten,
}

impl Redeal {
    fn told(self) -> &'static str {
        match self {
            Self::Hidden => "that differ in what is hidden",
            Self::Forgotten => "that differ in what is to be remembered",
        }
    }
}

fn wabisaby(seats: usize, options: &Options) -> Result<WabiSaby, String> {
    WabiSaby::new(seats, options, tsugi_wabisaby::Components::ours()).map_err(|error| error.to_string())
}

/// A part of a log from its beginning, up to where something was taken back at the most.
fn prefix(log: &[String], luck: &mut SeededRng) -> Option<Vec<String>> {
    let began = log.iter().position(|entry| entry.starts_with("{\"began\""))?;
    let undone = log.iter().position(|entry| entry.starts_with("{\"undone\"")).unwrap_or(log.len());
    let length = began + 1 + luck.below((undone - began).max(1) as u32) as usize;
    Some(log[..length.min(log.len())].to_vec())
}

/// The newest entry that a viewer knows, whose sightings stay as they were; the set-up where it is none.
#[derive(Clone, Copy)]
struct Newest(Option<usize>);

/// The log of a world in which what is hidden from a viewer was dealt otherwise.
fn twin<G: Game>(
    game: &G,
    log: &[String],
    viewer: Viewer,
    newest: Option<Newest>,
    deals: impl Fn(&G, &History<G>, Viewer, &mut SeededRng) -> Option<History<G>>,
    luck: &mut SeededRng,
) -> Option<Vec<String>> {
    let entries: Vec<Entry> = log.iter().map(|entry| serde_json::from_str(entry).ok()).collect::<Option<_>>()?;
    let mut history = History { setup: Vec::new(), choices: Vec::new() };
    let mut before = 0;
    for entry in &entries {
        match entry {
            Entry::Began { events, drawn } => {
                history.setup = serde_json::from_str(events.get()).ok()?;
                before = *drawn;
            }
            Entry::Chose(chose) => {
                let (action, events) =
                    (serde_json::from_str(chose.action.get()).ok()?, serde_json::from_str(chose.events.get()).ok()?);
                let drew_lots = chose.drawn > before;
                before = chose.drawn;
                history.choices.push(Choice { seat: chose.seat, action, events, drew_lots });
            }
            _ => {}
        }
    }
    let other = deals(game, &history, viewer, luck)?;
    let seen = |history: &History<G>, entry: Option<usize>| {
        let events = entry.map_or(Some(&history.setup), |entry| Some(&history.choices.get(entry)?.events));
        events.map(|events| events.iter().map(|&event| game.sighting(event, viewer)).collect::<Vec<_>>())
    };
    if newest.is_some_and(|Newest(entry)| seen(&history, entry) != seen(&other, entry)) {
        return None;
    }
    let mut choices = other.choices.iter();
    let lines = log.iter().zip(&entries).map(|(line, entry)| match entry {
        Entry::Began { drawn, .. } => Some(json!({ "began": { "events": other.setup, "drawn": drawn } }).to_string()),
        Entry::Chose(chose) => {
            let Choice { seat, action, events, .. } = choices.next()?;
            let (id, drawn) = (&chose.id, chose.drawn);
            let mut entry = json!({ "seat": seat, "action": action, "events": events, "drawn": drawn });
            if let Some(id) = id {
                entry["id"] = json!(id);
            }
            if let Some(thought) = &chose.thought {
                entry["thought"] = json!(thought);
            }
            Some(json!({ "chose": entry }).to_string())
        }
        _ => Some(line.clone()),
    });
    lines.collect()
}

/// Everything that a viewer is sent in a session of a fixed course.
fn heard(
    id: &str,
    log: &[String],
    who: &Hashed,
    viewer: Viewer,
    redeal: Redeal,
    fault: Option<Fault>,
    languages: &'static Languages,
) -> Vec<String> {
    let Ok(Some(table)) = HostedTable::restored(id, log, languages) else { return vec!["not read".into()] };
    let version = table.version_for(viewer);
    let mut machine = TableMachine::new(table.faulty(fault), SETTINGS, NOW);
    let from = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let every = Parts::read("ask,offers,meanings,reasons,previews,reckoned,receipts,undo,end,text,views");
    let first = Parts::read("ask,offers,ahead,receipts,undo,end");
    let mut heard = Vec::new();
    for (stream, since) in [(1, None), (2, Some(version / 2)), (3, Some(0))] {
        let (protocol, parts) = if stream == 2 { (Protocol::First, first) } else { (Protocol::Second, every) };
        let (lang, viewer, who) = (if stream == 3 { Lang::Fr } else { Lang::En }, Some(viewer), Some(who.clone()));
        let attach = Attach { stream, from, who, viewer, lang, parts, protocol, since };
        machine.take(Input::Attach(Box::new(attach)), NOW);
        drain(&mut machine, &mut heard);
    }
    let action = |text: &str| RawValue::from_string(text.into()).unwrap_or_default();
    let strange = ["\"pass\"", "7", "{\"swap\":{\"a\":0,\"b\":1}}", "\"appraise\"", "{\"keep\":{\"places\":[0,1]}}"];
    for (number, text) in strange.into_iter().enumerate() {
        let id = format!("w{number}");
        machine.take(Input::Say(1, ToServer::Why(Why { id, action: action(text) })), NOW);
        let id = format!("x{number}");
        machine.take(Input::Say(2, ToServer::Explain(Explain { id, action: action(text) })), NOW);
        let act = Act { id: format!("a{number}"), version: version + 7, action: action(text) };
        machine.take(Input::Say(3, ToServer::Act(act)), NOW);
        drain(&mut machine, &mut heard);
    }
    let looking = Looking { viewer: Some(viewer), since: Some(version / 3), parts: every };
    for (ticket, kind) in
        [RequestKind::Look, RequestKind::Record(Some(viewer)), RequestKind::Show(looking)].into_iter().enumerate()
    {
        let (ticket, who) = (100 + ticket as u64, Some(who.clone()));
        let request = Request { ticket, who, address: from, lang: Lang::En, kind };
        machine.take(Input::Request(Box::new(request)), NOW);
        drain(&mut machine, &mut heard);
    }
    // Whoever takes back stands where they stood, and sees again what lies open there: nothing is to be remembered of it.
    if redeal == Redeal::Hidden {
        machine.take(Input::Say(1, ToServer::Undo(Undo { id: "u".into(), version, ask: false })), NOW);
        drain(&mut machine, &mut heard);
    }
    heard
}

/// Does what a machine wants done, keeps every write, and notes every byte that goes out.
fn drain(machine: &mut TableMachine, heard: &mut Vec<String>) {
    while let Some(effect) = machine.next_effect() {
        match effect {
            Effect::Store(_) => machine.take(Input::Stored(Ok(())), NOW),
            Effect::Send { stream, messages } => {
                heard.extend(messages.iter().map(|message| format!("{stream} {}", String::from_utf8_lossy(message))));
            }
            Effect::Answer(ticket, Ok(reply)) => heard.push(format!("{ticket} {}", told(&reply))),
            Effect::Answer(ticket, Err(refusal)) => heard.push(format!("{ticket} {refusal:?}")),
            _ => {}
        }
    }
}

fn told(reply: &Reply) -> String {
    match reply {
        Reply::Landing(landing) => serde_json::to_string(landing),
        Reply::Document(document) => serde_json::to_string(document),
        Reply::Shown(shown) => serde_json::to_string(shown),
        _ => Ok(String::new()),
    }
    .unwrap_or_default()
}
