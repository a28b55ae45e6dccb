//! The seats the game waits for.

use super::taking;
use crate::kernel::Awaiting;
use crate::rulesets::art_society::command::Decision;
use crate::rulesets::art_society::state::{Phase, Player, Stage, State};

pub(in crate::rulesets::art_society) fn awaiting(state: &State) -> Awaiting<Decision> {
    let mut awaiting = Awaiting::none();
    match state.phase {
        Phase::Over => {}
        Phase::Bidding => {
            for (seat, player) in state.players.iter() {
                if player.sealed.is_none() {
                    awaiting.add(seat, Decision::PlaceBid);
                }
            }
        }
        Phase::Setup | Phase::Hanging | Phase::Auction => {
            for (seat, player) in state.players.iter() {
                if player.turn.stage == Stage::Placing {
                    awaiting.add(seat, placing(player));
                }
            }
            if state.phase == Phase::Auction && awaiting.is_over() {
                awaiting.add(state.auctioneer, Decision::OpenAuction);
            }
            if let Some(taker) = state.taker().filter(|taker| taking::may_take(state, *taker).is_ok()) {
                awaiting.add(taker, Decision::TakePainting);
            }
        }
    }
    awaiting
}

fn placing(player: &Player) -> Decision {
    if player.turn.decor.is_some() {
        return Decision::PlaceDecor;
    }
    match player.pending() {
        None => Decision::FinishTurn,
        Some(painting) if painting.printed().is_starting() => Decision::HangStartingPainting,
        Some(_) if player.has_no_space() => Decision::ResolveNoSpace,
        Some(_) => Decision::HangPainting,
    }
}
