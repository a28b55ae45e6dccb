//! Forms, visitors, artists, locations and offers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::named;
use super::macros::{map, words};

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
