//! Facts 8 to 16: Influence.

use super::super::command::Command;
use super::super::components::printed;
use super::super::pieces::{Action, Artist, Location, Piece, Post};
use super::super::state::Waiting;
use super::super::{Decision, Event, Rejection};
use super::builder::*;

/// Blue has 3 money and 13 Influence and wants a work of 5.
fn poor_buyer() -> Play {
    buying(Artist::BluePainting, 5, 5, ONE_VIP, |s| {
        s.player_mut(BLUE).money = 3;
        s.player_mut(BLUE).influence = 13;
    })
}

#[test]
fn fact_08_from_13_to_8_gives_the_2_money_missing_for_a_price_of_5() {
    let mut play = poor_buyer();
    play.ok(Command::BuyWork { artist: Artist::BluePainting });
    assert_eq!(play.no(Command::Pay { with_influence: 1 }), Rejection::PaymentOutOfRange { least: 2, most: 5 });
    play.ok(Command::Pay { with_influence: 2 });
    assert_eq!((play.blue().influence, play.blue().money), (8, 0));
}

#[test]
fn fact_09_taking_4_goes_from_13_to_1_and_keeps_2_money() {
    let mut play = poor_buyer();
    play.run(&[Command::BuyWork { artist: Artist::BluePainting }, Command::Pay { with_influence: 4 }]);
    assert_eq!((play.blue().influence, play.blue().money), (1, 2));
}

#[test]
fn fact_10_from_35_to_34_gives_1_money_only() {
    let icons = printed().influence.money_icons;
    assert_eq!(icons.back(35, 1), 34);
    assert_eq!(icons.back(35, 2), 33);
}

#[test]
fn fact_11_influence_gives_no_more_than_is_spent_at_once_but_may_replace_cash() {
    let mut play = poor_buyer();
    play.ok(Command::BuyWork { artist: Artist::BluePainting });
    assert_eq!(play.no(Command::Pay { with_influence: 6 }), Rejection::PaymentOutOfRange { least: 2, most: 5 });
    play.ok(Command::Pay { with_influence: 5 });
    assert_eq!((play.blue().influence, play.blue().money), (0, 3));
}

#[test]
fn fact_12_from_12_to_10_adds_1_fame_and_to_5_adds_2() {
    for (with_influence, influence, fame) in [(0, 12, 10), (1, 10, 11), (2, 5, 12)] {
        let mut play = buying(Artist::RedPainting, 8, 8, FAME_TWO, |s| s.player_mut(BLUE).influence = 12);
        play.run(&[
            Command::BuyWork { artist: Artist::RedPainting },
            Command::Pay { with_influence: 0 },
            Command::RaiseFame { artist: Artist::RedPainting, with_influence },
        ]);
        assert_eq!(play.blue().influence, influence);
        assert_eq!(play.s().artists[Artist::RedPainting].fame, Some(fame));
    }
}

#[test]
fn fact_13_a_location_action_after_being_kicked_out_takes_10_to_5_and_13_to_10() {
    for (before, after) in [(10, 5), (13, 10)] {
        let mut play = kicked_out(before);
        assert_eq!(play.awaited(), Some((seat(1), Decision::KickedOut)));
        let artist = Artist::RedPhoto;
        let events = play.ok(Command::DiscoverArtist { artist });
        let paid = Event::ActionTaken { seat: seat(1), action: Action::DiscoverArtist, influence: after };
        assert!(events.contains(&paid));
        assert_eq!(play.player(1).commission, Some(artist));
    }
}

/// The second seat was kicked out of the colony and may act.
fn kicked_out(influence: u8) -> Play {
    let mut play = acting(2, Location::ArtistsColony, |s| {
        s.player_mut(seat(1)).influence = influence;
        s.waiting = Some(Waiting { seat: seat(1), piece: Piece::Gallerist, at: Location::ArtistsColony });
        s.acted = true;
        s.player_mut(BLUE).tickets = crowd(1, 0, 0);
        s.plaza = crowd(1, 0, 0);
    });
    play.ok(Command::Finish {});
    play
}

#[test]
fn fact_14_from_10_to_8_gives_1_money_and_then_to_5_gives_1_fame() {
    let artist = Artist::BluePhoto;
    let mut play = buying(artist, 4, 4, ONE_VIP, |s| s.player_mut(BLUE).influence = 10);
    play.run(&[Command::BuyWork { artist }, Command::Pay { with_influence: 1 }]);
    assert_eq!((play.blue().influence, play.blue().money), (8, 7));
    play.ok(Command::RaiseFame { artist, with_influence: 1 });
    assert_eq!(play.blue().influence, 5);
    assert_eq!(play.s().artists[artist].fame, Some(5));
}

#[test]
fn fact_15_from_8_an_offer_in_column_2_goes_to_10_and_paying_1_back_to_8() {
    let mut play = acting(4, Location::InternationalMarket, |s| {
        s.player_mut(BLUE).influence = 8;
        s.player_mut(BLUE).lobby = crowd(1, 1, 0);
        s.player_mut(BLUE).desks = 1;
        s.player_mut(BLUE).hired = 2;
    });
    let column = super::super::pieces::Column::new(1).unwrap();
    let offer = super::super::pieces::Offer::One;
    play.run(&[Command::MakeOffer { offer, column }]);
    assert_eq!(play.blue().influence, 10);
    play.ok(Command::Pay { with_influence: 1 });
    assert_eq!(play.blue().influence, 8);
    assert!(!play.s().has_assistant(BLUE, Post::Outside));
}

#[test]
fn fact_16_influence_above_35_is_lost() {
    let mut play = craft(2, |_| {});
    let mut player = play.blue().clone();
    player.influence = 34;
    player.gain_influence(3);
    assert_eq!(player.influence, 35);
    assert!(play.legal().len() > 1);
    play.ok(Command::MoveTo { location: Location::MediaCenter });
}
