//! Where the game stands: flat and cheap to copy. Orders of decks, stacks and the bag do not exist before they are drawn.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::agenda::{Agenda, Task};
use super::components::printed;
use super::event::EndCause;
use super::options::Ambition;
use super::pieces::{
    Artist, Bonus, ByArtist, ByColumn, ByForm, ByLevel, ByLocation, ByOffer, BySpace, Contract, Crowd, Location,
    Occupant, Offer, Owner, Piece, Post, Spot, Tile, Work,
};
use super::player::Player;
use super::version::RulesVersion;
use crate::kernel::{Seat, Seats};

/// The most who play.
pub const MOST_PLAYERS: usize = 4;

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// How many play.
    pub seats: Seats,
    /// The rules they play by.
    pub rules: RulesVersion,
    /// What must be reached alone.
    pub ambition: Ambition,
    /// The players.
    pub players: ArrayVec<Player, MOST_PLAYERS>,
    /// The solo opponent.
    pub lacerda: Option<Lacerda>,
    /// Who has the starting player marker.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who acts: the seat whose turn it is, or one that was kicked out.
    pub actor: Seat,
    /// What the acting seat is at.
    pub stage: Stage,
    /// Where the acting seat acts.
    pub at: Location,
    /// Whether an assistant is about to be left behind.
    pub leaving: bool,
    /// Whether the acting seat came where nothing can be done, though it could have gone where something can.
    pub promised: bool,
    /// Whether the location action was taken.
    pub acted: bool,
    /// How far the executive action is.
    pub executive: Executive,
    /// Whether the acting seat acts because it was kicked out.
    pub kicked: bool,
    /// Who waits in front of a location, and which piece.
    pub waiting: Option<Waiting>,
    /// What the acting seat still has to do.
    pub agenda: Agenda,
    /// The rounds begun.
    pub round: u16,
    /// Rounds without any action.
    pub actions: Lull,
    /// Rounds in which no seat could take a location action.
    pub location_actions: Lull,
    /// Whether the end was triggered.
    pub ending: bool,
    /// What triggered it; not told by version 1.
    pub ended_by: Option<EndCause>,
    /// Whether this is the last round.
    pub last_round: bool,
    /// Whether the intermediate scoring has taken place.
    pub intermediate: bool,
    /// What stands on the locations.
    pub locations: ByLocation<Option<Occupant>>,
    /// The tiles to be taken with the first location.
    pub start_tiles: ByLocation<Option<Tile>>,
    /// The artists.
    pub artists: ByArtist<Studio>,
    /// The works to be made.
    pub stacks: ByForm<Stack>,
    /// The contracts nobody has.
    pub contracts: Contracts,
    /// The table of the International Market.
    pub market: Market,
    /// Promotion tokens left, by level.
    pub tokens: ByLevel<u8>,
    /// The visitors in the Plaza.
    pub plaza: Crowd,
    /// The visitors in the bag.
    pub bag: Crowd,
    /// The tickets in the box office.
    pub box_office: Crowd,
    /// The tickets spent.
    pub discards: Crowd,
    /// The renowned works not yet taken.
    pub easels: ArrayVec<Work, 3>,
    /// Who may still take one, in order.
    pub bidders: ArrayVec<Owner, MOST_PLAYERS>,
    /// What went back into the box.
    pub boxed: Boxed,
}

/// What the acting seat is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Choosing where to begin.
    Start,
    /// Moving.
    Move,
    /// Taking actions.
    Act,
    /// Done with them.
    Close,
    /// Taking renowned works.
    Auction,
    /// The game is over.
    Over,
}

/// How far the executive action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Executive {
    /// Not taken.
    Unused,
    /// Tickets are being spent.
    Tickets,
    /// Taken, or not to be had.
    Done,
}

/// How long something has not happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lull {
    /// Whether it has happened this round.
    pub broken: bool,
    /// How many rounds before this one passed without it.
    pub rounds: u8,
}

impl Lull {
    /// A new round begins.
    pub const fn next_round(&mut self, first: bool) {
        self.rounds = if self.broken || first { 0 } else { self.rounds.saturating_add(1) };
        self.broken = false;
    }

    /// Whether this round and the one before pass without it.
    #[must_use]
    pub const fn lasts_two_rounds(&self) -> bool {
        !self.broken && self.rounds > 0
    }
}

/// A piece kicked out, whose owner has not acted yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub piece: Piece,
    /// From where.
    pub at: Location,
}

/// The solo opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lacerda {
    /// Where he is, or was kicked out.
    pub at: Option<Location>,
    /// Whether he was kicked out there.
    pub out: bool,
    /// Assistants beside the board.
    pub supply: u8,
    /// Assistants placed on the market so far.
    pub placed: u8,
    /// Whether he moved this round.
    pub moved: bool,
    /// Whether he or his assistant was kicked out of the market this turn.
    pub owes_placing: bool,
    /// The renowned work he took.
    pub renowned: Option<Work>,
}

/// An artist of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Studio {
    /// The fame printed.
    pub initial: u8,
    /// The fame now; none before the discovery.
    pub fame: Option<u8>,
    /// The promotion level.
    pub promotion: u8,
    /// Whether that level is a token, not the printed one.
    pub token: bool,
    /// Signatures beside the tile.
    pub signatures: u8,
    /// The bonus for the discovery.
    pub bonus: Option<Bonus>,
    /// Whether a Collector waits on the tile.
    pub collector: bool,
}

impl Studio {
    /// Whether the artist has become a celebrity.
    #[must_use]
    pub fn is_celebrity(&self) -> bool {
        self.fame.is_some_and(|fame| fame >= printed().fame.celebrity)
    }

    /// The rank, from 0 (none) to 6 (celebrity).
    #[must_use]
    pub fn rank(&self) -> u8 {
        printed().fame.rank(self.initial, self.fame.unwrap_or(0))
    }

    /// What a work sells for now.
    #[must_use]
    pub fn value(&self) -> u8 {
        printed().fame.value(self.rank())
    }
}

/// The works of a form to be made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    /// The one that can be seen.
    pub top: Option<Work>,
    /// The visitors on it.
    pub visitors: Crowd,
    /// Those below, in no order yet.
    pub rest: u32,
}

/// The contracts nobody has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contracts {
    /// In the deck, in no order yet.
    pub deck: u32,
    /// Discarded.
    pub discards: u32,
    /// On display, the covered ones below.
    pub display: BySpace<SmallVec<[Contract; 5]>>,
}

/// The table of the International Market.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market {
    /// The tiles of the upper part.
    pub tiles: ByForm<ByColumn<Option<Tile>>>,
    /// The assistants of the upper part.
    pub upper: ByForm<ByColumn<Option<Owner>>>,
    /// The assistants of the lower part.
    pub lower: ByOffer<ByColumn<Option<Owner>>>,
}

impl Market {
    /// Puts an assistant there.
    pub fn place(&mut self, spot: Spot, owner: Owner) {
        match spot {
            Spot::Reputation { row, column } => self.upper[row][column] = Some(owner),
            Spot::Auction { offer, column } => self.lower[offer][column] = Some(owner),
        }
    }

    /// The assistants of an owner in the upper part.
    #[must_use]
    pub fn in_upper(&self, owner: Owner) -> u8 {
        self.upper.0.iter().flat_map(|row| &row.0).filter(|cell| **cell == Some(owner)).count() as u8
    }

    /// The assistants of an owner in the lower part.
    #[must_use]
    pub fn in_lower(&self, owner: Owner) -> u8 {
        self.lower.0.iter().flat_map(|row| &row.0).filter(|cell| **cell == Some(owner)).count() as u8
    }

    /// The assistants of an owner in a column.
    #[must_use]
    pub fn in_column(&self, owner: Owner, column: super::pieces::Column) -> u8 {
        let upper = self.upper.0.iter().map(|row| row[column]);
        upper.chain(self.lower.0.iter().map(|row| row[column])).filter(|cell| *cell == Some(owner)).count() as u8
    }

    /// What an owner offers in a column.
    #[must_use]
    pub fn offered(&self, owner: Owner, column: super::pieces::Column) -> u8 {
        Offer::ALL.iter().filter(|offer| self.lower[**offer][column] == Some(owner)).map(|offer| offer.money()).sum()
    }
}

/// What went back into the box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boxed {
    /// Reputation tiles.
    pub tiles: u32,
    /// Works.
    pub works: u32,
    /// Artist bonus tiles.
    pub bonuses: SmallVec<[Bonus; 10]>,
}

impl State {
    /// A player.
    #[inline]
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "the kernel checks every seat against the table")]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player, to be changed.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the kernel checks every seat against the table")]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Puts tasks on the agenda, the first of them on top.
    pub fn ask<const N: usize>(&mut self, tasks: [Task; N]) {
        for task in tasks.into_iter().rev() {
            self.agenda.push(task);
        }
    }

    /// Where a seat's gallerist is; none at home or in front of a location.
    #[must_use]
    pub fn gallerist(&self, seat: Seat) -> Option<Location> {
        let pawn = Some(Occupant { owner: Owner::Seat(seat), piece: Piece::Gallerist });
        Location::ALL.into_iter().find(|location| self.locations[*location] == pawn)
    }

    /// Whether a seat's assistant stands there.
    #[must_use]
    pub fn has_assistant(&self, seat: Seat, post: Post) -> bool {
        match post {
            Post::Desk => self.player(seat).desks > 0,
            Post::Outside => {
                self.kicked && self.waiting.is_some_and(|out| out.seat == seat && out.piece == Piece::Assistant)
            }
            place => place.location().is_some_and(|location| {
                self.locations[location] == Some(Occupant { owner: Owner::Seat(seat), piece: Piece::Assistant })
            }),
        }
    }

    /// The works an artist has in a seat's gallery are masterpieces: whether there is any.
    #[must_use]
    pub fn exhibits_masterpiece(&self, seat: Seat) -> bool {
        self.player(seat).works.iter().any(|work| self.artists[work.artist].is_celebrity())
    }

    /// How many artists have become celebrities.
    #[must_use]
    pub fn celebrities(&self) -> usize {
        self.artists.0.iter().filter(|studio| studio.is_celebrity()).count()
    }

    /// What a work of the most famous discovered artist of a form is worth.
    #[must_use]
    pub fn best_value(&self, form: super::pieces::Form) -> u8 {
        let studios = Artist::of(form).map(|artist| self.artists[artist]);
        let discovered = studios.iter().filter(|studio| studio.fame.is_some());
        let by_value = self.rules.equal_fame_is_settled_by_value();
        discovered.max_by_key(|studio| (studio.fame, by_value.then(|| studio.value()))).map_or(0, Studio::value)
    }

    /// A seat's assistants in play: at desks, on locations, contracts and the market.
    #[must_use]
    pub fn assistants_in_play(&self, seat: Seat) -> u8 {
        let owner = Owner::Seat(seat);
        let player = self.player(seat);
        let standing = Post::ALL.into_iter().filter(|post| *post != Post::Desk && self.has_assistant(seat, *post));
        let outside = self.waiting.is_some_and(|out| !self.kicked && out.seat == seat && out.piece == Piece::Assistant);
        let busy = player.contracts.0.iter().flatten().filter(|held| held.assistant).count();
        let leaving = self.leaving && self.turn == seat;
        player.desks
            + (standing.count() + busy) as u8
            + u8::from(outside)
            + u8::from(leaving)
            + self.market.in_upper(owner)
            + self.market.in_lower(owner)
    }
}
