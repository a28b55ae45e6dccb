//! Where the panels stand: in columns on a wide picture, below each other on a narrow one.

use super::{Sheet, auction, legend, museum, seat, supply, wall};
use crate::kernel::picture::style::{GAP, Heading, SeatPanel, heading_lines, seat_panel};
use crate::kernel::picture::svg::{Area, Canvas, Svg};
use crate::kernel::{Ruleset, Seat};
use crate::rulesets::art_society::ArtSociety;
use seat::Form;

/// The parts of the width that the viewer's own panel can have: the one that leaves the least space empty is taken.
const OWN_WIDTHS: [f64; 6] = [0.54, 0.56, 0.58, 0.6, 0.62, 0.64];
/// The part of the width of the only other seat, beside the supply.
const OTHER_WIDTH: f64 = 0.64;

/// Columns side by side: the part of the width and the panels of each.
type Columns = Vec<(f64, Vec<Panel>)>;

/// A panel of the picture.
#[derive(Clone, Copy)]
enum Panel {
    Auction,
    Museum,
    Supply,
    Seat(Seat, Form),
    /// The name of a seat and its wall.
    Wall(Seat),
    Legend,
}

impl Panel {
    fn height(self, sheet: &Sheet<'_>, width: f64) -> f64 {
        match self {
            Self::Auction => auction::height(sheet, width),
            Self::Museum => museum::height(sheet, width),
            Self::Supply => supply::height(sheet, width),
            Self::Seat(seat, form) => seat::height(sheet, width, (seat, form)),
            Self::Wall(_) => 40.0 + wall::size(sheet, width - 2.0 * seat::MARGIN).1 + seat::MARGIN,
            Self::Legend => legend::height(sheet, width),
        }
    }

    fn draw(self, canvas: &mut Canvas, sheet: &Sheet<'_>, area: Area) {
        match self {
            Self::Auction => auction::draw(canvas, sheet, area),
            Self::Museum => museum::draw(canvas, sheet, area),
            Self::Supply => supply::draw(canvas, sheet, area),
            Self::Seat(seat, form) => seat::draw(canvas, sheet, area, (seat, form)),
            Self::Wall(seat) => named_wall(canvas, sheet, area, seat),
            Self::Legend => legend::draw(canvas, sheet, area),
        }
    }
}

fn named_wall(canvas: &mut Canvas, sheet: &Sheet<'_>, area: Area, seat: Seat) {
    let name = sheet.drawing.speech.player_for(sheet.scene.viewer, seat);
    let points = sheet.drawing.speech.points(sheet.scene.points_of(seat));
    seat_panel(canvas, area, &SeatPanel { seat, name: &name, awaited: None, note: &points });
    let at = (area.x + seat::MARGIN, area.y + 40.0);
    wall::draw(canvas, sheet, (at, area.w - 2.0 * seat::MARGIN), seat);
}

/// A picture that grows downwards.
struct Page<'a> {
    sheet: &'a Sheet<'a>,
    canvas: Canvas,
    gap: f64,
    bottom: f64,
}

impl<'a> Page<'a> {
    fn new(sheet: &'a Sheet<'a>) -> Self {
        let gap = if sheet.drawing.is_narrow() { GAP / 2.0 } else { GAP };
        Self { sheet, canvas: sheet.drawing.canvas(), gap, bottom: gap }
    }

    fn heading(&mut self) {
        let status = self.sheet.status();
        let heading = Heading { title: ArtSociety::TITLE, status: &status, note: "" };
        self.bottom = heading_lines(&mut self.canvas, self.sheet.drawing.length(), &heading) + 4.0;
    }

    fn free_width(&self, columns: usize) -> f64 {
        self.sheet.drawing.length() - self.gap * (columns + 1) as f64
    }

    fn column_height(&self, panels: &[Panel], width: f64) -> f64 {
        panels.iter().map(|panel| panel.height(self.sheet, width) + self.gap).sum()
    }

    /// Returns the space that columns of different heights leave empty.
    fn waste(&self, columns: &Columns) -> f64 {
        let free = self.free_width(columns.len());
        let sizes: Vec<(f64, f64)> =
            columns.iter().map(|(share, panels)| (free * share, self.column_height(panels, free * share))).collect();
        let tallest = sizes.iter().map(|(_, height)| *height).fold(0.0, f64::max);
        sizes.iter().map(|(width, height)| width * (tallest - height)).sum()
    }

    /// Draws columns of panels side by side. The last panel of each column reaches down to the end of the longest one.
    fn columns(&mut self, columns: &Columns) {
        let free = self.free_width(columns.len());
        let heights = columns.iter().map(|(share, panels)| self.column_height(panels, free * share));
        let tallest = heights.fold(0.0, f64::max);
        let mut x = self.gap;
        for (share, panels) in columns {
            let (width, mut y) = (free * share, self.bottom);
            for (number, panel) in panels.iter().enumerate() {
                let own = panel.height(self.sheet, width);
                let h = if number + 1 == panels.len() { self.bottom + tallest - self.gap - y } else { own };
                panel.draw(&mut self.canvas, self.sheet, Area::new(x, y, width, h));
                y += own + self.gap;
            }
            x += width + self.gap;
        }
        self.bottom += tallest;
    }

    fn row(&mut self, panels: &[Panel]) {
        let share = 1.0 / panels.len().max(1) as f64;
        self.columns(&panels.iter().map(|panel| (share, vec![*panel])).collect());
    }

    fn finish(self) -> Svg {
        self.sheet.finish(self.canvas, (self.sheet.drawing.length(), self.bottom))
    }
}

/// Draws the whole table.
pub(super) fn table(sheet: &Sheet<'_>) -> Svg {
    let mut page = Page::new(sheet);
    page.heading();
    let own = sheet.own_seat();
    let others: Vec<Seat> = sheet.view().seats.iter().map(|(seat, _)| seat).filter(|seat| Some(*seat) != own).collect();
    if sheet.drawing.is_narrow() {
        one_column(&mut page, own, &others);
    } else {
        wide(&mut page, own, &others);
    }
    page.row(&[Panel::Legend]);
    page.finish()
}

/// Returns the panels that belong to no seat: the auction, if something is offered, and the museum.
fn shared(sheet: &Sheet<'_>) -> Vec<Panel> {
    let auction = auction::is_shown(sheet).then_some(Panel::Auction);
    auction.into_iter().chain([Panel::Museum]).collect()
}

fn one_column(page: &mut Page<'_>, own: Option<Seat>, others: &[Seat]) {
    let own = own.map(|seat| Panel::Seat(seat, Form::Stacked));
    let others = others.iter().map(|seat| Panel::Seat(*seat, Form::Beside));
    for panel in own.into_iter().chain(shared(page.sheet)).chain([Panel::Supply]).chain(others) {
        page.row(&[panel]);
    }
}

fn wide(page: &mut Page<'_>, own: Option<Seat>, others: &[Seat]) {
    let Some(own) = own else { return watched(page, others) };
    let below = own_row(page, own);
    match others {
        [other] if below => page.columns(&vec![
            (OTHER_WIDTH, vec![Panel::Seat(*other, Form::Beside)]),
            (1.0 - OTHER_WIDTH, vec![Panel::Supply]),
        ]),
        [other] => page.row(&[Panel::Seat(*other, Form::Beside)]),
        others => {
            page.row(&stacked(others));
            if below {
                page.row(&[Panel::Supply]);
            }
        }
    }
}

fn stacked(seats: &[Seat]) -> Vec<Panel> {
    seats.iter().map(|seat| Panel::Seat(*seat, Form::Stacked)).collect()
}

/// Draws the viewer's own panel with the auction and the museum at its right. Returns whether the supply fits better
/// below.
fn own_row(page: &mut Page<'_>, own: Seat) -> bool {
    let shared = shared(page.sheet);
    let with_supply = [shared.clone(), vec![Panel::Supply]].concat();
    let candidates = OWN_WIDTHS.into_iter().flat_map(|share| {
        [&shared, &with_supply].map(|right| vec![(share, stacked(&[own])), (1.0 - share, right.clone())])
    });
    let best = candidates.min_by(|one, other| page.waste(one).total_cmp(&page.waste(other)));
    let best = best.unwrap_or_default();
    page.columns(&best);
    !best.iter().any(|(_, panels)| panels.iter().any(|panel| matches!(panel, Panel::Supply)))
}

/// Draws the table as spectators see it.
fn watched(page: &mut Page<'_>, seats: &[Seat]) {
    if auction::is_shown(page.sheet) {
        page.columns(&vec![(0.5, vec![Panel::Museum]), (0.5, vec![Panel::Auction, Panel::Supply])]);
    } else {
        page.row(&[Panel::Museum]);
        page.row(&[Panel::Supply]);
    }
    let columns = if seats.len() == 3 { 3 } else { 2 };
    seats.chunks(columns).for_each(|seats| page.row(&stacked(seats)));
}

/// Draws the area of one seat.
pub(super) fn seat(sheet: &Sheet<'_>, seat: Seat) -> Svg {
    let mut page = Page::new(sheet);
    page.heading();
    page.row(&stacked(&[seat]));
    page.row(&[Panel::Legend]);
    page.finish()
}

/// Draws one area alone. Until paintings are revealed, the auction is shown with the supply that it comes from.
pub(super) fn area(sheet: &Sheet<'_>, name: &str) -> Svg {
    let of_seat = |(kind, seat): (&str, Seat)| match kind {
        "wall" => Panel::Wall(seat),
        _ => Panel::Seat(seat, Form::Stacked),
    };
    let panels = match name {
        "auction" if !sheet.view().auction.is_empty() => vec![Panel::Auction],
        "auction" if auction::is_shown(sheet) => vec![Panel::Auction, Panel::Supply],
        "museum" => vec![Panel::Museum],
        "legend" => vec![Panel::Legend],
        other => vec![super::area_of_seat(other).map_or(Panel::Supply, of_seat)],
    };
    let mut page = Page::new(sheet);
    panels.into_iter().for_each(|panel| page.row(&[panel]));
    page.finish()
}
