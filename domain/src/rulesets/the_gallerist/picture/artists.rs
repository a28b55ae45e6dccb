//! The artists with their fame and promotion, and the next work of each form.

use super::{signs, words};
use crate::kernel::picture::style::{GREY, INK, LINE, SMALL, TEXT, WHITE, chip, panel};
use crate::kernel::picture::svg::{Area, Canvas, Colour, Paint};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::pieces::{Artist, Form};
use crate::rulesets::the_gallerist::view::{ArtistView, StackView, View};

/// The height of the panel.
pub(super) const HEIGHT: f64 = 272.0;
const ROW_HEIGHT: f64 = 92.0;

/// Draws a column for each form: its next work, the blue artist and the red one.
pub(super) fn draw(canvas: &mut Canvas, area: Area, view: &View) {
    panel(canvas, area, "Artists");
    let width = (area.w - 28.0 + 14.0) / 4.0;
    for (index, form) in Form::ALL.into_iter().enumerate() {
        let x = area.x + 14.0 + index as f64 * width;
        let column = Area::new(x, area.y + 36.0, width - 14.0, area.h - 36.0);
        stack(canvas, column, form, &view.stacks[form]);
        for (line, artist) in Artist::of(form).into_iter().enumerate() {
            let y = column.y + 48.0 + line as f64 * ROW_HEIGHT;
            artist_tile(canvas, Area { y, h: ROW_HEIGHT - 8.0, ..column }, artist, &view.artists[artist]);
        }
    }
}

fn stack(canvas: &mut Canvas, area: Area, form: Form, stack: &StackView) {
    signs::form(canvas, Area::new(area.x, area.y, 34.0, 34.0), form, INK);
    canvas.text((area.x + 42.0, area.y + 14.0), words::form(form), TEXT.bold());
    let next = match stack.work {
        Some(_) => format!("fame +{}, {} below", stack.fame, stack.below),
        None => "no work left".to_owned(),
    };
    canvas.text((area.x + 42.0, area.y + 30.0), &next, SMALL);
    signs::visitors(canvas, Area::new(area.x + area.w - 46.0, area.y + 6.0, 46.0, 24.0), &stack.visitors);
}

fn artist_tile(canvas: &mut Canvas, area: Area, artist: Artist, view: &ArtistView) {
    let (light, dark) = signs::artist_colours(artist);
    let known = view.fame.is_some();
    let paint = if known { Paint::fill(light).edged(dark, 1.2) } else { Paint::line(dark, 1.0).dashed() };
    canvas.rect(area, 6.0, paint);
    let ink = if known { INK } else { GREY };
    let title = match view.fame {
        Some(_) if view.celebrity => "Celebrity".to_owned(),
        Some(fame) => format!("Fame {fame}"),
        None => "To be discovered".to_owned(),
    };
    canvas.text((area.x + 9.0, area.y + 18.0), &title, TEXT.bold().colour(ink));
    let right = (area.x + area.w - 9.0, area.y + 18.0);
    if known {
        canvas.text(right, &format!("worth {}", view.value), TEXT.ending());
    }
    if view.celebrity {
        signs::star(canvas, Area::new(area.x + 80.0, area.y + 5.0, 16.0, 16.0), signs::GOLDEN);
    }
    fame(canvas, Area::new(area.x + 9.0, area.y + 26.0, area.w - 18.0, 9.0), view, dark);
    promotion(canvas, (area.x + 9.0, area.y + 42.0), view.promotion, dark);
    let works = match view.signatures {
        1 => "1 signature".to_owned(),
        several => format!("{several} signatures"),
    };
    canvas.text((area.x + area.w - 9.0, area.y + 53.0), &works, SMALL.ending());
    let mut below = format!("commission {}", view.initial_fame);
    if let Some(bonus) = view.bonus {
        below = format!("{below}, {}", words::bonus(bonus));
    }
    canvas.text((area.x + 9.0, area.y + 73.0), &below, SMALL.colour(ink));
    if view.collector {
        let crowd = crate::rulesets::the_gallerist::pieces::ByVisitor([0, 0, 1]);
        signs::visitors(canvas, Area::new(area.x + area.w - 27.0, area.y + 58.0, 20.0, 20.0), &crowd);
    }
}

/// Draws fame as a bar from 0 to celebrity, with a tick at the initial fame.
fn fame(canvas: &mut Canvas, area: Area, view: &ArtistView, dark: Colour) {
    let length = |fame: u8| area.w * f64::from(fame) / f64::from(printed().fame.celebrity);
    canvas.rect(area, 4.0, Paint::fill(WHITE).edged(LINE, 1.0));
    if let Some(fame) = view.fame {
        canvas.rect(Area { w: length(fame).min(area.w).max(area.h), ..area }, 4.0, Paint::fill(dark));
    }
    let tick = area.x + length(view.initial_fame);
    canvas.line((tick, area.y - 1.0), (tick, area.y + area.h + 1.0), INK, 1.2);
}

fn promotion(canvas: &mut Canvas, (x, y): (f64, f64), level: u8, dark: Colour) {
    for step in 1..=5 {
        let reached = step <= level;
        let (paint, ink) =
            if reached { (Paint::fill(dark), WHITE) } else { (Paint::fill(WHITE).edged(LINE, 1.0), GREY) };
        let area = Area::new(x + f64::from(step - 1) * 19.0, y, 16.0, 15.0);
        chip(canvas, area, &step.to_string(), (paint, ink));
    }
}
