//! The file as it is written, and its way into the form the rules use.

use serde::Deserialize;

use super::super::pieces::{
    Bonus, ByCard, ByColumn, ByContract, ByForm, ByLevel, ByNiche, ByOffer, BySlot, ByTile, ByWork, Form, Visitor,
    VisitorSet, Work,
};
use super::{
    ArtistTile, ContractFace, Earnings, FameTrack, Goal, Hire, InfluenceTrack, Office, Printed, SoloGoals, Supply,
    TileFace, WorkFace,
};

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sheet {
    influence: InfluenceTrack,
    fame: FameTrack,
    artists: [ArtistTile; 16],
    works: ByWork<WorkEntry>,
    artist_bonus_tiles: [Bonus; 10],
    contracts: ByContract<ContractFace>,
    promotion: PromotionSheet,
    queue: [Hire; 8],
    office: Office,
    reputation_spaces: ByNiche<Bonus>,
    contract_slots: BySlot<Bonus>,
    market: MarketSheet,
    curators: ByCard<[Goal; 2]>,
    dealers: ByCard<[Goal; 3]>,
    tables: [Supply; 4],
    reputation_tiles: ByTile<TileFace>,
    intermediate_scoring: Earnings,
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
struct PromotionSheet {
    tokens_per_level: u8,
    bonuses: ByLevel<Bonus>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketSheet {
    column_influence: ByColumn<u8>,
    offers: ByOffer<ByColumn<Bonus>>,
    majorities: ByColumn<[u8; 3]>,
}

impl From<Sheet> for Printed {
    fn from(sheet: Sheet) -> Self {
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
            niches: sheet.reputation_spaces,
            slots: sheet.contract_slots,
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

/// The works of each form, whatever their order in the file.
fn works_of(works: &[WorkFace]) -> ByForm<u32> {
    let mut sets = ByForm::default();
    for (work, face) in Work::ALL.into_iter().zip(works) {
        sets[face.form] |= work.bit();
    }
    sets
}
