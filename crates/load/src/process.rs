//! A server in a process of its own, and what the system says of it.

use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
};

use anyhow::{Context, anyhow};

/// A process that listens.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts a program; it says in its first line where it listens. One core alone where wished.
    pub(crate) fn start(program: &Path, arguments: &[&str], one_core: bool) -> anyhow::Result<Self> {
        let mut command = if one_core {
            let mut command = Command::new("taskset");
            command.args(["-c", "0"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.args(arguments).env_remove("DATABASE_URL").stdout(Stdio::piped());
        let mut child = command.spawn().with_context(|| format!("{} cannot be started", program.display()))?;
        let out = child.stdout.take().context("its output is ours")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line.trim().rsplit_once("http://").map(|(_, address)| address.trim_end_matches('/'));
        let address = address.and_then(|address| address.parse().ok()).ok_or_else(|| anyhow!("it said {line:?}"))?;
        Ok(Self { child, address })
    }

    /// Seconds of processor time it has used, in the program and in the system for it.
    pub(crate) fn cpu_seconds(&self) -> anyhow::Result<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
        let ticks = |at: usize| fields.get(at).and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0);
        // Ticks are hundredths of a second on every Linux there is.
        Ok((ticks(11) + ticks(12)) / 100.0)
    }

    /// Its memory now, in megabytes.
    pub(crate) fn megabytes(&self) -> anyhow::Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS")).context("the system tells memory")?;
        let kilobytes: f64 = line.split_whitespace().nth(1).and_then(|text| text.parse().ok()).unwrap_or(0.0);
        Ok(kilobytes / 1024.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
