//! A round, ruling 4: the unsold painting and the markers; what a type is worth.

use super::craft::*;
use crate::kernel::Game;
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::Command;
use crate::rulesets::art_society::components::{Frame, Genre};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::museum::Museum;
use crate::rulesets::art_society::state::Edition;

fn markers(spaces: [u16; 4]) -> Museum {
    let mut museum = Museum::default();
    for (genre, space) in Genre::ALL.into_iter().zip(spaces) {
        *museum.markers.of_mut(genre) = space;
    }
    museum
}

/// The last seat holds its painting, which ends the round with this painting unsold.
fn close_with(game: &mut Game<ArtSociety>) -> Vec<Event> {
    accept(game, ME, Command::HoldPainting {})
}

#[test]
fn a_portrait_of_value_4_that_lands_on_city_life_at_4_goes_back_to_3() {
    let portrait = painting(2, 3, Genre::Portrait, Frame::Shell);
    assert_eq!(portrait.printed().value, Some(4));
    let craft = craft(2, Edition::Second).marker(Genre::CityLife, 4).unsold(portrait);
    let mut game = craft.paint(ME, sized(2, 2, 0), 5, 3).taken(ME, sized(3, 3, 0)).game();
    let events = close_with(&mut game);
    let acquired = Event::MuseumAcquired { painting: portrait, genre: Genre::Portrait, from: 0, to: 3 };
    assert!(events.contains(&acquired), "{events:?}");
    assert_eq!(*game.state().museum.markers.of(Genre::Portrait), 3);
    assert_eq!(*game.state().museum.markers.of(Genre::CityLife), 4, "the other marker stays");
    assert!(game.state().museum.paintings.contains(&portrait) && game.state().auction.is_empty());
}

#[test]
fn a_marker_steps_back_over_all_occupied_spaces_possibly_to_0_which_is_shared() {
    assert_eq!(markers([3, 2, 0, 0]).landing(Genre::Landscape, 3), 1);
    assert_eq!(markers([3, 2, 1, 0]).landing(Genre::Landscape, 3), 0, "0 can be shared");
    assert_eq!(markers([8, 7, 6, 5]).landing(Genre::Landscape, 3), 5, "its own space is free for it");
    assert_eq!(markers([9, 0, 0, 0]).landing(Genre::CityLife, 9), 18, "it does not stand in its own way");
    assert_eq!(markers([9, 0, 0, 5]).landing(Genre::Landscape, 5), 10, "passing others is no matter");
}

#[test]
fn the_marker_goes_on_past_50_in_every_edition() {
    assert_eq!(markers([48, 0, 0, 0]).landing(Genre::CityLife, 9), 57);
    assert_eq!(markers([48, 57, 0, 0]).landing(Genre::CityLife, 9), 56);
    for edition in EDITIONS {
        let mut museum = markers([57, 49, 0, 0]);
        museum.paintings.extend([small(Genre::CityLife, 0), small(Genre::Portrait, 0)]);
        assert_eq!(*museum.multipliers(edition).of(Genre::CityLife), 5, "57 is ahead of 49");
    }
}

#[test]
fn no_two_markers_on_the_track_are_ever_equal() {
    let mut chance = crate::kernel::Chance::public(3);
    for _ in 0..100 {
        let mut museum = Museum::default();
        for _ in 0..20 {
            let genre = *chance.pick(&Genre::ALL).unwrap();
            *museum.markers.of_mut(genre) = museum.landing(genre, chance.below(7) as u8 + 3);
            let mut spaces: Vec<u16> = Genre::ALL.into_iter().map(|g| *museum.markers.of(g)).collect();
            spaces.retain(|space| *space > 0);
            let different: std::collections::BTreeSet<_> = spaces.iter().collect();
            assert_eq!(different.len(), spaces.len());
        }
    }
}

#[test]
fn the_museum_gets_the_unsold_painting_after_all_turns() {
    let mut game = craft(2, Edition::Second)
        .paint(ME, sized(2, 2, 0), 5, 3)
        .taken(ME, sized(3, 3, 0))
        .taken(seat(1), sized(3, 3, 1))
        .game();
    accept(&mut game, seat(1), Command::HoldPainting {});
    assert!(game.state().museum.paintings.is_empty());
    close_with(&mut game);
    assert_eq!(game.state().museum.paintings.len(), 1);
}

#[test]
fn types_are_worth_5_4_3_2_by_their_markers() {
    let mut museum = markers([10, 40, 20, 30]);
    museum.paintings.extend(Genre::ALL.map(|genre| small(genre, 0)));
    for edition in EDITIONS {
        let worth = museum.multipliers(edition);
        assert_eq!(Genre::ALL.map(|genre| *worth.of(genre)), [2, 5, 3, 4]);
    }
}

#[test]
fn a_type_in_the_museum_whose_marker_stepped_back_to_0_still_ranks_before_one_that_never_came() {
    let mut museum = markers([0, 3, 2, 0]);
    museum.paintings.extend([small(Genre::Portrait, 0), small(Genre::StillLife, 0), small(Genre::Landscape, 0)]);
    let worth = museum.multipliers(Edition::First);
    assert_eq!(Genre::ALL.map(|genre| *worth.of(genre)), [2, 5, 4, 3]);
}
