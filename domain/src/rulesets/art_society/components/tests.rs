//! The counts of the rulebook, asserted on the data.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::rulesets::art_society::bids::Hand;
use crate::rulesets::art_society::wall::{HEIGHT, WIDTH};

fn file() -> serde_json::Value {
    serde_json::from_str(FILE).unwrap()
}

#[test]
fn there_are_116_paintings_of_which_8_start() {
    let parts = components();
    assert_eq!(parts.paintings.len(), 116);
    assert_eq!(parts.starting.len(), 8);
    let ids: BTreeSet<_> = parts.paintings.iter().map(|painting| painting.id).collect();
    assert_eq!(ids.len(), 116);
    for (place, painting) in parts.paintings.iter().enumerate() {
        assert_eq!(painting.id.index(), place, "ids are places in the list");
        assert!(std::ptr::eq(painting.id.printed(), painting));
    }
}

#[test]
fn starting_paintings_are_two_wide_three_high_and_cover_a_star_somewhere() {
    for id in &components().starting {
        assert_eq!(id.printed().size(), Size::new(2, 3));
    }
    assert_eq!(components().stars.count(), 2);
}

#[test]
fn there_are_108_decor_tiles_and_the_value_tokens_go_from_3_to_9() {
    let parts = components();
    let tiles: u32 = Decor::ALL.into_iter().map(|decor| u32::from(parts.decor.left(decor))).sum();
    assert_eq!(tiles, 108);
    let values: BTreeSet<u8> = parts.stacks.iter().map(|stack| stack.value).collect();
    assert_eq!(values, (3..=9).collect());
    for data in file()["decor"].as_array().unwrap() {
        let decor = Decor::ALL
            .into_iter()
            .find(|d| d.size() == Size::new(data["w"].as_u64().unwrap() as u8, data["h"].as_u64().unwrap() as u8));
        assert_eq!(u64::from(decor.unwrap().shields()), data["shields"].as_u64().unwrap());
    }
}

#[test]
fn there_are_20_bid_cards_a_player_and_4_starting_bids() {
    let cards: Vec<u8> = Hand::full().cards().map(|card| card.value()).collect();
    assert_eq!(serde_json::json!(cards), file()["bid_cards"]);
    assert_eq!(cards.len(), 20);
    assert_eq!(components().starting_bids, [1, 2, 3, 4]);
}

#[test]
fn no_painting_is_one_wide_or_high_and_each_size_has_one_value() {
    let mut values: BTreeMap<(u8, u8), BTreeSet<u8>> = BTreeMap::new();
    for stack in &components().stacks {
        assert!(stack.size.w >= 2 && stack.size.h >= 2);
        values.entry((stack.size.w, stack.size.h)).or_default().insert(stack.value);
        for id in &stack.paintings {
            assert_eq!(id.printed().value, Some(stack.value));
        }
    }
    assert_eq!(values.len(), components().stacks.len());
    assert!(values.values().all(|of_size| of_size.len() == 1));
}

#[test]
fn types_and_frames_are_spread_evenly() {
    for genre in Genre::ALL {
        assert_eq!(components().paintings.iter().filter(|painting| painting.genre == genre).count(), 29);
    }
    for frame in Frame::ALL {
        assert_eq!(components().paintings.iter().filter(|painting| painting.frame == frame).count(), 29);
    }
}

#[test]
fn the_wall_of_the_data_is_the_wall_of_the_masks() {
    let wall = &file()["wall"];
    assert_eq!((wall["w"].as_u64(), wall["h"].as_u64()), (Some(u64::from(WIDTH)), Some(u64::from(HEIGHT))));
    assert_eq!(components().eyeline.count(), 36, "three rows of twelve");
}

#[test]
fn twenty_rounds_of_five_paintings_never_empty_the_supply() {
    let supply: usize = components().stacks.iter().map(|stack| stack.paintings.len()).sum();
    assert_eq!(supply, 108);
    assert!(supply >= 20 * 5);
}

#[test]
fn clients_get_exactly_the_data_file() {
    assert_eq!(serde_json::to_value(super::file()).unwrap(), file());
}
