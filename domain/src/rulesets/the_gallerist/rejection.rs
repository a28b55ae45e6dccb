//! The rejections of commands, one variant for each rule of the rulebook.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::decision::Decision;
use super::pieces::{Artist, AssistantSource, Location, LocationAction, Visitor};

/// The rule that a command breaks.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, thiserror::Error, VariantNames, IntoStaticStr)]
#[serde(tag = "code", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what the sentence of the rejection names")]
pub enum Rejection {
    /// Seats act in turn (p. 5).
    #[error("It is not this seat's decision now.")]
    NotAwaited,
    /// Each decision has its own commands.
    #[error("This command does not fit the decision that is awaited.")]
    WrongDecision { awaited: Decision },
    /// Each location is the start of one player at most (p. 3).
    #[error("Another player starts at this location.")]
    StartTaken { location: Location },
    /// A gallerist on a location must move to a different one (p. 5).
    #[error("The gallerist must move to another location.")]
    MustMove,
    /// A location action must be taken, so a seat cannot move to a location without one while another has one (p. 5).
    #[error("No action is possible at this location, but another location offers one.")]
    NothingToDoThere { location: Location },
    /// An assistant is left behind on the location the gallerist leaves (p. 5).
    #[error("The gallerist is not on a location, so no assistant can be left behind.")]
    NotOnALocation,
    /// One assistant may be left behind (p. 5).
    #[error("This move already leaves an assistant behind.")]
    AlreadyLeaving,
    /// Assistants come from a desk or a location (p. 5, 6, 12).
    #[error("No assistant of this seat is there.")]
    NoAssistantThere {
        #[serde(rename = "post")]
        from: AssistantSource,
    },
    /// One location action a turn (p. 5).
    #[error("The location action of this turn is already taken.")]
    ActionAlreadyTaken,
    /// The actions are those of the location (p. 5).
    #[error("This action belongs to another location.")]
    ActionElsewhere { action: LocationAction },
    /// A kicked-out seat takes either a location action or an executive action (p. 6).
    #[error("A seat that was kicked out takes only one action.")]
    OneActionOnly,
    /// A location action after having been kicked out costs Influence (p. 6), as does promotion (p. 11).
    #[error("This needs {needed} Influence.")]
    NotEnoughInfluence { needed: u8 },
    /// One executive action a turn (p. 5).
    #[error("The executive action of this turn is already taken or not allowed.")]
    ExecutiveAlreadyTaken,
    /// A location action must be taken (p. 5).
    #[error("A location action must be taken before finishing.")]
    MustAct,
    /// An executive action never leaves a turn without its location action (p. 5).
    #[error("After this, no location action would be possible in this turn.")]
    LeavesNoAction,
    /// Only face-down artists are discovered (p. 7).
    #[error("This artist is already discovered.")]
    AlreadyDiscovered { artist: Artist },
    /// One commission at a time (p. 7).
    #[error("There is an outstanding commission; only one is allowed at a time.")]
    CommissionOutstanding,
    /// Only discovered artists make works (p. 7) and are promoted (p. 11).
    #[error("This artist is not discovered yet.")]
    NotDiscovered { artist: Artist },
    /// Two works of an artist at a time (p. 7).
    #[error("This artist has no signature left.")]
    NoSignature { artist: Artist },
    /// A celebrity makes commissioned works only (p. 14).
    #[error("This artist is a celebrity and sells only commissioned works.")]
    Retired { artist: Artist },
    /// A work comes from the stack of its form (p. 7).
    #[error("No work of this form is left.")]
    NoWorkLeft,
    /// A work needs an art slot in the gallery, the fourth one a masterpiece (p. 8).
    #[error("The gallery has no free art slot for this work.")]
    NoPlaceInGallery,
    /// What is bought is paid for (p. 8, 11, 12).
    #[error("The seat cannot pay {price} money.")]
    CannotPay { price: u8 },
    /// Influence pays at most the price, and cash pays the rest (p. 13).
    #[error("Between {least} and {most} of the price can be paid with Influence.")]
    PaymentOutOfRange { least: u8, most: u8 },
    /// Fame ends at 19, and each added fame costs a fame icon of Influence (p. 13, 14).
    #[error("Between {least} and {most} fame can be added with Influence.")]
    FameOutOfRange { least: u8, most: u8 },
    /// The step raises another artist's fame, or that of any discovered artist but celebrities (p. 8, 11, 14).
    #[error("The fame of this artist cannot be raised now.")]
    FameNotForThisArtist { artist: Artist },
    /// A ticket has the colour shown, and two taken at once differ (p. 14).
    #[error("A ticket of another colour must be taken.")]
    WrongTicket { ticket: Visitor },
    /// A colour that is neither in the box office nor discarded cannot be taken (p. 14).
    #[error("No ticket of this colour is left.")]
    TicketsGone { ticket: Visitor },
    /// A ticket missing in the box office is exchanged for another one there, and only then (p. 14).
    #[error("This ticket cannot be exchanged in this way.")]
    WrongExchange { ticket: Visitor },
    /// Tickets are spent from the hand (p. 5).
    #[error("The seat has no ticket of this colour.")]
    TicketNotInHand { ticket: Visitor },
    /// Visitors move from where they are (p. 5, 8, 10, 12).
    #[error("There is no such visitor at that place.")]
    NoSuchVisitor { visitor: Visitor },
    /// A bonus may be for some visitors only.
    #[error("The bonus is not for this kind of visitor.")]
    VisitorNotMeant { visitor: Visitor },
    /// Collectors in a gallery: one more than works sold (p. 5).
    #[error("The gallery has no room for another Collector.")]
    TooManyCollectors,
    /// A contract must be held to be used (p. 6) or fulfilled (p. 10).
    #[error("There is no contract at that place.")]
    NoContractThere,
    /// The bonus of each side of a contract is taken once (p. 6).
    #[error("The bonus of this contract is already taken.")]
    BonusTaken,
    /// A new contract goes to an empty slot or over a fulfilled one (p. 9).
    #[error("The contract in this slot is not fulfilled yet.")]
    SlotInUse,
    /// With three unfulfilled contracts none is signed (p. 9).
    #[error("All contract slots hold unfulfilled contracts.")]
    NoSlotFree,
    /// New contracts are revealed once, before signing (p. 9).
    #[error("New contracts were already revealed.")]
    AlreadyRevealed,
    /// Only after revealing may signing be declined (p. 9).
    #[error("A contract must be signed.")]
    MustSign,
    /// A fulfilled contract sells nothing (p. 10).
    #[error("This contract is already fulfilled.")]
    ContractFulfilled,
    /// Only exhibited works are sold (p. 10).
    #[error("No work of this artist is exhibited.")]
    NotExhibited { artist: Artist },
    /// Contract and work have the same form (p. 10).
    #[error("This contract is for another form of art.")]
    WrongForm,
    /// At least one and no more than desks and queue allow are hired (p. 11).
    #[error("At least 1 and at most {most} assistants can be hired.")]
    HireOutOfRange { most: u8 },
    /// Promotion ends at level 5 (p. 11).
    #[error("This artist already has the highest promotion level.")]
    FullyPromoted { artist: Artist },
    /// A promotion takes a token of its level (p. 11).
    #[error("No promotion token of level {level} is left.")]
    NoToken { level: u8 },
    /// One and two players do not use the middle column (p. 3, 16).
    #[error("This column is not used with this number of players.")]
    ColumnUnused,
    /// The visitors in the lobby open the columns (p. 12).
    #[error("The visitors in the lobby do not open this column.")]
    ColumnClosed,
    /// A row needs a work of its form acquired (p. 12).
    #[error("This row needs an acquired work of its form.")]
    RowClosed,
    /// A market space is used once (p. 12).
    #[error("This market space is already used.")]
    PlaceTaken,
    /// A tile needs an empty reputation space (p. 12).
    #[error("There is no empty reputation space.")]
    NoReputationSpace,
    /// A reputation space holds one tile (p. 12).
    #[error("This reputation space is already covered.")]
    SpaceCovered,
    /// An action at the market places an assistant (p. 12).
    #[error("There is no assistant to place on the market.")]
    NoAssistant,
    /// Lacerda discards from the largest stack (p. 16).
    #[error("Lacerda discards from the largest stack of tickets.")]
    NotTheLargestStack { ticket: Visitor },
    /// Only the works on the easels are auctioned (p. 15).
    #[error("No work of this form is on the easels.")]
    NotOnTheEasels,
}
