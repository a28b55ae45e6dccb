//! The door to `/v1`: counts the request for its address, finds out who is calling, counts it for the account.

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
    if !request.path().starts_with("/v1/") {
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
    let by_address = state.limits.address(address)?;
    // A wrong token is no reason to refuse what needs none, such as refreshing the session: the extractors decide.
    let outcome = match bearer(request) {
        Ok(Some(token)) => {
            state.limits.token(token)?;
            accounts::authenticate(&state.accounts, token).await.map(Some).map_err(ApiError::from)
        }
        Ok(None) => Ok(None),
        Err(refusal) => Err(refusal),
    };
    let by_account = match &outcome {
        Ok(Some(identity)) => state.limits.account(identity)?,
        Ok(None) | Err(_) => None,
    };
    if let Ok(Some(identity)) = &outcome {
        request.extensions_mut().insert(*identity);
    }
    request.extensions_mut().insert(Authentication(outcome));
    Ok(Verdict::tightest(by_address, by_account))
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
