//! Texts that people write, and the languages and audiences of texts. Each value is valid: it is created only by parsing.

use std::{fmt, str::FromStr};

use salon_domain::kernel::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::model::{text_enum::text_enums, visible_text};

/// Declares text types whose values are created only by parsing, so that each value is valid.
macro_rules! texts {
    ($($(#[$meta:meta])* $name:ident = $parse:expr;)+) => {$(
        #[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        #[serde(try_from = "String", into = "String")]
        $(#[$meta])*
        pub struct $name(String);

        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = &'static str;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                let parse: fn(String) -> Result<String, &'static str> = $parse;
                parse(text).map(Self)
            }
        }

        impl FromStr for $name {
            type Err = &'static str;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::try_from(text.to_owned())
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> Self {
                value.0
            }
        }
    )+};
}

texts! {
    /// The public handle of an account: 3 to 30 letters, digits, `-` and `_`, beginning and ending with a letter or digit.
    /// Upper case is converted to lower case.
    #[derive(Debug)]
    #[schema(value_type = String, min_length = 3, max_length = 30, pattern = "^[A-Za-z0-9][A-Za-z0-9_-]{1,28}[A-Za-z0-9]$", example = "ada")]
    Name = parse_name;

    /// The name shown to others: 1 to 50 characters, no control or invisible characters, no space at the ends.
    #[derive(Debug)]
    #[schema(value_type = String, min_length = 1, max_length = 50, pattern = r"^[^\x00-\x1f\x7f-\x9f]+$", example = "Ada Lovelace")]
    DisplayName = |text| single_line(text, 50);

    /// The label of a token or webhook: 1 to 100 characters.
    #[derive(Debug)]
    #[schema(value_type = String, min_length = 1, max_length = 100, pattern = r"^[^\x00-\x1f\x7f-\x9f]+$", example = "bot on the shelf")]
    Label = |text| single_line(text, 100);

    /// A private e-mail address.
    #[derive(Debug)]
    #[schema(value_type = String, format = Email, max_length = 254, example = "ada@example.org")]
    Email = parse_email;

    /// A time zone by its IANA name.
    #[derive(Debug)]
    #[schema(as = TimeZoneName, value_type = String, min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9_+/-]+$", example = "Europe/Paris")]
    TimeZone = |text| match text.parse::<chrono_tz::Tz>() {
        Ok(zone) => Ok(zone.name().to_owned()),
        Err(_) => Err("input-time-zone"),
    };

    /// A new password: 10 to 128 characters of any kind.
    #[schema(value_type = String, format = Password, min_length = 10, max_length = 128, example = "not the real password")]
    Password = |text| match text.chars().count() {
        10..=128 => Ok(text),
        _ => Err("input-password"),
    };

    /// A password or token to be checked.
    #[schema(as = Secret, value_type = String, format = Password, min_length = 1, max_length = 512, example = "not the real password")]
    SubmittedSecret = |text| match text.chars().count() {
        1..=512 => Ok(text),
        _ => Err("input-secret"),
    };

    /// The text of a message: 1 to 2,000 characters, of control characters only line breaks, not only spaces.
    #[derive(Debug)]
    #[schema(value_type = String, min_length = 1, max_length = 2000, pattern = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f]+$", example = "That hangs very well.")]
    MessageText = |text| multi_line(text, 2_000);

    /// The text of a note: 1 to 10,000 characters, of control characters only line breaks, not only spaces.
    #[derive(Debug)]
    #[schema(value_type = String, min_length = 1, max_length = 10000, pattern = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f]+$", example = "Bob wants the museum.")]
    NoteText = |text| multi_line(text, 10_000);
}

/// Hides the value from `Debug` output, so that no log shows it.
macro_rules! hidden {
    ($($name:ident),+) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(hidden)"))
            }
        }
    )+};
}

hidden!(Password, SubmittedSecret);

text_enums! {
    /// A language of the server's texts.
    #[derive(Default)]
    #[schema(as = Language)]
    Locale {
        /// English.
        #[default]
        En "en",
        /// French.
        Fr "fr",
    }

    /// Who may read a message.
    Audience {
        /// The players.
        Players "players",
        /// The players and the spectators.
        Everybody "everybody",
    }

    /// What spectators may do with messages to everybody.
    Spectators {
        /// Neither read nor answer them.
        None "none",
        /// Read them.
        Read "read",
        /// Read and answer them, once signed in.
        Write "write",
    }
}

impl Locale {
    /// Returns the language of the rulesets' texts.
    pub const fn language(self) -> Language {
        match self {
            Self::En => Language::En,
            Self::Fr => Language::Fr,
        }
    }
}

/// Handles that could be mistaken for the operator of the server.
const RESERVED: [&str; 9] =
    ["admin", "administrator", "deleted", "moderator", "root", "salon", "staff", "support", "system"];

fn parse_name(text: String) -> Result<String, &'static str> {
    let name = text.to_ascii_lowercase();
    let inner = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
    let edge = |c: Option<char>| c.is_some_and(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    if !(3..=30).contains(&name.len())
        || !name.chars().all(inner)
        || !edge(name.chars().next())
        || !edge(name.chars().last())
    {
        return Err("input-name");
    }
    if RESERVED.contains(&name.as_str()) { Err("input-name-reserved") } else { Ok(name) }
}

/// Checks a text of one line.
fn single_line(text: String, max_chars: usize) -> Result<String, &'static str> {
    match text.chars().count() {
        0 => Err("input-empty"),
        n if n > max_chars => Err("input-too-long"),
        _ => visible_text::check(&text).map(|()| text),
    }
}

/// Checks a text that may have several lines. It is stored unchanged, without normalisation.
fn multi_line(text: String, max_chars: usize) -> Result<String, &'static str> {
    match text.chars().count() {
        n if n > max_chars => Err("input-too-long"),
        _ if text.trim().is_empty() => Err("input-empty"),
        _ if text.chars().any(|c| c.is_control() && c != '\n') => Err("input-control"),
        _ => Ok(text),
    }
}

fn parse_email(text: String) -> Result<String, &'static str> {
    let invalid = "input-email";
    let (local, domain) = text.rsplit_once('@').ok_or(invalid)?;
    let forbidden = |c: char| c.is_whitespace() || c.is_control() || c == '@';
    let has_both_parts = !local.is_empty() && !domain.is_empty() && !text.starts_with('@');
    if has_both_parts && text.len() <= 254 && !local.contains(forbidden) && !domain.contains(forbidden) {
        Ok(text)
    } else {
        Err(invalid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_converted_to_lower_case() {
        assert_eq!("Ada_L".parse::<Name>().map(String::from), Ok("ada_l".to_owned()));
        for wrong in ["ab", "-ab", "ab-", "a b c", "ädä", "admin", "a2345678901234567890123456789012", "a@b"] {
            assert!(wrong.parse::<Name>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn display_names_with_invisible_characters_are_refused() {
        assert!("Ada 🎨".parse::<DisplayName>().is_ok());
        for wrong in ["", " Ada", "Ada\n", "A\u{202E}da", "\u{3164}", "A\u{61C}da"] {
            assert!(wrong.parse::<DisplayName>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn invalid_time_zones_and_addresses_are_refused() {
        assert!("Europe/Paris".parse::<TimeZone>().is_ok());
        assert!("Mars/Olympus".parse::<TimeZone>().is_err());
        assert!("ada@example.org".parse::<Email>().is_ok());
        for wrong in ["ada", "@x", "a@", "a b@x", "a@b@c"] {
            assert!(wrong.parse::<Email>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn debug_output_hides_secrets() {
        assert_eq!(format!("{:?}", "correct horse".parse::<Password>()), "Ok(Password(hidden))");
    }

    #[test]
    fn a_text_is_stored_unchanged_or_refused() {
        for valid in ["x", "two\nlines", "e\u{301} 🎨 مرحبا", " spaced ", "<b>&amp;</b>"] {
            assert_eq!(MessageText::try_from(valid.to_owned()).map(String::from), Ok(valid.to_owned()));
        }
        for wrong in ["", "  \n ", "a\0b", "a\rb", "a\tb", "a\u{7f}", "a\u{85}b"] {
            assert!(MessageText::try_from(wrong.to_owned()).is_err(), "{wrong:?}");
        }
        assert!(MessageText::try_from("é".repeat(2_000)).is_ok());
        assert!(MessageText::try_from("é".repeat(2_001)).is_err());
    }
}
