//! Where a game stands, and the questions its rules ask of it.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bids::{BidStack, Card, Hand};
use super::components::{Decor, PaintingId, Supply, components};
use super::museum::Museum;
use super::version::RulesVersion;
use super::wall::{Mask, Size, Tile, Wall};
use crate::kernel::{BySeat, Seat, Seats};

/// The printed editions; they differ in a few rules.
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
#[schemars(rename = "ArtSocietyEdition")]
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

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub(super) rules: RulesVersion,
    pub(super) edition: Edition,
    pub(super) seats: Seats,
    /// 0 during the setup.
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) auctioneer: Seat,
    /// The piles of the supply in the order of the printed data; the last painting is the top one.
    pub(super) stacks: ArrayVec<ArrayVec<PaintingId, 16>, 16>,
    /// The stacks named for the auction that is being prepared.
    pub(super) offered: ArrayVec<Size, 5>,
    /// The paintings up for auction.
    pub(super) auction: ArrayVec<PaintingId, 5>,
    /// The seats in the order of their bids, and how many have taken.
    pub(super) order: ArrayVec<Seat, 4>,
    pub(super) taken: u8,
    pub(super) museum: Museum,
    pub(super) decor: Supply,
    pub(super) players: BySeat<Player>,
}

/// The part of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ArtSocietyPhase")]
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

/// What a seat has before it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Player {
    pub(super) wall: Wall,
    pub(super) assistant: Option<Tile>,
    pub(super) hand: Hand,
    pub(super) sealed: Option<Card>,
    pub(super) bids: BidStack,
    pub(super) excess: ArrayVec<PaintingId, 4>,
    /// The decor it took down and has not hung again.
    pub(super) reserved: Supply,
    pub(super) turn: SeatTurn,
}

/// How far a seat is with what it got this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeatTurn {
    pub(super) stage: Stage,
    /// The painting of this turn: the one taken, or the one it was exchanged for.
    pub(super) painting: Option<PaintingId>,
    /// Whether that painting is still to be placed.
    pub(super) pending: bool,
    /// Whether that painting came from the museum.
    pub(super) exchanged: bool,
    /// Whether the painting of this turn was stored as excess.
    pub(super) stored: bool,
    pub(super) decor: Option<DecorDue>,
    /// What the assistant's tile earned while other decor was due: settled after it.
    pub(super) later_decor: Option<DecorDue>,
    /// What the assistant held when the turn began.
    pub(super) assistant_before: Option<Tile>,
    /// Whether that tile was hung this turn.
    pub(super) assistant_hung: bool,
    /// Whether the assistant was given a tile this turn.
    pub(super) given: bool,
}

/// The stages of a seat's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ArtSocietyStage")]
pub enum Stage {
    /// Has not taken a painting yet.
    #[default]
    Waiting,
    /// Has something to place.
    Placing,
    /// Has placed everything.
    Finished,
}

/// Decor that was earned and is still to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct DecorDue {
    /// The shields that may still be taken.
    pub(super) left: u8,
    /// Whether several tiles may be taken (4 and more matching frames).
    pub(super) several: bool,
    /// Whether a tile was taken already.
    pub(super) begun: bool,
    /// Whether the player freed a size for it already (edition 1.0).
    pub(super) freed: bool,
}

impl DecorDue {
    /// What so many earned shields allow.
    pub(super) const fn of(shields: u8) -> Self {
        Self { left: shields, several: shields >= 4, begun: false, freed: false }
    }

    /// Whether this tile may be taken as far as its worth goes.
    pub(super) const fn allows(self, decor: Decor) -> bool {
        decor.shields() <= self.left
    }

    /// What is left after a tile of this size.
    pub(super) const fn after(self, decor: Decor) -> Option<Self> {
        let left = self.left.saturating_sub(decor.shields());
        if self.several && left > 0 { Some(Self { left, begun: true, ..self }) } else { None }
    }
}

impl SeatTurn {
    /// More decor was earned.
    pub(super) const fn earn(&mut self, due: DecorDue) {
        if self.decor.is_none() {
            self.decor = Some(due);
        } else {
            self.later_decor = Some(due);
        }
    }

    /// What is left of the decor that is due now; without anything, what was earned later is due.
    pub(super) const fn settle(&mut self, left: Option<DecorDue>) {
        self.decor = match left {
            Some(_) => left,
            None => self.later_decor.take(),
        };
    }
}

impl State {
    /// How many decor tiles of this size the seat could take.
    pub(super) fn available(&self, seat: Seat, decor: Decor) -> u8 {
        self.unreserved(decor).saturating_add(self.reserved(seat, decor))
    }

    /// How many decor tiles of this size are reserved for no seat.
    pub(super) fn unreserved(&self, decor: Decor) -> u8 {
        let reserved = self.seats.iter().map(|seat| self.reserved(seat, decor));
        self.decor.left(decor).saturating_sub(reserved.sum())
    }

    /// How many decor tiles of this size are reserved for this seat.
    pub(super) fn reserved(&self, seat: Seat, decor: Decor) -> u8 {
        let player = &self.players[seat];
        if self.rules.reserves_what_was_taken_down() && player.holds_reservations() {
            player.reserved.left(decor)
        } else {
            0
        }
    }

    /// The stack with paintings of this size.
    pub(super) fn stack_index(size: Size) -> Option<usize> {
        components().stacks.iter().position(|stack| stack.size == size)
    }

    /// How many paintings of this stack can still be named for the auction being prepared.
    pub(super) fn offerable(&self, index: usize, size: Size) -> usize {
        let left = self.stacks.get(index).map_or(0, |stack| stack.len());
        left.saturating_sub(self.offered.iter().filter(|offered| **offered == size).count())
    }

    /// How many paintings an auction has.
    pub(super) fn auction_size(&self) -> usize {
        usize::from(self.seats.count()) + 1
    }

    /// The seat whose turn it is to take, whether or not it has to wait.
    pub(super) fn taker(&self) -> Option<Seat> {
        (self.phase == Phase::Hanging).then(|| self.order.get(usize::from(self.taken)).copied()).flatten()
    }

    /// Whether a painting that fits nowhere holds up the next taking.
    pub(super) fn held_up(&self) -> bool {
        self.players.values().iter().any(Player::has_no_space)
    }

    /// Whether some seat still has something to place.
    pub(super) fn somebody_places(&self) -> bool {
        self.players.values().iter().any(|player| player.turn.stage == Stage::Placing)
    }
}

impl Player {
    /// The painting that is still to be placed.
    pub(super) fn pending(&self) -> Option<PaintingId> {
        self.turn.painting.filter(|_| self.turn.pending)
    }

    /// Where a painting may be hung; the first one goes over a star and need not touch anything.
    pub(super) fn placements(&self, painting: PaintingId) -> Mask {
        let printed = painting.printed();
        if printed.is_starting() && self.wall.tiles().is_empty() {
            return Mask::FULL.holding(printed.size()) & components().stars.covered_by(printed.size());
        }
        self.wall.placements(printed.size())
    }

    /// Whether a new painting waits that fits nowhere.
    pub(super) fn has_no_space(&self) -> bool {
        !self.turn.exchanged && self.pending().is_some_and(|painting| self.placements(painting).is_empty())
    }

    /// The assistant's tile, if it may be hung this turn.
    pub(super) fn assistant_tile(&self) -> Option<Tile> {
        self.assistant.filter(|_| !self.turn.given)
    }

    /// Whether an exchanged painting has to be hung before anything else. After a take-down it may need the
    /// assistant's tile back beside it first: then it does not fit, and has to wait.
    pub(super) fn must_hang_exchanged(&self) -> bool {
        self.turn.exchanged && self.pending().is_some_and(|painting| !self.placements(painting).is_empty())
    }

    /// Whether what it took down is still reserved for it: once its painting is placed and no decor is due, the rest is there for all.
    pub(super) const fn holds_reservations(&self) -> bool {
        self.turn.pending || self.turn.decor.is_some()
    }

    /// Forgets reservations that have ended, before something new becomes pending or due.
    pub(super) fn forget_ended_reservations(&mut self) {
        if !self.holds_reservations() {
            self.reserved = Supply::default();
        }
    }

    /// Whether something of this round can be taken down.
    pub(super) fn can_take_down(&self) -> bool {
        self.turn.given || !self.wall.fresh().is_empty()
    }
}
