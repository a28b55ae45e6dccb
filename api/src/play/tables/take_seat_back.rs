//! The owner of a seat takes it back from the bot that plays for it.

use salon_domain::clock::SeatClock;

use crate::{
    model::{
        ids::{AccountId, GameId},
        notices::{Notice, SeatPlayer},
    },
    play::{
        Games,
        commit::notices,
        error::PlayError,
        tables::{change_game::change_game, entry_checks::check_is_player},
        views::{game_summary::GameSummary, show_game::show_game},
    },
};

/// Takes a seat back from the bot that plays for it, from the next decision on.
pub async fn take_seat_back(games: &Games, game: GameId, account: AccountId) -> Result<GameSummary, PlayError> {
    change_game(games, (game, account), async |table, session| {
        check_is_player(table, account).await?;
        let seat = session.seat_of(account).ok_or(PlayError::NotAPlayer)?;
        if seat.resigned {
            return Err(PlayError::Resigned);
        }
        if !session.timing.kept(seat.seat) {
            return Err(PlayError::SeatNotKept);
        }
        let (number, before) = (seat.seat.number(), session.clone());
        table.delete_offers(number.into(), None).await?;
        session.timing.change(number, SeatClock::taken_over);
        session.awaiting.iter_mut().filter(|awaited| awaited.seat == number).for_each(|awaited| {
            awaited.counts_from = Some(games.clock.now());
        });
        session.timing.stamp(&mut session.awaiting);
        let back = Notice::SeatTakenOver { game, seat: number, by: SeatPlayer::Owner, by_kind: None };
        let mut notices = notices::to_others(session, account, back);
        // While the bot decided, the owner got no turn notices.
        let turns = notices::turns(session, Some(&before), None);
        notices.extend(turns.into_iter().filter(|notice| notice.account == account));
        let notices = notices::without_repeated_turns(table, notices).await?;
        table.insert_notices(games.clock.now(), &notices).await?;
        Ok(())
    })
    .await?;
    show_game(games, game, Some(account)).await
}
