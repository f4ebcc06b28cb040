//! Accounts and records out of a running server, read by the program itself.

use std::process::Command;

use serde_json::json;
use tsugi_load::Client;

use crate::process::Process;

fn tsugi(arguments: &[&str]) -> (bool, String) {
    tsugi_in("en", arguments)
}

fn tsugi_in(lang: &str, arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tsugi")).args(["--lang", lang]).args(arguments).output();
    let output = output.expect("the program starts");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

#[tokio::test]
async fn a_viewers_record_is_shown_and_verified_as_far_as_it_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Process::start(folder.path(), &[]);
    let mut client = Client::new(server.address);
    let wish =
        json!({ "game": "wabisaby", "seats": ["mine", { "bot": "random" }, { "guest": "Ana" }], "name": "Nora" });
    let id = client.post("/api/tables", &wish).await.expect("an answer").body["id"].as_str().expect("an id").to_owned();
    let viewer_record = client.get(&format!("/api/tables/{id}/record?viewer=seat:0")).await.expect("an answer").body;
    let file = folder.path().join("viewer_record.json");
    std::fs::write(&file, viewer_record.to_string()).expect("it is written");
    let path = file.display().to_string();
    let (held, said) = tsugi(&["verify", &path]);
    assert!(held && said.contains("a record of what seat:0 saw") && said.contains("could not be checked"), "{said}");
    let (shown, said) = tsugi(&["show", &path]);
    assert!(shown && said.contains("as seat:0 saw it") && said.lines().count() > 2, "{said}");
    assert!(!tsugi(&["show", &path, "--viewer", "seat:1"]).0, "nobody else's eyes");
    assert!(!tsugi(&["play", "--resume", &path]).0, "a viewer's record cannot be gone on with");
    let mut broken = viewer_record.clone();
    broken["setup"] = json!([{ "no such": "sighting" }]);
    std::fs::write(&file, broken.to_string()).expect("it is written");
    let (held, said) = tsugi(&["verify", &path]);
    assert!(!held && said.contains("cannot be read"), "{said}");
}

#[tokio::test]
async fn a_sealed_deal_is_verified_with_and_without_what_somebody_noted() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Process::start(folder.path(), &[]);
    let mut client = Client::new(server.address);
    let wish = json!({ "game": "unbroken", "seats": ["mine"], "name": "Nora", "sealed": true });
    let made = client.post("/api/tables", &wish).await.expect("an answer").body;
    let id = made["id"].as_str().expect("an id").to_owned();
    let noted = made["landing"]["table"]["commitment"].as_str().expect("a commitment").to_owned();
    client.give_word(&id).await.expect("a word is given");
    let mut stream = client.stream(&id, "viewer=seat:0").await.expect("a stream");
    let (mut over, mut number) = (false, 0_usize);
    while !over {
        let Some(message) = stream.next().await.expect("a message") else { panic!("the line ended") };
        let tsugi_wire::ToClient::Update(update) = message else { continue };
        over = matches!(update.status, Some(tsugi_engine::Status::Over(_)));
        let legal = update.legal.map(|legal| serde_json::from_str::<Vec<tsugi_wire::Json>>(legal.get()));
        if let Some(Ok(mut legal)) = legal.filter(|_| !over) {
            number += 1;
            let action = legal.swap_remove(number % legal.len());
            stream.act(&format!("m{number}"), update.version, action).await.expect("the line stands");
        }
    }
    let record = client.get(&format!("/api/tables/{id}/record")).await.expect("an answer").body;
    let file = folder.path().join("game.json");
    std::fs::write(&file, record.to_string()).expect("it is written");
    let path = file.display().to_string();
    let (held, said) = tsugi(&["verify", &path]);
    assert!(held && said.contains("The deal was sealed: 1 word was given after the commitment."), "{said}");
    let (held, said) = tsugi(&["verify", &path, "--seal", &noted]);
    assert!(
        held && said.contains("The deal was sealed as you noted: 1 word was given after the commitment."),
        "{said}"
    );
    let (held, said) = tsugi(&["verify", &path, "--seal", "0000"]);
    assert!(!held && said.contains("This deal has another seal than the one you noted."), "{said}");
    let (_, said) = tsugi(&["verify", &path, "--json"]);
    assert!(said.contains("\"after_the_seal\":1") && said.contains(&noted), "{said}");
    // The word is taken for one given in the open, and the seal is taken off.
    let mut open = record.clone();
    open["luck"]["seal"] = json!(null);
    std::fs::write(&file, open.to_string()).expect("it is written");
    let (held, said) = tsugi(&["verify", &path]);
    assert!(held && said.contains("The deal was not sealed: 1 word was given in the open"), "{said}");
    let mut dropped = record;
    dropped["luck"]["words"] = json!([]);
    std::fs::write(&file, dropped.to_string()).expect("it is written");
    let (held, said) = tsugi(&["verify", &path]);
    assert!(!held && said.contains("The words that the luck follows from are not those of the seal."), "{said}");
}

/// Where nobody gave a word a seal proves nothing, and who was left out is told by seat.
#[tokio::test]
async fn a_seal_without_words_proves_nothing_and_a_changed_name_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Process::start(folder.path(), &[]);
    let mut client = Client::new(server.address);
    let wish = json!({ "game": "kintsugi", "seats": [{ "bot": "random" }, { "bot": "random" }], "sealed": true });
    let made = client.post("/api/tables", &wish).await.expect("an answer").body;
    let id = made["id"].as_str().expect("an id").to_owned();
    let mut stream = client.stream(&id, "viewer=spectator").await.expect("a stream");
    loop {
        let Some(message) = stream.next().await.expect("a message") else { panic!("the line ended") };
        let tsugi_wire::ToClient::Update(update) = message else { continue };
        if matches!(update.status, Some(tsugi_engine::Status::Over(_))) {
            break;
        }
    }
    let mut record = client.get(&format!("/api/tables/{id}/record")).await.expect("an answer").body;
    let file = folder.path().join("game.json");
    let path = file.display().to_string();
    std::fs::write(&file, record.to_string()).expect("it is written");
    let (held, said) = tsugi(&["verify", &path]);
    assert!(held && said.contains("The deal was to be sealed, but nobody’s word was given after the commitment."));
    assert!(said.contains("So nothing is proved: whoever dealt could have picked it."), "{said}");
    let noted = made["landing"]["table"]["commitment"].as_str().expect("a commitment");
    let (held, said) = tsugi(&["verify", &path, "--seal", noted]);
    assert!(held && said.contains("The deal has the seal that you noted, but") && said.contains("nothing is proved"));
    let (held, said) = tsugi_in("fr", &["verify", &path]);
    assert!(held && said.contains("Rien n’est donc prouvé"), "{said}");
    // Somebody who was late, under a name that the record gives to nobody.
    let called = record["config"]["names"][1].as_str().expect("a name").to_owned();
    let seal = json!({ "sealed": true, "bots": [0], "words": [{ "given": "left_out", "seats": [1], "name": "Zoe" }] });
    let digest = serde_json::from_value::<tsugi_table::Seal>(seal.clone()).expect("a seal").digest_of(noted);
    record["luck"]["seal"] = seal;
    record["luck"]["seal"]["digest"] = digest.into();
    std::fs::write(&file, record.to_string()).expect("it is written");
    let (held, said) = tsugi(&["verify", &path]);
    let late = format!("left out: seat 1 (Zoe in the seal, {called} in the record)");
    assert!(held && said.contains(&late), "{said}");
    let (_, said) = tsugi(&["verify", &path, "--json"]);
    assert!(said.contains("\"left_out\":[\"Zoe\"],\"left_out_seats\":[[1]]"), "{said}");
}
