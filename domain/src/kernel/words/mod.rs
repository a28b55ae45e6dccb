//! What a person reads: the texts of a ruleset in every language, and the names of players in them.
//!
//! Texts are made from what a viewer may see ([`Scene`](super::Scene), seen events), never from the state.

mod messages;
mod names;
mod parser;
mod speaker;

pub use fluent_bundle::FluentArgs as Args;
pub use messages::Messages;
pub use names::Names;
pub use parser::{Place, say_parser_message};
pub use speaker::{Speaker, Speech, message_id};

use schemars::JsonSchema;
use serde::Serialize;

use super::language::Language;

/// A text in two lengths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Words {
    /// A few words, as on a button: "Bid 7".
    pub label: String,
    /// A whole sentence: "Seal a bid of 7."
    pub sentence: String,
}

/// What a person reads about a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DecisionWords {
    /// A few words: "Hang City Life 3×2".
    pub label: String,
    /// What has to be decided, as a sentence.
    pub sentence: String,
    /// Why it has to be decided now, as a sentence.
    pub why: String,
}

/// What a person reads and points at to choose one legal command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presented {
    /// The texts. Labels are distinct within a group.
    pub words: Words,
    /// The key of the group; its name is the message `group-<key>`.
    pub group: &'static str,
    /// The parts of the picture that a person points at, in that order.
    pub parts: Vec<String>,
    /// The symbol of the piece that the command places.
    pub piece: Option<String>,
}

/// The texts of a printed component.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ComponentWords {
    /// What kind of component it is, such as `painting`.
    pub kind: &'static str,
    /// Its id in views, events and commands.
    pub id: String,
    /// The texts.
    #[serde(flatten)]
    pub words: Words,
}

/// One text in every language, for refusals, which are made before the language of the reader is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texts(Box<[String; Language::ALL.len()]>);

impl Texts {
    /// Writes a text in every language.
    #[must_use]
    pub fn of(write: impl FnMut(Language) -> String) -> Self {
        Self(Box::new(Language::ALL.map(write)))
    }

    /// Returns the text in a language.
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        let [en, fr] = &*self.0;
        match language {
            Language::En => en,
            Language::Fr => fr,
        }
    }
}

/// Builds the arguments of a message: `args!["card" => 7, "painting" => name]`.
#[macro_export]
macro_rules! args {
    () => { $crate::kernel::words::Args::new() };
    ($($name:literal => $value:expr),+ $(,)?) => {{
        let mut args = $crate::kernel::words::Args::new();
        $(args.set($name, $value);)+
        args
    }};
}

/// The texts of the kernel: names of seats, points, and its own refusals.
pub(crate) fn kernel_messages() -> &'static Messages {
    static MESSAGES: std::sync::LazyLock<Messages> =
        std::sync::LazyLock::new(|| Messages::new([include_str!("en.ftl"), include_str!("fr.ftl")]));
    &MESSAGES
}
