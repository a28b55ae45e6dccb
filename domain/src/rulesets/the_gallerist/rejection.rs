//! Why a command is refused, each variant for one rule of the rulebook.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::decision::Decision;
use super::pieces::{Action, Artist, Location, Post, Visitor};

/// Why a command is refused.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, thiserror::Error, VariantNames, IntoStaticStr)]
#[serde(tag = "code", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what the sentence of the rejection names")]
pub enum Rejection {
    /// Seats act in turn (p. 5).
    #[error("this seat is not awaited")]
    NotAwaited,
    /// Each decision has its own commands.
    #[error("this does not answer the decision that is awaited")]
    WrongDecision { awaited: Decision },
    /// Each location is the start of one player at most (p. 3).
    #[error("another player begins there")]
    StartTaken { location: Location },
    /// A gallerist on a location must move to a different one (p. 5).
    #[error("the gallerist must move to another location")]
    MustMove,
    /// A location action must be taken, so a location without one is no choice while another has one (p. 5).
    #[error("no action can be taken there")]
    NothingToDoThere { location: Location },
    /// An assistant is left behind on the location the gallerist leaves (p. 5).
    #[error("the gallerist is not on a location")]
    NotOnALocation,
    /// One assistant may be left behind (p. 5).
    #[error("an assistant is left behind already")]
    AlreadyLeaving,
    /// Assistants come from a desk or a location (p. 5, 6, 12).
    #[error("no assistant of this seat is there")]
    NoAssistantThere { post: Post },
    /// One location action a turn (p. 5).
    #[error("the location action was taken already")]
    ActionAlreadyTaken,
    /// The actions are those of the location (p. 5).
    #[error("this action belongs to another location")]
    ActionElsewhere { action: Action },
    /// After being kicked out it is a location action or an executive one (p. 6).
    #[error("only one action is taken after having been kicked out")]
    OneActionOnly,
    /// A location action after having been kicked out costs Influence (p. 6), as does promotion (p. 11).
    #[error("{needed} Influence is needed")]
    NotEnoughInfluence { needed: u8 },
    /// One executive action a turn (p. 5).
    #[error("the executive action was taken already")]
    ExecutiveAlreadyTaken,
    /// A location action must be taken (p. 5).
    #[error("a location action must be taken first")]
    MustAct,
    /// An executive action never leaves a turn without its location action (p. 5).
    #[error("this would leave no location action to take")]
    LeavesNoAction,
    /// Only face-down artists are discovered (p. 7).
    #[error("the artist is discovered already")]
    AlreadyDiscovered { artist: Artist },
    /// One commission at a time (p. 7).
    #[error("there is a commission outstanding")]
    CommissionOutstanding,
    /// Only discovered artists make works (p. 7) and are promoted (p. 11).
    #[error("the artist is not discovered")]
    NotDiscovered { artist: Artist },
    /// Two works of an artist at a time (p. 7).
    #[error("the artist has no signature left")]
    NoSignature { artist: Artist },
    /// A celebrity makes commissioned works only (p. 14).
    #[error("the artist has retired as a celebrity")]
    Retired { artist: Artist },
    /// A work comes from the stack of its form (p. 7).
    #[error("no work of this form is left")]
    NoWorkLeft,
    /// A work needs a place in the gallery, the fourth one a masterpiece (p. 8).
    #[error("there is no place in the gallery")]
    NoPlaceInGallery,
    /// What is bought is paid for (p. 8, 11, 12).
    #[error("{price} money cannot be paid")]
    CannotPay { price: u8 },
    /// Influence gives no more money than is spent, and cash has to do for the rest (p. 13).
    #[error("between {least} and {most} of the price can be paid with Influence")]
    PaymentOutOfRange { least: u8, most: u8 },
    /// Fame ends at 19, and each step of it takes a fame icon (p. 13, 14).
    #[error("between {least} and {most} fame can be added with Influence")]
    FameOutOfRange { least: u8, most: u8 },
    /// The step raises another artist's fame, or that of any discovered artist but celebrities (p. 8, 11, 14).
    #[error("this artist's fame cannot be raised now")]
    FameNotForThisArtist { artist: Artist },
    /// A ticket has the colour shown, and two taken at once differ (p. 14).
    #[error("a ticket of another colour is due")]
    WrongTicket { ticket: Visitor },
    /// A colour that is neither in the box office nor discarded is not to be had (p. 14).
    #[error("there is no such ticket")]
    TicketsGone { ticket: Visitor },
    /// A ticket missing in the box office is exchanged for another one there, and only then (p. 14).
    #[error("this ticket is not taken in that exchange")]
    WrongExchange { ticket: Visitor },
    /// Tickets are spent from the hand (p. 5).
    #[error("there is no such ticket in hand")]
    TicketNotInHand { ticket: Visitor },
    /// Visitors move from where they are (p. 5, 8, 10, 12).
    #[error("there is no such visitor")]
    NoSuchVisitor { visitor: Visitor },
    /// A bonus may be for some visitors only.
    #[error("this visitor is not meant")]
    VisitorNotMeant { visitor: Visitor },
    /// Collectors in a gallery: one more than works sold (p. 5).
    #[error("the gallery has no room for another Collector")]
    TooManyCollectors,
    /// A contract must be held to be used (p. 6) or fulfilled (p. 10).
    #[error("there is no contract in this slot")]
    NoContractThere,
    /// A contract's bonus is taken once a side (p. 6).
    #[error("the bonus of this contract was taken")]
    BonusTaken,
    /// A new contract goes to an empty slot or over a fulfilled one (p. 9).
    #[error("the contract in this slot is not fulfilled")]
    SlotInUse,
    /// With three unfulfilled contracts none is signed (p. 9).
    #[error("all contracts held are unfulfilled")]
    NoSlotFree,
    /// New contracts are revealed once, before signing (p. 9).
    #[error("new contracts were revealed already")]
    AlreadyRevealed,
    /// Only after revealing may signing be declined (p. 9).
    #[error("a contract must be signed")]
    MustSign,
    /// A fulfilled contract sells nothing (p. 10).
    #[error("the contract is fulfilled already")]
    ContractFulfilled,
    /// Only exhibited works are sold (p. 10).
    #[error("no work of this artist is exhibited")]
    NotExhibited { artist: Artist },
    /// Contract and work have the same form (p. 10).
    #[error("the contract is for another form")]
    WrongForm,
    /// At least one and no more than desks and queue allow are hired (p. 11).
    #[error("between 1 and {most} can be hired")]
    HireOutOfRange { most: u8 },
    /// Promotion ends at level 5 (p. 11).
    #[error("the artist cannot be promoted further")]
    FullyPromoted { artist: Artist },
    /// A promotion takes a token of its level (p. 11).
    #[error("no token of level {level} is left")]
    NoToken { level: u8 },
    /// Two players and one leave the middle column alone (p. 3, 16).
    #[error("this column is not used by so few players")]
    ColumnUnused,
    /// The visitors in the lobby open the columns (p. 12).
    #[error("the visitors in the lobby do not open this column")]
    ColumnClosed,
    /// A row needs a work of its form acquired (p. 12).
    #[error("no work of this form was acquired")]
    RowClosed,
    /// A place of the market is used once (p. 12).
    #[error("this place of the market is taken")]
    PlaceTaken,
    /// A tile needs an empty reputation space (p. 12).
    #[error("there is no reputation space left")]
    NoReputationSpace,
    /// A reputation space holds one tile (p. 12).
    #[error("this reputation space is covered")]
    SpaceCovered,
    /// The market asks for an assistant (p. 12).
    #[error("there is no assistant to send")]
    NoAssistant,
    /// Lacerda discards from the largest stack (p. 16).
    #[error("this is not the largest stack of tickets")]
    NotTheLargestStack { ticket: Visitor },
    /// Only the works on the easels are auctioned (p. 15).
    #[error("no such work is on the easels")]
    NotOnTheEasels,
}
