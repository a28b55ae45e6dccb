//! A round, ruling 1: opening the auction.

use super::craft::*;
use crate::kernel::Seat;
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{Edition, State};
use crate::rulesets::art_society::wall::Size;

const SMALL: Command = Command::OfferStack { w: 2, h: 2 };

fn other_than(seat: Seat) -> Seat {
    Seat::new(u8::from(seat == Seat::FIRST)).unwrap()
}

#[test]
fn the_auctioneer_names_exactly_one_stack_more_than_there_are_seats() {
    for seats in 2..=4 {
        let mut game = begun(seats, Edition::Second);
        let auctioneer = game.state().auctioneer;
        for _ in 0..seats {
            let events = accept(&mut game, auctioneer, SMALL);
            assert!(!events.iter().any(|event| matches!(event, Event::PaintingsRevealed { .. })));
            assert!(game.state().auction.is_empty(), "nothing is turned over before the last is named");
            assert_eq!(awaited(&game), [(auctioneer.number(), Decision::OpenAuction)]);
        }
        accept(&mut game, auctioneer, SMALL);
        assert_eq!(game.state().auction.len(), usize::from(seats) + 1);
        assert_eq!(refused(&game, auctioneer, SMALL), Rejection::NoAuctionToOpen);
    }
}

#[test]
fn the_top_paintings_are_revealed_in_the_order_their_stacks_were_named() {
    let mut game = begun(2, Edition::Second);
    let auctioneer = game.state().auctioneer;
    let stack = |w, h| game.state().stacks[State::stack_index(Size::new(w, h)).unwrap()].to_vec();
    let (small, large) = (stack(2, 2), stack(5, 5));
    accept(&mut game, auctioneer, SMALL);
    accept(&mut game, auctioneer, Command::OfferStack { w: 5, h: 5 });
    let events = accept(&mut game, auctioneer, SMALL);
    let paintings = vec![small[small.len() - 1], large[large.len() - 1], small[small.len() - 2]];
    assert_eq!(events.last(), Some(&Event::PaintingsRevealed { paintings }));
    let left = |w, h| game.state().stacks[State::stack_index(Size::new(w, h)).unwrap()].len();
    assert_eq!((left(2, 2), left(5, 5)), (small.len() - 2, large.len() - 1));
}

#[test]
fn only_the_auctioneer_names_stacks_and_only_such_as_there_are() {
    let game = begun(2, Edition::Second);
    let auctioneer = game.state().auctioneer;
    assert_eq!(refused(&game, other_than(auctioneer), SMALL), Rejection::NotAuctioneer);
    let nothing = Command::OfferStack { w: 1, h: 1 };
    assert_eq!(refused(&game, auctioneer, nothing), Rejection::NoSuchStack { w: 1, h: 1 });
    let huge = Command::OfferStack { w: 255, h: 255 };
    assert_eq!(refused(&game, auctioneer, huge), Rejection::NoSuchStack { w: 255, h: 255 });
    assert_eq!(refused(&dealt(2, Edition::Second, 1), auctioneer, SMALL), Rejection::NoAuctionToOpen);
}

#[test]
fn a_stack_is_named_no_more_often_than_it_holds_paintings() {
    let mut craft = craft(2, Edition::Second);
    craft.state.phase = crate::rulesets::art_society::state::Phase::Auction;
    craft.state.auction.clear();
    let index = State::stack_index(Size::new(2, 2)).unwrap();
    craft.state.stacks[index].truncate(1);
    let mut game = craft.game();
    let auctioneer = game.state().auctioneer;
    accept(&mut game, auctioneer, SMALL);
    assert_eq!(refused(&game, auctioneer, SMALL), Rejection::StackExhausted { w: 2, h: 2 });
    assert!(!game.legal(auctioneer).contains(&SMALL));
}
