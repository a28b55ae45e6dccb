//! Following a feed without missing or repeating anything.

use std::time::{Duration, Instant};

use super::{FeedFilter, FeedItem, Place};
use crate::{
    play::{Ear, Games},
    store::{StoreResult, ids::AccountId},
};

/// Items told at once.
const SOME: i64 = 200;
/// The longest pause while something is held back by an older transaction.
const SOON: Duration = Duration::from_millis(100);

/// Follows the feed of an account. While nothing happens it only waits: an idle one asks the database nothing.
pub struct Following {
    games: Games,
    account: AccountId,
    filter: FeedFilter,
    after: Place,
    ear: Ear,
}

impl Following {
    /// Follows from a place on; without one, from now on.
    pub async fn open(
        games: &Games,
        account: AccountId,
        after: Option<Place>,
        filter: FeedFilter,
    ) -> StoreResult<Self> {
        // First the ear, then the eye: what happens in between is heard.
        let wake = games.wake.clone();
        let ear = Ear::new(move || wake.account(account));
        let after = match after {
            Some(after) => after,
            None => Place::before_transaction(games.store.horizon().await?),
        };
        Ok(Self { games: games.clone(), account, filter, after, ear })
    }

    /// Where it stands.
    pub fn place(&self) -> Place {
        self.after
    }

    /// What came next; nothing after `patience`.
    pub async fn next(&mut self, patience: Duration) -> StoreResult<Vec<FeedItem>> {
        let begun = Instant::now();
        let mut soon = Duration::from_millis(5);
        loop {
            let left = patience.saturating_sub(begun.elapsed());
            if !self.ear.is_worth_looking(left).await {
                return Ok(Vec::new());
            }
            let found = self.games.store.feed_after(self.account, self.after, &self.filter, SOME).await?;
            if !found.complete.is_empty() {
                let items = found.complete.into_iter().map(FeedItem::try_from).collect::<StoreResult<Vec<_>>>()?;
                self.after = items.last().map_or(self.after, |last| last.id);
                return Ok(items);
            }
            if !found.held_back {
                self.ear.all_was_told();
                continue;
            }
            // An item is told once every older transaction has ended. Nobody calls when they do: it has to be looked for.
            if left.is_zero() {
                return Ok(Vec::new());
            }
            self.ear.is_called(soon.min(left)).await;
            soon = (soon * 2).min(SOON);
        }
    }
}
