//! The response times of one stage of a measurement.

/// How long each request took, and how long the stage lasted.
#[derive(Debug, Default)]
pub struct StageResult {
    seconds: f64,
    /// Response times in microseconds, sorted.
    micros: Vec<u32>,
    /// Requests after the end of the stage, which finished games that were begun.
    late: usize,
}

impl StageResult {
    /// A stage of this length with these response times in microseconds.
    pub fn new(seconds: f64, mut micros: Vec<u32>) -> Self {
        micros.sort_unstable();
        Self { seconds, micros, late: 0 }
    }

    /// The same stage with requests that were made after its end.
    pub fn with_late_requests(self, late: usize) -> Self {
        Self { late, ..self }
    }

    /// Several stages as one.
    pub fn merge(stages: Vec<Self>) -> Self {
        let (seconds, late) = stages.iter().fold((0.0, 0), |(time, late), it| (time + it.seconds, late + it.late));
        let micros = stages.into_iter().flat_map(|stage| stage.micros).collect();
        Self::new(seconds, micros).with_late_requests(late)
    }

    /// The number of all requests, including late ones.
    pub fn requests(&self) -> f64 {
        (self.micros.len() + self.late) as f64
    }

    /// Requests a second.
    pub fn rate(&self) -> f64 {
        self.micros.len() as f64 / self.seconds
    }

    /// A percentile of the response times, in milliseconds.
    pub fn percentile(&self, percent: usize) -> f64 {
        let at = self.micros.len() * percent / 100;
        f64::from(self.micros.get(at).or(self.micros.last()).copied().unwrap_or(0)) / 1000.0
    }
}
