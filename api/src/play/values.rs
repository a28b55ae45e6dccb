//! Words of games, parsed once.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::store::StoreError;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident $word:literal),+ $(,)? }) => {
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
    };
}

words! {
    /// Who may know of a game.
    Visibility {
        /// Listed; everybody may watch and join.
        Public "public",
        /// Not listed; who knows its id may watch, who has the invitation may join.
        Unlisted "unlisted",
        /// Only for those who play; who has the invitation may join.
        Private "private",
    }
}

words! {
    /// How far a game is.
    Status {
        /// Waits for players.
        Open "open",
        /// Is being played.
        Running "running",
        /// Is over.
        Finished "finished",
        /// Was given up before it counted.
        Aborted "aborted",
    }
}

words! {
    /// Against whom somebody is rated.
    Pool {
        /// Games in which only people sit.
        People "people",
        /// Games in which only bots sit.
        Bots "bots",
        /// Games of people and bots.
        Mixed "mixed",
    }
}

words! {
    /// Who decided a move for a seat.
    Actor {
        /// Whoever owns the seat.
        Owner "owner",
        /// A plan of theirs.
        Plan "plan",
        /// A bot: its own seat, or in the owner's place.
        Bot "bot",
    }
}
