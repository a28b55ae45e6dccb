//! From what the use cases and the store refuse to what a client reads.

use super::{code::Code, problem::ApiError};
use salon_domain::kernel::Refusal;
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::{
    accounts::AccountError,
    play::{Moved, PlayError},
    store::StoreError,
    talk::TalkError,
    webhooks::WebhookError,
};

/// Seconds after which a client may try again when the database is away.
const OUTAGE: u64 = 2;

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        let refusal = match &error {
            StoreError::NotFound => Self::new(Code::NotFound),
            // Other servers may have let it in for some seconds more.
            StoreError::Gone => Self::new(Code::InvalidToken),
            StoreError::Conflict(_) => Self::new(Code::Conflict),
            StoreError::Corrupt(_) => Self::new(Code::Internal),
            StoreError::Lost(_) | StoreError::Unavailable(_) => Self::new(Code::Unavailable).retry_after(OUTAGE),
        };
        refusal.because(error)
    }
}

impl From<AccountError> for ApiError {
    fn from(error: AccountError) -> Self {
        match error {
            AccountError::NameTaken => Self::new(Code::NameTaken).at("/name", "taken by another account"),
            AccountError::EmailTaken => Self::new(Code::EmailTaken),
            AccountError::TooManyMails => Self::new(Code::RateLimited)
                .detail("enough mails were sent to prove an address; look for them, or ask again tomorrow")
                .retry_after(3600),
            AccountError::WrongCredentials => Self::new(Code::WrongCredentials),
            AccountError::WrongPassword => Self::new(Code::WrongPassword),
            AccountError::InvalidToken => Self::new(Code::InvalidToken),
            AccountError::InvalidRefreshToken => Self::new(Code::InvalidRefreshToken),
            AccountError::ScopeTooWide => Self::new(Code::ScopeTooWide),
            AccountError::TooManyTokens => Self::new(Code::TooManyTokens),
            AccountError::TooManyBots(most) => {
                Self::new(Code::TooManyBots).detail(format!("an account may have {most} bots"))
            }
            AccountError::NotForBots => Self::new(Code::NotForBots),
            AccountError::ExpiryInPast => Self::new(Code::InvalidBody).at("/expires_at", "must be in the future"),
            AccountError::ExpiryTooFar => {
                Self::new(Code::InvalidBody).at("/expires_at", "must be before the year 10000")
            }
            AccountError::NotFound => Self::new(Code::NotFound),
            AccountError::StillPlaying => Self::new(Code::Conflict).retry_after(1),
            AccountError::Busy => Self::new(Code::Busy).retry_after(OUTAGE),
            AccountError::Internal(cause) => Self::new(Code::Internal).because(cause),
            AccountError::Store(error) => error.into(),
        }
    }
}

impl From<TalkError> for ApiError {
    fn from(error: TalkError) -> Self {
        match error {
            TalkError::NotFound => Self::new(Code::NotFound),
            TalkError::NotAPlayer => Self::new(Code::NotAPlayer),
            TalkError::NotHost => Self::new(Code::NotHost),
            TalkError::Silent => Self::new(Code::SpectatorsSilent),
            TalkError::NotAuthor => Self::new(Code::NotAuthor),
            TalkError::KeyReused => Self::new(Code::IdempotencyKeyReused),
            TalkError::Oneself => Self::new(Code::MutingOneself),
            TalkError::TooManyMutes => Self::new(Code::TooManyMutes),
            TalkError::Store(error) => error.into(),
        }
    }
}

impl From<PlayError> for ApiError {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::NotFound => Self::new(Code::NotFound),
            PlayError::NotAPlayer => Self::new(Code::NotAPlayer),
            PlayError::NotHost => Self::new(Code::NotHost),
            PlayError::NotOpen => Self::new(Code::GameNotOpen),
            PlayError::NotRunning => Self::new(Code::GameNotRunning),
            PlayError::NotFinished => Self::new(Code::GameNotFinished),
            PlayError::NeverDealt => Self::new(Code::NeverDealt),
            PlayError::TooLate => Self::new(Code::TooLateToAbort),
            PlayError::Full => Self::new(Code::TableFull),
            PlayError::AlreadyJoined => Self::new(Code::AlreadyJoined),
            PlayError::AtTable => Self::new(Code::AlreadyAtTable),
            PlayError::TooManyInvitations => Self::new(Code::TooManyInvitations),
            PlayError::TooFew(fewest) => {
                Self::new(Code::TooFewPlayers).detail(format!("at least {fewest} have to be there"))
            }
            PlayError::Resigned => Self::new(Code::HasResigned),
            PlayError::TooManyGames => Self::new(Code::TooManyGames),
            PlayError::TooManyPlans => Self::new(Code::TooManyPlans),
            PlayError::BadPlan(at, why) => Self::new(Code::InvalidBody).at(&at, &why),
            PlayError::BadPlanCommands(at, refusal) => refused(&refusal).at(&at, refusal.to_string()),
            PlayError::BadClock(at, why) => Self::new(Code::InvalidBody).at(&at, &why),
            PlayError::RatedAlone => Self::new(Code::InvalidBody).at("/rated", "a game alone cannot be rated"),
            PlayError::TooUnreliable(least) => {
                Self::new(Code::TooUnreliable).detail(format!("this table asks for {least} in 100 decisions in time"))
            }
            PlayError::BotsRefused => Self::new(Code::BotsRefused),
            PlayError::SameOwner => Self::new(Code::SameOwner),
            PlayError::NoVacationLeft => Self::new(Code::NoVacationLeft),
            PlayError::SeatNotKept => Self::new(Code::SeatNotKept),
            PlayError::TooManyBots(seats, most) => {
                Self::new(Code::InvalidBody).at("/bots", format!("at most {most} at a table for {seats}"))
            }
            PlayError::HintsOnlyAgainstBots => Self::new(Code::HintsOnlyAgainstBots),
            PlayError::NoHintsWhenRated => Self::new(Code::NoHintsWhenRated),
            PlayError::NotAwaited => Self::new(Code::NotAwaited),
            PlayError::Busy => Self::new(Code::Busy).retry_after(OUTAGE),
            PlayError::NotASandbox => Self::new(Code::NotASandbox),
            PlayError::NotOwner => Self::new(Code::NotOwner),
            PlayError::HandsClosed => Self::new(Code::HandsClosed),
            PlayError::BadSandbox(at, why) => Self::new(Code::InvalidBody).at(at, why),
            PlayError::Refused(refusal) => refused(&refusal),
            PlayError::Moved(moved) => moved_on(Code::VersionMismatch, &moved),
            PlayError::Overtaken(moved) => moved_on(Code::Conflict, &moved).retry_after(1),
            PlayError::NoSuchVersion(version) => Self::new(Code::NoSuchVersion)
                .detail(format!("the game is at version {version}"))
                .member("version", json!(version)),
            PlayError::KeyReused => Self::new(Code::IdempotencyKeyReused),
            PlayError::Contention => Self::new(Code::Conflict).retry_after(1),
            PlayError::Corrupt(cause) => Self::new(Code::Internal).because(cause),
            PlayError::Store(error) => error.into(),
        }
    }
}

impl From<WebhookError> for ApiError {
    fn from(error: WebhookError) -> Self {
        match error {
            WebhookError::NotFound => Self::new(Code::NotFound),
            WebhookError::TooMany => Self::new(Code::TooManyWebhooks),
            WebhookError::Disabled => Self::new(Code::WebhookDisabled),
            WebhookError::Forbidden => {
                Self::new(Code::InvalidBody).at("/url", "this server sends nothing to addresses of that kind")
            }
            WebhookError::Store(error) => error.into(),
        }
    }
}

/// What the rules have against it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ProblemRefusal {
    /// Stable name of the rule, or of what is wrong with the commands or the table.
    #[schema(example = "card_not_in_hand")]
    pub(super) code: String,
    /// The same for a person, in English.
    pub(super) detail: String,
    /// Which command of the array, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, value_type = usize, required = false)]
    pub(super) index: Option<usize>,
    /// The rule with its particulars, as the ruleset tells them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object, required = false)]
    pub(super) rule: Option<Value>,
}

/// Where the game is instead, and what can be done there.
fn moved_on(code: Code, moved: &Moved) -> ApiError {
    ApiError::new(code)
        .detail(format!("the game is at version {}", moved.version))
        .member("version", json!(moved.version))
        .member("missed", serde_json::to_value(&moved.missed).unwrap_or_default())
        .member("legal", serde_json::from_str(moved.legal.get()).unwrap_or_default())
}

/// What the ruleset says, with its own code.
fn refused(refusal: &Refusal) -> ApiError {
    let code = match refusal {
        Refusal::UnknownRuleset { .. }
        | Refusal::UnknownRulesVersion { .. }
        | Refusal::UnknownEdition { .. }
        | Refusal::WrongSeatCount { .. }
        | Refusal::BadOptions { .. }
        | Refusal::Rule { index: None, .. } => Code::TableRefused,
        Refusal::GameOver { .. } => Code::GameNotRunning,
        Refusal::NoSuchSeat => Code::NotAPlayer,
        Refusal::NoCommands
        | Refusal::TooManyCommands { .. }
        | Refusal::MalformedCommands { .. }
        | Refusal::AfterUncovering { .. }
        | Refusal::Rule { index: Some(_), .. } => Code::CommandRefused,
    };
    let (index, data) = match refusal {
        Refusal::Rule { index, data, .. } => (*index, data.clone()),
        Refusal::GameOver { index } | Refusal::AfterUncovering { index } => (Some(*index), Value::Null),
        _ => (None, Value::Null),
    };
    let rule = (!data.is_null()).then_some(data);
    let told = ProblemRefusal { code: refusal.code().to_owned(), detail: refusal.to_string(), index, rule };
    ApiError::new(code).detail(refusal.to_string()).member("refusal", serde_json::to_value(&told).unwrap_or_default())
}
