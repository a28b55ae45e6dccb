//! The problem codes of the API, one row each. Codes are stable; titles and meanings are for people and may change.

use actix_web::http::StatusCode;

use crate::model::texts::Locale;

macro_rules! codes {
    ($($name:ident $code:literal $status:ident { $en:literal / $fr:literal } $meaning:literal;)+) => {
        /// The stable name of a problem.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Code {
            $(#[doc = $meaning] $name,)+
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

            /// What is wrong, for a person.
            pub fn title(self, locale: Locale) -> &'static str {
                match (self, locale) { $((Self::$name, Locale::En) => $en, (Self::$name, Locale::Fr) => $fr,)+ }
            }

            /// What the code means, for authors of clients.
            pub fn meaning(self) -> &'static str {
                match self { $(Self::$name => $meaning,)+ }
            }
        }
    };
}

codes! {
    BadRequest "bad_request" BAD_REQUEST { "The request is not valid" / "La requête n'est pas valide" }
        "The request cannot be understood.";
    MalformedJson "malformed_json" BAD_REQUEST { "The body is not JSON" / "Le corps n'est pas du JSON" }
        "The body is not well-formed JSON in UTF-8.";
    NulCharacter "nul_character" BAD_REQUEST { "NUL characters are not allowed" / "Les caractères NUL ne sont pas autorisés" }
        "A string contains the character U+0000, which cannot be stored.";
    InvalidQuery "invalid_query" BAD_REQUEST { "A query parameter is wrong" / "Un paramètre de la requête est incorrect" }
        "A query parameter is unknown or has a wrong value.";
    InvalidCursor "invalid_cursor" BAD_REQUEST { "The cursor is not valid" / "Le curseur n'est pas valide" }
        "The cursor does not come from this list. Send `next_cursor` of an earlier answer, or none to start at the beginning.";
    Unauthenticated "unauthenticated" UNAUTHORIZED { "Sign in first" / "Connexion requise" }
        "The operation needs a bearer token and none was sent.";
    InvalidToken "invalid_token" UNAUTHORIZED { "The token is not valid" / "Le jeton n'est pas valide" }
        "The bearer token is malformed, expired or revoked. Refresh the session or sign in again.";
    WrongCredentials "wrong_credentials" UNAUTHORIZED { "Wrong name or password" / "Nom ou mot de passe incorrect" }
        "No account has this name and password.";
    InvalidRefreshToken "invalid_refresh_token" UNAUTHORIZED { "Sign in again" / "Reconnectez-vous" }
        "The refresh token is unknown, expired or was used before; in the last case its whole session was revoked.";
    WrongPassword "wrong_password" FORBIDDEN { "Wrong password" / "Mot de passe incorrect" }
        "The current password, which the operation asks for as a confirmation, is wrong.";
    ScopeMissing "scope_missing" FORBIDDEN { "The token does not allow this" / "Le jeton ne le permet pas" }
        "The token lacks the scope that the operation needs.";
    ScopeTooWide "scope_too_wide" FORBIDDEN { "The new token would be allowed more than yours" / "Le nouveau jeton aurait plus de droits que le vôtre" }
        "A token cannot create one with scopes that it does not have itself.";
    SessionRequired "session_required" FORBIDDEN { "Only a signed-in session can do this" / "Réservé aux sessions" }
        "The operation is about the session of the access token; a personal access token has none.";
    NotFound "not_found" NOT_FOUND { "Not found" / "Introuvable" }
        "The resource does not exist, or the caller may not know of it.";
    InvalidIdempotencyKey "invalid_idempotency_key" BAD_REQUEST { "The Idempotency-Key is not valid" / "L'Idempotency-Key n'est pas valide" }
        "The Idempotency-Key must be 1 to 200 visible ASCII characters.";
    InvalidIfMatch "invalid_if_match" BAD_REQUEST { "The If-Match header is not valid" / "L'en-tête If-Match n'est pas valide" }
        "If-Match must be one version of the game, as its ETag names it.";
    NotAPlayer "not_a_player" FORBIDDEN { "You are not a player of this game" / "Vous ne jouez pas dans cette partie" }
        "Only players of the game can do this.";
    NotHost "not_host" FORBIDDEN { "Only the host can do this" / "Seul l'hôte peut faire cela" }
        "Only the host of the table can do this.";
    NoSuchVersion "no_such_version" NOT_FOUND { "The game has no such version" / "La partie n'a pas cette version" }
        "The game has fewer events than the version asks for.";
    GameNotOpen "game_not_open" CONFLICT { "The table is closed" / "La table est fermée" }
        "The game has started or is over.";
    GameNotRunning "game_not_running" CONFLICT { "The game is not running" / "La partie n'est pas en cours" }
        "The game has not started, or is over.";
    GameNotFinished "game_not_finished" CONFLICT { "The game is not over" / "La partie n'est pas terminée" }
        "This is possible only when the game is over.";
    NeverDealt "never_dealt" CONFLICT { "The game never started" / "La partie n'a jamais commencé" }
        "The table was closed before the game was dealt, so there is no game to repeat. Open a new table.";
    TooLateToAbort "too_late_to_abort" CONFLICT { "It is too late to abort the game" / "Il est trop tard pour annuler la partie" }
        "Every player has moved, so the game counts. A player can still resign.";
    TableFull "table_full" CONFLICT { "The table is full" / "La table est complète" }
        "All seats are taken.";
    AlreadyJoined "already_joined" CONFLICT { "You have already joined this table" / "Vous êtes déjà à cette table" }
        "The caller has already joined this table.";
    AlreadyAtTable "already_at_table" CONFLICT { "This account has already joined the table" / "Ce compte est déjà à la table" }
        "The invited account has already joined this table.";
    TooManyInvitations "too_many_invitations" CONFLICT { "The table has sent too many invitations" / "La table a envoyé trop d'invitations" }
        "The table has invited as many accounts as it may. You can still pass its invitation code on.";
    TooFewPlayers "too_few_players" CONFLICT { "There are too few players" / "Il n'y a pas assez de joueurs" }
        "The ruleset needs more players to start.";
    HasResigned "has_resigned" CONFLICT { "You have resigned" / "Vous avez abandonné" }
        "The caller has resigned from this seat.";
    TooManyGames "too_many_games" CONFLICT { "There are too many games" / "Il y a trop de parties" }
        "The account, or the host of the table, has as many open tables or games against bots as it may. Start, finish or leave one first.";
    TooManyPlans "too_many_plans" CONFLICT { "You have too many plans" / "Vous avez trop de coups prévus" }
        "The seat has as many plans as it may. Delete one first.";
    TooUnreliable "too_unreliable" FORBIDDEN { "This table asks for more reliable players" / "Cette table demande des joueurs plus fiables" }
        "The host asks for players who make more of their decisions in time.";
    SameOwner "same_owner" FORBIDDEN { "You cannot play rated games with your own bot" / "Vous ne pouvez pas jouer de partie classée avec votre propre robot" }
        "An owner and their bots, or two bots of one owner, cannot play each other in a rated game.";
    BotsRefused "bots_refused" FORBIDDEN { "This table does not accept bots" / "Cette table n'accepte pas les robots" }
        "The host does not accept bots owned by people; `accepts_bots` of a game says so.";
    NotForBots "not_for_bots" FORBIDDEN { "Bots cannot do this" / "Les robots ne peuvent pas faire cela" }
        "A bot has no e-mail address and no bots of its own; its owner manages it.";
    NoVacationLeft "no_vacation_left" CONFLICT { "You have no vacation days left" / "Vous n'avez plus de jours de congé" }
        "The vacation days of this year are used up.";
    SeatNotKept "seat_not_kept" CONFLICT { "The owner of the seat is playing" / "Le propriétaire de la place joue" }
        "No bot plays for the seat, and its owner has not resigned.";
    NoHintsWhenRated "no_hints_when_rated" FORBIDDEN { "There are no hints in rated games" / "Il n'y a pas d'indices dans une partie classée" }
        "The game counts for ratings, so it is played without hints.";
    HintsOnlyAgainstBots "hints_only_against_bots" FORBIDDEN { "There are hints only in games against built-in bots" / "Il n'y a des indices que contre les robots intégrés" }
        "Hints are given only in games in which every other seat belonged to a built-in bot from the start.";
    NotAwaited "not_awaited" CONFLICT { "It is not your turn" / "Ce n'est pas votre tour" }
        "The game is not waiting for the caller.";
    NotASandbox "not_a_sandbox" CONFLICT { "This game is not a sandbox" / "Cette partie n'est pas un bac à sable" }
        "This is possible only in a game that was opened as a sandbox.";
    NotOwner "not_owner" FORBIDDEN { "Only the owner of the sandbox can do this" / "Seul le propriétaire du bac à sable peut faire cela" }
        "Only the account that opened the sandbox can do this.";
    HandsClosed "hands_closed" FORBIDDEN { "You cannot see another player's hand" / "Vous ne pouvez pas voir la main d'un autre joueur" }
        "The sandbox was opened with closed hands, which its owner cannot see either. In other games there is no view from another seat.";
    VersionMismatch "version_mismatch" PRECONDITION_FAILED { "The game has moved on" / "La partie a avancé" }
        "The game is not at the version in `If-Match`. `version` is its current version, `missed` the events since, `legal` the commands that are legal for the caller now.";
    IdempotencyKeyReused "idempotency_key_reused" UNPROCESSABLE_ENTITY { "The Idempotency-Key was used before" / "Cette Idempotency-Key a déjà été utilisée" }
        "The same Idempotency-Key was sent with another body before.";
    CommandRefused "command_refused" UNPROCESSABLE_ENTITY { "The rules do not allow this" / "Les règles ne le permettent pas" }
        "A command is not valid or not legal now. `refusal` has the code of the rule, the index of the command in the array and its particulars.";
    TableRefused "table_refused" UNPROCESSABLE_ENTITY { "This game cannot be played" / "Cette partie est impossible" }
        "The ruleset, edition, number of seats or options cannot be played. `refusal` has the code of the reason.";
    MethodNotAllowed "method_not_allowed" METHOD_NOT_ALLOWED { "The method is not allowed here" / "La méthode n'est pas permise ici" }
        "The resource does not support this method; `Allow` lists those it does.";
    NotAcceptable "not_acceptable" NOT_ACCEPTABLE { "No acceptable encoding" / "Aucun encodage acceptable" }
        "The answer cannot be sent in any encoding the client accepts.";
    Conflict "conflict" CONFLICT { "Another change came first" / "Un autre changement est arrivé avant" }
        "Something else changed at the same time. Read it again and retry. For submitted commands, `version` is the current version of the game, `missed` the events since they arrived, `legal` the commands that are legal for the caller now.";
    NameTaken "name_taken" CONFLICT { "This name is taken" / "Ce nom est pris" }
        "Another account has this name.";
    EmailTaken "email_taken" CONFLICT { "This e-mail address is taken" / "Cette adresse est prise" }
        "Another account has verified this address. Only someone who can read its mail gets this answer.";
    SpectatorsSilent "spectators_silent" FORBIDDEN { "Only players can use this chat" / "Cette discussion est réservée aux joueurs" }
        "The host does not let spectators read the chat, or not write in it.";
    NotAuthor "not_author" FORBIDDEN { "Only the author can delete this message" / "Seul l'auteur peut supprimer ce message" }
        "Only the author of a message can delete it.";
    MutingOneself "muting_oneself" CONFLICT { "You cannot mute yourself" / "Vous ne pouvez pas vous ignorer vous-même" }
        "An account cannot mute itself.";
    TooManyMutes "too_many_mutes" CONFLICT { "You have muted too many accounts" / "Vous ignorez trop de comptes" }
        "The account has muted as many accounts as it may. Unmute one first.";
    TooManyTokens "too_many_tokens" CONFLICT { "You have too many access tokens" / "Vous avez trop de jetons" }
        "The account has as many personal access tokens as it may. Revoke one first.";
    TooManyBots "too_many_bots" CONFLICT { "You have too many bots" / "Vous avez trop de robots" }
        "The account has as many bots as it may. Delete one first.";
    TooManyWebhooks "too_many_webhooks" CONFLICT { "You have too many webhooks" / "Vous avez trop de webhooks" }
        "The account has as many webhooks as it may. Delete one first.";
    WebhookDisabled "webhook_disabled" CONFLICT { "The webhook is disabled" / "Le webhook est désactivé" }
        "Nothing is sent to a disabled webhook. Enable it first.";
    BodyTooSlow "body_too_slow" REQUEST_TIMEOUT { "The body arrived too slowly" / "Le corps est arrivé trop lentement" }
        "The request body was not complete in time, and the connection is closed. The request had no effect: send it again.";
    BodyTooLarge "body_too_large" PAYLOAD_TOO_LARGE { "The body is too large" / "Le corps est trop grand" }
        "The request body is larger than the server accepts.";
    UnsupportedMediaType "unsupported_media_type" UNSUPPORTED_MEDIA_TYPE { "The body must be JSON" / "Le corps doit être du JSON" }
        "The body must be application/json in UTF-8 without content encoding.";
    InvalidBody "invalid_body" UNPROCESSABLE_ENTITY { "The content of the body is not valid" / "Le contenu du corps n'est pas valide" }
        "The body is JSON but has an unknown or missing field, a wrong type or a wrong value; `errors` says where.";
    TooManyStreams "too_many_streams" TOO_MANY_REQUESTS { "Too many open streams" / "Trop de flux ouverts" }
        "The caller has as many open streams as it may. Close one first: one stream of the feed covers all games.";
    RateLimited "rate_limited" TOO_MANY_REQUESTS { "Too many requests" / "Trop de requêtes" }
        "The caller sent too many requests. Wait for the time in `Retry-After`.";
    Internal "internal" INTERNAL_SERVER_ERROR { "Internal server error" / "Erreur interne du serveur" }
        "The server failed. The request id helps its operator to find the cause.";
    Unavailable "unavailable" SERVICE_UNAVAILABLE { "The server is not available" / "Le serveur n'est pas disponible" }
        "The database does not answer. Retry after the time in `Retry-After`.";
    Busy "busy" SERVICE_UNAVAILABLE { "The server is too busy" / "Le serveur est trop occupé" }
        "Too many requests of this kind are in progress. Retry after the time in `Retry-After`.";
    TimedOut "timed_out" SERVICE_UNAVAILABLE { "The request took too long" / "La requête a pris trop de temps" }
        "The server stopped working on the request. Whether it had an effect is unknown: retry with the same Idempotency-Key.";
}

impl Code {
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
    fn an_unknown_status_maps_to_its_class() {
        assert_eq!(Code::for_status(StatusCode::NOT_FOUND), Code::NotFound);
        assert_eq!(Code::for_status(StatusCode::IM_A_TEAPOT), Code::BadRequest);
        assert_eq!(Code::for_status(StatusCode::BAD_GATEWAY), Code::Internal);
    }
}
