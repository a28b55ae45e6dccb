//! The decisions a seat can be awaited for.

use schemars::JsonSchema;
use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

/// A decision a seat is awaited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, VariantNames, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristDecision")]
pub enum Decision {
    /// Which start location to take.
    ChooseStart,
    /// Which location to move to, and whether to leave an assistant behind or take the executive action first.
    Move,
    /// Which location or executive action to take.
    Act,
    /// Which action to take after being kicked out, or none.
    KickedOut,
    /// How much of a price to pay with Influence.
    Pay,
    /// Whose fame to raise, and how much Influence to add.
    RaiseFame,
    /// Which ticket to take.
    TakeTicket,
    /// Which visitor to move into the gallery.
    WelcomeVisitor,
    /// Which contract to sign.
    SignContract,
    /// Which visitor to send to the Plaza.
    SendVisitor,
    /// Which half of a fulfilled contract to turn up.
    TurnContract,
    /// On which reputation space to place a tile.
    CoverSpace,
    /// Which assistant to send to the market.
    PlaceAssistant,
    /// Which ticket Lacerda discards.
    DiscardTicket,
    /// Which renowned work to take, and where to place it.
    TakeRenownedWork,
}
