//! A world to break the house in: a server, people, bots, a disk, lines and clocks in one thread, under one seed.
//!
//! The server of this world drives the same [`tsugi_house::TableMachine`] as the real one. Writes fail, tear and are
//! forgotten, the server stops between any two effects, lines are cut, what is sent comes late or twice, clocks jump, and
//! people sit, leave, come back on another device, take back, vote, watch, play again and misbehave. Beside it stands a
//! checker that looks at everything that goes in and comes out ([`Law`]). The same seed is the same world, to the byte.
//!
//! Nothing that ships depends on this crate.
//!
//! | module | holds |
//! | --- | --- |
//! | `plan` | [`Plan`]: what a seed makes happen, and what is left out of it |
//! | `world` | [`run()`]: the events of a world in their order |
//! | `server, disk, line, person` | who lives in it, and what goes wrong there |
//! | `ask, checker, twins` | what is asked after every step ([`Law`]), and the same world with what is hidden dealt otherwise |
//! | `shrink` | [`shrink()`]: a failing world made small, to be told in sentences |
//!
//! ```
//! use tsugi_sim::{Plan, languages, run};
//!
//! let (one, again) = (run(&Plan::of(7), languages()), run(&Plan::of(7), languages()));
//! assert!(one.broken.is_none());
//! assert_eq!((one.choices, one.events), (again.choices, again.events));
//! ```

mod ask;
mod checker;
mod disk;
mod line;
mod person;
mod plan;
mod server;
mod shrink;
mod twins;
mod world;

pub use checker::{Broken, Law};
pub use plan::{Plan, Trouble};
pub use shrink::shrink;
pub use world::{Outcome, run};

/// The words of every game, read once for all worlds.
pub fn languages() -> &'static tsugi_house::Languages {
    static LANGUAGES: std::sync::LazyLock<tsugi_house::Languages> =
        std::sync::LazyLock::new(tsugi_house::Languages::new);
    &LANGUAGES
}
