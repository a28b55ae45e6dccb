//! What `salon-compare` prints.

use salon_load::rounds::{Better, Comparison, ProgramTurn, Quartiles};

/// The turns of both programs; those at the same position are from the same round.
#[derive(Debug, Default)]
pub struct Series {
    /// The turns of OLD.
    pub old: Vec<ProgramTurn>,
    /// The turns of NEW.
    pub new: Vec<ProgramTurn>,
}

impl Series {
    /// Prints the medians of both programs and how they compare; returns the figures in which NEW loses.
    pub fn report(&self, tolerance: f64) -> Vec<&'static str> {
        println!("{:<38} {:>12} {:>12}", "median", "OLD", "NEW");
        self.print_medians("commands per second", 1, |turn| turn.rate);
        self.print_medians("p99, ms", 2, |turn| turn.p99_ms);
        self.print_medians("CPU seconds per command", 6, ProgramTurn::cpu);
        self.print_medians("  of the server", 6, |turn| turn.server_cpu);
        self.print_medians("  of PostgreSQL", 6, |turn| turn.postgres_cpu);
        let judged = [
            ("commands per second", Better::Higher, (|turn| turn.rate) as fn(&ProgramTurn) -> f64),
            ("CPU seconds per command", Better::Lower, ProgramTurn::cpu),
        ];
        judged
            .into_iter()
            .filter(|(name, better, figure)| self.loses(name, *better, *figure, tolerance))
            .map(|it| it.0)
            .collect()
    }

    fn print_medians(&self, name: &str, digits: usize, figure: impl Fn(&ProgramTurn) -> f64) {
        let median = |turns: &[ProgramTurn]| Quartiles::of(turns.iter().map(&figure)).map_or(f64::NAN, |it| it.median);
        println!("{name:<38} {:>12.digits$} {:>12.digits$}", median(&self.old), median(&self.new));
    }

    fn loses(&self, name: &str, better: Better, figure: fn(&ProgramTurn) -> f64, tolerance: f64) -> bool {
        let figures = |turns: &[ProgramTurn]| turns.iter().map(figure).collect::<Vec<_>>();
        let Some(found) = Comparison::of(&figures(&self.old), &figures(&self.new), better, tolerance) else {
            return false;
        };
        let Quartiles { low, median, high } = found.ratio;
        println!(
            "NEW/OLD, {name}: median {median:.3}, quartiles {low:.3} to {high:.3}; a program varies by up to {:.1} %, so losses above {:.1} % count",
            found.spread * 100.0,
            found.margin * 100.0
        );
        found.is_loss
    }
}
