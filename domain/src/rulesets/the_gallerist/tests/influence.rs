//! Facts 8 to 16: Influence.

use super::super::command::Command;
use super::super::components::printed;
use super::super::pieces::{Artist, AssistantSource, Location, LocationAction, PieceKind};
use super::super::state::KickedOutPiece;
use super::super::{Decision, Event, Rejection};
use super::builder::*;

/// Returns a game in which Blue has 3 money and 13 Influence and can buy a work for 5.
fn poor_buyer() -> TestGame {
    buying(&for_sale(Artist::BluePainting, 5, 5, ONE_VIP), |s| {
        s.player_mut(BLUE).money = 3;
        s.player_mut(BLUE).influence = 13;
    })
}

#[test]
fn fact_08_influence_pays_the_missing_money() {
    let mut play = poor_buyer();
    play.accept(Command::BuyWork { artist: Artist::BluePainting });
    assert_eq!(play.rejected(Command::Pay { with_influence: 1 }), Rejection::PaymentOutOfRange { least: 2, most: 5 });
    play.accept(Command::Pay { with_influence: 2 });
    assert_eq!((play.blue().influence, play.blue().money), (8, 0));
}

#[test]
fn fact_09_influence_may_pay_more_than_is_missing() {
    let mut play = poor_buyer();
    play.accept_all(&[Command::BuyWork { artist: Artist::BluePainting }, Command::Pay { with_influence: 4 }]);
    assert_eq!((play.blue().influence, play.blue().money), (1, 2));
}

#[test]
fn fact_10_each_money_icon_gives_1_money() {
    let icons = printed().influence.money_icons;
    assert_eq!(icons.back(35, 1), 34);
    assert_eq!(icons.back(35, 2), 33);
}

#[test]
fn fact_11_influence_pays_at_most_the_price() {
    let mut play = poor_buyer();
    play.accept(Command::BuyWork { artist: Artist::BluePainting });
    assert_eq!(play.rejected(Command::Pay { with_influence: 6 }), Rejection::PaymentOutOfRange { least: 2, most: 5 });
    play.accept(Command::Pay { with_influence: 5 });
    assert_eq!((play.blue().influence, play.blue().money), (0, 3));
}

#[test]
fn fact_12_each_fame_icon_adds_1_fame() {
    for (with_influence, influence, fame) in [(0, 12, 10), (1, 10, 11), (2, 5, 12)] {
        let mut play = buying(&for_sale(Artist::RedPainting, 8, 8, FAME_TWO), |s| s.player_mut(BLUE).influence = 12);
        play.accept_all(&[
            Command::BuyWork { artist: Artist::RedPainting },
            Command::Pay { with_influence: 0 },
            Command::RaiseFame { artist: Artist::RedPainting, with_influence },
        ]);
        assert_eq!(play.blue().influence, influence);
        assert_eq!(play.s().artists[Artist::RedPainting].fame, Some(fame));
    }
}

#[test]
fn fact_13_a_kicked_out_action_costs_one_fame_icon() {
    for (before, after) in [(10, 5), (13, 10)] {
        let mut play = kicked_out(before);
        assert_eq!(play.awaited(), Some((seat(1), Decision::KickedOut)));
        let artist = Artist::RedPhoto;
        let events = play.accept(Command::DiscoverArtist { artist });
        let paid = Event::ActionTaken { seat: seat(1), action: LocationAction::DiscoverArtist, influence: after };
        assert!(events.contains(&paid));
        assert_eq!(play.player(1).commission, Some(artist));
    }
}

/// Returns a game in which the second seat was kicked out of the Artists Colony and may act.
fn kicked_out(influence: u8) -> TestGame {
    let mut play = acting(2, Location::ArtistsColony, |s| {
        s.player_mut(seat(1)).influence = influence;
        s.waiting = Some(KickedOutPiece { seat: seat(1), piece: PieceKind::Gallerist, at: Location::ArtistsColony });
        s.acted = true;
        s.player_mut(BLUE).tickets = counts(1, 0, 0);
        s.plaza = counts(1, 0, 0);
    });
    play.accept(Command::Finish {});
    play
}

#[test]
fn fact_14_money_and_fame_have_their_own_icons() {
    let artist = Artist::BluePhoto;
    let mut play = buying(&for_sale(artist, 4, 4, ONE_VIP), |s| s.player_mut(BLUE).influence = 10);
    play.accept_all(&[Command::BuyWork { artist }, Command::Pay { with_influence: 1 }]);
    assert_eq!((play.blue().influence, play.blue().money), (8, 7));
    play.accept(Command::RaiseFame { artist, with_influence: 1 });
    assert_eq!(play.blue().influence, 5);
    assert_eq!(play.s().artists[artist].fame, Some(5));
}

#[test]
fn fact_15_influence_of_an_offer_can_pay_for_it() {
    let mut play = acting(4, Location::InternationalMarket, |s| {
        s.player_mut(BLUE).influence = 8;
        s.player_mut(BLUE).lobby = counts(1, 1, 0);
        s.player_mut(BLUE).desks = 1;
        s.player_mut(BLUE).hired = 2;
    });
    let column = super::super::pieces::Column::new(1).unwrap();
    let offer = super::super::pieces::Offer::One;
    play.accept_all(&[Command::MakeOffer { offer, column }]);
    assert_eq!(play.blue().influence, 10);
    play.accept(Command::Pay { with_influence: 1 });
    assert_eq!(play.blue().influence, 8);
    assert!(!play.s().has_assistant(BLUE, AssistantSource::Outside));
}

#[test]
fn fact_16_influence_above_35_is_lost() {
    let mut play = awaiting_move(2, |_| {});
    let mut player = play.blue().clone();
    player.influence = 34;
    player.gain_influence(3);
    assert_eq!(player.influence, 35);
    assert!(play.legal().len() > 1);
    play.accept(Command::MoveTo { location: Location::MediaCenter });
}
