//! The printed components, parsed once from `printed.json`.

mod faces;
mod sheet;
mod tracks;

use std::sync::LazyLock;

use super::pieces::{
    Bonus, ByColumn, ByContract, ByContractSlot, ByForm, ByGoalCard, ByOffer, ByPromotionLevel, ByReputationSpace,
    ByReputationTile, ByWork, Contract, Work,
};
pub use faces::{
    ArtistColor, ArtistTile, CardGoal, ContractFace, PlayerCountSetup, PlayerSetup, QueueSpace, SoloGoal, SoloGoals,
    TileCriterion, TileFace, VisitorEarnings, WorkFace,
};
pub use sheet::ComponentFile;
pub use tracks::{FameTrack, InfluenceTrack, TrackIcons};

/// The file itself, for clients that draw the components.
pub const FILE: &str = include_str!("printed.json");

static PRINTED: LazyLock<PrintedComponents> = LazyLock::new(|| file().into());

/// Returns the content of the file.
#[must_use]
#[expect(clippy::expect_used, reason = "the file is compiled in, and tests parse it")]
pub fn file() -> ComponentFile {
    serde_json::from_str(FILE).expect("the printed components are valid")
}

/// Returns the printed components.
#[inline]
pub fn printed() -> &'static PrintedComponents {
    &PRINTED
}

/// The printed components, in the form the rules use.
pub struct PrintedComponents {
    /// The Influence track.
    pub influence: InfluenceTrack,
    /// Fame, ranks and values.
    pub fame: FameTrack,
    /// The artist tiles, two for each artist.
    pub artists: [ArtistTile; 16],
    /// The works.
    pub works: ByWork<WorkFace>,
    /// The works of each form, as a bit set.
    pub works_of: ByForm<u32>,
    /// The bonus tiles for undiscovered artists.
    pub artist_bonuses: [Bonus; 10],
    /// The contracts.
    pub contracts: ByContract<ContractFace>,
    /// The number of promotion tokens of each level.
    pub tokens_per_level: u8,
    /// The bonus of a promotion, by level.
    pub promotion: ByPromotionLevel<Bonus>,
    /// The unemployment queue, in the order of hiring.
    pub queue: [QueueSpace; 8],
    /// The setup of a player.
    pub office: PlayerSetup,
    /// The bonus of covering each reputation space.
    pub reputation_spaces: ByReputationSpace<Bonus>,
    /// The bonus of filling each empty contract slot.
    pub contract_slots: ByContractSlot<Bonus>,
    /// The Influence for an action in each market column.
    pub column_influence: ByColumn<u8>,
    /// The bonus of each offer, by column.
    pub offers: ByOffer<ByColumn<Bonus>>,
    /// The money for the most, second and third most assistants in each column.
    pub majorities: ByColumn<[u8; 3]>,
    /// The goals of the curator cards.
    pub curators: ByGoalCard<[CardGoal; 2]>,
    /// The goals of the art dealer cards.
    pub dealers: ByGoalCard<[CardGoal; 3]>,
    /// The setups for one to four players.
    pub tables: [PlayerCountSetup; 4],
    /// The reputation tiles.
    pub tiles: ByReputationTile<TileFace>,
    /// The earnings of visitors in the intermediate scoring and by the Influence and Investment bonuses.
    pub earnings: VisitorEarnings,
    /// The goals of a solo game.
    pub solo: SoloGoals,
}

impl PrintedComponents {
    /// Returns the setup for a number of players.
    #[must_use]
    pub fn setup_for(&self, seats: u8) -> &PlayerCountSetup {
        let [.., largest] = &self.tables;
        self.tables.iter().find(|setup| setup.seats == seats).unwrap_or(largest)
    }

    /// Returns the face of a work.
    #[must_use]
    pub fn work(&self, work: Work) -> &WorkFace {
        &self.works[work]
    }

    /// Returns the face of a contract.
    #[must_use]
    pub fn contract(&self, contract: Contract) -> &ContractFace {
        &self.contracts[contract]
    }
}
