//! The law suite every game gets for free.
