//! Crafted tables: a game in the middle of things, with just what a test is about.

use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{Artist, Crowd, Form, Location, Occupant, Owner, Piece, Slot, Tile, Visitor, Work};
use super::super::player::{Exhibit, Held, Player};
use super::super::state::{Executive, Stage, State};
use super::super::{Decision, Rejection, TheGallerist};
use crate::kernel::{Game, Refused, Ruleset, Seat, Seats, Seed, Table};

pub(super) const BLUE: Seat = Seat::FIRST;
pub(super) const P: Visitor = Visitor::Vip;
pub(super) const B: Visitor = Visitor::Investor;
pub(super) const W: Visitor = Visitor::Collector;

/// Works of a form: one with a pink ticket only, one with a brown and another, those with two and fame 1 or 2.
pub(super) const ONE_VIP: u8 = 0;
pub(super) const INVESTOR_AND: u8 = 5;
pub(super) const FAME_ONE: u8 = 6;
pub(super) const FAME_TWO: u8 = 7;

/// A seat by its number.
pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Visitors or tickets: pink, brown, white.
pub(super) fn crowd(p: u8, b: u8, w: u8) -> Crowd {
    super::super::pieces::ByVisitor([p, b, w])
}

/// A tile by the number of the rulebook's list.
pub(super) fn tile(number: u8) -> Tile {
    Tile::new(number - 1).unwrap()
}

/// A work of a form.
pub(super) fn work(form: Form, which: u8) -> Work {
    Work::new(form as u8 * 8 + which).unwrap()
}

/// A contract slot, from the left.
pub(super) fn slot(number: u8) -> Slot {
    Slot::new(number).unwrap()
}

/// An unfulfilled contract for a form, with the bonus at that place of its five.
pub(super) fn contract(form: Form, which: u8) -> Held {
    let contract = super::super::pieces::Contract::new(form as u8 * 5 + which).unwrap();
    Held { contract, fulfilled: None, assistant: false }
}

/// A game being tested.
pub(super) struct Play {
    pub(super) game: Game<TheGallerist>,
}

/// A dealt game, before anybody has chosen a start.
pub(super) fn dealt(seats: u8, seed: u8) -> Play {
    let table = Table::new(Seats::new(seats).unwrap());
    Play { game: Game::open(table, Seed::new([seed; 32])).unwrap().0 }
}

/// A game in which blue is to move and every gallerist is at home, changed as a test needs it.
pub(super) fn craft(seats: u8, change: impl FnOnce(&mut State)) -> Play {
    let game = dealt(seats, 1).game;
    let mut s = game.state().clone();
    s.first = BLUE;
    s.turn = BLUE;
    s.actor = BLUE;
    s.stage = Stage::Move;
    s.round = 1;
    s.plaza = crowd(0, 0, 0);
    for (number, player) in s.players.iter_mut().enumerate() {
        player.lobby = crowd(0, 0, 0);
        player.start_tile = s.start_tiles.0[number].take();
    }
    change(&mut s);
    Play { game: Game::resume(game.table().clone(), game.seed().clone(), s, 0) }
}

/// A game in which blue stands on a location and is to act.
pub(super) fn acting(seats: u8, at: Location, change: impl FnOnce(&mut State)) -> Play {
    craft(seats, |s| {
        stand(s, BLUE, at);
        s.stage = Stage::Act;
        s.at = at;
        change(s);
    })
}

/// A game in which blue acts at the colony and an artist has the work wanted on top, with that fame.
pub(super) fn buying(artist: Artist, initial: u8, fame: u8, which: u8, change: impl FnOnce(&mut State)) -> Play {
    acting(2, Location::ArtistsColony, |s| {
        discover(s, artist, initial, fame);
        top(s, artist.form(), which);
        s.player_mut(BLUE).influence = 0;
        change(s);
    })
}

/// Puts a gallerist there.
pub(super) fn stand(s: &mut State, who: Seat, at: Location) {
    s.locations[at] = Some(Occupant { owner: Owner::Seat(who), piece: Piece::Gallerist });
}

/// Puts an assistant there.
pub(super) fn leave(s: &mut State, who: Seat, at: Location) {
    s.locations[at] = Some(Occupant { owner: Owner::Seat(who), piece: Piece::Assistant });
}

/// Makes an artist known.
pub(super) fn discover(s: &mut State, artist: Artist, initial: u8, fame: u8) {
    let studio = &mut s.artists[artist];
    studio.initial = initial;
    studio.fame = Some(fame);
    studio.bonus = None;
    studio.collector = false;
}

/// Puts a work on top of its stack.
pub(super) fn top(s: &mut State, form: Form, which: u8) {
    let stack = &mut s.stacks[form];
    stack.top = Some(work(form, which));
    stack.rest &= !work(form, which).bit();
}

/// Hangs a work of an artist.
pub(super) fn hang(s: &mut State, who: Seat, artist: Artist) {
    let which = s.player(who).works.len() as u8;
    s.player_mut(who).works.push(Exhibit { work: work(artist.form(), which), artist });
    s.artists[artist].signatures -= 1;
}

/// Notes a work of a form as sold.
pub(super) fn sold(player: &mut Player, form: Form, which: u8) {
    player.sold |= work(form, which).bit();
}

/// Ends the executive action, so that a turn ends by itself after its location action.
pub(super) fn no_executive(s: &mut State) {
    s.executive = Executive::Done;
}

impl Play {
    pub(super) fn s(&self) -> &State {
        self.game.state()
    }

    pub(super) fn blue(&self) -> &Player {
        self.s().player(BLUE)
    }

    pub(super) fn player(&self, number: u8) -> &Player {
        self.s().player(seat(number))
    }

    /// Who is awaited for what.
    pub(super) fn awaited(&self) -> Option<(Seat, Decision)> {
        TheGallerist::awaiting(self.s()).iter().next()
    }

    pub(super) fn decision(&self) -> Option<Decision> {
        self.awaited().map(|(_, decision)| decision)
    }

    /// Gives a command for whoever is awaited.
    #[track_caller]
    pub(super) fn ok(&mut self, command: Command) -> Vec<Event> {
        let (who, decision) = self.awaited().expect("somebody is awaited");
        match self.game.submit(who, &[command]) {
            Ok(events) => events,
            Err(refused) => panic!("{command:?} for {decision:?} of {who}: {refused:?}"),
        }
    }

    /// Gives commands for whoever is awaited, one after the other.
    #[track_caller]
    pub(super) fn run(&mut self, commands: &[Command]) -> Vec<Event> {
        let mut events = Vec::new();
        for command in commands {
            events.append(&mut self.ok(*command));
        }
        events
    }

    /// Gives a command that must be refused.
    #[track_caller]
    pub(super) fn no(&self, command: Command) -> Rejection {
        let (who, _) = self.awaited().expect("somebody is awaited");
        match self.game.decide(who, &[command]) {
            Ok(_) => panic!("{command:?} is accepted"),
            Err(Refused::Rule { rejection, .. }) => rejection,
            Err(other) => panic!("{other:?}"),
        }
    }

    /// What the awaited seat can do.
    pub(super) fn legal(&self) -> Vec<Command> {
        self.awaited().map(|(who, _)| self.game.legal(who)).unwrap_or_default()
    }

    pub(super) fn can(&self, command: Command) -> bool {
        self.legal().contains(&command)
    }
}
