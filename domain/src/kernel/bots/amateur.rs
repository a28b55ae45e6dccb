//! The amateur: takes the command with the best evaluation right after it.

use super::information_set::{ImaginedState, InformationSet};
use crate::kernel::chance::Chance;
use crate::kernel::ruleset::Ruleset;
use crate::kernel::seat::Seat;

/// The number of imagined states over which evaluations are averaged.
const IMAGINED_STATES: usize = 3;

/// Returns the command with the best average evaluation over a few imagined states, at random among equals.
pub(super) fn choose<R: Ruleset>(known: &InformationSet<'_, R>, chance: &mut Chance) -> Option<R::Command> {
    rank(known, chance).into_iter().next().map(|(_, command)| command)
}

/// Returns the sensible commands with their evaluations, the best first and equals in random order.
pub(super) fn rank<R: Ruleset>(known: &InformationSet<'_, R>, chance: &mut Chance) -> Vec<(f64, R::Command)> {
    rank_over(known, chance, IMAGINED_STATES)
}

/// Like [`rank`] with one imagined state, for the many nodes of a search.
pub(super) fn rank_once<R: Ruleset>(known: &InformationSet<'_, R>, chance: &mut Chance) -> Vec<(f64, R::Command)> {
    rank_over(known, chance, 1)
}

fn rank_over<R: Ruleset>(
    known: &InformationSet<'_, R>,
    chance: &mut Chance,
    imagined: usize,
) -> Vec<(f64, R::Command)> {
    let seat = known.seat();
    let positions: Vec<_> = (0..imagined).map(|_| known.imagine(chance)).collect();
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

/// Returns the best of at most `compared` random commands in one imagined state: a fast policy for playouts.
pub(super) fn quick_choice<R: Ruleset>(
    known: &InformationSet<'_, R>,
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
    let position = known.imagine(chance);
    let evaluations = commands.drain(..).map(|command| (after(&position, known.seat(), &command), command));
    evaluations.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, command)| command)
}

/// Returns the evaluation for the seat after this command.
fn after<R: Ruleset>(position: &ImaginedState<R>, seat: Seat, command: &R::Command) -> f64 {
    let mut after = position.clone();
    after.play(seat, command).map_or(f64::NEG_INFINITY, |_| after.evaluate(seat))
}
