//! A wall and the tiles that hang on it.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::geometry::{Mask, Size, Spot};
use crate::rulesets::art_society::components::{Decor, Frame, Painting, PaintingId};

/// A tile that can hang on a wall or be held by an assistant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ArtSocietyTile")]
pub enum Tile {
    /// A painting.
    Painting(PaintingId),
    /// A decor tile.
    Decor(Decor),
}

impl Tile {
    /// Width and height.
    #[must_use]
    pub fn size(self) -> Size {
        match self {
            Self::Painting(id) => id.printed().size(),
            Self::Decor(decor) => decor.size(),
        }
    }
}

/// A tile on a wall, with its top left cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hung {
    /// What hangs there.
    pub tile: Tile,
    /// Where its top left cell is.
    pub at: Spot,
}

impl Hung {
    /// The cells it covers.
    #[must_use]
    pub fn mask(self) -> Mask {
        self.tile.size().at(self.at).unwrap_or_default()
    }
}

/// A wall. Tiles hung in earlier rounds come first in its list, those that can still be taken down last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Tiles", into = "Tiles")]
pub struct Wall {
    filled: Mask,
    frames: [Mask; 4],
    tiles: ArrayVec<Hung, 108>,
    settled: usize,
}

/// What a cache keeps of a wall; the masks follow from it.
#[derive(Serialize, Deserialize)]
struct Tiles {
    tiles: Vec<Hung>,
    settled: usize,
}

impl From<Tiles> for Wall {
    fn from(stored: Tiles) -> Self {
        let mut wall = Self::default();
        for hung in &stored.tiles {
            wall.hang(hung.tile, hung.at);
        }
        wall.settled = stored.settled;
        wall
    }
}

impl From<Wall> for Tiles {
    fn from(wall: Wall) -> Self {
        Self { tiles: wall.tiles.to_vec(), settled: wall.settled }
    }
}

impl Wall {
    /// All tiles.
    #[must_use]
    pub fn tiles(&self) -> &[Hung] {
        &self.tiles
    }

    /// The tiles hung in earlier rounds.
    #[must_use]
    pub fn settled(&self) -> &[Hung] {
        self.tiles.get(..self.settled).unwrap_or(&[])
    }

    /// The tiles that can still be taken down.
    #[must_use]
    pub fn fresh(&self) -> &[Hung] {
        self.tiles.get(self.settled..).unwrap_or(&[])
    }

    /// The covered cells.
    #[must_use]
    pub const fn filled(&self) -> Mask {
        self.filled
    }

    /// Whether no cell is empty.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.filled == Mask::FULL
    }

    /// The top left cells at which a tile of this size may be hung: inside, on empty cells, beside another tile.
    #[must_use]
    pub fn placements(&self, size: Size) -> Mask {
        Self::placements_beside(self.filled, size)
    }

    /// The same once these cells are covered too.
    #[must_use]
    pub fn placements_after(&self, size: Size, more: Mask) -> Mask {
        Self::placements_beside(self.filled | more, size)
    }

    fn placements_beside(filled: Mask, size: Size) -> Mask {
        let corners = (!filled).holding(size);
        if corners.is_empty() {
            return corners;
        }
        corners & filled.edges().covered_by(size)
    }

    /// The paintings on the wall with this frame that this set of cells would touch.
    #[must_use]
    pub fn matches(&self, frame: Frame, cells: Mask) -> u8 {
        let edges = cells.edges();
        if !edges.meets(*self.framed(frame)) {
            return 0;
        }
        let touching = self.tiles.iter().filter(|hung| match hung.tile {
            Tile::Painting(id) => id.printed().frame == frame && hung.mask().meets(edges),
            Tile::Decor(_) => false,
        });
        touching.count() as u8
    }

    /// The empty cells beside paintings with this frame.
    #[must_use]
    pub fn beside_frame(&self, frame: Frame) -> Mask {
        self.framed(frame).edges() & !self.filled
    }

    /// How many empty cells are beside paintings, those beside two frames counted twice.
    #[must_use]
    pub fn beside_frames(&self) -> u32 {
        Frame::ALL.into_iter().map(|frame| self.beside_frame(frame).count()).sum()
    }

    /// The paintings with the cells they cover.
    pub fn paintings(&self) -> impl Iterator<Item = (&'static Painting, Mask)> {
        self.tiles.iter().filter_map(|hung| match hung.tile {
            Tile::Painting(id) => Some((id.printed(), hung.mask())),
            Tile::Decor(_) => None,
        })
    }

    /// The decor tiles.
    pub fn decor(&self) -> impl Iterator<Item = Decor> {
        self.tiles.iter().filter_map(|hung| match hung.tile {
            Tile::Decor(decor) => Some(decor),
            Tile::Painting(_) => None,
        })
    }

    /// Hangs a tile; the caller has asked the rules.
    pub fn hang(&mut self, tile: Tile, at: Spot) {
        let hung = Hung { tile, at };
        let cells = hung.mask();
        self.filled = self.filled | cells;
        if let Tile::Painting(id) = tile {
            let framed = self.framed_mut(id.printed().frame);
            *framed = *framed | cells;
        }
        // Every tile covers a cell of its own, so there are never more tiles than cells.
        let _ = self.tiles.try_push(hung);
    }

    /// Takes down everything hung since the last [`settle`](Self::settle).
    pub fn take_down(&mut self) {
        while self.tiles.len() > self.settled {
            let Some(hung) = self.tiles.pop() else { return };
            let cells = !hung.mask();
            self.filled = self.filled & cells;
            if let Tile::Painting(id) = hung.tile {
                let framed = self.framed_mut(id.printed().frame);
                *framed = *framed & cells;
            }
        }
    }

    /// From now on nothing that hangs can be taken down.
    pub fn settle(&mut self) {
        self.settled = self.tiles.len();
    }

    /// Replaces settled decor tiles by others that cover the same cells.
    pub fn swap_decor(&mut self, removed: &[Hung], hung: &[Hung]) {
        let before = self.tiles.len();
        self.tiles.retain(|tile| !removed.contains(tile));
        self.settled = self.settled.saturating_sub(before - self.tiles.len());
        for tile in hung {
            let place = self.settled.min(self.tiles.len());
            // The cells of the removed tiles are free in the list as they are on the wall.
            let _ = self.tiles.try_insert(place, *tile);
            self.settled += 1;
        }
    }

    const fn framed(&self, frame: Frame) -> &Mask {
        let [gold, shell, wood, black] = &self.frames;
        match frame {
            Frame::Gold => gold,
            Frame::Shell => shell,
            Frame::Wood => wood,
            Frame::Black => black,
        }
    }

    const fn framed_mut(&mut self, frame: Frame) -> &mut Mask {
        let [gold, shell, wood, black] = &mut self.frames;
        match frame {
            Frame::Gold => gold,
            Frame::Shell => shell,
            Frame::Wood => wood,
            Frame::Black => black,
        }
    }
}
