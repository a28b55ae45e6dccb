//! Recorded games, played again step by step: every event kind, command, decision, rejection and edition of every ruleset
//! is reached in those of its current rules, and every text its `steer.json` asks for. `SALON_BLESS=1 cargo test --test
//! golden` writes those anew, `SALON_BLESS=<ruleset>` those of one ruleset; games of earlier rules are kept.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what is wrong by panicking")]

mod bless;
mod goals;
mod golden;
mod steer;

use salon_domain::kernel::Ruleset;
use salon_domain::rulesets::{Visitor, visit_all};

use goals::Goals;
use golden::{Golden, folder};
use steer::Steering;

#[test]
fn recorded_games_are_played_as_recorded_and_reach_everything() {
    struct Check;
    impl Visitor for Check {
        fn visit<R: Ruleset>(&mut self) {
            let steering = Steering::read(&folder(R::KEY));
            if std::env::var("SALON_BLESS").is_ok_and(|wanted| ["1", R::KEY].contains(&wanted.as_str())) {
                bless::write::<R>(&steering);
            }
            let mut goals = Goals::of::<R>(&steering.reach);
            for (name, golden) in Golden::<R>::read_all() {
                golden.play(&name);
                if golden.is_current() {
                    goals.see(&golden.text());
                }
            }
            assert!(goals.missing().is_empty(), "{}: no recorded game reaches {:?}", R::KEY, goals.missing());
        }
    }
    visit_all(&mut Check);
}
