//! What the versions of these rules differ in, each difference by its name.

use serde::{Deserialize, Serialize};

/// The rules a game is played by: those it began with, whatever was ruled since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RulesVersion {
    /// Version 1.
    First,
    /// Version 2.
    Second,
}

impl RulesVersion {
    /// What a version of the rules says.
    #[must_use]
    pub const fn of(version: u32) -> Self {
        if version < 2 { Self::First } else { Self::Second }
    }

    const fn is_second(self) -> bool {
        matches!(self, Self::Second)
    }

    /// Whether the executive action may also be taken before moving.
    #[must_use]
    pub const fn executive_before_moving(self) -> bool {
        self.is_second()
    }

    /// Whether a turn holds exactly one location action as long as any location offers one.
    #[must_use]
    pub const fn demands_location_action(self) -> bool {
        self.is_second()
    }

    /// Whether an own assistant at the Media Center is counted against the desks alone, not against the queue.
    #[must_use]
    pub const fn returning_assistant_takes_only_a_desk(self) -> bool {
        self.is_second()
    }

    /// Whether the fame bonus of a discovery is only for artists who were discovered before.
    #[must_use]
    pub const fn fame_bonus_excludes_the_discovered(self) -> bool {
        self.is_second()
    }

    /// Whether a ticket leaves the box office even for a colour that is nowhere to be had.
    #[must_use]
    pub const fn missing_ticket_costs_another(self) -> bool {
        self.is_second()
    }

    /// Whether the assistant for a reputation tile may come from the space it covers.
    #[must_use]
    pub const fn covered_space_may_bring_the_assistant(self) -> bool {
        self.is_second()
    }

    /// Whether a renowned work follows the more valuable of two equally famous artists.
    #[must_use]
    pub const fn equal_fame_is_settled_by_value(self) -> bool {
        self.is_second()
    }

    /// Whether Lacerda, kicked out of the market, places his assistant after the turn and not at once.
    #[must_use]
    pub const fn lacerda_places_after_the_turn(self) -> bool {
        self.is_second()
    }

    /// Whether only location actions keep a round from being idle, and the event says why the end was triggered.
    #[must_use]
    pub const fn idle_without_location_actions(self) -> bool {
        self.is_second()
    }
}
