//! A wall and its tiles.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::geometry::{Mask, Size, Spot};
use crate::rulesets::art_society::components::{Decor, Frame, Painting, PaintingId};

/// A tile on a wall or with an assistant.
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
    /// Returns its width and height.
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
    /// The tile.
    pub tile: Tile,
    /// Its top left cell.
    pub at: Spot,
}

impl Hung {
    /// Returns the cells that it covers.
    #[must_use]
    pub fn mask(self) -> Mask {
        self.tile.size().at(self.at).unwrap_or_default()
    }
}

/// A wall. Its list starts with the tiles of earlier rounds; those that can still be taken down come last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Tiles", into = "Tiles")]
pub struct Wall {
    filled: Mask,
    frames: [Mask; 4],
    tiles: ArrayVec<Hung, 108>,
    settled: usize,
}

/// The cached form of a wall. The masks are computed from it.
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
    /// Returns all tiles.
    #[must_use]
    pub fn tiles(&self) -> &[Hung] {
        &self.tiles
    }

    /// Returns the tiles of earlier rounds.
    #[must_use]
    pub fn settled(&self) -> &[Hung] {
        self.tiles.get(..self.settled).unwrap_or(&[])
    }

    /// Returns the tiles that can still be taken down.
    #[must_use]
    pub fn fresh(&self) -> &[Hung] {
        self.tiles.get(self.settled..).unwrap_or(&[])
    }

    /// Returns the covered cells.
    #[must_use]
    pub const fn filled(&self) -> Mask {
        self.filled
    }

    /// Returns whether no cell is empty.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.filled == Mask::FULL
    }

    /// Returns the top left cells at which a tile of this size may be hung: inside, on empty cells, beside another
    /// tile.
    #[must_use]
    pub fn placements(&self, size: Size) -> Mask {
        Self::placements_beside(self.filled, size)
    }

    /// Like [`placements`](Self::placements), with these cells covered too.
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

    /// Returns the number of paintings with this frame that share an edge with these cells.
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

    /// Returns the empty cells beside paintings with this frame.
    #[must_use]
    pub fn beside_frame(&self, frame: Frame) -> Mask {
        self.framed(frame).edges() & !self.filled
    }

    /// Returns the number of empty cells beside paintings; cells beside two frames count twice.
    #[must_use]
    pub fn beside_frames(&self) -> u32 {
        Frame::ALL.into_iter().map(|frame| self.beside_frame(frame).count()).sum()
    }

    /// Returns the paintings with the cells that they cover.
    pub fn paintings(&self) -> impl Iterator<Item = (&'static Painting, Mask)> {
        self.tiles.iter().filter_map(|hung| match hung.tile {
            Tile::Painting(id) => Some((id.printed(), hung.mask())),
            Tile::Decor(_) => None,
        })
    }

    /// Returns the decor tiles.
    pub fn decor(&self) -> impl Iterator<Item = Decor> {
        self.tiles.iter().filter_map(|hung| match hung.tile {
            Tile::Decor(decor) => Some(decor),
            Tile::Painting(_) => None,
        })
    }

    /// Adds a tile without checking the rules.
    pub fn hang(&mut self, tile: Tile, at: Spot) {
        let hung = Hung { tile, at };
        let cells = hung.mask();
        self.filled = self.filled | cells;
        if let Tile::Painting(id) = tile {
            let framed = self.framed_mut(id.printed().frame);
            *framed = *framed | cells;
        }
        // The list has room for a tile on every cell.
        let _ = self.tiles.try_push(hung);
    }

    /// Removes everything hung since the last [`settle`](Self::settle).
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

    /// Makes all tiles permanent: none of them can be taken down any more.
    pub fn settle(&mut self) {
        self.settled = self.tiles.len();
    }

    /// Replaces settled decor tiles by others on the same cells.
    pub fn swap_decor(&mut self, removed: &[Hung], hung: &[Hung]) {
        let before = self.tiles.len();
        self.tiles.retain(|tile| !removed.contains(tile));
        self.settled = self.settled.saturating_sub(before - self.tiles.len());
        for tile in hung {
            let place = self.settled.min(self.tiles.len());
            // The list has room, because the new tiles cover the cells of the removed ones.
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
