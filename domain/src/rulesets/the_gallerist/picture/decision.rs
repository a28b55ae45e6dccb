//! Draws pictures without text: a gallery, or what a decision is about.

use super::context::Context;
use super::layout::{Block, PADDING, panel};
use super::{artists, cards, contracts, holdings, locations, market, supplies, wall};
use crate::kernel::Seat;
use crate::rulesets::the_gallerist::decision::Decision;
use crate::rulesets::the_gallerist::pieces::Location;
use crate::rulesets::the_gallerist::placing::location_of;
use crate::rulesets::the_gallerist::view::PlayerView;

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Locations,
    Artists,
    Contracts,
    Market,
    Supplies,
    /// The contract slots of the seat.
    Slots,
    /// The reputation spaces of the seat.
    Reputation,
    Gallery,
}

/// Returns what the pending decision of a seat is about.
pub(super) fn subject(ctx: &Context<'_>, seat: Seat) -> Option<Subject> {
    Some(match ctx.scene.awaiting.decision_of(seat)? {
        Decision::ChooseStart | Decision::Move => Subject::Locations,
        Decision::Act | Decision::KickedOut => ctx
            .player(seat)
            .and_then(|player| location_of(ctx.view(), player))
            .map_or(Subject::Gallery, |at| match at {
                Location::SalesOffice => Subject::Contracts,
                Location::ArtistsColony | Location::MediaCenter => Subject::Artists,
                Location::InternationalMarket => Subject::Market,
            }),
        Decision::RaiseFame => Subject::Artists,
        Decision::SignContract => Subject::Contracts,
        Decision::TakeTicket | Decision::DiscardTicket | Decision::WelcomeVisitor => Subject::Supplies,
        Decision::TurnContract => Subject::Slots,
        Decision::CoverSpace => Subject::Reputation,
        Decision::PlaceAssistant | Decision::TakeRenownedWork => Subject::Market,
        Decision::Pay | Decision::SendVisitor => Subject::Gallery,
    })
}

/// Draws the subject of a decision.
pub(super) fn block<'a>(ctx: &'a Context<'a>, subject: Subject, player: &'a PlayerView, width: f64) -> Block<'a> {
    let inner = width - 2.0 * PADDING;
    match subject {
        Subject::Locations => locations::block(ctx, width),
        Subject::Artists => artists::block(ctx, width),
        Subject::Contracts => contracts::block(ctx, width),
        Subject::Market => market::block(ctx, width),
        Subject::Supplies => supplies::plaza(ctx, width),
        Subject::Slots => panel(String::new(), cards::contracts(ctx, player, inner)),
        Subject::Reputation => panel(String::new(), holdings::reputation(ctx, player, inner)),
        Subject::Gallery => wall::block(ctx, player, width),
    }
}
