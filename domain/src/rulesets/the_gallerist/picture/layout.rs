//! Blocks of a known height, and how they stand below and beside each other.

use crate::kernel::picture::letters;
use crate::kernel::picture::style::{INK, LINE, PANEL};
use crate::kernel::picture::svg::{Area, Canvas, Family, Lettering, Paint};

type Draw<'a> = Box<dyn FnOnce(&mut Canvas, Area) + 'a>;

/// Something that is drawn later, into an area of at least this height.
pub(super) struct Block<'a> {
    pub(super) height: f64,
    draw: Draw<'a>,
}

impl<'a> Block<'a> {
    pub(super) fn new(height: f64, draw: impl FnOnce(&mut Canvas, Area) + 'a) -> Self {
        Self { height, draw: Box::new(draw) }
    }

    pub(super) fn draw(self, canvas: &mut Canvas, area: Area) {
        (self.draw)(canvas, area);
    }

    /// Makes it a part that a person can point at, anywhere in its area.
    pub(super) fn part(self, id: String) -> Self {
        Self::new(self.height, move |canvas, area| {
            canvas.part(&id, |canvas| {
                canvas.target(&id, area);
                self.draw(canvas, area);
            });
        })
    }

    /// Adds a margin and a rounded background.
    pub(super) fn framed(self, margin: f64, paint: Paint) -> Self {
        Self::new(self.height + 2.0 * margin, move |canvas, area| {
            canvas.rect(area, 6.0, paint);
            self.draw(canvas, area.inset(margin));
        })
    }

    /// Puts it at the vertical middle of its area.
    pub(super) fn centred(self) -> Self {
        Self::new(self.height, move |canvas, area| {
            let y = area.y + (area.h - self.height) / 2.0;
            let h = self.height;
            self.draw(canvas, Area { y, h, ..area });
        })
    }
}

/// Puts blocks below each other.
pub(super) fn stacked(blocks: Vec<Block<'_>>, gap: f64) -> Block<'_> {
    let gaps = blocks.len().saturating_sub(1) as f64 * gap;
    let height = blocks.iter().map(|block| block.height).sum::<f64>() + gaps;
    Block::new(height, move |canvas, area| {
        let mut y = area.y;
        for block in blocks {
            let h = block.height;
            block.draw(canvas, Area { y, h, ..area });
            y += h + gap;
        }
    })
}

/// Puts blocks of these widths beside each other. All get the height of the highest.
pub(super) fn beside(blocks: Vec<(f64, Block<'_>)>, gap: f64) -> Block<'_> {
    let height = blocks.iter().map(|(_, block)| block.height).fold(0.0, f64::max);
    Block::new(height, move |canvas, area| {
        let mut x = area.x;
        for (w, block) in blocks {
            block.draw(canvas, Area { x, w, ..area });
            x += w + gap;
        }
    })
}

/// Returns the width of each of some columns.
pub(super) fn column_width(width: f64, columns: usize, gap: f64) -> f64 {
    (width - columns.saturating_sub(1) as f64 * gap) / columns.max(1) as f64
}

/// Puts blocks into rows of this many columns, which share the width.
pub(super) fn grid(blocks: Vec<Block<'_>>, columns: usize, (width, gap): (f64, f64)) -> Block<'_> {
    let wide = column_width(width, columns, gap);
    let (mut rows, mut row) = (Vec::new(), Vec::new());
    for block in blocks {
        row.push((wide, block));
        if row.len() == columns {
            rows.push(beside(std::mem::take(&mut row), gap));
        }
    }
    if !row.is_empty() {
        rows.push(beside(row, gap));
    }
    stacked(rows, gap)
}

/// Puts blocks of these widths beside each other, and into a new row where the width ends.
pub(super) fn flow(blocks: Vec<(f64, Block<'_>)>, (width, gap): (f64, f64)) -> Block<'_> {
    let (mut rows, mut row, mut used) = (Vec::new(), Vec::new(), 0.0);
    for (wide, block) in blocks {
        if !row.is_empty() && used + gap + wide > width {
            rows.push(beside(std::mem::take(&mut row), gap));
            used = 0.0;
        }
        used += if row.is_empty() { wide } else { gap + wide };
        row.push((wide, block));
    }
    if !row.is_empty() {
        rows.push(beside(row, gap));
    }
    stacked(rows, 6.0)
}

/// The margin inside a panel.
pub(super) const PADDING: f64 = 12.0;

/// Draws a panel, with a title unless it is empty.
pub(super) fn panel<'a>(title: String, content: Block<'a>) -> Block<'a> {
    let content = if title.is_empty() { content } else { stacked(vec![heading(title), content], 6.0) };
    content.framed(PADDING, Paint::fill(PANEL).edged(LINE, 1.0))
}

/// The style of the title of a panel.
pub(super) const TITLE: Lettering = Lettering::new(16.0, INK).bold().family(Family::Serif);

/// Draws the title of a panel.
fn heading<'a>(title: String) -> Block<'a> {
    Block::new(20.0, move |canvas, area| canvas.fitted_text((area.x, area.y + 15.0), &title, TITLE, area.w))
}

/// Draws a text in as many lines as it needs at this width.
pub(super) fn paragraph<'a>(text: &str, width: f64, lettering: Lettering) -> Block<'a> {
    lines(letters::wrapped(text, lettering, width), lettering, false)
}

/// Draws a text in at most this many lines.
pub(super) fn short_paragraph<'a>(text: &str, width: f64, lettering: Lettering, most: usize) -> Block<'a> {
    lines(short_lines(text, width, lettering, most), lettering, false)
}

/// Draws a text in at most this many centred lines.
pub(super) fn centred_paragraph<'a>(text: &str, width: f64, lettering: Lettering, most: usize) -> Block<'a> {
    lines(short_lines(text, width, lettering, most), lettering.centred(), true)
}

fn short_lines(text: &str, width: f64, lettering: Lettering, most: usize) -> Vec<String> {
    let mut all = letters::wrapped(text, lettering, width);
    if all.len() > most {
        let rest = all.split_off(most.saturating_sub(1)).join(" ");
        all.push(letters::shortened(&rest, lettering, width));
    }
    all
}

fn lines<'a>(lines: Vec<String>, lettering: Lettering, centred: bool) -> Block<'a> {
    let step = lettering.size() + 3.0;
    Block::new(lines.len() as f64 * step, move |canvas, area| {
        let x = if centred { area.x + area.w / 2.0 } else { area.x };
        for (number, line) in lines.iter().enumerate() {
            canvas.text((x, area.y + number as f64 * step + lettering.size()), line, lettering);
        }
    })
}
