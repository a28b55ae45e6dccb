//! Every way the API refuses: one row a code. Clients may rely on codes for ever; titles are for people.

use actix_web::http::StatusCode;

use crate::accounts::Locale;

macro_rules! codes {
    ($($name:ident $code:literal $status:ident { $en:literal / $fr:literal } $meaning:literal;)+) => {
        /// Stable name of a refusal.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Code {
            $(#[doc = $meaning] $name,)+
        }

        impl Code {
            /// All there are.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// As written in `code`.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }

            /// The HTTP status it comes with.
            pub fn status(self) -> StatusCode {
                match self { $(Self::$name => StatusCode::$status,)+ }
            }

            /// A few words for a person.
            pub fn title(self, locale: Locale) -> &'static str {
                match (self, locale) { $((Self::$name, Locale::En) => $en, (Self::$name, Locale::Fr) => $fr,)+ }
            }

            /// What it means, for whoever writes a client.
            pub fn meaning(self) -> &'static str {
                match self { $(Self::$name => $meaning,)+ }
            }
        }
    };
}

codes! {
    BadRequest "bad_request" BAD_REQUEST { "Bad request" / "Requête incorrecte" }
        "The request is not understood.";
    MalformedJson "malformed_json" BAD_REQUEST { "The body is not JSON" / "Le corps n'est pas du JSON" }
        "The body is not well-formed JSON in UTF-8.";
    NulCharacter "nul_character" BAD_REQUEST { "NUL character" / "Caractère NUL" }
        "A string holds the character U+0000, which cannot be stored.";
    InvalidQuery "invalid_query" BAD_REQUEST { "Wrong query" / "Paramètres incorrects" }
        "A query parameter is unknown or has a wrong value.";
    InvalidCursor "invalid_cursor" BAD_REQUEST { "Wrong cursor" / "Curseur incorrect" }
        "The cursor was not handed out by this list.";
    Unauthenticated "unauthenticated" UNAUTHORIZED { "Sign in first" / "Connexion requise" }
        "The operation needs a bearer token and none was sent.";
    InvalidToken "invalid_token" UNAUTHORIZED { "The token is not valid" / "Le jeton n'est pas valide" }
        "The bearer token is malformed, expired or revoked. Refresh the session or sign in again.";
    WrongCredentials "wrong_credentials" UNAUTHORIZED { "Wrong name or password" / "Nom ou mot de passe incorrect" }
        "Name and password do not belong together.";
    InvalidRefreshToken "invalid_refresh_token" UNAUTHORIZED { "Sign in again" / "Reconnectez-vous" }
        "The refresh token is unknown, expired or was used before; in the last case its whole session was revoked.";
    WrongPassword "wrong_password" FORBIDDEN { "Wrong password" / "Mot de passe incorrect" }
        "The current password, asked to confirm, is another one.";
    ScopeMissing "scope_missing" FORBIDDEN { "The token may not do this" / "Le jeton ne le permet pas" }
        "The token lacks the scope that the operation needs.";
    ScopeTooWide "scope_too_wide" FORBIDDEN { "More than the token may do" / "Plus que le jeton ne permet" }
        "A token cannot make one with scopes that it does not have itself.";
    SessionRequired "session_required" FORBIDDEN { "Only for a signed-in session" / "Réservé aux sessions" }
        "The operation is about the session of the access token; a personal access token has none.";
    NotFound "not_found" NOT_FOUND { "Not found" / "Introuvable" }
        "There is no such thing, or the caller may not know of it.";
    InvalidIdempotencyKey "invalid_idempotency_key" BAD_REQUEST { "Wrong Idempotency-Key" / "Idempotency-Key incorrecte" }
        "The Idempotency-Key has to be 1 to 200 visible ASCII characters.";
    InvalidIfMatch "invalid_if_match" BAD_REQUEST { "Wrong If-Match" / "If-Match incorrect" }
        "If-Match has to be one version of the game, as its ETag tells it.";
    NotAPlayer "not_a_player" FORBIDDEN { "You do not play in this game" / "Vous ne jouez pas cette partie" }
        "Only those at the table may do that.";
    NotHost "not_host" FORBIDDEN { "Only for the host" / "Réservé à l'hôte" }
        "Only the host of the table may do that.";
    NoSuchVersion "no_such_version" NOT_FOUND { "No such version" / "Version inconnue" }
        "The game has not come so far.";
    GameNotOpen "game_not_open" CONFLICT { "The table is closed" / "La table est fermée" }
        "The game has begun or is over.";
    GameNotRunning "game_not_running" CONFLICT { "The game is not running" / "La partie n'est pas en cours" }
        "The game has not begun, or is over.";
    GameNotFinished "game_not_finished" CONFLICT { "The game is not over" / "La partie n'est pas terminée" }
        "That is possible only when the game is over.";
    NeverDealt "never_dealt" CONFLICT { "The game never began" / "La partie n'a jamais commencé" }
        "The table was given up before the game was dealt, so there is nothing to play again. Open another one.";
    TooLateToAbort "too_late_to_abort" CONFLICT { "Too late to abort" / "Trop tard pour annuler" }
        "Everybody has moved already: the game counts. A player may still resign.";
    TableFull "table_full" CONFLICT { "The table is full" / "La table est complète" }
        "All seats are taken.";
    AlreadyJoined "already_joined" CONFLICT { "You sit there already" / "Vous y êtes déjà" }
        "The caller has joined this table before.";
    AlreadyAtTable "already_at_table" CONFLICT { "Already at the table" / "Déjà à la table" }
        "The account that is invited sits at this table.";
    TooManyInvitations "too_many_invitations" CONFLICT { "Too many invitations" / "Trop d'invitations" }
        "The table has invited as many accounts as it may. Its invitation can still be handed on.";
    TooFewPlayers "too_few_players" CONFLICT { "Too few players" / "Trop peu de joueurs" }
        "The ruleset needs more players to begin.";
    HasResigned "has_resigned" CONFLICT { "You have resigned" / "Vous avez abandonné" }
        "The caller has given this seat up.";
    TooManyGames "too_many_games" CONFLICT { "Too many games" / "Trop de parties" }
        "The account, or the host of the table, has as many open tables or games against bots as it may. Start, finish or leave one first.";
    TooManyPlans "too_many_plans" CONFLICT { "Too many plans" / "Trop de coups prévus" }
        "The seat has as many planned moves as it may have. Delete one first.";
    TooUnreliable "too_unreliable" FORBIDDEN { "Not reliable enough for this table" / "Pas assez fiable pour cette table" }
        "The host asks for players who decide in time more often.";
    SameOwner "same_owner" FORBIDDEN { "Not with your own bot" / "Pas avec votre propre robot" }
        "An owner and their bots, or two bots of one owner, do not play each other in a rated game.";
    BotsRefused "bots_refused" FORBIDDEN { "No bots at this table" / "Pas de robots à cette table" }
        "The host wants no bots that people bring along; `accepts_bots` of a game says so.";
    NotForBots "not_for_bots" FORBIDDEN { "Not for bots" / "Pas pour les robots" }
        "A bot has no address and no bots of its own; its owner looks after it.";
    NoVacationLeft "no_vacation_left" CONFLICT { "No vacation days left" / "Plus de jours de congé" }
        "The vacation days of this year are used up.";
    SeatNotKept "seat_not_kept" CONFLICT { "The owner plays" / "Le propriétaire joue" }
        "The seat is neither kept by a bot nor given up.";
    NoHintsWhenRated "no_hints_when_rated" FORBIDDEN { "No hints in rated games" / "Pas d'indices dans une partie classée" }
        "The game counts for ratings, so it is played without advice.";
    HintsOnlyAgainstBots "hints_only_against_bots" FORBIDDEN { "Only against bots" / "Seulement contre des robots" }
        "Hints are given only in games in which every other seat was a built-in bot's from the start.";
    NotAwaited "not_awaited" CONFLICT { "It is not your turn" / "Ce n'est pas votre tour" }
        "The game does not wait for the caller.";
    NotASandbox "not_a_sandbox" CONFLICT { "Not a sandbox" / "Pas un bac à sable" }
        "That is possible only in a game that was opened as a sandbox.";
    NotOwner "not_owner" FORBIDDEN { "Only for the owner" / "Réservé au propriétaire" }
        "Only whoever opened the sandbox may do that.";
    HandsClosed "hands_closed" FORBIDDEN { "Somebody else's hand" / "La main de quelqu'un d'autre" }
        "The hands of this sandbox are closed, to its owner too. In any other game there is no view from somebody else's seat.";
    VersionMismatch "version_mismatch" PRECONDITION_FAILED { "The game has moved on" / "La partie a avancé" }
        "The game is not at the version in `If-Match`. `version` is where it is, `missed` what happened since, `legal` what the caller may do now.";
    IdempotencyKeyReused "idempotency_key_reused" UNPROCESSABLE_ENTITY { "The key was used before" / "Clé déjà utilisée" }
        "The same Idempotency-Key came with another body before.";
    CommandRefused "command_refused" UNPROCESSABLE_ENTITY { "The rules refuse it" / "Les règles le refusent" }
        "A command is not understood or not legal now. `refusal` has the code of the rule, the place of the command in the array and its particulars.";
    TableRefused "table_refused" UNPROCESSABLE_ENTITY { "Such a game cannot be played" / "Cette partie est impossible" }
        "The ruleset, edition, number of seats or options cannot be played. `refusal` has the code of the reason.";
    MethodNotAllowed "method_not_allowed" METHOD_NOT_ALLOWED { "Wrong method" / "Méthode incorrecte" }
        "The resource exists but not with this method; `Allow` names those it has.";
    NotAcceptable "not_acceptable" NOT_ACCEPTABLE { "Not acceptable" / "Non acceptable" }
        "The answer cannot be given in any encoding the client accepts.";
    Conflict "conflict" CONFLICT { "Conflict" / "Conflit" }
        "Something changed meanwhile. Look again and retry. Where commands are submitted, `version` is where the game is, `missed` what happened since they came, `legal` what the caller may do now.";
    NameTaken "name_taken" CONFLICT { "The name is taken" / "Ce nom est pris" }
        "Another account has this name.";
    EmailTaken "email_taken" CONFLICT { "The address is taken" / "Cette adresse est prise" }
        "Another account has proven this address. Only who can read mails sent there is told.";
    SpectatorsSilent "spectators_silent" FORBIDDEN { "Only for players" / "Réservé aux joueurs" }
        "The host of the table keeps its talk, or its answers, to those who play.";
    NotAuthor "not_author" FORBIDDEN { "Somebody else's words" / "Les mots de quelqu'un d'autre" }
        "Only who said something can take it back.";
    MutingOneself "muting_oneself" CONFLICT { "That is you" / "C'est vous" }
        "Nobody can mute themselves.";
    TooManyMutes "too_many_mutes" CONFLICT { "Too many muted" / "Trop de personnes ignorées" }
        "The account has muted as many as it may. Hear one of them again first.";
    TooManyTokens "too_many_tokens" CONFLICT { "Too many tokens" / "Trop de jetons" }
        "The account has as many personal access tokens as it may have. Revoke one first.";
    TooManyBots "too_many_bots" CONFLICT { "Too many bots" / "Trop de robots" }
        "The account has as many bots as it may have. Delete one first.";
    TooManyWebhooks "too_many_webhooks" CONFLICT { "Too many webhooks" / "Trop de webhooks" }
        "The account has as many webhooks as it may have. Delete one first.";
    WebhookDisabled "webhook_disabled" CONFLICT { "The webhook is disabled" / "Le webhook est désactivé" }
        "Nothing is sent to a webhook that is disabled. Enable it first.";
    BodyTooSlow "body_too_slow" REQUEST_TIMEOUT { "The body came too slowly" / "Le corps est arrivé trop lentement" }
        "The request body was not complete in time, and the connection is closed. Nothing was done: send the request again.";
    BodyTooLarge "body_too_large" PAYLOAD_TOO_LARGE { "The body is too large" / "Le corps est trop grand" }
        "The request body is larger than the server takes.";
    UnsupportedMediaType "unsupported_media_type" UNSUPPORTED_MEDIA_TYPE { "JSON expected" / "JSON attendu" }
        "The body has to be application/json in UTF-8 without content encoding.";
    InvalidBody "invalid_body" UNPROCESSABLE_ENTITY { "Wrong content" / "Contenu incorrect" }
        "The body is JSON but has an unknown or missing field, a wrong type or a wrong value; `errors` says where.";
    TooManyStreams "too_many_streams" TOO_MANY_REQUESTS { "Too many open streams" / "Trop de flux ouverts" }
        "The caller keeps as many streams open as it may. Close one first: one stream of the feed tells of all games.";
    RateLimited "rate_limited" TOO_MANY_REQUESTS { "Too many requests" / "Trop de requêtes" }
        "The caller asked too often. Wait as long as `Retry-After` says.";
    Internal "internal" INTERNAL_SERVER_ERROR { "A fault of ours" / "Une erreur de notre côté" }
        "The server failed. The request id helps to find out why.";
    Unavailable "unavailable" SERVICE_UNAVAILABLE { "Not available just now" / "Indisponible pour l'instant" }
        "The database does not answer. Retry as `Retry-After` says.";
    Busy "busy" SERVICE_UNAVAILABLE { "Too busy just now" / "Trop occupé pour l'instant" }
        "Too many requests of this kind are being worked on. Retry as `Retry-After` says.";
    TimedOut "timed_out" SERVICE_UNAVAILABLE { "It took too long" / "Délai dépassé" }
        "The request was given up. Whether it had an effect is unknown: retry with the same Idempotency-Key.";
}

impl Code {
    /// The code with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|code| code.as_str() == name)
    }

    /// The nearest code to a status that something else came up with.
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
    fn a_foreign_status_keeps_its_kind() {
        assert_eq!(Code::for_status(StatusCode::NOT_FOUND), Code::NotFound);
        assert_eq!(Code::for_status(StatusCode::IM_A_TEAPOT), Code::BadRequest);
        assert_eq!(Code::for_status(StatusCode::BAD_GATEWAY), Code::Internal);
    }
}
