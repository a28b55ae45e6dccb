//! What tickets are for.

use crate::model::text_enum::text_enums;

text_enums! {
    /// What a ticket opens: one kind of address that a browser asks for without a token.
    TicketUse {
        /// The stream of one game.
        GameStream "game_stream",
        /// The stream of the feed.
        FeedStream "feed_stream",
        /// The pictures of one game.
        Pictures "pictures",
    }
}
