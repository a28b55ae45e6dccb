//! Setup, rulings 1 to 4.

use std::collections::BTreeSet;

use super::craft::*;
use crate::kernel::{Seats, Table, Viewer};
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::components;
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::imagine::census;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::view::View;
use crate::rulesets::art_society::wall::{Mask, WIDTH};
use crate::rulesets::art_society::{ArtSociety, Card};

#[test]
fn every_seat_starts_with_twenty_cards_and_an_empty_wall() {
    for seats in 1..=5 {
        let playable = Table::<ArtSociety>::new(Seats::new(seats).unwrap()).playable();
        assert_eq!(playable.is_ok(), (2..=4).contains(&seats));
    }
    for seats in 2..=4 {
        let game = dealt(seats, Edition::Second, 7);
        assert_eq!(game.state().players.values().len(), usize::from(seats));
        for player in game.state().players.values() {
            assert!(player.wall.tiles().is_empty() && player.assistant.is_none() && player.excess.is_empty());
            assert_eq!(player.hand.cards().map(Card::value).collect::<Vec<_>>(), (1..=20).collect::<Vec<_>>());
        }
    }
    assert_eq!((WIDTH, Mask::FULL.count()), (12, 108));
}

#[test]
fn every_seat_gets_its_own_starting_painting_and_bid() {
    for number in 0..50 {
        let game = dealt(3, Edition::Second, number);
        let players = game.state().players.values();
        let paintings: BTreeSet<_> = players.iter().map(|player| player.pending().unwrap()).collect();
        assert_eq!(paintings.len(), 3);
        assert!(paintings.iter().all(|painting| painting.printed().is_starting()));
        let bids: BTreeSet<_> = players.iter().map(|player| player.bids.cards().to_vec()).collect();
        assert_eq!(bids.len(), 3);
        assert!(bids.iter().all(|stack| stack.len() == 1 && (1..=4).contains(&stack[0].value())));
        let census = census(game.state());
        assert_eq!(census.keys().filter(|name| name.starts_with('P')).count(), 108 + 3);
        assert_eq!(census.keys().filter(|name| name.starts_with("starting bid")).count(), 3);
    }
}

#[test]
fn the_lowest_starting_bid_is_the_first_auctioneer() {
    for number in 0..50 {
        let game = dealt(4, Edition::Second, number);
        let lowest = game.state().players.iter().min_by_key(|(_, player)| player.bids.cards()[0]).unwrap();
        assert_eq!(game.state().auctioneer, lowest.0);
        assert_eq!(lowest.1.bids.cards()[0].value(), 1, "with four seats, the seat with the 1");
    }
}

#[test]
fn starting_paintings_are_hung_in_any_order() {
    let mut game = dealt(3, Edition::Second, 1);
    let decision = Decision::HangStartingPainting;
    assert_eq!(awaited(&game), [(0, decision), (1, decision), (2, decision)]);
    accept(&mut game, seat(2), Command::HangPainting { at: at(5, 3) });
    assert_eq!(awaited(&game), [(0, decision), (1, decision)]);
    accept(&mut game, seat(0), Command::HangPainting { at: at(4, 2) });
    let events = accept(&mut game, seat(1), Command::HangPainting { at: at(6, 4) });
    let auctioneer = game.state().auctioneer;
    assert_eq!(events.last(), Some(&Event::SetupFinished { auctioneer }));
    assert_eq!(awaited(&game), [(auctioneer.number(), Decision::OpenAuction)]);
}

#[test]
fn a_starting_painting_covers_a_star() {
    let mut game = dealt(2, Edition::Second, 1);
    // Stars at (5, 4) and (6, 4); the painting is 2 wide and 3 high.
    let mut lawful = Vec::new();
    for y in 0..=6u8 {
        for x in 0..=10u8 {
            if (4..=6).contains(&x) && (2..=4).contains(&y) {
                lawful.push((x, y));
            }
        }
    }
    assert_eq!(painting_spots(&game, ME), lawful);
    assert_eq!(refused(&game, ME, Command::HangPainting { at: at(7, 3) }), Rejection::NotOnStar);
    assert_eq!(refused(&game, ME, Command::HangPainting { at: at(5, 1) }), Rejection::NotOnStar);
    assert_eq!(refused(&game, ME, Command::HangPainting { at: at(11, 4) }), Rejection::OutsideWall);
    assert_eq!(refused(&game, ME, Command::HangPainting { at: at(5, 7) }), Rejection::OutsideWall);
    assert_eq!(refused(&game, ME, Command::HoldPainting {}), Rejection::StartingMustHang);
    let events = accept(&mut game, ME, Command::HangPainting { at: at(6, 4) });
    assert!(!events.iter().any(|event| matches!(event, Event::DecorEarned(_))));
}

#[test]
fn a_starting_painting_matches_frames_later() {
    let start = components().starting[0].printed();
    let same = painting(2, 2, crate::rulesets::art_society::Genre::Landscape, start.frame);
    let mut game = craft(2, Edition::Second).paint(ME, start.id, 5, 3).taken(ME, same).game();
    let events = accept(&mut game, ME, Command::HangPainting { at: at(7, 3) });
    assert!(events.contains(&decor_earned(ME, 1)));
}

#[test]
fn the_supply_has_one_shuffled_stack_for_each_size() {
    let (one, other) = (dealt(2, Edition::Second, 1), dealt(2, Edition::Second, 2));
    let sizes: BTreeSet<_> = components().stacks.iter().map(|stack| stack.size).collect();
    assert_eq!(sizes.len(), one.state().stacks.len());
    assert_ne!(one.state().stacks, other.state().stacks, "another seed, another order");
    let view = View::of(one.state(), Viewer::Spectator);
    for (stack, printed) in view.stacks.iter().zip(&components().stacks) {
        assert_eq!((stack.w, stack.h, stack.value), (printed.size.w, printed.size.h, printed.value));
        assert_eq!(usize::from(stack.left), printed.paintings.len());
    }
    for (pile, printed) in one.state().stacks.iter().zip(&components().stacks) {
        let (pile, printed): (BTreeSet<_>, BTreeSet<_>) = (pile.iter().collect(), printed.paintings.iter().collect());
        assert_eq!(pile, printed, "each stack holds exactly the paintings of its size");
    }
}
