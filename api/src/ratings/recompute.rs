//! Recomputes all ratings from the records of the rated games, in the order in which they were rated.

use std::collections::BTreeMap;

use crate::{
    model::{game::Pool, ids::AccountId},
    play::{Outcome, place_resigned_last, records::replay},
    ratings::rating_method::{Field, Rated, rate},
    store::{FinishedGameRow, RatingChangeRow, RatingTransaction, StandingRow, Store, StoreError},
};

/// Games read with one query.
const PAGE_SIZE: i64 = 200;

/// Differences that are reported one by one.
const MAX_REPORTED: usize = 20;

/// Account, ruleset, pool.
type Key = (AccountId, String, Pool);

/// The ratings after the games so far.
#[derive(Default)]
struct Recount {
    standings: BTreeMap<Key, StandingRow>,
    changes: i64,
}

impl Recount {
    /// Applies a game and returns its rating changes.
    fn apply(&mut self, game: &FinishedGameRow, field: &Field) -> Vec<RatingChangeRow> {
        let key = |account| (account, game.ruleset.clone(), field.pool);
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

/// The accounts rated in a game, from a replay of its record. Fails if the stored placings differ.
async fn field_by_record(
    store: &Store,
    transaction: &mut RatingTransaction,
    game: &FinishedGameRow,
) -> Result<Field, String> {
    let seated = transaction.dealt_seats(game.id).await.map_err(text)?;
    let resigned = |seat: usize| seated.iter().any(|of| usize::try_from(of.seat) == Ok(seat) && of.resigned);
    let placings = place_resigned_last(replay::placings(store, game.id).await?, resigned);
    let stored: Outcome = game.result.read().map_err(text)?;
    if stored.placings != placings {
        return Err("the placings differ from those stored".to_owned());
    }
    Field::new(&seated, &placings).ok_or_else(|| "it has no two seats that can be rated".to_owned())
}

/// The accounts that were rated in a game, from its stored changes; `None` if there are none. Used where the record is wrong, so that
/// the game keeps its effect and later games can be checked.
fn field_as_stored(stored: &[RatingChangeRow]) -> Option<Field> {
    let pool = stored.first()?.pool;
    let of = |change: &RatingChangeRow| {
        let placing = u8::try_from(change.placed).ok()?;
        Some(Rated { account: change.account_id, seat: change.seat, placing })
    };
    Some(Field { pool, rated: stored.iter().map(of).collect::<Option<_>>()? })
}

fn text(error: StoreError) -> String {
    error.to_string()
}

/// The differences found; further ones are only counted.
#[derive(Default)]
struct Differences {
    reported: Vec<String>,
    more: usize,
}

impl Differences {
    fn add(&mut self, difference: String) {
        if self.reported.len() < MAX_REPORTED {
            self.reported.push(difference);
        } else {
            self.more += 1;
        }
    }

    fn in_game(&mut self, game: &FinishedGameRow, why: &str) {
        self.add(format!("game {}: {why}", game.id));
    }

    /// An error with one difference a line, if there are any.
    fn into_result(mut self) -> Result<(), String> {
        if self.more > 0 {
            self.reported.push(format!("and {} more", self.more));
        }
        if self.reported.is_empty() { Ok(()) } else { Err(self.reported.join("\n")) }
    }
}

/// Compares all stored ratings with a recomputation from the records; returns the number of games, or all differences.
pub async fn check(store: &Store) -> Result<usize, String> {
    let mut transaction = store.read_ratings().await.map_err(text)?;
    let (mut recount, mut differences) = (Recount::default(), Differences::default());
    let (mut checked, mut last) = (0, 0);
    loop {
        let games = transaction.rated_after(last, PAGE_SIZE).await.map_err(text)?;
        let Some(newest) = games.last() else { break };
        last = newest.number;
        for game in &games {
            let stored = transaction.changes_in(game.id).await.map_err(text)?;
            let field = field_by_record(store, &mut transaction, game).await.map_or_else(
                |why| {
                    differences.in_game(game, &why);
                    field_as_stored(&stored)
                },
                Some,
            );
            let changes = field.map(|field| recount.apply(game, &field)).unwrap_or_default();
            if stored != changes {
                differences.in_game(game, "its rating changes differ from those stored");
            }
            checked += 1;
        }
    }
    let stored = transaction.count_changes().await.map_err(text)?;
    if stored != recount.changes {
        differences.add(format!("{stored} rating changes are stored, but {} follow from the records", recount.changes));
    }
    let standings = transaction.all_standings().await.map_err(text)?;
    for row in &standings {
        let key = (row.account_id, row.ruleset.clone(), row.pool);
        if recount.standings.get(&key) != Some(row) {
            let (account, ruleset, pool) = key;
            differences.add(format!(
                "account {account}: its rating in {ruleset} ({}) differs from the records",
                pool.as_str()
            ));
        }
    }
    if standings.len() != recount.standings.len() {
        differences.add(format!(
            "{} ratings are stored, but {} follow from the records",
            standings.len(),
            recount.standings.len()
        ));
    }
    differences.into_result().map(|()| checked)
}

/// Replaces all ratings by those computed from the records, in one transaction; no game is rated meanwhile. A game whose record is
/// wrong keeps its stored effect. Returns the number of games, or an error that lists the wrong records; the ratings are replaced in
/// both cases.
pub async fn recompute(store: &Store) -> Result<usize, String> {
    let mut transaction = store.lock_ratings().await.map_err(text)?;
    // A second transaction, which still reads the former changes.
    let mut former = store.read_ratings().await.map_err(text)?;
    transaction.delete_all().await.map_err(text)?;
    let (mut recount, mut differences) = (Recount::default(), Differences::default());
    let (mut rated, mut last) = (0, 0);
    loop {
        let games = transaction.rated_after(last, PAGE_SIZE).await.map_err(text)?;
        let Some(newest) = games.last() else { break };
        last = newest.number;
        for game in &games {
            let field = match field_by_record(store, &mut transaction, game).await {
                Ok(field) => Some(field),
                Err(why) => {
                    differences.in_game(game, &why);
                    field_as_stored(&former.changes_in(game.id).await.map_err(text)?)
                }
            };
            let changes = field.map(|field| recount.apply(game, &field)).unwrap_or_default();
            transaction.insert_changes(&changes).await.map_err(text)?;
            rated += 1;
        }
    }
    transaction.commit().await.map_err(text)?;
    differences.into_result().map(|()| rated)
}
