//! Draws a view as text for a terminal.

use std::fmt::Write;

use super::components::printed;
use super::pieces::{
    Artist, ByColumn, Column, Contract, Form, Location, Offer, Owner, PieceKind, ReputationTile, Visitor,
    VisitorCounts, Work,
};
use super::view::{Phase, PlayerView, View};

/// Writes a line; writing to a `String` never fails.
macro_rules! line {
    ($out:expr, $($what:tt)*) => {{ let _ = writeln!($out, $($what)*); }};
}

/// Returns the view as text.
pub(super) fn draw(view: &View) -> String {
    let mut out = String::new();
    head(&mut out, view);
    artists(&mut out, view);
    market(&mut out, view);
    supplies(&mut out, view);
    for player in &view.players {
        board(&mut out, player);
    }
    out
}

fn owner(owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => format!("s{}", seat.number()),
        Owner::Lacerda => "La".to_owned(),
    }
}

fn crowd(crowd: &VisitorCounts) -> String {
    let [vip, investor, collector] = Visitor::ALL.map(|kind| crowd[kind]);
    format!("{vip}P {investor}B {collector}W")
}

fn work(work: Work) -> String {
    let face = printed().work(work);
    format!("{}#{}", face.form.name(), work.number())
}

fn contract(contract: Contract) -> String {
    let face = printed().contract(contract);
    let bonus: &'static str = face.bonus.into();
    format!("{} ({bonus})", face.form.name())
}

fn head(out: &mut String, view: &View) {
    let what = match view.phase {
        Phase::Start => "choosing where to begin",
        Phase::Move => "moving",
        Phase::Act if view.kicked_out => "acting after having been kicked out",
        Phase::Act => "acting",
        Phase::Auction => "taking renowned works",
        Phase::Over => "the game is over",
    };
    let end = match (view.last_round, view.ending) {
        (true, _) => ", the last round",
        (false, true) => ", the end was triggered",
        (false, false) => "",
    };
    line!(out, "Round {}{end}: {}, {what}", view.round, view.actor);
    for location in Location::ALL {
        let there = match view.locations[location] {
            None => "-".to_owned(),
            Some(one) if one.piece == PieceKind::Gallerist => format!("{} (gallerist)", owner(one.owner)),
            Some(one) => format!("{} (assistant)", owner(one.owner)),
        };
        let tile = view.start_tiles[location].map(|tile| format!("   tile {}", tile.number() + 1));
        line!(out, "  {:<22}{there}{}", location.name(), tile.unwrap_or_default());
    }
    if let Some(out_there) = &view.waiting {
        line!(out, "  kicked out of {}: {}", out_there.at.name(), owner(Owner::Seat(out_there.seat)));
    }
}

fn artists(out: &mut String, view: &View) {
    line!(out, "Artists            fame  value  level  signatures");
    for artist in Artist::ALL {
        let one = &view.artists[artist];
        let fame = match one.fame {
            Some(_) if one.celebrity => "star".to_owned(),
            Some(fame) => fame.to_string(),
            None => format!("({})", one.initial_fame),
        };
        let bonus = one.bonus.map(<&'static str>::from).unwrap_or_default();
        let collector = if one.collector { " + Collector" } else { "" };
        let (value, level, signatures) = (one.value, one.promotion, one.signatures);
        line!(out, "  {:<17}{fame:<6}{value:<7}{level:<7}{signatures}   {bonus}{collector}", artist.name());
    }
    for form in Form::ALL {
        let stack = &view.stacks[form];
        let top = stack.work.map_or("none".to_owned(), |top| format!("{} fame +{}", work(top), stack.fame));
        line!(out, "  next {:<12}{top}, visitors {}, {} below", form.name(), crowd(&stack.visitors), stack.below);
    }
}

fn market(out: &mut String, view: &View) {
    let cell = |tile: Option<ReputationTile>, who: Option<Owner>| match (who, tile) {
        (Some(who), _) => owner(who),
        (None, Some(tile)) => format!("t{}", tile.number() + 1),
        (None, None) => ".".to_owned(),
    };
    line!(out, "Market");
    for row in Form::ALL {
        let [a, b, c] = Column::ALL.map(|at| cell(view.market_tiles[row][at], view.market_upper[row][at]));
        line!(out, "  {:<12}{a:>5}{b:>5}{c:>5}", row.name());
    }
    for offer in Offer::ALL {
        let row: &ByColumn<Option<Owner>> = &view.market_auction[offer];
        let [a, b, c] = Column::ALL.map(|at| cell(None, row[at]));
        line!(out, "  offer {:<6}{a:>5}{b:>5}{c:>5}", offer.money());
    }
    let easels: Vec<String> = view.easels.iter().map(|one| work(*one)).collect();
    line!(out, "  renowned: {}", easels.join(", "));
}

fn supplies(out: &mut String, view: &View) {
    line!(out, "Plaza {}   bag {}", crowd(&view.plaza), crowd(&view.bag));
    line!(out, "Box office {}   spent {}", crowd(&view.box_office), crowd(&view.spent_tickets));
    let shown = view.display.0.iter().filter_map(|pile| pile.last().copied()).map(contract);
    line!(out, "Contracts {}   ({} in the deck)", shown.collect::<Vec<_>>().join(", "), view.contract_deck);
    if let Some(lacerda) = &view.lacerda {
        let at = lacerda.at.map_or("not on the board yet", Location::name);
        line!(out, "Lacerda: {at}, {} assistants left", lacerda.supply);
    }
}

fn board(out: &mut String, player: &PlayerView) {
    line!(out, "{}: {} money, {} Influence", player.seat, player.money, player.influence);
    let (desks, queue) = (player.desks, player.queue);
    line!(out, "  {desks} at desks, {queue} in the queue, tickets {}", crowd(&player.tickets));
    line!(out, "  lobby {}   gallery {}", crowd(&player.lobby), crowd(&player.gallery));
    let works = player.works.iter().map(|one| {
        let star = if one.masterpiece { "*" } else { "" };
        format!("{}{star} worth {}", one.artist.name(), one.value)
    });
    let sold: Vec<String> = player.sold.iter().map(|one| work(*one)).collect();
    line!(out, "  exhibits [{}]   sold [{}]", works.collect::<Vec<_>>().join(", "), sold.join(", "));
    if let Some(renowned) = &player.renowned {
        line!(out, "  renowned {}", work(renowned.work));
    }
    if let Some(artist) = player.commission {
        line!(out, "  commission of {}", artist.name());
    }
    let held = player.contracts.0.iter().map(|slot| match slot {
        None => "-".to_owned(),
        Some(one) if one.fulfilled.is_some() => "fulfilled".to_owned(),
        Some(one) => format!("{}{}", contract(one.contract), if one.assistant { " used" } else { "" }),
    });
    let tiles = player.reputation.0.iter().flatten().map(|tile| (tile.number() + 1).to_string());
    let tiles = tiles.collect::<Vec<_>>().join(" ");
    line!(out, "  contracts {}   tiles [{tiles}]", held.collect::<Vec<_>>().join(", "));
    if let (Some(curator), Some(dealer)) = (player.curator, player.dealer) {
        line!(out, "  curator card {}, art dealer card {}", curator.number() + 1, dealer.number() + 1);
    }
}
