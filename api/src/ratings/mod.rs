//! Ratings: the estimated strength of an account in a ruleset, separately for games among people, among bots, and of both.
//!
//! The method is that of Weng and Lin (Bradley-Terry, all pairs of a game), known as OpenSkill. It keeps two numbers: an estimate
//! and its uncertainty.

mod rating_method;
mod rating_worker;
mod read_ratings;
mod recompute;

pub use self::{
    rating_worker::rate_games,
    read_ratings::{
        AccountRating, HistoryPage, LeaderboardPage, Ranked, RankedAccount, RatingChange, history, leaderboard,
        ratings_of,
    },
    recompute::{check, recompute},
};
pub use crate::model::strength::Strength;

/// Rated games after which an account is on the leaderboard by default: with fewer the estimate depends too much on luck.
pub const LEAST_GAMES: u16 = 5;
