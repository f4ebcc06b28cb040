//! `cargo +nightly fuzz run action fuzz/corpora/action --features libfuzzer`
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tsugi_fuzz::action(bytes));
