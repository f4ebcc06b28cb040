//! `cargo +nightly fuzz run message fuzz/corpora/message --features libfuzzer`
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tsugi_fuzz::message(bytes));
