//! Walls: cells as bits of a mask, tiles as rectangles of cells.

mod geometry;
mod hung;

pub use geometry::{Cell, HEIGHT, Mask, Size, Spot, WIDTH};
pub use hung::{Hung, Tile, Wall};
