//! Why a command is refused; each variant is one rule, with the page of the rulebook (version 1.1) that has it.

use serde::Serialize;

use super::bids::Card;
use super::components::{Decor, PaintingId};

/// Why a command is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error, strum::VariantNames, strum::IntoStaticStr)]
#[serde(tag = "code", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Rejection {
    /// p. 4: stacks are named between two rounds.
    #[error("no auction is being prepared")]
    NoAuctionToOpen,
    /// p. 4: the holder of the gavel chooses.
    #[error("only the auctioneer names the stacks")]
    NotAuctioneer,
    /// p. 5: the auctioneer waits until each player has finished placing.
    #[error("the auction cannot open while somebody still has tiles to hang")]
    SomebodyStillHangs,
    /// p. 4: there is no such stack.
    #[error("there is no stack of {w}x{h} paintings")]
    NoSuchStack {
        /// The width asked for.
        w: u8,
        /// The height asked for.
        h: u8,
    },
    /// p. 4: a stack gives no more than it holds.
    #[error("the stack of {w}x{h} paintings has no more to offer")]
    StackExhausted {
        /// The width asked for.
        w: u8,
        /// The height asked for.
        h: u8,
    },
    /// p. 4: bids are placed when the paintings are shown.
    #[error("no bids are taken now")]
    NotBidding,
    /// p. 4: a bid is a card of the own hand.
    #[error("the card {card} is not in your hand", card = card.value())]
    CardNotInHand {
        /// The card asked for.
        card: Card,
    },
    /// p. 4: a sealed bid may be replaced, by another.
    #[error("that card is sealed as your bid already")]
    BidUnchanged,
    /// p. 4: paintings are taken in the order of the bids.
    #[error("it is not your turn to take a painting")]
    NotYourTurnToTake,
    /// p. 6: a painting that fits nowhere is dealt with immediately.
    #[error("wait until the painting that fits nowhere is resolved")]
    WaitForNoSpace,
    /// p. 4: a painting is taken from the auction area.
    #[error("the painting {painting} is not up for auction")]
    NotInAuction {
        /// The painting asked for.
        painting: PaintingId,
    },
    /// p. 5: there is no painting to hang, hold, exchange or store.
    #[error("you have no painting to place")]
    NoPaintingToPlace,
    /// p. 5: earned decor is placed immediately.
    #[error("place the decor you earned first")]
    DecorFirst,
    /// p. 5: fully inside the grid.
    #[error("the tile would stick out of the wall")]
    OutsideWall,
    /// p. 5: on empty cells.
    #[error("the tile would overlap another")]
    Overlaps,
    /// p. 5: touching a tile along an edge.
    #[error("the tile would not touch another along an edge")]
    Unattached,
    /// p. 3: over a star.
    #[error("a starting painting covers a star")]
    NotOnStar,
    /// p. 3: it has to be hung.
    #[error("a starting painting is hung, not held")]
    StartingMustHang,
    /// p. 6: one tile at a time.
    #[error("your assistant holds a tile already")]
    AssistantFull,
    /// p. 6: there is a tile to hang.
    #[error("your assistant holds nothing")]
    AssistantEmpty,
    /// p. 6: a tile given this turn stays for the next.
    #[error("what your assistant got this turn can be hung from the next round on")]
    AssistantJustGiven,
    /// p. 6: the assistant's tile goes along with a new one.
    #[error("it is not your turn to hang")]
    NotYourTurnToHang,
    /// p. 6: only what fits nowhere is exchanged or stored.
    #[error("the painting fits on your wall: hang or hold it")]
    PaintingFits,
    /// p. 6: from the museum's piles.
    #[error("the painting {painting} is not to be had in the museum")]
    NotInMuseum {
        /// The painting asked for.
        painting: PaintingId,
    },
    /// p. 6: of the same type.
    #[error("the museum's painting is of another type")]
    OtherType,
    /// p. 6: one that fits.
    #[error("the museum's painting does not fit on your wall either")]
    ExchangeDoesNotFit,
    /// p. 6: it is placed at once, and exchanged once.
    #[error("the exchanged painting has to be hung")]
    ExchangedMustHang,
    /// p. 6: stored only if it cannot be exchanged (not in the French edition).
    #[error("the painting can be exchanged, so it cannot be stored")]
    ExchangePossible,
    /// p. 5: decor is earned first.
    #[error("you have earned no decor")]
    NoDecorEarned,
    /// p. 5: at most as many shields as matching frames.
    #[error("that decor tile is worth more than the {left} shields you earned")]
    DecorTooDear {
        /// What may still be taken.
        left: u8,
    },
    /// p. 5: from the supply.
    #[error("no decor tile of that size is left")]
    DecorGone {
        /// The size asked for.
        decor: Decor,
    },
    /// p. 5: only a size that has run out is freed, where the edition lets the player choose.
    #[error("that decor size cannot be freed")]
    CannotFree {
        /// The size asked for.
        decor: Decor,
    },
    /// p. 5: earned decor has to be taken.
    #[error("earned decor cannot be declined")]
    DecorNotDeclinable,
    /// p. 5: only what was hung this round can be moved.
    #[error("there is nothing to take down")]
    NothingToTakeDown,
    /// p. 6: everything pending comes first.
    #[error("there is something left to place")]
    TurnNotFinished,
}
