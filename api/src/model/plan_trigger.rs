//! When a plan is played.

use crate::model::text_enum::text_enums;

text_enums! {
    /// When a plan is played.
    #[derive(Default)]
    #[schema(as = Acts)]
    PlanTrigger {
        /// As soon as the game waits for the seat.
        #[default]
        AtOnce "at_once",
        /// Only at the deadline, if the player has not decided by then.
        AtDeadline "at_deadline",
    }
}
