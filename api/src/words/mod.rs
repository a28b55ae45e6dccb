//! The texts of the server for people, in every language: turns, plans, webhooks, problems and invalid input. Mails and chat messages
//! have a catalogue of their own in `notices::words`, and each ruleset has its own.

mod input;
#[cfg(test)]
pub(crate) mod tests;

use std::sync::LazyLock;

use salon_domain::args;
use salon_domain::kernel::words::{Args, Texts};
use salon_domain::kernel::{Language, Messages, Words};
use salon_domain::rulesets;

pub(crate) use self::input::{invalid, say};

/// The message catalogue.
pub(crate) fn messages() -> &'static Messages {
    static MESSAGES: LazyLock<Messages> = LazyLock::new(|| {
        Messages::new([
            concat!(include_str!("en/general.ftl"), include_str!("en/input.ftl"), include_str!("en/problems.ftl")),
            concat!(include_str!("fr/general.ftl"), include_str!("fr/input.ftl"), include_str!("fr/problems.ftl")),
        ])
    });
    &MESSAGES
}

/// Returns a text in one language.
pub(crate) fn text(language: Language, id: &str, args: &Args<'_>) -> String {
    messages().text(language, id, args)
}

/// Returns a text in every language.
pub(crate) fn texts(id: &str, args: &Args<'_>) -> Texts {
    Texts::of(|language| text(language, id, args))
}

/// Returns a text in two lengths.
pub(crate) fn words(language: Language, id: &str, args: &Args<'_>) -> Words {
    Words { label: messages().attribute(language, id, "label", args), sentence: text(language, id, args) }
}

/// Returns the title of a ruleset.
pub(crate) fn title_of(ruleset: &str) -> &str {
    rulesets::find(ruleset).map_or(ruleset, |ruleset| ruleset.about().title)
}

/// Returns what a decision asks for, such as "seal a bid". Older notices do not say of which ruleset it is, and stored games may have
/// decisions that this build does not know: then "decide".
pub(crate) fn decision_name(language: Language, ruleset: Option<&str>, decision: &str) -> String {
    let ruleset = ruleset.and_then(|key| rulesets::find(key).ok());
    let name = ruleset.and_then(|ruleset| ruleset.decision_name(decision, language));
    name.unwrap_or_else(|| text(language, "decide", &args![]))
}

/// Says which decision a game waits for.
pub(crate) fn turn(language: Language, ruleset: &str, decision: &str) -> Words {
    let name = decision_name(language, Some(ruleset), decision);
    Words {
        sentence: text(language, "turn", &args!["game" => title_of(ruleset), "decision" => name.as_str()]),
        label: capitalized(&name),
    }
}

/// Returns a text that begins with a capital letter.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
