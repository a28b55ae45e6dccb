//! Faults that are injected in a sandbox, to test how a client handles them.

use salon_domain::args;
use salon_domain::clock::{AtDeadline, ClockRules};

use crate::{
    model::ids::{AccountId, GameId},
    play::{
        Games,
        error::PlayError,
        sandbox::pass_time::check_running,
        tables::entry_checks::check_owns_sandbox,
        views::{game_summary::GameSummary, show_game::show_game},
    },
    store::FaultRow,
};

/// Faults of one kind for one seat.
pub const MAX_FAULTS: u8 = 100;

/// The faults to inject for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatFaults {
    /// The seat.
    pub seat: u8,
    /// How many of its next accepted commands are carried out without an answer: the connection is closed instead.
    pub lose_answers: u8,
    /// How many of its next commands are overtaken: just before, a bot decides for another awaited seat, or for this one if there is
    /// no other.
    pub overtake: u8,
    /// How many of its next decisions run out of time at once: a bot decides, and the account is notified afterwards. Only in a game
    /// with a clock that lets a bot decide at the deadline.
    pub expire: u8,
}

/// Sets the faults of a seat, in place of those that were left.
pub async fn set_faults(
    games: &Games,
    game: GameId,
    account: AccountId,
    faults: SeatFaults,
) -> Result<GameSummary, PlayError> {
    for (at, count) in
        [("/lose_answers", faults.lose_answers), ("/overtake", faults.overtake), ("/expire", faults.expire)]
    {
        if count > MAX_FAULTS {
            return Err(PlayError::invalid(at, "input-range", &args!["least" => 0, "most" => MAX_FAULTS]));
        }
    }
    check_owns_sandbox(games, game, account).await?;
    let mut table = games.store.lock_table(game).await?;
    check_running(&table.game)?;
    if i16::from(faults.seat) >= table.game.seats {
        return Err(PlayError::invalid("/seat", "input-no-seat", &args![]));
    }
    let clock: ClockRules = table.game.clock.read()?;
    if faults.expire > 0 && !(clock.timed() && clock.at_deadline == AtDeadline::Bot) {
        return Err(PlayError::invalid("/expire", "input-no-deadline", &args![]));
    }
    let row = FaultRow {
        game_id: game,
        seat: faults.seat.into(),
        lose_answers: faults.lose_answers.into(),
        overtake: faults.overtake.into(),
        expire: faults.expire.into(),
        after_loss: None,
        overtaken: None,
    };
    table.set_faults(&row, games.clock.now()).await?;
    table.commit().await?;
    games.signals.duties.raise();
    show_game(games, game, Some(account)).await
}
