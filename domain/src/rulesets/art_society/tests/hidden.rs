//! What stays hidden, and that nothing else does.

use super::craft::*;
use crate::kernel::{Chance, Purpose, Ruleset, Viewer};
use crate::rulesets::art_society::command::Command;
use crate::rulesets::art_society::event::{Event, Seen};
use crate::rulesets::art_society::imagine::imagine;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::view::View;
use crate::rulesets::art_society::{ArtSociety, Card};

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).unwrap()
}

#[test]
fn only_its_own_seat_sees_a_sealed_bid() {
    let mut game = begun(2, Edition::Second);
    open_auction(&mut game);
    let events = accept(&mut game, ME, Command::PlaceBid { card: Card::new(13) });
    for (viewer, card) in [(Viewer::Seat(ME), true), (Viewer::Seat(seat(1)), false), (Viewer::Spectator, false)] {
        let view = json(&View::of(game.state(), viewer));
        assert_eq!(view["seats"][0]["has_bid"], true);
        assert_eq!(view["seats"][0].get("sealed").is_some(), card);
        assert!(view["seats"][0]["hand"].as_array().unwrap().contains(&13.into()), "the hand does not tell");
        let seen = ArtSociety::disclose(&events[0], viewer);
        assert_eq!(seen, Seen::BidSealed { seat: ME, card: card.then_some(Card::new(13)) });
    }
}

#[test]
fn everything_but_stacks_and_sealed_bids_is_public() {
    let mut game = begun(2, Edition::Second);
    open_auction(&mut game);
    bid(&mut game, &[3, 4]);
    let own = json(&View::of(game.state(), Viewer::Seat(ME)));
    assert_eq!(own, json(&View::of(game.state(), Viewer::Spectator)), "every viewer sees the same");
    assert_eq!(own["seats"][1]["bids"].as_array().unwrap().last().unwrap(), 4);
}

#[test]
fn no_view_names_a_hidden_painting() {
    let game = begun(2, Edition::Second);
    let view = json(&View::of(game.state(), Viewer::Seat(ME))).to_string();
    for painting in game.state().stacks.iter().flatten() {
        assert!(!view.contains(&painting.to_string()));
    }
    assert_eq!(view.matches("\"P1").count(), 2, "only the two starting paintings on the walls");
}

#[test]
fn imagine_changes_only_stacks_and_sealed_bids_of_others() {
    let mut game = begun(3, Edition::Second);
    open_auction(&mut game);
    accept(&mut game, ME, Command::PlaceBid { card: Card::new(13) });
    accept(&mut game, seat(1), Command::PlaceBid { card: Card::new(14) });
    let state = game.state();
    let (mut orders, mut own, mut others) = (0, 0, 0);
    for number in 0..50 {
        let imagined = imagine(state, Viewer::Seat(ME), &mut Chance::public(number));
        orders += usize::from(imagined.stacks != state.stacks);
        own += usize::from(imagined.players[ME].sealed != state.players[ME].sealed);
        others += usize::from(imagined.players[seat(1)].sealed != state.players[seat(1)].sealed);
        assert!(imagined.players[seat(2)].sealed.is_none());
        let mut same = imagined.clone();
        same.stacks = state.stacks.clone();
        same.players[seat(1)].sealed = state.players[seat(1)].sealed;
        assert_eq!(&same, state);
    }
    assert!(orders == 50 && own == 0 && others > 30);
}

#[test]
fn only_revealed_paintings_and_bids_uncover_something() {
    let mut game = begun(2, Edition::Second);
    let auctioneer = game.state().auctioneer;
    let mut uncovering = Vec::new();
    let mut look = |events: Vec<Event>| uncovering.extend(events.into_iter().filter(ArtSociety::uncovers));
    for _ in 0..3 {
        look(accept(&mut game, auctioneer, Command::OfferStack { w: 2, h: 2 }));
    }
    look(bid(&mut game, &[1, 2]));
    assert!(matches!(uncovering[..], [Event::PaintingsRevealed { .. }, Event::BidsRevealed { .. }]));
}

#[test]
fn the_deal_follows_from_the_seed() {
    let game = dealt(2, Edition::Second, 9);
    let secret = serde_json::to_string(game.seed()).unwrap();
    for viewer in [Viewer::Seat(ME), Viewer::Spectator] {
        assert!(!json(&View::of(game.state(), viewer)).to_string().contains(secret.trim_matches('"')));
    }
    let again = ArtSociety::open(game.table(), &mut Chance::of(game.seed(), Purpose::Deal));
    assert_eq!(&ArtSociety::begin(game.table(), &again), game.state());
}
