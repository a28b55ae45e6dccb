//! Checks before every request under `/v1`: authenticates the caller, applies rate limits, and refuses input that the operation does
//! not take.

use std::net::IpAddr;

use actix_web::{
    Error, HttpMessage,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header,
    middleware::Next,
    web,
};

use salon_domain::args;

use crate::{
    accounts::{self, Identity, secrets},
    http::{
        answer::{code::Code, problem::ApiError},
        request::{
            address::ClientAddress,
            caller::Authentication,
            rate_limits::RateLimitStatus,
            ticket::{self, TicketAuthentication},
            unexpected_input::{refuse_nul, refuse_unexpected_input},
        },
        state::AppState,
    },
};

/// The middleware. Health, metrics and documentation are not under `/v1` and skip all checks but the one for NUL.
pub(in crate::http) async fn check_request(
    state: web::Data<AppState>,
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    // The path as the router decodes it: `/%761/games` is `/v1/games`.
    if !request.match_info().as_str().starts_with("/v1/") {
        return match refuse_nul(&request) {
            Ok(()) => next.call(request).await.map(ServiceResponse::map_into_boxed_body),
            Err(refusal) => Ok(request.error_response(refusal)),
        };
    }
    let limit = match identify_and_count(&state, &request).await {
        Ok(limit) => limit,
        Err(refusal) => return Ok(request.error_response(refusal)),
    };
    let refused = match refuse_nul(&request).and_then(|()| refuse_removed(&state, &request)) {
        Ok(()) => {
            refuse_unexpected_input(&state.operations, state.config.http.effective_body_timeout(), &mut request).await
        }
        refused @ Err(_) => refused,
    };
    let mut response = match refused {
        Ok(()) => next.call(request).await?.map_into_boxed_body(),
        Err(refusal) => request.error_response(refusal),
    };
    let limit = RateLimitStatus::tightest(limit, RateLimitStatus::recorded(response.request()));
    for (name, value) in limit.iter().flat_map(RateLimitStatus::headers) {
        // A refusal by a stricter limit has set them already.
        if !response.headers().contains_key(&name) {
            response.headers_mut().insert(name, value);
        }
    }
    Ok(response)
}

/// Refuses an operation after its sunset, regardless of the caller and of what was sent.
fn refuse_removed(state: &AppState, request: &ServiceRequest) -> Result<(), ApiError> {
    let path = request.match_info().as_str();
    state.operations.refuse_removed(path, request.method(), || state.accounts.clock.now())
}

/// Authenticates the caller and counts the request: for the account, or for the address if the caller is unknown.
async fn identify_and_count(state: &AppState, request: &ServiceRequest) -> Result<Option<RateLimitStatus>, ApiError> {
    let address = ClientAddress::read(request.request(), state.config.http.trust_proxy);
    request.extensions_mut().insert(address);
    let address = address.get();
    let (outcome, limit) = match bearer(request) {
        Ok(Some(token)) => {
            if ticket::ticket_of(request).is_some() {
                let refusal = ApiError::new(Code::InvalidQuery).says("detail-ticket-or-token", &args![]);
                request.extensions_mut().insert(TicketAuthentication(Err(refusal)));
            }
            let (outcome, by_address) = look_up(state, token, address).await?;
            let own = match &outcome {
                Ok(identity) => state.limits.account(identity)?,
                // Already counted when the token was looked up.
                Err(_) if by_address.is_some() => None,
                Err(_) => state.limits.address(address)?,
            };
            (outcome.map(Some), RateLimitStatus::tightest(by_address, own))
        }
        Ok(None) => match ticket::ticket_of(request) {
            Some(ticket) => return verify_ticket(state, request, &ticket).await,
            None => (Ok(None), state.limits.address(address)?),
        },
        // Operations without authentication, such as refreshing a session, ignore an invalid token: the extractors decide.
        Err(refusal) => (Err(refusal), state.limits.address(address)?),
    };
    if let Ok(Some(identity)) = &outcome {
        request.extensions_mut().insert(*identity);
    }
    request.extensions_mut().insert(Authentication(outcome));
    Ok(limit)
}

/// Verifies the ticket of a request without a token, and counts the request: for the account, or for the address if the ticket is
/// not valid. Only the operations that tickets open see the result.
async fn verify_ticket(
    state: &AppState,
    request: &ServiceRequest,
    ticket: &str,
) -> Result<Option<RateLimitStatus>, ApiError> {
    let verified = accounts::authenticate_ticket(&state.accounts, ticket).await;
    let limit = match &verified {
        Ok(ticket) => {
            request.extensions_mut().insert(ticket.identity);
            state.limits.account(&ticket.identity)?
        }
        Err(_) => state.limits.address(ClientAddress::of(request.request()))?,
    };
    request.extensions_mut().insert(TicketAuthentication(verified.map_err(ApiError::from)));
    Ok(limit)
}

/// Returns the caller of a token. A token that was not valid on this server before costs a query, so it counts for its address.
async fn look_up(
    state: &AppState,
    token: &str,
    address: IpAddr,
) -> Result<(Result<Identity, ApiError>, Option<RateLimitStatus>), ApiError> {
    let personal = token.starts_with(secrets::ACCESS_TOKEN).then(|| secrets::hash(token));
    let by_address = match personal {
        Some(hash) if !state.limits.known_token(&hash)? => state.limits.address(address)?,
        // Access tokens of sessions are checked without a query.
        Some(_) | None => None,
    };
    let outcome = accounts::authenticate(&state.accounts, token).await.map_err(ApiError::from);
    if let Some(hash) = personal {
        state.limits.remember_token(hash, outcome.is_ok());
    }
    Ok((outcome, by_address))
}

/// Returns the bearer token of the request, if it has one.
fn bearer(request: &ServiceRequest) -> Result<Option<&str>, ApiError> {
    let Some(value) = request.headers().get(header::AUTHORIZATION) else {
        return Ok(None);
    };
    let invalid = || ApiError::new(Code::InvalidToken);
    let (scheme, token) = value.to_str().ok().and_then(|value| value.split_once(' ')).ok_or_else(invalid)?;
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Err(invalid().says("detail-bearer", &args![]));
    }
    Ok(Some(token.trim()))
}
