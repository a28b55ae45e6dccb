//! What a person writes about themselves, parsed once at the edge and right ever after.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::legible;

/// A text that is what its type says: made only by parsing.
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
    /// Upper case is taken as lower case.
    #[derive(Debug)]
    #[schema(value_type = String, min_length = 3, max_length = 30, pattern = "^[A-Za-z0-9][A-Za-z0-9_-]{1,28}[A-Za-z0-9]$", example = "ada")]
    Name = parse_name;

    /// What others read: 1 to 50 characters, no control or invisible characters, no space at the ends.
    #[derive(Debug)]
    #[schema(value_type = String, min_length = 1, max_length = 50, pattern = r"^[^\x00-\x1f\x7f-\x9f]+$", example = "Ada Lovelace")]
    DisplayName = |text| printable(text, 50);

    /// What its owner calls a token: 1 to 100 characters.
    #[derive(Debug)]
    #[schema(value_type = String, min_length = 1, max_length = 100, pattern = r"^[^\x00-\x1f\x7f-\x9f]+$", example = "bot on the shelf")]
    Label = |text| printable(text, 100);

    /// A private e-mail address.
    #[derive(Debug)]
    #[schema(value_type = String, format = Email, max_length = 254, example = "ada@example.org")]
    Email = parse_email;

    /// A time zone by its IANA name.
    #[derive(Debug)]
    #[schema(value_type = String, min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9_+/-]+$", example = "Europe/Paris")]
    TimeZone = |text| match text.parse::<chrono_tz::Tz>() {
        Ok(zone) => Ok(zone.name().to_owned()),
        Err(_) => Err("not an IANA time zone such as Europe/Paris"),
    };

    /// A password to be: 10 to 128 characters of any kind.
    #[schema(value_type = String, format = Password, min_length = 10, max_length = 128, example = "not the real password")]
    Password = |text| match text.chars().count() {
        10..=128 => Ok(text),
        _ => Err("a password has 10 to 128 characters"),
    };

    /// A password or token somebody presents; whether it is right is not a matter of form.
    #[schema(value_type = String, format = Password, min_length = 1, max_length = 512, example = "not the real password")]
    Secret = |text| match text.chars().count() {
        1..=512 => Ok(text),
        _ => Err("expected 1 to 512 characters"),
    };
}

/// Keeps secrets out of logs, whatever prints them.
macro_rules! hidden {
    ($($name:ident),+) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(hidden)"))
            }
        }
    )+};
}

hidden!(Password, Secret);

/// A language the server speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Locale {
    /// As stored, as written in JSON and in `Content-Language`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }
}

/// Handles that would pass for the house itself.
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
        return Err("a name has 3 to 30 letters, digits, - and _, and begins and ends with a letter or digit");
    }
    if RESERVED.contains(&name.as_str()) { Err("this name is reserved") } else { Ok(name) }
}

fn printable(text: String, most: usize) -> Result<String, &'static str> {
    match text.chars().count() {
        0 => Err("must not be empty"),
        n if n > most => Err("too long"),
        _ => legible::check(&text).map(|()| text),
    }
}

fn parse_email(text: String) -> Result<String, &'static str> {
    let wrong = "not an e-mail address";
    let (local, domain) = text.rsplit_once('@').ok_or(wrong)?;
    let odd = |c: char| c.is_whitespace() || c.is_control() || c == '@';
    let whole = !local.is_empty() && !domain.is_empty() && !text.starts_with('@');
    if whole && text.len() <= 254 && !local.contains(odd) && !domain.contains(odd) { Ok(text) } else { Err(wrong) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_handles_in_lower_case() {
        assert_eq!("Ada_L".parse::<Name>().map(String::from), Ok("ada_l".to_owned()));
        for wrong in ["ab", "-ab", "ab-", "a b c", "ädä", "admin", "a2345678901234567890123456789012", "a@b"] {
            assert!(wrong.parse::<Name>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn display_names_cannot_hide_things() {
        assert!("Ada 🎨".parse::<DisplayName>().is_ok());
        for wrong in ["", " Ada", "Ada\n", "A\u{202E}da", "\u{3164}", "A\u{61C}da"] {
            assert!(wrong.parse::<DisplayName>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn time_zones_and_addresses_are_checked() {
        assert!("Europe/Paris".parse::<TimeZone>().is_ok());
        assert!("Mars/Olympus".parse::<TimeZone>().is_err());
        assert!("ada@example.org".parse::<Email>().is_ok());
        for wrong in ["ada", "@x", "a@", "a b@x", "a@b@c"] {
            assert!(wrong.parse::<Email>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn secrets_do_not_print() {
        assert_eq!(format!("{:?}", "correct horse".parse::<Password>()), "Ok(Password(hidden))");
    }
}
