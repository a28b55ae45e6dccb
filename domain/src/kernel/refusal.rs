//! Why something is refused, typed inside ([`Refused`]) and for the JSON edge ([`Refusal`]).

use serde_json::Value;

use super::kinds::Kinds;
use super::ruleset::Ruleset;

/// Why an array of commands is refused by a typed game.
pub enum Refused<R: Ruleset> {
    /// The table has no such seat.
    NoSuchSeat,
    /// The game is over before this command.
    GameOver {
        /// Which command of the array.
        index: usize,
    },
    /// The command before it uncovered something: refused or not, it would tell what, and nothing would have happened.
    AfterUncovering {
        /// Which command of the array.
        index: usize,
    },
    /// A rule forbids it.
    Rule {
        /// Which command of the array.
        index: usize,
        /// The rule.
        rejection: R::Rejection,
    },
}

impl<R: Ruleset> std::fmt::Debug for Refused<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoSuchSeat => f.write_str("NoSuchSeat"),
            Self::GameOver { index } => write!(f, "GameOver at {index}"),
            Self::AfterUncovering { index } => write!(f, "AfterUncovering at {index}"),
            Self::Rule { index, rejection } => write!(f, "{rejection:?} at {index}"),
        }
    }
}

/// Why something is refused at the JSON edge. Codes are stable; sentences are for people.
#[derive(Clone, Debug, PartialEq, thiserror::Error, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// No ruleset has this key.
    #[error("there is no ruleset \"{key}\"; there are: {known}")]
    UnknownRuleset {
        /// What was asked for.
        key: String,
        /// What there is.
        known: String,
    },
    /// This build does not play that version of the rules.
    #[error("version {version} of the rules is not played here; {first} to {last} are")]
    UnknownRulesVersion {
        /// What was asked for.
        version: u32,
        /// The oldest played.
        first: u32,
        /// The newest played.
        last: u32,
    },
    /// The ruleset has no such edition.
    #[error("there is no edition \"{edition}\"; there are: {known}")]
    UnknownEdition {
        /// What was asked for.
        edition: String,
        /// What there is.
        known: String,
    },
    /// The ruleset is not for so many.
    #[error("{seats} seats cannot play; from {fewest} to {most} can")]
    WrongSeatCount {
        /// What was asked for.
        seats: u8,
        /// The fewest that can play.
        fewest: u8,
        /// The most that can play.
        most: u8,
    },
    /// The options are not what the ruleset's schema asks for.
    #[error("the options are not understood: {detail}")]
    BadOptions {
        /// What is wrong.
        detail: String,
    },
    /// The table has no such seat.
    #[error("this game has no such seat")]
    NoSuchSeat,
    /// The array holds no command.
    #[error("there is no command in the array")]
    NoCommands,
    /// The array is longer than any turn.
    #[error("{count} commands are too many at once; at most {most} are taken")]
    TooManyCommands {
        /// How many were sent.
        count: usize,
        /// The limit.
        most: usize,
    },
    /// The commands are not what the ruleset's schema asks for.
    #[error("the commands are not understood: {detail}")]
    MalformedCommands {
        /// What is wrong.
        detail: String,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver {
        /// Which command of the array.
        index: usize,
    },
    /// Nothing may follow in the same array once something hidden was uncovered.
    #[error("the command before uncovers something: look at it, then send the rest")]
    AfterUncovering {
        /// Which command of the array.
        index: usize,
    },
    /// A rule of the game forbids it.
    #[error("{detail}")]
    Rule {
        /// Which command of the array, when it was one.
        index: Option<usize>,
        /// The stable code of the rule.
        code: &'static str,
        /// The rule, for a person.
        detail: String,
        /// The rejection with its particulars.
        data: Value,
    },
}

impl Refusal {
    /// The stable code: of the rule when a rule refuses, of the edge otherwise.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Rule { code, .. } => code,
            edge => edge.into(),
        }
    }

    /// A rule's refusal as the edge tells it.
    pub(super) fn rule<E: std::error::Error + serde::Serialize + Kinds>(index: Option<usize>, rejection: &E) -> Self {
        Self::Rule {
            index,
            code: rejection.kind(),
            detail: rejection.to_string(),
            data: serde_json::to_value(rejection).unwrap_or(Value::Null),
        }
    }
}

impl<R: Ruleset> From<Refused<R>> for Refusal {
    fn from(refused: Refused<R>) -> Self {
        match refused {
            Refused::NoSuchSeat => Self::NoSuchSeat,
            Refused::GameOver { index } => Self::GameOver { index },
            Refused::AfterUncovering { index } => Self::AfterUncovering { index },
            Refused::Rule { index, rejection } => Self::rule(Some(index), &rejection),
        }
    }
}
