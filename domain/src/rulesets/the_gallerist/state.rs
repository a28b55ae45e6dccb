//! The state of a game: flat and cheap to copy. Decks, stacks and the bag are sets without an order; chance picks from them when
//! something is drawn. Holds no rule: `apply` changes it, `rules` asks it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::agenda::{Agenda, Task};
use super::components::printed;
use super::event::EndCause;
use super::options::SoloGoalLevel;
use super::pieces::{
    AssistantSource, Bonus, ByArtist, ByColumn, ByDisplaySpace, ByForm, ByLocation, ByOffer, ByPromotionLevel,
    Contract, Location, MarketSpace, Occupant, Offer, Owner, PieceKind, ReputationTile, VisitorCounts, Work,
};
use super::player::Player;
use super::version::RulesVersion;
use crate::kernel::{Seat, Seats};

/// The largest number of players.
pub const MAX_PLAYERS: usize = 4;

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The number of seats.
    pub seats: Seats,
    /// The rules version the game began with.
    pub rules: RulesVersion,
    /// The goal level of a solo game.
    pub goal_level: SoloGoalLevel,
    /// The players.
    pub players: ArrayVec<Player, MAX_PLAYERS>,
    /// The solo opponent.
    pub lacerda: Option<Lacerda>,
    /// The seat with the starting player marker.
    pub first: Seat,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The acting seat: the one whose turn it is, or one that was kicked out.
    pub actor: Seat,
    /// The stage of the acting seat's turn.
    pub stage: Stage,
    /// The location where the acting seat acts.
    pub at: Location,
    /// Whether the next move leaves an assistant behind.
    pub leaving: bool,
    /// Whether the acting seat moved to a location that offers an action only after an executive action.
    pub promised: bool,
    /// Whether the location action was taken.
    pub acted: bool,
    /// The progress of the executive action.
    pub executive: ExecutiveProgress,
    /// Whether the acting seat acts because it was kicked out.
    pub kicked: bool,
    /// The piece that was kicked out and whose owner has not acted yet.
    pub waiting: Option<KickedOutPiece>,
    /// The pending tasks of the acting seat, the next one last.
    pub agenda: Agenda,
    /// The number of the current round, from 1; 0 before the first.
    pub round: u16,
    /// Rounds in which no seat took any action.
    pub actions: IdleStreak,
    /// Rounds in which no seat could take a location action.
    pub location_actions: IdleStreak,
    /// Whether the end was triggered.
    pub ending: bool,
    /// The cause of the end; version 1 of the rules does not record it.
    pub ended_by: Option<EndCause>,
    /// Whether this is the last round.
    pub last_round: bool,
    /// Whether the intermediate scoring has taken place.
    pub intermediate: bool,
    /// The piece on each location.
    pub locations: ByLocation<Option<Occupant>>,
    /// The tiles a seat takes with its first location.
    pub start_tiles: ByLocation<Option<ReputationTile>>,
    /// The artists.
    pub artists: ByArtist<ArtistState>,
    /// The stacks of works, by form.
    pub stacks: ByForm<Stack>,
    /// The contracts that no seat holds.
    pub contracts: Contracts,
    /// The International Market.
    pub market: Market,
    /// Promotion tokens left, by level.
    pub tokens: ByPromotionLevel<u8>,
    /// The visitors in the Plaza.
    pub plaza: VisitorCounts,
    /// The visitors in the bag.
    pub bag: VisitorCounts,
    /// The tickets in the box office.
    pub box_office: VisitorCounts,
    /// The tickets spent.
    pub discards: VisitorCounts,
    /// The renowned works not yet taken.
    pub easels: ArrayVec<Work, 3>,
    /// The owners who may still take one, in order.
    pub bidders: ArrayVec<Owner, MAX_PLAYERS>,
    /// The components that went back into the box.
    pub boxed: BoxedComponents,
}

/// A stage of a turn or of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Choosing a start location.
    Start,
    /// Moving.
    Move,
    /// Taking actions.
    Act,
    /// The seat has finished; what follows a turn is settled.
    Close,
    /// Taking renowned works.
    Auction,
    /// The game is over.
    Over,
}

/// The progress of the executive action of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExecutiveProgress {
    /// Not taken.
    Unused,
    /// Tickets are being spent.
    Tickets,
    /// Taken.
    Done,
}

/// Counts consecutive rounds without some kind of action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IdleStreak {
    /// Whether the action happened in this round.
    pub broken: bool,
    /// The number of consecutive rounds without it before this one.
    pub rounds: u8,
}

impl IdleStreak {
    /// Starts a new round; `first` says that it is the first one of the game.
    pub const fn next_round(&mut self, first: bool) {
        self.rounds = if self.broken || first { 0 } else { self.rounds.saturating_add(1) };
        self.broken = false;
    }
}

/// A piece that was kicked out and whose owner has not acted yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KickedOutPiece {
    /// The seat it belongs to.
    pub seat: Seat,
    /// The kind of piece.
    pub piece: PieceKind,
    /// The location it was kicked out of.
    pub at: Location,
}

/// The solo opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lacerda {
    /// The location he is on or was kicked out of; `None` before he arrives.
    pub at: Option<Location>,
    /// Whether he was kicked out of it.
    pub out: bool,
    /// Assistants beside the board.
    pub supply: u8,
    /// Assistants placed on the market so far.
    pub placed: u8,
    /// Whether he moved in this turn.
    pub moved: bool,
    /// Whether he or his assistant was kicked out of the market this turn.
    pub kicked_out_of_market: bool,
    /// The renowned work he took.
    pub renowned: Option<Work>,
}

/// The state of an artist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArtistState {
    /// The fame printed on the tile.
    pub initial: u8,
    /// The current fame; `None` before the discovery.
    pub fame: Option<u8>,
    /// Whether the artist has become a celebrity.
    pub celebrity: bool,
    /// The promotion level.
    pub promotion: u8,
    /// Whether the level is shown by a token; otherwise it is the printed one.
    pub token: bool,
    /// The signatures left beside the tile.
    pub signatures: u8,
    /// The bonus tile for the discovery.
    pub bonus: Option<Bonus>,
    /// Whether a Collector stands on the tile.
    pub collector: bool,
}

impl ArtistState {
    /// Returns the rank, from 0 (none) to 6 (celebrity).
    #[must_use]
    pub fn rank(&self) -> u8 {
        printed().fame.rank(self.initial, self.fame.unwrap_or(0))
    }

    /// Returns the current sale value of a work.
    #[must_use]
    pub fn value(&self) -> u8 {
        printed().fame.value(self.rank())
    }
}

/// The stack of works of one form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    /// The top work, face up.
    pub top: Option<Work>,
    /// The visitors on it.
    pub visitors: VisitorCounts,
    /// The set of works below; chance picks the next one.
    pub rest: u32,
}

/// The contracts that no seat holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contracts {
    /// The set of contracts in the deck; chance picks the next one.
    pub deck: u32,
    /// The set of discarded contracts.
    pub discards: u32,
    /// The piles on the display, the visible contract last.
    pub display: ByDisplaySpace<SmallVec<[Contract; 5]>>,
}

/// The International Market.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market {
    /// The tiles of the upper part.
    pub tiles: ByForm<ByColumn<Option<ReputationTile>>>,
    /// The assistants of the upper part.
    pub upper: ByForm<ByColumn<Option<Owner>>>,
    /// The assistants of the lower part.
    pub lower: ByOffer<ByColumn<Option<Owner>>>,
}

impl Market {
    /// Places an assistant on a market space.
    pub fn place(&mut self, space: MarketSpace, owner: Owner) {
        match space {
            MarketSpace::Reputation { row, column } => self.upper[row][column] = Some(owner),
            MarketSpace::Auction { offer, column } => self.lower[offer][column] = Some(owner),
        }
    }

    /// Returns the number of an owner's assistants in the upper part.
    #[must_use]
    pub fn in_upper(&self, owner: Owner) -> u8 {
        self.upper.0.iter().flat_map(|row| &row.0).filter(|cell| **cell == Some(owner)).count() as u8
    }

    /// Returns the number of an owner's assistants in the lower part.
    #[must_use]
    pub fn in_lower(&self, owner: Owner) -> u8 {
        self.lower.0.iter().flat_map(|row| &row.0).filter(|cell| **cell == Some(owner)).count() as u8
    }

    /// Returns the number of an owner's assistants in a column.
    #[must_use]
    pub fn in_column(&self, owner: Owner, column: super::pieces::Column) -> u8 {
        let upper = self.upper.0.iter().map(|row| row[column]);
        upper.chain(self.lower.0.iter().map(|row| row[column])).filter(|cell| *cell == Some(owner)).count() as u8
    }

    /// Returns the sum of an owner's offers in a column.
    #[must_use]
    pub fn offered(&self, owner: Owner, column: super::pieces::Column) -> u8 {
        Offer::ALL.iter().filter(|offer| self.lower[**offer][column] == Some(owner)).map(|offer| offer.money()).sum()
    }
}

/// The components that went back into the box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoxedComponents {
    /// Reputation tiles.
    pub tiles: u32,
    /// Works.
    pub works: u32,
    /// Artist bonus tiles.
    pub bonuses: SmallVec<[Bonus; 10]>,
}

impl State {
    /// Returns the player of a seat.
    #[inline]
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "the kernel checks every seat against the table")]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Returns the player of a seat for changes.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the kernel checks every seat against the table")]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Pushes tasks onto the agenda so that the first of them comes next.
    pub fn push_tasks<const N: usize>(&mut self, tasks: [Task; N]) {
        for task in tasks.into_iter().rev() {
            self.agenda.push(task);
        }
    }

    /// Returns the location of a seat's gallerist, or `None` at home and after being kicked out.
    #[must_use]
    pub fn gallerist(&self, seat: Seat) -> Option<Location> {
        let pawn = Some(Occupant { owner: Owner::Seat(seat), piece: PieceKind::Gallerist });
        Location::ALL.into_iter().find(|location| self.locations[*location] == pawn)
    }

    /// Returns whether an assistant of this seat can be taken from there.
    #[must_use]
    pub fn has_assistant(&self, seat: Seat, source: AssistantSource) -> bool {
        match source {
            AssistantSource::Desk => self.player(seat).desks > 0,
            AssistantSource::Outside => {
                self.kicked && self.waiting.is_some_and(|out| out.seat == seat && out.piece == PieceKind::Assistant)
            }
            place => place.location().is_some_and(|location| {
                self.locations[location] == Some(Occupant { owner: Owner::Seat(seat), piece: PieceKind::Assistant })
            }),
        }
    }

    /// Returns whether the seat exhibits a masterpiece: a work of a celebrity.
    #[must_use]
    pub fn exhibits_masterpiece(&self, seat: Seat) -> bool {
        self.player(seat).works.iter().any(|work| self.artists[work.artist].celebrity)
    }

    /// Returns the number of celebrities.
    #[must_use]
    pub fn celebrities(&self) -> usize {
        self.artists.0.iter().filter(|studio| studio.celebrity).count()
    }

    /// Returns the number of a seat's assistants in play: at desks, on locations, contracts and the market.
    #[must_use]
    pub fn assistants_in_play(&self, seat: Seat) -> u8 {
        let owner = Owner::Seat(seat);
        let player = self.player(seat);
        let standing = AssistantSource::ALL
            .into_iter()
            .filter(|source| *source != AssistantSource::Desk && self.has_assistant(seat, *source));
        let outside =
            self.waiting.is_some_and(|out| !self.kicked && out.seat == seat && out.piece == PieceKind::Assistant);
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
