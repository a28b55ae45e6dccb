//! Two players who play one game after the other and send messages; every acknowledged request is recorded and checked.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use salon_load::{
    Failure,
    json::{list, number, text},
};
use serde_json::{Value, json};

use crate::{
    client::{OwnedResponse, RetryingClient, StoredRequest, problem_code},
    counts::SharedCounts,
};

/// The pause between moves, which leaves processor time to other processes.
const MOVE_INTERVAL: Duration = Duration::from_millis(5);
/// A player sends a message in one of this many turns.
const TURNS_PER_MESSAGE: usize = 6;

/// Two players and the signal that stops them.
pub struct PlayerPair {
    /// Makes keys and texts of this pair unique.
    pub number: usize,
    /// The players.
    pub players: [RetryingClient; 2],
    /// The counts of the run.
    pub counts: SharedCounts,
    /// Set when the players have to stop.
    pub stop: Arc<AtomicBool>,
}

/// An acknowledged request with its response.
struct AcknowledgedRequest {
    player: usize,
    request: StoredRequest,
    response: OwnedResponse,
}

/// What a game has to contain according to the acknowledgements.
#[derive(Debug)]
pub struct ExpectedGame {
    game: String,
    version: u64,
    messages: Vec<String>,
}

impl PlayerPair {
    /// Plays games until the stop signal, and checks each when it is over.
    pub async fn play(&mut self) -> Result<Vec<ExpectedGame>, Failure> {
        let mut games = Vec::new();
        while !self.stop.load(Ordering::Acquire) {
            let game = self.open_game(games.len()).await?;
            let (moves, messages) = self.play_game(&game).await?;
            games.push(self.verify(game, moves, messages).await?);
        }
        Ok(games)
    }

    /// Compares the events and messages of a game with what was acknowledged.
    pub async fn check(&mut self, expected: &ExpectedGame) -> Result<(), Failure> {
        self.check_events(expected).await?;
        self.check_messages(expected).await
    }

    async fn open_game(&mut self, number: usize) -> Result<String, Failure> {
        let [host, guest] = &mut self.players;
        let body = json!({"ruleset": "art_society", "seats": 2}).to_string();
        let key = format!("open-{}-{number}", self.number);
        let request = StoredRequest::post("/v1/games".to_owned(), body).with_key(key);
        let opened = host.send_until_answered(&request).await?.expect_status(201)?;
        let game = text(&opened.json()?, "/id")?;
        let join = StoredRequest::post(format!("/v1/games/{game}/join"), "{}".to_owned());
        let joined = guest.send_until_answered(&join).await?;
        // A retry after a lost response finds that the player has joined already.
        if problem_code(&joined) != "already_joined" {
            joined.expect_status(200)?;
        }
        Ok(game)
    }

    async fn play_game(&mut self, game: &str) -> Result<(Vec<AcknowledgedRequest>, Vec<AcknowledgedRequest>), Failure> {
        let (mut moves, mut messages) = (Vec::new(), Vec::new());
        for number in 0.. {
            if self.stop.load(Ordering::Acquire) {
                break;
            }
            let key = format!("{}-{number}", self.number);
            let [one, other] = &mut self.players;
            let (first, second) = tokio::join!(take_turn(one, 0, game, &key), take_turn(other, 1, game, &key));
            let made: Vec<AcknowledgedRequest> = first?.into_iter().chain(second?).collect();
            self.counts.moves.fetch_add(made.len() as u64, Ordering::Relaxed);
            if made.is_empty() && is_over(&mut self.players, game).await? {
                break;
            }
            moves.extend(made);
            let player = number % 2;
            let Some(sender) = self.players.get_mut(player) else { continue };
            if sender.rng.one_in(TURNS_PER_MESSAGE) {
                messages.push(send_message(sender, player, game, &key).await?);
                self.counts.messages.fetch_add(1, Ordering::Relaxed);
            }
            tokio::time::sleep(MOVE_INTERVAL).await;
        }
        Ok((moves, messages))
    }

    /// Compares the stored game with the acknowledgements, then repeats every request.
    async fn verify(
        &mut self,
        game: String,
        moves: Vec<AcknowledgedRequest>,
        messages: Vec<AcknowledgedRequest>,
    ) -> Result<ExpectedGame, Failure> {
        let version = self.check_sequence(&game, &moves)?;
        let texts: Result<Vec<String>, Failure> =
            messages.iter().map(|it| text(&it.response.json()?, "/text")).collect();
        let expected = ExpectedGame { game, version, messages: texts? };
        // Before the repetition, which would restore what was lost.
        self.check(&expected).await?;
        for done in moves.iter().chain(&messages) {
            let Some(player) = self.players.get_mut(done.player) else { continue };
            let again = player.send_until_answered(&done.request).await?;
            if (again.status, &again.body) == (done.response.status, &done.response.body) {
                self.counts.same_answers.fetch_add(1, Ordering::Relaxed);
            } else {
                let (game, key, before) = (&expected.game, &done.request.key, done.response.text());
                let message = format!("{game} {key:?}: first {before}, then {} {}", again.status, again.text());
                self.counts.record_failure(&self.counts.other_answers, message);
            }
        }
        Ok(expected)
    }

    /// Checks that the acknowledged moves follow each other without a gap; returns the version after the last.
    fn check_sequence(&self, game: &str, moves: &[AcknowledgedRequest]) -> Result<u64, Failure> {
        let mut spans = Vec::new();
        for done in moves {
            let body = done.response.json()?;
            spans.push((number(&body, "/events/0/seq")?, number(&body, "/version")?));
        }
        spans.sort_unstable();
        let mut next = 0;
        for (first, version) in spans {
            if first > next {
                let message = format!("{game}: events {next} to {first} were never acknowledged");
                self.counts.record_failure(&self.counts.doubled, message);
            } else if first < next {
                self.counts.record_failure(&self.counts.lost, format!("{game}: event {first} was acknowledged twice"));
            }
            next = version;
        }
        Ok(next)
    }

    async fn check_events(&mut self, expected: &ExpectedGame) -> Result<(), Failure> {
        let ExpectedGame { game, version, .. } = expected;
        let [reader, _] = &mut self.players;
        let mut count: u64 = 0;
        loop {
            let path = format!("/v1/games/{game}/events?limit=100&from={count}");
            let page = reader.send_until_answered(&StoredRequest::get(path)).await?.expect_status(200)?.json()?;
            let items = list(&page, "/items")?;
            if items.is_empty() {
                break;
            }
            for item in items {
                if number(item, "/seq")? != count {
                    self.counts.record_failure(&self.counts.lost, format!("{game}: event {count} is missing"));
                }
                count += 1;
            }
        }
        if count < *version {
            self.counts
                .record_failure(&self.counts.lost, format!("{game}: {version} events acknowledged, {count} stored"));
        } else if count > *version {
            self.counts
                .record_failure(&self.counts.doubled, format!("{game}: {version} events acknowledged, {count} stored"));
        }
        Ok(())
    }

    async fn check_messages(&mut self, expected: &ExpectedGame) -> Result<(), Failure> {
        let ExpectedGame { game, messages, .. } = expected;
        let [reader, _] = &mut self.players;
        let mut found: BTreeMap<String, i64> = BTreeMap::new();
        let mut cursor = String::new();
        loop {
            let path = format!("/v1/games/{game}/messages?limit=100{cursor}");
            let page = reader.send_until_answered(&StoredRequest::get(path)).await?.expect_status(200)?.json()?;
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
                1.. => {
                    self.counts.record_failure(&self.counts.doubled, format!("{game}: {message} is stored too often"))
                }
                _ => self.counts.record_failure(&self.counts.lost, format!("{game}: {message} is missing")),
            }
        }
        Ok(())
    }
}

/// Makes one move of a player, if the game awaits them.
async fn take_turn(
    client: &mut RetryingClient,
    player: usize,
    game: &str,
    key: &str,
) -> Result<Option<AcknowledgedRequest>, Failure> {
    let choices = client.send_until_answered(&StoredRequest::get(format!("/v1/games/{game}/choices"))).await?;
    // A game that is over by now has no choices.
    if choices.status == 409 {
        return Ok(None);
    }
    let choices = choices.expect_status(200)?.json()?;
    if choices.get("awaited").is_none_or(Value::is_null) {
        return Ok(None);
    }
    // Commands that take something back are left out, so that random play reaches the end of the game.
    let legal = list(&choices, "/legal")?.iter().filter(|it| it.get("kind").is_none_or(|kind| kind != "take_down"));
    let legal: Vec<&Value> = legal.collect();
    let Some(command) = client.rng.pick(&legal) else { return Ok(None) };
    let body = json!({"commands": [command]}).to_string();
    let request =
        StoredRequest::post(format!("/v1/games/{game}/commands"), body).with_key(format!("move-{key}-{player}"));
    let response = client.send_until_answered(&request).await?;
    // The move of the other player in between may have made the command illegal.
    if response.status == 422 {
        return Ok(None);
    }
    Ok(Some(AcknowledgedRequest { player, request, response: response.expect_status(200)? }))
}

async fn send_message(
    client: &mut RetryingClient,
    player: usize,
    game: &str,
    key: &str,
) -> Result<AcknowledgedRequest, Failure> {
    let body = json!({"text": format!("message {key}"), "audience": "players"}).to_string();
    let request = StoredRequest::post(format!("/v1/games/{game}/messages"), body).with_key(format!("say-{key}"));
    let response = client.send_until_answered(&request).await?.expect_status(201)?;
    Ok(AcknowledgedRequest { player, request, response })
}

async fn is_over(players: &mut [RetryingClient; 2], game: &str) -> Result<bool, Failure> {
    let [reader, _] = players;
    let summary =
        reader.send_until_answered(&StoredRequest::get(format!("/v1/games/{game}"))).await?.expect_status(200)?;
    Ok(text(&summary.json()?, "/status")? == "finished")
}
