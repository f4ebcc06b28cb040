//! Files that their owner alone can read, whatever the umask says.

use std::{
    fs::{DirBuilder, File, OpenOptions, Permissions},
    io,
    os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
};

/// Read and written by its owner.
const OWNER: u32 = 0o600;
/// What SQLite puts beside a file; it gives them the file's own mode when it makes them.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Makes a folder, and those above it, for their owner alone. One that is there already stays as it is: it may be
/// another's, and what lies in it is closed by itself.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

/// Opens a file for its owner alone, made where there is none.
pub(crate) fn open(file: &Path) -> io::Result<File> {
    let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(OWNER).open(file)?;
    tighten(file)?;
    Ok(opened)
}

/// Makes a file for its owner alone; it must not be there yet.
pub(crate) fn make(file: &Path) -> io::Result<File> {
    let made = OpenOptions::new().write(true).create_new(true).mode(OWNER).open(file)?;
    tighten(file)?;
    Ok(made)
}

/// Makes a database's file for its owner alone, or closes one that is there, with everything beside it.
pub(crate) fn database(file: &Path) -> io::Result<()> {
    drop(open(file)?);
    for suffix in BESIDE {
        match tighten(&beside(file, suffix)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            other => other?,
        }
    }
    Ok(())
}

/// The path of a file beside this one.
pub(crate) fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// A mode that already fits is left alone: changing one takes its owner.
fn tighten(file: &Path) -> io::Result<()> {
    let mode = std::fs::metadata(file)?.permissions().mode() & 0o777;
    if mode == OWNER { Ok(()) } else { std::fs::set_permissions(file, Permissions::from_mode(OWNER)) }
}
