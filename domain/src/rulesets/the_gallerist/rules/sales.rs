//! The Sales Office: signing contracts and selling works (p. 9, 10).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Action, Artist, Contract, Half, Slot, Space, Visitor};
use super::super::rejection::Rejection;
use super::super::state::{Contracts, State};
use super::legal::Out;
use super::{Checked, Deciding, act, outlook, wrong};
use crate::kernel::{Chance, Seat};

/// Whether a contract is being signed, or could begin to be; then whether new ones were revealed for it.
fn signing(turn: &mut Deciding<'_>, seat: Seat) -> Checked<bool> {
    if let Some(Task::Sign { revealed }) = turn.state().agenda.last() {
        return Ok(*revealed);
    }
    let influence = act::gate(turn.state(), seat, Action::SignContract)?;
    if turn.state().player(seat).open_slots().next().is_none() {
        return Err(Rejection::NoSlotFree);
    }
    act::begin(turn, seat, Action::SignContract, influence);
    Ok(false)
}

/// A seat reveals four new contracts.
pub fn reveal(turn: &mut Deciding<'_>, seat: Seat) -> Checked {
    if signing(turn, seat)? {
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

/// The contracts nobody holds.
fn all_free(contracts: &Contracts) -> u32 {
    let shown = contracts.display.0.iter().flatten().fold(0, |set, contract| set | contract.bit());
    contracts.deck | contracts.discards | shown
}

/// Draws a contract from a set.
fn draw(from: &mut u32, chance: &mut Chance) -> Option<Contract> {
    let at = chance.below(from.count_ones()) as usize;
    let drawn = Contract::ALL.into_iter().filter(|contract| *from & contract.bit() != 0).nth(at)?;
    *from &= !drawn.bit();
    Some(drawn)
}

/// Draws four contracts. Twelve are held at most, so there always are four.
pub fn deal_four(mut from: u32, chance: &mut Chance) -> [Contract; 4] {
    let [first, ..] = Contract::ALL;
    [(); 4].map(|()| draw(&mut from, chance).unwrap_or(first))
}

/// Fills the empty place of the display; with the deck used up, everything is shuffled and dealt anew (p. 9).
pub fn refill(turn: &mut Deciding<'_>) {
    let mut chance = turn.chance();
    let s = turn.state();
    let mut deck = s.contracts.deck;
    let empty = Space::ALL.into_iter().find(|space| s.contracts.display[*space].is_empty());
    let event = match (empty, draw(&mut deck, &mut chance)) {
        (Some(space), Some(contract)) => Event::DisplayRefilled { space, contract },
        _ => Event::ContractsReshuffled { contracts: deal_four(all_free(&s.contracts), &mut chance) },
    };
    turn.emit(event);
}

fn check_sign(s: &State, seat: Seat, space: Space, slot: Slot) -> Checked {
    if s.player(seat).contracts[slot].is_some_and(|held| held.fulfilled.is_none()) {
        return Err(Rejection::SlotInUse);
    }
    if s.contracts.display[space].is_empty() {
        return Err(Rejection::NoContractThere);
    }
    Ok(())
}

/// A seat signs a contract.
pub fn sign(turn: &mut Deciding<'_>, seat: Seat, space: Space, slot: Slot) -> Checked {
    signing(turn, seat)?;
    check_sign(turn.state(), seat, space, slot)?;
    let signed = Event::ContractSigned { seat, space, slot };
    outlook::allows(turn.state(), seat, &signed)?;
    turn.emit(signed);
    Ok(())
}

/// A seat signs none of the contracts revealed.
pub fn decline(turn: &mut Deciding<'_>, seat: Seat) -> Checked {
    let declined = Event::ContractDeclined { seat };
    match turn.state().agenda.last() {
        Some(Task::Sign { revealed: true }) => outlook::allows(turn.state(), seat, &declined)?,
        Some(Task::Sign { revealed: false }) => return Err(Rejection::MustSign),
        _ => return Err(wrong(turn.state())),
    }
    turn.emit(declined);
    Ok(())
}

/// How a contract can be signed; nothing if there is no room for one.
pub fn each_signing(s: &State, seat: Seat, revealed: bool, out: &mut impl Out) {
    for slot in s.player(seat).open_slots() {
        for space in Space::ALL {
            if out.is_full() {
                return;
            }
            let signed = Event::ContractSigned { seat, space, slot };
            if check_sign(s, seat, space, slot).is_ok() && outlook::allows(s, seat, &signed).is_ok() {
                out.add(Command::SignContract { space, slot });
            }
        }
    }
    if revealed {
        if outlook::allows(s, seat, &Event::ContractDeclined { seat }).is_ok() {
            out.add(Command::DeclineContract {});
        }
    } else if s.player(seat).open_slots().next().is_some() {
        out.add(Command::RevealContracts {});
    }
}

fn check_sell(s: &State, seat: Seat, artist: Artist, slot: Slot) -> Checked {
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

/// A seat sells a work.
pub fn sell(turn: &mut Deciding<'_>, seat: Seat, artist: Artist, slot: Slot) -> Checked {
    let influence = act::gate(turn.state(), seat, Action::SellWork)?;
    check_sell(turn.state(), seat, artist, slot)?;
    let money = turn.state().artists[artist].value();
    act::begin(turn, seat, Action::SellWork, influence);
    turn.emit(Event::WorkSold { seat, artist, slot, money });
    Ok(())
}

/// The half the visitor who left decides, if it does.
fn decided(left: Option<Visitor>) -> Option<Half> {
    match left {
        Some(Visitor::Vip) => Some(Half::Influence),
        Some(Visitor::Investor) => Some(Half::Investment),
        Some(Visitor::Collector) | None => None,
    }
}

/// A seat turns the contract of a sale.
pub fn turn_contract(turn: &mut Deciding<'_>, seat: Seat, half: Half) -> Checked {
    let s = turn.state();
    let Some(Task::TurnContract { slot, left }) = s.agenda.last().copied() else { return Err(wrong(s)) };
    if decided(left).is_some_and(|decided| decided != half) {
        // A half that is decided is never asked for.
        return Err(wrong(s));
    }
    turn.emit(Event::ContractTurned { seat, slot, half });
    Ok(())
}

/// The halves that can be turned up.
pub fn each_half(left: Option<Visitor>, out: &mut impl Out) {
    for half in [Half::Influence, Half::Investment] {
        if decided(left).is_none_or(|decided| decided == half) {
            out.add(Command::TurnContract { half });
        }
    }
}

/// What can be sold, by which contract.
fn sales(s: &State, seat: Seat) -> impl Iterator<Item = (Artist, Slot)> {
    let sellable = move |artist: Artist| Slot::ALL.into_iter().map(move |slot| (artist, slot));
    Artist::ALL.into_iter().flat_map(sellable).filter(move |(artist, slot)| check_sell(s, seat, *artist, *slot).is_ok())
}

/// Whether anything can be done here.
pub fn possible(s: &State, seat: Seat) -> bool {
    s.player(seat).open_slots().next().is_some() || can_sell(s, seat)
}

fn can_sell(s: &State, seat: Seat) -> bool {
    let by_any = |artist| Slot::ALL.into_iter().any(|slot| check_sell(s, seat, artist, slot).is_ok());
    s.player(seat).works.iter().any(|work| by_any(work.artist))
}

/// Adds what can be done here; whether there is anything.
pub fn each(s: &State, seat: Seat, out: &mut impl Out) -> bool {
    if s.player(seat).open_slots().next().is_some() {
        each_signing(s, seat, false, out);
    }
    let mut found = s.player(seat).open_slots().next().is_some();
    if !out.is_full() && can_sell(s, seat) {
        for (artist, slot) in sales(s, seat) {
            out.add(Command::SellWork { artist, slot });
            found = true;
        }
    }
    found
}
