//! How to play: sentences with the figures of the difficulty and the components in force.

use tsugi_narrator::{Arg, Words, columns};
use tsugi_unbroken::{
    Dropped, REVEALED, Unbroken,
    parts::{Difficulty, FirstTurn, Tracks},
};

use super::{components::power, effects::Phrases};

/// How to play with the difficulty and the components of a table.
pub(crate) fn how_to_play(game: &Unbroken, words: &Words) -> String {
    let phrases = Phrases { game, words };
    let tracks = game.parts().tracks();
    let last_tricked = game.parts().monsters_of(4).iter().any(|one| one.trickery.is_some());
    let ranks = tracks
        .ranks
        .iter()
        .map(|rank| words.say("how-rank", &[("from", rank.from.into()), ("name", phrases.name(&rank.name).into())]));
    let points = tracks
        .score
        .iter()
        .map(|(resource, n)| words.say("how-point", &[("resource", resource.name().into()), ("n", n.into())]));
    let args: [(&str, Arg<'_>); 11] = [
        ("bars", phrases.purse(&tracks.bars).into()),
        ("start", phrases.purse(&game.setting().resources).into()),
        ("time", game.level(1).time.into()),
        ("weapon", phrases.weapon(tracks.weapon).into()),
        ("monsters", game.parts().monsters_of(1).len().into()),
        ("reveal", REVEALED.into()),
        ("tricks", if last_tricked { "yes" } else { "no" }.into()),
        ("dropped", if game.dropped() == Dropped::Part { "part" } else { "result" }.into()),
        ("first", first_turn(game.setting()).into()),
        ("points", points.collect::<Vec<_>>().join(", ").into()),
        ("ranks", ranks.collect::<Vec<_>>().join(", ").into()),
    ];
    let say = |section: &str| words.say(section, &args);
    let actions: Vec<String> =
        game.parts().parts().actions.iter().map(|one| format!("- {}", power(&phrases, one))).collect();
    let settings: Vec<String> = tracks.difficulties.iter().map(|one| setting(&phrases, one)).collect();
    let sections = [
        say("how-aim"),
        say("how-have"),
        say("how-start"),
        levels(tracks, words),
        say("how-travel"),
        actions.join("\n"),
        say("how-combat"),
        say("how-after"),
        say("how-score"),
        say("how-difficulty"),
        settings.join("\n"),
    ];
    sections.join("\n\n")
}

/// What each level has; four spaces make it columns.
fn levels(tracks: &Tracks, words: &Words) -> String {
    let heads = ["how-level", "how-level-time", "how-level-uses", "how-level-food"];
    let mut rows = vec![heads.map(|head| words.say(head, &[]))];
    rows.extend(tracks.levels.iter().map(|level| {
        let name = words.say("level-name", &[("level", level.level.into())]);
        [name, level.time.to_string(), level.uses.to_string(), level.food.to_string()]
    }));
    columns(&rows).lines().map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n")
}

fn first_turn(setting: &Difficulty) -> &'static str {
    match setting.first_turn {
        FirstTurn::Player => "player",
        FirstTurn::Monster => "monster",
    }
}

/// A difficulty in a sentence or two.
fn setting(phrases: &Phrases<'_>, setting: &Difficulty) -> String {
    let bonus = setting.bonus_die.as_ref().map_or_else(
        || "none".to_owned(),
        |faces| faces.iter().map(|face| phrases.purse(face)).collect::<Vec<_>>().join(", "),
    );
    let args = [
        ("name", phrases.name(&setting.name).into()),
        ("start", phrases.purse(&setting.resources).into()),
        ("skills", setting.skill_at_setup.into()),
        ("bonus", bonus.into()),
        ("first", first_turn(setting).into()),
    ];
    let said = phrases.say("how-setting", &args);
    // What a setting does not have leaves nothing but its space.
    said.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
