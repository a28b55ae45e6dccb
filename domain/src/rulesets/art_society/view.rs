//! The game as somebody may see it: every field is named here, none is taken away afterwards.

use schemars::JsonSchema;
use serde::Serialize;

use super::bids::Card;
use super::components::{Decor, Genre, PaintingId, components};
use super::event::SeenHung;
use super::state::{Edition, Phase, Player, Stage, State};
use super::wall::{Size, Tile};
use crate::kernel::{BySeat, Seat, Viewer};

/// The game as somebody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyView")]
pub struct View {
    /// The edition played.
    pub edition: Edition,
    /// The number of the round; 0 during the setup.
    pub round: u8,
    /// The part of the round.
    pub phase: Phase,
    /// Who holds the gavel.
    pub auctioneer: Seat,
    /// The stacks of the supply.
    pub stacks: Vec<StackView>,
    /// The stacks named so far for the auction that is being prepared.
    pub offered: Vec<Size>,
    /// The paintings up for auction that nobody has taken.
    pub auction: Vec<PaintingId>,
    /// The order of taking, while paintings are taken and hung.
    pub order: Vec<Seat>,
    /// The seat whose turn it is to take.
    pub taker: Option<Seat>,
    /// The museum.
    pub museum: MuseumView,
    /// How many decor tiles of each size are left.
    pub decor: Vec<DecorView>,
    /// What each seat has before it.
    pub seats: BySeat<SeatView>,
}

/// A stack: its backs and how many are left, never what comes next.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyStackView")]
pub struct StackView {
    /// Width of its paintings.
    pub w: u8,
    /// Height of its paintings.
    pub h: u8,
    /// Their value.
    pub value: u8,
    /// How many are left.
    pub left: u8,
}

/// The museum's piles and track.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyMuseumView")]
pub struct MuseumView {
    /// Each type with its marker and its pile.
    pub types: Vec<TypeView>,
    /// What came this round: not to be had in exchange until the next.
    pub newest: Option<PaintingId>,
}

/// A type in the museum.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyTypeView")]
pub struct TypeView {
    /// The type.
    #[serde(rename = "type")]
    pub genre: Genre,
    /// Where its marker is; 0 is off the track.
    pub marker: u16,
    /// What a painting of it would be worth if the game ended now.
    pub multiplier: u8,
    /// The paintings of its pile.
    pub paintings: Vec<PaintingId>,
}

/// A decor size and how many are left.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyDecorView")]
pub struct DecorView {
    /// The size.
    pub decor: Decor,
    /// How many are left.
    pub left: u8,
}

/// What a seat has before it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietySeatView")]
pub struct SeatView {
    /// The tiles on its wall.
    pub wall: Vec<SeenHung>,
    /// How many of them, the last ones, can still be taken down.
    pub fresh: u8,
    /// What its assistant holds.
    pub assistant: Option<Tile>,
    /// The bid cards it has not shown; a sealed one is among them.
    pub hand: Vec<Card>,
    /// Whether it has sealed a bid.
    pub has_bid: bool,
    /// The sealed bid, for its own seat only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Card>,
    /// The cards it has played, the starting bid first.
    pub bids: Vec<Card>,
    /// The paintings stored beside the wall.
    pub excess: Vec<PaintingId>,
    /// How far it is with this round's painting.
    pub stage: Stage,
    /// The painting it still has to place.
    pub pending: Option<PaintingId>,
    /// Whether that painting came from the museum.
    pub exchanged: bool,
    /// The shields of decor it may still take.
    pub decor_due: u8,
    /// The shields of decor that come after those: what the assistant's painting earned while other decor was due.
    pub decor_later: u8,
    /// The decor it took down and has not hung again: reserved for it until its painting is placed and no decor is due.
    pub reserved: Vec<DecorView>,
}

impl View {
    /// The game as this viewer may see it.
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> Self {
        let hanging = state.phase == Phase::Hanging;
        Self {
            edition: state.edition,
            round: state.round,
            phase: state.phase,
            auctioneer: state.auctioneer,
            stacks: stacks(state),
            offered: state.offered.to_vec(),
            auction: state.auction.to_vec(),
            order: if hanging { state.order.to_vec() } else { Vec::new() },
            taker: state.taker(),
            museum: museum(state),
            decor: Decor::ALL.map(|decor| DecorView { decor, left: state.decor.left(decor) }).to_vec(),
            seats: state.players.map(|seat, player| seat_view(player, viewer.is(seat), reserved(state, seat))),
        }
    }
}

fn stacks(state: &State) -> Vec<StackView> {
    let printed = components().stacks.iter();
    let view = printed.zip(&state.stacks).map(|(info, pile)| StackView {
        w: info.size.w,
        h: info.size.h,
        value: info.value,
        left: pile.len() as u8,
    });
    view.collect()
}

fn museum(state: &State) -> MuseumView {
    let multipliers = state.museum.multipliers(state.edition);
    let types = Genre::ALL.map(|genre| TypeView {
        genre,
        marker: *state.museum.markers.of(genre),
        multiplier: *multipliers.of(genre),
        paintings: state.museum.paintings.iter().copied().filter(|id| id.printed().genre == genre).collect(),
    });
    MuseumView { types: types.to_vec(), newest: state.museum.newest }
}

fn reserved(state: &State, seat: Seat) -> Vec<DecorView> {
    let sizes = Decor::ALL.into_iter().map(|decor| DecorView { decor, left: state.reserved(seat, decor) });
    sizes.filter(|size| size.left > 0).collect()
}

fn seat_view(player: &Player, own: bool, reserved: Vec<DecorView>) -> SeatView {
    SeatView {
        wall: player.wall.tiles().iter().map(SeenHung::from).collect(),
        fresh: player.wall.fresh().len() as u8,
        assistant: player.assistant,
        hand: player.hand.cards().collect(),
        has_bid: player.sealed.is_some(),
        sealed: player.sealed.filter(|_| own),
        bids: player.bids.cards().to_vec(),
        excess: player.excess.to_vec(),
        stage: player.turn.stage,
        pending: player.pending(),
        exchanged: player.turn.exchanged,
        decor_due: player.turn.decor.map_or(0, |due| due.left),
        decor_later: player.turn.later_decor.map_or(0, |due| due.left),
        reserved,
    }
}
