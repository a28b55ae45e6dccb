//! The versions of these rules: one named question for each difference.

use serde::{Deserialize, Serialize};

/// The rules version of a game: the one it began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RulesVersion {
    /// Version 1.
    First,
    /// Version 2.
    Second,
}

impl RulesVersion {
    /// Returns the rules of a version number.
    #[must_use]
    pub const fn of(version: u32) -> Self {
        if version < 2 { Self::First } else { Self::Second }
    }

    const fn is_second(self) -> bool {
        matches!(self, Self::Second)
    }

    /// Returns whether the executive action may also be taken before moving.
    #[must_use]
    pub const fn executive_before_moving(self) -> bool {
        self.is_second()
    }

    /// Returns whether a turn must hold a location action if any location offers one.
    #[must_use]
    pub const fn demands_location_action(self) -> bool {
        self.is_second()
    }

    /// Returns whether a seat's own assistant at the Media Center takes a desk only, and no place in the queue.
    #[must_use]
    pub const fn returning_assistant_takes_only_a_desk(self) -> bool {
        self.is_second()
    }

    /// Returns whether the fame bonus of a discovery excludes the artist just discovered.
    #[must_use]
    pub const fn fame_bonus_excludes_the_discovered(self) -> bool {
        self.is_second()
    }

    /// Returns whether a ticket leaves the box office even if no ticket of the wanted colour is left.
    #[must_use]
    pub const fn missing_ticket_costs_another(self) -> bool {
        self.is_second()
    }

    /// Returns whether the assistant for a reputation tile may come from the bonus of the covered space.
    #[must_use]
    pub const fn covered_space_may_bring_the_assistant(self) -> bool {
        self.is_second()
    }

    /// Returns whether the more valuable of two equally famous artists sets the value of a renowned work.
    #[must_use]
    pub const fn equal_fame_is_settled_by_value(self) -> bool {
        self.is_second()
    }

    /// Returns whether a Lacerda kicked out of the market places his assistant after the turn.
    #[must_use]
    pub const fn lacerda_places_after_the_turn(self) -> bool {
        self.is_second()
    }

    /// Returns whether a round without a location action is idle, and whether the end event names its cause.
    #[must_use]
    pub const fn idle_without_location_actions(self) -> bool {
        self.is_second()
    }
}
