//! The layout of `printed.json`, and its conversion into the form the rules use.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::pieces::{
    Bonus, ByColumn, ByContract, ByContractSlot, ByForm, ByGoalCard, ByOffer, ByPromotionLevel, ByReputationSpace,
    ByReputationTile, ByWork, Form, Visitor, VisitorSet, Work,
};
use super::{
    ArtistTile, CardGoal, ContractFace, FameTrack, InfluenceTrack, PlayerCountSetup, PlayerSetup, PrintedComponents,
    QueueSpace, SoloGoals, TileFace, VisitorEarnings, WorkFace,
};

/// The layout of the file. A work, a contract, a reputation tile and a card have their place in the list as id.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristComponents")]
pub struct ComponentFile {
    /// The Influence track.
    influence: InfluenceTrack,
    /// The fame track: ranks and sale values.
    fame: FameTrack,
    /// The artist tiles, two for each artist.
    artists: [ArtistTile; 16],
    /// The works, by their ids.
    #[schemars(with = "[WorkEntry; 32]")]
    works: ByWork<WorkEntry>,
    /// The bonus tiles for undiscovered artists.
    artist_bonus_tiles: [Bonus; 10],
    /// The contracts, by their ids.
    #[schemars(with = "[ContractFace; 20]")]
    contracts: ByContract<ContractFace>,
    /// The promotion of artists.
    promotion: PromotionEntry,
    /// The unemployment queue, in the order of hiring.
    queue: [QueueSpace; 8],
    /// The setup of a player.
    office: PlayerSetup,
    /// The bonus of covering each reputation space.
    #[schemars(with = "[Bonus; 6]")]
    reputation_spaces: ByReputationSpace<Bonus>,
    /// The bonus of filling each empty contract slot.
    #[schemars(with = "[Bonus; 3]")]
    contract_slots: ByContractSlot<Bonus>,
    /// The International Market.
    market: MarketEntry,
    /// The goals of the curator cards, by their ids.
    #[schemars(with = "[[CardGoal; 2]; 4]")]
    curators: ByGoalCard<[CardGoal; 2]>,
    /// The goals of the art dealer cards, by their ids.
    #[schemars(with = "[[CardGoal; 3]; 4]")]
    dealers: ByGoalCard<[CardGoal; 3]>,
    /// The setups for one to four players.
    tables: [PlayerCountSetup; 4],
    /// The reputation tiles, by their ids.
    #[schemars(with = "[TileFace; 20]")]
    reputation_tiles: ByReputationTile<TileFace>,
    /// The earnings of visitors in the intermediate scoring and by the Influence and Investment bonuses.
    intermediate_scoring: VisitorEarnings,
    /// The goals of a solo game.
    solo_goals: SoloGoals,
}

/// A work.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristPrintedWork")]
struct WorkEntry {
    /// The form of the work.
    form: Form,
    /// The fame it gives its artist.
    fame: u8,
    /// The possible colours of each of its tickets.
    tickets: Vec<Vec<Visitor>>,
}

/// The promotion of artists.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristPrintedPromotion")]
struct PromotionEntry {
    /// The number of promotion tokens of each level.
    tokens_per_level: u8,
    /// The bonus of a promotion, by level.
    #[schemars(with = "[Bonus; 5]")]
    bonuses: ByPromotionLevel<Bonus>,
}

/// The International Market.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristPrintedMarket")]
struct MarketEntry {
    /// The Influence for an action in each column.
    #[schemars(with = "[u8; 3]")]
    column_influence: ByColumn<u8>,
    /// The bonus of each offer, by column.
    #[schemars(with = "ByOffer<[Bonus; 3]>")]
    offers: ByOffer<ByColumn<Bonus>>,
    /// The money for the most, second and third most assistants in each column.
    #[schemars(with = "[[u8; 3]; 3]")]
    majorities: ByColumn<[u8; 3]>,
}

impl From<ComponentFile> for PrintedComponents {
    fn from(sheet: ComponentFile) -> Self {
        let icon = |entry: &WorkEntry, at: usize| {
            entry.tickets.get(at).into_iter().flatten().copied().fold(VisitorSet::NONE, VisitorSet::with)
        };
        let works = sheet.works.0.map(|entry| WorkFace {
            form: entry.form,
            fame: entry.fame,
            first: icon(&entry, 0),
            second: icon(&entry, 1),
        });
        Self {
            influence: sheet.influence,
            fame: sheet.fame,
            artists: sheet.artists,
            works_of: works_of(&works),
            works: ByWork(works),
            artist_bonuses: sheet.artist_bonus_tiles,
            contracts: sheet.contracts,
            tokens_per_level: sheet.promotion.tokens_per_level,
            promotion: sheet.promotion.bonuses,
            queue: sheet.queue,
            office: sheet.office,
            reputation_spaces: sheet.reputation_spaces,
            contract_slots: sheet.contract_slots,
            column_influence: sheet.market.column_influence,
            offers: sheet.market.offers,
            majorities: sheet.market.majorities,
            curators: sheet.curators,
            dealers: sheet.dealers,
            tables: sheet.tables,
            tiles: sheet.reputation_tiles,
            earnings: sheet.intermediate_scoring,
            solo: sheet.solo_goals,
        }
    }
}

/// Returns the works of each form as bit sets, for any order in the file.
fn works_of(works: &[WorkFace]) -> ByForm<u32> {
    let mut sets = ByForm::default();
    for (work, face) in Work::ALL.into_iter().zip(works) {
        sets[face.form] |= work.bit();
    }
    sets
}
