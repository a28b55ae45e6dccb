//! Says the events of artists, works and contracts.

use super::super::super::components::printed;
use super::super::super::event::Event;
use super::super::super::pieces::{Contract, Form, VisitorCounts, Work};
use super::super::terms::{contract, money, slot, term, visitors, work};
use super::{of_player, plain};
use crate::args;
use crate::kernel::{Speaker, Words};

pub(super) fn art(say: &Speaker<'_>, event: &Event) -> Words {
    match event {
        Event::ArtistDiscovered { seat, artist } => {
            let artist = term(say, "artist", artist, "the");
            say.words("event-artist-discovered", &args!["player" => say.player(*seat), "artist" => artist])
        }
        Event::CollectorReleased { artist } => {
            say.words("event-collector-released", &args!["artist" => term(say, "artist", artist, "of")])
        }
        Event::WorkBought { seat, artist, price } => {
            let args = args![
                "player" => say.player(*seat),
                "work" => work(say, artist.form()),
                "artist" => term(say, "artist", artist, "by"),
                "price" => money(say, *price),
            ];
            say.words("event-work-bought", &args)
        }
        Event::WorkExhibited { seat, artist } => {
            let artist = term(say, "artist", artist, "by");
            say.words("event-work-exhibited", &args!["player" => say.player(*seat), "artist" => artist])
        }
        Event::WorkUncovered { form, work, visitors } => uncovered(say, *form, *work, visitors),
        Event::FameRaised { seat, artist, fame, influence } => {
            let artist = term(say, "artist", artist, "of");
            let args =
                args!["player" => say.player(*seat), "artist" => artist, "fame" => *fame, "influence" => *influence];
            say.words("event-fame-raised", &args)
        }
        Event::CelebrityMade { seat, artist, money: gained } => {
            let artist = term(say, "artist", artist, "the");
            let args = args!["player" => say.player(*seat), "artist" => artist, "money" => money(say, *gained)];
            say.words("event-celebrity-made", &args)
        }
        Event::ArtistPromoted { seat, artist, level, influence, .. } => {
            let artist = term(say, "artist", artist, "the");
            let args =
                args!["player" => say.player(*seat), "artist" => artist, "level" => *level, "influence" => *influence];
            say.words("event-artist-promoted", &args)
        }
        _ => plain(say, event),
    }
}

fn uncovered(say: &Speaker<'_>, form: Form, uncovered: Work, on_it: &VisitorCounts) -> Words {
    let message = if on_it.total() > 0 { "event-work-uncovered" } else { "event-work-uncovered-alone" };
    let fame = printed().work(uncovered).fame;
    say.words(message, &args!["work" => work(say, form), "fame" => fame, "visitors" => visitors(say, on_it)])
}

pub(super) fn sale(say: &Speaker<'_>, event: &Event) -> Words {
    let all = |contracts: &[Contract; 4]| {
        let names: Vec<String> = contracts.iter().map(|one| contract(say, *one)).collect();
        args!["contracts" => say.speech.list(&names)]
    };
    match event {
        Event::ContractsRevealed { contracts } => say.words("event-contracts-revealed", &all(contracts)),
        Event::ContractsReshuffled { contracts } => say.words("event-contracts-reshuffled", &all(contracts)),
        Event::ContractSigned { seat, space, slot: to } => {
            let args = args!["player" => say.player(*seat), "space" => space.number() + 1, "slot" => slot(say, *to)];
            say.words("event-contract-signed", &args)
        }
        Event::ContractDeclined { seat } => of_player(say, event, *seat),
        Event::DisplayRefilled { space, contract: new } => {
            let args = args!["space" => space.number() + 1, "contract" => contract(say, *new)];
            say.words("event-display-refilled", &args)
        }
        Event::WorkSold { seat, artist, money: gained, .. } => {
            let artist = term(say, "artist", artist, "by");
            let args = args!["player" => say.player(*seat), "artist" => artist, "money" => money(say, *gained)];
            say.words("event-work-sold", &args)
        }
        Event::BuyerLeft { seat, visitor } => {
            let visitor = term(say, "visitor", visitor, "a");
            say.words("event-buyer-left", &args!["player" => say.player(*seat), "visitor" => visitor])
        }
        Event::ContractTurned { seat, slot: at, half } => {
            let half = term(say, "half", half, "the");
            let args = args!["player" => say.player(*seat), "half" => half, "slot" => slot(say, *at)];
            say.words("event-contract-turned", &args)
        }
        Event::ContractUsed { seat, slot: at, from } => {
            let from = term(say, "source", from, "from");
            let args = args!["player" => say.player(*seat), "from" => from, "slot" => slot(say, *at)];
            say.words("event-contract-used", &args)
        }
        _ => plain(say, event),
    }
}
