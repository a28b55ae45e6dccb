//! Paintings: their ids, types, frames and sizes.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::components;
use crate::rulesets::art_society::wall::Size;

/// A painting tile, `P001` to `P116`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(rename = "ArtSocietyPaintingId", extend("pattern" = "^P[0-9]{3}$", "x-component" = "painting"))]
pub struct PaintingId(u8);

impl PaintingId {
    /// Returns the index in the list of printed paintings.
    pub(in crate::rulesets::art_society) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns what is printed on it.
    pub(in crate::rulesets::art_society) fn printed(self) -> &'static Painting {
        let all = &components().paintings;
        #[expect(clippy::indexing_slicing, reason = "ids come from the list or are checked against its length")]
        &all[self.index()]
    }
}

/// The digits of a painting id.
const ID_DIGITS: usize = 3;

/// A text that is no id of a painting.
#[derive(Debug, thiserror::Error)]
#[error("there is no painting \"{0}\"; the ids are P001 to P116")]
pub struct NoSuchPainting(String);

impl TryFrom<String> for PaintingId {
    type Error = NoSuchPainting;

    fn try_from(name: String) -> Result<Self, NoSuchPainting> {
        let number = name
            .strip_prefix('P')
            .filter(|digits| digits.len() == ID_DIGITS && digits.bytes().all(|b| b.is_ascii_digit()));
        match number.and_then(|digits| digits.parse::<u8>().ok()) {
            // The list is parsed with these ids, so its length is not known here. The rulebook says 116.
            Some(number @ 1..=116) => Ok(Self(number - 1)),
            _ => Err(NoSuchPainting(name)),
        }
    }
}

impl From<PaintingId> for String {
    fn from(id: PaintingId) -> Self {
        id.to_string()
    }
}

impl fmt::Display for PaintingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{:03}", u16::from(self.0) + 1)
    }
}

/// What is printed on a painting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ArtSocietyPainting")]
pub struct Painting {
    /// Its id.
    pub id: PaintingId,
    /// Its width in cells.
    w: u8,
    /// Its height in cells.
    h: u8,
    /// The value on its back; null for a starting painting.
    pub value: Option<u8>,
    /// Its type.
    #[serde(rename = "type")]
    pub genre: Genre,
    /// Its frame.
    pub frame: Frame,
    /// Whether it is a starting painting.
    starting: bool,
}

impl Painting {
    /// Returns its width and height.
    #[must_use]
    pub const fn size(&self) -> Size {
        Size::new(self.w, self.h)
    }

    /// Returns whether it is a starting painting.
    #[must_use]
    pub const fn is_starting(&self) -> bool {
        self.starting
    }
}

/// The type of a painting.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::VariantNames,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "ArtSocietyType", extend("x-vocabulary" = "genre"))]
pub enum Genre {
    /// City Life.
    CityLife,
    /// Portrait.
    Portrait,
    /// Still Life.
    StillLife,
    /// Landscape.
    Landscape,
}

impl Genre {
    /// All types, in the order that breaks ties between them.
    pub const ALL: [Self; 4] = [Self::CityLife, Self::Portrait, Self::StillLife, Self::Landscape];
}

/// The frame of a painting.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::VariantNames,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "ArtSocietyFrame", extend("x-vocabulary" = "frame"))]
pub enum Frame {
    /// Gold.
    Gold,
    /// Shell.
    Shell,
    /// Wood.
    Wood,
    /// Black.
    Black,
}

impl Frame {
    /// All frames.
    pub const ALL: [Self; 4] = [Self::Gold, Self::Shell, Self::Wood, Self::Black];
}

/// One value for each of the four types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::rulesets::art_society) struct ByFour<T>([T; 4]);

impl<T> ByFour<T> {
    /// Returns the value of a type.
    pub(in crate::rulesets::art_society) const fn of(&self, genre: Genre) -> &T {
        let [city_life, portrait, still_life, landscape] = &self.0;
        match genre {
            Genre::CityLife => city_life,
            Genre::Portrait => portrait,
            Genre::StillLife => still_life,
            Genre::Landscape => landscape,
        }
    }

    /// Returns the mutable value of a type.
    pub(in crate::rulesets::art_society) const fn of_mut(&mut self, genre: Genre) -> &mut T {
        let [city_life, portrait, still_life, landscape] = &mut self.0;
        match genre {
            Genre::CityLife => city_life,
            Genre::Portrait => portrait,
            Genre::StillLife => still_life,
            Genre::Landscape => landscape,
        }
    }
}
