//! Ratings made anew from the records of all rated games, in the order in which they were rated.

use std::collections::BTreeMap;

use super::rate::{Field, Rated, field, rate};
use crate::{
    play::{Outcome, Pool, replay, stayed_first},
    store::{ChangeRow, EndedRow, Ledger, StandingRow, Store, StoreError, ids::AccountId},
};

/// Games read at once.
const PAGE: i64 = 200;

/// Differences that are told one by one.
const TOLD: usize = 20;

/// Account, ruleset, pool.
type Key = (AccountId, String, String);

/// Where everybody stands after the games gone through so far.
#[derive(Default)]
struct Recount {
    standings: BTreeMap<Key, StandingRow>,
    changes: i64,
}

impl Recount {
    /// What a game changes for those who are rated in it.
    fn game(&mut self, game: &EndedRow, field: &Field) -> Vec<ChangeRow> {
        let key = |account| (account, game.ruleset.clone(), field.pool.as_str().to_owned());
        let before = |account| {
            let standing = self.standings.get(&key(account))?;
            Some((standing.mu, standing.sigma, standing.games))
        };
        let changes = rate(game, field, before);
        for change in &changes {
            self.standings.insert(key(change.account_id), StandingRow::after(change));
        }
        self.changes += changes.len() as i64;
        changes
    }
}

/// Who is rated in a game by its record: it is played again, and what is stored of its end has to agree.
async fn by_record(store: &Store, ledger: &mut Ledger, game: &EndedRow) -> Result<Field, String> {
    let seated = ledger.seated(game.id).await.map_err(text)?;
    let resigned = |seat: usize| seated.iter().any(|of| usize::try_from(of.seat) == Ok(seat) && of.resigned);
    let placings = stayed_first(replay::placings(store, game.id).await?, resigned);
    let stored: Outcome = game.result.read().map_err(text)?;
    if stored.placings != placings {
        return Err("the placings are others than stored".to_owned());
    }
    field(&seated, &placings).ok_or_else(|| "nobody can be rated in it".to_owned())
}

/// Who was rated in a game whose record cannot be trusted: it goes on counting as it did, so that it stands in nobody's way. None,
/// if it never counted.
fn as_before(stored: &[ChangeRow]) -> Option<Field> {
    let pool = Pool::try_from(stored.first()?.pool.as_str()).ok()?;
    let of = |change: &ChangeRow| {
        let placing = u8::try_from(change.placed).ok()?;
        Some(Rated { account: change.account_id, seat: change.seat, placing })
    };
    Some(Field { pool, rated: stored.iter().map(of).collect::<Option<_>>()? })
}

fn text(error: StoreError) -> String {
    error.to_string()
}

/// What is wrong, the first of it in full.
#[derive(Default)]
struct Faults {
    told: Vec<String>,
    more: usize,
}

impl Faults {
    fn add(&mut self, fault: String) {
        if self.told.len() < TOLD {
            self.told.push(fault);
        } else {
            self.more += 1;
        }
    }

    fn in_game(&mut self, game: &EndedRow, why: &str) {
        self.add(format!("game {}: {why}", game.id));
    }

    /// All of it in a text, a line each; nothing, if nothing is.
    fn into_result(mut self) -> Result<(), String> {
        if self.more > 0 {
            self.told.push(format!("and {} more", self.more));
        }
        if self.told.is_empty() { Ok(()) } else { Err(self.told.join("\n")) }
    }
}

/// Compares everything stored about ratings with what the records lead to; returns how many games, or all that differs.
pub async fn check(store: &Store) -> Result<usize, String> {
    let mut ledger = store.ledger().await.map_err(text)?;
    let (mut recount, mut faults) = (Recount::default(), Faults::default());
    let (mut checked, mut last) = (0, 0);
    loop {
        let games = ledger.rated_after(last, PAGE).await.map_err(text)?;
        let Some(newest) = games.last() else { break };
        last = newest.number;
        for game in &games {
            let stored = ledger.changes_in(game.id).await.map_err(text)?;
            let field = by_record(store, &mut ledger, game).await.map_or_else(
                |why| {
                    faults.in_game(game, &why);
                    as_before(&stored)
                },
                Some,
            );
            let changes = field.map(|field| recount.game(game, &field)).unwrap_or_default();
            if stored != changes {
                faults.in_game(game, "it changes ratings otherwise than stored");
            }
            checked += 1;
        }
    }
    let stored = ledger.count_changes().await.map_err(text)?;
    if stored != recount.changes {
        faults.add(format!("{stored} changes of ratings are stored, {} follow from the records", recount.changes));
    }
    let standings = ledger.all_standings().await.map_err(text)?;
    for row in &standings {
        let key = (row.account_id, row.ruleset.clone(), row.pool.clone());
        if recount.standings.get(&key) != Some(row) {
            let (account, ruleset, pool) = key;
            faults.add(format!("account {account}: its rating in {ruleset} ({pool}) is another one"));
        }
    }
    if standings.len() != recount.standings.len() {
        faults.add(format!("{} ratings are stored, {} follow", standings.len(), recount.standings.len()));
    }
    faults.into_result().map(|()| checked)
}

/// Writes all ratings anew from the records, in one transaction: to the same numbers, unless what was stored was wrong. Nothing
/// is rated meanwhile. A game whose record cannot be trusted counts as it did before. Returns how many games, or those that could not
/// be trusted; all others are written then, too.
pub async fn recompute(store: &Store) -> Result<usize, String> {
    let mut ledger = store.await_rating_turn().await.map_err(text)?;
    // What was there, to be asked while it is written anew.
    let mut former = store.ledger().await.map_err(text)?;
    ledger.clear().await.map_err(text)?;
    let (mut recount, mut faults) = (Recount::default(), Faults::default());
    let (mut rated, mut last) = (0, 0);
    loop {
        let games = ledger.rated_after(last, PAGE).await.map_err(text)?;
        let Some(newest) = games.last() else { break };
        last = newest.number;
        for game in &games {
            let field = match by_record(store, &mut ledger, game).await {
                Ok(field) => Some(field),
                Err(why) => {
                    faults.in_game(game, &why);
                    as_before(&former.changes_in(game.id).await.map_err(text)?)
                }
            };
            let changes = field.map(|field| recount.game(game, &field)).unwrap_or_default();
            ledger.keep(&changes).await.map_err(text)?;
            rated += 1;
        }
    }
    ledger.commit().await.map_err(text)?;
    faults.into_result().map(|()| rated)
}
