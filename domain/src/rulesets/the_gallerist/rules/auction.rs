//! The auction of the renowned works: the highest bidder chooses first (p. 15).

use super::super::command::Command;
use super::super::components::printed;
use super::super::event::{Event, PerSeat};
use super::super::pieces::{Column, Form, Owner, RenownedDestination};
use super::super::rejection::Rejection;
use super::super::state::{Stage, State};
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, wrong_decision};
use crate::kernel::Seat;

/// Returns the owners with offers, the highest first; ties go to the higher offer in the third column, then in the second.
#[must_use]
pub fn bidders(s: &State) -> PerSeat<Owner> {
    let key = |owner: &Owner| {
        let [first, second, third] = Column::ALL.map(|column| s.market.offered(*owner, column));
        (first + second + third, third, second, first)
    };
    let lacerda = s.lacerda.map(|_| Owner::Lacerda);
    let mut owners: PerSeat<Owner> =
        s.seats.iter().map(Owner::Seat).chain(lacerda).filter(|owner| key(owner).0 > 0).collect();
    owners.sort_by_key(|owner| std::cmp::Reverse(key(owner)));
    owners
}

/// Begins the auction after the last turn.
pub fn begin(turn: &mut GalleristTurn<'_>) {
    let bidders = bidders(turn.state());
    turn.emit(Event::AuctionBegan { bidders });
}

/// Continues the auction where no player chooses: Lacerda takes the first work, or the game ends.
pub fn proceed(turn: &mut GalleristTurn<'_>) {
    let s = turn.state();
    let next = (s.bidders.first(), s.easels.first());
    if let (Some(Owner::Lacerda), Some(work)) = next {
        let form = printed().work(*work).form;
        turn.emit(Event::RenownedWorkTaken { owner: Owner::Lacerda, form, to: RenownedDestination::Gallery });
    } else {
        let curators = s.players.iter().map(|player| player.curator).collect();
        let dealers = s.players.iter().map(|player| player.dealer).collect();
        turn.emit(Event::GameEnded { curators, dealers });
    }
}

/// Takes a renowned work.
pub fn take(turn: &mut GalleristTurn<'_>, seat: Seat, form: Form, to: RenownedDestination) -> RuleResult {
    let s = turn.state();
    if s.stage != Stage::Auction {
        return Err(wrong_decision(s));
    }
    if !s.easels.iter().any(|work| printed().work(*work).form == form) {
        return Err(Rejection::NotOnTheEasels);
    }
    turn.emit(Event::RenownedWorkTaken { owner: Owner::Seat(seat), form, to });
    Ok(())
}

/// Adds the works that can be taken.
pub fn add_legal(s: &State, out: &mut impl CommandSink) {
    for work in &s.easels {
        let form = printed().work(*work).form;
        for to in [RenownedDestination::Gallery, RenownedDestination::Sold] {
            out.add(Command::TakeRenownedWork { form, to });
        }
    }
}
