//! Reproducible random choices of the tests. No game depends on them.

use serde_json::Value;

/// A random number generator that returns the same numbers for the same seed.
#[derive(Debug, Clone)]
pub struct SeededRng(u64);

impl SeededRng {
    /// A generator with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns a number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        // splitmix64
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % bound as u64).expect("a small number")
    }

    /// Returns one of the legal commands, but never `take_down`, so that random games end.
    pub fn pick(&mut self, legal: &Value) -> Value {
        let all = legal.as_array().expect("an array of commands");
        let forward: Vec<&Value> = all.iter().filter(|it| it["kind"] != "take_down").collect();
        forward[self.below(forward.len())].clone()
    }
}
