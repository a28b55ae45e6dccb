//! Why a command is refused. Each variant is one rule, with its page in the rulebook (version 1.1).

use serde::Serialize;

use super::bids::Card;
use super::components::{Decor, PaintingId};
use super::words;
use crate::kernel::Language;

/// Why a command is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::VariantNames, strum::IntoStaticStr)]
#[serde(tag = "code", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Rejection {
    /// p. 4: stacks are named between two rounds.
    NoAuctionToOpen,
    /// p. 4: the holder of the gavel chooses.
    NotAuctioneer,
    /// p. 5: the auctioneer waits until each player has finished placing.
    SomebodyStillHangs,
    /// p. 4: there is no such stack.
    NoSuchStack {
        /// The requested width.
        w: u8,
        /// The requested height.
        h: u8,
    },
    /// p. 4: a stack gives no more than it holds.
    StackExhausted {
        /// The requested width.
        w: u8,
        /// The requested height.
        h: u8,
    },
    /// p. 4: bids are placed when the paintings are shown.
    NotBidding,
    /// p. 4: a bid is a card of the seat's hand.
    CardNotInHand {
        /// The requested card.
        card: Card,
    },
    /// p. 4: a sealed bid may be replaced, by another.
    BidUnchanged,
    /// p. 4: paintings are taken in the order of the bids.
    NotYourTurnToTake,
    /// p. 6: a painting that fits nowhere is resolved immediately.
    WaitForNoSpace,
    /// p. 4: a painting is taken from the auction area.
    NotInAuction {
        /// The requested painting.
        painting: PaintingId,
    },
    /// p. 5: there is no painting to hang, hold, exchange or store.
    NoPaintingToPlace,
    /// p. 5: earned decor is placed immediately.
    DecorFirst,
    /// p. 5: fully inside the grid.
    OutsideWall,
    /// p. 5: on empty cells.
    Overlaps,
    /// p. 5: touching a tile along an edge.
    Unattached,
    /// p. 3: over a star.
    NotOnStar,
    /// p. 3: it has to be hung.
    StartingMustHang,
    /// p. 6: one tile at a time.
    AssistantFull,
    /// p. 6: there is a tile to hang.
    AssistantEmpty,
    /// p. 6: a tile given this turn stays for the next.
    AssistantJustGiven,
    /// p. 6: the assistant's tile goes along with a new one.
    NotYourTurnToHang,
    /// p. 6: only what fits nowhere is exchanged or stored.
    PaintingFits,
    /// p. 6: from the museum's piles.
    NotInMuseum {
        /// The requested painting.
        painting: PaintingId,
    },
    /// p. 6: of the same type.
    OtherType,
    /// p. 6: one that fits.
    ExchangeDoesNotFit,
    /// p. 6: it is placed at once, and exchanged once.
    ExchangedMustHang,
    /// p. 6: stored only if it cannot be exchanged (not in the French edition).
    ExchangePossible,
    /// p. 5: decor is earned first.
    NoDecorEarned,
    /// p. 5: at most as many shields as matching frames.
    DecorTooDear {
        /// The shields that may still be taken.
        left: u8,
    },
    /// p. 5: from the supply.
    DecorGone {
        /// The requested size.
        decor: Decor,
    },
    /// p. 5: only a size that has run out is freed, where the edition lets the player choose.
    CannotFree {
        /// The requested size.
        decor: Decor,
    },
    /// p. 5: earned decor has to be taken.
    DecorNotDeclinable,
    /// p. 5: only what was hung this round can be moved.
    NothingToTakeDown,
    /// p. 6: everything pending comes first.
    TurnNotFinished,
}

impl std::fmt::Display for Rejection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&words::rejection(self, Language::En).sentence)
    }
}

impl std::error::Error for Rejection {}
