//! Facts 1 to 7: the setup.

use super::super::command::Command;
use super::super::components::printed;
use super::super::pieces::{Artist, Column, Form, Location};
use super::super::{Options, Rejection, SoloGoalLevel, TheGallerist};
use super::builder::*;
use crate::kernel::{Game, Ruleset, Seats, Seed, Table, Viewer};

#[test]
fn fact_01_players_start_with_the_printed_setup() {
    let mut play = dealt(4, 3);
    while play.decision() == Some(super::super::Decision::ChooseStart) {
        let command = play.legal()[0];
        play.accept(command);
    }
    let s = play.s();
    for who in s.seats.iter() {
        let player = s.player(who);
        assert_eq!((player.influence, player.money, player.desks, player.queued()), (10, 10, 2, 8));
        assert!(player.start_tile.is_some(), "the start tile is on the third art slot");
        let own = TheGallerist::view(s, Viewer::Seat(who));
        for other in &own.players {
            assert_eq!(other.curator.is_some(), other.seat == who);
            assert_eq!(other.dealer.is_some(), other.seat == who);
        }
    }
    let mut cards: Vec<_> = s.players.iter().map(|player| player.curator.number()).collect();
    cards.sort_unstable();
    assert_eq!(cards, [0, 1, 2, 3]);
}

#[test]
fn fact_02_tickets_and_visitors_depend_on_the_player_count() {
    for (seats, tickets, visitors) in [(4, 20, 40), (3, 15, 34), (2, 10, 28), (1, 10, 28)] {
        let play = dealt(seats, 5);
        assert_eq!(play.s().box_office, counts(tickets, tickets, tickets));
        let census = TheGallerist::census(play.s());
        let all: u32 = census.iter().filter(|(name, _)| name.starts_with("visitor")).map(|(_, count)| count).sum();
        assert_eq!(all, visitors);
    }
}

#[test]
fn fact_03_four_contracts_are_displayed() {
    let play = dealt(4, 5);
    assert!(play.s().contracts.display.0.iter().all(|pile| pile.len() == 1));
    assert_eq!(play.s().contracts.deck.count_ones(), 16);
}

#[test]
fn fact_04_one_blue_artist_starts_discovered() {
    for seed in 0..20 {
        let play = dealt(3, seed);
        let known: Vec<Artist> =
            Artist::ALL.into_iter().filter(|artist| play.s().artists[*artist].fame.is_some()).collect();
        assert_eq!(known.len(), 1);
        assert!(!known[0].is_red());
        assert_eq!(play.s().artists[known[0]].fame, Some(play.s().artists[known[0]].initial));
        assert!(play.s().artists[known[0]].bonus.is_none());
        assert_eq!(play.s().artists.0.iter().filter(|artist_state| artist_state.bonus.is_some()).count(), 7);
    }
}

#[test]
fn fact_05_red_artists_start_with_a_collector() {
    let play = dealt(2, 9);
    for artist in Artist::ALL {
        assert_eq!(play.s().artists[artist].collector, artist.is_red());
        assert_eq!(play.s().artists[artist].signatures, 2);
    }
}

#[test]
fn fact_06_top_works_start_with_a_visitor_per_ticket() {
    let play = dealt(4, 11);
    for form in Form::ALL {
        let stack = &play.s().stacks[form];
        assert_eq!(1 + stack.rest.count_ones(), 7);
        assert_eq!(stack.visitors.total(), printed().work(stack.top.unwrap()).tickets());
    }
    assert_eq!(play.s().plaza.total(), 4);
    assert!(play.s().players.iter().all(|player| player.lobby.total() == 1));
}

#[test]
fn fact_07_start_tiles_are_chosen_in_reverse_order() {
    for (seats, tiles) in [(4, 12), (3, 12), (2, 8), (1, 8)] {
        let play = dealt(seats, 13);
        let market = &play.s().market.tiles;
        assert_eq!(market.0.iter().flat_map(|row| row.0).flatten().count(), tiles);
        let middle = Column::new(1).unwrap();
        assert_eq!(market.0.iter().all(|row| row[middle].is_none()), seats < 3);
        assert_eq!(play.s().start_tiles.0.iter().flatten().count(), 4);
    }
    let mut play = dealt(4, 13);
    let first = play.s().first;
    let mut order = Vec::new();
    for location in [Location::MediaCenter, Location::SalesOffice, Location::ArtistsColony] {
        order.push(play.awaited().unwrap().0);
        let tile = play.s().start_tiles[location];
        play.accept(Command::ChooseStart { location });
        assert_eq!(play.s().player(*order.last().unwrap()).start_tile, tile);
        if location != Location::ArtistsColony {
            assert_eq!(play.rejected(Command::ChooseStart { location }), Rejection::StartTaken { location });
        }
    }
    let seats = play.s().seats;
    let expected: Vec<_> = seats.clockwise_from(first).collect();
    assert_eq!(order, expected.into_iter().rev().take(3).collect::<Vec<_>>());
    assert_eq!(play.s().gallerist(first), Some(Location::InternationalMarket), "one location was left");
    assert_eq!(play.s().turn, first);
}

#[test]
fn renowned_works_depend_on_the_player_count() {
    for (seats, easels) in [(4, 3), (3, 2), (2, 1), (1, 1)] {
        assert_eq!(dealt(seats, 1).s().easels.len(), easels);
    }
}

#[test]
fn the_solo_goal_is_an_option() {
    let table = Table::<TheGallerist> {
        options: Options { goal: SoloGoalLevel::Experienced },
        ..Table::new(Seats::new(1).unwrap())
    };
    let game = Game::open(table, Seed::new([1; 32])).unwrap().0;
    assert_eq!(game.state().goal_level, SoloGoalLevel::Experienced);
    assert_eq!(dealt(1, 1).s().goal_level, SoloGoalLevel::Apprentice);
}
