//! The small words of the game: forms, visitors, artists, locations and places, and maps keyed by them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::named;
use crate::kernel::Seat;

/// A closed list of words with a JSON name each, and a map with a value for every one of them.
macro_rules! words {
    ($(#[$about:meta])* $name:ident, $schema:literal, $map:ident, $count:literal; $($(#[$doc:meta])* $word:ident),+ $(,)?) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        #[schemars(rename = $schema)]
        pub enum $name { $($(#[$doc])* $word),+ }

        impl $name {
            /// All of them, in printed order.
            pub const ALL: [Self; $count] = [$(Self::$word),+];

            /// The stable name.
            #[must_use]
            pub fn name(self) -> &'static str {
                self.into()
            }
        }

        #[doc = concat!("A value for each [`", stringify!($name), "`], an object with their names in JSON.")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $map<T>(pub [T; $count]);

        impl<T: Serialize> Serialize for $map<T> {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map($name::ALL.iter().map(|word| word.name()).zip(&self.0))
            }
        }

        impl<'de, T: Deserialize<'de>> Deserialize<'de> for $map<T> {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                named::read(deserializer, $name::ALL.map(|word| word.name())).map(Self)
            }
        }

        impl<T: JsonSchema> JsonSchema for $map<T> {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                concat!("Gallerist", stringify!($map)).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                named::schema(&generator.subschema_for::<T>(), &$name::ALL.map(|word| word.name()))
            }
        }

        map!($map, $name, value => value as usize);
    };
}

/// A map with a value for each of a few keys.
macro_rules! map {
    ($map:ident, $key:ty, $value:ident => $number:expr) => {
        impl<T> $map<T> {
            /// The keys with their values.
            pub fn iter(&self) -> impl Iterator<Item = ($key, &T)> {
                <$key>::ALL.iter().copied().zip(self.0.iter())
            }
        }

        impl<T> std::ops::Index<$key> for $map<T> {
            type Output = T;

            #[inline]
            #[expect(clippy::indexing_slicing, reason = "a key's number is always below the number of keys")]
            fn index(&self, $value: $key) -> &T {
                &self.0[$number]
            }
        }

        impl<T> std::ops::IndexMut<$key> for $map<T> {
            #[inline]
            #[expect(clippy::indexing_slicing, reason = "a key's number is always below the number of keys")]
            fn index_mut(&mut self, $value: $key) -> &mut T {
                &mut self.0[$number]
            }
        }
    };
}

/// A number below a printed count, checked when it is read, and a map with a value for every one of them.
macro_rules! number {
    ($(#[$about:meta])* $name:ident, $schema:literal, $map:ident, $count:literal) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $schema.into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "integer", "minimum": 0, "maximum": $count - 1 })
            }
        }

        impl $name {
            /// How many there are.
            pub const COUNT: u8 = $count;
            /// All of them, in order.
            pub const ALL: [Self; $count] = {
                let mut all = [Self(0); $count];
                let mut rest: &mut [Self] = &mut all;
                let mut number = 0;
                while let Some((one, others)) = rest.split_first_mut() {
                    one.0 = number;
                    number += 1;
                    rest = others;
                }
                all
            };

            /// The one with this number, if there is one.
            #[must_use]
            pub const fn new(number: u8) -> Option<Self> {
                if number < $count { Some(Self(number)) } else { None }
            }

            /// The number, from 0.
            #[must_use]
            pub const fn number(self) -> u8 {
                self.0
            }

            /// This one alone in a bit set.
            #[must_use]
            pub const fn bit(self) -> u32 {
                1 << self.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                Self::new(number).ok_or_else(|| format!("{number} is not below {}", $count))
            }
        }

        impl From<$name> for u8 {
            fn from(value: $name) -> u8 {
                value.0
            }
        }

        #[doc = concat!("A value for each [`", stringify!($name), "`].")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(transparent)]
        pub struct $map<T>(pub [T; $count]);

        impl<T: Default> Default for $map<T> {
            fn default() -> Self {
                Self([(); $count].map(|()| T::default()))
            }
        }

        map!($map, $name, value => value.0 as usize);
    };
}

words! {
    /// A form of art, in the order of the market's rows.
    Form, "GalleristForm", ByForm, 4;
    /// Digital art.
    Digital,
    /// Photography.
    Photo,
    /// Sculpture.
    Sculpture,
    /// Painting.
    Painting,
}

words! {
    /// A kind of visitor, and the ticket of its colour.
    Visitor, "GalleristVisitor", ByVisitor, 3;
    /// Pink: brings Influence.
    Vip,
    /// Brown: brings money.
    Investor,
    /// White: brings a little of both, and fame.
    Collector,
}

words! {
    /// An artist of the game: one blue and one red for each form.
    Artist, "GalleristArtist", ByArtist, 8;
    /// The less known digital artist.
    BlueDigital,
    /// The better known digital artist.
    RedDigital,
    /// The less known photographer.
    BluePhoto,
    /// The better known photographer.
    RedPhoto,
    /// The less known sculptor.
    BlueSculpture,
    /// The better known sculptor.
    RedSculpture,
    /// The less known painter.
    BluePainting,
    /// The better known painter.
    RedPainting,
}

words! {
    /// A place a gallerist goes to, clockwise.
    Location, "GalleristLocation", ByLocation, 4;
    /// Contracts and sales.
    SalesOffice,
    /// Artists and their works.
    ArtistsColony,
    /// Assistants and promotion.
    MediaCenter,
    /// Reputation and auction.
    InternationalMarket,
}

words! {
    /// What an offer in the auction part of the market costs.
    Offer, "GalleristOffer", ByOffer, 3;
    /// 1 money.
    One,
    /// 3 money.
    Three,
    /// 6 money.
    Six,
}

number! {
    /// A work of art: eight for each form, in the order of the printed list.
    Work, "GalleristWork", ByWork, 32
}
number! {
    /// A contract card: five for each form, in the order of the printed list.
    Contract, "GalleristContract", ByContract, 20
}
number! {
    /// A reputation tile, in the order of the printed list.
    Tile, "GalleristTile", ByTile, 20
}
number! {
    /// A column of the market, from the left.
    Column, "GalleristColumn", ByColumn, 3
}
number! {
    /// A place for a contract on a player board, from the left.
    Slot, "GalleristSlot", BySlot, 3
}
number! {
    /// A place of the contract display, from the left.
    Space, "GalleristSpace", BySpace, 4
}
number! {
    /// A place for a reputation tile on a player board, in the order of the printed list.
    Niche, "GalleristNiche", ByNiche, 6
}
number! {
    /// A curator or an art dealer card.
    Card, "GalleristCard", ByCard, 4
}
number! {
    /// A promotion level, less one.
    Level, "GalleristPromotionLevel", ByLevel, 5
}

impl Artist {
    /// What the artist makes.
    #[must_use]
    pub const fn form(self) -> Form {
        match self {
            Self::BlueDigital | Self::RedDigital => Form::Digital,
            Self::BluePhoto | Self::RedPhoto => Form::Photo,
            Self::BlueSculpture | Self::RedSculpture => Form::Sculpture,
            Self::BluePainting | Self::RedPainting => Form::Painting,
        }
    }

    /// Whether this is the better known of the two.
    #[must_use]
    pub const fn is_red(self) -> bool {
        self as u8 % 2 == 1
    }

    /// The two artists of a form, blue first.
    #[must_use]
    pub const fn of(form: Form) -> [Self; 2] {
        match form {
            Form::Digital => [Self::BlueDigital, Self::RedDigital],
            Form::Photo => [Self::BluePhoto, Self::RedPhoto],
            Form::Sculpture => [Self::BlueSculpture, Self::RedSculpture],
            Form::Painting => [Self::BluePainting, Self::RedPainting],
        }
    }
}

impl Location {
    /// The next one clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        match self {
            Self::SalesOffice => Self::ArtistsColony,
            Self::ArtistsColony => Self::MediaCenter,
            Self::MediaCenter => Self::InternationalMarket,
            Self::InternationalMarket => Self::SalesOffice,
        }
    }

    /// The one across the board.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.clockwise().clockwise()
    }
}

impl Offer {
    /// What it costs.
    #[must_use]
    pub const fn money(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Three => 3,
            Self::Six => 6,
        }
    }
}

/// Visitors or tickets of each kind.
pub type Crowd = ByVisitor<u8>;

impl From<u8> for Crowd {
    fn from(each: u8) -> Self {
        Self([each; 3])
    }
}

impl Crowd {
    /// How many in all.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The kinds there are any of.
    #[must_use]
    pub fn kinds(&self) -> VisitorSet {
        Visitor::ALL.into_iter().filter(|kind| self[*kind] > 0).fold(VisitorSet::NONE, VisitorSet::with)
    }

    /// Puts some more there.
    pub fn join(&mut self, others: &Self) {
        for kind in Visitor::ALL {
            self[kind] += others[kind];
        }
    }
}

/// A set of visitor kinds, or of ticket colours; a list in JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<Visitor>", into = "Vec<Visitor>")]
#[schemars(with = "Vec<Visitor>")]
pub struct VisitorSet(u8);

impl From<Vec<Visitor>> for VisitorSet {
    fn from(kinds: Vec<Visitor>) -> Self {
        kinds.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<VisitorSet> for Vec<Visitor> {
    fn from(set: VisitorSet) -> Self {
        set.iter().collect()
    }
}

impl VisitorSet {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// All of them.
    pub const ALL: Self = Self(7);
    /// Those that bring money or Influence alone.
    pub const VIP_OR_INVESTOR: Self = Self(3);

    /// Just one.
    #[must_use]
    pub const fn only(kind: Visitor) -> Self {
        Self(1 << kind as u8)
    }

    /// One more.
    #[must_use]
    pub const fn with(self, kind: Visitor) -> Self {
        Self(self.0 | 1 << kind as u8)
    }

    /// One less.
    #[must_use]
    pub const fn without(self, kind: Visitor) -> Self {
        Self(self.0 & !(1 << kind as u8))
    }

    /// Whether it is in there.
    #[must_use]
    pub const fn has(self, kind: Visitor) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// Whether nothing is in there.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in there, in printed order.
    pub fn iter(self) -> impl Iterator<Item = Visitor> {
        Visitor::ALL.into_iter().filter(move |kind| self.has(*kind))
    }
}

/// Something a player is given.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "GalleristBonus")]
pub enum Bonus {
    /// Influence for the VIPs and Collectors in the gallery.
    Influence,
    /// Money for the Investors and Collectors in the gallery.
    Investment,
    /// Fame for a discovered artist.
    Fame,
    /// Any visitor from the Plaza into the gallery.
    PlazaVisitor,
    /// A VIP or an Investor from the Plaza into the gallery.
    PlazaVipOrInvestor,
    /// A visitor chosen from the bag into the gallery.
    BagVisitor,
    /// Two tickets of different colours.
    TwoTickets,
    /// A ticket of any colour.
    AnyTicket,
    /// A pink ticket.
    VipTicket,
    /// A brown ticket.
    InvestorTicket,
    /// The next assistant of the queue for nothing.
    Assistant,
    /// A contract is signed.
    Contract,
}

/// To whom a piece belongs: a seat, or the solo opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristOwner")]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// The solo opponent.
    Lacerda,
}

/// What stands on a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristPiece")]
pub enum Piece {
    /// The pawn.
    Gallerist,
    /// An assistant left behind.
    Assistant,
}

/// A piece and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "GalleristOccupant")]
pub struct Occupant {
    /// Whose.
    pub owner: Owner,
    /// What.
    pub piece: Piece,
}

/// Where an assistant is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristPost")]
pub enum Post {
    /// A desk in the office.
    Desk,
    /// The Sales Office.
    SalesOffice,
    /// The Artists Colony.
    ArtistsColony,
    /// The Media Center.
    MediaCenter,
    /// The International Market.
    InternationalMarket,
    /// In front of a location, having been kicked out.
    Outside,
}

impl Post {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Desk,
        Self::SalesOffice,
        Self::ArtistsColony,
        Self::MediaCenter,
        Self::InternationalMarket,
        Self::Outside,
    ];

    /// The location meant, if it is one.
    #[must_use]
    pub const fn location(self) -> Option<Location> {
        match self {
            Self::Desk | Self::Outside => None,
            Self::SalesOffice => Some(Location::SalesOffice),
            Self::ArtistsColony => Some(Location::ArtistsColony),
            Self::MediaCenter => Some(Location::MediaCenter),
            Self::InternationalMarket => Some(Location::InternationalMarket),
        }
    }
}

/// A place on the market's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "part", rename_all = "snake_case")]
#[schemars(rename = "GalleristSpot")]
pub enum Spot {
    /// In the upper part, where the reputation tiles lie.
    Reputation {
        /// The row.
        row: Form,
        /// The column.
        column: Column,
    },
    /// In the lower part, the auction.
    Auction {
        /// The row.
        offer: Offer,
        /// The column.
        column: Column,
    },
}

/// The half of a fulfilled contract that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristHalf")]
pub enum Half {
    /// Influence.
    Influence,
    /// Investment.
    Investment,
}

/// Where a renowned work goes after the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristDestination")]
pub enum Destination {
    /// It is exhibited and counts for the curator card.
    Gallery,
    /// It lies with the sold works and counts for the art dealer card.
    Sold,
}

/// One of the eight location actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "GalleristAction")]
pub enum Action {
    /// In the Artists Colony.
    DiscoverArtist,
    /// In the Artists Colony.
    BuyWork,
    /// In the Sales Office.
    SignContract,
    /// In the Sales Office.
    SellWork,
    /// In the Media Center.
    HireAssistants,
    /// In the Media Center.
    PromoteArtist,
    /// In the International Market.
    TakeReputationTile,
    /// In the International Market.
    MakeOffer,
}

impl Action {
    /// Where it is taken.
    #[must_use]
    pub const fn location(self) -> Location {
        match self {
            Self::DiscoverArtist | Self::BuyWork => Location::ArtistsColony,
            Self::SignContract | Self::SellWork => Location::SalesOffice,
            Self::HireAssistants | Self::PromoteArtist => Location::MediaCenter,
            Self::TakeReputationTile | Self::MakeOffer => Location::InternationalMarket,
        }
    }
}
