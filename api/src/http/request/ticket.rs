//! Tickets in the query of requests: for `EventSource` and `<img>`, which cannot send a token.

use std::{
    fmt,
    future::{Ready, ready},
    marker::PhantomData,
};

use actix_web::{
    FromRequest, HttpMessage, HttpRequest,
    dev::{Payload, ServiceRequest},
};
use serde::Deserialize;
use url::form_urlencoded;

use crate::{
    accounts::{Identity, Ticket, TicketError, TicketUse},
    http::{
        answer::{code::Code, problem::ApiError},
        request::caller::OptionalCaller,
    },
    model::ids::GameId,
};

/// The query parameter.
const PARAMETER: &str = "ticket";
/// The pattern of tickets, for the OpenAPI document.
pub(in crate::http) const TICKET_PATTERN: &str = r"^[A-Za-z0-9_.-]+$";
/// The maximum length of a ticket.
pub(in crate::http) const MAX_TICKET_LENGTH: usize = 1024;

/// The ticket among the parameters of an operation. Its value is read by [`super::checks`], and never shown.
#[derive(Deserialize)]
#[serde(from = "String")]
pub(in crate::http) struct TicketParameter;

impl From<String> for TicketParameter {
    fn from(_: String) -> Self {
        Self
    }
}

impl fmt::Debug for TicketParameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TicketParameter(hidden)")
    }
}

/// The result of verifying the ticket of a request, stored with it by [`super::checks`]. Kept apart from the result of authentication
/// with a token, so that only the operations below see it.
pub(in crate::http) struct TicketAuthentication(pub(in crate::http) Result<Ticket, ApiError>);

/// Returns the ticket in the query of a request. Most requests have no query.
pub(in crate::http) fn ticket_of(request: &ServiceRequest) -> Option<String> {
    let query = request.query_string();
    if !query.contains(PARAMETER) {
        return None;
    }
    let mut pairs = form_urlencoded::parse(query.as_bytes());
    pairs.find(|(name, _)| name == PARAMETER).map(|(_, value)| value.into_owned())
}

/// A use of tickets as a type.
pub trait UseOfTickets {
    /// The use.
    const USE: TicketUse;
}

/// The stream of a game.
#[derive(Debug)]
pub enum GameStreams {}
/// The stream of the feed.
#[derive(Debug)]
pub enum FeedStreams {}
/// The pictures of a game.
#[derive(Debug)]
pub enum Pictures {}

impl UseOfTickets for GameStreams {
    const USE: TicketUse = TicketUse::GameStream;
}
impl UseOfTickets for FeedStreams {
    const USE: TicketUse = TicketUse::FeedStream;
}
impl UseOfTickets for Pictures {
    const USE: TicketUse = TicketUse::Pictures;
}

/// A caller with a ticket for this use, with a token that has the scope `read`, or without either.
#[derive(Debug)]
pub struct TicketCaller<U> {
    /// The caller, or `None`.
    pub caller: Option<Identity>,
    used_for: PhantomData<U>,
}

impl<U: UseOfTickets> FromRequest for TicketCaller<U> {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let verified = request.extensions().get::<TicketAuthentication>().map(|verified| verified.0.clone());
        let caller = match verified {
            Some(ticket) => ticket.and_then(|ticket| allow::<U>(&ticket, request).map(|()| Some(ticket.identity))),
            None => OptionalCaller::from_request(request, payload).into_inner().map(|caller| caller.0),
        };
        ready(caller.map(|caller| Self { caller, used_for: PhantomData }))
    }
}

impl<U> TicketCaller<U> {
    /// Returns the caller, or refuses a request without a ticket and a token.
    pub fn required(&self) -> Result<Identity, ApiError> {
        self.caller.ok_or_else(|| ApiError::new(Code::Unauthenticated))
    }
}

/// Checks that a ticket is for this use and for the game in the path. This happens before the game is looked up, so that the answer
/// does not depend on whether it exists.
fn allow<U: UseOfTickets>(ticket: &Ticket, request: &HttpRequest) -> Result<(), ApiError> {
    if ticket.used_for != U::USE {
        return Err(ApiError::new(Code::TicketForAnotherUse));
    }
    let asked = request.match_info().get("id").and_then(|id| id.parse::<GameId>().ok());
    if ticket.game != asked {
        return Err(ApiError::new(Code::TicketForAnotherGame));
    }
    Ok(())
}

impl From<TicketError> for ApiError {
    fn from(error: TicketError) -> Self {
        match error {
            TicketError::Expired => Self::new(Code::ExpiredTicket),
            TicketError::Invalid => Self::new(Code::InvalidTicket),
            TicketError::Failed(error) => error.into(),
        }
    }
}
