//! The colours of this game in both themes. A test proves how different the signs are for colour-blind readers.

use crate::kernel::picture::svg::{Colour, Paint};

/// The wall of a gallery.
pub(super) const WALL: Colour = Colour::themed("#efe6d4", "#3a332b");
/// The floor of a gallery.
pub(super) const FLOOR: Colour = Colour::themed("#e2d3b8", "#4a4033");
/// Reputation tiles, and spaces of the Influence track with a money icon.
pub(super) const GOLD: Colour = Colour::themed("#f3e2b0", "#4a3f1f");
/// The edge of reputation tiles.
pub(super) const GOLD_EDGE: Colour = Colour::themed("#b08d2e", "#a8872f");
/// Contracts.
pub(super) const CARD: Colour = Colour::themed("#e6ecdf", "#333b2c");
/// The edge of contracts.
pub(super) const CARD_EDGE: Colour = Colour::themed("#8a9c78", "#8a9c78");
/// The tiles of blue artists.
pub(super) const BLUE_LIGHT: Colour = Colour::themed("#cbdcea", "#26384a");
/// The works of blue artists.
pub(super) const BLUE: Colour = Colour::themed("#35658f", "#6cc2f1");
/// The tiles of red artists.
pub(super) const RED_LIGHT: Colour = Colour::themed("#efcdc6", "#4a2a26");
/// The works of red artists.
pub(super) const RED: Colour = Colour::themed("#a52946", "#fe9789");
/// The sign of Influence.
pub(super) const INFLUENCE: Colour = Colour::themed("#8863d0", "#a381ff");
/// VIPs and their tickets.
pub(super) const VIP: Colour = Colour::themed("#e1649e", "#bd5e93");
/// Investors and their tickets.
pub(super) const INVESTOR: Colour = Colour::themed("#926b22", "#7e5e4a");
/// The edge of visitors and tickets.
pub(super) const OUTLINE: Colour = Colour::themed("#5d5348", "#b8ad9e");

/// The inside of a coin.
pub(super) const COIN_INSIDE: Colour = Colour::themed("#fbe462", "#ffe37b");
/// The paint of a coin.
pub(super) const COIN: Paint = Paint::fill(COIN_INSIDE).edged(Colour::new("#96721b"), 1.2);
/// The inside of a star.
pub(super) const STAR_INSIDE: Colour = Colour::themed("#dd9e1a", "#d3b73a");
/// The paint of a star.
pub(super) const STAR: Paint = Paint::fill(STAR_INSIDE).edged(Colour::new("#8a6510"), 0.8);
