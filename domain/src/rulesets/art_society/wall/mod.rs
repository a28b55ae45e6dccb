//! Walls: cells as bits of a mask, tiles as rectangles of cells.

mod geometry;
mod hung;

#[cfg(test)]
pub use geometry::HEIGHT;
pub use geometry::{Cell, Mask, Size, Spot, WIDTH};
pub use hung::{Hung, Tile, Wall};
