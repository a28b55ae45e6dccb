//! Facts 17 to 23: visitors, assistants on contracts, kick-outs and moving.

use super::super::command::Command;
use super::super::pieces::{Artist, AssistantSource, ContractHalf, Form, Location, PieceKind};
use super::super::state::KickedOutPiece;
use super::super::{Decision, Event, Rejection};
use super::builder::*;

fn ticket(visitor: super::super::pieces::Visitor, lobby: Option<u8>) -> Command {
    Command::SpendTicket { visitor, lobby: lobby.map(seat) }
}

#[test]
fn fact_17_tickets_never_move_visitors_out_of_a_gallery() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        s.plaza = counts(1, 0, 0);
        s.player_mut(BLUE).tickets = counts(3, 1, 1);
        s.player_mut(seat(1)).lobby = counts(0, 1, 0);
        s.player_mut(seat(1)).gallery = counts(2, 2, 1);
    });
    play.accept(ticket(P, None));
    assert_eq!(play.blue().lobby, counts(1, 0, 0));
    play.accept(ticket(P, Some(0)));
    assert_eq!(play.blue().gallery, counts(1, 0, 0), "one visitor may move several times");
    assert_eq!(play.rejected(ticket(P, Some(0))), Rejection::NoSuchVisitor { visitor: P });
    assert_eq!(play.rejected(ticket(P, Some(1))), Rejection::NoSuchVisitor { visitor: P }, "not out of a gallery");
    play.accept(ticket(B, Some(1)));
    assert_eq!(play.player(1).lobby, counts(0, 0, 0));
    assert_eq!(play.s().plaza, counts(0, 1, 0), "from another lobby to the Plaza");
    assert_eq!(play.s().discards, counts(2, 1, 0));
    assert_eq!(play.rejected(ticket(B, None)), Rejection::TicketNotInHand { ticket: B });
    assert_eq!(play.rejected(ticket(P, Some(3))), Rejection::NoSuchVisitor { visitor: P }, "no such lobby");
}

#[test]
fn fact_18_a_gallery_holds_one_collector_more_than_works_sold() {
    let ready = |sales: u8| {
        acting(2, Location::MediaCenter, |s| {
            let player = s.player_mut(BLUE);
            player.lobby = counts(0, 0, 2);
            player.gallery = counts(0, 0, 1);
            player.tickets = counts(0, 0, 2);
            for which in 0..sales {
                sold(player, Form::Photo, which);
            }
        })
    };
    assert_eq!(ready(0).rejected(ticket(W, Some(0))), Rejection::TooManyCollectors);
    let mut play = ready(1);
    play.accept(ticket(W, Some(0)));
    assert_eq!(play.blue().gallery, counts(0, 0, 2));
    assert_eq!(play.rejected(ticket(W, Some(0))), Rejection::TooManyCollectors);
}

#[test]
fn fact_19_a_contract_gives_its_bonus_once_a_side() {
    let artist = Artist::BluePhoto;
    let mut play = acting(2, Location::SalesOffice, |s| {
        discover(s, artist, 4, 6);
        hang(s, BLUE, artist);
        let player = s.player_mut(BLUE);
        player.contracts[slot(0)] = Some(contract(Form::Photo, 4));
        player.gallery = counts(0, 2, 0);
    });
    let on_card = |play: &TestGame| play.blue().contracts[slot(0)].unwrap().assistant;
    play.accept(Command::UseContract { slot: slot(0), from: AssistantSource::Desk });
    assert_eq!((play.blue().money, play.blue().desks), (14, 1), "an Investment for two Investors");
    assert!(on_card(&play));
    assert_eq!(
        play.rejected(Command::UseContract { slot: slot(0), from: AssistantSource::Desk }),
        Rejection::ExecutiveAlreadyTaken
    );
    play.accept_all(&[Command::SellWork { artist, slot: slot(0) }]);
    let held = play.blue().contracts[slot(0)].unwrap();
    assert_eq!(held.fulfilled, Some(ContractHalf::Investment), "an Investor left");
    assert!(!held.assistant);
    assert_eq!(play.blue().desks, 2, "the assistant came home");

    let mut again = acting(2, Location::MediaCenter, |s| {
        let used = super::super::player::HeldContract { assistant: true, ..contract(Form::Photo, 4) };
        s.player_mut(BLUE).contracts[slot(0)] = Some(used);
        s.player_mut(BLUE).contracts[slot(1)] = Some(super::super::player::HeldContract {
            fulfilled: Some(ContractHalf::Investment),
            ..contract(Form::Digital, 0)
        });
        s.player_mut(BLUE).gallery = counts(0, 1, 1);
    });
    assert_eq!(
        again.rejected(Command::UseContract { slot: slot(0), from: AssistantSource::Desk }),
        Rejection::BonusTaken
    );
    assert_eq!(
        again.rejected(Command::UseContract { slot: slot(2), from: AssistantSource::Desk }),
        Rejection::NoContractThere
    );
    again.accept(Command::UseContract { slot: slot(1), from: AssistantSource::Desk });
    assert_eq!(again.blue().money, 13, "the other side gives its own bonus");
}

#[test]
fn fact_20_the_own_assistant_goes_home_without_an_action() {
    let mut play = awaiting_move(2, |s| leave(s, BLUE, Location::MediaCenter));
    play.accept(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!(play.blue().desks, 3);
    assert_eq!(play.s().waiting, None);
    assert_eq!(play.awaited(), Some((BLUE, Decision::Act)));
}

#[test]
fn fact_21_an_assistant_without_a_desk_leaves_the_game() {
    let mut play = awaiting_move(2, |s| {
        leave(s, BLUE, Location::MediaCenter);
        s.player_mut(BLUE).desks = 4;
    });
    play.accept(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!((play.blue().desks, play.blue().dismissed), (4, 1));
}

#[test]
fn fact_22_the_next_turn_is_left_of_the_turn_player() {
    let mut play = awaiting_move(4, |s| {
        stand(s, seat(2), Location::ArtistsColony);
        s.player_mut(BLUE).influence = 0;
    });
    play.accept(Command::MoveTo { location: Location::ArtistsColony });
    assert_eq!(
        play.s().waiting,
        Some(KickedOutPiece { seat: seat(2), piece: PieceKind::Gallerist, at: Location::ArtistsColony })
    );
    play.accept(Command::DiscoverArtist { artist: Artist::RedSculpture });
    while play.awaited().unwrap().0 == BLUE {
        let command = play.legal()[0];
        play.accept(command);
    }
    assert_eq!(play.awaited(), Some((seat(2), Decision::KickedOut)));
    let events = play.accept(Command::Finish {});
    assert!(events.contains(&Event::KickedOutTurnEnded { seat: seat(2) }));
    assert_eq!(play.s().gallerist(seat(2)), None, "the gallerist went home");
    assert_eq!(play.awaited(), Some((seat(1), Decision::Move)));
}

#[test]
fn fact_23_a_player_on_a_location_must_move() {
    let mut play = awaiting_move(2, |s| {
        stand(s, BLUE, Location::SalesOffice);
        leave(s, BLUE, Location::MediaCenter);
    });
    assert_eq!(play.rejected(Command::MoveTo { location: Location::SalesOffice }), Rejection::MustMove);
    assert!(play.can(Command::LeaveAssistant { from: AssistantSource::Desk }));
    assert_eq!(
        play.rejected(Command::LeaveAssistant { from: AssistantSource::ArtistsColony }),
        Rejection::NoAssistantThere { from: AssistantSource::ArtistsColony }
    );
    play.accept(Command::LeaveAssistant { from: AssistantSource::MediaCenter });
    assert_eq!(play.rejected(Command::LeaveAssistant { from: AssistantSource::Desk }), Rejection::AlreadyLeaving);
    play.accept(Command::MoveTo { location: Location::ArtistsColony });
    assert!(play.s().has_assistant(BLUE, AssistantSource::SalesOffice));
    assert!(!play.s().has_assistant(BLUE, AssistantSource::MediaCenter));
    assert_eq!(play.blue().desks, 2);

    let home = awaiting_move(2, |_| {});
    assert_eq!(home.rejected(Command::LeaveAssistant { from: AssistantSource::Desk }), Rejection::NotOnALocation);
    for location in [Location::SalesOffice, Location::ArtistsColony, Location::MediaCenter] {
        assert!(home.can(Command::MoveTo { location }), "a gallerist at home may move anywhere");
    }
}
