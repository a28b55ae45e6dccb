//! Works, contracts, tiles, cards and the places counted on boards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::macros::{map, number};

number! {
    /// A work of art: eight for each form, in the order of the printed list.
    Work, "GalleristWork", ByWork, 32
}
number! {
    /// A contract card: five for each form, in the order of the printed list.
    Contract, "GalleristContract", ByContract, 20
}
number! {
    /// A reputation tile, in the order of the printed list.
    Tile, "GalleristTile", ByTile, 20
}
number! {
    /// A column of the market, from the left.
    Column, "GalleristColumn", ByColumn, 3
}
number! {
    /// A place for a contract on a player board, from the left.
    Slot, "GalleristSlot", BySlot, 3
}
number! {
    /// A place of the contract display, from the left.
    Space, "GalleristSpace", BySpace, 4
}
number! {
    /// A place for a reputation tile on a player board, in the order of the printed list.
    Niche, "GalleristNiche", ByNiche, 6
}
number! {
    /// A curator or an art dealer card.
    Card, "GalleristCard", ByCard, 4
}
number! {
    /// A promotion level, less one.
    Level, "GalleristPromotionLevel", ByLevel, 5
}
