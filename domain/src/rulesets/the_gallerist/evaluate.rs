//! How well a seat stands, for bots: the money it would have if the game ended now, and what everything it has promises for
//! the rest of the game.

use super::agenda::Task;
use super::command::Command;
use super::components::{Goal, printed};
use super::pieces::{ByForm, Form, Location, Visitor, VisitorSet};
use super::player::Player;
use super::rules::fame;
use super::scoring;
use super::scoring::tally::{SoloTally, Tally};
use super::state::{Stage, State};
use crate::kernel::Seat;

/// What a goal of a game alone is worth that is reached.
const SOLO_GOAL: f64 = 15.0;
/// What each thing promises at the beginning of the game, in money; nothing any more at its end.
const INFLUENCE: f64 = 0.25;
const TICKET: f64 = 1.0;
const IN_LOBBY: f64 = 1.6;
const ASSISTANT: f64 = 2.0;
const CONTRACT: f64 = 2.5;
const FULFILLED: f64 = 1.5;
const COMMISSION: f64 = 4.0;
const WORK: f64 = 3.0;
const TILE: f64 = 3.0;
/// How much of a goal counts that is partly reached.
const PARTLY: f64 = 0.5;

/// How much money this seat may expect to be ahead of the best other.
pub(super) fn evaluate(s: &State, seat: Seat) -> f64 {
    let rest = 1.0 - progress(s);
    let others = s.seats.iter().filter(|other| *other != seat).map(|other| prospects(s, other, false, rest));
    let best = others.reduce(f64::max).unwrap_or(0.0);
    prospects(s, seat, true, rest) - best
}

/// Whether a command brings the game on: works that are bought empty the bag and the box office, and fame makes celebrities.
pub(super) fn makes_progress(s: &State, seat: Seat, command: &Command) -> bool {
    match *command {
        Command::MoveTo { location } => location == Location::ArtistsColony,
        Command::RaiseFame { artist, with_influence } => fame::most(s, seat, artist) == Some(with_influence),
        _ => false,
    }
}

/// How far the game is, from 0 to 1: by what triggers its end.
fn progress(s: &State) -> f64 {
    if s.stage == Stage::Over {
        return 1.0;
    }
    let supply = printed().supply(s.seats.count());
    let gone = |left: u8, all: u8| (1.0 - f64::from(left) / f64::from(all.max(1))).clamp(0.0, 1.0);
    let sold = gone(s.box_office.total(), supply.tickets * Visitor::ALL.len() as u8);
    if s.lacerda.is_some() {
        return sold;
    }
    let famous = (s.celebrities() as f64 / 2.0).min(1.0);
    let come = gone(s.bag.total(), supply.visitors.total());
    // Two of the three are needed.
    let least = sold.min(famous).min(come);
    (sold + famous + come - least) / 2.0
}

/// The money a seat may expect to have at the end, with its secret cards if they are the own ones.
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
        worth += s.agenda.iter().map(|task| promise(s, player, task, rest)).sum::<f64>();
    }
    worth
}

fn solo(solo: &SoloTally) -> f64 {
    [solo.cards, solo.reputation, solo.masterpieces, solo.money].into_iter().filter(|met| *met).count() as f64
        * SOLO_GOAL
}

/// What a visitor in the gallery promises.
const fn visitor(kind: Visitor) -> f64 {
    match kind {
        Visitor::Vip | Visitor::Investor => 3.0,
        Visitor::Collector => 4.5,
    }
}

/// What everything a seat has promises for a whole game.
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

/// What the goals of the secret cards promise that are only partly reached.
fn goals(player: &Player, tally: &Tally, rest: f64) -> f64 {
    let curators = printed().curators[player.curator].iter().zip(tally.curator.iter().flatten());
    let dealers = printed().dealers[player.dealer].iter().zip(tally.dealer.iter().flatten());
    let (exhibited, sold) = (player.exhibited(), player.sold_by_form());
    let hung = curators.map(|(goal, earned)| partly(goal, *earned, &exhibited));
    let dealt = dealers.map(|(goal, earned)| partly(goal, *earned, &sold));
    hung.chain(dealt).sum::<f64>() * PARTLY * rest.sqrt()
}

fn partly(goal: &Goal, earned: i32, works: &ByForm<u8>) -> f64 {
    if earned > 0 {
        return 0.0;
    }
    let needed: u8 = Form::ALL.into_iter().map(|form| goal.works[form]).sum();
    let there: u8 = Form::ALL.into_iter().map(|form| goal.works[form].min(works[form])).sum();
    let share = f64::from(there) / f64::from(needed.max(1));
    f64::from(goal.money) * share * share
}

/// What a seat is about to do or to receive will bring.
fn promise(s: &State, player: &Player, task: &Task, rest: f64) -> f64 {
    match *task {
        Task::Pay { price, .. } => -f64::from(price),
        Task::Exhibit { artist } => f64::from(s.artists[artist].value()) + WORK * rest,
        Task::Fame { plus, .. } => 0.5 * f64::from(plus + player.gallery[Visitor::Collector]),
        Task::Tickets { second, .. } => f64::from(1 + u8::from(second != VisitorSet::NONE)) * TICKET * rest,
        Task::Welcome { .. } => 3.0 * rest,
        Task::Influence => f64::from(player.influence_earned()) * (INFLUENCE * rest + 0.3),
        Task::Investment => f64::from(player.money_earned()),
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
