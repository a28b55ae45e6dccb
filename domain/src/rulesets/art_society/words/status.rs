//! What is going on: the round and the phase, or the result.

use super::decisions::upcoming_round;
use super::speaker;
use crate::args;
use crate::kernel::{Scene, Speaker, Speech, Words};
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::state::Phase;

/// Says what is going on.
pub(in crate::rulesets::art_society) fn status(scene: &Scene<ArtSociety>, speech: &Speech<'_>) -> Words {
    let say = speaker(speech);
    let view = &scene.view;
    match view.phase {
        Phase::Setup => say.words("status-setup", &args![]),
        Phase::Auction => {
            let args = args!["player" => say.player(view.auctioneer), "round" => upcoming_round(view)];
            say.words("status-auction", &args)
        }
        Phase::Bidding => say.words("status-bidding", &args!["round" => view.round]),
        Phase::Hanging => say.words("status-hanging", &args!["round" => view.round]),
        Phase::Over => result(scene, &say),
    }
}

fn result(scene: &Scene<ArtSociety>, say: &Speaker<'_>) -> Words {
    let best = || scene.score.iter().filter(|(_, score)| score.placing == 1);
    let winners: Vec<String> = best().map(|(seat, _)| say.player(seat)).collect();
    let points = best().map(|(_, score)| score.points).next().unwrap_or(0);
    let args = args![
        "count" => winners.len(),
        "round" => scene.view.round,
        "winners" => say.speech.list(&winners),
        "points" => say.speech.points(points),
    ];
    say.words("status-over", &args)
}
