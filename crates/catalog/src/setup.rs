//! How a table is wanted, and the game that this asks for.

use tsugi_engine::{Message, Options, Setting};
use tsugi_guide::{Guide, Listing, Source};
use tsugi_table::Config;

use crate::{
    Built, Pinned, Problem,
    components::{digest, our_digest},
};

/// The longest name: two fit on a line of a terminal.
pub const MOST_NAME: usize = 36;

/// How a table is wanted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Setup {
    /// How many play.
    pub players: usize,
    /// What they are called; P1, P2, … where nothing is said.
    pub names: Vec<String>,
    /// The options that were said.
    pub options: Vec<(String, Setting)>,
    /// Components in place of ours.
    pub components: Option<Source>,
    /// What it was pinned to when it began, where it goes on; stronger than components from files.
    pub pinned: Option<Pinned>,
}

impl Setup {
    /// A table for so many, nothing else being said.
    pub fn of(players: usize) -> Self {
        Self { players, ..Self::default() }
    }
}

/// The game that a set-up asks for.
pub fn build<G: Guide>(guide: &G, setup: &Setup) -> Result<Built<G>, Problem> {
    let (listing, players) = (guide.listing(), setup.players);
    check_players(listing, players)?;
    let names: Vec<String> = match setup.names.len() {
        0 => (1..=players).map(|number| format!("P{number}")).collect(),
        given if given == players => setup.names.clone(),
        given => return Err(Problem::Names { given, players }),
    };
    if let Some(name) = names.iter().find(|name| !is_name(name)) {
        let given = name.chars().filter(|c| !c.is_control()).take(MOST_NAME).collect();
        return Err(Problem::Name { given, most: MOST_NAME });
    }
    let options = options(guide, setup)?;
    let (components, digest) = components(guide, setup)?;
    let rules = setup.pinned.as_ref().map_or(listing.rules_version, |pinned| pinned.rules);
    let game = guide.build(players, &options, components.clone())?;
    if let Some(pinned) = &setup.pinned {
        are_pinned(&digest, pinned)?;
    }
    Ok(Built { game, components, digest, rules, config: Config { players, names, options, bots: Vec::new() } })
}

/// Whether so many can play the game.
pub(crate) fn check_players(listing: &Listing, given: usize) -> Result<(), Problem> {
    let (least, most) = (*listing.seats.start(), *listing.seats.end());
    if listing.seats.contains(&given) { Ok(()) } else { Err(Problem::Players { game: listing.id, given, least, most }) }
}

/// The components that a table was pinned to, those of its files, or ours; and their hash.
pub(crate) fn components<G: Guide>(guide: &G, setup: &Setup) -> Result<(G::Components, String), Problem> {
    let replaced = match (&setup.pinned, &setup.components) {
        (Some(pinned), _) => pinned_components(guide, pinned)?,
        (None, Some(source)) => Some(guide.read(source)?),
        (None, None) => None,
    };
    Ok(match replaced {
        Some(components) => {
            let digest = digest(&components);
            (components, digest)
        }
        None => (guide.ours(), our_digest(guide)),
    })
}

/// The options of a set-up, all of them.
pub(crate) fn options<G: Guide>(guide: &G, setup: &Setup) -> Result<Options, Problem> {
    let given = setup.options.iter().map(|(key, setting)| (key.as_str(), setting.clone()));
    // A table that goes on, and a record, may be older than an option: there it has its old meaning, not its default.
    let older = if setup.pinned.is_some() { guide.unnamed() } else { &[] };
    let older = older.iter().map(|&(key, word)| (key, Setting::Word(word.into())));
    Ok(Options::new(&guide.listing().options, older.chain(given), setup.players)?)
}

/// The components that a pinned table brings along; none where it is played with ours.
fn pinned_components<G: Guide>(guide: &G, pinned: &Pinned) -> Result<Option<G::Components>, Problem> {
    let listing = guide.listing();
    if pinned.rules > listing.rules_version {
        return Err(Problem::NewerRules { game: listing.id, given: pinned.rules, known: listing.rules_version });
    }
    let unreadable = |problem: Message| {
        Problem::Unreadable(Message::new("error-at").with("place", "replaced_components").with("problem", problem))
    };
    pinned.replaced_components.as_ref().map(|figures| tsugi_reader::value(figures).map_err(unreadable)).transpose()
}

/// Whether the components of this hash are those that a table was pinned to.
fn are_pinned(digest: &str, pinned: &Pinned) -> Result<(), Problem> {
    if digest == pinned.components {
        return Ok(());
    }
    Err(Problem::OtherComponents { given: pinned.components.clone(), ours: digest.to_owned() })
}

/// Names come from files and other people: one that moves the cursor could draw over the table.
pub fn is_name(name: &str) -> bool {
    let shown = !name.trim().is_empty() && !name.chars().any(char::is_control);
    shown && name.chars().count() <= MOST_NAME
}
