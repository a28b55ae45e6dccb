//! Bid cards, hands and bid stacks.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A bid card or a starting bid, by its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(rename = "ArtSocietyCard", transparent, extend("x-component" = "bid_card"))]
pub struct Card(u8);

impl Card {
    /// The value of the highest bid card.
    pub const HIGHEST: u8 = 20;

    /// Returns the card with this value.
    #[must_use]
    pub const fn new(value: u8) -> Self {
        Self(value)
    }

    /// Returns the value.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }
}

/// The bid cards that a seat has not revealed. A sealed card stays here until it is revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand(u32);

impl Hand {
    /// Returns a hand of all twenty cards.
    #[must_use]
    pub const fn full() -> Self {
        Self(((1 << Card::HIGHEST) - 1) << 1)
    }

    /// Returns whether the hand has this card.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        card.0 <= Card::HIGHEST && self.0 >> card.0 & 1 == 1
    }

    /// Returns whether no card is left.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the cards, the lowest first.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        (1..=Card::HIGHEST).map(Card).filter(move |card| self.has(*card))
    }

    /// Returns the sum of the cards.
    #[must_use]
    pub fn sum(self) -> i32 {
        self.cards().map(|card| i32::from(card.0)).sum()
    }

    /// Removes a card.
    pub const fn take(&mut self, card: Card) {
        if let Some(bit) = 1u32.checked_shl(card.0 as u32) {
            self.0 &= !bit;
        }
    }
}

/// The cards a seat has played, the starting bid first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BidStack(ArrayVec<Card, 21>);

impl BidStack {
    /// Returns a stack with only its starting bid.
    #[must_use]
    pub fn starting(card: Card) -> Self {
        let mut stack = Self::default();
        stack.play(card);
        stack
    }

    /// Puts a card on top.
    pub fn play(&mut self, card: Card) {
        // The list has room for twenty cards and the starting bid.
        let _ = self.0.try_push(card);
    }

    /// Returns the cards from the bottom up.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0
    }

    /// Compares the bids, then the stacks from the top down. The greater one takes first (p. 4).
    #[must_use]
    pub fn compare(&self, bid: Card, other: &Self, other_bid: Card) -> std::cmp::Ordering {
        bid.cmp(&other_bid).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}
