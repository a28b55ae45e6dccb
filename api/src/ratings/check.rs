//! Ratings made anew from the records of all rated games, in the order in which they were rated.

use std::collections::BTreeMap;

use super::rate::{field, rate};
use crate::{
    play::{Outcome, replay, stayed_first},
    store::{ChangeRow, EndedRow, Ledger, StandingRow, Store, StoreError, ids::AccountId},
};

/// Games read at once.
const PAGE: i64 = 200;

/// Account, ruleset, pool.
type Key = (AccountId, String, String);

/// Where everybody stands after the games gone through so far.
#[derive(Default)]
struct Recount {
    standings: BTreeMap<Key, StandingRow>,
    changes: i64,
}

impl Recount {
    /// What a game changes by its record: it is played again, and what is stored of its end has to agree.
    async fn game(&mut self, store: &Store, ledger: &mut Ledger, game: &EndedRow) -> Result<Vec<ChangeRow>, String> {
        let seated = ledger.seated(game.id).await.map_err(text)?;
        let resigned = |seat: usize| seated.iter().any(|of| usize::try_from(of.seat) == Ok(seat) && of.resigned);
        let placings = stayed_first(replay::placings(store, game.id).await?, resigned);
        let stored: Outcome = game.result.read().map_err(text)?;
        if stored.placings != placings {
            return Err("the placings are others than stored".to_owned());
        }
        let field = field(&seated, &placings).ok_or("nobody can be rated in it")?;
        let key = |account| (account, game.ruleset.clone(), field.pool.as_str().to_owned());
        let before = |account| {
            let standing = self.standings.get(&key(account))?;
            Some((standing.mu, standing.sigma, standing.games))
        };
        let changes = rate(game, &field, before);
        for change in &changes {
            self.standings.insert(key(change.account_id), StandingRow::after(change));
        }
        self.changes += changes.len() as i64;
        Ok(changes)
    }
}

fn text(error: StoreError) -> String {
    error.to_string()
}

/// Compares everything stored about ratings with what the records lead to; returns how many games, or the first difference.
pub async fn check(store: &Store) -> Result<usize, String> {
    let mut ledger = store.ledger().await.map_err(text)?;
    let mut recount = Recount::default();
    let (mut checked, mut last) = (0, 0);
    loop {
        let games = ledger.rated_after(last, PAGE).await.map_err(text)?;
        let Some(newest) = games.last() else { break };
        last = newest.number;
        for game in &games {
            let differs = |why: String| format!("game {}: {why}", game.id);
            let changes = recount.game(store, &mut ledger, game).await.map_err(differs)?;
            if ledger.changes_in(game.id).await.map_err(text)? != changes {
                return Err(differs("it changes ratings otherwise than stored".to_owned()));
            }
            checked += 1;
        }
    }
    let stored = ledger.count_changes().await.map_err(text)?;
    if stored != recount.changes {
        return Err(format!("{stored} changes of ratings are stored, {} follow from the records", recount.changes));
    }
    let standings = ledger.all_standings().await.map_err(text)?;
    let differs = |row: &&StandingRow| {
        let key = (row.account_id, row.ruleset.clone(), row.pool.clone());
        recount.standings.get(&key) != Some(*row)
    };
    if let Some(row) = standings.iter().find(differs) {
        return Err(format!("account {}: its rating in {} ({}) is another one", row.account_id, row.ruleset, row.pool));
    }
    if standings.len() != recount.standings.len() {
        return Err(format!("{} ratings are stored, {} follow", standings.len(), recount.standings.len()));
    }
    Ok(checked)
}

/// Writes all ratings anew from the records, in one transaction: to the same numbers, unless what was stored was wrong. Nothing
/// is rated meanwhile. Returns how many games, or the first whose record cannot be trusted; then nothing has changed.
pub async fn recompute(store: &Store) -> Result<usize, String> {
    let mut ledger = store.await_rating_turn().await.map_err(text)?;
    ledger.clear().await.map_err(text)?;
    let mut recount = Recount::default();
    let (mut rated, mut last) = (0, 0);
    loop {
        let games = ledger.rated_after(last, PAGE).await.map_err(text)?;
        let Some(newest) = games.last() else { break };
        last = newest.number;
        for game in &games {
            let changes = recount.game(store, &mut ledger, game).await;
            let changes = changes.map_err(|why| format!("game {}: {why}", game.id))?;
            ledger.keep(&changes).await.map_err(text)?;
            rated += 1;
        }
    }
    ledger.commit().await.map_err(text)?;
    Ok(rated)
}
