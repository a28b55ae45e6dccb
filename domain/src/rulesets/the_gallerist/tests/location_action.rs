//! Ruling 19: a turn holds exactly one location action, and an executive action never replaces it.

use std::collections::HashSet;

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{Artist, Contract, Form, Location, Offer, Post, Space};
use super::super::player::Held;
use super::super::rules::movement;
use super::super::state::{Stage, State};
use super::super::version::RulesVersion;
use super::super::{Decision, Rejection, TheGallerist};
use super::builder::*;
use super::rulings_late::stuck;
use super::scoring::column;
use crate::kernel::bots::{Budget, Level};
use crate::kernel::samples::seed;
use crate::kernel::{Chance, Game, Ruleset, Seat, Seats, Table};

fn to(location: Location) -> Command {
    Command::MoveTo { location }
}

/// A contract for digital works that has been used.
fn used(which: u8) -> Option<Held> {
    Some(Held { assistant: true, ..contract(Form::Digital, which) })
}

#[test]
fn who_moves_must_be_able_to_act_there() {
    // Nothing in the plaza helps at the sales office, and the ticket is of no use anywhere else.
    let play = stuck(|s| {
        s.player_mut(BLUE).money = 6;
        s.player_mut(BLUE).tickets = crowd(1, 0, 0);
        s.player_mut(seat(1)).lobby = crowd(1, 0, 0);
    });
    for location in [Location::SalesOffice, Location::InternationalMarket] {
        assert_eq!(play.no(to(location)), Rejection::NothingToDoThere { location });
    }
    assert!(play.can(to(Location::ArtistsColony)) && play.can(to(Location::MediaCenter)));
}

#[test]
fn two_tickets_of_a_colour_bring_a_visitor_from_another_lobby_to_the_own() {
    let mut play = stuck(|s| {
        s.player_mut(BLUE).money = 1;
        s.player_mut(BLUE).desks = 4;
        s.player_mut(BLUE).tickets = crowd(2, 0, 0);
        s.player_mut(seat(1)).lobby = crowd(1, 0, 0);
    });
    assert_eq!(play.no(to(Location::SalesOffice)), Rejection::NothingToDoThere { location: Location::SalesOffice });
    let mut early = Play { game: play.game.clone() };
    let events = play.ok(to(Location::InternationalMarket));
    assert!(events.contains(&Event::TicketSpent { seat: BLUE, visitor: P, lobby: Some(seat(1)) }));
    assert!(events.contains(&Event::TicketSpent { seat: BLUE, visitor: P, lobby: None }), "both without asking");
    assert_eq!(play.blue().lobby, crowd(1, 0, 0));
    // Begun before moving, it has to be brought to its end there.
    let events = early.ok(Command::SpendTicket { visitor: P, lobby: Some(seat(1)) });
    assert!(events.contains(&Event::TicketSpent { seat: BLUE, visitor: P, lobby: None }), "{events:?}");
}

#[test]
fn a_ticket_that_would_close_the_market_is_not_spent_before_acting_there() {
    let ready = |lobby| {
        acting(4, Location::InternationalMarket, |s| {
            s.player_mut(BLUE).lobby = lobby;
            s.player_mut(BLUE).tickets = crowd(1, 0, 0);
            s.player_mut(BLUE).influence = 0;
        })
    };
    let spend = Command::SpendTicket { visitor: P, lobby: Some(BLUE) };
    let mut play = ready(crowd(1, 0, 0));
    assert_eq!(play.no(spend), Rejection::LeavesNoAction);
    assert!(!play.can(spend));
    play.run(&[Command::MakeOffer { offer: Offer::Three, column: column(1) }, Command::Pay { with_influence: 0 }]);
    assert!(play.can(spend), "after the location action it may be");
    assert!(ready(crowd(2, 0, 0)).can(spend), "another visitor keeps the market open");
}

#[test]
fn the_last_assistant_is_not_put_on_a_contract_before_acting_at_the_market() {
    let ready = |which| {
        acting(4, Location::InternationalMarket, |s| {
            s.player_mut(BLUE).lobby = crowd(1, 0, 0);
            s.player_mut(BLUE).desks = 1;
            s.player_mut(BLUE).contracts[slot(0)] = Some(contract(Form::Photo, which));
        })
    };
    let use_it = Command::UseContract { slot: slot(0), from: Post::Desk };
    assert_eq!(ready(4).no(use_it), Rejection::LeavesNoAction);
    assert!(ready(1).can(use_it), "the bonus of this one is an assistant");
}

#[test]
fn money_from_a_contract_may_make_an_action_possible() {
    let mut play = stuck(|s| {
        s.player_mut(BLUE).gallery = crowd(0, 3, 0);
        s.player_mut(BLUE).contracts[slot(0)] = Some(contract(Form::Photo, 4));
    });
    assert!(!play.can(to(Location::SalesOffice)) && !play.can(to(Location::InternationalMarket)));
    let events = play.ok(to(Location::MediaCenter));
    assert!(events.contains(&Event::Moved { seat: BLUE, location: Location::MediaCenter, promised: true }));
    assert!(events.contains(&Event::MoneyGained { seat: BLUE, amount: 6 }), "there is nothing else to do: {events:?}");
    assert_eq!(play.no(Command::Finish {}), Rejection::MustAct);
    assert!(play.can(Command::HireAssistants { count: 1 }));
}

/// Blue stands in the sales office with one slot left, no works, and a contract whose bonus is a contract.
fn last_slot(change: impl FnOnce(&mut State)) -> Play {
    acting(2, Location::SalesOffice, |s| {
        s.player_mut(BLUE).contracts.0 = [Some(contract(Form::Photo, 0)), used(1), None];
        // Only the last of them is for paintings.
        for (pile, number) in s.contracts.display.0.iter_mut().zip([2, 3, 4, 16]) {
            pile.clear();
            pile.push(Contract::new(number).unwrap());
        }
        change(s);
    })
}

#[test]
fn the_last_slot_is_not_filled_before_acting_in_the_sales_office() {
    let use_it = Command::UseContract { slot: slot(0), from: Post::Desk };
    let mut play = last_slot(|_| {});
    let events = play.ok(use_it);
    assert!(events.contains(&Event::ContractDeclined { seat: BLUE }), "nothing else keeps the slot: {events:?}");
    assert_eq!((play.decision(), play.blue().contracts[slot(2)]), (Some(Decision::Act), None));
}

#[test]
fn the_last_slot_may_be_filled_with_what_allows_a_sale() {
    let use_it = Command::UseContract { slot: slot(0), from: Post::Desk };
    let sign = |space| Command::SignContract { space: Space::new(space).unwrap(), slot: slot(2) };
    let mut play = last_slot(|s| {
        discover(s, Artist::BluePainting, 3, 3);
        hang(s, BLUE, Artist::BluePainting);
    });
    play.ok(use_it);
    assert_eq!(play.legal(), [sign(3), Command::RevealContracts {}]);
    assert_eq!(play.no(sign(0)), Rejection::LeavesNoAction);
    let mut revealed = Play { game: play.game.clone() };
    play.ok(sign(3));
    assert!(!play.s().acted);
    revealed.ok(Command::RevealContracts {});
    assert!(matches!(revealed.s().agenda.last(), Some(Task::Sign { revealed: true })));
    assert!(revealed.can(Command::DeclineContract {}), "whatever was drawn, none has to be signed");
}

#[test]
fn who_can_do_something_only_by_leaving_an_assistant_behind_does_so() {
    let play = stuck(|s| {
        stand(s, BLUE, Location::SalesOffice);
        s.player_mut(BLUE).money = 3;
        s.player_mut(BLUE).desks = 4;
    });
    let only = Command::LeaveAssistant { from: Post::Desk };
    assert_eq!(play.legal(), [only]);
    assert_eq!(
        play.no(to(Location::MediaCenter)),
        Rejection::NothingToDoThere { location: Location::MediaCenter },
        "all desks are taken"
    );
}

#[test]
fn the_assistant_left_behind_is_one_whose_leaving_opens_an_action() {
    let play = stuck(|s| {
        stand(s, BLUE, Location::SalesOffice);
        leave(s, BLUE, Location::ArtistsColony);
        s.player_mut(BLUE).money = 3;
        s.player_mut(BLUE).desks = 4;
    });
    assert_eq!(play.legal(), [Command::LeaveAssistant { from: Post::Desk }]);
    let other = Command::LeaveAssistant { from: Post::ArtistsColony };
    assert_eq!(play.no(other), Rejection::LeavesNoAction, "all desks stay taken");
}

#[test]
fn any_assistant_may_be_left_behind_where_nothing_opens_an_action_or_one_is_open() {
    for money in [0, 6] {
        let play = stuck(|s| {
            stand(s, BLUE, Location::SalesOffice);
            leave(s, BLUE, Location::ArtistsColony);
            s.player_mut(BLUE).money = money;
            s.player_mut(BLUE).desks = 1;
        });
        for from in [Post::Desk, Post::ArtistsColony] {
            assert!(play.can(Command::LeaveAssistant { from }), "{money} {from:?}");
        }
    }
}

#[test]
fn an_own_assistant_at_the_media_center_takes_a_desk_and_not_the_last_one_in_the_queue() {
    let ready = |desks| {
        stuck(|s| {
            leave(s, BLUE, Location::MediaCenter);
            let player = s.player_mut(BLUE);
            player.money = 9;
            player.desks = desks;
            player.hired += player.queued() - 1;
        })
    };
    let media = to(Location::MediaCenter);
    let events = ready(1).ok(media);
    let hired = |event: &Event| matches!(event, Event::AssistantsHired { seat: BLUE, count: 1, .. });
    assert!(events.iter().any(hired), "there is nothing else to do: {events:?}");
    assert_eq!(ready(3).no(media), Rejection::NothingToDoThere { location: Location::MediaCenter });
}

#[test]
fn without_any_action_the_executive_one_stays_possible() {
    let mut play = stuck(|s| {
        s.player_mut(BLUE).desks = 0;
        s.player_mut(BLUE).tickets = crowd(2, 0, 0);
        s.plaza = crowd(2, 0, 0);
        s.market.lower.0.iter_mut().for_each(|row| row.0 = [Some(super::super::pieces::Owner::Seat(seat(1))); 3]);
    });
    let spend = Command::SpendTicket { visitor: P, lobby: None };
    assert!(play.can(spend) && play.can(to(Location::SalesOffice)));
    play.ok(to(Location::SalesOffice));
    assert!(play.can(spend) && play.can(Command::Finish {}));
}

/// The game with the seat gone to a location, whether or not the rules see anything to do there.
fn gone(game: &Game<TheGallerist>, who: Seat, location: Location) -> Game<TheGallerist> {
    let mut gone = game.clone();
    gone.fold(movement::displacement(game.state(), who, location).iter());
    gone.fold([&Event::Moved { seat: who, location, promised: true }]);
    gone
}

/// Whether any way through the turn of this seat leads to a location action: searched with the rules of version 1, which
/// leave every executive action free, at every location, and never by a draw.
fn could_act(game: &Game<TheGallerist>, who: Seat, known: &mut HashSet<String>) -> bool {
    let s = game.state();
    if s.turn != who || s.kicked || !known.insert(serde_json::to_string(s).unwrap()) {
        return false;
    }
    if s.stage == Stage::Move && s.agenda.is_empty() {
        let mut others = Location::ALL.into_iter().filter(|location| s.gallerist(who) != Some(*location));
        if others.any(|location| could_act(&gone(game, who, location), who, known)) {
            return true;
        }
    }
    let drawn = matches!(s.agenda.last(), Some(Task::Sign { revealed: true }));
    game.legal(who).into_iter().any(|command| {
        let moves = matches!(command, Command::MoveTo { .. });
        if moves || command == (Command::Finish {}) || (drawn && command != (Command::DeclineContract {})) {
            return false;
        }
        let decided = game.decide(who, &[command]).unwrap();
        let mut turn = decided.events.iter().take_while(|event| !matches!(event, Event::Finished { .. }));
        if turn.any(|event| matches!(event, Event::ActionTaken { .. })) {
            return true;
        }
        let over = decided.events.iter().any(|event| matches!(event, Event::Finished { .. }));
        let mut next = game.clone();
        next.commit(decided);
        !over && could_act(&next, who, known)
    })
}

#[derive(Default)]
struct Count {
    turns: u32,
    without: u32,
}

/// Plays a game and looks at every turn that ends without a location action.
fn count(seats: u8, number: u64, level: Option<Level>, count: &mut Count) {
    let (mut game, _) = Game::<TheGallerist>::open(Table::new(Seats::new(seats).unwrap()), seed(number)).unwrap();
    let mut chance = Chance::public(number);
    let mut began = game.clone();
    while let Some((who, _)) = TheGallerist::awaiting(game.state()).iter().next() {
        let commands = match level {
            None => vec![*chance.pick(&game.legal(who)).unwrap()],
            Some(level) => game.choose(who, level, chance.number(), &Budget::nodes(2)).unwrap(),
        };
        for event in game.decide(who, &commands).unwrap().events {
            let s = game.state();
            if matches!(event, Event::Finished { .. }) && !s.kicked {
                count.turns += 1;
                if !s.acted {
                    count.without += 1;
                    let mut free = began.state().clone();
                    free.rules = RulesVersion::First;
                    let free = Game::resume(game.table().clone(), seed(0), free, 0);
                    assert!(!could_act(&free, s.turn, &mut HashSet::new()), "{level:?} {seats} {number}: {s:?}");
                }
            }
            game.fold([&event]);
            if matches!(event, Event::TurnBegan { .. }) {
                began = game.clone();
            }
        }
    }
}

#[test]
fn no_turn_of_random_games_ends_without_a_location_action_that_could_be_taken() {
    let mut turns = Count::default();
    for seats in 1..=4 {
        (0..25).for_each(|number| count(seats, number, None, &mut turns));
    }
    assert!(turns.turns > 2_000 && turns.without > 20, "{} of {}", turns.without, turns.turns);
}

#[test]
fn no_turn_of_bots_ends_without_a_location_action_that_could_be_taken() {
    let mut turns = Count::default();
    for (level, games) in [(Level::Novice, 8), (Level::Amateur, 4), (Level::Master, 1)] {
        (0..games).for_each(|number| count(4, number, Some(level), &mut turns));
    }
    assert!(turns.turns > 300, "{} of {}", turns.without, turns.turns);
}
