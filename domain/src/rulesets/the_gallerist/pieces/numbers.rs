//! Numbered components (works, contracts, tiles, cards) and numbered places on boards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::macros::{map, number};

number! {
    /// A work of art: eight for each form, in the order of the printed list.
    Work, "GalleristWork", ByWork, "GalleristByWork_{T}", "One value for each work.", 32, "work"
}
number! {
    /// A contract card: five for each form, in the order of the printed list.
    Contract, "GalleristContract", ByContract, "GalleristByContract_{T}", "One value for each contract.", 20, "contract"
}
number! {
    /// A reputation tile, in the order of the printed list.
    ReputationTile, "GalleristTile", ByReputationTile, "GalleristByTile_{T}", "One value for each reputation tile.", 20, "reputation_tile"
}
number! {
    /// A column of the market, from the left.
    Column, "GalleristColumn", ByColumn, "GalleristByColumn_{T}", "One value for each column of the market, from the left.", 3,
    "column"
}
number! {
    /// A contract slot of a player board, from the left.
    ContractSlot, "GalleristSlot", ByContractSlot, "GalleristBySlot_{T}",
    "One value for each contract slot of a player board, from the left.", 3, "contract_slot"
}
number! {
    /// A space of the contract display, from the left.
    DisplaySpace, "GalleristSpace", ByDisplaySpace, "GalleristBySpace_{T}",
    "One value for each space of the contract display, from the left.", 4, "display_space"
}
number! {
    /// A reputation space of a player board, in the order of the printed list.
    ReputationSpace, "GalleristNiche", ByReputationSpace, "GalleristByNiche_{T}",
    "One value for each reputation space of a player board, in printed order.", 6, "reputation_space"
}
number! {
    /// A curator or an art dealer card.
    GoalCard, "GalleristCard", ByGoalCard, "GalleristByCard_{T}", "One value for each card.", 4
}
number! {
    /// A promotion level minus one.
    PromotionLevel, "GalleristPromotionLevel", ByPromotionLevel, "GalleristByLevel_{T}",
    "One value for each promotion level, the lowest first.", 5
}
