//! Words of table talk, parsed once.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::store::StoreError;

/// A text of people, made only by parsing. Kept as it is written: nothing is normalised.
macro_rules! texts {
    ($($(#[$meta:meta])* $name:ident = $most:literal;)+) => {$(
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
                written(text, $most).map(Self)
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
    /// What somebody says: 1 to 2,000 characters, of control characters only line breaks, not only spaces.
    #[schema(value_type = String, min_length = 1, max_length = 2000, pattern = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f]+$", example = "That hangs very well.")]
    MessageText = 2_000;

    /// What somebody notes: 1 to 10,000 characters, of control characters only line breaks, not only spaces.
    #[schema(value_type = String, min_length = 1, max_length = 10000, pattern = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f]+$", example = "Bob wants the museum.")]
    NoteText = 10_000;
}

fn written(text: String, most: usize) -> Result<String, &'static str> {
    match text.chars().count() {
        n if n > most => Err("too long"),
        _ if text.trim().is_empty() => Err("must not be empty"),
        _ if text.chars().any(|c| c.is_control() && c != '\n') => Err("must not hold control characters"),
        _ => Ok(text),
    }
}

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident $word:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl $name {
            /// As it is stored.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
        }

        impl TryFrom<&str> for $name {
            type Error = StoreError;

            fn try_from(word: &str) -> Result<Self, StoreError> {
                match word {
                    $($word => Ok(Self::$variant),)+
                    other => Err(StoreError::Corrupt(format!("unknown word {other}"))),
                }
            }
        }
    )+};
}

words! {
    /// Who may read a message.
    Audience {
        /// Those at the table.
        Players "players",
        /// Those who watch, too.
        Everybody "everybody",
    }

    /// What those who only watch may do with what is said to everybody.
    Spectators {
        /// Not even read it.
        None "none",
        /// Read it.
        Read "read",
        /// Read and answer it, once signed in.
        Write "write",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_kept_as_it_is_or_refused() {
        for sound in ["x", "two\nlines", "e\u{301} 🎨 مرحبا", " spaced ", "<b>&amp;</b>"] {
            assert_eq!(MessageText::try_from(sound.to_owned()).map(String::from), Ok(sound.to_owned()));
        }
        for wrong in ["", "  \n ", "a\0b", "a\rb", "a\tb", "a\u{7f}", "a\u{85}b"] {
            assert!(MessageText::try_from(wrong.to_owned()).is_err(), "{wrong:?}");
        }
        assert!(MessageText::try_from("é".repeat(2_000)).is_ok());
        assert!(MessageText::try_from("é".repeat(2_001)).is_err());
    }
}
