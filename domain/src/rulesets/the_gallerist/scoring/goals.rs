//! Goals of the curator and art dealer cards: works exhibited and works sold (p. 15, 16).

use super::super::components::{CardGoal, printed};
use super::super::pieces::{ByForm, Form, RenownedDestination};
use super::super::player::Player;
use super::renowned_in;

/// Returns the money of each goal of the curator card, 0 for a goal that is not reached.
pub fn curator(player: &Player) -> Vec<i32> {
    let works = with_renowned(player.exhibited(), renowned_in(player, RenownedDestination::Gallery));
    money_by_goal(&printed().curators[player.curator], &works)
}

/// Returns the money of each goal of the art dealer card, 0 for a goal that is not reached.
pub fn dealer(player: &Player) -> Vec<i32> {
    let works = with_renowned(player.sold_by_form(), renowned_in(player, RenownedDestination::Sold));
    money_by_goal(&printed().dealers[player.dealer], &works)
}

fn with_renowned(mut works: ByForm<u8>, renowned: Option<Form>) -> ByForm<u8> {
    if let Some(form) = renowned {
        works[form] += 1;
    }
    works
}

fn money_by_goal(goals: &[CardGoal], works: &ByForm<u8>) -> Vec<i32> {
    let met = |goal: &CardGoal| Form::ALL.into_iter().all(|form| works[form] >= goal.works[form]);
    goals.iter().map(|goal| if met(goal) { i32::from(goal.money) } else { 0 }).collect()
}
