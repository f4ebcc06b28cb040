//! What clients and server say to each other: whole games, lines that break, and everything refused.

mod authority;
mod bad_input;
mod beat;
mod bots;
mod changes;
mod counsel;
mod door;
mod frames;
mod games;
mod house;
mod lessons;
mod limits;
mod onward;
mod panics;
mod pinned;
mod presence;
mod previews;
mod programs;
mod protocol;
mod proxies;
mod repeated;
mod resume;
mod sealed;
mod seats;
mod store;
mod undo;
