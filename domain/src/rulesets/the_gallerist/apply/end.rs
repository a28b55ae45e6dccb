//! Applies events about scorings and the end.

use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::Owner;
use super::super::state::{Stage, State};

/// Applies an event of this file's kinds; other kinds change nothing.
pub(super) fn apply(s: &mut State, event: &Event) {
    match event {
        Event::IntermediateScored { influence, money } => {
            s.intermediate = true;
            for ((player, influence), money) in s.players.iter_mut().zip(influence).zip(money) {
                player.gain_influence(*influence);
                player.money += u16::from(*money);
            }
        }
        Event::EndTriggered { cause } => {
            s.ending = true;
            s.ended_by = *cause;
        }
        Event::LastRoundBegan {} => s.last_round = true,
        Event::AuctionBegan { bidders } => {
            s.stage = Stage::Auction;
            s.bidders = bidders.clone();
        }
        Event::RenownedWorkTaken { owner, form, to } => {
            if !s.bidders.is_empty() {
                s.bidders.remove(0);
            }
            let Some(at) = s.easels.iter().position(|work| printed().work(*work).form == *form) else { return };
            let work = s.easels.remove(at);
            match owner {
                Owner::Seat(seat) => s.player_mut(*seat).renowned = Some((work, *to)),
                Owner::Lacerda => {
                    if let Some(lacerda) = &mut s.lacerda {
                        lacerda.renowned = Some(work);
                    }
                }
            }
        }
        Event::GameEnded { .. } => s.stage = Stage::Over,
        _ => {}
    }
}
