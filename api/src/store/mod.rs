//! PostgreSQL: the only place that knows tables. Knows rows, ids and the values of `model/`, but no use case and no HTTP.

mod account_data;
mod accounts;
mod endpoint;
mod error;
mod job_lease;
mod json;
pub mod migrations;
mod notices;
mod open_transaction;
pub(crate) mod play;
mod ratings;
mod schema;
mod talk;
mod transaction_order;

use std::time::Duration;

use diesel::ConnectionError;
use diesel_async::{
    AsyncPgConnection, RunQueryDsl,
    pooled_connection::{AsyncDieselConnectionManager, ManagerConfig, RecyclingMethod, deadpool},
};
use futures_util::FutureExt;

pub use self::{
    account_data::{AccountData, InvitationRow},
    accounts::{
        access_tokens::{AccessTokenRow, Credential, NewAccessToken, TokenHolder},
        account_rows::{AccountRow, NewAccount, ProfileChange},
        guests::{GuestUpgrade, Standing},
        owned_bots::BotCreation,
        password_change::{ActiveTokens, PasswordChange},
        refresh_tokens::{RecentExchanges, Rotation, Successor},
        sessions::{NewSession, SessionRow},
        signing_keys::SigningKeyRow,
    },
    endpoint::Endpoint,
    error::{StoreError, StoreResult},
    job_lease::JobLease,
    json::JsonText,
    notices::{
        deliveries::{AttemptOutcome, DeliveryAttempt, DueDelivery},
        delivery_log::DeliveryRow,
        feed::{FeedAfter, FeedRow},
        feed_scan::{FeedScan, MailableNoticeRow, PendingMailWork},
        mail_settings::{DigestRow, MailSettingsRow},
        mail_tokens::NewMailToken,
        mails::{MailLogRow, MailRow, NewMail},
        named_tables::NamedPlayerRow,
        webhooks::{NewWebhook, WebhookChange, WebhookRow},
    },
    play::{
        built_in_bots::BuiltInBotRow,
        correspondence::{
            calendars::{CalendarChange, CalendarRow, VacationRow},
            duties::TimingChange,
            plans::PlanRow,
        },
        insert_moves::NewMove,
        moves::{DealtRow, GameVersion, MoveRow},
        sandboxes::{FaultRow, RewindTarget, SandboxRow},
        snapshots::SnapshotBatch,
        tables::{
            budgets::TableBudget,
            game_lists::GameFilter,
            game_row::GameRow,
            games::NewGame,
            games_of_account::AccountGameRow,
            invitations::{InvitationOutcome, NewInvitation},
            players::PlayerRow,
            start_and_end::Deal,
            substitutes::{SeatTransfer, SubstituteRow},
            table_lock::TableLock,
        },
    },
    ratings::{
        rating_rows::{HistoryQuery, LeaderboardFilter, RankedRow, RatingChangeRow, RatingHistoryRow, StandingRow},
        rating_transaction::{DealtSeatRow, FinishedGameRow, RatingTransaction},
    },
    talk::{
        messages::{MessageFilter, MessageRow, NewMessage},
        mutes::MuteRow,
        notes::NoteRow,
    },
};

/// The longest wait for the first connection when a server starts.
const FIRST_CONNECTION_WAIT: Duration = Duration::from_secs(60);

/// The database: a pool of connections, and all queries as methods.
#[derive(Clone)]
pub struct Store {
    pool: deadpool::Pool<AsyncPgConnection>,
}

/// A connection from the pool.
pub(crate) type PooledConnection = deadpool::Object<AsyncPgConnection>;

/// Usage of the connection pool.
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
    /// Creates a pool, which connects on first use. Must be called on the main runtime.
    pub fn new(endpoint: &Endpoint, size: usize, wait: Duration) -> StoreResult<Self> {
        let mut config = ManagerConfig::default();
        config.recycling_method = RecyclingMethod::Fast;
        // A connection is driven by a task on the runtime that opened it. Web workers have a runtime each and stop one by one at
        // shutdown: a connection opened by one would break while another worker still uses it.
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
            // The connection used last has its statements prepared and planned, and its caches warm.
            .queue_mode(::deadpool::managed::QueueMode::Lifo)
            .build()
            .map(|pool| Self { pool })
            .map_err(|error| StoreError::Corrupt(error.to_string()))
    }

    /// Opens the first connection when a server starts. A short `SALON_POOL_WAIT` is for requests and does not limit it.
    pub async fn open_first_connection(&self) -> StoreResult<()> {
        let wait = Some(FIRST_CONNECTION_WAIT);
        let timeouts = ::deadpool::managed::Timeouts { wait, create: wait, recycle: wait };
        self.pool.timeout_get(&timeouts).await.map(drop).map_err(|error| StoreError::Unavailable(error.to_string()))
    }

    /// Takes a connection from the pool; `StoreError::Unavailable` if none can be had in time.
    pub(crate) async fn connection(&self) -> StoreResult<PooledConnection> {
        self.pool.get().await.map_err(|error| StoreError::Unavailable(error.to_string()))
    }

    /// Checks that the database answers.
    pub async fn ping(&self) -> StoreResult<()> {
        diesel::select(diesel::dsl::sql::<diesel::sql_types::Integer>("1"))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Returns the usage of the connection pool.
    pub fn status(&self) -> PoolStatus {
        let status = self.pool.status();
        PoolStatus { max: status.max_size, size: status.size, available: status.available, waiting: status.waiting }
    }
}
