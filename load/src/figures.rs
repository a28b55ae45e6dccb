//! Measured figures, printed next to those of the recorded run.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use salon_load::{Failure, cpu::CpuTimes, stage_result::StageResult};

/// The figures of this run in the order of measurement, and the file of the recorded run.
#[derive(Debug)]
pub struct Figures {
    file: PathBuf,
    recorded: BTreeMap<String, f64>,
    measured: Vec<(String, f64)>,
}

impl Figures {
    /// No figures yet; each will be printed with its ratio to the one in this file.
    pub fn new(file: &Path) -> Self {
        let recorded = fs::read(file).ok().and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default();
        Self { file: file.to_owned(), recorded, measured: Vec::new() }
    }

    /// Adds a figure and prints it.
    pub fn add(&mut self, name: impl Into<String>, value: f64) {
        let name = name.into();
        let shown = if value >= 100.0 { format!("{value:.0}") } else { format!("{value:.2}") };
        match self.recorded.get(&name) {
            Some(recorded) if *recorded > 0.0 => {
                println!("{name:<58} {shown:>10}  {:>6.2} x recorded", value / recorded);
            }
            _ => println!("{name:<58} {shown:>10}"),
        }
        self.measured.push((name, value));
    }

    /// Adds rate and percentiles of a stage of moves.
    pub fn add_stage(&mut self, name: &str, stage: &StageResult) {
        self.add(format!("{name}: accepted commands a second"), stage.rate());
        self.add(format!("{name}: p50, ms"), stage.percentile(50));
        self.add(format!("{name}: p99, ms"), stage.percentile(99));
    }

    /// Adds a stage with this number of games at once, and the processor time of a command in microseconds.
    pub fn add_games_at_once(&mut self, games: usize, stage: &StageResult, cpu_micros: CpuTimes) {
        let name = format!("{games} games at once");
        self.add_stage(&name, stage);
        self.add(format!("{name}: server CPU a command, us"), cpu_micros.server);
        self.add(format!("{name}: PostgreSQL CPU a command, us"), cpu_micros.postgres);
    }

    /// Writes the figures of this run into the file. Figures that this run did not measure stay.
    pub fn record(&self) -> Result<(), Failure> {
        let rounded = |value: f64| (value * 1000.0).round() / 1000.0;
        let mut figures = self.recorded.clone();
        figures.extend(self.measured.iter().map(|(name, value)| (name.clone(), rounded(*value))));
        fs::write(&self.file, format!("{}\n", serde_json::to_string_pretty(&figures)?))?;
        Ok(())
    }
}
