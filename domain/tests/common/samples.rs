//! How many games are sampled: `script/test-long` asks for more of them.

/// Names the number by which samples are multiplied.
const FACTOR: &str = "SALON_TEST_SAMPLES";

/// So many samples, or a multiple of them in a long run: the same ones first, then others.
pub fn samples(count: u64) -> u64 {
    let factor = std::env::var(FACTOR).ok().map(|text| text.parse().expect("SALON_TEST_SAMPLES is a number"));
    count * factor.unwrap_or(1).max(1)
}
