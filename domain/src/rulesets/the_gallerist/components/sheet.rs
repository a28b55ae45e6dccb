//! The layout of `printed.json`, and its conversion into the form the rules use.

use serde::Deserialize;

use super::super::pieces::{
    Bonus, ByColumn, ByContract, ByContractSlot, ByForm, ByGoalCard, ByOffer, ByPromotionLevel, ByReputationSpace,
    ByReputationTile, ByWork, Form, Visitor, VisitorSet, Work,
};
use super::{
    ArtistTile, CardGoal, ContractFace, FameTrack, InfluenceTrack, PlayerCountSetup, PlayerSetup, PrintedComponents,
    QueueSpace, SoloGoals, TileFace, VisitorEarnings, WorkFace,
};

/// The layout of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ComponentFile {
    influence: InfluenceTrack,
    fame: FameTrack,
    artists: [ArtistTile; 16],
    works: ByWork<WorkEntry>,
    artist_bonus_tiles: [Bonus; 10],
    contracts: ByContract<ContractFace>,
    promotion: PromotionEntry,
    queue: [QueueSpace; 8],
    office: PlayerSetup,
    reputation_spaces: ByReputationSpace<Bonus>,
    contract_slots: ByContractSlot<Bonus>,
    market: MarketEntry,
    curators: ByGoalCard<[CardGoal; 2]>,
    dealers: ByGoalCard<[CardGoal; 3]>,
    tables: [PlayerCountSetup; 4],
    reputation_tiles: ByReputationTile<TileFace>,
    intermediate_scoring: VisitorEarnings,
    solo_goals: SoloGoals,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkEntry {
    form: Form,
    fame: u8,
    tickets: Vec<Vec<Visitor>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PromotionEntry {
    tokens_per_level: u8,
    bonuses: ByPromotionLevel<Bonus>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketEntry {
    column_influence: ByColumn<u8>,
    offers: ByOffer<ByColumn<Bonus>>,
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
