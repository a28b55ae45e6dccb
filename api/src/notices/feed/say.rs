//! Says the items of a feed to their reader.

use crate::{
    model::{ids::AccountId, notices::Notice, texts::Locale},
    notices::{feed::read::FeedItem, names::KnownNames, sentences},
    play::Games,
    store::StoreResult,
};

/// Adds texts in a language to the items of an account's feed, with the names that the account may know now.
pub async fn say_items(games: &Games, reader: AccountId, items: &mut [FeedItem], locale: Locale) -> StoreResult<()> {
    // A newer server may have written a kind that this one does not know.
    let read = |item: &FeedItem| serde_json::from_str::<Notice>(item.news.get()).ok();
    let notices: Vec<Option<Notice>> = items.iter().map(read).collect();
    let known: Vec<Notice> = notices.iter().flatten().cloned().collect();
    let names = KnownNames::read(&games.store, reader, &known).await?;
    for (item, notice) in items.iter_mut().zip(notices) {
        item.words = Some(match notice {
            Some(notice) => sentences::say(&notice, item.at, locale, &names),
            None => sentences::generic(false, locale),
        });
    }
    Ok(())
}
