//! The error for a word that an enum does not have.

/// A word that is none of the variants, such as a status written by a later version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown word {0}")]
pub struct UnknownWord(pub String);
