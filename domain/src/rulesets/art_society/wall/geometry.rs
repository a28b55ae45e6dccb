//! The 12x9 grid as a 108-bit mask, row by row: a step right is one bit, a step down twelve.

use std::ops::{BitAnd, BitOr, Not};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Cells in a row.
pub const WIDTH: u8 = 12;
/// Rows of a wall.
pub const HEIGHT: u8 = 9;

const CELLS: u8 = WIDTH * HEIGHT;
const ALL: u128 = (1 << CELLS) - 1;
const ROW: u32 = WIDTH as u32;

/// Returns the bits of the columns 0 to `end`, exclusive.
const fn columns_before(end: u8) -> u128 {
    let row = (1u128 << end) - 1;
    let mut mask = 0;
    let mut y = 0;
    while y < HEIGHT {
        mask |= row << (y as u32 * ROW);
        y += 1;
    }
    mask
}

/// For each width, the columns in which a tile of that width can start.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time, where an index out of bounds is an error")]
const BEGINNINGS: [u128; WIDTH as usize + 1] = {
    let mut table = [0; WIDTH as usize + 1];
    let mut w = 1;
    while w <= WIDTH {
        table[w as usize] = columns_before(WIDTH - w + 1);
        w += 1;
    }
    table
};

const NOT_FIRST_COLUMN: u128 = ALL & !columns_before(1);
const NOT_LAST_COLUMN: u128 = columns_before(WIDTH - 1);

/// A position as a client names it: `x` from the left, `y` from the top, both from 0. It may be outside the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ArtSocietyCell")]
pub struct Cell {
    /// From the left, 0 to 11.
    #[schemars(extend("maximum" = 11, "x-vocabulary" = "cell"))]
    pub x: u8,
    /// From the top, 0 to 8.
    #[schemars(extend("maximum" = 8, "x-vocabulary" = "cell"))]
    pub y: u8,
}

impl Cell {
    /// Returns the cell of the wall, or `None` if it is outside.
    #[must_use]
    pub const fn spot(self) -> Option<Spot> {
        if self.x < WIDTH && self.y < HEIGHT { Some(Spot(self.y * WIDTH + self.x)) } else { None }
    }

    /// Returns the mask of this cell; empty when it is outside.
    #[must_use]
    pub const fn mask(self) -> Mask {
        match self.spot() {
            Some(spot) => Mask(1 << spot.0),
            None => Mask::EMPTY,
        }
    }
}

/// A cell inside the wall, counted row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "Cell", into = "Cell")]
pub struct Spot(u8);

impl Spot {
    /// Returns its column and row.
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell { x: self.0 % WIDTH, y: self.0 / WIDTH }
    }
}

impl From<Spot> for Cell {
    fn from(spot: Spot) -> Self {
        spot.cell()
    }
}

/// A cell outside the wall.
#[derive(Debug, thiserror::Error)]
#[error("the cell is outside the wall")]
pub struct Outside;

impl TryFrom<Cell> for Spot {
    type Error = Outside;

    fn try_from(cell: Cell) -> Result<Self, Outside> {
        cell.spot().ok_or(Outside)
    }
}

impl JsonSchema for Spot {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Cell::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Cell::json_schema(generator)
    }
}

/// The width and height of a tile. Tiles are never rotated: 2x3 and 3x2 are different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ArtSocietySize")]
pub struct Size {
    /// Width.
    pub w: u8,
    /// Height.
    pub h: u8,
}

impl Size {
    /// Returns a size.
    #[must_use]
    pub const fn new(w: u8, h: u8) -> Self {
        Self { w, h }
    }

    /// Returns the cells of a tile of this size with its top left corner here, or `None` if it would exceed the wall.
    #[must_use]
    pub const fn at(self, spot: Spot) -> Option<Mask> {
        let Cell { x, y } = spot.cell();
        if x + self.w > WIDTH || y + self.h > HEIGHT {
            return None;
        }
        let row = (1u128 << self.w) - 1;
        let mut mask = 0;
        let mut down = 0;
        while down < self.h {
            mask |= row << (down as u32 * ROW);
            down += 1;
        }
        Some(Mask(mask << spot.0))
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mask(u128);

impl Mask {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// Every cell of a wall.
    pub const FULL: Self = Self(ALL);
    /// The four corner cells.
    pub const CORNERS: Self = {
        let top = 1 | 1 << (WIDTH - 1);
        Self(top | top << ((HEIGHT - 1) as u32 * ROW))
    };

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of cells.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether the sets have a common cell.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns whether the set has this cell.
    #[must_use]
    pub const fn has(self, spot: Spot) -> bool {
        self.0 >> spot.0 & 1 == 1
    }

    /// Returns the cells that share an edge with a cell of this set, without the set.
    #[must_use]
    pub const fn edges(self) -> Self {
        let m = self.0;
        let right = m << 1 & NOT_FIRST_COLUMN;
        let left = m >> 1 & NOT_LAST_COLUMN;
        Self((right | left | m << ROW | m >> ROW) & ALL & !m)
    }

    /// Returns the top left corners at which a tile of this size covers only cells of this set.
    #[must_use]
    pub fn holding(self, size: Size) -> Self {
        let mut rows = self.0;
        for step in 1..size.w {
            rows &= self.0 >> step;
        }
        let mut corners = rows;
        for step in 1..size.h {
            corners &= rows >> (u32::from(step) * ROW);
        }
        Self(corners & beginnings(size.w))
    }

    /// Returns the top left corners at which a tile of this size covers at least one cell of this set.
    #[must_use]
    pub fn covered_by(self, size: Size) -> Self {
        let mut rows = self.0;
        for step in 1..size.w {
            rows |= self.0 >> step;
        }
        // Bits that wrap around the left border land in columns where no tile of this width starts.
        rows &= beginnings(size.w);
        let mut corners = rows;
        for step in 1..size.h {
            corners |= rows >> (u32::from(step) * ROW);
        }
        Self(corners)
    }

    /// Returns the cells covered by tiles of this size with their top left corners in this set, without tiles that
    /// exceed the wall.
    #[must_use]
    pub fn covered_from(self, size: Size) -> Self {
        let mut rows = self.0 & Self::FULL.holding(size).0;
        for _ in 1..size.w {
            rows |= rows << 1;
        }
        let mut cells = rows;
        for _ in 1..size.h {
            cells |= cells << ROW;
        }
        Self(cells & ALL)
    }

    /// Returns the cells, row by row.
    #[must_use]
    pub const fn spots(self) -> Spots {
        Spots { high: (self.0 >> 64) as u64, low: self.0 as u64 }
    }
}

fn beginnings(width: u8) -> u128 {
    BEGINNINGS.get(usize::from(width)).copied().unwrap_or(0)
}

impl BitOr for Mask {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Mask {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Not for Mask {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0 & ALL)
    }
}

/// The cells of a mask, row by row. Two 64-bit words are twice as fast as one `u128`.
#[derive(Clone, Debug)]
pub struct Spots {
    high: u64,
    low: u64,
}

impl Iterator for Spots {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        if self.low != 0 {
            let bit = self.low.trailing_zeros();
            self.low &= self.low - 1;
            return Some(Spot(bit as u8));
        }
        if self.high != 0 {
            let bit = self.high.trailing_zeros() + 64;
            self.high &= self.high - 1;
            return Some(Spot(bit as u8));
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.low.count_ones() + self.high.count_ones()) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Spots {}

#[cfg(test)]
mod tests {
    use super::*;

    fn random_mask(chance: &mut crate::kernel::Chance) -> Mask {
        let density = chance.below(4) + 1;
        let bits = (0..CELLS).filter(|_| chance.below(4) < density).fold(0, |mask, cell| mask | 1u128 << cell);
        Mask(bits)
    }

    fn has(mask: Mask, x: i16, y: i16) -> bool {
        (0..i16::from(WIDTH)).contains(&x)
            && (0..i16::from(HEIGHT)).contains(&y)
            && mask.has(Cell { x: x as u8, y: y as u8 }.spot().unwrap())
    }

    #[test]
    fn mask_operations_agree_with_a_check_of_every_cell() {
        let mut chance = crate::kernel::Chance::public(1);
        for _ in 0..200 {
            let mask = random_mask(&mut chance);
            let size = Size::new(chance.below(5) as u8 + 1, chance.below(5) as u8 + 1);
            let (holding, covered, edges) = (mask.holding(size), mask.covered_by(size), mask.edges());
            for spot in Mask::FULL.spots() {
                let Cell { x, y } = spot.cell();
                let (x, y) = (i16::from(x), i16::from(y));
                let inside = x + i16::from(size.w) <= i16::from(WIDTH) && y + i16::from(size.h) <= i16::from(HEIGHT);
                let cells =
                    || (0..i16::from(size.w)).flat_map(|dx| (0..i16::from(size.h)).map(move |dy| (x + dx, y + dy)));
                assert_eq!(holding.has(spot), inside && cells().all(|(x, y)| has(mask, x, y)));
                if inside {
                    assert_eq!(covered.has(spot), cells().any(|(x, y)| has(mask, x, y)));
                }
                let beside = has(mask, x - 1, y) || has(mask, x + 1, y) || has(mask, x, y - 1) || has(mask, x, y + 1);
                assert_eq!(edges.has(spot), beside && !has(mask, x, y));
                assert_eq!(size.at(spot).is_some(), inside);
                let over = mask.covered_from(size).has(spot);
                let mut tiles = mask.spots().filter_map(|corner| size.at(corner));
                assert_eq!(over, tiles.any(|tile| tile.has(spot)));
                if let Some(tile) = size.at(spot) {
                    assert_eq!(tile.count(), u32::from(size.w) * u32::from(size.h));
                    assert!(cells().all(|(x, y)| has(tile, x, y)));
                }
            }
        }
    }

    #[test]
    fn spots_are_all_cells_row_by_row() {
        let all: Vec<u8> = Mask::FULL.spots().map(|spot| spot.0).collect();
        assert_eq!(all, (0..CELLS).collect::<Vec<_>>());
        assert_eq!(
            Mask::CORNERS.spots().map(Spot::cell).map(|c| (c.x, c.y)).collect::<Vec<_>>(),
            [(0, 0), (11, 0), (0, 8), (11, 8)]
        );
    }
}
