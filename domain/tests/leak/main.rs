//! Hidden information stays hidden: whatever a viewer is told is the same, byte for byte, in the real state and in every
//! state that viewer could be in.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what is wrong by panicking")]

#[path = "../common/mod.rs"]
mod common;
mod toy;
mod watch;

use libtest_mimic::{Arguments, Trial};
use salon_domain::kernel::{Ruleset, Seats};
use salon_domain::rulesets::{Visitor, visit_all};

use common::trials;
use toy::{Leak, Toy};
use watch::{Watched, watch};

/// Games for each ruleset and number of seats.
const GAMES: u64 = 1_000;
/// One step in so many is looked at in games that are not watched closely.
const ONE_IN: u32 = 100;

fn nothing_a_viewer_is_told_depends_on_what_it_cannot_know<R: Ruleset>(seats: Seats) {
    let watched = watch::<R>(seats, common::samples(GAMES), ONE_IN).unwrap_or_else(|leak| panic!("{}: {leak}", R::KEY));
    let Watched { states, redealt, uncovered, previews, pictures } = watched;
    assert!(states > 1000 && previews > 1000 && pictures > 1000, "{}: too little was watched", R::KEY);
    // Where nothing is ever uncovered, nothing is hidden, and there is nothing to re-deal.
    assert!(redealt > 0 || uncovered == 0, "{}: imagine never re-deals anything", R::KEY);
}

/// Watches a toy at every step.
fn watch_toy<const LEAK: u8>() -> Result<Watched, String> {
    watch::<Toy<LEAK>>(Seats::new(*Toy::<LEAK>::SEATS.start()).unwrap(), 20, 1)
}

fn the_watch_sees_nothing_wrong_with_a_game_that_keeps_its_secret() {
    let watched = watch_toy::<{ Leak::None as u8 }>().unwrap();
    assert!(watched.redealt > 0 && watched.uncovered > 0);
}

fn a_leak_is_noticed_wherever_it_is() {
    let leak = |found: Result<Watched, String>, where_: &str| {
        let found = found.err().unwrap_or_else(|| panic!("the leak in the {where_} was not noticed"));
        assert!(found.contains(where_), "{found}");
    };
    leak(watch_toy::<{ Leak::View as u8 }>(), "view");
    leak(watch_toy::<{ Leak::Score as u8 }>(), "score");
    leak(watch_toy::<{ Leak::Legal as u8 }>(), "legal list");
    leak(watch_toy::<{ Leak::Awaiting as u8 }>(), "awaited");
    leak(watch_toy::<{ Leak::Event as u8 }>(), "events");
    leak(watch_toy::<{ Leak::Picture as u8 }>(), "picture");
    // Told by the refusal itself or by a preview that is refused, whichever comes first.
    leak(watch_toy::<{ Leak::Refusal as u8 }>(), "NotNowWhileOdd");
}

fn an_imagine_that_loses_components_or_gives_the_secret_away_is_noticed() {
    assert!(watch_toy::<{ Leak::Census as u8 }>().is_err());
    let watched = watch_toy::<{ Leak::Lazy as u8 }>().unwrap();
    assert!(watched.redealt == 0 && watched.uncovered > 0, "not re-dealing at all shows in the count");
}

/// What shows that the watch itself would see a leak.
const OF_THE_WATCH: [(&str, fn()); 3] = [
    (
        "the_watch_sees_nothing_wrong_with_a_game_that_keeps_its_secret",
        the_watch_sees_nothing_wrong_with_a_game_that_keeps_its_secret,
    ),
    ("a_leak_is_noticed_wherever_it_is", a_leak_is_noticed_wherever_it_is),
    (
        "an_imagine_that_loses_components_or_gives_the_secret_away_is_noticed",
        an_imagine_that_loses_components_or_gives_the_secret_away_is_noticed,
    ),
];

fn main() {
    struct Collect(Vec<Trial>);
    impl Visitor for Collect {
        fn visit<R: Ruleset>(&mut self) {
            self.0.extend(trials::<R>(&[(
                "nothing_a_viewer_is_told_depends_on_what_it_cannot_know",
                nothing_a_viewer_is_told_depends_on_what_it_cannot_know::<R>,
            )]));
        }
    }
    let mut found = Collect(Vec::new());
    visit_all(&mut found);
    for (name, check) in OF_THE_WATCH {
        found.0.push(Trial::test(name, move || {
            check();
            Ok(())
        }));
    }
    libtest_mimic::run(&Arguments::from_args(), found.0).exit();
}
