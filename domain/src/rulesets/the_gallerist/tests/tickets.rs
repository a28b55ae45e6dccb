//! Facts 42 to 45: tickets, intermediate scoring and the end.

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::event::EndCause;
use super::super::pieces::{Artist, Location, VisitorSet};
use super::super::state::Stage;
use super::super::{Decision, Event, Rejection};
use super::builder::*;

const TWO: Task = Task::Tickets { first: VisitorSet::ALL, second: VisitorSet::ALL };

fn taking(
    box_office: super::super::pieces::VisitorCounts,
    discards: super::super::pieces::VisitorCounts,
    task: Task,
) -> TestGame {
    acting(2, Location::MediaCenter, |s| {
        s.box_office = box_office;
        s.discards = discards;
        s.intermediate = true;
        s.acted = true;
        no_executive(s);
        s.agenda.push(task);
    })
}

fn take(ticket: super::super::pieces::Visitor, discarding: Option<super::super::pieces::Visitor>) -> Command {
    Command::TakeTicket { ticket, discarding }
}

#[test]
fn fact_42_a_missing_colour_is_taken_in_exchange() {
    let mut play = taking(counts(0, 2, 0), counts(0, 0, 3), TWO);
    assert_eq!(play.rejected(take(W, None)), Rejection::WrongExchange { ticket: W });
    assert_eq!(play.rejected(take(W, Some(P))), Rejection::WrongExchange { ticket: P });
    play.accept(take(B, None));
    assert_eq!(play.blue().tickets, counts(0, 1, 1), "white is the only other colour left");
    assert_eq!((play.s().box_office, play.s().discards), (counts(0, 0, 0), counts(0, 1, 2)));
}

#[test]
fn fact_43_two_tickets_have_different_colours() {
    let mut play = taking(counts(0, 0, 0), counts(2, 1, 1), TWO);
    play.accept(take(P, None));
    assert_eq!(play.rejected(take(P, None)), Rejection::WrongTicket { ticket: P });
    play.accept(take(B, None));
    assert_eq!(play.s().discards, counts(1, 0, 1));
}

#[test]
fn the_player_chooses_the_exchanged_ticket() {
    let one = Task::Tickets { first: VisitorSet::only(W), second: VisitorSet::NONE };
    let mut play = taking(counts(3, 2, 0), counts(0, 0, 1), one);
    assert_eq!(play.legal(), [take(W, Some(P)), take(W, Some(B))]);
    play.accept(take(W, Some(B)));
    assert_eq!(play.s().box_office, counts(3, 1, 0));
}

#[test]
fn fact_44_intermediate_scoring_happens_once() {
    let mut play = acting(2, Location::MediaCenter, |s| {
        s.box_office = counts(1, 1, 5);
        s.player_mut(BLUE).influence = 0;
        s.player_mut(BLUE).hired = 1;
        s.player_mut(BLUE).gallery = counts(1, 1, 1);
        s.player_mut(seat(1)).gallery = counts(2, 0, 0);
        no_executive(s);
    });
    let events = play.accept(Command::HireAssistants { count: 2 });
    let scored: Vec<_> = events.iter().filter(|event| matches!(event, Event::IntermediateScored { .. })).collect();
    assert_eq!(scored.len(), 1, "though two colours ran out");
    assert_eq!(play.s().box_office, counts(0, 0, 5));
    assert_eq!((play.blue().influence, play.blue().money), (3, 10 - 4 + 3));
    assert_eq!((play.player(1).influence, play.player(1).money), (14, 10));
    assert!(play.s().intermediate);
}

/// Returns a game of three players in which the second one may finish its turn, with these end conditions met.
fn near_the_end(sold_out: bool, celebrities: usize, empty_bag: bool) -> TestGame {
    acting(3, Location::MediaCenter, |s| {
        s.turn = seat(1);
        s.actor = seat(1);
        s.locations[Location::MediaCenter] = None;
        stand(s, seat(1), Location::MediaCenter);
        s.intermediate = true;
        s.acted = true;
        if sold_out {
            s.box_office = counts(0, 0, 0);
        }
        for artist in [Artist::RedDigital, Artist::RedPhoto].into_iter().take(celebrities) {
            discover(s, artist, 5, 19);
        }
        if empty_bag {
            s.bag = counts(0, 0, 0);
        }
        s.player_mut(seat(1)).tickets = counts(1, 0, 0);
        s.plaza = counts(1, 0, 0);
    })
}

#[test]
fn fact_45_two_conditions_trigger_the_last_round() {
    for (conditions, ends) in
        [((true, 2, false), true), ((true, 0, true), true), ((false, 2, true), true), ((true, 1, false), false)]
    {
        let mut play = near_the_end(conditions.0, conditions.1, conditions.2);
        let events = play.accept(Command::Finish {});
        assert_eq!(events.contains(&Event::EndTriggered { cause: Some(EndCause::Conditions) }), ends, "{conditions:?}");
    }
    let mut play = near_the_end(true, 2, true);
    play.accept(Command::Finish {});
    assert!(play.s().ending && !play.s().last_round);
    assert_eq!(play.s().turn, seat(2), "the round goes on");
    let mut turns = Vec::new();
    let mut kicked = 0;
    while play.s().stage != Stage::Over {
        if play.decision() == Some(Decision::Move) && play.s().last_round && turns.last() != Some(&play.s().turn) {
            turns.push(play.s().turn);
        }
        // Each seat moves to an occupied location if it can.
        let legal = play.legal();
        let onto = legal
            .iter()
            .find(|command| matches!(command, Command::MoveTo { location } if play.s().locations[*location].is_some()));
        let command = *onto.unwrap_or(&legal[0]);
        let last = play.s().last_round;
        let events = play.accept(command);
        if last {
            kicked += events.iter().filter(|event| matches!(event, Event::SentHome { .. })).count();
            assert!(!events.iter().any(|event| matches!(event, Event::KickedOutTurnBegan { .. })));
        }
    }
    assert_eq!(turns, [seat(0), seat(1), seat(2)]);
    assert!(kicked > 0);
}
