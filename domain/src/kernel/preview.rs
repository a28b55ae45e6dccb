//! Previews: what commands would lead to, as far as the seat may know.

use super::chance::Chance;
use super::game::Game;
use super::kinds::HasKind;
use super::refusal::CommandError;
use super::rule_number;
use super::ruleset::Ruleset;
use super::score::Score;
use super::seat::{BySeat, Seat, Viewer};
use super::turn::{ChanceSource, Turn};

/// The result of trying an array of commands, as the seat may see it.
pub struct Preview<R: Ruleset> {
    /// The events the commands would lead to.
    pub events: Vec<R::Seen>,
    /// The game after these events.
    pub view: R::View,
    /// The score of each seat after these events.
    pub score: BySeat<Score<R::Tally>>,
    /// The imagined state after these events: what the seat may know is as it would be, everything else is made up.
    pub state: R::State,
    /// The number of commands that were tried.
    pub tried: usize,
    /// The kind of the event before which the preview stops, because it would reveal something hidden.
    pub stops_at: Option<&'static str>,
}

/// The chance of the imagined state. Any number gives the same result.
const PREVIEW_CHANCE: u64 = 0;

impl<R: Ruleset> Game<R> {
    /// Tries commands on an imagined state and stops before the first event that would reveal something hidden. The
    /// real state is not used, so the result cannot leak it.
    ///
    /// # Errors
    /// The first command that would be refused, and why.
    pub fn preview(&self, seat: Seat, commands: &[R::Command]) -> Result<Preview<R>, CommandError<R>> {
        if !self.table().seats.has(seat) {
            return Err(CommandError::NoSuchSeat);
        }
        let viewer = Viewer::Seat(seat);
        let mut state = R::imagine(self.state(), viewer, &mut Chance::public(PREVIEW_CHANCE));
        let mut events: Vec<R::Event> = Vec::new();
        let mut tried = 0;
        let mut stops_at = None;
        for (index, command) in commands.iter().enumerate() {
            if R::awaiting(&state).is_over() {
                return Err(CommandError::GameOver { index });
            }
            let mut after = state.clone();
            let mut emitted = Vec::new();
            let seq = self.seq() + events.len() as u64;
            R::decide(
                &mut Turn::new(&mut after, &mut emitted, ChanceSource::Imagined(PREVIEW_CHANCE), seq),
                seat,
                command,
            )
            .map_err(|rejection| CommandError::Rule { index, rejection })?;
            tried += 1;
            if let Some(at) = emitted.iter().position(R::uncovers) {
                stops_at = emitted.get(at).map(HasKind::kind);
                emitted.truncate(at);
                for event in &emitted {
                    rule_number::apply::<R>(&mut state, event);
                }
                events.append(&mut emitted);
                break;
            }
            state = after;
            events.append(&mut emitted);
        }
        Ok(Preview {
            events: events.iter().map(|event| R::disclose(event, viewer)).collect(),
            view: R::view(&state, viewer),
            score: R::score(&state, viewer),
            state,
            tried,
            stops_at,
        })
    }
}
