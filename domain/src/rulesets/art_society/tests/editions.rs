//! The table of editions, line by line.

use super::craft::*;
use super::decor::golds;
use super::no_space::no_space;
use crate::kernel::Game;
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::Command;
use crate::rulesets::art_society::components::{Decor, Frame, Genre};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::museum::Museum;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::Edition::{self, First, French, Second};

#[test]
fn the_default_edition_is_1_1_and_each_has_its_name() {
    assert_eq!(Edition::default(), Second);
    let names = EDITIONS.map(|edition| serde_json::to_string(&edition).unwrap());
    assert_eq!(names, ["\"1.0\"", "\"1.1\"", "\"fr\""]);
}

#[test]
fn a_type_never_in_the_museum_ranks_last_in_1_0_by_type_order_and_scores_2_in_1_1_and_fr() {
    let mut museum = Museum::default();
    museum.paintings.push(small(Genre::StillLife, 0));
    *museum.markers.of_mut(Genre::StillLife) = 3;
    let worth = |edition| Genre::ALL.map(|genre| *museum.multipliers(edition).of(genre));
    assert_eq!(worth(First), [4, 3, 5, 2], "City Life, Portrait, Landscape follow in the order of types");
    assert_eq!(worth(Second), [2, 2, 5, 2]);
    assert_eq!(worth(French), [2, 2, 5, 2]);
    museum.paintings.extend([small(Genre::Landscape, 0), small(Genre::CityLife, 0)]);
    *museum.markers.of_mut(Genre::Landscape) = 9;
    *museum.markers.of_mut(Genre::CityLife) = 1;
    let worth = |edition| Genre::ALL.map(|genre| *museum.multipliers(edition).of(genre));
    assert_eq!(EDITIONS.map(worth), [[3, 2, 4, 5]; 3], "with one missing the last rank is 2 anyway");
}

fn four_matches(edition: Edition) -> Game<ArtSociety> {
    let mut game = golds(edition, 4).taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold)).game();
    accept(&mut game, ME, Command::HangPainting { at: at(5, 4) });
    game
}

#[test]
fn only_edition_1_0_may_decline_the_rest_of_four_shields() {
    for edition in EDITIONS {
        let mut game = four_matches(edition);
        assert_eq!(refused(&game, ME, Command::ForgoDecor {}), Rejection::DecorNotDeclinable, "one tile at least");
        accept(&mut game, ME, Command::HoldDecor { decor: Decor::Single });
        if edition == First {
            let events = accept(&mut game, ME, Command::ForgoDecor {});
            assert!(events.contains(&Event::DecorForgone { seat: ME, shields: 3 }));
        } else {
            assert_eq!(refused(&game, ME, Command::ForgoDecor {}), Rejection::DecorNotDeclinable);
        }
    }
    // With fewer matches no edition allows it.
    let mut game = golds(First, 3).taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold)).game();
    accept(&mut game, ME, Command::HangPainting { at: at(5, 4) });
    assert_eq!(refused(&game, ME, Command::ForgoDecor {}), Rejection::DecorNotDeclinable);
}

#[test]
fn each_edition_frees_a_size_by_its_own_rule() {
    let swapped = |edition, matches: u8, singles: u8| {
        let craft = golds(edition, matches).decor(ME, Decor::Wide2, 7, 2).no_supply();
        let craft = craft.supply(Decor::Single, singles).supply(Decor::Wide3, 4).decor(ME, Decor::Single, 9, 2);
        let mut game = craft.taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold)).game();
        let events = accept(&mut game, ME, Command::HangPainting { at: at(5, 4) });
        events.iter().any(|event| matches!(event, Event::DecorSwapped { .. }))
    };
    assert_eq!(EDITIONS.map(|edition| swapped(edition, 2, 0)), [false, true, true], "everything allowed is gone");
    assert_eq!(EDITIONS.map(|edition| swapped(edition, 2, 9)), [false, false, true], "only the value 2 is gone");
    assert_eq!(EDITIONS.map(|edition| swapped(edition, 1, 9)), [false, false, false], "nothing needed is gone");
}

#[test]
fn excess_requires_that_no_exchange_is_possible_except_in_fr() {
    for edition in EDITIONS {
        let fits = small(Genre::Landscape, 0);
        let mut game = no_space(edition, &[fits]);
        assert!(game.legal(ME).contains(&Command::ExchangePainting { painting: fits }));
        if edition == French {
            accept(&mut game, ME, Command::StoreExcess {});
        } else {
            assert_eq!(refused(&game, ME, Command::StoreExcess {}), Rejection::ExchangePossible);
        }
        let mut none = no_space(edition, &[sized(5, 5, 3)]);
        accept(&mut none, ME, Command::StoreExcess {});
    }
}

#[test]
fn an_exchanged_painting_must_be_hung_except_in_fr() {
    for edition in EDITIONS {
        let fits = small(Genre::Landscape, 0);
        let mut game = no_space(edition, &[fits]);
        accept(&mut game, ME, Command::ExchangePainting { painting: fits });
        if edition == French {
            accept(&mut game, ME, Command::HoldPainting {});
        } else {
            assert_eq!(refused(&game, ME, Command::HoldPainting {}), Rejection::ExchangedMustHang);
        }
    }
}
