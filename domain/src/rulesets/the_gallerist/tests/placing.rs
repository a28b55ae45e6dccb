//! Pieces: each command that places something names it, and the picture of the seat has its symbol.

use std::collections::{BTreeMap, BTreeSet};

use super::super::placing::{Placed, placeable, placed_by};
use super::super::{Command, TheGallerist};
use super::random::play;
use crate::kernel::{Drawing, HasKind, Part, Ruleset, Scene, Viewer};

/// The commands that place a piece, with the kind of the piece.
const PLACING: [(&str, &str); 18] = [
    ("buy_work", "work"),
    ("choose_start", "gallerist"),
    ("cover_space", "tile"),
    ("hire_assistants", "assistant"),
    ("leave_assistant", "assistant"),
    ("make_offer", "assistant"),
    ("move_to", "gallerist"),
    ("place_assistant", "assistant"),
    ("promote_artist", "promotion"),
    ("sell_work", "work"),
    ("send_visitor", "visitor"),
    ("sign_contract", "contract"),
    ("spend_ticket", "visitor"),
    ("take_renowned_work", "renowned"),
    ("take_reputation_tile", "assistant"),
    ("take_ticket", "ticket"),
    ("use_contract", "assistant"),
    ("welcome_visitor", "visitor"),
];

#[test]
fn every_command_that_places_a_piece_names_it_among_those_that_can_be_placed() {
    let mut named: BTreeMap<&str, String> = BTreeMap::new();
    let mut kinds = BTreeSet::new();
    for (seats, number) in (1..=4).flat_map(|seats| (60..66).map(move |number| (seats, number))) {
        play(seats, number, |game, seat, legal| {
            let scene = Scene::<TheGallerist>::of(game.state(), Viewer::Seat(seat));
            let (view, player) = (&scene.view, &scene.view.players[seat.index()]);
            let offered = placeable(view, player, scene.awaiting.decision_of(seat).unwrap());
            for command in legal {
                kinds.insert(command.kind());
                let Some(piece) = placed_by(view, seat, command) else { continue };
                assert!(offered.contains(&piece), "{command:?} places {piece:?}, which has no symbol: {offered:?}");
                let id = piece.id();
                let kind = id.strip_prefix("piece.").and_then(|rest| rest.split('.').next()).unwrap().to_owned();
                assert_eq!(named.entry(command.kind()).or_insert_with(|| kind.clone()), &kind);
            }
        });
    }
    assert_eq!(named, PLACING.map(|(command, piece)| (command, piece.to_owned())).into());
    let all: BTreeSet<&str> = Command::KINDS.iter().copied().collect();
    assert_eq!(kinds, all, "every kind of command occurs");
}

#[test]
fn only_the_picture_of_the_seat_that_decides_has_symbols() {
    let mut decisions = 0;
    play(3, 70, |game, seat, _| {
        decisions += 1;
        if decisions % 17 != 1 {
            return;
        }
        for viewer in game.table().seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let scene = Scene::<TheGallerist>::of(game.state(), viewer);
            let svg = TheGallerist::picture(&scene, &Drawing::of(Part::Table)).into_string();
            let symbols: Vec<&str> =
                svg.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let different: BTreeSet<&str> = symbols.iter().copied().collect();
            assert_eq!(symbols.len(), different.len(), "no symbol is defined twice");
            let expected = match viewer {
                Viewer::Seat(own) if own == seat => {
                    let decision = scene.awaiting.decision_of(seat).unwrap();
                    placeable(&scene.view, &scene.view.players[seat.index()], decision)
                }
                _ => Vec::new(),
            };
            let expected: Vec<String> = expected.into_iter().map(Placed::id).collect();
            assert_eq!(different, expected.iter().map(String::as_str).collect(), "{viewer:?}");
        }
    });
}
