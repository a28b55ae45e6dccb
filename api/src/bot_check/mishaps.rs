//! What goes wrong in real life: a lost answer, a conflict, a missed deadline, a seat that is kept.

use std::time::{Duration, Instant};

use serde_json::Value;

use super::{
    Check,
    report::{Finding, Outcome},
    table::{Stopped, Table, Waited, awaits, fault, is_kept, is_spent},
};

/// The game ended too early, or something else came in between.
fn not_reached(what: &str) -> Finding {
    Finding::new(Outcome::NotReached, format!("It did not come to {what}."), "Run the check again.")
}

/// The bot does nothing any more.
fn silent(check: &Check, after: &str, advice: &str) -> Finding {
    let saw = format!("After {after} it was awaited and did nothing for {} seconds.", check.patience.as_secs());
    Finding::new(Outcome::NotHandled, saw, advice)
}

const RETRY: &str = "Make a key for each decision, and send it again with the same body when no answer comes: \
    the retry gets the first answer and has no second effect.";

pub(super) async fn lost_answer(check: &Check) -> Result<Finding, Stopped> {
    let mut table = Table::open(check).await?;
    let from = table.arm("lose_answers", 1).await?;
    let bot = table.bot;
    let lost = table.until(true, async |_, game| Ok(is_spent(game, bot, "lose_answers"))).await?;
    let finding = match lost {
        Waited::Stuck(_) => silent(check, "the beginning", "Answer every `your_turn` of the feed."),
        Waited::Over => not_reached("a lost answer"),
        Waited::Done(_) => {
            let seq = table.events(from).await?.iter().find(|event| event.is_own(bot)).map_or(from, |event| event.seq);
            // A retry, or anything else; and then the game goes on.
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
                    Outcome::NotHandled,
                    "The answer to a command was lost, and it sent the same command again under another Idempotency-Key or none: \
                    where that is legal it happens twice.",
                    RETRY,
                ),
                _ if stuck => silent(check, "a lost answer", RETRY),
                Some("same_key") => {
                    Finding::handled("It sent the command again under the same key: one effect, and the game went on.")
                }
                Some(_) => Finding::handled(
                    "It looked again before it decided anything else: one effect, and the game went on.",
                ),
                None => not_reached("anything after the lost answer"),
            }
        }
    };
    table.close().await;
    Ok(finding)
}

/// Whether the bot made another move after the one whose answer was lost.
async fn went_on(table: &Table<'_>, seq: u64) -> Result<bool, Stopped> {
    let events = table.events(seq).await?;
    let mut before = None;
    let mut moves = 0;
    for event in events.iter().filter(|event| event.is_own(table.bot)) {
        moves += usize::from(before.is_none_or(|before| !event.continues(before)));
        before = Some(event);
    }
    Ok(moves > 1)
}

pub(super) async fn conflict(check: &Check) -> Result<Finding, Stopped> {
    const ADVICE: &str =
        "A 412 tells what was missed and what is legal now: decide again on that, with the new version.";
    const NO_VERSION: &str = "Send the version the decision was made on as `If-Match`, as /choices tells it: then a game that has moved on \
        answers 412 instead of playing on something else than the bot has seen.";
    let mut table = Table::open(check).await?;
    let from = table.arm("overtake", 1).await?;
    let bot = table.bot;
    let overtaken = async |table: &Table<'_>, game: &Value| {
        Ok(is_spent(game, bot, "overtake") && table.first_by_bot(from, None).await?.is_some())
    };
    let overtaken = table.until(true, overtaken).await?;
    let finding = match overtaken {
        Waited::Stuck(_) => silent(check, "the beginning", "Answer every `your_turn` of the feed."),
        Waited::Over => not_reached("a conflict"),
        Waited::Done(_) => match table.first_by_bot(from, None).await? {
            None => not_reached("a conflict"),
            Some(seq) => {
                let after = table.until(true, async |table, _| table.decided_after(seq).await).await?;
                let game = table.summary().await?;
                match (fault(&game, bot, "overtaken").and_then(Value::as_str), after) {
                    (_, Waited::Stuck(_)) => silent(check, "a conflict", ADVICE),
                    (Some("accepted"), _) => Finding::new(
                        Outcome::NotHandled,
                        "The game moved on just before its command. It had sent no `If-Match`, so the command was carried out in a game \
                        it had not seen.",
                        NO_VERSION,
                    ),
                    (Some("refused"), _) => Finding::new(
                        Outcome::NotHandled,
                        "The game moved on just before its command. It had sent no `If-Match`: only because the rules refused the command \
                        was it not carried out in a game it had not seen.",
                        NO_VERSION,
                    ),
                    (_, Waited::Over) => not_reached("a decision after the conflict"),
                    (Some(_), Waited::Done(_)) => {
                        Finding::handled("The game moved on just before its command; it looked again and went on.")
                    }
                    (None, Waited::Done(_)) => not_reached("a conflict"),
                }
            }
        },
    };
    table.close().await;
    Ok(finding)
}

/// Lets so many decisions of the bot run out of time, one after the other; where the first of them is, if they all did.
async fn be_late(table: &mut Table<'_>, times: u8) -> Result<Option<u64>, Stopped> {
    let (own, bot) = (table.own, table.bot);
    // Not while it is awaited: it might be deciding, and the clock is not what it would stumble over.
    let ready = async |_: &Table<'_>, game: &Value| Ok(awaits(game, own) && !awaits(game, bot));
    if !matches!(table.until(true, ready).await?, Waited::Done(_)) {
        return Ok(None);
    }
    let from = table.arm("expire", times).await?;
    let late = async |table: &Table<'_>, game: &Value| {
        Ok(is_spent(game, bot, "expire") && table.first_by_bot(from, Some(bot)).await?.is_some())
    };
    if matches!(table.until(true, late).await?, Waited::Done(_)) {
        table.first_by_bot(from, Some(bot)).await
    } else {
        Ok(None)
    }
}

pub(super) async fn deadline(check: &Check) -> Result<Finding, Stopped> {
    const ADVICE: &str = "Being too late once costs one decision. Read /choices at every `your_turn`; where nothing is awaited any more, \
        wait for the next.";
    let mut table = Table::open(check).await?;
    let finding = match be_late(&mut table, 1).await? {
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

pub(super) async fn take_over(check: &Check) -> Result<Finding, Stopped> {
    let mut table = Table::open(check).await?;
    let mut kept = false;
    for _ in 0..ATTEMPTS {
        // One that looks all the time may decide in between: then it is not three in a row.
        if be_late(&mut table, 3).await?.is_none() {
            break;
        }
        kept = told_kept(&table).await?;
        if kept {
            break;
        }
    }
    let finding =
        if kept { comes_back(check, &mut table).await? } else { not_reached("three missed deadlines in a row") };
    table.close().await;
    Ok(finding)
}

/// How often it is tried to make the bot miss three deadlines in a row.
const ATTEMPTS: usize = 5;

/// Whether the seat was kept; what was decided is told a moment later.
async fn told_kept(table: &Table<'_>) -> Result<bool, Stopped> {
    for _ in 0..10 {
        if table.was_kept().await? {
            return Ok(true);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(false)
}

/// Whether the bot takes its seat back. The own seat rests meanwhile, so that the game waits for it.
async fn comes_back(check: &Check, table: &mut Table<'_>) -> Result<Finding, Stopped> {
    const ADVICE: &str = "After three missed deadlines a bot of the server keeps the seat (`seat_taken_over`, by `bot`, in the feed): \
        POST /v1/games/{id}/take-back takes it back.";
    let (bot, until) = (table.bot, Instant::now() + check.patience);
    while is_kept(&table.summary().await?, bot) {
        if Instant::now() > until {
            let seconds = check.patience.as_secs();
            let saw =
                format!("A bot of the server keeps its seat, and it did not take it back within {seconds} seconds.");
            return Ok(Finding::new(Outcome::NotHandled, saw, ADVICE));
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
