//! Parts: what a person points at is drawn, in every layout, theme and language, and whatever the players are called.

use std::collections::BTreeSet;

use roxmltree::Document;
use salon_domain::kernel::picture::Width;
use salon_domain::kernel::{Drawing, Game, Language, Part, Ruleset, Scene, Seats, Speech, Theme, Viewer};
use salon_domain::rulesets;

use super::moments::{Choosing, Moment, Sampler, moments};
use super::texts::Reader;
use super::words::{hostile_names, names};

/// The width of a narrow screen.
const NARROW: u16 = 360;
/// The smallest text that can be read there.
const MIN_FONT_SIZE: f64 = 11.0;
/// How much higher a picture may become by long names and by another language.
const MAX_GROWTH: f64 = 1.5;

/// Returns the values of an attribute, which is written with what stands before it.
fn values<'a>(svg: &'a str, before: &str) -> impl Iterator<Item = &'a str> {
    svg.split(before).skip(1).filter_map(|rest| rest.split('"').next())
}

/// What a picture offers to point at and to place.
#[derive(Debug, PartialEq, Eq)]
struct Offered {
    parts: BTreeSet<String>,
    symbols: BTreeSet<String>,
}

impl Offered {
    fn by(svg: &str) -> Self {
        let set = |before: &str| values(svg, before).map(str::to_owned).collect();
        Self { parts: set(" data-part=\""), symbols: set("<symbol id=\"") }
    }
}

fn drawn<R: Ruleset>(scene: &Scene<R>, drawing: &Drawing<'_>) -> String {
    R::picture(scene, drawing).into_string()
}

/// Returns the smallest font size of a picture.
fn smallest_text(svg: &str) -> f64 {
    let sizes = values(svg, " font-size=\"").map(|size| size.parse::<f64>().unwrap());
    sizes.fold(f64::INFINITY, f64::min)
}

fn narrow(part: Part<'_>) -> Drawing<'_> {
    Drawing { width: Width::new(NARROW).unwrap(), ..Drawing::of(part) }
}

/// Checks that every part and piece of these commands is drawn, wide and narrow.
fn check_choices<R: Ruleset>(game: &Game<R>, choosing: &Choosing<R>) -> (usize, usize) {
    let Choosing { seat, commands, .. } = choosing;
    let scene = Scene::of(game.state(), Viewer::Seat(*seat));
    let presented = R::present(&scene, &Speech::in_language(Language::En), *seat, commands);
    let (mut parts, mut pieces) = (0, 0);
    for drawing in [Drawing::of(Part::Table), narrow(Part::Table)] {
        let svg = drawn(&scene, &drawing);
        let offered = Offered::by(&svg);
        let width = drawing.width.pixels();
        for (command, presented) in commands.iter().zip(&presented) {
            for part in &presented.parts {
                parts += 1;
                assert!(offered.parts.contains(part), "{command:?}: the part {part} is not drawn at width {width}");
            }
            if let Some(piece) = &presented.piece {
                pieces += 1;
                assert!(offered.symbols.contains(piece), "{command:?}: there is no symbol {piece} at width {width}");
            }
        }
        let smallest = smallest_text(&svg);
        assert!(width > NARROW || smallest >= MIN_FONT_SIZE, "a text has the size {smallest} at width {width}");
        assert_eq!(values(&svg, "<symbol id=\"").count(), offered.symbols.len(), "no symbol is defined twice");
        let empty = svg
            .split("<g data-part=\"")
            .skip(1)
            .find(|rest| rest.split_once(">\n").is_some_and(|(_, it)| it.starts_with("</g>")));
        assert_eq!(empty.and_then(|rest| rest.split('"').next()), None, "a part is empty");
    }
    (parts, pieces)
}

pub fn named_by_commands_are_drawn<R: Ruleset>(seats: Seats) {
    let mut sampler = Sampler::new(2, 47);
    let (mut parts, mut pieces) = (0, 0);
    moments::<R>(seats, |moment: &Moment<'_, R>| {
        for choosing in moment.choosing(&mut sampler) {
            let found = check_choices(moment.game, &choosing);
            parts += found.0;
            pieces += found.1;
        }
    });
    assert!(parts > 100, "{}: commands name {parts} parts", R::KEY);
    // An example may have no pieces.
    assert!(pieces > 100 || rulesets::find(R::KEY).is_err(), "{}: commands place {pieces} pieces", R::KEY);
}

/// Returns the width and the height of a picture.
fn size(svg: &str) -> (f64, f64) {
    let length = |name: &str| values(svg, name).next().and_then(|length| length.parse().ok()).unwrap();
    (length(" width=\""), length(" height=\""))
}

/// Checks that theme, language and names change nothing but colours, texts and the lines they take.
fn check_looks<R: Ruleset>(game: &Game<R>, viewer: Viewer) {
    let scene = Scene::<R>::of(game.state(), viewer);
    let hostile = names(&hostile_names());
    for plain in [Drawing::of(Part::Table), narrow(Part::Table)] {
        let svg = drawn(&scene, &plain);
        let (offered, (width, height)) = (Offered::by(&svg), size(&svg));
        let dark = drawn(&scene, &Drawing { theme: Theme::Dark, ..plain });
        assert_eq!(
            (Offered::by(&dark) == offered, size(&dark)),
            (true, (width, height)),
            "a theme changes colours only"
        );
        assert!(dark != svg, "the dark theme can be seen");
        for language in Language::ALL {
            let other = drawn(&scene, &Drawing { speech: Speech { language, names: &hostile }, ..plain });
            assert_eq!(Offered::by(&other), offered, "names and {language:?} change what can be pointed at");
            assert!(size(&other).0 == width, "names and {language:?} change the width");
            assert!(size(&other).1 < MAX_GROWTH * height, "names and {language:?} need too much space");
            assert!(other != svg, "names can be seen");
            let document = Document::parse(&other).unwrap_or_else(|error| panic!("{language:?}: {error}"));
            let markup = document.descendants().find(|node| node.has_tag_name("b") || node.has_attribute("onload"));
            assert!(markup.is_none(), "a name stays text");
        }
    }
}

/// Checks that everything with text can be read on a narrow screen, and that no area is empty.
fn check_narrow<R: Ruleset>(game: &Game<R>, viewer: Viewer) {
    let scene = Scene::<R>::of(game.state(), viewer);
    let seats = game.table().seats;
    let areas = R::areas(seats);
    let parts = seats.iter().map(Part::Seat).chain([Part::Table]);
    for part in parts.chain(areas.iter().map(|area| Part::Area(area))) {
        let svg = drawn(&scene, &narrow(part));
        assert_eq!(values(&svg, " width=\"").next(), Some("360"), "{part:?}: the width is what was asked for");
        let smallest = smallest_text(&svg);
        assert!(smallest >= MIN_FONT_SIZE, "{part:?}: a text has the size {smallest}");
        let shapes = ["<rect", "<circle", "<path", "<polygon", "<line", "<text"];
        let count: usize = shapes.iter().map(|shape| svg.matches(shape).count()).sum();
        assert!(count > 3, "{part:?} shows something");
    }
    for part in seats.iter().flat_map(|seat| [Part::Wall(seat), Part::Decision(seat)]) {
        assert!(!drawn(&scene, &narrow(part)).contains("<text"), "{part:?} needs no fonts");
    }
}

/// Returns the title and the description of a picture.
fn texts_of(svg: &str) -> [String; 2] {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}"));
    ["title", "desc"].map(|name| {
        let found = document.descendants().find(|node| node.tag_name().name() == name);
        found.and_then(|node| node.text()).unwrap_or_default().to_owned()
    })
}

/// Checks the texts that a picture of the table shows. It says the score of each seat with what the score counts.
fn check_shown_texts<R: Ruleset>(reader: &mut Reader, scene: &Scene<R>, language: Language) {
    let speech = Speech::in_language(language);
    let svg = drawn(scene, &Drawing { speech, ..Drawing::of(Part::Table) });
    let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{error}"));
    let texts = document.descendants().filter(|node| node.tag_name().name() == "text");
    let texts: Vec<&str> = texts.filter_map(|node| node.text()).collect();
    texts.iter().for_each(|text| reader.drawn(language, "a picture", text));
    for (_, score) in scene.score.iter() {
        let total = R::say_points(score.points, &speech);
        assert!(texts.contains(&total.as_str()), "the picture does not say {total:?}");
        reader.label(language, "a score", &total);
    }
}

/// Checks the titles and descriptions of all parts for screen readers, in every language: each says what it shows itself.
fn check_descriptions<R: Ruleset>(reader: &mut Reader, game: &Game<R>, viewer: Viewer) {
    let scene = Scene::<R>::of(game.state(), viewer);
    let (seats, areas) = (game.table().seats, R::areas(game.table().seats));
    for language in Language::ALL {
        let described = |part| {
            let drawing = Drawing { speech: Speech::in_language(language), ..Drawing::of(part) };
            texts_of(&drawn(&scene, &drawing))
        };
        let [title, table] = described(Part::Table);
        check_shown_texts(reader, &scene, language);
        reader.sentence(language, "the description of the table", &table);
        let mut check = |what: &str, texts: &[String; 2]| {
            let [own_title, description] = texts;
            reader.sentence(language, &format!("the description of {what}"), description);
            reader.label(language, &format!("the title of {what}"), own_title);
            assert!(description != &table, "{what} is described as the whole table: {table}");
            assert!(own_title != &title, "{what} has the title of the whole table");
        };
        let mut known = BTreeSet::new();
        for area in &areas {
            let texts = described(Part::Area(area));
            check(area, &texts);
            assert!(known.insert(texts[1].clone()), "another area is described as {area}: {}", texts[1]);
        }
        for kind in [Part::Seat, Part::Wall, Part::Decision] {
            let mut of_seats = BTreeSet::new();
            for seat in seats.iter() {
                let texts = described(kind(seat));
                check(&format!("{:?}", kind(seat)), &texts);
                assert!(of_seats.insert(texts), "another seat is described as {:?}", kind(seat));
            }
        }
        let narrow = Drawing { speech: Speech::in_language(language), ..narrow(Part::Table) };
        assert_eq!(texts_of(&drawn(&scene, &narrow)), [title, table], "a narrow picture has the same description");
    }
}

pub fn do_not_depend_on_looks_and_can_be_read<R: Ruleset>(seats: Seats) {
    let mut sampler = Sampler::new(1, 997);
    let mut reader = Reader::of::<R>();
    moments::<R>(seats, |moment: &Moment<'_, R>| {
        let choosing = sampler.choosing(moment.game);
        if let Some(choosing) = choosing.first() {
            check_looks(moment.game, Viewer::Seat(choosing.seat));
            check_narrow(moment.game, Viewer::Seat(choosing.seat));
            check_descriptions(&mut reader, moment.game, Viewer::Seat(choosing.seat));
        } else if moment.game.is_over() {
            check_narrow(moment.game, Viewer::Spectator);
            check_descriptions(&mut reader, moment.game, Viewer::Spectator);
        }
    });
    reader.finish();
}
