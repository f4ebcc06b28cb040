//! The law of no leak over the wire, and the leaks ([`tsugi_house::Leak`]) that it must find.
//!
//! A leak is handed in with the world, as clock and secrets are. Nothing of this is compiled into a server.

pub(crate) mod law;
mod words;
