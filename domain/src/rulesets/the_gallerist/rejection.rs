//! The rejections of commands, one variant for each rule of the rulebook.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::decision::Decision;
use super::pieces::{Artist, AssistantSource, Location, LocationAction, Visitor};
use super::words;
use crate::kernel::Language;

/// The rule that a command breaks.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, VariantNames, IntoStaticStr)]
#[serde(tag = "code", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what the sentence of the rejection names")]
pub enum Rejection {
    /// Seats act in turn (p. 5).
    NotAwaited,
    /// Each decision has its own commands.
    WrongDecision { awaited: Decision },
    /// Each location is the start of one player at most (p. 3).
    StartTaken { location: Location },
    /// A gallerist on a location must move to a different one (p. 5).
    MustMove,
    /// A location action must be taken, so a seat cannot move to a location without one while another has one (p. 5).
    NothingToDoThere { location: Location },
    /// An assistant is left behind on the location the gallerist leaves (p. 5).
    NotOnALocation,
    /// One assistant may be left behind (p. 5).
    AlreadyLeaving,
    /// Assistants come from a desk or a location (p. 5, 6, 12).
    NoAssistantThere {
        #[serde(rename = "post")]
        from: AssistantSource,
    },
    /// One location action a turn (p. 5).
    ActionAlreadyTaken,
    /// The actions are those of the location (p. 5).
    ActionElsewhere { action: LocationAction },
    /// A kicked-out seat takes either a location action or an executive action (p. 6).
    OneActionOnly,
    /// A location action after having been kicked out costs Influence (p. 6), as does promotion (p. 11).
    NotEnoughInfluence { needed: u8 },
    /// One executive action a turn (p. 5).
    ExecutiveAlreadyTaken,
    /// A location action must be taken (p. 5).
    MustAct,
    /// An executive action never leaves a turn without its location action (p. 5).
    LeavesNoAction,
    /// Only face-down artists are discovered (p. 7).
    AlreadyDiscovered { artist: Artist },
    /// One commission at a time (p. 7).
    CommissionOutstanding,
    /// Only discovered artists make works (p. 7) and are promoted (p. 11).
    NotDiscovered { artist: Artist },
    /// Two works of an artist at a time (p. 7).
    NoSignature { artist: Artist },
    /// A celebrity makes commissioned works only (p. 14).
    Retired { artist: Artist },
    /// A work comes from the stack of its form (p. 7).
    NoWorkLeft,
    /// A work needs an art slot in the gallery, the fourth one a masterpiece (p. 8).
    NoPlaceInGallery,
    /// What is bought is paid for (p. 8, 11, 12).
    CannotPay { price: u8 },
    /// Influence pays at most the price, and cash pays the rest (p. 13).
    PaymentOutOfRange { least: u8, most: u8 },
    /// Fame ends at 19, and each added fame costs a fame icon of Influence (p. 13, 14).
    FameOutOfRange { least: u8, most: u8 },
    /// The step raises another artist's fame, or that of any discovered artist but celebrities (p. 8, 11, 14).
    FameNotForThisArtist { artist: Artist },
    /// A ticket has the colour shown, and two taken at once differ (p. 14).
    WrongTicket { ticket: Visitor },
    /// A colour that is neither in the box office nor discarded cannot be taken (p. 14).
    TicketsGone { ticket: Visitor },
    /// A ticket missing in the box office is exchanged for another one there, and only then (p. 14).
    WrongExchange { ticket: Visitor },
    /// Tickets are spent from the hand (p. 5).
    TicketNotInHand { ticket: Visitor },
    /// Visitors move from where they are (p. 5, 8, 10, 12).
    NoSuchVisitor { visitor: Visitor },
    /// A bonus may be for some visitors only.
    VisitorNotMeant { visitor: Visitor },
    /// Collectors in a gallery: one more than works sold (p. 5).
    TooManyCollectors,
    /// A contract must be held to be used (p. 6) or fulfilled (p. 10).
    NoContractThere,
    /// The bonus of each side of a contract is taken once (p. 6).
    BonusTaken,
    /// A new contract goes to an empty slot or over a fulfilled one (p. 9).
    SlotInUse,
    /// With three unfulfilled contracts none is signed (p. 9).
    NoSlotFree,
    /// New contracts are revealed once, before signing (p. 9).
    AlreadyRevealed,
    /// Only after revealing may signing be declined (p. 9).
    MustSign,
    /// A fulfilled contract sells nothing (p. 10).
    ContractFulfilled,
    /// Only exhibited works are sold (p. 10).
    NotExhibited { artist: Artist },
    /// Contract and work have the same form (p. 10).
    WrongForm,
    /// At least one and no more than desks and queue allow are hired (p. 11).
    HireOutOfRange { most: u8 },
    /// Promotion ends at level 5 (p. 11).
    FullyPromoted { artist: Artist },
    /// A promotion takes a token of its level (p. 11).
    NoToken { level: u8 },
    /// One and two players do not use the middle column (p. 3, 16).
    ColumnUnused,
    /// The visitors in the lobby open the columns (p. 12).
    ColumnClosed,
    /// A row needs a work of its form acquired (p. 12).
    RowClosed,
    /// A market space is used once (p. 12).
    PlaceTaken,
    /// A tile needs an empty reputation space (p. 12).
    NoReputationSpace,
    /// A reputation space holds one tile (p. 12).
    SpaceCovered,
    /// An action at the market places an assistant (p. 12).
    NoAssistant,
    /// Lacerda discards from the largest stack (p. 16).
    NotTheLargestStack { ticket: Visitor },
    /// Only the works on the easels are auctioned (p. 15).
    NotOnTheEasels,
}

impl std::fmt::Display for Rejection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&words::rejection(self, Language::En).sentence)
    }
}

impl std::error::Error for Rejection {}
