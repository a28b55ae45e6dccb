//! The amateur: what looks best right afterwards, by the ruleset's own evaluation.

use super::eyes::{Eyes, Imagined};
use crate::kernel::chance::Chance;
use crate::kernel::ruleset::Ruleset;
use crate::kernel::seat::Seat;

/// How many states it imagines.
const IMAGINED: usize = 3;

/// The command after which the seat stands best, on average over a few imagined states; any of those that are equally good.
pub(super) fn choose<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance) -> Option<R::Command> {
    rank(eyes, chance).into_iter().next().map(|(_, command)| command)
}

/// The sensible commands, the best first and equally good ones in any order, each with how the seat would stand.
pub(super) fn rank<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance) -> Vec<(f64, R::Command)> {
    rank_over(eyes, chance, IMAGINED)
}

/// Like [`rank`], in one imagined state: for many nodes of a search.
pub(super) fn rank_once<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance) -> Vec<(f64, R::Command)> {
    rank_over(eyes, chance, 1)
}

fn rank_over<R: Ruleset>(eyes: &Eyes<'_, R>, chance: &mut Chance, imagined: usize) -> Vec<(f64, R::Command)> {
    let seat = eyes.seat();
    let positions: Vec<_> = (0..imagined).map(|_| eyes.imagine(chance)).collect();
    let mut commands = Vec::new();
    positions.iter().take(1).for_each(|position| position.sensible(seat, &mut commands));
    chance.shuffle(&mut commands);
    let average = |command: &R::Command| {
        positions.iter().map(|position| after(position, seat, command)).sum::<f64>() / imagined as f64
    };
    let mut ranked: Vec<_> = commands.into_iter().map(|command| (average(&command), command)).collect();
    ranked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    ranked
}

/// The best of a few of these commands, in one imagined state: a choice in no time.
pub(super) fn glance<R: Ruleset>(
    eyes: &Eyes<'_, R>,
    chance: &mut Chance,
    commands: &mut Vec<R::Command>,
    compared: usize,
) -> Option<R::Command> {
    while commands.len() > compared {
        let at = chance.below(u32::try_from(commands.len()).unwrap_or(u32::MAX)) as usize;
        commands.swap_remove(at);
    }
    if commands.len() < 2 {
        return commands.pop();
    }
    let position = eyes.imagine(chance);
    let worths = commands.drain(..).map(|command| (after(&position, eyes.seat(), &command), command));
    worths.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, command)| command)
}

/// How the seat would stand after this command.
fn after<R: Ruleset>(position: &Imagined<R>, seat: Seat, command: &R::Command) -> f64 {
    let mut after = position.clone();
    after.play(seat, command).map_or(f64::NEG_INFINITY, |_| after.evaluate(seat))
}
