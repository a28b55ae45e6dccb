//! Builders: states with exactly the walls, hands and piles a rule needs, and short ways to play on them.

use crate::kernel::samples::seed;
use crate::kernel::{Awaiting, CommandError, Game, Seat, Seats, Table};
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::{Decor, Frame, Genre, PaintingId, components};
use crate::rulesets::art_society::event::{EarnedDecor, Event};
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::rules;
use crate::rulesets::art_society::state::{Edition, Phase, Player, SeatTurn, Stage, State};
use crate::rulesets::art_society::version::RulesVersion;
use crate::rulesets::art_society::wall::{Cell, Mask, Size, Tile};
use crate::rulesets::art_society::{ArtSociety, Card};

pub const ME: Seat = Seat::FIRST;
pub const EDITIONS: [Edition; 3] = [Edition::First, Edition::Second, Edition::French];

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub fn at(x: u8, y: u8) -> Cell {
    Cell { x, y }
}

pub fn id(name: &str) -> PaintingId {
    PaintingId::try_from(name.to_owned()).unwrap()
}

/// A painting of the supply with this size, type and frame.
pub fn painting(w: u8, h: u8, genre: Genre, frame: Frame) -> PaintingId {
    let mut all = components().paintings.iter().filter(|painting| !painting.is_starting());
    let found = all.find(|p| p.size() == Size::new(w, h) && p.genre == genre && p.frame == frame);
    found.unwrap_or_else(|| panic!("no {w}x{h} {genre:?} in {frame:?}")).id
}

/// The nth painting of the supply with this size.
pub fn sized(w: u8, h: u8, nth: usize) -> PaintingId {
    let all = components().paintings.iter().filter(|painting| !painting.is_starting());
    all.filter(|painting| painting.size() == Size::new(w, h)).nth(nth).unwrap().id
}

/// The nth 2x2 painting of this type; there are four of each.
pub fn small(genre: Genre, nth: usize) -> PaintingId {
    let all = components().paintings.iter().filter(|painting| painting.size() == Size::new(2, 2));
    all.filter(|painting| painting.genre == genre).nth(nth).unwrap().id
}

pub fn table(seats: u8, edition: Edition) -> Table<ArtSociety> {
    Table { edition, ..Table::new(Seats::new(seats).unwrap()) }
}

/// A game of two or more seats right after the deal.
pub fn dealt(seats: u8, edition: Edition, number: u64) -> Game<ArtSociety> {
    Game::open(table(seats, edition), seed(number)).unwrap().0
}

/// A game whose starting paintings all hang over both stars.
pub fn begun(seats: u8, edition: Edition) -> Game<ArtSociety> {
    let mut game = dealt(seats, edition, 1);
    for seat in game.table().seats.iter() {
        accept(&mut game, seat, Command::HangPainting { at: at(5, 3) });
    }
    game
}

/// The auctioneer names the stack of 2x2 paintings as often as there are paintings in an auction.
pub fn open_auction(game: &mut Game<ArtSociety>) {
    let auctioneer = game.state().auctioneer;
    for _ in 0..game.state().auction_size() {
        accept(game, auctioneer, Command::OfferStack { w: 2, h: 2 });
    }
}

/// Every seat bids its card.
pub fn bid(game: &mut Game<ArtSociety>, cards: &[u8]) -> Vec<Event> {
    let seats = game.table().seats.iter();
    seats
        .zip(cards)
        .map(|(seat, card)| accept(game, seat, Command::PlaceBid { card: Card::new(*card) }))
        .last()
        .unwrap()
}

pub fn accept(game: &mut Game<ArtSociety>, seat: Seat, command: Command) -> Vec<Event> {
    game.submit(seat, &[command]).unwrap_or_else(|refused| panic!("{seat} {command:?}: {refused:?}"))
}

pub fn refused(game: &Game<ArtSociety>, seat: Seat, command: Command) -> Rejection {
    match game.decide(seat, &[command]) {
        Err(CommandError::Rule { rejection, .. }) => rejection,
        Err(other) => panic!("{seat} {command:?}: {other:?}"),
        Ok(_) => panic!("{seat} {command:?} was accepted"),
    }
}

pub fn awaited(game: &Game<ArtSociety>) -> Vec<(u8, Decision)> {
    let awaiting: Awaiting<Decision> = rules::awaiting(game.state());
    awaiting.iter().map(|(seat, decision)| (seat.number(), decision)).collect()
}

pub fn player(game: &Game<ArtSociety>, seat: Seat) -> &Player {
    &game.state().players[seat]
}

/// The event of a seat that earns this many shields: several tiles from 4 on.
pub fn decor_earned(seat: Seat, shields: u8) -> Event {
    Event::DecorEarned(EarnedDecor { seat, shields, several: shields >= 4 })
}

/// The cells at which the listed commands of one kind would hang something.
pub fn spots(game: &Game<ArtSociety>, seat: Seat, pick: impl Fn(&Command) -> Option<Cell>) -> Vec<(u8, u8)> {
    game.legal(seat).iter().filter_map(pick).map(|cell| (cell.x, cell.y)).collect()
}

/// Where the pending painting may go.
pub fn painting_spots(game: &Game<ArtSociety>, seat: Seat) -> Vec<(u8, u8)> {
    spots(game, seat, |command| match command {
        Command::HangPainting { at } => Some(*at),
        _ => None,
    })
}

/// The decor sizes that may be hung or held.
pub fn decor_sizes(game: &Game<ArtSociety>, seat: Seat) -> Vec<Decor> {
    let mut sizes: Vec<Decor> = game
        .legal(seat)
        .iter()
        .filter_map(|command| match command {
            Command::HangDecor { decor, .. } | Command::HoldDecor { decor } => Some(*decor),
            _ => None,
        })
        .collect();
    sizes.sort();
    sizes.dedup();
    sizes
}

/// A state under construction: the turn of the last taker of a round, with empty walls. All other seats have finished.
pub struct Craft {
    table: Table<ArtSociety>,
    pub state: State,
}

pub fn craft(seats: u8, edition: Edition) -> Craft {
    let table = table(seats, edition);
    let mut state = Game::<ArtSociety>::open(table.clone(), seed(1)).unwrap().0.state().clone();
    state.phase = Phase::Hanging;
    state.round = 1;
    state.order = state.seats.iter().collect();
    state.taken = seats;
    state.auction.push(small(Genre::Portrait, 3));
    for (_, player) in state.players.iter_mut() {
        player.turn = SeatTurn { stage: Stage::Finished, ..SeatTurn::default() };
    }
    Craft { table, state }
}

impl Craft {
    /// The game was begun by version 1 of the rules.
    pub fn first_rules(mut self) -> Self {
        self.table.version = 1;
        self.state.rules = RulesVersion::First;
        self
    }

    /// Covers every empty cell but these with single decor tiles of this round. After [`taken`](Self::taken).
    pub fn fill_fresh_except(mut self, seat: Seat, open: &[(u8, u8)]) -> Self {
        let wall = &mut self.state.players[seat].wall;
        for spot in (!wall.filled() & Mask::FULL).spots() {
            if !open.contains(&(spot.cell().x, spot.cell().y)) {
                wall.hang(Tile::Decor(Decor::Single), spot);
            }
        }
        self
    }

    /// Hangs a tile of an earlier round, which has to be a lawful place for it.
    pub fn hang(mut self, seat: Seat, tile: Tile, x: u8, y: u8) -> Self {
        let wall = &mut self.state.players[seat].wall;
        let spot = at(x, y).spot().unwrap();
        let lawful = wall.tiles().is_empty() || wall.placements(tile.size()).has(spot);
        assert!(lawful && tile.size().at(spot).is_some(), "{tile:?} cannot hang at {x}, {y}");
        wall.hang(tile, spot);
        wall.settle();
        self
    }

    pub fn paint(self, seat: Seat, painting: PaintingId, x: u8, y: u8) -> Self {
        self.hang(seat, Tile::Painting(painting), x, y)
    }

    pub fn decor(self, seat: Seat, decor: Decor, x: u8, y: u8) -> Self {
        self.hang(seat, Tile::Decor(decor), x, y)
    }

    /// Covers every empty cell but these with single decor tiles, which match no frame.
    pub fn fill_except(mut self, seat: Seat, open: &[(u8, u8)]) -> Self {
        let wall = &mut self.state.players[seat].wall;
        for spot in (!wall.filled() & Mask::FULL).spots() {
            if !open.contains(&(spot.cell().x, spot.cell().y)) {
                wall.hang(Tile::Decor(Decor::Single), spot);
            }
        }
        wall.settle();
        self
    }

    /// The seat has just taken this painting.
    pub fn taken(mut self, seat: Seat, painting: PaintingId) -> Self {
        let player = &mut self.state.players[seat];
        player.turn = SeatTurn {
            stage: Stage::Placing,
            painting: Some(painting),
            pending: true,
            assistant_before: player.assistant,
            ..SeatTurn::default()
        };
        self
    }

    /// The assistant holds a tile of an earlier round. Before [`taken`](Self::taken).
    pub fn assistant(mut self, seat: Seat, tile: Tile) -> Self {
        self.state.players[seat].assistant = Some(tile);
        self
    }

    pub fn excess(mut self, seat: Seat, painting: PaintingId) -> Self {
        self.state.players[seat].excess.push(painting);
        self
    }

    pub fn museum(mut self, paintings: &[PaintingId]) -> Self {
        self.state.museum.paintings.extend(paintings.iter().copied());
        self
    }

    pub fn marker(mut self, genre: Genre, space: u16) -> Self {
        *self.state.museum.markers.of_mut(genre) = space;
        self
    }

    pub fn supply(mut self, decor: Decor, count: u8) -> Self {
        self.state.decor.set(decor, count);
        self
    }

    /// No decor tile is left.
    pub fn no_supply(self) -> Self {
        Decor::ALL.into_iter().fold(self, |craft, decor| craft.supply(decor, 0))
    }

    pub fn unsold(mut self, painting: PaintingId) -> Self {
        self.state.auction.clear();
        self.state.auction.push(painting);
        self
    }

    pub fn game(self) -> Game<ArtSociety> {
        Game::resume(self.table, seed(1), self.state, 0)
    }
}
