//! Says stored plans to the player who made them: when they are played, and what their commands do as far as can be foreseen.

use std::{collections::BTreeMap, sync::Arc};

use salon_domain::args;
use salon_domain::kernel::catalogue::AnyGame;
use salon_domain::kernel::{Language, Seat, Speech, Words};
use serde_json::{Value, json, value::RawValue};

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        correspondence::manage_plans::own_seat,
        error::PlayError,
        session::{
            game_session::GameSession,
            plans::{Alternative, Plan},
            player_names::names_of,
        },
    },
    words,
};

/// Commands that are said in one answer. Further ones are left out.
const MAX_SAID_COMMANDS: usize = 100;

/// A plan with its texts.
#[derive(Debug)]
pub struct SaidPlan {
    /// The plan.
    pub plan: Plan,
    /// When it is played.
    pub words: Words,
    /// For each alternative, what its commands do. Commands that cannot be foreseen, and those after them, are left out.
    pub alternatives: Vec<Vec<Words>>,
}

/// Returns the caller's plans in a game with texts, oldest first. They follow from what the seat may know.
pub async fn say_plans(
    games: &Games,
    (game, account): (GameId, AccountId),
    language: Language,
) -> Result<Vec<SaidPlan>, PlayError> {
    let ids = [game];
    let (session, players) = tokio::join!(games.current(game), games.store.players(&ids));
    let (session, names) = (session?, names_of(&players?));
    let seat = own_seat(&session, account)?.seat;
    let speech = Speech { language, names: &names };
    let mut said = PlanSayer { session: &session, seat, speech, positions: BTreeMap::new(), left: MAX_SAID_COMMANDS };
    let own = session.plans.iter().filter(|plan| plan.account == account).cloned();
    Ok(own.map(|plan| said.say(plan)).collect())
}

/// Says the plans of a seat.
struct PlanSayer<'a> {
    session: &'a GameSession,
    seat: Seat,
    speech: Speech<'a>,
    /// The game when it waits for each kind of decision, as far as can be foreseen.
    positions: BTreeMap<String, Option<Arc<dyn AnyGame>>>,
    /// How many more commands are said.
    left: usize,
}

impl PlanSayer<'_> {
    fn say(&mut self, plan: Plan) -> SaidPlan {
        let (language, ruleset) = (self.speech.language, self.session.ruleset.about().key);
        let args = args![
            "decision" => words::decision_name(language, Some(ruleset), &plan.decision),
            "acts" => plan.acts.as_str(),
            "conditions" => plan.conditions.len(),
            "alternatives" => plan.alternatives.len(),
        ];
        let position = self.position(&plan.decision);
        let alternatives = plan.alternatives.iter().map(|alternative| match &position {
            Some(position) => self.commands(Arc::clone(position), alternative),
            None => Vec::new(),
        });
        let alternatives = alternatives.collect();
        SaidPlan { words: words::words(language, "plan", &args), alternatives, plan }
    }

    /// Returns the game when it waits for this decision of the seat: the current one, or one that is imagined.
    fn position(&mut self, decision: &str) -> Option<Arc<dyn AnyGame>> {
        if self.session.status != Status::Running {
            return None;
        }
        if let Some(known) = self.positions.get(decision) {
            return known.clone();
        }
        let (game, seat) = (&self.session.game, self.seat);
        let waits = game.awaiting().iter().any(|awaited| awaited.seat == seat && awaited.decision == decision);
        let position = match waits {
            true => Some(Arc::clone(game)),
            false => game.forecast(seat, Some(decision)).map(Arc::from),
        };
        self.positions.insert(decision.to_owned(), position.clone());
        position
    }

    /// Says the commands of an alternative, one after the other, until one is not legal or reveals something.
    fn commands(&mut self, mut position: Arc<dyn AnyGame>, alternative: &Alternative) -> Vec<Words> {
        let commands: Vec<Box<RawValue>> = serde_json::from_str(alternative.commands.get()).unwrap_or_default();
        let mut said = Vec::new();
        for command in commands {
            if self.left == 0 {
                break;
            }
            self.left -= 1;
            let one = format!("[{}]", command.get());
            let Some(words) = self.command(&*position, one.as_bytes()) else { break };
            said.push(words);
            match position.preview(self.seat, one.as_bytes(), &self.speech) {
                Ok(preview) if preview.stops_at.is_none() => position = preview.game.into(),
                Ok(_) | Err(_) => break,
            }
        }
        said
    }

    /// Says a command that is legal in this position; the command is an array of one.
    fn command(&self, position: &dyn AnyGame, command: &[u8]) -> Option<Words> {
        // As the ruleset writes it: members that are optional may be left out in a plan.
        let accepted = position.decide(self.seat, command).ok()?;
        let written: Value = serde_json::from_str(accepted.commands.get()).ok()?;
        let same = |choice: &str| serde_json::from_str(choice).is_ok_and(|choice: Value| json!([choice]) == written);
        let choices = position.choices(self.seat, &self.speech).ok()?;
        choices.into_iter().find(|choice| same(choice.command.get())).map(|choice| choice.words)
    }
}
