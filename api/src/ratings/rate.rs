//! What a game changes: who is rated in it, against whom, and the figures. Pure, so that the records always lead to the same.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use super::Strength;
use crate::{
    play::Pool,
    store::{ChangeRow, EndedRow, SeatedRow, ids::AccountId},
};

/// Who is rated in a game.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Field {
    pub(super) pool: Pool,
    pub(super) rated: Vec<Rated>,
}

/// Somebody who is rated.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Rated {
    pub(super) account: AccountId,
    pub(super) seat: i16,
    /// 1 for the best; equal ones are shared.
    pub(super) placing: u8,
}

/// Rated is whoever was dealt a seat, with what became of it; also while a bot kept it for them. Whose seat was taken over comes
/// after everybody else, and who took it over is not rated: they play on with what they found, and nobody should think twice
/// before helping a table out. Seats without a placing, or a single one, make no field.
pub(super) fn field(seated: &[SeatedRow], placings: &[u8]) -> Option<Field> {
    let key = |seat: &SeatedRow| {
        let placing = *placings.get(usize::try_from(seat.seat).ok()?)?;
        Some(if seat.left { (true, 0) } else { (false, placing) })
    };
    let keys = seated.iter().map(key).collect::<Option<Vec<_>>>()?;
    let placing = |own: &(bool, u8)| keys.iter().filter(|key| *key < own).count() as u8 + 1;
    let rated = seated.iter().zip(&keys);
    let rated = rated.map(|(of, key)| Rated { account: of.account_id, seat: of.seat, placing: placing(key) });
    // Also those who left: a person is not rated among bots alone because one of them took over.
    let kinds = || seated.iter().flat_map(|seat| [seat.kind.as_str(), seat.kind_at_end.as_str()]);
    let pool = match (kinds().any(|kind| kind == "bot"), kinds().any(|kind| kind != "bot")) {
        (false, _) => Pool::People,
        (true, false) => Pool::Bots,
        (true, true) => Pool::Mixed,
    };
    (seated.len() > 1).then(|| Field { pool, rated: rated.collect() })
}

/// What the game changes for each of them, by seat. `before` tells best guess, how far off it may be, and after how many games; none
/// for those who have not been rated there.
pub(super) fn rate(
    game: &EndedRow,
    field: &Field,
    before: impl Fn(AccountId) -> Option<(f64, f64, i32)>,
) -> Vec<ChangeRow> {
    let standings: Vec<(f64, f64, i32)> = field
        .rated
        .iter()
        .map(|rated| {
            let (mu, sigma) = Strength::unknown();
            before(rated.account).unwrap_or((mu, sigma, 0))
        })
        .collect();
    let alone: Vec<[WengLinRating; 1]> =
        standings.iter().map(|(mu, sigma, _)| [WengLinRating { rating: *mu, uncertainty: *sigma }]).collect();
    let placings = field.rated.iter().map(|rated| MultiTeamOutcome::new(rated.placing.into()));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = alone.iter().map(<[_; 1]>::as_slice).zip(placings).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    field
        .rated
        .iter()
        .zip(standings)
        .zip(after.into_iter().flatten())
        .map(|((rated, (mu_before, sigma_before, games)), after)| ChangeRow {
            game_id: game.id,
            account_id: rated.account,
            seat: rated.seat,
            ruleset: game.ruleset.clone(),
            pool: field.pool.as_str().to_owned(),
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
    use crate::store::{JsonText, ids::GameId};

    fn seat(seat: i16, kind: &str) -> SeatedRow {
        SeatedRow {
            seat,
            account_id: AccountId::new(),
            kind: kind.to_owned(),
            left: false,
            kind_at_end: kind.to_owned(),
            resigned: false,
        }
    }

    fn placings(seated: &[SeatedRow], placings: &[u8]) -> Option<Vec<u8>> {
        let field = field(seated, placings)?;
        Some(field.rated.iter().map(|rated| rated.placing).collect())
    }

    fn pool(seated: &[SeatedRow]) -> Option<Pool> {
        Some(field(seated, &[1, 2, 3])?.pool)
    }

    fn played(field: &Field, before: impl Fn(AccountId) -> Option<(f64, f64, i32)>) -> Vec<(f64, f64)> {
        let game = EndedRow {
            id: GameId::new(),
            ruleset: "art_society".to_owned(),
            result: JsonText::of(&()),
            ended_at: DateTime::UNIX_EPOCH,
            number: 1,
        };
        rate(&game, field, before).iter().map(|change| (change.mu_after, change.sigma_after)).collect()
    }

    #[test]
    fn who_left_a_seat_comes_after_all_who_did_not_whatever_became_of_it() {
        let mut seated = [seat(0, "person"), seat(1, "person"), seat(2, "person")];
        assert_eq!(placings(&seated, &[2, 1, 2]), Some(vec![2, 1, 2]), "ties are ties");
        seated[1].left = true;
        assert_eq!(placings(&seated, &[2, 1, 3]), Some(vec![1, 3, 2]));
        seated[0].left = true;
        assert_eq!(placings(&seated, &[2, 1, 3]), Some(vec![2, 2, 1]), "who leaves is as bad as who leaves");
    }

    #[test]
    fn what_makes_no_sense_is_not_rated() {
        assert_eq!(placings(&[seat(0, "person")], &[1]), None, "alone");
        assert_eq!(placings(&[seat(0, "person"), seat(1, "person")], &[1]), None, "a seat without a placing");
        assert_eq!(placings(&[], &[]), None);
    }

    #[test]
    fn the_pool_is_of_those_who_sit_there() {
        assert_eq!(pool(&[seat(0, "person"), seat(1, "person")]), Some(Pool::People));
        assert_eq!(pool(&[seat(0, "bot"), seat(1, "bot")]), Some(Pool::Bots));
        assert_eq!(pool(&[seat(0, "bot"), seat(1, "person")]), Some(Pool::Mixed));
        let mut helped_out = [seat(0, "bot"), seat(1, "person")];
        helped_out[1].left = true;
        helped_out[1].kind_at_end = "bot".to_owned();
        assert_eq!(pool(&helped_out), Some(Pool::Mixed), "a person is rated");
        let mut helped_out = [seat(0, "person"), seat(1, "person")];
        helped_out[1].left = true;
        helped_out[1].kind_at_end = "bot".to_owned();
        assert_eq!(pool(&helped_out), Some(Pool::Mixed), "a bot played");
    }

    #[test]
    fn the_better_placed_gain_the_others_lose_and_all_are_better_known() {
        let seated = [seat(0, "person"), seat(1, "person"), seat(2, "person")];
        let field = field(&seated, &[3, 1, 1]).expect("a field");
        let after = played(&field, |_| None);
        let [last, first, second] = after.as_slice() else { panic!("three") };
        assert!(last.0 < 25.0 && first.0 > 25.0);
        assert_eq!(first, second, "a tie");
        assert!(after.iter().all(|(_, sigma)| *sigma < 25.0 / 3.0));
    }

    #[test]
    fn the_figures_are_those_of_the_paper() {
        // Two newcomers: c^2 = 2 * (25/6)^2 + 2 * (25/3)^2, and each is expected to win with one half.
        let seated = [seat(0, "person"), seat(1, "person")];
        let field = field(&seated, &[1, 2]).expect("a field");
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
