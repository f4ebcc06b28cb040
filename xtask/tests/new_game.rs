//! A new game in a scratch clone, from the first command to the last choice in a browser, as CONTRIBUTING walks through it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

const ID: &str = "pebble-race";
/// Files outside of its own folder that a new game may touch.
const MOST_OUTSIDE: usize = 2;
/// Where this is set, a missing browser is a fault and not something to pass over.
const REQUIRED: &str = "TSUGI_REQUIRE_BROWSER";

/// The repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A folder that stays between runs, so that the second does not compile everything again.
fn kept(what: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-game").join(what)
}

/// Runs a command that must succeed; what it printed.
#[track_caller]
fn run(command: &mut Command) -> String {
    let out = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let (said, complained) = (String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    assert!(out.status.success(), "{command:?}\n{said}\n{complained}");
    said.into_owned()
}

/// The files of the repository as they are now, by their paths.
fn files() -> Vec<String> {
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let listed = run(Command::new("git").args(list).current_dir(root()));
    let there = |path: &&str| root().join(path).is_file();
    listed.split('\0').filter(|path| !path.is_empty()).filter(there).map(str::to_owned).collect()
}

/// A copy of the repository. Files keep their times, so that cargo compiles only what has changed.
fn clone(into: &Path) {
    drop(fs::remove_dir_all(into));
    for file in files() {
        let (from, to) = (root().join(&file), into.join(&file));
        fs::create_dir_all(to.parent().expect("a file lies in a folder")).expect("a folder can be made");
        fs::copy(&from, &to).unwrap_or_else(|error| panic!("{file}: {error}"));
        let at = fs::metadata(&from).and_then(|about| about.modified()).expect("a file has a time");
        fs::File::options().write(true).open(&to).and_then(|copy| copy.set_modified(at)).expect("a copy takes it");
    }
    std::os::unix::fs::symlink(root().join("web/node_modules"), into.join("web/node_modules"))
        .expect("the page is built with the packages that are there");
}

/// Compiles the clone soon and slow, by a configuration that lies above it: nothing is played there by the million.
fn compiles_soon() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the workspace has a manifest");
    let tuned = manifest.lines().filter(|line| line.starts_with("[profile.dev.package.tsugi-"));
    let config: String = tuned.flat_map(|line| [line, "\nopt-level = 0\n"]).collect();
    fs::create_dir_all(kept(".cargo")).expect("a folder can be made");
    fs::write(kept(".cargo/config.toml"), config).expect("a file can be written");
}

fn cargo(clone: &Path, arguments: &[&str]) -> String {
    run(Command::new("cargo").args(arguments).env("CARGO_TARGET_DIR", kept("target")).current_dir(clone))
}

/// The files of the repository that are not in the clone as they were.
fn changed(clone: &Path) -> Vec<String> {
    let differs = |file: &String| fs::read(root().join(file)).ok() != fs::read(clone.join(file)).ok();
    // Cargo writes its lock file by itself.
    files().into_iter().filter(|file| file != "Cargo.lock").filter(differs).collect()
}

/// Plays in line mode, always the first choice; all that was said.
fn played(clone: &Path) -> String {
    let mut play = Command::new(kept("target").join("debug/tsugi"))
        .args(["play", ID, "--bots", "casual", "--seed", "1", "--lang", "en"])
        .current_dir(clone)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it was built");
    let mut choices = play.stdin.take().expect("it reads");
    // Who has won reads no further.
    drop(std::io::Write::write_all(&mut choices, "1\n".repeat(20).as_bytes()));
    drop(choices);
    let out = play.wait_with_output().expect("it ends");
    assert!(out.status.success(), "{:?}", out.status);
    String::from_utf8(out.stdout).expect("sentences")
}

fn chromium() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].map(PathBuf::from);
    named.into_iter().chain(usual).find(|path| path.exists())
}

/// Plays it to its end by the plain table, in a browser.
fn plays_in_a_browser() {
    let Some(chromium) = chromium() else {
        assert!(std::env::var_os(REQUIRED).is_none(), "there is no Chromium, and {REQUIRED} asks for one");
        eprintln!("SKIPPED: there is no Chromium; the new game was not tried in a browser");
        return;
    };
    let said = run(Command::new("node")
        .args([
            "--test",
            "--test-reporter=tap",
            "--test-name-pattern",
            &format!("^{ID} by the plain table"),
            "tests/plain.mjs",
        ])
        .env("TSUGI", kept("target").join("debug/tsugi"))
        .env("CHROMIUM", chromium)
        .current_dir(root().join("web")));
    assert!(said.contains("# pass 1") && said.contains("# fail 0"), "{said}");
}

#[test]
fn a_new_game_is_written_kept_to_its_laws_and_played() {
    let clone_at = kept("clone");
    clone(&clone_at);
    compiles_soon();
    let said = cargo(&clone_at, &["xtask", "new-game", ID]);
    assert!(said.contains(&format!("games/{ID} is a small complete game")), "{said}");
    let outside = changed(&clone_at);
    assert!(!outside.is_empty() && outside.len() <= MOST_OUTSIDE, "{outside:?}");
    cargo(&clone_at, &["fmt", "--all", "--check"]);
    cargo(&clone_at, &["xtask", "rulings"]);
    let laws = cargo(&clone_at, &["test", "--package", &format!("tsugi-{ID}")]);
    assert!(laws.contains("it_keeps_every_law_for_every_number_of_players ... ok"), "{laws}");
    cargo(&clone_at, &["build", "--package", "tsugi"]);
    let game = played(&clone_at);
    assert!(game.contains("The bowl lies in") && game.contains(" wins with 1."), "{game}");
    plays_in_a_browser();
    let again = Command::new("cargo")
        .args(["xtask", "new-game", ID])
        .env("CARGO_TARGET_DIR", kept("target"))
        .current_dir(&clone_at)
        .output()
        .expect("it runs");
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).contains("is there already"));
}
