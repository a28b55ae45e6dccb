//! Why a command is refused. Each variant is one rule, with its page in the rulebook (version 1.1).

use serde::Serialize;

use super::bids::Card;
use super::components::{Decor, PaintingId};

/// Why a command is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error, strum::VariantNames, strum::IntoStaticStr)]
#[serde(tag = "code", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Rejection {
    /// p. 4: stacks are named between two rounds.
    #[error("No auction is being prepared now.")]
    NoAuctionToOpen,
    /// p. 4: the holder of the gavel chooses.
    #[error("Only the auctioneer names the stacks.")]
    NotAuctioneer,
    /// p. 5: the auctioneer waits until each player has finished placing.
    #[error("The auction cannot open while a seat still has tiles to hang.")]
    SomebodyStillHangs,
    /// p. 4: there is no such stack.
    #[error("There is no stack of {w}x{h} paintings.")]
    NoSuchStack {
        /// The requested width.
        w: u8,
        /// The requested height.
        h: u8,
    },
    /// p. 4: a stack gives no more than it holds.
    #[error("The stack of {w}x{h} paintings has no more to offer.")]
    StackExhausted {
        /// The requested width.
        w: u8,
        /// The requested height.
        h: u8,
    },
    /// p. 4: bids are placed when the paintings are shown.
    #[error("No bids are taken now.")]
    NotBidding,
    /// p. 4: a bid is a card of the seat's hand.
    #[error("The card {card} is not in your hand.", card = card.value())]
    CardNotInHand {
        /// The requested card.
        card: Card,
    },
    /// p. 4: a sealed bid may be replaced, by another.
    #[error("That card is already sealed as your bid.")]
    BidUnchanged,
    /// p. 4: paintings are taken in the order of the bids.
    #[error("It is not your turn to take a painting.")]
    NotYourTurnToTake,
    /// p. 6: a painting that fits nowhere is resolved immediately.
    #[error("Wait until the painting that fits nowhere is resolved.")]
    WaitForNoSpace,
    /// p. 4: a painting is taken from the auction area.
    #[error("The painting {painting} is not up for auction.")]
    NotInAuction {
        /// The requested painting.
        painting: PaintingId,
    },
    /// p. 5: there is no painting to hang, hold, exchange or store.
    #[error("You have no painting to place.")]
    NoPaintingToPlace,
    /// p. 5: earned decor is placed immediately.
    #[error("Place the decor you earned first.")]
    DecorFirst,
    /// p. 5: fully inside the grid.
    #[error("The tile would stick out of the wall.")]
    OutsideWall,
    /// p. 5: on empty cells.
    #[error("The tile would overlap another.")]
    Overlaps,
    /// p. 5: touching a tile along an edge.
    #[error("The tile would not touch another along an edge.")]
    Unattached,
    /// p. 3: over a star.
    #[error("A starting painting covers a star.")]
    NotOnStar,
    /// p. 3: it has to be hung.
    #[error("A starting painting is hung, not held.")]
    StartingMustHang,
    /// p. 6: one tile at a time.
    #[error("Your assistant already holds a tile.")]
    AssistantFull,
    /// p. 6: there is a tile to hang.
    #[error("Your assistant holds nothing.")]
    AssistantEmpty,
    /// p. 6: a tile given this turn stays for the next.
    #[error("A tile that your assistant got this turn can be hung from the next round on.")]
    AssistantJustGiven,
    /// p. 6: the assistant's tile goes along with a new one.
    #[error("It is not your turn to hang.")]
    NotYourTurnToHang,
    /// p. 6: only what fits nowhere is exchanged or stored.
    #[error("The painting fits on your wall: hang or hold it.")]
    PaintingFits,
    /// p. 6: from the museum's piles.
    #[error("The painting {painting} cannot be taken from the museum.")]
    NotInMuseum {
        /// The requested painting.
        painting: PaintingId,
    },
    /// p. 6: of the same type.
    #[error("The museum's painting is of another type.")]
    OtherType,
    /// p. 6: one that fits.
    #[error("The museum's painting does not fit on your wall either.")]
    ExchangeDoesNotFit,
    /// p. 6: it is placed at once, and exchanged once.
    #[error("The exchanged painting has to be hung.")]
    ExchangedMustHang,
    /// p. 6: stored only if it cannot be exchanged (not in the French edition).
    #[error("The painting can be exchanged, so it cannot be stored.")]
    ExchangePossible,
    /// p. 5: decor is earned first.
    #[error("You have earned no decor.")]
    NoDecorEarned,
    /// p. 5: at most as many shields as matching frames.
    #[error("That decor tile is worth more than the {left} shields you earned.")]
    DecorTooDear {
        /// The shields that may still be taken.
        left: u8,
    },
    /// p. 5: from the supply.
    #[error("No decor tile of that size is left.")]
    DecorGone {
        /// The requested size.
        decor: Decor,
    },
    /// p. 5: only a size that has run out is freed, where the edition lets the player choose.
    #[error("That decor size cannot be freed.")]
    CannotFree {
        /// The requested size.
        decor: Decor,
    },
    /// p. 5: earned decor has to be taken.
    #[error("Earned decor cannot be declined.")]
    DecorNotDeclinable,
    /// p. 5: only what was hung this round can be moved.
    #[error("There is nothing to take down.")]
    NothingToTakeDown,
    /// p. 6: everything pending comes first.
    #[error("You still have something to place.")]
    TurnNotFinished,
}
