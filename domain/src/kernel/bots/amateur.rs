//! The amateur: what looks best right afterwards, by the ruleset's own evaluation.

use super::eyes::Eyes;
use crate::kernel::chance::Chance;
use crate::kernel::ruleset::Ruleset;

/// How many states it imagines.
const IMAGINED: usize = 3;

/// The command after which the seat stands best, on average over a few imagined states; any of those that are equally good.
pub(super) fn choose<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance) -> Option<R::Command> {
    let ranked = rank(eyes, chance);
    let best = ranked.first()?.0;
    let equal: Vec<&R::Command> =
        ranked.iter().take_while(|(worth, _)| *worth >= best).map(|(_, command)| command).collect();
    chance.pick(&equal).map(|command| (*command).clone())
}

/// The sensible commands, the best first, each with what the seat's standing would be on average.
pub(super) fn rank<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance) -> Vec<(f64, R::Command)> {
    let seat = eyes.seat();
    let positions: Vec<_> = (0..IMAGINED).map(|_| eyes.imagine(chance)).collect();
    let mut commands = Vec::new();
    positions.iter().take(1).for_each(|position| position.sensible(seat, &mut commands));
    let worth = |command: &R::Command| {
        let each = positions.iter().map(|position| {
            let mut after = position.clone();
            after.play(seat, command).map_or(f64::NEG_INFINITY, |_| after.evaluate(seat))
        });
        each.sum::<f64>()
    };
    let mut ranked: Vec<_> = commands.into_iter().map(|command| (worth(&command), command)).collect();
    ranked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    ranked
}
