//! Tests: visitors, artists and signs can be told apart under every vision, and by shape alone.

use super::colours::{
    BLUE, BLUE_LIGHT, CARD, COIN_INSIDE, GOLD, INFLUENCE, INVESTOR, RED, RED_LIGHT, STAR_INSIDE, VIP,
};
use super::signs::{form, visitor, work};
use crate::kernel::picture::style::{INK, Theme, WHITE};
use crate::kernel::picture::svg::{Area, Canvas};
use crate::kernel::picture::vision::{contrast, least_distance, without_colours};
use crate::rulesets::the_gallerist::pieces::{Artist, Form, Visitor};

#[test]
fn visitors_artists_and_signs_can_be_told_apart_by_colour_under_every_vision() {
    let least = least_distance(&[VIP, INVESTOR, WHITE, BLUE, RED, INFLUENCE, COIN_INSIDE, STAR_INSIDE]);
    assert!(least.0 >= 10.0, "{least:?}");
}

#[test]
fn tiles_of_artists_and_other_tiles_can_be_told_apart_by_colour_under_every_vision() {
    let (artists, others) = (least_distance(&[BLUE_LIGHT, RED_LIGHT]), least_distance(&[GOLD, CARD]));
    assert!(artists.0 >= 12.0 && others.0 >= 7.0, "{artists:?}, {others:?}");
}

#[test]
fn ink_can_be_read_on_every_tile() {
    for (theme, tile) in [Theme::Light, Theme::Dark]
        .into_iter()
        .flat_map(|theme| [GOLD, CARD, BLUE_LIGHT, RED_LIGHT].map(|tile| (theme, tile)))
    {
        assert!(contrast(INK, tile, theme) >= 4.5, "{}", tile.code(theme));
    }
}

#[test]
fn visitors_forms_and_artists_can_be_told_apart_by_shape_alone() {
    let area = Area::new(0.0, 0.0, 60.0, 40.0);
    let distinct = |drawings: Vec<String>| {
        let mut sorted = drawings.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), drawings.len(), "{drawings:#?}");
    };
    let drawn = |draw: &dyn Fn(&mut Canvas)| without_colours(|canvas| draw(canvas));
    distinct(Visitor::ALL.map(|kind| drawn(&|canvas| visitor(canvas, area, kind))).to_vec());
    distinct(Form::ALL.map(|kind| drawn(&|canvas| form(canvas, area, kind, INK))).to_vec());
    distinct(Artist::ALL.map(|artist| drawn(&|canvas| work(canvas, area, artist))).to_vec());
}
