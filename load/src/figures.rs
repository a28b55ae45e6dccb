//! Figures, printed beside those of the last recorded run.

use std::{collections::BTreeMap, fs, path::Path};

use crate::Failure;

/// What was measured, in the order it was.
#[derive(Debug, Default)]
pub struct Figures(Vec<(String, f64)>);

impl Figures {
    /// Notes a figure and prints it.
    pub fn note(&mut self, name: impl Into<String>, value: f64, before: &BTreeMap<String, f64>) {
        let name = name.into();
        let shown = if value >= 100.0 { format!("{value:.0}") } else { format!("{value:.2}") };
        match before.get(&name) {
            Some(old) if *old > 0.0 => println!("{name:<58} {shown:>10}  {:>6.2} x recorded", value / old),
            _ => println!("{name:<58} {shown:>10}"),
        }
        self.0.push((name, value));
    }

    /// Makes this run the recorded one.
    pub fn record(&self, file: &Path) -> Result<(), Failure> {
        let rounded = |value: f64| (value * 1000.0).round() / 1000.0;
        let figures: BTreeMap<&str, f64> =
            self.0.iter().map(|(name, value)| (name.as_str(), rounded(*value))).collect();
        fs::write(file, format!("{}\n", serde_json::to_string_pretty(&figures)?))?;
        Ok(())
    }
}

/// The figures of the last recorded run.
pub fn recorded(file: &Path) -> BTreeMap<String, f64> {
    fs::read(file).ok().and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default()
}
