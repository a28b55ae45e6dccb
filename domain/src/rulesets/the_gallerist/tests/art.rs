//! Facts 27 to 34: buying, selling and fame.

use super::super::command::Command;
use super::super::pieces::{Artist, Form, Half, Location, Niche};
use super::super::{Decision, Event, Rejection};
use super::builder::*;

#[test]
fn fact_27_fame_9_work_2_and_1_collector_costs_9_and_makes_fame_12_one_gold_worth_14() {
    let artist = Artist::RedPainting;
    let mut play = buying(artist, 7, 9, FAME_TWO, |s| s.player_mut(BLUE).gallery = crowd(0, 0, 1));
    play.ok(Command::BuyWork { artist });
    let studio = &play.s().artists[artist];
    assert_eq!((play.blue().money, studio.fame, studio.rank(), studio.value()), (1, Some(12), 4, 14));
}

#[test]
fn fact_28_fame_14_costs_14_and_a_commission_the_initial_10() {
    let artist = Artist::RedSculpture;
    for (commission, left) in [(None, 6), (Some(artist), 10)] {
        let mut play = buying(artist, 10, 14, ONE_VIP, |s| {
            s.player_mut(BLUE).money = 20;
            s.player_mut(BLUE).commission = commission;
        });
        play.ok(Command::BuyWork { artist });
        assert_eq!(play.blue().money, left);
    }
}

#[test]
fn fact_29_a_commission_at_16_can_make_a_celebrity_a_masterpiece_and_the_fourth_place() {
    let artist = Artist::RedSculpture;
    let mut play = buying(artist, 10, 16, FAME_TWO, |s| {
        s.player_mut(BLUE).commission = Some(artist);
        s.player_mut(BLUE).gallery = crowd(0, 0, 2);
        for other in [Artist::BluePhoto, Artist::BluePhoto, Artist::BlueDigital] {
            discover(s, other, 4, 6);
            hang(s, BLUE, other);
        }
        s.player_mut(BLUE).start_tile = None;
    });
    let events = play.ok(Command::BuyWork { artist });
    assert!(events.contains(&Event::Paid { seat: BLUE, cash: 10, with_influence: 0, influence: 0 }));
    assert!(events.contains(&Event::FameRaised { seat: BLUE, artist, fame: 19, influence: 0 }));
    assert!(events.contains(&Event::CelebrityMade { seat: BLUE, artist, money: 5 }));
    assert_eq!(play.blue().money, 5);
    while play.decision() == Some(Decision::TakeTicket) {
        let command = play.legal()[0];
        play.ok(command);
    }
    assert_eq!(play.blue().works.len(), 4, "it hangs in the fourth place");
    assert!(play.s().exhibits_masterpiece(BLUE));
}

#[test]
fn fact_30_nothing_is_bought_from_a_celebrity_but_an_outstanding_commission() {
    let artist = Artist::RedSculpture;
    let retired = buying(artist, 10, 19, ONE_VIP, |s| s.player_mut(BLUE).money = 40);
    assert_eq!(retired.no(Command::BuyWork { artist }), Rejection::Retired { artist });
    let commissioned = buying(artist, 10, 19, ONE_VIP, |s| s.player_mut(BLUE).commission = Some(artist));
    assert!(commissioned.can(Command::BuyWork { artist }));
}

fn third_work(change: impl FnOnce(&mut super::super::State)) -> Play {
    let artist = Artist::BluePainting;
    buying(artist, 3, 3, ONE_VIP, |s| {
        discover(s, Artist::BluePhoto, 4, 4);
        hang(s, BLUE, Artist::BluePhoto);
        hang(s, BLUE, Artist::BluePhoto);
        s.player_mut(BLUE).lobby = crowd(1, 1, 0);
        no_executive(s);
        change(s);
    })
}

#[test]
fn fact_31_the_third_work_moves_the_start_tile_gives_the_bonus_and_sends_a_visitor_once() {
    let mut play = third_work(|_| {});
    let tile = play.blue().start_tile;
    play.ok(Command::BuyWork { artist: Artist::BluePainting });
    assert_eq!(play.decision(), Some(Decision::CoverSpace), "at the end of the turn");
    assert_eq!(play.blue().tickets, crowd(1, 0, 0));
    let money = Niche::new(1).unwrap();
    play.ok(Command::CoverSpace { niche: money });
    assert_eq!(play.blue().tiles[money], tile);
    assert_eq!(play.decision(), Some(Decision::SendVisitor));
    assert_eq!(play.no(Command::SendVisitor { visitor: W }), Rejection::NoSuchVisitor { visitor: W });
    play.ok(Command::SendVisitor { visitor: P });
    assert_eq!((play.blue().lobby, play.s().plaza[P] > 0), (crowd(0, 1, 0), true));
    assert_eq!((play.blue().start_tile, play.s().turn), (None, seat(1)), "it happens once");

    let mut full = third_work(|s| {
        for niche in Niche::ALL {
            s.player_mut(BLUE).tiles[niche] = Some(tile_not_dealt(niche.number()));
        }
    });
    let events = full.ok(Command::BuyWork { artist: Artist::BluePainting });
    assert!(events.contains(&Event::StartTileReleased { seat: BLUE, discarded: true }));
    assert_eq!(full.blue().start_tile, None);
}

fn tile_not_dealt(number: u8) -> super::super::pieces::Tile {
    super::super::pieces::Tile::new(number).unwrap()
}

/// Blue exhibits a photograph worth 14 and holds a contract for it.
fn selling(gallery: super::super::pieces::Crowd) -> Play {
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
fn fact_32_a_sale_at_one_gold_gives_14_and_the_visitor_who_leaves_decides_the_half() {
    let artist = Artist::BluePhoto;
    let sell = Command::SellWork { artist, slot: slot(0) };
    let half = |play: &Play| play.blue().contracts[slot(0)].unwrap().fulfilled;

    let mut play = selling(crowd(2, 2, 1));
    play.ok(sell);
    assert_eq!(play.blue().money, 24);
    assert_eq!(play.decision(), Some(Decision::SendVisitor));
    let mut other = Play { game: play.game.clone() };
    play.ok(Command::SendVisitor { visitor: P });
    assert_eq!((half(&play), play.s().plaza), (Some(Half::Influence), crowd(1, 0, 0)));
    other.ok(Command::SendVisitor { visitor: B });
    assert_eq!(half(&other), Some(Half::Investment));

    for gallery in [crowd(0, 0, 1), crowd(0, 0, 0)] {
        let mut play = selling(gallery);
        play.ok(sell);
        assert_eq!(play.decision(), Some(Decision::TurnContract), "a Collector or nobody leaves the choice");
        play.ok(Command::TurnContract { half: Half::Investment });
        assert_eq!(half(&play), Some(Half::Investment));
    }
}

#[test]
fn fact_33_works_slide_left_the_signature_returns_and_the_collector_limit_grows() {
    let artist = Artist::BluePhoto;
    let mut play = selling(crowd(0, 1, 1));
    assert!(!play.blue().welcome().has(W));
    play.run(&[Command::SellWork { artist, slot: slot(0) }, Command::SendVisitor { visitor: B }]);
    assert_eq!(play.blue().works.len(), 1);
    assert_eq!(play.blue().works[0].artist, Artist::BluePainting);
    assert_eq!(play.s().artists[artist].signatures, 2);
    assert!(play.blue().welcome().has(W));

    let refused = selling(crowd(0, 0, 0));
    let wrong = Command::SellWork { artist: Artist::BluePainting, slot: slot(0) };
    assert_eq!(refused.no(wrong), Rejection::WrongForm);
    let empty = Command::SellWork { artist, slot: slot(1) };
    assert_eq!(refused.no(empty), Rejection::NoContractThere);
    let absent = Command::SellWork { artist: Artist::RedPhoto, slot: slot(0) };
    assert_eq!(refused.no(absent), Rejection::NotExhibited { artist: Artist::RedPhoto });
}

#[test]
fn fact_34_the_steps_of_buying_come_in_the_order_of_the_rulebook() {
    let artist = Artist::BluePainting;
    let mut play = buying(artist, 3, 3, ONE_VIP, |s| {
        s.stacks[Form::Painting].visitors = crowd(0, 1, 0);
    });
    let events = play.ok(Command::BuyWork { artist });
    let kinds: Vec<&'static str> = events.iter().map(Into::into).collect();
    let expected =
        ["action_taken", "work_bought", "paid", "fame_raised", "ticket_taken", "work_exhibited", "work_uncovered"];
    assert_eq!(kinds[..7], expected);
    assert_eq!(play.s().plaza, crowd(0, 1, 0), "the visitors went to the Plaza");
    assert_eq!(play.blue().works[0].artist, artist);
    let stack = &play.s().stacks[Form::Painting];
    let tickets = super::super::components::printed().work(stack.top.unwrap()).tickets();
    assert_eq!(stack.visitors.total(), tickets);
}
