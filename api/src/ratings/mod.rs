//! Ratings: how strong an account is believed to be at a ruleset, apart for games among people, among bots, and of both.
//!
//! The method is that of Weng and Lin (Bradley-Terry, every pair of a table compared), known as OpenSkill. Two figures are kept: a
//! best guess and how far off it may be.

mod check;
mod rate;
mod read;
mod strength;
mod work;

pub use self::{
    check::{check, recompute},
    read::{AccountRating, Ranked, RatingChange, Who, history, leaderboard, ratings_of},
    strength::Strength,
    work::rate_games,
};

/// Games after which somebody is on the leaderboard unless it is asked for otherwise: before, luck tells more than skill.
pub const LEAST_GAMES: u16 = 5;
