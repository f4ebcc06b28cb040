//! What each address costs at most: bytes in and out, memory, processor time. The bounds stand in
//! `docs/reliability.md`; every address of the OpenAPI document must have a line there and a request here, the worst we
//! know, and none may cost more.

#[path = "../talk/house.rs"]
#[allow(dead_code, reason = "shared with the other tests")]
mod house;
mod worst;

use std::{net::SocketAddr, sync::Arc, time::Duration};

use peak_alloc::PeakAlloc;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tsugi_server::Settings;
use tsugi_store::Memory;

use crate::{
    house::House,
    worst::{Worst, hostile_record},
};

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

const PAGE: &str = include_str!("../../../../docs/reliability.md");

/// What a request cost.
#[derive(Clone, Copy, Default, Debug)]
struct Cost {
    status: u16,
    bytes_in: usize,
    bytes_out: usize,
    memory: usize,
    micros: u64,
}

/// Processor time of all threads of this process, in microseconds.
fn processor() -> u64 {
    let tasks = std::fs::read_dir("/proc/self/task").expect("Linux").flatten();
    let spent = |task: std::fs::DirEntry| {
        let text = std::fs::read_to_string(task.path().join("schedstat")).unwrap_or_default();
        text.split(' ').next().and_then(|nanos| nanos.parse::<u64>().ok()).unwrap_or(0)
    };
    tasks.map(spent).sum::<u64>() / 1000
}

/// Sends bytes and counts what comes back; of an endless answer what comes within a moment.
async fn send(address: SocketAddr, request: &[u8], endless: bool) -> (u16, usize) {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let _ = stream.write_all(request).await;
    let (mut part, mut bytes, mut first) = ([0; 4096], 0, None);
    loop {
        let patience = if endless { Duration::from_millis(500) } else { Duration::from_secs(30) };
        match tokio::time::timeout(patience, stream.read(&mut part)).await {
            Ok(Ok(read)) if read > 0 => {
                first = first.or_else(|| std::str::from_utf8(&part[9..12]).ok()?.parse().ok());
                bytes += read;
            }
            Ok(_) => break,
            Err(_) => {
                assert!(endless, "no answer hangs");
                break;
            }
        }
    }
    (first.unwrap_or(0), bytes)
}

async fn measured(address: SocketAddr, worst: &Worst) -> Cost {
    // What the first request of its kind sets up once for all is not what a request costs.
    if !worst.once {
        let _ = send(address, &worst.request, worst.endless).await;
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    let before = ALLOCATOR.current_usage();
    ALLOCATOR.reset_peak_usage();
    let begun = processor();
    let (status, bytes_out) = send(address, &worst.request, worst.endless).await;
    let (micros, memory) = (processor() - begun, ALLOCATOR.peak_usage().saturating_sub(before));
    Cost { status, bytes_in: worst.request.len(), bytes_out, memory, micros }
}

/// The lines of the page's table: an address, and its bounds in KB, KB, KB and ms.
fn bounds() -> Vec<(String, [usize; 4])> {
    let table = PAGE.split("## What each address costs at most").nth(1).expect("the page has the table");
    let line = |line: &str| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let address = cells.get(1)?.strip_prefix('`')?.strip_suffix('`')?.to_owned();
        let number = |cell: usize| cells.get(cell)?.split(' ').next()?.replace(',', "").parse().ok();
        Some((address, [number(2)?, number(3)?, number(4)?, number(5)?]))
    };
    table.lines().filter_map(line).collect()
}

/// Every address of the OpenAPI document, as `GET /api/games`.
async fn addresses(house: &House) -> Vec<String> {
    let document = house.visitor().get("/api/openapi.json").await.expect("an answer").body;
    let paths = document["paths"].as_object().expect("paths").clone();
    let methods = |(path, methods): (String, Value)| {
        let methods: Vec<String> = methods.as_object().expect("methods").keys().cloned().collect();
        methods.into_iter().map(move |method| format!("{} {path}", method.to_uppercase()))
    };
    paths.into_iter().flat_map(methods).collect()
}

fn settings() -> Settings {
    Settings { requests: 1_000_000, tables: 1_000_000, messages: 1_000_000, ..Settings::default() }
}

#[tokio::test]
async fn no_address_costs_more_than_its_bound_and_every_address_has_one() {
    let house = House::with(settings(), Arc::new(Memory::default())).await;
    let (bounds, addresses) = (bounds(), addresses(&house).await);
    let worst = worst::requests(&house).await;
    let mut wrong = Vec::new();
    for address in &addresses {
        let bound = bounds.iter().find(|(name, _)| name == address).map(|(_, bound)| *bound);
        let tried: Vec<&Worst> = worst.iter().filter(|worst| worst.address == *address).collect();
        if tried.is_empty() {
            wrong.push(format!("{address}: nothing is tried"));
        }
        for worst in tried {
            let cost = measured(house.address, worst).await;
            eprintln!(
                "{address} ({}): {} in {} B out {} B memory {} KB processor {} ms",
                worst.what,
                cost.status,
                cost.bytes_in,
                cost.bytes_out,
                cost.memory >> 10,
                cost.micros / 1000
            );
            if cost.status != worst.status {
                wrong.push(format!("{address} ({}): {} in place of {}", worst.what, cost.status, worst.status));
            }
            let Some([most_in, most_out, memory, millis]) = bound else { continue };
            // Processor time depends on the machine and on who else uses it: only a blunder is found.
            let over = cost.bytes_in > most_in << 10
                || cost.bytes_out > most_out << 10
                || cost.memory > memory << 10
                || cost.micros > 20_000 * millis as u64;
            if over {
                wrong.push(format!("{address} ({}): {cost:?} is more than {bound:?}", worst.what));
            }
        }
        if bound.is_none() {
            wrong.push(format!("{address}: no line in docs/reliability.md"));
        }
    }
    for (name, _) in &bounds {
        if !addresses.contains(name) {
            wrong.push(format!("{name}: the page has a line for nothing"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    house.close().await;
}

#[tokio::test]
async fn twenty_hostile_records_at_once_cost_little_and_others_are_answered() {
    let house = House::with(settings(), Arc::new(Memory::default())).await;
    let record = hostile_record(&house).await;
    assert!(record.len() > 300_000, "as large as it gets: {}", record.len());
    let request = Arc::new(worst::post("/api/replays", &record, None));
    let _ = send(house.address, &request, false).await;
    let before = ALLOCATOR.current_usage();
    ALLOCATOR.reset_peak_usage();
    let floods: Vec<_> = (0..20)
        .map(|_| {
            let (address, request) = (house.address, request.clone());
            tokio::spawn(async move { send(address, &request, false).await })
        })
        .collect();
    let others = tokio::time::timeout(Duration::from_secs(5), house.visitor().get("/api/games")).await;
    assert_eq!(others.expect("nobody waits").expect("an answer").status, 200);
    let (mut shown, mut refused) = (0, 0);
    for flood in floods {
        let (status, bytes) = flood.await.expect("nobody panics");
        match status {
            200 => {
                assert!(bytes < 300 << 10, "a page of moments, not all of them: {bytes}");
                shown += 1;
            }
            429 => refused += 1,
            other => panic!("{other}"),
        }
    }
    let memory = ALLOCATOR.peak_usage().saturating_sub(before) >> 20;
    eprintln!("{shown} shown, {refused} refused, {memory} MB");
    assert!(shown >= 1 && shown + refused == 20);
    assert!(memory < 128, "{memory} MB");
    house.close().await;
}

/// A record is gone through page by page, and the pages are the whole.
#[tokio::test]
async fn pages_of_moments_are_the_whole_game() {
    let house = House::with(settings(), Arc::new(Memory::default())).await;
    let record: Value = serde_json::from_str::<Value>(&hostile_record(&house).await).expect("JSON")["record"].take();
    let entries = record["entries"].as_array().expect("entries").len();
    let mut short = record.clone();
    short["entries"].as_array_mut().expect("entries").truncate(130);
    short["result"] = Value::Null;
    let mut client = house.visitor();
    let mut page = async |from: usize, moments: Value| {
        let wish = json!({ "record": short, "viewer": "seat:0", "from": from, "moments": moments });
        let answer = client.post("/api/replays", &wish).await.expect("an answer");
        assert_eq!((answer.status, &answer.body["from"], &answer.body["of"]), (200, &json!(from), &json!(131)));
        answer.body["moments"].as_array().expect("moments").clone()
    };
    assert_eq!(page(0, Value::Null).await.len(), 50, "where nothing is said");
    let mut whole = Vec::new();
    while whole.len() < 131 {
        let more = page(whole.len(), json!(7)).await;
        assert!(!more.is_empty() && more.len() <= 7);
        whole.extend(more);
    }
    let large = page(0, json!(100_000)).await;
    assert!(large.len() <= 131 && large[..] == whole[..large.len()], "however it is cut, it is the same");
    assert!(page(131, json!(7)).await.is_empty(), "after the last there is none");
    // Too many entries are refused in a sentence.
    let mut long = record.clone();
    let list = long["entries"].as_array_mut().expect("entries");
    let again = list[entries - 1].clone();
    list.resize(10_001, again);
    let refused = house.visitor().post("/api/replays", &json!({ "record": long })).await.expect("an answer");
    assert_eq!((refused.status, &refused.body["error"]["code"]), (400, &json!("bad_record")), "{}", refused.body);
    house.close().await;
}
