//! Computes the rating changes of a game: the rated accounts, their pool and their new ratings. Pure, so that a recomputation gives
//! the same results.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{
    model::{account_ref::AccountKind, game::Pool, ids::AccountId, strength::Strength},
    store::{DealtSeatRow, FinishedGameRow, RatingChangeRow},
};

/// The accounts rated in a game.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Field {
    pub(super) pool: Pool,
    pub(super) rated: Vec<Rated>,
}

/// A rated account.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Rated {
    pub(super) account: AccountId,
    pub(super) seat: i16,
    /// 1 for the best; tied accounts share a placing.
    pub(super) placing: u8,
}

impl Field {
    /// The accounts rated in a game, or `None` with fewer than two seats or a seat without a placing. Accounts that were dealt a seat
    /// are rated by its result, also if a bot played for them meanwhile. An account whose seat was taken over is placed after all others.
    /// Its substitute is not rated, so that helping out in a bad position has no disadvantage.
    pub(super) fn new(seated: &[DealtSeatRow], placings: &[u8]) -> Option<Self> {
        let key = |seat: &DealtSeatRow| {
            let placing = *placings.get(usize::try_from(seat.seat).ok()?)?;
            Some(if seat.left { (true, 0) } else { (false, placing) })
        };
        let keys = seated.iter().map(key).collect::<Option<Vec<_>>>()?;
        let placing = |own: &(bool, u8)| keys.iter().filter(|key| *key < own).count() as u8 + 1;
        let rated = seated.iter().zip(&keys);
        let rated = rated.map(|(of, key)| Rated { account: of.account_id, seat: of.seat, placing: placing(key) });
        // Includes accounts that left: a person whose seat a bot took over is not rated in the pool of bots.
        let kinds = || seated.iter().flat_map(|seat| [seat.kind, seat.kind_at_end]);
        let pool = match (kinds().any(|kind| kind == AccountKind::Bot), kinds().any(|kind| kind != AccountKind::Bot)) {
            (false, _) => Pool::People,
            (true, false) => Pool::Bots,
            (true, true) => Pool::Mixed,
        };
        (seated.len() > 1).then(|| Self { pool, rated: rated.collect() })
    }
}

/// Returns the rating changes, by seat. `before` returns the estimate, the uncertainty and the number of rated games of an account, or
/// `None` if it has not been rated.
pub(super) fn rate(
    game: &FinishedGameRow,
    field: &Field,
    before: impl Fn(AccountId) -> Option<(f64, f64, i32)>,
) -> Vec<RatingChangeRow> {
    let standings: Vec<(f64, f64, i32)> = field
        .rated
        .iter()
        .map(|rated| {
            let (mu, sigma) = Strength::unknown();
            before(rated.account).unwrap_or((mu, sigma, 0))
        })
        .collect();
    let single: Vec<[WengLinRating; 1]> =
        standings.iter().map(|(mu, sigma, _)| [WengLinRating { rating: *mu, uncertainty: *sigma }]).collect();
    let placings = field.rated.iter().map(|rated| MultiTeamOutcome::new(rated.placing.into()));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        single.iter().map(<[_; 1]>::as_slice).zip(placings).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    field
        .rated
        .iter()
        .zip(standings)
        .zip(after.into_iter().flatten())
        .map(|((rated, (mu_before, sigma_before, games)), after)| RatingChangeRow {
            game_id: game.id,
            account_id: rated.account,
            seat: rated.seat,
            ruleset: game.ruleset.clone(),
            pool: field.pool,
            number: games + 1,
            placed: rated.placing.into(),
            mu_before,
            sigma_before,
            mu_after: after.rating,
            sigma_after: after.uncertainty,
            at: game.ended_at,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::{model::ids::GameId, store::JsonText};

    fn seat(seat: i16, kind: AccountKind) -> DealtSeatRow {
        DealtSeatRow { seat, account_id: AccountId::new(), kind, left: false, kind_at_end: kind, resigned: false }
    }

    fn placings(seated: &[DealtSeatRow], placings: &[u8]) -> Option<Vec<u8>> {
        let field = Field::new(seated, placings)?;
        Some(field.rated.iter().map(|rated| rated.placing).collect())
    }

    fn pool(seated: &[DealtSeatRow]) -> Option<Pool> {
        Some(Field::new(seated, &[1, 2, 3])?.pool)
    }

    fn played(field: &Field, before: impl Fn(AccountId) -> Option<(f64, f64, i32)>) -> Vec<(f64, f64)> {
        let game = FinishedGameRow {
            id: GameId::new(),
            ruleset: "art_society".to_owned(),
            result: JsonText::of(&()),
            ended_at: DateTime::UNIX_EPOCH,
            number: 1,
        };
        rate(&game, field, before).iter().map(|change| (change.mu_after, change.sigma_after)).collect()
    }

    #[test]
    fn an_account_that_left_is_placed_last() {
        let mut seated = [seat(0, AccountKind::Person), seat(1, AccountKind::Person), seat(2, AccountKind::Person)];
        assert_eq!(placings(&seated, &[2, 1, 2]), Some(vec![2, 1, 2]), "ties stay");
        seated[1].left = true;
        assert_eq!(placings(&seated, &[2, 1, 3]), Some(vec![1, 3, 2]));
        seated[0].left = true;
        assert_eq!(placings(&seated, &[2, 1, 3]), Some(vec![2, 2, 1]), "accounts that left are tied");
    }

    #[test]
    fn a_game_without_two_placed_seats_is_not_rated() {
        assert_eq!(placings(&[seat(0, AccountKind::Person)], &[1]), None, "one seat");
        assert_eq!(
            placings(&[seat(0, AccountKind::Person), seat(1, AccountKind::Person)], &[1]),
            None,
            "a seat without a placing"
        );
        assert_eq!(placings(&[], &[]), None);
    }

    #[test]
    fn the_pool_depends_on_the_kinds_of_accounts() {
        assert_eq!(pool(&[seat(0, AccountKind::Person), seat(1, AccountKind::Person)]), Some(Pool::People));
        assert_eq!(pool(&[seat(0, AccountKind::Bot), seat(1, AccountKind::Bot)]), Some(Pool::Bots));
        assert_eq!(pool(&[seat(0, AccountKind::Bot), seat(1, AccountKind::Person)]), Some(Pool::Mixed));
        let mut substituted = [seat(0, AccountKind::Bot), seat(1, AccountKind::Person)];
        substituted[1].left = true;
        substituted[1].kind_at_end = AccountKind::Bot;
        assert_eq!(pool(&substituted), Some(Pool::Mixed), "a person is rated");
        let mut substituted = [seat(0, AccountKind::Person), seat(1, AccountKind::Person)];
        substituted[1].left = true;
        substituted[1].kind_at_end = AccountKind::Bot;
        assert_eq!(pool(&substituted), Some(Pool::Mixed), "a bot played");
    }

    #[test]
    fn winners_gain_losers_lose_and_uncertainty_shrinks() {
        let seated = [seat(0, AccountKind::Person), seat(1, AccountKind::Person), seat(2, AccountKind::Person)];
        let field = Field::new(&seated, &[3, 1, 1]).expect("a field");
        let after = played(&field, |_| None);
        let [last, first, second] = after.as_slice() else { panic!("three") };
        assert!(last.0 < 25.0 && first.0 > 25.0);
        assert_eq!(first, second, "a tie");
        assert!(after.iter().all(|(_, sigma)| *sigma < 25.0 / 3.0));
    }

    #[test]
    fn two_new_accounts_get_the_ratings_of_the_paper() {
        // Two new accounts: c^2 = 2 * (25/6)^2 + 2 * (25/3)^2, and each wins with a probability of one half.
        let seated = [seat(0, AccountKind::Person), seat(1, AccountKind::Person)];
        let field = Field::new(&seated, &[1, 2]).expect("a field");
        let after = played(&field, |_| None);
        let (sigma, beta) = (25.0_f64 / 3.0, 25.0_f64 / 6.0);
        let c = (2.0 * beta * beta + 2.0 * sigma * sigma).sqrt();
        let shift = sigma * sigma / c * 0.5;
        let shrink = (1.0 - sigma / c * (sigma * sigma / (c * c)) * 0.25).sqrt();
        let expected = [(25.0 + shift, sigma * shrink), (25.0 - shift, sigma * shrink)];
        for ((mu, sigma), (expected_mu, expected_sigma)) in after.iter().zip(expected) {
            assert!((mu - expected_mu).abs() < 1e-9 && (sigma - expected_sigma).abs() < 1e-9, "{mu} {sigma}");
        }
    }
}
