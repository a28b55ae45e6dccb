//! The example of play: rounds one and two of the rulebook, with every number it states, and the later sale.

use super::super::command::Command;
use super::super::pieces::{
    Artist, AssistantSource, Bonus, Column, Contract, ContractHalf, DisplaySpace, Form, Location, Offer, Owner,
    ReputationSpace,
};
use super::super::state::State;
use super::super::{Decision, Event, Rejection};
use super::builder::*;
use crate::kernel::{Game, Seat};

const PAINTER: Artist = Artist::BluePainting;
const PHOTOGRAPHER: Artist = Artist::BluePhoto;
const YELLOW: u8 = 1;
const PURPLE: u8 = 2;
const ORANGE: u8 = 3;

/// Returns the game of the example: gallerists on their start locations, one discovered painter, visitors as in the text.
fn table() -> TestGame {
    awaiting_move(4, |s| {
        stand(s, BLUE, Location::InternationalMarket);
        stand(s, seat(YELLOW), Location::SalesOffice);
        stand(s, seat(PURPLE), Location::MediaCenter);
        stand(s, seat(ORANGE), Location::ArtistsColony);
        for artist in Artist::ALL {
            s.artists[artist].fame = None;
        }
        discover(s, PAINTER, 3, 3);
        s.artists[PAINTER].promotion = 0;
        let photographer = &mut s.artists[PHOTOGRAPHER];
        photographer.initial = 4;
        photographer.promotion = 1;
        photographer.bonus = Some(Bonus::TwoTickets);
        s.artists[Artist::RedDigital].bonus = Some(Bonus::Investment);
        top(s, Form::Painting, INVESTOR_AND);
        s.stacks[Form::Painting].visitors = counts(1, 1, 0);
        s.plaza = counts(0, 1, 1);
        s.player_mut(BLUE).lobby = counts(1, 0, 0);
        s.player_mut(seat(YELLOW)).lobby = counts(1, 0, 0);
        s.player_mut(seat(ORANGE)).lobby = counts(0, 0, 1);
    })
}

/// Sets what the example draws by chance.
fn inject(play: &mut TestGame, change: impl FnOnce(&mut State)) {
    let mut s = play.s().clone();
    change(&mut s);
    let game = &play.game;
    play.game = Game::resume(game.table().clone(), game.seed().clone(), s, game.seq());
}

fn ticket(visitor: super::super::pieces::Visitor, lobby: Option<Seat>) -> Command {
    Command::SpendTicket { visitor, lobby }
}

fn take(ticket: super::super::pieces::Visitor) -> Command {
    Command::TakeTicket { ticket, discarding: None }
}

fn leave_and_go(location: Location) -> [Command; 2] {
    [Command::LeaveAssistant { from: AssistantSource::Desk }, Command::MoveTo { location }]
}

fn blue_buys(play: &mut TestGame) {
    play.accept_all(&leave_and_go(Location::ArtistsColony));
    let buyable: Vec<_> = play.legal().into_iter().filter(|it| matches!(it, Command::BuyWork { .. })).collect();
    assert_eq!(buyable, [Command::BuyWork { artist: PAINTER }], "only the blue painter is available");
    play.accept_all(&[
        Command::BuyWork { artist: PAINTER },
        Command::Pay { with_influence: 0 },
        Command::RaiseFame { artist: PAINTER, with_influence: 0 },
    ]);
    assert_eq!(play.blue().money, 7, "he pays 3");
    assert_eq!(play.s().plaza, counts(1, 2, 1), "two visitors went to the Plaza");
    assert_eq!(play.s().artists[PAINTER].fame, Some(4));
    assert_eq!(play.blue().tickets, counts(0, 1, 0), "a brown ticket without asking");
    play.accept(take(P));
    assert_eq!(play.blue().works[0].artist, PAINTER);
    assert_eq!((play.s().artists[PAINTER].rank(), play.s().artists[PAINTER].signatures), (1, 1));
    play.accept(ticket(P, Some(BLUE)));
    play.accept(ticket(B, None));
    assert_eq!((play.blue().gallery, play.blue().lobby), (counts(1, 0, 0), counts(0, 1, 0)));
}

fn orange_discovers(play: &mut TestGame) {
    assert_eq!(play.awaited(), Some((seat(ORANGE), Decision::KickedOut)));
    play.accept_all(&[Command::DiscoverArtist { artist: PHOTOGRAPHER }, take(W), take(P)]);
    let orange = play.player(ORANGE);
    assert_eq!((orange.influence, orange.tickets), (5, counts(1, 0, 1)));
    assert_eq!(orange.commission, Some(PHOTOGRAPHER));
    assert_eq!(play.s().artists[PHOTOGRAPHER].fame, Some(4));
    assert_eq!(play.s().gallerist(seat(ORANGE)), None, "at home");
}

fn yellow_hires(play: &mut TestGame) {
    assert_eq!(play.awaited(), Some((seat(YELLOW), Decision::Move)));
    play.accept_all(&leave_and_go(Location::MediaCenter));
    play.accept_all(&[Command::HireAssistants { count: 2 }, Command::Pay { with_influence: 1 }]);
    let yellow = play.player(YELLOW);
    assert_eq!((yellow.money, yellow.influence, yellow.desks), (8, 8, 3));
    assert_eq!(yellow.tickets, counts(0, 1, 0));
    play.accept(ticket(B, None));
    assert_eq!(play.player(YELLOW).lobby, counts(1, 1, 0));
}

fn purple_signs(play: &mut TestGame) {
    assert_eq!(play.awaited(), Some((seat(PURPLE), Decision::KickedOut)));
    assert!(!play.legal().iter().any(|it| matches!(it, Command::SpendTicket { .. } | Command::UseContract { .. })));
    play.accept(Command::Finish {});
    assert_eq!((play.player(PURPLE).influence, play.s().gallerist(seat(PURPLE))), (10, None));
    assert_eq!(play.awaited(), Some((seat(PURPLE), Decision::Move)));
    play.accept(Command::MoveTo { location: Location::SalesOffice });
    play.accept(Command::RevealContracts {});
    inject(play, |s| {
        // A painting contract with a visitor from the bag.
        let wanted = Contract::new(17).unwrap();
        let pile = &mut s.contracts.display[DisplaySpace::new(0).unwrap()];
        pile.pop();
        pile.push(wanted);
    });
    play.accept_all(&[Command::SignContract { space: DisplaySpace::new(0).unwrap(), slot: slot(2) }, take(W)]);
    assert_eq!(play.player(PURPLE).tickets, counts(0, 0, 1));
    play.accept(Command::Finish {});
    assert_eq!(play.awaited(), Some((seat(YELLOW), Decision::KickedOut)));
    play.accept(Command::Finish {});
    assert_eq!(play.player(YELLOW).desks, 4, "the assistant went home");
}

fn orange_promotes(play: &mut TestGame) {
    assert_eq!(play.awaited(), Some((seat(ORANGE), Decision::Move)));
    play.accept_all(&[
        Command::MoveTo { location: Location::MediaCenter },
        ticket(W, Some(seat(ORANGE))),
        Command::PromoteArtist { artist: PHOTOGRAPHER },
    ]);
    let orange = play.player(ORANGE);
    assert_eq!(orange.influence, 5 - 2 + 1);
    play.accept(Command::RaiseFame { artist: PHOTOGRAPHER, with_influence: 0 });
    let artist_state = &play.s().artists[PHOTOGRAPHER];
    assert_eq!((artist_state.promotion, artist_state.fame, artist_state.rank()), (2, Some(6), 2));
    assert_eq!(play.player(ORANGE).commission, Some(PHOTOGRAPHER), "still a commission only");
    assert_eq!(play.awaited(), Some((seat(YELLOW), Decision::KickedOut)));
    play.accept(Command::Finish {});
    assert_eq!(play.s().gallerist(seat(YELLOW)), None);
}

fn blue_takes_a_tile(play: &mut TestGame) {
    assert_eq!(play.awaited(), Some((BLUE, Decision::Move)));
    let events = play.accept_all(&leave_and_go(Location::InternationalMarket));
    assert!(events.iter().any(|event| matches!(event, Event::SentHome { .. })), "his own assistant");
    assert_eq!(play.s().waiting, None);
    let first = Column::new(0).unwrap();
    let tiles: Vec<_> =
        play.legal().into_iter().filter(|it| matches!(it, Command::TakeReputationTile { .. })).collect();
    assert_eq!(tiles, [Command::TakeReputationTile { row: Form::Painting, column: first }]);
    play.accept(tiles[0]);
    assert_eq!(play.blue().influence, 13);
    play.accept_all(&[
        Command::CoverSpace { space: ReputationSpace::new(3).unwrap() },
        Command::WelcomeVisitor { visitor: P },
    ]);
    assert_eq!(play.blue().gallery, counts(2, 0, 0));
    assert_eq!(play.blue().lobby, counts(0, 0, 0), "the Investor went back to the Plaza");
    play.accept(Command::PlaceAssistant { from: AssistantSource::Desk });
    assert_eq!(play.s().market.upper[Form::Painting][first], Some(Owner::Seat(BLUE)));
}

fn yellow_offers(play: &mut TestGame) {
    assert_eq!(play.awaited(), Some((seat(YELLOW), Decision::Move)));
    play.accept(Command::MoveTo { location: Location::InternationalMarket });
    let second = Column::new(1).unwrap();
    let third = Command::MakeOffer { offer: Offer::One, column: Column::new(2).unwrap() };
    assert_eq!(play.rejected(third), Rejection::ColumnClosed);
    play.accept(Command::MakeOffer { offer: Offer::One, column: second });
    assert_eq!(play.player(YELLOW).influence, 10);
    play.accept(Command::Pay { with_influence: 1 });
    let yellow = play.player(YELLOW);
    assert_eq!((yellow.influence, yellow.desks, yellow.tickets), (8, 4, counts(1, 0, 0)));
    let events = play.accept(ticket(P, Some(seat(YELLOW))));
    assert_eq!(play.player(YELLOW).gallery, counts(1, 0, 0));
    assert!(events.contains(&Event::KickedOutTurnEnded { seat: BLUE }), "Blue cannot do anything and is not asked");
    assert_eq!(play.blue().influence, 13);
}

fn purple_buys(play: &mut TestGame) {
    assert_eq!(play.awaited(), Some((seat(PURPLE), Decision::Move)));
    inject(play, |s| {
        top(s, Form::Painting, FAME_ONE);
        s.stacks[Form::Painting].visitors = counts(0, 0, 0);
    });
    play.accept_all(&[
        Command::MoveTo { location: Location::ArtistsColony },
        Command::UseContract { slot: slot(2), from: AssistantSource::Desk },
        Command::WelcomeVisitor { visitor: W },
        Command::BuyWork { artist: PAINTER },
        Command::Pay { with_influence: 1 },
    ]);
    assert_eq!((play.player(PURPLE).money, play.player(PURPLE).influence), (7, 8));
    play.accept(Command::RaiseFame { artist: PAINTER, with_influence: 1 });
    assert_eq!(play.player(PURPLE).influence, 5);
    play.accept_all(&[take(P), take(B)]);
    let artist_state = &play.s().artists[PAINTER];
    assert_eq!(
        (artist_state.fame, artist_state.rank(), artist_state.value(), artist_state.signatures),
        (Some(7), 2, 8, 0)
    );
}

#[test]
fn the_example_of_play_rounds_one_and_two() {
    let mut play = table();
    blue_buys(&mut play);
    orange_discovers(&mut play);
    yellow_hires(&mut play);
    purple_signs(&mut play);
    orange_promotes(&mut play);
    assert_eq!(play.s().round, 2);
    blue_takes_a_tile(&mut play);
    yellow_offers(&mut play);
    purple_buys(&mut play);
    assert_eq!(play.awaited(), Some((BLUE, Decision::KickedOut)));
    let desks = play.blue().desks;
    play.accept(Command::DiscoverArtist { artist: Artist::RedDigital });
    assert_eq!(play.blue().influence, 10);
    assert_eq!(play.blue().desks, desks + 1, "the assistant went to the office");
    assert_eq!(play.awaited(), Some((seat(ORANGE), Decision::Move)));
}

#[test]
fn the_example_of_play_later_sale() {
    let mut play = awaiting_move(4, |s| {
        discover(s, PAINTER, 3, 7);
        hang(s, BLUE, PAINTER);
        let player = s.player_mut(BLUE);
        player.gallery = counts(1, 0, 0);
        player.contracts[slot(0)] =
            Some(super::super::player::HeldContract { assistant: true, ..contract(Form::Painting, 0) });
    });
    play.accept(Command::MoveTo { location: Location::SalesOffice });
    play.accept(Command::SellWork { artist: PAINTER, slot: slot(0) });
    assert_eq!(play.blue().money, 18);
    assert!(play.blue().works.is_empty());
    assert_eq!(play.s().plaza, counts(1, 0, 0), "the only VIP left");
    let held = play.blue().contracts[slot(0)].unwrap();
    assert_eq!((held.fulfilled, held.assistant), (Some(ContractHalf::Influence), false));
    assert_eq!(play.blue().desks, 3);
    assert!(
        play.can(Command::UseContract { slot: slot(0), from: AssistantSource::Desk }),
        "it is legal without an effect"
    );
    play.accept(Command::Finish {});
    assert_eq!(play.s().turn, seat(YELLOW));
}
