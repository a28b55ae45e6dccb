//! What must be reached alone, at three levels (p. 16).

use super::super::components::printed;
use super::super::options::Ambition;
use super::super::state::State;
use super::tally::{SoloTally, Tally};
use crate::kernel::Seat;

/// Whether a seat alone has reached its goals.
pub fn result(s: &State, seat: Seat, tally: &Tally) -> SoloTally {
    let goal = match s.ambition {
        Ambition::Apprentice => &printed().solo.apprentice,
        Ambition::Experienced => &printed().solo.experienced,
        Ambition::MasterGallerist => &printed().solo.master_gallerist,
    };
    let player = s.player(seat);
    let met = |card: &Option<Vec<i32>>| card.iter().flatten().filter(|money| **money > 0).count();
    let earned: i32 = tally.curator.iter().chain(&tally.dealer).flatten().sum();
    // The higher goal is the last one of the card.
    let best = tally.curator.iter().flatten().last().is_some_and(|money| *money > 0);
    let cards = met(&tally.curator) >= usize::from(goal.curator_goals)
        && met(&tally.dealer) >= usize::from(goal.dealer_goals)
        && (best || !goal.best_curator_goal)
        && earned >= i32::from(goal.goal_money);
    let hung = player.works.iter().filter(|work| s.artists[work.artist].is_celebrity()).count() as u8;
    let reputation = player.tiles.0.iter().flatten().count() as u8 >= goal.reputation_tiles;
    let masterpieces = hung + player.sold_masterpieces >= goal.masterpieces;
    let money = tally.total >= goal.money;
    let reached = cards && reputation && masterpieces && money;
    SoloTally { goal: s.ambition, cards, reputation, masterpieces, money, reached }
}
