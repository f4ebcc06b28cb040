//! The page is there, is small, and loads nothing from elsewhere.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use tsugi_page::{addresses, file};

/// Whether a file is of that kind.
fn is(address: &str, kind: &str) -> bool {
    Path::new(address).extension().is_some_and(|ending| ending == kind)
}

/// Packed bytes of these files.
fn packed<'a>(addresses: impl IntoIterator<Item = &'a String>) -> usize {
    addresses.into_iter().map(|address| file(address, true).map_or(0, |file| file.content.len())).sum()
}

fn text(address: &str) -> String {
    let file = file(address, false).expect("it is listed");
    String::from_utf8_lossy(&file.content).into_owned()
}

/// The files whose names begin like this.
fn named(begins: &str, kind: &str) -> Vec<String> {
    let fits = |address: &String| address.starts_with(&format!("/assets/{begins}-")) && is(address, kind);
    addresses().into_iter().filter(fits).collect()
}

/// The component of each game's own table, as the `index.ts` of its page names it.
fn tables() -> Vec<String> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let pages = fs::read_dir(games).expect("there are games").flatten().map(|game| game.path().join("page/index.ts"));
    let table = |page: PathBuf| {
        let text = fs::read_to_string(page).ok()?;
        let (_, rest) = text.split_once("table: () => import('./")?;
        rest.split_once(".svelte')").map(|(name, _)| name.to_owned())
    };
    pages.filter_map(table).collect()
}

/// These scripts and all that they load before they run.
fn with_all_they_load(scripts: Vec<String>) -> BTreeSet<String> {
    let (mut found, mut open) = (BTreeSet::new(), scripts);
    while let Some(script) = open.pop() {
        let source = text(&script);
        for loads in ["from\"./", "import\"./"] {
            for (at, _) in source.match_indices(loads) {
                let name: String = source[at + loads.len()..].chars().take_while(|&letter| letter != '"').collect();
                open.push(format!("/assets/{name}"));
            }
        }
        open.retain(|next| !found.contains(next) && *next != script);
        found.insert(script);
    }
    found
}

/// What a browser loads for a part that comes when it is needed: whoever imports it names its files by their numbers in a list,
/// `["assets/a.js","assets/a.css"] … import(`./a.js`),__vite__mapDeps([0,1])`.
fn loaded_with(part: &str) -> BTreeSet<String> {
    let name = part.trim_start_matches("/assets/");
    for script in addresses().iter().filter(|address| is(address, "js")) {
        let source = text(script);
        let Some((_, after)) = source.split_once(&format!("import(`./{name}`),__vite__mapDeps([")) else { continue };
        let (_, list) = source.split_once("__vite__mapDeps=").expect("it has a list");
        let (_, list) = list.split_once('[').expect("of files");
        let list: Vec<&str> = list.split(']').next().unwrap_or_default().split(',').collect();
        let numbers = after.split(']').next().unwrap_or_default().split(',');
        let files = numbers.map(|number| list[number.parse::<usize>().expect("a number")].trim_matches('"'));
        return files.map(|file| format!("/{file}")).collect();
    }
    panic!("nobody imports {part}")
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

/// Script, style and one language before the first table: under 70 kB packed; a table's own: under 60 kB more.
#[test]
fn the_page_is_small() {
    let page = text("/");
    let first: BTreeSet<String> =
        addresses().into_iter().filter(|address| !is(address, "html") && page.contains(address.as_str())).collect();
    assert!(first.iter().any(|address| is(address, "css")) && first.len() > 2, "{first:?}");
    let languages = ["en", "fr"].map(|lang| packed(&named(lang, "js")));
    let before = packed(&first) + languages.into_iter().max().unwrap_or_default();
    assert!(languages.iter().all(|&lang| lang > 5_000), "each language comes by itself");
    assert!(before > 10_000 && before < 70_000, "{before} bytes before the first table");
    let tables = tables();
    assert!(!tables.is_empty(), "games have pages");
    for table in tables {
        let parts = [named("Table", "js"), named(&table, "js")].concat();
        let mut own: BTreeSet<String> = parts.iter().flat_map(|part| loaded_with(part)).collect();
        own.extend(with_all_they_load(parts));
        assert!(own.len() > 2 && own.iter().any(|address| is(address, "css")), "{own:?}");
        let more = packed(own.difference(&first));
        assert!(more > 5_000 && more < 60_000, "{more} bytes more for {table}");
        println!("{before} bytes before the first table, {more} more for {table}");
    }
    let fonts = packed(&addresses().into_iter().filter(|address| is(address, "woff2")).collect::<Vec<_>>());
    assert!(fonts < 80_000, "{fonts} bytes of fonts");
}

#[test]
fn nothing_is_loaded_from_elsewhere() {
    for address in addresses().iter().filter(|address| !is(address, "woff2")) {
        let text = text(address);
        for (at, _) in text.match_indices("https://").chain(text.match_indices("http://")) {
            let named: String = text[at..].chars().take(60).collect();
            let known = ["http://www.w3.org/", "https://svelte.dev/"].iter().any(|known| named.starts_with(known));
            assert!(known, "{address} names {named}");
        }
    }
}
