//! What a tile does at its place, computed from the wall in the view: frames, decor, faux pas, eyeline, corners.

use crate::args;
use crate::kernel::{HasKind, Speaker};
use crate::rulesets::art_society::components::{Painting, components};
use crate::rulesets::art_society::rules::takes_several_tiles;
use crate::rulesets::art_society::view::SeatView;
use crate::rulesets::art_society::wall::{Cell, Mask, Tile, Wall};

/// Rebuilds the wall of a seat.
pub(super) fn wall(seat: &SeatView) -> Wall {
    let mut wall = Wall::default();
    for hung in &seat.wall {
        wall.hang(hung.tile, hung.at);
    }
    wall
}

/// Says what a tile does at this cell, one text for each effect.
pub(super) fn effects(say: &Speaker<'_>, wall: &Wall, tile: Tile, at: Cell) -> Vec<String> {
    let Some(cells) = at.spot().and_then(|spot| tile.size().at(spot)) else { return Vec::new() };
    let fills = (wall.filled() | cells) == Mask::FULL;
    let mut effects = Vec::new();
    if let Tile::Painting(id) = tile {
        painting_effects(say, wall, (id.printed(), cells), &mut effects);
    }
    let corners = (cells & Mask::CORNERS).count();
    if corners > 0 {
        effects.push(say.text("effect-corners", &args!["count" => corners]));
    }
    if fills {
        effects.push(say.text("effect-full-wall", &args![]));
    }
    effects
}

fn painting_effects(say: &Speaker<'_>, wall: &Wall, (painting, cells): (&Painting, Mask), effects: &mut Vec<String>) {
    // The starting painting is the first tile and touches nothing.
    if !wall.tiles().is_empty() {
        let count = wall.matches(painting.frame, cells);
        effects.push(say.text("effect-frames", &args!["frame" => painting.frame.kind(), "count" => count]));
        // Decor earned by the tile that fills the wall is lost.
        if count > 0 && (wall.filled() | cells) != Mask::FULL {
            let id = if takes_several_tiles(count) { "effect-decor-several" } else { "effect-decor" };
            effects.push(say.text(id, &args!["shields" => count]));
        }
    }
    let alike = |(other, covered): &(&Painting, Mask)| other.genre == painting.genre && covered.meets(cells.edges());
    let faux_pas = wall.paintings().filter(|(other, covered)| alike(&(*other, *covered))).count();
    if faux_pas > 0 {
        effects.push(say.text("effect-faux-pas", &args!["count" => faux_pas]));
    }
    if cells.meets(components().eyeline) {
        effects.push(say.text("effect-eyeline", &args![]));
    }
}
