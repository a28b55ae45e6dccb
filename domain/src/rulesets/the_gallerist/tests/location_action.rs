//! Ruling 19: a turn holds exactly one location action, and an executive action never replaces it.

use std::collections::HashSet;

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{Artist, AssistantSource, Contract, DisplaySpace, Form, Location, Offer};
use super::super::player::HeldContract;
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

/// Returns a contract for digital works with an assistant on it.
fn used(which: u8) -> Option<HeldContract> {
    Some(HeldContract { assistant: true, ..contract(Form::Digital, which) })
}

#[test]
fn a_move_needs_a_possible_action_at_its_target() {
    // The Plaza is empty, so the ticket makes no action possible at the Sales Office or the market.
    let play = stuck(|s| {
        s.player_mut(BLUE).money = 6;
        s.player_mut(BLUE).tickets = counts(1, 0, 0);
        s.player_mut(seat(1)).lobby = counts(1, 0, 0);
    });
    for location in [Location::SalesOffice, Location::InternationalMarket] {
        assert_eq!(play.rejected(to(location)), Rejection::NothingToDoThere { location });
    }
    assert!(play.can(to(Location::ArtistsColony)) && play.can(to(Location::MediaCenter)));
}

#[test]
fn two_tickets_move_a_visitor_from_another_lobby() {
    let mut play = stuck(|s| {
        s.player_mut(BLUE).money = 1;
        s.player_mut(BLUE).desks = 4;
        s.player_mut(BLUE).tickets = counts(2, 0, 0);
        s.player_mut(seat(1)).lobby = counts(1, 0, 0);
    });
    assert_eq!(
        play.rejected(to(Location::SalesOffice)),
        Rejection::NothingToDoThere { location: Location::SalesOffice }
    );
    let mut early = TestGame { game: play.game.clone() };
    let events = play.accept(to(Location::InternationalMarket));
    assert!(events.contains(&Event::TicketSpent { seat: BLUE, visitor: P, lobby: Some(seat(1)) }));
    assert!(
        events.contains(&Event::TicketSpent { seat: BLUE, visitor: P, lobby: None }),
        "both tickets are spent without asking"
    );
    assert_eq!(play.blue().lobby, counts(1, 0, 0));
    // Begun before moving, the executive action must be completed.
    let events = early.accept(Command::SpendTicket { visitor: P, lobby: Some(seat(1)) });
    assert!(events.contains(&Event::TicketSpent { seat: BLUE, visitor: P, lobby: None }), "{events:?}");
}

#[test]
fn a_ticket_that_closes_the_market_is_refused() {
    let ready = |lobby| {
        acting(4, Location::InternationalMarket, |s| {
            s.player_mut(BLUE).lobby = lobby;
            s.player_mut(BLUE).tickets = counts(1, 0, 0);
            s.player_mut(BLUE).influence = 0;
        })
    };
    let spend = Command::SpendTicket { visitor: P, lobby: Some(BLUE) };
    let mut play = ready(counts(1, 0, 0));
    assert_eq!(play.rejected(spend), Rejection::LeavesNoAction);
    assert!(!play.can(spend));
    play.accept_all(&[
        Command::MakeOffer { offer: Offer::Three, column: column(1) },
        Command::Pay { with_influence: 0 },
    ]);
    assert!(play.can(spend), "after the location action it is legal");
    assert!(ready(counts(2, 0, 0)).can(spend), "another visitor keeps the market open");
}

#[test]
fn the_last_assistant_is_kept_for_the_market() {
    let ready = |which| {
        acting(4, Location::InternationalMarket, |s| {
            s.player_mut(BLUE).lobby = counts(1, 0, 0);
            s.player_mut(BLUE).desks = 1;
            s.player_mut(BLUE).contracts[slot(0)] = Some(contract(Form::Photo, which));
        })
    };
    let use_it = Command::UseContract { slot: slot(0), from: AssistantSource::Desk };
    assert_eq!(ready(4).rejected(use_it), Rejection::LeavesNoAction);
    assert!(ready(1).can(use_it), "the bonus of this one is an assistant");
}

#[test]
fn contract_money_may_make_an_action_possible() {
    let mut play = stuck(|s| {
        s.player_mut(BLUE).gallery = counts(0, 3, 0);
        s.player_mut(BLUE).contracts[slot(0)] = Some(contract(Form::Photo, 4));
    });
    assert!(!play.can(to(Location::SalesOffice)) && !play.can(to(Location::InternationalMarket)));
    let events = play.accept(to(Location::MediaCenter));
    assert!(events.contains(&Event::Moved { seat: BLUE, location: Location::MediaCenter, promised: true }));
    assert!(events.contains(&Event::MoneyGained { seat: BLUE, amount: 6 }), "it is the only legal command: {events:?}");
    assert_eq!(play.rejected(Command::Finish {}), Rejection::MustAct);
    assert!(play.can(Command::HireAssistants { count: 1 }));
}

/// Returns a game in which Blue is in the Sales Office with one empty contract slot, no works, and a contract whose bonus is a
/// contract.
fn last_slot(change: impl FnOnce(&mut State)) -> TestGame {
    acting(2, Location::SalesOffice, |s| {
        s.player_mut(BLUE).contracts.0 = [Some(contract(Form::Photo, 0)), used(1), None];
        // Only the last displayed contract is for paintings.
        for (pile, number) in s.contracts.display.0.iter_mut().zip([2, 3, 4, 16]) {
            pile.clear();
            pile.push(Contract::new(number).unwrap());
        }
        change(s);
    })
}

#[test]
fn the_last_contract_slot_is_kept_for_the_location_action() {
    let use_it = Command::UseContract { slot: slot(0), from: AssistantSource::Desk };
    let mut play = last_slot(|_| {});
    let events = play.accept(use_it);
    assert!(
        events.contains(&Event::ContractDeclined { seat: BLUE }),
        "only declining keeps the slot empty: {events:?}"
    );
    assert_eq!((play.decision(), play.blue().contracts[slot(2)]), (Some(Decision::Act), None));
}

#[test]
fn the_last_contract_slot_may_be_filled_to_allow_a_sale() {
    let use_it = Command::UseContract { slot: slot(0), from: AssistantSource::Desk };
    let sign = |space| Command::SignContract { space: DisplaySpace::new(space).unwrap(), slot: slot(2) };
    let mut play = last_slot(|s| {
        discover(s, Artist::BluePainting, 3, 3);
        hang(s, BLUE, Artist::BluePainting);
    });
    play.accept(use_it);
    assert_eq!(play.legal(), [sign(3), Command::RevealContracts {}]);
    assert_eq!(play.rejected(sign(0)), Rejection::LeavesNoAction);
    let mut revealed = TestGame { game: play.game.clone() };
    play.accept(sign(3));
    assert!(!play.s().acted);
    revealed.accept(Command::RevealContracts {});
    assert!(matches!(revealed.s().agenda.last(), Some(Task::Sign { revealed: true })));
    assert!(revealed.can(Command::DeclineContract {}), "no revealed contract has to be signed");
}

#[test]
fn an_assistant_must_be_left_if_only_that_allows_an_action() {
    let play = stuck(|s| {
        stand(s, BLUE, Location::SalesOffice);
        s.player_mut(BLUE).money = 3;
        s.player_mut(BLUE).desks = 4;
    });
    let only = Command::LeaveAssistant { from: AssistantSource::Desk };
    assert_eq!(play.legal(), [only]);
    assert_eq!(
        play.rejected(to(Location::MediaCenter)),
        Rejection::NothingToDoThere { location: Location::MediaCenter },
        "all desks are taken"
    );
}

#[test]
fn the_assistant_left_must_make_an_action_possible() {
    let play = stuck(|s| {
        stand(s, BLUE, Location::SalesOffice);
        leave(s, BLUE, Location::ArtistsColony);
        s.player_mut(BLUE).money = 3;
        s.player_mut(BLUE).desks = 4;
    });
    assert_eq!(play.legal(), [Command::LeaveAssistant { from: AssistantSource::Desk }]);
    let other = Command::LeaveAssistant { from: AssistantSource::ArtistsColony };
    assert_eq!(play.rejected(other), Rejection::LeavesNoAction, "all desks stay taken");
}

#[test]
fn any_assistant_may_be_left_if_it_changes_no_action() {
    for money in [0, 6] {
        let play = stuck(|s| {
            stand(s, BLUE, Location::SalesOffice);
            leave(s, BLUE, Location::ArtistsColony);
            s.player_mut(BLUE).money = money;
            s.player_mut(BLUE).desks = 1;
        });
        for from in [AssistantSource::Desk, AssistantSource::ArtistsColony] {
            assert!(play.can(Command::LeaveAssistant { from }), "{money} {from:?}");
        }
    }
}

#[test]
fn a_returning_assistant_takes_a_desk_only() {
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
    let events = ready(1).accept(media);
    let hired = |event: &Event| matches!(event, Event::AssistantsHired { seat: BLUE, count: 1, .. });
    assert!(events.iter().any(hired), "it is the only legal command: {events:?}");
    assert_eq!(ready(3).rejected(media), Rejection::NothingToDoThere { location: Location::MediaCenter });
}

#[test]
fn the_executive_action_is_legal_without_a_location_action() {
    let mut play = stuck(|s| {
        s.player_mut(BLUE).desks = 0;
        s.player_mut(BLUE).tickets = counts(2, 0, 0);
        s.plaza = counts(2, 0, 0);
        s.market.lower.0.iter_mut().for_each(|row| row.0 = [Some(super::super::pieces::Owner::Seat(seat(1))); 3]);
    });
    let spend = Command::SpendTicket { visitor: P, lobby: None };
    assert!(play.can(spend) && play.can(to(Location::SalesOffice)));
    play.accept(to(Location::SalesOffice));
    assert!(play.can(spend) && play.can(Command::Finish {}));
}

/// Returns the game after the seat moved to a location, even if the rules forbid the move.
fn moved(game: &Game<TheGallerist>, who: Seat, location: Location) -> Game<TheGallerist> {
    let mut moved = game.clone();
    moved.fold(movement::displacement(game.state(), who, location).iter());
    moved.fold([&Event::Moved { seat: who, location, promised: true }]);
    moved
}

/// Searches every way through the turn of this seat for a location action; draws by chance do not count. Uses the rules of
/// version 1, which allow every executive action, and tries every location.
fn could_act(game: &Game<TheGallerist>, who: Seat, known: &mut HashSet<String>) -> bool {
    let s = game.state();
    if s.turn != who || s.kicked || !known.insert(serde_json::to_string(s).unwrap()) {
        return false;
    }
    if s.stage == Stage::Move && s.agenda.is_empty() {
        let mut others = Location::ALL.into_iter().filter(|location| s.gallerist(who) != Some(*location));
        if others.any(|location| could_act(&moved(game, who, location), who, known)) {
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
struct TurnCounts {
    turns: u32,
    without: u32,
}

/// Plays a game and checks every turn that ends without a location action.
fn count(seats: u8, number: u64, level: Option<Level>, count: &mut TurnCounts) {
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
fn random_turns_never_skip_a_possible_location_action() {
    let mut turns = TurnCounts::default();
    for seats in 1..=4 {
        (0..25).for_each(|number| count(seats, number, None, &mut turns));
    }
    assert!(turns.turns > 2_000 && turns.without > 20, "{} of {}", turns.without, turns.turns);
}

#[test]
fn bot_turns_never_skip_a_possible_location_action() {
    let mut turns = TurnCounts::default();
    for (level, games) in [(Level::Novice, 8), (Level::Amateur, 4), (Level::Master, 1)] {
        (0..games).for_each(|number| count(4, number, Some(level), &mut turns));
    }
    assert!(turns.turns > 300, "{} of {}", turns.without, turns.turns);
}
