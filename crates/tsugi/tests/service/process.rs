//! A server in a process of its own.

use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
};

pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts it on a free port, with room for tests.
    pub(crate) fn start(data: &Path, environment: &[(&str, String)]) -> Self {
        Self::try_start(data, environment).expect("the server starts and says where")
    }

    /// The same where it may die on the way: none then.
    pub(crate) fn try_start(data: &Path, environment: &[(&str, String)]) -> Option<Self> {
        Self::try_with(Command::new(env!("CARGO_BIN_EXE_tsugi")), data, environment, &[])
    }

    /// The same with more said, by a command that ends in the program.
    pub(crate) fn try_with(
        mut command: Command,
        data: &Path,
        environment: &[(&str, String)],
        more: &[&str],
    ) -> Option<Self> {
        let mut child = command
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .args(["--messages", "100000", "--requests", "100000", "--tables", "100000", "--connections", "10000"])
            .args(more)
            .env_remove("DATABASE_URL")
            .envs(environment.iter().map(|(name, value)| (*name, value.as_str())))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output is ours");
        BufReader::new(out).read_line(&mut line).expect("it says something");
        let address = line.trim().strip_prefix("Open http://").and_then(|rest| rest.trim_end_matches('/').parse().ok());
        if address.is_none() {
            let _ = child.wait();
        }
        address.map(|address| Self { child, address })
    }

    /// Ends it at once: no farewell, no flush.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}
