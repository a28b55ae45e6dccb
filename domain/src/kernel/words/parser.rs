//! Says to people, in every language, why a parser refuses a text. The messages of serde are in English, for programmers.

use super::{Texts, kernel_messages};
use crate::args;
use crate::kernel::language::Language;

/// What is parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// JSON, which has fields.
    Json,
    /// The query of an address, which has parameters.
    Query,
}

/// What a message of serde means.
enum Fault<'a> {
    /// A name or a value that is not among the allowed ones.
    Unknown { id: &'static str, name: &'a str, allowed: Vec<&'a str> },
    /// A field that is missing, or was sent twice.
    Field { id: &'static str, name: &'a str },
    /// A value of another type.
    Type { found: &'static str, expected: &'static str },
    /// A number that does not fit.
    Number { id: &'static str },
    /// No JSON.
    Syntax { line: &'a str, column: &'a str },
    /// The error of a value that checks itself: the id of a message.
    Own { id: &'a str },
    /// Anything else.
    Other,
}

/// Returns the message of a parser as a sentence in every language. What only a programmer needs is added in English.
#[must_use]
pub fn say_parser_message(message: &str, place: Place) -> Texts {
    let place = match place {
        Place::Json => "field",
        Place::Query => "parameter",
    };
    let (plain, position) = without_position(message);
    let fault = read(plain, position);
    Texts::of(|language| fault.say(language, place, plain))
}

impl Fault<'_> {
    fn say(&self, language: Language, place: &'static str, message: &str) -> String {
        let text = |id: &str, args: &super::Args<'_>| kernel_messages().text(language, id, args);
        match self {
            Self::Unknown { id, name, allowed } => {
                let allowed: Vec<String> = allowed.iter().map(|name| format!("`{name}`")).collect();
                let list = match allowed.split_last() {
                    Some((last, before)) if !before.is_empty() => {
                        text("list-or", &args!["first" => before.join(", "), "last" => last.as_str()])
                    }
                    _ => allowed.concat(),
                };
                let args = args!["place" => place, "name" => quoted(name), "allowed" => list, "count" => allowed.len()];
                text(id, &args)
            }
            Self::Field { id, name } => text(id, &args!["place" => place, "name" => quoted(name)]),
            Self::Type { found, expected } => {
                text("parser-type", &args!["place" => place, "found" => *found, "expected" => *expected])
            }
            Self::Number { id } => text(id, &args!["place" => place]),
            Self::Syntax { line, column } => text("parser-syntax", &args!["line" => *line, "column" => *column]),
            Self::Own { id } => text(id, &args![]),
            Self::Other => {
                let said = text("parser-other", &args![]);
                if language == Language::En { format!("{said} ({})", quoted(message)) } else { said }
            }
        }
    }
}

/// Returns a value as it can be quoted in a text.
fn quoted(value: &str) -> String {
    const MAX_QUOTED: usize = 120;
    value.chars().filter(|letter| !letter.is_control()).take(MAX_QUOTED).collect()
}

/// Splits "... at line 1 column 5".
fn without_position(message: &str) -> (&str, Option<(&str, &str)>) {
    let Some((plain, place)) = message.rsplit_once(" at line ") else { return (message, None) };
    (plain, place.split_once(" column "))
}

fn read<'a>(message: &'a str, position: Option<(&'a str, &'a str)>) -> Fault<'a> {
    if message.starts_with("parser-") && kernel_messages().has(Language::En, message) {
        return Fault::Own { id: message };
    }
    if let Some(fault) = number(message).or_else(|| typed(message)) {
        return fault;
    }
    let named = message.split_once('`').and_then(|(what, rest)| Some((what, rest.split_once('`')?)));
    if let Some((what, (name, rest))) = named {
        let allowed = || rest.split('`').skip(1).step_by(2).collect();
        match what {
            "unknown field " => return Fault::Unknown { id: "parser-unknown-field", name, allowed: allowed() },
            "unknown variant " => return Fault::Unknown { id: "parser-unknown-value", name, allowed: allowed() },
            "missing field " => return Fault::Field { id: "parser-missing", name },
            "duplicate field " => return Fault::Field { id: "parser-twice", name },
            "provided string was not " => return Fault::Type { found: "other", expected: "boolean" },
            _ => {}
        }
    }
    match position {
        Some((line, column)) if is_syntax(message) => Fault::Syntax { line, column },
        _ => Fault::Other,
    }
}

/// Whether a message of `serde_json` with a position is about JSON itself, and not about a value.
fn is_syntax(message: &str) -> bool {
    ["EOF ", "expected ", "trailing ", "key must", "invalid escape", "control character", "lone ", "invalid unicode"]
        .iter()
        .any(|begin| message.starts_with(begin))
}

fn number(message: &str) -> Option<Fault<'static>> {
    let id = match message {
        "invalid digit found in string" | "cannot parse integer from empty string" => "parser-no-number",
        "number too large to fit in target type" => "parser-too-large",
        "number too small to fit in target type" => "parser-too-small",
        "number out of range" => "parser-range",
        _ if message.starts_with("invalid value: integer") => "parser-range",
        _ => return None,
    };
    Some(Fault::Number { id })
}

/// Reads "invalid type: string \"x\", expected u8".
fn typed(message: &str) -> Option<Fault<'static>> {
    if message == "expected an object" {
        return Some(Fault::Type { found: "other", expected: "object" });
    }
    let (found, expected) = message.strip_prefix("invalid type: ")?.rsplit_once(", expected ")?;
    let found = if found == "null" { "null" } else { "other" };
    let expected = match expected {
        "a string" | "a borrowed string" | "a string or bytes" | "string or map" | "variant identifier" => "text",
        "a boolean" => "boolean",
        "f32" | "f64" => "number",
        "a sequence" | "an array" => "list",
        "a map" => "object",
        other if other.starts_with("struct ") || other.starts_with("internally tagged") => "object",
        other if other.starts_with("tuple") || other.starts_with("an array") => "list",
        other if other.strip_prefix(['u', 'i']).is_some_and(|bits| bits.parse::<u8>().is_ok()) => "integer",
        _ => "other",
    };
    Some(Fault::Type { found, expected })
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only parsed")]
    struct Item {
        name: String,
        count: u8,
        is: bool,
        list: Vec<u8>,
        kind: Kind,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Light,
        Dark,
    }

    fn said(json: &str) -> [String; 2] {
        let error = serde_json::from_str::<Item>(json).unwrap_err();
        let texts = say_parser_message(&error.to_string(), Place::Json);
        Language::ALL.map(|language| texts.get(language).to_owned())
    }

    #[test]
    fn messages_of_serde_are_said_in_every_language() {
        let cases = [
            (r#"{"nmae":1}"#, "There is no field `nmae` here. Allowed are `name`, `count`, `is`, `list` or `kind`."),
            ("{}", "The field `name` is missing."),
            (r#"{"name":"a","name":"b"}"#, "The field `name` was sent twice."),
            (r#"{"kind":"blue"}"#, "The value `blue` is unknown. Allowed are `light` or `dark`."),
            (r#"{"name":1}"#, "A text is expected here."),
            (r#"{"name":null}"#, "`null` is not possible here. A text is expected here."),
            (r#"{"count":"x"}"#, "A whole number is expected here."),
            (r#"{"count":1.5}"#, "A whole number is expected here."),
            (r#"{"count":256}"#, "A number is out of its range."),
            (r#"{"is":1}"#, "`true` or `false` is expected here."),
            (r#"{"list":{}}"#, "A list is expected here."),
            ("3", "An object is expected here."),
            (r#"{"name""#, "The JSON ends too early or is not well-formed, at line 1, column 7."),
        ];
        for (json, expected) in cases {
            let [en, fr] = said(json);
            assert_eq!(en, expected, "{json}");
            assert!(fr.ends_with('.') && fr != en && !fr.contains("expected"), "{json}: {fr}");
        }
        assert_eq!(said("{}")[1], "Le champ `name` manque.");
    }

    #[test]
    fn a_query_has_parameters() {
        let texts = say_parser_message("unknown field `x`, expected `at` or `seat`", Place::Query);
        assert_eq!(texts.get(Language::En), "There is no parameter `x` here. Allowed are `at` or `seat`.");
        let texts = say_parser_message("invalid digit found in string", Place::Query);
        assert_eq!(texts.get(Language::Fr), "Un paramètre doit être un nombre entier.");
    }

    #[test]
    fn an_unknown_message_is_for_programmers_and_has_no_control_characters() {
        let texts = say_parser_message("something\u{1f} else", Place::Json);
        assert_eq!(texts.get(Language::En), "This value is not valid. (something else)");
        assert_eq!(texts.get(Language::Fr), "Cette valeur n’est pas valable.");
    }
}
