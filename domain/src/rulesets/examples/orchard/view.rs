//! The game as one viewer may see it, and the same as text.

use std::fmt::Write;

use schemars::JsonSchema;
use serde::Serialize;

use super::state::{Order, State};
use crate::kernel::{BySeat, Viewer};

/// The game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "OrchardView")]
pub struct View {
    /// The current round, from 1.
    pub round: u8,
    /// Whether the game is over.
    pub over: bool,
    /// The number of rounds after this one.
    pub rounds_left: u8,
    /// The bonus card of this round.
    #[schemars(extend("x-component" = "bonus"))]
    pub bonus: Option<u8>,
    /// What each seat has.
    pub seats: BySeat<SeatView>,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "OrchardSeatView")]
pub struct SeatView {
    /// Its trees.
    pub trees: u16,
    /// Its fruit.
    pub fruit: u16,
    /// The bonus cards it won.
    #[schemars(extend("x-component" = "bonus"))]
    pub won: Vec<u8>,
    /// Whether it has sealed its order.
    pub has_sealed: bool,
    /// The sealed order, for its own seat only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Order>,
}

impl View {
    /// Returns the game as this viewer may see it.
    pub(super) fn of(state: &State, viewer: Viewer) -> Self {
        let seats = state.players.map(|seat, player| SeatView {
            trees: player.trees,
            fruit: player.fruit(),
            won: player.won.clone(),
            has_sealed: player.sealed.is_some(),
            sealed: player.sealed.filter(|_| viewer.is(seat)),
        });
        Self { round: state.round, over: state.over, rounds_left: state.deck.len() as u8, bonus: state.bonus, seats }
    }

    /// Returns the view as text for a terminal.
    pub(super) fn draw(&self) -> String {
        let bonus = self.bonus.map_or_else(|| "none".to_owned(), |bonus| bonus.to_string());
        let mut text = format!("Round {}, {} rounds left, bonus card {bonus}\n", self.round, self.rounds_left);
        for (seat, player) in self.seats.iter() {
            let sealed = if player.has_sealed { ", order sealed" } else { "" };
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{seat}: {} trees, {} fruit{sealed}", player.trees, player.fruit);
        }
        text
    }
}
