//! The printed data, read once from the file beside this one.

mod faces;
mod sheet;
mod tracks;

use std::sync::LazyLock;

use super::pieces::{
    Bonus, ByCard, ByColumn, ByContract, ByForm, ByLevel, ByNiche, ByOffer, BySlot, ByTile, ByWork, Contract, Work,
};
pub use faces::{
    ArtistTile, Color, ContractFace, Count, Earnings, Goal, Hire, Office, SoloGoal, SoloGoals, Supply, TileFace,
    WorkFace,
};
use sheet::Sheet;
pub use tracks::{FameTrack, Icons, InfluenceTrack};

/// The file itself, for clients to draw from.
pub const FILE: &str = include_str!("printed.json");

#[expect(clippy::expect_used, reason = "the file is compiled in, and the tests of this module read it")]
static PRINTED: LazyLock<Printed> =
    LazyLock::new(|| serde_json::from_str::<Sheet>(FILE).expect("the printed data can be read").into());

/// The printed data.
#[inline]
pub fn printed() -> &'static Printed {
    &PRINTED
}

/// The printed data, in the form the rules use it.
pub struct Printed {
    /// The Influence track.
    pub influence: InfluenceTrack,
    /// Fame, ranks and values.
    pub fame: FameTrack,
    /// The two tiles there are for each artist.
    pub artists: [ArtistTile; 16],
    /// The works.
    pub works: ByWork<WorkFace>,
    /// The works of each form, as a bit set.
    pub works_of: ByForm<u32>,
    /// The bonus tiles laid on undiscovered artists.
    pub artist_bonuses: [Bonus; 10],
    /// The contracts.
    pub contracts: ByContract<ContractFace>,
    /// Promotion tokens of each level.
    pub tokens_per_level: u8,
    /// What a promotion gives, by level.
    pub promotion: ByLevel<Bonus>,
    /// The unemployment queue, in the order of hiring.
    pub queue: [Hire; 8],
    /// What a player begins with.
    pub office: Office,
    /// What covering a reputation space gives.
    pub niches: ByNiche<Bonus>,
    /// What covering an empty contract slot gives.
    pub slots: BySlot<Bonus>,
    /// The Influence each market column gives.
    pub column_influence: ByColumn<u8>,
    /// What each offer gives, by column.
    pub offers: ByOffer<ByColumn<Bonus>>,
    /// What the most, second and third most assistants of a column earn.
    pub majorities: ByColumn<[u8; 3]>,
    /// The goals of the curator cards.
    pub curators: ByCard<[Goal; 2]>,
    /// The goals of the art dealer cards.
    pub dealers: ByCard<[Goal; 3]>,
    /// What differs with the number of players, from one.
    pub tables: [Supply; 4],
    /// The reputation tiles.
    pub tiles: ByTile<TileFace>,
    /// What a visitor earns in the intermediate scoring, and in the bonuses of the same name.
    pub earnings: Earnings,
    /// What must be reached alone.
    pub solo: SoloGoals,
}

impl Printed {
    /// What there is for so many players.
    #[must_use]
    pub fn supply(&self, seats: u8) -> &Supply {
        let [.., most] = &self.tables;
        self.tables.iter().find(|supply| supply.seats == seats).unwrap_or(most)
    }

    /// The face of a work.
    #[must_use]
    pub fn work(&self, work: Work) -> &WorkFace {
        &self.works[work]
    }

    /// The face of a contract.
    #[must_use]
    pub fn contract(&self, contract: Contract) -> &ContractFace {
        &self.contracts[contract]
    }
}
