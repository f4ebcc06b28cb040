//! `cargo +nightly fuzz run record fuzz/corpora/record --features libfuzzer`
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tsugi_fuzz::record(bytes));
