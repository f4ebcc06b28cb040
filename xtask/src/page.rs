//! The page's own checks: its format, its linter, its types and the tests of its pure functions.

use std::{fs, io, path::Path, process::Command, time::SystemTime};

/// The scripts of `web/package.json` that look at `web/` and at `games/*/page`, in this order.
const CHECKS: [&str; 4] = ["prettier", "eslint", "check", "unit"];

/// Runs the checks of the page with the tools its lock file names, installing them first where they are not there.
pub(crate) fn check() -> Result<(), String> {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("web");
    if !is_installed(&web) {
        run(&web, "npm", &["ci", "--no-audit", "--no-fund"])?;
    }
    CHECKS.iter().try_for_each(|check| run(&web, "npm", &["run", "--silent", check]))
}

/// Whether the tools in `node_modules` are those of the lock file.
fn is_installed(web: &Path) -> bool {
    let modified = |path: &str| -> io::Result<SystemTime> { fs::metadata(web.join(path))?.modified() };
    match (modified("node_modules/.package-lock.json"), modified("package-lock.json")) {
        (Ok(installed), Ok(locked)) => locked <= installed,
        _ => false,
    }
}

fn run(folder: &Path, program: &str, arguments: &[&str]) -> Result<(), String> {
    let line = [&[program], arguments].concat().join(" ");
    eprintln!("xtask: {line}");
    let status = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .status()
        .map_err(|error| format!("{program} cannot be run ({error}); install Node 20 or newer"))?;
    if status.success() { Ok(()) } else { Err(format!("{line} failed")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_node_is_named() {
        let said = run(Path::new("."), "no-such-npx", &["eslint"]).expect_err("there is no such program");
        assert!(said.starts_with("no-such-npx cannot be run") && said.ends_with("install Node 20 or newer"), "{said}");
    }

    #[test]
    fn tools_older_than_the_lock_file_are_installed_anew() {
        let web = std::env::temp_dir().join(format!("tsugi-page-{}", std::process::id()));
        fs::create_dir_all(web.join("node_modules")).expect("a folder of our own");
        assert!(!is_installed(&web), "nothing is there");
        fs::write(web.join("node_modules/.package-lock.json"), "{}").expect("it is ours");
        assert!(!is_installed(&web), "there is no lock file");
        fs::write(web.join("package-lock.json"), "{}").expect("it is ours");
        let set = |path: &str, at: SystemTime| {
            fs::File::options().append(true).open(web.join(path)).and_then(|file| file.set_modified(at))
        };
        let now = SystemTime::now();
        set("package-lock.json", now + std::time::Duration::from_secs(5)).expect("it is ours");
        assert!(!is_installed(&web), "the lock file is newer");
        set("node_modules/.package-lock.json", now + std::time::Duration::from_secs(6)).expect("it is ours");
        assert!(is_installed(&web));
        fs::remove_dir_all(web).expect("it is ours");
    }
}
