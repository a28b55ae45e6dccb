//! Decor sizes that have run out (p. 5): tiles on walls are swapped for others on the same cells.
//!
//! Tiles of this round are not swapped, because their owner may still take them down.

use crate::kernel::Seat;
use crate::rulesets::art_society::components::Decor;
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::state::{DecorDue, Edition, State};
use crate::rulesets::art_society::wall::{Hung, Mask, Tile};

/// Returns the next swap that is needed to take the earned decor, in the editions with such swaps.
pub(super) fn needed(state: &State, seat: Seat, due: DecorDue) -> Option<Event> {
    let lacks = |decor: Decor| state.available(seat, decor) == 0;
    if state.edition == Edition::First || !Decor::ALL.into_iter().any(lacks) {
        return None;
    }
    let allowed: Vec<Decor> = Decor::ALL.into_iter().filter(|decor| due.allows(*decor)).collect();
    let gone = |sizes: &[Decor]| sizes.iter().all(|decor| lacks(*decor));
    if gone(&allowed) {
        return anywhere(state, seat, &allowed, &[]);
    }
    if state.edition != Edition::French {
        return None;
    }
    // A value of which both orientations have run out is freed, unless that uses up another allowed size.
    let values = (1..=3).map(|shields| sizes_of(&allowed, shields));
    let mut missing = values.filter(|sizes| !sizes.is_empty() && gone(sizes));
    if state.rules.frees_single_sizes() {
        return missing.find_map(|sizes| on_wall(state, seat, &sizes, &allowed));
    }
    missing.find_map(|sizes| anywhere(state, seat, &sizes, &allowed))
}

fn sizes_of(allowed: &[Decor], shields: u8) -> Vec<Decor> {
    allowed.iter().copied().filter(|decor| decor.shields() == shields).collect()
}

/// Returns the first swap on any wall, starting with the seat's own, then clockwise.
fn anywhere(state: &State, seat: Seat, wanted: &[Decor], kept: &[Decor]) -> Option<Event> {
    state.seats.clockwise_from(seat).find_map(|owner| on_wall(state, owner, wanted, kept))
}

/// Returns the first swap on this wall, row by row, that frees one of the wanted sizes without using up a kept one.
pub(super) fn on_wall(state: &State, owner: Seat, wanted: &[Decor], kept: &[Decor]) -> Option<Event> {
    let mut tiles: Vec<(Decor, Hung)> = state.players[owner].wall.settled().iter().filter_map(decor_of).collect();
    tiles.sort_by_key(|(_, hung)| hung.at);
    let merge = |&(_, first): &(Decor, Hung)| {
        let longer = [Decor::Wide3, Decor::Tall3, Decor::Wide2, Decor::Tall2].into_iter();
        longer.filter(|decor| spare(state, *decor, 1, kept)).find_map(|decor| {
            let cells = decor.size().at(first.at)?;
            let under: Vec<(Decor, Hung)> =
                tiles.iter().copied().filter(|(_, hung)| hung.mask().meets(cells)).collect();
            let frees = under.iter().any(|(size, _)| wanted.contains(size)) && under.len() > 1;
            let covered = under.iter().fold(Mask::EMPTY, |mask, (_, hung)| mask | hung.mask());
            (frees && covered == cells).then(|| Event::DecorSwapped {
                owner,
                removed: under.iter().map(|(_, hung)| *hung).collect(),
                hung: vec![Hung { tile: Tile::Decor(decor), at: first.at }],
            })
        })
    };
    let split = |&(decor, long): &(Decor, Hung)| {
        let count = decor.shields();
        let splits = wanted.contains(&decor) && count > 1 && spare(state, Decor::Single, count, kept);
        splits.then(|| Event::DecorSwapped {
            owner,
            removed: vec![long],
            hung: long.mask().spots().map(|at| Hung { tile: Tile::Decor(Decor::Single), at }).collect(),
        })
    };
    tiles.iter().find_map(|tile| merge(tile).or_else(|| split(tile)))
}

fn decor_of(hung: &Hung) -> Option<(Decor, Hung)> {
    match hung.tile {
        Tile::Decor(decor) => Some((decor, *hung)),
        Tile::Painting(_) => None,
    }
}

/// Returns whether the supply has this number of tiles, and one more if the size is to be kept.
fn spare(state: &State, decor: Decor, count: u8, kept: &[Decor]) -> bool {
    state.unreserved(decor) >= count + u8::from(kept.contains(&decor))
}
