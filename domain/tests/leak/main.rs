//! Hidden information stays hidden: whatever a viewer is told is the same, byte for byte, in the real state and in every
//! state that viewer could be in.
#![expect(clippy::unwrap_used, reason = "a test says what is wrong by panicking")]

mod toy;
mod watch;

use salon_domain::kernel::Ruleset;
use salon_domain::rulesets::{Visitor, visit_all};

use toy::{Leak, Toy};
use watch::{Watched, watch};

#[test]
fn nothing_a_viewer_is_told_depends_on_what_it_cannot_know() {
    struct Check;
    impl Visitor for Check {
        fn visit<R: Ruleset>(&mut self) {
            let watched = watch::<R>(4).unwrap_or_else(|leak| panic!("{}: {leak}", R::KEY));
            let Watched { states, redealt, uncovered, previews, pictures } = watched;
            assert!(states > 1000 && previews > 1000 && pictures > 1000, "{}: too little was watched", R::KEY);
            // Where nothing is ever uncovered, nothing is hidden, and there is nothing to re-deal.
            assert!(redealt > 0 || uncovered == 0, "{}: imagine never re-deals anything", R::KEY);
        }
    }
    visit_all(&mut Check);
}

#[test]
fn the_watch_sees_nothing_wrong_with_a_game_that_keeps_its_secret() {
    let watched = watch::<Toy<{ Leak::None as u8 }>>(20).unwrap();
    assert!(watched.redealt > 0 && watched.uncovered > 0);
}

#[test]
fn a_leak_is_noticed_wherever_it_is() {
    let leak = |found: Result<Watched, String>, where_: &str| {
        let found = found.err().unwrap_or_else(|| panic!("the leak in the {where_} was not noticed"));
        assert!(found.contains(where_), "{found}");
    };
    leak(watch::<Toy<{ Leak::View as u8 }>>(20), "view");
    leak(watch::<Toy<{ Leak::Score as u8 }>>(20), "score");
    leak(watch::<Toy<{ Leak::Legal as u8 }>>(20), "legal list");
    leak(watch::<Toy<{ Leak::Awaiting as u8 }>>(20), "awaited");
    leak(watch::<Toy<{ Leak::Event as u8 }>>(20), "events");
    leak(watch::<Toy<{ Leak::Picture as u8 }>>(20), "picture");
    // Told by the refusal itself or by a preview that is refused, whichever comes first.
    leak(watch::<Toy<{ Leak::Refusal as u8 }>>(20), "NotNowWhileOdd");
}

#[test]
fn an_imagine_that_loses_components_or_gives_the_secret_away_is_noticed() {
    assert!(watch::<Toy<{ Leak::Census as u8 }>>(20).is_err());
    let watched = watch::<Toy<{ Leak::Lazy as u8 }>>(20).unwrap();
    assert!(watched.redealt == 0 && watched.uncovered > 0, "not re-dealing at all shows in the count");
}
