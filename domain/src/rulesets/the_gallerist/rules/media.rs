//! The Media Center: hiring assistants and promoting artists (p. 11).

use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Action, Artist, Level, Location};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::Out;
use super::{Checked, Deciding, act, movement, payment};
use crate::kernel::Seat;

/// What hiring so many costs.
fn price(s: &State, seat: Seat, count: u8) -> u8 {
    let waiting = printed().queue.iter().skip(usize::from(s.player(seat).hired));
    waiting.take(usize::from(count)).map(|hire| hire.cost).sum()
}

/// The most desks and queue allow.
fn most(s: &State, seat: Seat) -> u8 {
    let player = s.player(seat);
    player.free_desks().min(player.queued())
}

fn check_hire(s: &State, seat: Seat, count: u8, influence: u8) -> Checked<u8> {
    let most = most(s, seat);
    if count == 0 || count > most {
        return Err(Rejection::HireOutOfRange { most });
    }
    let price = price(s, seat, count);
    payment::check(s.player(seat).money, influence, price)?;
    Ok(price)
}

/// A seat hires assistants.
pub fn hire(turn: &mut Deciding<'_>, seat: Seat, count: u8) -> Checked {
    let influence = act::gate(turn.state(), seat, Action::HireAssistants)?;
    let price = check_hire(turn.state(), seat, count, influence)?;
    act::begin(turn, seat, Action::HireAssistants, influence);
    turn.emit(Event::AssistantsHired { seat, count, price });
    Ok(())
}

/// The level an artist can be promoted to.
fn check_promote(s: &State, artist: Artist, influence: u8) -> Checked<u8> {
    let studio = &s.artists[artist];
    if studio.fame.is_none() {
        return Err(Rejection::NotDiscovered { artist });
    }
    // Levels are counted from 1, tokens from 0.
    let Some(token) = Level::new(studio.promotion) else { return Err(Rejection::FullyPromoted { artist }) };
    let level = token.number() + 1;
    if s.tokens[token] == 0 {
        return Err(Rejection::NoToken { level });
    }
    if influence < level {
        return Err(Rejection::NotEnoughInfluence { needed: level });
    }
    Ok(level)
}

/// A seat promotes an artist.
pub fn promote(turn: &mut Deciding<'_>, seat: Seat, artist: Artist) -> Checked {
    let influence = act::gate(turn.state(), seat, Action::PromoteArtist)?;
    let level = check_promote(turn.state(), artist, influence)?;
    act::begin(turn, seat, Action::PromoteArtist, influence);
    turn.emit(Event::ArtistPromoted { seat, artist, level, influence: influence - level });
    Ok(())
}

/// Whether anything can be done here by a seat about to come; an own assistant here would take a desk.
pub fn possible(s: &State, seat: Seat, influence: u8) -> bool {
    let returning = u8::from(movement::would_return(s, seat, Location::MediaCenter));
    let room =
        if s.rules.returning_assistant_takes_only_a_desk() { s.player(seat).free_desks() } else { most(s, seat) };
    let hire = room > returning && check_hire(s, seat, 1, influence).is_ok();
    hire || can_promote(s, influence)
}

fn can_promote(s: &State, influence: u8) -> bool {
    Artist::ALL.into_iter().any(|artist| check_promote(s, artist, influence).is_ok())
}

/// Whether a seat could promote an artist here.
pub fn promotes(s: &State, seat: Seat) -> bool {
    can_promote(s, s.player(seat).influence)
}

/// Adds what can be done here; whether there is anything.
pub fn each(s: &State, seat: Seat, influence: u8, out: &mut impl Out) -> bool {
    let mut found = false;
    for count in 1..=most(s, seat) {
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
