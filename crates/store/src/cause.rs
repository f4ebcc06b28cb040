//! Why a store failed, by kind where the kind is known.

use std::{fmt, io};

/// Why a store failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// It has not answered in time.
    Late,
    /// Its thread has stopped.
    Stopped,
    /// The file is no database.
    NotADatabase,
    /// The database cannot be opened.
    CannotOpen,
    /// Somebody else has locked the database.
    Locked,
    /// The database is damaged.
    Damaged,
    /// The database or the disk is full.
    Full,
    /// The database is read-only.
    ReadOnly,
    /// The disk fails.
    Disk,
    /// The operating system refused something.
    System(io::ErrorKind),
    /// What the database said, or what no other kind fits.
    Said(String),
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Late => "it has not answered in time",
            Self::Stopped => "the thread of the store has stopped",
            Self::NotADatabase => "file is not a database",
            Self::CannotOpen => "unable to open database file",
            Self::Locked => "database is locked",
            Self::Damaged => "database disk image is malformed",
            Self::Full => "database or disk is full",
            Self::ReadOnly => "attempt to write a readonly database",
            Self::Disk => "disk I/O error",
            Self::System(kind) => return write!(f, "{kind}"),
            Self::Said(text) => text,
        })
    }
}

impl From<&io::Error> for Cause {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::Other => Self::Said(error.to_string()),
            kind => Self::System(kind),
        }
    }
}

impl From<&rusqlite::Error> for Cause {
    fn from(error: &rusqlite::Error) -> Self {
        use rusqlite::ErrorCode;
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Self::NotADatabase,
            Some(ErrorCode::CannotOpen) => Self::CannotOpen,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged,
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ReadOnly) => Self::ReadOnly,
            Some(ErrorCode::SystemIoFailure) => Self::Disk,
            _ => Self::Said(error.to_string()),
        }
    }
}

impl From<&str> for Cause {
    fn from(text: &str) -> Self {
        Self::Said(text.to_owned())
    }
}

impl From<String> for Cause {
    fn from(text: String) -> Self {
        Self::Said(text)
    }
}
