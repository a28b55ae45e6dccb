//! Says the events of Lacerda, of the scorings and of the end.

use super::super::super::components::printed;
use super::super::super::event::{EndCause, Event};
use super::super::super::pieces::{GoalCard, Owner};
use super::super::terms::{goals, influence, market_space, money, owner, piece_of, series, term};
use super::plain;
use crate::args;
use crate::kernel::seat::MAX_SEATS;
use crate::kernel::{HasKind, Seat, Speaker, Words};

pub(super) fn lacerda(say: &Speaker<'_>, event: &Event) -> Words {
    match event {
        Event::LacerdaArrived { location } => {
            say.words("event-lacerda-arrived", &args!["at" => term(say, "location", location, "at")])
        }
        Event::LacerdaMoved { location, leaving, .. } => {
            let message = if *leaving { "event-lacerda-moved-leaving" } else { "event-lacerda-moved" };
            say.words(message, &args!["to" => term(say, "location", location, "to")])
        }
        Event::LacerdaKickedOut { location, piece } => {
            let from = term(say, "location", location, "out");
            let args = args!["piece" => piece_of(say, Owner::Lacerda, *piece), "from" => from];
            say.words("event-lacerda-kicked-out", &args)
        }
        Event::LacerdaDiscarded { ticket } => {
            let ticket = term(say, "visitor", ticket, "a-ticket");
            say.words("event-lacerda-discarded", &args!["ticket" => ticket])
        }
        Event::LacerdaPlaced { space, .. } => {
            say.words("event-lacerda-placed", &args!["space" => market_space(say, *space)])
        }
        _ => plain(say, event),
    }
}

pub(super) fn end(say: &Speaker<'_>, event: &Event) -> Words {
    match event {
        Event::IntermediateScored { influence, money } => intermediate(say, influence, money),
        Event::EndTriggered { cause } => {
            let cause = match cause {
                Some(EndCause::IdleRounds) => "idle",
                Some(EndCause::Conditions) => "conditions",
                None => "other",
            };
            say.words("event-end-triggered", &args!["cause" => cause])
        }
        Event::AuctionBegan { bidders } if bidders.is_empty() => {
            say.words("event-auction-began-without-bidders", &args![])
        }
        Event::AuctionBegan { bidders } => {
            let names: Vec<String> = bidders.iter().map(|bidder| owner(say, *bidder)).collect();
            say.words("event-auction-began", &args!["bidders" => say.speech.list(&names)])
        }
        Event::RenownedWorkTaken { owner: by, form, to } => {
            let work = term(say, "form", form, "renowned");
            let args = args!["player" => owner(say, *by), "work" => work, "to" => to.kind()];
            say.words("event-renowned-work-taken", &args)
        }
        Event::GameEnded { curators, dealers } => cards(say, curators, dealers),
        _ => plain(say, event),
    }
}

/// Returns one value of a list in seat order with each seat.
fn seats<T: Copy>(values: &[T]) -> impl Iterator<Item = (Seat, T)> + '_ {
    (0..MAX_SEATS).filter_map(Seat::new).zip(values.iter().copied())
}

fn intermediate(say: &Speaker<'_>, gained: &[u8], earned: &[u8]) -> Words {
    let gain = |((seat, spaces), cash): ((Seat, u8), &u8)| {
        let args = args![
            "player" => say.player(seat),
            "money" => money(say, *cash),
            "influence" => influence(say, spaces),
        ];
        say.text("intermediate-gain", &args)
    };
    let gains = series(say, seats(gained).zip(earned).map(gain));
    say.words("event-intermediate-scored", &args!["gains" => gains])
}

fn cards(say: &Speaker<'_>, curators: &[GoalCard], dealers: &[GoalCard]) -> Words {
    let hand = |((seat, curator), dealer): ((Seat, GoalCard), &GoalCard)| {
        let curator = goals(say, &printed().curators[curator]);
        let dealer = goals(say, &printed().dealers[*dealer]);
        say.text("revealed-cards", &args!["player" => say.player(seat), "curator" => curator, "dealer" => dealer])
    };
    let cards: Vec<String> = seats(curators).zip(dealers).map(hand).collect();
    say.words("event-game-ended", &args!["cards" => cards.join(" ")])
}
