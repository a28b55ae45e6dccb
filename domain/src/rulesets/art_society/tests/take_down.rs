//! A round, ruling 5: the gavel, and the window in which tiles may be taken down.

use super::craft::*;
use super::no_space::no_space;
use crate::kernel::{CommandError, Game};
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::{Decor, Frame, Genre};
use crate::rulesets::art_society::event::{EndTrigger, Event};
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::wall::Tile;

const DOWN: Command = Command::TakeDown {};

/// A golden 2x3 hangs, the assistant holds a decor tile, a golden 2x2 was taken.
fn about_to_hang() -> Game<ArtSociety> {
    craft(2, Edition::Second)
        .paint(ME, painting(2, 3, Genre::CityLife, Frame::Gold), 5, 3)
        .assistant(ME, Tile::Decor(Decor::Wide3))
        .taken(ME, painting(2, 2, Genre::Portrait, Frame::Gold))
        .game()
}

/// The same with everything hung: the round is closed.
fn hung() -> Game<ArtSociety> {
    let mut game = about_to_hang();
    accept(&mut game, ME, Command::HangAssistantTile { at: at(5, 2) });
    accept(&mut game, ME, Command::HangPainting { at: at(7, 3) });
    accept(&mut game, ME, Command::HangDecor { decor: Decor::Single, at: at(4, 3) });
    game
}

#[test]
fn the_gavel_passes_to_the_left_when_a_round_closes() {
    let before = about_to_hang();
    let game = hung();
    assert_eq!(game.state().auctioneer, before.state().seats.left_of(before.state().auctioneer));
    assert_eq!(awaited(&game), [(game.state().auctioneer.number(), Decision::OpenAuction)]);
}

#[test]
fn taking_down_returns_everything_of_this_round_and_nothing_older() {
    let (before, mut game) = (about_to_hang(), hung());
    accept(&mut game, ME, DOWN);
    assert_eq!(player(&game, ME).wall, player(&before, ME).wall);
    assert_eq!(player(&game, ME).assistant, Some(Tile::Decor(Decor::Wide3)));
    assert_eq!(player(&game, ME).pending(), player(&before, ME).pending());
    assert_eq!(game.state().decor, before.state().decor);
    assert_eq!(refused(&game, ME, DOWN), Rejection::NothingToTakeDown, "there is nothing more");
}

#[test]
fn tiles_taken_down_may_be_hung_elsewhere() {
    let mut game = hung();
    accept(&mut game, ME, DOWN);
    accept(&mut game, ME, Command::HangPainting { at: at(3, 3) });
    accept(&mut game, ME, Command::HangDecor { decor: Decor::Single, at: at(3, 5) });
    let events = accept(&mut game, ME, Command::FinishTurn {});
    assert_eq!(events, [Event::TurnFinished { seat: ME }], "the round stays closed");
    assert_eq!(player(&game, ME).assistant, Some(Tile::Decor(Decor::Wide3)), "this time it stayed with the assistant");
    accept(&mut game, ME, DOWN);
    accept(&mut game, ME, Command::HangAssistantTile { at: at(5, 6) });
    accept(&mut game, ME, Command::HoldPainting {});
    assert_eq!(game.state().museum.paintings.len(), 1, "and the museum got its painting once");
}

#[test]
fn a_held_tile_may_be_taken_back_too() {
    let craft = craft(2, Edition::Second).paint(ME, sized(2, 3, 0), 5, 3).taken(ME, sized(2, 2, 5));
    let mut game = craft.game();
    accept(&mut game, ME, Command::HoldPainting {});
    accept(&mut game, ME, DOWN);
    assert!(player(&game, ME).assistant.is_none());
    accept(&mut game, ME, Command::HangPainting { at: at(7, 3) });
}

#[test]
fn while_a_seat_has_tiles_down_the_next_auction_cannot_open() {
    let mut game = hung();
    accept(&mut game, ME, DOWN);
    let auctioneer = game.state().auctioneer;
    let offer = Command::OfferStack { w: 2, h: 2 };
    assert_eq!(awaited(&game), [(0, Decision::HangPainting)]);
    assert_eq!(refused(&game, auctioneer, offer), Rejection::SomebodyStillHangs);
    accept(&mut game, ME, Command::HangPainting { at: at(7, 3) });
    accept(&mut game, ME, Command::HangDecor { decor: Decor::Single, at: at(4, 3) });
    accept(&mut game, ME, Command::FinishTurn {});
    accept(&mut game, auctioneer, offer);
}

#[test]
fn once_the_next_auction_is_opened_nothing_can_be_taken_down() {
    let mut game = hung();
    let auctioneer = game.state().auctioneer;
    let events = accept(&mut game, auctioneer, Command::OfferStack { w: 2, h: 2 });
    assert_eq!(events[0], Event::AuctionOpened { round: 2, auctioneer });
    assert_eq!(refused(&game, ME, DOWN), Rejection::NothingToTakeDown);
}

#[test]
fn a_seat_may_take_down_while_others_still_hang() {
    let craft = craft(2, Edition::Second).paint(ME, sized(2, 3, 0), 5, 3).taken(ME, sized(2, 2, 5));
    let mut game = craft.paint(seat(1), sized(2, 3, 1), 5, 3).taken(seat(1), sized(2, 2, 6)).game();
    accept(&mut game, ME, Command::HangPainting { at: at(7, 3) });
    assert_eq!(awaited(&game), [(1, Decision::HangPainting)]);
    accept(&mut game, ME, DOWN);
    accept(&mut game, seat(1), Command::HoldPainting {});
    assert!(game.state().museum.paintings.is_empty(), "the round waits for what was taken down");
    accept(&mut game, ME, Command::HoldPainting {});
    assert_eq!(game.state().museum.paintings.len(), 1);
}

#[test]
fn an_exchange_stays_after_a_take_down() {
    let received = small(Genre::Landscape, 0);
    let mut game = no_space(Edition::Second, &[received]);
    accept(&mut game, ME, Command::ExchangePainting { painting: received });
    accept(&mut game, ME, Command::HangPainting { at: at(0, 0) });
    accept(&mut game, ME, DOWN);
    assert_eq!(player(&game, ME).pending(), Some(received));
    assert_eq!(refused(&game, ME, Command::HoldPainting {}), Rejection::ExchangedMustHang);
}

#[test]
fn after_a_take_down_an_exchanged_painting_may_need_the_assistants_tile_first() {
    // Only the assistant's tile connects the 2x2 gap in the corner with anything.
    let mut craft = craft(2, Edition::Second);
    craft = craft.paint(ME, sized(5, 5, 0), 0, 0).paint(ME, sized(5, 4, 0), 0, 5).paint(ME, sized(4, 5, 0), 5, 0);
    craft = craft.paint(ME, sized(4, 4, 0), 5, 5);
    let received = painting(2, 2, Genre::Landscape, Frame::Black);
    let craft = craft.museum(&[received]).assistant(ME, Tile::Decor(Decor::Single));
    let mut game = craft.taken(ME, painting(5, 5, Genre::Landscape, Frame::Shell)).game();
    accept(&mut game, ME, Command::HangAssistantTile { at: at(9, 0) });
    accept(&mut game, ME, Command::ExchangePainting { painting: received });
    accept(&mut game, ME, Command::HangPainting { at: at(10, 0) });
    accept(&mut game, ME, DOWN);
    let listed = game.legal(ME);
    assert!(!listed.is_empty() && !listed.contains(&Command::StoreExcess {}), "{listed:?}");
}

#[test]
fn the_newest_painting_of_the_museum_cannot_be_exchanged() {
    let unsold = small(Genre::Landscape, 2);
    let mut game = craft(2, Edition::Second)
        .fill_except(ME, &[(0, 0), (1, 0), (0, 1), (1, 1), (11, 8)])
        .unsold(unsold)
        .taken(ME, painting(4, 4, Genre::Landscape, Frame::Gold))
        .game();
    accept(&mut game, ME, Command::HoldPainting {});
    assert!(game.state().museum.paintings.contains(&unsold));
    accept(&mut game, ME, DOWN);
    let exchange = Command::ExchangePainting { painting: unsold };
    assert_eq!(refused(&game, ME, exchange), Rejection::NotInMuseum { painting: unsold });
    accept(&mut game, ME, Command::StoreExcess {});
}

#[test]
fn hanging_again_before_the_next_auction_can_end_the_game() {
    let gap = [(0, 0), (1, 0), (0, 1), (1, 1)];
    let craft_gap = || craft(2, Edition::Second).fill_except(ME, &gap);
    let mut game = craft_gap().taken(ME, small(Genre::Landscape, 0)).game();
    accept(&mut game, ME, Command::HoldPainting {});
    accept(&mut game, ME, DOWN);
    let events = accept(&mut game, ME, Command::HangPainting { at: at(0, 0) });
    assert_eq!(events.last(), Some(&Event::GameEnded { triggers: vec![EndTrigger::WallFull] }));
    let mut game = craft_gap().excess(ME, sized(5, 5, 0)).taken(ME, sized(5, 5, 1)).game();
    accept(&mut game, ME, Command::HoldPainting {});
    accept(&mut game, ME, DOWN);
    accept(&mut game, ME, Command::StoreExcess {});
    let events = accept(&mut game, ME, Command::HangDecor { decor: Decor::Single, at: at(1, 0) });
    assert_eq!(events.last(), Some(&Event::GameEnded { triggers: vec![EndTrigger::SecondExcess] }));
    assert_eq!(game.state().museum.paintings.len(), 1, "the museum step was done before");
}

#[test]
fn nothing_can_be_taken_down_after_the_game_ended() {
    let gap = [(0, 0), (1, 0), (0, 1), (1, 1)];
    let craft = craft(2, Edition::Second).fill_except(ME, &gap).taken(ME, small(Genre::Landscape, 0));
    let mut game = craft.game();
    accept(&mut game, ME, Command::HangPainting { at: at(0, 0) });
    assert!(matches!(game.decide(ME, &[DOWN]), Err(CommandError::GameOver { index: 0 })));
    assert!(game.legal(ME).is_empty());
}

#[test]
fn a_starting_painting_may_be_moved_until_the_first_auction_opens() {
    let mut game = begun(2, Edition::Second);
    accept(&mut game, ME, DOWN);
    assert_eq!(awaited(&game), [(0, Decision::HangStartingPainting)]);
    assert_eq!(refused(&game, ME, Command::HangPainting { at: at(0, 0) }), Rejection::NotOnStar);
    accept(&mut game, ME, Command::HangPainting { at: at(4, 4) });
    open_auction(&mut game);
    assert_eq!(refused(&game, ME, DOWN), Rejection::NothingToTakeDown);
}
