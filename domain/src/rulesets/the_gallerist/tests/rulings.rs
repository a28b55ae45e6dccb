//! Rulings 1 to 18, where the rulebook is unclear.

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::pieces::{
    Artist, AssistantSource, Bonus, Column, Form, Location, Offer, PieceKind, PromotionLevel, ReputationSpace,
    VisitorSet,
};
use super::super::state::{ExecutiveProgress, KickedOutPiece};
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
fn ruling_03_one_executive_action_at_any_time_of_the_turn() {
    let mut play = awaiting_move(2, |s| {
        s.plaza = counts(2, 0, 0);
        s.player_mut(BLUE).tickets = counts(2, 0, 0);
        s.player_mut(BLUE).influence = 0;
    });
    let spend = Command::SpendTicket { visitor: P, lobby: None };
    let mut early = TestGame { game: play.game.clone() };
    early.accept(spend);
    assert_eq!((early.decision(), early.blue().lobby), (Some(Decision::Move), counts(1, 0, 0)), "before moving");
    let mut leaving = TestGame { game: early.game.clone() };
    early.accept(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!(early.rejected(spend), Rejection::ExecutiveAlreadyTaken, "moving ends it");
    early.accept(Command::HireAssistants { count: 1 });
    assert_eq!(early.s().turn, seat(1));
    leaving.game = awaiting_move(2, |s| {
        *s = leaving.s().clone();
        stand(s, BLUE, Location::SalesOffice);
    })
    .game;
    leaving.accept(Command::LeaveAssistant { from: AssistantSource::Desk });
    assert_eq!(leaving.rejected(spend), Rejection::AlreadyLeaving, "leaving an assistant behind begins the move");
    play.accept(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!(play.rejected(Command::Finish {}), Rejection::MustAct);
    let mut before = TestGame { game: play.game.clone() };
    before.accept_all(&[spend, Command::HireAssistants { count: 1 }]);
    assert_eq!(before.s().turn, seat(1), "the executive action was taken before");
    play.accept(Command::HireAssistants { count: 1 });
    assert_eq!(play.rejected(Command::HireAssistants { count: 1 }), Rejection::ActionAlreadyTaken);
    play.accept(spend);
    assert_eq!(play.blue().lobby, counts(1, 0, 0));
    play.accept(Command::SpendTicket { visitor: P, lobby: Some(BLUE) });
    assert_eq!(play.blue().gallery, counts(1, 0, 0));
}

#[test]
fn ruling_04_the_assistant_is_placed_before_the_bonus() {
    let mut play = acting(4, Location::InternationalMarket, |s| {
        s.player_mut(BLUE).lobby = counts(1, 1, 0);
        s.player_mut(BLUE).desks = 4;
        s.player_mut(BLUE).influence = 0;
        no_executive(s);
    });
    play.accept(Command::MakeOffer { offer: Offer::One, column: column(2) });
    let events = play.accept(Command::Pay { with_influence: 0 });
    assert!(events.contains(&Event::AssistantGained { seat: BLUE }), "the placed assistant frees a desk");
    assert_eq!(play.blue().desks, 4);
}

#[test]
fn ruling_05_full_desks_take_no_assistant() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        s.player_mut(BLUE).desks = 4;
        leave(s, BLUE, Location::SalesOffice);
        s.player_mut(BLUE).contracts[slot(0)] = Some(contract(Form::Photo, 1));
    });
    let events = play.accept(Command::UseContract { slot: slot(0), from: AssistantSource::SalesOffice });
    assert!(events.contains(&Event::StepSkipped { seat: BLUE, step: super::super::event::SkippedStep::Assistant }));
    assert_eq!((play.blue().desks, play.blue().hired), (4, 0));
}

fn full_gallery(fame: u8, influence: u8, money: u16) -> TestGame {
    buying(&for_sale(Artist::RedPainting, 7, fame, FAME_ONE), |s| {
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
fn ruling_06_a_fourth_work_needs_an_art_slot_after_the_fame_step() {
    let artist = Artist::RedPainting;
    let buy = Command::BuyWork { artist };
    assert_eq!(
        full_gallery(17, 4, 20).rejected(Command::BuyWork { artist: Artist::BluePhoto }),
        Rejection::NoSignature { artist: Artist::BluePhoto }
    );
    assert!(full_gallery(18, 0, 20).can(buy), "the purchase makes the artist a celebrity");
    assert_eq!(full_gallery(17, 0, 20).rejected(buy), Rejection::NoPlaceInGallery);
    assert_eq!(full_gallery(17, 5, 12).rejected(buy), Rejection::CannotPay { price: 17 });
    assert_eq!(full_gallery(10, 9, 20).rejected(buy), Rejection::NoPlaceInGallery, "eight more fame cannot be added");
    let mut play = full_gallery(17, 15, 15);
    play.accept(buy);
    assert_eq!(
        play.rejected(Command::Pay { with_influence: 5 }),
        Rejection::PaymentOutOfRange { least: 2, most: 4 },
        "enough Influence is kept for the fame that is missing"
    );
    play.accept(Command::Pay { with_influence: 4 });
    assert_eq!(play.decision(), Some(Decision::TakeTicket), "the one fame missing is added without asking");
    assert_eq!((play.blue().influence, play.s().artists[artist].celebrity), (0, true));
}

#[test]
fn ruling_06_the_missing_fame_is_added() {
    let artist = Artist::RedPainting;
    let mut play = full_gallery(17, 13, 20);
    play.accept_all(&[Command::BuyWork { artist }, Command::Pay { with_influence: 0 }]);
    // Exactly one fame is missing, so the only legal command is executed without asking.
    assert!(play.s().artists[artist].celebrity);
    assert_eq!(play.blue().influence, 10);
}

#[test]
fn ruling_07_influence_may_add_fame_to_a_gain_of_0() {
    let artist = Artist::RedPainting;
    let mut play = buying(&for_sale(artist, 7, 17, ONE_VIP), |s| {
        s.player_mut(BLUE).influence = 30;
        s.player_mut(BLUE).money = 30;
    });
    play.accept_all(&[Command::BuyWork { artist }, Command::Pay { with_influence: 0 }]);
    assert_eq!(
        play.rejected(Command::RaiseFame { artist, with_influence: 3 }),
        Rejection::FameOutOfRange { least: 0, most: 2 }
    );
    let other = Artist::BluePhoto;
    let wrong = Command::RaiseFame { artist: other, with_influence: 0 };
    assert_eq!(play.rejected(wrong), Rejection::FameNotForThisArtist { artist: other });
    play.accept(Command::RaiseFame { artist, with_influence: 2 });
    assert!(play.s().artists[artist].celebrity);
}

#[test]
fn ruling_08_the_fame_bonus_excludes_the_new_artist() {
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
        s.player_mut(BLUE).gallery = counts(0, 0, 1);
    });
    play.accept(Command::DiscoverArtist { artist: new });
    let raise = |artist| Command::RaiseFame { artist, with_influence: 0 };
    assert_eq!(play.legal(), [raise(Artist::BlueDigital), raise(Artist::BluePhoto)]);
    assert_eq!(
        play.rejected(raise(new)),
        Rejection::FameNotForThisArtist { artist: new },
        "the new artist is turned over later"
    );
    play.accept(raise(Artist::BluePhoto));
    assert_eq!((play.s().artists[new].fame, play.s().artists[Artist::BluePhoto].fame), (Some(10), Some(7)));
    assert_eq!(play.s().plaza, counts(0, 0, 1), "its Collector went to the Plaza");
}

#[test]
fn ruling_09_a_celebrity_is_promoted_without_fame() {
    let artist = Artist::BluePhoto;
    let mut play = acting(2, Location::MediaCenter, |s| {
        discover(s, artist, 4, 19);
        s.artists[artist].promotion = 1;
        no_executive(s);
    });
    play.accept(Command::PromoteArtist { artist });
    assert_eq!((play.s().artists[artist].promotion, play.s().artists[artist].fame), (2, Some(19)));
}

#[test]
fn ruling_10_a_welcomed_collector_counts_for_the_fame_step() {
    let artist = Artist::BluePhoto;
    let mut play = acting(2, Location::MediaCenter, |s| {
        discover(s, artist, 4, 6);
        s.artists[artist].promotion = 4;
        s.player_mut(BLUE).influence = 5;
        s.plaza = counts(0, 0, 1);
        no_executive(s);
    });
    play.accept(Command::PromoteArtist { artist });
    assert_eq!(play.s().artists[artist].fame, Some(8));
    assert_eq!(play.s().tokens[PromotionLevel::new(4).unwrap()], 3);
}

#[test]
fn ruling_11_a_visitor_bonus_without_visitors_is_lost() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        s.player_mut(BLUE).contracts[slot(0)] = Some(contract(Form::Photo, 3));
        s.plaza = counts(0, 0, 2);
    });
    let events = play.accept(Command::UseContract { slot: slot(0), from: AssistantSource::Desk });
    assert!(events.contains(&Event::StepSkipped { seat: BLUE, step: super::super::event::SkippedStep::Visitor }));
    assert_eq!(play.blue().gallery, counts(0, 0, 0));
}

#[test]
fn ruling_12_the_collector_limit_applies_to_bonuses() {
    let play = acting(2, Location::MediaCenter, |s| {
        s.agenda.push(Task::Welcome { bag: false, among: VisitorSet::ALL });
        s.player_mut(BLUE).gallery = counts(0, 0, 1);
        s.plaza = counts(1, 1, 1);
    });
    assert_eq!(play.rejected(Command::WelcomeVisitor { visitor: W }), Rejection::TooManyCollectors);
    assert_eq!(play.legal().len(), 2);
    let meant = acting(2, Location::MediaCenter, |s| {
        s.agenda.push(Task::Welcome { bag: false, among: VisitorSet::VIP_OR_INVESTOR });
        s.plaza = counts(1, 0, 1);
    });
    assert_eq!(meant.rejected(Command::WelcomeVisitor { visitor: W }), Rejection::VisitorNotMeant { visitor: W });
    assert_eq!(meant.rejected(Command::WelcomeVisitor { visitor: B }), Rejection::NoSuchVisitor { visitor: B });
}

#[test]
fn ruling_13_tickets_of_one_hire_are_separate_gains() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        let player = s.player_mut(BLUE);
        player.hired = 1;
        player.desks = 0;
        player.money = 20;
        player.influence = 0;
        player.gallery = counts(0, 0, 0);
        no_executive(s);
    });
    play.accept(Command::HireAssistants { count: 4 });
    assert_eq!(play.blue().tickets, counts(1, 1, 0), "brown, pink, Influence, nothing");
    let mut play = acting(2, Location::MediaCenter, |s| {
        let player = s.player_mut(BLUE);
        player.hired = 2;
        player.desks = 0;
        player.money = 30;
        player.influence = 0;
        no_executive(s);
    });
    play.accept(Command::HireAssistants { count: 4 });
    play.accept(Command::TakeTicket { ticket: P, discarding: None });
    assert_eq!(play.blue().tickets, counts(2, 0, 0), "the pink one and any other, pink again");
}

#[test]
fn ruling_14_a_missing_colour_discards_another_ticket() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        s.box_office = counts(0, 3, 3);
        s.intermediate = true;
        s.player_mut(BLUE).hired = 2;
        s.player_mut(BLUE).influence = 0;
        no_executive(s);
    });
    play.accept(Command::HireAssistants { count: 1 });
    assert_eq!(play.decision(), Some(Decision::TakeTicket), "the player chooses the ticket to discard");
    let events = play.accept(Command::TakeTicket { ticket: P, discarding: Some(W) });
    assert!(events.contains(&Event::TicketMissed { seat: BLUE, ticket: P, discarding: W }));
    assert_eq!((play.blue().tickets, play.s().box_office), (counts(0, 0, 0), counts(0, 3, 2)));
    assert_eq!(play.s().discards, counts(0, 0, 1));
    let mut empty = acting(2, Location::MediaCenter, |s| {
        s.box_office = counts(0, 0, 0);
        s.intermediate = true;
        s.player_mut(BLUE).hired = 2;
        s.player_mut(BLUE).influence = 0;
        no_executive(s);
    });
    let events = empty.accept(Command::HireAssistants { count: 1 });
    assert!(events.contains(&Event::StepSkipped { seat: BLUE, step: super::super::event::SkippedStep::Ticket }));
    let two = acting(2, Location::MediaCenter, |s| {
        s.box_office = counts(0, 3, 3);
        s.agenda.push(Task::Tickets { first: VisitorSet::ALL, second: VisitorSet::NONE });
    });
    assert_eq!(
        two.rejected(Command::TakeTicket { ticket: P, discarding: Some(B) }),
        Rejection::TicketsGone { ticket: P }
    );
}

#[test]
fn ruling_15_intermediate_scoring_precedes_the_kicked_out_action() {
    let ready = |tickets| {
        awaiting_move(2, |s| {
            stand(s, seat(1), Location::MediaCenter);
            s.box_office = tickets;
            for player in &mut s.players {
                player.hired = 1;
                player.influence = 5;
            }
        })
    };
    let order = |events: &[Event]| -> Vec<&'static str> {
        let relevant = ["intermediate_scored", "kicked_out_turn_began", "kicked_out_turn_ended", "turn_began"];
        events.iter().map(Into::into).filter(|kind| relevant.contains(kind)).collect()
    };
    let hire = [Command::HireAssistants { count: 1 }, Command::Pay { with_influence: 0 }];
    let mut play = ready(counts(5, 1, 5));
    play.accept(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!(order(&play.accept_all(&hire)), ["intermediate_scored", "kicked_out_turn_began"]);

    let mut play = ready(counts(5, 2, 5));
    play.accept(Command::MoveTo { location: Location::MediaCenter });
    play.accept_all(&hire);
    assert_eq!(play.awaited(), Some((seat(1), Decision::KickedOut)));
    let events = play.accept(Command::HireAssistants { count: 1 });
    assert_eq!(order(&events), ["intermediate_scored", "kicked_out_turn_ended", "turn_began"]);
}

#[test]
fn ruling_16_a_kicked_out_purchase_releases_the_start_tile() {
    let artist = Artist::BluePainting;
    let mut play = acting(2, Location::ArtistsColony, |s| {
        discover(s, artist, 3, 3);
        discover(s, Artist::BluePhoto, 4, 4);
        top(s, Form::Painting, ONE_VIP);
        hang(s, seat(1), Artist::BluePhoto);
        hang(s, seat(1), Artist::BluePhoto);
        s.player_mut(seat(1)).influence = 5;
        s.waiting = Some(KickedOutPiece { seat: seat(1), piece: PieceKind::Gallerist, at: Location::ArtistsColony });
        s.kicked = true;
        s.actor = seat(1);
    });
    play.accept(Command::BuyWork { artist });
    assert_eq!(play.awaited(), Some((seat(1), Decision::CoverSpace)));
    let events = play.accept(Command::CoverSpace { space: ReputationSpace::new(0).unwrap() });
    assert!(events.contains(&Event::KickedOutTurnEnded { seat: seat(1) }));
}

#[test]
fn ruling_17_the_kicked_out_assistant_may_be_used() {
    let mut play = acting(2, Location::SalesOffice, |s| {
        s.waiting = Some(KickedOutPiece { seat: seat(1), piece: PieceKind::Assistant, at: Location::SalesOffice });
        s.kicked = true;
        s.actor = seat(1);
        let player = s.player_mut(seat(1));
        player.desks = 0;
        player.gallery = counts(0, 1, 0);
        player.contracts[slot(0)] = Some(contract(Form::Photo, 4));
    });
    play.accept(Command::UseContract { slot: slot(0), from: AssistantSource::Outside });
    assert!(play.player(1).contracts[slot(0)].unwrap().assistant);
    assert_eq!((play.player(1).desks, play.player(1).money), (0, 12), "it does not go home as well");
    assert_eq!(play.s().waiting, None);
}

#[test]
fn ruling_18_an_offer_needs_an_available_assistant() {
    let play = acting(4, Location::InternationalMarket, |s| {
        s.player_mut(BLUE).lobby = counts(1, 1, 1);
        s.player_mut(BLUE).desks = 0;
        discover(s, Artist::BluePainting, 3, 3);
        hang(s, BLUE, Artist::BluePainting);
        s.executive = ExecutiveProgress::Unused;
        s.player_mut(BLUE).tickets = counts(1, 0, 0);
    });
    // The bonus brings an assistant, but only after the assistant of the offer is placed.
    let offer = Command::MakeOffer { offer: Offer::One, column: column(2) };
    assert_eq!(play.rejected(offer), Rejection::NoAssistant);
}
