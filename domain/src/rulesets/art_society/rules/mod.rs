//! The rules, one file for each part of a round. `decide` emits events or rejects; `legal` lists exactly what `decide`
//! accepts.

pub(super) mod apply;
mod auction;
mod awaiting;
mod bidding;
mod decor;
mod exchanged;
mod hanging;
mod legal;
mod no_space;
mod round;
mod setup;
mod shortage;
mod take_down;
mod taking;

use super::ArtSociety;
use super::command::Command;
use super::rejection::Rejection;
use crate::kernel::Seat;

pub(super) use awaiting::awaiting;
pub(super) use decor::takes_several_tiles;
pub(super) use legal::legal;
pub(super) use setup::{begin, open};

type Turn<'a> = crate::kernel::Turn<'a, ArtSociety>;

/// Decides a command.
pub(super) fn decide(turn: &mut Turn<'_>, seat: Seat, command: &Command) -> Result<(), Rejection> {
    play(turn, seat, command)?;
    if turn.state().rules.judges_every_seat() {
        decor::settle_every_seat(turn, seat);
    }
    Ok(())
}

fn play(turn: &mut Turn<'_>, seat: Seat, command: &Command) -> Result<(), Rejection> {
    match *command {
        Command::OfferStack { w, h } => auction::offer_stack(turn, seat, w, h),
        Command::PlaceBid { card } => bidding::place_bid(turn, seat, card),
        Command::TakePainting { painting } => taking::take_painting(turn, seat, painting),
        Command::HangPainting { at } => hanging::hang_painting(turn, seat, at),
        Command::HoldPainting {} => hanging::hold_painting(turn, seat),
        Command::HangAssistantTile { at } => hanging::hang_assistant_tile(turn, seat, at),
        Command::ExchangePainting { painting } => no_space::exchange_painting(turn, seat, painting),
        Command::StoreExcess {} => no_space::store_excess(turn, seat),
        Command::HangDecor { decor, at } => decor::hang_decor(turn, seat, decor, at),
        Command::HoldDecor { decor } => decor::hold_decor(turn, seat, decor),
        Command::FreeDecor { decor } => decor::free_decor(turn, seat, decor),
        Command::ForgoDecor {} => decor::forgo_decor(turn, seat),
        Command::TakeDown {} => take_down::take_down(turn, seat),
        Command::FinishTurn {} => hanging::finish_turn(turn, seat),
    }
}
