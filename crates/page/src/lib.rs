//! The page, built by its own tools and carried in the binary.
//!
//! It knows nothing of games or servers: [`file()`] gives the files of the page by their address.
//!
//! ```
//! let home = tsugi_page::file("/", false).expect("the page is carried");
//! assert_eq!(home.kind, "text/html; charset=utf-8");
//! assert!(tsugi_page::file("/no/such/file.js", false).is_none());
//! ```

/// Every file of the page and the packed copies beside them, by their paths and in their order; the build script
/// writes the list.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the page.
pub struct File {
    /// What it contains.
    pub content: &'static [u8],
    /// What it is.
    pub kind: &'static str,
    /// Whether it is packed with gzip.
    pub packed: bool,
    /// Whether its address changes with what it contains, so that a browser may keep it for ever.
    pub lasting: bool,
}

/// Where the page itself stands, beside `/`: the page reads the rest of the address.
const ROOMS: [&str; 4] = ["t", "join", "replay", "learn"];

/// The file at an address, packed where that is wanted and helps; the page itself stands at every address
/// of a table, of its door, of a game gone through again and of a lesson.
pub fn file(address: &str, packed: bool) -> Option<File> {
    let address = address.trim_start_matches('/');
    let room = address.split('/').next().unwrap_or_default();
    let path = if room.is_empty() || ROOMS.contains(&room) { "index.html" } else { address };
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    if ending == "gz" {
        return None;
    }
    let small = if packed { bytes(&format!("{path}.gz")) } else { None };
    let is_packed = small.is_some();
    let content = small.or_else(|| bytes(path))?;
    Some(File { content, kind: kind(ending), packed: is_packed, lasting: path.starts_with("assets/") })
}

/// What the file of this path contains.
fn bytes(path: &str) -> Option<&'static [u8]> {
    let at = FILES.binary_search_by_key(&path, |&(path, _)| path).ok()?;
    Some(FILES[at].1)
}

fn kind(ending: &str) -> &'static str {
    match ending {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "jpg" => "image/jpeg",
        "woff2" => "font/woff2",
        "json" => "application/json",
        _ => "application/octet-stream",
    }
}

/// Every address there is a file at, those of packed copies aside.
pub fn addresses() -> Vec<String> {
    let is_copy = |path: &str| path.rsplit_once('.').is_some_and(|(_, ending)| ending == "gz");
    FILES.iter().map(|(path, _)| path).filter(|path| !is_copy(path)).map(|path| format!("/{path}")).collect()
}
