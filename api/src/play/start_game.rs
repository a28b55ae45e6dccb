//! Dealing a game.

use salon_domain::kernel::catalogue::Choice;
use salon_domain::kernel::game::seating;
use salon_domain::kernel::{Seats, Seed};
use salon_domain::rulesets;

use super::{GameSummary, Games, PlayError, Status, join_game::must_sit_there, live, show_game};
use crate::store::{
    Deal, JsonText, TableLock,
    ids::{AccountId, GameId},
};

/// Starts an open game with those who are there: the host may, as soon as they are enough.
pub async fn start_game(games: &Games, game: GameId, account: AccountId) -> Result<GameSummary, PlayError> {
    let mut table = games.store.lock_table(game).await?;
    must_sit_there(&mut table, account).await?;
    if table.game.host_id != account {
        return Err(PlayError::NotHost);
    }
    if table.game.status != Status::Open.as_str() {
        return Err(PlayError::NotOpen);
    }
    deal(games, &mut table).await?;
    table.commit().await?;
    games.wake.drain_soon();
    show_game(games, game, Some(account)).await
}

/// Deals to those at the table. Who sits where follows from the seed, like everything else.
pub(super) async fn deal(games: &Games, table: &mut TableLock) -> Result<(), PlayError> {
    let ruleset = rulesets::find(&table.game.ruleset)?;
    let places = table.places().await?;
    let count = places.len() as u8;
    let fewest = ruleset.about().fewest_seats;
    let seats = Seats::new(count).filter(|_| count >= fewest).ok_or(PlayError::TooFew(fewest))?;
    let seed = Seed::new(table.seed().await?);
    let choice =
        Choice { edition: Some(&table.game.edition), seats: count, options: Some(table.game.options.as_str()) };
    let dealt = ruleset.open(&choice, seed.clone())?;
    let seating: Vec<(i16, i16)> = seating(&seed, seats)
        .iter()
        .filter_map(|(seat, player)| Some((places.get(usize::from(*player))?.0, i16::from(seat.number()))))
        .collect();
    let at = games.clock.now();
    let deal = Deal {
        seats: i16::from(count),
        agreed: JsonText::from(&*dealt.game.table()),
        opening: JsonText::from(&*dealt.opening),
        awaiting: JsonText::of(&live::awaiting(&*dealt.game, &[], at)),
        at,
        seating: &seating,
    };
    Ok(table.start(deal).await?)
}
