//! What happens. Everything happens in the open; what was hidden or left to chance is written into the event.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::pieces::{
    Action, Artist, Card, Column, Contract, Crowd, Destination, Form, Half, Location, Niche, Offer, Owner, Piece, Post,
    Slot, Space, Spot, Visitor, Work,
};
use super::state::MOST_PLAYERS;
use crate::kernel::Seat;

/// One of these for each seat.
pub type Each<T> = ArrayVec<T, MOST_PLAYERS>;

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, VariantNames, IntoStaticStr)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristEvent")]
#[expect(missing_docs, reason = "the fields say what the sentence of the event names")]
pub enum Event {
    /// A seat began at a location and took the tile lying there.
    StartChosen { seat: Seat, location: Location },
    /// All have begun; the tiles nobody took go back into the box.
    PlayBegan {},
    /// A seat's turn began.
    TurnBegan { seat: Seat },
    /// A seat takes an assistant along to leave it behind.
    AssistantLeft { seat: Seat, from: Post },
    /// A piece was kicked out and waits in front of the location.
    KickedOut { seat: Seat, piece: Piece, location: Location },
    /// A kicked-out piece went home at once: the own assistant, or any piece in the last round.
    SentHome { seat: Seat, piece: Piece, location: Location },
    /// The gallerist moved; where nothing can be done yet, an executive action was promised to change that.
    Moved { seat: Seat, location: Location, promised: bool },
    /// A location action was taken; after having been kicked out, Influence fell to this position for it.
    ActionTaken { seat: Seat, action: Action, influence: u8 },
    /// An artist was discovered and commissioned.
    ArtistDiscovered { seat: Seat, artist: Artist },
    /// The Collector on a discovered artist went to the Plaza.
    CollectorReleased { artist: Artist },
    /// A work was chosen to be bought; its visitors went to the Plaza.
    WorkBought { seat: Seat, artist: Artist, price: u8 },
    /// A price was paid, partly by Influence, which fell to this position.
    Paid { seat: Seat, cash: u8, with_influence: u8, influence: u8 },
    /// An artist's fame was raised; Influence fell to this position for it.
    FameRaised { seat: Seat, artist: Artist, fame: u8, influence: u8 },
    /// An artist became a celebrity, which earned the seat money.
    CelebrityMade { seat: Seat, artist: Artist, money: u8 },
    /// A ticket was taken, from the box office or from the discards, possibly in exchange.
    TicketTaken { seat: Seat, ticket: Visitor, from_discards: bool, discarding: Option<Visitor> },
    /// A ticket was to be taken that is neither in the box office nor discarded: another was discarded, and none gained.
    TicketMissed { seat: Seat, ticket: Visitor, discarding: Visitor },
    /// The work bought was exhibited and signed.
    WorkExhibited { seat: Seat, artist: Artist },
    /// The next work of a stack was shown, and visitors drawn onto it.
    WorkUncovered { form: Form, work: Work, visitors: Crowd },
    /// Four new contracts cover the display.
    ContractsRevealed { contracts: [Contract; 4] },
    /// Deck, discards and display were shuffled, and four contracts shown.
    ContractsReshuffled { contracts: [Contract; 4] },
    /// A contract was signed.
    ContractSigned { seat: Seat, space: Space, slot: Slot },
    /// No contract was signed after all.
    ContractDeclined { seat: Seat },
    /// An empty place of the display was filled.
    DisplayRefilled { space: Space, contract: Contract },
    /// A work was sold.
    WorkSold { seat: Seat, artist: Artist, slot: Slot, money: u8 },
    /// A visitor went from the gallery to the Plaza.
    BuyerLeft { seat: Seat, visitor: Visitor },
    /// The contract of a sale was fulfilled and turned.
    ContractTurned { seat: Seat, slot: Slot, half: Half },
    /// Assistants were hired.
    AssistantsHired { seat: Seat, count: u8, price: u8 },
    /// An assistant came for nothing.
    AssistantGained { seat: Seat },
    /// An artist was promoted to a level; Influence fell to this position.
    ArtistPromoted { seat: Seat, artist: Artist, level: u8, influence: u8 },
    /// Influence was gained for visitors.
    InfluenceGained { seat: Seat, amount: u8 },
    /// Money was gained for visitors.
    MoneyGained { seat: Seat, amount: u8 },
    /// A visitor was welcomed into the gallery, from the bag or from the Plaza.
    VisitorWelcomed { seat: Seat, visitor: Visitor, bag: bool },
    /// A reputation tile was taken, and Influence gained.
    TileTaken { seat: Seat, row: Form, column: Column, influence: u8 },
    /// A reputation space was covered.
    SpaceCovered { seat: Seat, niche: Niche },
    /// A visitor went from the lobby to the Plaza.
    VisitorLeft { seat: Seat, visitor: Visitor },
    /// An offer was made, and Influence gained.
    OfferMade { seat: Seat, offer: Offer, column: Column, influence: u8 },
    /// An assistant went to the market.
    AssistantPlaced { seat: Seat, from: Post, spot: Spot },
    /// A ticket was spent, and a visitor moved: from the lobby of that seat, or from the Plaza.
    TicketSpent { seat: Seat, visitor: Visitor, lobby: Option<Seat> },
    /// An assistant was put on a contract.
    ContractUsed { seat: Seat, slot: Slot, from: Post },
    /// A step that could not be done was skipped.
    StepSkipped { seat: Seat, step: Step },
    /// A seat has done all it wants to.
    Finished { seat: Seat },
    /// The third place of the gallery was filled: its tile is put on a reputation space, or discarded for want of one.
    StartTileReleased { seat: Seat, discarded: bool },
    /// The first colour of tickets ran out: Influence and money for each seat.
    IntermediateScored {
        #[schemars(with = "Vec<u8>")]
        influence: Each<u8>,
        #[schemars(with = "Vec<u8>")]
        money: Each<u8>,
    },
    /// A seat that was kicked out may act; from version 2 on it is told whether a location action is open to it.
    KickedOutTurnBegan {
        seat: Seat,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        can_act: bool,
    },
    /// A seat that was kicked out has acted, and its piece goes home.
    KickedOutTurnEnded { seat: Seat },
    /// Lacerda came to a location for the first time.
    LacerdaArrived { location: Location },
    /// Lacerda moved on, leaving an assistant behind, possibly one called from another location.
    LacerdaMoved { location: Location, leaving: bool, called_from: Option<Location> },
    /// Lacerda or his assistant was kicked out.
    LacerdaKickedOut { location: Location, piece: Piece },
    /// Lacerda discarded a ticket.
    LacerdaDiscarded { ticket: Visitor },
    /// Lacerda placed an assistant on the market, possibly one called from a location.
    LacerdaPlaced { spot: Spot, called_from: Option<Location> },
    /// The end was triggered: after this round comes the last. Version 1 does not tell by what.
    EndTriggered {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cause: Option<EndCause>,
    },
    /// The last round began.
    LastRoundBegan {},
    /// The renowned works are taken, in this order.
    AuctionBegan {
        #[schemars(with = "Vec<Owner>")]
        bidders: Each<Owner>,
    },
    /// A renowned work was taken.
    RenownedWorkTaken { owner: Owner, form: Form, to: Destination },
    /// The game ended, and the secret cards were shown.
    GameEnded {
        #[schemars(with = "Vec<Card>")]
        curators: Each<Card>,
        #[schemars(with = "Vec<Card>")]
        dealers: Each<Card>,
    },
}

/// What triggered the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristEndCause")]
pub enum EndCause {
    /// What the rulebook says: two of its three conditions, alone the last ticket.
    Conditions,
    /// Two whole rounds in which no seat could take a location action.
    IdleRounds,
}

/// A step that may turn out to be impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristStep")]
pub enum Step {
    /// Nobody's fame can be raised.
    Fame,
    /// There is no such ticket.
    Ticket,
    /// There is no such visitor, or no room.
    Visitor,
    /// There is no desk, or nobody in the queue.
    Assistant,
    /// There is no room for a contract.
    Contract,
}
