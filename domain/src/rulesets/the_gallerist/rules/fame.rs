//! Raising fame by the printed number, the Collectors in the gallery and Influence; fame 19 makes a celebrity (p. 13, 14).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Artist, Visitor};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, colony, wrong_decision};
use crate::kernel::Seat;

/// The pending fame step: the fields of [`Task::Fame`].
#[derive(Clone, Copy)]
struct FameStep {
    artist: Option<Artist>,
    plus: u8,
    buying: bool,
    discovered: Option<Artist>,
}

impl FameStep {
    /// Returns the fame step on top of the agenda, or `None` if another task or no task is pending.
    fn pending(s: &State) -> Option<Self> {
        match *s.agenda.last()? {
            Task::Fame { artist, plus, buying, discovered } => Some(Self { artist, plus, buying, discovered }),
            _ => None,
        }
    }

    /// Checks that this step may raise the fame of an artist.
    fn check(&self, s: &State, artist: Artist) -> RuleResult {
        let excluded = self.discovered == Some(artist) && s.rules.fame_bonus_excludes_the_discovered();
        let fits = self.artist.is_none_or(|only| only == artist) && !excluded;
        let raised = &s.artists[artist];
        if !fits || raised.fame.is_none() || raised.celebrity {
            return Err(Rejection::FameNotForThisArtist { artist });
        }
        Ok(())
    }

    /// Returns the least and the most fame that the seat can add with Influence.
    fn range(&self, s: &State, seat: Seat, artist: Artist) -> (u8, u8) {
        let missing = missing(s, seat, artist, self.plus);
        let most = missing.min(printed().influence.fame_icons.before(s.player(seat).influence));
        let least = if self.buying && colony::needs_celebrity(s, seat, artist) { missing.min(most) } else { 0 };
        (least, most)
    }
}

/// Returns the fame of an artist after the free part of a fame step.
fn base(s: &State, seat: Seat, artist: Artist, plus: u8) -> u8 {
    let fame = s.artists[artist].fame.unwrap_or(0);
    (fame + plus + s.player(seat).gallery[Visitor::Collector]).min(printed().fame.celebrity)
}

/// Returns the fame an artist lacks to be a celebrity after the free part of a fame step.
pub fn missing(s: &State, seat: Seat, artist: Artist, plus: u8) -> u8 {
    printed().fame.celebrity - base(s, seat, artist, plus)
}

/// Returns the most fame that Influence can add to this artist now, or `None` if no fame step is pending.
pub fn most_with_influence(s: &State, seat: Seat, artist: Artist) -> Option<u8> {
    FameStep::pending(s).map(|step| step.range(s, seat, artist).1)
}

/// Raises the fame of an artist.
pub fn raise(turn: &mut GalleristTurn<'_>, seat: Seat, artist: Artist, with_influence: u8) -> RuleResult {
    let s = turn.state();
    let Some(step) = FameStep::pending(s) else { return Err(wrong_decision(s)) };
    step.check(s, artist)?;
    let (least, most) = step.range(s, seat, artist);
    if !(least..=most).contains(&with_influence) {
        return Err(Rejection::FameOutOfRange { least, most });
    }
    let fame = base(s, seat, artist, step.plus) + with_influence;
    let influence = printed().influence.fame_icons.back(s.player(seat).influence, with_influence);
    turn.emit(Event::FameRaised { seat, artist, fame, influence });
    if fame >= printed().fame.celebrity {
        turn.emit(Event::CelebrityMade { seat, artist, money: printed().fame.celebrity_money });
    }
    Ok(())
}

/// Adds the legal ways to raise fame; adds none if no artist's fame can change (ruling 41).
pub fn add_legal(s: &State, seat: Seat, out: &mut impl CommandSink) {
    let Some(step) = FameStep::pending(s) else { return };
    let player = s.player(seat);
    let without_effect =
        player.gallery[Visitor::Collector] == 0 && printed().influence.fame_icons.before(player.influence) == 0;
    if step.artist.is_none() && without_effect {
        return;
    }
    for artist in Artist::ALL {
        if step.check(s, artist).is_ok() {
            let (least, most) = step.range(s, seat, artist);
            for with_influence in least..=most {
                out.add(Command::RaiseFame { artist, with_influence });
            }
        }
    }
}
