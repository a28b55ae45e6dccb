//! Version 1 of the rules, where version 2 differs; games that began with it continue with it.

use super::super::command::Command;
use super::super::event::SkippedStep;
use super::super::pieces::{Artist, Bonus, Form, Location, MarketSpace, Offer, RenownedDestination};
use super::super::state::State;
use super::super::version::RulesVersion;
use super::super::{Decision, Event, Rejection};
use super::builder::*;
use super::scoring::{column, over, scores};
use super::solo::place_lacerda;

fn use_version_1(s: &mut State) {
    s.rules = RulesVersion::First;
}

#[test]
fn the_executive_action_comes_after_moving() {
    let play = awaiting_move(2, |s| {
        use_version_1(s);
        s.plaza = counts(2, 0, 0);
        s.player_mut(BLUE).tickets = counts(2, 0, 0);
    });
    let spend = Command::SpendTicket { visitor: P, lobby: None };
    assert_eq!(play.rejected(spend), Rejection::WrongDecision { awaited: Decision::Move });
}

#[test]
fn an_executive_action_may_replace_the_location_action() {
    let mut play = awaiting_move(2, |s| {
        use_version_1(s);
        s.plaza = counts(0, 1, 0);
        s.player_mut(BLUE).tickets = counts(0, 1, 0);
        s.player_mut(BLUE).contracts.0 = [0, 1, 2].map(|which| {
            let held = contract(Form::Photo, which);
            Some(super::super::player::HeldContract { assistant: true, ..held })
        });
    });
    let events = play.accept(Command::MoveTo { location: Location::SalesOffice });
    assert!(events.contains(&Event::Moved { seat: BLUE, location: Location::SalesOffice, promised: true }));
    assert!(events.contains(&Event::Finished { seat: BLUE }), "{events:?}");
}

#[test]
fn the_fame_bonus_includes_the_new_artist() {
    let new = Artist::RedSculpture;
    let mut play = acting(2, Location::ArtistsColony, |s| {
        use_version_1(s);
        for artist in Artist::ALL {
            s.artists[artist].fame = None;
        }
        discover(s, Artist::BluePhoto, 4, 6);
        s.artists[new].bonus = Some(Bonus::Fame);
        s.player_mut(BLUE).influence = 0;
        s.player_mut(BLUE).gallery = counts(0, 0, 1);
    });
    play.accept(Command::DiscoverArtist { artist: new });
    assert!(play.can(Command::RaiseFame { artist: new, with_influence: 0 }));
}

#[test]
fn a_missing_colour_discards_no_ticket() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        use_version_1(s);
        s.box_office = counts(0, 3, 3);
        s.intermediate = true;
        s.player_mut(BLUE).hired = 2;
        s.player_mut(BLUE).influence = 0;
        no_executive(s);
    });
    let events = play.accept(Command::HireAssistants { count: 1 });
    assert!(events.contains(&Event::StepSkipped { seat: BLUE, step: SkippedStep::Ticket }));
    assert_eq!(play.s().box_office, counts(0, 3, 3));
}

#[test]
fn a_tile_needs_an_assistant_in_advance() {
    let play = acting(4, Location::InternationalMarket, |s| {
        use_version_1(s);
        s.player_mut(BLUE).lobby = counts(1, 1, 1);
        s.player_mut(BLUE).desks = 0;
        discover(s, Artist::BluePainting, 3, 3);
        hang(s, BLUE, Artist::BluePainting);
    });
    let tile = Command::TakeReputationTile { row: Form::Painting, column: column(1) };
    assert_eq!(play.rejected(tile), Rejection::NoAssistant);
    assert_eq!(play.rejected(Command::MakeOffer { offer: Offer::One, column: column(1) }), Rejection::NoAssistant);
}

#[test]
fn equal_fame_uses_the_red_artist() {
    let play = over(2, |s| {
        use_version_1(s);
        discover(s, Artist::BluePhoto, 1, 11);
        discover(s, Artist::RedPhoto, 5, 11);
        s.player_mut(BLUE).renowned = Some((work(Form::Photo, 0), RenownedDestination::Gallery));
    });
    assert_eq!(scores(&play)[BLUE].tally.renowned, Some(11));
}

#[test]
fn lacerda_kicked_out_of_the_market_places_at_once() {
    let mut play = awaiting_move(1, |s| {
        use_version_1(s);
        place_lacerda(s, Location::InternationalMarket);
        s.player_mut(BLUE).lobby = counts(1, 0, 0);
    });
    let events = play.accept(Command::MoveTo { location: Location::InternationalMarket });
    assert!(
        events.iter().any(|event| matches!(event, Event::LacerdaPlaced { space: MarketSpace::Reputation { .. }, .. }))
    );
}

#[test]
fn the_end_event_has_no_cause() {
    let mut play = super::rulings_late::stuck(|s| {
        use_version_1(s);
        let other = s.player(BLUE).clone();
        s.players[1] = other;
    });
    let to = |location| Command::MoveTo { location };
    play.accept_all(&[to(Location::SalesOffice), to(Location::MediaCenter)]);
    let events = play.accept_all(&[to(Location::ArtistsColony), to(Location::InternationalMarket)]);
    assert!(events.contains(&Event::EndTriggered { cause: None }));
    let event = serde_json::to_value(Event::EndTriggered { cause: None }).unwrap();
    assert_eq!(event, serde_json::json!({ "kind": "end_triggered" }));
}
