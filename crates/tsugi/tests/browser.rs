//! The page in a real browser, where there is one: the files of `web/tests/play` do the playing, at the same time.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// Where this is set, a missing browser is a fault and not something to pass over.
const REQUIRED: &str = "TSUGI_REQUIRE_BROWSER";

/// The fewest things tried: a file that is cut off passes too easily.
const FEWEST: u32 = 64;

fn chromium() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].map(PathBuf::from);
    named.into_iter().chain(usual).find(|path| path.exists())
}

#[test]
fn the_page_plays_in_a_browser() {
    let Some(chromium) = chromium() else {
        assert!(std::env::var_os(REQUIRED).is_none(), "there is no Chromium, and {REQUIRED} asks for one");
        eprintln!("SKIPPED: there is no Chromium; the page was not tried in a browser");
        return;
    };
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let out = Command::new("node")
        .args(["--test", "--test-reporter=tap", "--test-concurrency=3"])
        .args(["tests/play/tables.mjs", "tests/play/around.mjs", "tests/play/told.mjs"])
        .env("TSUGI", env!("CARGO_BIN_EXE_tsugi"))
        .env("CHROMIUM", chromium)
        .current_dir(web)
        .output()
        .expect("Node built the page, so it is there");
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{said}\n{}", String::from_utf8_lossy(&out.stderr));
    let count = |of: &str| {
        let line = said.lines().find_map(|line| line.strip_prefix(&format!("# {of} ")));
        line.and_then(|number| number.parse::<u32>().ok())
    };
    assert_eq!(count("pass"), count("tests"), "nothing is passed over: {said}");
    assert!(count("tests") >= Some(FEWEST), "{said}");
}
