//! The one way a decided move is stored, for requests, plans, bots and deadlines alike.

pub(in crate::play) mod batch_writer;
pub(in crate::play) mod commit_move;
pub(in crate::play) mod notices;
