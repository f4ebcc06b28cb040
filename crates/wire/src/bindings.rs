//! The same types for the page, in TypeScript: the page's file must say what these types say.
//!
//! `UPDATE_BINDINGS=1 cargo nextest run -p tsugi-wire` writes it anew.

use std::{env, fs, path::Path};

use ts_rs::{Config, TS};
use tsugi_engine::{OptionSpec, Values};

use crate::{
    Act, Acting, Answer, Asked, Barred, Because, Bye, Code, Done, Entered, Entering, Explain, Explained, Fault,
    GameDoc, Hello, Hint, Hinted, Hurried, Landing, Lands, Leaving, Linked, Linking, Meaning, NewSeat, NewTable, Offer,
    Opening, Past, Pong, ReceiptLine, Refused, Rematched, Rematching, Replay, SealDoc, SealPerson, SealStage, SeatDoc,
    Shown, Sitting, Step, Swapping, TableDoc, TableLine, Tables, TakeBack, Taught, ToClient, ToServer, Undo, Undoing,
    Undone, Update, Who, Why, Wording, Worth,
};

/// What the engine says of a game's end is told in words; the page asks only whether it is over.
const STATUS: &str = "type Status = { awaiting: number[] } | { over: unknown };";

fn declared<T: TS>() -> String {
    T::decl(&Config::new())
}

fn declarations() -> Vec<String> {
    vec![
        STATUS.into(),
        declared::<Code>(),
        declared::<Who>(),
        declared::<SeatDoc>(),
        declared::<SealStage>(),
        declared::<SealPerson>(),
        declared::<SealDoc>(),
        declared::<TableDoc>(),
        declared::<Lands>(),
        declared::<Landing>(),
        declared::<NewSeat>(),
        declared::<NewTable>(),
        declared::<Entering>(),
        declared::<Entered>(),
        declared::<Sitting>(),
        declared::<Leaving>(),
        declared::<Swapping>(),
        declared::<Linking>(),
        declared::<Linked>(),
        declared::<Wording>(),
        declared::<Rematching>(),
        declared::<Rematched>(),
        declared::<TableLine>(),
        declared::<Tables>(),
        declared::<Values>(),
        declared::<OptionSpec>(),
        declared::<GameDoc>(),
        declared::<Opening>(),
        declared::<Past>(),
        declared::<Replay>(),
        declared::<Fault>(),
        declared::<Act>(),
        declared::<Acting>(),
        declared::<Undo>(),
        declared::<Answer>(),
        declared::<Explain>(),
        declared::<Why>(),
        declared::<Hint>(),
        declared::<ToServer>(),
        declared::<Hello>(),
        declared::<Undone>(),
        declared::<Undoing>(),
        declared::<Hurried>(),
        declared::<Taught>(),
        declared::<ReceiptLine>(),
        declared::<Step>(),
        declared::<Offer>(),
        declared::<Barred>(),
        declared::<TakeBack>(),
        declared::<Shown>(),
        declared::<Update>(),
        declared::<Done>(),
        declared::<Refused>(),
        declared::<Meaning>(),
        declared::<Explained>(),
        declared::<Because>(),
        declared::<Worth>(),
        declared::<Hinted>(),
        declared::<Asked>(),
        declared::<Pong>(),
        declared::<Bye>(),
        declared::<ToClient>(),
    ]
}

#[test]
fn the_page_has_the_same_types() {
    let head = "// Written by the tests of `crates/wire`; UPDATE_BINDINGS=1 writes it anew.\n";
    let types: Vec<String> = declarations().into_iter().map(|declared| format!("\nexport {declared}\n")).collect();
    let wanted = format!("{head}{}", types.concat());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts");
    if env::var_os("UPDATE_BINDINGS").is_some() {
        fs::write(&path, &wanted).expect("the file can be written");
    }
    let kept = fs::read_to_string(&path).expect("the page has its types");
    assert_eq!(kept, wanted, "UPDATE_BINDINGS=1 cargo nextest run -p tsugi-wire writes them anew");
}
