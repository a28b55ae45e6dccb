//! Walls: cells are bits of a mask, tiles are rectangles of cells.

mod geometry;
mod hung;

pub use geometry::{Cell, HEIGHT, Mask, Size, Spot, WIDTH};
pub use hung::{Hung, Tile, Wall};
