//! The rules: the deal, the legal commands, and deciding a command.

use super::event::{Event, Harvest};
use super::state::{Order, Player, State, Work};
use super::{Command, Decision, Length, Opening, Orchard, Rejection};
use crate::kernel::{Awaiting, BySeat, Chance, RuleNumber, Seat, Table, Turn, Viewer};

const ROUNDS_OF_A_SHORT_GAME: RuleNumber<u8> = RuleNumber::new(12);
const ROUNDS_OF_A_LONG_GAME: RuleNumber<u8> = RuleNumber::new(16);
const TREES_AT_THE_START: RuleNumber<u16> = RuleNumber::new(1);
const TREES_PLANTED: RuleNumber<u16> = RuleNumber::new(1);
const FRUIT_OF_A_TREE: RuleNumber<u16> = RuleNumber::new(1);
pub(super) const MAX_BID: RuleNumber<u8> = RuleNumber::new(5);
const HIGHEST_BONUS: RuleNumber<u8> = RuleNumber::new(4);

/// Returns the bonus cards of the longest game, the lowest values of each set first.
pub(super) fn printed_bonuses() -> Vec<u8> {
    (0..ROUNDS_OF_A_LONG_GAME.get()).map(|card| 1 + card % HIGHEST_BONUS.get()).collect()
}

/// Shuffles as many bonus cards as the game has rounds.
pub(super) fn open(table: &Table<Orchard>, chance: &mut Chance) -> Opening {
    let rounds = match table.options.length {
        Length::Short => ROUNDS_OF_A_SHORT_GAME.get(),
        Length::Long => ROUNDS_OF_A_LONG_GAME.get(),
    };
    let mut bonuses = printed_bonuses();
    bonuses.truncate(usize::from(rounds));
    chance.shuffle(&mut bonuses);
    Opening { bonuses }
}

/// Returns the state of the first round.
pub(super) fn begin(table: &Table<Orchard>, opening: &Opening) -> State {
    let mut deck = opening.bonuses.clone();
    let bonus = deck.pop();
    let trees = TREES_AT_THE_START.get();
    let player = |_| Player { trees, picked: 0, paid: 0, won: Vec::new(), sealed: None };
    State { round: 1, over: false, deck, bonus, discarded: Vec::new(), players: table.seats.each(player) }
}

/// Returns the seats that have not sealed an order.
pub(super) fn awaiting(state: &State) -> Awaiting<Decision> {
    let mut awaiting = Awaiting::none();
    for (seat, _) in state.players.iter().filter(|(_, player)| !state.over && player.sealed.is_none()) {
        awaiting.add(seat, Decision::SealOrder);
    }
    awaiting
}

/// Appends every order that this seat can afford.
pub(super) fn legal(state: &State, seat: Seat, commands: &mut Vec<Command>) {
    let player = &state.players[seat];
    if state.over || player.sealed.is_some() {
        return;
    }
    let orders = orders(player).map(|Order { work, bid }| Command::SealOrder { work, bid });
    commands.extend(orders);
}

fn orders(player: &Player) -> impl Iterator<Item = Order> + use<> {
    let affordable = u16::from(MAX_BID.get()).min(player.fruit()) as u8;
    let bids = move |work| (0..=affordable).map(move |bid| Order { work, bid });
    [Work::Plant, Work::Pick].into_iter().flat_map(bids)
}

/// Returns the rejection of a bid that no state allows.
pub(super) fn never_legal(command: Command) -> Option<Rejection> {
    let Command::SealOrder { bid, .. } = command;
    let most = MAX_BID.get();
    (bid > most).then_some(Rejection::BidAboveLimit { most })
}

/// Seals an order. The last one reveals all and ends the round.
pub(super) fn decide(turn: &mut Turn<'_, Orchard>, seat: Seat, command: Command) -> Result<(), Rejection> {
    let Command::SealOrder { work, bid } = command;
    let player = &turn.state().players[seat];
    if player.sealed.is_some() {
        return Err(Rejection::AlreadySealed);
    }
    if let Some(rejection) = never_legal(command) {
        return Err(rejection);
    }
    if u16::from(bid) > player.fruit() {
        return Err(Rejection::BidUnaffordable { fruit: player.fruit() });
    }
    turn.emit(Event::OrderSealed { seat, order: Order { work, bid } });
    let sealed: Option<Vec<Order>> = turn.state().players.values().iter().map(|player| player.sealed).collect();
    if let Some(sealed) = sealed {
        end_round(turn, sealed.into_iter().collect());
    }
    Ok(())
}

fn end_round(turn: &mut Turn<'_, Orchard>, orders: BySeat<Order>) {
    let state = turn.state();
    let harvests = orders.map(|seat, order| harvest(&state.players[seat], *order));
    let winner = winner(&orders, &mut turn.chance());
    turn.emit(Event::OrdersRevealed { orders, harvests, winner });
    let state = turn.state();
    match state.deck.last() {
        Some(&bonus) => turn.emit(Event::BonusTurnedUp { round: state.round + 1, bonus }),
        None => turn.emit(Event::GameEnded {}),
    }
}

fn harvest(player: &Player, order: Order) -> Harvest {
    match order.work {
        Work::Plant => Harvest { planted: TREES_PLANTED.get(), picked: 0 },
        Work::Pick => Harvest { planted: 0, picked: player.trees * FRUIT_OF_A_TREE.get() },
    }
}

/// Returns the highest bidder, drawn by lot among equals, or `None` if no seat bids.
fn winner(orders: &BySeat<Order>, chance: &mut Chance) -> Option<Seat> {
    let highest = orders.values().iter().map(|order| order.bid).max().filter(|bid| *bid > 0)?;
    let tied: Vec<Seat> = orders.iter().filter(|(_, order)| order.bid == highest).map(|(seat, _)| seat).collect();
    chance.pick(&tied).copied()
}

/// Shuffles the deck, and replaces every sealed order the viewer does not know by a random one.
pub(super) fn imagine(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
    let mut imagined = state.clone();
    // Sorted first, so that the result does not depend on the real order.
    imagined.deck.sort_unstable();
    chance.shuffle(&mut imagined.deck);
    for (seat, player) in imagined.players.iter_mut() {
        if player.sealed.is_some() && !viewer.is(seat) {
            let possible: Vec<Order> = orders(player).collect();
            player.sealed = chance.pick(&possible).copied();
        }
    }
    imagined
}
