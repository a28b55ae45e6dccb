//! The languages of texts for people.

use serde::{Deserialize, Serialize};

/// A supported language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}
