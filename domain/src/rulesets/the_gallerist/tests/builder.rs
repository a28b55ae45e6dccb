//! Builds games in a state that a test needs, and plays them.

use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{
    Artist, ContractSlot, Form, Location, Occupant, Owner, PieceKind, ReputationTile, Visitor, VisitorCounts, Work,
};
use super::super::player::{ExhibitedWork, HeldContract, Player};
use super::super::state::{ExecutiveProgress, Stage, State};
use super::super::{Decision, Rejection, TheGallerist};
use crate::kernel::{CommandError, Game, Ruleset, Seat, Seats, Seed, Table};

pub(super) const BLUE: Seat = Seat::FIRST;
pub(super) const P: Visitor = Visitor::Vip;
pub(super) const B: Visitor = Visitor::Investor;
pub(super) const W: Visitor = Visitor::Collector;

// Works of a form by number: one pink ticket; a brown and another ticket; two tickets and fame 1; two tickets and fame 2.
pub(super) const ONE_VIP: u8 = 0;
pub(super) const INVESTOR_AND: u8 = 5;
pub(super) const FAME_ONE: u8 = 6;
pub(super) const FAME_TWO: u8 = 7;

/// Returns the seat with a number.
pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Returns counts of visitors or tickets: pink, brown, white.
pub(super) fn counts(p: u8, b: u8, w: u8) -> VisitorCounts {
    super::super::pieces::ByVisitor([p, b, w])
}

/// Returns the tile with its number in the rulebook, from 1.
pub(super) fn tile(number: u8) -> ReputationTile {
    ReputationTile::new(number - 1).unwrap()
}

/// Returns a work of a form by its number, from 0.
pub(super) fn work(form: Form, which: u8) -> Work {
    Work::new(form as u8 * 8 + which).unwrap()
}

/// Returns a contract slot, from the left.
pub(super) fn slot(number: u8) -> ContractSlot {
    ContractSlot::new(number).unwrap()
}

/// Returns an unfulfilled contract: one of the five of a form.
pub(super) fn contract(form: Form, which: u8) -> HeldContract {
    let contract = super::super::pieces::Contract::new(form as u8 * 5 + which).unwrap();
    HeldContract { contract, fulfilled: None, assistant: false }
}

/// A game under test.
pub(super) struct TestGame {
    pub(super) game: Game<TheGallerist>,
}

/// Returns a dealt game before the first seat has chosen its start.
pub(super) fn dealt(seats: u8, seed: u8) -> TestGame {
    let table = Table::new(Seats::new(seats).unwrap());
    TestGame { game: Game::open(table, Seed::new([seed; 32])).unwrap().0 }
}

/// Returns a game in which Blue is awaited to move and every gallerist is at home, with the given change.
pub(super) fn awaiting_move(seats: u8, change: impl FnOnce(&mut State)) -> TestGame {
    let game = dealt(seats, 1).game;
    let mut s = game.state().clone();
    s.first = BLUE;
    s.turn = BLUE;
    s.actor = BLUE;
    s.stage = Stage::Move;
    s.round = 1;
    s.plaza = counts(0, 0, 0);
    for (number, player) in s.players.iter_mut().enumerate() {
        player.lobby = counts(0, 0, 0);
        player.start_tile = s.start_tiles.0[number].take();
    }
    change(&mut s);
    TestGame { game: Game::resume(game.table().clone(), game.seed().clone(), s, 0) }
}

/// Returns a game in which Blue is on a location and awaited to act, with the given change.
pub(super) fn acting(seats: u8, at: Location, change: impl FnOnce(&mut State)) -> TestGame {
    awaiting_move(seats, |s| {
        stand(s, BLUE, at);
        s.stage = Stage::Act;
        s.at = at;
        change(s);
    })
}

/// An artist with fame and a top work, for [`buying`].
pub(super) struct ForSale {
    pub(super) artist: Artist,
    pub(super) initial: u8,
    pub(super) fame: u8,
    /// The number of the work on top of the stack.
    pub(super) work: u8,
}

/// Returns the artist of a form with initial fame, current fame and top work, for [`buying`].
pub(super) fn for_sale(artist: Artist, initial: u8, fame: u8, work: u8) -> ForSale {
    ForSale { artist, initial, fame, work }
}

/// Returns a game in which Blue acts at the Artists Colony, where a work is for sale, with the given change.
pub(super) fn buying(sale: &ForSale, change: impl FnOnce(&mut State)) -> TestGame {
    acting(2, Location::ArtistsColony, |s| {
        discover(s, sale.artist, sale.initial, sale.fame);
        top(s, sale.artist.form(), sale.work);
        s.player_mut(BLUE).influence = 0;
        change(s);
    })
}

/// Puts the gallerist of a seat on a location.
pub(super) fn stand(s: &mut State, who: Seat, at: Location) {
    s.locations[at] = Some(Occupant { owner: Owner::Seat(who), piece: PieceKind::Gallerist });
}

/// Puts an assistant of a seat on a location.
pub(super) fn leave(s: &mut State, who: Seat, at: Location) {
    s.locations[at] = Some(Occupant { owner: Owner::Seat(who), piece: PieceKind::Assistant });
}

/// Makes an artist discovered with this initial and current fame.
pub(super) fn discover(s: &mut State, artist: Artist, initial: u8, fame: u8) {
    let artist_state = &mut s.artists[artist];
    artist_state.initial = initial;
    artist_state.fame = Some(fame);
    artist_state.celebrity = fame >= super::super::components::printed().fame.celebrity;
    artist_state.bonus = None;
    artist_state.collector = false;
}

/// Puts a work on top of its stack.
pub(super) fn top(s: &mut State, form: Form, which: u8) {
    let stack = &mut s.stacks[form];
    stack.top = Some(work(form, which));
    stack.rest &= !work(form, which).bit();
}

/// Exhibits a work of an artist in the gallery of a seat.
pub(super) fn hang(s: &mut State, who: Seat, artist: Artist) {
    let which = s.player(who).works.len() as u8;
    s.player_mut(who).works.push(ExhibitedWork { work: work(artist.form(), which), artist });
    s.artists[artist].signatures -= 1;
}

/// Adds a work of a form to the sold works.
pub(super) fn sold(player: &mut Player, form: Form, which: u8) {
    player.sold |= work(form, which).bit();
}

/// Marks the executive action as taken, so that the turn ends right after its location action.
pub(super) fn no_executive(s: &mut State) {
    s.executive = ExecutiveProgress::Done;
}

impl TestGame {
    pub(super) fn s(&self) -> &State {
        self.game.state()
    }

    pub(super) fn blue(&self) -> &Player {
        self.s().player(BLUE)
    }

    pub(super) fn player(&self, number: u8) -> &Player {
        self.s().player(seat(number))
    }

    /// Returns the awaited seat and its decision.
    pub(super) fn awaited(&self) -> Option<(Seat, Decision)> {
        TheGallerist::awaiting(self.s()).iter().next()
    }

    pub(super) fn decision(&self) -> Option<Decision> {
        self.awaited().map(|(_, decision)| decision)
    }

    /// Submits a command of the awaited seat, which must be accepted.
    #[track_caller]
    pub(super) fn accept(&mut self, command: Command) -> Vec<Event> {
        let (who, decision) = self.awaited().expect("a seat is awaited");
        match self.game.submit(who, &[command]) {
            Ok(events) => events,
            Err(refused) => panic!("{command:?} for {decision:?} of {who}: {refused:?}"),
        }
    }

    /// Submits commands of the awaited seats one after the other; all must be accepted.
    #[track_caller]
    pub(super) fn accept_all(&mut self, commands: &[Command]) -> Vec<Event> {
        let mut events = Vec::new();
        for command in commands {
            events.append(&mut self.accept(*command));
        }
        events
    }

    /// Decides a command of the awaited seat, which must be refused; returns the rule it breaks.
    #[track_caller]
    pub(super) fn rejected(&self, command: Command) -> Rejection {
        let (who, _) = self.awaited().expect("a seat is awaited");
        match self.game.decide(who, &[command]) {
            Ok(_) => panic!("{command:?} is accepted"),
            Err(CommandError::Rule { rejection, .. }) => rejection,
            Err(other) => panic!("{other:?}"),
        }
    }

    /// Returns the legal commands of the awaited seat.
    pub(super) fn legal(&self) -> Vec<Command> {
        self.awaited().map(|(who, _)| self.game.legal(who)).unwrap_or_default()
    }

    pub(super) fn can(&self, command: Command) -> bool {
        self.legal().contains(&command)
    }
}
