//! The deal (p. 3): starting paintings, starting bids, shuffled stacks.

use arrayvec::ArrayVec;

use crate::kernel::{Chance, Seats, Table};
use crate::rulesets::art_society::bids::{BidStack, Card, Hand};
use crate::rulesets::art_society::components::{Supply, components};
use crate::rulesets::art_society::museum::Museum;
use crate::rulesets::art_society::state::{Phase, Player, SeatTurn, Stage, State};
use crate::rulesets::art_society::version::RulesVersion;
use crate::rulesets::art_society::wall::Wall;
use crate::rulesets::art_society::{ArtSociety, Opening};

/// Returns the deal. Unused starting paintings and bids are not in the game.
pub(in crate::rulesets::art_society) fn open(table: &Table<ArtSociety>, chance: &mut Chance) -> Opening {
    let parts = components();
    let mut paintings = parts.starting.clone();
    chance.shuffle(&mut paintings);
    let mut bids = parts.starting_bids.clone();
    chance.shuffle(&mut bids);
    let stacks = parts.stacks.iter().map(|stack| {
        let mut stack_order = stack.paintings.clone();
        chance.shuffle(&mut stack_order);
        stack_order
    });
    let stacks = stacks.collect();
    let seats = usize::from(table.seats.count());
    Opening {
        starting_paintings: paintings.into_iter().take(seats).collect(),
        starting_bids: bids.into_iter().take(seats).map(Card::new).collect(),
        stacks,
    }
}

/// Returns the state after the deal: every seat has a starting painting to hang.
pub(in crate::rulesets::art_society) fn begin(table: &Table<ArtSociety>, opening: &Opening) -> State {
    let seats: Seats = table.seats;
    let players = seats.each(|seat| Player {
        wall: Wall::default(),
        assistant: None,
        hand: Hand::full(),
        sealed: None,
        bids: BidStack::starting(opening.starting_bids.of(seat).copied().unwrap_or(Card::new(0))),
        excess: ArrayVec::new(),
        reserved: Supply::default(),
        turn: SeatTurn {
            stage: Stage::Placing,
            painting: opening.starting_paintings.of(seat).copied(),
            pending: true,
            ..SeatTurn::default()
        },
    });
    let auctioneer = opening.starting_bids.iter().min_by_key(|(_, card)| **card).map(|(seat, _)| seat);
    State {
        rules: RulesVersion::of(table.version),
        edition: table.edition,
        seats,
        round: 0,
        phase: Phase::Setup,
        auctioneer: auctioneer.unwrap_or(crate::kernel::Seat::FIRST),
        stacks: opening.stacks.iter().map(|stack_order| stack_order.iter().copied().collect()).collect(),
        offered: ArrayVec::new(),
        auction: ArrayVec::new(),
        order: ArrayVec::new(),
        taken: 0,
        museum: Museum::default(),
        decor: components().decor,
        players,
    }
}
