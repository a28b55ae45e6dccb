//! A player's board, gallery and lobby.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::components::printed;
use super::pieces::{
    Artist, Bonus, ByForm, ByNiche, BySlot, Card, Contract, Crowd, Destination, Form, Half, Niche, Slot, Tile, Visitor,
    VisitorSet, Work,
};

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Cash.
    pub money: u16,
    /// The position on the Influence track.
    pub influence: u8,
    /// Assistants at desks.
    pub desks: u8,
    /// Assistants hired out of the queue.
    pub hired: u8,
    /// Assistants out of the game.
    pub dismissed: u8,
    /// Tickets in hand.
    pub tickets: Crowd,
    /// Visitors in the lobby.
    pub lobby: Crowd,
    /// Visitors in the gallery.
    pub gallery: Crowd,
    /// The artist commissioned.
    pub commission: Option<Artist>,
    /// Works exhibited, from the left.
    pub works: SmallVec<[Exhibit; 4]>,
    /// Works sold.
    pub sold: u32,
    /// How many of them were masterpieces.
    pub sold_masterpieces: u8,
    /// The renowned work taken, and where to.
    pub renowned: Option<(Work, Destination)>,
    /// The tile on the third place of the gallery.
    pub start_tile: Option<Tile>,
    /// The tiles on the reputation spaces.
    pub tiles: ByNiche<Option<Tile>>,
    /// The contracts.
    pub contracts: BySlot<Option<Held>>,
    /// The secret curator card.
    pub curator: Card,
    /// The secret art dealer card.
    pub dealer: Card,
}

/// A work exhibited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exhibit {
    /// Which.
    pub work: Work,
    /// By whom.
    pub artist: Artist,
}

/// A contract held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// Which.
    pub contract: Contract,
    /// The half turned up, once it is fulfilled.
    pub fulfilled: Option<Half>,
    /// Whether an assistant stands on it.
    pub assistant: bool,
}

impl Held {
    /// What an assistant put on it gives.
    #[must_use]
    pub fn bonus(&self) -> Bonus {
        match self.fulfilled {
            None => printed().contract(self.contract).bonus,
            Some(Half::Influence) => Bonus::Influence,
            Some(Half::Investment) => Bonus::Investment,
        }
    }
}

impl Player {
    /// How many desks are free.
    #[must_use]
    pub fn free_desks(&self) -> u8 {
        printed().office.desks.saturating_sub(self.desks)
    }

    /// How many assistants are still in the queue.
    #[must_use]
    pub fn queued(&self) -> u8 {
        (printed().queue.len() as u8).saturating_sub(self.hired)
    }

    /// Whether an assistant of the queue can come for nothing.
    #[must_use]
    pub fn can_gain_assistant(&self) -> bool {
        self.free_desks() > 0 && self.queued() > 0
    }

    /// An assistant comes home: to a desk, or out of the game (p. 6).
    pub fn take_home(&mut self) {
        if self.free_desks() > 0 {
            self.desks += 1;
        } else {
            self.dismissed += 1;
        }
    }

    /// Gains Influence; what would go beyond the track is lost (p. 13).
    pub fn gain_influence(&mut self, amount: u8) {
        self.influence = self.influence.saturating_add(amount).min(printed().influence.most);
    }

    /// How many works were sold.
    #[must_use]
    pub const fn works_sold(&self) -> u8 {
        self.sold.count_ones() as u8
    }

    /// The kinds of visitors the gallery has room for (p. 5).
    #[must_use]
    pub fn welcome(&self) -> VisitorSet {
        if self.gallery[Visitor::Collector] <= self.works_sold() {
            VisitorSet::ALL
        } else {
            VisitorSet::VIP_OR_INVESTOR
        }
    }

    /// The works exhibited, by form, without the renowned.
    #[must_use]
    pub fn exhibited(&self) -> ByForm<u8> {
        let mut forms = ByForm::default();
        for work in &self.works {
            forms[work.artist.form()] += 1;
        }
        forms
    }

    /// The works sold, by form, without the renowned.
    #[must_use]
    pub fn sold_by_form(&self) -> ByForm<u8> {
        ByForm(Form::ALL.map(|form| (self.sold & printed().works_of[form]).count_ones() as u8))
    }

    /// Whether a work of this form was ever acquired.
    #[must_use]
    pub fn acquired(&self, form: Form) -> bool {
        self.sold & printed().works_of[form] != 0 || self.works.iter().any(|work| work.artist.form() == form)
    }

    /// What the visitors in the gallery earn in Influence.
    #[must_use]
    pub fn influence_earned(&self) -> u8 {
        let each = &printed().earnings.influence;
        Visitor::ALL.into_iter().map(|kind| each[kind] * self.gallery[kind]).sum()
    }

    /// What the visitors in the gallery earn in money.
    #[must_use]
    pub fn money_earned(&self) -> u8 {
        let each = &printed().earnings.money;
        Visitor::ALL.into_iter().map(|kind| each[kind] * self.gallery[kind]).sum()
    }

    /// The reputation spaces still open.
    pub fn open_niches(&self) -> impl Iterator<Item = Niche> {
        Niche::ALL.into_iter().filter(|niche| self.tiles[*niche].is_none())
    }

    /// The contract slots a new contract can go to: empty, or fulfilled.
    pub fn open_slots(&self) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(|slot| self.contracts[*slot].is_none_or(|held| held.fulfilled.is_some()))
    }
}
