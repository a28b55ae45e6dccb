//! Carrying out: artists, their works and their fame.

use super::super::agenda::Task;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Artist, Bonus, Level, Visitor};
use super::super::player::Exhibit;
use super::super::state::State;

/// Carries such an event out.
pub(super) fn apply(s: &mut State, event: &Event) {
    match *event {
        Event::ArtistDiscovered { seat, artist } => {
            let studio = &mut s.artists[artist];
            studio.fame = Some(studio.initial);
            studio.signatures -= 1;
            let bonus = studio.bonus.take();
            s.player_mut(seat).commission = Some(artist);
            if artist.is_red() {
                s.ask([Task::ReleaseCollector { artist }]);
            }
            if let Some(bonus) = bonus {
                s.boxed.bonuses.push(bonus);
                s.ask([bonus_of_discovery(bonus, artist)]);
            }
        }
        Event::CollectorReleased { artist } => {
            s.agenda.pop();
            s.artists[artist].collector = false;
            s.plaza[Visitor::Collector] += 1;
        }
        Event::WorkBought { artist, price, .. } => {
            let form = artist.form();
            let stack = &mut s.stacks[form];
            let visitors = std::mem::take(&mut stack.visitors);
            let Some(face) = stack.top.map(|work| printed().work(work)) else { return };
            let more = stack.rest != 0;
            s.plaza.join(&visitors);
            if more {
                s.ask([Task::Uncover { form }]);
            }
            s.ask([Task::Tickets { first: face.first, second: face.second }, Task::Exhibit { artist }]);
            raise(s, Task::Fame { artist: Some(artist), plus: face.fame, buying: true, discovered: None });
            s.ask([Task::Pay { price, work: Some(artist) }]);
        }
        Event::WorkExhibited { seat, artist } => {
            s.agenda.pop();
            let top = s.stacks[artist.form()].top.take();
            let player = s.player_mut(seat);
            if let Some(work) = top {
                player.works.push(Exhibit { work, artist });
            }
            if player.commission == Some(artist) {
                player.commission = None;
            } else {
                s.artists[artist].signatures -= 1;
            }
        }
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
        Event::CelebrityMade { seat, money, .. } => s.player_mut(seat).money += u16::from(money),
        Event::ArtistPromoted { seat, artist, level, influence } => {
            s.player_mut(seat).influence = influence;
            let studio = &mut s.artists[artist];
            let old = if studio.token { Level::new(studio.promotion.wrapping_sub(1)) } else { None };
            studio.promotion = level;
            studio.token = true;
            if let Some(old) = old {
                s.tokens[old] += 1;
            }
            if let Some(new) = Level::new(level.wrapping_sub(1)) {
                s.tokens[new] -= 1;
                raise(s, Task::Fame { artist: Some(artist), plus: 1, buying: false, discovered: None });
                s.ask([Task::of(printed().promotion[new])]);
            }
        }
        _ => {}
    }
}

/// What the bonus of a discovery asks for; it is given before the artist is turned over (p. 7).
const fn bonus_of_discovery(bonus: Bonus, artist: Artist) -> Task {
    match Task::of(bonus) {
        Task::Fame { artist: None, plus, buying, .. } => {
            Task::Fame { artist: None, plus, buying, discovered: Some(artist) }
        }
        other => other,
    }
}

/// Asks for fame to be raised, unless the artist is a celebrity, whose fame is complete.
fn raise(s: &mut State, task: Task) {
    if let Task::Fame { artist: Some(artist), .. } = task
        && !s.artists[artist].is_celebrity()
    {
        s.ask([task]);
    }
}
