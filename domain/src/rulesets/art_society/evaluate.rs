//! How well a seat stands, for bots: the points of its wall, and what its empty cells, its assistant and the paintings it
//! may still get promise. The weights were found by letting bots play against each other.

use arrayvec::ArrayVec;

use super::components::{ByFour, Genre, Painting, PaintingId, components};
use super::state::{Phase, Player, State};
use super::wall::{Mask, Size, Tile};
use crate::kernel::{BySeat, Seat};

/// What a cell is worth that paintings can still use.
const SPACE: f64 = 0.4;
/// The cells a seat fills in a round.
const CELLS_A_ROUND: f64 = 9.0;
/// What touching a frame like its own brings a painting.
const MATCH: f64 = 1.5;
/// What a cell beside a frame is worth: a place where that frame can be matched.
const BESIDE_FRAME: f64 = 0.03;
/// What a painting costs that fits nowhere.
const NO_SPACE: f64 = -3.0;
/// How much of what a tile promises is counted while the assistant holds it.
const HELD: f64 = 0.7;
/// How much is counted of a shield that is earned but not placed.
const EARNED: f64 = 0.9;
/// What a point of the cards in hand is worth.
const CARDS: f64 = 0.02;

/// How many points this seat may expect to be ahead of the best other.
pub(super) fn evaluate(state: &State, seat: Seat) -> f64 {
    let table = Outlook::of(state);
    let prospects = table.prospects(state);
    let others = prospects.iter().filter(|(other, _)| *other != seat).map(|(_, worth)| *worth);
    prospects.of(seat).copied().unwrap_or(0.0) - others.fold(f64::NEG_INFINITY, f64::max)
}

/// What can be said of the end of the game by now.
struct Outlook {
    /// What a painting of each type will probably score.
    worth: ByFour<f64>,
    /// How probably each type will be the most prestigious.
    in_vogue: ByFour<f64>,
    /// The cells a seat will probably still fill.
    cells_left: f64,
    /// How far the game is, from 0 to 1.
    progress: f64,
    over: bool,
}

/// A seat's wall, looked at once.
struct Look {
    genres: ByFour<Mask>,
    /// The empty cells on which a painting could lie.
    usable: u32,
}

impl Outlook {
    fn of(state: &State) -> Self {
        let over = state.phase == Phase::Over;
        let roomiest = |player: &Player| f64::from(usable(player).count());
        let tightest = state.players.values().iter().map(roomiest).fold(f64::INFINITY, f64::min);
        let by_cards = f64::from(20u8.saturating_sub(state.round)) * CELLS_A_ROUND;
        let cells_left = if over { 0.0 } else { (tightest + CELLS_A_ROUND).min(by_cards) };
        let progress = if over { 1.0 } else { (1.0 - cells_left / 108.0).clamp(0.0, 1.0) };
        let now = state.museum.multipliers(state.edition);
        let (mut worth, mut in_vogue) = (ByFour::default(), ByFour::default());
        let known = if over { 1.0 } else { 0.3 + 0.6 * progress };
        for genre in Genre::ALL {
            let multiplier = f64::from(*now.of(genre));
            *worth.of_mut(genre) = known * multiplier + (1.0 - known) * 3.5;
            *in_vogue.of_mut(genre) = known * f64::from(u8::from(multiplier > 4.5)) + (1.0 - known) / 4.0;
        }
        Self { worth, in_vogue, cells_left, progress, over }
    }

    /// What each seat may expect to have at the end.
    fn prospects(&self, state: &State) -> BySeat<f64> {
        let looks: ArrayVec<Look, 4> = state.players.values().iter().map(Look::of).collect();
        let mut prospects: BySeat<f64> =
            state.players.values().iter().zip(&looks).map(|(player, look)| self.player(player, look)).collect();
        if state.phase == Phase::Hanging {
            self.takings(state, &looks, &mut prospects);
        }
        prospects
    }

    fn player(&self, player: &Player, look: &Look) -> f64 {
        let shields: u32 = player.wall.decor().map(|decor| u32::from(decor.shields())).sum();
        let corners = f64::from((Mask::CORNERS & !player.wall.filled()).count());
        let mut worth = self.paintings(player, look) + f64::from(shields) - 2.0 * player.excess.len() as f64
            + f64::from(u8::from(player.wall.is_full())) * 5.0
            + f64::from(player.hand.sum()) * if self.over { 0.001 } else { CARDS };
        worth -= 2.0 * corners * if self.over { 1.0 } else { 0.5 + 0.5 * self.progress };
        if !self.over {
            worth += f64::from(look.usable).min(self.cells_left) * SPACE;
            worth += f64::from(player.wall.beside_frames()) * BESIDE_FRAME * (1.0 - self.progress);
            worth += player.pending().map_or(0.0, |id| self.promise(player, look, id.printed()));
            let due = player.turn.decor.into_iter().chain(player.turn.later_decor);
            worth += due.map(|due| f64::from(due.left) * EARNED).sum::<f64>();
            worth += match player.assistant {
                Some(Tile::Painting(id)) => self.promise(player, look, id.printed()) * HELD,
                Some(Tile::Decor(decor)) => f64::from(decor.shields()) * HELD,
                None => 0.0,
            };
        }
        worth
    }

    fn paintings(&self, player: &Player, look: &Look) -> f64 {
        let eyeline = components().eyeline;
        let each = player.wall.paintings().map(|(painting, cells)| {
            let faux_pas = cells.edges().meets(*look.genres.of(painting.genre));
            let prestige = if faux_pas { 0.0 } else { *self.worth.of(painting.genre) };
            let seen = if cells.meets(eyeline) { 3.0 * self.in_vogue.of(painting.genre) } else { 0.0 };
            prestige + seen
        });
        each.sum()
    }

    /// What a painting promises that is not on the wall yet: as if it were hung where it does best.
    fn promise(&self, player: &Player, look: &Look, painting: &Painting) -> f64 {
        let size = painting.size();
        let places = player.placements(painting.id);
        if places.is_empty() {
            return NO_SPACE;
        }
        let mut worth = -SPACE * f64::from(size.w * size.h) * if self.cells_left > 40.0 { 1.0 } else { 0.6 };
        let mut best = places & !look.genres.of(painting.genre).edges().covered_by(size);
        if best.is_empty() {
            best = places;
        } else {
            worth += self.worth.of(painting.genre);
        }
        let matching = best & player.wall.beside_frame(painting.frame).covered_by(size);
        if !matching.is_empty() {
            best = matching;
            worth += MATCH;
        }
        if !(best & components().eyeline.covered_by(size)).is_empty() {
            worth += 3.0 * self.in_vogue.of(painting.genre);
        }
        worth
    }

    /// Adds what the seats will take that have not taken yet: each what promises it most, in the order of the bids.
    fn takings(&self, state: &State, looks: &[Look], prospects: &mut BySeat<f64>) {
        let mut left: ArrayVec<PaintingId, 5> = state.auction.clone();
        for seat in state.order.iter().skip(usize::from(state.taken)) {
            let Some(look) = looks.get(seat.index()) else { continue };
            let player = &state.players[*seat];
            let promises = left.iter().map(|id| self.promise(player, look, id.printed())).enumerate();
            if let Some((at, promise)) = promises.max_by(|(_, one), (_, other)| one.total_cmp(other)) {
                left.remove(at);
                prospects[*seat] += promise;
            }
        }
    }
}

impl Look {
    fn of(player: &Player) -> Self {
        let mut genres = ByFour::<Mask>::default();
        for (painting, cells) in player.wall.paintings() {
            let all = genres.of_mut(painting.genre);
            *all = *all | cells;
        }
        Self { genres, usable: usable(player).count() }
    }
}

/// The empty cells on which a small painting could lie.
fn usable(player: &Player) -> Mask {
    const SMALLEST: Size = Size::new(2, 2);
    let corners = (!player.wall.filled()).holding(SMALLEST);
    corners.covered_from(SMALLEST)
}
