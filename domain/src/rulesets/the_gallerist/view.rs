//! The game as somebody may see it: everything lies open but the secret cards.

use schemars::JsonSchema;
use serde::Serialize;

use super::agenda::Task;
use super::components::printed;
use super::event::EndCause;
use super::options::Ambition;
use super::pieces::{
    Artist, Bonus, ByArtist, ByColumn, ByForm, ByLevel, ByLocation, ByNiche, ByOffer, BySlot, BySpace, Card, Contract,
    Crowd, Destination, Half, Location, Occupant, Owner, Piece, Tile, Work,
};
use super::player::Player;
use super::state::{Executive, Lacerda, Stage, State, Studio};
use crate::kernel::{Seat, Viewer};

/// The game as somebody may see it.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristView")]
pub struct View {
    /// The rounds begun.
    pub round: u16,
    /// What is being done.
    pub phase: Phase,
    /// Who has the starting player marker.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who acts.
    pub actor: Seat,
    /// Whether the acting seat acts because it was kicked out.
    pub kicked_out: bool,
    /// Whether the location action was taken.
    pub acted: bool,
    /// Whether the executive action was taken.
    pub executive_taken: bool,
    /// Whether an assistant is about to be left behind.
    pub leaving_assistant: bool,
    /// What the acting seat still has to do, the next at the end.
    pub pending: Vec<Task>,
    /// Whether the end was triggered.
    pub ending: bool,
    /// What triggered it; not told by version 1 of the rules.
    pub ended_by: Option<EndCause>,
    /// Whether this is the last round.
    pub last_round: bool,
    /// Whether the intermediate scoring has taken place.
    pub intermediate_scored: bool,
    /// The players.
    pub players: Vec<PlayerView>,
    /// The solo opponent.
    pub lacerda: Option<LacerdaView>,
    /// What stands on the locations.
    pub locations: ByLocation<Option<Occupant>>,
    /// The tiles to be taken with the first location.
    pub start_tiles: ByLocation<Option<Tile>>,
    /// Who waits in front of a location.
    pub waiting: Option<WaitingView>,
    /// The artists.
    pub artists: ByArtist<ArtistView>,
    /// The works to be made.
    pub stacks: ByForm<StackView>,
    /// The contract display, the top ones last.
    pub display: BySpace<Vec<Contract>>,
    /// How many contracts are in the deck.
    pub contract_deck: u8,
    /// The contracts discarded.
    pub contract_discards: Vec<Contract>,
    /// The reputation tiles of the market.
    pub market_tiles: ByForm<ByColumn<Option<Tile>>>,
    /// The assistants in the upper part of the market.
    pub market_upper: ByForm<ByColumn<Option<Owner>>>,
    /// The assistants in the auction.
    pub market_auction: ByOffer<ByColumn<Option<Owner>>>,
    /// Promotion tokens left, by level.
    pub promotion_tokens: ByLevel<u8>,
    /// The visitors in the Plaza.
    pub plaza: Crowd,
    /// The visitors in the bag.
    pub bag: Crowd,
    /// The tickets in the box office.
    pub box_office: Crowd,
    /// The tickets spent.
    pub spent_tickets: Crowd,
    /// The renowned works not yet taken.
    pub easels: Vec<Work>,
    /// Who may still take one, in order.
    pub bidders: Vec<Owner>,
}

/// What is being done.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristPhase")]
pub enum Phase {
    /// Choosing where to begin.
    Start,
    /// Moving.
    Move,
    /// Taking actions.
    Act,
    /// Taking renowned works.
    Auction,
    /// Nothing any more.
    Over,
}

/// A player.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristPlayerView")]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Cash.
    pub money: u16,
    /// The position on the Influence track.
    pub influence: u8,
    /// Where the gallerist is; none at home.
    pub gallerist: Option<Location>,
    /// Assistants at desks.
    pub desks: u8,
    /// Assistants in the queue.
    pub queue: u8,
    /// Assistants out of the game.
    pub dismissed: u8,
    /// Tickets in hand.
    pub tickets: Crowd,
    /// Visitors in the lobby.
    pub lobby: Crowd,
    /// Visitors in the gallery.
    pub gallery: Crowd,
    /// The artist commissioned.
    pub commission: Option<Artist>,
    /// Works exhibited, from the left.
    pub works: Vec<ExhibitView>,
    /// Works sold.
    pub sold: Vec<Work>,
    /// How many of them were masterpieces.
    pub sold_masterpieces: u8,
    /// The renowned work taken.
    pub renowned: Option<RenownedView>,
    /// The tile on the third place of the gallery.
    pub start_tile: Option<Tile>,
    /// The tiles on the reputation spaces.
    pub reputation: ByNiche<Option<Tile>>,
    /// The contracts.
    pub contracts: BySlot<Option<ContractView>>,
    /// The curator card, if it may be seen.
    pub curator: Option<Card>,
    /// The art dealer card, if it may be seen.
    pub dealer: Option<Card>,
}

/// A work exhibited.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristExhibitView")]
pub struct ExhibitView {
    /// Which.
    pub work: Work,
    /// By whom.
    pub artist: Artist,
    /// What it sells for.
    pub value: u8,
    /// Whether it is a masterpiece.
    pub masterpiece: bool,
}

/// A renowned work taken.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristRenownedView")]
pub struct RenownedView {
    /// Which.
    pub work: Work,
    /// Where it went.
    pub to: Destination,
}

/// A contract held.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristContractView")]
pub struct ContractView {
    /// Which.
    pub contract: Contract,
    /// The half turned up, once it is fulfilled.
    pub fulfilled: Option<Half>,
    /// Whether its bonus was taken and an assistant stands on it.
    pub assistant: bool,
}

/// The solo opponent.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristLacerdaView")]
pub struct LacerdaView {
    /// What must be reached against him.
    pub goal: Ambition,
    /// Where he is, or was kicked out.
    pub at: Option<Location>,
    /// Whether he was kicked out there.
    pub kicked_out: bool,
    /// Assistants beside the board.
    pub supply: u8,
    /// Whether his next assistant goes to the auction.
    pub next_in_auction: bool,
}

/// A piece in front of a location.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristWaitingView")]
pub struct WaitingView {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub piece: Piece,
    /// Where.
    pub at: Location,
}

/// An artist.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristArtistView")]
pub struct ArtistView {
    /// The fame printed, the price of the commission.
    pub initial_fame: u8,
    /// The fame now; none before the discovery.
    pub fame: Option<u8>,
    /// What a work sells for now.
    pub value: u8,
    /// Whether the artist is a celebrity.
    pub celebrity: bool,
    /// The promotion level.
    pub promotion: u8,
    /// Signatures left.
    pub signatures: u8,
    /// The bonus for the discovery.
    pub bonus: Option<Bonus>,
    /// Whether a Collector waits on the tile.
    pub collector: bool,
}

/// The works of a form to be made.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "GalleristStackView")]
pub struct StackView {
    /// The one on top.
    pub work: Option<Work>,
    /// The fame it gives.
    pub fame: u8,
    /// The visitors on it.
    pub visitors: Crowd,
    /// How many are below.
    pub below: u8,
}

/// The game as this viewer may see it.
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
        executive_taken: s.executive != Executive::Unused,
        leaving_assistant: s.leaving,
        pending: s.agenda.to_vec(),
        ending: s.ending,
        ended_by: s.ended_by,
        last_round: s.last_round,
        intermediate_scored: s.intermediate,
        players: s.seats.iter().map(|seat| player(s, seat, viewer)).collect(),
        lacerda: s.lacerda.map(|house| lacerda(&house, s.ambition)),
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
        display: BySpace(std::array::from_fn(|at| {
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
                masterpiece: s.artists[exhibit.artist].is_celebrity(),
            })
            .collect(),
        sold: Work::ALL.into_iter().filter(|work| player.sold & work.bit() != 0).collect(),
        sold_masterpieces: player.sold_masterpieces,
        renowned: player.renowned.map(|(work, to)| RenownedView { work, to }),
        start_tile: player.start_tile,
        reputation: player.tiles,
        contracts: BySlot(player.contracts.0.map(|slot| {
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

fn lacerda(house: &Lacerda, goal: Ambition) -> LacerdaView {
    LacerdaView {
        goal,
        at: house.at,
        kicked_out: house.out,
        supply: house.supply,
        next_in_auction: house.placed % 2 == 1,
    }
}

fn artist(studio: Studio) -> ArtistView {
    ArtistView {
        initial_fame: studio.initial,
        fame: studio.fame,
        value: studio.value(),
        celebrity: studio.is_celebrity(),
        promotion: studio.promotion,
        signatures: studio.signatures,
        bonus: studio.bonus,
        collector: studio.collector,
    }
}
