//! The service as others meet it: a process of its own, which may be killed at any moment.

mod client;
mod files;
mod kill;
mod process;
mod start;
mod viewer_records;
