//! The International Market: reputation tiles and offers (p. 12).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Action, Bonus, Column, Crowd, Form, Niche, Offer, Post, Visitor};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::Out;
use super::{Checked, Deciding, act, payment, wrong};
use crate::kernel::Seat;

/// Whether the visitors in the lobby open a column.
fn check_column(s: &State, lobby: &Crowd, column: Column) -> Checked {
    if !printed().supply(s.seats.count()).columns[column] {
        return Err(Rejection::ColumnUnused);
    }
    let here = |kind: Visitor| lobby[kind] > 0;
    let open = match column.number() {
        0 => lobby.total() > 0,
        1 => here(Visitor::Investor) && here(Visitor::Vip),
        _ => here(Visitor::Collector) && (here(Visitor::Investor) || here(Visitor::Vip)),
    };
    if open { Ok(()) } else { Err(Rejection::ColumnClosed) }
}

/// Whether the seat has an assistant to send, wherever it is.
fn has_assistant(s: &State, seat: Seat) -> bool {
    let about = s.leaving && s.turn == seat;
    about || Post::ALL.into_iter().any(|post| s.has_assistant(seat, post))
}

/// How many assistants the seat could send.
pub fn assistants(s: &State, seat: Seat) -> u8 {
    let about = s.leaving && s.turn == seat;
    let standing = Post::ALL.into_iter().filter(|post| *post != Post::Desk && s.has_assistant(seat, *post));
    s.player(seat).desks + standing.count() as u8 + u8::from(about)
}

fn check_assistant(s: &State, seat: Seat) -> Checked {
    if has_assistant(s, seat) { Ok(()) } else { Err(Rejection::NoAssistant) }
}

/// Whether covering a reputation space brings an assistant in time for a tile.
fn brings_assistant(s: &State, seat: Seat, niche: Niche) -> bool {
    s.rules.covered_space_may_bring_the_assistant()
        && printed().niches[niche] == Bonus::Assistant
        && s.player(seat).can_gain_assistant()
}

/// Whether a reputation space can be covered: a tile whose assistant is still to be placed leaves only a space that
/// brings one, if there is none yet.
fn check_niche(s: &State, seat: Seat, niche: Niche) -> Checked {
    if s.player(seat).tiles[niche].is_some() {
        return Err(Rejection::SpaceCovered);
    }
    let placing = s.agenda.iter().any(|task| matches!(task, Task::Place { .. }));
    if placing && !has_assistant(s, seat) && !brings_assistant(s, seat, niche) {
        return Err(Rejection::NoAssistant);
    }
    Ok(())
}

fn check_tile(s: &State, seat: Seat, row: Form, column: Column) -> Checked {
    check_column(s, &s.player(seat).lobby, column)?;
    check_tile_of_open_column(s, seat, row, column)
}

fn check_tile_of_open_column(s: &State, seat: Seat, row: Form, column: Column) -> Checked {
    if !s.player(seat).acquired(row) {
        return Err(Rejection::RowClosed);
    }
    if s.market.tiles[row][column].is_none() {
        return Err(Rejection::PlaceTaken);
    }
    if s.player(seat).open_niches().next().is_none() {
        return Err(Rejection::NoReputationSpace);
    }
    if s.player(seat).open_niches().any(|niche| brings_assistant(s, seat, niche)) {
        return Ok(());
    }
    check_assistant(s, seat)
}

/// A seat takes a reputation tile.
pub fn take_tile(turn: &mut Deciding<'_>, seat: Seat, row: Form, column: Column) -> Checked {
    let influence = act::gate(turn.state(), seat, Action::TakeReputationTile)?;
    check_tile(turn.state(), seat, row, column)?;
    act::begin(turn, seat, Action::TakeReputationTile, influence);
    turn.emit(Event::TileTaken { seat, row, column, influence: printed().column_influence[column] });
    Ok(())
}

fn check_offer(s: &State, seat: Seat, offer: Offer, column: Column, influence: u8) -> Checked {
    check_column(s, &s.player(seat).lobby, column)?;
    check_offer_of_open_column(s, seat, offer, column, influence)
}

fn check_offer_of_open_column(s: &State, seat: Seat, offer: Offer, column: Column, influence: u8) -> Checked {
    if s.market.lower[offer][column].is_some() {
        return Err(Rejection::PlaceTaken);
    }
    check_assistant(s, seat)?;
    let gained = (influence + printed().column_influence[column]).min(printed().influence.most);
    payment::check(s.player(seat).money, gained, offer.money())?;
    Ok(())
}

/// A seat makes an offer.
pub fn make_offer(turn: &mut Deciding<'_>, seat: Seat, offer: Offer, column: Column) -> Checked {
    let influence = act::gate(turn.state(), seat, Action::MakeOffer)?;
    check_offer(turn.state(), seat, offer, column, influence)?;
    act::begin(turn, seat, Action::MakeOffer, influence);
    turn.emit(Event::OfferMade { seat, offer, column, influence: printed().column_influence[column] });
    Ok(())
}

/// A seat covers a reputation space.
pub fn cover(turn: &mut Deciding<'_>, seat: Seat, niche: Niche) -> Checked {
    let s = turn.state();
    let Some(Task::Cover { .. }) = s.agenda.last() else { return Err(wrong(s)) };
    check_niche(s, seat, niche)?;
    turn.emit(Event::SpaceCovered { seat, niche });
    Ok(())
}

/// A seat sends an assistant to the market.
pub fn place(turn: &mut Deciding<'_>, seat: Seat, from: Post) -> Checked {
    let s = turn.state();
    let Some(Task::Place { spot }) = s.agenda.last().copied() else { return Err(wrong(s)) };
    if !s.has_assistant(seat, from) {
        return Err(Rejection::NoAssistantThere { post: from });
    }
    turn.emit(Event::AssistantPlaced { seat, from, spot });
    Ok(())
}

/// The reputation spaces that can be covered.
pub fn each_niche(s: &State, seat: Seat, out: &mut impl Out) {
    for niche in s.player(seat).open_niches() {
        if check_niche(s, seat, niche).is_ok() {
            out.add(Command::CoverSpace { niche });
        }
    }
}

/// The assistants who can be sent.
pub fn each_post(s: &State, seat: Seat, out: &mut impl Out) {
    for from in Post::ALL {
        if s.has_assistant(seat, from) {
            out.add(Command::PlaceAssistant { from });
        }
    }
}

/// Whether anything can be done here.
pub fn possible(s: &State, seat: Seat, influence: u8) -> bool {
    possible_with(s, seat, influence, &s.player(seat).lobby)
}

/// Whether anything can be done here with these visitors in the lobby.
pub fn possible_with(s: &State, seat: Seat, influence: u8, lobby: &Crowd) -> bool {
    let tile = |row, column| check_tile_of_open_column(s, seat, row, column).is_ok();
    let offer = |offer, column| check_offer_of_open_column(s, seat, offer, column, influence).is_ok();
    Column::ALL.into_iter().filter(|column| check_column(s, lobby, *column).is_ok()).any(|column| {
        Offer::ALL.into_iter().any(|row| offer(row, column)) || Form::ALL.into_iter().any(|row| tile(row, column))
    })
}

/// Adds what can be done here; whether there is anything.
pub fn each(s: &State, seat: Seat, influence: u8, out: &mut impl Out) -> bool {
    let mut found = false;
    let lobby = &s.player(seat).lobby;
    for column in Column::ALL.into_iter().filter(|column| check_column(s, lobby, *column).is_ok()) {
        if out.is_full() {
            return found;
        }
        for row in Form::ALL {
            if check_tile_of_open_column(s, seat, row, column).is_ok() {
                out.add(Command::TakeReputationTile { row, column });
                found = true;
            }
        }
        for offer in Offer::ALL {
            if check_offer_of_open_column(s, seat, offer, column, influence).is_ok() {
                out.add(Command::MakeOffer { offer, column });
                found = true;
            }
        }
    }
    found
}
