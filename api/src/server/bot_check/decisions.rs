//! The scenario of decisions: plays games until the bot has made every kind of decision, or the limit of games is reached.

use std::collections::BTreeSet;

use crate::server::bot_check::{
    Check,
    report::{Decisions, Finding, Report, ScenarioOutcome},
    table::{SandboxTable, ScenarioError, Waited, decision},
};

pub(super) async fn run(check: &Check, kinds: &[String], report: &mut Report) -> Result<Finding, ScenarioError> {
    let mut decided: BTreeSet<String> = BTreeSet::new();
    let mut stuck = None;
    let mut played = 0;
    while played < check.games && stuck.is_none() && !kinds.iter().all(|kind| decided.contains(kind)) {
        // Some decisions occur only in games with many players.
        let mut table = SandboxTable::open_with_novices(check, check.most_seats.saturating_sub(2)).await?;
        played += 1;
        if let Waited::Stuck(summary) = table.until(true, async |_, _| Ok(false)).await? {
            stuck = Some(decision(&summary, table.bot).map(str::to_owned));
        }
        decided.extend(decisions_of(&table).await?);
        table.close().await;
    }
    let not_decided: Vec<String> = stuck.clone().flatten().into_iter().collect();
    let missing = kinds.iter().filter(|kind| !decided.contains(*kind) && !not_decided.contains(*kind));
    let not_reached: Vec<String> = missing.cloned().collect();
    let games = if played == 1 { "one game".to_owned() } else { format!("{played} games") };
    let finding = match stuck {
        Some(Some(kind)) => Finding::new(
            ScenarioOutcome::NotHandled,
            format!("Asked for {kind}, it did nothing for {} seconds.", check.timeout.as_secs()),
            "ServerAnswer every `your_turn` of the feed: read /choices, send one of `legal`, and repeat until the seat is no longer awaited.",
        ),
        Some(None) => Finding::new(
            ScenarioOutcome::NotReached,
            "The game came to a halt, and not at the bot's seat.",
            "Read the log of the server.",
        ),
        None if decided.is_empty() => Finding::new(
            ScenarioOutcome::NotHandled,
            format!("In {games} it decided nothing itself."),
            "ServerAnswer every `your_turn` of the feed: read /choices and send one of `legal`.",
        ),
        None if not_reached.is_empty() => {
            Finding::handled(format!("It made all {} kinds of decisions in {games}.", kinds.len()))
        }
        None => Finding::new(
            ScenarioOutcome::NotReached,
            format!(
                "It made every decision it was asked for in {games}: {} of {} kinds. Not met: {}.",
                kinds.len() - not_reached.len(),
                kinds.len(),
                not_reached.join(", ")
            ),
            format!(
                "Play more games (--games), and let it choose among all legal commands. Decisions that occur only in games of one \
                player can be left out: --without {}.",
                not_reached.join(",")
            ),
        ),
    };
    report.decisions = Some(Decisions { decided: decided.into_iter().collect(), not_decided, not_reached });
    Ok(finding)
}

/// Returns the kinds of decisions the bot made at a table: those it was awaited for when each of its moves began.
async fn decisions_of(table: &SandboxTable<'_>) -> Result<BTreeSet<String>, ScenarioError> {
    let events = table.events(0).await?;
    let mut kinds = BTreeSet::new();
    let mut before = None;
    for event in events {
        let begins = before.as_ref().is_none_or(|before| !event.continues(before));
        if begins && event.is_own(table.bot) {
            let view = table.get(&format!("/view?spectator=true&at={}", event.seq)).await?;
            kinds.extend(decision(&view, table.bot).map(str::to_owned));
        }
        before = Some(event);
    }
    Ok(kinds)
}
