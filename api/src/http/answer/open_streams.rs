//! The open streams: limits how many a caller may have, and ends streams whose token or session ends.
//! Rate limits count a stream as one request, however long it lasts, so streams have a limit of their own.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use actix_web::HttpRequest;
use chrono::Utc;
use salon_domain::args;
use tokio::sync::Notify;

use crate::{
    accounts::{self, Accounts, AuthMethod, Identity, RevokedSessions},
    config::Config,
    http::{
        answer::{code::Code, problem::ApiError},
        request::{address::ClientAddress, rate_limits::network},
    },
    model::ids::{AccessTokenId, AccountId},
};

/// All bots of an owner together may have this many times the streams of one account.
const BOTS_FACTOR: u32 = 4;
/// How often personal access tokens of open streams are checked for revocation.
const TOKEN_CHECK_INTERVAL: Duration = Duration::from_secs(10);
/// `Retry-After` of the refusal if too many are open.
const RETRY_AFTER_SECONDS: u64 = 30;

/// All open streams of this server; cheap to clone.
#[derive(Clone)]
pub struct OpenStreams(Arc<Streams>);

struct Streams {
    max_per_account: u32,
    max_per_address: u32,
    revoked: RevokedSessions,
    registry: Mutex<Registry>,
}

#[derive(Default)]
struct Registry {
    last_number: u64,
    streams: HashMap<u64, OpenStream>,
    counts: HashMap<StreamOwner, u32>,
}

/// The limit that a stream counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum StreamOwner {
    Account(AccountId),
    /// All bots of this account.
    BotsOf(AccountId),
    Address(IpAddr),
}

struct OpenStream {
    caller: Option<Identity>,
    owners: Vec<StreamOwner>,
    end: Arc<Notify>,
}

/// Permission for one open stream, returned when dropped.
pub(in crate::http) struct StreamPermit {
    streams: OpenStreams,
    number: u64,
    caller: Option<Identity>,
    end: Arc<Notify>,
}

impl StreamPermit {
    /// Waits until the token or session that opened the stream has ended.
    pub(in crate::http) async fn ended(&self) {
        let until = self.caller.and_then(|caller| caller.expires_at);
        let expired = async {
            match until {
                Some(until) => tokio::time::sleep((until - Utc::now()).to_std().unwrap_or_default()).await,
                None => std::future::pending().await,
            }
        };
        let session_ended = async {
            match self.caller {
                Some(caller) => self.streams.0.revoked.until_revoked(caller.auth).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = expired => {}
            () = session_ended => {}
            () = self.end.notified() => {}
        }
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut registry = self.streams.registry();
        let Some(stream) = registry.streams.remove(&self.number) else { return };
        for owner in stream.owners {
            if let Some(count) = registry.counts.get_mut(&owner) {
                *count = count.saturating_sub(1);
                if *count == 0 {
                    registry.counts.remove(&owner);
                }
            }
        }
    }
}

impl OpenStreams {
    /// Starts without streams; a limit of 0 means no limit.
    pub fn new(config: &Config, revoked: RevokedSessions) -> Self {
        Self(Arc::new(Streams {
            max_per_account: config.limits.streams_per_account,
            max_per_address: config.limits.streams_per_address,
            revoked,
            registry: Mutex::default(),
        }))
    }

    /// Permits another stream, unless the caller has too many open ones.
    pub(in crate::http) fn open(
        &self,
        caller: Option<&Identity>,
        request: &HttpRequest,
    ) -> Result<StreamPermit, ApiError> {
        let max = self.0.max_per_account;
        let owners = match caller {
            Some(Identity { account, owner, .. }) => {
                let bots = owner.map(|owner| (StreamOwner::BotsOf(owner), max.saturating_mul(BOTS_FACTOR)));
                [Some((StreamOwner::Account(*account), max)), bots]
            }
            None => {
                let address = network(ClientAddress::of(request));
                [Some((StreamOwner::Address(address), self.0.max_per_address)), None]
            }
        };
        let mut registry = self.registry();
        for (owner, max) in owners.into_iter().flatten() {
            if max > 0 && registry.counts.get(&owner).is_some_and(|count| *count >= max) {
                let refusal = ApiError::new(Code::TooManyStreams).says("detail-streams", &args!["max" => max]);
                return Err(refusal.retry_after(RETRY_AFTER_SECONDS));
            }
        }
        let owners: Vec<StreamOwner> = owners.into_iter().flatten().map(|(owner, _)| owner).collect();
        owners.iter().for_each(|owner| *registry.counts.entry(*owner).or_default() += 1);
        registry.last_number += 1;
        let (number, end) = (registry.last_number, Arc::new(Notify::new()));
        registry.streams.insert(number, OpenStream { caller: caller.copied(), owners, end: Arc::clone(&end) });
        drop(registry);
        Ok(StreamPermit { streams: self.clone(), number, caller: caller.copied(), end })
    }

    /// Ends streams whose token was revoked or whose account was deleted. Never returns.
    pub async fn close_revoked(self, accounts: Accounts) {
        loop {
            tokio::time::sleep(TOKEN_CHECK_INTERVAL).await;
            let tokens: HashSet<AccessTokenId> =
                self.registry().streams.values().filter_map(OpenStream::token).collect();
            let tokens: Vec<AccessTokenId> = tokens.into_iter().collect();
            let living: HashSet<AccessTokenId> = match tokens.as_slice() {
                [] => HashSet::new(),
                tokens => match accounts::valid_access_tokens(&accounts, tokens).await {
                    Ok(living) => living.into_iter().collect(),
                    Err(error) => {
                        tracing::warn!(%error, "could not check the tokens of open streams, will retry");
                        continue;
                    }
                },
            };
            let revoked = |stream: &OpenStream| {
                stream.token().is_some_and(|token| tokens.contains(&token) && !living.contains(&token))
                    || stream.caller.is_some_and(|caller| accounts.keys.is_deleted(caller.account))
            };
            let registry = self.registry();
            registry.streams.values().filter(|stream| revoked(stream)).for_each(|stream| stream.end.notify_one());
        }
    }

    fn registry(&self) -> MutexGuard<'_, Registry> {
        self.0.registry.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenStream {
    /// Returns the personal access token it was opened with, if any.
    fn token(&self) -> Option<AccessTokenId> {
        match self.caller?.auth {
            AuthMethod::AccessToken(token) => Some(token),
            AuthMethod::Session(_) => None,
        }
    }
}
