//! The scenarios with faults: a lost answer, a conflict, a missed deadline, a take-over.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::server::bot_check::{
    Check,
    report::{Finding, ScenarioOutcome},
    table::{SandboxTable, ScenarioError, Waited, awaits, fault, is_kept, is_spent},
};

/// The game ended before the fault occurred.
fn not_reached(what: &str) -> Finding {
    Finding::new(ScenarioOutcome::NotReached, format!("It did not come to {what}."), "Run the check again.")
}

/// The bot is awaited and does not act.
fn silent(check: &Check, after: &str, advice: &str) -> Finding {
    let saw = format!("After {after} it was awaited and did nothing for {} seconds.", check.timeout.as_secs());
    Finding::new(ScenarioOutcome::NotHandled, saw, advice)
}

const RETRY: &str = "Make a key for each decision, and send it again with the same body when no answer comes: \
    the retry gets the first answer and has no second effect.";

pub(super) async fn lost_answer(check: &Check) -> Result<Finding, ScenarioError> {
    let mut table = SandboxTable::open(check).await?;
    let from = table.arm("lose_answers", 1).await?;
    let bot = table.bot;
    let lost = table.until(true, async |_, game| Ok(is_spent(game, bot, "lose_answers"))).await?;
    let finding = match lost {
        Waited::Stuck(_) => silent(check, "the beginning", "ServerAnswer every `your_turn` of the feed."),
        Waited::Over => not_reached("a lost answer"),
        Waited::Done(_) => {
            let seq = table.events(from).await?.iter().find(|event| event.is_own(bot)).map_or(from, |event| event.seq);
            // Wait for the next request of the bot, and for another move of it.
            let after = table
                .until(true, async |table, game| {
                    Ok(fault(game, bot, "after_loss").is_some() && went_on(table, seq).await?)
                })
                .await?;
            let game = match &after {
                Waited::Done(game) | Waited::Stuck(game) => game.clone(),
                Waited::Over => table.summary().await?,
            };
            let stuck = matches!(after, Waited::Stuck(_));
            match fault(&game, bot, "after_loss").and_then(Value::as_str) {
                Some("new_key") => Finding::new(
                    ScenarioOutcome::NotHandled,
                    "The answer to a command was lost, and it sent the same command again with another Idempotency-Key or none: \
                    if the command is legal twice, it is carried out twice.",
                    RETRY,
                ),
                _ if stuck => silent(check, "a lost answer", RETRY),
                Some("same_key") => {
                    Finding::handled("It sent the command again with the same key: one effect, and the game went on.")
                }
                Some(_) => Finding::handled(
                    "It read the game again before its next decision: one effect, and the game went on.",
                ),
                None => not_reached("anything after the lost answer"),
            }
        }
    };
    table.close().await;
    Ok(finding)
}

/// Whether the bot made another move after the one whose answer was lost.
async fn went_on(table: &SandboxTable<'_>, seq: u64) -> Result<bool, ScenarioError> {
    let events = table.events(seq).await?;
    let mut before = None;
    let mut moves = 0;
    for event in events.iter().filter(|event| event.is_own(table.bot)) {
        moves += usize::from(before.is_none_or(|before| !event.continues(before)));
        before = Some(event);
    }
    Ok(moves > 1)
}

pub(super) async fn conflict(check: &Check) -> Result<Finding, ScenarioError> {
    const ADVICE: &str = "A 412 answer contains the missed events and the commands that are legal now: decide again, with the new version.";
    const NO_VERSION: &str = "Send the version from /choices as `If-Match`: then a command for an older version is answered 412 \
        instead of being carried out in a state that the bot has not seen.";
    let mut table = SandboxTable::open(check).await?;
    let from = table.arm("overtake", 1).await?;
    let bot = table.bot;
    let overtaken = async |table: &SandboxTable<'_>, game: &Value| {
        Ok(is_spent(game, bot, "overtake") && table.first_by_bot(from, None).await?.is_some())
    };
    let overtaken = table.until(true, overtaken).await?;
    let finding = match overtaken {
        Waited::Stuck(_) => silent(check, "the beginning", "ServerAnswer every `your_turn` of the feed."),
        Waited::Over => not_reached("a conflict"),
        Waited::Done(_) => match table.first_by_bot(from, None).await? {
            None => not_reached("a conflict"),
            Some(seq) => {
                let after = table.until(true, async |table, _| table.decided_after(seq).await).await?;
                let game = table.summary().await?;
                match (fault(&game, bot, "overtaken").and_then(Value::as_str), after) {
                    (_, Waited::Stuck(_)) => silent(check, "a conflict", ADVICE),
                    (Some("accepted"), _) => Finding::new(
                        ScenarioOutcome::NotHandled,
                        "The game moved on just before its command. It had sent no `If-Match`, so the command was carried out in a game \
                        it had not seen.",
                        NO_VERSION,
                    ),
                    (Some("refused"), _) => Finding::new(
                        ScenarioOutcome::NotHandled,
                        "The game moved on just before its command. It had sent no `If-Match`: only because the rules refused the command \
                        was it not carried out in a game it had not seen.",
                        NO_VERSION,
                    ),
                    (_, Waited::Over) => not_reached("a decision after the conflict"),
                    (Some(_), Waited::Done(_)) => Finding::handled(
                        "Another move was made just before its command; it read the game again and went on.",
                    ),
                    (None, Waited::Done(_)) => not_reached("a conflict"),
                }
            }
        },
    };
    table.close().await;
    Ok(finding)
}

/// Makes the bot miss this number of deadlines in a row. Returns the number of the first event decided for it, or `None` if it did not
/// miss all of them.
async fn miss_deadlines(table: &mut SandboxTable<'_>, times: u8) -> Result<Option<u64>, ScenarioError> {
    let (own, bot) = (table.own, table.bot);
    // Not while it is awaited: it might be about to decide.
    let ready = async |_: &SandboxTable<'_>, game: &Value| Ok(awaits(game, own) && !awaits(game, bot));
    if !matches!(table.until(true, ready).await?, Waited::Done(_)) {
        return Ok(None);
    }
    let from = table.arm("expire", times).await?;
    let late = async |table: &SandboxTable<'_>, game: &Value| {
        Ok(is_spent(game, bot, "expire") && table.first_by_bot(from, Some(bot)).await?.is_some())
    };
    if matches!(table.until(true, late).await?, Waited::Done(_)) {
        table.first_by_bot(from, Some(bot)).await
    } else {
        Ok(None)
    }
}

pub(super) async fn deadline(check: &Check) -> Result<Finding, ScenarioError> {
    const ADVICE: &str = "A missed deadline costs one decision. Read /choices at every `your_turn`; if the seat is no longer awaited, \
        wait for the next notice.";
    let mut table = SandboxTable::open(check).await?;
    let finding = match miss_deadlines(&mut table, 1).await? {
        None => not_reached("a missed deadline"),
        Some(seq) => match table.until(true, async |table, _| table.decided_after(seq).await).await? {
            Waited::Done(_) => {
                Finding::handled("A decision was made for it when its time ran out, and it made the next itself.")
            }
            Waited::Stuck(_) => silent(check, "a missed deadline", ADVICE),
            Waited::Over => not_reached("a decision after the missed deadline"),
        },
    };
    table.close().await;
    Ok(finding)
}

pub(super) async fn take_over(check: &Check) -> Result<Finding, ScenarioError> {
    let mut table = SandboxTable::open(check).await?;
    let mut kept = false;
    for _ in 0..MAX_ATTEMPTS {
        // A bot that polls often may decide in between; then they are not three in a row.
        if miss_deadlines(&mut table, 3).await?.is_none() {
            break;
        }
        kept = was_taken_over(&table).await?;
        if kept {
            break;
        }
    }
    let finding =
        if kept { takes_seat_back(check, &mut table).await? } else { not_reached("three missed deadlines in a row") };
    table.close().await;
    Ok(finding)
}

/// Attempts to make the bot miss three deadlines in a row.
const MAX_ATTEMPTS: usize = 5;

/// Whether a built-in bot took over the seat. The notice may arrive up to a second after the decision.
async fn was_taken_over(table: &SandboxTable<'_>) -> Result<bool, ScenarioError> {
    for _ in 0..10 {
        if table.was_kept().await? {
            return Ok(true);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(false)
}

/// Checks that the bot takes its seat back. The own seat does not act meanwhile, so that the game waits.
async fn takes_seat_back(check: &Check, table: &mut SandboxTable<'_>) -> Result<Finding, ScenarioError> {
    const ADVICE: &str = "After three missed deadlines a built-in bot plays for the seat (`seat_taken_over`, by `bot`, in the feed): \
        POST /v1/games/{id}/take-back takes it back.";
    let (bot, until) = (table.bot, Instant::now() + check.timeout);
    while is_kept(&table.summary().await?, bot) {
        if Instant::now() > until {
            let seconds = check.timeout.as_secs();
            let saw =
                format!("A built-in bot plays for its seat, and it did not take it back within {seconds} seconds.");
            return Ok(Finding::new(ScenarioOutcome::NotHandled, saw, ADVICE));
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let last = table.events(0).await?.iter().rev().find(|it| it.seat == bot && it.by == "bot").map_or(0, |it| it.seq);
    Ok(match table.until(true, async |table, _| table.decided_after(last).await).await? {
        Waited::Done(_) => Finding::handled("It took its seat back and made the next decision itself."),
        Waited::Stuck(_) => silent(check, "taking its seat back", "Go on with every `your_turn` of the feed."),
        Waited::Over => not_reached("a decision after taking the seat back"),
    })
}
