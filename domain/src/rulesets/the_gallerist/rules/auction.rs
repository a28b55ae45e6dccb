//! The renowned works: the highest offers choose first (p. 15).

use super::super::command::Command;
use super::super::components::printed;
use super::super::event::{Each, Event};
use super::super::pieces::{Column, Destination, Form, Owner};
use super::super::rejection::Rejection;
use super::super::state::{Stage, State};
use super::legal::Out;
use super::{Checked, Deciding, wrong};
use crate::kernel::Seat;

/// Those who made offers, the highest first; ties go to the higher offer in the third column, then in the second.
#[must_use]
pub fn bidders(s: &State) -> Each<Owner> {
    let key = |owner: &Owner| {
        let [first, second, third] = Column::ALL.map(|column| s.market.offered(*owner, column));
        (first + second + third, third, second, first)
    };
    let lacerda = s.lacerda.map(|_| Owner::Lacerda);
    let mut owners: Each<Owner> =
        s.seats.iter().map(Owner::Seat).chain(lacerda).filter(|owner| key(owner).0 > 0).collect();
    owners.sort_by_key(|owner| std::cmp::Reverse(key(owner)));
    owners
}

/// The game is over but for the renowned works.
pub fn begin(turn: &mut Deciding<'_>) {
    let bidders = bidders(turn.state());
    turn.emit(Event::AuctionBegan { bidders });
}

/// Goes on where no player has to choose: Lacerda takes the first work, or nothing is left to take.
pub fn proceed(turn: &mut Deciding<'_>) {
    let s = turn.state();
    let next = (s.bidders.first(), s.easels.first());
    if let (Some(Owner::Lacerda), Some(work)) = next {
        let form = printed().work(*work).form;
        turn.emit(Event::RenownedWorkTaken { owner: Owner::Lacerda, form, to: Destination::Gallery });
    } else {
        let curators = s.players.iter().map(|player| player.curator).collect();
        let dealers = s.players.iter().map(|player| player.dealer).collect();
        turn.emit(Event::GameEnded { curators, dealers });
    }
}

/// A seat takes a renowned work.
pub fn take(turn: &mut Deciding<'_>, seat: Seat, form: Form, to: Destination) -> Checked {
    let s = turn.state();
    if s.stage != Stage::Auction {
        return Err(wrong(s));
    }
    if !s.easels.iter().any(|work| printed().work(*work).form == form) {
        return Err(Rejection::NotOnTheEasels);
    }
    turn.emit(Event::RenownedWorkTaken { owner: Owner::Seat(seat), form, to });
    Ok(())
}

/// The works that can be taken.
pub fn each(s: &State, out: &mut impl Out) {
    for work in &s.easels {
        let form = printed().work(*work).form;
        for to in [Destination::Gallery, Destination::Sold] {
            out.add(Command::TakeRenownedWork { form, to });
        }
    }
}
