//! A PostgreSQL of the test's own, from the binaries that are installed.

use std::{
    path::PathBuf,
    process::{Command, Output},
};

/// A server that runs as long as this lives.
pub(crate) struct Server {
    folder: tempfile::TempDir,
    binaries: PathBuf,
    database: Option<String>,
}

impl Server {
    /// The address of an empty database.
    pub(crate) fn url(&self) -> String {
        self.database.clone().unwrap_or_else(|| {
            let socket = self.folder.path().display().to_string().replace('/', "%2F");
            format!("postgres://postgres@{socket}/postgres")
        })
    }
}

impl Server {
    /// Stops it (`stop`, or `-STOP` for all its processes), or lets it go on (`start`, `-CONT`).
    pub(crate) fn signal(&self, what: &str) {
        let data = self.folder.path().join("data").display().to_string();
        let options = format!("-k {} -c listen_addresses=''", self.folder.path().display());
        match what {
            "stop" => drop(run(&self.binaries, "pg_ctl", &["-D", &data, "-m", "immediate", "stop"])),
            "start" => drop(run(&self.binaries, "pg_ctl", &["-D", &data, "-w", "-o", &options, "start"])),
            signal => {
                let pid = std::fs::read_to_string(format!("{data}/postmaster.pid")).expect("it runs");
                let pid = pid.lines().next().unwrap_or_default().to_owned();
                let children = Command::new("ps").args(["-o", "pid=", "--ppid", &pid]).output().expect("ps is there");
                let children = String::from_utf8_lossy(&children.stdout).into_owned();
                let all = children.split_whitespace().chain([pid.as_str()]);
                assert!(Command::new("kill").arg(signal).args(all).status().is_ok_and(|status| status.success()));
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if self.database.is_none() {
            let data = self.folder.path().join("data");
            let _ = run(&self.binaries, "pg_ctl", &["-D", &data.display().to_string(), "-m", "immediate", "stop"]);
        }
    }
}

/// The server that `TEST_DATABASE_URL` names, or a new one; none where nothing is installed.
pub(crate) fn start() -> Option<Server> {
    let folder = tempfile::tempdir().expect("a folder");
    if let Ok(url) = std::env::var("TEST_DATABASE_URL") {
        return Some(Server { folder, binaries: PathBuf::new(), database: Some(url) });
    }
    let binaries = binaries()?;
    let data = folder.path().join("data").display().to_string();
    let socket = folder.path().display().to_string();
    // PostgreSQL refuses to run as root: there its own user runs it, and owns the folder.
    if is_root() {
        let owned = Command::new("chown").args(["postgres", &socket]).status().is_ok_and(|status| status.success());
        if !owned {
            return None;
        }
    }
    let made = run(&binaries, "initdb", &["-D", &data, "-U", "postgres", "-A", "trust", "--no-sync"]);
    assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
    let options = format!("-k {socket} -c listen_addresses=''");
    let log = format!("{socket}/log");
    let started = run(&binaries, "pg_ctl", &["-D", &data, "-w", "-l", &log, "-o", &options, "start"]);
    assert!(started.status.success(), "pg_ctl: {}", String::from_utf8_lossy(&started.stderr));
    Some(Server { folder, binaries, database: None })
}

/// Where the newest server's binaries are.
fn binaries() -> Option<PathBuf> {
    let mut versions: Vec<PathBuf> =
        std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten().map(|entry| entry.path().join("bin")).collect();
    versions.sort();
    versions.into_iter().rev().find(|folder| folder.join("initdb").is_file())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

fn run(binaries: &std::path::Path, program: &str, arguments: &[&str]) -> Output {
    let program = binaries.join(program);
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    // A server inherits its starter's standard output and would keep a test waiting for its end.
    let output = tempfile::NamedTempFile::new().expect("a file");
    let file = || output.reopen().expect("a file opens twice");
    let status = command.args(arguments).current_dir("/").stdout(file()).stderr(file()).status();
    let said = std::fs::read(output.path()).unwrap_or_default();
    Output { status: status.expect("it starts"), stdout: Vec::new(), stderr: said }
}
