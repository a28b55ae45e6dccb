//! Maps the errors of use cases and of the store to problems.

use crate::{
    accounts::AccountError,
    deletion::DeletionError,
    export::ExportError,
    http::{
        answer::{code::Code, problem::ApiError},
        shapes::play::EventView,
    },
    notices::webhooks::WebhookError,
    play::{Moved, PlayError},
    store::StoreError,
    talk::TalkError,
    words::texts,
};
use salon_domain::args;
use salon_domain::kernel::{Language, Refusal};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

/// `Retry-After` of answers while the database is unavailable or the server too busy.
const RETRY_AFTER_SECONDS: u64 = 2;
/// After this time a session that was refreshed too often can be refreshed again.
const REFRESH_PAUSE_SECONDS: u64 = 30;

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        let refusal = match &error {
            StoreError::NotFound => Self::new(Code::NotFound),
            // The account was deleted on another server some seconds ago.
            StoreError::Gone => Self::new(Code::InvalidToken),
            StoreError::Conflict(_) => Self::new(Code::Conflict),
            StoreError::Corrupt(_) => Self::new(Code::Internal),
            StoreError::Lost(_) | StoreError::Unavailable(_) => {
                Self::new(Code::Unavailable).retry_after(RETRY_AFTER_SECONDS)
            }
        };
        refusal.because(error)
    }
}

impl From<AccountError> for ApiError {
    fn from(error: AccountError) -> Self {
        match error {
            AccountError::NameTaken => Self::new(Code::NameTaken).at("/name", texts("detail-name-taken", &args![])),
            AccountError::EmailTaken => Self::new(Code::EmailTaken),
            AccountError::TooManyMails => {
                Self::new(Code::RateLimited).says("detail-too-many-mails", &args![]).retry_after(3600)
            }
            AccountError::WrongCredentials => Self::new(Code::WrongCredentials),
            AccountError::WrongPassword => Self::new(Code::WrongPassword),
            AccountError::InvalidToken => Self::new(Code::InvalidToken),
            AccountError::InvalidRefreshToken => Self::new(Code::InvalidRefreshToken),
            AccountError::RefreshedTooOften => Self::new(Code::RateLimited)
                .says("detail-refreshed-too-often", &args![])
                .retry_after(REFRESH_PAUSE_SECONDS),
            AccountError::SessionRequired => Self::new(Code::SessionRequired),
            AccountError::ScopeTooWide => Self::new(Code::ScopeTooWide),
            AccountError::TooManyTokens => Self::new(Code::TooManyTokens),
            AccountError::TooManyBots(most) => {
                Self::new(Code::TooManyBots).says("detail-too-many-bots", &args!["most" => most])
            }
            AccountError::NotForBots => Self::new(Code::NotForBots),
            AccountError::NotForGuests => Self::new(Code::NotForGuests),
            AccountError::NotAGuest => Self::new(Code::NotAGuest),
            AccountError::PasswordMissing => Self::missing("password"),
            AccountError::ExpiryInPast => Self::invalid("/expires_at", "input-expiry-past", &args![]),
            AccountError::ExpiryTooFar => Self::invalid("/expires_at", "input-expiry-far", &args![]),
            AccountError::NotFound => Self::new(Code::NotFound),
            AccountError::StillPlaying => Self::new(Code::Conflict).retry_after(1),
            AccountError::Busy => Self::new(Code::Busy).retry_after(RETRY_AFTER_SECONDS),
            AccountError::Internal(cause) => Self::new(Code::Internal).because(cause),
            AccountError::Store(error) => error.into(),
        }
    }
}

impl From<ExportError> for ApiError {
    fn from(error: ExportError) -> Self {
        match error {
            ExportError::Account(error) => error.into(),
            ExportError::Play(error) => error.into(),
        }
    }
}

impl From<DeletionError> for ApiError {
    fn from(error: DeletionError) -> Self {
        match error {
            DeletionError::Account(error) => error.into(),
            DeletionError::Play(error) => error.into(),
        }
    }
}

impl From<TalkError> for ApiError {
    fn from(error: TalkError) -> Self {
        match error {
            TalkError::NotFound => Self::new(Code::NotFound),
            TalkError::NotAPlayer => Self::new(Code::NotAPlayer),
            TalkError::NotHost => Self::new(Code::NotHost),
            TalkError::SpectatorsMayNotTalk => Self::new(Code::SpectatorsSilent),
            TalkError::NotAuthor => Self::new(Code::NotAuthor),
            TalkError::KeyReused => Self::new(Code::IdempotencyKeyReused),
            TalkError::CannotMuteSelf => Self::new(Code::MutingOneself),
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
                Self::new(Code::TooFewPlayers).says("detail-too-few-players", &args!["fewest" => fewest])
            }
            PlayError::Resigned => Self::new(Code::HasResigned),
            PlayError::TooManyGames => Self::new(Code::TooManyGames),
            PlayError::TooManyPlans => Self::new(Code::TooManyPlans),
            PlayError::InvalidInput(at, why) => Self::new(Code::InvalidBody).at(at, why),
            PlayError::BadPlanCommands(at, refusal) => Self::new(code_of(&refusal)).refused(refusal, Some(at)),
            PlayError::TooUnreliable(least) => {
                Self::new(Code::TooUnreliable).says("detail-too-unreliable", &args!["least" => least])
            }
            PlayError::BotsRefused => Self::new(Code::BotsRefused),
            PlayError::NotForGuests => Self::new(Code::NotForGuests),
            PlayError::SameOwner => Self::new(Code::SameOwner),
            PlayError::NoVacationLeft => Self::new(Code::NoVacationLeft),
            PlayError::SeatNotKept => Self::new(Code::SeatNotKept),
            PlayError::HintsOnlyAgainstBots => Self::new(Code::HintsOnlyAgainstBots),
            PlayError::NoHintsWhenRated => Self::new(Code::NoHintsWhenRated),
            PlayError::NotAwaited => Self::new(Code::NotAwaited),
            PlayError::Busy => Self::new(Code::Busy).retry_after(RETRY_AFTER_SECONDS),
            PlayError::NotASandbox => Self::new(Code::NotASandbox),
            PlayError::NotOwner => Self::new(Code::NotOwner),
            PlayError::HandsClosed => Self::new(Code::HandsClosed),
            PlayError::Refused(refusal) => Self::new(code_of(&refusal)).refused(refusal, None),
            PlayError::Moved(moved) => moved_on(Code::VersionMismatch, *moved),
            PlayError::Overtaken(moved) => moved_on(Code::Conflict, *moved).retry_after(1),
            PlayError::NoSuchVersion(version) => {
                at_version(Self::new(Code::NoSuchVersion), version).member("version", json!(version))
            }
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
            WebhookError::Forbidden => Self::invalid("/url", "input-url-forbidden", &args![]),
            WebhookError::Store(error) => error.into(),
        }
    }
}

/// Why the rules refuse a request.
#[derive(Debug, Serialize, ToSchema)]
pub(in crate::http) struct ProblemRefusal {
    /// The stable name of the rule, or of what is wrong with the commands or the table.
    #[schema(example = "card_not_in_hand")]
    pub(in crate::http) code: String,
    /// The reason in a few words, in the language of the title, if a rule of the game refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String, required = false, example = "Card not in hand")]
    pub(in crate::http) label: Option<String>,
    /// The reason for a person as a sentence, in the language of the title.
    pub(in crate::http) detail: String,
    /// The index of the refused command in the array, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, value_type = usize, required = false)]
    pub(in crate::http) index: Option<usize>,
    /// The rule with its particulars, as the ruleset writes them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object, required = false)]
    pub(in crate::http) rule: Option<Value>,
}

impl ProblemRefusal {
    /// Describes a refusal in a language.
    pub(in crate::http) fn of(refusal: &Refusal, language: Language) -> Self {
        let (index, data) = match refusal {
            Refusal::Rule { index, data, .. } => (*index, data.clone()),
            Refusal::GameOver { index } | Refusal::AfterUncovering { index } => (Some(*index), Value::Null),
            _ => (None, Value::Null),
        };
        let rule = (!data.is_null()).then_some(data);
        Self {
            code: refusal.code().to_owned(),
            label: refusal.label(language).map(str::to_owned),
            detail: refusal.sentence(language),
            index,
            rule,
        }
    }
}

/// Says at which version the game is.
fn at_version(error: ApiError, version: i64) -> ApiError {
    error.says("detail-at-version", &args!["version" => version])
}

/// The game is at another version: its version, the missed events and the legal commands.
fn moved_on(code: Code, moved: Moved) -> ApiError {
    at_version(ApiError::new(code), moved.version)
        .member("version", json!(moved.version))
        .member("missed", serde_json::to_value(EventView::all(moved.missed)).unwrap_or_default())
        .member("legal", serde_json::from_str(moved.legal.get()).unwrap_or_default())
}

/// The code of a refusal of the ruleset, which has a code of its own.
fn code_of(refusal: &Refusal) -> Code {
    match refusal {
        Refusal::UnknownRuleset { .. }
        | Refusal::UnknownRulesVersion { .. }
        | Refusal::UnknownEdition { .. }
        | Refusal::WrongSeatCount { .. }
        | Refusal::BadOptions { .. }
        | Refusal::Rule { index: None, .. } => Code::TableRefused,
        Refusal::GameOver { .. } => Code::GameNotRunning,
        Refusal::NoSuchSeat => Code::NotAPlayer,
        Refusal::UnknownArea { .. } => Code::InvalidQuery,
        Refusal::NoCommands
        | Refusal::TooManyCommands { .. }
        | Refusal::MalformedCommands { .. }
        | Refusal::AfterUncovering { .. }
        | Refusal::Rule { index: Some(_), .. } => Code::CommandRefused,
    }
}
