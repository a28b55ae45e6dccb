//! Facts 46 to 50: the scoring at the end.

use super::super::command::Command;
use super::super::pieces::{Artist, Column, Form, GoalCard, Offer, Owner, RenownedDestination};
use super::super::rules::auction::bidders;
use super::super::scoring::majorities;
use super::super::state::{Stage, State};
use super::super::{Decision, Rejection, TheGallerist};
use super::builder::*;
use crate::kernel::{BySeat, Ruleset, Score, Viewer};

pub(super) fn over(seats: u8, change: impl FnOnce(&mut State)) -> TestGame {
    awaiting_move(seats, |s| {
        for player in &mut s.players {
            player.money = 0;
            player.influence = 0;
        }
        s.stage = Stage::Over;
        change(s);
    })
}

pub(super) fn scores(play: &TestGame) -> BySeat<Score<super::super::Tally>> {
    TheGallerist::score(play.s(), Viewer::Spectator)
}

pub(super) fn column(number: u8) -> Column {
    Column::new(number - 1).unwrap()
}

/// Puts assistants into a column; `counts` says how many of each seat.
fn fill(s: &mut State, number: u8, counts: [usize; 4]) {
    let owners = counts.into_iter().enumerate().flat_map(|(at, count)| vec![Owner::Seat(seat(at as u8)); count]);
    let mut owners = owners.collect::<Vec<_>>().into_iter();
    for row in Form::ALL {
        s.market.upper[row][column(number)] = owners.next();
    }
    for offer in Offer::ALL {
        s.market.lower[offer][column(number)] = owners.next();
    }
}

#[test]
fn fact_46_tied_majorities_share_their_prizes() {
    // Blue, Yellow, Purple, Orange as in the example of the rulebook.
    let play = over(4, |s| {
        fill(s, 1, [0, 2, 1, 1]);
        fill(s, 2, [2, 1, 2, 1]);
        fill(s, 3, [2, 1, 1, 3]);
    });
    let earned = |number: u8| majorities::of(play.s(), Owner::Seat(seat(number)));
    assert_eq!([earned(0), earned(1), earned(2), earned(3)], [[0, 8, 10], [6, 1, 3], [2, 8, 3], [2, 1, 15]]);
}

fn offers(offers: &[(u8, Offer, u8)]) -> TestGame {
    over(4, |s| {
        for (who, offer, number) in offers {
            s.market.lower[*offer][column(*number)] = Some(Owner::Seat(seat(*who)));
        }
    })
}

#[test]
fn fact_47_auction_ties_compare_column_3_then_2() {
    let first = offers(&[(0, Offer::Six, 1), (3, Offer::Six, 3)]);
    assert_eq!(bidders(first.s()).as_slice(), [Owner::Seat(seat(3)), Owner::Seat(BLUE)]);
    let second = offers(&[
        (0, Offer::Six, 1),
        (3, Offer::Three, 2),
        (3, Offer::One, 1),
        (1, Offer::Three, 1),
        (1, Offer::One, 2),
    ]);
    let order = [Owner::Seat(BLUE), Owner::Seat(seat(3)), Owner::Seat(seat(1))];
    assert_eq!(bidders(second.s()).as_slice(), order);
}

#[test]
fn the_highest_bidder_chooses_a_work_and_its_destination() {
    let mut play = awaiting_move(4, |s| {
        s.stage = Stage::Auction;
        s.bidders.push(Owner::Seat(seat(2)));
        s.easels.clear();
        s.easels.push(work(Form::Photo, 0));
        s.easels.push(work(Form::Painting, 0));
    });
    assert_eq!(play.awaited(), Some((seat(2), Decision::TakeRenownedWork)));
    let take = |form| Command::TakeRenownedWork { form, to: RenownedDestination::Sold };
    assert_eq!(play.rejected(take(Form::Digital)), Rejection::NotOnTheEasels);
    assert_eq!(play.legal().len(), 4);
    play.accept(take(Form::Photo));
    assert_eq!(play.player(2).renowned, Some((work(Form::Photo, 0), RenownedDestination::Sold)));
    assert_eq!(play.s().stage, Stage::Over, "no other seat made an offer");
}

#[test]
fn fact_48_the_most_famous_artist_values_a_renowned_work() {
    let play = over(2, |s| {
        discover(s, Artist::BluePhoto, 4, 12);
        discover(s, Artist::RedPhoto, 5, 9);
        s.player_mut(BLUE).renowned = Some((work(Form::Photo, 0), RenownedDestination::Sold));
    });
    assert_eq!(scores(&play)[BLUE].tally.renowned, Some(14));
}

#[test]
fn fact_49_a_work_may_serve_two_goals() {
    let card = GoalCard::new(0).unwrap();
    let play = over(2, |s| {
        discover(s, Artist::BluePainting, 3, 1);
        discover(s, Artist::BlueSculpture, 3, 1);
        discover(s, Artist::BluePhoto, 4, 1);
        for artist in [Artist::BluePainting, Artist::BlueSculpture, Artist::BluePhoto] {
            hang(s, BLUE, artist);
        }
        let player = s.player_mut(BLUE);
        player.curator = card;
        player.dealer = card;
        sold(player, Form::Digital, 0);
        sold(player, Form::Painting, 7);
        sold(player, Form::Sculpture, 7);
    });
    let tally = scores(&play)[BLUE].tally.clone();
    assert_eq!(tally.curator, Some(vec![10, 0]));
    assert_eq!(tally.dealer, Some(vec![5, 10, 0]));

    let both = over(2, |s| {
        for artist in [Artist::BlueDigital, Artist::RedDigital, Artist::BlueSculpture, Artist::BluePhoto] {
            discover(s, artist, 4, 1);
            hang(s, BLUE, artist);
        }
        let player = s.player_mut(BLUE);
        player.curator = card;
        player.renowned = Some((work(Form::Painting, 0), RenownedDestination::Gallery));
    });
    assert_eq!(scores(&both)[BLUE].tally.curator, Some(vec![10, 15]), "Sculpture and Photo serve both");
}

#[test]
fn fact_50_ties_compare_works_visitors_and_assistants() {
    let placings = |play: &TestGame| scores(play).values().iter().map(|score| score.placing).collect::<Vec<_>>();
    assert_eq!(placings(&over(2, |_| {})), [1, 1]);
    assert_eq!(placings(&over(2, |s| s.player_mut(seat(1)).desks = 3)), [2, 1]);
    let visitors = over(2, |s| {
        s.player_mut(seat(1)).desks = 3;
        s.player_mut(BLUE).gallery = counts(1, 0, 0);
    });
    assert_eq!(placings(&visitors), [1, 2]);
    let works = over(2, |s| {
        s.player_mut(BLUE).gallery = counts(1, 0, 0);
        sold(s.player_mut(seat(1)), Form::Photo, 0);
        s.player_mut(seat(1)).dealer = GoalCard::new(0).unwrap();
    });
    assert_eq!(placings(&works), [2, 1]);
}

#[test]
fn influence_scores_the_money_of_its_space() {
    let play = over(3, |s| {
        for (who, influence) in [(0, 28), (1, 25), (2, 22)] {
            s.player_mut(seat(who)).influence = influence;
        }
    });
    let money: Vec<i32> = scores(&play).values().iter().map(|score| score.tally.influence_money).collect();
    assert_eq!(money, [12, 9, 8]);
}

#[test]
fn every_reputation_tile_scores_its_criterion() {
    let with = |number: u8| {
        let play = over(2, |s| {
            discover(s, Artist::RedPhoto, 5, 19);
            discover(s, Artist::BluePainting, 3, 15);
            s.artists[Artist::BluePainting].promotion = 4;
            hang(s, BLUE, Artist::RedPhoto);
            hang(s, BLUE, Artist::BluePainting);
            s.market.lower[Offer::One][column(1)] = Some(Owner::Seat(BLUE));
            let player = s.player_mut(BLUE);
            sold(player, Form::Sculpture, 0);
            player.influence = 10;
            player.gallery = counts(3, 2, 2);
            player.tiles.0[0] = Some(tile(number));
        });
        let tally = scores(&play)[BLUE].tally.clone();
        (tally.tiles[0].money, i32::from(tally.influence) - 10)
    };
    let expected = [
        (3, 0),
        (6, 2),
        (6, 3),
        (4, 2),
        (7, 0),
        (8, 0),
        (2, 1),
        (3, 1),
        (3, 3),
        (2, 0),
        (6, 0),
        (3, 1),
        (6, 2),
        (6, 3),
        (3, 1),
        (3, 1),
        (0, 0),
        (3, 1),
        (4, 0),
        (4, 2),
    ];
    for (number, expected) in (1..=20).zip(expected) {
        assert_eq!(with(number), expected, "tile {number}");
    }
}
