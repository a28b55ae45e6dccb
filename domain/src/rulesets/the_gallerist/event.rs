//! The events. They are public; the result of chance and what was hidden before are part of the event.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::pieces::{
    Artist, AssistantSource, Column, Contract, ContractHalf, ContractSlot, DisplaySpace, Form, GoalCard, Location,
    LocationAction, MarketSpace, Offer, Owner, PieceKind, RenownedDestination, ReputationSpace, Visitor, VisitorCounts,
    Work,
};
use super::state::MAX_PLAYERS;
use crate::kernel::Seat;

/// One value for each seat.
pub type PerSeat<T> = ArrayVec<T, MAX_PLAYERS>;

/// An event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, VariantNames, IntoStaticStr)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristEvent")]
#[expect(missing_docs, reason = "the fields say what the sentence of the event names")]
pub enum Event {
    /// A seat chose its start location and took the reputation tile on it.
    StartChosen { seat: Seat, location: Location },
    /// All seats have chosen a start location. The start tiles that were not taken are removed from the game.
    PlayBegan {},
    /// A seat's turn began.
    TurnBegan { seat: Seat },
    /// A seat chose an assistant to leave on its current location when its gallerist moves.
    AssistantLeft { seat: Seat, from: AssistantSource },
    /// A piece was kicked out of a location and waits in front of it.
    KickedOut { seat: Seat, piece: PieceKind, location: Location },
    /// A displaced piece went home immediately: the assistant of the seat that moved, or any piece in the last round.
    SentHome { seat: Seat, piece: PieceKind, location: Location },
    /// The gallerist moved. `promised` is whether an executive action must first make a location action possible there.
    Moved { seat: Seat, location: Location, promised: bool },
    /// A location action was taken. `influence` is the position on the Influence track after it; a kicked-out seat pays
    /// Influence for the action.
    ActionTaken { seat: Seat, action: LocationAction, influence: u8 },
    /// An artist was discovered and commissioned.
    ArtistDiscovered { seat: Seat, artist: Artist },
    /// The Collector on the tile of a discovered artist moved to the Plaza.
    CollectorReleased { artist: Artist },
    /// A seat chose a work to buy. The visitors on it moved to the Plaza.
    WorkBought { seat: Seat, artist: Artist, price: u8 },
    /// A price was paid in cash and with Influence. `influence` is the position on the Influence track after it.
    Paid { seat: Seat, cash: u8, with_influence: u8, influence: u8 },
    /// An artist's fame was raised. `influence` is the position on the Influence track after it.
    FameRaised { seat: Seat, artist: Artist, fame: u8, influence: u8 },
    /// An artist became a celebrity, and the seat gained money for it.
    CelebrityMade { seat: Seat, artist: Artist, money: u8 },
    /// A ticket was taken from the box office or from the discards. `discarding` is the ticket discarded in exchange,
    /// if any.
    TicketTaken {
        seat: Seat,
        #[schemars(extend("x-component" = "ticket"))]
        ticket: Visitor,
        from_discards: bool,
        #[schemars(extend("x-component" = "ticket"))]
        discarding: Option<Visitor>,
    },
    /// The chosen ticket is neither in the box office nor among the discards: another ticket was discarded, and none
    /// was gained.
    TicketMissed {
        seat: Seat,
        #[schemars(extend("x-component" = "ticket"))]
        ticket: Visitor,
        #[schemars(extend("x-component" = "ticket"))]
        discarding: Visitor,
    },
    /// The work bought was signed by its artist and exhibited.
    WorkExhibited { seat: Seat, artist: Artist },
    /// The next work of a stack was revealed, and visitors from the bag were placed on it.
    WorkUncovered { form: Form, work: Work, visitors: VisitorCounts },
    /// Four new contracts were placed on the contract display.
    ContractsRevealed { contracts: [Contract; 4] },
    /// Deck, discards and display were shuffled together, and four contracts were revealed.
    ContractsReshuffled { contracts: [Contract; 4] },
    /// A contract was signed.
    ContractSigned { seat: Seat, space: DisplaySpace, slot: ContractSlot },
    /// A seat signed no contract after new ones were revealed.
    ContractDeclined { seat: Seat },
    /// An empty space of the contract display was refilled.
    DisplayRefilled { space: DisplaySpace, contract: Contract },
    /// A work was sold.
    WorkSold { seat: Seat, artist: Artist, slot: ContractSlot, money: u8 },
    /// A visitor moved from the gallery to the Plaza after a sale.
    BuyerLeft { seat: Seat, visitor: Visitor },
    /// The contract of a sale was fulfilled, and this half was turned up.
    ContractTurned { seat: Seat, slot: ContractSlot, half: ContractHalf },
    /// Assistants were hired.
    AssistantsHired { seat: Seat, count: u8, price: u8 },
    /// A seat gained an assistant without paying.
    AssistantGained { seat: Seat },
    /// An artist was promoted to a level. `influence` is the position on the Influence track after it.
    ArtistPromoted {
        seat: Seat,
        artist: Artist,
        level: u8,
        influence: u8,
        // The fame step without Collectors. It is written only if it is not 1, as in all games stored so far.
        #[serde(default = "default_promotion_fame", skip_serializing_if = "is_default_promotion_fame")]
        #[schemars(skip)]
        fame: u8,
    },
    /// A seat gained Influence for the visitors in its gallery.
    InfluenceGained { seat: Seat, amount: u8 },
    /// A seat gained money for the visitors in its gallery.
    MoneyGained { seat: Seat, amount: u8 },
    /// A visitor moved into the gallery, from the bag or from the Plaza.
    VisitorWelcomed { seat: Seat, visitor: Visitor, bag: bool },
    /// A reputation tile was taken, and this amount of Influence was gained.
    TileTaken { seat: Seat, row: Form, column: Column, influence: u8 },
    /// The reputation tile was placed on a reputation space.
    SpaceCovered {
        seat: Seat,
        #[serde(rename = "niche")]
        space: ReputationSpace,
    },
    /// A visitor moved from the lobby to the Plaza.
    VisitorLeft { seat: Seat, visitor: Visitor },
    /// An offer was made, and this amount of Influence was gained.
    OfferMade { seat: Seat, offer: Offer, column: Column, influence: u8 },
    /// An assistant was placed on the market.
    AssistantPlaced {
        seat: Seat,
        from: AssistantSource,
        #[serde(rename = "spot")]
        space: MarketSpace,
    },
    /// A ticket was spent to move a visitor. `lobby` is the seat whose lobby the visitor left; null for the Plaza.
    TicketSpent { seat: Seat, visitor: Visitor, lobby: Option<Seat> },
    /// An assistant was placed on a contract.
    ContractUsed { seat: Seat, slot: ContractSlot, from: AssistantSource },
    /// A step that was impossible was skipped.
    StepSkipped { seat: Seat, step: SkippedStep },
    /// A seat ended its turn, or declined to act after being kicked out.
    Finished { seat: Seat },
    /// The art slot with the start tile was filled: the tile moves to a reputation space, or is discarded if none is
    /// free.
    StartTileReleased { seat: Seat, discarded: bool },
    /// The tickets of one colour ran out for the first time. The lists hold the Influence and money gained, in seat
    /// order.
    IntermediateScored {
        #[schemars(with = "Vec<u8>")]
        influence: PerSeat<u8>,
        #[schemars(with = "Vec<u8>")]
        money: PerSeat<u8>,
    },
    /// A seat that was kicked out may act. `can_act` is whether it can take a location action; absent if it cannot, and
    /// in version 1 of the rules.
    KickedOutTurnBegan {
        seat: Seat,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        can_act: bool,
    },
    /// A seat that was kicked out finished, and its piece went home.
    KickedOutTurnEnded { seat: Seat },
    /// Lacerda entered the board at a location.
    LacerdaArrived { location: Location },
    /// Lacerda moved. `leaving` is whether he left an assistant behind, `called_from` the location it was taken from
    /// if his supply was empty.
    LacerdaMoved { location: Location, leaving: bool, called_from: Option<Location> },
    /// Lacerda or his assistant was kicked out.
    LacerdaKickedOut { location: Location, piece: PieceKind },
    /// Lacerda discarded a ticket.
    LacerdaDiscarded {
        #[schemars(extend("x-component" = "ticket"))]
        ticket: Visitor,
    },
    /// Lacerda placed an assistant on the market. `called_from` is the location it was taken from if his supply was
    /// empty.
    LacerdaPlaced {
        #[serde(rename = "spot")]
        space: MarketSpace,
        called_from: Option<Location>,
    },
    /// The end of the game was triggered: the next round is the last. Version 1 of the rules records no cause.
    EndTriggered {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cause: Option<EndCause>,
    },
    /// The last round began.
    LastRoundBegan {},
    /// The auction began. The bidders take renowned works in this order.
    AuctionBegan {
        #[schemars(with = "Vec<Owner>")]
        bidders: PerSeat<Owner>,
    },
    /// A renowned work was taken.
    RenownedWorkTaken { owner: Owner, form: Form, to: RenownedDestination },
    /// The game ended, and the secret cards were revealed, in seat order.
    GameEnded {
        #[schemars(with = "Vec<GoalCard>", extend("x-component" = "curator"))]
        curators: PerSeat<GoalCard>,
        #[schemars(with = "Vec<GoalCard>", extend("x-component" = "dealer"))]
        dealers: PerSeat<GoalCard>,
    },
}

/// Returns the fame step of a promotion that is stored without a number.
const fn default_promotion_fame() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_default_promotion_fame(fame: &u8) -> bool {
    *fame == default_promotion_fame()
}

/// What triggered the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristEndCause", extend("x-vocabulary" = "end-cause"))]
pub enum EndCause {
    /// The conditions of the rulebook: two of three, or in a solo game the last ticket.
    Conditions,
    /// No seat could take a location action for two whole rounds.
    IdleRounds,
}

/// A step that was skipped because it was impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristStep", extend("x-vocabulary" = "step"))]
pub enum SkippedStep {
    /// No artist's fame can be raised.
    Fame,
    /// No ticket can be taken.
    Ticket,
    /// No visitor can be moved.
    Visitor,
    /// No desk is free, or the queue is empty.
    Assistant,
    /// No contract can be placed.
    Contract,
}
