//! Raising fame: by what is printed, the own Collectors and Influence; 19 makes a celebrity (p. 13, 14).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Artist, Visitor};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::Out;
use super::{Checked, Deciding, colony, wrong};
use crate::kernel::Seat;

/// The fame an artist has after the gain that costs nothing.
fn base(s: &State, seat: Seat, artist: Artist, plus: u8) -> u8 {
    let fame = s.artists[artist].fame.unwrap_or(0);
    (fame + plus + s.player(seat).gallery[Visitor::Collector]).min(printed().fame.celebrity)
}

/// The fame that is then still missing for a celebrity.
pub fn missing(s: &State, seat: Seat, artist: Artist, plus: u8) -> u8 {
    printed().fame.celebrity - base(s, seat, artist, plus)
}

/// How much fame can be added with Influence.
fn range(s: &State, seat: Seat, artist: Artist, plus: u8, buying: bool) -> (u8, u8) {
    let missing = missing(s, seat, artist, plus);
    let most = missing.min(printed().influence.fame_icons.before(s.player(seat).influence));
    let least = if buying && colony::needs_celebrity(s, seat, artist) { missing.min(most) } else { 0 };
    (least, most)
}

/// The most fame Influence can add to this artist now, if fame is being raised.
pub fn most(s: &State, seat: Seat, artist: Artist) -> Option<u8> {
    let Some(Task::Fame { plus, buying, .. }) = s.agenda.last().copied() else { return None };
    Some(range(s, seat, artist, plus, buying).1)
}

/// Whether a step may raise this artist's fame.
fn check(s: &State, meant: Option<Artist>, discovered: Option<Artist>, artist: Artist) -> Checked {
    let excluded = discovered == Some(artist) && s.rules.fame_bonus_excludes_the_discovered();
    let fits = meant.is_none_or(|meant| meant == artist) && !excluded;
    let studio = &s.artists[artist];
    if !fits || studio.fame.is_none() || studio.is_celebrity() {
        return Err(Rejection::FameNotForThisArtist { artist });
    }
    Ok(())
}

/// A seat raises an artist's fame.
pub fn raise(turn: &mut Deciding<'_>, seat: Seat, artist: Artist, with_influence: u8) -> Checked {
    let s = turn.state();
    let Some(Task::Fame { artist: meant, plus, buying, discovered }) = s.agenda.last().copied() else {
        return Err(wrong(s));
    };
    check(s, meant, discovered, artist)?;
    let (least, most) = range(s, seat, artist, plus, buying);
    if !(least..=most).contains(&with_influence) {
        return Err(Rejection::FameOutOfRange { least, most });
    }
    let fame = base(s, seat, artist, plus) + with_influence;
    let influence = printed().influence.fame_icons.back(s.player(seat).influence, with_influence);
    turn.emit(Event::FameRaised { seat, artist, fame, influence });
    if fame >= printed().fame.celebrity {
        turn.emit(Event::CelebrityMade { seat, artist, money: printed().fame.celebrity_money });
    }
    Ok(())
}

/// How fame can be raised; nothing if nobody's could.
pub fn each(s: &State, seat: Seat, out: &mut impl Out) {
    let Some(Task::Fame { artist: meant, plus, buying, discovered }) = s.agenda.last().copied() else { return };
    let player = s.player(seat);
    let vain = player.gallery[Visitor::Collector] == 0 && printed().influence.fame_icons.before(player.influence) == 0;
    if meant.is_none() && vain {
        return;
    }
    for artist in Artist::ALL {
        if check(s, meant, discovered, artist).is_ok() {
            let (least, most) = range(s, seat, artist, plus, buying);
            for with_influence in least..=most {
                out.add(Command::RaiseFame { artist, with_influence });
            }
        }
    }
}
