//! Paying: cash, Influence, or both in parts (p. 13).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::Artist;
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::Out;
use super::{Checked, Deciding, colony, fame, wrong};
use crate::kernel::Seat;

/// The part of a price cash does not cover.
fn uncovered(money: u16, price: u8) -> u8 {
    u8::try_from(u16::from(price).saturating_sub(money)).unwrap_or(u8::MAX)
}

/// Whether a price can be paid; the part for which Influence is needed.
pub fn check(money: u16, influence: u8, price: u8) -> Checked<u8> {
    let needed = uncovered(money, price);
    if needed > printed().influence.money_icons.before(influence) {
        return Err(Rejection::CannotPay { price });
    }
    Ok(needed)
}

/// How much of a price can be paid with Influence. When a work has a place only if its artist becomes a celebrity,
/// enough Influence must be left for that.
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

/// A seat pays.
pub fn pay(turn: &mut Deciding<'_>, seat: Seat, with_influence: u8) -> Checked {
    let s = turn.state();
    let Some(Task::Pay { price, work }) = s.agenda.last().copied() else { return Err(wrong(s)) };
    let (least, most) = range(s, seat, price, work);
    if !(least..=most).contains(&with_influence) {
        return Err(Rejection::PaymentOutOfRange { least, most });
    }
    let influence = printed().influence.money_icons.back(s.player(seat).influence, with_influence);
    turn.emit(Event::Paid { seat, cash: price - with_influence, with_influence, influence });
    Ok(())
}

/// How a price can be paid.
pub fn each(s: &State, seat: Seat, price: u8, work: Option<Artist>, out: &mut impl Out) {
    let (least, most) = range(s, seat, price, work);
    for with_influence in least..=most {
        out.add(Command::Pay { with_influence });
    }
}
