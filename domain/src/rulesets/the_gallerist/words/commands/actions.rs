//! Says the location actions.

use super::super::super::components::printed;
use super::super::super::pieces::{
    Artist, Column, ContractSlot, DisplaySpace, Form, MarketSpace, Offer, PromotionLevel, Visitor,
};
use super::super::terms::{
    bonus, column, contract, influence, market_space, money, slot, term, tickets, tile, visitors, work,
};
use super::{Chooser, with_notes};
use crate::args;
use crate::kernel::Words;
use crate::rulesets::the_gallerist::rules::media::PROMOTION_FAME;

impl Chooser<'_> {
    pub(super) fn discover(&self, artist: Artist) -> Words {
        let (say, shown) = (&self.say, &self.view.artists[artist]);
        let price = money(say, shown.initial_fame);
        let the = term(say, "artist", &artist, "the");
        let bonus = shown.bonus.map(|bonus| say.text("note-bonus", &args!["bonus" => self.gain(bonus)]));
        let collector = shown.collector.then(|| say.text("note-collector", &args![]));
        let words = say.words("command-discover-artist", &args!["artist" => the, "price" => price]);
        with_notes(words, bonus.into_iter().chain(collector))
    }

    pub(super) fn buy(&self, artist: Artist) -> Words {
        let (say, shown, stack) = (&self.say, &self.view.artists[artist], &self.view.stacks[artist.form()]);
        let commissioned = self.player.commission == Some(artist);
        let price = if commissioned { shown.initial_fame } else { shown.fame.unwrap_or(shown.initial_fame) };
        let gained = stack.work.map(|top| printed().work(top)).map(|face| tickets(say, face.first, face.second));
        let args = args![
            "name" => say.name("artist", &artist),
            "work" => work(say, artist.form()),
            "artist" => term(say, "artist", &artist, "by"),
            "price" => money(say, price),
            "tickets" => gained.unwrap_or_default(),
        ];
        let message = if commissioned { "command-buy-commissioned-work" } else { "command-buy-work" };
        let freed = match stack.visitors.total() {
            0 => None,
            1 => Some("note-visitor"),
            _ => Some("note-visitors"),
        };
        let freed = freed.map(|note| say.text(note, &args!["visitors" => visitors(say, &stack.visitors)]));
        with_notes(say.words(message, &args), freed.into_iter().chain(self.fame_note(artist, stack.fame)))
    }

    /// Says how the fame of an artist rises by a printed step and the Collectors in the gallery. A celebrity has no step.
    fn fame_note(&self, artist: Artist, plus: u8) -> Option<String> {
        let shown = &self.view.artists[artist];
        let fame = shown.fame.filter(|_| !shown.celebrity)?;
        let raised = (fame + plus + self.player.gallery[Visitor::Collector]).min(printed().fame.celebrity);
        let of = term(&self.say, "artist", &artist, "of");
        let message = if raised > fame { "note-fame" } else { "note-fame-kept" };
        Some(self.say.text(message, &args!["artist" => of, "fame" => fame, "raised" => raised]))
    }

    pub(super) fn sign(&self, space: DisplaySpace, to: ContractSlot) -> Words {
        let say = &self.say;
        let top = self.view.display[space].last().copied();
        let face = top.map(|top| printed().contract(top));
        let sold = face.map(|face| say.text("contract", &args!["work" => work(say, face.form)]));
        let args = args![
            "contract" => sold.unwrap_or_default(),
            "name" => top.map(|top| contract(say, top)).unwrap_or_default(),
            "slot" => slot(say, to),
            "bonus" => face.map(|face| bonus(say, face.bonus)).unwrap_or_default(),
        ];
        let note = match &self.player.contracts[to] {
            None => say.text("note-slot-ticket", &args!["bonus" => bonus(say, printed().contract_slots[to])]),
            Some(_) => say.text("note-covers", &args![]),
        };
        with_notes(say.words("command-sign-contract", &args), [note])
    }

    pub(super) fn sell(&self, artist: Artist, at: ContractSlot) -> Words {
        let say = &self.say;
        let value = self.view.artists[artist].value;
        let args = args![
            "name" => say.name("artist", &artist),
            "artist" => term(say, "artist", &artist, "by"),
            "money" => money(say, value),
            "slot" => slot(say, at),
            "contract" => say.text("slot-contract", &args!["slot" => at.number()]),
            "total" => money(say, self.player.money + u16::from(value)),
        ];
        say.words("command-sell-work", &args)
    }

    pub(super) fn hire(&self, count: u8) -> Words {
        let say = &self.say;
        let hired = printed().queue.len().saturating_sub(usize::from(self.player.queue));
        let spaces = || printed().queue.iter().skip(hired).take(usize::from(count));
        let price: u8 = spaces().map(|space| space.cost).sum();
        let bonuses: Vec<String> = spaces().filter_map(|space| space.bonus).map(|bonus| self.gain(bonus)).collect();
        let note =
            (!bonuses.is_empty()).then(|| say.text("note-hiring", &args!["bonuses" => say.speech.list(&bonuses)]));
        let assistants = say.text("amount-assistants", &args!["count" => count]);
        let args = args!["assistants" => assistants, "price" => money(say, price)];
        with_notes(say.words("command-hire-assistants", &args), note)
    }

    pub(super) fn promote(&self, artist: Artist) -> Words {
        let say = &self.say;
        let level = self.view.artists[artist].promotion + 1;
        let bonus = PromotionLevel::new(level - 1).map(|token| self.gain(printed().promotion[token]));
        let args = args![
            "name" => say.name("artist", &artist),
            "artist" => term(say, "artist", &artist, "the"),
            "level" => level,
            "price" => influence(say, level),
            "influence" => self.influence_for_action().saturating_sub(level),
            "bonus" => bonus.unwrap_or_default(),
        ];
        with_notes(say.words("command-promote-artist", &args), self.fame_note(artist, PROMOTION_FAME))
    }

    pub(super) fn take_tile(&self, row: Form, at: Column) -> Words {
        let say = &self.say;
        let shown = self.view.market_tiles[row][at];
        let criterion = shown.map(|shown| say.name("criterion", &printed().tiles[shown].per));
        let args = args![
            "space" => market_space(say, MarketSpace::Reputation { row, column: at }),
            "tile" => shown.map(|shown| tile(say, shown)).unwrap_or_default(),
            "influence" => influence(say, printed().column_influence[at]),
            "criterion" => criterion.unwrap_or_default(),
            "form" => say.name("form", &row),
            "column" => column(say, at),
        ];
        say.words("command-take-reputation-tile", &args)
    }

    pub(super) fn make_offer(&self, offer: Offer, at: Column) -> Words {
        let say = &self.say;
        let args = args![
            "offer" => say.name("offer", &offer),
            "price" => money(say, offer.money()),
            "column" => column(say, at),
            "influence" => influence(say, printed().column_influence[at]),
            "bonus" => self.gain(printed().offers[offer][at]),
        ];
        say.words("command-make-offer", &args)
    }
}
