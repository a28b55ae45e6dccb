//! Values of mail: kinds of mails, purposes of their tokens, and settings of an account.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::model::text_enum::text_enums;

text_enums! {
    /// When an account gets a mail because a game waits for it.
    TurnMails {
        /// At once, unless its own move led to it.
        AtOnce "at_once",
        /// After a delay, if the same decision is still pending.
        Quiet "quiet",
        /// Once a day, about all games that wait; no mail if none waits.
        Digest "digest",
        /// Never. Reminders are not sent either.
        None "none",
    }

    /// What a mail is about.
    MailKind {
        /// A link that verifies an address.
        Verification "verification",
        /// A message to the previous address that the address of the account changed.
        AddressChanged "address_changed",
        /// A link that sets a new password.
        PasswordReset "password_reset",
        /// All games that wait for the account, once a day.
        Digest "digest",
        /// A game that waits for the account.
        Turn "turn",
        /// A deadline that is near.
        Reminder "reminder",
        /// The result of a game.
        Finished "finished",
        /// An invitation to a table.
        Invitation "invitation",
    }

    /// What the link with a token from a mail does.
    TokenPurpose {
        /// Verifies the address.
        Verification "verification",
        /// Sets a new password.
        PasswordReset "password_reset",
    }
}

/// Declares numbers within bounds whose values are created only by parsing.
macro_rules! bounded {
    ($($(#[$meta:meta])* $name:ident($number:ty) = $range:pat, $error:literal;)+) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        #[serde(try_from = "u16", into = "u16")]
        $(#[$meta])*
        pub struct $name($number);

        impl $name {
            /// Returns the number, as it is stored.
            pub fn get(self) -> $number {
                self.0
            }
        }

        impl TryFrom<u16> for $name {
            type Error = &'static str;

            fn try_from(number: u16) -> Result<Self, Self::Error> {
                match number {
                    $range => Ok(Self(number as $number)),
                    _ => Err($error),
                }
            }
        }

        impl From<$name> for u16 {
            fn from(value: $name) -> Self {
                value.0 as u16
            }
        }
    )+};
}

bounded! {
    /// How long a decision may be pending before a mail is sent: 1 to 10080 minutes.
    #[schema(value_type = u16, minimum = 1, maximum = 10080, example = 60)]
    QuietMinutes(i32) = 1..=10_080, "input-quiet-minutes";

    /// An hour of the day: 0 to 23.
    #[schema(value_type = u16, minimum = 0, maximum = 23, example = 8)]
    Hour(i16) = 0..=23, "input-hour";
}
