//! Pictures: well-formed, reproducible, safe, and without text where fonts are missing.

use std::collections::HashSet;

use roxmltree::{Document, Node};
use salon_domain::kernel::picture::svg::Svg;
use salon_domain::kernel::samples::viewers;
use salon_domain::kernel::{Drawing, Part, Ruleset, Scene, Seats, Viewer};

use super::walk::{MAX_DECISIONS, Walk, walks};

/// The elements that a picture may have.
const ELEMENTS: [&str; 11] =
    ["svg", "title", "desc", "symbol", "g", "rect", "circle", "path", "polygon", "line", "text"];
/// The attributes that a picture may have: none loads, runs or refers to anything but its own title.
const ATTRIBUTES: [&str; 30] = [
    "data-part",
    "pointer-events",
    "width",
    "height",
    "viewBox",
    "role",
    "aria-labelledby",
    "id",
    "transform",
    "x",
    "y",
    "rx",
    "cx",
    "cy",
    "r",
    "d",
    "points",
    "x1",
    "y1",
    "x2",
    "y2",
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "font-family",
    "font-size",
    "font-weight",
    "text-anchor",
    "space",
];

fn elements<'a>(document: &'a Document<'a>) -> impl Iterator<Item = Node<'a, 'a>> {
    document.descendants().filter(Node::is_element)
}

fn count(document: &Document<'_>, name: &str) -> usize {
    elements(document).filter(|node| node.has_tag_name(name) || node.tag_name().name() == name).count()
}

/// Checks one picture. Returns the number of its shapes.
fn check(svg: &Svg, part: Part<'_>) -> usize {
    let document = Document::parse(svg.as_str()).unwrap_or_else(|error| panic!("{part:?}: {error}"));
    for node in elements(&document) {
        assert!(ELEMENTS.contains(&node.tag_name().name()), "{part:?}: <{}>", node.tag_name().name());
        for attribute in node.attributes() {
            assert!(ATTRIBUTES.contains(&attribute.name()), "{part:?}: {}", attribute.name());
            assert!(!attribute.value().contains("url("), "{part:?}: {}", attribute.value());
        }
        if node.tag_name().name() == "text" {
            assert_ne!(node.attribute("font-family"), None);
        }
    }
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    for name in ["title", "desc"] {
        let text = elements(&document).find(|node| node.tag_name().name() == name).and_then(|node| node.text());
        assert!(text.is_some_and(|text| !text.trim().is_empty()), "{part:?} has a {name}");
    }
    let (w, h) = (length(&root, "width"), length(&root, "height"));
    assert!((50.0..4000.0).contains(&w) && (50.0..8000.0).contains(&h), "{part:?} is {w} by {h}");
    let letters = count(&document, "text");
    if part.without_text() {
        assert_eq!(letters, 0, "{part:?} needs no fonts");
    } else {
        // An area alone may be as small as a title and "no paintings yet".
        let least = if matches!(part, Part::Area(_)) { 2 } else { 4 };
        assert!(letters >= least, "{part:?} has text");
    }
    ["rect", "circle", "path", "polygon", "line"].iter().map(|shape| count(&document, shape)).sum()
}

fn length(node: &Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{name} is a number"))
}

/// The pictures that were checked, to check each only once: viewers see most parts alike.
type Checked = HashSet<(bool, Svg)>;

/// Checks every part for every viewer.
fn check_all_parts<R: Ruleset>(walk: &Walk<R>, checked: &mut Checked) {
    let game = &walk.table.game;
    let seats = game.table().seats;
    let areas = R::areas(seats);
    for viewer in viewers(seats) {
        let scene = Scene::of(game.state(), viewer);
        let again = Scene::of(game.state(), viewer);
        let others = seats.iter().flat_map(|seat| [Part::Seat(seat), Part::Wall(seat), Part::Decision(seat)]);
        let others = others.chain(areas.iter().map(|area| Part::Area(area)));
        for part in others.chain([Part::Table]) {
            let svg = R::picture(&scene, &Drawing::of(part));
            assert_eq!(svg, R::picture(&again, &Drawing::of(part)), "the same view gives the same picture");
            if checked.insert((part.without_text(), svg.clone())) {
                assert!(check(&svg, part) > 5, "{part:?} shows something");
            }
        }
    }
}

pub fn are_well_formed_and_harmless<R: Ruleset>(seats: Seats) {
    walks::<R>(seats, 9, |_, mut walk| {
        let mut checked = Checked::new();
        for step in 0..MAX_DECISIONS {
            if step % 29 == 0 {
                check_all_parts(&walk, &mut checked);
            }
            if !walk.step() {
                break;
            }
        }
        check_all_parts(&walk, &mut checked);
    });
}

/// Checks that pictures change with the game, since a constant picture would pass all other checks.
pub fn change_with_the_game<R: Ruleset>(seats: Seats) {
    walks::<R>(seats, 3, |_, mut walk| {
        let seats: Vec<_> = walk.table.game.table().seats.iter().collect();
        let draw = |walk: &Walk<R>, part| {
            R::picture(&Scene::of(walk.table.game.state(), Viewer::Spectator), &Drawing::of(part))
        };
        let dealt: Vec<Svg> = seats.iter().map(|seat| draw(&walk, Part::Wall(*seat))).collect();
        let mut table = draw(&walk, Part::Table);
        let mut changes = 0;
        for _ in 0..MAX_DECISIONS {
            if !walk.step() {
                break;
            }
            let next = draw(&walk, Part::Table);
            changes += u32::from(next != table);
            table = next;
        }
        assert!(changes > 20, "the table changed {changes} times");
        let changed = seats.iter().zip(&dealt).filter(|(seat, dealt)| draw(&walk, Part::Wall(**seat)) != **dealt);
        assert!(changed.count() > 0, "walls fill");
    });
}
