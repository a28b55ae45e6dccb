//! Choosing some kinds of news.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use strum::VariantNames;
use utoipa::ToSchema;

use super::News;

/// A kind of news that exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(value_type = String, example = "your_turn")]
pub struct Kind(&'static str);

impl Kind {
    /// As it is stored.
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

// By hand: derived, it would want to borrow the name from what is read.
impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl TryFrom<String> for Kind {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let known = News::VARIANTS.iter().find(|kind| **kind == text);
        known.copied().map(Self).ok_or_else(|| format!("{text} is no kind of news"))
    }
}

/// Some kinds, written with commas between them.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Kinds(pub Vec<Kind>);

impl TryFrom<String> for Kinds {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.split(',').map(|kind| Kind::try_from(kind.to_owned())).collect::<Result<_, _>>().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::ids::GameId;

    #[test]
    fn kinds_are_known_by_the_name_they_are_stored_under() {
        let news = News::GameAborted { game: GameId::new() };
        assert!(Kind::try_from(news.kind().to_owned()).is_ok());
        assert!(Kinds::try_from("your_turn,reminder".to_owned()).is_ok_and(|kinds| kinds.0.len() == 2));
        for wrong in ["", "your_turn,", "YourTurn", "your turn"] {
            assert!(Kinds::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }
}
