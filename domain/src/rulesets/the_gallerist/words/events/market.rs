//! Says the events of the International Market.

use super::super::super::components::printed;
use super::super::super::event::Event;
use super::super::super::pieces::MarketSpace;
use super::super::terms::{column, influence, market_space, money, term};
use super::plain;
use crate::args;
use crate::kernel::{Speaker, Words};

pub(super) fn market(say: &Speaker<'_>, event: &Event) -> Words {
    match event {
        Event::TileTaken { seat, row, column, influence: gained } => {
            let space = market_space(say, MarketSpace::Reputation { row: *row, column: *column });
            let args = args!["player" => say.player(*seat), "space" => space, "influence" => influence(say, *gained)];
            say.words("event-tile-taken", &args)
        }
        Event::SpaceCovered { seat, space } => {
            let bonus = say.name("bonus", &printed().reputation_spaces[*space]);
            say.words("event-space-covered", &args!["player" => say.player(*seat), "bonus" => bonus])
        }
        Event::OfferMade { seat, offer, column: at, influence: gained } => {
            let args = args![
                "player" => say.player(*seat),
                "price" => money(say, offer.money()),
                "column" => column(say, *at),
                "influence" => influence(say, *gained),
            ];
            say.words("event-offer-made", &args)
        }
        Event::AssistantPlaced { seat, from, space } => {
            let from = term(say, "source", from, "from");
            let args = args!["player" => say.player(*seat), "from" => from, "space" => market_space(say, *space)];
            say.words("event-assistant-placed", &args)
        }
        Event::StartTileReleased { seat, discarded } => {
            let discarded = if *discarded { "yes" } else { "no" };
            let args = args!["player" => say.player(*seat), "discarded" => discarded];
            say.words("event-start-tile-released", &args)
        }
        _ => plain(say, event),
    }
}
