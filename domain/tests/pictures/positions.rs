//! The positions and drawings that are compared: seeded random games, at the deal, in the middle, at the end, and at
//! the first decision of each kind.

use std::collections::BTreeSet;

use salon_domain::kernel::picture::Width;
use salon_domain::kernel::picture::svg::Svg;
use salon_domain::kernel::random_play::RandomPlay;
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{
    Drawing, Game, HasKind, Language, Names, Part, Ruleset, Scene, Seat, Seats, Speech, Table, Theme, Viewer,
};

/// The most decisions of a random game.
const MAX_DECISIONS: u64 = 5_000;
/// The most random games in which a kind of decision is looked for.
const MAX_GAMES: u64 = 12;

/// A picture and the name of its file.
pub struct Snapshot {
    pub name: String,
    pub svg: Svg,
}

/// Names of players: plain, too long, hostile, and in other scripts.
fn names() -> Names {
    let names = ["Ada", "Éléonore-Wilhelmina von Hohenzollern-Sigmaringen", "</text><script>alert(1)</script>"];
    let hostile = "李小龙 \u{202e}drawkcab";
    Names::new(names.into_iter().chain([hostile]).map(|name| Some(name.to_owned())).collect())
}

/// Deals a game with this number of seats, as near to it as the ruleset allows.
fn deal<R: Ruleset>(seats: u8, number: u64) -> Game<R> {
    let seats = Seats::new(seats.clamp(*R::SEATS.start(), *R::SEATS.end())).unwrap();
    Game::open(Table::new(seats), seed(number)).unwrap().0
}

/// Plays a part of a random game: all of it, or this many hundredths.
fn played<R: Ruleset>(seats: u8, number: u64, hundredths: u64) -> Game<R> {
    let mut whole = RandomPlay::<R>::new(number);
    whole.play_out(&mut deal(seats, number), MAX_DECISIONS, &mut Vec::new()).unwrap();
    let mut game = deal(seats, number);
    RandomPlay::<R>::new(number).play_out(&mut game, whole.decisions * hundredths / 100, &mut Vec::new()).unwrap();
    game
}

/// Returns the first position of random games in which a seat has this kind of decision, and the seat.
fn deciding<R: Ruleset>(kind: &str) -> Option<(Game<R>, Seat)> {
    (0..MAX_GAMES).find_map(|number| {
        let (mut game, mut play) = (deal::<R>(3, 100 + number), RandomPlay::<R>::new(number));
        for _ in 0..MAX_DECISIONS {
            let awaiting = R::awaiting(game.state());
            let found = awaiting.iter().find(|(_, decision)| decision.kind() == kind).map(|(seat, _)| seat);
            if let Some(seat) = found {
                return Some((game, seat));
            }
            let (seat, command) = play.choose(&game)?;
            game.play_listed(seat, &command, &mut Vec::new()).unwrap();
        }
        None
    })
}

fn draw<R: Ruleset>(name: &str, game: &Game<R>, viewer: Viewer, drawing: &Drawing<'_>) -> Snapshot {
    let svg = R::picture(&Scene::of(game.state(), viewer), drawing);
    Snapshot { name: format!("{name}.svg"), svg }
}

/// Returns the pictures of a ruleset.
pub fn snapshots<R: Ruleset>() -> Vec<Snapshot> {
    let mut all = tables::<R>();
    all.extend(solo::<R>());
    all.extend(areas::<R>());
    all.extend(decisions::<R>());
    all.extend(pieces::<R>());
    let distinct: BTreeSet<&str> = all.iter().map(|snapshot| snapshot.name.as_str()).collect();
    assert_eq!(distinct.len(), all.len(), "the names of pictures are distinct");
    all
}

/// The whole table, as spectators and seats see it.
fn tables<R: Ruleset>() -> Vec<Snapshot> {
    let (names, wide) = (names(), Drawing::of(Part::Table));
    let named = |language| Speech { language, names: &names };
    let phone = Drawing { width: Width::new(360).unwrap(), ..wide };
    let dark = Drawing { theme: Theme::Dark, ..wide };
    let own = Viewer::Seat(Seat::new(1).filter(|_| *R::SEATS.end() > 1).or(Seat::new(0)).unwrap());
    let (two, three, four) = (played::<R>(2, 1, 40), played::<R>(3, 2, 60), played::<R>(4, 3, 70));
    let french = Drawing { speech: named(Language::Fr), ..wide };
    vec![
        draw("deal", &deal::<R>(2, 1), Viewer::Spectator, &wide),
        draw("middle-of-two", &two, own, &Drawing { coordinates: true, ..wide }),
        draw("middle-of-three-1400-french", &three, own, &Drawing { width: Width::new(1400).unwrap(), ..french }),
        draw("middle-of-four-dark", &four, own, &dark),
        draw("end-of-three", &played::<R>(3, 4, 100), Viewer::Spectator, &wide),
        draw("end-narrow-french", &played::<R>(2, 5, 100), own, &Drawing { width: phone.width, ..french }),
        draw("middle-narrow-dark", &two, own, &Drawing { theme: Theme::Dark, coordinates: true, ..phone }),
        draw("seat", &three, own, &Drawing { part: Part::Seat(Seat::new(0).unwrap()), ..wide }),
        draw("seat-narrow", &three, own, &Drawing { part: Part::Seat(Seat::new(0).unwrap()), ..phone }),
        draw("wall", &three, own, &Drawing { part: Part::Wall(Seat::new(0).unwrap()), ..dark }),
    ]
}

/// The first area of a game for one player, if the ruleset has it.
fn solo<R: Ruleset>() -> Option<Snapshot> {
    let game = played::<R>(1, 6, 50);
    let areas = R::areas(game.table().seats);
    let area = areas.first().filter(|_| *R::SEATS.start() == 1)?;
    Some(draw("middle-of-solo", &game, Viewer::Seat(Seat::FIRST), &Drawing::of(Part::Area(area))))
}

/// Each area alone: those that do not belong to a seat, and those of the first seat.
fn areas<R: Ruleset>() -> Vec<Snapshot> {
    let game = played::<R>(3, 7, 45);
    let areas = R::areas(game.table().seats);
    let shown = areas.iter().filter(|area| !area.contains(|letter: char| ('1'..='9').contains(&letter)));
    let picture = |area: &String| {
        let drawing = Drawing {
            part: Part::Area(area),
            coordinates: true,
            width: Width::new(480).unwrap(),
            ..Drawing::of(Part::Table)
        };
        draw(&format!("area-{area}"), &game, Viewer::Seat(Seat::new(0).unwrap()), &drawing)
    };
    shown.map(picture).collect()
}

/// What each kind of decision is about, without text.
fn decisions<R: Ruleset>() -> Vec<Snapshot> {
    let kinds = R::Decision::KINDS.iter().filter_map(|kind| Some((kind, deciding::<R>(kind)?)));
    let picture = |(kind, (game, seat)): (&&str, (Game<R>, Seat))| {
        let name = format!("decision-{}", kind.replace('_', "-"));
        draw(&name, &game, Viewer::Seat(seat), &Drawing::of(Part::Decision(seat)))
    };
    kinds.map(picture).collect()
}

/// The board of a seat that decides, at the decision with the most pieces to place. Their symbols are in it, not shown.
fn pieces<R: Ruleset>() -> Option<Snapshot> {
    let boards = R::Decision::KINDS
        .iter()
        .filter_map(|kind| deciding::<R>(kind))
        .map(|(game, seat)| draw("pieces", &game, Viewer::Seat(seat), &Drawing::of(Part::Seat(seat))));
    let symbols = |snapshot: &Snapshot| snapshot.svg.as_str().matches("<symbol").count();
    boards.filter(|snapshot| symbols(snapshot) > 0).max_by_key(symbols)
}
