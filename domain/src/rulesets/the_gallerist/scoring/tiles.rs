//! Reputation tiles: money and Influence by their criteria (p. 20).

use super::super::components::{TileCriterion, printed};
use super::super::pieces::{Form, Owner, Visitor};
use super::super::state::State;
use super::tally::TileTally;
use crate::kernel::Seat;

/// The Influence spaces that count once for the tile of Influence.
const INFLUENCE_STEP: u8 = 3;
/// The least promotion level of a promoted artist.
const PROMOTED_LEVEL: u8 = 4;
/// The least fame of a famous artist.
const FAMOUS: u8 = 15;

/// Returns the money of a seat's tiles, and its Influence with what the tiles add. The tile that counts Influence is resolved first.
pub fn of(s: &State, seat: Seat) -> (Vec<TileTally>, u8) {
    let player = s.player(seat);
    let mut gained = 0;
    let mut tiles: Vec<TileTally> = Vec::new();
    for tile in player.tiles.0.iter().flatten() {
        let face = &printed().tiles[*tile];
        let count = count(s, seat, face.per);
        gained += count * i32::from(face.influence);
        tiles.push(TileTally { tile: *tile, count, money: count * i32::from(face.money) });
    }
    let influence = i32::from(player.influence).saturating_add(gained).min(i32::from(printed().influence.most));
    (tiles, u8::try_from(influence).unwrap_or(printed().influence.most))
}

/// Returns the count of a tile's criterion. Influence counts without what the tiles add.
fn count(s: &State, seat: Seat, per: TileCriterion) -> i32 {
    let player = s.player(seat);
    let visitors = &player.gallery;
    let acquired = |form: Form| player.exhibited()[form] + player.sold_by_form()[form];
    let artists = |fits: &dyn Fn(&super::super::state::ArtistState) -> bool| {
        s.artists.0.iter().filter(|artist| fits(artist)).count() as u8
    };
    i32::from(match per {
        TileCriterion::ThreeInfluence => player.influence / INFLUENCE_STEP,
        TileCriterion::Collector => visitors[Visitor::Collector],
        TileCriterion::Vip => visitors[Visitor::Vip],
        TileCriterion::Investor => visitors[Visitor::Investor],
        TileCriterion::Visitor => visitors.total(),
        TileCriterion::VisitorSet => visitors.0.into_iter().min().unwrap_or(0),
        TileCriterion::ReputationTile => player.tiles.0.iter().flatten().count() as u8,
        TileCriterion::AuctionAssistant => s.market.in_lower(Owner::Seat(seat)),
        TileCriterion::AssistantInPlay => s.assistants_in_play(seat),
        TileCriterion::PromotedArtist => artists(&|artist| artist.fame.is_some() && artist.promotion >= PROMOTED_LEVEL),
        TileCriterion::WorkAcquired => player.works.len() as u8 + player.works_sold(),
        TileCriterion::WorkSold => player.works_sold(),
        TileCriterion::WorkExhibited => player.works.len() as u8,
        TileCriterion::FormAcquired => Form::ALL.into_iter().filter(|form| player.acquired(*form)).count() as u8,
        TileCriterion::PhotoAcquired => acquired(Form::Photo),
        TileCriterion::PaintingAcquired => acquired(Form::Painting),
        TileCriterion::DigitalAcquired => acquired(Form::Digital),
        TileCriterion::SculptureAcquired => acquired(Form::Sculpture),
        TileCriterion::FamousArtist => artists(&|artist| artist.fame.is_some_and(|fame| fame >= FAMOUS)),
        TileCriterion::Masterpiece => player.works.iter().filter(|work| s.artists[work.artist].celebrity).count() as u8,
    })
}
