//! No space, rulings 1 to 3: the assistant, an exchange, an excess.

use super::craft::*;
use crate::kernel::Game;
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::{Decor, Frame, Genre, PaintingId};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::wall::Tile;

/// A 2x2 gap at the top left and a single one at the bottom right.
const GAP: [(u8, u8); 5] = [(0, 0), (1, 0), (0, 1), (1, 1), (11, 8)];

fn big() -> PaintingId {
    painting(4, 4, Genre::Landscape, Frame::Gold)
}

/// A 4x4 Landscape was taken that fits nowhere; the museum has these.
pub fn no_space(edition: Edition, museum: &[PaintingId]) -> Game<ArtSociety> {
    craft(2, edition).fill_except(ME, &GAP).museum(museum).taken(ME, big()).game()
}

fn exchange(painting: PaintingId) -> Command {
    Command::ExchangePainting { painting }
}

#[test]
fn an_empty_assistant_may_hold_a_painting_that_fits_nowhere() {
    for edition in EDITIONS {
        for museum in [vec![], vec![small(Genre::Landscape, 0)]] {
            let mut game = no_space(edition, &museum);
            assert_eq!(awaited(&game), [(0, Decision::ResolveNoSpace)]);
            accept(&mut game, ME, Command::HoldPainting {});
            assert_eq!(player(&game, ME).assistant, Some(Tile::Painting(big())));
        }
    }
}

#[test]
fn placing_the_assistants_tile_first_may_empty_it() {
    let craft = craft(2, Edition::Second).fill_except(ME, &GAP).assistant(ME, Tile::Decor(Decor::Single));
    let mut game = craft.taken(ME, big()).game();
    assert_eq!(refused(&game, ME, Command::HoldPainting {}), Rejection::AssistantFull);
    accept(&mut game, ME, Command::HangAssistantTile { at: at(11, 8) });
    accept(&mut game, ME, Command::HoldPainting {});
}

#[test]
fn the_assistants_tile_may_take_the_room_of_the_new_painting() {
    let craft = craft(2, Edition::Second).fill_except(ME, &GAP);
    let craft = craft.assistant(ME, Tile::Painting(small(Genre::Portrait, 0)));
    let mut game = craft.taken(ME, small(Genre::Landscape, 0)).game();
    assert_eq!(refused(&game, ME, Command::StoreExcess {}), Rejection::PaintingFits);
    accept(&mut game, ME, Command::HangAssistantTile { at: at(0, 0) });
    assert_eq!(awaited(&game), [(0, Decision::ResolveNoSpace)], "at its moment in the order it fits nowhere");
    accept(&mut game, ME, Command::StoreExcess {});
}

#[test]
fn an_exchange_needs_a_fitting_painting_of_the_same_type() {
    let offers = [small(Genre::Landscape, 0), painting(3, 3, Genre::Landscape, Frame::Wood), small(Genre::Portrait, 0)];
    let mut game = no_space(Edition::Second, &offers);
    assert_eq!(refused(&game, ME, exchange(offers[1])), Rejection::ExchangeDoesNotFit);
    assert_eq!(refused(&game, ME, exchange(offers[2])), Rejection::OtherType);
    let elsewhere = small(Genre::Landscape, 1);
    assert_eq!(refused(&game, ME, exchange(elsewhere)), Rejection::NotInMuseum { painting: elsewhere });
    let markers = game.state().museum.markers;
    let events = accept(&mut game, ME, exchange(offers[0]));
    assert_eq!(events, [Event::PaintingExchanged { seat: ME, given: big(), received: offers[0] }]);
    assert_eq!(game.state().museum.markers, markers, "no marker moves");
    assert!(game.state().museum.paintings.contains(&big()), "the old one goes to the pile");
    assert!(!game.state().museum.paintings.contains(&offers[0]));
    assert_eq!(painting_spots(&game, ME), [(0, 0)]);
    accept(&mut game, ME, Command::HangPainting { at: at(0, 0) });
}

#[test]
fn the_unsold_painting_of_this_round_cannot_be_exchanged() {
    let unsold = small(Genre::Landscape, 2);
    let craft = craft(2, Edition::Second).fill_except(ME, &GAP).unsold(unsold).taken(ME, big());
    let game = craft.game();
    assert_eq!(refused(&game, ME, exchange(unsold)), Rejection::NotInMuseum { painting: unsold });
    assert!(game.legal(ME).contains(&Command::StoreExcess {}));
}

#[test]
fn an_exchanged_painting_cannot_be_exchanged_again() {
    let offers = [small(Genre::Landscape, 0), small(Genre::Landscape, 1)];
    let craft = craft(2, Edition::Second).first_rules().fill_except(ME, &GAP).museum(&offers);
    let mut game = craft.assistant(ME, Tile::Decor(Decor::Single)).taken(ME, big()).game();
    accept(&mut game, ME, exchange(offers[0]));
    assert_eq!(refused(&game, ME, exchange(offers[1])), Rejection::ExchangedMustHang);
    assert_eq!(refused(&game, ME, Command::StoreExcess {}), Rejection::ExchangedMustHang);
    assert_eq!(refused(&game, ME, Command::HangAssistantTile { at: at(11, 8) }), Rejection::ExchangedMustHang);
    accept(&mut game, ME, Command::HangPainting { at: at(0, 0) });
    accept(&mut game, ME, Command::HangAssistantTile { at: at(11, 8) });
}

#[test]
fn an_exchanged_painting_earns_decor_like_any_newly_hung_one() {
    let gold = painting(2, 2, Genre::Landscape, Frame::Gold);
    let craft = craft(2, Edition::Second).paint(ME, painting(2, 2, Genre::CityLife, Frame::Gold), 2, 0);
    let mut game = craft.fill_except(ME, &GAP).museum(&[gold]).taken(ME, big()).game();
    accept(&mut game, ME, exchange(gold));
    let events = accept(&mut game, ME, Command::HangPainting { at: at(0, 0) });
    assert!(events.contains(&decor_earned(ME, 1)));
}

#[test]
fn an_excess_brings_one_tile_of_one_shield_hung_or_held() {
    let mut game = no_space(Edition::Second, &[]);
    let events = accept(&mut game, ME, Command::StoreExcess {});
    assert_eq!(events, [Event::ExcessStored { seat: ME, painting: big() }, decor_earned(ME, 1)]);
    assert_eq!(decor_sizes(&game, ME), [Decor::Single]);
    assert!(game.legal(ME).contains(&Command::HoldDecor { decor: Decor::Single }));
    assert_eq!(player(&game, ME).excess.as_slice(), [big()]);
}

#[test]
fn an_excess_beside_a_full_wall_brings_no_decor() {
    let craft = craft(2, Edition::Second).fill_except(ME, &[(11, 8)]).assistant(ME, Tile::Decor(Decor::Single));
    let mut game = craft.taken(ME, big()).game();
    accept(&mut game, ME, Command::HangAssistantTile { at: at(11, 8) });
    let events = accept(&mut game, ME, Command::StoreExcess {});
    assert!(!events.iter().any(|event| matches!(event, Event::DecorEarned(_))), "{events:?}");
    assert!(matches!(events.last(), Some(Event::GameEnded { .. })));
}

#[test]
fn an_excess_painting_stays_beside_the_wall() {
    let mut game = no_space(Edition::Second, &[]);
    accept(&mut game, ME, Command::StoreExcess {});
    assert_eq!(refused(&game, ME, Command::HoldPainting {}), Rejection::DecorFirst);
    accept(&mut game, ME, Command::HangDecor { decor: Decor::Single, at: at(11, 8) });
    assert_eq!(refused(&game, ME, Command::HoldPainting {}), Rejection::NoPaintingToPlace);
    accept(&mut game, ME, Command::TakeDown {});
    assert_eq!(player(&game, ME).excess.as_slice(), [big()], "not even by taking down");
    assert_eq!(awaited(&game), [(0, Decision::PlaceDecor)], "its decor is placed anew");
}

#[test]
fn orientation_and_contact_decide_whether_a_painting_fits() {
    let wide_gap = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)];
    let craft = craft(2, Edition::Second).fill_except(ME, &wide_gap).taken(ME, sized(2, 3, 0));
    assert_eq!(awaited(&craft.game()), [(0, Decision::ResolveNoSpace)], "a 3x2 gap is no place for a 2x3");
}
