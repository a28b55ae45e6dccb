//! Applies events about contracts and sales.

use super::super::agenda::Task;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Artist, Contract, ContractHalf, ContractSlot, DisplaySpace};
use super::super::player::HeldContract;
use super::super::state::{ExecutiveProgress, State};
use super::take_assistant;
use crate::kernel::Seat;

/// Applies an event of this file's kinds; other kinds change nothing.
pub(super) fn apply(s: &mut State, event: &Event) {
    match *event {
        Event::ContractsRevealed { ref contracts } => display(s, contracts),
        Event::ContractsReshuffled { ref contracts } => {
            s.contracts.deck |= std::mem::take(&mut s.contracts.discards);
            for pile in &mut s.contracts.display.0 {
                for contract in pile.drain(..) {
                    s.contracts.deck |= contract.bit();
                }
            }
            display(s, contracts);
        }
        Event::ContractSigned { seat, space, slot } => sign(s, seat, space, slot),
        Event::ContractDeclined { .. } => {
            s.agenda.pop();
        }
        Event::DisplayRefilled { space, contract } => {
            s.agenda.pop();
            s.contracts.deck &= !contract.bit();
            s.contracts.display[space].push(contract);
        }
        Event::WorkSold { seat, artist, slot, money } => {
            s.player_mut(seat).money += u16::from(money);
            sell(s, seat, artist, slot);
        }
        Event::BuyerLeft { seat, visitor } => {
            s.player_mut(seat).gallery.lose(visitor);
            s.plaza[visitor] += 1;
            if let Some(Task::SendBuyer { slot }) = s.agenda.pop() {
                s.push_tasks([Task::TurnContract { slot, left: Some(visitor) }]);
            }
        }
        Event::ContractTurned { seat, slot, half } => turn_over(s, seat, slot, half),
        Event::ContractUsed { seat, slot, from } => {
            take_assistant(s, seat, from);
            s.executive = ExecutiveProgress::Done;
            s.actions.broken = true;
            if let Some(held) = &mut s.player_mut(seat).contracts[slot] {
                held.assistant = true;
                let bonus = held.bonus();
                s.push_tasks([Task::of(bonus)]);
            }
        }
        _ => {}
    }
}

/// Puts four contracts on the display. A pending signing continues with them; a pending refill is done.
fn display(s: &mut State, contracts: &[Contract; 4]) {
    for (space, contract) in DisplaySpace::ALL.into_iter().zip(contracts) {
        s.contracts.deck &= !contract.bit();
        s.contracts.display[space].push(*contract);
    }
    if let Some(Task::Sign { .. }) = s.agenda.pop() {
        s.push_tasks([Task::Sign { revealed: true }]);
    }
}

fn sign(s: &mut State, seat: Seat, space: DisplaySpace, slot: ContractSlot) {
    s.agenda.pop();
    let Some(contract) = s.contracts.display[space].pop() else { return };
    let new = Some(HeldContract { contract, fulfilled: None, assistant: false });
    let old = std::mem::replace(&mut s.player_mut(seat).contracts[slot], new);
    if s.contracts.display[space].is_empty() {
        s.push_tasks([Task::RefillDisplay]);
    }
    match old {
        None => s.push_tasks([Task::of(printed().contract_slots[slot])]),
        Some(old) => {
            s.contracts.discards |= old.contract.bit();
            if old.assistant {
                s.player_mut(seat).take_home();
            }
        }
    }
}

fn sell(s: &mut State, seat: Seat, artist: Artist, slot: ContractSlot) {
    let masterpiece = s.artists[artist].celebrity;
    s.artists[artist].signatures += 1;
    let player = s.player_mut(seat);
    player.sold_masterpieces += u8::from(masterpiece);
    if let Some(at) = player.works.iter().position(|work| work.artist == artist) {
        let sold = player.works.remove(at);
        player.sold |= sold.work.bit();
    }
    let task = match player.gallery.total() {
        0 => Task::TurnContract { slot, left: None },
        _ => Task::SendBuyer { slot },
    };
    s.push_tasks([task]);
}

fn turn_over(s: &mut State, seat: Seat, slot: ContractSlot, half: ContractHalf) {
    s.agenda.pop();
    let player = s.player_mut(seat);
    if let Some(held) = &mut player.contracts[slot] {
        held.fulfilled = Some(half);
        if std::mem::take(&mut held.assistant) {
            player.take_home();
        }
    }
}
