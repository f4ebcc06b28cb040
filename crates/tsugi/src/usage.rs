//! What is wrong on a command line, and its help, from the same Fluent files as everything else.

use std::{error::Error, num::IntErrorKind};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use tsugi_engine::{Message, MessageArg};
use tsugi_narrator::{UnknownLang, Words};
use tsugi_server::NoNetwork;

/// What is wrong on a command line.
pub(crate) fn mistake(error: &clap::Error) -> Message {
    let arg = |kind: ContextKind| error.get(kind).map_or_else(|| MessageArg::from(""), context);
    let empty = matches!(error.get(ContextKind::InvalidValue), Some(ContextValue::String(given)) if given.is_empty());
    let given = arg(ContextKind::InvalidValue);
    let argument = arg(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument => Message::new("error-usage-unknown").with("given", argument),
        ErrorKind::InvalidSubcommand => {
            Message::new("error-usage-command").with("given", arg(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue if empty => Message::new("error-usage-needs-value").with("argument", argument),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => Message::new("error-usage-value")
            .with("given", given)
            .with("argument", argument)
            .with("problem", error.source().map_or_else(|| "error-usage-not-this".into(), unfit)),
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            Message::new("error-usage-too-many").with("given", given).with("argument", argument)
        }
        ErrorKind::ArgumentConflict if error.get(ContextKind::PriorArg) == error.get(ContextKind::InvalidArg) => {
            Message::new("error-usage-twice").with("argument", argument)
        }
        ErrorKind::ArgumentConflict => {
            Message::new("error-usage-conflict").with("argument", argument).with("other", arg(ContextKind::PriorArg))
        }
        ErrorKind::MissingRequiredArgument => Message::new("error-usage-missing").with("arguments", argument),
        ErrorKind::MissingSubcommand => {
            Message::new("error-usage-needs-command").with("known", arg(ContextKind::ValidSubcommand))
        }
        _ => Message::new("error-text").with("text", error.to_string().lines().next().unwrap_or_default()),
    }
}

fn context(value: &ContextValue) -> MessageArg {
    match value {
        ContextValue::String(text) => text.into(),
        ContextValue::Strings(texts) => texts.as_slice().into(),
        ContextValue::Number(number) => MessageArg::from(i64::try_from(*number).unwrap_or_default()),
        _ => "".into(),
    }
}

/// Why a value does not fit its argument.
fn unfit(error: &(dyn Error + 'static)) -> Message {
    if let Some(number) = error.downcast_ref::<std::num::ParseIntError>() {
        return match number.kind() {
            IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => "error-usage-number-too-large".into(),
            _ => "error-usage-no-number".into(),
        };
    }
    if let Some(unknown) = error.downcast_ref::<UnknownLang>() {
        return Message::new("error-usage-lang").with("word", unknown.0.as_str());
    }
    if error.is::<NoNetwork>() {
        return "error-usage-network".into();
    }
    if error.is::<std::net::AddrParseError>() {
        return "error-usage-address".into();
    }
    Message::new("error-text").with("text", error.to_string())
}

/// The command with its help in the words of a language.
pub(crate) fn spoken(mut command: clap::Command, words: &Words) -> clap::Command {
    command.build();
    translated(command, words)
}

fn translated(mut command: clap::Command, words: &Words) -> clap::Command {
    let name = command.get_name().to_owned();
    command = command
        .about(words.say(&format!("help-about-{name}"), &[]))
        .help_template(format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}", words.say("help-usage", &[])))
        .subcommand_help_heading(words.say("help-commands", &[]))
        .subcommand_value_name(words.say("help-command", &[]));
    command = command.mut_args(|argument| {
        let help = words.say(&help_id(&name, argument.get_id().as_str(), words), &[]);
        let default = argument.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
        match default.filter(|_| argument.get_action().takes_values()) {
            Some(value) => {
                let default = words.say("help-default", &[("value", value.as_str().into())]);
                argument.hide_default_value(true).help(format!("{help} {default}"))
            }
            None => argument.help(help),
        }
    });
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    names.iter().fold(command, |command, name| command.mut_subcommand(name, |sub| translated(sub, words)))
}

/// The help of an argument: what this command says of it, or what all say.
fn help_id(command: &str, argument: &str, words: &Words) -> String {
    let argument = argument.replace('_', "-");
    let own = format!("help-{command}-{argument}");
    if words.has(&own) { own } else { format!("help-arg-{argument}") }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;
    use tsugi_narrator::Lang;

    use super::*;
    use crate::arguments::Arguments;

    fn helps(command: &clap::Command, list: &mut Vec<String>) {
        list.extend(command.get_about().map(ToString::to_string));
        list.extend(command.get_arguments().filter_map(|argument| argument.get_help()).map(ToString::to_string));
        command.get_subcommands().for_each(|sub| helps(sub, list));
    }

    #[test]
    fn every_command_and_argument_has_its_help_in_both_languages() {
        let [english, french] = Lang::ALL.map(|lang| {
            let mut list = Vec::new();
            helps(&spoken(Arguments::command(), &Words::new(lang, None)), &mut list);
            list
        });
        assert!(english.len() > 40 && english.len() == french.len(), "{}", english.len());
        for text in english.iter().chain(&french) {
            assert!(!text.is_empty() && !text.contains('‹'), "{text}");
        }
        let same = english.iter().zip(&french).filter(|(english, french)| english == french);
        assert_eq!(same.count(), 0, "each is said in its language");
    }

    #[test]
    fn mistakes_on_a_command_line_are_said_in_both_languages() {
        for given in [
            "tsugi dance",
            "tsugi games --loud",
            "tsugi sim wabisaby --games many",
            "tsugi sim wabisaby --games 99999999999999999999999",
            "tsugi sim wabisaby --games",
            "tsugi sim wabisaby --games=1 --games=2",
            "tsugi rules",
            "tsugi rules kintsugi unbroken",
            "tsugi --lang de games",
            "tsugi play wabisaby --resume x.json",
            "tsugi serve --trusted-proxies nowhere",
            "tsugi serve --proxy nowhere",
        ] {
            let wrong = Arguments::command().try_get_matches_from(given.split(' ')).expect_err(given);
            let message = mistake(&wrong);
            assert_ne!(message.id(), "error-text", "{given}: {message}");
            let said = Lang::ALL.map(|lang| Words::new(lang, None).tell(&message));
            assert!(said.iter().all(|said| !said.contains('‹') && !said.is_empty()), "{given}: {said:?}");
            assert_ne!(said[0], said[1], "{given}");
        }
    }
}
