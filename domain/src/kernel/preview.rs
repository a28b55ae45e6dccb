//! Trying out: what commands would lead to, told without telling what the seat cannot know.

use super::chance::Chance;
use super::game::Game;
use super::kinds::Kinds;
use super::refusal::Refused;
use super::ruleset::Ruleset;
use super::score::Score;
use super::seat::{BySeat, Seat, Viewer};
use super::turn::{Fortune, Turn};

/// What an array of commands would lead to.
pub struct Preview<R: Ruleset> {
    /// What would happen, as the seat may see it.
    pub events: Vec<R::Seen>,
    /// The game afterwards, as the seat may see it.
    pub view: R::View,
    /// How the seats would stand, as far as the seat can know.
    pub score: BySeat<Score<R::Tally>>,
    /// How many of the commands were tried out.
    pub tried: usize,
    /// What would come next, had it not been hidden: the kind of the event before which the preview stops.
    pub stops_at: Option<&'static str>,
}

/// Previews work on one imagined state; which one makes no difference to what is told.
const IMAGINED: u64 = 0;

impl<R: Ruleset> Game<R> {
    /// Tries commands out. Works on an imagined state, never on the real one, and stops before the first event that
    /// would uncover something: what comes back follows from what the seat knows already, by construction.
    ///
    /// # Errors
    /// The first command that would be refused, and why.
    pub fn preview(&self, seat: Seat, commands: &[R::Command]) -> Result<Preview<R>, Refused<R>> {
        if !self.table().seats.has(seat) {
            return Err(Refused::NoSuchSeat);
        }
        let viewer = Viewer::Seat(seat);
        let mut state = R::imagine(self.state(), viewer, &mut Chance::public(IMAGINED));
        let mut events: Vec<R::Event> = Vec::new();
        let mut tried = 0;
        let mut stops_at = None;
        for (index, command) in commands.iter().enumerate() {
            if R::awaiting(&state).is_over() {
                return Err(Refused::GameOver { index });
            }
            let mut after = state.clone();
            let mut emitted = Vec::new();
            let seq = self.seq() + events.len() as u64;
            R::decide(&mut Turn::new(&mut after, &mut emitted, Fortune::Imagined(IMAGINED), seq), seat, command)
                .map_err(|rejection| Refused::Rule { index, rejection })?;
            tried += 1;
            if let Some(at) = emitted.iter().position(R::uncovers) {
                stops_at = emitted.get(at).map(Kinds::kind);
                emitted.truncate(at);
                for event in &emitted {
                    R::apply(&mut state, event);
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
            tried,
            stops_at,
        })
    }
}
