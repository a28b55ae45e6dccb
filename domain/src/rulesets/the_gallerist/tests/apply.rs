//! `apply` asks no rule: it imports none, and folding events does not depend on the rules version.

use super::super::agenda::Task;
use super::super::pieces::{Artist, Location};
use super::super::state::State;
use super::super::version::RulesVersion;
use super::super::{Command, Event, TheGallerist};
use super::builder::{acting, discover};
use crate::kernel::samples::seed;
use crate::kernel::{Chance, Game, Ruleset, Seats, Table};

/// The sources that run when stored events are folded.
const FOLDING: [(&str, &str); 11] = [
    ("agenda", include_str!("../agenda.rs")),
    ("apply", include_str!("../apply/mod.rs")),
    ("apply/art", include_str!("../apply/art.rs")),
    ("apply/contracts", include_str!("../apply/contracts.rs")),
    ("apply/end", include_str!("../apply/end.rs")),
    ("apply/goods", include_str!("../apply/goods.rs")),
    ("apply/lacerda", include_str!("../apply/lacerda.rs")),
    ("apply/market", include_str!("../apply/market.rs")),
    ("apply/turns", include_str!("../apply/turns.rs")),
    ("player", include_str!("../player.rs")),
    ("state", include_str!("../state.rs")),
];

#[test]
fn folding_imports_no_rule() {
    for (name, source) in FOLDING {
        for forbidden in ["rules::", "scoring::", "evaluate::", ".rules", "printed().fame.celebrity"] {
            assert!(!source.contains(forbidden), "{name} uses {forbidden}");
        }
    }
}

/// Plays a random game; returns the state after the deal, all events, and the final state.
fn played(version: u32, seats: u8, number: u64) -> (Game<TheGallerist>, Vec<Event>, State) {
    let table = Table { version, ..Table::new(Seats::new(seats).unwrap()) };
    let (dealt, _) = Game::<TheGallerist>::open(table, seed(number)).unwrap();
    let (mut game, mut all) = (dealt.clone(), Vec::new());
    let mut chance = Chance::public(number);
    while let Some((seat, _)) = TheGallerist::awaiting(game.state()).iter().next() {
        let legal: Vec<Command> = game.legal(seat);
        all.extend(game.submit(seat, &[*chance.pick(&legal).unwrap()]).unwrap());
    }
    (dealt, all, game.state().clone())
}

#[test]
fn events_fold_the_same_under_every_rules_version() {
    for (version, seats) in TheGallerist::VERSIONS.flat_map(|version| (1..=4).map(move |seats| (version, seats))) {
        let (dealt, events, mut expected) = played(version, seats, 300 + u64::from(seats));
        for rules in [RulesVersion::First, RulesVersion::Second] {
            let mut state = dealt.state().clone();
            state.rules = rules;
            let mut folded = Game::resume(dealt.table().clone(), seed(0), state, 0);
            folded.fold(&events);
            expected.rules = rules;
            assert_eq!(*folded.state(), expected, "version {version}, {seats} seats, folded under {rules:?}");
        }
    }
}

#[test]
fn the_fame_step_of_a_promotion_comes_from_its_event() {
    let stored = serde_json::json!({
        "kind": "artist_promoted", "seat": 0, "artist": "blue_photo", "level": 2, "influence": 4
    });
    let read: Event = serde_json::from_value(stored.clone()).unwrap();
    assert_eq!(serde_json::to_value(&read).unwrap(), stored, "a fame step of 1 is not written");
    let play = acting(2, Location::MediaCenter, |s| {
        discover(s, Artist::BluePhoto, 4, 6);
        s.artists[Artist::BluePhoto].promotion = 1;
    });
    let fame_step = |event: &Event| {
        let mut state = play.s().clone();
        TheGallerist::apply(&mut state, event);
        state.agenda.iter().find_map(|task| match task {
            Task::Fame { plus, .. } => Some(*plus),
            _ => None,
        })
    };
    assert_eq!(fame_step(&read), Some(1));
    let Event::ArtistPromoted { seat, artist, level, influence, .. } = read else { panic!("{read:?}") };
    assert_eq!(fame_step(&Event::ArtistPromoted { seat, artist, level, influence, fame: 3 }), Some(3));
}
