//! Substitutes: accounts that take over the seat of another account, if all people who play agree.

use chrono::{DateTime, Utc};
use salon_domain::kernel::bots::Level;

use crate::{
    model::{
        account_ref::AccountKind,
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        tables::{
            bot_seats::find_free_bot,
            change_game::change_game,
            entry_checks::{Applicant, check_is_player, check_no_shared_owner},
            transfer_seat::{Agreement, Candidate, agree, check_kept, check_transferable},
        },
        views::{game_summary::GameSummary, show_game::show_game},
    },
    store::{PlayerRow, SubstituteRow},
};

/// Offers for one seat at the same time.
const MAX_OFFERS: usize = 10;

/// A seat of a game.
#[derive(Clone, Copy, Debug)]
pub struct SeatRef {
    /// The game.
    pub game: GameId,
    /// The seat.
    pub seat: u8,
}

/// An account that offers to take over a seat.
#[derive(Debug)]
pub struct Substitute {
    /// The seat.
    pub seat: u8,
    /// The account.
    pub account: AccountId,
    /// Whether it is a person or a bot.
    pub kind: AccountKind,
    /// Whether it is a guest.
    pub guest: bool,
    /// When it offered.
    pub offered_at: DateTime<Utc>,
    /// The accounts that have agreed. When all people who play agree, the seat is transferred.
    pub agreed: Vec<AccountId>,
}

impl From<SubstituteRow> for Substitute {
    fn from(row: SubstituteRow) -> Self {
        Self {
            seat: row.seat as u8,
            account: row.account_id,
            kind: row.kind,
            guest: row.guest,
            offered_at: row.offered_at,
            agreed: row.agreed,
        }
    }
}

/// Returns all offers to take over seats of a game.
pub async fn list_substitutes(games: &Games, game: GameId, account: AccountId) -> Result<Vec<Substitute>, PlayError> {
    games.current(game).await?.viewer(Some(account))?;
    Ok(games.store.substitutes(game).await?.into_iter().map(Substitute::from).collect())
}

/// Offers to take over a seat that its owner left to a bot; returns all offers. A private game and a sandbox need the invitation.
pub async fn offer_substitute(
    games: &Games,
    SeatRef { game, seat }: SeatRef,
    account: AccountId,
    invite: Option<&str>,
) -> Result<Vec<Substitute>, PlayError> {
    let session = games.current_for_action(game, account).await?;
    let applicant = Applicant::load(games, account).await?;
    let mut table = games.store.lock_table(game).await?;
    let needs_invite = session.viewer(Some(account)).is_err() || session.sandbox.is_some();
    if needs_invite && invite != Some(table.game.invite.as_str()) {
        return Err(PlayError::NotFound);
    }
    // An invitation does not reveal how a private game continued.
    if session.viewer(Some(account)).is_err() && table.game.status != Status::Running {
        return Err(PlayError::NotFound);
    }
    check_kept(&session, seat)?;
    if session.seat_of(account).is_some() {
        return Err(PlayError::AlreadyJoined);
    }
    if table.game.status != Status::Running {
        return Err(PlayError::NotRunning);
    }
    applicant.check(&mut table).await?;
    let offers = table.substitutes().await?;
    if offers.iter().filter(|offer| offer.seat == i16::from(seat)).count() >= MAX_OFFERS {
        return Err(PlayError::Full);
    }
    table.insert_offer(seat.into(), account, games.clock.now()).await?;
    let offers = table.substitutes().await?;
    table.commit().await?;
    Ok(offers.into_iter().map(Substitute::from).collect())
}

/// Proposes that a built-in bot takes over a seat: one that its owner left, or the caller's own. The caller agrees by this; all other
/// people who play have to agree too. Returns all offers.
pub async fn propose_bot(
    games: &Games,
    SeatRef { game, seat }: SeatRef,
    account: AccountId,
    level: Level,
) -> Result<Vec<Substitute>, PlayError> {
    let all = games.store.built_in_bots().await?;
    let now = games.clock.now();
    let proposed = change_game(games, (game, account), async |table, session| {
        check_is_player(table, account).await?;
        if !session.people().any(|own| own.account == account) {
            return Err(PlayError::NotAPlayer);
        }
        check_transferable(session, seat, &[account])?;
        // A second proposal of the same level for the same seat is the same proposal.
        let offers = table.substitutes().await?;
        let of_level = |id: AccountId| all.iter().any(|bot| bot.id == id && bot.level == level);
        let before = offers.iter().find(|offer| offer.seat == i16::from(seat) && of_level(offer.account_id));
        // A bot is offered for one seat only: after taking one over it could not take the other.
        let mut taken: Vec<AccountId> = session.seats.iter().map(|seat| seat.account).collect();
        taken.extend(offers.iter().map(|offer| offer.account_id));
        let free = || find_free_bot(&all, level, &taken);
        let bot = before.map(|offer| offer.account_id).or_else(free).ok_or(PlayError::Full)?;
        table.insert_offer(seat.into(), bot, now).await?;
        let candidate = Candidate { account: bot, kind: AccountKind::Bot, level: Some(level) };
        agree(games, table, session, Agreement { seat, candidate, account }).await
    });
    proposed.await?;
    list_substitutes(games, game, account).await
}

/// Withdraws the caller's offer for a seat, or all offers for the caller's own seat.
pub async fn withdraw_substitute(
    games: &Games,
    SeatRef { game, seat }: SeatRef,
    account: AccountId,
) -> Result<(), PlayError> {
    let mut table = games.store.lock_table(game).await?;
    let players = table.players().await?;
    let plays = |player: &PlayerRow| player.account_id == account && player.resigned_at.is_none();
    let is_own = players.iter().any(|player| plays(player) && player.seat == Some(seat.into()));
    if table.delete_offers(seat.into(), (!is_own).then_some(account)).await? == 0 {
        return Err(PlayError::NotFound);
    }
    Ok(table.commit().await?)
}

/// Agrees that an account takes over a seat. When all people who play have agreed, the seat is transferred.
pub async fn agree_to_substitute(
    games: &Games,
    SeatRef { game, seat }: SeatRef,
    candidate: AccountId,
    account: AccountId,
) -> Result<GameSummary, PlayError> {
    games.current_for_action(game, account).await?;
    // Fails for a deleted account.
    let kind = games.store.account(candidate).await?.kind;
    let level = games.store.level_of(candidate).await?;
    change_game(games, (game, account), async |table, session| {
        check_is_player(table, account).await?;
        let offers = table.substitutes().await?;
        let offer = offers.iter().find(|offer| offer.seat == i16::from(seat) && offer.account_id == candidate);
        check_transferable(session, seat, offer.map_or(&[], |offer| &offer.agreed))?;
        if session.seat_of(candidate).is_some() {
            return Err(PlayError::AlreadyJoined);
        }
        if !session.people().any(|seat| seat.account == account) {
            return Err(PlayError::NotAPlayer);
        }
        // An account of the same owner may have joined after the offer.
        check_no_shared_owner(table, candidate).await?;
        let candidate = Candidate { account: candidate, kind, level };
        agree(games, table, session, Agreement { seat, candidate, account }).await
    })
    .await?;
    show_game(games, game, Some(account)).await
}
