//! Imagining: the only thing anybody cannot know is which secret cards the others hold.

use super::pieces::Card;
use super::player::Player;
use super::state::{Stage, State};
use crate::kernel::{Chance, Viewer};

/// A state equal in everything this viewer can know, with the other secret cards dealt anew.
pub(super) fn imagine(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut imagined = state.clone();
    if state.stage != Stage::Over {
        deal(&mut imagined, viewer, chance, |player| &mut player.curator);
        deal(&mut imagined, viewer, chance, |player| &mut player.dealer);
    }
    imagined
}

fn deal(s: &mut State, viewer: Viewer, chance: &mut Chance, card: impl Fn(&mut Player) -> &mut Card) {
    let known = match viewer {
        Viewer::Seat(seat) => Some(*card(s.player_mut(seat))),
        Viewer::Spectator => None,
    };
    let mut rest: arrayvec::ArrayVec<Card, 4> = Card::ALL.into_iter().filter(|one| Some(*one) != known).collect();
    chance.shuffle(&mut rest);
    for (seat, new) in s.seats.iter().filter(|seat| !viewer.is(*seat)).zip(rest) {
        *card(s.player_mut(seat)) = new;
    }
}
