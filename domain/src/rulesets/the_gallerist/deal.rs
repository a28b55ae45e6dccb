//! The deal: draws all chance of the setup and builds the state after it (p. 2, 3).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::TheGallerist;
use super::components::{ArtistTile, printed};
use super::event::PerSeat;
use super::pieces::{
    Artist, Bonus, ByArtist, ByContractSlot, ByDisplaySpace, ByForm, ByLocation, ByPromotionLevel, ByReputationSpace,
    Column, Contract, Form, GoalCard, Location, ReputationTile, Visitor, VisitorCounts, Work,
};
use super::player::Player;
use super::rules::sales::deal_four;
use super::rules::tasks::{draw_visitors, draw_work};
use super::state::{
    ArtistState, BoxedComponents, Contracts, ExecutiveProgress, IdleStreak, Lacerda, Market, Stack, Stage, State,
};
use super::version::RulesVersion;
use crate::kernel::{Chance, Seat, Table};

/// The number of visitors in the Plaza at the start.
const PLAZA_VISITORS: u8 = 4;
/// The number of Lacerda's assistants.
const LACERDA_ASSISTANTS: u8 = 10;
/// The number of signatures of each artist.
const SIGNATURES: u8 = 2;

/// The outcome of the deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The starting player.
    pub first: Seat,
    /// The number of the tile of each artist among the tiles there are for it, in the order of the printed list.
    pub artists: ByArtist<u8>,
    /// The artist discovered from the start.
    pub discovered: Artist,
    /// The bonus tiles on the other artists.
    pub bonuses: ByArtist<Option<Bonus>>,
    /// The top work of each stack.
    pub works: ByForm<Work>,
    /// The visitors on each top work.
    pub visitors: ByForm<VisitorCounts>,
    /// The works set aside, the renowned ones first.
    pub aside: [Work; 4],
    /// The visitors in the Plaza.
    pub plaza: VisitorCounts,
    /// The visitor in each lobby.
    pub lobbies: PerSeat<Visitor>,
    /// The contracts on display.
    pub contracts: [Contract; 4],
    /// The reputation tiles: for the market rows from the top, then for the locations, then the unused ones.
    pub tiles: ArrayVec<ReputationTile, 20>,
    /// The curator cards.
    pub curators: PerSeat<GoalCard>,
    /// The art dealer cards.
    pub dealers: PerSeat<GoalCard>,
}

/// Draws all chance of the deal. The order of the draws is fixed: it decides what a seed deals.
pub(super) fn open(table: &Table<TheGallerist>, chance: &mut Chance) -> Opening {
    let seats = table.seats;
    let first = Seat::new(chance.below(u32::from(seats.count())) as u8).unwrap_or(Seat::FIRST);
    let contracts = deal_four((1 << Contract::COUNT) - 1, chance);
    let (artists, discovered) = draw_artists(chance);
    let bonuses = draw_bonuses(discovered, chance);
    let mut bag = all_visitors(table);
    let works = draw_works(&mut bag, chance);
    let mut tiles = ReputationTile::ALL;
    chance.shuffle(&mut tiles);
    let plaza = draw_visitors(&mut bag, PLAZA_VISITORS, chance);
    let lobbies = seats.iter().map(|_| draw_visitors(&mut bag, 1, chance));
    let lobbies = lobbies.map(|lobby| lobby.kinds().iter().next().unwrap_or(Visitor::Vip)).collect();
    let mut deal_cards = || -> PerSeat<GoalCard> {
        let mut cards = GoalCard::ALL;
        chance.shuffle(&mut cards);
        cards.into_iter().take(usize::from(seats.count())).collect()
    };
    let (dealers, curators) = (deal_cards(), deal_cards());
    Opening {
        first,
        artists,
        discovered,
        bonuses,
        works: works.top,
        visitors: works.visitors,
        aside: works.aside,
        plaza,
        lobbies,
        contracts,
        tiles: tiles.into(),
        curators,
        dealers,
    }
}

/// Draws artist tiles until each artist has one; the first blue artist drawn is discovered from the start. Returns the number
/// of each artist's tile among the tiles there are for it.
fn draw_artists(chance: &mut Chance) -> (ByArtist<u8>, Artist) {
    let tiles = &printed().artists;
    let mut order: [u8; 16] = std::array::from_fn(|at| at as u8);
    chance.shuffle(&mut order);
    let mut drawn: ByArtist<Option<u8>> = ByArtist::default();
    let mut discovered = None;
    for at in order.map(usize::from) {
        let Some(tile) = tiles.get(at) else { continue };
        let artist = tile.artist();
        let number = tiles.iter().take(at).filter(|earlier| earlier.artist() == artist).count();
        drawn[artist].get_or_insert(number as u8);
        if !artist.is_red() {
            discovered.get_or_insert(artist);
        }
    }
    (ByArtist(drawn.0.map(|number| number.unwrap_or(0))), discovered.unwrap_or(Artist::BlueDigital))
}

/// Returns the tile of an artist with this number among the tiles there are for it.
fn artist_tile(artist: Artist, number: u8) -> Option<&'static ArtistTile> {
    printed().artists.iter().filter(|tile| tile.artist() == artist).nth(usize::from(number))
}

/// Draws a bonus tile for each artist who is not discovered.
fn draw_bonuses(discovered: Artist, chance: &mut Chance) -> ByArtist<Option<Bonus>> {
    let mut tiles = printed().artist_bonuses;
    chance.shuffle(&mut tiles);
    let mut bonuses = ByArtist::default();
    let undiscovered = Artist::ALL.into_iter().filter(|artist| *artist != discovered);
    for (artist, bonus) in undiscovered.zip(tiles) {
        bonuses[artist] = Some(bonus);
    }
    bonuses
}

struct DrawnWorks {
    top: ByForm<Work>,
    visitors: ByForm<VisitorCounts>,
    aside: [Work; 4],
}

/// Draws for each form the work set aside, the top work and its visitors; shuffles the works set aside.
fn draw_works(bag: &mut VisitorCounts, chance: &mut Chance) -> DrawnWorks {
    let [any, ..] = Work::ALL;
    let (mut aside, mut top, mut visitors) = (ByForm([any; 4]), ByForm([any; 4]), ByForm::default());
    for form in Form::ALL {
        let mut stack = printed().works_of[form];
        aside[form] = draw_work(&mut stack, chance).unwrap_or(any);
        top[form] = draw_work(&mut stack, chance).unwrap_or(any);
        visitors[form] = draw_visitors(bag, printed().work(top[form]).tickets(), chance);
    }
    let mut aside = aside.0;
    chance.shuffle(&mut aside);
    DrawnWorks { top, visitors, aside }
}

/// Returns the visitors of a table without the Collectors that stand on the red artists, one for each form.
fn all_visitors(table: &Table<TheGallerist>) -> VisitorCounts {
    let mut visitors = printed().setup_for(table.seats.count()).visitors;
    visitors[Visitor::Collector] = visitors[Visitor::Collector].saturating_sub(Form::ALL.len() as u8);
    visitors
}

fn artist_states(opening: &Opening) -> ByArtist<ArtistState> {
    let mut artists = ByArtist::default();
    for artist in Artist::ALL {
        let Some(tile) = artist_tile(artist, opening.artists[artist]) else { continue };
        artists[artist] = ArtistState {
            initial: tile.initial_fame,
            fame: (artist == opening.discovered).then_some(tile.initial_fame),
            celebrity: false,
            promotion: tile.promotion,
            token: false,
            signatures: SIGNATURES,
            bonus: opening.bonuses[artist],
            collector: artist.is_red(),
        };
    }
    artists
}

fn player(opening: &Opening, seat: Seat) -> Player {
    let [any, ..] = GoalCard::ALL;
    let mut lobby = VisitorCounts::default();
    if let Some(visitor) = opening.lobbies.get(seat.index()) {
        lobby[*visitor] = 1;
    }
    Player {
        money: printed().office.money,
        influence: printed().influence.start,
        desks: printed().office.assistants,
        hired: 0,
        dismissed: 0,
        tickets: VisitorCounts::default(),
        lobby,
        gallery: VisitorCounts::default(),
        commission: None,
        works: SmallVec::new(),
        sold: 0,
        sold_masterpieces: 0,
        renowned: None,
        start_tile: None,
        tiles: ByReputationSpace::default(),
        contracts: ByContractSlot::default(),
        curator: opening.curators.get(seat.index()).copied().unwrap_or(any),
        dealer: opening.dealers.get(seat.index()).copied().unwrap_or(any),
    }
}

/// Returns the visitors in the bag: those that the opening put nowhere else.
fn bag(table: &Table<TheGallerist>, opening: &Opening) -> VisitorCounts {
    let mut bag = all_visitors(table);
    for drawn in opening.visitors.0.into_iter().chain([opening.plaza]) {
        for (kind, count) in drawn.iter() {
            bag[kind] = bag[kind].saturating_sub(*count);
        }
    }
    for visitor in &opening.lobbies {
        bag.lose(*visitor);
    }
    bag
}

fn stacks(opening: &Opening) -> ByForm<Stack> {
    ByForm(Form::ALL.map(|form| {
        let drawn = opening.aside.iter().chain([&opening.works[form]]).fold(0, |set, work| set | work.bit());
        Stack {
            top: Some(opening.works[form]),
            visitors: opening.visitors[form],
            rest: printed().works_of[form] & !drawn,
        }
    }))
}

fn contracts(opening: &Opening) -> Contracts {
    let displayed = opening.contracts.iter().fold(0, |set, contract| set | contract.bit());
    Contracts {
        deck: ((1 << Contract::COUNT) - 1) & !displayed,
        discards: 0,
        display: ByDisplaySpace(opening.contracts.map(|contract| SmallVec::from_iter([contract]))),
    }
}

const fn lacerda() -> Lacerda {
    Lacerda {
        at: None,
        out: false,
        supply: LACERDA_ASSISTANTS,
        placed: 0,
        moved: false,
        kicked_out_of_market: false,
        renowned: None,
    }
}

/// Returns the bonus tiles that no artist got.
fn unused_bonuses(opening: &Opening) -> SmallVec<[Bonus; 10]> {
    let mut unused: SmallVec<[Bonus; 10]> = printed().artist_bonuses.into();
    for bonus in opening.bonuses.0.iter().flatten() {
        if let Some(at) = unused.iter().position(|other| other == bonus) {
            unused.remove(at);
        }
    }
    unused
}

/// Builds the state after the deal. The numbers of components come from the printed setup of the table.
pub(super) fn begin(table: &Table<TheGallerist>, opening: &Opening) -> State {
    let seats = table.seats;
    let setup = printed().setup_for(seats.count());
    let mut tiles = opening.tiles.iter().copied();
    let mut market = Market::default();
    for row in Form::ALL {
        for column in Column::ALL.into_iter().filter(|column| setup.columns[*column]) {
            market.tiles[row][column] = tiles.next();
        }
    }
    let start_tiles = ByLocation(Location::ALL.map(|_| tiles.next()));
    let easels = usize::from(setup.easels);
    let boxed = BoxedComponents {
        tiles: tiles.fold(0, |set, tile| set | tile.bit()),
        works: opening.aside.iter().skip(easels).fold(0, |set, work| set | work.bit()),
        bonuses: unused_bonuses(opening),
    };
    let last = Seat::new((opening.first.number() + seats.count() - 1) % seats.count()).unwrap_or(opening.first);
    State {
        seats,
        rules: RulesVersion::of(table.version),
        goal_level: table.options.goal,
        players: seats.iter().map(|seat| player(opening, seat)).collect(),
        lacerda: (seats.count() == 1).then_some(lacerda()),
        first: opening.first,
        turn: opening.first,
        actor: last,
        stage: Stage::Start,
        at: Location::SalesOffice,
        leaving: false,
        promised: false,
        acted: false,
        executive: ExecutiveProgress::Unused,
        kicked: false,
        waiting: None,
        agenda: SmallVec::new(),
        round: 0,
        actions: IdleStreak::default(),
        location_actions: IdleStreak::default(),
        ending: false,
        ended_by: None,
        last_round: false,
        intermediate: false,
        locations: ByLocation::default(),
        start_tiles,
        artists: artist_states(opening),
        stacks: stacks(opening),
        contracts: contracts(opening),
        market,
        tokens: ByPromotionLevel([printed().tokens_per_level; 5]),
        plaza: opening.plaza,
        bag: bag(table, opening),
        box_office: VisitorCounts::from(setup.tickets),
        discards: VisitorCounts::default(),
        easels: opening.aside.iter().copied().take(easels).collect(),
        bidders: ArrayVec::new(),
        boxed,
    }
}
