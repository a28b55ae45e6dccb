//! Streams of a game, and of all games of an account.

pub(in crate::play) mod account_stream;
pub(in crate::play) mod game_stream;
