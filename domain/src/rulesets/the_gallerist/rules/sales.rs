//! The Sales Office: signing contracts and selling works (p. 9, 10).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Artist, Contract, ContractHalf, ContractSlot, DisplaySpace, LocationAction, Visitor};
use super::super::player::{HeldContract, Player};
use super::super::rejection::Rejection;
use super::super::state::{Contracts, State};
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, act, lookahead, wrong_decision};
use crate::kernel::{Chance, Seat};

/// Returns the contract slots that a new contract can go to: empty or with a fulfilled contract (p. 9).
pub fn open_contract_slots(player: &Player) -> impl Iterator<Item = ContractSlot> {
    let open = |held: Option<HeldContract>| held.is_none_or(|held| held.fulfilled.is_some());
    ContractSlot::ALL.into_iter().filter(move |slot| open(player.contracts[*slot]))
}

/// Begins signing a contract unless a signing is pending; returns whether new contracts were revealed for it.
fn begin_signing(turn: &mut GalleristTurn<'_>, seat: Seat) -> RuleResult<bool> {
    if let Some(Task::Sign { revealed }) = turn.state().agenda.last() {
        return Ok(*revealed);
    }
    let influence = act::check_action(turn.state(), seat, LocationAction::SignContract)?;
    if open_contract_slots(turn.state().player(seat)).next().is_none() {
        return Err(Rejection::NoSlotFree);
    }
    act::begin(turn, seat, LocationAction::SignContract, influence);
    Ok(false)
}

/// Reveals four new contracts.
pub fn reveal(turn: &mut GalleristTurn<'_>, seat: Seat) -> RuleResult {
    if begin_signing(turn, seat)? {
        return Err(Rejection::AlreadyRevealed);
    }
    let mut chance = turn.chance();
    let s = turn.state();
    let event = if s.contracts.deck.count_ones() < 4 {
        Event::ContractsReshuffled { contracts: deal_four(all_free(&s.contracts), &mut chance) }
    } else {
        Event::ContractsRevealed { contracts: deal_four(s.contracts.deck, &mut chance) }
    };
    turn.emit(event);
    Ok(())
}

/// Returns the set of contracts that no seat holds.
fn all_free(contracts: &Contracts) -> u32 {
    let shown = contracts.display.0.iter().flatten().fold(0, |set, contract| set | contract.bit());
    contracts.deck | contracts.discards | shown
}

/// Draws a contract from a set and removes it; returns `None` from an empty set.
fn draw(from: &mut u32, chance: &mut Chance) -> Option<Contract> {
    let at = chance.below(from.count_ones()) as usize;
    let drawn = Contract::ALL.into_iter().filter(|contract| *from & contract.bit() != 0).nth(at)?;
    *from &= !drawn.bit();
    Some(drawn)
}

/// Draws four contracts. The seats hold at most twelve of twenty, so there are always four.
pub fn deal_four(mut from: u32, chance: &mut Chance) -> [Contract; 4] {
    let [first, ..] = Contract::ALL;
    [(); 4].map(|()| draw(&mut from, chance).unwrap_or(first))
}

/// Refills the empty display space; if the deck is empty, all free contracts are shuffled and four are displayed (p. 9).
pub fn refill(turn: &mut GalleristTurn<'_>) {
    let mut chance = turn.chance();
    let s = turn.state();
    let mut deck = s.contracts.deck;
    let empty = DisplaySpace::ALL.into_iter().find(|space| s.contracts.display[*space].is_empty());
    let event = match (empty, draw(&mut deck, &mut chance)) {
        (Some(space), Some(contract)) => Event::DisplayRefilled { space, contract },
        _ => Event::ContractsReshuffled { contracts: deal_four(all_free(&s.contracts), &mut chance) },
    };
    turn.emit(event);
}

fn check_sign(s: &State, seat: Seat, space: DisplaySpace, slot: ContractSlot) -> RuleResult {
    if s.player(seat).contracts[slot].is_some_and(|held| held.fulfilled.is_none()) {
        return Err(Rejection::SlotInUse);
    }
    if s.contracts.display[space].is_empty() {
        return Err(Rejection::NoContractThere);
    }
    Ok(())
}

/// Signs a contract.
pub fn sign(turn: &mut GalleristTurn<'_>, seat: Seat, space: DisplaySpace, slot: ContractSlot) -> RuleResult {
    begin_signing(turn, seat)?;
    check_sign(turn.state(), seat, space, slot)?;
    let signed = Event::ContractSigned { seat, space, slot };
    lookahead::allows(turn.state(), seat, &signed)?;
    turn.emit(signed);
    Ok(())
}

/// Declines to sign a revealed contract.
pub fn decline(turn: &mut GalleristTurn<'_>, seat: Seat) -> RuleResult {
    let declined = Event::ContractDeclined { seat };
    match turn.state().agenda.last() {
        Some(Task::Sign { revealed: true }) => lookahead::allows(turn.state(), seat, &declined)?,
        Some(Task::Sign { revealed: false }) => return Err(Rejection::MustSign),
        _ => return Err(wrong_decision(turn.state())),
    }
    turn.emit(declined);
    Ok(())
}

/// Adds the legal ways to sign a contract; adds none without an open contract slot.
pub fn add_signings(s: &State, seat: Seat, revealed: bool, out: &mut impl CommandSink) {
    for slot in open_contract_slots(s.player(seat)) {
        for space in DisplaySpace::ALL {
            if out.is_full() {
                return;
            }
            let signed = Event::ContractSigned { seat, space, slot };
            if check_sign(s, seat, space, slot).is_ok() && lookahead::allows(s, seat, &signed).is_ok() {
                out.add(Command::SignContract { space, slot });
            }
        }
    }
    if revealed {
        if lookahead::allows(s, seat, &Event::ContractDeclined { seat }).is_ok() {
            out.add(Command::DeclineContract {});
        }
    } else if open_contract_slots(s.player(seat)).next().is_some() {
        out.add(Command::RevealContracts {});
    }
}

fn check_sell(s: &State, seat: Seat, artist: Artist, slot: ContractSlot) -> RuleResult {
    let player = s.player(seat);
    let Some(held) = player.contracts[slot] else { return Err(Rejection::NoContractThere) };
    if held.fulfilled.is_some() {
        return Err(Rejection::ContractFulfilled);
    }
    if !player.works.iter().any(|work| work.artist == artist) {
        return Err(Rejection::NotExhibited { artist });
    }
    if printed().contract(held.contract).form != artist.form() {
        return Err(Rejection::WrongForm);
    }
    Ok(())
}

/// Sells a work.
pub fn sell(turn: &mut GalleristTurn<'_>, seat: Seat, artist: Artist, slot: ContractSlot) -> RuleResult {
    let influence = act::check_action(turn.state(), seat, LocationAction::SellWork)?;
    check_sell(turn.state(), seat, artist, slot)?;
    let money = turn.state().artists[artist].value();
    act::begin(turn, seat, LocationAction::SellWork, influence);
    turn.emit(Event::WorkSold { seat, artist, slot, money });
    Ok(())
}

/// Returns the contract half that the leaving visitor decides, or `None` if the seat chooses.
fn decided_half(left: Option<Visitor>) -> Option<ContractHalf> {
    match left {
        Some(Visitor::Vip) => Some(ContractHalf::Influence),
        Some(Visitor::Investor) => Some(ContractHalf::Investment),
        Some(Visitor::Collector) | None => None,
    }
}

/// Turns over the contract of a sale.
pub fn turn_contract(turn: &mut GalleristTurn<'_>, seat: Seat, half: ContractHalf) -> RuleResult {
    let s = turn.state();
    let Some(Task::TurnContract { slot, left }) = s.agenda.last().copied() else { return Err(wrong_decision(s)) };
    if decided_half(left).is_some_and(|decided| decided != half) {
        // A decided half is turned up without asking, so this decision is never awaited.
        return Err(wrong_decision(s));
    }
    turn.emit(Event::ContractTurned { seat, slot, half });
    Ok(())
}

/// Adds the halves that can be turned up.
pub fn add_halves(left: Option<Visitor>, out: &mut impl CommandSink) {
    for half in [ContractHalf::Influence, ContractHalf::Investment] {
        if decided_half(left).is_none_or(|decided| decided == half) {
            out.add(Command::TurnContract { half });
        }
    }
}

/// Returns the possible sales: the artist of the work, and the contract.
fn sales(s: &State, seat: Seat) -> impl Iterator<Item = (Artist, ContractSlot)> {
    let sellable = move |artist: Artist| ContractSlot::ALL.into_iter().map(move |slot| (artist, slot));
    Artist::ALL.into_iter().flat_map(sellable).filter(move |(artist, slot)| check_sell(s, seat, *artist, *slot).is_ok())
}

/// Returns whether an action is possible here.
pub fn is_possible(s: &State, seat: Seat) -> bool {
    open_contract_slots(s.player(seat)).next().is_some() || can_sell(s, seat)
}

fn can_sell(s: &State, seat: Seat) -> bool {
    let by_any = |artist| ContractSlot::ALL.into_iter().any(|slot| check_sell(s, seat, artist, slot).is_ok());
    s.player(seat).works.iter().any(|work| by_any(work.artist))
}

/// Adds the legal actions here; returns whether there are any.
pub fn add_legal(s: &State, seat: Seat, out: &mut impl CommandSink) -> bool {
    if open_contract_slots(s.player(seat)).next().is_some() {
        add_signings(s, seat, false, out);
    }
    let mut found = open_contract_slots(s.player(seat)).next().is_some();
    if !out.is_full() && can_sell(s, seat) {
        for (artist, slot) in sales(s, seat) {
            out.add(Command::SellWork { artist, slot });
            found = true;
        }
    }
    found
}
