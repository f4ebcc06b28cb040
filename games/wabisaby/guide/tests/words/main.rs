//! WabiSaby in words: whole games told to every viewer, and exact sentences in both languages.

mod games;
mod sentences;
