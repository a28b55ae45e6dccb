//! How many games are sampled: `script/test-long` asks for more of them.

/// Names the number by which samples are multiplied.
const FACTOR: &str = "SALON_TEST_SAMPLES";

/// So many samples, or a multiple of them in a long run: the same ones first, then others.
pub fn samples(count: u64) -> u64 {
    let factor = match std::env::var(FACTOR) {
        Ok(text) => text.parse().unwrap_or_else(|error| panic!("{FACTOR}: {error}")),
        Err(_) => 1,
    };
    count * u64::max(factor, 1)
}
