//! Kinds of notices, for filters.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use strum::VariantNames;
use utoipa::ToSchema;

use crate::{model::notices::Notice, words};

/// A kind of notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Kind, value_type = String, example = "your_turn")]
pub struct NoticeKind(&'static str);

impl NoticeKind {
    /// The word in JSON and in the `kind` column.
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

// Not derived: that would borrow a `&'static str` from the input.
impl<'de> Deserialize<'de> for NoticeKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl TryFrom<String> for NoticeKind {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let known = Notice::VARIANTS.iter().find(|kind| **kind == text);
        known.copied().map(Self).ok_or_else(|| words::invalid("input-notice-kind", &[("kind", text)]))
    }
}

/// Kinds separated by commas.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct NoticeKinds(pub Vec<NoticeKind>);

impl TryFrom<String> for NoticeKinds {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.split(',').map(|kind| NoticeKind::try_from(kind.to_owned())).collect::<Result<_, _>>().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::ids::GameId;

    #[test]
    fn kinds_are_parsed_by_their_names() {
        let notice = Notice::GameAborted { game: GameId::new() };
        assert!(NoticeKind::try_from(notice.kind().to_owned()).is_ok());
        assert!(NoticeKinds::try_from("your_turn,reminder".to_owned()).is_ok_and(|kinds| kinds.0.len() == 2));
        for wrong in ["", "your_turn,", "YourTurn", "your turn"] {
            assert!(NoticeKinds::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }
}
