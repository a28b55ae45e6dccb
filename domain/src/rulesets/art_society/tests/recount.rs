//! Scores counted again, slowly, cell by cell, from nothing but the public view and the printed components.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::kernel::random_play::RandomPlay;
use crate::kernel::samples::{seed, tables};
use crate::kernel::{Game, Ruleset, Viewer};
use crate::rulesets::art_society::ArtSociety;

/// A painting as printed: width, height, type.
type Printed = BTreeMap<String, (usize, usize, String)>;

fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().unwrap()).unwrap()
}

fn printed(components: &Value) -> Printed {
    let paintings = components["paintings"].as_array().unwrap().iter();
    let name = |value: &Value| value.as_str().unwrap().to_owned();
    paintings.map(|p| (name(&p["id"]), (number(&p["w"]), number(&p["h"]), name(&p["type"])))).collect()
}

/// A tile on the naive grid: its type if it is a painting.
struct Tile {
    genre: Option<String>,
}

/// Which tile covers each cell, row by row; and the tiles.
fn grid(seat: &Value, printed: &Printed) -> (Vec<Vec<Option<usize>>>, Vec<Tile>) {
    let mut grid = vec![vec![None; 12]; 9];
    let mut tiles = Vec::new();
    for hung in seat["wall"].as_array().unwrap() {
        let (w, h, genre) = match (hung.get("painting"), hung.get("decor")) {
            (Some(id), None) => {
                let (w, h, genre) = &printed[id.as_str().unwrap()];
                (*w, *h, Some(genre.clone()))
            }
            (None, Some(size)) => {
                let (w, h) = size.as_str().unwrap().split_once('x').unwrap();
                (w.parse().unwrap(), h.parse().unwrap(), None)
            }
            _ => panic!("{hung} is neither"),
        };
        for row in grid.iter_mut().skip(number(&hung["at"]["y"])).take(h) {
            for cell in row.iter_mut().skip(number(&hung["at"]["x"])).take(w) {
                assert!(cell.is_none(), "two tiles on one cell");
                *cell = Some(tiles.len());
            }
        }
        tiles.push(Tile { genre });
    }
    (grid, tiles)
}

/// What each type is worth: sorted by hand, type by type.
fn worth(view: &Value) -> BTreeMap<String, i32> {
    let edition = view["edition"].as_str().unwrap();
    let types = view["museum"]["types"].as_array().unwrap();
    let mut order: Vec<(bool, usize, usize, String)> = Vec::new();
    for (place, data) in types.iter().enumerate() {
        let came = !data["paintings"].as_array().unwrap().is_empty();
        order.push((came, number(&data["marker"]), 9 - place, data["type"].as_str().unwrap().to_owned()));
    }
    order.sort();
    order.reverse();
    let value = |(rank, (came, _, _, name)): (usize, &(bool, usize, usize, String))| {
        let points = if *came || edition == "1.0" { 5 - rank as i32 } else { 2 };
        (name.clone(), points)
    };
    order.iter().enumerate().map(value).collect()
}

fn recount(seat: &Value, printed: &Printed, worth: &BTreeMap<String, i32>) -> i32 {
    let (grid, tiles) = grid(seat, printed);
    let cell = |x: i32, y: i32| {
        let row = usize::try_from(y).ok().and_then(|y| grid.get(y))?;
        usize::try_from(x).ok().and_then(|x| row.get(x)).copied().flatten()
    };
    let mut disgraced = vec![false; tiles.len()];
    let mut seen = vec![false; tiles.len()];
    let (mut shields, mut empty) = (0, 0);
    for y in 0..9 {
        for x in 0..12 {
            let Some(tile) = cell(x, y) else {
                empty += 1;
                continue;
            };
            shields += i32::from(tiles[tile].genre.is_none());
            seen[tile] |= (3..=5).contains(&y);
            for other in [cell(x - 1, y), cell(x + 1, y), cell(x, y - 1), cell(x, y + 1)].into_iter().flatten() {
                let same = tiles[other].genre.is_some() && tiles[other].genre == tiles[tile].genre;
                disgraced[tile] |= other != tile && same;
            }
        }
    }
    let mut points = shields;
    for (place, tile) in tiles.iter().enumerate() {
        let Some(genre) = &tile.genre else { continue };
        points += if disgraced[place] { 0 } else { worth[genre] };
        points += if worth[genre] == 5 && seen[place] { 3 } else { 0 };
    }
    points += if empty == 0 { 5 } else { 0 };
    for (x, y) in [(0, 0), (11, 0), (0, 8), (11, 8)] {
        points -= if cell(x, y).is_none() { 2 } else { 0 };
    }
    points - 2 * seat["excess"].as_array().unwrap().len() as i32
}

#[test]
fn scores_equal_a_slow_recount_of_the_public_view() {
    let printed = printed(&serde_json::to_value(ArtSociety::components()).unwrap());
    for (place, table) in tables::<ArtSociety>().into_iter().enumerate() {
        let mut players = RandomPlay::<ArtSociety>::new(place as u64);
        for game in 0..300 {
            let (mut game, _) = Game::<ArtSociety>::open(table.clone(), seed(game)).unwrap();
            assert!(players.play_out(&mut game, 100_000, &mut Vec::new()).unwrap());
            let view = serde_json::to_value(ArtSociety::view(game.state(), Viewer::Spectator)).unwrap();
            let worth = worth(&view);
            let scores = ArtSociety::score(game.state(), Viewer::Spectator);
            let counted: Vec<(i32, i32)> = view["seats"]
                .as_array()
                .unwrap()
                .iter()
                .map(|seat| {
                    let hand = seat["hand"].as_array().unwrap().iter().map(|card| number(card) as i32).sum();
                    (recount(seat, &printed, &worth), hand)
                })
                .collect();
            for (score, own) in scores.values().iter().zip(&counted) {
                assert_eq!(score.points, own.0);
                let better = counted.iter().filter(|other| *other > own).count();
                assert_eq!(usize::from(score.placing), better + 1, "more points, then more in hand");
            }
        }
    }
}
