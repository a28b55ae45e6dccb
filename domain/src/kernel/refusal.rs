//! Why commands and choices are refused: typed ([`CommandError`]) and for the JSON interface ([`Refusal`]).

use serde_json::Value;

use super::kinds::HasKind;
use super::language::Language;
use super::ruleset::Ruleset;
use super::words::{Place, Texts, kernel_messages, message_id, say_parser_message};
use crate::args;

/// Why a typed game refuses an array of commands.
pub enum CommandError<R: Ruleset> {
    /// The table has no such seat.
    NoSuchSeat,
    /// The game is over before this command.
    GameOver {
        /// The index of the command in the array.
        index: usize,
    },
    /// The command before this one reveals something hidden, so none may follow it.
    AfterUncovering {
        /// The index of the command in the array.
        index: usize,
    },
    /// A rule forbids it.
    Rule {
        /// The index of the command in the array.
        index: usize,
        /// The rejection of the rule.
        rejection: R::Rejection,
    },
}

impl<R: Ruleset> std::fmt::Debug for CommandError<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoSuchSeat => f.write_str("NoSuchSeat"),
            Self::GameOver { index } => write!(f, "GameOver at {index}"),
            Self::AfterUncovering { index } => write!(f, "AfterUncovering at {index}"),
            Self::Rule { index, rejection } => write!(f, "{rejection:?} at {index}"),
        }
    }
}

/// Why the JSON interface refuses a request. Codes are stable; the texts are for people.
#[derive(Clone, Debug, PartialEq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// No ruleset has this key.
    UnknownRuleset {
        /// The requested value.
        key: String,
        /// The known values.
        known: String,
    },
    /// This build does not support that version of the rules.
    UnknownRulesVersion {
        /// The requested value.
        version: u32,
        /// The oldest supported version.
        first: u32,
        /// The newest supported version.
        last: u32,
    },
    /// The ruleset has no such edition.
    UnknownEdition {
        /// The requested value.
        edition: String,
        /// The known values, with their names.
        known: Texts,
    },
    /// The ruleset cannot be played with this number of seats.
    WrongSeatCount {
        /// The requested value.
        seats: u8,
        /// The minimum number of seats.
        fewest: u8,
        /// The maximum number of seats.
        most: u8,
    },
    /// The options do not match the schema of the ruleset.
    BadOptions {
        /// The message of the parser.
        detail: String,
    },
    /// The table has no such seat.
    NoSuchSeat,
    /// The picture of this game has no such area.
    UnknownArea {
        /// The requested value.
        area: String,
        /// The known values.
        known: String,
    },
    /// The array has no command.
    NoCommands,
    /// The array has too many commands.
    TooManyCommands {
        /// The number of commands sent.
        count: usize,
        /// The limit.
        most: usize,
    },
    /// The commands do not match the schema of the ruleset.
    MalformedCommands {
        /// The message of the parser.
        detail: String,
    },
    /// The game is over.
    GameOver {
        /// The index of the command in the array.
        index: usize,
    },
    /// The command before this one reveals something hidden, so none may follow it in the same array.
    AfterUncovering {
        /// The index of the command in the array.
        index: usize,
    },
    /// A rule of the game forbids it.
    Rule {
        /// The index of the command in the array, if a command is refused.
        index: Option<usize>,
        /// The stable code of the rule.
        code: &'static str,
        /// The rule in a few words for people.
        label: Texts,
        /// The rule as a text for people.
        detail: Texts,
        /// The rejection with its data.
        data: Value,
    },
}

impl Refusal {
    /// Returns the stable code: that of the rule if a rule refuses, otherwise that of the variant.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Rule { code, .. } => code,
            other => other.into(),
        }
    }

    /// Returns the refusal as a sentence for people.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        let args = match self {
            Self::Rule { detail, .. } => return detail.get(language).to_owned(),
            Self::UnknownRuleset { key, known } => args!["key" => key.as_str(), "known" => known.as_str()],
            Self::UnknownRulesVersion { version, first, last } => {
                args!["version" => *version, "first" => *first, "last" => *last]
            }
            Self::UnknownEdition { edition, known } => {
                args!["edition" => edition.as_str(), "known" => known.get(language)]
            }
            Self::WrongSeatCount { seats, fewest, most } => {
                args!["seats" => *seats, "fewest" => *fewest, "most" => *most]
            }
            Self::BadOptions { detail } | Self::MalformedCommands { detail } => {
                args!["detail" => say_parser_message(detail, Place::Json).get(language).to_owned()]
            }
            Self::UnknownArea { area, known } => args!["area" => area.as_str(), "known" => known.as_str()],
            Self::TooManyCommands { count, most } => args!["count" => *count, "most" => *most],
            Self::NoSuchSeat | Self::NoCommands | Self::GameOver { .. } | Self::AfterUncovering { .. } => args![],
        };
        kernel_messages().text(language, &message_id("refusal", self.code()), &args)
    }

    /// Returns the refusal in a few words for people, if a rule of the game refuses.
    #[must_use]
    pub fn label(&self, language: Language) -> Option<&str> {
        match self {
            Self::Rule { label, .. } => Some(label.get(language)),
            _ => None,
        }
    }

    /// Returns the refusal for a rejection of a rule.
    pub(super) fn rule<R: Ruleset>(index: Option<usize>, rejection: &R::Rejection) -> Self {
        Self::Rule {
            index,
            code: rejection.kind(),
            label: Texts::of(|language| R::say_rejection(rejection, language).label),
            detail: Texts::of(|language| R::say_rejection(rejection, language).sentence),
            data: serde_json::to_value(rejection).unwrap_or(Value::Null),
        }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.sentence(Language::En))
    }
}

impl std::error::Error for Refusal {}

impl<R: Ruleset> From<CommandError<R>> for Refusal {
    fn from(error: CommandError<R>) -> Self {
        match error {
            CommandError::NoSuchSeat => Self::NoSuchSeat,
            CommandError::GameOver { index } => Self::GameOver { index },
            CommandError::AfterUncovering { index } => Self::AfterUncovering { index },
            CommandError::Rule { index, rejection } => Self::rule::<R>(Some(index), &rejection),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_whole_sentences() {
        let (key, known, detail) = ("x".to_owned(), "y, z".to_owned(), "unknown field `x`".to_owned());
        let refusals = [
            Refusal::UnknownRuleset { key: key.clone(), known: known.clone() },
            Refusal::UnknownRulesVersion { version: 9, first: 1, last: 2 },
            Refusal::UnknownEdition { edition: key, known: Texts::of(|_| known.clone()) },
            Refusal::WrongSeatCount { seats: 9, fewest: 2, most: 4 },
            Refusal::BadOptions { detail: detail.clone() },
            Refusal::NoSuchSeat,
            Refusal::UnknownArea { area: "x".to_owned(), known: "y, z".to_owned() },
            Refusal::NoCommands,
            Refusal::TooManyCommands { count: 99, most: 64 },
            Refusal::MalformedCommands { detail },
            Refusal::GameOver { index: 0 },
            Refusal::AfterUncovering { index: 1 },
        ];
        // The text of a rule is the ruleset's own.
        assert_eq!(refusals.len() + 1, <Refusal as strum::VariantNames>::VARIANTS.len());
        for (refusal, language) in refusals.iter().flat_map(|refusal| Language::ALL.map(|it| (refusal, it))) {
            let text = refusal.sentence(language);
            let begins = text.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit());
            assert!(begins && text.ends_with('.') && !text.contains(';'), "{text}");
        }
    }
}
