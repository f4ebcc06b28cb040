//! `cargo +nightly fuzz run entry fuzz/corpora/entry --features libfuzzer`
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tsugi_fuzz::entry(bytes));
