//! Short words for what is printed as icons.

use crate::rulesets::the_gallerist::components::{Count, printed};
use crate::rulesets::the_gallerist::decision::Decision;
use crate::rulesets::the_gallerist::pieces::{Bonus, Form, Location, Tile};

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

/// What a reputation tile counts, and what each gives.
pub(super) fn tile(tile: Tile) -> (&'static str, String) {
    let face = &printed().tiles[tile];
    let each = match face.influence {
        0 => face.money.to_string(),
        influence => format!("{}+{influence}", face.money),
    };
    (count(face.per), each)
}

const fn count(count: Count) -> &'static str {
    match count {
        Count::ThreeInfluence => "3 Influence",
        Count::Collector => "Collector",
        Count::Vip => "VIP",
        Count::Investor => "Investor",
        Count::Visitor => "Visitor",
        Count::VisitorSet => "Visitor set",
        Count::ReputationTile => "Tile",
        Count::AuctionAssistant => "Offer",
        Count::AssistantInPlay => "Assistant",
        Count::PromotedArtist => "Promoted",
        Count::WorkAcquired => "Acquired",
        Count::WorkSold => "Sold",
        Count::WorkExhibited => "Exhibited",
        Count::FormAcquired => "Form",
        Count::PhotoAcquired => "Photo",
        Count::PaintingAcquired => "Painting",
        Count::DigitalAcquired => "Digital",
        Count::SculptureAcquired => "Sculpture",
        Count::FamousArtist => "Fame 15",
        Count::Masterpiece => "Masterpiece",
    }
}

/// What a seat is awaited for, in words.
pub(super) const fn awaited(decision: Decision) -> &'static str {
    match decision {
        Decision::ChooseStart => "chooses where to begin",
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
