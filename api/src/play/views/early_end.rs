//! Says how a game ended that did not end by its rules: the rules only know what they were waiting for.

use salon_domain::args;
use salon_domain::kernel::catalogue::AnyGame;
use salon_domain::kernel::{Speech, Viewer, Words};

use crate::{
    model::game::Status,
    play::{session::outcome::place_resigned_last, views::game_summary::PlayerSummary},
    words,
};

/// Says how a game ended by resignations or was aborted; `None` for all others. The players are those of its seats, with what texts
/// call them.
pub(super) fn say_early_end(
    game: &dyn AnyGame,
    status: Status,
    players: &[(PlayerSummary, String)],
    speech: Speech<'_>,
) -> Option<Words> {
    if game.awaiting().is_empty() {
        return None;
    }
    match status {
        Status::Open | Status::Running => None,
        Status::Aborted => Some(words::words(speech.language, "ended-by-abort", &args![])),
        Status::Finished => {
            let of_seat = |seat: usize| players.iter().find(|(player, _)| player.seat.map(usize::from) == Some(seat));
            let resigned = |seat| of_seat(seat).is_some_and(|(player, _)| player.resigned);
            let placings = place_resigned_last(game.placings(Viewer::Spectator), resigned);
            let first = placings.iter().enumerate().filter(|(_, placing)| **placing == 1);
            let winners = first.filter_map(|(seat, _)| of_seat(seat)).map(|(_, label)| label.clone());
            let winners: Vec<String> = winners.collect();
            let args = args!["count" => winners.len(), "winners" => speech.list(&winners)];
            Some(words::words(speech.language, "ended-by-resignation", &args))
        }
    }
}
