//! Seats hang in parallel: what one takes is judged for all, and what one took down stays reserved for it.

use super::craft::*;
use super::decor::golds;
use crate::kernel::Game;
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::{Decor, Frame, Genre};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::view::View;
use crate::rulesets::art_society::wall::Tile;

const HOLD: Command = Command::HoldDecor { decor: Decor::Single };
const GAP: [(u8, u8); 1] = [(11, 8)];

/// Two seats whose walls have one gap took paintings that fit nowhere; one 1x1 is left.
fn short(edition: Edition) -> Craft {
    let craft = craft(2, edition).fill_except(ME, &GAP).fill_except(seat(1), &GAP);
    let craft = craft.no_supply().supply(Decor::Single, 1);
    craft.taken(ME, sized(5, 5, 0)).taken(seat(1), sized(5, 5, 1))
}

/// Both stored their painting: both have decor worth 1 due.
fn both_due(craft: Craft) -> Game<ArtSociety> {
    let mut game = craft.game();
    accept(&mut game, ME, Command::StoreExcess {});
    accept(&mut game, seat(1), Command::StoreExcess {});
    assert_eq!(awaited(&game), [(0, Decision::PlaceDecor), (1, Decision::PlaceDecor)]);
    game
}

#[test]
fn decor_that_another_seat_made_impossible_is_lost() {
    for edition in EDITIONS {
        let mut game = both_due(short(edition));
        let events = accept(&mut game, ME, HOLD);
        assert_eq!(
            events[..4],
            [
                Event::DecorHeld { seat: ME, decor: Decor::Single },
                Event::TurnFinished { seat: ME },
                Event::DecorLost { seat: seat(1), shields: 1 },
                Event::TurnFinished { seat: seat(1) },
            ],
            "{edition:?}"
        );
        assert!(matches!(events.last(), Some(Event::RoundClosed { .. })), "{edition:?}: {events:?}");
        assert_eq!(awaited(&game), [(game.state().auctioneer.number(), Decision::OpenAuction)]);
    }
}

#[test]
fn decor_that_another_seat_used_up_is_freed_if_possible() {
    for edition in [Edition::Second, Edition::French] {
        let mut game = both_due(short(edition).supply(Decor::Wide2, 1));
        let events = accept(&mut game, ME, HOLD);
        assert!(matches!(events[2], Event::DecorSwapped { owner, .. } if owner == seat(1)), "{edition:?}: {events:?}");
        assert_eq!(decor_sizes(&game, seat(1)), [Decor::Single], "{edition:?}");
        accept(&mut game, seat(1), HOLD);
    }
    let mut game = both_due(short(Edition::First).supply(Decor::Wide2, 1));
    accept(&mut game, ME, HOLD);
    assert_eq!(game.legal(seat(1)), [Command::FreeDecor { decor: Decor::Single }, Command::ForgoDecor {}]);
}

#[test]
fn a_stuck_seat_of_version_1_may_decline_decor() {
    for edition in EDITIONS {
        let mut game = both_due(short(edition).first_rules());
        if edition != Edition::First {
            assert_eq!(refused(&game, seat(1), Command::ForgoDecor {}), Rejection::DecorNotDeclinable);
        }
        accept(&mut game, ME, HOLD);
        assert_eq!(awaited(&game), [(1, Decision::PlaceDecor)], "{edition:?}");
        assert_eq!(game.legal(seat(1)), [Command::ForgoDecor {}], "{edition:?}");
        let events = accept(&mut game, seat(1), Command::ForgoDecor {});
        assert_eq!(events[0], Event::DecorForgone { seat: seat(1), shields: 1 });
        assert!(matches!(events.last(), Some(Event::RoundClosed { .. })), "{edition:?}: {events:?}");
    }
}

#[test]
fn version_1_refuses_to_decline_decor_while_another_command_is_legal() {
    let craft = golds(Edition::Second, 1).fill_except(seat(1), &GAP).no_supply().supply(Decor::Single, 1);
    let craft = craft.taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold)).taken(seat(1), sized(5, 5, 1));
    let mut game = craft.first_rules().game();
    accept(&mut game, ME, Command::HangPainting { at: at(5, 4) });
    accept(&mut game, seat(1), Command::StoreExcess {});
    accept(&mut game, seat(1), HOLD);
    assert_eq!(game.legal(ME), [Command::TakeDown {}]);
    assert_eq!(refused(&game, ME, Command::ForgoDecor {}), Rejection::DecorNotDeclinable);
}

/// The first seat hung a golden painting and a 1x1, the last one; the second took a painting that fits nowhere.
fn took_down() -> Game<ArtSociety> {
    let craft = golds(Edition::Second, 1).fill_except(seat(1), &GAP).no_supply().supply(Decor::Single, 1);
    let craft = craft.taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold)).taken(seat(1), sized(5, 5, 1));
    let mut game = craft.assistant(seat(1), Tile::Painting(sized(5, 5, 0))).game();
    accept(&mut game, ME, Command::HangPainting { at: at(5, 4) });
    accept(&mut game, ME, Command::HangDecor { decor: Decor::Single, at: at(7, 2) });
    accept(&mut game, ME, Command::TakeDown {});
    game
}

#[test]
fn decor_taken_down_is_reserved_for_its_seat() {
    let mut game = took_down();
    let view = View::of(game.state(), crate::kernel::Viewer::Spectator);
    let reserved = &view.seats[ME].reserved;
    assert_eq!(reserved.iter().map(|size| (size.decor, size.left)).collect::<Vec<_>>(), [(Decor::Single, 1)]);
    let events = accept(&mut game, seat(1), Command::StoreExcess {});
    assert!(events.contains(&Event::DecorLost { seat: seat(1), shields: 1 }), "it is not for others: {events:?}");
    accept(&mut game, ME, Command::HangPainting { at: at(5, 4) });
    accept(&mut game, ME, Command::HangDecor { decor: Decor::Single, at: at(7, 2) });
}

#[test]
fn a_finished_seat_releases_its_reservations() {
    let mut game = took_down();
    accept(&mut game, ME, Command::HoldPainting {});
    assert_eq!(awaited(&game), [(1, Decision::ResolveNoSpace)]);
    accept(&mut game, seat(1), Command::StoreExcess {});
    assert_eq!(decor_sizes(&game, seat(1)), [Decor::Single]);
}

/// The decor reserved for the first seat.
fn reserved(game: &Game<ArtSociety>) -> Vec<Decor> {
    Decor::ALL.into_iter().filter(|decor| game.state().reserved(ME, *decor) > 0).collect()
}

/// The first seat earns so much and still has a tile with the assistant; one decor tile of each size is left.
fn with_the_assistant_full(matches: u8) -> Game<ArtSociety> {
    let craft = Decor::ALL.into_iter().fold(golds(Edition::Second, matches), |craft, decor| craft.supply(decor, 1));
    let craft = craft.decor(ME, Decor::Wide3, 9, 4).assistant(ME, Tile::Painting(sized(2, 2, 0)));
    craft.taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold)).game()
}

/// Hangs the painting where it earns decor, then decor of this size.
fn hang_with(game: &mut Game<ArtSociety>, size: Decor) {
    accept(game, ME, Command::HangPainting { at: at(5, 4) });
    let fits = |command: &&Command| matches!(command, Command::HangDecor { decor, .. } if *decor == size);
    let command = *game.legal(ME).iter().find(fits).unwrap();
    accept(game, ME, command);
}

#[test]
fn reservations_end_when_nothing_is_pending_or_due() {
    let mut game = with_the_assistant_full(3);
    for size in Decor::ALL {
        hang_with(&mut game, size);
        assert_eq!(awaited(&game), [(0, Decision::FinishTurn)], "the assistant's tile could still be hung");
        assert_eq!(reserved(&game), []);
        accept(&mut game, ME, Command::TakeDown {});
        assert_eq!(reserved(&game), [size], "what was taken down last");
    }
    let mut elsewhere = game.clone();
    accept(&mut elsewhere, ME, Command::HangPainting { at: at(5, 4) });
    assert_eq!(reserved(&elsewhere).len(), 1, "decor is due");
    accept(&mut elsewhere, ME, Command::TakeDown {});
    assert_eq!(reserved(&elsewhere).len(), 1, "none was hung meanwhile");
    let events = accept(&mut game, ME, Command::HangPainting { at: at(10, 5) });
    assert!(!events.iter().any(|event| matches!(event, Event::DecorEarned(_))), "only decor is beside it");
    assert_eq!(reserved(&game), []);
}

#[test]
fn taking_another_tile_gives_up_the_reservations() {
    let mut game = with_the_assistant_full(4);
    for size in Decor::ALL {
        hang_with(&mut game, size);
        assert_eq!(awaited(&game), [(0, Decision::PlaceDecor)], "more is due");
        accept(&mut game, ME, Command::TakeDown {});
        assert_eq!(reserved(&game), [size]);
    }
}

#[test]
fn no_swap_uses_reserved_decor() {
    // A swap would need the 2x1 that the first seat took down.
    let craft = golds(Edition::Second, 2).fill_except(seat(1), &GAP).no_supply().supply(Decor::Wide2, 1);
    let craft = craft.taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold)).taken(seat(1), sized(5, 5, 1));
    let mut game = craft.game();
    accept(&mut game, ME, Command::HangPainting { at: at(5, 4) });
    accept(&mut game, ME, Command::HangDecor { decor: Decor::Wide2, at: at(7, 2) });
    accept(&mut game, ME, Command::TakeDown {});
    let events = accept(&mut game, seat(1), Command::StoreExcess {});
    assert!(events.contains(&Event::DecorLost { seat: seat(1), shields: 1 }), "{events:?}");
}
