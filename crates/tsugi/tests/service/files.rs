//! What a server leaves on the disk, who else may read it, and what it says when nothing more can be written.

use std::{
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tsugi_load::Client;
use tsugi_store::{Durability, Sqlite};
use tsugi_wire::ToClient;

use crate::process::Process;

const TSUGI: &str = env!("CARGO_BIN_EXE_tsugi");

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

/// The program under a umask.
fn under(umask: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("umask {umask}; exec \"$0\" \"$@\""), TSUGI]);
    shell
}

/// Everything below a folder that somebody else may read, or its owner not.
fn wrong_modes(folder: &Path) -> Vec<(PathBuf, u32)> {
    let files = std::fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
    files.map(|file| (file.clone(), mode(&file))).filter(|(_, mode)| *mode != 0o600).collect()
}

async fn solo(client: &mut Client) -> String {
    let wish = json!({ "game": "unbroken", "seats": ["mine"], "name": "Nora" });
    let made = client.post("/api/tables", &wish).await.expect("an answer");
    made.body["id"].as_str().unwrap_or_else(|| panic!("{}", made.body)).to_owned()
}

#[tokio::test]
async fn database_journals_and_backups_are_their_owners_alone_whatever_the_umask() {
    for umask in ["000", "027", "077"] {
        let around = tempfile::tempdir().expect("a folder");
        let data = around.path().join("new/data");
        let server = Process::try_with(under(umask), &data, &[], &[]).expect("it starts");
        assert_eq!(mode(&data), 0o700, "a folder that is made is made for its owner");
        solo(&mut Client::new(server.address)).await;
        assert!(data.join("tables.db-wal").exists() && data.join("tables.db-shm").exists(), "journals are looked at");
        assert_eq!(wrong_modes(&data), [], "{umask}");
        let mut backup = under(umask);
        let copy = around.path().join("copy.db");
        let done = backup.args(["--lang", "en", "backup"]).arg(&copy).arg("--data").arg(&data).status();
        assert!(done.expect("it starts").success());
        assert_eq!(mode(&copy), 0o600, "{umask}");
    }
}

#[tokio::test]
async fn files_of_an_earlier_server_are_closed_to_others_at_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Process::start(folder.path(), &[]);
    let mut client = Client::new(server.address);
    let id = solo(&mut client).await;
    server.kill();
    for name in ["tables.db", "tables.db-wal", "tables.db-shm"] {
        let open = std::fs::Permissions::from_mode(0o644);
        std::fs::set_permissions(folder.path().join(name), open).expect("it is ours");
    }
    let server = Process::start(folder.path(), &[]);
    assert_eq!(wrong_modes(folder.path()), []);
    let landing = client.at(server.address).get(&format!("/api/tables/{id}")).await.expect("an answer");
    assert_eq!(landing.body["lands"], "seat");
}

fn refused(data: &Path, lang: &str, more: &[&str]) -> String {
    // Should it serve after all, it ends by itself.
    let mut command = Command::new("timeout");
    command.args(["20", TSUGI, "--lang", lang, "serve", "--listen", "127.0.0.1:0"]).args(more).arg("--data").arg(data);
    let output = command.env_remove("DATABASE_URL").output().expect("the program starts");
    assert!(!output.status.success(), "it does not serve");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[tokio::test]
async fn a_second_server_on_one_folder_refuses_and_holds_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = Process::start(folder.path(), &[]);
    let mut client = Client::new(first.address);
    let id = solo(&mut client).await;
    let said = refused(folder.path(), "en", &[]);
    assert!(said.contains("Another server serves from this store already") && said.contains("tables.db"), "{said}");
    assert!(refused(folder.path(), "fr", &[]).contains("Un autre serveur"), "in French too");
    // By another name it is the same folder.
    let around = tempfile::tempdir().expect("a folder");
    let alias = around.path().join("alias");
    std::os::unix::fs::symlink(folder.path(), &alias).expect("a link");
    assert!(refused(&alias, "en", &[]).contains("Another server"));
    assert_eq!(client.get(&format!("/api/tables/{id}")).await.expect("an answer").status, 200, "the first goes on");
    first.kill();
    let next = Process::start(folder.path(), &[]);
    let landing = client.at(next.address).get(&format!("/api/tables/{id}")).await.expect("an answer");
    assert_eq!(landing.status, 200, "however the first ended, the next may serve");
}

#[tokio::test]
async fn a_store_of_a_newer_form_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    drop(Sqlite::open(&file, Durability::Full).await.expect("it opens"));
    let database = rusqlite::Connection::open(&file).expect("it opens");
    database.execute("INSERT INTO schema (version) VALUES (99)", []).expect("it is written");
    let said = refused(folder.path(), "en", &[]);
    assert!(said.contains("of form 99, which a newer tsugi made"), "{said}");
    assert!(refused(folder.path(), "fr", &[]).contains("plus récent"));
    let forms: i64 = database.query_row("SELECT COUNT(*) FROM schema", [], |row| row.get(0)).expect("a count");
    assert_eq!(forms, 5, "four of ours and the newer one");
}

fn key_file(folder: &Path, name: &str, text: &str) -> String {
    let file = folder.join(name);
    std::fs::write(&file, text).expect("it is written");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).expect("it is ours");
    file.display().to_string()
}

fn keyed(data: &Path, key: Option<&str>) -> Process {
    let more: Vec<&str> = key.iter().flat_map(|key| ["--key-file", key]).collect();
    Process::try_with(Command::new(TSUGI), data, &[], &more).expect("it starts")
}

/// Every byte in the files of a folder.
fn stored(folder: &Path) -> Vec<u8> {
    let files = std::fs::read_dir(folder).expect("a folder").flatten();
    files.flat_map(|file| std::fs::read(file.path()).expect("it is ours")).collect()
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn with_a_key_no_secret_and_no_hand_of_a_running_deal_is_stored_in_clear() {
    let (data, keys) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let key = key_file(keys.path(), "key", &format!("{}\n", "0f".repeat(32)));
    let mut server = keyed(data.path(), None);
    let mut client = Client::new(server.address);
    solo(&mut client).await;
    assert!(holds(&stored(data.path()), "\"secret\""), "without a key it stands in clear: the check can fail");
    server.kill();
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = keyed(folder.path(), Some(&key));
    let mut client = client.at(server.address);
    let wish = json!({ "game": "wabisaby", "seats": ["mine", { "guest": "Ana" }], "name": "Nora" });
    let made = client.post("/api/tables", &wish).await.expect("an answer");
    let id = made.body["id"].as_str().expect("an id").to_owned();
    let bytes = stored(folder.path());
    for clear in ["secret", "wabisaby", "began", "events", "Nora", &"0f".repeat(32)] {
        assert!(!holds(&bytes, clear), "{clear} stands in clear");
    }
    assert!(holds(&bytes, "encrypted:1:"));
    server.kill();
    // The same key opens it; without one the table alone is refused, by name, and with another nothing starts.
    let mut server = keyed(folder.path(), Some(&key));
    let look = format!("/api/tables/{id}");
    assert_eq!(client.clone().at(server.address).get(&look).await.expect("an answer").status, 200);
    server.kill();
    let mut server = keyed(folder.path(), None);
    let mut client = client.at(server.address);
    let refused_one = client.get(&look).await.expect("an answer");
    assert_eq!(
        (refused_one.status, &refused_one.body["error"]["code"]),
        (503, &json!("encrypted")),
        "{}",
        refused_one.body
    );
    let clear = solo(&mut client).await;
    assert_eq!(client.get(&format!("/api/tables/{clear}")).await.expect("an answer").status, 200, "others are played");
    assert_eq!(client.get("/readyz").await.expect("an answer").status, 200);
    server.kill();
    let other = key_file(keys.path(), "other", &"ab".repeat(32));
    let said = refused(folder.path(), "en", &["--key-file", &other]);
    assert!(said.contains("another key than the one with which this store is encrypted"), "{said}");
    let server = keyed(folder.path(), Some(&key));
    let mut client = client.at(server.address);
    for table in [&id, &clear] {
        let found = client.get(&format!("/api/tables/{table}")).await.expect("an answer");
        assert_eq!(found.status, 200, "encrypted and clear tables stand beside each other");
    }
}

#[test]
fn a_key_file_that_is_none_is_said_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let says = |file: &str| refused(folder.path(), "en", &["--key-file", file]);
    assert!(says("/nowhere/key").contains("cannot be read or written"));
    for text in ["", "short", &"0f".repeat(31), &"0f".repeat(33), &"zz".repeat(32), &"+f".repeat(32)] {
        let file = key_file(folder.path(), "key", text);
        assert!(says(&file).contains("holds no key"), "{text}");
    }
    let file = key_file(folder.path(), "key", &"0f".repeat(32));
    for open in [0o644, 0o640, 0o604] {
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(open)).expect("it is ours");
        assert!(says(&file).contains("can be read by others"), "{open:o}");
    }
}

/// A server over a disk that is full, or hangs, as long as a file is there.
struct Failing {
    server: Process,
    switch: PathBuf,
    _folder: tempfile::TempDir,
}

impl Failing {
    fn start(disk: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let (library, switch) = (folder.path().join("forget.so"), folder.path().join("switch"));
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../store/tests/disk/forget.c");
        let mut compiler = Command::new("cc");
        let built = compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).args([source, "-ldl"]).status();
        assert!(built.expect("a C compiler").success(), "the library is built");
        let told = [
            ("LD_PRELOAD", library.display().to_string()),
            ("DISK", disk.to_owned()),
            ("WHILE", switch.display().to_string()),
        ];
        let server = Process::start(&folder.path().join("data"), &told);
        Self { server, switch, _folder: folder }
    }

    fn fail(&self) {
        std::fs::write(&self.switch, "").expect("it is written");
    }

    fn work(&self) {
        std::fs::remove_file(&self.switch).expect("it is there");
    }
}

async fn asked(client: &mut Client, path: &str) -> (u16, Value, Duration) {
    let begun = Instant::now();
    let answer = client.get(path).await.expect("an answer");
    (answer.status, answer.body, begun.elapsed())
}

#[tokio::test]
async fn a_full_disk_is_told_by_readyz_within_a_second_and_healthz_goes_on() {
    let failing = Failing::start("full");
    let mut client = Client::new(failing.server.address);
    solo(&mut client).await;
    assert_eq!(asked(&mut client, "/readyz").await.0, 200);
    failing.fail();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (status, body, took) = asked(&mut client, "/readyz").await;
    assert_eq!((status, &body["ok"]), (503, &json!(false)), "{body}");
    assert!(took < Duration::from_secs(1), "{took:?}");
    let (status, body, _) = asked(&mut client, "/healthz").await;
    assert_eq!((status, &body["ok"], &body["store"]), (200, &json!(true), &json!("unavailable")), "{body}");
    failing.work();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(asked(&mut client, "/readyz").await.0, 200, "there is room again");
}

#[tokio::test]
async fn a_disk_that_hangs_is_told_within_two_seconds_and_a_choice_waits_no_longer() {
    let failing = Failing::start("hang");
    let mut client = Client::new(failing.server.address);
    let id = solo(&mut client).await;
    let mut stream = client.stream(&id, "viewer=seat:0").await.expect("a stream");
    let (mut version, mut legal) = (0, Vec::<tsugi_wire::Json>::new());
    while legal.is_empty() {
        if let Some(ToClient::Update(update)) = stream.next().await.expect("the line stands") {
            version = update.version;
            legal = update.legal.map_or_else(Vec::new, |list| serde_json::from_str(list.get()).expect("a list"));
        }
    }
    failing.fail();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let begun = Instant::now();
    stream.act("x1", version, legal[0].clone()).await.expect("the line stands");
    let mut probe = Client::new(failing.server.address);
    let ready = tokio::spawn(async move { asked(&mut probe, "/readyz").await });
    let refused = loop {
        if let Some(ToClient::Refused(refused)) = stream.next().await.expect("the line stands") {
            break refused;
        }
    };
    assert_eq!(refused.code, tsugi_wire::Code::Unavailable);
    assert!(begun.elapsed() < Duration::from_millis(2500), "a choice waits two seconds: {:?}", begun.elapsed());
    let (status, _, took) = ready.await.expect("nobody panics");
    assert!(status == 503 && took < Duration::from_millis(2300), "{status} after {took:?}");
    failing.work();
    // The disk goes on and so does what hung in it: sent again, the choice is applied once.
    let done = loop {
        tokio::time::sleep(Duration::from_millis(200)).await;
        stream.act("x1", version, legal[0].clone()).await.expect("the line stands");
        let answer = loop {
            match stream.next().await.expect("the line stands") {
                Some(ToClient::Done(done)) => break Some(done.version),
                Some(ToClient::Refused(refused)) => {
                    assert_eq!(refused.code, tsugi_wire::Code::Unavailable);
                    break None;
                }
                _ => {}
            }
        };
        if let Some(version) = answer {
            break version;
        }
    };
    assert_eq!(done, version + 1);
    stream.act("x1", version, legal[0].clone()).await.expect("the line stands");
    loop {
        if let Some(ToClient::Done(again)) = stream.next().await.expect("the line stands") {
            assert_eq!(again.version, done, "the same message is the same version");
            break;
        }
    }
}
