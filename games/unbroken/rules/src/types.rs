//! The page draws this game with the same types.

use tsugi_engine::types::PageTypes;

use crate::{Action, Event, Illegal, Outlook, Resource, Threat, View, parts::Parts};

#[test]
fn the_page_has_the_same_types() {
    PageTypes::written_by("games/unbroken")
        .with::<View>()
        .with::<Action>()
        .named::<Event>("Sighting")
        .with::<Illegal>()
        .named::<Parts>("Components")
        .with::<Resource>()
        .with::<Outlook>()
        .with::<Threat>()
        .hold(concat!(env!("CARGO_MANIFEST_DIR"), "/../page/wire/rules.ts"));
}
