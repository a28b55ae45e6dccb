//! Executive actions: spending tickets, and using contracts (p. 5, 6).

use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{AssistantSource, ContractSlot, Location, Visitor};
use super::super::rejection::Rejection;
use super::super::state::{ExecutiveProgress, Stage, State};
use super::legal::CommandSink;
use super::lookahead::ActionLookahead;
use super::{GalleristTurn, RuleResult, visitors, wrong_decision};
use crate::kernel::Seat;

/// Returns the progress of the executive action. It counts as taken where the rules allow none: in the last turn of a solo
/// game (p. 16) and after the location action of a kicked-out seat (p. 6).
#[must_use]
pub fn progress(s: &State) -> ExecutiveProgress {
    let last_solo_turn = s.last_round && s.lacerda.is_some();
    let kicked_out_and_acted = s.kicked && s.acted;
    if last_solo_turn || kicked_out_and_acted { ExecutiveProgress::Done } else { s.executive }
}

/// Checks that an executive action may begin now, or that a ticket may be added to one.
fn check_open(s: &State, ticket: bool) -> RuleResult {
    let before_moving = s.stage == Stage::Move && s.rules.executive_before_moving();
    if !(before_moving || s.stage == Stage::Act) || !s.agenda.is_empty() {
        return Err(wrong_decision(s));
    }
    if before_moving && s.leaving {
        return Err(Rejection::AlreadyLeaving);
    }
    match progress(s) {
        ExecutiveProgress::Unused => Ok(()),
        ExecutiveProgress::Tickets if ticket => Ok(()),
        ExecutiveProgress::Tickets | ExecutiveProgress::Done => Err(Rejection::ExecutiveAlreadyTaken),
    }
}

fn check_ticket(s: &State, seat: Seat, visitor: Visitor, lobby: Option<Seat>) -> RuleResult {
    let player = s.player(seat);
    if player.tickets[visitor] == 0 {
        return Err(Rejection::TicketNotInHand { ticket: visitor });
    }
    let from = match lobby {
        None => &s.plaza,
        Some(other) if s.seats.has(other) => &s.player(other).lobby,
        Some(_) => return Err(Rejection::NoSuchVisitor { visitor }),
    };
    if from[visitor] == 0 {
        return Err(Rejection::NoSuchVisitor { visitor });
    }
    if lobby == Some(seat) && !visitors::admitted(player).has(visitor) {
        return Err(Rejection::TooManyCollectors);
    }
    Ok(())
}

/// Spends a ticket.
pub fn spend_ticket(turn: &mut GalleristTurn<'_>, seat: Seat, visitor: Visitor, lobby: Option<Seat>) -> RuleResult {
    check_open(turn.state(), true)?;
    check_ticket(turn.state(), seat, visitor, lobby)?;
    ActionLookahead::now(turn.state(), seat).allows_ticket(visitor, lobby)?;
    turn.emit(Event::TicketSpent { seat, visitor, lobby });
    Ok(())
}

fn check_contract(s: &State, seat: Seat, slot: ContractSlot) -> RuleResult {
    match s.player(seat).contracts[slot] {
        None => Err(Rejection::NoContractThere),
        Some(held) if held.assistant => Err(Rejection::BonusTaken),
        Some(_) => Ok(()),
    }
}

fn check_source(s: &State, seat: Seat, from: AssistantSource) -> RuleResult {
    if s.has_assistant(seat, from) { Ok(()) } else { Err(Rejection::NoAssistantThere { from }) }
}

/// Uses a contract.
pub fn use_contract(turn: &mut GalleristTurn<'_>, seat: Seat, slot: ContractSlot, from: AssistantSource) -> RuleResult {
    check_open(turn.state(), false)?;
    check_contract(turn.state(), seat, slot)?;
    check_source(turn.state(), seat, from)?;
    ActionLookahead::now(turn.state(), seat).allows_contract(slot, from)?;
    turn.emit(Event::ContractUsed { seat, slot, from });
    Ok(())
}

/// Returns the visitor moves that the tickets in hand pay for.
fn ticket_moves(s: &State, seat: Seat) -> impl Iterator<Item = (Visitor, Option<Seat>)> {
    let from = |visitor| std::iter::once(None).chain(s.seats.iter().map(Some)).map(move |lobby| (visitor, lobby));
    let kinds = s.player(seat).tickets.kinds();
    kinds.iter().flat_map(from).filter(move |(visitor, lobby)| check_ticket(s, seat, *visitor, *lobby).is_ok())
}

/// Returns the contracts that can be used, each with every assistant that can be placed on it.
pub fn contract_uses(s: &State, seat: Seat) -> impl Iterator<Item = (ContractSlot, AssistantSource)> {
    let sources = move |slot| AssistantSource::ALL.into_iter().map(move |from| (slot, from));
    let usable = ContractSlot::ALL.into_iter().filter(move |slot| check_contract(s, seat, *slot).is_ok());
    usable.flat_map(sources).filter(move |(_, from)| check_source(s, seat, *from).is_ok())
}

/// Returns whether a seat about to move could take an executive action afterwards.
pub fn is_possible(s: &State, seat: Seat) -> bool {
    if progress(s) == ExecutiveProgress::Done {
        return false;
    }
    let usable = ContractSlot::ALL.into_iter().any(|slot| check_contract(s, seat, slot).is_ok());
    let assistant = s.leaving || AssistantSource::ALL.into_iter().any(|source| s.has_assistant(seat, source));
    (usable && assistant) || ticket_moves(s, seat).next().is_some()
}

/// Adds the legal executive actions. `possible` says at which locations a location action is possible now.
pub fn add_legal(s: &State, seat: Seat, possible: &dyn Fn(Location) -> bool, out: &mut impl CommandSink) {
    if check_open(s, true).is_err() || !is_possible(s, seat) {
        return;
    }
    let lookahead = ActionLookahead::of(s, seat, possible);
    for (visitor, lobby) in ticket_moves(s, seat) {
        if !out.is_full() && lookahead.allows_ticket(visitor, lobby).is_ok() {
            out.add(Command::SpendTicket { visitor, lobby });
        }
    }
    if check_open(s, false).is_ok() {
        for (slot, from) in contract_uses(s, seat) {
            if !out.is_full() && lookahead.allows_contract(slot, from).is_ok() {
                out.add(Command::UseContract { slot, from });
            }
        }
    }
}
