//! The steps of an action that need no decision, and those that turn out to be impossible.

use super::super::agenda::Task;
use super::super::components::printed;
use super::super::event::{Event, Step};
use super::super::pieces::{Crowd, Form, Visitor, Work};
use super::super::state::State;
use super::{Deciding, sales};
use crate::kernel::{Chance, Seat};

/// Carries the task on top of the agenda out.
pub fn run(turn: &mut Deciding<'_>) {
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

/// What a bonus brings that needs no decision: Influence, money or an assistant.
pub fn gain(s: &State, seat: Seat, task: Task) -> Event {
    let player = s.player(seat);
    match task {
        Task::Influence => Event::InfluenceGained { seat, amount: player.influence_earned() },
        Task::Investment => Event::MoneyGained { seat, amount: player.money_earned() },
        Task::Assistant if player.can_gain_assistant() => Event::AssistantGained { seat },
        other => Event::StepSkipped { seat, step: step(&other) },
    }
}

const fn step(task: &Task) -> Step {
    match task {
        Task::Fame { .. } => Step::Fame,
        Task::Tickets { .. } => Step::Ticket,
        Task::Sign { .. } => Step::Contract,
        Task::Assistant => Step::Assistant,
        _ => Step::Visitor,
    }
}

/// Skips the task on top of the agenda.
pub fn skip(turn: &mut Deciding<'_>) {
    let seat = turn.state().actor;
    let step = turn.state().agenda.last().map_or(Step::Visitor, step);
    turn.emit(Event::StepSkipped { seat, step });
}

/// Shows the next work of a stack and draws visitors onto it, as far as the bag has any (p. 8).
fn uncover(turn: &mut Deciding<'_>, form: Form) {
    let mut chance = turn.chance();
    let s = turn.state();
    let mut rest = s.stacks[form].rest;
    let mut bag = s.bag;
    let Some(work) = draw_work(&mut rest, &mut chance) else { return skip(turn) };
    let visitors = draw_visitors(&mut bag, printed().work(work).tickets(), &mut chance);
    turn.emit(Event::WorkUncovered { form, work, visitors });
}

/// Draws a work from a set.
pub fn draw_work(from: &mut u32, chance: &mut Chance) -> Option<Work> {
    let at = chance.below(from.count_ones()) as usize;
    let drawn = Work::ALL.into_iter().filter(|work| *from & work.bit() != 0).nth(at)?;
    *from &= !drawn.bit();
    Some(drawn)
}

/// Draws so many visitors from the bag, or as many as there are.
pub fn draw_visitors(bag: &mut Crowd, count: u8, chance: &mut Chance) -> Crowd {
    let mut drawn = Crowd::default();
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
