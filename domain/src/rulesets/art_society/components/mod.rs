//! The printed components, read once from `components.json`.

mod decor;
mod file;
mod painting;

use std::sync::LazyLock;

pub use decor::{Decor, Supply};
pub use file::ComponentFile;
pub(super) use painting::ByFour;
pub use painting::{Frame, Genre, Painting, PaintingId};

use super::wall::{Cell, Mask, Size};

/// The data file, which clients get too.
pub(super) const FILE: &str = include_str!("components.json");

/// Everything printed.
#[derive(Debug)]
pub(super) struct Components {
    /// All paintings, in the order of their ids.
    pub(super) paintings: Vec<Painting>,
    /// The stacks of the supply, one for each size of painting.
    pub(super) stacks: Vec<StackInfo>,
    /// The ids of the starting paintings.
    pub(super) starting: Vec<PaintingId>,
    /// The values of the starting bids.
    pub(super) starting_bids: Vec<u8>,
    /// The cells with a star.
    pub(super) stars: Mask,
    /// The cells of the eyeline.
    pub(super) eyeline: Mask,
    /// The number of decor tiles of each size.
    pub(super) decor: Supply,
}

/// A stack of the supply before it is shuffled.
#[derive(Debug)]
pub(super) struct StackInfo {
    /// The size of its paintings.
    pub(super) size: Size,
    /// Their value.
    pub(super) value: u8,
    /// The paintings.
    pub(super) paintings: Vec<PaintingId>,
}

/// Returns the printed components.
pub(super) fn components() -> &'static Components {
    static COMPONENTS: LazyLock<Components> = LazyLock::new(|| Components::from(file()));
    &COMPONENTS
}

/// Returns the content of the data file.
#[expect(clippy::expect_used, reason = "the file is part of the crate, and a test reads it")]
pub(super) fn file() -> ComponentFile {
    serde_json::from_str(FILE).expect("components.json is well formed")
}

impl From<ComponentFile> for Components {
    fn from(file: ComponentFile) -> Self {
        let mut stacks: Vec<StackInfo> = Vec::new();
        let mut starting = Vec::new();
        for painting in &file.paintings {
            let Some(value) = painting.value else {
                starting.push(painting.id);
                continue;
            };
            let size = painting.size();
            match stacks.iter_mut().find(|stack| stack.size == size) {
                Some(stack) => stack.paintings.push(painting.id),
                None => stacks.push(StackInfo { size, value, paintings: vec![painting.id] }),
            }
        }
        let cells = |x: u8, y: u8| Cell { x, y }.mask();
        let stars = file.wall.stars.iter().fold(Mask::EMPTY, |mask, &[x, y]| mask | cells(x, y));
        let rows = file.wall.eyeline_rows.iter();
        let eyeline =
            rows.fold(Mask::EMPTY, |mask, &y| (0..super::wall::WIDTH).fold(mask, |mask, x| mask | cells(x, y)));
        let mut decor = Supply::default();
        for data in &file.decor {
            if let Some(size) = Decor::ALL.into_iter().find(|decor| decor.size() == Size::new(data.w, data.h)) {
                decor.set(size, data.count);
            }
        }
        Self { paintings: file.paintings, stacks, starting, starting_bids: file.starting_bids, stars, eyeline, decor }
    }
}

#[cfg(test)]
mod tests;
