//! Who is calling, as handlers see it: the type of an argument says which scope a call needs.

use std::{
    future::{Ready, ready},
    marker::PhantomData,
    ops::Deref,
};

use actix_web::{FromRequest, HttpMessage, HttpRequest, dev::Payload, web};
use futures_util::{FutureExt, future::LocalBoxFuture};

use super::{address::ClientAddress, code::Code, limits::Verdict, problem::ApiError, state::State};
use crate::accounts::{self, Identity, Scope};

/// A scope as a type.
pub trait Needs {
    /// The scope.
    const SCOPE: Scope;
}

/// Needs `read`.
#[derive(Debug)]
pub enum Read {}
/// Needs `play`.
#[derive(Debug)]
pub enum Play {}
/// Needs `manage`.
#[derive(Debug)]
pub enum Manage {}

impl Needs for Read {
    const SCOPE: Scope = Scope::Read;
}
impl Needs for Play {
    const SCOPE: Scope = Scope::Play;
}
impl Needs for Manage {
    const SCOPE: Scope = Scope::Manage;
}

/// A caller with a valid token that has the scope.
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

impl<S: Needs> FromRequest for Caller<S> {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Self::of(request))
    }
}

impl<S: Needs> Caller<S> {
    fn of(request: &HttpRequest) -> Result<Self, ApiError> {
        let identity = identity(request)?.ok_or_else(|| ApiError::new(Code::Unauthenticated))?;
        allow(&identity, S::SCOPE)?;
        Ok(Self { identity, scope: PhantomData })
    }
}

/// A caller as [`Caller`], whose session has not been ended: for whatever outlasts it. Costs a query.
#[derive(Debug)]
pub struct StillSignedIn<S>(Caller<S>);

impl<S> Deref for StillSignedIn<S> {
    type Target = Identity;

    fn deref(&self) -> &Identity {
        &self.0
    }
}

impl<S: Needs + 'static> FromRequest for StillSignedIn<S> {
    type Error = ApiError;
    type Future = LocalBoxFuture<'static, Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let caller = Caller::of(request);
        let state = state(request);
        async move {
            let (caller, state) = (caller?, state?);
            accounts::must_be_signed_in(&state.accounts, &caller).await?;
            Ok(Self(caller))
        }
        .boxed_local()
    }
}

/// Anybody: a caller whose token has the scope `read`, or one without a token. A wrong token is refused all the same.
#[derive(Debug)]
pub struct Visitor(pub Option<Identity>);

impl FromRequest for Visitor {
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

/// Passes a request that makes the server check a password, if its address has not sent too many of them.
#[derive(Debug)]
pub struct PasswordAttempt;

impl FromRequest for PasswordAttempt {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(state(request).and_then(|state| {
            let counted = state.limits.sign_in_address(ClientAddress::of(request));
            counted.map(|verdict| Verdict::note(request, verdict)).map(|()| Self)
        }))
    }
}

fn state(request: &HttpRequest) -> Result<web::Data<State>, ApiError> {
    let state = request.app_data::<web::Data<State>>().cloned();
    state.ok_or_else(|| ApiError::new(Code::Internal).because("no state"))
}

/// What the bearer token turned out to be; put there by [`super::admit`], read by the extractors above.
pub(super) struct Authentication(pub(super) Result<Option<Identity>, ApiError>);

fn identity(request: &HttpRequest) -> Result<Option<Identity>, ApiError> {
    request.extensions().get::<Authentication>().map_or(Ok(None), |authentication| authentication.0.clone())
}

fn allow(identity: &Identity, scope: Scope) -> Result<(), ApiError> {
    if identity.scopes.allows(scope) {
        Ok(())
    } else {
        Err(ApiError::new(Code::ScopeMissing).detail(format!("needs the scope {}", scope.as_str())))
    }
}
