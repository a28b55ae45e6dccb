//! Texts of a picture: none is too small, wider than the picture, or without contrast to what is drawn below it.

use roxmltree::{Document, Node};

/// The smallest font size.
const MIN_FONT_SIZE: f64 = 11.0;
/// The least contrast of text (WCAG 2.2, AA).
const MIN_CONTRAST: f64 = 4.5;

/// A filled shape, as the rectangle around it.
struct Shape<'a> {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
    fill: &'a str,
}

pub fn check(name: &str, svg: &str) {
    let document = Document::parse(svg).unwrap();
    let width = length(document.root_element(), "width");
    let mut shapes = Vec::new();
    for node in document.descendants().filter(Node::is_element) {
        if node.ancestors().any(|above| above.has_tag_name((SVG, "symbol"))) {
            continue;
        }
        if node.has_tag_name((SVG, "text")) {
            let text = node.text().unwrap_or_default();
            let (x, y) = origin(node);
            let at = (x + length(node, "x"), y + length(node, "y"));
            let size = length(node, "font-size");
            assert!(size >= MIN_FONT_SIZE, "{name}: {text:?} has size {size}");
            assert!((0.0..=width).contains(&at.0), "{name}: {text:?} starts at {at:?}");
            let below = (at.0, at.1 - size * 0.3);
            let ground = shapes.iter().rev().find(|shape: &&Shape<'_>| shape.has(below));
            let ground = ground.unwrap_or_else(|| panic!("{name}: nothing is below {text:?}")).fill;
            let contrast = contrast(node.attribute("fill").unwrap(), ground);
            assert!(contrast >= MIN_CONTRAST, "{name}: {text:?} on {ground} has contrast {contrast:.2}");
        } else if let Some(shape) = shape(node) {
            shapes.push(shape);
        }
    }
}

const SVG: &str = "http://www.w3.org/2000/svg";

fn length(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).and_then(|text| text.parse().ok()).unwrap_or(0.0)
}

/// Returns the sum of the translations around an element.
fn origin(node: Node<'_, '_>) -> (f64, f64) {
    let moves = node.ancestors().filter_map(|above| {
        let (x, y) = above.attribute("transform")?.strip_prefix("translate(")?.strip_suffix(')')?.split_once(' ')?;
        Some((x.parse::<f64>().unwrap(), y.parse::<f64>().unwrap()))
    });
    moves.fold((0.0, 0.0), |(x, y), (right, down)| (x + right, y + down))
}

fn shape<'a>(node: Node<'a, 'a>) -> Option<Shape<'a>> {
    let fill = node.attribute("fill").filter(|fill| *fill != "none")?;
    let (x, y) = origin(node);
    let area = |left: f64, top: f64, right: f64, bottom: f64| {
        Some(Shape { left: x + left, top: y + top, right: x + right, bottom: y + bottom, fill })
    };
    match node.tag_name().name() {
        "rect" => {
            let (left, top) = (length(node, "x"), length(node, "y"));
            area(left, top, left + length(node, "width"), top + length(node, "height"))
        }
        "circle" => {
            // The square inside, so that a corner is not taken for the circle.
            let (x, y, half) = (length(node, "cx"), length(node, "cy"), length(node, "r") * 0.8);
            area(x - half, y - half, x + half, y + half)
        }
        _ => None,
    }
}

impl Shape<'_> {
    fn has(&self, (x, y): (f64, f64)) -> bool {
        self.left <= x && x <= self.right && self.top <= y && y <= self.bottom
    }
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(code: &str) -> f64 {
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(code.get(at..at + 2).unwrap(), 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}
