//! The caller's own account.

use actix_web::{HttpRequest, HttpResponse, get, patch, post, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use super::{
    access_tokens::AccessToken,
    bots::Bot,
    deliveries::WebhookDelivery,
    export::{MailLog, Noted, RatedGame, Said},
    export_play::Playing,
    webhooks::Webhook,
};
use crate::{
    accounts::{self, AccountError, AccountKind, DisplayName, Email, Leaving, Locale, ProfileOrder, Secret, TimeZone},
    feed::FeedItem,
    http::{ApiError, Body, Caller, Code, Manage, PasswordAttempt, Read, State, StillSignedIn, etag},
    mail::MailSettings,
    play::{self, Status},
    store::{
        AccountRow, MembershipRow, SessionRow,
        ids::{AccountId, GameId, SessionId},
    },
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_account).service(update_account).service(export_account).service(delete_account);
}

/// An account as its owner sees it.
#[derive(Serialize, ToSchema)]
pub(super) struct Account {
    /// Its id.
    id: AccountId,
    /// The public handle.
    name: String,
    /// What others read.
    display_name: String,
    /// Whether it is a person or a bot.
    kind: AccountKind,
    /// Private.
    email: Option<String>,
    /// Whether the address was proven.
    email_verified: bool,
    /// Language of what they read.
    locale: Locale,
    /// IANA name.
    time_zone: String,
    /// Since when it is here.
    created_at: DateTime<Utc>,
}

impl Account {
    pub(super) fn example() -> Value {
        json!({
            "id": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "name": "ada", "display_name": "Ada Lovelace", "kind": "person",
            "email": "ada@example.org", "email_verified": false, "locale": "en", "time_zone": "Europe/London",
            "created_at": "2026-01-01T12:00:00Z"
        })
    }
}

impl TryFrom<AccountRow> for Account {
    type Error = ApiError;

    fn try_from(row: AccountRow) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            name: row.name,
            display_name: row.display_name,
            kind: AccountKind::try_from(row.kind.as_str())?,
            email: row.email,
            email_verified: row.email_verified_at.is_some(),
            locale: match row.locale.as_str() {
                "en" => Locale::En,
                "fr" => Locale::Fr,
                other => {
                    return Err(ApiError::new(Code::Internal).because(format!("stored locale {other}")));
                }
            },
            time_zone: row.time_zone,
            created_at: row.created_at,
        })
    }
}

/// Show my account.
///
/// The caller's account with what is private in it.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["read"])),
    responses(
        (status = 200, description = "The account.", body = Account, example = json!(Account::example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/account")]
async fn show_account(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    let account = accounts::show_account(&state.accounts, caller.account).await?;
    etag::json(&http, &Account::try_from(account)?)
}

/// What is to change; what is absent stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct UpdateAccountRequest {
    /// What others read.
    display_name: Option<DisplayName>,
    /// An address to be shown to the account itself; null removes it. Nothing is sent there: `POST /v1/account/email` has it
    /// verified.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<Email>, required = false)]
    email: Option<Option<Email>>,
    /// Language of what they read.
    locale: Option<Locale>,
    /// IANA name.
    time_zone: Option<TimeZone>,
}

/// Tells null from absent.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Email>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// Change my profile.
///
/// Changes what is given and leaves the rest. A bot has no address.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["manage"])),
    request_body(content = UpdateAccountRequest, example = json!({"display_name": "Ada", "time_zone": "Europe/Paris"})),
    responses((status = 200, description = "The account.", body = Account, example = json!(Account::example()))),
    extensions(("x-problems" = json!(["not_for_bots"]))),
)]
#[patch("/v1/account")]
async fn update_account(
    state: web::Data<State>,
    caller: StillSignedIn<Manage>,
    Body(request): Body<UpdateAccountRequest>,
) -> Result<HttpResponse, ApiError> {
    let order = ProfileOrder {
        display_name: request.display_name,
        email: request.email,
        locale: request.locale,
        time_zone: request.time_zone,
    };
    let account = accounts::update_account(&state.accounts, caller.account, &order).await?;
    if order.time_zone.is_some() {
        state.games.settings_changed(caller.account).await?;
    }
    Ok(HttpResponse::Ok().json(Account::try_from(account)?))
}

/// Everything the server keeps about an account. Of secrets it keeps hashes only, which are of no use to anybody.
#[derive(Serialize, ToSchema)]
struct AccountExport {
    /// The account.
    account: Account,
    /// Where it is signed in.
    sessions: Vec<Session>,
    /// Its personal access tokens.
    access_tokens: Vec<AccessToken>,
    /// The bots it brought along. Their data is exported with a token of theirs.
    bots: Vec<Bot>,
    /// The games it plays or played in, the newest first. What it did in them is in their records.
    games: Vec<Membership>,
    /// What it was told, the oldest first.
    feed: Vec<FeedItem>,
    /// Whom else that is told.
    webhooks: Vec<Webhook>,
    /// What was sent to them or is to be sent, the newest first of each. What it tells is in the feed.
    deliveries: Vec<WebhookDelivery>,
    /// What it wants by mail.
    mail_settings: MailSettings,
    /// Mails that wait for it or were sent lately.
    mails: Vec<MailLog>,
    /// What it said at tables, the newest first.
    messages: Vec<Said>,
    /// What it noted about games.
    notes: Vec<Noted>,
    /// Whom it has muted.
    mutes: Vec<AccountId>,
    /// The games that count for its ratings and what they changed, the oldest first at each ruleset and against each pool.
    ratings: Vec<RatedGame>,
    /// How it plays: what its clocks respect, what it has planned, the tables and seats it has to do with.
    playing: Playing,
}

/// A game somebody plays or played in.
#[derive(Serialize, ToSchema)]
struct Membership {
    /// The game; its record is at `/v1/games/{id}/record`.
    game: GameId,
    /// What is played.
    #[schema(example = "art_society")]
    ruleset: String,
    /// How far it is.
    status: Status,
    /// The account's seat, once dealt.
    #[schema(minimum = 0, maximum = 7)]
    seat: Option<u8>,
    /// When the account joined.
    joined_at: DateTime<Utc>,
    /// When it gave the seat up.
    resigned_at: Option<DateTime<Utc>>,
}

impl TryFrom<MembershipRow> for Membership {
    type Error = ApiError;

    fn try_from(row: MembershipRow) -> Result<Self, ApiError> {
        Ok(Self {
            game: row.game_id,
            ruleset: row.ruleset,
            status: Status::try_from(row.status.as_str())?,
            seat: row.seat.map(|seat| seat as u8),
            joined_at: row.joined_at,
            resigned_at: row.resigned_at,
        })
    }
}

/// A sign-in.
#[derive(Serialize, ToSchema)]
struct Session {
    /// Its id.
    id: SessionId,
    /// When it began.
    created_at: DateTime<Utc>,
    /// When it was last refreshed.
    refreshed_at: DateTime<Utc>,
    /// When it ends unless refreshed.
    expires_at: DateTime<Utc>,
}

impl From<SessionRow> for Session {
    fn from(row: SessionRow) -> Self {
        Self { id: row.id, created_at: row.created_at, refreshed_at: row.refreshed_at, expires_at: row.expires_at }
    }
}

/// Export my data.
///
/// Everything the server keeps about the caller's account.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["manage"])),
    responses((status = 200, description = "The data.", body = AccountExport, example = json!({
        "account": Account::example(),
        "sessions": [{
            "id": "0199a0c2-8e60-7c55-b0f4-6d3a7f2f7d11", "created_at": "2026-01-01T12:00:00Z",
            "refreshed_at": "2026-01-01T12:15:00Z", "expires_at": "2026-01-31T12:15:00Z"
        }],
        "access_tokens": [AccessToken::example()],
        "bots": [Bot::example()],
        "games": [{
            "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society", "status": "finished", "seat": 0,
            "joined_at": "2026-01-01T12:00:00Z", "resigned_at": null
        }],
        "feed": [],
        "webhooks": [Webhook::example()],
        "deliveries": [],
        "mail_settings": MailSettings::example(),
        "mails": [], "messages": [], "notes": [], "mutes": [], "ratings": [],
        "playing": {
            "clock": {"sleep": {"from": "23:00", "to": "07:00"}, "weekends_off": false, "vacations": []},
            "plans": [], "opened": ["0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11"], "sandboxes": [], "former_seats": [],
            "offers": [], "invitations": []
        }
    }))),
)]
#[get("/v1/account/export")]
async fn export_account(state: web::Data<State>, caller: Caller<Manage>) -> Result<HttpResponse, ApiError> {
    let export = accounts::export_account(&state.accounts, caller.account).await?;
    let calendar = state.games.calendar(caller.account).await?;
    Ok(HttpResponse::Ok().json(AccountExport {
        account: Account::try_from(export.account)?,
        sessions: export.sessions.into_iter().map(Session::from).collect(),
        access_tokens: export.access_tokens.into_iter().map(AccessToken::from).collect(),
        bots: export.bots.into_iter().map(Bot::try_from).collect::<Result<_, _>>()?,
        games: export.games.into_iter().map(Membership::try_from).collect::<Result<_, _>>()?,
        feed: export.feed,
        webhooks: export.webhooks.into_iter().map(Webhook::try_from).collect::<Result<_, _>>()?,
        deliveries: export.deliveries.into_iter().map(WebhookDelivery::try_from).collect::<Result<_, _>>()?,
        mail_settings: MailSettings::try_from(&export.mail_settings)?,
        mails: export.mails.into_iter().map(MailLog::from).collect(),
        messages: export.messages.into_iter().map(Said::from).collect(),
        notes: export.notes.into_iter().map(Noted::from).collect(),
        mutes: export.mutes.into_iter().map(|row| row.muted_id).collect(),
        ratings: export.rating_changes.into_iter().map(RatedGame::try_from).collect::<Result<_, _>>()?,
        playing: Playing::of(calendar, export.belongings)?,
    }))
}

/// A password, to be sure.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct DeleteAccountRequest {
    /// The caller's password.
    password: Secret,
}

/// Delete my account.
///
/// Everything personal is removed and every way in is closed, at once and for good (within a second on other servers of the same
/// database). The account leaves its open tables and resigns from its running games; the games stay,
/// with nobody's name at its seat. Bots that it brought along go the same way.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["manage"])),
    request_body(content = DeleteAccountRequest, example = json!({"password": "not the real password"})),
    responses((status = 204, description = "It is gone.")),
    extensions(("x-problems" = json!(["wrong_password", "conflict", "busy"]))),
)]
#[post("/v1/account/deletion")]
async fn delete_account(
    state: web::Data<State>,
    caller: StillSignedIn<Manage>,
    _attempt: PasswordAttempt,
    Body(request): Body<DeleteAccountRequest>,
) -> Result<HttpResponse, ApiError> {
    let leaving = accounts::confirm_deletion(&state.accounts, caller.account, &request.password).await?;
    let_go(&state, leaving).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// How often somebody who sits down again while leaving is made to leave again.
const ROUNDS: usize = 5;

/// Lets an account go after all games that count on it and its bots.
pub(super) async fn let_go(state: &State, leaving: Leaving) -> Result<(), ApiError> {
    for _ in 0..ROUNDS {
        // Bots first: theirs are the games that go on without anybody looking.
        for bot in accounts::list_bots(&state.accounts, leaving.account(), None, i64::MAX).await? {
            play::leave_all_games(&state.games, bot.id).await?;
        }
        play::leave_all_games(&state.games, leaving.account()).await?;
        match accounts::delete_account(&state.accounts, leaving).await {
            Err(AccountError::StillPlaying) => {}
            other => return Ok(other?),
        }
    }
    Err(AccountError::StillPlaying.into())
}
