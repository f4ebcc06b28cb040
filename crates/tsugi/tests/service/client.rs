//! A client generated from the OpenAPI document plays every game: `web/client` holds it.

use std::{path::Path, process::Command};

use crate::process::Process;

/// Runs a tool of the page's lock file in `web/`, and gives back what it said.
fn run(arguments: &[&str], address: &str) -> String {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let out = Command::new("npx")
        .arg("--no-install")
        .args(arguments)
        .env("TSUGI_ADDRESS", address)
        .env("NO_COLOR", "1")
        .current_dir(web)
        .output()
        .expect("Node built the page, so it is there");
    let said = [String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr)].concat();
    assert!(out.status.success(), "{}: {said}", arguments.join(" "));
    said
}

#[test]
fn a_client_made_from_the_document_plays_every_game_to_its_record() {
    let data = tempfile::tempdir().expect("a folder of our own");
    let mut server = Process::start(data.path(), &[]);
    let address = format!("http://{}/", server.address);
    // A default is what holds if nothing is said: it need not be said.
    let made = ["openapi-typescript", "../docs/openapi.json", "--default-non-nullable=false", "-o", "client/api.d.ts"];
    run(&made, &address);
    run(&["tsc", "--project", "client", "--noEmit"], &address);
    let said = run(&["vitest", "run", "--root", "client", "--reporter", "verbose"], &address);
    for game in tsugi_catalog::games() {
        let played = format!("{} is played from making a table to its record", game.id);
        assert!(said.contains(&played), "{played}: {said}");
    }
    server.kill();
}
