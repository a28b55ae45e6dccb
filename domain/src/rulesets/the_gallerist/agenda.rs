//! What is still to be done before the turn goes on: the stack of pending tasks, the next one on top.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::pieces::{Artist, Bonus, Form, Slot, Spot, Tile, Visitor, VisitorSet};

/// The pending tasks of the acting seat; a chain of bonuses longer than usual goes to the heap.
pub type Agenda = SmallVec<[Task; 12]>;

/// Something the acting seat still has to do or to receive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schemars(rename = "GalleristTask")]
pub enum Task {
    /// Pay a price.
    Pay {
        /// How much.
        price: u8,
        /// For a work of this artist, if it is for one: its slot may hang on the Influence kept for fame.
        work: Option<Artist>,
    },
    /// Raise fame by the number printed and the own Collectors.
    Fame {
        /// Whose; none leaves the choice.
        artist: Option<Artist>,
        /// The number printed.
        plus: u8,
        /// Whether a work is being bought.
        buying: bool,
        /// The artist whose discovery gives it, if one does.
        #[serde(default)]
        discovered: Option<Artist>,
    },
    /// Take a ticket, then possibly another of a different colour.
    Tickets {
        /// The colours of the first.
        first: VisitorSet,
        /// The colours of the second; none if there is none.
        second: VisitorSet,
    },
    /// Welcome a visitor into the gallery.
    Welcome {
        /// Whether from the bag, else from the Plaza.
        bag: bool,
        /// Which kinds.
        among: VisitorSet,
    },
    /// Receive Influence for the visitors in the gallery.
    Influence,
    /// Receive money for the visitors in the gallery.
    Investment,
    /// Take the next assistant of the queue for nothing.
    Assistant,
    /// Sign a contract.
    Sign {
        /// Whether new ones were revealed for it.
        revealed: bool,
    },
    /// Refill the contract display.
    RefillDisplay,
    /// Send a visitor of the gallery to the Plaza after a sale.
    SendBuyer {
        /// The contract of the sale.
        slot: Slot,
    },
    /// Turn the contract of a sale.
    TurnContract {
        /// Which.
        slot: Slot,
        /// The visitor who left.
        left: Option<Visitor>,
    },
    /// Cover a reputation space.
    Cover {
        /// With which tile.
        tile: Tile,
    },
    /// Send a visitor of the lobby to the Plaza.
    SendLobby,
    /// Send an assistant to the market.
    Place {
        /// Where to.
        spot: Spot,
    },
    /// Exhibit the work just bought.
    Exhibit {
        /// Whose.
        artist: Artist,
    },
    /// Show the next work of a stack.
    Uncover {
        /// Which stack.
        form: Form,
    },
    /// Send the Collector from a discovered artist to the Plaza.
    ReleaseCollector {
        /// Which artist.
        artist: Artist,
    },
    /// Choose the ticket Lacerda discards.
    LacerdaTicket,
}

impl Task {
    /// What a bonus asks for.
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
