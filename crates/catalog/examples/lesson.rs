//! Shows a lesson as its learner meets it: `cargo run -p tsugi-catalog --example lesson -- kintsugi fr`. Where
//! the script ends it lists what may be chosen next, and what a casual bot would choose: so lessons are written.
//! A third word is the path of a script that is still being written.

use tsugi_catalog::{AnyTable, Asks, Found, LEARNER, Lesson, Setup, Start, answer, awaited, begin, find, lesson};
use tsugi_engine::{Seat, Viewer};
use tsugi_narrator::{Lang, Words};
use tsugi_wire::Parts;

fn show(table: &dyn AnyTable, seat: Seat, words: &Words) {
    let parts = Parts { ask: true, text: true, ..Parts::default() };
    let shown = table.look(Viewer::Seat(seat), parts, words);
    println!("\n{}\n{}", shown.text.unwrap_or_default(), shown.ask.unwrap_or_default());
}

fn main() {
    let mut given = std::env::args().skip(1);
    let game = given.next().unwrap_or_else(|| "broken-and-beautiful".into());
    let lang = if given.next().as_deref() == Some("fr") { Lang::Fr } else { Lang::En };
    let draft = given.next().and_then(|path| std::fs::read_to_string(path).ok());
    let draft: Option<Lesson> = draft.and_then(|text| serde_json::from_str(&text).ok());
    let (Ok(listing), Some(lesson)) = (find(&game), draft.as_ref().or_else(|| lesson(&game))) else {
        return eprintln!("there is no such lesson");
    };
    let words = listing.words(lang);
    let options = lesson.options.iter().map(|(key, setting)| (key.clone(), setting.clone())).collect();
    let setup = Setup { players: lesson.seats(), options, ..Setup::default() };
    let mut table = match begin(listing.id, &setup, Start::Deal(lesson.deal())) {
        Ok(table) => table,
        Err(problem) => return eprintln!("{problem}"),
    };
    println!("{}", table.told(None, Viewer::Seat(LEARNER), &words).join("\n"));
    for (number, step) in lesson.steps.iter().enumerate() {
        if let Some(said) = lesson.said(number, &words) {
            show(table.as_ref(), LEARNER, &words);
            let todo = said.todo.unwrap_or_default();
            println!("\n--- {}/{} {} ---\n{}\n> {todo}\n", said.step, said.of, said.title, said.text);
        }
        let before = table.entries();
        println!("{}: {}", step.seat, step.action);
        if let Err(refusal) = table.choose(step.seat, &step.action, &words) {
            return eprintln!("step {number}: {}", refusal.message);
        }
        println!("{}", table.told(Some(before), Viewer::Seat(LEARNER), &words).join("\n"));
    }
    for seat in awaited(table.status()).iter() {
        show(table.as_ref(), seat, &words);
        let parts = Parts { offers: true, ..Parts::default() };
        for offer in table.look(Viewer::Seat(seat), parts, &words).offers.unwrap_or_default() {
            println!("{seat} {}  {}", offer.action, offer.text.unwrap_or_default());
        }
        let thought = table.question(seat, Asks::Choice, "casual").and_then(|question| answer(&question).ok());
        if let Some(Found::Choice(action)) = thought.map(|thought| thought.found) {
            println!("casual: {action}");
        }
    }
}
