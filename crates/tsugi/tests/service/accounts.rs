//! Accounts and records out of a running server, read by the program itself.

use std::process::Command;

use serde_json::json;
use tsugi_load::Client;

use crate::process::Process;

fn tsugi(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tsugi")).args(["--lang", "en"]).args(arguments).output();
    let output = output.expect("the program starts");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

#[tokio::test]
async fn an_account_is_shown_and_verified_as_far_as_it_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Process::start(folder.path(), &[]);
    let mut client = Client::new(server.address);
    let wish =
        json!({ "game": "wabisaby", "seats": ["mine", { "bot": "random" }, { "guest": "Ana" }], "name": "Nora" });
    let id = client.post("/api/tables", &wish).await.expect("an answer").body["id"].as_str().expect("an id").to_owned();
    let account = client.get(&format!("/api/tables/{id}/record?viewer=seat:0")).await.expect("an answer").body;
    let file = folder.path().join("account.json");
    std::fs::write(&file, account.to_string()).expect("it is written");
    let path = file.display().to_string();
    let (held, said) = tsugi(&["verify", &path]);
    assert!(held && said.contains("an account of seat:0") && said.contains("could not be checked"), "{said}");
    let (shown, said) = tsugi(&["show", &path]);
    assert!(shown && said.contains("as seat:0 saw it") && said.lines().count() > 2, "{said}");
    assert!(!tsugi(&["show", &path, "--viewer", "seat:1"]).0, "nobody else's eyes");
    assert!(!tsugi(&["play", "--resume", &path]).0, "an account cannot be gone on with");
    let mut broken = account.clone();
    broken["setup"] = json!([{ "no such": "sighting" }]);
    std::fs::write(&file, broken.to_string()).expect("it is written");
    let (held, said) = tsugi(&["verify", &path]);
    assert!(!held && said.contains("cannot be read"), "{said}");
}
