//! What a person reads and points at to choose a command.

use super::effects::{effects, wall};
use super::{speaker, things};
use crate::args;
use crate::kernel::words::Args;
use crate::kernel::{HasKind, Presented, Scene, Seat, Speaker, Speech, words::message_id};
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::Command;
use crate::rulesets::art_society::components::{Decor, PaintingId};
use crate::rulesets::art_society::parts;
use crate::rulesets::art_society::scoring::EXCESS_POINTS;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::view::{SeatView, View};
use crate::rulesets::art_society::wall::{Cell, Size, Tile, Wall};

/// Says what each command does.
pub(in crate::rulesets::art_society) fn present(
    scene: &Scene<ArtSociety>,
    speech: &Speech<'_>,
    seat: Seat,
    commands: &[Command],
) -> Vec<Presented> {
    let Some(own) = scene.view.seats.of(seat) else { return Vec::new() };
    let say = speaker(speech);
    let received = commands.iter().filter_map(|command| match command {
        Command::ExchangePainting { painting } => Some(*painting),
        _ => None,
    });
    let table = Table { say, view: &scene.view, seat, own, wall: wall(own), received: received.collect() };
    commands.iter().map(|command| table.present(command)).collect()
}

/// What the commands of a seat have in common.
struct Table<'a> {
    say: Speaker<'a>,
    view: &'a View,
    seat: Seat,
    own: &'a SeatView,
    wall: Wall,
    /// The paintings of the museum among the commands.
    received: Vec<PaintingId>,
}

/// How a command is chosen: its group, parts and piece, and the arguments of its message.
struct Choice {
    group: &'static str,
    parts: Vec<String>,
    piece: Option<String>,
    args: Args<'static>,
}

impl Choice {
    const fn new(group: &'static str, parts: Vec<String>, args: Args<'static>) -> Self {
        Self { group, parts, piece: None, args }
    }

    fn placing(self, tile: Tile) -> Self {
        let piece = match tile {
            Tile::Painting(painting) => parts::painting_piece(painting),
            Tile::Decor(decor) => parts::decor_piece(decor),
        };
        Self { piece: Some(piece), ..self }
    }
}

impl Table<'_> {
    fn present(&self, command: &Command) -> Presented {
        let Choice { group, parts, piece, args } = self.choice(command);
        let words = self.say.words(&message_id("command", command.kind()), &args);
        Presented { words, group, parts, piece }
    }

    fn choice(&self, command: &Command) -> Choice {
        let (say, seat) = (&self.say, self.seat);
        match *command {
            Command::OfferStack { w, h } => self.offer(Size::new(w, h)),
            Command::PlaceBid { card } => {
                let sealed = self.own.sealed.map_or(0, |sealed| sealed.value());
                let args = args!["card" => card.value(), "sealed" => sealed];
                Choice::new("bid", vec![parts::card(seat, card)], args)
            }
            Command::TakePainting { painting } => self.take(painting),
            Command::HangPainting { at } => self.hang("hang", self.own.pending.map(Tile::Painting), at),
            Command::HoldPainting {} => {
                let painting = self.pending();
                Choice::new("hold", vec![parts::assistant(seat)], args!["painting" => painting])
            }
            Command::HangAssistantTile { at } => {
                let mut choice = self.hang("assistant", self.own.assistant, at);
                choice.parts.insert(0, parts::assistant(seat));
                choice
            }
            Command::ExchangePainting { painting } => self.exchange(painting),
            Command::StoreExcess {} => {
                let args = args!["painting" => self.pending(), "points" => EXCESS_POINTS.abs()];
                Choice::new("hold", vec![parts::excess(seat)], args)
            }
            Command::HangDecor { decor, at } => self.hang_decor(decor, at),
            Command::HoldDecor { decor } => {
                let parts = vec![parts::decor(decor), parts::assistant(seat)];
                Choice::new("hold", parts, self.decor_args(decor)).placing(Tile::Decor(decor))
            }
            Command::FreeDecor { decor } => {
                let parts = vec![parts::decor(decor), parts::wall(seat)];
                Choice::new("decor", parts, self.decor_args(decor))
            }
            Command::ForgoDecor {} => Choice::new("other", Vec::new(), args!["shields" => self.own.decor_due]),
            Command::TakeDown {} => Choice::new("other", vec![parts::wall(seat)], args!["count" => self.own.fresh]),
            Command::FinishTurn {} => {
                let tile = self.own.assistant.map(|tile| things::tile(say, tile));
                let keeps = if tile.is_some() { "yes" } else { "no" };
                Choice::new("other", Vec::new(), args!["keeps" => keeps, "tile" => tile.unwrap_or_default()])
            }
        }
    }

    fn offer(&self, size: Size) -> Choice {
        let stack = self.view.stacks.iter().find(|stack| Size::new(stack.w, stack.h) == size);
        let (value, left) = stack.map_or((0, 0), |stack| (stack.value, usize::from(stack.left)));
        let offered = self.view.offered.iter().filter(|offered| **offered == size).count();
        let left = left.saturating_sub(offered);
        let args = args!["size" => things::size(&self.say, size), "value" => value, "left" => left];
        Choice::new("stack", vec![parts::stack(size)], args)
    }

    fn take(&self, painting: PaintingId) -> Choice {
        let printed = painting.printed();
        let mut types = self.view.museum.types.iter();
        let points = types.find(|of_type| of_type.genre == printed.genre).map_or(0, |of_type| of_type.multiplier);
        let fits = !self.wall.placements(printed.size()).is_empty();
        let args = args![
            "painting" => things::painting(&self.say, painting),
            "name" => things::label_among(&self.say, painting, &self.view.auction),
            "frame" => things::frame(&self.say, printed.frame),
            "value" => printed.value.unwrap_or(0),
            "points" => points,
            "fits" => if fits { "yes" } else { "no" },
        ];
        Choice::new("take", vec![parts::offered(painting)], args)
    }

    fn exchange(&self, received: PaintingId) -> Choice {
        let may_hold = self.view.edition == Edition::French && self.own.assistant.is_none();
        let args = args![
            "given" => self.pending(),
            "received" => things::framed(&self.say, received),
            "name" => things::label_among(&self.say, received, &self.received),
            "duty" => if may_hold { "hold" } else { "hang" },
        ];
        Choice::new("museum", vec![parts::in_museum(received)], args)
    }

    /// Returns the choice of hanging a tile. The view shows every tile that can be hung.
    fn hang(&self, group: &'static str, tile: Option<Tile>, at: Cell) -> Choice {
        let mut args = args!["cell" => parts::cell_name(at)];
        let parts = vec![parts::cell(self.seat, at)];
        let Some(tile) = tile else { return Choice::new(group, parts, args) };
        let name = things::tile(&self.say, tile);
        args.set(if group == "hang" { "painting" } else { "tile" }, name);
        self.add_effects(&mut args, tile, at);
        Choice::new(group, parts, args).placing(tile)
    }

    fn hang_decor(&self, decor: Decor, at: Cell) -> Choice {
        let mut args = self.decor_args(decor);
        args.set("cell", parts::cell_name(at));
        self.add_effects(&mut args, Tile::Decor(decor), at);
        let parts = vec![parts::decor(decor), parts::cell(self.seat, at)];
        Choice::new("decor", parts, args).placing(Tile::Decor(decor))
    }

    fn add_effects(&self, args: &mut Args<'static>, tile: Tile, at: Cell) {
        let effects = effects(&self.say, &self.wall, tile, at);
        args.set("count", effects.len());
        args.set("effects", self.say.speech.list(&effects));
    }

    fn decor_args(&self, decor: Decor) -> Args<'static> {
        let size = things::size(&self.say, decor.size());
        args!["tile" => things::decor(&self.say, decor), "size" => size, "shields" => decor.shields()]
    }

    /// Returns the painting that the seat has to place.
    fn pending(&self) -> String {
        self.own.pending.map(|painting| things::painting(&self.say, painting)).unwrap_or_default()
    }
}
