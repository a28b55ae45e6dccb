//! One table: two players who play game after game and talk, and an exact account of all that was acknowledged to them.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use salon_load::Failure;
use serde_json::{Value, json};

use crate::{
    client::{Answer, Client, Question},
    tally::Tally,
};

/// The pause between moves: players leave some of the machine to others.
const THINKING_TIME: Duration = Duration::from_millis(5);
/// A message once in so many turns.
const TURNS_A_MESSAGE: usize = 6;

/// Two players, and what tells them to stop.
pub struct Table {
    /// Tells keys and texts of tables apart.
    pub number: usize,
    /// The players.
    pub players: [Client; 2],
    /// The counts of the run.
    pub tally: Tally,
    /// Set when no more moves are to be made.
    pub stop: Arc<AtomicBool>,
}

/// Something that was acknowledged.
struct Acknowledged {
    player: usize,
    question: Question,
    answer: Answer,
}

/// What is known for certain about a game.
#[derive(Debug)]
pub struct Account {
    game: String,
    version: u64,
    messages: Vec<String>,
}

impl Table {
    /// Plays games until it is told to stop, each checked when it is over.
    pub async fn play(&mut self) -> Result<Vec<Account>, Failure> {
        let mut accounts = Vec::new();
        while !self.stop.load(Ordering::Acquire) {
            let game = self.open(accounts.len()).await?;
            let (moves, messages) = self.play_one(&game).await?;
            accounts.push(self.settle(game, moves, messages).await?);
        }
        Ok(accounts)
    }

    /// Compares the events and messages of a game with what was acknowledged.
    pub async fn check(&mut self, account: &Account) -> Result<(), Failure> {
        self.check_events(account).await?;
        self.check_messages(account).await
    }

    async fn open(&mut self, number: usize) -> Result<String, Failure> {
        let [host, guest] = &mut self.players;
        let order = json!({"ruleset": "art_society", "seats": 2}).to_string();
        let key = format!("open-{}-{number}", self.number);
        let opened = host.insist(&Question::post("/v1/games".to_owned(), key, order)).await?.expect(201)?;
        let game = text(&opened.json()?, "/id")?;
        let join =
            Question { key: None, ..Question::post(format!("/v1/games/{game}/join"), String::new(), "{}".to_owned()) };
        let joined = guest.insist(&join).await?;
        // It was joined already where only the answer got lost.
        if joined.code() != "already_joined" {
            joined.expect(200)?;
        }
        Ok(game)
    }

    async fn play_one(&mut self, game: &str) -> Result<(Vec<Acknowledged>, Vec<Acknowledged>), Failure> {
        let (mut moves, mut messages) = (Vec::new(), Vec::new());
        for number in 0.. {
            if self.stop.load(Ordering::Acquire) {
                break;
            }
            let key = format!("{}-{number}", self.number);
            let [one, other] = &mut self.players;
            let (first, second) = tokio::join!(turn(one, 0, game, &key), turn(other, 1, game, &key));
            let made: Vec<Acknowledged> = first?.into_iter().chain(second?).collect();
            self.tally.moves.fetch_add(made.len() as u64, Ordering::Relaxed);
            if made.is_empty() && is_over(&mut self.players, game).await? {
                break;
            }
            moves.extend(made);
            let player = number % 2;
            let Some(speaker) = self.players.get_mut(player) else { continue };
            if speaker.dice.one_in(TURNS_A_MESSAGE) {
                messages.push(say(speaker, player, game, &key).await?);
                self.tally.messages.fetch_add(1, Ordering::Relaxed);
            }
            tokio::time::sleep(THINKING_TIME).await;
        }
        Ok((moves, messages))
    }

    /// Compares what is there with what was acknowledged, then sends everything once more.
    async fn settle(
        &mut self,
        game: String,
        moves: Vec<Acknowledged>,
        messages: Vec<Acknowledged>,
    ) -> Result<Account, Failure> {
        let version = self.count_moves(&game, &moves)?;
        let texts: Result<Vec<String>, Failure> = messages.iter().map(|it| text(&it.answer.json()?, "/text")).collect();
        let account = Account { game, version, messages: texts? };
        // Before, since a retry of what was lost would bring it back.
        self.check(&account).await?;
        for done in moves.iter().chain(&messages) {
            let Some(player) = self.players.get_mut(done.player) else { continue };
            let again = player.insist(&done.question).await?;
            if again == done.answer {
                self.tally.same_answers.fetch_add(1, Ordering::Relaxed);
            } else {
                let (before, now) = (String::from_utf8_lossy(&done.answer.body), String::from_utf8_lossy(&again.body));
                let Answer { status, .. } = again;
                let what = format!("{} {:?}: first {before}, then {status} {now}", account.game, done.question.key);
                self.tally.note(&self.tally.other_answers, what);
            }
        }
        Ok(account)
    }

    /// Acknowledged moves follow each other without a gap; returns the version after the last.
    fn count_moves(&self, game: &str, moves: &[Acknowledged]) -> Result<u64, Failure> {
        let mut spans = Vec::new();
        for done in moves {
            let answer = done.answer.json()?;
            spans.push((number(&answer, "/events/0/seq")?, number(&answer, "/version")?));
        }
        spans.sort_unstable();
        let mut next = 0;
        for (first, version) in spans {
            if first > next {
                let what = format!("{game}: events {next} to {first} were acknowledged to nobody");
                self.tally.note(&self.tally.doubled, what);
            } else if first < next {
                self.tally.note(&self.tally.lost, format!("{game}: event {first} was acknowledged twice"));
            }
            next = version;
        }
        Ok(next)
    }

    async fn check_events(&mut self, account: &Account) -> Result<(), Failure> {
        let Account { game, version, .. } = account;
        let [reader, _] = &mut self.players;
        let mut count: u64 = 0;
        loop {
            let path = format!("/v1/games/{game}/events?limit=100&from={count}");
            let page = reader.insist(&Question::get(path)).await?.expect(200)?.json()?;
            let items = list(&page, "/items")?;
            if items.is_empty() {
                break;
            }
            for item in items {
                if number(item, "/seq")? != count {
                    self.tally.note(&self.tally.lost, format!("{game}: there is no event {count}"));
                }
                count += 1;
            }
        }
        if count < *version {
            self.tally.note(&self.tally.lost, format!("{game}: {version} events acknowledged, {count} there"));
        } else if count > *version {
            self.tally.note(&self.tally.doubled, format!("{game}: {version} events acknowledged, {count} there"));
        }
        Ok(())
    }

    async fn check_messages(&mut self, account: &Account) -> Result<(), Failure> {
        let Account { game, messages, .. } = account;
        let [reader, _] = &mut self.players;
        let mut found: BTreeMap<String, i64> = BTreeMap::new();
        let mut cursor = String::new();
        loop {
            let path = format!("/v1/games/{game}/messages?limit=100{cursor}");
            let page = reader.insist(&Question::get(path)).await?.expect(200)?.json()?;
            for item in list(&page, "/items")? {
                *found.entry(text(item, "/text")?).or_default() += 1;
            }
            match page.get("next_cursor").and_then(Value::as_str) {
                Some(next) => cursor = format!("&cursor={next}"),
                None => break,
            }
        }
        for message in messages {
            *found.entry(message.clone()).or_default() -= 1;
        }
        for (message, surplus) in found {
            match surplus {
                0 => {}
                1.. => self.tally.note(&self.tally.doubled, format!("{game}: {message} is there too often")),
                _ => self.tally.note(&self.tally.lost, format!("{game}: {message} is not there")),
            }
        }
        Ok(())
    }
}

/// One move of a player, if the game waits for them.
async fn turn(client: &mut Client, player: usize, game: &str, key: &str) -> Result<Option<Acknowledged>, Failure> {
    let choices = client.insist(&Question::get(format!("/v1/games/{game}/choices"))).await?;
    // A game that has ended meanwhile offers nothing.
    if choices.status == 409 {
        return Ok(None);
    }
    let choices = choices.expect(200)?.json()?;
    if choices.get("awaited").is_none_or(Value::is_null) {
        return Ok(None);
    }
    // None that goes back: random play should come to its end.
    let legal = list(&choices, "/legal")?.iter().filter(|it| it.get("kind").is_none_or(|kind| kind != "take_down"));
    let legal: Vec<&Value> = legal.collect();
    let Some(command) = client.dice.pick(&legal) else { return Ok(None) };
    let body = json!({"commands": [command]}).to_string();
    let question = Question::post(format!("/v1/games/{game}/commands"), format!("move-{key}-{player}"), body);
    let answer = client.insist(&question).await?;
    // The rules may let the other player, who moved meanwhile, go first.
    if answer.status == 422 {
        return Ok(None);
    }
    Ok(Some(Acknowledged { player, question, answer: answer.expect(200)? }))
}

async fn say(client: &mut Client, player: usize, game: &str, key: &str) -> Result<Acknowledged, Failure> {
    let body = json!({"text": format!("message {key}"), "audience": "players"}).to_string();
    let question = Question::post(format!("/v1/games/{game}/messages"), format!("say-{key}"), body);
    let answer = client.insist(&question).await?.expect(201)?;
    Ok(Acknowledged { player, question, answer })
}

async fn is_over(players: &mut [Client; 2], game: &str) -> Result<bool, Failure> {
    let [reader, _] = players;
    let summary = reader.insist(&Question::get(format!("/v1/games/{game}"))).await?.expect(200)?;
    Ok(text(&summary.json()?, "/status")? == "finished")
}

fn text(value: &Value, pointer: &str) -> Result<String, Failure> {
    let found = value.pointer(pointer).and_then(Value::as_str).map(str::to_owned);
    found.ok_or_else(|| format!("no text at {pointer} of {value}").into())
}

fn number(value: &Value, pointer: &str) -> Result<u64, Failure> {
    value.pointer(pointer).and_then(Value::as_u64).ok_or_else(|| format!("no number at {pointer} of {value}").into())
}

fn list<'a>(value: &'a Value, pointer: &str) -> Result<&'a Vec<Value>, Failure> {
    value.pointer(pointer).and_then(Value::as_array).ok_or_else(|| format!("no list at {pointer} of {value}").into())
}
