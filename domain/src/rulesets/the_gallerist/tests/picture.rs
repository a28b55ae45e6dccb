//! Pictures: every part that a person can point at is drawn, texts can be read on narrow screens, and pictures for
//! renderers without fonts have none.

use std::collections::BTreeSet;

use super::super::agenda::Task;
use super::super::components::printed;
use super::super::pieces::{
    Artist, AssistantSource, Column, ContractHalf, ContractSlot, DisplaySpace, Form, Location, Occupant, Offer, Owner,
    PieceKind, ReputationSpace, Visitor,
};
use super::super::view::{PlayerView, View};
use super::super::{TheGallerist, parts};
use super::random::play;
use crate::kernel::picture::Width;
use crate::kernel::{Drawing, Game, Language, Part, Ruleset, Scene, Seat, Speech, Theme, Viewer};

/// Every how many decisions the pictures are checked. Prime, so that all decisions occur.
const INTERVAL: usize = 23;

fn narrow(part: Part<'_>) -> Drawing<'_> {
    Drawing { width: Width::new(360).unwrap(), ..Drawing::of(part) }
}

fn draw(scene: &Scene<TheGallerist>, drawing: &Drawing<'_>) -> String {
    TheGallerist::picture(scene, drawing).into_string()
}

fn values<'a>(svg: &'a str, attribute: &str) -> impl Iterator<Item = &'a str> {
    svg.split(attribute).skip(1).filter_map(|rest| rest.split('"').next())
}

fn drawn_parts(svg: &str) -> BTreeSet<String> {
    values(svg, " data-part=\"").map(str::to_owned).collect()
}

/// Returns the parts of the main board.
fn board_parts(view: &View) -> Vec<String> {
    let columns = printed().setup_for(view.players.len() as u8).columns;
    let columns: Vec<Column> = Column::ALL.into_iter().filter(|column| columns[*column]).collect();
    let mut ids = vec![parts::contract_deck()];
    ids.extend(Location::ALL.map(parts::location));
    ids.extend(Artist::ALL.map(parts::artist));
    ids.extend(Form::ALL.map(parts::stack));
    ids.extend(DisplaySpace::ALL.map(parts::display));
    for column in columns {
        ids.extend(Form::ALL.map(|row| parts::market_tile(row, column)));
        ids.extend(Offer::ALL.map(|offer| parts::auction_space(offer, column)));
    }
    ids.extend(
        Visitor::ALL.into_iter().flat_map(|kind| [parts::plaza(kind), parts::bag(kind), parts::box_office(kind)]),
    );
    ids.extend(view.easels.iter().map(|work| parts::easel(printed().work(*work).form)));
    for (source, location) in AssistantSource::ALL.into_iter().filter_map(|it| Some((it, it.location()?))) {
        if let Some(Occupant { owner: Owner::Seat(seat), piece: PieceKind::Assistant }) = view.locations[location] {
            ids.push(parts::assistant(seat, source));
        }
    }
    if let Some(out) = view.waiting.as_ref().filter(|out| out.piece == PieceKind::Assistant) {
        ids.push(parts::assistant(out.seat, AssistantSource::Outside));
    }
    if let Some(Task::TurnContract { slot, .. }) = view.pending.last() {
        let halves = [ContractHalf::Influence, ContractHalf::Investment];
        ids.extend(halves.map(|half| parts::contract_half(view.actor, *slot, half)));
    }
    ids
}

/// Returns the parts of the board of a player.
fn player_parts(player: &PlayerView) -> Vec<String> {
    let seat = player.seat;
    let mut ids = vec![
        parts::gallery(seat),
        parts::sold(seat),
        parts::assistant(seat, AssistantSource::Desk),
        parts::queue(seat),
        parts::money(seat),
        parts::influence(seat),
    ];
    ids.extend(ContractSlot::ALL.map(|slot| parts::contract_slot(seat, slot)));
    ids.extend(ReputationSpace::ALL.map(|space| parts::reputation_space(seat, space)));
    ids.extend(player.works.iter().map(|work| parts::exhibited(seat, work.artist)));
    ids.extend(Visitor::ALL.map(|kind| parts::ticket(seat, kind)));
    ids.extend(Visitor::ALL.into_iter().filter(|kind| player.lobby[*kind] > 0).map(|kind| parts::lobby(seat, kind)));
    ids.extend(
        Visitor::ALL.into_iter().filter(|kind| player.gallery[*kind] > 0).map(|kind| parts::in_gallery(seat, kind)),
    );
    ids
}

/// Plays random games and shows the seat that decides at every few decisions.
fn sample(mut inspect: impl FnMut(&Game<TheGallerist>, Seat, &[super::super::Command])) {
    for (seats, number) in (1..=4).flat_map(|seats| (20..22).map(move |number| (seats, number))) {
        let mut decisions = 0;
        let over = play(seats, number, |game, seat, legal| {
            decisions += 1;
            if decisions % INTERVAL == 1 {
                inspect(game, seat, legal);
            }
        });
        inspect(&over, Seat::FIRST, &[]);
    }
}

#[test]
fn every_part_is_drawn_for_every_viewer_at_every_width() {
    sample(|game, seat, legal| {
        for viewer in game.table().seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let scene = Scene::<TheGallerist>::of(game.state(), viewer);
            let players = scene.view.players.iter().flat_map(player_parts);
            let expected: BTreeSet<String> = board_parts(&scene.view).into_iter().chain(players).collect();
            for drawing in [Drawing::of(Part::Table), narrow(Part::Table)] {
                let drawn = drawn_parts(&draw(&scene, &drawing));
                let missing: Vec<_> = expected.difference(&drawn).collect();
                assert!(missing.is_empty(), "{viewer:?}: {missing:?}");
                if viewer == Viewer::Seat(seat) {
                    let speech = Speech::in_language(Language::En);
                    let presented = TheGallerist::present(&scene, &speech, seat, legal);
                    let missing = presented.iter().flat_map(|one| &one.parts).find(|part| !drawn.contains(*part));
                    assert_eq!(missing, None, "a legal command names it");
                }
            }
        }
    });
}

#[test]
fn narrow_pictures_have_no_small_text_and_pictures_for_mails_none() {
    sample(|game, seat, _| {
        let scene = Scene::<TheGallerist>::of(game.state(), Viewer::Seat(seat));
        let areas = TheGallerist::areas(game.table().seats);
        let areas = areas.iter().map(|area| Part::Area(area));
        for part in areas.chain([Part::Table, Part::Seat(seat)]) {
            let svg = draw(&scene, &narrow(part));
            assert_eq!(values(&svg, " width=\"").next(), Some("360"), "{part:?}");
            let small = values(&svg, " font-size=\"").find(|size| size.parse::<f64>().unwrap() < 11.0);
            assert_eq!(small, None, "{part:?}");
        }
        for part in [Part::Wall(seat), Part::Decision(seat)] {
            for drawing in [Drawing::of(part), narrow(part)] {
                let svg = draw(&scene, &drawing);
                assert!(!svg.contains("<text"), "{part:?}");
                assert!(svg.matches("<rect").count() > 5, "{part:?} shows something");
            }
        }
    });
}

#[test]
fn theme_and_language_change_colours_and_texts_only() {
    sample(|game, seat, _| {
        let scene = Scene::<TheGallerist>::of(game.state(), Viewer::Seat(seat));
        for plain in [Drawing::of(Part::Table), narrow(Part::Table)] {
            let light = draw(&scene, &plain);
            let dark = draw(&scene, &Drawing { theme: Theme::Dark, coordinates: true, ..plain });
            let french = draw(&scene, &Drawing { speech: Speech::in_language(Language::Fr), ..plain });
            assert_ne!(light, dark);
            assert_ne!(light, french);
            assert_eq!(drawn_parts(&light), drawn_parts(&dark));
            assert_eq!(drawn_parts(&light), drawn_parts(&french));
        }
    });
}
