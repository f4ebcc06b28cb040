//! The page, built by its own tools and carried in the binary.
//!
//! It knows nothing of games or servers: [`file()`] gives the files of the page by their address.
//!
//! ```
//! let home = tsugi_page::file("/", false).expect("the page is carried");
//! assert_eq!(home.kind, "text/html; charset=utf-8");
//! assert!(tsugi_page::file("/no/such/file.js", false).is_none());
//! ```

use std::{borrow::Cow, io::Read};

use flate2::read::GzDecoder;

/// Every file of the page by its path, in the order of the paths: whether it is packed, and its bytes. The build script
/// writes the list.
static FILES: &[(&str, bool, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the page.
pub struct File {
    /// What it contains.
    pub content: Cow<'static, [u8]>,
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
    let at = FILES.binary_search_by_key(&path, |&(path, ..)| path).ok()?;
    let (_, is_packed, bytes) = FILES[at];
    let content = if is_packed && !packed { unpacked(bytes)?.into() } else { bytes.into() };
    Some(File { content, kind: kind(ending), packed: is_packed && packed, lasting: path.starts_with("assets/") })
}

/// For the few who cannot unpack: a file is carried once.
fn unpacked(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut content = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut content).ok()?;
    Some(content)
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

/// Every address there is a file at.
pub fn addresses() -> Vec<String> {
    FILES.iter().map(|(path, ..)| format!("/{path}")).collect()
}
