//! Lists the legal commands of the awaited seat with the same checks that `decide` uses.

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::state::{Stage, State};
use super::{
    act, auction, executive, fame, lacerda, market, movement, payment, prompt, sales, start, tickets, visitors,
};
use crate::kernel::Seat;

/// Collects commands.
pub trait CommandSink {
    /// Adds a command.
    fn add(&mut self, command: Command);

    /// Returns whether further commands make no difference.
    #[inline]
    fn is_full(&self) -> bool {
        false
    }
}

impl CommandSink for Vec<Command> {
    #[inline]
    fn add(&mut self, command: Command) {
        self.push(command);
    }
}

/// Keeps the first command and whether there are more.
#[derive(Default)]
pub struct FirstCommand {
    /// The first command.
    pub first: Option<Command>,
    /// Whether more commands were added.
    pub more: bool,
}

impl CommandSink for FirstCommand {
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

/// Adds the legal commands of a seat; adds none if it is not awaited.
pub fn legal(s: &State, seat: Seat, commands: &mut Vec<Command>) {
    if prompt(s).is_some_and(|(awaited, _)| awaited == seat) {
        add_legal(s, commands);
    }
}

/// Adds the legal commands of the awaited seat.
pub fn add_legal(s: &State, out: &mut impl CommandSink) {
    let seat = s.actor;
    match s.agenda.last() {
        Some(task) => match *task {
            Task::Pay { .. } => payment::add_legal(s, seat, out),
            Task::Fame { .. } => fame::add_legal(s, seat, out),
            Task::Tickets { first, .. } => tickets::add_legal(s, first, out),
            Task::Welcome { .. } => visitors::add_welcomes(s, seat, out),
            Task::Sign { revealed } => sales::add_signings(s, seat, revealed, out),
            Task::SendBuyer { .. } => visitors::add_departures(&s.player(seat).gallery, out),
            Task::SendLobby => visitors::add_departures(&s.player(seat).lobby, out),
            Task::TurnContract { left, .. } => sales::add_halves(left, out),
            Task::Cover { .. } => market::add_reputation_spaces(s, seat, out),
            Task::Place { .. } => market::add_assistant_sources(s, seat, out),
            Task::LacerdaTicket => lacerda::add_discards(s, out),
            Task::Influence
            | Task::Investment
            | Task::Assistant
            | Task::RefillDisplay
            | Task::Exhibit { .. }
            | Task::Uncover { .. }
            | Task::ReleaseCollector { .. } => {}
        },
        None => match s.stage {
            Stage::Start => start::add_legal(s, out),
            Stage::Move => {
                let possible = movement::add_legal(s, seat, out);
                if !out.is_full() {
                    executive::add_legal(s, seat, &|location| possible[location], out);
                }
            }
            Stage::Act => {
                let may_finish = act::add_legal(s, seat, out);
                if out.is_full() {
                    return;
                }
                executive::add_legal(s, seat, &|location| act::is_possible(s, seat, location), out);
                if may_finish {
                    out.add(Command::Finish {});
                }
            }
            Stage::Auction => auction::add_legal(s, out),
            Stage::Close | Stage::Over => {}
        },
    }
}
