//! The export of everything the server stores about an account.

use actix_web::{HttpResponse, get, web};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::SessionInfo,
    export,
    http::{
        answer::problem::ApiError,
        request::caller::{Caller, Manage},
        routes::{
            account::{access_tokens::AccessToken, export_play::ExportedPlay, own_account::Account},
            bots::owned_bots::Bot,
            notices::{deliveries::WebhookDelivery, webhooks::Webhook},
        },
        shapes::{feed::FeedItem, mail_settings::MailSettings},
        state::AppState,
    },
    model::{
        game::{Pool, Status},
        ids::{AccountId, GameId, SessionId},
        strength::Strength,
    },
    talk,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(export_account);
}

/// Everything the server stores about an account, except the hashes of its secrets.
#[derive(Serialize, ToSchema)]
struct AccountExport {
    /// The account.
    account: Account,
    /// Its sessions.
    sessions: Vec<Session>,
    /// Its personal access tokens.
    access_tokens: Vec<AccessToken>,
    /// The bots it owns. Their data is exported with a token of theirs.
    bots: Vec<Bot>,
    /// The games it plays or played in, the newest first. Its moves are in their records.
    games: Vec<Membership>,
    /// Its feed, the oldest item first.
    feed: Vec<FeedItem>,
    /// Its webhooks.
    webhooks: Vec<Webhook>,
    /// The deliveries to them, the newest of each first. Their contents are in the feed.
    deliveries: Vec<WebhookDelivery>,
    /// Its mail settings.
    mail_settings: MailSettings,
    /// Mails that are queued or were sent recently.
    mails: Vec<MailLog>,
    /// Its messages at tables, the newest first.
    messages: Vec<ExportedMessage>,
    /// Its notes on games.
    notes: Vec<ExportedNote>,
    /// The accounts it has muted.
    mutes: Vec<AccountId>,
    /// The games that changed its ratings, the oldest first for each ruleset and pool.
    ratings: Vec<RatedGame>,
    /// Its clock settings, plans, tables and seats.
    playing: ExportedPlay,
}

/// A game the account plays or played in.
#[derive(Serialize, ToSchema)]
struct Membership {
    /// The game; its record is at `/v1/games/{id}/record`.
    game: GameId,
    /// The ruleset.
    #[schema(example = "art_society")]
    ruleset: String,
    /// The status of the game.
    status: Status,
    /// The account's seat, once the game is dealt.
    #[schema(minimum = 0, maximum = 7)]
    seat: Option<u8>,
    /// When the account joined.
    joined_at: DateTime<Utc>,
    /// When it resigned.
    resigned_at: Option<DateTime<Utc>>,
}

impl From<export::Membership> for Membership {
    fn from(membership: export::Membership) -> Self {
        let export::Membership { game, ruleset, status, seat, joined_at, resigned_at } = membership;
        Self { game, ruleset, status, seat, joined_at, resigned_at }
    }
}

/// A session.
#[derive(Serialize, ToSchema)]
struct Session {
    /// The id.
    id: SessionId,
    /// When it began.
    created_at: DateTime<Utc>,
    /// When it was last refreshed.
    refreshed_at: DateTime<Utc>,
    /// When it ends unless it is refreshed.
    expires_at: DateTime<Utc>,
}

impl From<SessionInfo> for Session {
    fn from(session: SessionInfo) -> Self {
        let SessionInfo { id, created_at, refreshed_at, expires_at } = session;
        Self { id, created_at, refreshed_at, expires_at }
    }
}

/// A mail, without its text.
#[derive(Serialize, ToSchema)]
struct MailLog {
    /// The kind of the mail.
    #[schema(example = "turn")]
    kind: String,
    /// The recipient, if it is not the account's verified address.
    recipient: Option<String>,
    /// When it was queued.
    created_at: DateTime<Utc>,
    /// When it is due.
    due_at: DateTime<Utc>,
    /// When it was sent.
    sent_at: Option<DateTime<Utc>>,
    /// When it was given up after failed attempts.
    given_up_at: Option<DateTime<Utc>>,
}

impl From<export::MailLogEntry> for MailLog {
    fn from(mail: export::MailLogEntry) -> Self {
        let export::MailLogEntry { kind, recipient, created_at, due_at, sent_at, given_up_at } = mail;
        Self { kind, recipient, created_at, due_at, sent_at, given_up_at }
    }
}

/// A message of the account.
#[derive(Serialize, ToSchema)]
#[schema(as = Said)]
struct ExportedMessage {
    /// The game.
    game: GameId,
    /// Who may read it: `players` or `everybody`.
    audience: String,
    /// The text; null if it was deleted.
    text: Option<String>,
    /// When it was sent.
    sent_at: DateTime<Utc>,
}

impl From<talk::Message> for ExportedMessage {
    fn from(message: talk::Message) -> Self {
        let audience = message.audience.as_str().to_owned();
        Self { game: message.game, audience, text: message.text, sent_at: message.sent_at }
    }
}

/// A note of the account.
#[derive(Serialize, ToSchema)]
#[schema(as = Noted)]
struct ExportedNote {
    /// The game.
    game: GameId,
    /// The text.
    text: String,
    /// When it was written.
    updated_at: DateTime<Utc>,
}

impl From<talk::Note> for ExportedNote {
    fn from(note: talk::Note) -> Self {
        Self { game: note.game, text: note.text, updated_at: note.updated_at }
    }
}

/// A game that changed a rating.
#[derive(Serialize, ToSchema)]
struct RatedGame {
    /// The game.
    game: GameId,
    /// The ruleset.
    #[schema(example = "art_society")]
    ruleset: String,
    /// The pool it counts in.
    pool: Pool,
    /// The number of rated games in that pool up to this one.
    number: i32,
    /// The placing among the rated players.
    placing: i16,
    /// The strength before the game.
    before: Strength,
    /// The strength after the game.
    after: Strength,
    /// When the game ended.
    at: DateTime<Utc>,
}

impl From<export::RatedGame> for RatedGame {
    fn from(rated: export::RatedGame) -> Self {
        let export::RatedGame { game, ruleset, pool, number, placing, before, after, at } = rated;
        Self { game, ruleset, pool, number, placing, before, after, at }
    }
}

fn converted<A, B: From<A>>(items: Vec<A>) -> Vec<B> {
    items.into_iter().map(B::from).collect()
}

/// Export my data.
///
/// Everything the server stores about the caller's account.
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
async fn export_account(state: web::Data<AppState>, caller: Caller<Manage>) -> Result<HttpResponse, ApiError> {
    let export = export::export_account(&state.accounts, &state.games, caller.account).await?;
    Ok(HttpResponse::Ok().json(AccountExport {
        account: export.account.into(),
        sessions: converted(export.sessions),
        access_tokens: converted(export.access_tokens),
        bots: converted(export.bots),
        games: converted(export.games),
        feed: converted(export.feed),
        webhooks: converted(export.webhooks),
        deliveries: converted(export.deliveries),
        mail_settings: export.mail_settings.into(),
        mails: converted(export.mails),
        messages: converted(export.messages),
        notes: converted(export.notes),
        mutes: export.mutes,
        ratings: converted(export.ratings),
        playing: export.playing.into(),
    }))
}
