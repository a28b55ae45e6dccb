//! Hidden information stays hidden: whatever a viewer is told is the same, byte for byte, in the real state and in
//! every state that viewer could be in.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;
mod toy;
mod watch;

use libtest_mimic::{Arguments, Trial};
use salon_domain::kernel::{Ruleset, Seats};
use salon_domain::rulesets::{RulesetVisitor, visit_all};

use common::trials;
use toy::{Leak, Toy};
use watch::{Watched, watch};

/// Games for each ruleset and number of seats.
const GAMES: u64 = 1_000;
/// One step in 100 is checked in most games.
const CHECKED_STEP_ONE_IN: u32 = 100;

fn no_viewer_sees_hidden_information<R: Ruleset>(seats: Seats) {
    let watched = watch::<R>(seats, common::samples(GAMES), CHECKED_STEP_ONE_IN)
        .unwrap_or_else(|leak| panic!("{}: {leak}", R::KEY));
    let Watched { states, redealt, uncovered, previews, pictures, choices } = watched;
    let enough = states > 1000 && previews > 1000 && pictures > 1000 && choices > 300;
    assert!(enough, "{}: too little was checked: {states}, {previews}, {pictures}, {choices}", R::KEY);
    // A game that never reveals anything has nothing hidden to deal again.
    assert!(redealt > 0 || uncovered == 0, "{}: imagine never deals anything again", R::KEY);
}

/// Checks the toy game at every step.
fn watch_toy<const LEAK: u8>() -> Result<Watched, String> {
    watch::<Toy<LEAK>>(Seats::new(*Toy::<LEAK>::SEATS.start()).unwrap(), 20, 1)
}

fn a_game_without_a_leak_passes() {
    let watched = watch_toy::<{ Leak::None as u8 }>().unwrap();
    assert!(watched.redealt > 0 && watched.uncovered > 0);
}

fn a_leak_is_found_in_every_place() {
    let leak = |found: Result<Watched, String>, where_: &str| {
        let found = found.err().unwrap_or_else(|| panic!("the leak in the {where_} was not found"));
        assert!(found.contains(where_), "{found}");
    };
    leak(watch_toy::<{ Leak::View as u8 }>(), "view");
    leak(watch_toy::<{ Leak::Score as u8 }>(), "score");
    leak(watch_toy::<{ Leak::Legal as u8 }>(), "legal list");
    leak(watch_toy::<{ Leak::Awaiting as u8 }>(), "awaited");
    leak(watch_toy::<{ Leak::Event as u8 }>(), "events");
    leak(watch_toy::<{ Leak::Picture as u8 }>(), "picture");
    leak(watch_toy::<{ Leak::Status as u8 }>(), "status in words");
    leak(watch_toy::<{ Leak::Decision as u8 }>(), "decision in words");
    leak(watch_toy::<{ Leak::Choice as u8 }>(), "choices in words");
    leak(watch_toy::<{ Leak::Parts as u8 }>(), "choices in words");
    leak(watch_toy::<{ Leak::EventWords as u8 }>(), "events");
    // Found in the refusal itself or in a refused preview, whichever comes first.
    leak(watch_toy::<{ Leak::Refusal as u8 }>(), "NotNowWhileOdd");
}

fn a_wrong_imagine_is_found() {
    assert!(watch_toy::<{ Leak::Census as u8 }>().is_err());
    let watched = watch_toy::<{ Leak::Lazy as u8 }>().unwrap();
    assert!(watched.redealt == 0 && watched.uncovered > 0, "an imagine that deals nothing again shows in the count");
}

/// Tests of the leak check itself.
const TESTS_OF_THE_CHECK: [(&str, fn()); 3] = [
    ("a_game_without_a_leak_passes", a_game_without_a_leak_passes),
    ("a_leak_is_found_in_every_place", a_leak_is_found_in_every_place),
    ("a_wrong_imagine_is_found", a_wrong_imagine_is_found),
];

fn main() {
    struct Collect(Vec<Trial>);
    impl RulesetVisitor for Collect {
        fn visit<R: Ruleset>(&mut self) {
            self.0
                .extend(trials::<R>(&[("no_viewer_sees_hidden_information", no_viewer_sees_hidden_information::<R>)]));
        }
    }
    let mut found = Collect(Vec::new());
    visit_all(&mut found);
    for (name, check) in TESTS_OF_THE_CHECK {
        found.0.push(Trial::test(name, move || {
            check();
            Ok(())
        }));
    }
    libtest_mimic::run(&Arguments::from_args(), found.0).exit();
}
