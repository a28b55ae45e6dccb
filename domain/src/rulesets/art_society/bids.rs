//! Bid cards, hands and bid stacks.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A bid card, or a starting bid: its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(rename = "ArtSocietyCard", transparent)]
pub struct Card(u8);

impl Card {
    /// The highest bid card.
    pub const HIGHEST: u8 = 20;

    /// The card with this value.
    #[must_use]
    pub const fn new(value: u8) -> Self {
        Self(value)
    }

    /// Its value.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }
}

/// The bid cards a seat has not shown yet; a sealed card is among them until it is revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand(u32);

impl Hand {
    /// All twenty cards.
    #[must_use]
    pub const fn full() -> Self {
        Self(((1 << Card::HIGHEST) - 1) << 1)
    }

    /// Whether the card is there.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        card.0 <= Card::HIGHEST && self.0 >> card.0 & 1 == 1
    }

    /// Whether no card is left.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, the lowest first.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        (1..=Card::HIGHEST).map(Card).filter(move |card| self.has(*card))
    }

    /// The sum of the cards.
    #[must_use]
    pub fn sum(self) -> i32 {
        self.cards().map(|card| i32::from(card.0)).sum()
    }

    /// Takes a card out.
    pub const fn take(&mut self, card: Card) {
        if card.0 <= Card::HIGHEST {
            self.0 &= !(1 << card.0);
        }
    }
}

/// The cards a seat has played, the starting bid first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BidStack(ArrayVec<Card, 21>);

impl BidStack {
    /// A stack with only its starting bid.
    #[must_use]
    pub fn starting(card: Card) -> Self {
        let mut stack = Self::default();
        stack.play(card);
        stack
    }

    /// Puts a card on top.
    pub fn play(&mut self, card: Card) {
        // Twenty cards and the starting bid: there are no more.
        let _ = self.0.try_push(card);
    }

    /// The cards from the bottom up.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0
    }

    /// Compares this bid, then the stacks downwards: greater takes first (p. 4).
    #[must_use]
    pub fn compare(&self, bid: Card, other: &Self, other_bid: Card) -> std::cmp::Ordering {
        bid.cmp(&other_bid).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}
