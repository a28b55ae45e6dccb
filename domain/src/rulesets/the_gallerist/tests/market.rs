//! Facts 35 to 41: Media Center and International Market.

use super::super::command::Command;
use super::super::pieces::{
    Artist, AssistantSource, Column, Form, Location, Offer, Owner, PromotionLevel, ReputationSpace,
};
use super::super::{Decision, Event, Rejection};
use super::builder::*;

fn column(number: u8) -> Column {
    Column::new(number - 1).unwrap()
}

#[test]
fn fact_35_free_desks_limit_hiring() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        s.player_mut(BLUE).desks = 1;
        s.player_mut(BLUE).influence = 0;
        no_executive(s);
    });
    assert!(play.can(Command::HireAssistants { count: 3 }));
    assert_eq!(play.rejected(Command::HireAssistants { count: 4 }), Rejection::HireOutOfRange { most: 3 });
    assert_eq!(play.rejected(Command::HireAssistants { count: 0 }), Rejection::HireOutOfRange { most: 3 });
    play.accept(Command::HireAssistants { count: 2 });
    assert_eq!((play.blue().money, play.blue().desks, play.blue().tickets), (7, 3, counts(0, 1, 0)));
    let broke = acting(2, Location::MediaCenter, |s| {
        s.player_mut(BLUE).money = 0;
        s.player_mut(BLUE).influence = 0;
    });
    assert_eq!(broke.rejected(Command::HireAssistants { count: 1 }), Rejection::CannotPay { price: 1 });
}

fn promoting(change: impl FnOnce(&mut super::super::State)) -> TestGame {
    acting(2, Location::MediaCenter, |s| {
        discover(s, Artist::BluePainting, 3, 3);
        s.artists[Artist::BluePainting].promotion = 2;
        s.artists[Artist::BluePainting].token = true;
        s.tokens[PromotionLevel::new(1).unwrap()] = 3;
        s.player_mut(BLUE).influence = 3;
        s.player_mut(BLUE).gallery = counts(0, 0, 1);
        no_executive(s);
        change(s);
    })
}

#[test]
fn fact_36_a_promotion_swaps_tokens_and_raises_fame() {
    let artist = Artist::BluePainting;
    let mut play = promoting(|_| {});
    play.accept(Command::PromoteArtist { artist });
    assert_eq!(play.blue().influence, 0);
    assert_eq!(play.s().tokens.0, [4, 4, 3, 4, 4]);
    let take = |ticket| Command::TakeTicket { ticket, discarding: None };
    play.accept(take(P));
    assert_eq!(play.rejected(take(P)), Rejection::WrongTicket { ticket: P }, "two different colours");
    play.accept(take(W));
    assert_eq!(play.blue().tickets, counts(1, 0, 1));
    assert_eq!(play.s().artists[artist].fame, Some(5));
}

#[test]
fn fact_37_a_promotion_needs_a_token() {
    let artist = Artist::BluePainting;
    let promote = Command::PromoteArtist { artist };
    let none = promoting(|s| s.tokens[PromotionLevel::new(2).unwrap()] = 0);
    assert_eq!(none.rejected(promote), Rejection::NoToken { level: 3 });
    assert_eq!(promoting(|s| s.artists[artist].promotion = 5).rejected(promote), Rejection::FullyPromoted { artist });
    assert_eq!(
        promoting(|s| s.player_mut(BLUE).influence = 2).rejected(promote),
        Rejection::NotEnoughInfluence { needed: 3 }
    );
    let hidden = promoting(|s| s.artists[artist].fame = None);
    assert_eq!(hidden.rejected(promote), Rejection::NotDiscovered { artist });
}

/// Returns a game in which Blue acts at the market with these visitors in the lobby and an acquired painting.
fn trading(
    seats: u8,
    lobby: super::super::pieces::VisitorCounts,
    change: impl FnOnce(&mut super::super::State),
) -> TestGame {
    acting(seats, Location::InternationalMarket, |s| {
        discover(s, Artist::BluePainting, 3, 3);
        hang(s, BLUE, Artist::BluePainting);
        s.player_mut(BLUE).lobby = lobby;
        no_executive(s);
        change(s);
    })
}

fn open_columns(play: &TestGame) -> Vec<u8> {
    let offer = Offer::One;
    (1..=3).filter(|number| play.can(Command::MakeOffer { offer, column: column(*number) })).collect()
}

#[test]
fn fact_38_lobby_visitors_open_the_columns() {
    let columns = |p, b, w| open_columns(&trading(4, counts(p, b, w), |_| {}));
    assert_eq!(columns(1, 1, 1), [1, 2, 3]);
    assert_eq!(columns(1, 0, 0), [1]);
    assert_eq!(columns(1, 1, 0), [1, 2]);
    assert_eq!(columns(1, 0, 1), [1, 3]);
    assert_eq!(columns(0, 1, 1), [1, 3]);
    assert_eq!(columns(0, 0, 2), [1]);
    let outside = trading(4, counts(0, 0, 0), |s| s.player_mut(BLUE).gallery = counts(1, 1, 1));
    assert_eq!(outside.rejected(Command::MakeOffer { offer: Offer::One, column: column(1) }), Rejection::ColumnClosed);
}

#[test]
fn fact_39_a_row_needs_an_acquired_work_of_its_form() {
    let play = trading(4, counts(1, 1, 1), |s| sold(s.player_mut(BLUE), Form::Photo, 0));
    for row in Form::ALL {
        let take = Command::TakeReputationTile { row, column: column(1) };
        if matches!(row, Form::Painting | Form::Photo) {
            assert!(play.can(take), "exhibited or sold");
        } else {
            assert_eq!(play.rejected(take), Rejection::RowClosed);
        }
    }
}

#[test]
fn fact_40_only_a_tile_sends_a_lobby_visitor_away() {
    let mut play = trading(4, counts(1, 1, 0), |_| {});
    play.accept(Command::TakeReputationTile { row: Form::Painting, column: column(2) });
    assert_eq!(play.blue().influence, 12);
    let investment = ReputationSpace::new(1).unwrap();
    play.accept(Command::CoverSpace { space: investment });
    play.accept(Command::SendVisitor { visitor: B });
    assert_eq!(play.blue().lobby, counts(1, 0, 0));
    assert_eq!(play.s().market.upper[Form::Painting][column(2)], Some(Owner::Seat(BLUE)));
    assert_eq!(play.blue().desks, 1);

    let mut play = trading(4, counts(1, 1, 0), |s| s.player_mut(BLUE).influence = 0);
    play.accept_all(&[
        Command::MakeOffer { offer: Offer::Three, column: column(2) },
        Command::Pay { with_influence: 0 },
    ]);
    assert_eq!(play.blue().lobby, counts(1, 1, 0));
    assert_eq!(play.s().market.lower[Offer::Three][column(2)], Some(Owner::Seat(BLUE)));
    assert_eq!(play.blue().money, 7);
}

#[test]
fn fact_41_an_offer_gives_the_bonus_of_its_space() {
    let offering = |offer| {
        let mut play = trading(4, counts(1, 1, 0), |s| s.player_mut(BLUE).gallery = counts(2, 0, 0));
        let mut events = play.accept(Command::MakeOffer { offer, column: column(2) });
        events.extend(play.accept(Command::Pay { with_influence: 0 }));
        events
    };
    assert!(offering(Offer::Three).contains(&Event::InfluenceGained { seat: BLUE, amount: 4 }));
    assert!(offering(Offer::One).contains(&Event::AssistantGained { seat: BLUE }));
}

#[test]
fn a_market_space_is_used_once() {
    let tile = Command::TakeReputationTile { row: Form::Painting, column: column(1) };
    let offer = Command::MakeOffer { offer: Offer::Six, column: column(1) };
    let taken = trading(4, counts(1, 0, 0), |s| {
        s.market.tiles[Form::Painting][column(1)] = None;
        s.market.lower[Offer::Six][column(1)] = Some(Owner::Seat(seat(1)));
    });
    assert_eq!((taken.rejected(tile), taken.rejected(offer)), (Rejection::PlaceTaken, Rejection::PlaceTaken));
    let full = trading(4, counts(1, 0, 0), |s| {
        s.player_mut(BLUE).tiles.0 = [1, 2, 3, 4, 5, 6].map(|number| Some(super::builder::tile(number)));
    });
    assert_eq!(full.rejected(tile), Rejection::NoReputationSpace);
    let mut placing = trading(4, counts(1, 1, 0), |s| leave(s, BLUE, Location::SalesOffice));
    placing.accept(tile);
    placing.accept(Command::CoverSpace { space: ReputationSpace::new(0).unwrap() });
    placing.accept(Command::SendVisitor { visitor: P });
    assert_eq!(placing.decision(), Some(Decision::PlaceAssistant));
    assert_eq!(
        placing.rejected(Command::PlaceAssistant { from: AssistantSource::MediaCenter }),
        Rejection::NoAssistantThere { from: AssistantSource::MediaCenter }
    );
    placing.accept(Command::PlaceAssistant { from: AssistantSource::SalesOffice });
    assert!(!placing.s().has_assistant(BLUE, AssistantSource::SalesOffice));
}
