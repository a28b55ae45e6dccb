//! What is printed on tiles, cards and boards.

use serde::Deserialize;

use super::super::pieces::{Artist, Bonus, ByColumn, ByForm, ByVisitor, Form, VisitorSet};

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
