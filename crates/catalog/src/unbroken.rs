//! Unbroken on the shelf.

use std::{ops::RangeInclusive, sync::LazyLock};

use serde_json::{Value, json};
use tsugi_engine::{Bot, ComponentError, Line, OptionSpec, Options, Scored};
use tsugi_narrator::{Lang, Narrate, Speaker, Words};
use tsugi_search::{Advisor, Budget, Guided};
use tsugi_unbroken::{Components, Ending, Phase, State, Told, Unbroken, View};
use tsugi_unbroken_guide::{Delver, NoviceSurvivor, Survivor, UnbrokenGuide};

use crate::{ADVICE_GAMES, Group, Problem, Refereed, Shelved, Source, tell};

/// Unbroken on the shelf.
pub(crate) struct Caverns;

pub(crate) static UNBROKEN: Caverns = Caverns;

impl Shelved for Caverns {
    type Game = Unbroken;
    type Guide = UnbrokenGuide;
    type Components = Components;

    fn id(&self) -> &'static str {
        "unbroken"
    }

    fn rules_version(&self) -> u32 {
        tsugi_unbroken::RULES_VERSION
    }

    fn seats(&self) -> RangeInclusive<usize> {
        1..=1
    }

    fn options(&self) -> Vec<OptionSpec> {
        Unbroken::options()
    }

    fn ours(&self) -> Components {
        static OURS: LazyLock<Components> = LazyLock::new(Components::ours);
        OURS.clone()
    }

    /// Files by their names; what a folder does not replace stays ours.
    fn read(&self, source: &Source) -> Result<Components, ComponentError> {
        let whole = |problem: String| ComponentError { file: source.path.clone(), entry: None, field: None, problem };
        let known = Components::FILES.join(", ");
        if let Some(name) = source.files.keys().find(|name| !Components::FILES.contains(&name.as_str())) {
            let name: String = name.chars().take(40).collect();
            return Err(whole(format!("{name} is no file of this game; the files are {known}")));
        }
        if source.files.is_empty() {
            return Err(whole(format!("there is none of the files {known} here")));
        }
        let folder = source
            .path
            .strip_suffix(".toml")
            .map_or(source.path.as_str(), |path| path.rfind('/').map_or("", |end| &path[..end]));
        Components::read(folder, |file| source.files.get(file).map(String::as_str))
    }

    fn build(&self, _: usize, options: &Options, components: Components) -> Result<Unbroken, ComponentError> {
        Unbroken::from_options(options, components)
    }

    fn how_to_play(&self, lang: Lang) -> &'static str {
        tsugi_unbroken_guide::HOW_TO_PLAY[lang as usize]
    }

    fn rulings(&self, lang: Lang) -> &'static str {
        tsugi_unbroken::RULINGS[lang as usize]
    }

    fn lesson(&self) -> Option<&'static str> {
        Some(tsugi_unbroken_guide::LESSON)
    }

    fn bots(&self) -> &'static [&'static str] {
        &["novice", "casual", "strong", "master", "greedy"]
    }

    fn bot(&self, name: &str) -> Option<Box<dyn Bot<Unbroken>>> {
        Some(match name {
            "novice" => Box::new(Guided(NoviceSurvivor)),
            "casual" | "greedy" => Box::new(Survivor::default()),
            name => return self.thinks(name, Budget::Iterations(self.promises(name)?)),
        })
    }

    fn promises(&self, name: &str) -> Option<u32> {
        match name {
            "strong" => Some(300),
            "master" => Some(3000),
            _ => None,
        }
    }

    /// With fewer games than promised it follows fewer choices of a fight too.
    fn thinks(&self, name: &str, budget: Budget) -> Option<Box<dyn Bot<Unbroken>>> {
        let promise = self.promises(name)?;
        let games = match budget {
            Budget::Iterations(games) | Budget::Until(games, _) => games.min(promise),
            Budget::Time(_) => promise,
        };
        Some(Box::new(Delver::new(budget).following(1000 * games / promise)))
    }

    fn search(&self, budget: Budget) -> Option<Box<dyn Bot<Unbroken>>> {
        Some(Box::new(Delver::new(budget)))
    }

    /// Who asks within a deadline has fights solved as far as the budget is of a whole hint's.
    fn advisor(&self, budget: Budget) -> Option<Box<dyn Advisor<Unbroken>>> {
        let part = match budget {
            Budget::Until(games, _) => 1000 * games.min(ADVICE_GAMES) / ADVICE_GAMES,
            Budget::Iterations(_) | Budget::Time(_) => 1000,
        };
        Some(Box::new(Delver::new(budget).following(part)))
    }

    /// There is a score only on victory; who lost has no line.
    fn receipts(&self, game: &Unbroken, view: &View) -> Option<Vec<Vec<Line>>> {
        match view.phase {
            Phase::Over { ending } if ending != Ending::Won => Some(vec![Vec::new()]),
            _ => Some(game.receipts(view)),
        }
    }

    /// By character, and by the level at which it ended.
    #[inline]
    fn group(&self, _: &Unbroken, end: &State) -> Option<Group> {
        Some(Group { group: end.character(), ended_at: usize::from(end.level().saturating_sub(1)), stages: 4 })
    }

    fn group_name(&self, game: &Unbroken, group: usize) -> Vec<(&'static str, String)> {
        let characters = &game.parts().parts().characters;
        let character = characters.get(group).map_or_else(String::new, |character| character.id.to_string());
        vec![("character", character), ("difficulty", game.difficulty().to_owned())]
    }

    fn referee(
        &self,
        told: Value,
        table: &dyn Fn(usize) -> Result<Unbroken, Problem>,
        words: &Words,
    ) -> Result<Refereed, Problem> {
        let told: Told = serde_json::from_value(told).map_err(|error| Problem::Told(error.to_string()))?;
        let game = table(1)?;
        let receipt = game.receipt(&told.left);
        let score: i32 = receipt.iter().map(Line::points).sum();
        let rank = game.rank(score);
        let speaker = Speaker { words, names: &[] };
        let spoken = rank.map_or("", |rank| match words.lang() {
            Lang::En => rank.en.as_str(),
            Lang::Fr => rank.fr.as_str(),
        });
        let mut lines: Vec<String> =
            receipt.iter().map(|line| UnbrokenGuide::receipt_line(&game, line, &speaker)).collect();
        lines.push(words.say("score-rank", &[("score", score.into()), ("rank", spoken.into())]));
        // In JSON a rank is a key, so it is the same in every language.
        let rank = rank.map(|rank| rank.en.as_str());
        let answer = json!({ "score": score, "rank": rank, "receipt": tell::receipt::<UnbrokenGuide>(&game, &receipt, &speaker) });
        Ok(Refereed { answer, lines })
    }
}
