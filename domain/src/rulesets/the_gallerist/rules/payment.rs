//! Paying with cash, Influence, or both (p. 13).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::Artist;
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, colony, fame, wrong_decision};
use crate::kernel::Seat;

/// Returns the part of a price that cash does not cover.
fn uncovered(money: u16, price: u8) -> u8 {
    u8::try_from(u16::from(price).saturating_sub(money)).unwrap_or(u8::MAX)
}

/// Checks that a price can be paid; returns the part for which Influence is needed.
pub fn check(money: u16, influence: u8, price: u8) -> RuleResult<u8> {
    let needed = uncovered(money, price);
    if needed > printed().influence.money_icons.before(influence) {
        return Err(Rejection::CannotPay { price });
    }
    Ok(needed)
}

/// Returns the least and the most of a price that can be paid with Influence. If the work bought gets an art slot only because its
/// artist becomes a celebrity, enough Influence must be left for that.
fn range(s: &State, seat: Seat, price: u8, work: Option<Artist>) -> (u8, u8) {
    let player = s.player(seat);
    let track = &printed().influence;
    let least = uncovered(player.money, price);
    let mut most = price.min(track.money_icons.before(player.influence));
    if let Some(artist) = work
        && colony::needs_celebrity(s, seat, artist)
        && let Some(top) = s.stacks[artist.form()].top
    {
        let missing = fame::missing(s, seat, artist, printed().work(top).fame);
        let enough = |paid: u8| track.fame_icons.before(track.money_icons.back(player.influence, paid)) >= missing;
        while most > least && !enough(most) {
            most -= 1;
        }
    }
    (least, most)
}

/// Pays the pending price.
pub fn pay(turn: &mut GalleristTurn<'_>, seat: Seat, with_influence: u8) -> RuleResult {
    let s = turn.state();
    let Some(Task::Pay { price, work }) = s.agenda.last().copied() else { return Err(wrong_decision(s)) };
    let (least, most) = range(s, seat, price, work);
    if !(least..=most).contains(&with_influence) {
        return Err(Rejection::PaymentOutOfRange { least, most });
    }
    let influence = printed().influence.money_icons.back(s.player(seat).influence, with_influence);
    turn.emit(Event::Paid { seat, cash: price - with_influence, with_influence, influence });
    Ok(())
}

/// Adds the legal ways to pay the pending price.
pub fn add_legal(s: &State, seat: Seat, out: &mut impl CommandSink) {
    let Some(Task::Pay { price, work }) = s.agenda.last().copied() else { return };
    let (least, most) = range(s, seat, price, work);
    for with_influence in least..=most {
        out.add(Command::Pay { with_influence });
    }
}
