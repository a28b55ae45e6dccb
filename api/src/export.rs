//! Everything the server stores about an account, for its owner.

use chrono::{DateTime, Utc};
use salon_domain::clock::Calendar;

use crate::{
    accounts::{self, AccessTokenInfo, Account, AccountError, Accounts, MailSettings, SessionInfo},
    model::{
        feed_cursor::FeedCursor,
        feed_filter::FeedFilter,
        game::{Pool, Status},
        ids::{AccountId, GameId, WebhookId},
        strength::Strength,
    },
    notices::{
        feed::FeedItem,
        webhooks::{Delivery, Webhook},
    },
    play::{Games, Plan, PlayError},
    store::{AccountData, AccountGameRow, MailLogRow, RatingChangeRow, StoreError},
    talk::{Message, Note},
};

/// Everything the server stores about an account. Secrets are not part of it: only hashes of them are stored.
#[derive(Debug)]
pub struct AccountExport {
    /// The account itself.
    pub account: Account,
    /// Its sessions.
    pub sessions: Vec<SessionInfo>,
    /// Its personal access tokens.
    pub access_tokens: Vec<AccessTokenInfo>,
    /// The bots it owns.
    pub bots: Vec<Account>,
    /// The games it plays or played in.
    pub games: Vec<Membership>,
    /// Its feed, oldest item first.
    pub feed: Vec<FeedItem>,
    /// Its webhooks.
    pub webhooks: Vec<Webhook>,
    /// Their deliveries, the newest of each webhook first.
    pub deliveries: Vec<(WebhookId, Delivery)>,
    /// Its mail settings.
    pub mail_settings: MailSettings,
    /// Mails that are queued or were sent recently.
    pub mails: Vec<MailLogEntry>,
    /// Its messages at tables.
    pub messages: Vec<Message>,
    /// Its notes on games.
    pub notes: Vec<Note>,
    /// The accounts it has muted.
    pub mutes: Vec<AccountId>,
    /// The games that changed its ratings, the oldest of each rating first.
    pub ratings: Vec<RatedGame>,
    /// Clock settings, plans, tables and seats.
    pub playing: PlayData,
}

/// A game the account plays or played in.
#[derive(Clone, Debug)]
pub struct Membership {
    /// The game.
    pub game: GameId,
    /// Its ruleset.
    pub ruleset: String,
    /// Its status.
    pub status: Status,
    /// The account's seat, once dealt.
    pub seat: Option<u8>,
    /// When the account joined.
    pub joined_at: DateTime<Utc>,
    /// When it resigned.
    pub resigned_at: Option<DateTime<Utc>>,
}

impl TryFrom<AccountGameRow> for Membership {
    type Error = StoreError;

    fn try_from(row: AccountGameRow) -> Result<Self, StoreError> {
        Ok(Self {
            game: row.game_id,
            ruleset: row.ruleset,
            status: row.status,
            seat: row.seat.map(|seat| seat as u8),
            joined_at: row.joined_at,
            resigned_at: row.resigned_at,
        })
    }
}

/// A mail, without its text.
#[derive(Clone, Debug)]
pub struct MailLogEntry {
    /// The kind of the mail.
    pub kind: String,
    /// The recipient, if it is not the account's verified address.
    pub recipient: Option<String>,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// When it is due.
    pub due_at: DateTime<Utc>,
    /// When it was sent.
    pub sent_at: Option<DateTime<Utc>>,
    /// When it was given up after failed attempts.
    pub given_up_at: Option<DateTime<Utc>>,
}

impl From<MailLogRow> for MailLogEntry {
    fn from(row: MailLogRow) -> Self {
        Self {
            kind: row.kind.as_str().to_owned(),
            recipient: row.recipient,
            created_at: row.created_at,
            due_at: row.due_at,
            sent_at: row.sent_at,
            given_up_at: row.given_up_at,
        }
    }
}

/// A game that changed a rating of the account.
#[derive(Clone, Debug)]
pub struct RatedGame {
    /// The game.
    pub game: GameId,
    /// Its ruleset.
    pub ruleset: String,
    /// The pool it counts in.
    pub pool: Pool,
    /// The number of rated games in that pool up to this one.
    pub number: i32,
    /// The placing among the rated players.
    pub placing: i16,
    /// The strength before the game.
    pub before: Strength,
    /// The strength after the game.
    pub after: Strength,
    /// When the game ended.
    pub at: DateTime<Utc>,
}

impl TryFrom<RatingChangeRow> for RatedGame {
    type Error = StoreError;

    fn try_from(row: RatingChangeRow) -> Result<Self, StoreError> {
        Ok(Self {
            pool: row.pool,
            game: row.game_id,
            ruleset: row.ruleset,
            number: row.number,
            placing: row.placed,
            before: Strength::of(row.mu_before, row.sigma_before),
            after: Strength::of(row.mu_after, row.sigma_after),
            at: row.at,
        })
    }
}

/// Clock settings, plans, and the tables and seats an account has to do with.
#[derive(Debug)]
pub struct PlayData {
    /// Sleep hours, weekends and vacations.
    pub calendar: Calendar,
    /// Its plans in running games.
    pub plans: Vec<(GameId, Plan)>,
    /// The tables it opened or hosts.
    pub opened: Vec<GameId>,
    /// The sandboxes it owns.
    pub sandboxes: Vec<GameId>,
    /// The seats that a substitute took over from it.
    pub former_seats: Vec<FormerSeat>,
    /// The seats it offered to take over.
    pub offers: Vec<SeatOffer>,
    /// The invitations it sent and received.
    pub invitations: Vec<Invitation>,
}

/// A seat that a substitute took over from the account.
#[derive(Clone, Copy, Debug)]
pub struct FormerSeat {
    /// The game.
    pub game: GameId,
    /// The seat.
    pub seat: u8,
    /// Decisions with a deadline until then.
    pub decisions: i32,
    /// Those made in time.
    pub in_time: i32,
    /// When the substitute took over.
    pub left_at: DateTime<Utc>,
}

/// A seat the account offered to take over.
#[derive(Clone, Copy, Debug)]
pub struct SeatOffer {
    /// The game.
    pub game: GameId,
    /// The seat.
    pub seat: u8,
    /// When it offered.
    pub offered_at: DateTime<Utc>,
}

/// An invitation to a table, from or to the account.
#[derive(Clone, Copy, Debug)]
pub struct Invitation {
    /// The game.
    pub game: GameId,
    /// The account that invited.
    pub from: AccountId,
    /// The invited account.
    pub to: AccountId,
    /// When.
    pub at: DateTime<Utc>,
}

impl PlayData {
    fn new(calendar: Calendar, stored: AccountData) -> Result<Self, PlayError> {
        let plans = stored.plans.into_iter().map(|row| Ok((row.game_id, Plan::try_from(row)?)));
        let left = stored.left.into_iter().map(|(game, seat, decisions, in_time, left_at)| FormerSeat {
            game,
            seat: seat as u8,
            decisions,
            in_time,
            left_at,
        });
        let offers = stored.offers.into_iter();
        let invitations = stored.invitations.into_iter();
        Ok(Self {
            calendar,
            plans: plans.collect::<Result<_, PlayError>>()?,
            opened: stored.opened,
            sandboxes: stored.sandboxes,
            former_seats: left.collect(),
            offers: offers.map(|(game, seat, offered_at)| SeatOffer { game, seat: seat as u8, offered_at }).collect(),
            invitations: invitations
                .map(|row| Invitation { game: row.game_id, from: row.from_id, to: row.account_id, at: row.at })
                .collect(),
        })
    }
}

/// Why an export failed.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The account or its data could not be read.
    #[error(transparent)]
    Account(#[from] AccountError),
    /// Its clock settings or plans could not be read.
    #[error(transparent)]
    Play(#[from] PlayError),
}

impl From<StoreError> for ExportError {
    fn from(error: StoreError) -> Self {
        Self::Account(error.into())
    }
}

/// Collects everything the server stores about an account.
pub async fn export_account(accounts: &Accounts, games: &Games, id: AccountId) -> Result<AccountExport, ExportError> {
    let store = &accounts.store;
    let feed = store.feed_after(id, FeedCursor::BEGINNING, &FeedFilter::default(), i64::MAX).await?;
    let webhooks = store.webhooks_of(id).await?;
    let mut deliveries = Vec::new();
    for webhook in &webhooks {
        for row in store.deliveries_of(webhook.id, None, i64::MAX).await? {
            deliveries.push((webhook.id, Delivery::try_from(row)?));
        }
    }
    Ok(AccountExport {
        account: accounts::show_account(accounts, id).await?,
        sessions: store.sessions_of(id).await?.into_iter().map(SessionInfo::from).collect(),
        access_tokens: accounts::list_access_tokens(accounts, id, None, i64::MAX).await?,
        bots: accounts::list_bots(accounts, id, None, i64::MAX).await?,
        games: converted(store.games_of_account(id).await?)?,
        feed: converted(feed.complete)?,
        webhooks: converted(webhooks)?,
        deliveries,
        mail_settings: MailSettings::try_from(&store.mail_settings(id).await?)?,
        mails: store.mails_of(id).await?.into_iter().map(MailLogEntry::from).collect(),
        messages: converted(store.messages_of(id).await?)?,
        notes: store.notes_of(id).await?.into_iter().map(Note::from).collect(),
        mutes: store.mutes_of(id, None, i64::MAX).await?.into_iter().map(|row| row.muted_id).collect(),
        ratings: converted(store.rating_changes_of(id).await?)?,
        playing: PlayData::new(games.calendar(id).await?, store.account_data(id).await?)?,
    })
}

fn converted<A, B: TryFrom<A, Error = StoreError>>(rows: Vec<A>) -> Result<Vec<B>, StoreError> {
    rows.into_iter().map(B::try_from).collect()
}
