//! The score, rulings 1 to 6, the tie-break, and the worked example.

use super::craft::*;
use crate::kernel::{BySeat, Game, Language, Score};
use crate::rulesets::art_society::bids::Hand;
use crate::rulesets::art_society::components::{Decor, Frame, Genre};
use crate::rulesets::art_society::scoring::{Tally, score};
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::wall::Tile;
use crate::rulesets::art_society::words::explain;
use crate::rulesets::art_society::{ArtSociety, Card};

/// Landscape is worth 5, City Life 4, Portrait 3, Still Life 2.
fn ranked() -> Craft {
    craft(2, Edition::Second)
        .museum(&Genre::ALL.map(|genre| painting(4, 4, genre, frame_of(genre))))
        .marker(Genre::Landscape, 40)
        .marker(Genre::CityLife, 30)
        .marker(Genre::Portrait, 20)
        .marker(Genre::StillLife, 10)
}

fn frame_of(genre: Genre) -> Frame {
    match genre {
        Genre::CityLife => Frame::Shell,
        Genre::Portrait => Frame::Wood,
        Genre::StillLife => Frame::Black,
        Genre::Landscape => Frame::Gold,
    }
}

fn scores(game: &Game<ArtSociety>) -> BySeat<Score<Tally>> {
    score(game.state())
}

fn points(craft: Craft) -> i32 {
    scores(&craft.game())[ME].points
}

/// What an empty wall brings: four open corners.
const BARE: i32 = -8;

#[test]
fn the_scoring_example_of_the_rulebook_gives_64_points() {
    use Genre::{CityLife, Landscape, Portrait, StillLife};
    let craft = ranked()
        // Two rows of 2x2 paintings from the top.
        .paint(ME, small(Landscape, 0), 0, 0)
        .paint(ME, small(StillLife, 0), 2, 0)
        .paint(ME, small(CityLife, 0), 4, 0)
        .paint(ME, small(Portrait, 0), 6, 0)
        .paint(ME, small(StillLife, 1), 8, 0)
        .paint(ME, small(CityLife, 1), 10, 0)
        .paint(ME, small(StillLife, 2), 0, 2)
        .paint(ME, small(CityLife, 2), 2, 2)
        .paint(ME, small(Portrait, 1), 4, 2)
        .paint(ME, small(Landscape, 1), 6, 2)
        .paint(ME, small(Portrait, 2), 8, 2)
        .paint(ME, small(StillLife, 3), 10, 2)
        // The two Landscapes side by side are the faux pas; both are in the eyeline.
        .paint(ME, small(Landscape, 2), 0, 4)
        .paint(ME, small(Landscape, 3), 2, 4)
        .paint(ME, small(CityLife, 3), 4, 4)
        .paint(ME, painting(2, 3, Landscape, Frame::Black), 4, 6)
        // Eleven shields; the first tile covers the third corner, the fourth stays open.
        .decor(ME, Decor::Tall3, 0, 6)
        .decor(ME, Decor::Tall3, 1, 6)
        .decor(ME, Decor::Wide3, 6, 4)
        .decor(ME, Decor::Wide2, 9, 4)
        .excess(ME, sized(5, 5, 0));
    let game = craft.game();
    let tally = &scores(&game)[ME].tally;
    let lines: Vec<(String, i32)> =
        explain(tally, Language::En).into_iter().map(|line| (line.key, line.points)).collect();
    let expected = [
        ("city_life", 16),
        ("portrait", 9),
        ("still_life", 8),
        ("landscape", 15),
        ("decor", 11),
        ("eyeline", 9),
        ("full_wall", 0),
        ("open_corners", -2),
        ("excess", -2),
    ];
    assert_eq!(lines, expected.map(|(key, points)| (key.to_owned(), points)));
    assert_eq!(scores(&game)[ME].points, 64);
    let landscape = tally.prestige[3];
    assert_eq!((landscape.counting, landscape.faux_pas, tally.eyeline), (3, 2, 3));
}

#[test]
fn a_painting_scores_by_its_type_at_any_size() {
    for (genre, worth) in Genre::ALL.into_iter().zip([4, 3, 2, 5]) {
        assert_eq!(points(ranked().paint(ME, small(genre, 0), 5, 0)) - BARE, worth);
        let large = painting(5, 3, genre, [Frame::Black, Frame::Gold, Frame::Shell, Frame::Wood][genre as usize]);
        assert_eq!(points(ranked().paint(ME, large, 5, 0)) - BARE, worth);
    }
}

#[test]
fn paintings_that_touch_another_of_their_type_score_nothing() {
    let city = |nth| small(Genre::CityLife, nth);
    let row = ranked().paint(ME, city(0), 2, 0).paint(ME, city(1), 4, 0).paint(ME, city(2), 6, 0);
    assert_eq!(points(row) - BARE, 0, "a chain of three");
    let apart = ranked().paint(ME, city(0), 2, 0).paint(ME, small(Genre::Portrait, 0), 4, 0).paint(ME, city(1), 6, 0);
    assert_eq!(points(apart) - BARE, 4 + 3 + 4, "another between them");
    let corner = ranked().paint(ME, city(0), 2, 0).paint(ME, small(Genre::Portrait, 0), 4, 0).paint(ME, city(1), 4, 2);
    assert_eq!(points(corner) - BARE, 4 + 3 + 4, "corners do not touch");
    let pair = ranked().paint(ME, city(0), 2, 0).paint(ME, city(1), 2, 2);
    let third = pair.paint(ME, small(Genre::Portrait, 0), 4, 0).paint(ME, city(2), 6, 0);
    assert_eq!(points(third) - BARE, 3 + 4, "only those that touch");
}

#[test]
fn decor_on_the_wall_scores_its_shields() {
    let sizes = [(Decor::Single, 1), (Decor::Wide2, 2), (Decor::Tall2, 2), (Decor::Wide3, 3), (Decor::Tall3, 3)];
    for (decor, shields) in sizes {
        assert_eq!(points(ranked().decor(ME, decor, 5, 4)) - BARE, shields);
    }
}

#[test]
fn the_eyeline_is_rows_3_to_5_and_counts_the_most_prestigious_type_with_any_cell_in_it() {
    let landscape = |y| points(ranked().paint(ME, small(Genre::Landscape, 0), 5, y)) - BARE - 5;
    assert_eq!((0..=7).map(landscape).collect::<Vec<_>>(), [0, 0, 3, 3, 3, 3, 0, 0]);
    assert_eq!(points(ranked().paint(ME, small(Genre::CityLife, 0), 5, 4)) - BARE, 4, "no other type");
}

#[test]
fn a_faux_pas_still_scores_the_eyeline() {
    let craft = ranked().paint(ME, small(Genre::Landscape, 0), 5, 3).paint(ME, small(Genre::Landscape, 1), 7, 3);
    assert_eq!(points(craft) - BARE, 3 + 3);
}

#[test]
fn a_full_wall_scores_5_for_each_seat_that_has_one() {
    let craft = ranked().fill_except(ME, &[]).fill_except(seat(1), &[]);
    let scores = scores(&craft.game());
    for score in scores.values() {
        assert_eq!(score.points, 108 + 5);
        assert!(score.tally.full_wall && score.tally.open_corners == 0);
    }
    assert_eq!(points(ranked().fill_except(ME, &[(5, 5)])), 107);
}

#[test]
fn each_open_corner_costs_2_and_a_decor_tile_covers_one() {
    let corners = [(0, 0), (11, 0), (0, 8), (11, 8)];
    for open in 0..=4 {
        let points = points(ranked().fill_except(ME, &corners[..open]));
        let filled = 108 - open as i32;
        assert_eq!(points, filled + if open == 0 { 5 } else { -2 * open as i32 });
    }
}

#[test]
fn each_excess_painting_costs_2_and_totals_may_be_negative() {
    let craft = ranked().excess(ME, sized(5, 5, 0)).excess(ME, sized(5, 5, 1));
    assert_eq!(points(craft), BARE - 4);
}

#[test]
fn the_assistants_tile_does_not_score() {
    for tile in [Tile::Painting(small(Genre::Landscape, 0)), Tile::Decor(Decor::Wide3)] {
        assert_eq!(points(ranked().assistant(ME, tile)), BARE);
    }
}

fn with_hands(hands: [&[u8]; 2]) -> Game<ArtSociety> {
    let mut craft = ranked();
    for ((_, player), cards) in craft.state.players.iter_mut().zip(hands) {
        player.hand = Hand::full();
        (1..=20).filter(|card| !cards.contains(card)).for_each(|card| player.hand.take(Card::new(card)));
    }
    craft.game()
}

#[test]
fn the_sum_of_cards_left_breaks_a_tie() {
    let placings = |hands| scores(&with_hands(hands)).values().iter().map(|score| score.placing).collect::<Vec<_>>();
    assert_eq!(placings([&[1, 2, 3], &[7]]), [2, 1]);
    assert_eq!(placings([&[20], &[9, 10]]), [1, 2], "the sum, not the number of cards");
    assert_eq!(placings([&[4, 6], &[10]]), [1, 1], "shared");
    assert_eq!(placings([&[], &[]]), [1, 1]);
    let mut ahead = with_hands([&[], &[20]]);
    let mut state = ahead.state().clone();
    state.players[ME].wall.hang(Tile::Decor(Decor::Single), at(5, 5).spot().unwrap());
    ahead = Game::resume(ahead.table().clone(), ahead.seed().clone(), state, 0);
    let placings: Vec<u8> = scores(&ahead).values().iter().map(|score| score.placing).collect();
    assert_eq!(placings, [1, 2], "cards matter only for equal points");
}

#[test]
fn every_line_of_a_tally_has_texts_in_both_languages() {
    let game = ranked().paint(ME, small(Genre::Landscape, 0), 5, 3).excess(ME, sized(5, 5, 0)).game();
    let tally = &scores(&game)[ME].tally;
    let (en, fr) = (explain(tally, Language::En), explain(tally, Language::Fr));
    assert_eq!(en.len(), 9);
    for (en, fr) in en.iter().zip(&fr) {
        assert_eq!((&en.key, en.points), (&fr.key, fr.points));
        assert!(!en.name.is_empty() && !fr.name.is_empty() && en.explanation != fr.explanation);
    }
}
