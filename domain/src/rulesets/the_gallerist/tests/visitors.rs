//! Facts 17 to 23: visitors, assistants on contracts, kick-outs and moving.

use super::super::command::Command;
use super::super::pieces::{Artist, Form, Half, Location, Piece, Post};
use super::super::state::Waiting;
use super::super::{Decision, Event, Rejection};
use super::builder::*;

fn ticket(visitor: super::super::pieces::Visitor, lobby: Option<u8>) -> Command {
    Command::SpendTicket { visitor, lobby: lobby.map(seat) }
}

#[test]
fn fact_17_tickets_move_visitors_towards_the_own_gallery_and_never_out_of_one() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        s.plaza = crowd(1, 0, 0);
        s.player_mut(BLUE).tickets = crowd(3, 1, 1);
        s.player_mut(seat(1)).lobby = crowd(0, 1, 0);
        s.player_mut(seat(1)).gallery = crowd(2, 2, 1);
    });
    play.ok(ticket(P, None));
    assert_eq!(play.blue().lobby, crowd(1, 0, 0));
    play.ok(ticket(P, Some(0)));
    assert_eq!(play.blue().gallery, crowd(1, 0, 0), "one visitor may move several times");
    assert_eq!(play.no(ticket(P, Some(0))), Rejection::NoSuchVisitor { visitor: P });
    assert_eq!(play.no(ticket(P, Some(1))), Rejection::NoSuchVisitor { visitor: P }, "not out of a gallery");
    play.ok(ticket(B, Some(1)));
    assert_eq!(play.player(1).lobby, crowd(0, 0, 0));
    assert_eq!(play.s().plaza, crowd(0, 1, 0), "from another lobby to the Plaza");
    assert_eq!(play.s().discards, crowd(2, 1, 0));
    assert_eq!(play.no(ticket(B, None)), Rejection::TicketNotInHand { ticket: B });
    assert_eq!(play.no(ticket(P, Some(3))), Rejection::NoSuchVisitor { visitor: P }, "no such lobby");
}

#[test]
fn fact_18_a_gallery_holds_one_collector_more_than_works_sold() {
    let ready = |sales: u8| {
        acting(2, Location::MediaCenter, |s| {
            let player = s.player_mut(BLUE);
            player.lobby = crowd(0, 0, 2);
            player.gallery = crowd(0, 0, 1);
            player.tickets = crowd(0, 0, 2);
            for which in 0..sales {
                sold(player, Form::Photo, which);
            }
        })
    };
    assert_eq!(ready(0).no(ticket(W, Some(0))), Rejection::TooManyCollectors);
    let mut play = ready(1);
    play.ok(ticket(W, Some(0)));
    assert_eq!(play.blue().gallery, crowd(0, 0, 2));
    assert_eq!(play.no(ticket(W, Some(0))), Rejection::TooManyCollectors);
}

#[test]
fn fact_19_a_contract_gives_its_bonus_once_a_side_and_the_assistant_stays_until_the_sale() {
    let artist = Artist::BluePhoto;
    let mut play = acting(2, Location::SalesOffice, |s| {
        discover(s, artist, 4, 6);
        hang(s, BLUE, artist);
        let player = s.player_mut(BLUE);
        player.contracts[slot(0)] = Some(contract(Form::Photo, 4));
        player.gallery = crowd(0, 2, 0);
    });
    let on_card = |play: &Play| play.blue().contracts[slot(0)].unwrap().assistant;
    play.ok(Command::UseContract { slot: slot(0), from: Post::Desk });
    assert_eq!((play.blue().money, play.blue().desks), (14, 1), "an Investment for two Investors");
    assert!(on_card(&play));
    assert_eq!(play.no(Command::UseContract { slot: slot(0), from: Post::Desk }), Rejection::ExecutiveAlreadyTaken);
    play.run(&[Command::SellWork { artist, slot: slot(0) }]);
    let held = play.blue().contracts[slot(0)].unwrap();
    assert_eq!(held.fulfilled, Some(Half::Investment), "an Investor left");
    assert!(!held.assistant);
    assert_eq!(play.blue().desks, 2, "the assistant came home");

    let mut again = acting(2, Location::MediaCenter, |s| {
        let used = super::super::player::Held { assistant: true, ..contract(Form::Photo, 4) };
        s.player_mut(BLUE).contracts[slot(0)] = Some(used);
        s.player_mut(BLUE).contracts[slot(1)] =
            Some(super::super::player::Held { fulfilled: Some(Half::Investment), ..contract(Form::Digital, 0) });
        s.player_mut(BLUE).gallery = crowd(0, 1, 1);
    });
    assert_eq!(again.no(Command::UseContract { slot: slot(0), from: Post::Desk }), Rejection::BonusTaken);
    assert_eq!(again.no(Command::UseContract { slot: slot(2), from: Post::Desk }), Rejection::NoContractThere);
    again.ok(Command::UseContract { slot: slot(1), from: Post::Desk });
    assert_eq!(again.blue().money, 13, "the other side gives its own bonus");
}

#[test]
fn fact_20_kicking_out_the_own_assistant_sends_it_home_without_an_action() {
    let mut play = craft(2, |s| leave(s, BLUE, Location::MediaCenter));
    play.ok(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!(play.blue().desks, 3);
    assert_eq!(play.s().waiting, None);
    assert_eq!(play.awaited(), Some((BLUE, Decision::Act)));
}

#[test]
fn fact_21_an_assistant_who_finds_four_desks_full_leaves_the_game() {
    let mut play = craft(2, |s| {
        leave(s, BLUE, Location::MediaCenter);
        s.player_mut(BLUE).desks = 4;
    });
    play.ok(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!((play.blue().desks, play.blue().dismissed), (4, 1));
}

#[test]
fn fact_22_after_a_kicked_out_action_the_turn_goes_to_the_left_of_the_turn_player() {
    let mut play = craft(4, |s| {
        stand(s, seat(2), Location::ArtistsColony);
        s.player_mut(BLUE).influence = 0;
    });
    play.ok(Command::MoveTo { location: Location::ArtistsColony });
    assert_eq!(play.s().waiting, Some(Waiting { seat: seat(2), piece: Piece::Gallerist, at: Location::ArtistsColony }));
    play.ok(Command::DiscoverArtist { artist: Artist::RedSculpture });
    while play.awaited().unwrap().0 == BLUE {
        let command = play.legal()[0];
        play.ok(command);
    }
    assert_eq!(play.awaited(), Some((seat(2), Decision::KickedOut)));
    let events = play.ok(Command::Finish {});
    assert!(events.contains(&Event::KickedOutTurnEnded { seat: seat(2) }));
    assert_eq!(play.s().gallerist(seat(2)), None, "the gallerist went home");
    assert_eq!(play.awaited(), Some((seat(1), Decision::Move)));
}

#[test]
fn fact_23_a_player_on_a_location_must_move_and_may_leave_an_assistant_from_a_desk_or_another_location() {
    let mut play = craft(2, |s| {
        stand(s, BLUE, Location::SalesOffice);
        leave(s, BLUE, Location::MediaCenter);
    });
    assert_eq!(play.no(Command::MoveTo { location: Location::SalesOffice }), Rejection::MustMove);
    assert!(play.can(Command::LeaveAssistant { from: Post::Desk }));
    assert_eq!(
        play.no(Command::LeaveAssistant { from: Post::ArtistsColony }),
        Rejection::NoAssistantThere { post: Post::ArtistsColony }
    );
    play.ok(Command::LeaveAssistant { from: Post::MediaCenter });
    assert_eq!(play.no(Command::LeaveAssistant { from: Post::Desk }), Rejection::AlreadyLeaving);
    play.ok(Command::MoveTo { location: Location::ArtistsColony });
    assert!(play.s().has_assistant(BLUE, Post::SalesOffice));
    assert!(!play.s().has_assistant(BLUE, Post::MediaCenter));
    assert_eq!(play.blue().desks, 2);

    let home = craft(2, |_| {});
    assert_eq!(home.no(Command::LeaveAssistant { from: Post::Desk }), Rejection::NotOnALocation);
    for location in [Location::SalesOffice, Location::ArtistsColony, Location::MediaCenter] {
        assert!(home.can(Command::MoveTo { location }), "from home one goes anywhere");
    }
}
