//! The deal: all chance of the setup, and the state right after it (p. 2, 3).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::TheGallerist;
use super::components::{ArtistTile, printed};
use super::event::Each;
use super::pieces::{
    Artist, Bonus, ByArtist, ByForm, ByLevel, ByLocation, ByNiche, BySlot, BySpace, Card, Column, Contract, Crowd,
    Form, Location, Tile, Visitor, Work,
};
use super::player::Player;
use super::rules::sales::deal_four;
use super::rules::tasks::{draw_visitors, draw_work};
use super::state::{Boxed, Contracts, Executive, Lacerda, Lull, Market, Stack, Stage, State, Studio};
use super::version::RulesVersion;
use crate::kernel::{Chance, Seat, Table};

/// Visitors in the Plaza at the start.
const PLAZA: u8 = 4;
/// Lacerda's assistants.
const LACERDAS_ASSISTANTS: u8 = 10;

/// The outcome of the deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The starting player.
    pub first: Seat,
    /// Which of its two tiles each artist has.
    pub artists: ByArtist<u8>,
    /// The artist discovered from the start.
    pub discovered: Artist,
    /// The bonuses on the others.
    pub bonuses: ByArtist<Option<Bonus>>,
    /// The top work of each stack.
    pub works: ByForm<Work>,
    /// The visitors on it.
    pub visitors: ByForm<Crowd>,
    /// The works set aside, the renowned ones first.
    pub aside: [Work; 4],
    /// The visitors in the Plaza.
    pub plaza: Crowd,
    /// The visitor in each lobby.
    pub lobbies: Each<Visitor>,
    /// The contracts on display.
    pub contracts: [Contract; 4],
    /// The reputation tiles: the market's rows from the top, then the locations, then those not used.
    pub tiles: ArrayVec<Tile, 20>,
    /// The curator cards.
    pub curators: Each<Card>,
    /// The art dealer cards.
    pub dealers: Each<Card>,
}

/// Draws all chance of the deal.
pub(super) fn open(table: &Table<TheGallerist>, chance: &mut Chance) -> Opening {
    let seats = table.seats;
    let supply = printed().supply(seats.count());
    let first = Seat::new(chance.below(u32::from(seats.count())) as u8).unwrap_or(Seat::FIRST);
    let contracts = deal_four((1 << Contract::COUNT) - 1, chance);
    let (artists, discovered) = artists(chance);

    let mut tiles = printed().artist_bonuses;
    chance.shuffle(&mut tiles);
    let mut bonuses = ByArtist::default();
    let covered = Artist::ALL.into_iter().filter(|artist| *artist != discovered);
    for (artist, bonus) in covered.zip(tiles) {
        bonuses[artist] = Some(bonus);
    }

    let mut bag = supply.visitors;
    // One Collector waits on each red artist.
    bag[Visitor::Collector] -= Form::ALL.len() as u8;
    let [one, ..] = Work::ALL;
    let (mut aside, mut works, mut visitors) = (ByForm([one; 4]), ByForm([one; 4]), ByForm::default());
    for form in Form::ALL {
        let mut stack = whole_stack(form);
        aside[form] = draw_work(&mut stack, chance).unwrap_or(one);
        works[form] = draw_work(&mut stack, chance).unwrap_or(one);
        visitors[form] = draw_visitors(&mut bag, printed().work(works[form]).tickets(), chance);
    }
    let mut aside = aside.0;
    chance.shuffle(&mut aside);
    let mut tiles = Tile::ALL;
    chance.shuffle(&mut tiles);
    let plaza = draw_visitors(&mut bag, PLAZA, chance);
    let lobbies = seats.iter().map(|_| draw_visitors(&mut bag, 1, chance));
    let lobbies = lobbies.map(|one| one.kinds().iter().next().unwrap_or(Visitor::Vip)).collect();
    let mut deal = || -> Each<Card> {
        let mut cards = Card::ALL;
        chance.shuffle(&mut cards);
        cards.into_iter().take(usize::from(seats.count())).collect()
    };
    let (dealers, curators) = (deal(), deal());
    Opening {
        first,
        artists,
        discovered,
        bonuses,
        works,
        visitors,
        aside,
        plaza,
        lobbies,
        contracts,
        tiles: tiles.into(),
        curators,
        dealers,
    }
}

/// Draws artist tiles until every place has one; the first blue one is discovered from the start.
fn artists(chance: &mut Chance) -> (ByArtist<u8>, Artist) {
    let mut order: [u8; 16] = std::array::from_fn(|at| at as u8);
    chance.shuffle(&mut order);
    let mut drawn: ByArtist<Option<u8>> = ByArtist::default();
    let mut discovered = None;
    for at in order {
        let Some(tile) = printed().artists.get(usize::from(at)) else { continue };
        let artist = tile.artist();
        // Two tiles of an artist are neighbours in the printed list.
        drawn[artist].get_or_insert(at % 2);
        if !artist.is_red() {
            discovered.get_or_insert(artist);
        }
    }
    (ByArtist(drawn.0.map(|tile| tile.unwrap_or(0))), discovered.unwrap_or(Artist::BlueDigital))
}

/// The eight works of a form.
fn whole_stack(form: Form) -> u32 {
    printed().works_of[form]
}

/// The artist's tile of the two there are.
fn tile_of(artist: Artist, which: u8) -> Option<&'static ArtistTile> {
    printed().artists.iter().filter(|tile| tile.artist() == artist).nth(usize::from(which))
}

fn studios(opening: &Opening) -> ByArtist<Studio> {
    let mut studios = ByArtist::default();
    for artist in Artist::ALL {
        let Some(tile) = tile_of(artist, opening.artists[artist]) else { continue };
        studios[artist] = Studio {
            initial: tile.initial_fame,
            fame: (artist == opening.discovered).then_some(tile.initial_fame),
            promotion: tile.promotion,
            token: false,
            signatures: 2,
            bonus: opening.bonuses[artist],
            collector: artist.is_red(),
        };
    }
    studios
}

fn player(opening: &Opening, seat: Seat) -> Player {
    let [none, ..] = Card::ALL;
    let mut lobby = Crowd::default();
    if let Some(visitor) = opening.lobbies.get(seat.index()) {
        lobby[*visitor] = 1;
    }
    Player {
        money: printed().office.money,
        influence: printed().influence.start,
        desks: printed().office.assistants,
        hired: 0,
        dismissed: 0,
        tickets: Crowd::default(),
        lobby,
        gallery: Crowd::default(),
        commission: None,
        works: SmallVec::new(),
        sold: 0,
        sold_masterpieces: 0,
        renowned: None,
        start_tile: None,
        tiles: ByNiche::default(),
        contracts: BySlot::default(),
        curator: opening.curators.get(seat.index()).copied().unwrap_or(none),
        dealer: opening.dealers.get(seat.index()).copied().unwrap_or(none),
    }
}

/// The state right after the deal.
pub(super) fn begin(table: &Table<TheGallerist>, opening: &Opening) -> State {
    let seats = table.seats;
    let supply = printed().supply(seats.count());
    let mut bag = supply.visitors;
    bag[Visitor::Collector] = bag[Visitor::Collector].saturating_sub(Form::ALL.len() as u8);
    let lobbies = opening.lobbies.iter().map(|visitor| {
        let mut one = Crowd::default();
        one[*visitor] = 1;
        one
    });
    for drawn in opening.visitors.0.into_iter().chain([opening.plaza]).chain(lobbies) {
        for (kind, count) in drawn.iter() {
            bag[kind] = bag[kind].saturating_sub(*count);
        }
    }

    let mut tiles = opening.tiles.iter().copied();
    let mut market = Market::default();
    for row in Form::ALL {
        for column in Column::ALL.into_iter().filter(|column| supply.columns[*column]) {
            market.tiles[row][column] = tiles.next();
        }
    }
    let start_tiles = ByLocation(Location::ALL.map(|_| tiles.next()));
    let boxed_tiles = tiles.fold(0, |set, tile| set | tile.bit());

    let stacks = ByForm(Form::ALL.map(|form| {
        let gone = opening.aside.iter().chain([&opening.works[form]]).fold(0, |set, work| set | work.bit());
        Stack { top: Some(opening.works[form]), visitors: opening.visitors[form], rest: whole_stack(form) & !gone }
    }));
    let easels = usize::from(supply.easels);
    let boxed_works = opening.aside.iter().skip(easels).fold(0, |set, work| set | work.bit());
    let shown = opening.contracts.iter().fold(0, |set, contract| set | contract.bit());
    let display = BySpace(opening.contracts.map(|contract| SmallVec::from_iter([contract])));
    let last = Seat::new((opening.first.number() + seats.count() - 1) % seats.count()).unwrap_or(opening.first);
    State {
        seats,
        rules: RulesVersion::of(table.version),
        ambition: table.options.goal,
        players: seats.iter().map(|seat| player(opening, seat)).collect(),
        lacerda: (seats.count() == 1).then_some(Lacerda {
            at: None,
            out: false,
            supply: LACERDAS_ASSISTANTS,
            placed: 0,
            moved: false,
            owes_placing: false,
            renowned: None,
        }),
        first: opening.first,
        turn: opening.first,
        actor: last,
        stage: Stage::Start,
        at: Location::SalesOffice,
        leaving: false,
        promised: false,
        acted: false,
        executive: Executive::Unused,
        kicked: false,
        waiting: None,
        agenda: SmallVec::new(),
        round: 0,
        actions: Lull::default(),
        location_actions: Lull::default(),
        ending: false,
        ended_by: None,
        last_round: false,
        intermediate: false,
        locations: ByLocation::default(),
        start_tiles,
        artists: studios(opening),
        stacks,
        contracts: Contracts { deck: ((1 << Contract::COUNT) - 1) & !shown, discards: 0, display },
        market,
        tokens: ByLevel([printed().tokens_per_level; 5]),
        plaza: opening.plaza,
        bag,
        box_office: Crowd::from(supply.tickets),
        discards: Crowd::default(),
        easels: opening.aside.iter().copied().take(easels).collect(),
        bidders: ArrayVec::new(),
        boxed: Boxed { tiles: boxed_tiles, works: boxed_works, bonuses: boxed_bonuses(opening) },
    }
}

/// The bonus tiles that were not needed.
fn boxed_bonuses(opening: &Opening) -> SmallVec<[Bonus; 10]> {
    let mut left: SmallVec<[Bonus; 10]> = printed().artist_bonuses.into();
    for bonus in opening.bonuses.0.iter().flatten() {
        if let Some(at) = left.iter().position(|other| other == bonus) {
            left.remove(at);
        }
    }
    left
}
