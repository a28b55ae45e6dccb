//! The game as text for a terminal.

use std::fmt::Write;

use super::components::{Frame, Genre, PaintingId};
use super::event::SeenHung;
use super::view::{MuseumView, SeatView, View};
use super::wall::{HEIGHT, Tile, WIDTH};

/// Draws the museum, the auction and every wall. A painting shows the letters of its type and its frame in each cell.
pub(super) fn draw(view: &View) -> String {
    let mut text = format!("Round {}, {:?}, gavel at {}\n", view.round, view.phase, view.auctioneer);
    text += &museum(&view.museum);
    if !view.auction.is_empty() {
        let offers: Vec<String> = view.auction.iter().copied().map(label).collect();
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(text, "Up for auction: {}", offers.join(", "));
    }
    for (seat, player) in view.seats.iter() {
        let _ = writeln!(text, "{seat}: {}", possessions(player));
        text += &wall(&player.wall);
    }
    text + "Types C city life, P portrait, S still life, L landscape; frames g gold, s shell, w wood, b black; ## decor\n"
}

fn museum(museum: &MuseumView) -> String {
    let types = museum.types.iter().map(|data| {
        let pile = data.paintings.len();
        format!("{} at {} (x{}, {pile} in the pile)", letter(data.genre), data.marker, data.multiplier)
    });
    format!("Museum: {}\n", types.collect::<Vec<_>>().join(", "))
}

fn possessions(player: &SeatView) -> String {
    let cards = |cards: &[super::Card]| cards.iter().map(|card| card.value().to_string()).collect::<Vec<_>>().join(" ");
    let mut text = format!("played {}; in hand {}", cards(&player.bids), cards(&player.hand));
    match player.assistant {
        Some(Tile::Painting(id)) => text += &format!("; assistant holds {}", label(id)),
        Some(Tile::Decor(decor)) => text += &format!("; assistant holds {}x{} decor", decor.size().w, decor.size().h),
        None => {}
    }
    if let Some(painting) = player.pending {
        text += &format!("; has to place {}", label(painting));
    }
    if !player.excess.is_empty() {
        text += &format!("; {} excess", player.excess.len());
    }
    text
}

fn label(id: PaintingId) -> String {
    let printed = id.printed();
    let size = printed.size();
    format!("{id} {}{} {}x{}", letter(printed.genre), frame_letter(printed.frame), size.w, size.h)
}

/// The wall with a line wherever two cells belong to different tiles.
fn wall(tiles: &[SeenHung]) -> String {
    let at = |x: u8, y: u8| tiles.iter().position(|hung| covers(hung, x, y));
    let mut text = String::new();
    for y in 0..=HEIGHT {
        let border = y == 0 || y == HEIGHT;
        let rule = |x| border || at(x, y) != at(x, y - 1);
        let rules: String = (0..WIDTH).map(|x| if rule(x) { "+--" } else { "+  " }).collect();
        // A row without lines is left out to keep the drawing short.
        if rules.contains('-') {
            text += &format!("  {rules}+\n");
        }
        if y == HEIGHT {
            break;
        }
        text += "  ";
        for x in 0..WIDTH {
            let line = x == 0 || at(x, y) != at(x - 1, y);
            let cell = at(x, y).and_then(|place| tiles.get(place)).map_or_else(|| " .".to_owned(), content);
            text += &format!("{}{cell}", if line { '|' } else { ' ' });
        }
        text += "|\n";
    }
    text
}

fn covers(hung: &SeenHung, x: u8, y: u8) -> bool {
    let (size, cell) = (hung.tile.size(), hung.at.cell());
    (cell.x..cell.x + size.w).contains(&x) && (cell.y..cell.y + size.h).contains(&y)
}

fn content(hung: &SeenHung) -> String {
    match hung.tile {
        Tile::Painting(id) => format!("{}{}", letter(id.printed().genre), frame_letter(id.printed().frame)),
        Tile::Decor(_) => "##".to_owned(),
    }
}

const fn letter(genre: Genre) -> char {
    match genre {
        Genre::CityLife => 'C',
        Genre::Portrait => 'P',
        Genre::StillLife => 'S',
        Genre::Landscape => 'L',
    }
}

const fn frame_letter(frame: Frame) -> char {
    match frame {
        Frame::Gold => 'g',
        Frame::Shell => 's',
        Frame::Wood => 'w',
        Frame::Black => 'b',
    }
}
