//! The value types of the game (pieces, places, bonuses), and maps keyed by them.

mod crowd;
mod macros;
mod numbers;
mod places;
mod words;

pub use crowd::{VisitorCounts, VisitorSet};
pub use numbers::*;
pub use places::*;
pub use words::*;
