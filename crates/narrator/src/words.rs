//! All messages of one language, and how one of them is said.

use std::{
    borrow::Cow,
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use tsugi_engine::{Message, MessageArg};
use unic_langid::LanguageIdentifier;

use crate::Lang;

/// The Fluent files of a game, English and French: `fluent!["", "lesson."]` holds `lang/en.ftl` and `lang/lesson.en.ftl`
/// of the crate that says it, and the same in French. To be said in a file of `src/`, from which the paths are told.
#[macro_export]
macro_rules! fluent {
    ($($part:literal),+) => {
        [
            concat!($(include_str!(concat!("../lang/", $part, "en.ftl")), "\n"),+),
            concat!($(include_str!(concat!("../lang/", $part, "fr.ftl")), "\n"),+),
        ]
    };
}

/// Words that every game needs, English and French, as Fluent files.
pub const COMMON: [&str; 2] = fluent!["common."];
/// Words of the command line, English and French, as Fluent files.
pub const COMMAND: [&str; 2] = fluent!["command."];
/// Words of the service, English and French, as Fluent files.
pub const SERVICE: [&str; 2] = fluent!["service."];

/// Error messages of the engine, the readers and the programs, English and French, as Fluent files.
pub const ERRORS: [&str; 2] = fluent!["errors."];

/// Words of the page, English and French, as Fluent files; the page reads them by itself.
pub const PAGE: [&str; 2] = fluent!["page."];

/// What a message is told: a text or a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A name, or a word by which the message chooses a form.
    Text(Cow<'a, str>),
    /// A number, by which the message also chooses singular or plural.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Arg<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg<'_> {
    /// A number too large to be counted by is a text.
    fn from(number: usize) -> Self {
        u32::try_from(number).map_or_else(|_| Self::Text(number.to_string().into()), Self::from)
    }
}

impl<'a> From<&'a Arg<'_>> for FluentValue<'a> {
    fn from(arg: &'a Arg<'_>) -> Self {
        match arg {
            Arg::Text(text) => Self::from(text.as_ref()),
            Arg::Number(number) => Self::from(*number),
        }
    }
}

/// All messages of one language: those that all games share, and those of one game.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Sentences said before: a table says the same few again and again.
    said: Mutex<HashMap<String, String>>,
}

/// Capacity of the cache of sentences; a full one is emptied.
const MOST_SAID: usize = 4096;
/// Longer ones are not.
const LONGEST_SAID: usize = 256;

impl Words {
    /// The words of a language, with those of a game where one is given: its English and French
    /// Fluent files.
    pub fn new(lang: Lang, game: Option<[&'static str; 2]>) -> Words {
        let locale: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks are for mixed directions of writing; a terminal would show them.
        bundle.set_use_isolating(false);
        for texts in [COMMON, COMMAND, SERVICE, ERRORS].into_iter().chain(game) {
            // Whatever is sound of a damaged file is still said; the tests refuse damaged files.
            let resource = FluentResource::try_new(texts[lang.index()].to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(sound, _)| sound));
        }
        Words { lang, bundle, said: Mutex::default() }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A number to so many places, with the point or the comma of the language.
    pub fn decimal(&self, value: f64, places: usize) -> String {
        let plain = format!("{value:.places$}");
        match self.lang {
            Lang::En => plain,
            Lang::Fr => plain.replace('.', ","),
        }
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A part of a message that takes no arguments: its title, say; none where it has no such part.
    pub fn part(&self, id: &str, part: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.get_attribute(part)?.value();
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// The message of that id with these arguments; a missing one gives its id back in `‹›`.
    pub fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let asked = asked(id, args);
        let known = self.said.lock().unwrap_or_else(PoisonError::into_inner).get(&asked).cloned();
        if let Some(known) = known {
            return known;
        }
        let said = self.form(id, args);
        if asked.len() + said.len() <= LONGEST_SAID {
            let mut memory = self.said.lock().unwrap_or_else(PoisonError::into_inner);
            if memory.len() >= MOST_SAID {
                memory.clear();
            }
            memory.insert(asked, said.clone());
        }
        said
    }

    /// An error message, with what lies within it.
    pub fn tell(&self, message: &Message) -> String {
        let args: Vec<(&str, Arg<'_>)> = message.args().map(|(name, arg)| (name, self.fill(arg))).collect();
        self.say(message.id(), &args)
    }

    fn fill<'a>(&self, arg: &'a MessageArg) -> Arg<'a> {
        match arg {
            MessageArg::Text(text) => Arg::from(text.as_str()),
            // Fluent reckons in floating point: larger numbers would lose digits.
            MessageArg::Number(number) if number.unsigned_abs() >> 53 == 0 => Arg::Number(*number),
            MessageArg::Number(number) => Arg::from(number.to_string()),
            MessageArg::Message(message) => Arg::from(self.tell(message)),
            MessageArg::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.item(item)).collect();
                Arg::from(items.join(", "))
            }
        }
    }

    fn item(&self, arg: &MessageArg) -> String {
        match self.fill(arg) {
            Arg::Text(text) => text.into_owned(),
            Arg::Number(number) => number.to_string(),
        }
    }

    fn form(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else { return format!("‹{id}›") };
        let told: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, FluentValue::from(arg))).collect();
        self.bundle.format_pattern(pattern, Some(&told), &mut Vec::new()).into_owned()
    }
}

/// What is asked for, as one text: no name or text can pass for another, since each stands with its length.
fn asked(id: &str, args: &[(&str, Arg<'_>)]) -> String {
    let mut asked = String::with_capacity(128);
    asked.push_str(id);
    for (name, arg) in args {
        asked.push(' ');
        asked.push_str(name);
        match arg {
            Arg::Text(text) => {
                asked.push('=');
                push_number(&mut asked, text.len() as u64);
                asked.push(':');
                asked.push_str(text);
            }
            Arg::Number(number) => {
                asked.push_str(if *number < 0 { "#-" } else { "#" });
                push_number(&mut asked, number.unsigned_abs());
            }
        }
    }
    asked
}

/// Adds a number digit by digit: a formatter took two thirds of the time of a sentence that was said before.
fn push_number(text: &mut String, number: u64) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_may_be_shared_between_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(&Words::new(Lang::Fr, None));
    }

    #[test]
    fn what_was_said_before_is_said_again_and_nothing_else() {
        let words = Words::new(Lang::En, Some(["pair = { $a }, { $b }", ""]));
        for _ in 0..2 {
            assert_eq!(words.say("pair", &[("a", "x".into()), ("b", "y b=1:z".into())]), "x, y b=1:z");
            assert_eq!(words.say("pair", &[("a", "x b=1:y".into()), ("b", "z".into())]), "x b=1:y, z");
            assert_eq!(words.say("pair", &[("a", 1.into()), ("b", "1".into())]), "1, 1");
            assert_eq!(words.say("pair", &[("a", (-10).into()), ("b", 10.into())]), "-10, 10");
        }
        for number in 0..2 * MOST_SAID {
            words.say("pair", &[("a", number.into()), ("b", "".into())]);
        }
        assert!(words.said.lock().expect("nobody broke it").len() <= MOST_SAID);
    }

    #[test]
    fn an_error_message_is_said_with_what_lies_within_it() {
        let own = [
            "error-outer = { $file }: { $problem }\nerror-inner = { $n } of { $known }",
            "error-outer = { $file }\u{a0}: { $problem }\nerror-inner = { $n } parmi { $known }",
        ];
        let known = vec![MessageArg::from("a"), 1.into(), Message::new("list-and").into()];
        let inner = Message::new("error-inner").with("n", i64::MAX).with("known", known);
        let outer = Message::new("error-outer").with("file", "mine.toml").with("problem", inner);
        let said = |lang| Words::new(lang, Some(own)).tell(&outer);
        let and = |lang| Words::new(lang, Some(own)).say("list-and", &[]);
        assert_eq!(said(Lang::En), format!("mine.toml: 9223372036854775807 of a, 1, {}", and(Lang::En)));
        assert_eq!(said(Lang::Fr), format!("mine.toml\u{a0}: 9223372036854775807 parmi a, 1, {}", and(Lang::Fr)));
    }

    #[test]
    fn a_missing_message_gives_its_id_back() {
        assert_eq!(Words::new(Lang::En, None).say("no-such-message", &[]), "‹no-such-message›");
    }

    #[test]
    fn a_game_adds_its_words_to_the_common_ones() {
        let words = Words::new(Lang::Fr, Some(["greeting = Hello.", "greeting = Bonjour, { $who }."]));
        assert_eq!(words.say("greeting", &[("who", "Nora".into())]), "Bonjour, Nora.");
        assert_eq!(words.say("command-error", &[]), "erreur");
        assert_eq!((words.decimal(8.967, 2), words.decimal(61.5, 0)), ("8,97".into(), "62".into()));
        assert!(words.has("list-and") && !words.has("greetings"));
    }
}
