//! How the points of a seat are made up.

use super::speaker;
use crate::args;
use crate::kernel::words::Args;
use crate::kernel::{HasKind, Language, Line, Speaker, Speech, Words, words::message_id};
use crate::rulesets::art_society::scoring::{
    EXCESS_POINTS, EYELINE_POINTS, FULL_WALL_POINTS, OPEN_CORNER_POINTS, Prestige, Tally,
};

/// Says how the points of a seat are made up.
pub(in crate::rulesets::art_society) fn explain(tally: &Tally, language: Language) -> Vec<Line> {
    let say = speaker(&Speech::in_language(language));
    let mut lines: Vec<Line> = tally.prestige.iter().map(|prestige| prestige_line(&say, prestige)).collect();
    let counted = |key: &str, count: u8, each: i32| {
        let args = args!["count" => count, "each" => each.abs()];
        line(&say, (key, &message_id("line", key)), i32::from(count) * each, &args)
    };
    lines.push(line(&say, ("decor", "line-decor"), i32::from(tally.decor), &args!["shields" => tally.decor]));
    lines.push(counted("eyeline", tally.eyeline, EYELINE_POINTS));
    let (full, points) = if tally.full_wall { ("yes", FULL_WALL_POINTS) } else { ("no", 0) };
    lines.push(line(&say, ("full_wall", "line-full-wall"), points, &args!["full" => full]));
    lines.push(counted("open_corners", tally.open_corners, OPEN_CORNER_POINTS));
    lines.push(counted("excess", tally.excess, EXCESS_POINTS));
    lines
}

fn prestige_line(say: &Speaker<'_>, prestige: &Prestige) -> Line {
    let args = args![
        "type" => say.name("genre", &prestige.genre),
        "count" => prestige.counting,
        "each" => prestige.multiplier,
        "lost" => prestige.faux_pas,
    ];
    line(say, (prestige.genre.kind(), "line-prestige"), prestige.points(), &args)
}

fn line(say: &Speaker<'_>, (key, message): (&str, &str), points: i32, args: &Args<'_>) -> Line {
    let Words { label, sentence } = say.words(message, args);
    Line { key: key.to_owned(), name: label, points, explanation: sentence }
}
