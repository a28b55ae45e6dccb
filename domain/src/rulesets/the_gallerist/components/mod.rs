//! The printed data, read once from the file beside this one.

use std::sync::LazyLock;

use serde::Deserialize;

use super::pieces::{
    Artist, Bonus, ByCard, ByColumn, ByContract, ByForm, ByLevel, ByNiche, ByOffer, BySlot, ByTile, ByVisitor, ByWork,
    Contract, Form, Visitor, VisitorSet, Work,
};

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

/// The Influence track.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InfluenceTrack {
    /// The last space.
    pub most: u8,
    /// The first position.
    pub start: u8,
    /// The spaces with a fame icon.
    pub fame_icons: Icons,
    /// The spaces with a money icon.
    pub money_icons: Icons,
    /// What each space is worth at the end.
    end_money: Vec<u8>,
}

impl InfluenceTrack {
    /// What a position is worth at the end.
    #[must_use]
    pub fn end_money(&self, position: u8) -> u8 {
        self.end_money.get(usize::from(position)).or(self.end_money.last()).copied().unwrap_or(0)
    }
}

/// Some spaces of the Influence track.
#[derive(Clone, Copy, Deserialize)]
#[serde(from = "Vec<u8>")]
pub struct Icons(u64);

impl From<Vec<u8>> for Icons {
    fn from(spaces: Vec<u8>) -> Self {
        Self(spaces.into_iter().fold(0, |icons, space| icons | 1 << space))
    }
}

impl Icons {
    /// How many icons lie before this position.
    #[must_use]
    pub const fn before(self, position: u8) -> u8 {
        (self.0 & ((1 << position) - 1)).count_ones() as u8
    }

    /// The position after going back to the previous icon so many times; as far as there are icons.
    #[must_use]
    pub const fn back(self, position: u8, times: u8) -> u8 {
        let mut at = position;
        let mut left = times;
        while left > 0 {
            let before = self.0 & ((1 << at) - 1);
            if before == 0 {
                return at;
            }
            at = before.ilog2() as u8;
            left -= 1;
        }
        at
    }
}

/// Fame, ranks and values.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FameTrack {
    /// The fame of a celebrity, the most there is.
    pub celebrity: u8,
    /// What making one earns.
    pub celebrity_money: u8,
    sale_values: [u8; 7],
    modest_below: u8,
    modest_thresholds: [u8; 6],
    other_thresholds: [u8; 6],
}

impl FameTrack {
    /// The rank, from 0 (none) to 6 (celebrity), that an artist of this first fame has at that fame.
    #[must_use]
    pub fn rank(&self, initial: u8, fame: u8) -> u8 {
        let thresholds = if initial < self.modest_below { &self.modest_thresholds } else { &self.other_thresholds };
        thresholds.iter().filter(|least| fame >= **least).count() as u8
    }

    /// What a work sells for at a rank.
    #[must_use]
    pub fn value(&self, rank: u8) -> u8 {
        self.sale_values.get(usize::from(rank)).copied().unwrap_or(0)
    }
}

/// An artist tile.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArtistTile {
    /// What the artist makes.
    pub form: Form,
    /// How well known: blue or red.
    pub color: Color,
    /// The fame to begin with.
    pub initial_fame: u8,
    /// The promotion level to begin with.
    pub promotion: u8,
}

impl ArtistTile {
    /// Whose tile it is.
    #[must_use]
    pub const fn artist(&self) -> Artist {
        let [blue, red] = Artist::of(self.form);
        match self.color {
            Color::Blue => blue,
            Color::Red => red,
        }
    }
}

/// How well known an artist is.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// Less.
    Blue,
    /// Better.
    Red,
}

/// The face of a work.
#[derive(Clone, Copy)]
pub struct WorkFace {
    /// What it is.
    pub form: Form,
    /// The fame it gives its artist.
    pub fame: u8,
    /// The colours of the first ticket.
    pub first: VisitorSet,
    /// The colours of the second ticket, none if there is none.
    pub second: VisitorSet,
}

impl WorkFace {
    /// How many tickets it shows.
    #[must_use]
    pub const fn tickets(&self) -> u8 {
        1 + !self.second.is_empty() as u8
    }
}

/// The face of a contract.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContractFace {
    /// What is sold with it.
    pub form: Form,
    /// What an assistant on it gives.
    pub bonus: Bonus,
}

/// A place of the unemployment queue.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hire {
    /// What hiring costs.
    pub cost: u8,
    /// What it gives.
    pub bonus: Option<Bonus>,
}

/// What a player begins with.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Office {
    /// Room for assistants.
    pub desks: u8,
    /// Assistants there from the start.
    pub assistants: u8,
    /// Money.
    pub money: u16,
}

/// A goal of a card.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The works it asks for.
    pub works: ByForm<u8>,
    /// What it earns.
    pub money: u8,
}

/// What differs with the number of players.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// How many play.
    pub seats: u8,
    /// The visitors.
    pub visitors: ByVisitor<u8>,
    /// Tickets of each colour.
    pub tickets: u8,
    /// Renowned works.
    pub easels: u8,
    /// The market columns in use.
    pub columns: ByColumn<bool>,
}

/// A reputation tile.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFace {
    /// What is counted.
    pub per: Count,
    /// Money for each.
    pub money: u8,
    /// Influence for each.
    pub influence: u8,
}

/// What a reputation tile counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Three steps of Influence.
    ThreeInfluence,
    /// A Collector in the gallery.
    Collector,
    /// A VIP in the gallery.
    Vip,
    /// An Investor in the gallery.
    Investor,
    /// A visitor in the gallery.
    Visitor,
    /// Three different visitors in the gallery.
    VisitorSet,
    /// An own reputation tile.
    ReputationTile,
    /// An own assistant in the auction.
    AuctionAssistant,
    /// An own assistant in play.
    AssistantInPlay,
    /// An artist promoted to level 4 or 5.
    PromotedArtist,
    /// A work, exhibited or sold.
    WorkAcquired,
    /// A work sold.
    WorkSold,
    /// A work exhibited.
    WorkExhibited,
    /// A form of art acquired.
    FormAcquired,
    /// A photograph acquired.
    PhotoAcquired,
    /// A painting acquired.
    PaintingAcquired,
    /// A digital work acquired.
    DigitalAcquired,
    /// A sculpture acquired.
    SculptureAcquired,
    /// An artist with a fame of at least 15.
    FamousArtist,
    /// A masterpiece exhibited.
    Masterpiece,
}

/// What visitors in the gallery earn.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Earnings {
    /// Influence for each.
    pub influence: ByVisitor<u8>,
    /// Money for each.
    pub money: ByVisitor<u8>,
}

/// What must be reached alone, at each level.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloGoals {
    /// The first level.
    pub apprentice: SoloGoal,
    /// The second.
    pub experienced: SoloGoal,
    /// The third.
    pub master_gallerist: SoloGoal,
}

/// What must be reached alone.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloGoal {
    /// Goals of the curator card.
    pub curator_goals: u8,
    /// Goals of the art dealer card.
    pub dealer_goals: u8,
    /// Whether the higher goal of the curator card is among them.
    pub best_curator_goal: bool,
    /// Money from both cards.
    pub goal_money: u16,
    /// Reputation tiles.
    pub reputation_tiles: u8,
    /// Masterpieces.
    pub masterpieces: u8,
    /// Money in all.
    pub money: i32,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
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
