//! Draws the icons of bonuses, of locations and of what reputation tiles count.

use super::colours::{CARD, CARD_EDGE, GOLD, GOLD_EDGE, OUTLINE, STAR};
use super::signs;
use crate::kernel::picture::style::{INK, PANEL};
use crate::kernel::picture::svg::{Area, Canvas, Paint};
use crate::rulesets::the_gallerist::components::TileCriterion;
use crate::rulesets::the_gallerist::pieces::{Bonus, Form, Location, Visitor};

/// Draws the icon of a bonus into a square.
pub(super) fn bonus(canvas: &mut Canvas, area: Area, bonus: Bonus) {
    match bonus {
        Bonus::Influence => signs::influence(canvas, area),
        Bonus::Investment => signs::coin(canvas, area),
        Bonus::Fame => signs::star(canvas, area, STAR),
        Bonus::PlazaVisitor => person(canvas, area),
        Bonus::PlazaVipOrInvestor => {
            signs::visitor(canvas, area.part(0.0, 0.1, 0.6, 0.85), Visitor::Vip);
            signs::visitor(canvas, area.part(0.45, 0.1, 0.6, 0.85), Visitor::Investor);
        }
        Bonus::BagVisitor => {
            canvas.polygon(
                &[area.point(0.2, 0.45), area.point(0.8, 0.45), area.point(0.95, 0.98), area.point(0.05, 0.98)],
                Paint::fill(INK),
            );
            person(canvas, area.part(0.2, 0.0, 0.6, 0.6));
        }
        Bonus::TwoTickets => {
            signs::ticket(canvas, area.part(0.0, -0.1, 0.8, 0.8), None);
            signs::ticket(canvas, area.part(0.2, 0.2, 0.8, 0.8), None);
        }
        Bonus::AnyTicket => signs::ticket(canvas, area, None),
        Bonus::VipTicket => signs::ticket(canvas, area, Some(Visitor::Vip)),
        Bonus::InvestorTicket => signs::ticket(canvas, area, Some(Visitor::Investor)),
        Bonus::Assistant => assistant(canvas, area),
        Bonus::Contract => sheet(canvas, area),
    }
}

/// Draws a visitor of any kind.
fn person(canvas: &mut Canvas, area: Area) {
    canvas.dome(area.part(0.15, 0.5, 0.7, 0.48), Paint::fill(PANEL).edged(OUTLINE, 1.0));
    canvas.circle(area.point(0.5, 0.3), area.w * 0.2, Paint::fill(PANEL).edged(OUTLINE, 1.0));
}

/// Draws an assistant of any owner.
fn assistant(canvas: &mut Canvas, area: Area) {
    canvas.dome(area.part(0.12, 0.5, 0.76, 0.48), Paint::fill(INK));
    canvas.circle(area.point(0.5, 0.28), area.w * 0.2, Paint::fill(INK));
}

/// Draws a contract card.
fn sheet(canvas: &mut Canvas, area: Area) {
    let sheet = area.part(0.18, 0.06, 0.64, 0.88);
    canvas.rect(sheet, 1.5, Paint::fill(CARD).edged(CARD_EDGE, 1.2));
    for line in [0.25, 0.45, 0.65] {
        canvas.line(sheet.point(0.2, line), sheet.point(0.8, line), INK, area.w * 0.05);
    }
}

/// Draws a frame.
fn frame(canvas: &mut Canvas, area: Area) {
    canvas.rect(area.part(0.06, 0.14, 0.88, 0.72), 0.0, Paint::line(INK, area.w * 0.1));
    canvas.dome(area.part(0.22, 0.44, 0.56, 0.3), Paint::fill(INK));
}

/// Draws a megaphone, the sign of promotion.
pub(super) fn megaphone(canvas: &mut Canvas, area: Area) {
    let horn = [(0.05, 0.4), (0.3, 0.4), (0.85, 0.1), (0.85, 0.85), (0.3, 0.58), (0.05, 0.58)];
    canvas.polygon(&horn.map(|(x, y)| area.point(x, y)), Paint::fill(INK));
    canvas.rect(area.part(0.2, 0.58, 0.14, 0.32), 0.0, Paint::fill(INK));
}

/// Draws a globe, the sign of the market.
fn globe(canvas: &mut Canvas, area: Area) {
    canvas.circle(area.point(0.5, 0.5), area.w * 0.42, Paint::line(INK, area.w * 0.08));
    canvas.line(area.point(0.08, 0.5), area.point(0.92, 0.5), INK, area.w * 0.06);
    canvas.line(area.point(0.5, 0.08), area.point(0.5, 0.92), INK, area.w * 0.06);
}

/// Draws the sign of a location: a contract, a work, a megaphone or a globe.
pub(super) fn location(canvas: &mut Canvas, area: Area, location: Location) {
    match location {
        Location::SalesOffice => sheet(canvas, area),
        Location::ArtistsColony => frame(canvas, area),
        Location::MediaCenter => megaphone(canvas, area),
        Location::InternationalMarket => globe(canvas, area),
    }
}

/// Draws a reputation tile without text: the icon of what it counts.
pub(super) fn tile(canvas: &mut Canvas, area: Area, counted: TileCriterion) {
    canvas.rect(area, 4.0, Paint::fill(GOLD).edged(GOLD_EDGE, 1.0));
    let (size, (x, y)) = (area.h.min(area.w) * 0.72, area.point(0.5, 0.5));
    criterion(canvas, Area::new(x - size / 2.0, y - size / 2.0, size, size), counted);
}

/// Draws the icon of what a reputation tile counts.
fn criterion(canvas: &mut Canvas, area: Area, counted: TileCriterion) {
    let form = |canvas: &mut Canvas, form: Form| signs::form(canvas, area, form, INK);
    match counted {
        TileCriterion::ThreeInfluence => signs::influence(canvas, area),
        TileCriterion::Collector => signs::visitor(canvas, area, Visitor::Collector),
        TileCriterion::Vip => signs::visitor(canvas, area, Visitor::Vip),
        TileCriterion::Investor => signs::visitor(canvas, area, Visitor::Investor),
        TileCriterion::Visitor => person(canvas, area),
        TileCriterion::VisitorSet => {
            for (place, kind) in Visitor::ALL.into_iter().enumerate() {
                signs::visitor(canvas, area.part(place as f64 * 0.45 - 0.2, 0.1, 0.5, 0.8), kind);
            }
        }
        TileCriterion::ReputationTile => canvas.rect(area.inset(area.w * 0.15), 2.0, Paint::line(INK, 1.5)),
        TileCriterion::AuctionAssistant => {
            assistant(canvas, area.part(0.0, 0.0, 0.7, 1.0));
            signs::coin(canvas, area.part(0.6, 0.5, 0.45, 0.45));
        }
        TileCriterion::AssistantInPlay => assistant(canvas, area),
        TileCriterion::PromotedArtist => megaphone(canvas, area),
        TileCriterion::WorkAcquired | TileCriterion::WorkExhibited => frame(canvas, area),
        TileCriterion::WorkSold => {
            frame(canvas, area.part(0.0, 0.0, 0.75, 0.75));
            signs::coin(canvas, area.part(0.55, 0.55, 0.45, 0.45));
        }
        TileCriterion::FormAcquired => {
            signs::form(canvas, area.part(0.0, 0.0, 0.55, 0.55), Form::Digital, INK);
            signs::form(canvas, area.part(0.45, 0.45, 0.55, 0.55), Form::Sculpture, INK);
        }
        TileCriterion::PhotoAcquired => form(canvas, Form::Photo),
        TileCriterion::PaintingAcquired => form(canvas, Form::Painting),
        TileCriterion::DigitalAcquired => form(canvas, Form::Digital),
        TileCriterion::SculptureAcquired => form(canvas, Form::Sculpture),
        TileCriterion::FamousArtist => signs::star(canvas, area, STAR),
        TileCriterion::Masterpiece => {
            frame(canvas, area);
            signs::star(canvas, area.part(0.5, 0.0, 0.5, 0.5), STAR);
        }
    }
}
