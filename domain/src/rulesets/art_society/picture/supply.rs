//! The supply: the paintings left in each stack, and the decor left of each size.

use super::{Sheet, tiles};
use crate::kernel::picture::style::{ACCENT, GREY, INK, LINE, SMALL, TINT, panel};
use crate::kernel::picture::svg::{Area, Canvas, Lettering, Paint};
use crate::rulesets::art_society::parts;
use crate::rulesets::art_society::wall::Size;

const MARGIN: f64 = 14.0;
const TOP: f64 = 36.0;
const LABEL: f64 = 17.0;
const CHIP: (f64, f64) = (60.0, 22.0);
const SPACE: f64 = 4.0;

/// A chip: its part, its size, the number left, and its background.
struct Chip {
    part: String,
    size: Size,
    left: u8,
    paint: Paint,
}

fn sections(sheet: &Sheet<'_>) -> [(&'static str, Vec<Chip>); 2] {
    let view = sheet.view();
    let stacks = view.stacks.iter().filter(|stack| stack.left > 0).map(|stack| {
        let size = Size::new(stack.w, stack.h);
        Chip { part: parts::stack(size), size, left: stack.left, paint: Paint::fill(TINT).edged(LINE, 1.0) }
    });
    let decor = view.decor.iter().map(|one| Chip {
        part: parts::decor(one.decor),
        size: one.decor.size(),
        left: one.left,
        paint: Paint::fill(tiles::DECOR).edged(tiles::SHIELD, 1.0),
    });
    [("picture-stacks", stacks.collect()), ("picture-decor", decor.collect())]
}

fn columns(width: f64) -> usize {
    (((width - 2.0 * MARGIN + SPACE) / (CHIP.0 + SPACE)) as usize).max(1)
}

pub(super) fn height(sheet: &Sheet<'_>, width: f64) -> f64 {
    let rows = |(_, chips): (&str, Vec<Chip>)| match chips.len().div_ceil(columns(width)) {
        0 => 0.0,
        rows => LABEL + rows as f64 * (CHIP.1 + SPACE) + 4.0,
    };
    TOP + sections(sheet).into_iter().map(rows).sum::<f64>() + 6.0
}

pub(super) fn draw(canvas: &mut Canvas, sheet: &Sheet<'_>, area: Area) {
    panel(canvas, area, &sheet.text("picture-supply"));
    let (columns, mut y) = (columns(area.w), area.y + TOP);
    let wide = (area.w - 2.0 * MARGIN + SPACE) / columns as f64 - SPACE;
    for (label, chips) in sections(sheet) {
        if chips.is_empty() {
            continue;
        }
        canvas.text((area.x + MARGIN, y + 11.0), &sheet.text(label), SMALL);
        y += LABEL;
        for (number, chip) in chips.iter().enumerate() {
            let x = area.x + MARGIN + (number % columns) as f64 * (wide + SPACE);
            let place = Area::new(x, y + (number / columns) as f64 * (CHIP.1 + SPACE), wide, CHIP.1);
            canvas.part(&chip.part, |canvas| chip.draw(canvas, place));
        }
        y += chips.len().div_ceil(columns) as f64 * (CHIP.1 + SPACE) + 4.0;
    }
}

impl Chip {
    fn draw(&self, canvas: &mut Canvas, area: Area) {
        canvas.rect(area, 4.0, self.paint);
        let (x, y) = area.point(0.0, 0.7);
        let (Size { w, h }, lettering) = (self.size, Lettering::new(11.0, GREY));
        canvas.text((x + 6.0, y), &format!("{w}×{h}"), lettering);
        let count = lettering.bold().colour(if self.left == 0 { ACCENT } else { INK });
        canvas.text((area.x + area.w - 6.0, y), &self.left.to_string(), count.ending());
    }
}
