//! Stored events: written in the form that viewers are told, read in that one and in the form of older records.

use serde_json::{Value, json};

use super::craft::*;
use crate::kernel::Viewer;
use crate::rulesets::art_society::components::{Decor, Genre};
use crate::rulesets::art_society::event::Event;
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
fn an_event_is_stored_as_viewers_are_told_it() {
    for (event, _) in events() {
        let told = serde_json::to_value(event.disclose(Viewer::Spectator)).unwrap();
        assert_eq!(serde_json::to_value(&event).unwrap(), told);
        assert_eq!(serde_json::from_value::<Event>(told).unwrap(), event);
    }
}

#[test]
fn the_form_of_older_records_is_still_read() {
    for (event, older) in events() {
        assert_eq!(serde_json::from_value::<Event>(older).unwrap(), event);
    }
}
