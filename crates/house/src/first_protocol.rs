//! The first protocol, answered from the value of the second: the same facts, each kind in a list of its own.

use std::{collections::BTreeMap, sync::Arc};

use serde_json::{
    Value, json,
    value::{RawValue, to_raw_value},
};
use tsugi_wire::{Barred, Json, Offer, Parts, Shared, Shown, Step, Update};

/// The parts that the first protocol knows.
pub fn parts_of(wished: Parts) -> Parts {
    Parts { meanings: false, reasons: false, reckoned: false, text: false, views: false, presence: false, ..wished }
}

/// What happened, as the first protocol tells it: a list of what was seen, and one of the words for it.
pub(crate) struct StepLists {
    steps: Arc<[Step]>,
    sightings: Option<Shared>,
    told: Arc<[String]>,
}

impl StepLists {
    fn of(steps: &Arc<[Step]>) -> Self {
        let sightings: Vec<&RawValue> = steps.iter().filter_map(|step| step.sighting.as_deref()).collect();
        let told = steps.iter().map(|step| step.text.clone()).collect();
        Self { steps: steps.clone(), sightings: (!sightings.is_empty()).then(|| list(&sightings)), told }
    }
}

/// What a viewer is shown, as the first protocol says it. Viewers who learn the same share the lists: `known` keeps the
/// last ones.
pub(crate) fn update(shown: Shown, parts: Parts, known: &mut Option<StepLists>) -> Update {
    *known = known.take().filter(|lists| Arc::ptr_eq(&lists.steps, &shown.steps));
    let lists = known.get_or_insert_with(|| StepLists::of(&shown.steps));
    let offers = shown.offers.as_deref().unwrap_or_default();
    let texts = || offers.iter().filter_map(|offer| offer.text.clone()).collect();
    let actions = |offers: &[Offer]| list(&offers.iter().map(|offer| offer.action.as_ref()).collect::<Vec<_>>());
    Update {
        version: shown.version,
        whole: shown.whole,
        sightings: lists.sightings.clone(),
        told: (shown.whole || !shown.steps.is_empty()).then(|| lists.told.clone()),
        undone: shown.undone,
        status: shown.status,
        legal: shown.offers.as_deref().map(actions),
        ask: shown.ask,
        offers: (parts.offers && !offers.is_empty()).then(texts),
        ahead: shown.outlook.as_deref().and_then(|outlook| ahead(outlook, offers, &shown.barred)),
        receipts: shown.receipts,
        undoes: shown.undo.as_ref().and_then(|undo| undo.text.clone()),
        undo: shown.undo.map(|undo| undo.may),
        end: shown.end,
        lesson: shown.lesson,
        hurried: shown.hurried,
        table: shown.table,
        view: shown.view,
    }
}

/// A list of JSON texts as one.
fn list(texts: &[&RawValue]) -> Shared {
    to_raw_value(texts).unwrap_or_default().into()
}

/// The choices in sight in one list with what else hangs over the seat.
fn ahead(outlook: &RawValue, offers: &[Offer], barred: &[Barred]) -> Option<Json> {
    let mut choices: Vec<(usize, Value)> = Vec::new();
    for offer in offers {
        let (Some(place), Some(preview)) = (offer.place, &offer.preview) else { continue };
        choices.push((place, choice(preview, &offer.action, offer.text.as_deref().unwrap_or_default(), Value::Null)?));
    }
    for one in barred {
        let because = json!({ "ruling": one.ruling, "message": one.message });
        choices.push((one.place, choice(&one.preview, &one.action, &one.text, because)?));
    }
    choices.sort_by_key(|(place, _)| *place);
    let mut ahead: BTreeMap<String, Value> = serde_json::from_str(outlook.get()).ok()?;
    ahead.insert("choices".into(), choices.into_iter().map(|(_, choice)| choice).collect());
    to_raw_value(&ahead).ok()
}

fn choice(preview: &RawValue, action: &RawValue, offer: &str, because: Value) -> Option<Value> {
    let mut choice: Value = serde_json::from_str(preview.get()).ok()?;
    choice["action"] = serde_json::from_str(action.get()).ok()?;
    choice["offer"] = offer.into();
    choice["because"] = because;
    Some(choice)
}
