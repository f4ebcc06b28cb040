//! The page draws this game with the same types.

use tsugi_engine::types::PageTypes;

use crate::{Action, Components, Illegal, Sighting, View};

#[test]
fn the_page_has_the_same_types() {
    PageTypes::written_by("games/held-hands")
        .with::<View>()
        .with::<Action>()
        .with::<Sighting>()
        .with::<Illegal>()
        .with::<Components>()
        .hold(concat!(env!("CARGO_MANIFEST_DIR"), "/../page/wire/rules.ts"));
}
