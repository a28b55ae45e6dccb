//! What a host chooses for a new game. The first byte is the number of seats, the second chooses the ruleset and whether an edition is
//! named; the rest is the edition up to a line break, if one is named, and the JSON of the options.

#![no_main]

use libfuzzer_sys::fuzz_target;
use salon_domain::kernel::catalogue::TableChoice;
use salon_domain::kernel::samples::seed;
use salon_domain::rulesets::CATALOGUE;

fuzz_target!(|bytes: &[u8]| {
    let [seats, ruleset, rest @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let names_edition = *ruleset >= 128;
    let ruleset = CATALOGUE[usize::from(*ruleset) % CATALOGUE.len()];
    let (edition, options) = match text.split_once('\n').filter(|_| names_edition) {
        Some((edition, options)) => (Some(edition), options),
        None => (None, text),
    };
    let choice = TableChoice { edition, seats: *seats % 16, options: (!options.is_empty()).then_some(options) };
    let checked = ruleset.check(&choice);
    let opened = ruleset.open(&choice, seed(7));
    assert_eq!(checked.is_ok(), opened.is_ok(), "a table is accepted exactly when it can be dealt");
    if let (Ok(agreed), Ok(dealt)) = (checked, opened) {
        assert_eq!(agreed.get(), dealt.game.table().get(), "the dealt table is the agreed one");
        assert!(!dealt.game.awaiting().is_empty(), "a new game waits for a decision");
    }
});
