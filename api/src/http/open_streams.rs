//! Streams that are open: how many of them one caller may keep, and that none outlives what let it in.
//!
//! A stream is one request to the rate limits, however long it lasts and however much has to be looked up for it.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use actix_web::HttpRequest;
use chrono::Utc;
use tokio::sync::Notify;

use super::{address::ClientAddress, code::Code, limits::network, problem::ApiError};
use crate::{
    accounts::{Accounts, Identity, RevokedSessions, Via},
    config::Config,
    store::ids::{AccessTokenId, AccountId},
};

/// How many more all bots of an owner may keep than one account.
const BOTS_FACTOR: u32 = 4;
/// How often it is looked whether tokens still let in; only while somebody follows something with one.
const LOOK: Duration = Duration::from_secs(10);
/// When to come back, if too many are open.
const RETRY_SECONDS: u64 = 30;

/// All streams of this server.
#[derive(Clone)]
pub struct OpenStreams(Arc<Streams>);

struct Streams {
    most_of_account: u32,
    most_of_address: u32,
    revoked: RevokedSessions,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    given: u64,
    passes: HashMap<u64, Given>,
    kept: HashMap<Keeper, u32>,
}

/// Whom a stream counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Keeper {
    Account(AccountId),
    /// All bots of this account.
    BotsOf(AccountId),
    Address(IpAddr),
}

struct Given {
    caller: Option<Identity>,
    keepers: Vec<Keeper>,
    end: Arc<Notify>,
}

/// Lets one stream be open until it is dropped.
pub(super) struct Pass {
    streams: OpenStreams,
    number: u64,
    caller: Option<Identity>,
    end: Arc<Notify>,
}

impl Pass {
    /// Waits until whoever opened the stream would not be let in any more.
    pub(super) async fn ended(&self) {
        let until = self.caller.and_then(|caller| caller.until);
        let by_itself = async {
            match until {
                Some(until) => tokio::time::sleep((until - Utc::now()).to_std().unwrap_or_default()).await,
                None => std::future::pending().await,
            }
        };
        let with_its_session = async {
            match self.caller {
                Some(caller) => self.streams.0.revoked.until_revoked(caller.via).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = by_itself => {}
            () = with_its_session => {}
            () = self.end.notified() => {}
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut open = self.streams.open_now();
        let Some(given) = open.passes.remove(&self.number) else { return };
        for keeper in given.keepers {
            if let Some(count) = open.kept.get_mut(&keeper) {
                *count = count.saturating_sub(1);
                if *count == 0 {
                    open.kept.remove(&keeper);
                }
            }
        }
    }
}

impl OpenStreams {
    /// None yet; a figure of 0 is no limit.
    pub fn new(config: &Config, revoked: RevokedSessions) -> Self {
        Self(Arc::new(Streams {
            most_of_account: config.streams_per_account,
            most_of_address: config.streams_per_address,
            revoked,
            open: Mutex::default(),
        }))
    }

    /// Lets another stream be opened, if the caller does not keep too many.
    pub(super) fn open(&self, caller: Option<&Identity>, request: &HttpRequest) -> Result<Pass, ApiError> {
        let most = self.0.most_of_account;
        let keepers = match caller {
            Some(Identity { account, owner, .. }) => {
                let bots = owner.map(|owner| (Keeper::BotsOf(owner), most.saturating_mul(BOTS_FACTOR)));
                [Some((Keeper::Account(*account), most)), bots]
            }
            None => {
                let address = network(ClientAddress::of(request));
                [Some((Keeper::Address(address), self.0.most_of_address)), None]
            }
        };
        let mut open = self.open_now();
        for (keeper, most) in keepers.into_iter().flatten() {
            if most > 0 && open.kept.get(&keeper).is_some_and(|count| *count >= most) {
                let detail = format!("{most} streams are open");
                return Err(ApiError::new(Code::TooManyStreams).detail(detail).retry_after(RETRY_SECONDS));
            }
        }
        let keepers: Vec<Keeper> = keepers.into_iter().flatten().map(|(keeper, _)| keeper).collect();
        keepers.iter().for_each(|keeper| *open.kept.entry(*keeper).or_default() += 1);
        open.given += 1;
        let (number, end) = (open.given, Arc::new(Notify::new()));
        open.passes.insert(number, Given { caller: caller.copied(), keepers, end: Arc::clone(&end) });
        drop(open);
        Ok(Pass { streams: self.clone(), number, caller: caller.copied(), end })
    }

    /// Ends the streams of those whose token was revoked or whose account is gone, for as long as it is polled.
    pub async fn keep_to_those_let_in(self, accounts: Accounts) {
        loop {
            tokio::time::sleep(LOOK).await;
            let tokens: HashSet<AccessTokenId> = self.open_now().passes.values().filter_map(Given::token).collect();
            let tokens: Vec<AccessTokenId> = tokens.into_iter().collect();
            let living: HashSet<AccessTokenId> = match tokens.as_slice() {
                [] => HashSet::new(),
                some => match accounts.store.living_tokens(some).await {
                    Ok(living) => living.into_iter().collect(),
                    Err(error) => {
                        tracing::warn!(%error, "tokens of open streams not looked at");
                        continue;
                    }
                },
            };
            let revoked = |given: &Given| {
                given.token().is_some_and(|token| tokens.contains(&token) && !living.contains(&token))
                    || given.caller.is_some_and(|caller| accounts.keys.is_gone(caller.account))
            };
            self.open_now().passes.values().filter(|given| revoked(given)).for_each(|given| given.end.notify_one());
        }
    }

    fn open_now(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Given {
    /// The personal access token it was opened with.
    fn token(&self) -> Option<AccessTokenId> {
        match self.caller?.via {
            Via::AccessToken(token) => Some(token),
            Via::Session(_) => None,
        }
    }
}
