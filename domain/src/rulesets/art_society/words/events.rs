//! What happened, in the present tense.

use super::{speaker, things};
use crate::args;
use crate::kernel::{BySeat, Seat, Speaker, Speech, Words, words::message_id};
use crate::rulesets::art_society::Card;
use crate::rulesets::art_society::components::{Decor, PaintingId};
use crate::rulesets::art_society::event::{EndTrigger, Seen, SeenHung};
use crate::rulesets::art_society::parts::cell_name;
use crate::rulesets::art_society::wall::{Spot, Tile};

/// Says what happened.
pub(in crate::rulesets::art_society) fn event(event: &Seen, speech: &Speech<'_>) -> Words {
    let say = speaker(speech);
    match event {
        Seen::StackOffered { stack } => say.words("event-stack-offered", &args!["size" => things::size(&say, *stack)]),
        Seen::PaintingsRevealed { paintings } => {
            say.words("event-paintings-revealed", &args!["paintings" => things::paintings(&say, paintings)])
        }
        Seen::BidsRevealed { bids, order } => bids_revealed(&say, bids, order),
        Seen::MuseumAcquired { painting, genre, from, to } => {
            let args = args![
                "painting" => things::painting(&say, *painting),
                "type" => say.name("genre", genre),
                "from" => *from,
                "to" => *to,
                "moves" => if from == to { "no" } else { "yes" },
            ];
            say.words("event-museum-acquired", &args)
        }
        Seen::GameEnded { triggers } => {
            let reason = |trigger: &EndTrigger| say.name("end-trigger", trigger);
            let reasons: Vec<String> = triggers.iter().map(reason).collect();
            say.words("event-game-ended", &args!["reasons" => say.speech.list(&reasons)])
        }
        Seen::SetupFinished { auctioneer } => Actor(&say, *auctioneer).does("setup_finished"),
        Seen::AuctionOpened { round, auctioneer } => Actor(&say, *auctioneer).in_round("auction_opened", *round),
        Seen::RoundClosed { round, auctioneer } => Actor(&say, *auctioneer).in_round("round_closed", *round),
        Seen::BidSealed { seat, card } => Actor(&say, *seat).bids(*card),
        Seen::PaintingTaken { seat, painting } => Actor(&say, *seat).paints("painting_taken", *painting),
        Seen::PaintingHeld { seat, painting } => Actor(&say, *seat).paints("painting_held", *painting),
        Seen::ExcessStored { seat, painting } => Actor(&say, *seat).paints("excess_stored", *painting),
        Seen::PaintingHung { seat, painting, at } => Actor(&say, *seat).hangs_painting(*painting, *at),
        Seen::AssistantTileHung { seat, tile, at } => Actor(&say, *seat).hangs("assistant_tile_hung", *tile, *at),
        Seen::DecorHung { seat, decor, at } => Actor(&say, *seat).hangs("decor_hung", Tile::Decor(*decor), *at),
        Seen::PaintingExchanged { seat, given, received } => Actor(&say, *seat).exchanges(*given, *received),
        Seen::DecorEarned { seat, shields } => Actor(&say, *seat).counts("decor_earned", *shields),
        Seen::DecorLost { seat, shields } => Actor(&say, *seat).counts("decor_lost", *shields),
        Seen::DecorForgone { seat, shields } => Actor(&say, *seat).counts("decor_forgone", *shields),
        Seen::DecorHeld { seat, decor } => Actor(&say, *seat).holds(*decor),
        Seen::DecorSwapped { owner, removed, hung } => Actor(&say, *owner).swaps(removed, hung),
        Seen::TurnFinished { seat } => Actor(&say, *seat).does("turn_finished"),
        Seen::TakenDown { seat } => Actor(&say, *seat).does("taken_down"),
    }
}

fn bids_revealed(say: &Speaker<'_>, bids: &BySeat<Card>, order: &[Seat]) -> Words {
    let card = |seat: Seat| bids.of(seat).map_or(0, |card| card.value());
    let (first, others) = order.split_first().map_or((Seat::FIRST, order), |(first, others)| (*first, others));
    let bid = |seat: &Seat| say.text("bid-of", &args!["player" => say.player(*seat), "card" => card(*seat)]);
    let others: Vec<String> = others.iter().map(bid).collect();
    let args = args!["first" => say.player(first), "card" => card(first), "others" => say.speech.list(&others)];
    say.words("event-bids-revealed", &args)
}

/// A seat that something happens to. Each method says one form of event.
struct Actor<'a>(&'a Speaker<'a>, Seat);

impl Actor<'_> {
    fn name(&self) -> String {
        self.0.player(self.1)
    }

    fn does(&self, kind: &str) -> Words {
        self.0.words(&message_id("event", kind), &args!["player" => self.name()])
    }

    fn in_round(&self, kind: &str, round: u8) -> Words {
        self.0.words(&message_id("event", kind), &args!["player" => self.name(), "round" => round])
    }

    fn bids(&self, card: Option<Card>) -> Words {
        let Some(card) = card else { return self.does("bid_sealed") };
        self.0.words("event-own-bid-sealed", &args!["player" => self.name(), "card" => card.value()])
    }

    fn paints(&self, kind: &str, painting: PaintingId) -> Words {
        let painting = things::painting(self.0, painting);
        self.0.words(&message_id("event", kind), &args!["player" => self.name(), "painting" => painting])
    }

    fn hangs_painting(&self, painting: PaintingId, at: Spot) -> Words {
        let painting = things::painting(self.0, painting);
        let args = args!["player" => self.name(), "painting" => painting, "cell" => cell_name(at.cell())];
        self.0.words("event-painting-hung", &args)
    }

    fn hangs(&self, kind: &str, tile: Tile, at: Spot) -> Words {
        let tile = things::tile(self.0, tile);
        let args = args!["player" => self.name(), "tile" => tile, "cell" => cell_name(at.cell())];
        self.0.words(&message_id("event", kind), &args)
    }

    fn exchanges(&self, given: PaintingId, received: PaintingId) -> Words {
        let (given, received) = (things::painting(self.0, given), things::painting(self.0, received));
        let args = args!["player" => self.name(), "given" => given, "received" => received];
        self.0.words("event-painting-exchanged", &args)
    }

    fn counts(&self, kind: &str, shields: u8) -> Words {
        self.0.words(&message_id("event", kind), &args!["player" => self.name(), "shields" => shields])
    }

    fn holds(&self, decor: Decor) -> Words {
        self.0.words("event-decor-held", &args!["player" => self.name(), "tile" => things::decor(self.0, decor)])
    }

    fn swaps(&self, removed: &[SeenHung], hung: &[SeenHung]) -> Words {
        let list = |tiles: &[SeenHung]| {
            let tiles: Vec<String> = tiles.iter().map(|hung| things::tile_at(self.0, hung.tile, hung.at)).collect();
            self.0.speech.list(&tiles)
        };
        let args = args!["player" => self.name(), "removed" => list(removed), "hung" => list(hung)];
        self.0.words("event-decor-swapped", &args)
    }
}
