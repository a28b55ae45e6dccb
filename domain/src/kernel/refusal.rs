//! Why commands and choices are refused: typed ([`CommandError`]) and for the JSON interface ([`Refusal`]).

use serde_json::Value;

use super::kinds::HasKind;
use super::ruleset::Ruleset;

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
#[derive(Clone, Debug, PartialEq, thiserror::Error, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// No ruleset has this key.
    #[error("there is no ruleset \"{key}\"; known rulesets: {known}")]
    UnknownRuleset {
        /// The requested value.
        key: String,
        /// The known values.
        known: String,
    },
    /// This build does not support that version of the rules.
    #[error("version {version} of the rules is not supported; versions {first} to {last} are")]
    UnknownRulesVersion {
        /// The requested value.
        version: u32,
        /// The oldest supported version.
        first: u32,
        /// The newest supported version.
        last: u32,
    },
    /// The ruleset has no such edition.
    #[error("there is no edition \"{edition}\"; known editions: {known}")]
    UnknownEdition {
        /// The requested value.
        edition: String,
        /// The known values.
        known: String,
    },
    /// The ruleset cannot be played with this number of seats.
    #[error("this game needs {fewest} to {most} seats, not {seats}")]
    WrongSeatCount {
        /// The requested value.
        seats: u8,
        /// The minimum number of seats.
        fewest: u8,
        /// The maximum number of seats.
        most: u8,
    },
    /// The options do not match the schema of the ruleset.
    #[error("the options are invalid: {detail}")]
    BadOptions {
        /// The parse error.
        detail: String,
    },
    /// The table has no such seat.
    #[error("this game has no such seat")]
    NoSuchSeat,
    /// The array has no command.
    #[error("the array has no command")]
    NoCommands,
    /// The array has too many commands.
    #[error("{count} commands are too many; an array has at most {most}")]
    TooManyCommands {
        /// The number of commands sent.
        count: usize,
        /// The limit.
        most: usize,
    },
    /// The commands do not match the schema of the ruleset.
    #[error("the commands are invalid: {detail}")]
    MalformedCommands {
        /// The parse error.
        detail: String,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver {
        /// The index of the command in the array.
        index: usize,
    },
    /// The command before this one reveals something hidden, so none may follow it in the same array.
    #[error("the command before this one reveals something hidden: look at the result, then send the rest")]
    AfterUncovering {
        /// The index of the command in the array.
        index: usize,
    },
    /// A rule of the game forbids it.
    #[error("{detail}")]
    Rule {
        /// The index of the command in the array, if a command is refused.
        index: Option<usize>,
        /// The stable code of the rule.
        code: &'static str,
        /// The rule as a text for people.
        detail: String,
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

    /// Returns the refusal for a rejection of a rule.
    pub(super) fn rule<E: std::error::Error + serde::Serialize + HasKind>(index: Option<usize>, rejection: &E) -> Self {
        Self::Rule {
            index,
            code: rejection.kind(),
            detail: rejection.to_string(),
            data: serde_json::to_value(rejection).unwrap_or(Value::Null),
        }
    }
}

impl<R: Ruleset> From<CommandError<R>> for Refusal {
    fn from(error: CommandError<R>) -> Self {
        match error {
            CommandError::NoSuchSeat => Self::NoSuchSeat,
            CommandError::GameOver { index } => Self::GameOver { index },
            CommandError::AfterUncovering { index } => Self::AfterUncovering { index },
            CommandError::Rule { index, rejection } => Self::rule(Some(index), &rejection),
        }
    }
}
