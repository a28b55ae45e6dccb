//! The agenda: a stack of pending tasks of the acting seat, the next one on top.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::pieces::{Artist, Bonus, ContractSlot, Form, MarketSpace, ReputationTile, Visitor, VisitorSet};

/// The pending tasks of the acting seat. Twelve fit without an allocation; only long chains of bonuses exceed that.
pub type Agenda = SmallVec<[Task; 12]>;

/// A pending task of the acting seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schemars(rename = "GalleristTask")]
pub enum Task {
    /// Pay a price.
    Pay {
        /// The price.
        price: u8,
        /// The artist of the work that is bought; null if no work is bought. If the work gets an art slot
        /// only because the artist becomes a celebrity, Influence needed for that cannot be spent on the price.
        work: Option<Artist>,
    },
    /// Raise an artist's fame by the printed number plus one for each Collector in the gallery.
    Fame {
        /// The artist; null if the seat chooses.
        artist: Option<Artist>,
        /// The printed number.
        plus: u8,
        /// Whether a work is being bought.
        buying: bool,
        /// The artist whose discovery gave this bonus; null if it has another source.
        #[serde(default)]
        discovered: Option<Artist>,
    },
    /// Take a ticket, then possibly another of a different colour.
    Tickets {
        /// The kinds allowed for the first ticket.
        first: VisitorSet,
        /// The kinds allowed for the second ticket; empty if there is no second ticket.
        second: VisitorSet,
    },
    /// Move a visitor into the gallery.
    Welcome {
        /// Whether the visitor comes from the bag; otherwise from the Plaza.
        bag: bool,
        /// The kinds allowed.
        among: VisitorSet,
    },
    /// Receive Influence for the visitors in the gallery.
    Influence,
    /// Receive money for the visitors in the gallery.
    Investment,
    /// Take the next assistant of the queue without paying.
    Assistant,
    /// Sign a contract.
    Sign {
        /// Whether new contracts were revealed for it.
        revealed: bool,
    },
    /// Refill the contract display.
    RefillDisplay,
    /// Send a visitor from the gallery to the Plaza after a sale.
    SendBuyer {
        /// The slot of the contract used for the sale.
        slot: ContractSlot,
    },
    /// Choose which half of the contract of a sale to turn up.
    TurnContract {
        /// The slot of the contract.
        slot: ContractSlot,
        /// The visitor that left the gallery; null if none did.
        left: Option<Visitor>,
    },
    /// Place a reputation tile on a reputation space.
    Cover {
        /// The tile.
        tile: ReputationTile,
    },
    /// Send a visitor from the lobby to the Plaza.
    SendLobby,
    /// Send an assistant to the market.
    Place {
        /// The space of the market.
        #[serde(rename = "spot")]
        space: MarketSpace,
    },
    /// Exhibit the work just bought.
    Exhibit {
        /// The artist.
        artist: Artist,
    },
    /// Reveal the next work of a stack.
    Uncover {
        /// The form of the stack.
        form: Form,
    },
    /// Send the Collector on the tile of a discovered artist to the Plaza.
    ReleaseCollector {
        /// The artist.
        artist: Artist,
    },
    /// Choose the ticket that Lacerda discards.
    LacerdaTicket,
}

impl Task {
    /// Returns the task of a printed bonus icon.
    #[must_use]
    pub const fn of(bonus: Bonus) -> Self {
        const fn ticket(first: VisitorSet) -> Task {
            Task::Tickets { first, second: VisitorSet::NONE }
        }
        match bonus {
            Bonus::Influence => Self::Influence,
            Bonus::Investment => Self::Investment,
            Bonus::Fame => Self::Fame { artist: None, plus: 0, buying: false, discovered: None },
            Bonus::PlazaVisitor => Self::Welcome { bag: false, among: VisitorSet::ALL },
            Bonus::PlazaVipOrInvestor => Self::Welcome { bag: false, among: VisitorSet::VIP_OR_INVESTOR },
            Bonus::BagVisitor => Self::Welcome { bag: true, among: VisitorSet::ALL },
            Bonus::TwoTickets => Self::Tickets { first: VisitorSet::ALL, second: VisitorSet::ALL },
            Bonus::AnyTicket => ticket(VisitorSet::ALL),
            Bonus::VipTicket => ticket(VisitorSet::only(Visitor::Vip)),
            Bonus::InvestorTicket => ticket(VisitorSet::only(Visitor::Investor)),
            Bonus::Assistant => Self::Assistant,
            Bonus::Contract => Self::Sign { revealed: false },
        }
    }
}
