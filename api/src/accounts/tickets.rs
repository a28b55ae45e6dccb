//! Tickets: for addresses that a browser asks for without a token, such as those of streams and pictures. They are signed like access
//! tokens and verified without a query, end with their session, and open one kind of address for some minutes.

use std::time::Duration;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    accounts::{
        AccountError, Accounts, AuthMethod, Identity,
        keys::{SignedClaims, VerifyError},
    },
    model::{
        ids::{AccountId, GameId, SessionId},
        scope::{Scope, Scopes},
        ticket::TicketUse,
    },
};

/// The issuer of tickets. It differs from that of access tokens, so that neither is accepted in the place of the other.
const ISSUER: &str = "salon-ticket";

/// The claims of a ticket.
#[derive(Debug, Serialize, Deserialize)]
struct TicketClaims {
    iss: String,
    sub: AccountId,
    sid: SessionId,
    #[serde(rename = "use")]
    used_for: TicketUse,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<GameId>,
    iat: i64,
    exp: i64,
    /// When a stream that was opened with it ends: as if it was opened with an access token of the same age.
    end: i64,
}

impl SignedClaims for TicketClaims {
    const ISSUER: &'static str = ISSUER;

    fn issuer(&self) -> &str {
        &self.iss
    }

    fn signed_at(&self) -> i64 {
        self.iat
    }

    fn account(&self) -> AccountId {
        self.sub
    }
}

/// A valid ticket.
#[derive(Clone, Copy, Debug)]
pub struct Ticket {
    /// Its holder, who may only read.
    pub identity: Identity,
    /// What it opens.
    pub used_for: TicketUse,
    /// The only game that it opens, if it is for one.
    pub game: Option<GameId>,
}

/// Why a ticket is refused.
#[derive(Debug, thiserror::Error)]
pub enum TicketError {
    /// It has expired.
    #[error("expired ticket")]
    Expired,
    /// It is malformed or forged, or its session has ended.
    #[error("invalid ticket")]
    Invalid,
    /// An internal error.
    #[error(transparent)]
    Failed(AccountError),
}

/// Creates a ticket of the caller's session; returns it and when it expires. It is not checked that the game exists.
pub async fn create_ticket(
    accounts: &Accounts,
    caller: &Identity,
    used_for: TicketUse,
    game: Option<GameId>,
) -> Result<(String, DateTime<Utc>), AccountError> {
    let AuthMethod::Session(sid) = caller.auth else { return Err(AccountError::SessionRequired) };
    let session_ends = accounts.store.session_end(caller.account, sid).await?.ok_or(AccountError::InvalidToken)?;
    let now = Utc::now();
    let within = |life: Duration| session_ends.min(now + life);
    let stream_ends = within(accounts.keys.token_life());
    let expires = within(accounts.ticket_life).min(stream_ends);
    let claims = TicketClaims {
        iss: ISSUER.to_owned(),
        sub: caller.account,
        sid,
        used_for,
        game,
        iat: now.timestamp(),
        exp: expires.timestamp(),
        end: stream_ends.timestamp(),
    };
    Ok((accounts.keys.sign_claims(&claims)?, expires))
}

/// Verifies a ticket, without a query.
pub async fn authenticate_ticket(accounts: &Accounts, ticket: &str) -> Result<Ticket, TicketError> {
    let claims: TicketClaims = accounts.keys.verify_claims(ticket).await.map_err(|error| match error {
        VerifyError::Expired => TicketError::Expired,
        VerifyError::Invalid => TicketError::Invalid,
        VerifyError::Failed(error) => TicketError::Failed(error),
    })?;
    if accounts.revoked.contains(claims.sid) {
        return Err(TicketError::Invalid);
    }
    let identity = Identity {
        account: claims.sub,
        owner: None,
        scopes: Scopes::from_iter([Scope::Read]),
        auth: AuthMethod::Session(claims.sid),
        expires_at: DateTime::from_timestamp(claims.end, 0),
    };
    Ok(Ticket { identity, used_for: claims.used_for, game: claims.game })
}
