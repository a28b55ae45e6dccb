//! What a sandbox observed after it injected a fault.

use crate::model::text_enum::text_enums;

text_enums! {
    /// What a client sent after one of its answers was lost.
    AfterLoss {
        /// The same commands with the same key: a retry, which has no second effect.
        SameKey "same_key",
        /// The same commands with another key or none, as if the first request had never been made.
        NewKey "new_key",
        /// Other commands: the client had read the game again.
        WentOn "went_on",
    }

    /// What became of commands that another move overtook.
    Overtaken {
        /// They named the version they were meant for, so they are refused with the events that were missed.
        Conflict "conflict",
        /// They named no version and are carried out in a state of the game that their sender has not seen.
        Accepted "accepted",
        /// They named no version and the rules refuse them now.
        Refused "refused",
    }
}
