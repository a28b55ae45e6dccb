//! Everything a viewer is answered and told about a game, on every path.

use std::collections::HashSet;

use salon_tests::{Client, Event, Person, Received, Table, eventually};
use serde_json::{Value, json};

use super::twins::Twins;

/// What was asked, and the answer.
pub(super) type Look = (String, String);

/// Everything this viewer learns of one of two games; commands to try out and to be refused are given.
pub(super) async fn everything(twins: &Twins, number: usize, viewer: Option<usize>, probes: &[Value]) -> Vec<Look> {
    let table = &twins.tables[number];
    let client = viewer.map_or_else(|| twins.server.client(), |seat| table.players[seat].client.clone());
    let mut looks = reads(table, &client, twins.past).await;
    if let Some(seat) = viewer {
        looks.extend(orders(table, seat, probes).await);
        looks.extend(told(table, &table.players[seat]).await);
        looks.push(stream_of_all(twins, number, seat).await);
        looks.extend(webhooks(twins, number, seat).await);
    }
    looks.push(stream(table, &client).await);
    looks
}

/// Every path that is read, in another language too, and the past at many versions.
async fn reads(table: &Table, client: &Client, past: bool) -> Vec<Look> {
    let version = table.summary().await["version"].as_u64().expect("a version");
    let mut paths: Vec<String> = [
        "",
        "/view",
        "/view?spectator=true",
        "/choices",
        "/score",
        "/record",
        "/events?limit=100",
        "/board.svg",
        "/plans",
        "/substitutes",
        "/messages",
        "/talk",
    ]
    .map(str::to_owned)
    .into();
    paths.extend((0..table.players.len()).map(|seat| format!("/seats/{seat}/board.svg")));
    if past {
        paths.extend((0..=version).step_by(5).chain([version]).map(|at| format!("/view?at={at}")));
    }
    paths.extend((0..=version).step_by(50).map(|from| format!("/events?from={from}&limit=100")));
    let mut looks = Vec::new();
    for path in paths {
        let answer = client.get(&table.path(&path)).header("accept-language", "fr").send().await;
        // The tags of other paths are made of bodies, which name the game and the time.
        let tagged = path.starts_with("/view") || path.ends_with("board.svg");
        let tag = answer.header("etag").filter(|_| tagged).unwrap_or_default().to_owned();
        looks.push((path, format!("{} {tag} {}", answer.status(), answer.text())));
    }
    looks
}

/// What may be tried out, and what is refused: an array cannot be used to ask.
async fn orders(table: &Table, seat: usize, probes: &[Value]) -> Vec<Look> {
    let choices = table.choices(seat).await;
    let legal: Vec<Value> = choices["legal"].as_array().expect("commands").iter().take(4).cloned().collect();
    let nonsense = json!({"kind": "nothing"});
    let mut arrays: Vec<Value> = legal.iter().map(|command| json!([command])).collect();
    arrays.extend(legal.first().map(|command| json!([command, command])));
    arrays.extend(probes.iter().cloned());
    let mut looks = Vec::new();
    for commands in &arrays {
        let tried = table.preview(seat, commands).await;
        looks.push((format!("preview {commands}"), format!("{} {}", tried.status(), tried.text())));
    }
    let mut refused = vec![json!([nonsense])];
    refused.extend(legal.iter().map(|command| json!([command, nonsense])));
    refused.extend(probes.iter().filter(|probe| probe.as_array().is_some_and(|it| it.len() > 1)).cloned());
    for commands in refused {
        let answer = table.submit(seat, &commands).send().await;
        assert_eq!(answer.status(), 422, "{answer}");
        looks.push((format!("commands {commands}"), answer.text()));
    }
    if let Some(command) = legal.first() {
        // Of a version that is past or yet to come, whichever there is.
        for tag in ["\"0\"", "\"99999\""] {
            let at_start = tag == "\"0\"" && table.summary().await["version"] == 0;
            if !at_start {
                let other = table.submit(seat, &json!([command])).header("if-match", tag).send().await;
                assert!(other.status() >= 400, "{other}");
                looks.push((format!("if-match {tag}"), format!("{} {}", other.status(), other.text())));
            }
        }
        let plan = json!({
            "decision": choices["awaited"]["decision"], "conditions": [{"path": "/players/1", "contains": "x"}],
            "alternatives": [{"commands": [command]}, {"commands": [command, command]}]
        });
        let tried = table.players[seat].client.post(&table.path("/plan-preview")).json(&plan).send().await;
        looks.push(("plan preview".to_owned(), format!("{} {}", tried.status(), tried.text())));
    }
    looks
}

/// What is told of this game where all games of an account are told of.
async fn told(table: &Table, person: &Person) -> Vec<Look> {
    let mut looks = Vec::new();
    for path in ["/v1/turns", "/v1/games?mine=true&limit=100", "/v1/account/feed?limit=100", "/v1/account/export"] {
        let answer = person.client.get(path).send().await.expect(200).json();
        let mut found = Vec::new();
        about(&answer, &table.game, &mut found);
        looks.push((path.to_owned(), found.join("\n")));
    }
    assert!(looks[2].1.contains("game_started"), "the feed tells of this game: {}", looks[2].1);
    assert!(!looks[3].1.is_empty(), "and so does the export");
    looks
}

/// Every item of every list that names the game. An item of a feed has an id of its own.
fn about(value: &Value, game: &str, found: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for item in items.iter().filter(|item| item.to_string().contains(game)) {
                found.push(item.get("news").unwrap_or(item).to_string());
            }
        }
        Value::Object(members) => members.values().for_each(|member| about(member, game, found)),
        _ => {}
    }
}

async fn stream(table: &Table, client: &Client) -> Look {
    let version = table.summary().await["version"].as_u64().expect("a version");
    let mut stream = client.get(&table.path("/stream")).stream().await;
    let mut events: Vec<Event> = Vec::new();
    for _ in 0..version {
        events.push(stream.next().await.expect("an event"));
    }
    let data = |event: &Event| format!("{} {:?} {}", event.name, event.id, event.data);
    ("stream".to_owned(), events.iter().map(data).collect::<Vec<_>>().join("\n"))
}

/// What the stream of all games told of this one since it began.
async fn stream_of_all(twins: &Twins, number: usize, seat: usize) -> Look {
    let (table, person) = (&twins.tables[number], twins.player(seat));
    let version = table.summary().await["version"].clone();
    let (_, begin) = twins.beginnings.iter().find(|(id, _)| *id == person.id).expect("a beginning");
    let request = person.client.get("/v1/stream").header("last-event-id", begin.as_deref().expect("a place"));
    let mut stream = request.stream().await;
    let mut own: Vec<String> = Vec::new();
    loop {
        let event = stream.next().await.expect("an event");
        if event.name == "ready" || event.json()["game"] != json!(table.game) {
            continue;
        }
        own.push(format!("{} {}", event.name, event.data));
        if event.json()["version"] == version {
            return ("stream of all games".to_owned(), own.join("\n"));
        }
    }
}

/// The bytes of every webhook that told of this game, and their headers.
async fn webhooks(twins: &Twins, number: usize, seat: usize) -> Vec<Look> {
    let (table, person) = (&twins.tables[number], twins.player(seat));
    let news = person.feed(twins.server.database()).await;
    let expected = news.iter().filter(|news| news["game"] == json!(table.game)).count();
    assert!(expected > 0, "something was told");
    let (_, receiver) = twins.receivers.iter().find(|(id, _)| *id == person.id).expect("a receiver");
    let received = eventually("all webhooks have come", async || {
        let own = |request: &Received| String::from_utf8_lossy(&request.body).contains(&table.game);
        let mut received: Vec<Received> = receiver.received().into_iter().filter(own).collect();
        // A server that ends while it sends sends again, under the same id.
        let mut ids = HashSet::new();
        received.retain(|request| ids.insert(request.header("webhook-id").to_owned()));
        (received.len() >= expected).then_some(received)
    })
    .await;
    assert_eq!(received.len(), expected, "each once");
    let one = |request: &Received| {
        let body = String::from_utf8(request.body.clone()).expect("text");
        let id = request.json()["data"]["id"].as_str().expect("an id").to_owned();
        // The id of the item, and with it what is signed, differ between any two items.
        let differs = ["webhook-id", "webhook-timestamp", "webhook-signature", "traceparent"];
        let headers = request.headers.iter().filter(|(name, _)| !differs.contains(&name.as_str()));
        let headers: Vec<String> = headers.map(|(name, value)| format!("{name}: {value}")).collect();
        format!("{}\n{}\n{}", request.line, headers.join("\n"), body.replace(&id, "ITEM"))
    };
    received.iter().enumerate().map(|(at, request)| (format!("webhook {at}"), one(request))).collect()
}
