//! The choices before the game: the edition, and the goal level of a solo game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// The printed editions.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristEdition", extend("x-vocabulary" = "edition"))]
pub enum Edition {
    /// The first printing, of 2015.
    #[default]
    First,
}

/// The options besides the edition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "GalleristOptions")]
pub struct Options {
    /// The goal level of a solo game. It has no effect in a game for several seats.
    pub goal: SoloGoalLevel,
}

/// The goal level of a solo game (p. 16).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristAmbition", extend("x-vocabulary" = "option-goal"))]
pub enum SoloGoalLevel {
    /// The first level.
    #[default]
    Apprentice,
    /// The second level.
    Experienced,
    /// The third level.
    MasterGallerist,
}
