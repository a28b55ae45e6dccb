//! Tasks that need no decision, and tasks that turn out to be impossible.

use super::super::agenda::Task;
use super::super::components::printed;
use super::super::event::{Event, SkippedStep};
use super::super::pieces::{Form, Visitor, VisitorCounts, Work};
use super::super::state::State;
use super::{GalleristTurn, media, sales, visitors};
use crate::kernel::{Chance, Seat};

/// Carries out the task on top of the agenda.
pub fn run(turn: &mut GalleristTurn<'_>) {
    let s = turn.state();
    let seat = s.actor;
    match s.agenda.last().copied() {
        Some(task @ (Task::Influence | Task::Investment | Task::Assistant)) => turn.emit(gain(s, seat, task)),
        Some(Task::RefillDisplay) => sales::refill(turn),
        Some(Task::Exhibit { artist }) => turn.emit(Event::WorkExhibited { seat, artist }),
        Some(Task::Uncover { form }) => uncover(turn, form),
        Some(Task::ReleaseCollector { artist }) => turn.emit(Event::CollectorReleased { artist }),
        _ => skip(turn),
    }
}

/// Returns the event of a bonus that needs no decision: Influence, money or an assistant.
pub fn gain(s: &State, seat: Seat, task: Task) -> Event {
    let player = s.player(seat);
    match task {
        Task::Influence => Event::InfluenceGained { seat, amount: visitors::influence_earned(player) },
        Task::Investment => Event::MoneyGained { seat, amount: visitors::money_earned(player) },
        Task::Assistant if media::can_gain_assistant(player) => Event::AssistantGained { seat },
        other => Event::StepSkipped { seat, step: skipped_step(&other) },
    }
}

/// Returns the name of the step that is skipped with a task.
const fn skipped_step(task: &Task) -> SkippedStep {
    match task {
        Task::Fame { .. } => SkippedStep::Fame,
        Task::Tickets { .. } => SkippedStep::Ticket,
        Task::Sign { .. } => SkippedStep::Contract,
        Task::Assistant => SkippedStep::Assistant,
        _ => SkippedStep::Visitor,
    }
}

/// Skips the task on top of the agenda.
pub fn skip(turn: &mut GalleristTurn<'_>) {
    let seat = turn.state().actor;
    let step = turn.state().agenda.last().map_or(SkippedStep::Visitor, skipped_step);
    turn.emit(Event::StepSkipped { seat, step });
}

/// Uncovers the next work of a stack and draws visitors onto it, as long as the bag has any (p. 8).
fn uncover(turn: &mut GalleristTurn<'_>, form: Form) {
    let mut chance = turn.chance();
    let s = turn.state();
    let mut rest = s.stacks[form].rest;
    let mut bag = s.bag;
    let Some(work) = draw_work(&mut rest, &mut chance) else { return skip(turn) };
    let visitors = draw_visitors(&mut bag, printed().work(work).tickets(), &mut chance);
    turn.emit(Event::WorkUncovered { form, work, visitors });
}

/// Draws a work from a set and removes it; returns `None` from an empty set.
pub fn draw_work(from: &mut u32, chance: &mut Chance) -> Option<Work> {
    let at = chance.below(from.count_ones()) as usize;
    let drawn = Work::ALL.into_iter().filter(|work| *from & work.bit() != 0).nth(at)?;
    *from &= !drawn.bit();
    Some(drawn)
}

/// Draws `count` visitors from the bag, or as many as there are.
pub fn draw_visitors(bag: &mut VisitorCounts, count: u8, chance: &mut Chance) -> VisitorCounts {
    let mut drawn = VisitorCounts::default();
    for _ in 0..count.min(bag.total()) {
        let mut at = chance.below(u32::from(bag.total()));
        for kind in Visitor::ALL {
            let here = u32::from(bag[kind]);
            if at < here {
                bag[kind] -= 1;
                drawn[kind] += 1;
                break;
            }
            at -= here;
        }
    }
    drawn
}
