//! The problem codes of the API, one row each. Codes are stable; titles and meanings (`words/<language>/problems.ftl`) are for people and
//! may change.

use actix_web::http::StatusCode;
use salon_domain::args;
use salon_domain::kernel::Language;
use salon_domain::kernel::words::message_id;

use crate::words;

macro_rules! codes {
    ($($name:ident $code:literal $status:ident;)+) => {
        /// The stable name of a problem. Its title and its meaning are in the message catalogue.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Code {
            $(#[doc = concat!("`", $code, "`")] $name,)+
        }

        impl Code {
            /// All codes.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// The code, as `code` of a problem document has it.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }

            /// The HTTP status of answers with this code.
            pub fn status(self) -> StatusCode {
                match self { $(Self::$name => StatusCode::$status,)+ }
            }
        }
    };
}

codes! {
    BadRequest "bad_request" BAD_REQUEST;
    MalformedJson "malformed_json" BAD_REQUEST;
    NulCharacter "nul_character" BAD_REQUEST;
    InvalidQuery "invalid_query" BAD_REQUEST;
    InvalidCursor "invalid_cursor" BAD_REQUEST;
    Unauthenticated "unauthenticated" UNAUTHORIZED;
    InvalidToken "invalid_token" UNAUTHORIZED;
    WrongCredentials "wrong_credentials" UNAUTHORIZED;
    InvalidRefreshToken "invalid_refresh_token" UNAUTHORIZED;
    WrongPassword "wrong_password" FORBIDDEN;
    ScopeMissing "scope_missing" FORBIDDEN;
    ScopeTooWide "scope_too_wide" FORBIDDEN;
    SessionRequired "session_required" FORBIDDEN;
    SessionCookieMissing "session_cookie_missing" UNAUTHORIZED;
    InvalidTicket "invalid_ticket" UNAUTHORIZED;
    ExpiredTicket "expired_ticket" UNAUTHORIZED;
    TicketForAnotherGame "ticket_for_another_game" FORBIDDEN;
    TicketForAnotherUse "ticket_for_another_use" FORBIDDEN;
    CrossSiteRequest "cross_site_request" FORBIDDEN;
    NotFound "not_found" NOT_FOUND;
    InvalidIdempotencyKey "invalid_idempotency_key" BAD_REQUEST;
    InvalidIfMatch "invalid_if_match" BAD_REQUEST;
    NotAPlayer "not_a_player" FORBIDDEN;
    NotHost "not_host" FORBIDDEN;
    NoSuchVersion "no_such_version" NOT_FOUND;
    GameNotOpen "game_not_open" CONFLICT;
    GameNotRunning "game_not_running" CONFLICT;
    GameNotFinished "game_not_finished" CONFLICT;
    NeverDealt "never_dealt" CONFLICT;
    TooLateToAbort "too_late_to_abort" CONFLICT;
    TableFull "table_full" CONFLICT;
    AlreadyJoined "already_joined" CONFLICT;
    AlreadyAtTable "already_at_table" CONFLICT;
    TooManyInvitations "too_many_invitations" CONFLICT;
    TooFewPlayers "too_few_players" CONFLICT;
    HasResigned "has_resigned" CONFLICT;
    TooManyGames "too_many_games" CONFLICT;
    TooManyPlans "too_many_plans" CONFLICT;
    TooUnreliable "too_unreliable" FORBIDDEN;
    SameOwner "same_owner" FORBIDDEN;
    BotsRefused "bots_refused" FORBIDDEN;
    NotForBots "not_for_bots" FORBIDDEN;
    NotForGuests "not_for_guests" FORBIDDEN;
    GuestsDisabled "guests_disabled" FORBIDDEN;
    NotAGuest "not_a_guest" CONFLICT;
    NoVacationLeft "no_vacation_left" CONFLICT;
    SeatNotKept "seat_not_kept" CONFLICT;
    NoHintsWhenRated "no_hints_when_rated" FORBIDDEN;
    HintsOnlyAgainstBots "hints_only_against_bots" FORBIDDEN;
    NotAwaited "not_awaited" CONFLICT;
    NotASandbox "not_a_sandbox" CONFLICT;
    NotOwner "not_owner" FORBIDDEN;
    HandsClosed "hands_closed" FORBIDDEN;
    VersionMismatch "version_mismatch" PRECONDITION_FAILED;
    IdempotencyKeyReused "idempotency_key_reused" UNPROCESSABLE_ENTITY;
    CommandRefused "command_refused" UNPROCESSABLE_ENTITY;
    TableRefused "table_refused" UNPROCESSABLE_ENTITY;
    OperationRemoved "operation_removed" GONE;
    MethodNotAllowed "method_not_allowed" METHOD_NOT_ALLOWED;
    NotAcceptable "not_acceptable" NOT_ACCEPTABLE;
    Conflict "conflict" CONFLICT;
    NameTaken "name_taken" CONFLICT;
    EmailTaken "email_taken" CONFLICT;
    SpectatorsSilent "spectators_silent" FORBIDDEN;
    NotAuthor "not_author" FORBIDDEN;
    MutingOneself "muting_oneself" CONFLICT;
    TooManyMutes "too_many_mutes" CONFLICT;
    TooManyTokens "too_many_tokens" CONFLICT;
    TooManyBots "too_many_bots" CONFLICT;
    TooManyWebhooks "too_many_webhooks" CONFLICT;
    WebhookDisabled "webhook_disabled" CONFLICT;
    BodyTooSlow "body_too_slow" REQUEST_TIMEOUT;
    BodyTooLarge "body_too_large" PAYLOAD_TOO_LARGE;
    UnsupportedMediaType "unsupported_media_type" UNSUPPORTED_MEDIA_TYPE;
    InvalidBody "invalid_body" UNPROCESSABLE_ENTITY;
    TooManyStreams "too_many_streams" TOO_MANY_REQUESTS;
    RateLimited "rate_limited" TOO_MANY_REQUESTS;
    Internal "internal" INTERNAL_SERVER_ERROR;
    Unavailable "unavailable" SERVICE_UNAVAILABLE;
    Busy "busy" SERVICE_UNAVAILABLE;
    TimedOut "timed_out" SERVICE_UNAVAILABLE;
}

impl Code {
    /// What is wrong, for a person.
    pub fn title(self, language: Language) -> String {
        words::messages().attribute(language, &self.message(), "title", &args![])
    }

    /// What the code means, for authors of clients.
    pub fn meaning(self, language: Language) -> String {
        words::text(language, &self.message(), &args![])
    }

    fn message(self) -> String {
        message_id("problem", self.as_str())
    }

    /// Returns the code with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|code| code.as_str() == name)
    }

    /// Returns the code that fits best to a status that a library chose.
    pub fn for_status(status: StatusCode) -> Self {
        Self::ALL.iter().copied().find(|code| code.status() == status).unwrap_or(if status.is_server_error() {
            Self::Internal
        } else {
            Self::BadRequest
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_unique_and_snake_case() {
        for code in Code::ALL {
            assert_eq!(Code::named(code.as_str()), Some(*code));
            assert!(code.as_str().chars().all(|c| c.is_ascii_lowercase() || c == '_'));
        }
    }

    #[test]
    fn the_catalogue_of_the_server_is_complete_and_used() {
        words::tests::check(words::messages(), &Code::ALL.iter().map(|code| code.message()).collect());
    }

    #[test]
    fn every_code_has_a_title_and_a_meaning_in_every_language() {
        for code in Code::ALL {
            let [en, fr] = Language::ALL.map(|language| (code.title(language), code.meaning(language)));
            assert_ne!(en.0, fr.0, "{}", code.as_str());
            assert_ne!(en.1, fr.1, "{}", code.as_str());
            assert!([&en, &fr].iter().all(|it| it.1.ends_with('.') && !it.0.ends_with('.')), "{en:?} {fr:?}");
        }
    }

    #[test]
    fn an_unknown_status_maps_to_its_class() {
        assert_eq!(Code::for_status(StatusCode::NOT_FOUND), Code::NotFound);
        assert_eq!(Code::for_status(StatusCode::IM_A_TEAPOT), Code::BadRequest);
        assert_eq!(Code::for_status(StatusCode::BAD_GATEWAY), Code::Internal);
    }
}
