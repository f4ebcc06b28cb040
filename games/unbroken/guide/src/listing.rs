//! Unbroken in the catalog.

use std::sync::LazyLock;

use serde_json::{Value, json};
use tsugi_engine::{Bot, ComponentError, Line, Message, Options, Scored};
use tsugi_guide::{
    ADVICE_GAMES, Group, Groups, Guide, Listing, Measured, NotScored, Refereed, Source, Strength, receipt,
};
use tsugi_narrator::{Lang, Narrate, Speaker, Words};
use tsugi_search::{Advisor, Budget, OpinionBot};
use tsugi_unbroken::{Components, Ending, Phase, Told, Unbroken, View};

use crate::{Delver, NoviceSurvivor, Survivor, UnbrokenGuide};

/// The game.
pub static UNBROKEN: UnbrokenGuide = UnbrokenGuide;

static LISTING: LazyLock<Listing> = LazyLock::new(|| Listing {
    id: "unbroken",
    rules_version: tsugi_unbroken::RULES_VERSION,
    seats: 1..=1,
    options: Unbroken::options(),
    words: UnbrokenGuide::WORDS,
    rulings: tsugi_unbroken::RULINGS,
    lesson: Some(include_str!("../lesson.json")),
    bots: const {
        &[
            Strength::quick("novice").measured(const { &[Measured::alone(1, 201, 2000)] }),
            Strength::quick("casual").measured(const { &[Measured::alone(1, 3119, 10_000)] }),
            Strength::thinking("strong", 300).measured(const { &[Measured::alone(1, 147, 200)] }),
            Strength::thinking("master", 3000).measured(const { &[Measured::alone(1, 165, 200)] }),
            Strength::quick("greedy"),
        ]
    },
    searches: true,
    least_games: 1,
    hides: false,
    is_silent: false,
});

impl Guide for UnbrokenGuide {
    type Components = Components;

    fn listing(&self) -> &'static Listing {
        &LISTING
    }

    fn ours(&self) -> Components {
        static OURS: LazyLock<Components> = LazyLock::new(Components::ours);
        OURS.clone()
    }

    /// Files by their names; what a folder does not replace stays ours.
    fn read(&self, source: &Source) -> Result<Components, ComponentError> {
        let whole = |problem: Message| ComponentError::whole(&source.path, problem);
        let known = Components::FILES.as_slice();
        if let Some(name) = source.files.keys().find(|name| !Components::FILES.contains(&name.as_str())) {
            return Err(whole(Message::new("error-no-such-component-file").with("name", name).with("known", known)));
        }
        if source.files.is_empty() {
            return Err(whole(Message::new("error-no-component-files").with("known", known)));
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

    fn unnamed(&self) -> &'static [(&'static str, &'static str)] {
        &[("ignored", "part")]
    }

    fn how_to_play(&self, game: &Unbroken, words: &Words) -> String {
        crate::words::how_to_play(game, words)
    }

    fn bot(&self, name: &str, budget: Budget) -> Option<Box<dyn Bot<Unbroken>>> {
        Some(match name {
            "novice" => Box::new(OpinionBot(NoviceSurvivor)),
            "casual" | "greedy" => Box::new(Survivor::default()),
            "search" => Box::new(Delver::new(budget)),
            name => {
                // With fewer games than promised it follows fewer choices of a fight too.
                let promise = LISTING.promise(name)?;
                let games = match budget {
                    Budget::Iterations(games) | Budget::Until(games, _) => games.min(promise),
                    Budget::Time(_) => promise,
                };
                Box::new(Delver::new(budget).following(1000 * games / promise))
            }
        })
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

    /// What is left of each resource that scores.
    fn template(&self, _: usize) -> Option<Value> {
        let components = self.ours();
        let left = components.tracks().score.iter().map(|(resource, _)| (resource.name().to_owned(), json!(0)));
        Some(json!({ "left": left.collect::<serde_json::Map<_, _>>() }))
    }

    fn referee<E>(
        &self,
        told: Value,
        table: impl Fn(usize) -> Result<Unbroken, E>,
        words: &Words,
    ) -> Result<Refereed, NotScored<E>> {
        let told: Told = tsugi_reader::value(&told).map_err(NotScored::Told)?;
        let game = table(1).map_err(NotScored::Table)?;
        // R2.5: nobody has more than the bar shows.
        if let Some((resource, given)) = told.left.iter().find(|&(one, n)| n > game.parts().bars().get(one)) {
            let most = game.parts().bars().get(resource);
            let message = Message::new("error-unbroken-told-beyond")
                .with("resource", resource.name())
                .with("given", given)
                .with("most", most);
            return Err(NotScored::Told(message));
        }
        let own = game.receipt(&told.left);
        let score: i32 = own.iter().map(Line::points).sum();
        let rank = game.rank(score);
        let speaker = Speaker { words, names: &[] };
        let spoken = rank.map_or("", |rank| match words.lang() {
            Lang::En => rank.en.as_str(),
            Lang::Fr => rank.fr.as_str(),
        });
        let mut lines: Vec<String> = own.iter().map(|line| Self::receipt_line(&game, line, &speaker)).collect();
        lines.push(words.say("score-rank", &[("score", score.into()), ("rank", spoken.into())]));
        // In JSON a rank is a key, so it is the same in every language.
        let rank = rank.map(|rank| rank.en.as_str());
        let answer = json!({ "score": score, "rank": rank, "receipt": receipt::<Self>(&game, &own, &speaker) });
        Ok(Refereed { answer, lines })
    }

    /// By character, and by the level at which it ended.
    fn groups(&self) -> Option<Groups<Unbroken>> {
        Some(Groups {
            of: |end| Group { group: end.character(), ended_at: usize::from(end.level().saturating_sub(1)), stages: 4 },
            name: |game, group| {
                let characters = &game.parts().parts().characters;
                let character = characters.get(group).map_or_else(String::new, |character| character.id.to_string());
                vec![("character", character), ("difficulty", game.difficulty().to_owned())]
            },
        })
    }
}
