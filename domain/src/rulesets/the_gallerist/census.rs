//! Counts every component wherever it is.

use super::pieces::{
    Artist, Bonus, Contract, GoalCard, Location, Owner, PieceKind, PromotionLevel, ReputationTile, Visitor,
    VisitorCounts, Work,
};
use super::state::State;
use crate::kernel::{Census, Seat};

/// Returns the number of each component.
pub(super) fn census(s: &State) -> Census {
    let mut census = Census::new();
    let mut count = |name: String, number: usize| *census.entry(name).or_insert(0) += number as u32;
    for kind in Visitor::ALL {
        count(format!("visitor {}", kind.name()), usize::from(visitors(s)[kind]));
        count(format!("ticket {}", kind.name()), usize::from(tickets(s)[kind]));
    }
    for work in Work::ALL {
        count(format!("work {}", work.number()), works(s).filter(|one| *one == work).count());
    }
    for contract in Contract::ALL {
        count(format!("contract {}", contract.number()), contracts(s).filter(|one| *one == contract).count());
    }
    for tile in ReputationTile::ALL {
        count(format!("reputation tile {}", tile.number() + 1), tiles(s).filter(|one| *one == tile).count());
    }
    for artist in Artist::ALL {
        count(format!("signatures of {}", artist.name()), signatures(s, artist));
    }
    for level in PromotionLevel::ALL {
        let placed = s.artists.0.iter().filter(|studio| studio.token && studio.promotion == level.number() + 1);
        count(format!("promotion token {}", level.number() + 1), usize::from(s.tokens[level]) + placed.count());
    }
    for bonus in s.boxed.bonuses.iter().copied().chain(s.artists.0.iter().filter_map(|studio| studio.bonus)) {
        let name: &'static str = Bonus::into(bonus);
        count(format!("artist bonus {name}"), 1);
    }
    for card in GoalCard::ALL {
        // A card that no seat holds is in the box.
        let curators = s.players.iter().filter(|player| player.curator == card).count();
        let dealers = s.players.iter().filter(|player| player.dealer == card).count();
        count(format!("curator card {}", card.number() + 1), curators.max(1));
        count(format!("art dealer card {}", card.number() + 1), dealers.max(1));
    }
    for seat in s.seats.iter() {
        let player = s.player(seat);
        let out = player.queued() + player.dismissed;
        count(format!("assistants of {seat}"), usize::from(out + s.assistants_in_play(seat)));
        count(format!("gallerist of {seat}"), gallerists(s, seat));
    }
    if let Some(lacerda) = s.lacerda {
        let standing = s.locations.0.iter().flatten().filter(|one| one.owner == Owner::Lacerda);
        let standing = standing.filter(|one| one.piece == PieceKind::Assistant).count();
        let placed = s.market.in_upper(Owner::Lacerda) + s.market.in_lower(Owner::Lacerda);
        count("assistants of lacerda".to_owned(), usize::from(lacerda.supply + placed) + standing);
    }
    census
}

fn visitors(s: &State) -> VisitorCounts {
    let mut all = s.plaza;
    all.join(&s.bag);
    for stack in &s.stacks.0 {
        all.join(&stack.visitors);
    }
    for player in &s.players {
        all.join(&player.lobby);
        all.join(&player.gallery);
    }
    all[Visitor::Collector] += s.artists.0.iter().filter(|studio| studio.collector).count() as u8;
    all
}

fn tickets(s: &State) -> VisitorCounts {
    let mut all = s.box_office;
    all.join(&s.discards);
    for player in &s.players {
        all.join(&player.tickets);
    }
    all
}

fn in_set(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |number| set & (1 << number) != 0)
}

fn works(s: &State) -> impl Iterator<Item = Work> {
    let rest = s.stacks.0.iter().flat_map(|stack| in_set(stack.rest));
    let sold = s.players.iter().flat_map(|player| in_set(player.sold));
    let sets = rest.chain(sold).chain(in_set(s.boxed.works)).filter_map(Work::new);
    let hung = s.players.iter().flat_map(|player| player.works.iter().map(|exhibit| exhibit.work));
    let renowned = s.players.iter().filter_map(|player| player.renowned.map(|(work, _)| work));
    let lacerda = s.lacerda.iter().filter_map(|lacerda| lacerda.renowned);
    let tops = s.stacks.0.iter().filter_map(|stack| stack.top);
    sets.chain(tops).chain(s.easels.iter().copied()).chain(hung).chain(renowned).chain(lacerda)
}

fn contracts(s: &State) -> impl Iterator<Item = Contract> {
    let piles = in_set(s.contracts.deck).chain(in_set(s.contracts.discards)).filter_map(Contract::new);
    let shown = s.contracts.display.0.iter().flatten().copied();
    let held = s.players.iter().flat_map(|player| player.contracts.0.iter().flatten().map(|held| held.contract));
    piles.chain(shown).chain(held)
}

fn tiles(s: &State) -> impl Iterator<Item = ReputationTile> {
    let market = s.market.tiles.0.iter().flat_map(|row| row.0.iter().flatten().copied());
    let starts = s.start_tiles.0.iter().flatten().copied();
    let players =
        s.players.iter().flat_map(|player| player.tiles.0.iter().chain([&player.start_tile]).flatten().copied());
    let hand = s.agenda.iter().filter_map(|task| match task {
        super::agenda::Task::Cover { tile } => Some(*tile),
        _ => None,
    });
    market.chain(starts).chain(players).chain(hand).chain(in_set(s.boxed.tiles).filter_map(ReputationTile::new))
}

fn signatures(s: &State, artist: Artist) -> usize {
    let commissions = s.players.iter().filter(|player| player.commission == Some(artist)).count();
    let hung = s.players.iter().flat_map(|player| &player.works).filter(|work| work.artist == artist).count();
    usize::from(s.artists[artist].signatures) + commissions + hung
}

/// Returns the number of gallerists of a seat: on a location, in front of one, or one at home.
fn gallerists(s: &State, seat: Seat) -> usize {
    let own = |owner, piece| owner == Owner::Seat(seat) && piece == PieceKind::Gallerist;
    let on = Location::ALL.into_iter().filter_map(|location| s.locations[location]);
    let on = on.filter(|one| own(one.owner, one.piece)).count();
    let outside = s.waiting.iter().filter(|out| own(Owner::Seat(out.seat), out.piece)).count();
    (on + outside).max(1)
}
