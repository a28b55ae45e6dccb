//! The caller of a request, as an argument of handlers: its type says which scope the operation needs.

use std::{
    future::{Ready, ready},
    marker::PhantomData,
    ops::Deref,
};

use actix_web::{FromRequest, HttpMessage, HttpRequest, dev::Payload, web};
use futures_util::{FutureExt, future::LocalBoxFuture};

use salon_domain::args;

use crate::{
    accounts::{self, Identity, Scope},
    http::{
        answer::{code::Code, problem::ApiError},
        request::{address::ClientAddress, rate_limits::RateLimitStatus},
        state::AppState,
    },
};

/// A scope as a type.
pub trait RequiredScope {
    /// The scope.
    const SCOPE: Scope;
}

/// The scope `read`.
#[derive(Debug)]
pub enum Read {}
/// The scope `play`.
#[derive(Debug)]
pub enum Play {}
/// The scope `manage`.
#[derive(Debug)]
pub enum Manage {}

impl RequiredScope for Read {
    const SCOPE: Scope = Scope::Read;
}
impl RequiredScope for Play {
    const SCOPE: Scope = Scope::Play;
}
impl RequiredScope for Manage {
    const SCOPE: Scope = Scope::Manage;
}

/// A caller whose token is valid and has the scope.
#[derive(Debug)]
pub struct Caller<S> {
    identity: Identity,
    scope: PhantomData<S>,
}

impl<S> Deref for Caller<S> {
    type Target = Identity;

    fn deref(&self) -> &Identity {
        &self.identity
    }
}

impl<S: RequiredScope> FromRequest for Caller<S> {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Self::of(request))
    }
}

impl<S: RequiredScope> Caller<S> {
    fn of(request: &HttpRequest) -> Result<Self, ApiError> {
        let identity = identity(request)?.ok_or_else(|| ApiError::new(Code::Unauthenticated))?;
        allow(&identity, S::SCOPE)?;
        Ok(Self { identity, scope: PhantomData })
    }
}

/// A [`Caller`] whose session was verified with a query: for operations whose effect outlasts the session.
#[derive(Debug)]
pub struct VerifiedSession<S>(Caller<S>);

impl<S> Deref for VerifiedSession<S> {
    type Target = Identity;

    fn deref(&self) -> &Identity {
        &self.0
    }
}

impl<S: RequiredScope + 'static> FromRequest for VerifiedSession<S> {
    type Error = ApiError;
    type Future = LocalBoxFuture<'static, Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let caller = Caller::of(request);
        let state = state(request);
        async move {
            let (caller, state) = (caller?, state?);
            accounts::verify_session(&state.accounts, &caller).await?;
            Ok(Self(caller))
        }
        .boxed_local()
    }
}

/// A [`VerifiedSession`] of an account that is not a guest.
#[derive(Debug)]
pub struct FullAccount<S>(VerifiedSession<S>);

impl<S> Deref for FullAccount<S> {
    type Target = Identity;

    fn deref(&self) -> &Identity {
        &self.0
    }
}

impl<S: RequiredScope + 'static> FromRequest for FullAccount<S> {
    type Error = ApiError;
    type Future = LocalBoxFuture<'static, Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let caller = VerifiedSession::from_request(request, payload);
        let state = state(request);
        async move {
            let (caller, state) = (caller.await?, state?);
            accounts::require_full_account(&state.accounts, caller.account).await?;
            Ok(Self(caller))
        }
        .boxed_local()
    }
}

/// A caller whose token has the scope `read`, or `None` without a token. An invalid token is refused.
#[derive(Debug)]
pub struct OptionalCaller(pub Option<Identity>);

impl FromRequest for OptionalCaller {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(identity(request).and_then(|identity| {
            if let Some(identity) = &identity {
                allow(identity, Scope::Read)?;
            }
            Ok(Self(identity))
        }))
    }
}

/// Counts a request that checks a password or token for its address, and refuses it beyond the limit.
#[derive(Debug)]
pub struct PasswordAttempt;

impl FromRequest for PasswordAttempt {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(state(request).and_then(|state| {
            let counted = state.limits.sign_in_address(ClientAddress::of(request));
            counted.map(|status| RateLimitStatus::record(request, status)).map(|()| Self)
        }))
    }
}

fn state(request: &HttpRequest) -> Result<web::Data<AppState>, ApiError> {
    let state = request.app_data::<web::Data<AppState>>().cloned();
    state.ok_or_else(|| ApiError::new(Code::Internal).because("the application has no state"))
}

/// The result of authentication, stored with the request by [`super::checks`] and read by the extractors above.
pub(in crate::http) struct Authentication(pub(in crate::http) Result<Option<Identity>, ApiError>);

fn identity(request: &HttpRequest) -> Result<Option<Identity>, ApiError> {
    request.extensions().get::<Authentication>().map_or(Ok(None), |authentication| authentication.0.clone())
}

fn allow(identity: &Identity, scope: Scope) -> Result<(), ApiError> {
    if identity.scopes.allows(scope) {
        Ok(())
    } else {
        let scope = scope.as_str();
        Err(ApiError::new(Code::ScopeMissing).says("detail-scope", &args!["scope" => scope]))
    }
}
