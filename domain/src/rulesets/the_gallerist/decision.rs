//! What a seat can be awaited for.

use schemars::JsonSchema;
use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

/// What a seat can be awaited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, VariantNames, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristDecision")]
pub enum Decision {
    /// Where to begin.
    ChooseStart,
    /// Where to go, and whether to leave an assistant behind or to take the executive action first.
    Move,
    /// Which location or executive action to take.
    Act,
    /// What to do after having been kicked out.
    KickedOut,
    /// How much of a price to pay with Influence.
    Pay,
    /// Whose fame to raise, and how much Influence to add.
    RaiseFame,
    /// Which ticket to take.
    TakeTicket,
    /// Which visitor to welcome into the gallery.
    WelcomeVisitor,
    /// Which contract to sign.
    SignContract,
    /// Which visitor to send to the Plaza.
    SendVisitor,
    /// Which half of a fulfilled contract to turn up.
    TurnContract,
    /// Where to put a reputation tile.
    CoverSpace,
    /// Which assistant to send to the market.
    PlaceAssistant,
    /// Which ticket Lacerda discards.
    DiscardTicket,
    /// Which renowned work to take, and where to.
    TakeRenownedWork,
}
