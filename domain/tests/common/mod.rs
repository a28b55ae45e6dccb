//! Makes one test for each check, ruleset and number of seats, so that they run in parallel.

mod samples;

use libtest_mimic::Trial;
use salon_domain::kernel::{Ruleset, Seats};

pub use samples::samples;

/// A check of a ruleset with this number of seats.
pub type Check = fn(Seats);

/// Returns the checks as tests of one ruleset, for every number of seats.
pub fn trials<R: Ruleset>(checks: &[(&'static str, Check)]) -> Vec<Trial> {
    let with_seats = |seats: Seats| {
        checks.iter().map(move |&(name, check)| {
            let name = format!("{name}::{}::{}_seats", R::KEY, seats.count());
            Trial::test(name, move || {
                check(seats);
                Ok(())
            })
        })
    };
    R::SEATS.filter_map(Seats::new).flat_map(with_seats).collect()
}
