//! The rules: [`decide`] checks a command and emits its events, then continues until a seat has to choose.

pub mod act;
pub mod auction;
pub mod closing;
pub mod colony;
pub mod executive;
pub mod fame;
pub mod lacerda;
pub mod legal;
pub mod lookahead;
pub mod market;
pub mod media;
pub mod movement;
pub mod payment;
pub mod sales;
pub mod start;
pub mod tasks;
pub mod tickets;
pub mod visitors;

use super::TheGallerist;
use super::agenda::Task;
use super::command::Command;
use super::decision::Decision;
use super::pieces::Owner;
use super::rejection::Rejection;
use super::state::{Stage, State};
use crate::kernel::{Seat, Turn};

/// The kernel turn in which a command of this ruleset is decided.
pub type GalleristTurn<'a> = Turn<'a, TheGallerist>;

/// The result of a check: a value, or the rule that is broken.
pub type RuleResult<T = ()> = Result<T, Rejection>;

/// Decides a command of a seat, or returns the rule it breaks.
pub fn decide(turn: &mut GalleristTurn<'_>, seat: Seat, command: &Command) -> RuleResult {
    if prompt(turn.state()).is_none_or(|(awaited, _)| awaited != seat) {
        return Err(Rejection::NotAwaited);
    }
    execute(turn, seat, command)?;
    settle(turn)
}

/// Returns the awaited seat and its decision, or `None` if the next step needs no decision.
pub fn prompt(s: &State) -> Option<(Seat, Decision)> {
    let decision = match s.agenda.last() {
        Some(task) => match task {
            Task::Pay { .. } => Decision::Pay,
            Task::Fame { .. } => Decision::RaiseFame,
            Task::Tickets { .. } => Decision::TakeTicket,
            Task::Welcome { .. } => Decision::WelcomeVisitor,
            Task::Sign { .. } => Decision::SignContract,
            Task::SendBuyer { .. } | Task::SendLobby => Decision::SendVisitor,
            Task::TurnContract { .. } => Decision::TurnContract,
            Task::Cover { .. } => Decision::CoverSpace,
            Task::Place { .. } => Decision::PlaceAssistant,
            Task::LacerdaTicket => Decision::DiscardTicket,
            Task::Influence
            | Task::Investment
            | Task::Assistant
            | Task::RefillDisplay
            | Task::Exhibit { .. }
            | Task::Uncover { .. }
            | Task::ReleaseCollector { .. } => return None,
        },
        None => match s.stage {
            Stage::Start if s.player(s.actor).start_tile.is_none() => Decision::ChooseStart,
            Stage::Move => Decision::Move,
            Stage::Act if s.kicked => Decision::KickedOut,
            Stage::Act => Decision::Act,
            Stage::Auction => {
                return match (s.bidders.first(), s.easels.is_empty()) {
                    (Some(Owner::Seat(seat)), false) => Some((*seat, Decision::TakeRenownedWork)),
                    _ => None,
                };
            }
            Stage::Start | Stage::Close | Stage::Over => return None,
        },
    };
    Some((s.actor, decision))
}

/// Returns the rejection of a command that does not fit the awaited decision.
fn wrong_decision(s: &State) -> Rejection {
    prompt(s).map_or(Rejection::NotAwaited, |(_, awaited)| Rejection::WrongDecision { awaited })
}

/// Checks one command and emits its events, without what follows from them.
fn execute(turn: &mut GalleristTurn<'_>, seat: Seat, command: &Command) -> RuleResult {
    match *command {
        Command::ChooseStart { location } => start::choose(turn, seat, location),
        Command::LeaveAssistant { from } => movement::leave(turn, seat, from),
        Command::MoveTo { location } => movement::move_to(turn, seat, location),
        Command::DiscoverArtist { artist } => colony::discover(turn, seat, artist),
        Command::BuyWork { artist } => colony::buy(turn, seat, artist),
        Command::RevealContracts {} => sales::reveal(turn, seat),
        Command::SignContract { space, slot } => sales::sign(turn, seat, space, slot),
        Command::DeclineContract {} => sales::decline(turn, seat),
        Command::SellWork { artist, slot } => sales::sell(turn, seat, artist, slot),
        Command::HireAssistants { count } => media::hire(turn, seat, count),
        Command::PromoteArtist { artist } => media::promote(turn, seat, artist),
        Command::TakeReputationTile { row, column } => market::take_tile(turn, seat, row, column),
        Command::MakeOffer { offer, column } => market::make_offer(turn, seat, offer, column),
        Command::SpendTicket { visitor, lobby } => executive::spend_ticket(turn, seat, visitor, lobby),
        Command::UseContract { slot, from } => executive::use_contract(turn, seat, slot, from),
        Command::Finish {} => act::finish(turn, seat),
        Command::Pay { with_influence } => payment::pay(turn, seat, with_influence),
        Command::RaiseFame { artist, with_influence } => fame::raise(turn, seat, artist, with_influence),
        Command::TakeTicket { ticket, discarding } => tickets::take(turn, seat, ticket, discarding),
        Command::WelcomeVisitor { visitor } => visitors::welcome(turn, seat, visitor),
        Command::SendVisitor { visitor } => visitors::send(turn, seat, visitor),
        Command::TurnContract { half } => sales::turn_contract(turn, seat, half),
        Command::CoverSpace { space } => market::cover(turn, seat, space),
        Command::PlaceAssistant { from } => market::place(turn, seat, from),
        Command::DiscardTicket { ticket } => lacerda::discard(turn, ticket),
        Command::TakeRenownedWork { form, to } => auction::take(turn, seat, form, to),
    }
}

/// Continues until a seat has at least two legal commands: steps without a decision are carried out, a single legal command is
/// executed, and a decision without any legal command is skipped.
fn settle(turn: &mut GalleristTurn<'_>) -> RuleResult {
    loop {
        let s = turn.state();
        match prompt(s) {
            Some((seat, _)) => {
                let mut found = legal::FirstCommand::default();
                legal::add_legal(s, &mut found);
                match found {
                    legal::FirstCommand { first: None, .. } => tasks::skip(turn),
                    legal::FirstCommand { first: Some(only), more: false } => execute(turn, seat, &only)?,
                    _ => return Ok(()),
                }
            }
            None if !s.agenda.is_empty() => tasks::run(turn),
            None => match s.stage {
                Stage::Start => start::begin(turn),
                Stage::Auction => auction::proceed(turn),
                Stage::Over => return Ok(()),
                Stage::Move | Stage::Act | Stage::Close => closing::proceed(turn),
            },
        }
    }
}
