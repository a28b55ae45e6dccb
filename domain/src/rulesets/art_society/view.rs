//! The game as one viewer may see it. Every visible field is named here.

use schemars::JsonSchema;
use serde::Serialize;

use super::bids::Card;
use super::components::{Decor, Genre, PaintingId, components};
use super::event::SeenHung;
use super::state::{Edition, Phase, Player, Stage, State};
use super::wall::{Size, Tile};
use crate::kernel::{BySeat, Seat, Viewer};

/// The game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyView")]
pub struct View {
    /// The edition played.
    pub edition: Edition,
    /// The number of the round; 0 during the setup.
    pub round: u8,
    /// The part of the round.
    pub phase: Phase,
    /// The seat with the gavel.
    pub auctioneer: Seat,
    /// The stacks of the supply.
    pub stacks: Vec<StackView>,
    /// The stacks named so far for the auction being prepared.
    pub offered: Vec<Size>,
    /// The paintings of the auction that are not taken.
    pub auction: Vec<PaintingId>,
    /// The order of taking, while paintings are taken and hung.
    pub order: Vec<Seat>,
    /// The seat that takes next.
    pub taker: Option<Seat>,
    /// The museum.
    pub museum: MuseumView,
    /// The number of decor tiles left of each size.
    pub decor: Vec<DecorView>,
    /// What each seat has.
    pub seats: BySeat<SeatView>,
}

/// A stack: its size, its value and the number of paintings left.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyStackView")]
pub struct StackView {
    /// Width of its paintings.
    pub w: u8,
    /// Height of its paintings.
    pub h: u8,
    /// Their value.
    pub value: u8,
    /// The number left.
    pub left: u8,
}

/// The paintings and the track of the museum.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyMuseumView")]
pub struct MuseumView {
    /// Each type with its marker and its paintings.
    pub types: Vec<TypeView>,
    /// The painting of this round, which cannot be exchanged until the next round.
    pub newest: Option<PaintingId>,
}

/// A type in the museum.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyTypeView")]
pub struct TypeView {
    /// The type.
    #[serde(rename = "type")]
    pub genre: Genre,
    /// The space of its marker; 0 is off the track.
    pub marker: u16,
    /// The points of a painting of this type if the game ended now.
    pub multiplier: u8,
    /// The paintings of this type in the museum.
    pub paintings: Vec<PaintingId>,
}

/// A decor size and the number of tiles left.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietyDecorView")]
pub struct DecorView {
    /// The size.
    pub decor: Decor,
    /// The number left.
    pub left: u8,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ArtSocietySeatView")]
pub struct SeatView {
    /// The tiles on its wall.
    pub wall: Vec<SeenHung>,
    /// The number of tiles at the end of `wall` that can still be taken down.
    pub fresh: u8,
    /// The tile of its assistant.
    pub assistant: Option<Tile>,
    /// The bid cards that it has not revealed, a sealed one included.
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
    /// The stage of its turn.
    pub stage: Stage,
    /// The painting it still has to place.
    pub pending: Option<PaintingId>,
    /// Whether that painting came from the museum.
    pub exchanged: bool,
    /// The shields of decor it may still take.
    pub decor_due: u8,
    /// The shields that become due after those: earned by the assistant's painting while other decor was due.
    pub decor_later: u8,
    /// The decor that it took down and has not hung again, reserved for it until its painting is placed and no decor is
    /// due.
    pub reserved: Vec<DecorView>,
}

impl View {
    /// Returns the game as this viewer may see it.
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
