//! The door to `/v1`: finds out who is calling, and counts the request for the account, or for its address if nobody can tell.

use actix_web::{
    Error, HttpMessage,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header,
    middleware::Next,
    web,
};

use super::{
    address::client_address, caller::Authentication, code::Code, limits::Verdict, problem::ApiError, state::State,
};
use crate::accounts;

/// The middleware. Health, metrics and documentation are outside.
pub(super) async fn admit(
    state: web::Data<State>,
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    // As the router reads it: `/%761/games` is `/v1/games`.
    if !request.match_info().as_str().starts_with("/v1/") {
        return next.call(request).await.map(ServiceResponse::map_into_boxed_body);
    }
    let verdict = match check(&state, &request).await {
        Ok(verdict) => verdict,
        Err(refusal) => return Ok(request.error_response(refusal)),
    };
    let mut response = next.call(request).await?.map_into_boxed_body();
    for (name, value) in verdict.iter().flat_map(Verdict::headers) {
        // A stricter limit may have spoken already.
        if !response.headers().contains_key(&name) {
            response.headers_mut().insert(name, value);
        }
    }
    Ok(response)
}

async fn check(state: &State, request: &ServiceRequest) -> Result<Option<Verdict>, ApiError> {
    let address = client_address(request.request(), state.config.trust_proxy);
    let (outcome, verdict) = match bearer(request) {
        Ok(Some(token)) => {
            // First of all: what a flood is refused by takes nothing from others at the same address.
            state.limits.token(token)?;
            let in_all = state.limits.flood(address)?;
            let outcome = accounts::authenticate(&state.accounts, token).await.map(Some).map_err(ApiError::from);
            let own = match &outcome {
                Ok(Some(identity)) => state.limits.account(identity)?,
                Ok(None) | Err(_) => state.limits.address(address)?,
            };
            (outcome, Verdict::tightest(in_all, own))
        }
        Ok(None) => (Ok(None), state.limits.address(address)?),
        // A wrong token is no reason to refuse what needs none, such as refreshing the session: the extractors decide.
        Err(refusal) => (Err(refusal), state.limits.address(address)?),
    };
    if let Ok(Some(identity)) = &outcome {
        request.extensions_mut().insert(*identity);
    }
    request.extensions_mut().insert(Authentication(outcome));
    Ok(verdict)
}

/// The token the request came with.
fn bearer(request: &ServiceRequest) -> Result<Option<&str>, ApiError> {
    let Some(value) = request.headers().get(header::AUTHORIZATION) else {
        return Ok(None);
    };
    let invalid = || ApiError::new(Code::InvalidToken);
    let (scheme, token) = value.to_str().ok().and_then(|value| value.split_once(' ')).ok_or_else(invalid)?;
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Err(invalid().detail("the scheme is Bearer"));
    }
    Ok(Some(token.trim()))
}
