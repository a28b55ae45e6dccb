//! The arithmetic of `script/bench-compare`: ratios of two programs measured in pairs, their quartiles, and the rule that
//! decides whether a difference is a loss or within the spread of the run.

/// What one program achieved in one turn.
#[derive(Clone, Copy, Debug)]
pub struct ProgramTurn {
    /// Accepted commands per second.
    pub rate: f64,
    /// The 99th percentile of the response times, in milliseconds.
    pub p99_ms: f64,
    /// Seconds of CPU time of the server process per command.
    pub server_cpu: f64,
    /// Seconds of CPU time of all PostgreSQL processes per command.
    pub postgres_cpu: f64,
}

impl ProgramTurn {
    /// Seconds of CPU time per command, of the server and PostgreSQL together.
    pub fn cpu(&self) -> f64 {
        self.server_cpu + self.postgres_cpu
    }
}

/// The quartiles of a sample.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quartiles {
    /// The first quartile.
    pub low: f64,
    /// The median.
    pub median: f64,
    /// The third quartile.
    pub high: f64,
}

impl Quartiles {
    /// Returns the quartiles, interpolated linearly between neighbours, or `None` for an empty sample.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Option<Self> {
        let mut sorted: Vec<f64> = values.into_iter().collect();
        sorted.sort_by(f64::total_cmp);
        let at = |part: f64| {
            let position = part * (sorted.len().checked_sub(1)? as f64);
            let below = *sorted.get(position.floor() as usize)?;
            let above = *sorted.get(position.ceil() as usize)?;
            Some(below + (above - below) * position.fract())
        };
        Some(Self { low: at(0.25)?, median: at(0.5)?, high: at(0.75)? })
    }

    /// The interquartile range as a part of the median: 0.02 means 2 %.
    pub fn relative_range(&self) -> f64 {
        if self.median > 0.0 { (self.high - self.low) / self.median } else { 0.0 }
    }
}

/// Which direction of a figure is an improvement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// More is better, as for a rate.
    Higher,
    /// Less is better, as for a cost.
    Lower,
}

/// How a figure of NEW relates to the same figure of OLD.
#[derive(Clone, Copy, Debug)]
pub struct Comparison {
    /// The quartiles of the ratios NEW/OLD, one ratio per round.
    pub ratio: Quartiles,
    /// The relative interquartile range of a program over its own rounds, of the program that varies more.
    pub spread: f64,
    /// The smallest loss that counts: the spread or the tolerance, whichever is larger.
    pub margin: f64,
    /// Whether NEW loses by more than the margin in three quarters of the rounds.
    pub is_loss: bool,
}

impl Comparison {
    /// Compares two series, of which the values at the same position are from the same round. Returns `None` if there is none.
    ///
    /// NEW loses where the whole interquartile range of the ratios lies beyond the margin: for a rate, where the third quartile is
    /// below `1 - margin`; for a cost, where the first quartile is above `1 + margin`. The margin is how much the programs vary
    /// against themselves in this run, so a run on a busy machine needs a larger difference to fail.
    pub fn of(old: &[f64], new: &[f64], better: Better, tolerance: f64) -> Option<Self> {
        let ratio = Quartiles::of(old.iter().zip(new).filter(|(old, _)| **old > 0.0).map(|(old, new)| new / old))?;
        let spread_of = |series: &[f64]| Some(Quartiles::of(series.iter().copied())?.relative_range());
        let spread = spread_of(old)?.max(spread_of(new)?);
        let margin = spread.max(tolerance);
        let is_loss = match better {
            Better::Higher => ratio.high < 1.0 - margin,
            Better::Lower => ratio.low > 1.0 + margin,
        };
        Some(Self { ratio, spread, margin, is_loss })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_are_interpolated() {
        assert_eq!(Quartiles::of([]), None);
        assert_eq!(Quartiles::of([3.0]), Some(Quartiles { low: 3.0, median: 3.0, high: 3.0 }));
        assert_eq!(Quartiles::of([4.0, 1.0, 3.0, 2.0]), Some(Quartiles { low: 1.75, median: 2.5, high: 3.25 }));
        assert_eq!(Quartiles::of([1.0, 2.0, 3.0, 4.0, 5.0]), Some(Quartiles { low: 2.0, median: 3.0, high: 4.0 }));
    }

    #[test]
    fn a_program_does_not_lose_against_itself() {
        let rates = [100.0, 98.0, 103.0, 101.0, 97.0, 99.0, 102.0];
        let same = Comparison::of(&rates, &rates, Better::Higher, 0.01).unwrap();
        assert_eq!((same.ratio.median, same.is_loss), (1.0, false));
    }

    #[test]
    fn a_loss_within_the_spread_passes() {
        let old = [100.0, 90.0, 110.0, 95.0, 105.0, 92.0, 108.0];
        let new = old.map(|rate| rate * 0.9);
        let compared = Comparison::of(&old, &new, Better::Higher, 0.01).unwrap();
        assert!(compared.spread > 0.1 && !compared.is_loss, "{compared:?}");
    }

    #[test]
    fn a_loss_beyond_the_spread_fails() {
        let old = [100.0, 99.0, 101.0, 100.0, 100.5, 99.5, 100.0];
        let new = old.map(|rate| rate * 0.95);
        assert!(Comparison::of(&old, &new, Better::Higher, 0.01).unwrap().is_loss);
        assert!(!Comparison::of(&old, &new, Better::Higher, 0.06).unwrap().is_loss, "within the tolerance");
        assert!(!Comparison::of(&old, &new, Better::Lower, 0.01).unwrap().is_loss, "a lower cost is a gain");
        assert!(Comparison::of(&new, &old, Better::Lower, 0.01).unwrap().is_loss, "a higher cost is a loss");
    }

    #[test]
    fn the_spread_is_that_of_the_program_that_varies_more() {
        let (steady, varying) = ([1.0; 7], [1.04, 1.1, 1.3, 1.06, 1.2, 1.05, 1.28]);
        let compared = Comparison::of(&steady, &varying, Better::Lower, 0.01).unwrap();
        assert!(compared.ratio.low > 1.05 && compared.spread > 0.1 && !compared.is_loss, "{compared:?}");
    }

    #[test]
    fn a_single_slow_round_is_not_a_loss() {
        let old = [100.0; 7];
        let new = [100.0, 40.0, 100.0, 100.0, 100.0, 100.0, 100.0];
        assert!(!Comparison::of(&old, &new, Better::Higher, 0.01).unwrap().is_loss);
    }
}
