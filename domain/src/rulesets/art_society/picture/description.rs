//! The title and the description of a picture, for screen readers: what it shows, in words.

use super::auction::{Offer, offers};
use super::{Sheet, area_of_seat, decision, legend};
use crate::args;
use crate::kernel::{Part, Ruleset, Seat};
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::Decision;
use crate::rulesets::art_society::components::PaintingId;
use crate::rulesets::art_society::view::{SeatView, TypeView};
use crate::rulesets::art_society::words::things;

/// Returns the title: the game, and what of it is shown.
pub(super) fn title(sheet: &Sheet<'_>) -> String {
    let part = match sheet.drawing.part {
        Part::Table => return ArtSociety::TITLE.to_owned(),
        Part::Seat(seat) | Part::Wall(seat) | Part::Decision(seat) => sheet.say.player(seat),
        Part::Area(name) => match (name, area_of_seat(name)) {
            (_, Some((_, seat))) => sheet.say.player(seat),
            ("auction", _) => sheet.text("picture-auction"),
            ("museum", _) => sheet.text("picture-museum"),
            ("legend", _) => sheet.text("picture-legend"),
            _ => sheet.text("picture-supply"),
        },
    };
    sheet.say.text("picture-title", &args!["title" => ArtSociety::TITLE, "part" => part])
}

/// Returns what the picture shows.
pub(super) fn description(sheet: &Sheet<'_>) -> String {
    let sentences = match sheet.drawing.part {
        Part::Table => table(sheet),
        Part::Seat(seat) => sheet.of_seat(seat),
        Part::Wall(seat) => vec![sheet.wall(seat)],
        Part::Decision(seat) => sheet.decided(seat),
        Part::Area(name) => match (name, area_of_seat(name)) {
            (_, Some(("wall", seat))) => vec![sheet.wall(seat)],
            (_, Some((_, seat))) => sheet.of_seat(seat),
            ("auction", _) => sheet.auction(),
            ("museum", _) => sheet.view().museum.types.iter().map(|one| sheet.museum(one)).collect(),
            ("legend", _) => vec![sheet.says("picture-says-legend", "signs", &signs(sheet))],
            _ => sheet.supply(),
        },
    };
    sentences.join(" ")
}

/// Says what is going on, and the points and tiles of each seat.
fn table(sheet: &Sheet<'_>) -> Vec<String> {
    let seats = sheet.view().seats.iter().map(|(seat, _)| sheet.summary(seat));
    std::iter::once(sheet.status()).chain(seats).collect()
}

/// Says every sign of the legend.
fn signs(sheet: &Sheet<'_>) -> String {
    let join =
        |first: String, last: String| sheet.say.text("picture-says-signs", &args!["first" => first, "last" => last]);
    legend::texts(sheet).into_iter().reduce(join).unwrap_or_default()
}

impl Sheet<'_> {
    fn says(&self, id: &str, name: &'static str, value: &str) -> String {
        let mut args = args![];
        args.set(name, value);
        self.say.text(id, &args)
    }

    /// Says something of a player.
    fn says_of(&self, id: &str, seat: Seat, (name, value): (&'static str, String)) -> String {
        let mut args = args!["player" => self.say.player(seat)];
        args.set(name, value);
        self.say.text(id, &args)
    }

    fn list(&self, texts: impl Iterator<Item = String>) -> String {
        self.say.speech.list(&texts.collect::<Vec<_>>())
    }

    fn summary(&self, seat: Seat) -> String {
        let speech = &self.drawing.speech;
        let (name, points) = (speech.player_for(self.scene.viewer, seat), speech.points(self.scene.points_of(seat)));
        let tiles = self.view().seats.of(seat).map_or(0, |player| player.wall.len());
        self.say.text("picture-summary", &args!["player" => name, "points" => points, "tiles" => tiles])
    }

    /// Says what hangs where on the wall of a seat.
    fn wall(&self, seat: Seat) -> String {
        let player = self.view().seats.of(seat);
        let hung = player.iter().flat_map(|player| &player.wall);
        let tiles = self.list(hung.map(|hung| things::framed_tile_at(&self.say, hung.tile, hung.at.cell())));
        let args = args!["player" => self.say.player(seat), "count" => u8::from(!tiles.is_empty()), "tiles" => tiles];
        self.say.text("picture-says-wall", &args)
    }

    /// Says what a seat has.
    fn of_seat(&self, seat: Seat) -> Vec<String> {
        let Some(player) = self.view().seats.of(seat) else { return Vec::new() };
        let mut sentences = vec![self.summary(seat)];
        sentences.extend(self.awaited_sentence(seat));
        sentences.push(self.wall(seat));
        sentences.extend(self.beside_the_wall(seat, player));
        sentences
    }

    /// Says what a seat has beside its wall.
    fn beside_the_wall(&self, seat: Seat, player: &SeatView) -> Vec<String> {
        let say = &self.say;
        let pending = player.pending.map(|id| ("picture-says-pending", "painting", things::framed(say, id)));
        let held = player.assistant.map(|tile| ("picture-says-assistant", "tile", things::tile(say, tile)));
        let excess = Some(&player.excess).filter(|excess| !excess.is_empty());
        let excess = excess.map(|excess| ("picture-says-excess", "paintings", self.paintings(excess)));
        let hand = Some(&player.hand).filter(|hand| !hand.is_empty()).map(|hand| {
            let card = |value: u8| say.text("picture-says-card", &args!["card" => value]);
            ("picture-says-hand", "cards", self.list(hand.iter().map(|one| card(one.value()))))
        });
        let all = [pending, held, excess, hand].into_iter().flatten();
        all.map(|(id, name, value)| self.says_of(id, seat, (name, value))).collect()
    }

    fn awaited_sentence(&self, seat: Seat) -> Option<String> {
        Some(self.says_of("picture-says-awaited", seat, ("awaited", self.awaited(seat)?)))
    }

    /// Says what a seat is awaited for and what that is about.
    fn decided(&self, seat: Seat) -> Vec<String> {
        let decision = self.scene.awaiting.decision_of(seat);
        let mut sentences: Vec<String> = self.awaited_sentence(seat).into_iter().collect();
        match (decision, self.view().seats.of(seat)) {
            (Some(Decision::OpenAuction), _) => sentences.push(self.stacks()),
            (Some(Decision::PlaceBid | Decision::TakePainting), _) => sentences.push(self.offered()),
            (Some(decision), Some(player)) => {
                let tiles = decision::placed(player, decision).into_iter();
                let tiles = self.list(tiles.map(|tile| things::framed_tile(&self.say, tile)));
                sentences.push(self.says_of("picture-says-to-place", seat, ("tiles", tiles)));
            }
            _ => {}
        }
        sentences.push(self.wall(seat));
        sentences
    }

    /// Says what can be taken, or what the auction will offer.
    fn offered(&self) -> String {
        let backs: Vec<String> = offers(self.view())
            .into_iter()
            .filter_map(|offer| match offer {
                Offer::Back(size) => Some(things::size(&self.say, size)),
                Offer::Face(_) => None,
            })
            .collect();
        match (self.view().auction.is_empty(), backs.is_empty()) {
            (false, _) => self.says("picture-says-auction", "paintings", &self.paintings(&self.view().auction)),
            (true, false) => self.says("picture-says-auction-stacks", "sizes", &self.say.speech.list(&backs)),
            (true, true) => self.text("picture-says-auction-none"),
        }
    }

    /// Says the auction; until paintings are revealed, with the supply that they come from.
    fn auction(&self) -> Vec<String> {
        let mut sentences = vec![self.offered()];
        if self.view().auction.is_empty() {
            sentences.extend(self.supply());
        } else if !self.view().order.is_empty() {
            let players = self.list(self.view().order.iter().map(|seat| self.say.player(*seat)));
            sentences.push(self.says("picture-says-order", "players", &players));
        }
        sentences
    }

    fn paintings(&self, list: &[PaintingId]) -> String {
        things::paintings(&self.say, list)
    }

    /// Says the marker, the points and the paintings of a type in the museum.
    fn museum(&self, one: &TypeView) -> String {
        let args = args![
            "type" => self.genre(one.genre), "space" => one.marker, "points" => one.multiplier,
            "count" => one.paintings.len(), "paintings" => self.paintings(&one.paintings),
        ];
        self.say.text("picture-says-museum", &args)
    }

    fn supply(&self) -> Vec<String> {
        let decor = self.view().decor.iter().filter(|one| one.left > 0);
        let decor = self.list(decor.map(|one| {
            let size = things::size(&self.say, one.decor.size());
            self.say.text("picture-says-decor-left", &args!["count" => one.left, "size" => size])
        }));
        vec![self.stacks(), self.says_unless_none("picture-says-decor", &decor)]
    }

    fn stacks(&self) -> String {
        let left = self.view().stacks.iter().filter(|stack| stack.left > 0);
        let stacks = self.list(left.map(|stack| {
            let size = self.say.text("size", &args!["w" => stack.w, "h" => stack.h]);
            self.say.text("picture-says-stack-left", &args!["count" => stack.left, "size" => size])
        }));
        self.says_unless_none("picture-says-stacks", &stacks)
    }

    fn says_unless_none(&self, id: &str, left: &str) -> String {
        let args = args!["count" => u8::from(!left.is_empty()), "left" => left];
        self.say.text(id, &args)
    }
}
