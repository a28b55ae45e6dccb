//! Says the small choices that actions and bonuses lead to.

use super::super::super::agenda::Task;
use super::super::super::components::printed;
use super::super::super::pieces::{
    Artist, AssistantSource, Bonus, ContractHalf, Form, RenownedDestination, ReputationSpace, Visitor,
};
use super::super::terms::{counted, influence, market_space, money, money_and_influence, term};
use super::{Chooser, with_notes};
use crate::args;
use crate::kernel::{HasKind, Words};

impl Chooser<'_> {
    fn task(&self) -> Option<Task> {
        self.view.pending.last().copied()
    }

    pub(super) fn pay(&self, with_influence: u8) -> Words {
        let say = &self.say;
        let price = if let Some(Task::Pay { price, .. }) = self.task() { price } else { with_influence };
        let cash = price.saturating_sub(with_influence);
        let before = self.player.influence;
        let after = printed().influence.money_icons.back(before, with_influence);
        let args = args![
            "price" => money_and_influence(say, cash, before - after),
            "influence" => after,
            "left" => money(say, self.player.money.saturating_sub(u16::from(cash))),
        ];
        say.words(if with_influence == 0 { "command-pay" } else { "command-pay-with-influence" }, &args)
    }

    pub(super) fn raise_fame(&self, artist: Artist, with_influence: u8) -> Words {
        let (say, shown) = (&self.say, &self.view.artists[artist]);
        let plus = if let Some(Task::Fame { plus, .. }) = self.task() { plus } else { 0 };
        let (fame, end) = (shown.fame.unwrap_or(0), &printed().fame);
        let free = (fame + plus + self.player.gallery[Visitor::Collector]).min(end.celebrity);
        let raised = (free + with_influence).min(end.celebrity);
        let before = self.player.influence;
        let after = printed().influence.fame_icons.back(before, with_influence);
        let args = args![
            "name" => say.name("artist", &artist),
            "artist" => term(say, "artist", &artist, "of"),
            "fame" => fame,
            "raised" => raised,
            "price" => influence(say, before - after),
            "influence" => after,
        ];
        let message = match (with_influence, raised > fame) {
            (0, false) => "command-keep-fame",
            (0, true) => "command-raise-fame",
            _ => "command-raise-fame-with-influence",
        };
        let value = end.value(end.rank(shown.initial_fame, raised));
        let by = term(say, "artist", &artist, "by");
        let worth = say.text("note-value", &args!["artist" => by, "value" => money(say, value)]);
        let made = (raised >= end.celebrity)
            .then(|| say.text("note-celebrity", &args!["money" => money(say, end.celebrity_money)]));
        with_notes(say.words(message, &args), std::iter::once(worth).chain(made))
    }

    pub(super) fn take_ticket(&self, ticket: Visitor, discarding: Option<Visitor>) -> Words {
        let say = &self.say;
        let in_box = self.view.box_office[ticket];
        let mut args = args![
            "name" => term(say, "visitor", &ticket, "ticket"),
            "ticket" => term(say, "visitor", &ticket, "a-ticket"),
            "left" => counted(say, ("visitor", "tickets"), &ticket, i32::from(in_box) - 1),
        ];
        let Some(other) = discarding else {
            return say.words(if in_box > 0 { "command-take-ticket" } else { "command-take-spent-ticket" }, &args);
        };
        args.set("other", term(say, "visitor", &other, "a-ticket"));
        let missed = in_box == 0 && self.view.spent_tickets[ticket] == 0;
        say.words(if missed { "command-miss-ticket" } else { "command-exchange-ticket" }, &args)
    }

    pub(super) fn welcome(&self, visitor: Visitor) -> Words {
        let say = &self.say;
        let bag = matches!(self.task(), Some(Task::Welcome { bag: true, .. }));
        let count = i32::from(self.player.gallery[visitor]) + 1;
        let args = args![
            "name" => say.name("visitor", &visitor),
            "visitor" => term(say, "visitor", &visitor, "a"),
            "count" => counted(say, ("visitor", "count"), &visitor, count),
        ];
        say.words(if bag { "command-welcome-bag-visitor" } else { "command-welcome-visitor" }, &args)
    }

    pub(super) fn send(&self, visitor: Visitor) -> Words {
        let say = &self.say;
        let args = args![
            "name" => say.name("visitor", &visitor),
            "visitor" => term(say, "visitor", &visitor, "a"),
            "kind" => visitor.kind(),
        ];
        let buyer = matches!(self.task(), Some(Task::SendBuyer { .. }));
        say.words(if buyer { "command-send-buyer" } else { "command-send-visitor" }, &args)
    }

    pub(super) fn turn_contract(&self, half: ContractHalf) -> Words {
        let bonus = match half {
            ContractHalf::Influence => Bonus::Influence,
            ContractHalf::Investment => Bonus::Investment,
        };
        let (name, the) = (self.say.name("half", &half), term(&self.say, "half", &half, "the"));
        let args = args!["name" => name, "half" => the, "bonus" => self.gain(bonus)];
        self.say.words("command-turn-contract", &args)
    }

    pub(super) fn cover(&self, space: ReputationSpace) -> Words {
        let bonus = printed().reputation_spaces[space];
        let args = args!["space" => self.say.name("bonus", &bonus), "bonus" => self.gain(bonus)];
        self.say.words("command-cover-space", &args)
    }

    pub(super) fn place_assistant(&self, from: AssistantSource) -> Words {
        let say = &self.say;
        let space =
            if let Some(Task::Place { space }) = self.task() { market_space(say, space) } else { String::new() };
        say.words("command-place-assistant", &args!["from" => term(say, "source", &from, "from"), "space" => space])
    }

    pub(super) fn discard_ticket(&self, ticket: Visitor) -> Words {
        let say = &self.say;
        let left = i32::from(self.view.box_office[ticket]) - 1;
        let args = args![
            "name" => term(say, "visitor", &ticket, "ticket"),
            "ticket" => term(say, "visitor", &ticket, "a-ticket"),
            "left" => counted(say, ("visitor", "tickets"), &ticket, left),
        ];
        say.words("command-discard-ticket", &args)
    }

    pub(super) fn take_renowned(&self, form: Form, to: RenownedDestination) -> Words {
        let say = &self.say;
        let artists = Artist::of(form).map(|artist| &self.view.artists[artist]);
        let best = artists.into_iter().filter(|artist| artist.fame.is_some());
        let value = best.max_by_key(|artist| (artist.fame, artist.value)).map_or(0, |artist| artist.value);
        let args = args![
            "name" => say.name("form", &form),
            "work" => term(say, "form", &form, "renowned"),
            "value" => money(say, value),
            "to" => to.kind(),
        ];
        say.words("command-take-renowned-work", &args)
    }
}
