//! Says what every printed component is: whatever an id in views, events and commands points to.

use super::super::components::printed;
use super::super::pieces::{
    Artist, Bonus, Column, Contract, ContractSlot, DisplaySpace, Form, GoalCard, Location, Offer, PromotionLevel,
    ReputationSpace, ReputationTile, Visitor, Work,
};
use super::speaker;
use super::terms::{bonus, column, goals, influence, money, slot, term, tickets, tile, work};
use crate::args;
use crate::kernel::words::{Args, message_id};
use crate::kernel::{ComponentWords, HasKind, Language, Speaker, Speech};

/// Says what every component is.
pub(in super::super) fn components(language: Language) -> Vec<ComponentWords> {
    let list = Listing { say: speaker(&Speech::in_language(language)) };
    [list.cards(), list.people(), list.places()].concat()
}

struct Listing {
    say: Speaker<'static>,
}

impl Listing {
    fn component(&self, kind: &'static str, id: impl ToString, args: &Args<'_>) -> ComponentWords {
        ComponentWords { kind, id: id.to_string(), words: self.say.words(&message_id("component", kind), args) }
    }

    /// Works, contracts, reputation tiles and secret cards.
    fn cards(&self) -> Vec<ComponentWords> {
        let say = &self.say;
        let works = Work::ALL.map(|one| {
            let face = printed().work(one);
            let args = args![
                "name" => say.name("form", &face.form),
                "work" => work(say, face.form),
                "fame" => face.fame,
                "gain" => say.text("amount-fame", &args!["count" => face.fame]),
                "tickets" => tickets(say, face.first, face.second),
            ];
            self.component("work", one.number(), &args)
        });
        let contracts = Contract::ALL.map(|one| {
            let face = printed().contract(one);
            let args = args![
                "work" => work(say, face.form),
                "form" => say.name("form", &face.form),
                "icon" => say.name("bonus", &face.bonus),
                "bonus" => bonus(say, face.bonus),
            ];
            self.component("contract", one.number(), &args)
        });
        let tiles = ReputationTile::ALL.map(|one| {
            let criterion = say.name("criterion", &printed().tiles[one].per);
            self.component("reputation_tile", one.number(), &args!["criterion" => criterion, "tile" => tile(say, one)])
        });
        let card = |goals: String, card: GoalCard| args!["goals" => goals, "number" => card.number() + 1];
        let curators = GoalCard::ALL
            .map(|one| self.component("curator", one.number(), &card(goals(say, &printed().curators[one]), one)));
        let dealers = GoalCard::ALL
            .map(|one| self.component("dealer", one.number(), &card(goals(say, &printed().dealers[one]), one)));
        works.into_iter().chain(contracts).chain(tiles).chain(curators).chain(dealers).collect()
    }

    /// Artists, visitors and their tickets, bonuses and forms.
    fn people(&self) -> Vec<ComponentWords> {
        let say = &self.say;
        let artists = Artist::ALL.map(|one| {
            let args = args!["name" => say.name("artist", &one), "artist" => term(say, "artist", &one, "the")];
            self.component("artist", one.kind(), &args)
        });
        let visitors = Visitor::ALL.map(|one| {
            let earnings = &printed().earnings;
            let args = args![
                "name" => say.name("visitor", &one),
                "influence" => influence(say, earnings.influence[one]),
                "money" => money(say, earnings.money[one]),
            ];
            self.component("visitor", one.kind(), &args)
        });
        let tickets = Visitor::ALL.map(|one| {
            let args = args![
                "name" => term(say, "visitor", &one, "ticket"),
                "visitor" => term(say, "visitor", &one, "a"),
            ];
            self.component("ticket", one.kind(), &args)
        });
        let bonuses = printed_bonuses().into_iter().map(|one| {
            self.component("bonus", one.kind(), &args!["name" => say.name("bonus", &one), "bonus" => bonus(say, one)])
        });
        let forms = Form::ALL.map(|one| self.component("form", one.kind(), &args!["name" => say.name("form", &one)]));
        artists.into_iter().chain(visitors).chain(tickets).chain(bonuses).chain(forms).collect()
    }

    /// Locations, rows and columns of the market, and the numbered places of the boards.
    fn places(&self) -> Vec<ComponentWords> {
        let say = &self.say;
        let locations = Location::ALL.map(|one| {
            let purpose = term(say, "location", &one, "purpose");
            self.component("location", one.kind(), &args!["name" => say.name("location", &one), "purpose" => purpose])
        });
        let offers = Offer::ALL.map(|one| {
            let args = args!["name" => say.name("offer", &one), "money" => money(say, one.money())];
            self.component("offer", one.kind(), &args)
        });
        let columns = Column::ALL.map(|one| {
            let gained = influence(say, printed().column_influence[one]);
            self.component("column", one.number(), &args!["column" => column(say, one), "influence" => gained])
        });
        let slots = ContractSlot::ALL.map(|one| {
            let args = args!["slot" => slot(say, one), "bonus" => bonus(say, printed().contract_slots[one])];
            self.component("contract_slot", one.number(), &args)
        });
        let display = DisplaySpace::ALL
            .map(|one| self.component("display_space", one.number(), &args!["space" => one.number() + 1]));
        let spaces = ReputationSpace::ALL.map(|one| {
            let icon = printed().reputation_spaces[one];
            let args = args!["name" => say.name("bonus", &icon), "bonus" => bonus(say, icon)];
            self.component("reputation_space", one.number(), &args)
        });
        let levels = PromotionLevel::ALL.map(|one| {
            let level = one.number() + 1;
            let bonus = bonus(say, printed().promotion[one]);
            let args = args!["level" => level, "influence" => influence(say, level), "bonus" => bonus];
            self.component("promotion_level", level, &args)
        });
        let market = locations.into_iter().chain(offers).chain(columns);
        market.chain(slots).chain(display).chain(spaces).chain(levels).collect()
    }
}

/// Returns every bonus that is printed on a component, once.
fn printed_bonuses() -> Vec<Bonus> {
    let printed = printed();
    let contracts = printed.contracts.0.iter().map(|face| face.bonus);
    let queue = printed.queue.iter().filter_map(|space| space.bonus);
    let mut bonuses: Vec<Bonus> = contracts
        .chain(queue)
        .chain(printed.artist_bonuses)
        .chain(printed.promotion.0)
        .chain(printed.reputation_spaces.0)
        .chain(printed.contract_slots.0)
        .collect();
    bonuses.sort_unstable();
    bonuses.dedup();
    bonuses
}
