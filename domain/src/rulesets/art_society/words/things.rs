//! The names of sizes, paintings and decor, as they stand in a sentence or alone.

use crate::args;
use crate::kernel::words::Args;
use crate::kernel::{HasKind, Speaker};
use crate::rulesets::art_society::components::{Decor, Frame, PaintingId};
use crate::rulesets::art_society::parts::cell_name;
use crate::rulesets::art_society::wall::{Cell, Size, Tile};

/// Returns a size: "3×2".
pub(in crate::rulesets::art_society) fn size(say: &Speaker<'_>, size: Size) -> String {
    say.text("size", &args!["w" => size.w, "h" => size.h])
}

/// Returns a painting in a sentence, by its type and size.
pub(in crate::rulesets::art_society) fn painting(say: &Speaker<'_>, painting: PaintingId) -> String {
    say.text("painting", &painting_args(say, painting))
}

/// Returns a painting that stands alone: "City Life 3×2".
pub(in crate::rulesets::art_society) fn painting_label(say: &Speaker<'_>, painting: PaintingId) -> String {
    say.label("painting", &painting_args(say, painting))
}

/// Returns a painting in a sentence, with its frame.
pub(in crate::rulesets::art_society) fn framed(say: &Speaker<'_>, id: PaintingId) -> String {
    let frame = frame(say, id.printed().frame);
    say.text("painting-framed", &args!["painting" => painting(say, id), "frame" => frame])
}

/// Returns a painting that stands alone, with its frame: "City Life 3×2, gold frame".
pub(in crate::rulesets::art_society) fn framed_label(say: &Speaker<'_>, id: PaintingId) -> String {
    let frame = frame(say, id.printed().frame);
    say.label("painting-framed", &args!["painting" => painting_label(say, id), "frame" => frame])
}

/// Returns a painting that stands alone, with its frame if another one of the list has the same type and size.
pub(in crate::rulesets::art_society) fn label_among(say: &Speaker<'_>, id: PaintingId, list: &[PaintingId]) -> String {
    let printed = id.printed();
    let alike = |other: &PaintingId| {
        *other != id && other.printed().genre == printed.genre && other.printed().size() == printed.size()
    };
    if list.iter().any(alike) { framed_label(say, id) } else { painting_label(say, id) }
}

/// Returns a list of paintings in a sentence, each with its frame.
pub(in crate::rulesets::art_society) fn paintings(say: &Speaker<'_>, list: &[PaintingId]) -> String {
    let names: Vec<String> = list.iter().map(|id| framed(say, *id)).collect();
    say.speech.list(&names)
}

/// Returns a frame: "gold frame".
pub(in crate::rulesets::art_society) fn frame(say: &Speaker<'_>, frame: Frame) -> String {
    say.text("printed-frame", &args!["frame" => frame.kind()])
}

/// Returns a decor tile in a sentence: "a 2×1 decor tile".
pub(in crate::rulesets::art_society) fn decor(say: &Speaker<'_>, decor: Decor) -> String {
    say.text("decor", &args!["size" => size(say, decor.size())])
}

/// Returns a decor tile that stands alone.
pub(in crate::rulesets::art_society) fn decor_label(say: &Speaker<'_>, decor: Decor) -> String {
    say.label("decor", &args!["size" => size(say, decor.size())])
}

/// Returns a tile in a sentence.
pub(in crate::rulesets::art_society) fn tile(say: &Speaker<'_>, tile: Tile) -> String {
    match tile {
        Tile::Painting(id) => painting(say, id),
        Tile::Decor(size) => decor(say, size),
    }
}

/// Returns a tile in a sentence, with its top left cell.
pub(in crate::rulesets::art_society) fn tile_at(say: &Speaker<'_>, hung: Tile, at: impl Into<Cell>) -> String {
    say.text("tile-at", &args!["tile" => tile(say, hung), "cell" => cell_name(at.into())])
}

/// Returns a tile in a sentence, a painting with its frame.
pub(in crate::rulesets::art_society) fn framed_tile(say: &Speaker<'_>, tile: Tile) -> String {
    match tile {
        Tile::Painting(id) => framed(say, id),
        Tile::Decor(size) => decor(say, size),
    }
}

/// Returns a tile in a sentence, a painting with its frame, and its top left cell.
pub(in crate::rulesets::art_society) fn framed_tile_at(say: &Speaker<'_>, hung: Tile, at: Cell) -> String {
    say.text("tile-at", &args!["tile" => framed_tile(say, hung), "cell" => cell_name(at)])
}

fn painting_args(say: &Speaker<'_>, painting: PaintingId) -> Args<'static> {
    let printed = painting.printed();
    args!["type" => printed.genre.kind(), "size" => size(say, printed.size())]
}
