//! What is agreed before the game: the edition, and the goal of a game alone.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// The printed editions.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristEdition")]
pub enum Edition {
    /// The first printing, of 2015.
    #[default]
    First,
}

/// What else can be chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "GalleristOptions")]
pub struct Options {
    /// How much must be reached alone; with others it says nothing.
    pub goal: Ambition,
}

/// How much must be reached alone (p. 16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristAmbition")]
pub enum Ambition {
    /// The first level.
    #[default]
    Apprentice,
    /// The second level.
    Experienced,
    /// The third level.
    MasterGallerist,
}
