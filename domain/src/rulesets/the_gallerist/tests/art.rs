//! Facts 27 to 34: buying, selling and fame.

use super::super::command::Command;
use super::super::pieces::{Artist, ContractHalf, Form, Location, ReputationSpace};
use super::super::rules::visitors::admitted;
use super::super::{Decision, Event, Rejection};
use super::builder::*;

#[test]
fn fact_27_fame_rises_by_the_work_and_the_collectors() {
    let artist = Artist::RedPainting;
    let mut play = buying(&for_sale(artist, 7, 9, FAME_TWO), |s| s.player_mut(BLUE).gallery = counts(0, 0, 1));
    play.accept(Command::BuyWork { artist });
    let artist_state = &play.s().artists[artist];
    assert_eq!((play.blue().money, artist_state.fame, artist_state.rank(), artist_state.value()), (1, Some(12), 4, 14));
}

#[test]
fn fact_28_a_commission_costs_the_initial_fame() {
    let artist = Artist::RedSculpture;
    for (commission, left) in [(None, 6), (Some(artist), 10)] {
        let mut play = buying(&for_sale(artist, 10, 14, ONE_VIP), |s| {
            s.player_mut(BLUE).money = 20;
            s.player_mut(BLUE).commission = commission;
        });
        play.accept(Command::BuyWork { artist });
        assert_eq!(play.blue().money, left);
    }
}

#[test]
fn fact_29_a_purchase_can_make_a_celebrity() {
    let artist = Artist::RedSculpture;
    let mut play = buying(&for_sale(artist, 10, 16, FAME_TWO), |s| {
        s.player_mut(BLUE).commission = Some(artist);
        s.player_mut(BLUE).gallery = counts(0, 0, 2);
        for other in [Artist::BluePhoto, Artist::BluePhoto, Artist::BlueDigital] {
            discover(s, other, 4, 6);
            hang(s, BLUE, other);
        }
        s.player_mut(BLUE).start_tile = None;
    });
    let events = play.accept(Command::BuyWork { artist });
    assert!(events.contains(&Event::Paid { seat: BLUE, cash: 10, with_influence: 0, influence: 0 }));
    assert!(events.contains(&Event::FameRaised { seat: BLUE, artist, fame: 19, influence: 0 }));
    assert!(events.contains(&Event::CelebrityMade { seat: BLUE, artist, money: 5 }));
    assert_eq!(play.blue().money, 5);
    while play.decision() == Some(Decision::TakeTicket) {
        let command = play.legal()[0];
        play.accept(command);
    }
    assert_eq!(play.blue().works.len(), 4, "it is in the fourth art slot");
    assert!(play.s().exhibits_masterpiece(BLUE));
}

#[test]
fn fact_30_a_celebrity_sells_only_a_commission() {
    let artist = Artist::RedSculpture;
    let retired = buying(&for_sale(artist, 10, 19, ONE_VIP), |s| s.player_mut(BLUE).money = 40);
    assert_eq!(retired.rejected(Command::BuyWork { artist }), Rejection::Retired { artist });
    let commissioned = buying(&for_sale(artist, 10, 19, ONE_VIP), |s| s.player_mut(BLUE).commission = Some(artist));
    assert!(commissioned.can(Command::BuyWork { artist }));
}

fn third_work(change: impl FnOnce(&mut super::super::State)) -> TestGame {
    let artist = Artist::BluePainting;
    buying(&for_sale(artist, 3, 3, ONE_VIP), |s| {
        discover(s, Artist::BluePhoto, 4, 4);
        hang(s, BLUE, Artist::BluePhoto);
        hang(s, BLUE, Artist::BluePhoto);
        s.player_mut(BLUE).lobby = counts(1, 1, 0);
        no_executive(s);
        change(s);
    })
}

#[test]
fn fact_31_the_third_work_releases_the_start_tile() {
    let mut play = third_work(|_| {});
    let tile = play.blue().start_tile;
    play.accept(Command::BuyWork { artist: Artist::BluePainting });
    assert_eq!(play.decision(), Some(Decision::CoverSpace), "at the end of the turn");
    assert_eq!(play.blue().tickets, counts(1, 0, 0));
    let money = ReputationSpace::new(1).unwrap();
    play.accept(Command::CoverSpace { space: money });
    assert_eq!(play.blue().tiles[money], tile);
    assert_eq!(play.decision(), Some(Decision::SendVisitor));
    assert_eq!(play.rejected(Command::SendVisitor { visitor: W }), Rejection::NoSuchVisitor { visitor: W });
    play.accept(Command::SendVisitor { visitor: P });
    assert_eq!((play.blue().lobby, play.s().plaza[P] > 0), (counts(0, 1, 0), true));
    assert_eq!((play.blue().start_tile, play.s().turn), (None, seat(1)), "it happens once");

    let mut full = third_work(|s| {
        for space in ReputationSpace::ALL {
            s.player_mut(BLUE).tiles[space] = Some(tile_not_dealt(space.number()));
        }
    });
    let events = full.accept(Command::BuyWork { artist: Artist::BluePainting });
    assert!(events.contains(&Event::StartTileReleased { seat: BLUE, discarded: true }));
    assert_eq!(full.blue().start_tile, None);
}

fn tile_not_dealt(number: u8) -> super::super::pieces::ReputationTile {
    super::super::pieces::ReputationTile::new(number).unwrap()
}

/// Returns a game in which Blue exhibits a photograph worth 14 and holds a contract for it.
fn selling(gallery: super::super::pieces::VisitorCounts) -> TestGame {
    let artist = Artist::BluePhoto;
    acting(2, Location::SalesOffice, |s| {
        discover(s, artist, 4, 12);
        discover(s, Artist::BluePainting, 3, 3);
        hang(s, BLUE, artist);
        hang(s, BLUE, Artist::BluePainting);
        s.player_mut(BLUE).contracts[slot(0)] = Some(contract(Form::Photo, 0));
        s.player_mut(BLUE).gallery = gallery;
        s.player_mut(BLUE).desks = 0;
    })
}

#[test]
fn fact_32_the_leaving_visitor_decides_the_contract_half() {
    let artist = Artist::BluePhoto;
    let sell = Command::SellWork { artist, slot: slot(0) };
    let half = |play: &TestGame| play.blue().contracts[slot(0)].unwrap().fulfilled;

    let mut play = selling(counts(2, 2, 1));
    play.accept(sell);
    assert_eq!(play.blue().money, 24);
    assert_eq!(play.decision(), Some(Decision::SendVisitor));
    let mut other = TestGame { game: play.game.clone() };
    play.accept(Command::SendVisitor { visitor: P });
    assert_eq!((half(&play), play.s().plaza), (Some(ContractHalf::Influence), counts(1, 0, 0)));
    other.accept(Command::SendVisitor { visitor: B });
    assert_eq!(half(&other), Some(ContractHalf::Investment));

    for gallery in [counts(0, 0, 1), counts(0, 0, 0)] {
        let mut play = selling(gallery);
        play.accept(sell);
        assert_eq!(
            play.decision(),
            Some(Decision::TurnContract),
            "a Collector or no visitor leaves the choice to the player"
        );
        play.accept(Command::TurnContract { half: ContractHalf::Investment });
        assert_eq!(half(&play), Some(ContractHalf::Investment));
    }
}

#[test]
fn fact_33_a_sale_returns_the_signature() {
    let artist = Artist::BluePhoto;
    let mut play = selling(counts(0, 1, 1));
    assert!(!admitted(play.blue()).has(W));
    play.accept_all(&[Command::SellWork { artist, slot: slot(0) }, Command::SendVisitor { visitor: B }]);
    assert_eq!(play.blue().works.len(), 1);
    assert_eq!(play.blue().works[0].artist, Artist::BluePainting);
    assert_eq!(play.s().artists[artist].signatures, 2);
    assert!(admitted(play.blue()).has(W));

    let refused = selling(counts(0, 0, 0));
    let wrong = Command::SellWork { artist: Artist::BluePainting, slot: slot(0) };
    assert_eq!(refused.rejected(wrong), Rejection::WrongForm);
    let empty = Command::SellWork { artist, slot: slot(1) };
    assert_eq!(refused.rejected(empty), Rejection::NoContractThere);
    let absent = Command::SellWork { artist: Artist::RedPhoto, slot: slot(0) };
    assert_eq!(refused.rejected(absent), Rejection::NotExhibited { artist: Artist::RedPhoto });
}

#[test]
fn fact_34_buying_follows_the_order_of_the_rulebook() {
    let artist = Artist::BluePainting;
    let mut play = buying(&for_sale(artist, 3, 3, ONE_VIP), |s| {
        s.stacks[Form::Painting].visitors = counts(0, 1, 0);
    });
    let events = play.accept(Command::BuyWork { artist });
    let kinds: Vec<&'static str> = events.iter().map(Into::into).collect();
    let expected =
        ["action_taken", "work_bought", "paid", "fame_raised", "ticket_taken", "work_exhibited", "work_uncovered"];
    assert_eq!(kinds[..7], expected);
    assert_eq!(play.s().plaza, counts(0, 1, 0), "the visitors went to the Plaza");
    assert_eq!(play.blue().works[0].artist, artist);
    let stack = &play.s().stacks[Form::Painting];
    let tickets = super::super::components::printed().work(stack.top.unwrap()).tickets();
    assert_eq!(stack.visitors.total(), tickets);
}
