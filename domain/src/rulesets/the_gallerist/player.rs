//! A player's board, gallery and lobby. Holds no rule, but what is printed on the board.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::components::printed;
use super::pieces::{
    Artist, Bonus, ByContractSlot, ByForm, ByReputationSpace, Contract, ContractHalf, Form, GoalCard,
    RenownedDestination, ReputationSpace, ReputationTile, VisitorCounts, Work,
};

/// The state of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Money in cash.
    pub money: u16,
    /// The position on the Influence track.
    pub influence: u8,
    /// Assistants at desks.
    pub desks: u8,
    /// The number of assistants hired from the queue.
    pub hired: u8,
    /// Assistants that left the game because no desk was free.
    pub dismissed: u8,
    /// Tickets in hand.
    pub tickets: VisitorCounts,
    /// Visitors in the lobby.
    pub lobby: VisitorCounts,
    /// Visitors in the gallery.
    pub gallery: VisitorCounts,
    /// The artist of the outstanding commission.
    pub commission: Option<Artist>,
    /// Works exhibited, from the left.
    pub works: SmallVec<[ExhibitedWork; 4]>,
    /// The set of works sold.
    pub sold: u32,
    /// The number of masterpieces among them.
    pub sold_masterpieces: u8,
    /// The renowned work taken, and its destination.
    pub renowned: Option<(Work, RenownedDestination)>,
    /// The tile on the third art slot.
    pub start_tile: Option<ReputationTile>,
    /// The tiles on the reputation spaces.
    pub tiles: ByReputationSpace<Option<ReputationTile>>,
    /// The contracts in the contract slots.
    pub contracts: ByContractSlot<Option<HeldContract>>,
    /// The secret curator card.
    pub curator: GoalCard,
    /// The secret art dealer card.
    pub dealer: GoalCard,
}

/// A work in an art slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExhibitedWork {
    /// The work.
    pub work: Work,
    /// The artist who signed it.
    pub artist: Artist,
}

/// A contract in a contract slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldContract {
    /// The contract.
    pub contract: Contract,
    /// The half turned up; `None` until the contract is fulfilled.
    pub fulfilled: Option<ContractHalf>,
    /// Whether an assistant stands on it.
    pub assistant: bool,
}

impl HeldContract {
    /// Returns the bonus for placing an assistant on it.
    #[must_use]
    pub fn bonus(&self) -> Bonus {
        match self.fulfilled {
            None => printed().contract(self.contract).bonus,
            Some(ContractHalf::Influence) => Bonus::Influence,
            Some(ContractHalf::Investment) => Bonus::Investment,
        }
    }
}

impl Player {
    /// Returns the number of free desks.
    #[must_use]
    pub fn free_desks(&self) -> u8 {
        printed().office.desks.saturating_sub(self.desks)
    }

    /// Returns the number of assistants still in the queue.
    #[must_use]
    pub fn queued(&self) -> u8 {
        (printed().queue.len() as u8).saturating_sub(self.hired)
    }

    /// Moves an assistant home: to a desk, or out of the game when none of the printed desks is free (p. 6).
    pub fn take_home(&mut self) {
        if self.free_desks() > 0 {
            self.desks += 1;
        } else {
            self.dismissed += 1;
        }
    }

    /// Adds Influence up to the last space of the printed track; the rest is lost (p. 13).
    pub fn gain_influence(&mut self, amount: u8) {
        self.influence = self.influence.saturating_add(amount).min(printed().influence.most);
    }

    /// Returns the number of works sold.
    #[must_use]
    pub const fn works_sold(&self) -> u8 {
        self.sold.count_ones() as u8
    }

    /// Returns the number of exhibited works by form, without the renowned work.
    #[must_use]
    pub fn exhibited(&self) -> ByForm<u8> {
        let mut forms = ByForm::default();
        for work in &self.works {
            forms[work.artist.form()] += 1;
        }
        forms
    }

    /// Returns the number of sold works by form, without the renowned work.
    #[must_use]
    pub fn sold_by_form(&self) -> ByForm<u8> {
        ByForm(Form::ALL.map(|form| (self.sold & printed().works_of[form]).count_ones() as u8))
    }

    /// Returns whether a work of this form was ever acquired.
    #[must_use]
    pub fn acquired(&self, form: Form) -> bool {
        self.sold & printed().works_of[form] != 0 || self.works.iter().any(|work| work.artist.form() == form)
    }

    /// Returns the reputation spaces without a tile.
    pub fn empty_reputation_spaces(&self) -> impl Iterator<Item = ReputationSpace> {
        ReputationSpace::ALL.into_iter().filter(|space| self.tiles[*space].is_none())
    }
}
