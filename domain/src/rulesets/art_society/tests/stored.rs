//! Stored events: written in the form that viewers see, read in that form and in that of older records.

use serde_json::{Value, json};

use super::craft::*;
use crate::kernel::Viewer;
use crate::rulesets::art_society::components::{Decor, Genre};
use crate::rulesets::art_society::event::{EarnedDecor, Event};
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::wall::{Hung, Tile};

fn hung(tile: Tile, x: u8) -> Hung {
    Hung { tile, at: at(x, 2).spot().unwrap() }
}

/// Each event with its form in older records.
fn events() -> [(Event, Value); 2] {
    let painting = sized(2, 2, 0);
    let acquired = Event::MuseumAcquired { painting, genre: Genre::CityLife, from: 0, to: 4 };
    let removed = vec![hung(Tile::Decor(Decor::Wide2), 7)];
    let singles = vec![hung(Tile::Decor(Decor::Single), 7), hung(Tile::Decor(Decor::Single), 8)];
    let swapped = Event::DecorSwapped { owner: ME, removed, hung: singles };
    let older = |decor: &str, x: u8| json!({ "tile": { "decor": decor }, "at": { "x": x, "y": 2 } });
    [
        (acquired, json!({"kind": "museum_acquired", "painting": painting, "genre": "city_life", "from": 0, "to": 4})),
        (
            swapped,
            json!({"kind": "decor_swapped", "owner": 0, "removed": [older("2x1", 7)], "hung": [older("1x1", 7), older("1x1", 8)]}),
        ),
    ]
}

#[test]
fn an_event_is_stored_as_viewers_see_it() {
    for (event, _) in events() {
        let seen = serde_json::to_value(event.disclose(Viewer::Spectator)).unwrap();
        assert_eq!(serde_json::to_value(&event).unwrap(), seen);
        assert_eq!(serde_json::from_value::<Event>(seen).unwrap(), event);
    }
}

#[test]
fn the_form_of_older_records_is_still_read() {
    for (event, older) in events() {
        assert_eq!(serde_json::from_value::<Event>(older).unwrap(), event);
    }
}

#[test]
fn earned_decor_of_older_records_allows_several_tiles_from_4_shields_on() {
    for shields in 1..=6 {
        let older = json!({ "kind": "decor_earned", "seat": 0, "shields": shields });
        let event: Event = serde_json::from_value(older.clone()).unwrap();
        assert_eq!(event, Event::DecorEarned(EarnedDecor { seat: ME, shields, several: shields >= 4 }));
        assert_eq!(serde_json::to_value(&event).unwrap(), older, "the stored form is unchanged");
    }
}

#[test]
fn earned_decor_decided_by_other_rules_is_stored_with_its_decision() {
    for (shields, several) in [(3, true), (4, false)] {
        let event = Event::DecorEarned(EarnedDecor { seat: ME, shields, several });
        let stored = serde_json::to_value(&event).unwrap();
        assert_eq!(stored, json!({ "kind": "decor_earned", "seat": 0, "shields": shields, "several": several }));
        assert_eq!(serde_json::from_value::<Event>(stored).unwrap(), event);
        let seen = serde_json::to_value(event.disclose(Viewer::Spectator)).unwrap();
        assert_eq!(seen, json!({ "kind": "decor_earned", "seat": 0, "shields": shields }));
    }
}

#[test]
fn the_event_decides_how_many_tiles_are_due() {
    for (shields, several) in [(3, true), (5, false)] {
        let mut game = craft(2, Edition::Second).taken(ME, sized(2, 2, 0)).game();
        game.fold(&[Event::DecorEarned(EarnedDecor { seat: ME, shields, several })]);
        game.fold(&[Event::DecorHeld { seat: ME, decor: Decor::Single }]);
        assert_eq!(player(&game, ME).turn.decor.is_some(), several, "{shields} shields");
    }
}
