//! The Artists Colony: discovering artists, buying and exhibiting their works (p. 7, 8).

use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Artist, LocationAction};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, act, fame, payment};
use crate::kernel::Seat;

/// The art slots of a gallery without a masterpiece.
pub const REGULAR_ART_SLOTS: usize = 3;

fn check_discover(s: &State, seat: Seat, artist: Artist) -> RuleResult {
    if s.artists[artist].fame.is_some() {
        return Err(Rejection::AlreadyDiscovered { artist });
    }
    if s.player(seat).commission.is_some() {
        return Err(Rejection::CommissionOutstanding);
    }
    Ok(())
}

/// Discovers an artist.
pub fn discover(turn: &mut GalleristTurn<'_>, seat: Seat, artist: Artist) -> RuleResult {
    let influence = act::check_action(turn.state(), seat, LocationAction::DiscoverArtist)?;
    check_discover(turn.state(), seat, artist)?;
    act::begin(turn, seat, LocationAction::DiscoverArtist, influence);
    turn.emit(Event::ArtistDiscovered { seat, artist });
    Ok(())
}

/// Checks that a seat can buy an artist's next work; returns the price (p. 7, 8, 14).
fn check_buy(s: &State, seat: Seat, artist: Artist, influence: u8) -> RuleResult<u8> {
    let artist_state = &s.artists[artist];
    let player = s.player(seat);
    let Some(fame) = artist_state.fame else { return Err(Rejection::NotDiscovered { artist }) };
    let commissioned = player.commission == Some(artist);
    if artist_state.celebrity && !commissioned {
        return Err(Rejection::Retired { artist });
    }
    if artist_state.signatures == 0 && !commissioned {
        return Err(Rejection::NoSignature { artist });
    }
    let Some(work) = s.stacks[artist.form()].top else { return Err(Rejection::NoWorkLeft) };
    if player.works.len() > REGULAR_ART_SLOTS {
        return Err(Rejection::NoPlaceInGallery);
    }
    let price = if commissioned { artist_state.initial } else { fame };
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

/// Returns whether a work of this artist gets an art slot only if buying it makes the artist a celebrity.
pub fn needs_celebrity(s: &State, seat: Seat, artist: Artist) -> bool {
    s.player(seat).works.len() == REGULAR_ART_SLOTS && !s.artists[artist].celebrity && !s.exhibits_masterpiece(seat)
}

/// Buys a work.
pub fn buy(turn: &mut GalleristTurn<'_>, seat: Seat, artist: Artist) -> RuleResult {
    let influence = act::check_action(turn.state(), seat, LocationAction::BuyWork)?;
    let price = check_buy(turn.state(), seat, artist, influence)?;
    act::begin(turn, seat, LocationAction::BuyWork, influence);
    turn.emit(Event::WorkBought { seat, artist, price });
    Ok(())
}

/// Returns whether an action is possible here.
pub fn is_possible(s: &State, seat: Seat, influence: u8) -> bool {
    Artist::ALL
        .into_iter()
        .any(|artist| check_discover(s, seat, artist).is_ok() || check_buy(s, seat, artist, influence).is_ok())
}

/// Adds the legal actions here; returns whether there are any.
pub fn add_legal(s: &State, seat: Seat, influence: u8, out: &mut impl CommandSink) -> bool {
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
