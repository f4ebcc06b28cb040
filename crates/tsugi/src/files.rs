//! Files: components, records, and saving without ever leaving half a file.

use std::{collections::BTreeMap, ffi::OsStr, fs, io::Write, os::unix::fs::PermissionsExt, path::Path};

use serde_json::Value;
use tsugi_catalog::{Source, read_record};
use tsugi_store::Key;
use tsugi_table::Record;

use crate::Failure;

/// The components in a file, or in the TOML files of a folder.
pub(crate) fn components(path: &Path) -> Result<Source, Failure> {
    let failed = |error: std::io::Error| Failure::file(path, &error);
    let mut files = BTreeMap::new();
    if fs::metadata(path).map_err(failed)?.is_dir() {
        for entry in fs::read_dir(path).map_err(failed)? {
            let file = entry.map_err(failed)?.path();
            if file.extension() == Some(OsStr::new("toml")) {
                files.insert(name(&file), text(&file)?);
            }
        }
    } else {
        files.insert(name(path), text(path)?);
    }
    Ok(Source { path: path.display().to_string(), files })
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The text of a file.
pub(crate) fn text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}

/// The key in a file that nobody but its owner can read.
pub(crate) fn key(path: &Path) -> Result<Key, Failure> {
    let file = || path.display().to_string();
    let mode = fs::metadata(path).map_err(|error| Failure::file(path, &error))?.permissions().mode();
    if mode & 0o077 != 0 {
        return Err(Failure::KeyForAll { file: file() });
    }
    let bytes = fs::read(path).map_err(|error| Failure::file(path, &error))?;
    let text = String::from_utf8(bytes).map_err(|_| Failure::NoKey { file: file() })?;
    Key::read(&text).map_err(|_| Failure::NoKey { file: file() })
}

/// A file that holds one JSON document.
pub(crate) fn json(path: &Path) -> Result<Value, Failure> {
    let text = text(path)?;
    serde_json::from_str(&text).map_err(|error| not_json(path, &error))
}

/// The JSON documents of a file, one after another, each whole or a failure; at least one.
pub(crate) fn documents(path: &Path) -> Result<Vec<Result<Value, Failure>>, Failure> {
    let text = text(path)?;
    let one_after_another: Vec<_> = serde_json::Deserializer::from_str(&text).into_iter::<Value>().collect();
    // A reader that fails cannot go on; but where each line is a document, the other lines can be read.
    let broken = one_after_another.iter().any(Result::is_err);
    let lines = || text.lines().filter(|line| !line.trim().is_empty()).map(serde_json::from_str::<Value>);
    let by_line = broken && lines().any(|line| line.is_ok_and(|document| document.is_object()));
    let documents = if by_line { lines().collect() } else { one_after_another };
    if documents.is_empty() {
        return Err(Failure::Empty { file: path.display().to_string() });
    }
    Ok(documents.into_iter().map(|document| document.map_err(|error| not_json(path, &error))).collect())
}

/// A record, whatever its game.
pub(crate) fn record(path: &Path, document: Value) -> Result<Record, Failure> {
    let file = path.display().to_string();
    read_record(document).map_err(|problem| Failure::InFile { file, problem: Box::new(problem) })
}

fn not_json(path: &Path, error: &serde_json::Error) -> Failure {
    Failure::NotJson { file: path.display().to_string(), why: tsugi_reader::unreadable(error) }
}

/// Writes a record so that the file is whole or unchanged, whatever happens meanwhile.
pub(crate) fn save(path: &Path, record: &Record) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure::file(path, &error);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(failed)?;
    serde_json::to_writer(&mut file, record).map_err(|error| failed(error.into()))?;
    file.write_all(b"\n").and_then(|()| file.as_file().sync_all()).map_err(failed)?;
    file.persist(path).map_err(|error| failed(error.error))?;
    Ok(())
}
