//! The colours of types and frames can be told apart, also by colour-blind readers.

use std::collections::HashSet;

use super::motifs::{genre_colours, motif};
use super::tiles::{frame_colours, framed};
use crate::kernel::picture::svg::Area;
use crate::kernel::picture::vision::{least_distance, without_colours};
use crate::rulesets::art_society::components::{Frame, Genre};

#[test]
fn types_can_be_told_apart_by_either_colour() {
    let light = least_distance(&Genre::ALL.map(|genre| genre_colours(genre).0));
    let dark = least_distance(&Genre::ALL.map(|genre| genre_colours(genre).1));
    assert!(light.0 >= 11.0 && dark.0 >= 14.0, "{light:?}, {dark:?}");
}

#[test]
fn frames_can_be_told_apart() {
    let least = least_distance(&Frame::ALL.map(|frame| frame_colours(frame).0));
    assert!(least.0 >= 15.0, "{least:?}");
}

#[test]
fn types_and_frames_can_be_told_apart_by_shape_alone() {
    let area = Area::new(0.0, 0.0, 60.0, 40.0);
    let types: HashSet<String> =
        Genre::ALL.map(|genre| without_colours(|canvas| motif(canvas, area, genre))).into_iter().collect();
    let frames: HashSet<String> =
        Frame::ALL.map(|frame| without_colours(|canvas| framed(canvas, area, 8.0, frame))).into_iter().collect();
    assert_eq!((types.len(), frames.len()), (Genre::ALL.len(), Frame::ALL.len()));
}
