//! Every lesson can be played through as it is written, and says something at each of the learner's steps.

use std::collections::BTreeSet;

use tsugi_catalog::{AnyTable, LEARNER, Lesson, Setup, Start, awaited, begin, find, games, lesson};
use tsugi_narrator::Lang;

fn table(game: &str, lesson: &Lesson) -> Box<dyn AnyTable> {
    let options = lesson.options.iter().map(|(key, setting)| (key.clone(), setting.clone())).collect();
    let setup = Setup { players: lesson.seats(), options, ..Setup::default() };
    begin(game, &setup, Start::Deal(lesson.deal())).expect("its table can be laid")
}

fn lessons() -> impl Iterator<Item = (&'static str, &'static Lesson)> {
    let taught = games().iter().filter(|game| game.lesson.is_some());
    taught.map(|game| (game.id, lesson(game.id).unwrap_or_else(|| panic!("{}: its lesson can be read", game.id))))
}

#[test]
fn every_step_of_every_lesson_is_legal_when_it_comes() {
    for (game, lesson) in lessons() {
        let (mut table, words) = (table(game, lesson), find(game).expect("a game").words(Lang::En));
        for (number, step) in lesson.steps.iter().enumerate() {
            assert!(awaited(table.status()).contains(step.seat), "{game}, step {number}: {} is not asked", step.seat);
            table.choose(step.seat, &step.action, &words).unwrap_or_else(|refusal| {
                panic!("{game}, step {number}: {}", refusal.message);
            });
            assert_eq!(table.choices(), number + 1);
        }
        assert!(!awaited(table.status()).is_empty(), "{game}: the game goes on after the lesson");
    }
}

#[test]
fn the_learner_makes_the_moves_and_is_told_before_each() {
    for (game, lesson) in lessons() {
        let own = lesson.steps.iter().filter(|step| step.seat == LEARNER).count();
        assert!((5..=15).contains(&own), "{game}: about three minutes, not {own} moves");
        for lang in Lang::ALL {
            let words = find(game).expect("a game").words(lang);
            let mut told = 0;
            for (number, step) in lesson.steps.iter().enumerate() {
                assert_eq!(step.say.is_some(), step.seat == LEARNER, "{game}, step {number}");
                let Some(said) = lesson.said(number, &words) else { continue };
                told += 1;
                assert_eq!((said.step, said.of), (told, own), "{game}, step {number}");
                assert!(!said.title.is_empty() && said.text.len() > 40, "{game}, step {number}: {said:?}");
                assert!(said.todo.is_some_and(|todo| !todo.is_empty()), "{game}, step {number}");
            }
            let end = lesson.said(lesson.steps.len(), &words).expect("a last word");
            assert!(end.step == own + 1 && end.todo.is_none() && !end.title.is_empty(), "{game}: {end:?}");
        }
    }
}

/// What no lesson says is not kept.
#[test]
fn every_message_about_lessons_is_said() {
    let said: BTreeSet<String> = lessons()
        .flat_map(|(_, lesson)| &lesson.steps)
        .filter_map(|step| Some(format!("lesson-{}", step.say.as_ref()?)))
        .collect();
    let texts = games().iter().flat_map(|game| game.words[0].lines());
    let written = texts.filter(|line| line.starts_with("lesson-"));
    let written: BTreeSet<String> = written.filter_map(|line| Some(line.split_once(' ')?.0.to_owned())).collect();
    assert_eq!(said, written);
}
