//! A word for a sealed deal, as `docs/deals.md` says: drawn by this client, given as a hash, opened later.

use std::{fmt::Write, time::Duration};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{Answer, Client, Error};

/// So often a table is asked whether all hashes are in.
const OFTEN: Duration = Duration::from_millis(20);
/// How many runs.
const TIMES: usize = 1500;

/// A word of 128 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word(pub String);

impl Word {
    /// A word that nobody can guess.
    pub fn draw() -> Result<Self, Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
        Ok(Self(hex(&bytes)))
    }

    /// The hash that binds to it at the table of that commitment.
    pub fn hash(&self, commitment: &str) -> String {
        format!("sha256:{}", hex(&Sha256::digest(format!("tsugi word 1\n{commitment}\n{}", self.0))))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Client {
    /// Promises a word: draws it and gives its hash to a table whose commitment this client has seen.
    pub async fn promise_word(&mut self, table: &str) -> Result<Word, Error> {
        let seen = self.get(&format!("/api/tables/{table}")).await?;
        let commitment = seen.body["table"]["commitment"].as_str().ok_or("the table shows no commitment")?;
        let word = Word::draw()?;
        accepted(self.post(&format!("/api/tables/{table}/word"), &json!({ "hash": word.hash(commitment) })).await?)?;
        Ok(word)
    }

    /// Opens a promised word as soon as all hashes are in; the answer tells whether the game has begun.
    pub async fn open_word(&mut self, table: &str, word: &Word) -> Result<Value, Error> {
        for _ in 0..TIMES {
            let seen = accepted(self.get(&format!("/api/tables/{table}")).await?)?;
            if seen["table"]["seal"]["stage"] == "words" {
                return accepted(self.post(&format!("/api/tables/{table}/word"), &json!({ "word": word.0 })).await?);
            }
            tokio::time::sleep(OFTEN).await;
        }
        Err("the table does not ask for words".into())
    }

    /// Gives a word from beginning to end, where nobody else keeps the table waiting.
    pub async fn give_word(&mut self, table: &str) -> Result<Value, Error> {
        let word = self.promise_word(table).await?;
        self.open_word(table, &word).await
    }
}

fn accepted(answer: Answer) -> Result<Value, Error> {
    if answer.status == 200 { Ok(answer.body) } else { Err(format!("refused: {}", answer.body).into()) }
}
