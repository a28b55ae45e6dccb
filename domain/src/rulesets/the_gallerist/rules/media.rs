//! The Media Center: hiring assistants and promoting artists (p. 11).

use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Artist, Location, LocationAction, PromotionLevel};
use super::super::player::Player;
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, act, movement, payment};
use crate::kernel::Seat;

/// The fame step of a promotion without the Collectors in the gallery (p. 11).
pub const PROMOTION_FAME: u8 = 1;

/// Returns the price of hiring this number of assistants.
fn price(s: &State, seat: Seat, count: u8) -> u8 {
    let queued = printed().queue.iter().skip(usize::from(s.player(seat).hired));
    queued.take(usize::from(count)).map(|space| space.cost).sum()
}

/// Returns the largest number of assistants that desks and queue allow to hire.
fn max_hires(s: &State, seat: Seat) -> u8 {
    let player = s.player(seat);
    player.free_desks().min(player.queued())
}

/// Returns whether an assistant of the queue can come for free: there is one, and a desk for it.
#[must_use]
pub fn can_gain_assistant(player: &Player) -> bool {
    player.free_desks() > 0 && player.queued() > 0
}

fn check_hire(s: &State, seat: Seat, count: u8, influence: u8) -> RuleResult<u8> {
    let most = max_hires(s, seat);
    if count == 0 || count > most {
        return Err(Rejection::HireOutOfRange { most });
    }
    let price = price(s, seat, count);
    payment::check(s.player(seat).money, influence, price)?;
    Ok(price)
}

/// Hires assistants.
pub fn hire(turn: &mut GalleristTurn<'_>, seat: Seat, count: u8) -> RuleResult {
    let influence = act::check_action(turn.state(), seat, LocationAction::HireAssistants)?;
    let price = check_hire(turn.state(), seat, count, influence)?;
    act::begin(turn, seat, LocationAction::HireAssistants, influence);
    turn.emit(Event::AssistantsHired { seat, count, price });
    Ok(())
}

/// Checks that an artist can be promoted; returns the new level.
fn check_promote(s: &State, artist: Artist, influence: u8) -> RuleResult<u8> {
    let artist_state = &s.artists[artist];
    if artist_state.fame.is_none() {
        return Err(Rejection::NotDiscovered { artist });
    }
    // Levels are counted from 1, tokens from 0.
    let Some(token) = PromotionLevel::new(artist_state.promotion) else {
        return Err(Rejection::FullyPromoted { artist });
    };
    let level = token.number() + 1;
    if s.tokens[token] == 0 {
        return Err(Rejection::NoToken { level });
    }
    if influence < level {
        return Err(Rejection::NotEnoughInfluence { needed: level });
    }
    Ok(level)
}

/// Promotes an artist.
pub fn promote(turn: &mut GalleristTurn<'_>, seat: Seat, artist: Artist) -> RuleResult {
    let influence = act::check_action(turn.state(), seat, LocationAction::PromoteArtist)?;
    let level = check_promote(turn.state(), artist, influence)?;
    act::begin(turn, seat, LocationAction::PromoteArtist, influence);
    let influence = influence - level;
    turn.emit(Event::ArtistPromoted { seat, artist, level, influence, fame: PROMOTION_FAME });
    Ok(())
}

/// Returns whether an action is possible for a seat that moves here; its own assistant here would go home to a desk first.
pub fn is_possible(s: &State, seat: Seat, influence: u8) -> bool {
    let returning = u8::from(movement::would_return(s, seat, Location::MediaCenter));
    let room =
        if s.rules.returning_assistant_takes_only_a_desk() { s.player(seat).free_desks() } else { max_hires(s, seat) };
    let hire = room > returning && check_hire(s, seat, 1, influence).is_ok();
    hire || can_promote(s, influence)
}

fn can_promote(s: &State, influence: u8) -> bool {
    Artist::ALL.into_iter().any(|artist| check_promote(s, artist, influence).is_ok())
}

/// Returns whether a seat could promote an artist here.
pub fn can_promote_now(s: &State, seat: Seat) -> bool {
    can_promote(s, s.player(seat).influence)
}

/// Adds the legal actions here; returns whether there are any.
pub fn add_legal(s: &State, seat: Seat, influence: u8, out: &mut impl CommandSink) -> bool {
    let mut found = false;
    for count in 1..=max_hires(s, seat) {
        if check_hire(s, seat, count, influence).is_ok() {
            out.add(Command::HireAssistants { count });
            found = true;
        }
    }
    for artist in Artist::ALL {
        if !out.is_full() && check_promote(s, artist, influence).is_ok() {
            out.add(Command::PromoteArtist { artist });
            found = true;
        }
    }
    found
}
