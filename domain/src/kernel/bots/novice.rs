//! The novice: now and then the best of a few commands it happens to think of, otherwise anything that is not pointless.

use super::amateur;
use super::eyes::Eyes;
use crate::kernel::chance::Chance;
use crate::kernel::ruleset::Ruleset;

/// One decision in so many is thought about. Chance alone spends all a seat has and leaves it with nothing to do; chance must
/// keep its part, so that every game comes to its end.
const THINKS_ONCE_IN: u32 = 2;
/// How many commands it then compares.
const COMPARED: usize = 4;

/// Any sensible command, or the best of a few.
pub(super) fn choose<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance) -> Option<R::Command> {
    let mut commands = Vec::new();
    eyes.imagine(chance).sensible(eyes.seat(), &mut commands);
    if chance.below(THINKS_ONCE_IN) > 0 {
        return chance.pick(&commands).cloned();
    }
    amateur::glance(eyes, chance, &mut commands, COMPARED)
}
