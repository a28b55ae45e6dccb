//! Enums with JSON names: forms, visitors, artists, locations and offers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::named;
use super::macros::{map, words};

words! {
    /// A form of art, in the order of the market's rows.
    #[schemars(extend("x-component" = "form"))]
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
    /// A kind of visitor, or of a ticket.
    #[schemars(extend("x-component" = "visitor"))]
    Visitor, "GalleristVisitor", ByVisitor, 3;
    /// Pink. Earns Influence.
    Vip,
    /// Brown. Earns money.
    Investor,
    /// White. Earns some Influence and money, and adds fame.
    Collector,
}

words! {
    /// An artist of the game: one blue and one red for each form.
    #[schemars(extend("x-component" = "artist"))]
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
    /// A location that a gallerist can move to, in clockwise order.
    #[schemars(extend("x-component" = "location"))]
    Location, "GalleristLocation", ByLocation, 4;
    /// The Sales Office: contracts and sales.
    SalesOffice,
    /// The Artists Colony: artists and their works.
    ArtistsColony,
    /// The Media Center: assistants and promotion.
    MediaCenter,
    /// The International Market: reputation tiles and the auction.
    InternationalMarket,
}

words! {
    /// The price of an offer in the auction part of the market.
    #[schemars(extend("x-component" = "offer"))]
    Offer, "GalleristOffer", ByOffer, 3;
    /// 1 money.
    One,
    /// 3 money.
    Three,
    /// 6 money.
    Six,
}

impl Artist {
    /// Returns the form of the artist's works.
    #[must_use]
    pub const fn form(self) -> Form {
        match self {
            Self::BlueDigital | Self::RedDigital => Form::Digital,
            Self::BluePhoto | Self::RedPhoto => Form::Photo,
            Self::BlueSculpture | Self::RedSculpture => Form::Sculpture,
            Self::BluePainting | Self::RedPainting => Form::Painting,
        }
    }

    /// Returns whether this is the red artist of a form, the better known one.
    #[must_use]
    pub const fn is_red(self) -> bool {
        self as u8 % 2 == 1
    }

    /// Returns the two artists of a form, blue first.
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
    /// Returns the next location clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        match self {
            Self::SalesOffice => Self::ArtistsColony,
            Self::ArtistsColony => Self::MediaCenter,
            Self::MediaCenter => Self::InternationalMarket,
            Self::InternationalMarket => Self::SalesOffice,
        }
    }

    /// Returns the location on the other side of the board.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.clockwise().clockwise()
    }
}

impl Offer {
    /// Returns the price of the offer.
    #[must_use]
    pub const fn money(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Three => 3,
            Self::Six => 6,
        }
    }
}
