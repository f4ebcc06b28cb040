//! The page is there, is small, and loads nothing from elsewhere.

use std::{path::Path, process::Command};

use tsugi_page::{addresses, file};

/// Whether a file is of that kind.
fn is(address: &str, kind: &str) -> bool {
    Path::new(address).extension().is_some_and(|ending| ending == kind)
}

/// Packed bytes of the files of a kind whose name begins like this.
fn packed(begins: &str, kind: &str) -> usize {
    let fits = |address: &String| address.starts_with(&format!("/assets/{begins}")) && is(address, kind);
    let size = |address: String| file(&address, true).map_or(0, |file| file.content.len());
    addresses().into_iter().filter(fits).map(size).sum()
}

#[test]
fn the_page_stands_at_its_addresses() {
    let page = file("/", false).expect("there is a page");
    assert_eq!(page.kind, "text/html; charset=utf-8");
    assert!(!page.lasting);
    for room in ["/t/abc", "/t/abc/replay/17", "/replay", "/replay/3", "/learn/kintsugi"] {
        let same = file(room, false).unwrap_or_else(|| panic!("and at {room}"));
        assert_eq!(same.content, page.content, "{room}");
    }
    assert!(file("/no-such-file.js", false).is_none() && file("/index.html.gz", false).is_none());
    let script = addresses().into_iter().find(|address| is(address, "js")).expect("it has a script");
    let script = file(&script, true).expect("which is there");
    assert!(script.packed && script.lasting);
}

/// Script and style before the first table: under 120 kB packed; a table's own: under 80 kB more.
#[test]
fn the_page_is_small() {
    let first = packed("index", "js") + packed("index", "css");
    let all = packed("", "js") + packed("", "css");
    assert!(first > 10_000 && first < 120_000, "{first} bytes before the first table");
    assert!(all - first < 80_000, "{} bytes more for a table", all - first);
    let fonts = packed("", "woff2");
    assert!(fonts < 80_000, "{fonts} bytes of fonts");
}

#[test]
fn nothing_is_loaded_from_elsewhere() {
    for address in addresses().iter().filter(|address| !is(address, "woff2")) {
        let file = file(address, false).expect("it is listed");
        let text = String::from_utf8_lossy(&file.content);
        for (at, _) in text.match_indices("https://").chain(text.match_indices("http://")) {
            let named: String = text[at..].chars().take(60).collect();
            let known = ["http://www.w3.org/", "https://svelte.dev/"].iter().any(|known| named.starts_with(known));
            assert!(known, "{address} names {named}");
        }
    }
}

/// The page's own checker: types that Rust wrote, and every component.
#[test]
fn the_page_is_sound() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    if !web.join("node_modules").exists() {
        eprintln!("SKIPPED: the page was built elsewhere, so its checker is not here");
        return;
    }
    let mut checker = Command::new("npx");
    checker.args(["--no-install", "svelte-check", "--fail-on-warnings"]).current_dir(web);
    let out = checker.output().expect("Node built the page, so it is there");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stdout));
}
