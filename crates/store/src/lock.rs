//! One server a file: a lock that the system holds as long as the process lives, and lets go however it ends.

use std::{
    fs::{File, TryLockError},
    path::Path,
};

use crate::{StoreError, private};

/// The lock, held as long as this lives.
pub(crate) struct Lock(#[expect(dead_code, reason = "held, never read")] File);

impl Lock {
    /// Takes the lock beside a file, or says who has it. The lock's file stays when the lock is let go: to remove
    /// it would let two hold one each.
    pub(crate) fn take(file: &Path) -> Result<Self, StoreError> {
        let opening = |error: std::io::Error| StoreError::Open((&error).into());
        // By whatever name the file is called, there is one lock.
        let named = file.canonicalize().map_err(opening)?;
        let lock = private::open(&private::beside(&named, "-lock")).map_err(opening)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self(lock)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(named.display().to_string())),
            Err(TryLockError::Error(error)) => Err(opening(error)),
        }
    }
}
