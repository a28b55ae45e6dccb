//! The scoring at the end of the game: money, tie-breaks, and the goals of a solo game (p. 15, 16).

pub mod goals;
pub mod majorities;
pub mod solo;
pub mod tally;
pub mod tiles;

use super::components::printed;
use super::pieces::{Artist, Form, Owner, RenownedDestination};
use super::state::{ArtistState, Stage, State};
use crate::kernel::score::rank;
use crate::kernel::{BySeat, Score, Seat, Viewer};
use tally::Tally;

/// Returns the scores as if the game ended now, as far as the viewer knows them: the secret cards of other seats count once
/// the game is over.
pub fn score(s: &State, viewer: Viewer) -> BySeat<Score<Tally>> {
    let mut scores = rank(s.seats.each(|seat| {
        let tally = tally(s, seat, viewer.is(seat) || s.stage == Stage::Over);
        (tally.total, tie_breaks(s, seat), tally)
    }));
    for (_, score) in scores.iter_mut() {
        // A solo game is won or lost against Lacerda.
        if score.tally.solo.as_ref().is_some_and(|solo| !solo.reached) {
            score.placing = 2;
        }
    }
    scores
}

/// Returns the tally of a seat; `cards` says that its secret cards are known.
pub(super) fn tally(s: &State, seat: Seat, cards: bool) -> Tally {
    let player = s.player(seat);
    let majorities = majorities::of(s, Owner::Seat(seat));
    let (tiles, influence) = tiles::of(s, seat);
    let exhibition = player.works.iter().map(|work| i32::from(s.artists[work.artist].value())).sum();
    let renowned = player.renowned.map(|(work, _)| i32::from(renowned_value(s, printed().work(work).form)));
    let curator = cards.then(|| goals::curator(player));
    let dealer = cards.then(|| goals::dealer(player));
    let influence_money = i32::from(printed().influence.end_money(influence));
    let total = i32::from(player.money)
        + majorities.iter().sum::<i32>()
        + tiles.iter().map(|tile| tile.money).sum::<i32>()
        + exhibition
        + renowned.unwrap_or(0)
        + curator.iter().chain(&dealer).flatten().sum::<i32>()
        + influence_money;
    let mut tally = Tally {
        money: i32::from(player.money),
        majorities,
        tiles,
        exhibition,
        renowned,
        curator,
        dealer,
        influence,
        influence_money,
        total,
        ended_by: s.ended_by,
        solo: None,
    };
    if s.lacerda.is_some() && cards {
        tally.solo = Some(solo::result(s, seat, &tally));
    }
    tally
}

/// Returns the value of a renowned work: that of the most famous discovered artist of its form, 0 without one.
fn renowned_value(s: &State, form: Form) -> u8 {
    let artists = Artist::of(form).map(|artist| s.artists[artist]);
    let discovered = artists.iter().filter(|artist| artist.fame.is_some());
    let by_value = s.rules.equal_fame_is_settled_by_value();
    discovered.max_by_key(|artist| (artist.fame, by_value.then(|| artist.value()))).map_or(0, ArtistState::value)
}

/// Returns the tie-breaks: works acquired, visitors in the gallery, assistants in play (p. 16).
fn tie_breaks(s: &State, seat: Seat) -> Vec<i32> {
    let player = s.player(seat);
    let works = player.works.len() as i32 + i32::from(player.works_sold()) + i32::from(player.renowned.is_some());
    vec![works, i32::from(player.gallery.total()), i32::from(s.assistants_in_play(seat))]
}

/// Returns the form of the renowned work if the player took it to this destination.
fn renowned_in(player: &super::player::Player, to: RenownedDestination) -> Option<super::pieces::Form> {
    player.renowned.filter(|(_, destination)| *destination == to).map(|(work, _)| printed().work(work).form)
}
