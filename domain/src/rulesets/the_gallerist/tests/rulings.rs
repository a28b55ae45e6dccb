//! Rulings 1 to 18, where the text is open.

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::pieces::{Artist, Bonus, Column, Form, Level, Location, Niche, Offer, Piece, Post, VisitorSet};
use super::super::state::{Executive, Waiting};
use super::super::{Decision, Event, Rejection};
use super::builder::*;
use super::scoring::{over, scores};

fn column(number: u8) -> Column {
    Column::new(number - 1).unwrap()
}

#[test]
fn ruling_01_space_0_has_a_money_icon() {
    assert_eq!(printed().influence.money_icons.back(1, 1), 0);
    assert_eq!(printed().influence.money_icons.before(1), 1);
}

#[test]
fn ruling_02_tile_19_gives_money_only() {
    let play = over(2, |s| {
        discover(s, Artist::RedPhoto, 5, 15);
        s.player_mut(BLUE).tiles.0[0] = Some(tile(19));
    });
    let tally = scores(&play)[BLUE].tally.clone();
    assert_eq!((tally.tiles[0].money, tally.influence), (2, 0));
}

#[test]
fn ruling_03_an_executive_action_comes_at_any_moment_of_the_turn_but_once() {
    let mut play = craft(2, |s| {
        s.plaza = crowd(2, 0, 0);
        s.player_mut(BLUE).tickets = crowd(2, 0, 0);
        s.player_mut(BLUE).influence = 0;
    });
    let spend = Command::SpendTicket { visitor: P, lobby: None };
    let mut early = Play { game: play.game.clone() };
    early.ok(spend);
    assert_eq!((early.decision(), early.blue().lobby), (Some(Decision::Move), crowd(1, 0, 0)), "before moving");
    let mut leaving = Play { game: early.game.clone() };
    early.ok(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!(early.no(spend), Rejection::ExecutiveAlreadyTaken, "moving ends it");
    early.ok(Command::HireAssistants { count: 1 });
    assert_eq!(early.s().turn, seat(1));
    leaving.game = craft(2, |s| {
        *s = leaving.s().clone();
        stand(s, BLUE, Location::SalesOffice);
    })
    .game;
    leaving.ok(Command::LeaveAssistant { from: Post::Desk });
    assert_eq!(leaving.no(spend), Rejection::AlreadyLeaving, "who leaves an assistant behind is moving");
    play.ok(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!(play.no(Command::Finish {}), Rejection::MustAct);
    let mut before = Play { game: play.game.clone() };
    before.run(&[spend, Command::HireAssistants { count: 1 }]);
    assert_eq!(before.s().turn, seat(1), "the executive action was taken before");
    play.ok(Command::HireAssistants { count: 1 });
    assert_eq!(play.no(Command::HireAssistants { count: 1 }), Rejection::ActionAlreadyTaken);
    play.ok(spend);
    assert_eq!(play.blue().lobby, crowd(1, 0, 0));
    play.ok(Command::SpendTicket { visitor: P, lobby: Some(BLUE) });
    assert_eq!(play.blue().gallery, crowd(1, 0, 0));
}

#[test]
fn ruling_04_the_assistant_of_an_offer_is_placed_before_its_bonus_is_taken() {
    let mut play = acting(4, Location::InternationalMarket, |s| {
        s.player_mut(BLUE).lobby = crowd(1, 1, 0);
        s.player_mut(BLUE).desks = 4;
        s.player_mut(BLUE).influence = 0;
        no_executive(s);
    });
    play.ok(Command::MakeOffer { offer: Offer::One, column: column(2) });
    let events = play.ok(Command::Pay { with_influence: 0 });
    assert!(events.contains(&Event::AssistantGained { seat: BLUE }), "the desk left is free for the new one");
    assert_eq!(play.blue().desks, 4);
}

#[test]
fn ruling_05_an_assistant_is_not_taken_with_full_desks() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        s.player_mut(BLUE).desks = 4;
        leave(s, BLUE, Location::SalesOffice);
        s.player_mut(BLUE).contracts[slot(0)] = Some(contract(Form::Photo, 1));
    });
    let events = play.ok(Command::UseContract { slot: slot(0), from: Post::SalesOffice });
    assert!(events.contains(&Event::StepSkipped { seat: BLUE, step: super::super::event::Step::Assistant }));
    assert_eq!((play.blue().desks, play.blue().hired), (4, 0));
}

fn crowded(fame: u8, influence: u8, money: u16) -> Play {
    buying(Artist::RedPainting, 7, fame, FAME_ONE, |s| {
        for other in [Artist::BluePhoto, Artist::BluePhoto, Artist::BlueDigital] {
            discover(s, other, 4, 6);
            hang(s, BLUE, other);
        }
        s.player_mut(BLUE).influence = influence;
        s.player_mut(BLUE).money = money;
        s.player_mut(BLUE).start_tile = None;
    })
}

#[test]
fn ruling_06_a_fourth_work_is_bought_if_a_place_exists_after_the_fame_step() {
    let artist = Artist::RedPainting;
    let buy = Command::BuyWork { artist };
    assert_eq!(
        crowded(17, 4, 20).no(Command::BuyWork { artist: Artist::BluePhoto }),
        Rejection::NoSignature { artist: Artist::BluePhoto }
    );
    assert!(crowded(18, 0, 20).can(buy), "it becomes a celebrity by the purchase");
    assert_eq!(crowded(17, 0, 20).no(buy), Rejection::NoPlaceInGallery);
    assert_eq!(crowded(17, 5, 12).no(buy), Rejection::CannotPay { price: 17 });
    assert_eq!(crowded(10, 9, 20).no(buy), Rejection::NoPlaceInGallery, "eight more are not to be had");
    let mut play = crowded(17, 15, 15);
    play.ok(buy);
    assert_eq!(
        play.no(Command::Pay { with_influence: 5 }),
        Rejection::PaymentOutOfRange { least: 2, most: 4 },
        "enough Influence is kept for the fame that is missing"
    );
    play.ok(Command::Pay { with_influence: 4 });
    assert_eq!(play.decision(), Some(Decision::TakeTicket), "the one fame missing is added without asking");
    assert_eq!((play.blue().influence, play.s().artists[artist].is_celebrity()), (0, true));
}

#[test]
fn ruling_06_enough_fame_must_then_be_added() {
    let artist = Artist::RedPainting;
    let mut play = crowded(17, 13, 20);
    play.run(&[Command::BuyWork { artist }, Command::Pay { with_influence: 0 }]);
    // One step is missing and no more can be added: nothing is asked.
    assert!(play.s().artists[artist].is_celebrity());
    assert_eq!(play.blue().influence, 10);
}

#[test]
fn ruling_07_influence_may_add_fame_though_the_gain_is_0_up_to_19() {
    let artist = Artist::RedPainting;
    let mut play = buying(artist, 7, 17, ONE_VIP, |s| {
        s.player_mut(BLUE).influence = 30;
        s.player_mut(BLUE).money = 30;
    });
    play.run(&[Command::BuyWork { artist }, Command::Pay { with_influence: 0 }]);
    assert_eq!(
        play.no(Command::RaiseFame { artist, with_influence: 3 }),
        Rejection::FameOutOfRange { least: 0, most: 2 }
    );
    let other = Artist::BluePhoto;
    let wrong = Command::RaiseFame { artist: other, with_influence: 0 };
    assert_eq!(play.no(wrong), Rejection::FameNotForThisArtist { artist: other });
    play.ok(Command::RaiseFame { artist, with_influence: 2 });
    assert!(play.s().artists[artist].is_celebrity());
}

#[test]
fn ruling_08_the_fame_bonus_of_a_discovery_is_for_any_artist_known_before_but_celebrities() {
    let new = Artist::RedSculpture;
    let mut play = acting(2, Location::ArtistsColony, |s| {
        for artist in Artist::ALL {
            s.artists[artist].fame = None;
        }
        discover(s, Artist::BluePhoto, 4, 6);
        discover(s, Artist::BlueDigital, 1, 2);
        discover(s, Artist::RedPhoto, 5, 19);
        s.artists[new].bonus = Some(Bonus::Fame);
        s.artists[new].initial = 10;
        s.player_mut(BLUE).influence = 0;
        s.player_mut(BLUE).gallery = crowd(0, 0, 1);
    });
    play.ok(Command::DiscoverArtist { artist: new });
    let raise = |artist| Command::RaiseFame { artist, with_influence: 0 };
    assert_eq!(play.legal(), [raise(Artist::BlueDigital), raise(Artist::BluePhoto)]);
    assert_eq!(play.no(raise(new)), Rejection::FameNotForThisArtist { artist: new }, "it is turned over later");
    play.ok(raise(Artist::BluePhoto));
    assert_eq!((play.s().artists[new].fame, play.s().artists[Artist::BluePhoto].fame), (Some(10), Some(7)));
    assert_eq!(play.s().plaza, crowd(0, 0, 1), "its Collector went to the Plaza");
}

#[test]
fn ruling_09_a_celebrity_is_promoted_without_fame() {
    let artist = Artist::BluePhoto;
    let mut play = acting(2, Location::MediaCenter, |s| {
        discover(s, artist, 4, 19);
        s.artists[artist].promotion = 1;
        no_executive(s);
    });
    play.ok(Command::PromoteArtist { artist });
    assert_eq!((play.s().artists[artist].promotion, play.s().artists[artist].fame), (2, Some(19)));
}

#[test]
fn ruling_10_a_collector_of_level_5_counts_for_the_fame_step_that_follows() {
    let artist = Artist::BluePhoto;
    let mut play = acting(2, Location::MediaCenter, |s| {
        discover(s, artist, 4, 6);
        s.artists[artist].promotion = 4;
        s.player_mut(BLUE).influence = 5;
        s.plaza = crowd(0, 0, 1);
        no_executive(s);
    });
    play.ok(Command::PromoteArtist { artist });
    assert_eq!(play.s().artists[artist].fame, Some(8));
    assert_eq!(play.s().tokens[Level::new(4).unwrap()], 3);
}

#[test]
fn ruling_11_without_an_eligible_visitor_in_the_plaza_the_bonus_is_lost() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        s.player_mut(BLUE).contracts[slot(0)] = Some(contract(Form::Photo, 3));
        s.plaza = crowd(0, 0, 2);
    });
    let events = play.ok(Command::UseContract { slot: slot(0), from: Post::Desk });
    assert!(events.contains(&Event::StepSkipped { seat: BLUE, step: super::super::event::Step::Visitor }));
    assert_eq!(play.blue().gallery, crowd(0, 0, 0));
}

#[test]
fn ruling_12_the_collector_limit_applies_to_bonuses() {
    let play = acting(2, Location::MediaCenter, |s| {
        s.agenda.push(Task::Welcome { bag: false, among: VisitorSet::ALL });
        s.player_mut(BLUE).gallery = crowd(0, 0, 1);
        s.plaza = crowd(1, 1, 1);
    });
    assert_eq!(play.no(Command::WelcomeVisitor { visitor: W }), Rejection::TooManyCollectors);
    assert_eq!(play.legal().len(), 2);
    let meant = acting(2, Location::MediaCenter, |s| {
        s.agenda.push(Task::Welcome { bag: false, among: VisitorSet::VIP_OR_INVESTOR });
        s.plaza = crowd(1, 0, 1);
    });
    assert_eq!(meant.no(Command::WelcomeVisitor { visitor: W }), Rejection::VisitorNotMeant { visitor: W });
    assert_eq!(meant.no(Command::WelcomeVisitor { visitor: B }), Rejection::NoSuchVisitor { visitor: B });
}

#[test]
fn ruling_13_tickets_of_one_hire_are_separate_gains() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        let player = s.player_mut(BLUE);
        player.hired = 1;
        player.desks = 0;
        player.money = 20;
        player.influence = 0;
        player.gallery = crowd(0, 0, 0);
        no_executive(s);
    });
    play.ok(Command::HireAssistants { count: 4 });
    assert_eq!(play.blue().tickets, crowd(1, 1, 0), "brown, pink, Influence, nothing");
    let mut play = acting(2, Location::MediaCenter, |s| {
        let player = s.player_mut(BLUE);
        player.hired = 2;
        player.desks = 0;
        player.money = 30;
        player.influence = 0;
        no_executive(s);
    });
    play.ok(Command::HireAssistants { count: 4 });
    play.ok(Command::TakeTicket { ticket: P, discarding: None });
    assert_eq!(play.blue().tickets, crowd(2, 0, 0), "the pink one and any other, pink again");
}

#[test]
fn ruling_14_a_colour_neither_in_the_box_office_nor_discarded_costs_another_and_gains_none() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        s.box_office = crowd(0, 3, 3);
        s.intermediate = true;
        s.player_mut(BLUE).hired = 2;
        s.player_mut(BLUE).influence = 0;
        no_executive(s);
    });
    play.ok(Command::HireAssistants { count: 1 });
    assert_eq!(play.decision(), Some(Decision::TakeTicket), "which of the others goes is the player's choice");
    let events = play.ok(Command::TakeTicket { ticket: P, discarding: Some(W) });
    assert!(events.contains(&Event::TicketMissed { seat: BLUE, ticket: P, discarding: W }));
    assert_eq!((play.blue().tickets, play.s().box_office), (crowd(0, 0, 0), crowd(0, 3, 2)));
    assert_eq!(play.s().discards, crowd(0, 0, 1));
    let mut empty = acting(2, Location::MediaCenter, |s| {
        s.box_office = crowd(0, 0, 0);
        s.intermediate = true;
        s.player_mut(BLUE).hired = 2;
        s.player_mut(BLUE).influence = 0;
        no_executive(s);
    });
    let events = empty.ok(Command::HireAssistants { count: 1 });
    assert!(events.contains(&Event::StepSkipped { seat: BLUE, step: super::super::event::Step::Ticket }));
    let two = acting(2, Location::MediaCenter, |s| {
        s.box_office = crowd(0, 3, 3);
        s.agenda.push(Task::Tickets { first: VisitorSet::ALL, second: VisitorSet::NONE });
    });
    assert_eq!(two.no(Command::TakeTicket { ticket: P, discarding: Some(B) }), Rejection::TicketsGone { ticket: P });
}

#[test]
fn ruling_15_intermediate_scoring_comes_before_the_kicked_out_action_or_right_after_the_one_that_caused_it() {
    let ready = |tickets| {
        craft(2, |s| {
            stand(s, seat(1), Location::MediaCenter);
            s.box_office = tickets;
            for player in &mut s.players {
                player.hired = 1;
                player.influence = 5;
            }
        })
    };
    let order = |events: &[Event]| -> Vec<&'static str> {
        let told = ["intermediate_scored", "kicked_out_turn_began", "kicked_out_turn_ended", "turn_began"];
        events.iter().map(Into::into).filter(|kind| told.contains(kind)).collect()
    };
    let hire = [Command::HireAssistants { count: 1 }, Command::Pay { with_influence: 0 }];
    let mut play = ready(crowd(5, 1, 5));
    play.ok(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!(order(&play.run(&hire)), ["intermediate_scored", "kicked_out_turn_began"]);

    let mut play = ready(crowd(5, 2, 5));
    play.ok(Command::MoveTo { location: Location::MediaCenter });
    play.run(&hire);
    assert_eq!(play.awaited(), Some((seat(1), Decision::KickedOut)));
    let events = play.ok(Command::HireAssistants { count: 1 });
    assert_eq!(order(&events), ["intermediate_scored", "kicked_out_turn_ended", "turn_began"]);
}

#[test]
fn ruling_16_the_start_tile_moves_at_the_end_of_a_kicked_out_purchase() {
    let artist = Artist::BluePainting;
    let mut play = acting(2, Location::ArtistsColony, |s| {
        discover(s, artist, 3, 3);
        discover(s, Artist::BluePhoto, 4, 4);
        top(s, Form::Painting, ONE_VIP);
        hang(s, seat(1), Artist::BluePhoto);
        hang(s, seat(1), Artist::BluePhoto);
        s.player_mut(seat(1)).influence = 5;
        s.waiting = Some(Waiting { seat: seat(1), piece: Piece::Gallerist, at: Location::ArtistsColony });
        s.kicked = true;
        s.actor = seat(1);
    });
    play.ok(Command::BuyWork { artist });
    assert_eq!(play.awaited(), Some((seat(1), Decision::CoverSpace)));
    let events = play.ok(Command::CoverSpace { niche: Niche::new(0).unwrap() });
    assert!(events.contains(&Event::KickedOutTurnEnded { seat: seat(1) }));
}

#[test]
fn ruling_17_the_kicked_out_assistant_itself_may_be_used() {
    let mut play = acting(2, Location::SalesOffice, |s| {
        s.waiting = Some(Waiting { seat: seat(1), piece: Piece::Assistant, at: Location::SalesOffice });
        s.kicked = true;
        s.actor = seat(1);
        let player = s.player_mut(seat(1));
        player.desks = 0;
        player.gallery = crowd(0, 1, 0);
        player.contracts[slot(0)] = Some(contract(Form::Photo, 4));
    });
    play.ok(Command::UseContract { slot: slot(0), from: Post::Outside });
    assert!(play.player(1).contracts[slot(0)].unwrap().assistant);
    assert_eq!((play.player(1).desks, play.player(1).money), (0, 12), "it does not go home as well");
    assert_eq!(play.s().waiting, None);
}

#[test]
fn ruling_18_an_offer_without_an_available_assistant_is_illegal() {
    let play = acting(4, Location::InternationalMarket, |s| {
        s.player_mut(BLUE).lobby = crowd(1, 1, 1);
        s.player_mut(BLUE).desks = 0;
        discover(s, Artist::BluePainting, 3, 3);
        hang(s, BLUE, Artist::BluePainting);
        s.executive = Executive::Unused;
        s.player_mut(BLUE).tickets = crowd(1, 0, 0);
    });
    // Its bonus would bring one, but comes too late.
    let offer = Command::MakeOffer { offer: Offer::One, column: column(2) };
    assert_eq!(play.no(offer), Rejection::NoAssistant);
}
