//! Facts 24 to 26: commissions and contracts.

use super::super::command::Command;
use super::super::pieces::{Artist, ContractHalf, DisplaySpace, Form, Location};
use super::super::player::HeldContract;
use super::super::{Decision, Event, Rejection};
use super::builder::*;

fn space(number: u8) -> DisplaySpace {
    DisplaySpace::new(number).unwrap()
}

#[test]
fn fact_24_a_player_has_at_most_one_commission() {
    let artist = Artist::RedPainting;
    let mut play = buying(&for_sale(artist, 7, 12, ONE_VIP), |s| {
        s.player_mut(BLUE).commission = Some(artist);
        s.artists[artist].signatures = 1;
        s.player_mut(BLUE).money = 30;
        no_executive(s);
    });
    assert_eq!(play.rejected(Command::DiscoverArtist { artist: Artist::RedPhoto }), Rejection::CommissionOutstanding);
    play.accept(Command::BuyWork { artist });
    assert_eq!(play.blue().money, 23, "the commission is the first work bought, at the price of the discovery");
    assert_eq!(play.blue().commission, None);
    assert_eq!(play.s().artists[artist].signatures, 1, "the signature came from the commission");
}

#[test]
fn fact_25_only_an_empty_contract_slot_gives_its_ticket() {
    let office = |held: [Option<HeldContract>; 3]| {
        acting(2, Location::SalesOffice, |s| {
            s.player_mut(BLUE).contracts.0 = held;
            no_executive(s);
        })
    };
    let mut play = office([None; 3]);
    play.accept(Command::SignContract { space: space(1), slot: slot(1) });
    assert_eq!(play.blue().tickets, counts(1, 0, 0), "the second slot shows a pink ticket");
    assert!(play.s().contracts.display.0.iter().all(|pile| pile.len() == 1), "the display is refilled");
    let mut play = office([None; 3]);
    play.accept(Command::SignContract { space: space(1), slot: slot(0) });
    assert_eq!(play.blue().tickets, counts(0, 1, 0));
    let mut play = office([None; 3]);
    play.accept(Command::SignContract { space: space(1), slot: slot(2) });
    assert_eq!(play.decision(), Some(Decision::TakeTicket), "the third slot shows any ticket");

    let fulfilled =
        HeldContract { fulfilled: Some(ContractHalf::Influence), assistant: true, ..contract(Form::Photo, 0) };
    let mut play = office([Some(fulfilled), Some(contract(Form::Photo, 1)), None]);
    assert_eq!(play.rejected(Command::SignContract { space: space(0), slot: slot(1) }), Rejection::SlotInUse);
    play.accept(Command::SignContract { space: space(0), slot: slot(0) });
    assert_eq!(play.blue().tickets, counts(0, 0, 0));
    assert_eq!(play.blue().desks, 3, "the assistant on the old contract came home");
    assert_eq!(play.s().contracts.discards, fulfilled.contract.bit());

    let full = [0, 1, 2].map(|which| Some(contract(Form::Photo, which)));
    let play = office(full);
    assert_eq!(play.rejected(Command::SignContract { space: space(0), slot: slot(0) }), Rejection::NoSlotFree);
    assert_eq!(play.rejected(Command::RevealContracts {}), Rejection::NoSlotFree);
}

#[test]
fn fact_26_revealed_contracts_cover_the_display() {
    let mut play = acting(2, Location::SalesOffice, no_executive);
    let old = play.s().contracts.display.clone();
    let events = play.accept(Command::RevealContracts {});
    assert!(matches!(events[1], Event::ContractsRevealed { .. }));
    assert_eq!(play.s().contracts.deck.count_ones(), 12);
    assert!(play.s().contracts.display.0.iter().zip(&old.0).all(|(new, old)| new.len() == 2 && new[0] == old[0]));
    assert_eq!(play.rejected(Command::RevealContracts {}), Rejection::AlreadyRevealed);
    assert!(play.can(Command::DeclineContract {}));
    let mut declined = TestGame { game: play.game.clone() };
    declined.accept(Command::DeclineContract {});
    assert_eq!(declined.s().turn, seat(1));
    play.accept(Command::SignContract { space: space(2), slot: slot(0) });
    assert_eq!(
        play.s().contracts.display[space(2)].as_slice(),
        old[space(2)].as_slice(),
        "the old contract is visible again"
    );
    assert_eq!(play.s().contracts.deck.count_ones(), 12, "nothing is refilled");

    let bound = acting(2, Location::SalesOffice, |s| {
        s.acted = true;
        s.agenda.push(super::super::agenda::Task::Sign { revealed: false });
    });
    assert_eq!(bound.rejected(Command::DeclineContract {}), Rejection::MustSign);
}
