//! Settings of games in memory, of writing moves, and of built-in bots.

use std::time::Duration;

use clap::Args;

use crate::config::values::thinking_time;

/// Settings of games and built-in bots.
#[derive(Args, Clone, Debug)]
pub struct PlayConfig {
    /// Games kept in memory (about 10 KiB each).
    #[arg(
        long,
        env = "SALON_CACHED_GAMES",
        value_name = "SALON_CACHED_GAMES",
        default_value_t = 10_000,
        value_parser = clap::value_parser!(u32).range(1..=10_000_000)
    )]
    pub cached_games: u32,

    /// Tasks that append moves, each with a connection while it writes; a game always goes to the same task. Fewer tasks write
    /// larger batches; 0 is one for every two cores.
    #[arg(
        long,
        env = "SALON_WRITERS",
        value_name = "SALON_WRITERS",
        default_value_t = 0,
        value_parser = clap::value_parser!(u16).range(0..=64)
    )]
    pub writers: u16,

    /// Threads in which bots think, at low priority; 0 is one for every two cores.
    #[arg(
        long,
        env = "SALON_BOT_THREADS",
        value_name = "SALON_BOT_THREADS",
        default_value_t = 0,
        value_parser = clap::value_parser!(u16).range(0..=256)
    )]
    pub bot_threads: u16,

    /// Maximum time a bot thinks about a decision, 20s at most; less when many decisions are queued.
    #[arg(
        long,
        env = "SALON_BOT_THINKING",
        value_name = "SALON_BOT_THINKING",
        default_value = "2s",
        value_parser = thinking_time
    )]
    pub bot_thinking: Duration,
}
