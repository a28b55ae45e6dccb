//! The legal commands of a seat, from the same checks that `decide` uses.

use super::{auction, decor, hanging, no_space, taking};
use crate::kernel::Seat;
use crate::rulesets::art_society::command::Command;
use crate::rulesets::art_society::components::{Decor, components};
use crate::rulesets::art_society::state::{Phase, Stage, State};
use crate::rulesets::art_society::wall::Spot;

pub(in crate::rulesets::art_society) fn legal(state: &State, seat: Seat, commands: &mut Vec<Command>) {
    let player = &state.players[seat];
    match state.phase {
        Phase::Over => return,
        Phase::Bidding => {
            let others = player.hand.cards().filter(|card| player.sealed != Some(*card));
            commands.extend(others.map(|card| Command::PlaceBid { card }));
            return;
        }
        Phase::Auction => offers(state, seat, commands),
        Phase::Hanging => takes(state, seat, commands),
        Phase::Setup => {}
    }
    if player.turn.stage == Stage::Placing {
        if player.turn.decor.is_some() {
            decor_choices(state, seat, commands);
        } else {
            placements(state, seat, commands);
        }
        assistant_choices(state, seat, commands);
    }
    if player.can_take_down() {
        commands.push(Command::TakeDown {});
    }
}

fn offers(state: &State, seat: Seat, commands: &mut Vec<Command>) {
    if auction::may_offer(state, seat).is_ok() {
        for (index, stack) in components().stacks.iter().enumerate() {
            if state.offerable(index, stack.size) > 0 {
                commands.push(Command::OfferStack { w: stack.size.w, h: stack.size.h });
            }
        }
    }
}

fn takes(state: &State, seat: Seat, commands: &mut Vec<Command>) {
    if taking::may_take(state, seat).is_ok() {
        commands.extend(state.auction.iter().map(|painting| Command::TakePainting { painting: *painting }));
    }
}

fn placements(state: &State, seat: Seat, commands: &mut Vec<Command>) {
    let player = &state.players[seat];
    match player.pending() {
        Some(painting) => {
            let spots = player.placements(painting);
            commands.extend(spots.spots().map(Spot::cell).map(|at| Command::HangPainting { at }));
            if hanging::may_hold(state.edition, player).is_ok() {
                commands.push(Command::HoldPainting {});
            }
            if spots.is_empty() {
                no_space_choices(state, seat, commands);
            }
        }
        None => commands.push(Command::FinishTurn {}),
    }
}

fn assistant_choices(state: &State, seat: Seat, commands: &mut Vec<Command>) {
    if let Ok(tile) = hanging::may_hang_assistant_tile(state, seat) {
        let spots = hanging::assistant_spots(state, seat, tile);
        commands.extend(spots.map(Spot::cell).map(|at| Command::HangAssistantTile { at }));
    }
}

fn no_space_choices(state: &State, seat: Seat, commands: &mut Vec<Command>) {
    if let Ok(painting) = no_space::without_space(&state.players[seat]) {
        let exchanges = no_space::exchanges(state, seat, painting);
        commands.extend(exchanges.map(|painting| Command::ExchangePainting { painting }));
        if no_space::may_store(state, seat).is_ok() {
            commands.push(Command::StoreExcess {});
        }
    }
}

fn decor_choices(state: &State, seat: Seat, commands: &mut Vec<Command>) {
    let may_hold = decor::may_hold(state, seat).is_ok();
    for decor in Decor::ALL {
        if decor::may_take(state, seat, decor).is_ok() {
            let spots = decor::spots(state, seat, decor);
            commands.extend(spots.map(Spot::cell).map(|at| Command::HangDecor { decor, at }));
            if may_hold {
                commands.push(Command::HoldDecor { decor });
            }
        }
        if decor::may_free(state, seat, decor).is_ok() {
            commands.push(Command::FreeDecor { decor });
        }
    }
    if decor::may_forgo(state, seat).is_ok() {
        commands.push(Command::ForgoDecor {});
    }
}
