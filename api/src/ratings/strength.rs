//! How strong somebody is believed to be.

use serde::Serialize;
use skillratings::weng_lin::WengLinRating;
use utoipa::ToSchema;

/// How strong somebody is believed to be.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Strength {
    /// What they are almost certainly worth at least, `skill - 3 * uncertainty` to the hundredth: everybody begins at 0.
    #[schema(example = 12.34)]
    pub rating: f64,
    /// The best guess; everybody begins at 25.
    #[schema(example = 27.64)]
    pub skill: f64,
    /// How far off the guess may be: a standard deviation. It begins at 25/3 and shrinks with every game.
    #[schema(example = 5.1)]
    pub uncertainty: f64,
}

impl Strength {
    /// Of what is stored.
    pub fn of(mu: f64, sigma: f64) -> Self {
        Self { rating: hundredths(mu - 3.0 * sigma), skill: mu, uncertainty: sigma }
    }

    /// Of somebody nobody knows.
    pub(super) fn unknown() -> (f64, f64) {
        let new = WengLinRating::new();
        (new.rating, new.uncertainty)
    }
}

/// To the hundredth, and never a negative zero.
pub(super) fn hundredths(figure: f64) -> f64 {
    (figure * 100.0).round() / 100.0 + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_begins_at_nought() {
        let (mu, sigma) = Strength::unknown();
        let begins = Strength::of(mu, sigma);
        assert_eq!(begins.rating.to_bits(), 0.0_f64.to_bits());
        assert_eq!((begins.skill, begins.uncertainty), (25.0, 25.0 / 3.0));
    }
}
