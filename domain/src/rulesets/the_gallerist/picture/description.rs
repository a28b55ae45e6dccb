//! The title and the description of a picture, for screen readers: what it shows, in words.

use super::context::Context;
use super::decision::{self, Subject};
use super::{legend, page};
use crate::args;
use crate::kernel::{Part, Ruleset, Seat};
use crate::rulesets::the_gallerist::components::printed;
use crate::rulesets::the_gallerist::pieces::{
    Artist, ContractSlot, DisplaySpace, Form, Location, MarketSpace, Offer, Owner, PieceKind, ReputationSpace, Visitor,
    VisitorCounts,
};
use crate::rulesets::the_gallerist::view::PlayerView;
use crate::rulesets::the_gallerist::words::terms;
use crate::rulesets::the_gallerist::{TheGallerist, words};

/// Returns the title: the game, and what of it is shown.
pub(super) fn title(ctx: &Context<'_>) -> String {
    let part = match ctx.drawing.part {
        Part::Table => return TheGallerist::TITLE.to_owned(),
        Part::Seat(seat) | Part::Wall(seat) | Part::Decision(seat) => ctx.say.player(seat),
        Part::Area("locations") => ctx.words("picture-locations"),
        Part::Area("artists") => ctx.words("picture-artists"),
        Part::Area("contracts") => ctx.words("picture-contracts"),
        Part::Area("market") => ctx.name("location", &Location::InternationalMarket),
        Part::Area("influence") => ctx.words("picture-influence"),
        Part::Area("plaza") => ctx.words("picture-supplies"),
        Part::Area("legend") => ctx.words("picture-legend"),
        Part::Area(name) => page::player(ctx, name).map_or_else(String::new, |(_, player)| ctx.say.player(player.seat)),
    };
    ctx.with("picture-title", &args!["title" => TheGallerist::TITLE, "part" => part])
}

/// Returns what the picture shows.
pub(super) fn description(ctx: &Context<'_>) -> String {
    let sentences = match ctx.drawing.part {
        Part::Table => table(ctx),
        Part::Seat(seat) => ctx.player(seat).map_or_else(Vec::new, |player| board(ctx, player)),
        Part::Wall(seat) => ctx.player(seat).map_or_else(Vec::new, |player| gallery(ctx, player)),
        Part::Decision(seat) => decided(ctx, seat),
        Part::Area("locations") => locations(ctx),
        Part::Area("artists") => artists(ctx),
        Part::Area("contracts") => contracts(ctx),
        Part::Area("market") => market(ctx),
        Part::Area("influence") => influence(ctx),
        Part::Area("plaza") => supplies(ctx),
        Part::Area("legend") => {
            vec![ctx.with(
                "picture-says-legend",
                &args!["signs" => terms::series(&ctx.say, legend::texts(ctx).into_iter())],
            )]
        }
        Part::Area(name) => match page::player(ctx, name) {
            Some(("gallery", player)) => [gallery(ctx, player), goods(ctx, player)].concat(),
            Some((_, player)) => board(ctx, player),
            None => Vec::new(),
        },
    };
    sentences.join(" ")
}

/// Says what is going on, and what each player has.
fn table(ctx: &Context<'_>) -> Vec<String> {
    let status = words::status(ctx.scene, &ctx.drawing.speech).sentence;
    std::iter::once(status).chain(ctx.view().players.iter().map(|player| summary(ctx, player))).collect()
}

fn summary(ctx: &Context<'_>, player: &PlayerView) -> String {
    let name = ctx.drawing.speech.player_for(ctx.scene.viewer, player.seat);
    let args = args![
        "player" => name, "money" => ctx.money(player.money), "influence" => ctx.influence(player.influence),
        "exhibited" => player.works.len(), "sold" => player.sold.len(),
        "total" => TheGallerist::say_points(ctx.scene.points_of(player.seat), &ctx.drawing.speech),
    ];
    ctx.with("picture-seat", &args)
}

/// Says one thing of a player.
fn says_of(ctx: &Context<'_>, id: &str, player: &PlayerView, (name, value): (&'static str, String)) -> String {
    let mut args = args!["player" => ctx.say.player(player.seat)];
    args.set(name, value);
    ctx.with(id, &args)
}

fn list(ctx: &Context<'_>, texts: impl Iterator<Item = String>) -> String {
    ctx.say.speech.list(&texts.collect::<Vec<_>>())
}

fn visitors_or_none(ctx: &Context<'_>, counts: &VisitorCounts) -> String {
    if counts.total() == 0 { ctx.words("picture-says-nobody") } else { terms::visitors(&ctx.say, counts) }
}

fn tickets(ctx: &Context<'_>, counts: &VisitorCounts) -> String {
    let kinds = Visitor::ALL.into_iter().filter(|kind| counts[*kind] > 0);
    let kinds = kinds.map(|kind| terms::counted(&ctx.say, ("visitor", "tickets"), &kind, i32::from(counts[kind])));
    let tickets = list(ctx, kinds);
    if tickets.is_empty() { ctx.words("picture-says-no-tickets") } else { tickets }
}

/// Says what a seat is awaited for and what that is about.
fn decided(ctx: &Context<'_>, seat: Seat) -> Vec<String> {
    let Some(player) = ctx.player(seat) else { return Vec::new() };
    let awaited = ctx.awaited(seat).map(|awaited| says_of(ctx, "picture-says-awaited", player, ("awaited", awaited)));
    let about = match decision::subject(ctx, seat).unwrap_or(Subject::Gallery) {
        Subject::Locations => locations(ctx),
        Subject::Artists => artists(ctx),
        Subject::Contracts => contracts(ctx),
        Subject::Market => market(ctx),
        Subject::Supplies => supplies(ctx),
        Subject::Slots => slots(ctx, player),
        Subject::Reputation => vec![reputation(ctx, player)],
        Subject::Gallery => gallery(ctx, player),
    };
    awaited.into_iter().chain(about).collect()
}

/// Says what a player has.
fn board(ctx: &Context<'_>, player: &PlayerView) -> Vec<String> {
    let mut sentences = vec![summary(ctx, player)];
    sentences.extend(gallery(ctx, player));
    sentences.extend(goods(ctx, player));
    sentences.extend(slots(ctx, player));
    sentences.push(reputation(ctx, player));
    sentences
}

/// Says the works and the visitors of a gallery.
fn gallery(ctx: &Context<'_>, player: &PlayerView) -> Vec<String> {
    let works = player.works.iter().map(|work| {
        let args = args![
            "artist" => terms::term(&ctx.say, "artist", &work.artist, "by"), "value" => ctx.money(work.value),
            "masterpiece" => if work.masterpiece { "yes" } else { "no" },
        ];
        ctx.with("picture-says-exhibit", &args)
    });
    let args = args![
        "player" => ctx.say.player(player.seat), "count" => player.works.len(), "works" => list(ctx, works),
        "visitors" => visitors_or_none(ctx, &player.gallery), "lobby" => visitors_or_none(ctx, &player.lobby),
    ];
    vec![ctx.with("picture-says-gallery", &args), ctx.with("picture-says-visitors", &args)]
}

/// Says the tickets and the assistants of a player.
fn goods(ctx: &Context<'_>, player: &PlayerView) -> Vec<String> {
    let assistants = |count: u8| ctx.with("amount-assistants", &args!["count" => count]);
    let args = args![
        "player" => ctx.say.player(player.seat), "money" => ctx.money(player.money),
        "influence" => ctx.influence(player.influence), "tickets" => tickets(ctx, &player.tickets),
        "desks" => assistants(player.desks), "queue" => assistants(player.queue),
    ];
    vec![ctx.with("picture-says-goods", &args)]
}

/// Says the contracts of a player.
fn slots(ctx: &Context<'_>, player: &PlayerView) -> Vec<String> {
    let held = ContractSlot::ALL.into_iter().filter_map(|slot| Some((slot, player.contracts[slot].as_ref()?)));
    let one = |(slot, held): (ContractSlot, &crate::rulesets::the_gallerist::view::ContractView)| {
        let contract = terms::contract(&ctx.say, held.contract);
        let half = held.fulfilled.map_or_else(String::new, |half| terms::term(&ctx.say, "half", &half, "the"));
        let args = args![
            "slot" => terms::slot(&ctx.say, slot), "contract" => contract, "half" => half,
            "fulfilled" => u8::from(held.fulfilled.is_some()), "assistant" => u8::from(held.assistant),
        ];
        ctx.with("picture-says-slot", &args)
    };
    let slots: Vec<String> = held.map(one).collect();
    let args = args![
        "player" => ctx.say.player(player.seat), "count" => slots.len(),
        "contracts" => terms::series(&ctx.say, slots.into_iter()),
    ];
    vec![ctx.with("picture-says-slots", &args)]
}

/// Says the reputation tiles of a player, and the bonuses of the other spaces.
fn reputation(ctx: &Context<'_>, player: &PlayerView) -> String {
    let spaces = ReputationSpace::ALL.into_iter().map(|space| match player.reputation[space] {
        Some(tile) => ctx.with("picture-says-tile", &args!["tile" => terms::tile(&ctx.say, tile)]),
        None => {
            let bonus = ctx.name("bonus", &printed().reputation_spaces[space]);
            ctx.with("picture-says-empty-space", &args!["bonus" => bonus])
        }
    });
    says_of(ctx, "picture-says-reputation", player, ("spaces", terms::series(&ctx.say, spaces)))
}

/// Says who is at each location.
fn locations(ctx: &Context<'_>) -> Vec<String> {
    let view = ctx.view();
    let mut sentences: Vec<String> = Location::ALL
        .into_iter()
        .map(|at| {
            let piece = view.locations[at].map(|one| terms::piece_of(&ctx.say, one.owner, one.piece));
            let piece = piece.unwrap_or_else(|| ctx.words("picture-says-nobody"));
            ctx.with("picture-says-location", &args!["location" => ctx.name("location", &at), "piece" => piece])
        })
        .collect();
    let tiles = Location::ALL.into_iter().filter_map(|at| Some((at, view.start_tiles[at]?)));
    sentences.extend(tiles.map(|(at, tile)| {
        let args = args!["location" => ctx.name("location", &at), "tile" => terms::tile(&ctx.say, tile)];
        ctx.with("picture-says-start-tile", &args)
    }));
    let waiting = view.waiting.as_ref().map(|out| (Owner::Seat(out.seat), out.piece, out.at));
    let lacerda = view.lacerda.as_ref().filter(|lacerda| lacerda.kicked_out).and_then(|lacerda| lacerda.at);
    let lacerda = lacerda.map(|at| (Owner::Lacerda, PieceKind::Gallerist, at));
    sentences.extend(waiting.or(lacerda).map(|(owner, piece, at)| {
        let (piece, from) = (terms::piece_of(&ctx.say, owner, piece), terms::term(&ctx.say, "location", &at, "out"));
        ctx.with("event-kicked-out", &args!["piece" => piece, "from" => from])
    }));
    sentences
}

/// Says each artist and the next work of each form.
fn artists(ctx: &Context<'_>) -> Vec<String> {
    let artist = |one: Artist| {
        let view = &ctx.view().artists[one];
        let state = match view.fame {
            None => "unknown",
            Some(_) if view.celebrity => "celebrity",
            Some(_) => "known",
        };
        let args = args![
            "artist" => ctx.name("artist", &one), "state" => state, "fame" => view.fame.unwrap_or(0),
            "value" => ctx.money(view.value), "price" => ctx.money(view.initial_fame), "level" => view.promotion,
            "signatures" => ctx.with("picture-signatures", &args!["count" => view.signatures]),
        ];
        ctx.with("picture-says-artist", &args)
    };
    let stack = |form: Form| {
        let stack = &ctx.view().stacks[form];
        let args = args![
            "form" => ctx.name("form", &form), "count" => u8::from(stack.work.is_some()),
            "fame" => ctx.with("amount-fame", &args!["count" => stack.fame]),
            "visitors" => visitors_or_none(ctx, &stack.visitors),
        ];
        ctx.with("picture-says-stack", &args)
    };
    Form::ALL.map(stack).into_iter().chain(Artist::ALL.map(artist)).collect()
}

/// Says the contracts of the display.
fn contracts(ctx: &Context<'_>) -> Vec<String> {
    let shown = DisplaySpace::ALL.into_iter().map(|space| match ctx.view().display[space].last() {
        Some(contract) => terms::contract(&ctx.say, *contract),
        None => ctx.words("picture-no-contract"),
    });
    let deck = ctx.with("picture-deck", &args!["count" => ctx.view().contract_deck]);
    vec![ctx.with("picture-says-contracts", &args!["contracts" => list(ctx, shown), "deck" => deck])]
}

/// Says the renowned works, the free tiles, and the assistants of the market.
fn market(ctx: &Context<'_>) -> Vec<String> {
    let (view, columns) = (ctx.view(), ctx.columns());
    let upper = Form::ALL.into_iter().flat_map(|row| {
        columns
            .iter()
            .map(move |column| (MarketSpace::Reputation { row, column: *column }, view.market_upper[row][*column]))
    });
    let lower = Offer::ALL.into_iter().flat_map(|offer| {
        columns
            .iter()
            .map(move |column| (MarketSpace::Auction { offer, column: *column }, view.market_auction[offer][*column]))
    });
    let assistants = upper.chain(lower).filter_map(|(space, owner)| {
        let args = args!["player" => ctx.owner(owner?), "space" => terms::market_space(&ctx.say, space)];
        Some(ctx.with("picture-says-at-market", &args))
    });
    let assistants = terms::series(&ctx.say, assistants);
    let tiles = Form::ALL.into_iter().flat_map(|row| {
        let tile = |column| Some((MarketSpace::Reputation { row, column }, view.market_tiles[row][column]?));
        columns.iter().filter_map(move |column| tile(*column)).collect::<Vec<_>>()
    });
    let tiles = tiles.map(|(space, tile)| {
        let args = args!["space" => terms::market_space(&ctx.say, space), "tile" => terms::tile(&ctx.say, tile)];
        ctx.with("picture-says-market-tile", &args)
    });
    let tiles = terms::series(&ctx.say, tiles);
    let renowned =
        view.easels.iter().map(|work| terms::term(&ctx.say, "form", &printed().work(*work).form, "renowned"));
    let renowned = list(ctx, renowned);
    let args = args![
        "assistants" => assistants.as_str(), "tiles" => tiles.as_str(), "works" => renowned.as_str(),
        "standing" => u8::from(!assistants.is_empty()), "lying" => u8::from(!tiles.is_empty()),
        "waiting" => u8::from(!renowned.is_empty()),
    ];
    let say = |id: &str| ctx.with(id, &args);
    vec![say("picture-says-market-assistants"), say("picture-says-market-tiles"), say("picture-says-renowned")]
}

/// Says the place of each marker on the Influence track.
fn influence(ctx: &Context<'_>) -> Vec<String> {
    let says = |player: &PlayerView| {
        says_of(ctx, "picture-says-influence", player, ("influence", ctx.influence(player.influence)))
    };
    ctx.view().players.iter().map(says).collect()
}

/// Says the visitors and tickets that belong to no seat.
fn supplies(ctx: &Context<'_>) -> Vec<String> {
    let view = ctx.view();
    let args = args![
        "plaza" => visitors_or_none(ctx, &view.plaza), "bag" => visitors_or_none(ctx, &view.bag),
        "office" => tickets(ctx, &view.box_office), "spent" => tickets(ctx, &view.spent_tickets),
    ];
    vec![ctx.with("picture-says-supplies", &args)]
}
