//! The novice: random commands that are not pointless, mostly those that make progress.

use super::information_set::InformationSet;
use crate::kernel::chance::Chance;
use crate::kernel::ruleset::Ruleset;

/// One decision in eight is random even if a command makes progress, so that every game ends.
const RANDOM_ONE_IN: u32 = 8;

/// Returns a random sensible command, mostly one that makes progress.
pub(super) fn choose<R: Ruleset>(known: &InformationSet<'_, R>, chance: &mut Chance) -> Option<R::Command> {
    let position = known.imagine(chance);
    let mut commands = Vec::new();
    position.sensible(known.seat(), &mut commands);
    let progress: Vec<_> = commands.iter().filter(|command| position.makes_progress(known.seat(), command)).collect();
    if !progress.is_empty() && chance.below(RANDOM_ONE_IN) < RANDOM_ONE_IN - 1 {
        return chance.pick(&progress).map(|command| (*command).clone());
    }
    chance.pick(&commands).cloned()
}
