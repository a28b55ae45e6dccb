//! Applies events about artists, their works and their fame.

use super::super::agenda::Task;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Artist, Bonus, PromotionLevel, Visitor};
use super::super::player::ExhibitedWork;
use super::super::state::State;
use crate::kernel::Seat;

/// Applies an event of this file's kinds; other kinds change nothing.
pub(super) fn apply(s: &mut State, event: &Event) {
    match *event {
        Event::ArtistDiscovered { seat, artist } => discover(s, seat, artist),
        Event::CollectorReleased { artist } => {
            s.agenda.pop();
            s.artists[artist].collector = false;
            s.plaza[Visitor::Collector] += 1;
        }
        Event::WorkBought { artist, price, .. } => buy(s, artist, price),
        Event::WorkExhibited { seat, artist } => exhibit(s, seat, artist),
        Event::WorkUncovered { form, work, visitors } => {
            s.agenda.pop();
            let stack = &mut s.stacks[form];
            stack.top = Some(work);
            stack.rest &= !work.bit();
            stack.visitors = visitors;
            for (kind, count) in visitors.iter() {
                s.bag[kind] -= *count;
            }
        }
        Event::FameRaised { seat, artist, fame, influence } => {
            s.agenda.pop();
            s.artists[artist].fame = Some(fame);
            s.player_mut(seat).influence = influence;
        }
        Event::CelebrityMade { seat, artist, money } => {
            s.artists[artist].celebrity = true;
            s.player_mut(seat).money += u16::from(money);
        }
        Event::ArtistPromoted { seat, artist, level, influence, fame } => {
            s.player_mut(seat).influence = influence;
            promote(s, artist, level, fame);
        }
        _ => {}
    }
}

fn discover(s: &mut State, seat: Seat, artist: Artist) {
    let discovered = &mut s.artists[artist];
    discovered.fame = Some(discovered.initial);
    discovered.signatures -= 1;
    let (bonus, collector) = (discovered.bonus.take(), discovered.collector);
    s.player_mut(seat).commission = Some(artist);
    if collector {
        s.push_tasks([Task::ReleaseCollector { artist }]);
    }
    if let Some(bonus) = bonus {
        s.boxed.bonuses.push(bonus);
        s.push_tasks([discovery_task(bonus, artist)]);
    }
}

fn buy(s: &mut State, artist: Artist, price: u8) {
    let form = artist.form();
    let stack = &mut s.stacks[form];
    let visitors = std::mem::take(&mut stack.visitors);
    let Some(face) = stack.top.map(|work| printed().work(work)) else { return };
    let more = stack.rest != 0;
    s.plaza.join(&visitors);
    if more {
        s.push_tasks([Task::Uncover { form }]);
    }
    s.push_tasks([Task::Tickets { first: face.first, second: face.second }, Task::Exhibit { artist }]);
    push_fame(s, artist, face.fame, true);
    s.push_tasks([Task::Pay { price, work: Some(artist) }]);
}

fn exhibit(s: &mut State, seat: Seat, artist: Artist) {
    s.agenda.pop();
    let top = s.stacks[artist.form()].top.take();
    let player = s.player_mut(seat);
    if let Some(work) = top {
        player.works.push(ExhibitedWork { work, artist });
    }
    if player.commission == Some(artist) {
        player.commission = None;
    } else {
        s.artists[artist].signatures -= 1;
    }
}

/// Replaces the promotion token of an artist by the one of the new level.
fn promote(s: &mut State, artist: Artist, level: u8, fame: u8) {
    let promoted = &mut s.artists[artist];
    let old = if promoted.token { PromotionLevel::new(promoted.promotion.wrapping_sub(1)) } else { None };
    promoted.promotion = level;
    promoted.token = true;
    if let Some(old) = old {
        s.tokens[old] += 1;
    }
    if let Some(new) = PromotionLevel::new(level.wrapping_sub(1)) {
        s.tokens[new] -= 1;
        push_fame(s, artist, fame, false);
        s.push_tasks([Task::of(printed().promotion[new])]);
    }
}

/// Returns the task of a discovery bonus, which is given before the artist is turned over (p. 7).
const fn discovery_task(bonus: Bonus, artist: Artist) -> Task {
    match Task::of(bonus) {
        Task::Fame { artist: None, plus, buying, .. } => {
            Task::Fame { artist: None, plus, buying, discovered: Some(artist) }
        }
        other => other,
    }
}

/// Pushes the fame step of an artist, except for a celebrity, whose marker is at the end of the track.
fn push_fame(s: &mut State, artist: Artist, plus: u8, buying: bool) {
    if !s.artists[artist].celebrity {
        s.push_tasks([Task::Fame { artist: Some(artist), plus, buying, discovered: None }]);
    }
}
