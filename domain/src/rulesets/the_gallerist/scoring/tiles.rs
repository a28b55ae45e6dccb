//! Reputation tiles: money and Influence for what a player has (p. 20).

use super::super::components::{Count, printed};
use super::super::pieces::{Form, Owner, Visitor};
use super::super::state::State;
use super::tally::TileTally;
use crate::kernel::Seat;

/// What a seat's tiles earn, and its Influence afterwards. The tile that counts Influence goes first.
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

/// How many of what a tile counts. Influence counts as it is before any tile adds to it.
fn count(s: &State, seat: Seat, per: Count) -> i32 {
    let player = s.player(seat);
    let visitors = &player.gallery;
    let acquired = |form: Form| player.exhibited()[form] + player.sold_by_form()[form];
    let artists = |fits: &dyn Fn(&super::super::state::Studio) -> bool| {
        s.artists.0.iter().filter(|studio| fits(studio)).count() as u8
    };
    i32::from(match per {
        Count::ThreeInfluence => player.influence / 3,
        Count::Collector => visitors[Visitor::Collector],
        Count::Vip => visitors[Visitor::Vip],
        Count::Investor => visitors[Visitor::Investor],
        Count::Visitor => visitors.total(),
        Count::VisitorSet => visitors.0.into_iter().min().unwrap_or(0),
        Count::ReputationTile => player.tiles.0.iter().flatten().count() as u8,
        Count::AuctionAssistant => s.market.in_lower(Owner::Seat(seat)),
        Count::AssistantInPlay => s.assistants_in_play(seat),
        Count::PromotedArtist => artists(&|studio| studio.fame.is_some() && studio.promotion >= 4),
        Count::WorkAcquired => player.works.len() as u8 + player.works_sold(),
        Count::WorkSold => player.works_sold(),
        Count::WorkExhibited => player.works.len() as u8,
        Count::FormAcquired => Form::ALL.into_iter().filter(|form| player.acquired(*form)).count() as u8,
        Count::PhotoAcquired => acquired(Form::Photo),
        Count::PaintingAcquired => acquired(Form::Painting),
        Count::DigitalAcquired => acquired(Form::Digital),
        Count::SculptureAcquired => acquired(Form::Sculpture),
        Count::FamousArtist => artists(&|studio| studio.fame.is_some_and(|fame| fame >= 15)),
        Count::Masterpiece => player.works.iter().filter(|work| s.artists[work.artist].is_celebrity()).count() as u8,
    })
}
