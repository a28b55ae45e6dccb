//! PostgreSQL: the only place that knows tables. Knows nothing of HTTP.

mod access_tokens;
mod accounts;
mod append;
mod belongings;
mod bots;
mod budgets;
mod built_in_bots;
mod calendars;
mod deliveries;
mod delivery_log;
mod duties;
mod endpoint;
mod error;
mod feed;
mod games;
pub mod ids;
mod invitations;
mod json;
mod ledger;
mod lists;
mod mail_feed;
mod mail_settings;
mod mail_tokens;
mod mails;
mod memberships;
pub mod migrations;
mod moves;
mod mutes;
mod notes;
mod open;
pub mod outbox;
mod password_change;
mod plans;
mod ratings;
mod sandboxes;
mod schema;
mod sessions;
mod signing_keys;
mod snapshots;
mod substitutes;
mod talk;
mod transactions;
mod unsettled;
mod webhooks;

use std::time::Duration;

use diesel::ConnectionError;
use diesel_async::{
    AsyncPgConnection, RunQueryDsl,
    pooled_connection::{AsyncDieselConnectionManager, ManagerConfig, RecyclingMethod, deadpool},
};
use futures_util::FutureExt;

pub use self::{
    access_tokens::{AccessTokenRow, MadeWith, NewAccessToken, TokenHolder},
    accounts::{AccountRow, NewAccount, ProfileChange},
    append::NewMove,
    belongings::{Belongings, InvitationRow},
    bots::Founded,
    budgets::Budget,
    built_in_bots::BuiltInRow,
    calendars::{CalendarChange, CalendarRow, VacationRow},
    deliveries::{Attempt, Verdict, Work},
    delivery_log::DeliveryRow,
    duties::Retiming,
    endpoint::Endpoint,
    error::{StoreError, StoreResult},
    feed::{FeedAfter, FeedRow},
    games::{Deal, GameRow, NewGame, PlayerRow, TableLock},
    invitations::Invited,
    json::JsonText,
    ledger::{EndedRow, Ledger, SeatedRow},
    lists::GameFilter,
    mail_feed::{MailFeed, MailWaits, ToldRow},
    mail_settings::{DigestRow, MailSettingsRow},
    mails::{MailLogRow, MailRow, NewMail},
    memberships::MembershipRow,
    moves::{DealtRow, GameVersion, MoveRow},
    mutes::MuteRow,
    notes::NoteRow,
    password_change::{LivingTokens, PasswordChange},
    plans::PlanRow,
    ratings::{ChangeRow, HistoryRow, RankedRow, StandingRow},
    sandboxes::{FaultRow, Rewinding, SandboxRow},
    sessions::{NewSession, Rotation, SessionRow},
    signing_keys::SigningKeyRow,
    snapshots::Snapshots,
    substitutes::{Handover, SubstituteRow},
    talk::{MessageRow, NewMessage},
    webhooks::{NewWebhook, WebhookChange, WebhookRow},
};

/// A pool of connections, and all that is asked of them.
#[derive(Clone)]
pub struct Store {
    pool: deadpool::Pool<AsyncPgConnection>,
}

/// A connection lent by the pool.
pub(crate) type Connection = deadpool::Object<AsyncPgConnection>;

/// How busy the pool is.
#[derive(Clone, Copy, Debug)]
pub struct PoolStatus {
    /// Connections allowed.
    pub max: usize,
    /// Connections open.
    pub size: usize,
    /// Connections idle.
    pub available: usize,
    /// Requests waiting for one.
    pub waiting: usize,
}

impl Store {
    /// A pool on a database; connects when first asked. To be called on the main runtime.
    pub fn new(endpoint: &Endpoint, size: usize, wait: Duration) -> StoreResult<Self> {
        let mut config = ManagerConfig::default();
        config.recycling_method = RecyclingMethod::Fast;
        // A connection is driven by a task on the runtime that opened it. Web workers end one by one at shutdown, each with
        // its runtime; opened there, a connection would die under another worker that is still answering.
        let runtime = tokio::runtime::Handle::current();
        let endpoint = endpoint.clone();
        config.custom_setup = Box::new(move |_| {
            let (runtime, endpoint) = (runtime.clone(), endpoint.clone());
            async move {
                runtime
                    .spawn(async move { endpoint.connect().await })
                    .await
                    .map_err(|error| ConnectionError::BadConnection(error.to_string()))?
            }
            .boxed()
        });
        let manager = AsyncDieselConnectionManager::new_with_config("", config);
        deadpool::Pool::builder(manager)
            .max_size(size)
            .wait_timeout(Some(wait))
            .create_timeout(Some(wait))
            .recycle_timeout(Some(wait))
            .runtime(::deadpool::Runtime::Tokio1)
            // The connection used last: its statements are prepared and planned, its caches warm.
            .queue_mode(::deadpool::managed::QueueMode::Lifo)
            .build()
            .map(|pool| Self { pool })
            .map_err(|error| StoreError::Corrupt(error.to_string()))
    }

    /// Lends a connection, or says that the database is not to be had.
    pub(crate) async fn connection(&self) -> StoreResult<Connection> {
        self.pool.get().await.map_err(|error| StoreError::Unavailable(error.to_string()))
    }

    /// Asks the database for a sign of life.
    pub async fn ping(&self) -> StoreResult<()> {
        diesel::select(diesel::dsl::sql::<diesel::sql_types::Integer>("1"))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// How busy the pool is.
    pub fn status(&self) -> PoolStatus {
        let status = self.pool.status();
        PoolStatus { max: status.max_size, size: status.size, available: status.available, waiting: status.waiting }
    }
}
