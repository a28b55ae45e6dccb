//! The number of sampled games, which `script/test-long` multiplies.

/// The environment variable with the factor.
const FACTOR: &str = "SALON_TEST_SAMPLES";

/// Returns the number of samples, multiplied in a long run.
pub fn samples(count: u64) -> u64 {
    let factor = match std::env::var(FACTOR) {
        Ok(text) => text.parse().unwrap_or_else(|error| panic!("{FACTOR}: {error}")),
        Err(_) => 1,
    };
    count * u64::max(factor, 1)
}
