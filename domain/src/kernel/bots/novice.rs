//! The novice: anything that is not pointless, mostly what brings the game on.

use super::eyes::Eyes;
use crate::kernel::chance::Chance;
use crate::kernel::ruleset::Ruleset;

/// One decision in so many is left to chance alone, so that every game comes to its end.
const LEFT_TO_CHANCE_ONCE_IN: u32 = 8;

/// Any sensible command, each equally likely, or one of those that bring the game on.
pub(super) fn choose<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance) -> Option<R::Command> {
    let position = eyes.imagine(chance);
    let mut commands = Vec::new();
    position.sensible(eyes.seat(), &mut commands);
    let progress: Vec<_> = commands.iter().filter(|command| position.makes_progress(eyes.seat(), command)).collect();
    if !progress.is_empty() && chance.below(LEFT_TO_CHANCE_ONCE_IN) < LEFT_TO_CHANCE_ONCE_IN - 1 {
        return chance.pick(&progress).map(|command| (*command).clone());
    }
    chance.pick(&commands).cloned()
}
