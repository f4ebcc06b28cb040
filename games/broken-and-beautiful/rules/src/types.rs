//! The page draws this game with the same types.

use tsugi_engine::types::PageTypes;

use crate::{Action, Entry, Event, Illegal, View};

#[test]
fn the_page_has_the_same_types() {
    PageTypes::written_by("games/broken-and-beautiful")
        .with::<View>()
        .with::<Action>()
        .named::<Event>("Sighting")
        .with::<Illegal>()
        .named::<Vec<Entry>>("Components")
        .hold(concat!(env!("CARGO_MANIFEST_DIR"), "/../page/wire/rules.ts"));
}
