//! Rows of ratings, and the transaction in which games are rated.

pub(in crate::store) mod rating_rows;
pub(in crate::store) mod rating_transaction;
