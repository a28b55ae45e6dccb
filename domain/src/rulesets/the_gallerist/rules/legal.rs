//! The full list of what the awaited seat can do, from the same checks that decide.

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::state::{Stage, State};
use super::{
    act, auction, executive, fame, lacerda, market, movement, payment, prompt, sales, start, tickets, visitors,
};
use crate::kernel::Seat;

/// Something that collects commands.
pub trait Out {
    /// Takes one more.
    fn add(&mut self, command: Command);

    /// Whether further ones make no difference.
    #[inline]
    fn is_full(&self) -> bool {
        false
    }
}

impl Out for Vec<Command> {
    #[inline]
    fn add(&mut self, command: Command) {
        self.push(command);
    }
}

/// Finds out whether there is none, one or more than one.
#[derive(Default)]
pub struct Lone {
    /// The first one.
    pub first: Option<Command>,
    /// Whether there are others.
    pub more: bool,
}

impl Out for Lone {
    #[inline]
    fn add(&mut self, command: Command) {
        match self.first {
            None => self.first = Some(command),
            Some(_) => self.more = true,
        }
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.more
    }
}

/// Adds every command this seat could give now.
pub fn legal(s: &State, seat: Seat, commands: &mut Vec<Command>) {
    if prompt(s).is_some_and(|(awaited, _)| awaited == seat) {
        each(s, commands);
    }
}

/// Adds every command the awaited seat could give now.
pub fn each(s: &State, out: &mut impl Out) {
    let seat = s.actor;
    match s.agenda.last() {
        Some(task) => match *task {
            Task::Pay { price, work } => payment::each(s, seat, price, work, out),
            Task::Fame { .. } => fame::each(s, seat, out),
            Task::Tickets { first, .. } => tickets::each(s, first, out),
            Task::Welcome { bag, among } => visitors::each_welcome(s, seat, bag, among, out),
            Task::Sign { revealed } => sales::each_signing(s, seat, revealed, out),
            Task::SendBuyer { .. } => visitors::each_leaving(&s.player(seat).gallery, out),
            Task::SendLobby => visitors::each_leaving(&s.player(seat).lobby, out),
            Task::TurnContract { left, .. } => sales::each_half(left, out),
            Task::Cover { .. } => market::each_niche(s, seat, out),
            Task::Place { .. } => market::each_post(s, seat, out),
            Task::LacerdaTicket => lacerda::each_discard(s, out),
            Task::Influence
            | Task::Investment
            | Task::Assistant
            | Task::RefillDisplay
            | Task::Exhibit { .. }
            | Task::Uncover { .. }
            | Task::ReleaseCollector { .. } => {}
        },
        None => match s.stage {
            Stage::Start => start::each(s, out),
            Stage::Move => {
                let useful = movement::each(s, seat, out);
                if !out.is_full() {
                    executive::each(s, seat, &|location| useful[location], out);
                }
            }
            Stage::Act => {
                let may_finish = act::each(s, seat, out);
                if out.is_full() {
                    return;
                }
                executive::each(s, seat, &|location| act::possible(s, seat, location), out);
                if may_finish {
                    out.add(Command::Finish {});
                }
            }
            Stage::Auction => auction::each(s, out),
            Stage::Close | Stage::Over => {}
        },
    }
}
