//! Short texts for what is printed as icons.

use crate::rulesets::the_gallerist::components::{TileCriterion, printed};
use crate::rulesets::the_gallerist::decision::Decision;
use crate::rulesets::the_gallerist::pieces::{Bonus, Form, Location, ReputationTile};

pub(super) const fn form(form: Form) -> &'static str {
    match form {
        Form::Digital => "Digital",
        Form::Photo => "Photo",
        Form::Sculpture => "Sculpture",
        Form::Painting => "Painting",
    }
}

pub(super) const fn location(location: Location) -> &'static str {
    match location {
        Location::SalesOffice => "Sales Office",
        Location::ArtistsColony => "Artists Colony",
        Location::MediaCenter => "Media Center",
        Location::InternationalMarket => "International Market",
    }
}

pub(super) const fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Influence => "Influence",
        Bonus::Investment => "Investment",
        Bonus::Fame => "Fame",
        Bonus::PlazaVisitor => "Plaza visitor",
        Bonus::PlazaVipOrInvestor => "VIP / Investor",
        Bonus::BagVisitor => "Bag visitor",
        Bonus::TwoTickets => "2 tickets",
        Bonus::AnyTicket => "Any ticket",
        Bonus::VipTicket => "VIP ticket",
        Bonus::InvestorTicket => "Investor ticket",
        Bonus::Assistant => "Assistant",
        Bonus::Contract => "Contract",
    }
}

/// Returns the criterion of a reputation tile and what each count gives.
pub(super) fn tile(tile: ReputationTile) -> (&'static str, String) {
    let face = &printed().tiles[tile];
    let each = match face.influence {
        0 => face.money.to_string(),
        influence => format!("{}+{influence}", face.money),
    };
    (criterion(face.per), each)
}

const fn criterion(criterion: TileCriterion) -> &'static str {
    match criterion {
        TileCriterion::ThreeInfluence => "3 Influence",
        TileCriterion::Collector => "Collector",
        TileCriterion::Vip => "VIP",
        TileCriterion::Investor => "Investor",
        TileCriterion::Visitor => "Visitor",
        TileCriterion::VisitorSet => "Visitor set",
        TileCriterion::ReputationTile => "Tile",
        TileCriterion::AuctionAssistant => "Offer",
        TileCriterion::AssistantInPlay => "Assistant",
        TileCriterion::PromotedArtist => "Promoted",
        TileCriterion::WorkAcquired => "Acquired",
        TileCriterion::WorkSold => "Sold",
        TileCriterion::WorkExhibited => "Exhibited",
        TileCriterion::FormAcquired => "Form",
        TileCriterion::PhotoAcquired => "Photo",
        TileCriterion::PaintingAcquired => "Painting",
        TileCriterion::DigitalAcquired => "Digital",
        TileCriterion::SculptureAcquired => "Sculpture",
        TileCriterion::FamousArtist => "Fame 15",
        TileCriterion::Masterpiece => "Masterpiece",
    }
}

/// Returns a short text for the decision a seat is awaited for.
pub(super) const fn awaited(decision: Decision) -> &'static str {
    match decision {
        Decision::ChooseStart => "chooses a start location",
        Decision::Move => "moves",
        Decision::Act => "takes an action",
        Decision::KickedOut => "was kicked out",
        Decision::Pay => "pays",
        Decision::RaiseFame => "raises fame",
        Decision::TakeTicket => "takes a ticket",
        Decision::WelcomeVisitor => "welcomes a visitor",
        Decision::SignContract => "signs a contract",
        Decision::SendVisitor => "sends a visitor away",
        Decision::TurnContract => "turns a contract",
        Decision::CoverSpace => "places a tile",
        Decision::PlaceAssistant => "sends an assistant",
        Decision::DiscardTicket => "discards a ticket",
        Decision::TakeRenownedWork => "takes a renowned work",
    }
}
