//! One test for each check, ruleset and number of seats: they run beside each other, and a failure names its game.

mod samples;

use libtest_mimic::Trial;
use salon_domain::kernel::{Ruleset, Seats};

pub use samples::samples;

/// A check of a ruleset played by so many.
pub type Check = fn(Seats);

/// The checks as tests of one ruleset, for every number of seats.
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
