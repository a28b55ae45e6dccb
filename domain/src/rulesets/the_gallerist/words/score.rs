//! Says how the money of a seat is made up, line by line.

use super::super::components::printed;
use super::super::event::EndCause;
use super::super::scoring::tally::{SoloTally, Tally};
use super::speaker;
use super::terms::{counted, money};
use crate::args;
use crate::kernel::words::{Args, message_id};
use crate::kernel::{Language, Line, Speaker, Speech, Words};

/// Says the total of a tally: the money that a player has once everything is scored.
pub(in super::super) fn total(total: i32, speech: &Speech<'_>) -> String {
    let say = speaker(speech);
    say.text("amount-total", &args!["money" => money(&say, total)])
}

/// Returns the tally as lines with a name, the money, and a sentence that explains it.
pub(in super::super) fn explain(tally: &Tally, language: Language) -> Vec<Line> {
    let say = speaker(&Speech::in_language(language));
    let majorities: i32 = tally.majorities.iter().sum();
    let [first, second, third] = tally.majorities.map(|column| money(&say, column));
    let columns = args!["first" => first, "second" => second, "third" => third];
    let renowned = if tally.renowned.is_some() { "renowned" } else { "renowned-none" };
    let influence = args!["space" => tally.influence];
    let mut lines = vec![
        line(&say, ("money", "money"), tally.money, &args![]),
        line(&say, ("majorities", "majorities"), majorities, &columns),
        reputation(&say, tally),
        line(&say, ("exhibition", "exhibition"), tally.exhibition, &args![]),
        line(&say, ("renowned", renowned), tally.renowned.unwrap_or(0), &args![]),
        card(&say, ("curator", "curator-secret"), tally.curator.as_deref()),
        card(&say, ("dealer", "dealer-secret"), tally.dealer.as_deref()),
        line(&say, ("influence", "influence"), tally.influence_money, &influence),
    ];
    // The rulebook's own conditions of the end need no explanation.
    if tally.ended_by == Some(EndCause::IdleRounds) {
        lines.push(line(&say, ("end", "end"), 0, &args![]));
    }
    lines.extend(tally.solo.as_ref().map(|result| solo(&say, result)));
    lines
}

/// Returns a line with a stable key, in the words of the message `line-<message>`.
fn line(say: &Speaker<'_>, (key, message): (&str, &str), points: i32, args: &Args<'_>) -> Line {
    let Words { label, sentence } = say.words(&message_id("line", message), args);
    Line { key: key.to_owned(), name: label, points, explanation: sentence }
}

fn reputation(say: &Speaker<'_>, tally: &Tally) -> Line {
    if tally.tiles.is_empty() {
        return line(say, ("reputation", "reputation-none"), 0, &args![]);
    }
    let tile = |tile: &super::super::scoring::tally::TileTally| {
        let per = printed().tiles[tile.tile].per;
        let count = counted(say, ("criterion", "count"), &per, tile.count);
        say.text("line-tile", &args!["count" => count, "money" => money(say, tile.money)])
    };
    let tiles: Vec<String> = tally.tiles.iter().map(tile).collect();
    let points = tally.tiles.iter().map(|tile| tile.money).sum();
    line(say, ("reputation", "reputation"), points, &args!["tiles" => say.speech.list(&tiles)])
}

fn card(say: &Speaker<'_>, (key, secret): (&str, &str), goals: Option<&[i32]>) -> Line {
    let Some(goals) = goals else {
        return line(say, (key, secret), 0, &args![]);
    };
    let reached = goals.iter().filter(|money| **money > 0).count();
    line(say, (key, key), goals.iter().sum(), &args!["reached" => reached, "goals" => goals.len()])
}

fn solo(say: &Speaker<'_>, solo: &SoloTally) -> Line {
    let conditions = [
        (solo.cards, "missing-cards"),
        (solo.reputation, "missing-reputation"),
        (solo.masterpieces, "missing-masterpieces"),
        (solo.money, "missing-money"),
    ];
    let missing: Vec<String> =
        conditions.into_iter().filter(|(met, _)| !met).map(|(_, id)| say.text(id, &args![])).collect();
    if solo.reached {
        return line(say, ("solo", "solo"), 0, &args![]);
    }
    line(say, ("solo", "solo-missing"), 0, &args!["missing" => say.speech.list(&missing)])
}
