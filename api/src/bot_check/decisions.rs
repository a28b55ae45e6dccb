//! Every kind of decision: games are played until the bot has made each, or there were enough of them.

use std::collections::BTreeSet;

use super::{
    Check,
    report::{Decisions, Finding, Outcome, Report},
    table::{Stopped, Table, Waited, decision},
};

pub(super) async fn run(check: &Check, kinds: &[String], report: &mut Report) -> Result<Finding, Stopped> {
    let mut decided: BTreeSet<String> = BTreeSet::new();
    let mut stuck = None;
    let mut played = 0;
    while played < check.games && stuck.is_none() && !kinds.iter().all(|kind| decided.contains(kind)) {
        // Some are asked for only where many play.
        let mut table = Table::with(check, check.most_seats.saturating_sub(2)).await?;
        played += 1;
        if let Waited::Stuck(summary) = table.until(true, async |_, _| Ok(false)).await? {
            stuck = Some(decision(&summary, table.bot).map(str::to_owned));
        }
        decided.extend(decisions_of(&table).await?);
        table.close().await;
    }
    let not_decided: Vec<String> = stuck.clone().flatten().into_iter().collect();
    let unmet = kinds.iter().filter(|kind| !decided.contains(*kind) && !not_decided.contains(*kind));
    let not_reached: Vec<String> = unmet.cloned().collect();
    let games = if played == 1 { "one game".to_owned() } else { format!("{played} games") };
    let finding = match stuck {
        Some(Some(kind)) => Finding::new(
            Outcome::NotHandled,
            format!("Asked for {kind}, it did nothing for {} seconds.", check.patience.as_secs()),
            "Answer every `your_turn` of the feed: read /choices, send one of `legal`, and look again until nothing is awaited.",
        ),
        Some(None) => Finding::new(
            Outcome::NotReached,
            "The game came to a halt, and not at the bot's seat.",
            "Look at the server's log.",
        ),
        None if decided.is_empty() => Finding::new(
            Outcome::NotHandled,
            format!("In {games} it decided nothing itself."),
            "Answer every `your_turn` of the feed: read /choices and send one of `legal`.",
        ),
        None if not_reached.is_empty() => {
            Finding::handled(format!("It made all {} kinds of decisions in {games}.", kinds.len()))
        }
        None => Finding::new(
            Outcome::NotReached,
            format!(
                "It made every decision it was asked for in {games}: {} of {} kinds. Not met: {}.",
                kinds.len() - not_reached.len(),
                kinds.len(),
                not_reached.join(", ")
            ),
            format!(
                "Play more games (--games), and let it choose among all that is legal. What nobody is asked for at a table of several, \
                because it belongs to a game alone, can be left out: --without {}.",
                not_reached.join(",")
            ),
        ),
    };
    report.decisions = Some(Decisions { decided: decided.into_iter().collect(), not_decided, not_reached });
    Ok(finding)
}

/// The kinds of decisions the bot made at a table: what it was awaited for when each of its moves began.
async fn decisions_of(table: &Table<'_>) -> Result<BTreeSet<String>, Stopped> {
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
