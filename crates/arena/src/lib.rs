//! Many games by bots: simulations, ladders, and programs that take a seat.
//!
//! - [`simulate()`] plays a [`Plan`] on all cores and sums it up in a [`Report`]; the result does not depend on how
//!   many cores there are.
//! - [`ladder()`] plays every bot against every other on the same deals and rates them.
//! - [`Programs`] says whether a bot may be a program, and [`seat_bot`] seats one at a table in play.
//!
//! ```
//! use tsugi_arena::{Plan, Programs, simulate};
//! use tsugi_catalog::{Setup, games};
//!
//! let game = games()[0];
//! let setup = Setup::of(*game.seats.start());
//! let bots = vec!["random".to_owned()];
//! let plan = Plan { setup, bots, games: 10, seed: 1, threads: 1, programs: Programs::Refused };
//! let report = simulate(game.id, &plan, None, &|_| {})?;
//! assert_eq!(report.games, 10);
//! # Ok::<(), tsugi_arena::Problem>(())
//! ```

mod ladder;
mod outside;
mod problem;
mod simulate;

pub use ladder::{Climb, Ladder, Mixed, Pair, Rating, ladder};
pub use outside::{Forfeit, Lapse, PATIENCE, Programs, seat_bot};
pub use problem::Problem;
pub use simulate::{GroupReport, Plan, Report, SeatReport, simulate};
