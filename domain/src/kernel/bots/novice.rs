//! The novice: anything that is not pointless.

use super::eyes::Eyes;
use crate::kernel::chance::Chance;
use crate::kernel::ruleset::Ruleset;

/// Any sensible command, each equally likely.
pub(super) fn choose<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance) -> Option<R::Command> {
    let mut commands = Vec::new();
    eyes.imagine(chance).sensible(eyes.seat(), &mut commands);
    chance.pick(&commands).cloned()
}
