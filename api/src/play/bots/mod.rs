//! Built-in bots: the threads they think in, what they choose, hints.

pub(in crate::play) mod choose_move;
pub(in crate::play) mod hint;
pub(in crate::play) mod threads;
