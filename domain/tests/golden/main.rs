//! Replays recorded games step by step. The games of the current rules cover every kind of event, command, decision, rejection
//! and edition of a ruleset, and every text in its `steer.json`. `SALON_BLESS=1 cargo test --test golden` replaces them,
//! `SALON_BLESS=<ruleset>` those of one ruleset; games of earlier rules are kept.
#![expect(clippy::print_stdout, reason = "it tells what a new recording reaches")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod bless;
#[path = "../common/golden.rs"]
mod games;
mod goals;
mod golden;
mod steer;

use salon_domain::kernel::Ruleset;
use salon_domain::rulesets::{RulesetVisitor, visit_all};

use goals::Goals;
use golden::{Golden, folder};
use steer::Steering;

#[test]
fn recorded_games_replay_identically_and_cover_every_kind() {
    struct Check;
    impl RulesetVisitor for Check {
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
            assert!(goals.missing().is_empty(), "{}: no recorded game covers {:?}", R::KEY, goals.missing());
        }
    }
    visit_all(&mut Check);
}
