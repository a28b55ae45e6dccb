//! Random games to the end, with invariants that hold at every step.

use super::super::pieces::{
    Artist, AssistantSource, Column, ContractHalf, ContractSlot, DisplaySpace, Form, Location, Offer,
    RenownedDestination, ReputationSpace, Visitor,
};
use super::super::{Command, TheGallerist};
use crate::kernel::{Chance, Game, Ruleset, Seat, Seats, Seed, Table, Viewer};

fn open(seats: u8, number: u64) -> Game<TheGallerist> {
    open_version(*TheGallerist::VERSIONS.end(), seats, number)
}

fn open_version(version: u32, seats: u8, number: u64) -> Game<TheGallerist> {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let table = Table { version, ..Table::new(Seats::new(seats).unwrap()) };
    Game::open(table, Seed::new(seed)).unwrap().0
}

/// Plays a random game and calls `inspect` before every decision.
pub(super) fn play(
    seats: u8,
    number: u64,
    inspect: impl FnMut(&Game<TheGallerist>, Seat, &[Command]),
) -> Game<TheGallerist> {
    play_on(open(seats, number), number, inspect)
}

fn play_on(
    mut game: Game<TheGallerist>,
    number: u64,
    mut inspect: impl FnMut(&Game<TheGallerist>, Seat, &[Command]),
) -> Game<TheGallerist> {
    let mut chance = Chance::public(number);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    for _ in 0..20_000 {
        let Some((seat, _)) = TheGallerist::awaiting(game.state()).iter().next() else { return game };
        game.legal_into(seat, &mut legal);
        inspect(&game, seat, &legal);
        let command = *chance.pick(&legal).unwrap();
        game.play_listed(seat, &command, &mut events).unwrap();
    }
    panic!("the game does not end: {:?}", game.state());
}

#[test]
fn random_games_end_and_keep_every_component() {
    for version in TheGallerist::VERSIONS {
        for (seats, number) in (1..=4).flat_map(|seats| (0..6).map(move |number| (seats, number))) {
            let game = open_version(version, seats, number);
            let census = TheGallerist::census(game.state());
            play_on(game, number, |game, seat, legal| {
                assert!(legal.len() > 1, "a decision of {seat} has at least two answers: {:?}", game.state());
                assert_eq!(TheGallerist::census(game.state()), census);
            });
        }
    }
}

/// Returns every possible command, for all decisions.
fn all_commands() -> Vec<Command> {
    let mut all = vec![Command::RevealContracts {}, Command::DeclineContract {}, Command::Finish {}];
    for location in Location::ALL {
        all.extend([Command::ChooseStart { location }, Command::MoveTo { location }]);
    }
    for from in AssistantSource::ALL {
        all.extend([Command::LeaveAssistant { from }, Command::PlaceAssistant { from }]);
        all.extend(ContractSlot::ALL.map(|slot| Command::UseContract { slot, from }));
    }
    for artist in Artist::ALL {
        all.extend([
            Command::DiscoverArtist { artist },
            Command::BuyWork { artist },
            Command::PromoteArtist { artist },
        ]);
        all.extend(ContractSlot::ALL.map(|slot| Command::SellWork { artist, slot }));
        all.extend((0..=9).map(|with_influence| Command::RaiseFame { artist, with_influence }));
    }
    for slot in ContractSlot::ALL {
        all.extend(DisplaySpace::ALL.map(|space| Command::SignContract { space, slot }));
    }
    for column in Column::ALL {
        all.extend(Form::ALL.map(|row| Command::TakeReputationTile { row, column }));
        all.extend(Offer::ALL.map(|offer| Command::MakeOffer { offer, column }));
    }
    for visitor in Visitor::ALL {
        let ticket = visitor;
        all.push(Command::SpendTicket { visitor, lobby: None });
        all.extend((0..8).map(|number| Command::SpendTicket { visitor, lobby: Seat::new(number) }));
        all.push(Command::TakeTicket { ticket, discarding: None });
        all.extend(Visitor::ALL.map(|other| Command::TakeTicket { ticket, discarding: Some(other) }));
        all.extend([
            Command::WelcomeVisitor { visitor },
            Command::SendVisitor { visitor },
            Command::DiscardTicket { ticket },
        ]);
    }
    all.extend((0..=40).map(|with_influence| Command::Pay { with_influence }));
    all.extend((0..=9).map(|count| Command::HireAssistants { count }));
    all.extend([ContractHalf::Influence, ContractHalf::Investment].map(|half| Command::TurnContract { half }));
    all.extend(ReputationSpace::ALL.map(|space| Command::CoverSpace { space }));
    for form in Form::ALL {
        all.extend(
            [RenownedDestination::Gallery, RenownedDestination::Sold].map(|to| Command::TakeRenownedWork { form, to }),
        );
    }
    all
}

#[test]
fn commands_are_accepted_exactly_when_listed() {
    let all = all_commands();
    for (version, seats) in TheGallerist::VERSIONS.flat_map(|version| (1..=4).map(move |seats| (version, seats))) {
        let number = 100 + u64::from(seats);
        play_on(open_version(version, seats, number), number, |game, seat, legal| {
            assert!(legal.iter().all(|command| all.contains(command)), "{legal:?}");
            for command in &all {
                let accepted = game.decide(seat, &[*command]).is_ok();
                assert_eq!(accepted, legal.contains(command), "{command:?} of {seat} in {:?}", game.state());
            }
        });
    }
}

#[test]
fn views_do_not_depend_on_hidden_cards() {
    let shown = |game: &Game<TheGallerist>, state: &super::super::State, viewer| {
        let legal: Vec<Vec<Command>> = game
            .table()
            .seats
            .iter()
            .map(|seat| {
                let mut commands = Vec::new();
                TheGallerist::legal(state, seat, &mut commands);
                commands
            })
            .collect();
        let view = serde_json::to_string(&TheGallerist::view(state, viewer)).unwrap();
        let score = serde_json::to_string(&TheGallerist::score(state, viewer)).unwrap();
        (legal, view, score)
    };
    for seats in 1..=4 {
        let mut step = 0;
        let mut changed = false;
        play(seats, 200 + u64::from(seats), |game, _, _| {
            step += 1;
            let seats = game.table().seats.iter().map(Viewer::Seat);
            for viewer in seats.chain([Viewer::Spectator]) {
                let imagined = TheGallerist::imagine(game.state(), viewer, &mut Chance::public(step));
                changed |= imagined != *game.state();
                assert_eq!(shown(game, game.state(), viewer), shown(game, &imagined, viewer));
            }
        });
        assert!(changed, "imagined states differ from the real one");
    }
}
