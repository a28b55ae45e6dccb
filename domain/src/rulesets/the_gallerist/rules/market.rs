//! The International Market: reputation tiles and offers (p. 12).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{
    AssistantSource, Bonus, Column, Form, LocationAction, Offer, ReputationSpace, Visitor, VisitorCounts,
};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, act, media, payment, wrong_decision};
use crate::kernel::Seat;

/// Checks that a column is used and that the visitors in the lobby open it.
fn check_column(s: &State, lobby: &VisitorCounts, column: Column) -> RuleResult {
    if !printed().setup_for(s.seats.count()).columns[column] {
        return Err(Rejection::ColumnUnused);
    }
    let has = |kind: Visitor| lobby[kind] > 0;
    let open = match column.number() {
        0 => lobby.total() > 0,
        1 => has(Visitor::Investor) && has(Visitor::Vip),
        _ => has(Visitor::Collector) && (has(Visitor::Investor) || has(Visitor::Vip)),
    };
    if open { Ok(()) } else { Err(Rejection::ColumnClosed) }
}

/// Returns the number of assistants the seat could send to the market, including the one it is about to leave behind.
pub fn available_assistants(s: &State, seat: Seat) -> u8 {
    let leaving = s.leaving && s.turn == seat;
    let standing = AssistantSource::ALL
        .into_iter()
        .filter(|source| *source != AssistantSource::Desk && s.has_assistant(seat, *source));
    s.player(seat).desks + standing.count() as u8 + u8::from(leaving)
}

fn has_available_assistant(s: &State, seat: Seat) -> bool {
    let leaving = s.leaving && s.turn == seat;
    leaving || AssistantSource::ALL.into_iter().any(|source| s.has_assistant(seat, source))
}

fn check_assistant(s: &State, seat: Seat) -> RuleResult {
    if has_available_assistant(s, seat) { Ok(()) } else { Err(Rejection::NoAssistant) }
}

/// Returns whether covering a reputation space brings an assistant that can be placed for the same tile.
fn brings_assistant(s: &State, seat: Seat, space: ReputationSpace) -> bool {
    s.rules.covered_space_may_bring_the_assistant()
        && printed().reputation_spaces[space] == Bonus::Assistant
        && media::can_gain_assistant(s.player(seat))
}

/// Checks that a reputation space can be covered. A seat without an assistant for the market must cover the space that
/// brings one.
fn check_reputation_space(s: &State, seat: Seat, space: ReputationSpace) -> RuleResult {
    if s.player(seat).tiles[space].is_some() {
        return Err(Rejection::SpaceCovered);
    }
    let placing = s.agenda.iter().any(|task| matches!(task, Task::Place { .. }));
    if placing && !has_available_assistant(s, seat) && !brings_assistant(s, seat, space) {
        return Err(Rejection::NoAssistant);
    }
    Ok(())
}

/// A seat that considers an action at the market, with the Influence it would have for it.
struct MarketVisit<'a> {
    s: &'a State,
    seat: Seat,
    influence: u8,
}

impl MarketVisit<'_> {
    /// Checks everything about taking a tile but the column.
    fn check_tile(&self, row: Form, column: Column) -> RuleResult {
        let player = self.s.player(self.seat);
        if !player.acquired(row) {
            return Err(Rejection::RowClosed);
        }
        if self.s.market.tiles[row][column].is_none() {
            return Err(Rejection::PlaceTaken);
        }
        if player.empty_reputation_spaces().next().is_none() {
            return Err(Rejection::NoReputationSpace);
        }
        if player.empty_reputation_spaces().any(|space| brings_assistant(self.s, self.seat, space)) {
            return Ok(());
        }
        check_assistant(self.s, self.seat)
    }

    /// Checks everything about making an offer but the column.
    fn check_offer(&self, offer: Offer, column: Column) -> RuleResult {
        if self.s.market.lower[offer][column].is_some() {
            return Err(Rejection::PlaceTaken);
        }
        check_assistant(self.s, self.seat)?;
        let gained = (self.influence + printed().column_influence[column]).min(printed().influence.most);
        payment::check(self.s.player(self.seat).money, gained, offer.money())?;
        Ok(())
    }

    /// Checks that the visitors in the lobby of the seat open a column.
    fn check_column(&self, column: Column) -> RuleResult {
        check_column(self.s, &self.s.player(self.seat).lobby, column)
    }
}

/// Takes a reputation tile.
pub fn take_tile(turn: &mut GalleristTurn<'_>, seat: Seat, row: Form, column: Column) -> RuleResult {
    let influence = act::check_action(turn.state(), seat, LocationAction::TakeReputationTile)?;
    let visit = MarketVisit { s: turn.state(), seat, influence };
    visit.check_column(column)?;
    visit.check_tile(row, column)?;
    act::begin(turn, seat, LocationAction::TakeReputationTile, influence);
    turn.emit(Event::TileTaken { seat, row, column, influence: printed().column_influence[column] });
    Ok(())
}

/// Makes an offer.
pub fn make_offer(turn: &mut GalleristTurn<'_>, seat: Seat, offer: Offer, column: Column) -> RuleResult {
    let influence = act::check_action(turn.state(), seat, LocationAction::MakeOffer)?;
    let visit = MarketVisit { s: turn.state(), seat, influence };
    visit.check_column(column)?;
    visit.check_offer(offer, column)?;
    act::begin(turn, seat, LocationAction::MakeOffer, influence);
    turn.emit(Event::OfferMade { seat, offer, column, influence: printed().column_influence[column] });
    Ok(())
}

/// Covers a reputation space with the tile taken.
pub fn cover(turn: &mut GalleristTurn<'_>, seat: Seat, space: ReputationSpace) -> RuleResult {
    let s = turn.state();
    let Some(Task::Cover { .. }) = s.agenda.last() else { return Err(wrong_decision(s)) };
    check_reputation_space(s, seat, space)?;
    turn.emit(Event::SpaceCovered { seat, space });
    Ok(())
}

/// Places an assistant on the market space of the action.
pub fn place(turn: &mut GalleristTurn<'_>, seat: Seat, from: AssistantSource) -> RuleResult {
    let s = turn.state();
    let Some(Task::Place { space }) = s.agenda.last().copied() else { return Err(wrong_decision(s)) };
    if !s.has_assistant(seat, from) {
        return Err(Rejection::NoAssistantThere { from });
    }
    turn.emit(Event::AssistantPlaced { seat, from, space });
    Ok(())
}

/// Adds the reputation spaces that can be covered.
pub fn add_reputation_spaces(s: &State, seat: Seat, out: &mut impl CommandSink) {
    for space in s.player(seat).empty_reputation_spaces() {
        if check_reputation_space(s, seat, space).is_ok() {
            out.add(Command::CoverSpace { space });
        }
    }
}

/// Adds the assistants that can be placed.
pub fn add_assistant_sources(s: &State, seat: Seat, out: &mut impl CommandSink) {
    for from in AssistantSource::ALL {
        if s.has_assistant(seat, from) {
            out.add(Command::PlaceAssistant { from });
        }
    }
}

/// Returns whether an action is possible here.
pub fn is_possible(s: &State, seat: Seat, influence: u8) -> bool {
    is_possible_with(s, seat, influence, &s.player(seat).lobby)
}

/// Returns whether an action is possible here with these visitors in the lobby.
pub fn is_possible_with(s: &State, seat: Seat, influence: u8, lobby: &VisitorCounts) -> bool {
    let visit = MarketVisit { s, seat, influence };
    Column::ALL.into_iter().filter(|column| check_column(s, lobby, *column).is_ok()).any(|column| {
        Offer::ALL.into_iter().any(|offer| visit.check_offer(offer, column).is_ok())
            || Form::ALL.into_iter().any(|row| visit.check_tile(row, column).is_ok())
    })
}

/// Adds the legal actions here; returns whether there are any.
pub fn add_legal(s: &State, seat: Seat, influence: u8, out: &mut impl CommandSink) -> bool {
    let visit = MarketVisit { s, seat, influence };
    let mut found = false;
    for column in Column::ALL.into_iter().filter(|column| visit.check_column(*column).is_ok()) {
        if out.is_full() {
            return found;
        }
        for row in Form::ALL {
            if visit.check_tile(row, column).is_ok() {
                out.add(Command::TakeReputationTile { row, column });
                found = true;
            }
        }
        for offer in Offer::ALL {
            if visit.check_offer(offer, column).is_ok() {
                out.add(Command::MakeOffer { offer, column });
                found = true;
            }
        }
    }
    found
}
