//! The state of a game, and what the rules query of it.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bids::{BidStack, Card, Hand};
use super::components::{Decor, PaintingId, Supply, components};
use super::event::EarnedDecor;
use super::museum::Museum;
use super::version::RulesVersion;
use super::wall::{Mask, Size, Tile, Wall};
use crate::kernel::{BySeat, Seat, Seats};

/// The printed editions. They differ in a few rules.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::VariantNames,
    strum::IntoStaticStr,
)]
#[schemars(rename = "ArtSocietyEdition", extend("x-vocabulary" = "edition"))]
pub enum Edition {
    /// The first printing.
    #[serde(rename = "1.0")]
    #[strum(serialize = "1.0")]
    First,
    /// Rulebook version 1.1.
    #[default]
    #[serde(rename = "1.1")]
    #[strum(serialize = "1.1")]
    Second,
    /// The French edition.
    #[serde(rename = "fr")]
    #[strum(serialize = "fr")]
    French,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub(super) rules: RulesVersion,
    pub(super) edition: Edition,
    pub(super) seats: Seats,
    /// 0 during the setup.
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) auctioneer: Seat,
    /// The stacks of the supply in the order of the printed data. The last painting is on top.
    pub(super) stacks: ArrayVec<ArrayVec<PaintingId, 16>, 16>,
    /// The stacks named for the auction being prepared.
    pub(super) offered: ArrayVec<Size, 5>,
    /// The paintings up for auction.
    pub(super) auction: ArrayVec<PaintingId, 5>,
    /// The seats in the order of their bids. `taken` is the number of seats that have taken a painting.
    pub(super) order: ArrayVec<Seat, 4>,
    pub(super) taken: u8,
    pub(super) museum: Museum,
    pub(super) decor: Supply,
    pub(super) players: BySeat<Player>,
}

/// The part of the round.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, strum::VariantNames, strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "ArtSocietyPhase", extend("x-vocabulary" = "phase"))]
pub enum Phase {
    /// Starting paintings are hung.
    Setup,
    /// Between two rounds, and while the auctioneer names stacks.
    Auction,
    /// Bids are sealed.
    Bidding,
    /// Paintings are taken and hung.
    Hanging,
    /// The game is over.
    Over,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Player {
    pub(super) wall: Wall,
    pub(super) assistant: Option<Tile>,
    pub(super) hand: Hand,
    pub(super) sealed: Option<Card>,
    pub(super) bids: BidStack,
    pub(super) excess: ArrayVec<PaintingId, 4>,
    /// The decor that it took down and has not hung again.
    pub(super) reserved: Supply,
    pub(super) turn: SeatTurn,
}

/// The turn of a seat in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeatTurn {
    pub(super) stage: Stage,
    /// The painting of this turn: the one taken, or the one received for it.
    pub(super) painting: Option<PaintingId>,
    /// Whether that painting is still to be placed.
    pub(super) pending: bool,
    /// Whether that painting came from the museum.
    pub(super) exchanged: bool,
    /// Whether the painting of this turn was stored as excess.
    pub(super) stored: bool,
    pub(super) decor: Option<DecorDue>,
    /// Decor that the assistant's tile earned while other decor was due. It comes after that.
    pub(super) later_decor: Option<DecorDue>,
    /// The assistant's tile at the start of the turn.
    pub(super) assistant_before: Option<Tile>,
    /// Whether that tile was hung this turn.
    pub(super) assistant_hung: bool,
    /// Whether the assistant got a tile this turn.
    pub(super) given: bool,
}

/// The stages of a seat's turn.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::VariantNames,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "ArtSocietyStage", extend("x-vocabulary" = "stage"))]
pub enum Stage {
    /// It has not taken a painting.
    #[default]
    Waiting,
    /// It has something to place.
    Placing,
    /// It has placed everything.
    Finished,
}

/// Earned decor that is still to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct DecorDue {
    /// The shields that may still be taken.
    pub(super) left: u8,
    /// Whether several tiles may be taken.
    pub(super) several: bool,
    /// Whether a tile was already taken.
    pub(super) begun: bool,
    /// Whether the seat already freed a size for it (edition 1.0).
    pub(super) freed: bool,
}

impl DecorDue {
    /// Returns what was earned, before any of it is taken.
    pub(super) const fn of(earned: EarnedDecor) -> Self {
        Self { left: earned.shields, several: earned.several, begun: false, freed: false }
    }

    /// Returns whether the shields left cover this tile.
    pub(super) const fn allows(self, decor: Decor) -> bool {
        decor.shields() <= self.left
    }

    /// Returns what is left after a tile of this size.
    pub(super) const fn after(self, decor: Decor) -> Option<Self> {
        let left = self.left.saturating_sub(decor.shields());
        if self.several && left > 0 { Some(Self { left, begun: true, ..self }) } else { None }
    }
}

impl SeatTurn {
    /// Adds earned decor.
    pub(super) const fn earn(&mut self, due: DecorDue) {
        if self.decor.is_none() {
            self.decor = Some(due);
        } else {
            self.later_decor = Some(due);
        }
    }

    /// Sets what is left of the decor that is due. If nothing is left, the decor earned later becomes due.
    pub(super) const fn settle(&mut self, left: Option<DecorDue>) {
        self.decor = match left {
            Some(_) => left,
            None => self.later_decor.take(),
        };
    }
}

impl State {
    /// Returns the number of decor tiles of this size that the seat could take.
    pub(super) fn available(&self, seat: Seat, decor: Decor) -> u8 {
        self.unreserved(decor).saturating_add(self.reserved(seat, decor))
    }

    /// Returns the number of decor tiles of this size that are not reserved for a seat.
    pub(super) fn unreserved(&self, decor: Decor) -> u8 {
        let reserved = self.seats.iter().map(|seat| self.reserved(seat, decor));
        self.decor.left(decor).saturating_sub(reserved.sum())
    }

    /// Returns the number of decor tiles of this size that are reserved for this seat.
    pub(super) fn reserved(&self, seat: Seat, decor: Decor) -> u8 {
        let player = &self.players[seat];
        if self.rules.reserves_what_was_taken_down() && player.holds_reservations() {
            player.reserved.left(decor)
        } else {
            0
        }
    }

    /// Returns the index of the stack with paintings of this size.
    pub(super) fn stack_index(size: Size) -> Option<usize> {
        components().stacks.iter().position(|stack| stack.size == size)
    }

    /// Returns how often this stack can still be named for the auction being prepared.
    pub(super) fn offerable(&self, index: usize, size: Size) -> usize {
        let left = self.stacks.get(index).map_or(0, |stack| stack.len());
        left.saturating_sub(self.offered.iter().filter(|offered| **offered == size).count())
    }

    /// Returns the number of paintings of an auction.
    pub(super) fn auction_size(&self) -> usize {
        usize::from(self.seats.count()) + 1
    }

    /// Returns the seat that takes next, even if it has to wait.
    pub(super) fn taker(&self) -> Option<Seat> {
        (self.phase == Phase::Hanging).then(|| self.order.get(usize::from(self.taken)).copied()).flatten()
    }

    /// Returns whether a painting that fits nowhere blocks the next seat from taking.
    pub(super) fn held_up(&self) -> bool {
        self.players.values().iter().any(Player::has_no_space)
    }

    /// Returns whether a seat still has something to place.
    pub(super) fn any_seat_places(&self) -> bool {
        self.players.values().iter().any(|player| player.turn.stage == Stage::Placing)
    }
}

impl Player {
    /// Returns the painting that is still to be placed.
    pub(super) fn pending(&self) -> Option<PaintingId> {
        self.turn.painting.filter(|_| self.turn.pending)
    }

    /// Returns where a painting may be hung. The first one must cover a star and need not touch another tile.
    pub(super) fn placements(&self, painting: PaintingId) -> Mask {
        let printed = painting.printed();
        if printed.is_starting() && self.wall.tiles().is_empty() {
            return Mask::FULL.holding(printed.size()) & components().stars.covered_by(printed.size());
        }
        self.wall.placements(printed.size())
    }

    /// Returns whether the painting to be placed fits nowhere and may still be exchanged.
    pub(super) fn has_no_space(&self) -> bool {
        !self.turn.exchanged && self.pending().is_some_and(|painting| self.placements(painting).is_empty())
    }

    /// Returns the assistant's tile if it may be hung this turn.
    pub(super) fn assistant_tile(&self) -> Option<Tile> {
        self.assistant.filter(|_| !self.turn.given)
    }

    /// Returns whether an exchanged painting must be hung before anything else. After a take-down it may only fit
    /// beside the assistant's tile; then that tile comes first.
    pub(super) fn must_hang_exchanged(&self) -> bool {
        self.turn.exchanged && self.pending().is_some_and(|painting| !self.placements(painting).is_empty())
    }

    /// Returns whether the decor it took down is still reserved: until its painting is placed and no decor is due.
    pub(super) const fn holds_reservations(&self) -> bool {
        self.turn.pending || self.turn.decor.is_some()
    }

    /// Clears reservations that have ended, before something new becomes pending or due.
    pub(super) fn forget_ended_reservations(&mut self) {
        if !self.holds_reservations() {
            self.reserved = Supply::default();
        }
    }

    /// Returns whether something of this round can be taken down.
    pub(super) fn can_take_down(&self) -> bool {
        self.turn.given || !self.wall.fresh().is_empty()
    }
}
