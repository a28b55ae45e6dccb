//! Words of games: visibility, status, rating pool, and who decided a move.

use crate::model::text_enum::text_enums;

text_enums! {
    /// Who may know of a game.
    Visibility {
        /// Listed; everyone may watch and join.
        Public "public",
        /// Not listed; an account that knows its id may watch, one that has the invitation may join.
        Unlisted "unlisted",
        /// Visible to its players only; an account that has the invitation may join.
        Private "private",
    }

    /// The status of a game.
    Status {
        /// Waits for players.
        Open "open",
        /// Is being played.
        Running "running",
        /// Is over.
        Finished "finished",
        /// Was ended without a result.
        Aborted "aborted",
    }

    /// Against which kind of opponents an account is rated.
    Pool {
        /// Games in which only people sit.
        People "people",
        /// Games in which only bots sit.
        Bots "bots",
        /// Games of people and bots.
        Mixed "mixed",
    }

    /// Who decided a move for a seat.
    Actor {
        /// The account that owns the seat.
        Owner "owner",
        /// A plan of that account.
        Plan "plan",
        /// A bot: on its own seat, or in place of the owner.
        Bot "bot",
    }
}
