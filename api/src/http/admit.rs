//! The door: to `/v1` it finds out who is calling, and counts the request for the account, or for its address if nobody can tell;
//! what nobody would look at is refused here.

use std::net::IpAddr;

use actix_web::{
    Error, HttpMessage,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::header,
    middleware::Next,
    web,
};

use super::{
    address::ClientAddress,
    caller::Authentication,
    code::Code,
    limits::Verdict,
    problem::ApiError,
    state::State,
    strict::{refuse_nul, refuse_surprises},
};
use crate::accounts::{self, Identity, secrets};

/// The middleware. Health, metrics and documentation are outside.
pub(super) async fn admit(
    state: web::Data<State>,
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    // As the router reads it: `/%761/games` is `/v1/games`.
    if !request.match_info().as_str().starts_with("/v1/") {
        return match refuse_nul(&request) {
            Ok(()) => next.call(request).await.map(ServiceResponse::map_into_boxed_body),
            Err(refusal) => Ok(request.error_response(refusal)),
        };
    }
    let verdict = match check(&state, &request).await {
        Ok(verdict) => verdict,
        Err(refusal) => return Ok(request.error_response(refusal)),
    };
    let refused = match refuse_nul(&request) {
        Ok(()) => refuse_surprises(&state.catalogue, state.config.body_patience(), &mut request).await,
        refused @ Err(_) => refused,
    };
    let mut response = match refused {
        Ok(()) => next.call(request).await?.map_into_boxed_body(),
        Err(refusal) => request.error_response(refusal),
    };
    let verdict = Verdict::tightest(verdict, Verdict::noted(response.request()));
    for (name, value) in verdict.iter().flat_map(Verdict::headers) {
        // A stricter limit may have spoken already.
        if !response.headers().contains_key(&name) {
            response.headers_mut().insert(name, value);
        }
    }
    Ok(response)
}

async fn check(state: &State, request: &ServiceRequest) -> Result<Option<Verdict>, ApiError> {
    let address = ClientAddress::read(request.request(), state.config.edge.trust_proxy);
    request.extensions_mut().insert(address);
    let address = address.get();
    let (outcome, verdict) = match bearer(request) {
        Ok(Some(token)) => {
            let (outcome, by_address) = look_up(state, token, address).await?;
            let own = match &outcome {
                Ok(identity) => state.limits.account(identity)?,
                // Counted already where it had to be looked up.
                Err(_) if by_address.is_some() => None,
                Err(_) => state.limits.address(address)?,
            };
            (outcome.map(Some), Verdict::tightest(by_address, own))
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

/// Who is behind a token. One that nobody here has seen let somebody in costs the database a question, so it counts for its address.
async fn look_up(
    state: &State,
    token: &str,
    address: IpAddr,
) -> Result<(Result<Identity, ApiError>, Option<Verdict>), ApiError> {
    let personal = token.starts_with(secrets::ACCESS_TOKEN).then(|| secrets::hash(token));
    let by_address = match personal {
        Some(hash) if !state.limits.known_token(&hash)? => state.limits.address(address)?,
        // What a session signs is checked without the database.
        Some(_) | None => None,
    };
    let outcome = accounts::authenticate(&state.accounts, token).await.map_err(ApiError::from);
    if let Some(hash) = personal {
        state.limits.remember_token(hash, outcome.is_ok());
    }
    Ok((outcome, by_address))
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
