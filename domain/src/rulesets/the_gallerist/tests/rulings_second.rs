//! Rulings 36 to 41, and what ruling 18 changes in version 2.

use super::super::command::Command;
use super::super::event::{EndCause, Step};
use super::super::pieces::{Artist, Bonus, Destination, Form, Location, Niche, Occupant, Owner, Piece, Spot};
use super::super::scoring::explain::explain;
use super::super::{Decision, Event, Rejection};
use super::builder::*;
use super::rulings_late::stuck;
use super::scoring::{column, over, scores};
use super::solo::house;
use crate::kernel::Language;

/// Which reputation space gives an assistant.
fn assistant_space() -> Niche {
    let gives = |niche: &Niche| super::super::components::printed().niches[*niche] == Bonus::Assistant;
    Niche::ALL.into_iter().find(gives).unwrap()
}

/// Blue stands at the market without any assistant and may take a tile.
fn without_assistants(change: impl FnOnce(&mut super::super::State)) -> Play {
    acting(4, Location::InternationalMarket, |s| {
        s.player_mut(BLUE).lobby = crowd(1, 1, 1);
        s.player_mut(BLUE).desks = 0;
        s.player_mut(BLUE).influence = 0;
        discover(s, Artist::BluePainting, 3, 3);
        hang(s, BLUE, Artist::BluePainting);
        change(s);
    })
}

#[test]
fn ruling_18_the_assistant_for_a_tile_may_come_from_the_space_it_covers() {
    let tile = Command::TakeReputationTile { row: Form::Painting, column: column(1) };
    let mut play = without_assistants(no_executive);
    let events = play.ok(tile);
    assert!(events.contains(&Event::SpaceCovered { seat: BLUE, niche: assistant_space() }), "no other space will do");
    assert!(events.contains(&Event::AssistantGained { seat: BLUE }));
    play.ok(Command::SendVisitor { visitor: P });
    assert_eq!(play.s().market.upper[Form::Painting][column(1)], Some(Owner::Seat(BLUE)));

    let covered = without_assistants(|s| s.player_mut(BLUE).tiles[assistant_space()] = Some(super::builder::tile(20)));
    assert_eq!(covered.legal(), [Command::Finish {}], "nothing at all");
    assert_eq!(covered.no(tile), Rejection::NoAssistant);
    let none_queued = without_assistants(|s| s.player_mut(BLUE).hired = 8);
    assert_eq!(none_queued.no(tile), Rejection::NoAssistant);
}

#[test]
fn ruling_36_of_equally_famous_artists_the_more_valuable_one_counts_for_a_renowned_work() {
    // At 11 fame an artist who began at 1 is worth 14, one who began at 5 only 11.
    for (blue, red) in [(1, 5), (5, 1)] {
        let play = over(2, |s| {
            discover(s, Artist::BluePhoto, blue, 11);
            discover(s, Artist::RedPhoto, red, 11);
            s.player_mut(BLUE).renowned = Some((work(Form::Photo, 0), Destination::Gallery));
        });
        assert_eq!(scores(&play)[BLUE].tally.renowned, Some(14));
    }
}

#[test]
fn ruling_37_lacerda_kicked_out_of_the_market_discards_at_once_and_places_after_the_turn() {
    for piece in [Piece::Gallerist, Piece::Assistant] {
        let mut play = craft(1, |s| {
            house(s, Location::InternationalMarket);
            s.locations[Location::InternationalMarket] = Some(Occupant { owner: Owner::Lacerda, piece });
            if piece == Piece::Assistant {
                s.lacerda.as_mut().unwrap().at = Some(Location::SalesOffice);
            }
            s.player_mut(BLUE).lobby = crowd(1, 0, 0);
            s.box_office = crowd(5, 4, 3);
        });
        let events = play.ok(Command::MoveTo { location: Location::InternationalMarket });
        let placed = |events: &[Event]| {
            events.iter().position(|event| matches!(event, Event::LacerdaPlaced { spot: Spot::Reputation { .. }, .. }))
        };
        assert!(events.contains(&Event::LacerdaDiscarded { ticket: P }));
        assert_eq!(placed(&events), None, "not before the player has acted");
        let mut events = Vec::new();
        while play.s().round == 1 {
            let command = play.legal()[0];
            events.extend(play.ok(command));
        }
        let finished = events.iter().position(|event| matches!(event, Event::Finished { .. })).unwrap();
        let moved = events.iter().position(|event| matches!(event, Event::LacerdaMoved { .. })).unwrap();
        let placed = placed(&events).unwrap();
        assert!(finished < placed && placed < moved, "{events:?}");
    }
}

#[test]
fn ruling_38_the_last_solo_action_is_a_location_action_alone() {
    let mut play = super::solo::done(Location::SalesOffice, |s| {
        house(s, Location::ArtistsColony);
        s.box_office = crowd(0, 0, 0);
        s.intermediate = true;
        s.player_mut(BLUE).tickets = crowd(2, 0, 0);
        s.plaza = crowd(2, 0, 0);
    });
    play.ok(Command::Finish {});
    let spend = Command::SpendTicket { visitor: P, lobby: None };
    assert_eq!(play.no(spend), Rejection::ExecutiveAlreadyTaken, "not before moving");
    play.ok(Command::MoveTo { location: Location::MediaCenter });
    assert_eq!(play.no(spend), Rejection::ExecutiveAlreadyTaken, "nor after it");
    assert_eq!(play.no(Command::Finish {}), Rejection::MustAct);
}

/// Nobody can do anything.
fn all_stuck(seats: u8, change: impl FnOnce(&mut super::super::State)) -> Play {
    let mut play = stuck(|_| {});
    let stuck = play.blue().clone();
    play = craft(seats, |s| {
        s.artists = play.s().artists;
        for player in &mut s.players {
            *player = stuck.clone();
        }
        change(s);
    });
    play
}

#[test]
fn ruling_39_two_rounds_in_which_nobody_can_take_a_location_action_trigger_the_end_and_are_told() {
    let mut play = all_stuck(2, |_| {});
    let to = |location| Command::MoveTo { location };
    let idle = Event::EndTriggered { cause: Some(EndCause::IdleRounds) };
    let events = play.run(&[to(Location::SalesOffice), to(Location::MediaCenter)]);
    assert!(!events.contains(&idle), "what could be done where they were may be done next");
    let events = play.run(&[to(Location::ArtistsColony), to(Location::InternationalMarket)]);
    assert!(events.contains(&idle) && events.contains(&Event::LastRoundBegan {}));
    let tally = &scores(&play)[BLUE].tally;
    assert_eq!(tally.ended_by, Some(EndCause::IdleRounds));
    for (language, told) in [(Language::En, "two whole rounds"), (Language::Fr, "deux tours de table entiers")] {
        let lines = explain(tally, language);
        let end = lines.iter().find(|line| line.key == "end").unwrap();
        assert!(end.points == 0 && end.explanation.contains(told), "{}", end.explanation);
    }
}

#[test]
fn ruling_39_an_executive_action_does_not_keep_a_round_from_being_idle() {
    let mut play = all_stuck(2, |s| {
        for player in &mut s.players {
            player.tickets = crowd(4, 0, 0);
            player.desks = 0;
        }
        s.plaza = crowd(4, 0, 0);
    });
    let mut events = Vec::new();
    while !play.s().ending {
        assert!(play.s().round <= 2, "{:?}", play.s());
        let legal = play.legal();
        let spend = legal.iter().find(|command| matches!(command, Command::SpendTicket { .. }));
        events.extend(play.ok(*spend.unwrap_or(&legal[0])));
    }
    assert!(events.iter().any(|event| matches!(event, Event::TicketSpent { .. })));
    assert!(events.contains(&Event::EndTriggered { cause: Some(EndCause::IdleRounds) }));
}

#[test]
fn ruling_39_a_round_is_not_idle_if_a_location_action_is_open_to_a_kicked_out_seat() {
    let mut play = all_stuck(2, |s| {
        stand(s, seat(1), Location::MediaCenter);
        s.player_mut(seat(1)).money = 3;
        s.player_mut(seat(1)).influence = 5;
    });
    let events = play.ok(Command::MoveTo { location: Location::MediaCenter });
    assert!(events.contains(&Event::KickedOutTurnBegan { seat: seat(1), can_act: true }));
    assert_eq!(play.awaited(), Some((seat(1), Decision::KickedOut)));
    assert!(play.s().location_actions.broken);
    play.ok(Command::Finish {});
}

#[test]
fn ruling_39_does_not_count_in_the_solo_game() {
    let mut play = all_stuck(1, |_| {});
    for _ in 0..12 {
        let command = play.legal()[0];
        let events = play.ok(command);
        assert!(!events.iter().any(|event| matches!(event, Event::EndTriggered { .. })));
    }
}

#[test]
fn ruling_40_the_start_tile_on_the_third_place_counts_nowhere() {
    let play = over(2, |s| {
        let player = s.player_mut(BLUE);
        player.start_tile = Some(tile(11));
        player.tiles.0[0] = Some(tile(7));
    });
    let tally = &scores(&play)[BLUE].tally;
    assert_eq!(tally.tiles.len(), 1, "it earns nothing itself");
    assert_eq!(tally.tiles[0].count, 1, "and is no own tile for another");
}

#[test]
fn ruling_41_a_fame_bonus_that_changes_nothing_is_not_asked_for() {
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
            s.player_mut(BLUE).gallery = crowd(1, 1, collectors);
        });
        let events = play.ok(Command::DiscoverArtist { artist: new });
        (play.decision(), events.contains(&Event::StepSkipped { seat: BLUE, step: Step::Fame }))
    };
    assert_ne!(discovering(0, 0).0, Some(Decision::RaiseFame));
    assert!(discovering(0, 0).1);
    assert_eq!(discovering(0, 1), (Some(Decision::RaiseFame), false));
    assert_eq!(discovering(5, 0), (Some(Decision::RaiseFame), false), "Influence could add to it");
}
