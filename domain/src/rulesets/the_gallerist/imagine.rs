//! Imagined states: a viewer does not know the other seats' secret cards, so those are dealt again.

use super::pieces::GoalCard;
use super::player::Player;
use super::state::{Stage, State};
use crate::kernel::{Chance, Viewer};

/// Returns a state that equals the given one in all that the viewer knows, with the other secret cards dealt again.
pub(super) fn imagine(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut imagined = state.clone();
    if state.stage != Stage::Over {
        deal(&mut imagined, viewer, chance, |player| &mut player.curator);
        deal(&mut imagined, viewer, chance, |player| &mut player.dealer);
    }
    imagined
}

fn deal(s: &mut State, viewer: Viewer, chance: &mut Chance, card: impl Fn(&mut Player) -> &mut GoalCard) {
    let known = match viewer {
        Viewer::Seat(seat) => Some(*card(s.player_mut(seat))),
        Viewer::Spectator => None,
    };
    let mut unknown: arrayvec::ArrayVec<GoalCard, 4> =
        GoalCard::ALL.into_iter().filter(|card| Some(*card) != known).collect();
    chance.shuffle(&mut unknown);
    for (seat, new) in s.seats.iter().filter(|seat| !viewer.is(*seat)).zip(unknown) {
        *card(s.player_mut(seat)) = new;
    }
}
