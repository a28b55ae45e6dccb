//! Says what is going on: the round and the turn, or the result.

use super::super::TheGallerist;
use super::super::view::Phase;
use super::speaker;
use super::terms::money;
use crate::args;
use crate::kernel::words::Args;
use crate::kernel::{Scene, Seat, Speaker, Speech, Words};

/// Says what is going on.
pub(in super::super) fn status(scene: &Scene<TheGallerist>, speech: &Speech<'_>) -> Words {
    let say = speaker(speech);
    let view = &scene.view;
    let phase = args!["phase" => say.name("phase", &view.phase)];
    match view.phase {
        Phase::Start => say.words("status-start", &phase),
        Phase::Auction => say.words("status-auction", &phase),
        Phase::Over => over(scene, &say, phase),
        Phase::Move | Phase::Act => running(scene, &say, phase),
    }
}

fn running(scene: &Scene<TheGallerist>, say: &Speaker<'_>, mut args: Args<'_>) -> Words {
    let view = &scene.view;
    let end = match (view.last_round, view.ending) {
        (true, _) => "last",
        (false, true) => "triggered",
        (false, false) => "open",
    };
    args.set("round", view.round);
    args.set("player", say.player(view.turn));
    args.set("other", say.player(view.actor));
    args.set("end", end);
    let message = if view.kicked_out { "status-kicked-out" } else { "status-running" };
    say.words(message, &args)
}

fn over(scene: &Scene<TheGallerist>, say: &Speaker<'_>, mut args: Args<'_>) -> Words {
    let best = scene.score.iter().filter(|(_, score)| score.placing == 1);
    let winners: Vec<String> = best.map(|(seat, _)| say.player(seat)).collect();
    let points = scene.score.values().iter().map(|score| score.points).max().unwrap_or(0);
    args.set("money", money(say, points));
    if scene.view.lacerda.is_some() {
        args.set("player", say.player(Seat::FIRST));
        let message = if winners.is_empty() { "status-solo-lost" } else { "status-solo-won" };
        return say.words(message, &args);
    }
    args.set("count", winners.len());
    args.set("winners", say.speech.list(&winners));
    say.words("status-over", &args)
}
