//! Renders pictures as PNG for mails: common mail clients show PNG but no SVG. The renderer is built without fonts, so it renders only
//! a [`Part::Wall`](salon_domain::kernel::Part::Wall), which contains no text.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The maximum width and height of a picture in pixels.
const MAX_SIZE: u32 = 4096;

/// A picture cannot be rendered.
#[derive(Debug, thiserror::Error)]
#[error("the picture cannot be rendered: {0}")]
pub struct NotRendered(String);

/// Renders a wall as PNG of this width in pixels; the height follows from the proportions. It takes a few milliseconds, too long for a
/// thread that answers requests.
///
/// # Errors
/// When the picture is not SVG, or the width is zero or too large.
pub fn wall_png(svg: &str, width: u32) -> Result<Vec<u8>, NotRendered> {
    if !(1..=MAX_SIZE).contains(&width) {
        return Err(NotRendered(format!("the width {width} is not in 1 to {MAX_SIZE}")));
    }
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| NotRendered(error.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let too_large = || NotRendered(format!("{width} by {height} pixels are too many"));
    // Checked before the memory is allocated.
    let mut pixels = (height <= MAX_SIZE).then(|| Pixmap::new(width, height)).flatten().ok_or_else(too_large)?;
    // A rounded height leaves the last row partly transparent, which mail clients in dark mode would show.
    pixels.fill(Color::WHITE);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| NotRendered(error.to_string()))
}

#[cfg(test)]
mod tests {
    use salon_domain::kernel::catalogue::TableChoice;
    use salon_domain::kernel::samples::seed;
    use salon_domain::kernel::{Drawing, Part, Seat, Viewer};
    use salon_domain::rulesets::CATALOGUE;

    use super::*;

    #[test]
    fn every_wall_is_rendered_at_the_requested_width() {
        for ruleset in CATALOGUE {
            let about = ruleset.about();
            let choice = TableChoice { edition: None, seats: about.most_seats, options: None };
            let game = ruleset.open(&choice, seed(1)).unwrap().game;
            let svg = game.picture(Viewer::Seat(Seat::FIRST), &Drawing::of(Part::Wall(Seat::FIRST))).unwrap();
            for width in [120, 480] {
                let png = wall_png(svg.as_str(), width).unwrap();
                let pixels = Pixmap::decode_png(&png).unwrap();
                assert_eq!(pixels.width(), width, "{}", about.key);
                assert!(pixels.height() > width / 5 && pixels.height() < width * 2, "{}", about.key);
                let first = pixels.pixels().first().unwrap();
                let others = pixels.pixels().iter().filter(|pixel| *pixel != first).count();
                assert!(
                    others > pixels.pixels().len() / 10,
                    "{}: {others} pixels differ from the background",
                    about.key
                );
                assert!(pixels.pixels().iter().all(|pixel| pixel.alpha() == 255), "{}", about.key);
                assert_eq!(png, wall_png(svg.as_str(), width).unwrap(), "the same each time");
            }
        }
    }

    #[test]
    fn invalid_pictures_and_widths_are_refused() {
        assert!(wall_png("<p>no picture</p>", 100).is_err());
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1000000\"/>";
        assert!(wall_png(svg, 100).is_err());
        for width in [0, MAX_SIZE + 1, u32::MAX] {
            assert!(wall_png("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"/>", width).is_err());
        }
    }
}
