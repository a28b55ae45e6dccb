//! Texts of rulesets: of events, choices and decisions.

use salon_domain::kernel;
use salon_domain::kernel::catalogue::LegalChoice;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::http::shapes::ruleset_values::RulesetCommand;

/// A text for people in two lengths, in the language of `Content-Language`.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Words {
    /// A few words, as on a button.
    #[schema(example = "Bid 7")]
    label: String,
    /// A whole sentence.
    #[schema(example = "Seal a bid of 7.")]
    sentence: String,
}

impl From<kernel::Words> for Words {
    fn from(words: kernel::Words) -> Self {
        Self { label: words.label, sentence: words.sentence }
    }
}

/// A legal command, with what a person reads and points at to choose it.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Choice {
    /// The command, ready to be sent.
    #[schema(value_type = RulesetCommand)]
    command: Box<RawValue>,
    /// A few words, as on a button. Distinct within the group.
    #[schema(example = "E4")]
    label: String,
    /// What the command does, as a sentence.
    #[schema(example = "Hang City Life 3×2 at E4.")]
    sentence: String,
    /// The group to which it belongs.
    #[schema(example = "hang")]
    group: &'static str,
    /// The name of the group.
    #[schema(example = "Hang the painting")]
    group_label: String,
    /// The parts of the board's picture that a person points at to choose it, in this order: values of `data-part`.
    #[schema(example = json!(["wall.1.E4"]))]
    parts: Vec<String>,
    /// The piece it places: the id of a `<symbol>` of the board's picture.
    #[schema(example = "piece.P013")]
    piece: Option<String>,
}

impl Choice {
    /// The same choices as the wire has them.
    pub(in crate::http) fn all(choices: Vec<LegalChoice>) -> Vec<Self> {
        choices.into_iter().map(Self::from).collect()
    }
}

impl From<LegalChoice> for Choice {
    fn from(choice: LegalChoice) -> Self {
        let LegalChoice { command, words, group, group_label, parts, piece } = choice;
        Self { command, label: words.label, sentence: words.sentence, group, group_label, parts, piece }
    }
}
