//! The goals of a solo game, at three levels (p. 16).

use super::super::components::printed;
use super::super::options::SoloGoalLevel;
use super::super::state::State;
use super::tally::{SoloTally, Tally};
use crate::kernel::Seat;

/// Returns which conditions of the goal a solo seat has reached.
pub fn result(s: &State, seat: Seat, tally: &Tally) -> SoloTally {
    let goal = match s.goal_level {
        SoloGoalLevel::Apprentice => &printed().solo.apprentice,
        SoloGoalLevel::Experienced => &printed().solo.experienced,
        SoloGoalLevel::MasterGallerist => &printed().solo.master_gallerist,
    };
    let player = s.player(seat);
    let met = |card: &Option<Vec<i32>>| card.iter().flatten().filter(|money| **money > 0).count();
    let earned: i32 = tally.curator.iter().chain(&tally.dealer).flatten().sum();
    // The last goal of the curator card is the higher one.
    let best = tally.curator.iter().flatten().last().is_some_and(|money| *money > 0);
    let cards = met(&tally.curator) >= usize::from(goal.curator_goals)
        && met(&tally.dealer) >= usize::from(goal.dealer_goals)
        && (best || !goal.best_curator_goal)
        && earned >= i32::from(goal.goal_money);
    let exhibited = player.works.iter().filter(|work| s.artists[work.artist].celebrity).count() as u8;
    let reputation = player.tiles.0.iter().flatten().count() as u8 >= goal.reputation_tiles;
    let masterpieces = exhibited + player.sold_masterpieces >= goal.masterpieces;
    let money = tally.total >= goal.money;
    let reached = cards && reputation && masterpieces && money;
    SoloTally { goal: s.goal_level, cards, reputation, masterpieces, money, reached }
}
