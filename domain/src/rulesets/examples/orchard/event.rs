//! Events as they are stored ([`Event`]) and as a viewer sees them ([`Seen`]).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::state::Order;
use crate::kernel::{BySeat, Seat, Viewer};

/// What happened. It says everything that the rules decided, so that `apply` needs no rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "each variant says what happened; its fields say to which seat and with what")]
pub enum Event {
    /// A seat sealed its order.
    OrderSealed { seat: Seat, order: Order },
    /// All orders were revealed and carried out.
    OrdersRevealed { orders: BySeat<Order>, harvests: BySeat<Harvest>, winner: Option<Seat> },
    /// The next round started with this bonus card.
    BonusTurnedUp { round: u8, bonus: u8 },
    /// The game ended.
    GameEnded {},
}

/// What an order brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "OrchardHarvest")]
pub struct Harvest {
    /// The trees planted.
    pub planted: u16,
    /// The fruit picked.
    pub picked: u16,
}

/// An event as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schemars(rename = "OrchardEvent")]
#[expect(missing_docs, reason = "each variant is the event of the same name, with the fields its viewer may see")]
pub enum Seen {
    /// `order` is visible to the seat that sealed it only.
    OrderSealed {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        order: Option<Order>,
    },
    OrdersRevealed {
        orders: BySeat<Order>,
        harvests: BySeat<Harvest>,
        winner: Option<Seat>,
    },
    BonusTurnedUp {
        round: u8,
        #[schemars(extend("x-component" = "bonus"))]
        bonus: u8,
    },
    GameEnded {},
}

impl Event {
    /// Returns the event as this viewer may see it.
    pub(super) fn disclose(&self, viewer: Viewer) -> Seen {
        match self.clone() {
            Self::OrderSealed { seat, order } => Seen::OrderSealed { seat, order: viewer.is(seat).then_some(order) },
            Self::OrdersRevealed { orders, harvests, winner } => Seen::OrdersRevealed { orders, harvests, winner },
            Self::BonusTurnedUp { round, bonus } => Seen::BonusTurnedUp { round, bonus },
            Self::GameEnded {} => Seen::GameEnded {},
        }
    }
}
