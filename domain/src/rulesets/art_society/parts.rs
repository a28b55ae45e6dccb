//! The ids of the parts of the picture that a person can point at, and of the pieces that can be placed. They are
//! stable: clients know them. `docs/CLIENTS.md` lists them.

use super::bids::Card;
use super::components::{Decor, PaintingId};
use super::wall::{Cell, Size};
use crate::kernel::Seat;

/// Returns the name of a cell for people: a letter for the column, a number for the row, `A1` at the top left.
pub(super) fn cell_name(cell: Cell) -> String {
    format!("{}{}", char::from(b'A' + cell.x), cell.y + 1)
}

/// The wall of a seat.
pub(super) fn wall(seat: Seat) -> String {
    format!("wall.{}", seat.number())
}

/// A cell of the wall of a seat.
pub(super) fn cell(seat: Seat, cell: Cell) -> String {
    format!("wall.{}.{}", seat.number(), cell_name(cell))
}

/// A painting up for auction.
pub(super) fn offered(painting: PaintingId) -> String {
    format!("auction.{painting}")
}

/// A stack of the supply.
pub(super) fn stack(size: Size) -> String {
    format!("stack.{}x{}", size.w, size.h)
}

/// A decor size of the supply.
pub(super) fn decor(decor: Decor) -> String {
    let Size { w, h } = decor.size();
    format!("decor.{w}x{h}")
}

/// A bid card of a seat.
pub(super) fn card(seat: Seat, card: Card) -> String {
    format!("hand.{}.{}", seat.number(), card.value())
}

/// The assistant of a seat, with its tile.
pub(super) fn assistant(seat: Seat) -> String {
    format!("assistant.{}", seat.number())
}

/// The painting that a seat still has to place.
pub(super) fn pending(seat: Seat) -> String {
    format!("pending.{}", seat.number())
}

/// The place beside the wall for excess paintings of a seat.
pub(super) fn excess(seat: Seat) -> String {
    format!("excess.{}", seat.number())
}

/// A painting in the museum.
pub(super) fn in_museum(painting: PaintingId) -> String {
    format!("museum.{painting}")
}

/// The symbol of a painting.
pub(super) fn painting_piece(painting: PaintingId) -> String {
    format!("piece.{painting}")
}

/// The symbol of a decor tile.
pub(super) fn decor_piece(decor: Decor) -> String {
    let Size { w, h } = decor.size();
    format!("piece.decor.{w}x{h}")
}
