//! The Artists Colony: discovering artists, buying and exhibiting their works (p. 7, 8).

use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Action, Artist};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::Out;
use super::{Checked, Deciding, act, fame, payment};
use crate::kernel::Seat;

/// The places of a gallery without a masterpiece.
pub const PLACES: usize = 3;

fn check_discover(s: &State, seat: Seat, artist: Artist) -> Checked {
    if s.artists[artist].fame.is_some() {
        return Err(Rejection::AlreadyDiscovered { artist });
    }
    if s.player(seat).commission.is_some() {
        return Err(Rejection::CommissionOutstanding);
    }
    Ok(())
}

/// A seat discovers an artist.
pub fn discover(turn: &mut Deciding<'_>, seat: Seat, artist: Artist) -> Checked {
    let influence = act::gate(turn.state(), seat, Action::DiscoverArtist)?;
    check_discover(turn.state(), seat, artist)?;
    act::begin(turn, seat, Action::DiscoverArtist, influence);
    turn.emit(Event::ArtistDiscovered { seat, artist });
    Ok(())
}

/// The price of an artist's next work for a seat, if there is one to be had (p. 7, 8, 14).
fn check_buy(s: &State, seat: Seat, artist: Artist, influence: u8) -> Checked<u8> {
    let studio = &s.artists[artist];
    let player = s.player(seat);
    let Some(fame) = studio.fame else { return Err(Rejection::NotDiscovered { artist }) };
    let commissioned = player.commission == Some(artist);
    if studio.is_celebrity() && !commissioned {
        return Err(Rejection::Retired { artist });
    }
    if studio.signatures == 0 && !commissioned {
        return Err(Rejection::NoSignature { artist });
    }
    let Some(work) = s.stacks[artist.form()].top else { return Err(Rejection::NoWorkLeft) };
    if player.works.len() > PLACES {
        return Err(Rejection::NoPlaceInGallery);
    }
    let price = if commissioned { studio.initial } else { fame };
    let by_influence = payment::check(player.money, influence, price)?;
    if needs_celebrity(s, seat, artist) {
        let left = printed().influence.money_icons.back(influence, by_influence);
        let missing = fame::missing(s, seat, artist, printed().work(work).fame);
        if printed().influence.fame_icons.before(left) < missing {
            return Err(Rejection::NoPlaceInGallery);
        }
    }
    Ok(price)
}

/// Whether a work of this artist has a place only if the artist becomes a celebrity by it.
pub fn needs_celebrity(s: &State, seat: Seat, artist: Artist) -> bool {
    s.player(seat).works.len() == PLACES && !s.artists[artist].is_celebrity() && !s.exhibits_masterpiece(seat)
}

/// A seat buys a work.
pub fn buy(turn: &mut Deciding<'_>, seat: Seat, artist: Artist) -> Checked {
    let influence = act::gate(turn.state(), seat, Action::BuyWork)?;
    let price = check_buy(turn.state(), seat, artist, influence)?;
    act::begin(turn, seat, Action::BuyWork, influence);
    turn.emit(Event::WorkBought { seat, artist, price });
    Ok(())
}

/// Whether anything can be done here.
pub fn possible(s: &State, seat: Seat, influence: u8) -> bool {
    Artist::ALL
        .into_iter()
        .any(|artist| check_discover(s, seat, artist).is_ok() || check_buy(s, seat, artist, influence).is_ok())
}

/// Adds what can be done here; whether there is anything.
pub fn each(s: &State, seat: Seat, influence: u8, out: &mut impl Out) -> bool {
    let mut found = false;
    for artist in Artist::ALL {
        if out.is_full() {
            return found;
        }
        if check_discover(s, seat, artist).is_ok() {
            out.add(Command::DiscoverArtist { artist });
            found = true;
        } else if check_buy(s, seat, artist, influence).is_ok() {
            out.add(Command::BuyWork { artist });
            found = true;
        }
    }
    found
}
