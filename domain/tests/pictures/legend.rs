//! The legend of a picture explains every sign, in every language, wide and narrow.

use roxmltree::Document;
use salon_domain::args;
use salon_domain::kernel::picture::Width;
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Drawing, Game, Language, Part, Ruleset, Scene, Seats, Speaker, Speech, Table, Viewer};

/// The width of a narrow screen.
const NARROW: u16 = 360;

/// What a legend explains beside its own messages (`picture-legend-...`): values of the vocabulary, and other messages.
struct Explained {
    ruleset: &'static str,
    vocabulary: &'static [&'static str],
    messages: &'static [&'static str],
}

const EXPLAINED: [Explained; 2] = [
    Explained { ruleset: "art_society", vocabulary: &["genre", "frame"], messages: &[] },
    Explained { ruleset: "the_gallerist", vocabulary: &["form"], messages: &[] },
];

/// Returns all texts of a picture on one line.
fn text_of(svg: &str) -> String {
    let document = Document::parse(svg).unwrap();
    let texts = document.descendants().filter(|node| node.tag_name().name() == "text");
    let words: Vec<&str> = texts.filter_map(|node| node.text()).flat_map(str::split_whitespace).collect();
    words.join(" ")
}

/// Returns the ids of the messages of the legend.
fn own_messages<R: Ruleset>() -> Vec<&'static str> {
    let ids = R::messages().source(Language::En).lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    ids.filter(|id| id.starts_with("picture-legend-")).collect()
}

/// Returns the number of signs that the legend of this ruleset explains. Fails if one is missing.
pub fn check<R: Ruleset>() -> usize {
    let Some(explained) = EXPLAINED.iter().find(|explained| explained.ruleset == R::KEY) else { return 0 };
    let (game, _) = Game::<R>::open(Table::new(Seats::new(2).unwrap()), seed(1)).unwrap();
    let scene = Scene::<R>::of(game.state(), Viewer::Spectator);
    let narrow = Drawing { width: Width::new(NARROW).unwrap(), ..Drawing::of(Part::Table) };
    let mut count = 0;
    for language in Language::ALL {
        let say = Speaker::new(R::messages(), Speech::in_language(language));
        let messages = own_messages::<R>().into_iter().chain(explained.messages.iter().copied());
        let mut signs: Vec<String> = messages.map(|id| say.text(id, &args![])).collect();
        for prefix in explained.vocabulary {
            let kinds = R::VOCABULARY.iter().find(|(known, _)| known == prefix).unwrap().1;
            signs.extend(kinds.iter().map(|kind| say.name_of(prefix, kind)));
        }
        for look in [Drawing::of(Part::Table), narrow] {
            let drawing = Drawing { speech: Speech::in_language(language), ..look };
            let text = text_of(R::picture(&scene, &drawing).as_str()).to_lowercase();
            for sign in &signs {
                let sign = sign.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
                assert!(text.contains(&sign), "{} ({language:?}): the legend lacks {sign:?}: {text}", R::KEY);
            }
        }
        count += signs.len();
    }
    count
}
