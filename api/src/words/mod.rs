//! The texts of the server for people, in every language: turns, plans, webhooks, problems and invalid input. Mails and chat messages
//! have a catalogue of their own in `notices::words`, and each ruleset has its own.

mod input;
#[cfg(test)]
pub(crate) mod tests;

use std::sync::LazyLock;

use salon_domain::args;
use salon_domain::kernel::words::{Args, Texts, message_id};
use salon_domain::kernel::{Language, Messages, Seat, Speech, Words};
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

/// Says what a game waits for from a seat: to its own player what to do, to others who does it.
pub(crate) fn awaited(speech: Speech<'_>, ruleset: &str, (seat, own): (u8, bool), decision: &str) -> Words {
    let language = speech.language;
    if own {
        let name = decision_name(language, Some(ruleset), decision);
        let sentence = text(language, "awaited-own", &args!["decision" => name.as_str()]);
        return Words { label: capitalized(&name), sentence };
    }
    let player = Seat::new(seat).map_or_else(String::new, |seat| speech.player(seat));
    let does = awaited_action(language, ruleset, decision);
    words(language, "awaited-other", &args!["player" => player, "does" => does])
}

/// Returns what another player does in a decision, such as "seals a bid".
fn awaited_action(language: Language, ruleset: &str, decision: &str) -> String {
    let known = rulesets::find(ruleset).ok().filter(|ruleset| ruleset.about().decisions.contains(&decision));
    match known {
        Some(ruleset) => ruleset.messages().attribute(language, &message_id("decision", decision), "awaited", &args![]),
        None => messages().attribute(language, "decide", "awaited", &args![]),
    }
}

/// Returns a text that begins with a capital letter.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
