//! Errors of values that check themselves while they are parsed: the id of a message, with its arguments, as the message of the parser.

use salon_domain::kernel::words::{Args, Place, Texts, say_parser_message};

use super::{messages, texts};

/// Stands between the id, the names and the values.
const SEPARATOR: char = '\u{1f}';
/// What the ids of these messages begin with.
const PREFIX: &str = "input-";

/// Returns the error of a value that checks itself. A message without arguments is its id alone.
pub(crate) fn invalid(id: &'static str, args: &[(&'static str, String)]) -> String {
    let mut error = id.to_owned();
    for (name, value) in args {
        let value: String = value.chars().filter(|letter| !letter.is_control()).collect();
        for part in [name, value.as_str()] {
            error.push(SEPARATOR);
            error.push_str(part);
        }
    }
    error
}

/// Says the error of a parser in every language: that of a value that checks itself, or one of serde.
pub(crate) fn say(message: &str, place: Place) -> Texts {
    let own = message.rsplit_once(" at line ").map_or(message, |(own, _)| own);
    let mut parts = own.split(SEPARATOR);
    match parts.next() {
        Some(id) if id.starts_with(PREFIX) && messages().has(Default::default(), id) => {
            let mut args = Args::new();
            while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
                args.set(name, value);
            }
            texts(id, &args)
        }
        _ => say_parser_message(message, place),
    }
}

#[cfg(test)]
mod tests {
    use salon_domain::kernel::Language;

    use super::*;

    #[test]
    fn a_value_that_checks_itself_is_said_in_every_language_and_quotes_no_control_characters() {
        let error = invalid("input-notice-kind", &[("kind", "a\u{1f}b".to_owned())]);
        let said = say(&format!("{error} at line 1 column 5"), Place::Json);
        assert_eq!(said.get(Language::En), "There is no kind of notice `ab`.");
        assert_eq!(said.get(Language::Fr), "Il n’y a pas d’avis de la sorte `ab`.");
        assert_eq!(say("input-email", Place::Json).get(Language::En), "This is not an e-mail address.");
    }

    #[test]
    fn other_messages_are_those_of_a_parser() {
        let said = say("missing field `name` at line 1 column 2", Place::Json);
        assert_eq!(said.get(Language::En), "The field `name` is missing.");
        assert_eq!(say("input-nothing", Place::Json).get(Language::Fr), "Cette valeur n’est pas valable.");
    }
}
