//! Tests of palettes: how different colours are (CIEDE2000) for normal and colour-blind readers, and the contrast of
//! text (WCAG 2).

use super::style::Theme;
use super::svg::{Canvas, Colour};

type Triple = [f64; 3];

/// The simulations of Machado, Oliveira and Fernandes (2009) at severity 1.0, on linear RGB.
const VISIONS: [(&str, [Triple; 3]); 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

/// Returns the least distance between two of these colours under any vision in either theme, and where it is.
pub(crate) fn least_distance(colours: &[Colour]) -> (f64, String) {
    let mut least = (f64::INFINITY, String::new());
    for theme in [Theme::Light, Theme::Dark] {
        let codes: Vec<&str> = colours.iter().map(|colour| colour.code(theme)).collect();
        for (vision, matrix) in &VISIONS {
            let seen: Vec<Triple> = codes.iter().map(|code| lab(simulated(matrix, linear(code)))).collect();
            for (one, first) in seen.iter().enumerate() {
                for (other, second) in seen.iter().enumerate().skip(one + 1) {
                    let distance = ciede2000(*first, *second);
                    if distance < least.0 {
                        least = (distance, format!("{} and {} under {vision}", codes[one], codes[other]));
                    }
                }
            }
        }
    }
    least
}

/// Returns the contrast of two colours in a theme, 1 to 21.
pub(crate) fn contrast(one: Colour, other: Colour, theme: Theme) -> f64 {
    let luminance = |colour: Colour| {
        let [r, g, b] = linear(colour.code(theme));
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// Returns what a drawing looks like to a reader who sees no colour differences: its shapes with the colours left out.
pub(crate) fn without_colours(draw: impl FnOnce(&mut Canvas)) -> String {
    let mut canvas = Canvas::new(Theme::Light);
    draw(&mut canvas);
    let svg = canvas.finish((10.0, 10.0), "", "").into_string();
    let kept =
        |(place, piece): (usize, &str)| if place == 0 { piece.to_owned() } else { piece.get(6..).unwrap().to_owned() };
    svg.split("=\"#").enumerate().map(kept).collect()
}

fn linear(code: &str) -> Triple {
    [1, 3, 5].map(|at| {
        let value = f64::from(u8::from_str_radix(code.get(at..at + 2).unwrap(), 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

fn simulated(matrix: &[Triple; 3], rgb: Triple) -> Triple {
    matrix.map(|row| row.iter().zip(rgb).map(|(factor, part)| factor * part).sum::<f64>().clamp(0.0, 1.0))
}

fn lab([r, g, b]: Triple) -> Triple {
    let scaled =
        |value: f64| if value > 216.0 / 24389.0 { value.cbrt() } else { (24389.0 / 27.0 * value + 16.0) / 116.0 };
    let x = scaled((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    let y = scaled(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    let z = scaled((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Returns the distance of two colours by the formula of Sharma, Wu and Dalal (2005).
fn ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple) -> f64 {
    let seventh = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seventh(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = ((1.0 + g) * a1, (1.0 + g) * a2);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).to_degrees().rem_euclid(360.0) };
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = if grey { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let mean_hue = match (grey, (h1 - h2).abs() <= 180.0, h1 + h2 < 360.0) {
        (true, ..) => h1 + h2,
        (_, true, _) => f64::midpoint(h1, h2),
        (_, _, true) => f64::midpoint(h1, h2) + 180.0,
        _ => f64::midpoint(h1, h2) - 180.0,
    };
    let (mean_l, mean_c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(mean_hue - 30.0) + 0.24 * cos(2.0 * mean_hue) + 0.32 * cos(3.0 * mean_hue + 6.0)
        - 0.2 * cos(4.0 * mean_hue - 63.0);
    let l50 = (mean_l - 50.0).powi(2);
    let light = (l2 - l1) / (1.0 + 0.015 * l50 / (20.0 + l50).sqrt());
    let chroma = (c2 - c1) / (1.0 + 0.045 * mean_c);
    let hue = 2.0 * (c1 * c2).sqrt() * (turn.to_radians() / 2.0).sin() / (1.0 + 0.015 * mean_c * t);
    let rotation = -(60.0 * (-((mean_hue - 275.0) / 25.0).powi(2)).exp()).to_radians().sin() * 2.0 * seventh(mean_c);
    (light * light + chroma * chroma + hue * hue + rotation * chroma * hue).sqrt()
}

#[test]
fn the_distance_agrees_with_the_published_test_data() {
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0011], 7.2195),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ];
    for (one, other, expected) in pairs {
        assert!((ciede2000(one, other) - expected).abs() < 0.0001, "{one:?} {other:?}: {}", ciede2000(one, other));
    }
}

#[test]
fn white_on_black_has_the_largest_contrast() {
    let (white, black) = (Colour::new("#ffffff"), Colour::new("#000000"));
    assert!((contrast(white, black, Theme::Light) - 21.0).abs() < 0.001);
}
