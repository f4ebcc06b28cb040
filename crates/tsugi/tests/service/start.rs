//! Starting, stopping, backing up and moving a server.

use std::{path::Path, process::Command};

use serde_json::json;
use tsugi_load::Client;

use crate::process::Process;

fn tsugi(arguments: &[&str], data: &Path) -> std::process::Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tsugi"));
    command.args(["--lang", "en"]).args(arguments).arg("--data").arg(data).env_remove("DATABASE_URL");
    command.output().expect("the program starts")
}

#[tokio::test]
async fn told_to_stop_it_finishes_and_everything_is_there_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Process::start(folder.path(), &[]);
    let mut client = Client::new(server.address);
    let wish = json!({ "game": "unbroken", "seats": ["mine"], "name": "Nora" });
    let made = client.post("/api/tables", &wish).await.expect("an answer");
    let id = made.body["id"].as_str().expect("an id").to_owned();
    let pid = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill is there").success());
    assert!(server.child.wait().expect("it ends").success(), "it ends by itself, and well");
    let server = Process::start(folder.path(), &[]);
    let mut client = client.at(server.address);
    let landing = client.get(&format!("/api/tables/{id}")).await.expect("an answer");
    assert_eq!((landing.status, &landing.body["lands"]), (200, &json!("seat")), "{}", landing.body);
    let yours = client.get("/api/tables").await.expect("an answer");
    assert_eq!(yours.body["yours"][0]["id"], json!(id));
}

#[tokio::test]
async fn a_copy_made_while_it_runs_is_a_server_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Process::start(folder.path(), &[]);
    let mut client = Client::new(server.address);
    let wish = json!({ "game": "kintsugi", "seats": ["mine", { "bot": "random" }] });
    let made = client.post("/api/tables", &wish).await.expect("an answer");
    let id = made.body["id"].as_str().expect("an id").to_owned();
    let elsewhere = tempfile::tempdir().expect("a folder");
    let copy = elsewhere.path().join("tables.db");
    let backup = |file: &Path| tsugi(&["backup", &file.display().to_string()], folder.path());
    let done = backup(&copy);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(!backup(&copy).status.success(), "a copy is never written over");
    assert!(!tsugi(&["backup", "/tmp/x.db"], elsewhere.path().join("nowhere").as_path()).status.success());
    let moved = Process::start(elsewhere.path(), &[]);
    let landing = client.clone().at(moved.address).get(&format!("/api/tables/{id}")).await.expect("an answer");
    assert_eq!((landing.status, &landing.body["lands"]), (200, &json!("seat")));
    assert_eq!(client.get("/healthz").await.expect("an answer").status, 200, "the first one runs on");
}

#[test]
fn what_cannot_be_served_is_said_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let says = |arguments: &[&str], data: &Path| {
        let output = tsugi(arguments, data);
        assert!(!output.status.success());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(said.lines().filter(|line| !line.is_empty()).count(), 1, "{said}");
        said
    };
    assert!(says(&["serve", "--listen", "nowhere"], folder.path()).contains("cannot listen on nowhere"));
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("tables.db"), "no database ".repeat(500)).expect("it is written");
    assert!(says(&["serve", "--listen", "127.0.0.1:0"], folder.path()).contains("cannot be opened"));
    let mut french = Command::new(env!("CARGO_BIN_EXE_tsugi"));
    french.args(["--lang", "fr", "serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path());
    let french = french.env_remove("DATABASE_URL").output().expect("the program starts").stderr;
    let french = String::from_utf8_lossy(&french);
    assert!(french.contains("n’est pas une base de données") && !french.contains("store"), "{french}");
    let file = folder.path().join("tables.db");
    assert!(
        says(&["serve", "--listen", "127.0.0.1:0"], &file).contains("cannot be read or written"),
        "a file is no folder"
    );
}

/// With nothing said it starts where people start: two beside each other, each with an address of its own.
#[tokio::test]
async fn with_nothing_said_it_serves_on_a_free_port_and_says_what_else_there_is() {
    use std::io::{BufRead, BufReader};
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let mut addresses = Vec::new();
    let mut started = Vec::new();
    for folder in &folders {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tsugi"));
        command.env("XDG_DATA_HOME", folder.path()).env("LANG", "en").env_remove("DATABASE_URL");
        let mut child = command.stdout(std::process::Stdio::piped()).spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut line = || lines.next().expect("a line").expect("a text");
        let (open, more) = (line(), line());
        let address = open.strip_prefix("Open http://").and_then(|rest| rest.strip_suffix('/')).expect("an address");
        assert!(more.contains("tsugi play GAME") && more.contains("tsugi help"), "{more}");
        addresses.push(address.parse::<std::net::SocketAddr>().expect("an address"));
        started.push(child);
    }
    assert!(addresses[0].ip().is_loopback() && addresses[0] != addresses[1], "{addresses:?}");
    for (address, mut child) in addresses.into_iter().zip(started) {
        let games = Client::new(address).get("/api/games").await.expect("it answers");
        assert_eq!(games.body.as_array().map(Vec::len), Some(5));
        child.kill().expect("it is stopped");
        child.wait().expect("it ends");
    }
}
