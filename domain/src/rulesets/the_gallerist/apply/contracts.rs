//! Carrying out: contracts and sales.

use super::super::agenda::Task;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Contract, Slot, Space};
use super::super::player::Held;
use super::super::state::{Executive, State};
use super::take;
use crate::kernel::Seat;

/// Lays four contracts on the display and notes that they were revealed, or that the display is refilled.
fn lay_out(s: &mut State, contracts: &[Contract; 4]) {
    for (space, contract) in Space::ALL.into_iter().zip(contracts) {
        s.contracts.deck &= !contract.bit();
        s.contracts.display[space].push(*contract);
    }
    if let Some(Task::Sign { .. }) = s.agenda.pop() {
        s.ask([Task::Sign { revealed: true }]);
    }
}

/// Carries such an event out.
pub(super) fn apply(s: &mut State, event: &Event) {
    match *event {
        Event::ContractsRevealed { ref contracts } => lay_out(s, contracts),
        Event::ContractsReshuffled { ref contracts } => {
            s.contracts.deck |= std::mem::take(&mut s.contracts.discards);
            for pile in &mut s.contracts.display.0 {
                for contract in pile.drain(..) {
                    s.contracts.deck |= contract.bit();
                }
            }
            lay_out(s, contracts);
        }
        Event::ContractSigned { seat, space, slot } => {
            s.agenda.pop();
            let Some(contract) = s.contracts.display[space].pop() else { return };
            let new = Some(Held { contract, fulfilled: None, assistant: false });
            let old = std::mem::replace(&mut s.player_mut(seat).contracts[slot], new);
            if s.contracts.display[space].is_empty() {
                s.ask([Task::RefillDisplay]);
            }
            match old {
                None => s.ask([Task::of(printed().slots[slot])]),
                Some(old) => {
                    s.contracts.discards |= old.contract.bit();
                    if old.assistant {
                        s.player_mut(seat).take_home();
                    }
                }
            }
        }
        Event::ContractDeclined { .. } => {
            s.agenda.pop();
        }
        Event::DisplayRefilled { space, contract } => {
            s.agenda.pop();
            s.contracts.deck &= !contract.bit();
            s.contracts.display[space].push(contract);
        }
        Event::WorkSold { seat, artist, slot, money } => {
            let masterpiece = s.artists[artist].is_celebrity();
            s.artists[artist].signatures += 1;
            let player = s.player_mut(seat);
            player.money += u16::from(money);
            player.sold_masterpieces += u8::from(masterpiece);
            if let Some(at) = player.works.iter().position(|work| work.artist == artist) {
                let sold = player.works.remove(at);
                player.sold |= sold.work.bit();
            }
            let task = match s.player(seat).gallery.total() {
                0 => Task::TurnContract { slot, left: None },
                _ => Task::SendBuyer { slot },
            };
            s.ask([task]);
        }
        Event::BuyerLeft { seat, visitor } => {
            s.player_mut(seat).gallery.lose(visitor);
            s.plaza[visitor] += 1;
            if let Some(Task::SendBuyer { slot }) = s.agenda.pop() {
                s.ask([Task::TurnContract { slot, left: Some(visitor) }]);
            }
        }
        Event::ContractTurned { seat, slot, half } => {
            s.agenda.pop();
            let player = s.player_mut(seat);
            if let Some(held) = &mut player.contracts[slot] {
                held.fulfilled = Some(half);
                if std::mem::take(&mut held.assistant) {
                    player.take_home();
                }
            }
        }
        Event::ContractUsed { seat, slot, from } => {
            take(s, seat, from);
            s.executive = Executive::Done;
            s.actions.broken = true;
            use_contract(s, seat, slot);
        }
        _ => {}
    }
}

fn use_contract(s: &mut State, seat: Seat, slot: Slot) {
    if let Some(held) = &mut s.player_mut(seat).contracts[slot] {
        held.assistant = true;
        let bonus = held.bonus();
        s.ask([Task::of(bonus)]);
    }
}
