//! Decor tiles and their supply.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::rulesets::art_society::wall::Size;

/// A decor tile, named by width x height. It has a shield on each cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ArtSocietyDecor", extend("x-component" = "decor"))]
pub enum Decor {
    /// One cell, one shield.
    #[serde(rename = "1x1")]
    Single,
    /// Two cells side by side.
    #[serde(rename = "2x1")]
    Wide2,
    /// Two cells one above the other.
    #[serde(rename = "1x2")]
    Tall2,
    /// Three cells side by side.
    #[serde(rename = "3x1")]
    Wide3,
    /// Three cells one above the other.
    #[serde(rename = "1x3")]
    Tall3,
}

impl Decor {
    /// All sizes, the smallest first.
    pub const ALL: [Self; 5] = [Self::Single, Self::Wide2, Self::Tall2, Self::Wide3, Self::Tall3];

    /// Returns its width and height.
    #[must_use]
    pub const fn size(self) -> Size {
        match self {
            Self::Single => Size::new(1, 1),
            Self::Wide2 => Size::new(2, 1),
            Self::Tall2 => Size::new(1, 2),
            Self::Wide3 => Size::new(3, 1),
            Self::Tall3 => Size::new(1, 3),
        }
    }

    /// Returns its number of shields.
    #[must_use]
    pub const fn shields(self) -> u8 {
        match self {
            Self::Single => 1,
            Self::Wide2 | Self::Tall2 => 2,
            Self::Wide3 | Self::Tall3 => 3,
        }
    }
}

/// The number of decor tiles of each size in the supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Supply([u8; 5]);

impl Supply {
    /// Returns the number left.
    #[must_use]
    pub const fn left(&self, decor: Decor) -> u8 {
        let [single, wide2, tall2, wide3, tall3] = self.0;
        match decor {
            Decor::Single => single,
            Decor::Wide2 => wide2,
            Decor::Tall2 => tall2,
            Decor::Wide3 => wide3,
            Decor::Tall3 => tall3,
        }
    }

    /// Sets the number left.
    pub const fn set(&mut self, decor: Decor, count: u8) {
        let [single, wide2, tall2, wide3, tall3] = &mut self.0;
        *match decor {
            Decor::Single => single,
            Decor::Wide2 => wide2,
            Decor::Tall2 => tall2,
            Decor::Wide3 => wide3,
            Decor::Tall3 => tall3,
        } = count;
    }

    /// Removes one.
    pub const fn take(&mut self, decor: Decor) {
        self.set(decor, self.left(decor).saturating_sub(1));
    }

    /// Puts one back.
    pub const fn put_back(&mut self, decor: Decor) {
        self.set(decor, self.left(decor).saturating_add(1));
    }
}
