//! What a seat has to decide, and why.

use super::effects::wall;
use super::{speaker, things};
use crate::args;
use crate::kernel::words::Args;
use crate::kernel::{DecisionWords, HasKind, Scene, Seat, Speaker, Speech, words::message_id};
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::Decision;
use crate::rulesets::art_society::rules::takes_several_tiles;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::view::{SeatView, View};
use crate::rulesets::art_society::wall::Tile;

/// Says what a seat has to decide.
pub(in crate::rulesets::art_society) fn decision(
    scene: &Scene<ArtSociety>,
    speech: &Speech<'_>,
    seat: Seat,
    decision: Decision,
) -> DecisionWords {
    let say = speaker(speech);
    let id = message_id("decision", decision.kind());
    let args = scene.view.seats.of(seat).map(|own| arguments(&say, &scene.view, (seat, own), decision));
    let args = args.unwrap_or_default();
    DecisionWords {
        label: say.label(&id, &args),
        sentence: say.text(&id, &args),
        why: say.attribute(&id, "why", &args),
    }
}

fn arguments(say: &Speaker<'_>, view: &View, (seat, own): (Seat, &SeatView), decision: Decision) -> Args<'static> {
    let bid = own.bids.last().map_or(0, |card| card.value());
    match decision {
        Decision::HangStartingPainting => painting(say, own),
        Decision::OpenAuction => {
            let paintings = view.seats.values().len() + 1;
            args!["count" => paintings.saturating_sub(view.offered.len()), "round" => upcoming_round(view)]
        }
        Decision::PlaceBid => args!["paintings" => things::paintings(say, &view.auction)],
        Decision::TakePainting => {
            let place = view.order.iter().position(|taker| *taker == seat).map_or(0, |place| place + 1);
            args!["paintings" => things::paintings(say, &view.auction), "place" => place, "bid" => bid]
        }
        Decision::HangPainting => {
            let free = own.assistant.is_none() && (!own.exchanged || view.edition == Edition::French);
            let mut args = painting(say, own);
            args.set("assistant", if free { "free" } else { "full" });
            args.set("source", if own.exchanged { "museum" } else { "auction" });
            args.set("bid", bid);
            args
        }
        Decision::ResolveNoSpace => {
            let mut args = painting(say, own);
            args.set("bid", bid);
            args
        }
        Decision::PlaceDecor => {
            let several = if takes_several_tiles(own.decor_due) { "yes" } else { "no" };
            args!["shields" => own.decor_due, "several" => several, "cause" => cause(own)]
        }
        Decision::FinishTurn => {
            args!["tile" => own.assistant.map(|tile| things::tile(say, tile)).unwrap_or_default()]
        }
    }
}

fn painting(say: &Speaker<'_>, own: &SeatView) -> Args<'static> {
    let name = own.pending.map(|id| things::painting(say, id));
    let framed = own.pending.map(|id| things::framed(say, id));
    args!["name" => name.unwrap_or_default(), "painting" => framed.unwrap_or_default()]
}

/// Returns the round of the auction being prepared. The round begins with the first stack.
pub(super) fn upcoming_round(view: &View) -> u8 {
    if view.offered.is_empty() { view.round + 1 } else { view.round }
}

/// Returns what earned the decor, as far as the view shows it: matching frames of a painting hung this round, or an
/// excess painting.
fn cause(own: &SeatView) -> &'static str {
    let wall = wall(own);
    let fresh = wall.tiles().iter().rev().take(usize::from(own.fresh));
    let frames = fresh.filter_map(|hung| match hung.tile {
        Tile::Painting(id) => Some(wall.matches(id.printed().frame, hung.mask())),
        Tile::Decor(_) => None,
    });
    match (frames.sum::<u8>() > 0, own.excess.is_empty()) {
        (true, true) => "frames",
        (false, false) => "excess",
        _ => "both",
    }
}
