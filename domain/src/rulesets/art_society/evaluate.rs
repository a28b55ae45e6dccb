//! The evaluation for bots: the points of a wall, and the expected value of its empty cells, its assistant and the
//! paintings it may still get. The weights come from tournaments between bots.

use arrayvec::ArrayVec;

use super::components::{ByFour, Genre, Painting, PaintingId, components};
use super::state::{Phase, Player, State};
use super::wall::{Mask, Size, Tile};
use crate::kernel::{BySeat, Seat};

/// The value of an empty cell that a painting can still cover.
const USABLE_CELL: f64 = 0.4;
/// The cells that a seat fills in a round.
const CELLS_A_ROUND: f64 = 9.0;
/// The value of a painting that touches a frame like its own.
const MATCHING_FRAME: f64 = 1.5;
/// The value of an empty cell beside a frame, where that frame can be matched.
const BESIDE_FRAME: f64 = 0.03;
/// The value of a painting that fits nowhere.
const NO_SPACE: f64 = -3.0;
/// The factor for the value of a tile that the assistant holds.
const HELD_FACTOR: f64 = 0.7;
/// The value of an earned shield that is not placed.
const EARNED_SHIELD: f64 = 0.9;
/// The value of each point of the cards in hand.
const CARD_POINT: f64 = 0.02;

/// Returns the expected lead of this seat over the best other seat, in points.
pub(super) fn evaluate(state: &State, seat: Seat) -> f64 {
    let table = Forecast::of(state);
    let prospects = table.prospects(state);
    let others = prospects.iter().filter(|(other, _)| *other != seat).map(|(_, worth)| *worth);
    prospects.of(seat).copied().unwrap_or(0.0) - others.fold(f64::NEG_INFINITY, f64::max)
}

/// An estimate of the end of the game.
struct Forecast {
    /// The expected points of a painting of each type.
    worth: ByFour<f64>,
    /// The probability that each type is the most prestigious.
    most_prestigious: ByFour<f64>,
    /// The expected number of cells that a seat still fills.
    cells_left: f64,
    /// The progress of the game, from 0 to 1.
    progress: f64,
    over: bool,
}

/// What the evaluation needs of a wall, computed once.
struct WallSummary {
    genres: ByFour<Mask>,
    /// The number of empty cells that a painting could cover.
    usable: u32,
}

impl Forecast {
    fn of(state: &State) -> Self {
        let over = state.phase == Phase::Over;
        let roomiest = |player: &Player| f64::from(usable(player).count());
        let tightest = state.players.values().iter().map(roomiest).fold(f64::INFINITY, f64::min);
        let by_cards = f64::from(20u8.saturating_sub(state.round)) * CELLS_A_ROUND;
        let cells_left = if over { 0.0 } else { (tightest + CELLS_A_ROUND).min(by_cards) };
        let progress = if over { 1.0 } else { (1.0 - cells_left / 108.0).clamp(0.0, 1.0) };
        let now = state.museum.multipliers(state.edition);
        let (mut worth, mut most_prestigious) = (ByFour::default(), ByFour::default());
        let known = if over { 1.0 } else { 0.3 + 0.6 * progress };
        for genre in Genre::ALL {
            let multiplier = f64::from(*now.of(genre));
            *worth.of_mut(genre) = known * multiplier + (1.0 - known) * 3.5;
            *most_prestigious.of_mut(genre) = known * f64::from(u8::from(multiplier > 4.5)) + (1.0 - known) / 4.0;
        }
        Self { worth, most_prestigious, cells_left, progress, over }
    }

    /// Returns the expected final points of each seat.
    fn prospects(&self, state: &State) -> BySeat<f64> {
        let summaries: ArrayVec<WallSummary, 4> = state.players.values().iter().map(WallSummary::of).collect();
        let mut prospects: BySeat<f64> = state
            .players
            .values()
            .iter()
            .zip(&summaries)
            .map(|(player, summary)| self.player(player, summary))
            .collect();
        if state.phase == Phase::Hanging {
            self.takings(state, &summaries, &mut prospects);
        }
        prospects
    }

    fn player(&self, player: &Player, summary: &WallSummary) -> f64 {
        let shields: u32 = player.wall.decor().map(|decor| u32::from(decor.shields())).sum();
        let corners = f64::from((Mask::CORNERS & !player.wall.filled()).count());
        let mut worth = self.paintings(player, summary) + f64::from(shields) - 2.0 * player.excess.len() as f64
            + f64::from(u8::from(player.wall.is_full())) * 5.0
            + f64::from(player.hand.sum()) * if self.over { 0.001 } else { CARD_POINT };
        worth -= 2.0 * corners * if self.over { 1.0 } else { 0.5 + 0.5 * self.progress };
        if !self.over {
            worth += f64::from(summary.usable).min(self.cells_left) * USABLE_CELL;
            worth += f64::from(player.wall.beside_frames()) * BESIDE_FRAME * (1.0 - self.progress);
            worth += player.pending().map_or(0.0, |id| self.expected_value(player, summary, id.printed()));
            let due = player.turn.decor.into_iter().chain(player.turn.later_decor);
            worth += due.map(|due| f64::from(due.left) * EARNED_SHIELD).sum::<f64>();
            worth += match player.assistant {
                Some(Tile::Painting(id)) => self.expected_value(player, summary, id.printed()) * HELD_FACTOR,
                Some(Tile::Decor(decor)) => f64::from(decor.shields()) * HELD_FACTOR,
                None => 0.0,
            };
        }
        worth
    }

    fn paintings(&self, player: &Player, summary: &WallSummary) -> f64 {
        let eyeline = components().eyeline;
        let each = player.wall.paintings().map(|(painting, cells)| {
            let faux_pas = cells.edges().meets(*summary.genres.of(painting.genre));
            let prestige = if faux_pas { 0.0 } else { *self.worth.of(painting.genre) };
            let seen = if cells.meets(eyeline) { 3.0 * self.most_prestigious.of(painting.genre) } else { 0.0 };
            prestige + seen
        });
        each.sum()
    }

    /// Returns the expected value of a painting that is not on the wall, hung at its best place.
    fn expected_value(&self, player: &Player, summary: &WallSummary, painting: &Painting) -> f64 {
        let size = painting.size();
        let places = player.placements(painting.id);
        if places.is_empty() {
            return NO_SPACE;
        }
        let mut worth = -USABLE_CELL * f64::from(size.w * size.h) * if self.cells_left > 40.0 { 1.0 } else { 0.6 };
        let mut best = places & !summary.genres.of(painting.genre).edges().covered_by(size);
        if best.is_empty() {
            best = places;
        } else {
            worth += self.worth.of(painting.genre);
        }
        let matching = best & player.wall.beside_frame(painting.frame).covered_by(size);
        if !matching.is_empty() {
            best = matching;
            worth += MATCHING_FRAME;
        }
        if !(best & components().eyeline.covered_by(size)).is_empty() {
            worth += 3.0 * self.most_prestigious.of(painting.genre);
        }
        worth
    }

    /// Adds the expected value of the paintings still to be taken: each seat takes its best one, in the order of the
    /// bids.
    fn takings(&self, state: &State, summaries: &[WallSummary], prospects: &mut BySeat<f64>) {
        let mut left: ArrayVec<PaintingId, 5> = state.auction.clone();
        for seat in state.order.iter().skip(usize::from(state.taken)) {
            let Some(summary) = summaries.get(seat.index()) else { continue };
            let player = &state.players[*seat];
            let values = left.iter().map(|id| self.expected_value(player, summary, id.printed())).enumerate();
            if let Some((at, value)) = values.max_by(|(_, one), (_, other)| one.total_cmp(other)) {
                left.remove(at);
                prospects[*seat] += value;
            }
        }
    }
}

impl WallSummary {
    fn of(player: &Player) -> Self {
        let mut genres = ByFour::<Mask>::default();
        for (painting, cells) in player.wall.paintings() {
            let all = genres.of_mut(painting.genre);
            *all = *all | cells;
        }
        Self { genres, usable: usable(player).count() }
    }
}

/// Returns the empty cells that a small painting could cover.
fn usable(player: &Player) -> Mask {
    const SMALLEST: Size = Size::new(2, 2);
    let corners = (!player.wall.filled()).holding(SMALLEST);
    corners.covered_from(SMALLEST)
}
