//! Version 1 of the rules: what running games of it go on to do, where version 2 does otherwise.

use super::super::command::Command;
use super::super::event::Step;
use super::super::pieces::{Artist, Bonus, Destination, Form, Location, Offer, Spot};
use super::super::state::State;
use super::super::version::RulesVersion;
use super::super::{Decision, Event, Rejection};
use super::builder::*;
use super::scoring::{column, over, scores};
use super::solo::house;

fn first(s: &mut State) {
    s.rules = RulesVersion::First;
}

#[test]
fn the_executive_action_comes_after_moving() {
    let play = craft(2, |s| {
        first(s);
        s.plaza = crowd(2, 0, 0);
        s.player_mut(BLUE).tickets = crowd(2, 0, 0);
    });
    let spend = Command::SpendTicket { visitor: P, lobby: None };
    assert_eq!(play.no(spend), Rejection::WrongDecision { awaited: Decision::Move });
}

#[test]
fn an_executive_action_may_replace_the_location_action() {
    let mut play = craft(2, |s| {
        first(s);
        s.plaza = crowd(0, 1, 0);
        s.player_mut(BLUE).tickets = crowd(0, 1, 0);
        s.player_mut(BLUE).contracts.0 = [0, 1, 2].map(|which| {
            let held = contract(Form::Photo, which);
            Some(super::super::player::Held { assistant: true, ..held })
        });
    });
    let events = play.ok(Command::MoveTo { location: Location::SalesOffice });
    assert!(events.contains(&Event::Moved { seat: BLUE, location: Location::SalesOffice, promised: true }));
    assert!(events.contains(&Event::Finished { seat: BLUE }), "{events:?}");
}

#[test]
fn the_fame_bonus_of_a_discovery_is_also_for_the_new_artist() {
    let new = Artist::RedSculpture;
    let mut play = acting(2, Location::ArtistsColony, |s| {
        first(s);
        for artist in Artist::ALL {
            s.artists[artist].fame = None;
        }
        discover(s, Artist::BluePhoto, 4, 6);
        s.artists[new].bonus = Some(Bonus::Fame);
        s.player_mut(BLUE).influence = 0;
        s.player_mut(BLUE).gallery = crowd(0, 0, 1);
    });
    play.ok(Command::DiscoverArtist { artist: new });
    assert!(play.can(Command::RaiseFame { artist: new, with_influence: 0 }));
}

#[test]
fn a_missing_colour_costs_the_box_office_nothing() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        first(s);
        s.box_office = crowd(0, 3, 3);
        s.intermediate = true;
        s.player_mut(BLUE).hired = 2;
        s.player_mut(BLUE).influence = 0;
        no_executive(s);
    });
    let events = play.ok(Command::HireAssistants { count: 1 });
    assert!(events.contains(&Event::StepSkipped { seat: BLUE, step: Step::Ticket }));
    assert_eq!(play.s().box_office, crowd(0, 3, 3));
}

#[test]
fn a_tile_needs_an_assistant_from_the_start() {
    let play = acting(4, Location::InternationalMarket, |s| {
        first(s);
        s.player_mut(BLUE).lobby = crowd(1, 1, 1);
        s.player_mut(BLUE).desks = 0;
        discover(s, Artist::BluePainting, 3, 3);
        hang(s, BLUE, Artist::BluePainting);
    });
    let tile = Command::TakeReputationTile { row: Form::Painting, column: column(1) };
    assert_eq!(play.no(tile), Rejection::NoAssistant);
    assert_eq!(play.no(Command::MakeOffer { offer: Offer::One, column: column(1) }), Rejection::NoAssistant);
}

#[test]
fn a_renowned_work_follows_the_red_one_of_equally_famous_artists() {
    let play = over(2, |s| {
        first(s);
        discover(s, Artist::BluePhoto, 1, 11);
        discover(s, Artist::RedPhoto, 5, 11);
        s.player_mut(BLUE).renowned = Some((work(Form::Photo, 0), Destination::Gallery));
    });
    assert_eq!(scores(&play)[BLUE].tally.renowned, Some(11));
}

#[test]
fn lacerda_kicked_out_of_the_market_places_at_once() {
    let mut play = craft(1, |s| {
        first(s);
        house(s, Location::InternationalMarket);
        s.player_mut(BLUE).lobby = crowd(1, 0, 0);
    });
    let events = play.ok(Command::MoveTo { location: Location::InternationalMarket });
    assert!(events.iter().any(|event| matches!(event, Event::LacerdaPlaced { spot: Spot::Reputation { .. }, .. })));
}

#[test]
fn the_end_is_triggered_without_a_word_about_the_cause() {
    let mut play = super::rulings_late::stuck(|s| {
        first(s);
        let other = s.player(BLUE).clone();
        s.players[1] = other;
    });
    let to = |location| Command::MoveTo { location };
    play.run(&[to(Location::SalesOffice), to(Location::MediaCenter)]);
    let events = play.run(&[to(Location::ArtistsColony), to(Location::InternationalMarket)]);
    assert!(events.contains(&Event::EndTriggered { cause: None }));
    let told = serde_json::to_value(Event::EndTriggered { cause: None }).unwrap();
    assert_eq!(told, serde_json::json!({ "kind": "end_triggered" }));
}
