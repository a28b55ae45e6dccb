//! Facts 24 to 26: commissions and contracts.

use super::super::command::Command;
use super::super::pieces::{Artist, Form, Half, Location, Space};
use super::super::player::Held;
use super::super::{Decision, Event, Rejection};
use super::builder::*;

fn space(number: u8) -> Space {
    Space::new(number).unwrap()
}

#[test]
fn fact_24_one_commission_at_most_and_no_other_work_of_that_artist_before_it() {
    let artist = Artist::RedPainting;
    let mut play = buying(artist, 7, 12, ONE_VIP, |s| {
        s.player_mut(BLUE).commission = Some(artist);
        s.artists[artist].signatures = 1;
        s.player_mut(BLUE).money = 30;
        no_executive(s);
    });
    assert_eq!(play.no(Command::DiscoverArtist { artist: Artist::RedPhoto }), Rejection::CommissionOutstanding);
    play.ok(Command::BuyWork { artist });
    assert_eq!(play.blue().money, 23, "the commission is the first work bought, at the price of the discovery");
    assert_eq!(play.blue().commission, None);
    assert_eq!(play.s().artists[artist].signatures, 1, "the signature came from the commission");
}

#[test]
fn fact_25_a_contract_on_an_empty_slot_gives_its_ticket_and_over_a_fulfilled_one_none() {
    let office = |held: [Option<Held>; 3]| {
        acting(2, Location::SalesOffice, |s| {
            s.player_mut(BLUE).contracts.0 = held;
            no_executive(s);
        })
    };
    let mut play = office([None; 3]);
    play.ok(Command::SignContract { space: space(1), slot: slot(1) });
    assert_eq!(play.blue().tickets, crowd(1, 0, 0), "the second slot shows a pink ticket");
    assert!(play.s().contracts.display.0.iter().all(|pile| pile.len() == 1), "the display is refilled");
    let mut play = office([None; 3]);
    play.ok(Command::SignContract { space: space(1), slot: slot(0) });
    assert_eq!(play.blue().tickets, crowd(0, 1, 0));
    let mut play = office([None; 3]);
    play.ok(Command::SignContract { space: space(1), slot: slot(2) });
    assert_eq!(play.decision(), Some(Decision::TakeTicket), "the third slot shows any ticket");

    let fulfilled = Held { fulfilled: Some(Half::Influence), assistant: true, ..contract(Form::Photo, 0) };
    let mut play = office([Some(fulfilled), Some(contract(Form::Photo, 1)), None]);
    assert_eq!(play.no(Command::SignContract { space: space(0), slot: slot(1) }), Rejection::SlotInUse);
    play.ok(Command::SignContract { space: space(0), slot: slot(0) });
    assert_eq!(play.blue().tickets, crowd(0, 0, 0));
    assert_eq!(play.blue().desks, 3, "the assistant on the old one came home");
    assert_eq!(play.s().contracts.discards, fulfilled.contract.bit());

    let full = [0, 1, 2].map(|which| Some(contract(Form::Photo, which)));
    let play = office(full);
    assert_eq!(play.no(Command::SignContract { space: space(0), slot: slot(0) }), Rejection::NoSlotFree);
    assert_eq!(play.no(Command::RevealContracts {}), Rejection::NoSlotFree);
}

#[test]
fn fact_26_new_contracts_cover_the_old_and_only_an_empty_place_refills_and_one_may_then_decline() {
    let mut play = acting(2, Location::SalesOffice, no_executive);
    let old = play.s().contracts.display.clone();
    let events = play.ok(Command::RevealContracts {});
    assert!(matches!(events[1], Event::ContractsRevealed { .. }));
    assert_eq!(play.s().contracts.deck.count_ones(), 12);
    assert!(play.s().contracts.display.0.iter().zip(&old.0).all(|(new, old)| new.len() == 2 && new[0] == old[0]));
    assert_eq!(play.no(Command::RevealContracts {}), Rejection::AlreadyRevealed);
    assert!(play.can(Command::DeclineContract {}));
    let mut declined = Play { game: play.game.clone() };
    declined.ok(Command::DeclineContract {});
    assert_eq!(declined.s().turn, seat(1));
    play.ok(Command::SignContract { space: space(2), slot: slot(0) });
    assert_eq!(play.s().contracts.display[space(2)].as_slice(), old[space(2)].as_slice(), "the old one shows again");
    assert_eq!(play.s().contracts.deck.count_ones(), 12, "nothing is refilled");

    let bound = acting(2, Location::SalesOffice, |s| {
        s.acted = true;
        s.agenda.push(super::super::agenda::Task::Sign { revealed: false });
    });
    assert_eq!(bound.no(Command::DeclineContract {}), Rejection::MustSign);
}
