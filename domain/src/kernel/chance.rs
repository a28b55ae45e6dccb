//! Reproducible chance: a secret seed, its public commitment, and the shuffles made from it.
//!
//! The numbers are the ChaCha20 key stream of the seed, read as little-endian 32-bit words, with a stream number for
//! each purpose. Shuffling is implemented here and not taken from a library, because stored games depend on it never
//! changing.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The secret from which all chance of a game follows. It is published when the game is over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(#[serde(with = "hex::serde")] [u8; 32]);

impl Seed {
    /// A seed from 32 secret bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, to be kept secret until the game is over.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The SHA-256 of the seed, public from the start of the game.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The published commitment to a seed: its SHA-256, in hexadecimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Commitment(
    #[serde(with = "hex::serde")]
    #[schemars(with = "String", regex(pattern = "^[0-9a-f]{64}$"))]
    [u8; 32],
);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// What chance is drawn for. Each purpose has its own stream of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The order of the players around the table.
    Seating,
    /// The deal.
    Deal,
    /// The event with this number.
    Event(u64),
}

impl Purpose {
    const fn stream(self) -> u64 {
        match self {
            Self::Seating => 0,
            Self::Deal => 1,
            Self::Event(seq) => seq.saturating_add(2),
        }
    }
}

/// A source of reproducible random choices.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// Returns the chance of a seed for a purpose.
    #[must_use]
    pub fn of(seed: &Seed, purpose: Purpose) -> Self {
        let mut stream = ChaCha20Rng::from_seed(seed.0);
        stream.set_stream(purpose.stream());
        Self(stream)
    }

    /// Returns chance that is not secret: for imagined states, tests and benchmarks.
    #[must_use]
    pub fn public(number: u64) -> Self {
        Self(ChaCha20Rng::seed_from_u64(number))
    }

    /// Returns a number below `bound` with equal probability, or 0 when the bound is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 {
            return 0;
        }
        // Reject words above the largest multiple of `bound`, which would favour small numbers.
        let fair = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.0.next_u32();
            if word <= fair {
                return word % bound;
            }
        }
    }

    /// Returns a number to seed another [`public`](Self::public) chance with.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Shuffles the items (Fisher-Yates from the last index down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(u32::try_from(last + 1).unwrap_or(u32::MAX)) as usize;
            items.swap(last, other);
        }
    }

    /// Returns one of the items, or `None` if the slice is empty.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let at = self.below(u32::try_from(items.len()).unwrap_or(u32::MAX));
        items.get(at as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_gives_the_same_numbers() {
        let seed = Seed::new([7; 32]);
        let mut chance = Chance::of(&seed, Purpose::Deal);
        let drawn: Vec<u32> = (0..8).map(|_| chance.below(1000)).collect();
        assert_eq!(drawn, PINNED, "recorded games depend on these numbers");
    }

    /// Computed with another implementation of ChaCha20.
    const PINNED: [u32; 8] = [437, 529, 631, 681, 722, 559, 307, 195];

    #[test]
    fn purposes_do_not_share_numbers() {
        let seed = Seed::new([1; 32]);
        let draw = |purpose| Chance::of(&seed, purpose).below(u32::MAX);
        assert_ne!(draw(Purpose::Seating), draw(Purpose::Deal));
        assert_ne!(draw(Purpose::Deal), draw(Purpose::Event(0)));
        assert_ne!(draw(Purpose::Event(0)), draw(Purpose::Event(1)));
    }

    #[test]
    fn a_shuffle_keeps_every_item_and_reaches_every_order() {
        let mut orders = std::collections::BTreeSet::new();
        for number in 0..200 {
            let mut items = [1, 2, 3];
            Chance::public(number).shuffle(&mut items);
            orders.insert(items);
        }
        assert_eq!(orders.len(), 6);
    }

    #[test]
    fn the_commitment_is_the_sha256_of_the_seed() {
        let seed = Seed::new([0; 32]);
        assert_eq!(seed.commitment().to_string(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }
}
