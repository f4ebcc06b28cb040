//! The service as programs meet it: Schemathesis reads its OpenAPI document, asks everything that stands in it, and
//! walks from making a table to its record.
//!
//! Schemathesis comes from `PyPI`: `cargo xtask api --install` puts it into `target/tools`, where `python3` is at hand.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use crate::{built, cargo};

/// Where this is set, a missing Schemathesis is a fault and not something to pass over.
const REQUIRED: &str = "TSUGI_REQUIRE_API";
/// The version that is installed.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";
/// The requests of a walk: from making a table to its record.
const WALK: [&str; 5] = ["makeTable", "showTable", "act", "tableRecord", "tableReplay"];
/// A field of an answer, and what the document is made to say of it when a fault is planted.
const PLANTED: (&str, &str) = ("/components/schemas/GameDoc/properties/name/type", "integer");

/// `cargo xtask api [--install|--short]`.
pub(crate) fn run(mut wanted: impl Iterator<Item = String>) -> Result<(), String> {
    match wanted.next().as_deref() {
        None => build().and_then(|()| walk(&found().ok_or_else(missing)?, 150)),
        Some("--short") => build().and_then(|()| walk(&found().ok_or_else(missing)?, 10)),
        Some("--install") => install(),
        Some(other) => Err(format!("`cargo xtask api` takes --install or --short, not {other}")),
    }
}

fn build() -> Result<(), String> {
    cargo("build", &["--package", "tsugi"], &[])
}

/// The short form, for the command that checks everything and has built the binary with the tests.
pub(crate) fn check() -> Result<(), String> {
    match found() {
        Some(program) => walk(&program, 10),
        None if env::var_os(REQUIRED).is_some() => Err(missing()),
        None => {
            eprintln!("xtask: SKIPPED: {}", missing());
            Ok(())
        }
    }
}

fn missing() -> String {
    "Schemathesis is not installed, the service was not walked; `cargo xtask api --install` installs it".into()
}

fn tools() -> PathBuf {
    built("tools/api")
}

/// Schemathesis, where it is installed.
fn found() -> Option<PathBuf> {
    let own = tools().join("bin/st");
    let path = env::var_os("PATH").unwrap_or_default();
    let elsewhere = env::split_paths(&path).map(|folder| folder.join("schemathesis"));
    std::iter::once(own).chain(elsewhere).find(|program| program.exists())
}

fn install() -> Result<(), String> {
    if tools().join("bin/st").exists() {
        return Ok(());
    }
    let tools = tools().display().to_string();
    command(Command::new("python3").args(["-m", "venv", &tools]), "python3 -m venv")?;
    command(Command::new(format!("{tools}/bin/pip")).args(["install", "--quiet", SCHEMATHESIS]), "pip install")
}

fn command(command: &mut Command, name: &str) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{name} could not be run: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed")) }
}

/// A service of its own while it is walked, with a store of its own.
struct Service {
    child: Child,
    data: PathBuf,
    address: String,
}

impl Service {
    fn start() -> Result<Self, String> {
        let told = |error: std::io::Error| format!("the service cannot be started: {error}");
        let data = env::temp_dir().join(format!("tsugi-api-{}", std::process::id()));
        fs::create_dir_all(&data).map_err(told)?;
        let child = Command::new(built("debug/tsugi"))
            .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--data"])
            .arg(&data)
            // Many are asked from one address.
            .args(["--requests", "100000", "--tables", "1000000", "--connections", "1000"])
            .stdout(Stdio::piped())
            .spawn()
            .map_err(told)?;
        let mut said = String::new();
        let mut service = Self { data, address: String::new(), child };
        let out = service.child.stdout.take().ok_or("the service says nothing")?;
        BufReader::new(out).read_line(&mut said).map_err(told)?;
        let address = said.split_whitespace().find(|word| word.starts_with("http://"));
        service.address = address.map(str::to_owned).ok_or_else(|| format!("the service said {said:?}"))?;
        Ok(service)
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

/// Asks everything with as many examples each, walks, and sees a planted fault found.
fn walk(program: &Path, examples: u32) -> Result<(), String> {
    let program = &env::current_dir().map_err(|error| error.to_string())?.join(program);
    let service = Service::start()?;
    let examples = examples.to_string();
    let document = format!("{}api/openapi.json", service.address);
    let asked =
        ask(program, &service, &[&document, "--max-examples", &examples, "--phases", "examples,coverage,fuzzing"])?;
    if !asked {
        return Err("the service and its OpenAPI document do not agree".into());
    }
    let walked = service.data.join("walked");
    let names: Vec<&str> = WALK.iter().flat_map(|name| ["--include-operation-id", name]).collect();
    let stateful = [&[document.as_str(), "--max-examples", "60", "--phases", "stateful"], &names[..]].concat();
    if !ask(program, &service, &stateful)? {
        return Err("a walk from making a table to its record met a fault".into());
    }
    let told = fs::read_to_string(&walked).map_err(|error| format!("{}: {error}", walked.display()))?;
    eprintln!("xtask: tables walked so far: {}", told.trim().replace('\n', ", "));
    let last = told.lines().last().and_then(|line| line.rsplit_once(' '));
    if !last.is_some_and(|(_, tables)| tables.parse().is_ok_and(|tables: u32| tables > 0)) {
        return Err("no table was walked from its making to its record".into());
    }
    finds_a_planted_fault(program, &service)
}

/// Whether Schemathesis has no objection.
fn ask(program: &Path, service: &Service, arguments: &[&str]) -> Result<bool, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("api");
    let status = Command::new(program)
        .args(["--config-file", "schemathesis.toml", "run"])
        .args(arguments)
        .env("TSUGI_ADDRESS", &service.address)
        .env("TSUGI_WALKED", service.data.join("walked"))
        .current_dir(folder)
        .status()
        .map_err(|error| format!("Schemathesis could not be run: {error}"))?;
    Ok(status.success())
}

/// A document that says something else than the service answers must not pass.
fn finds_a_planted_fault(program: &Path, service: &Service) -> Result<(), String> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("docs").join("openapi.json");
    let text = fs::read_to_string(&kept).map_err(|error| format!("{}: {error}", kept.display()))?;
    let mut document: serde_json::Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let (place, wrong) = PLANTED;
    *document.pointer_mut(place).ok_or_else(|| format!("there is no {place} to plant a fault at"))? = wrong.into();
    let planted = service.data.join("planted.json");
    fs::write(&planted, document.to_string()).map_err(|error| error.to_string())?;
    let planted = planted.display().to_string();
    eprintln!("xtask: a fault is planted; what follows must find it");
    let only = ["--include-operation-id", "listGames", "--phases", "examples,fuzzing", "--max-examples", "3"];
    let arguments = [&[planted.as_str(), "--url", &service.address], &only[..]].concat();
    if ask(program, service, &arguments)? { Err("a planted fault was not found".into()) } else { Ok(()) }
}
