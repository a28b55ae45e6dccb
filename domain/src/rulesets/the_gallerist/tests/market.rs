//! Facts 35 to 41: Media Center and International Market.

use super::super::command::Command;
use super::super::pieces::{Artist, Column, Form, Level, Location, Niche, Offer, Owner, Post};
use super::super::{Decision, Event, Rejection};
use super::builder::*;

fn column(number: u8) -> Column {
    Column::new(number - 1).unwrap()
}

#[test]
fn fact_35_with_one_in_the_office_up_to_three_are_hired_and_the_first_two_cost_3_and_give_a_brown_ticket() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        s.player_mut(BLUE).desks = 1;
        s.player_mut(BLUE).influence = 0;
        no_executive(s);
    });
    assert!(play.can(Command::HireAssistants { count: 3 }));
    assert_eq!(play.no(Command::HireAssistants { count: 4 }), Rejection::HireOutOfRange { most: 3 });
    assert_eq!(play.no(Command::HireAssistants { count: 0 }), Rejection::HireOutOfRange { most: 3 });
    play.ok(Command::HireAssistants { count: 2 });
    assert_eq!((play.blue().money, play.blue().desks, play.blue().tickets), (7, 3, crowd(0, 1, 0)));
    let broke = acting(2, Location::MediaCenter, |s| {
        s.player_mut(BLUE).money = 0;
        s.player_mut(BLUE).influence = 0;
    });
    assert_eq!(broke.no(Command::HireAssistants { count: 1 }), Rejection::CannotPay { price: 1 });
}

fn promoting(change: impl FnOnce(&mut super::super::State)) -> Play {
    acting(2, Location::MediaCenter, |s| {
        discover(s, Artist::BluePainting, 3, 3);
        s.artists[Artist::BluePainting].promotion = 2;
        s.artists[Artist::BluePainting].token = true;
        s.tokens[Level::new(1).unwrap()] = 3;
        s.player_mut(BLUE).influence = 3;
        s.player_mut(BLUE).gallery = crowd(0, 0, 1);
        no_executive(s);
        change(s);
    })
}

#[test]
fn fact_36_from_level_2_to_3_spends_3_returns_the_token_and_gives_two_tickets_and_2_fame() {
    let artist = Artist::BluePainting;
    let mut play = promoting(|_| {});
    play.ok(Command::PromoteArtist { artist });
    assert_eq!(play.blue().influence, 0);
    assert_eq!(play.s().tokens.0, [4, 4, 3, 4, 4]);
    let take = |ticket| Command::TakeTicket { ticket, discarding: None };
    play.ok(take(P));
    assert_eq!(play.no(take(P)), Rejection::WrongTicket { ticket: P }, "two different colours");
    play.ok(take(W));
    assert_eq!(play.blue().tickets, crowd(1, 0, 1));
    assert_eq!(play.s().artists[artist].fame, Some(5));
}

#[test]
fn fact_37_without_a_token_of_the_level_there_is_no_promotion() {
    let artist = Artist::BluePainting;
    let promote = Command::PromoteArtist { artist };
    let none = promoting(|s| s.tokens[Level::new(2).unwrap()] = 0);
    assert_eq!(none.no(promote), Rejection::NoToken { level: 3 });
    assert_eq!(promoting(|s| s.artists[artist].promotion = 5).no(promote), Rejection::FullyPromoted { artist });
    assert_eq!(
        promoting(|s| s.player_mut(BLUE).influence = 2).no(promote),
        Rejection::NotEnoughInfluence { needed: 3 }
    );
    let hidden = promoting(|s| s.artists[artist].fame = None);
    assert_eq!(hidden.no(promote), Rejection::NotDiscovered { artist });
}

/// Blue is at the market with these visitors in the lobby and has acquired a painting.
fn trading(seats: u8, lobby: super::super::pieces::Crowd, change: impl FnOnce(&mut super::super::State)) -> Play {
    acting(seats, Location::InternationalMarket, |s| {
        discover(s, Artist::BluePainting, 3, 3);
        hang(s, BLUE, Artist::BluePainting);
        s.player_mut(BLUE).lobby = lobby;
        no_executive(s);
        change(s);
    })
}

fn open_columns(play: &Play) -> Vec<u8> {
    let offer = Offer::One;
    (1..=3).filter(|number| play.can(Command::MakeOffer { offer, column: column(*number) })).collect()
}

#[test]
fn fact_38_one_of_each_in_the_lobby_opens_all_columns_and_the_gallery_does_not_count() {
    let columns = |p, b, w| open_columns(&trading(4, crowd(p, b, w), |_| {}));
    assert_eq!(columns(1, 1, 1), [1, 2, 3]);
    assert_eq!(columns(1, 0, 0), [1]);
    assert_eq!(columns(1, 1, 0), [1, 2]);
    assert_eq!(columns(1, 0, 1), [1, 3]);
    assert_eq!(columns(0, 1, 1), [1, 3]);
    assert_eq!(columns(0, 0, 2), [1]);
    let outside = trading(4, crowd(0, 0, 0), |s| s.player_mut(BLUE).gallery = crowd(1, 1, 1));
    assert_eq!(outside.no(Command::MakeOffer { offer: Offer::One, column: column(1) }), Rejection::ColumnClosed);
}

#[test]
fn fact_39_a_row_needs_a_work_of_its_form_acquired() {
    let play = trading(4, crowd(1, 1, 1), |s| sold(s.player_mut(BLUE), Form::Photo, 0));
    for row in Form::ALL {
        let take = Command::TakeReputationTile { row, column: column(1) };
        if matches!(row, Form::Painting | Form::Photo) {
            assert!(play.can(take), "exhibited or sold");
        } else {
            assert_eq!(play.no(take), Rejection::RowClosed);
        }
    }
}

#[test]
fn fact_40_the_tile_sends_a_lobby_visitor_away_and_the_offer_does_not() {
    let mut play = trading(4, crowd(1, 1, 0), |_| {});
    play.ok(Command::TakeReputationTile { row: Form::Painting, column: column(2) });
    assert_eq!(play.blue().influence, 12);
    let investment = Niche::new(1).unwrap();
    play.ok(Command::CoverSpace { niche: investment });
    play.ok(Command::SendVisitor { visitor: B });
    assert_eq!(play.blue().lobby, crowd(1, 0, 0));
    assert_eq!(play.s().market.upper[Form::Painting][column(2)], Some(Owner::Seat(BLUE)));
    assert_eq!(play.blue().desks, 1);

    let mut play = trading(4, crowd(1, 1, 0), |s| s.player_mut(BLUE).influence = 0);
    play.run(&[Command::MakeOffer { offer: Offer::Three, column: column(2) }, Command::Pay { with_influence: 0 }]);
    assert_eq!(play.blue().lobby, crowd(1, 1, 0));
    assert_eq!(play.s().market.lower[Offer::Three][column(2)], Some(Owner::Seat(BLUE)));
    assert_eq!(play.blue().money, 7);
}

#[test]
fn fact_41_the_offer_of_3_in_column_2_gives_influence_and_the_one_of_1_an_assistant() {
    let offering = |offer| {
        let mut play = trading(4, crowd(1, 1, 0), |s| s.player_mut(BLUE).gallery = crowd(2, 0, 0));
        let mut events = play.ok(Command::MakeOffer { offer, column: column(2) });
        events.extend(play.ok(Command::Pay { with_influence: 0 }));
        events
    };
    assert!(offering(Offer::Three).contains(&Event::InfluenceGained { seat: BLUE, amount: 4 }));
    assert!(offering(Offer::One).contains(&Event::AssistantGained { seat: BLUE }));
}

#[test]
fn a_place_of_the_market_is_used_once_and_needs_room_and_an_assistant() {
    let tile = Command::TakeReputationTile { row: Form::Painting, column: column(1) };
    let offer = Command::MakeOffer { offer: Offer::Six, column: column(1) };
    let taken = trading(4, crowd(1, 0, 0), |s| {
        s.market.tiles[Form::Painting][column(1)] = None;
        s.market.lower[Offer::Six][column(1)] = Some(Owner::Seat(seat(1)));
    });
    assert_eq!((taken.no(tile), taken.no(offer)), (Rejection::PlaceTaken, Rejection::PlaceTaken));
    let full = trading(4, crowd(1, 0, 0), |s| {
        s.player_mut(BLUE).tiles.0 = [1, 2, 3, 4, 5, 6].map(|number| Some(super::builder::tile(number)));
    });
    assert_eq!(full.no(tile), Rejection::NoReputationSpace);
    let mut placing = trading(4, crowd(1, 1, 0), |s| leave(s, BLUE, Location::SalesOffice));
    placing.ok(tile);
    placing.ok(Command::CoverSpace { niche: Niche::new(0).unwrap() });
    placing.ok(Command::SendVisitor { visitor: P });
    assert_eq!(placing.decision(), Some(Decision::PlaceAssistant));
    assert_eq!(
        placing.no(Command::PlaceAssistant { from: Post::MediaCenter }),
        Rejection::NoAssistantThere { post: Post::MediaCenter }
    );
    placing.ok(Command::PlaceAssistant { from: Post::SalesOffice });
    assert!(!placing.s().has_assistant(BLUE, Post::SalesOffice));
}
