//! Everything that a viewer sees and reads of a game, computed together: what its parts have in common is computed once.

use super::any_game::LegalChoice;
use crate::args;
use crate::kernel::game::Game;
use crate::kernel::json::{Json, write};
use crate::kernel::picture::Scene;
use crate::kernel::ruleset::Ruleset;
use crate::kernel::score::Line;
use crate::kernel::seat::{Seat, Viewer};
use crate::kernel::words::{DecisionWords, Presented, Speaker, Speech, Words, message_id};

/// What is asked of [`AnyGame::show`](super::AnyGame::show).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// The view.
    pub view: bool,
    /// What is going on, as text.
    pub status: bool,
    /// What the seat has to decide, as text. Only for a viewer with a seat.
    pub decision: bool,
    /// The legal commands with their texts. Only for a viewer with a seat.
    pub choices: bool,
    /// The scores and their lines.
    pub score: bool,
}

/// What was asked, as far as the viewer may know it.
#[derive(Debug, Default)]
pub struct Shown {
    /// The view.
    pub view: Option<Json>,
    /// What is going on.
    pub status: Option<Words>,
    /// What the seat has to decide; `None` also if it is not awaited.
    pub decision: Option<DecisionWords>,
    /// The legal commands; `None` also for a spectator.
    pub choices: Option<Vec<LegalChoice>>,
    /// The score of each seat, and its lines.
    pub score: Option<(Json, Vec<Vec<Line>>)>,
}

/// Shows a game to a viewer.
pub(super) fn show<R: Ruleset>(game: &Game<R>, viewer: Viewer, speech: &Speech<'_>, asked: Asked) -> Shown {
    if asked == Asked::default() {
        return Shown::default();
    }
    let scene = Scene::<R>::of(game.state(), viewer);
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let decision = seat.filter(|_| asked.decision).and_then(|seat| {
        let decision = scene.awaiting.decision_of(seat)?;
        Some(R::say_decision(&scene, speech, seat, decision))
    });
    Shown {
        status: asked.status.then(|| R::say_status(&scene, speech)),
        decision,
        choices: seat.filter(|_| asked.choices).map(|seat| choices(game, &scene, seat, speech)),
        score: asked.score.then(|| {
            let lines = scene.score.values().iter().map(|score| R::explain(&score.tally, speech.language)).collect();
            (write(&scene.score), lines)
        }),
        view: asked.view.then(|| write(&scene.view)),
    }
}

/// Returns the legal commands of a seat of the table with their texts. The scene is that of the seat.
pub(super) fn choices<R: Ruleset>(
    game: &Game<R>,
    scene: &Scene<R>,
    seat: Seat,
    speech: &Speech<'_>,
) -> Vec<LegalChoice> {
    said(scene, seat, &game.legal(seat), speech)
}

/// Returns these legal commands of a seat with their texts. The scene is that of the seat.
pub(super) fn said<R: Ruleset>(
    scene: &Scene<R>,
    seat: Seat,
    commands: &[R::Command],
    speech: &Speech<'_>,
) -> Vec<LegalChoice> {
    if commands.is_empty() {
        return Vec::new();
    }
    let presented = R::present(scene, speech, seat, commands);
    let mut group_labels = GroupLabels { speaker: Speaker::new(R::messages(), *speech), known: Vec::new() };
    let choice = |(command, presented): (&R::Command, Presented)| LegalChoice {
        command: write(command),
        words: presented.words,
        group: presented.group,
        group_label: group_labels.of(presented.group),
        parts: presented.parts,
        piece: presented.piece,
    };
    commands.iter().zip(presented).map(choice).collect()
}

/// The names of groups. Many commands share a group, and each name is formatted once.
struct GroupLabels<'a> {
    speaker: Speaker<'a>,
    known: Vec<(&'static str, String)>,
}

impl GroupLabels<'_> {
    fn of(&mut self, group: &'static str) -> String {
        if let Some((_, label)) = self.known.iter().find(|(known, _)| *known == group) {
            return label.clone();
        }
        let label = self.speaker.text(&message_id("group", group), &args![]);
        self.known.push((group, label.clone()));
        label
    }
}
