//! The estimated strength of an account.

use serde::Serialize;
use skillratings::weng_lin::WengLinRating;
use utoipa::ToSchema;

/// The estimated strength of an account.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Strength {
    /// A cautious estimate: `skill - 3 * uncertainty`, rounded to hundredths. New accounts have 0.
    #[schema(example = 12.34)]
    pub rating: f64,
    /// The best estimate. New accounts have 25.
    #[schema(example = 27.64)]
    pub skill: f64,
    /// The standard deviation of the estimate. New accounts have 25/3; it shrinks with every game.
    #[schema(example = 5.1)]
    pub uncertainty: f64,
}

impl Strength {
    /// The strength with these stored parameters.
    pub fn of(mu: f64, sigma: f64) -> Self {
        Self { rating: hundredths(mu - 3.0 * sigma), skill: mu, uncertainty: sigma }
    }

    /// Returns the parameters of a new account.
    pub(crate) fn unknown() -> (f64, f64) {
        let new = WengLinRating::new();
        (new.rating, new.uncertainty)
    }
}

/// Rounds to hundredths, without a negative zero.
pub(crate) fn hundredths(figure: f64) -> f64 {
    (figure * 100.0).round() / 100.0 + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_accounts_have_rating_zero() {
        let (mu, sigma) = Strength::unknown();
        let begins = Strength::of(mu, sigma);
        assert_eq!(begins.rating.to_bits(), 0.0_f64.to_bits());
        assert_eq!((begins.skill, begins.uncertainty), (25.0, 25.0 / 3.0));
    }
}
