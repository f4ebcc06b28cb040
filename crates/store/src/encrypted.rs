//! Logs that nobody reads without the operator's key: every entry is encrypted before a store sees it.
//!
//! An entry is encrypted with XChaCha20-Poly1305 under a nonce drawn for it, bound to its table and its number, so that
//! it can be read nowhere else. Entries that were stored in clear are still read. A mark on the store tells its key from
//! others, and tells nothing of the key.

use std::{fmt::Write, sync::Arc};

use base64::{Engine, prelude::BASE64_STANDARD_NO_PAD as BASE64};
use chacha20poly1305::{
    KeyInit, XChaCha20Poly1305, XNonce,
    aead::{Aead, Payload},
};
use sha2::{Digest, Sha256};

use crate::{Append, Appended, Found, Pending, Store, StoreError};

/// What an encrypted entry begins with; no entry in clear does.
const PREFIX: &str = "encrypted:1:";
/// The name of the mark that tells keys apart.
const MARK: &str = "key";
const NONCE: usize = 24;

/// The operator's key.
#[derive(Clone)]
pub struct Key {
    cipher: XChaCha20Poly1305,
    mark: String,
}

/// A text that is no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it is no key: a key is 64 hexadecimal letters, as of \"openssl rand -hex 32\"")]
pub struct BadKey;

impl Key {
    /// Reads a key: 64 hexadecimal letters, with nothing around them but blanks.
    pub fn read(text: &str) -> Result<Self, BadKey> {
        let text = text.trim().as_bytes();
        let mut key = [0; 32];
        if text.len() != 2 * key.len() || !text.iter().all(u8::is_ascii_hexdigit) {
            return Err(BadKey);
        }
        for (byte, letters) in key.iter_mut().zip(text.chunks_exact(2)) {
            let letters = std::str::from_utf8(letters).map_err(|_| BadKey)?;
            *byte = u8::from_str_radix(letters, 16).map_err(|_| BadKey)?;
        }
        let derived = |purpose: &str| Sha256::new().chain_update(purpose).chain_update(key).finalize();
        let mut mark = String::new();
        for byte in &derived("tsugi: the mark of a key\n")[..16] {
            let _ = write!(mark, "{byte:02x}");
        }
        Ok(Self { cipher: XChaCha20Poly1305::new(&derived("tsugi: entries\n")), mark })
    }

    fn encrypt(&self, table: &str, version: u64, entry: &str) -> Result<String, StoreError> {
        let mut nonce = [0; NONCE];
        getrandom::fill(&mut nonce).map_err(|error| StoreError::Unavailable(error.to_string().into()))?;
        let place = place(table, version);
        let payload = Payload { msg: entry.as_bytes(), aad: place.as_bytes() };
        let secret = self.cipher.encrypt(&XNonce::from(nonce), payload);
        let secret = secret.map_err(|_| StoreError::Unavailable("an entry could not be encrypted".into()))?;
        let mut text = String::with_capacity(PREFIX.len() + (NONCE + secret.len()) * 4 / 3 + 4);
        text.push_str(PREFIX);
        BASE64.encode_string([&nonce[..], &secret].concat(), &mut text);
        Ok(text)
    }

    /// None where it cannot be read: another key, another place, or another text.
    fn decrypt(&self, table: &str, version: u64, text: &str) -> Option<String> {
        let bytes = BASE64.decode(text.strip_prefix(PREFIX)?).ok()?;
        let (nonce, secret) = bytes.split_first_chunk::<NONCE>()?;
        let place = place(table, version);
        let payload = Payload { msg: secret, aad: place.as_bytes() };
        String::from_utf8(self.cipher.decrypt(&XNonce::from(*nonce), payload).ok()?).ok()
    }
}

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

/// What an entry is bound to. No table's id holds a blank.
fn place(table: &str, version: u64) -> String {
    format!("{table} {version}")
}

/// A store whose entries are encrypted with a key; without one, it refuses tables that are.
pub struct Encrypted {
    store: Arc<dyn Store>,
    key: Option<Key>,
}

impl Encrypted {
    /// Encrypts a store with this key, which must be the one it was first encrypted with.
    pub async fn new(store: Arc<dyn Store>, key: Option<Key>) -> Result<Self, StoreError> {
        if let Some(key) = &key
            && store.mark(MARK, &key.mark).await? != key.mark
        {
            return Err(StoreError::WrongKey);
        }
        Ok(Self { store, key })
    }

    fn encrypted(&self, mut batch: Vec<Append>) -> Result<Vec<Append>, StoreError> {
        if let Some(key) = &self.key {
            for append in &mut batch {
                append.entry = key.encrypt(&append.table, append.version, &append.entry)?;
            }
        }
        Ok(batch)
    }

    fn decrypted(&self, table: &str, log: Vec<String>) -> Result<Vec<String>, StoreError> {
        let decrypt = |(version, entry): (u64, String)| match &self.key {
            _ if !entry.starts_with(PREFIX) => Ok(entry),
            Some(key) => key.decrypt(table, version, &entry).ok_or(StoreError::Encrypted),
            None => Err(StoreError::Encrypted),
        };
        (0..).zip(log).map(decrypt).collect()
    }
}

impl Store for Encrypted {
    fn append(&self, batch: Vec<Append>) -> Pending<'_, Vec<Appended>> {
        Box::pin(async move { self.store.append(self.encrypted(batch)?).await })
    }

    fn log<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<String>> {
        Box::pin(async move { self.decrypted(table, self.store.log(table).await?) })
    }

    fn of_holder<'a>(&'a self, holder: &'a str, most: u32) -> Pending<'a, Vec<Found>> {
        self.store.of_holder(holder, most)
    }

    fn public(&self, most: u32) -> Pending<'_, Vec<Found>> {
        self.store.public(most)
    }

    fn ready(&self) -> Pending<'_, ()> {
        self.store.ready()
    }

    fn mark<'a>(&'a self, name: &'a str, value: &'a str) -> Pending<'a, String> {
        self.store.mark(name, value)
    }

    fn close(&self) -> Pending<'_, ()> {
        self.store.close()
    }
}
