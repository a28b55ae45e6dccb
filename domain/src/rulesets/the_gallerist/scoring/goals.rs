//! Curator and art dealer cards: collections exhibited and sets sold (p. 15, 16).

use super::super::components::{Goal, printed};
use super::super::pieces::{ByForm, Destination, Form};
use super::super::player::Player;
use super::renowned_in;

/// What each goal of the curator card earns, 0 if it is not reached.
pub fn curator(player: &Player) -> Vec<i32> {
    let works = with(player.exhibited(), renowned_in(player, Destination::Gallery));
    reached(&printed().curators[player.curator], &works)
}

/// What each goal of the art dealer card earns, 0 if it is not reached.
pub fn dealer(player: &Player) -> Vec<i32> {
    let works = with(player.sold_by_form(), renowned_in(player, Destination::Sold));
    reached(&printed().dealers[player.dealer], &works)
}

fn with(mut works: ByForm<u8>, renowned: Option<Form>) -> ByForm<u8> {
    if let Some(form) = renowned {
        works[form] += 1;
    }
    works
}

fn reached(goals: &[Goal], works: &ByForm<u8>) -> Vec<i32> {
    let met = |goal: &Goal| Form::ALL.into_iter().all(|form| works[form] >= goal.works[form]);
    goals.iter().map(|goal| if met(goal) { i32::from(goal.money) } else { 0 }).collect()
}
