//! Evaluates the position of a seat for bots: its money if the game ended now, plus the expected value of its holdings for the
//! rest of the game.

use super::agenda::Task;
use super::command::Command;
use super::components::{CardGoal, printed};
use super::pieces::{ByForm, Form, Location, Visitor, VisitorSet};
use super::player::Player;
use super::rules::{fame, visitors};
use super::scoring;
use super::scoring::tally::{SoloTally, Tally};
use super::state::{Stage, State};
use crate::kernel::Seat;

/// The value of each reached condition of a solo goal, in money.
const SOLO_CONDITION: f64 = 15.0;
// The expected value of each holding at the beginning of the game, in money; it falls to 0 at the end.
const INFLUENCE: f64 = 0.25;
const TICKET: f64 = 1.0;
const IN_LOBBY: f64 = 1.6;
const ASSISTANT: f64 = 2.0;
const CONTRACT: f64 = 2.5;
const FULFILLED: f64 = 1.5;
const COMMISSION: f64 = 4.0;
const WORK: f64 = 3.0;
const TILE: f64 = 3.0;
/// The share of a partly reached goal that counts.
const PARTIAL_GOAL: f64 = 0.5;

/// Returns how much money this seat may expect to be ahead of the best other seat.
pub(super) fn evaluate(s: &State, seat: Seat) -> f64 {
    let rest = 1.0 - progress(s);
    let others = s.seats.iter().filter(|other| *other != seat).map(|other| prospects(s, other, false, rest));
    let best = others.reduce(f64::max).unwrap_or(0.0);
    prospects(s, seat, true, rest) - best
}

/// Returns whether a command brings the end closer: buying works empties the bag and the box office, and fame makes celebrities.
pub(super) fn makes_progress(s: &State, seat: Seat, command: &Command) -> bool {
    match *command {
        Command::MoveTo { location } => location == Location::ArtistsColony,
        Command::RaiseFame { artist, with_influence } => {
            fame::most_with_influence(s, seat, artist) == Some(with_influence)
        }
        _ => false,
    }
}

/// Returns how far the game is, from 0 to 1, by the conditions that trigger its end.
fn progress(s: &State) -> f64 {
    if s.stage == Stage::Over {
        return 1.0;
    }
    let setup = printed().setup_for(s.seats.count());
    let used = |left: u8, all: u8| (1.0 - f64::from(left) / f64::from(all.max(1))).clamp(0.0, 1.0);
    let sold = used(s.box_office.total(), setup.tickets * Visitor::ALL.len() as u8);
    if s.lacerda.is_some() {
        return sold;
    }
    let celebrities = (s.celebrities() as f64 / 2.0).min(1.0);
    let visitors = used(s.bag.total(), setup.visitors.total());
    // Two of the three conditions are needed: the least fulfilled one does not count.
    let least = sold.min(celebrities).min(visitors);
    (sold + celebrities + visitors - least) / 2.0
}

/// Returns the money a seat may expect at the end; `own` says that its secret cards are known.
fn prospects(s: &State, seat: Seat, own: bool, rest: f64) -> f64 {
    let tally = scoring::tally(s, seat, own || s.stage == Stage::Over);
    let mut worth = f64::from(tally.total) + tally.solo.as_ref().map_or(0.0, solo);
    if s.stage == Stage::Over {
        return worth;
    }
    let player = s.player(seat);
    worth += rest * holdings(s, player);
    if own {
        worth += goals(player, &tally, rest);
    }
    if s.actor == seat {
        worth += s.agenda.iter().map(|task| task_value(s, player, task, rest)).sum::<f64>();
    }
    worth
}

fn solo(solo: &SoloTally) -> f64 {
    [solo.cards, solo.reputation, solo.masterpieces, solo.money].into_iter().filter(|met| *met).count() as f64
        * SOLO_CONDITION
}

/// Returns the expected value of a visitor in the gallery.
const fn visitor(kind: Visitor) -> f64 {
    match kind {
        Visitor::Vip | Visitor::Investor => 3.0,
        Visitor::Collector => 4.5,
    }
}

/// Returns the expected value of everything a seat has, for a whole game.
fn holdings(s: &State, player: &Player) -> f64 {
    let gallery: f64 = Visitor::ALL.into_iter().map(|kind| visitor(kind) * f64::from(player.gallery[kind])).sum();
    let contracts: f64 = player
        .contracts
        .0
        .iter()
        .flatten()
        .map(|held| {
            let sellable = player.works.iter().any(|work| work.artist.form() == printed().contract(held.contract).form);
            if held.fulfilled.is_some() { FULFILLED } else { CONTRACT + f64::from(u8::from(sellable)) * 2.0 }
        })
        .sum();
    let commission = player.commission.map_or(0.0, |artist| {
        COMMISSION + 0.3 * (f64::from(s.artists[artist].value()) - f64::from(s.artists[artist].initial))
    });
    gallery
        + contracts
        + commission
        + f64::from(player.influence) * INFLUENCE
        + f64::from(player.tickets.total()) * TICKET
        + f64::from(player.lobby.total()) * IN_LOBBY
        + f64::from(player.desks) * ASSISTANT
        + (player.works.len() as f64 + f64::from(player.works_sold())) * WORK
        + player.tiles.0.iter().flatten().count() as f64 * TILE
}

/// Returns the expected value of the partly reached goals of the secret cards.
fn goals(player: &Player, tally: &Tally, rest: f64) -> f64 {
    let curators = printed().curators[player.curator].iter().zip(tally.curator.iter().flatten());
    let dealers = printed().dealers[player.dealer].iter().zip(tally.dealer.iter().flatten());
    let (exhibited, sold) = (player.exhibited(), player.sold_by_form());
    let curator_goals = curators.map(|(goal, earned)| partial(goal, *earned, &exhibited));
    let dealer_goals = dealers.map(|(goal, earned)| partial(goal, *earned, &sold));
    curator_goals.chain(dealer_goals).sum::<f64>() * PARTIAL_GOAL * rest.sqrt()
}

fn partial(goal: &CardGoal, earned: i32, works: &ByForm<u8>) -> f64 {
    if earned > 0 {
        return 0.0;
    }
    let needed: u8 = Form::ALL.into_iter().map(|form| goal.works[form]).sum();
    let reached: u8 = Form::ALL.into_iter().map(|form| goal.works[form].min(works[form])).sum();
    let share = f64::from(reached) / f64::from(needed.max(1));
    f64::from(goal.money) * share * share
}

/// Returns the expected value of a pending task.
fn task_value(s: &State, player: &Player, task: &Task, rest: f64) -> f64 {
    match *task {
        Task::Pay { price, .. } => -f64::from(price),
        Task::Exhibit { artist } => f64::from(s.artists[artist].value()) + WORK * rest,
        Task::Fame { plus, .. } => 0.5 * f64::from(plus + player.gallery[Visitor::Collector]),
        Task::Tickets { second, .. } => f64::from(1 + u8::from(second != VisitorSet::NONE)) * TICKET * rest,
        Task::Welcome { .. } => 3.0 * rest,
        Task::Influence => f64::from(visitors::influence_earned(player)) * (INFLUENCE * rest + 0.3),
        Task::Investment => f64::from(visitors::money_earned(player)),
        Task::Assistant => ASSISTANT * rest,
        Task::Sign { .. } => CONTRACT * rest,
        Task::Cover { .. } => TILE * rest + 2.0,
        Task::SendBuyer { .. } => -3.0 * rest,
        Task::SendLobby => -IN_LOBBY * rest,
        Task::Place { .. } => 2.0 - ASSISTANT * rest,
        Task::RefillDisplay
        | Task::TurnContract { .. }
        | Task::Uncover { .. }
        | Task::ReleaseCollector { .. }
        | Task::LacerdaTicket => 0.0,
    }
}
