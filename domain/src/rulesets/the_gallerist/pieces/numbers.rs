//! Numbered components (works, contracts, tiles, cards) and numbered places on boards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::macros::{map, number};

number! {
    /// A work of art: eight for each form, in the order of the printed list.
    Work, "GalleristWork", ByWork, "ByWork", "One value for each work.", 32
}
number! {
    /// A contract card: five for each form, in the order of the printed list.
    Contract, "GalleristContract", ByContract, "ByContract", "One value for each contract.", 20
}
number! {
    /// A reputation tile, in the order of the printed list.
    ReputationTile, "GalleristTile", ByReputationTile, "ByTile", "One value for each reputation tile.", 20
}
number! {
    /// A column of the market, from the left.
    Column, "GalleristColumn", ByColumn, "ByColumn", "One value for each column of the market, from the left.", 3
}
number! {
    /// A contract slot of a player board, from the left.
    ContractSlot, "GalleristSlot", ByContractSlot, "BySlot",
    "One value for each contract slot of a player board, from the left.", 3
}
number! {
    /// A space of the contract display, from the left.
    DisplaySpace, "GalleristSpace", ByDisplaySpace, "BySpace",
    "One value for each space of the contract display, from the left.", 4
}
number! {
    /// A reputation space of a player board, in the order of the printed list.
    ReputationSpace, "GalleristNiche", ByReputationSpace, "ByNiche",
    "One value for each reputation space of a player board, in printed order.", 6
}
number! {
    /// A curator or an art dealer card.
    GoalCard, "GalleristCard", ByGoalCard, "ByCard", "One value for each card.", 4
}
number! {
    /// A promotion level minus one.
    PromotionLevel, "GalleristPromotionLevel", ByPromotionLevel, "ByLevel",
    "One value for each promotion level, the lowest first.", 5
}
