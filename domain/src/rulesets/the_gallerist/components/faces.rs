//! The data printed on tiles, cards and boards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::super::pieces::{Artist, Bonus, ByColumn, ByForm, ByVisitor, Form, VisitorSet};

/// An artist tile.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristArtistTile")]
pub struct ArtistTile {
    /// The form of the artist's works.
    pub form: Form,
    /// The colour of the tile.
    pub color: ArtistColor,
    /// The initial fame.
    pub initial_fame: u8,
    /// The initial promotion level.
    pub promotion: u8,
}

impl ArtistTile {
    /// Returns the artist of the tile.
    #[must_use]
    pub const fn artist(&self) -> Artist {
        let [blue, red] = Artist::of(self.form);
        match self.color {
            ArtistColor::Blue => blue,
            ArtistColor::Red => red,
        }
    }
}

/// The colour of an artist tile.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristArtistColor", extend("x-vocabulary" = "color"))]
pub enum ArtistColor {
    /// A less known artist.
    Blue,
    /// A better known artist.
    Red,
}

/// The face of a work.
#[derive(Clone, Copy)]
pub struct WorkFace {
    /// The form of the work.
    pub form: Form,
    /// The fame it gives its artist.
    pub fame: u8,
    /// The possible colours of the first ticket.
    pub first: VisitorSet,
    /// The possible colours of the second ticket; empty without a second ticket.
    pub second: VisitorSet,
}

impl WorkFace {
    /// Returns the number of tickets on the work.
    #[must_use]
    pub const fn tickets(&self) -> u8 {
        1 + !self.second.is_empty() as u8
    }
}

/// The face of a contract.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristContractFace")]
pub struct ContractFace {
    /// The form of the work it sells.
    pub form: Form,
    /// The bonus for placing an assistant on it.
    pub bonus: Bonus,
}

/// A space of the unemployment queue.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristQueueSpace")]
pub struct QueueSpace {
    /// The price of hiring the assistant.
    pub cost: u8,
    /// The bonus of hiring the assistant.
    pub bonus: Option<Bonus>,
}

/// The setup of a player.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristPlayerSetup")]
pub struct PlayerSetup {
    /// The number of desks.
    pub desks: u8,
    /// The number of assistants at desks.
    pub assistants: u8,
    /// Money.
    pub money: u16,
}

/// A goal of a curator or art dealer card.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristCardGoal")]
pub struct CardGoal {
    /// The number of works needed, by form.
    pub works: ByForm<u8>,
    /// The money it earns.
    pub money: u8,
}

/// The setup for a number of players.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristPlayerCountSetup")]
pub struct PlayerCountSetup {
    /// The number of players.
    pub seats: u8,
    /// The visitors.
    pub visitors: ByVisitor<u8>,
    /// The number of tickets of each colour.
    pub tickets: u8,
    /// The number of renowned works.
    pub easels: u8,
    /// The market columns in use.
    #[schemars(with = "[bool; 3]")]
    pub columns: ByColumn<bool>,
}

/// The face of a reputation tile.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristTileFace")]
pub struct TileFace {
    /// The criterion it counts.
    pub per: TileCriterion,
    /// Money for each.
    pub money: u8,
    /// Influence for each.
    pub influence: u8,
}

/// The criterion of a reputation tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristTileCriterion", extend("x-vocabulary" = "criterion"))]
pub enum TileCriterion {
    /// Each three spaces of Influence.
    ThreeInfluence,
    /// A Collector in the gallery.
    Collector,
    /// A VIP in the gallery.
    Vip,
    /// An Investor in the gallery.
    Investor,
    /// A visitor in the gallery.
    Visitor,
    /// A set of three different visitors in the gallery.
    VisitorSet,
    /// A reputation tile of the player.
    ReputationTile,
    /// An assistant of the player in the auction.
    AuctionAssistant,
    /// An assistant of the player in play.
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

/// The earnings of visitors in a gallery.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristVisitorEarnings")]
pub struct VisitorEarnings {
    /// Influence for each.
    pub influence: ByVisitor<u8>,
    /// Money for each.
    pub money: ByVisitor<u8>,
}

/// The goals of a solo game, by level.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristSoloGoals")]
pub struct SoloGoals {
    /// The first level.
    pub apprentice: SoloGoal,
    /// The second.
    pub experienced: SoloGoal,
    /// The third.
    pub master_gallerist: SoloGoal,
}

/// The goal of a solo game at one level.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristPrintedSoloGoal")]
pub struct SoloGoal {
    /// The number of curator goals needed.
    pub curator_goals: u8,
    /// The number of art dealer goals needed.
    pub dealer_goals: u8,
    /// Whether the higher curator goal is needed.
    pub best_curator_goal: bool,
    /// The money needed from both cards.
    pub goal_money: u16,
    /// The number of reputation tiles needed.
    pub reputation_tiles: u8,
    /// The number of masterpieces needed.
    pub masterpieces: u8,
    /// The total money needed.
    pub money: i32,
}
