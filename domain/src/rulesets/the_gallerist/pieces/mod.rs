//! The small words of the game, and maps keyed by them.

mod crowd;
mod macros;
mod numbers;
mod places;
mod words;

pub use crowd::{Crowd, VisitorSet};
pub use numbers::*;
pub use places::*;
pub use words::*;
