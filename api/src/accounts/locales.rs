//! The languages of accounts, for texts in answers to clients that name no language.

use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use lru::LruCache;

use crate::{
    accounts::Accounts,
    model::{ids::AccountId, texts::Locale},
};

/// How long a language is reused. A change on another server shows after this time.
const TTL: Duration = Duration::from_secs(30);
/// Accounts whose language is kept.
const MAX_ACCOUNTS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9_999);

/// A cache of the languages of accounts; clones share it.
#[derive(Clone)]
pub struct Locales(Arc<Mutex<LruCache<AccountId, (Instant, Locale)>>>);

impl Default for Locales {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(MAX_ACCOUNTS))))
    }
}

impl Locales {
    /// Forgets the language of an account that changed.
    pub(super) fn forget(&self, account: AccountId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(&account);
    }

    fn get(&self, account: AccountId) -> Option<Locale> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&account).filter(|(at, _)| at.elapsed() < TTL).map(|(_, locale)| *locale)
    }

    fn put(&self, account: AccountId, locale: Locale) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.put(account, (Instant::now(), locale));
    }
}

/// Returns the language of an account, or `None` if it cannot be read: a text in English is better than none.
pub async fn locale_of(accounts: &Accounts, account: AccountId) -> Option<Locale> {
    if let Some(known) = accounts.locales.get(account) {
        return Some(known);
    }
    let locale = accounts.store.locale_of(account).await.ok()?;
    accounts.locales.put(account, locale);
    Some(locale)
}
