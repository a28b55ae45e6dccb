//! The view of a game: everything is public except the secret cards.

use schemars::JsonSchema;
use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::agenda::Task;
use super::components::printed;
use super::event::EndCause;
use super::options::SoloGoalLevel;
use super::pieces::{
    Artist, Bonus, ByArtist, ByColumn, ByContractSlot, ByDisplaySpace, ByForm, ByLocation, ByOffer, ByPromotionLevel,
    ByReputationSpace, Contract, ContractHalf, GoalCard, Location, Occupant, Owner, PieceKind, RenownedDestination,
    ReputationTile, VisitorCounts, Work,
};
use super::player::Player;
use super::rules::executive;
use super::state::{ArtistState, ExecutiveProgress, Lacerda, Stage, State};
use crate::kernel::{Seat, Viewer};

/// The game as one viewer may see it.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristView")]
pub struct View {
    /// The number of the current round, from 1; 0 before the first.
    pub round: u16,
    /// The phase of the game.
    pub phase: Phase,
    /// The seat with the starting player marker.
    pub first: Seat,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The acting seat: `turn`, or a seat that was kicked out.
    pub actor: Seat,
    /// Whether the acting seat acts because it was kicked out.
    pub kicked_out: bool,
    /// Whether the location action was taken.
    pub acted: bool,
    /// Whether the executive action was taken.
    pub executive_taken: bool,
    /// Whether an assistant will be left behind when the gallerist moves.
    pub leaving_assistant: bool,
    /// The pending tasks of the acting seat, the next one last.
    pub pending: Vec<Task>,
    /// Whether the end of the game was triggered.
    pub ending: bool,
    /// What triggered the end; null before that, and in version 1 of the rules.
    pub ended_by: Option<EndCause>,
    /// Whether this is the last round.
    pub last_round: bool,
    /// Whether the intermediate scoring has taken place.
    pub intermediate_scored: bool,
    /// The players.
    pub players: Vec<PlayerView>,
    /// The solo opponent; null in a game for several seats.
    pub lacerda: Option<LacerdaView>,
    /// The piece on each location.
    pub locations: ByLocation<Option<Occupant>>,
    /// The reputation tiles to take with the start locations.
    pub start_tiles: ByLocation<Option<ReputationTile>>,
    /// The kicked-out piece that waits in front of a location.
    pub waiting: Option<WaitingView>,
    /// The artists.
    pub artists: ByArtist<ArtistView>,
    /// The stacks of works.
    pub stacks: ByForm<StackView>,
    /// The contracts on each space of the display, the top one last.
    pub display: ByDisplaySpace<Vec<Contract>>,
    /// The number of contracts in the deck.
    pub contract_deck: u8,
    /// The discarded contracts.
    pub contract_discards: Vec<Contract>,
    /// The reputation tiles of the market.
    pub market_tiles: ByForm<ByColumn<Option<ReputationTile>>>,
    /// The owners of the assistants in the upper part of the market.
    pub market_upper: ByForm<ByColumn<Option<Owner>>>,
    /// The owners of the assistants in the auction part of the market.
    pub market_auction: ByOffer<ByColumn<Option<Owner>>>,
    /// The number of promotion tokens left, by level.
    pub promotion_tokens: ByPromotionLevel<u8>,
    /// The visitors in the Plaza.
    pub plaza: VisitorCounts,
    /// The visitors in the bag.
    pub bag: VisitorCounts,
    /// The tickets in the box office.
    pub box_office: VisitorCounts,
    /// The discarded tickets.
    pub spent_tickets: VisitorCounts,
    /// The renowned works not yet taken.
    pub easels: Vec<Work>,
    /// The bidders that still take a renowned work, in order.
    pub bidders: Vec<Owner>,
}

/// The phase of the game.
#[derive(Clone, Copy, Serialize, JsonSchema, IntoStaticStr, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristPhase", extend("x-vocabulary" = "phase"))]
pub enum Phase {
    /// Seats choose their start locations.
    Start,
    /// The seat whose turn it is moves its gallerist.
    Move,
    /// The acting seat takes actions.
    Act,
    /// Renowned works are taken.
    Auction,
    /// The game is over.
    Over,
}

/// A player.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristPlayerView")]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The money in cash.
    pub money: u16,
    /// The position on the Influence track.
    pub influence: u8,
    /// The location of the gallerist; null if it is on no location.
    pub gallerist: Option<Location>,
    /// The number of assistants at desks.
    pub desks: u8,
    /// The number of assistants in the queue.
    pub queue: u8,
    /// The number of assistants removed from the game because no desk was free.
    pub dismissed: u8,
    /// Tickets in hand.
    pub tickets: VisitorCounts,
    /// Visitors in the lobby.
    pub lobby: VisitorCounts,
    /// Visitors in the gallery.
    pub gallery: VisitorCounts,
    /// The artist of the outstanding commission.
    pub commission: Option<Artist>,
    /// The exhibited works, from the left.
    pub works: Vec<ExhibitView>,
    /// The sold works.
    pub sold: Vec<Work>,
    /// The number of masterpieces among the sold works.
    pub sold_masterpieces: u8,
    /// The renowned work taken.
    pub renowned: Option<RenownedView>,
    /// The start tile on the third art slot of the gallery.
    pub start_tile: Option<ReputationTile>,
    /// The tiles on the reputation spaces.
    pub reputation: ByReputationSpace<Option<ReputationTile>>,
    /// The contract in each contract slot.
    pub contracts: ByContractSlot<Option<ContractView>>,
    /// The curator card; null if the viewer may not see it.
    #[schemars(extend("x-component" = "curator"))]
    pub curator: Option<GoalCard>,
    /// The art dealer card; null if the viewer may not see it.
    #[schemars(extend("x-component" = "dealer"))]
    pub dealer: Option<GoalCard>,
}

/// An exhibited work.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristExhibitView")]
pub struct ExhibitView {
    /// The work.
    pub work: Work,
    /// The artist who signed it.
    pub artist: Artist,
    /// Its sale value.
    pub value: u8,
    /// Whether it is a masterpiece.
    pub masterpiece: bool,
}

/// The renowned work a player took.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristRenownedView")]
pub struct RenownedView {
    /// The work.
    pub work: Work,
    /// Where it was placed.
    pub to: RenownedDestination,
}

/// A contract in a contract slot.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristContractView")]
pub struct ContractView {
    /// The contract.
    pub contract: Contract,
    /// The half turned up; null until the contract is fulfilled.
    pub fulfilled: Option<ContractHalf>,
    /// Whether its bonus was gained and an assistant is on it.
    pub assistant: bool,
}

/// The solo opponent.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristLacerdaView")]
pub struct LacerdaView {
    /// The goal level of the game.
    pub goal: SoloGoalLevel,
    /// The location he is on or was kicked out of; null before he enters the board.
    pub at: Option<Location>,
    /// Whether he was kicked out of that location.
    pub kicked_out: bool,
    /// The number of assistants in his supply.
    pub supply: u8,
    /// Whether his next assistant on the market goes to the auction part first.
    pub next_in_auction: bool,
}

/// A kicked-out piece that waits in front of a location.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristWaitingView")]
pub struct WaitingView {
    /// The seat that owns the piece.
    pub seat: Seat,
    /// The kind of the piece.
    pub piece: PieceKind,
    /// The location.
    pub at: Location,
}

/// An artist.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristArtistView")]
pub struct ArtistView {
    /// The printed fame, which is the price of a work bought on commission.
    pub initial_fame: u8,
    /// The current fame; null before the artist is discovered.
    pub fame: Option<u8>,
    /// The current sale value of a work by the artist.
    pub value: u8,
    /// Whether the artist is a celebrity.
    pub celebrity: bool,
    /// The promotion level.
    pub promotion: u8,
    /// The number of signatures left.
    pub signatures: u8,
    /// The bonus for discovering the artist.
    pub bonus: Option<Bonus>,
    /// Whether a Collector is on the artist's tile.
    pub collector: bool,
}

/// The stack of works of a form.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristStackView")]
pub struct StackView {
    /// The top work; null if the stack is empty.
    pub work: Option<Work>,
    /// The printed fame of the top work; 0 if the stack is empty.
    pub fame: u8,
    /// The visitors on the top work.
    pub visitors: VisitorCounts,
    /// The number of works below the top one.
    pub below: u8,
}

/// Returns the game as this viewer may see it.
pub fn view(s: &State, viewer: Viewer) -> View {
    let held = |set: u32| Contract::ALL.into_iter().filter(|contract| set & contract.bit() != 0).collect();
    View {
        round: s.round,
        phase: match s.stage {
            Stage::Start => Phase::Start,
            Stage::Move => Phase::Move,
            Stage::Act | Stage::Close => Phase::Act,
            Stage::Auction => Phase::Auction,
            Stage::Over => Phase::Over,
        },
        first: s.first,
        turn: s.turn,
        actor: s.actor,
        kicked_out: s.kicked,
        acted: s.acted,
        executive_taken: executive::progress(s) != ExecutiveProgress::Unused,
        leaving_assistant: s.leaving,
        pending: s.agenda.to_vec(),
        ending: s.ending,
        ended_by: s.ended_by,
        last_round: s.last_round,
        intermediate_scored: s.intermediate,
        players: s.seats.iter().map(|seat| player(s, seat, viewer)).collect(),
        lacerda: s.lacerda.map(|opponent| lacerda(&opponent, s.goal_level)),
        locations: s.locations,
        start_tiles: s.start_tiles,
        waiting: s.waiting.map(|out| WaitingView { seat: out.seat, piece: out.piece, at: out.at }),
        artists: ByArtist(s.artists.0.map(artist)),
        stacks: ByForm(s.stacks.0.map(|stack| StackView {
            work: stack.top,
            fame: stack.top.map_or(0, |work| printed().work(work).fame),
            visitors: stack.visitors,
            below: stack.rest.count_ones() as u8,
        })),
        display: ByDisplaySpace(std::array::from_fn(|at| {
            s.contracts.display.0.get(at).map(|pile| pile.to_vec()).unwrap_or_default()
        })),
        contract_deck: s.contracts.deck.count_ones() as u8,
        contract_discards: held(s.contracts.discards),
        market_tiles: s.market.tiles,
        market_upper: s.market.upper,
        market_auction: s.market.lower,
        promotion_tokens: s.tokens,
        plaza: s.plaza,
        bag: s.bag,
        box_office: s.box_office,
        spent_tickets: s.discards,
        easels: s.easels.to_vec(),
        bidders: s.bidders.to_vec(),
    }
}

fn player(s: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let Player { money, influence, desks, dismissed, tickets, lobby, gallery, commission, .. } = *s.player(seat);
    let player = s.player(seat);
    let open = viewer.is(seat) || s.stage == Stage::Over;
    PlayerView {
        seat,
        money,
        influence,
        gallerist: s.gallerist(seat),
        desks,
        queue: player.queued(),
        dismissed,
        tickets,
        lobby,
        gallery,
        commission,
        works: player
            .works
            .iter()
            .map(|exhibit| ExhibitView {
                work: exhibit.work,
                artist: exhibit.artist,
                value: s.artists[exhibit.artist].value(),
                masterpiece: s.artists[exhibit.artist].celebrity,
            })
            .collect(),
        sold: Work::ALL.into_iter().filter(|work| player.sold & work.bit() != 0).collect(),
        sold_masterpieces: player.sold_masterpieces,
        renowned: player.renowned.map(|(work, to)| RenownedView { work, to }),
        start_tile: player.start_tile,
        reputation: player.tiles,
        contracts: ByContractSlot(player.contracts.0.map(|slot| {
            slot.map(|held| ContractView {
                contract: held.contract,
                fulfilled: held.fulfilled,
                assistant: held.assistant,
            })
        })),
        curator: open.then_some(player.curator),
        dealer: open.then_some(player.dealer),
    }
}

fn lacerda(lacerda: &Lacerda, goal: SoloGoalLevel) -> LacerdaView {
    LacerdaView {
        goal,
        at: lacerda.at,
        kicked_out: lacerda.out,
        supply: lacerda.supply,
        next_in_auction: lacerda.placed % 2 == 1,
    }
}

fn artist(studio: ArtistState) -> ArtistView {
    ArtistView {
        initial_fame: studio.initial,
        fame: studio.fame,
        value: studio.value(),
        celebrity: studio.celebrity,
        promotion: studio.promotion,
        signatures: studio.signatures,
        bonus: studio.bonus,
        collector: studio.collector,
    }
}
