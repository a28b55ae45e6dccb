//! Standing still: a game does while all its people want it to. Whoever goes, comes back or comes anew changes who they are, so
//! it is reckoned anew then.

use chrono::{DateTime, Utc};

use super::{
    GameSummary, Games, PlayError, SeatOf, attend::lock_same, join_game::must_sit_there, live::Live, news,
    seats::change, show_game,
};
use crate::{
    feed::{News, NewsFor},
    store::ids::{AccountId, GameId},
};

/// Says whether the caller wants the game to stand still.
pub async fn pause_game(
    games: &Games,
    game: GameId,
    account: AccountId,
    wanted: bool,
) -> Result<GameSummary, PlayError> {
    change(games, game, async |table, live| {
        must_sit_there(table, account).await?;
        let seat = live.seat_of(account).ok_or(PlayError::NotAPlayer)?;
        if seat.resigned {
            return Err(PlayError::Resigned);
        }
        live.change_seat(account, |seat| seat.wants_pause = wanted);
        Ok(table.want_pause(account, wanted).await?)
    })
    .await?;
    show_game(games, game, Some(account)).await
}

/// Lets a game stand still or go on because a move changed who its people are.
pub(super) async fn pause_or_go_on(games: &Games, mut live: Live) -> Result<(), PlayError> {
    let Some(mut table) = lock_same(games, &live).await? else { return Ok(()) };
    let now = games.clock.now();
    let told = live.pause_as_wanted(now);
    table.news(now, &told).await?;
    table.retime(live.retiming(now)).await?;
    table.commit().await?;
    games.wake.drain_soon();
    Ok(())
}

impl Live {
    /// The people who really play: neither gone, nor kept by a bot, nor bots. Bots that people brought along have a say where no
    /// person plays.
    pub(super) fn people(&self) -> impl Iterator<Item = &SeatOf> {
        let plays = |seat: &&SeatOf| self.bot_of(seat).is_none();
        let only_bots = !self.seats.iter().filter(plays).any(|seat| seat.person);
        self.seats.iter().filter(plays).filter(move |seat| seat.person || only_bots)
    }

    /// Whether the game is to stand still, if it does not, or to go on.
    pub(super) fn pause_due(&self) -> Option<bool> {
        let wanted = self.people().next().is_some() && self.people().all(|seat| seat.wants_pause);
        (wanted != self.timing.stands_still()).then_some(wanted)
    }

    /// Lets the game stand still or go on, as its people want; what they are told.
    pub(super) fn pause_as_wanted(&mut self, now: DateTime<Utc>) -> Vec<NewsFor> {
        let Some(paused) = self.pause_due() else { return Vec::new() };
        self.timing.pause(paused, now);
        self.timing.stamp(&mut self.awaiting);
        let game = self.id;
        news::to_all(self, |_| News::GamePaused { game, paused })
    }
}
