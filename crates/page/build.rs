//! Builds the page with Node, or takes the one that `WEB_DIST` names, and packs each of its files.

use std::{
    env,
    fmt::Write as _,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
};

use flate2::{Compression, write::GzEncoder};

/// What the page is made of beside the pages of games, from the root of the repository.
const SOURCES: [&str; 10] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "crates/narrator/lang/page.en.ftl",
    "crates/narrator/lang/page.fr.ftl",
    // A new game changes it: then its page is looked for.
    "Cargo.lock",
];
/// Files of these kinds are packed already.
const PACKED: [&str; 3] = ["woff2", "gz", "jpg"];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for source in SOURCES.map(|source| root.join(source)).into_iter().chain(pages(&root)) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    println!("cargo::rerun-if-env-changed=WEB_DIST");
    let built = PathBuf::from(env::var("OUT_DIR").expect("cargo names it")).join("web");
    if let Err(problem) = build(&root.join("web"), &built) {
        panic!("the page cannot be built: {problem}");
    }
}

/// The pages of games, each in its game's folder.
fn pages(root: &Path) -> Vec<PathBuf> {
    let games = fs::read_dir(root.join("games")).into_iter().flatten().flatten();
    games.map(|game| game.path().join("page")).filter(|page| page.exists()).collect()
}

fn build(web: &Path, built: &Path) -> Result<(), String> {
    if built.exists() {
        fs::remove_dir_all(built).map_err(|error| error.to_string())?;
    }
    match env::var_os("WEB_DIST") {
        Some(given) => copy(Path::new(&given), built)?,
        None => build_with_node(web, built)?,
    }
    pack(built)?;
    let mut files = Vec::new();
    list(built, built, &mut files)?;
    files.sort_by(|one, other| one.trim_end_matches(".gz").cmp(other.trim_end_matches(".gz")));
    write_table(&files, &built.with_file_name("files.rs"))
}

fn build_with_node(web: &Path, built: &Path) -> Result<(), String> {
    let installed = web.join("node_modules/.package-lock.json");
    let is_fresh = modified(&installed).is_some_and(|at| modified(&web.join("package-lock.json")) <= Some(at));
    if !is_fresh {
        run(web, "npm", &["ci", "--no-audit", "--no-fund"])?;
    }
    let to = built.display().to_string();
    run(web, "npx", &["--no-install", "vite", "build", "--logLevel", "warn", "--emptyOutDir", "--outDir", &to])
}

fn modified(path: &Path) -> Option<std::time::SystemTime> {
    fs::metadata(path).and_then(|found| found.modified()).ok()
}

fn run(web: &Path, program: &str, arguments: &[&str]) -> Result<(), String> {
    let out = Command::new(program).args(arguments).current_dir(web).output().map_err(|error| {
        format!("{program} cannot be run ({error}); install Node 20 or newer, or name a built page with WEB_DIST")
    })?;
    if out.status.success() {
        return Ok(());
    }
    let said = [String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr)].concat();
    Err(format!("{program} {} failed:\n{said}", arguments.join(" ")))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", from.display());
    fs::create_dir_all(to).map_err(failed)?;
    for entry in fs::read_dir(from).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let target = to.join(entry.file_name());
        if entry.file_type().map_err(failed)?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), &target).map_err(failed)?;
        }
    }
    Ok(())
}

/// Packs each file that becomes smaller by it; its name then ends in `.gz`.
fn pack(folder: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            pack(&path)?;
            continue;
        }
        let kind = path.extension().and_then(|kind| kind.to_str()).unwrap_or_default().to_owned();
        if PACKED.contains(&kind.as_str()) {
            continue;
        }
        let content = fs::read(&path).map_err(failed)?;
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&content).map_err(failed)?;
        let packed = encoder.finish().map_err(failed)?;
        if packed.len() < content.len() {
            fs::write(path.with_extension(format!("{kind}.gz")), packed).map_err(failed)?;
            fs::remove_file(&path).map_err(failed)?;
        }
    }
    Ok(())
}

/// Adds every file of a folder by its path from the page's root, parted by `/`.
fn list(root: &Path, folder: &Path, files: &mut Vec<String>) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            list(root, &path, files)?;
            continue;
        }
        let below = path.strip_prefix(root).map_err(|error| error.to_string())?;
        let parts: Option<Vec<&str>> = below.iter().map(|part| part.to_str()).collect();
        let parts = parts.ok_or_else(|| format!("{} is not named in Unicode", path.display()))?;
        files.push(parts.join("/"));
    }
    Ok(())
}

/// Writes the files as a slice in Rust, in the order of their paths, each with its bytes and whether they are packed.
fn write_table(files: &[String], to: &Path) -> Result<(), String> {
    let mut table = String::from("&[\n");
    for lies in files {
        let (path, packed) = lies.strip_suffix(".gz").map_or((lies.as_str(), false), |path| (path, true));
        let lies = format!("/web/{lies}");
        let _ = writeln!(table, "    ({path:?}, {packed}, include_bytes!(concat!(env!(\"OUT_DIR\"), {lies:?}))),");
    }
    table.push_str("]\n");
    fs::write(to, table).map_err(|error| format!("{}: {error}", to.display()))
}
