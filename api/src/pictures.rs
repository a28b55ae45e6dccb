//! Pictures as PNG, for mails: the readers most people use (Gmail, Outlook) show no SVG, neither inline nor attached, and PNG
//! everywhere. The renderer is built without fonts, which a server may not have; so what is rendered here is a
//! [`Part::Wall`](salon_domain::kernel::Part::Wall), which holds no text.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The widest picture that is rendered.
const WIDEST: u32 = 4096;

/// A picture that cannot be rendered: a fault of ours, since we drew it.
#[derive(Debug, thiserror::Error)]
#[error("the picture cannot be rendered: {0}")]
pub struct NotRendered(String);

/// Renders a wall as PNG of this width in pixels, as high as its proportions say. A few milliseconds of work: not for a thread that
/// answers requests.
///
/// # Errors
/// When the picture is not SVG, or the width is nothing or beyond all sense.
pub fn wall_png(svg: &str, width: u32) -> Result<Vec<u8>, NotRendered> {
    if !(1..=WIDEST).contains(&width) {
        return Err(NotRendered(format!("{width} is no width from 1 to {WIDEST}")));
    }
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| NotRendered(error.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let too_large = || NotRendered(format!("{width} by {height} pixels are too many"));
    // Asked before there is memory for them.
    let mut pixels = (height <= WIDEST).then(|| Pixmap::new(width, height)).flatten().ok_or_else(too_large)?;
    // A height that was rounded leaves a row half covered; mail readers in the dark would show through it.
    pixels.fill(Color::WHITE);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| NotRendered(error.to_string()))
}

#[cfg(test)]
mod tests {
    use salon_domain::kernel::catalogue::Choice;
    use salon_domain::kernel::samples::seed;
    use salon_domain::kernel::{Part, Seat, Viewer};
    use salon_domain::rulesets::CATALOGUE;

    use super::*;

    #[test]
    fn the_wall_of_every_game_becomes_a_png_of_the_width_asked_for_and_not_of_one_colour() {
        for ruleset in CATALOGUE {
            let about = ruleset.about();
            let choice = Choice { edition: None, seats: about.most_seats, options: None };
            let game = ruleset.open(&choice, seed(1)).unwrap().game;
            let svg = game.picture(Viewer::Seat(Seat::FIRST), Part::Wall(Seat::FIRST)).unwrap();
            for width in [120, 480] {
                let png = wall_png(svg.as_str(), width).unwrap();
                let pixels = Pixmap::decode_png(&png).unwrap();
                assert_eq!(pixels.width(), width, "{}", about.key);
                assert!(pixels.height() > width / 5 && pixels.height() < width * 2, "{}", about.key);
                let first = pixels.pixels().first().unwrap();
                let others = pixels.pixels().iter().filter(|pixel| *pixel != first).count();
                assert!(others > pixels.pixels().len() / 10, "{}: {others} pixels are not ground", about.key);
                assert!(pixels.pixels().iter().all(|pixel| pixel.alpha() == 255), "{}", about.key);
                assert_eq!(png, wall_png(svg.as_str(), width).unwrap(), "the same each time");
            }
        }
    }

    #[test]
    fn what_is_no_picture_or_has_no_sensible_width_is_refused() {
        assert!(wall_png("<p>no picture</p>", 100).is_err());
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1000000\"/>";
        assert!(wall_png(svg, 100).is_err());
        for width in [0, WIDEST + 1, u32::MAX] {
            assert!(wall_png("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"/>", width).is_err());
        }
    }
}
