//! What the operating system says.

use std::io::{Error, ErrorKind};

use tsugi_engine::Message;

/// Why reading, writing, starting or listening failed.
pub fn system(error: &Error) -> Message {
    Message::new(match error.kind() {
        ErrorKind::NotFound => "error-system-not-found",
        ErrorKind::PermissionDenied => "error-system-permission",
        ErrorKind::AlreadyExists => "error-system-exists",
        ErrorKind::NotADirectory => "error-system-not-a-folder",
        ErrorKind::IsADirectory => "error-system-folder",
        ErrorKind::StorageFull => "error-system-full",
        ErrorKind::ReadOnlyFilesystem => "error-system-read-only",
        ErrorKind::BrokenPipe => "error-system-pipe",
        ErrorKind::InvalidFilename => "error-system-name-too-long",
        ErrorKind::InvalidData => "error-system-not-text",
        ErrorKind::AddrInUse => "error-system-address-in-use",
        ErrorKind::AddrNotAvailable => "error-system-address-not-here",
        ErrorKind::InvalidInput => "error-system-invalid",
        ErrorKind::TimedOut => "error-system-late",
        _ => return Message::new("error-text").with("text", error.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_has_an_id_or_its_own_words() {
        let missing = std::fs::read("/no/such/file").expect_err("there is none");
        assert_eq!(system(&missing).id(), "error-system-not-found");
        let folder = std::fs::read("/").expect_err("a folder is no file");
        assert_eq!(system(&folder).id(), "error-system-folder");
        let other = Error::other("the moon is full");
        assert_eq!(system(&other), Message::new("error-text").with("text", "the moon is full"));
    }
}
