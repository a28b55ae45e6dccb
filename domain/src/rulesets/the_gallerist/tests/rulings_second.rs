//! Rulings 36 to 41, and ruling 18 as changed in version 2.

use super::super::command::Command;
use super::super::event::{EndCause, SkippedStep};
use super::super::pieces::{
    Artist, Bonus, Form, Location, MarketSpace, Occupant, Owner, PieceKind, RenownedDestination, ReputationSpace,
};
use super::super::{Decision, Event, Rejection, TheGallerist};
use super::builder::*;
use super::rulings_late::stuck;
use super::scoring::{column, over, scores};
use super::solo::place_lacerda;
use crate::kernel::{Language, Ruleset};

/// Returns the reputation space whose bonus is an assistant.
fn assistant_space() -> ReputationSpace {
    let gives =
        |space: &ReputationSpace| super::super::components::printed().reputation_spaces[*space] == Bonus::Assistant;
    ReputationSpace::ALL.into_iter().find(gives).unwrap()
}

/// Returns a game in which Blue acts at the market without any assistant and may take a tile.
fn without_assistants(change: impl FnOnce(&mut super::super::State)) -> TestGame {
    acting(4, Location::InternationalMarket, |s| {
        s.player_mut(BLUE).lobby = counts(1, 1, 1);
        s.player_mut(BLUE).desks = 0;
        s.player_mut(BLUE).influence = 0;
        discover(s, Artist::BluePainting, 3, 3);
        hang(s, BLUE, Artist::BluePainting);
        change(s);
    })
}

#[test]
fn ruling_18_a_covered_space_may_bring_the_assistant() {
    let tile = Command::TakeReputationTile { row: Form::Painting, column: column(1) };
    let mut play = without_assistants(no_executive);
    let events = play.accept(tile);
    assert!(
        events.contains(&Event::SpaceCovered { seat: BLUE, space: assistant_space() }),
        "only this space brings an assistant"
    );
    assert!(events.contains(&Event::AssistantGained { seat: BLUE }));
    play.accept(Command::SendVisitor { visitor: P });
    assert_eq!(play.s().market.upper[Form::Painting][column(1)], Some(Owner::Seat(BLUE)));

    let covered = without_assistants(|s| s.player_mut(BLUE).tiles[assistant_space()] = Some(super::builder::tile(20)));
    assert_eq!(covered.legal(), [Command::Finish {}], "no action is legal");
    assert_eq!(covered.rejected(tile), Rejection::NoAssistant);
    let none_queued = without_assistants(|s| s.player_mut(BLUE).hired = 8);
    assert_eq!(none_queued.rejected(tile), Rejection::NoAssistant);
}

#[test]
fn ruling_36_equal_fame_uses_the_more_valuable_artist() {
    // At fame 11 a work is worth 14 with initial fame 1, and 11 with initial fame 5.
    for (blue, red) in [(1, 5), (5, 1)] {
        let play = over(2, |s| {
            discover(s, Artist::BluePhoto, blue, 11);
            discover(s, Artist::RedPhoto, red, 11);
            s.player_mut(BLUE).renowned = Some((work(Form::Photo, 0), RenownedDestination::Gallery));
        });
        assert_eq!(scores(&play)[BLUE].tally.renowned, Some(14));
    }
}

#[test]
fn ruling_37_lacerda_places_after_the_turn() {
    for piece in [PieceKind::Gallerist, PieceKind::Assistant] {
        let mut play = awaiting_move(1, |s| {
            place_lacerda(s, Location::InternationalMarket);
            s.locations[Location::InternationalMarket] = Some(Occupant { owner: Owner::Lacerda, piece });
            if piece == PieceKind::Assistant {
                s.lacerda.as_mut().unwrap().at = Some(Location::SalesOffice);
            }
            s.player_mut(BLUE).lobby = counts(1, 0, 0);
            s.box_office = counts(5, 4, 3);
        });
        let events = play.accept(Command::MoveTo { location: Location::InternationalMarket });
        let placed = |events: &[Event]| {
            events
                .iter()
                .position(|event| matches!(event, Event::LacerdaPlaced { space: MarketSpace::Reputation { .. }, .. }))
        };
        assert!(events.contains(&Event::LacerdaDiscarded { ticket: P }));
        assert_eq!(placed(&events), None, "not before the player has acted");
        let mut events = Vec::new();
        while play.s().round == 1 {
            let command = play.legal()[0];
            events.extend(play.accept(command));
        }
        let finished = events.iter().position(|event| matches!(event, Event::Finished { .. })).unwrap();
        let moved = events.iter().position(|event| matches!(event, Event::LacerdaMoved { .. })).unwrap();
        let placed = placed(&events).unwrap();
        assert!(finished < placed && placed < moved, "{events:?}");
    }
}

#[test]
fn ruling_38_the_last_solo_turn_has_no_executive_action() {
    let mut play = super::solo::done(Location::SalesOffice, |s| {
        place_lacerda(s, Location::ArtistsColony);
        s.box_office = counts(0, 0, 0);
        s.intermediate = true;
        s.player_mut(BLUE).tickets = counts(2, 0, 0);
        s.plaza = counts(2, 0, 0);
    });
    play.accept(Command::Finish {});
    let spend = Command::SpendTicket { visitor: P, lobby: None };
    assert_eq!(play.rejected(spend), Rejection::ExecutiveAlreadyTaken, "not before moving");
    play.accept(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!(play.rejected(spend), Rejection::ExecutiveAlreadyTaken, "nor after it");
    assert_eq!(play.rejected(Command::Finish {}), Rejection::MustAct);
}

/// Returns a game in which no seat has a location action.
fn all_stuck(seats: u8, change: impl FnOnce(&mut super::super::State)) -> TestGame {
    let mut play = stuck(|_| {});
    let stuck = play.blue().clone();
    play = awaiting_move(seats, |s| {
        s.artists = play.s().artists;
        for player in &mut s.players {
            *player = stuck.clone();
        }
        change(s);
    });
    play
}

#[test]
fn ruling_39_two_idle_rounds_trigger_the_end() {
    let mut play = all_stuck(2, |_| {});
    let to = |location| Command::MoveTo { location };
    let idle = Event::EndTriggered { cause: Some(EndCause::IdleRounds) };
    let events = play.accept_all(&[to(Location::SalesOffice), to(Location::MediaCenter)]);
    assert!(!events.contains(&idle), "one idle round is not enough");
    let events = play.accept_all(&[to(Location::ArtistsColony), to(Location::InternationalMarket)]);
    assert!(events.contains(&idle) && events.contains(&Event::LastRoundBegan {}));
    let tally = &scores(&play)[BLUE].tally;
    assert_eq!(tally.ended_by, Some(EndCause::IdleRounds));
    for (language, text) in [(Language::En, "Two whole rounds"), (Language::Fr, "deux tours de table entiers")] {
        let lines = TheGallerist::explain(tally, language);
        let end = lines.iter().find(|line| line.key == "end").unwrap();
        assert!(end.points == 0 && end.explanation.contains(text), "{}", end.explanation);
    }
}

#[test]
fn ruling_39_an_executive_action_leaves_a_round_idle() {
    let mut play = all_stuck(2, |s| {
        for player in &mut s.players {
            player.tickets = counts(4, 0, 0);
            player.desks = 0;
        }
        s.plaza = counts(4, 0, 0);
    });
    let mut events = Vec::new();
    while !play.s().ending {
        assert!(play.s().round <= 2, "{:?}", play.s());
        let legal = play.legal();
        let spend = legal.iter().find(|command| matches!(command, Command::SpendTicket { .. }));
        events.extend(play.accept(*spend.unwrap_or(&legal[0])));
    }
    assert!(events.iter().any(|event| matches!(event, Event::TicketSpent { .. })));
    assert!(events.contains(&Event::EndTriggered { cause: Some(EndCause::IdleRounds) }));
}

#[test]
fn ruling_39_a_possible_kicked_out_action_ends_idleness() {
    let mut play = all_stuck(2, |s| {
        stand(s, seat(1), Location::MediaCenter);
        s.player_mut(seat(1)).money = 3;
        s.player_mut(seat(1)).influence = 5;
    });
    let events = play.accept(Command::MoveTo { location: Location::MediaCenter });
    assert!(events.contains(&Event::KickedOutTurnBegan { seat: seat(1), can_act: true }));
    assert_eq!(play.awaited(), Some((seat(1), Decision::KickedOut)));
    assert!(play.s().location_actions.broken);
    play.accept(Command::Finish {});
}

#[test]
fn ruling_39_does_not_apply_to_the_solo_game() {
    let mut play = all_stuck(1, |_| {});
    for _ in 0..12 {
        let command = play.legal()[0];
        let events = play.accept(command);
        assert!(!events.iter().any(|event| matches!(event, Event::EndTriggered { .. })));
    }
}

#[test]
fn ruling_40_the_start_tile_on_its_art_slot_does_not_score() {
    let play = over(2, |s| {
        let player = s.player_mut(BLUE);
        player.start_tile = Some(tile(11));
        player.tiles.0[0] = Some(tile(7));
    });
    let tally = &scores(&play)[BLUE].tally;
    assert_eq!(tally.tiles.len(), 1, "it earns nothing itself");
    assert_eq!(tally.tiles[0].count, 1, "it does not count for another tile");
}

#[test]
fn ruling_41_a_fame_bonus_without_effect_is_skipped() {
    let discovering = |influence: u8, collectors: u8| {
        let new = Artist::RedSculpture;
        let mut play = acting(2, Location::ArtistsColony, |s| {
            for artist in Artist::ALL {
                s.artists[artist].fame = None;
            }
            discover(s, Artist::BluePhoto, 4, 6);
            discover(s, Artist::RedPhoto, 5, 7);
            s.artists[new].bonus = Some(Bonus::Fame);
            s.player_mut(BLUE).influence = influence;
            s.player_mut(BLUE).gallery = counts(1, 1, collectors);
        });
        let events = play.accept(Command::DiscoverArtist { artist: new });
        (play.decision(), events.contains(&Event::StepSkipped { seat: BLUE, step: SkippedStep::Fame }))
    };
    assert_ne!(discovering(0, 0).0, Some(Decision::RaiseFame));
    assert!(discovering(0, 0).1);
    assert_eq!(discovering(0, 1), (Some(Decision::RaiseFame), false));
    assert_eq!(discovering(5, 0), (Some(Decision::RaiseFame), false), "Influence could add to it");
}
