//! Everything that a viewer receives about a game, on every path.

use std::collections::HashSet;

use salon_tests::{ApiClient, Person, SseEvent, TestTable, WebhookRequest, eventually};
use serde_json::{Value, json};

use super::twins::Twins;

/// The source, such as a path, and what the viewer received from it.
pub(super) type Observation = (String, String);

/// Returns everything that a viewer receives about one of two games. `probes` are commands to preview and to have refused.
pub(super) async fn observe(twins: &Twins, number: usize, viewer: Option<usize>, probes: &[Value]) -> Vec<Observation> {
    let table = &twins.tables[number];
    let client = viewer.map_or_else(|| twins.server.client(), |seat| table.players[seat].client.clone());
    let mut observations = reads(table, &client, twins.has_past).await;
    if let Some(seat) = viewer {
        observations.extend(submissions(table, seat, probes).await);
        observations.push(said_plans(table, seat).await);
        observations.extend(lists(table, &table.players[seat]).await);
        observations.push(stream_of_all(twins, number, seat).await);
        observations.extend(webhooks(twins, number, seat).await);
    }
    observations.push(stream(table, &client).await);
    observations
}

/// Returns the responses of every path that can be read, and views of many past versions.
async fn reads(table: &TestTable, client: &ApiClient, has_past: bool) -> Vec<Observation> {
    let version = table.summary().await["version"].as_u64().expect("a version");
    let mut paths: Vec<String> = [
        "",
        "/view",
        "/view?spectator=true",
        "/choices",
        "/score",
        "/state?since=0",
        "/state?spectator=true",
        "/record",
        "/events?limit=100&words=true",
        "/choices?words=true",
        "/board.svg",
        "/plans",
        "/substitutes",
        "/messages",
        "/talk",
    ]
    .map(str::to_owned)
    .into();
    paths.extend((0..table.players.len()).map(|seat| format!("/seats/{seat}/board.svg")));
    if has_past {
        paths.extend((0..=version).step_by(5).chain([version]).map(|at| format!("/view?at={at}")));
    }
    paths.extend((0..=version).step_by(50).map(|from| format!("/events?from={from}&limit=100")));
    let mut observations = Vec::new();
    for path in paths {
        let response = client.get(&table.path(&path)).header("accept-language", "fr").send().await;
        // The ETags of other paths are digests of bodies that contain the game's id and times.
        let tagged = path.starts_with("/view") || path.ends_with("board.svg");
        let tag = response.header("etag").filter(|_| tagged).unwrap_or_default().to_owned();
        observations.push((path, format!("{} {tag} {}", response.status(), response.text())));
    }
    observations
}

/// Returns the responses to previews and to refused commands.
async fn submissions(table: &TestTable, seat: usize, probes: &[Value]) -> Vec<Observation> {
    let choices = table.choices(seat).await;
    let legal: Vec<Value> = choices["legal"].as_array().expect("commands").iter().take(4).cloned().collect();
    let nonsense = json!({"kind": "nothing"});
    let mut arrays: Vec<Value> = legal.iter().map(|command| json!([command])).collect();
    arrays.extend(legal.first().map(|command| json!([command, command])));
    arrays.extend(probes.iter().cloned());
    let mut observations = Vec::new();
    for commands in &arrays {
        let tried = table.preview(seat, commands).await;
        observations.push((format!("preview {commands}"), format!("{} {}", tried.status(), tried.text())));
    }
    let mut refused = vec![json!([nonsense])];
    refused.extend(legal.iter().map(|command| json!([command, nonsense])));
    refused.extend(probes.iter().filter(|probe| probe.as_array().is_some_and(|it| it.len() > 1)).cloned());
    for commands in refused {
        let response = table.submit(seat, &commands).send().await;
        assert_eq!(response.status(), 422, "{response}");
        observations.push((format!("commands {commands}"), response.text()));
    }
    if let Some(command) = legal.first() {
        // A past version, if there is one, and a future one.
        for tag in ["\"0\"", "\"99999\""] {
            let at_start = tag == "\"0\"" && table.summary().await["version"] == 0;
            if !at_start {
                let other = table.submit(seat, &json!([command])).header("if-match", tag).send().await;
                assert!(other.status() >= 400, "{other}");
                observations.push((format!("if-match {tag}"), format!("{} {}", other.status(), other.text())));
            }
        }
        let plan = json!({
            "decision": choices["awaited"]["decision"], "conditions": [{"path": "/players/1", "contains": "x"}],
            "alternatives": [{"commands": [command]}, {"commands": [command, command]}]
        });
        let tried = table.players[seat].client.post(&table.path("/plan-preview")).json(&plan).send().await;
        observations.push(("plan preview".to_owned(), format!("{} {}", tried.status(), tried.text())));
    }
    for body in [json!({}), json!({"decision": "place_bid"}), json!({"decision": "take_painting"})] {
        let foreseen = table.players[seat].client.post(&table.path("/plan-choices")).json(&body).send().await;
        observations.push((format!("plan choices {body}"), format!("{} {}", foreseen.status(), foreseen.text())));
    }
    observations
}

/// Returns the texts of plans for some kinds of decisions. Their condition never holds, and they are deleted afterwards.
async fn said_plans(table: &TestTable, seat: usize) -> Observation {
    let client = &table.players[seat].client;
    let ruleset = table.summary().await["ruleset"].as_str().expect("a ruleset").to_owned();
    let about = client.get(&format!("/v1/rulesets/{ruleset}")).send().await.expect(200).json();
    let legal = table.choices(seat).await["legal"].clone();
    let mut commands: Vec<Value> = legal.as_array().expect("commands").iter().take(2).cloned().collect();
    if ruleset == "art_society" {
        commands.extend([json!({"kind": "place_bid", "card": 3}), json!({"kind": "finish_turn"})]);
    }
    let alternatives: Vec<Value> = commands.iter().map(|command| json!({"commands": [command]})).collect();
    let mut ids = Vec::new();
    for decision in
        about["decisions"].as_array().expect("decisions").iter().take(if alternatives.is_empty() { 0 } else { 6 })
    {
        let never = json!([{"path": "/never", "is": 1}]);
        let plan = json!({"decision": decision, "conditions": never, "alternatives": alternatives});
        let stored = client.post(&table.path("/plans")).json(&plan).send().await.expect(201).json();
        ids.push(stored["id"].as_str().expect("an id").to_owned());
    }
    let path = table.path("/plans?words=true");
    let plans = client.get(&path).header("accept-language", "fr").send().await.expect(200).json();
    let plans = plans["items"].as_array().expect("plans").iter();
    let said: Vec<String> = plans.map(|plan| format!("{} {}", plan["words"], plan["alternatives_words"])).collect();
    for id in ids {
        let _ = client.delete(&table.path(&format!("/plans/{id}"))).send().await.expect(204);
    }
    ("said plans".to_owned(), said.join("\n"))
}

/// Returns the entries about this game in everything that lists all games of an account.
async fn lists(table: &TestTable, person: &Person) -> Vec<Observation> {
    let mut observations = Vec::new();
    for path in
        ["/v1/turns", "/v1/games?mine=true&limit=100", "/v1/account/feed?limit=100&words=true", "/v1/account/export"]
    {
        let response = person.client.get(path).send().await.expect(200).json();
        let mut found = Vec::new();
        collect_items(&response, &table.game, &mut found);
        observations.push((path.to_owned(), found.join("\n")));
    }
    assert!(observations[2].1.contains("game_started"), "the feed has no notice of this game: {}", observations[2].1);
    assert!(!observations[3].1.is_empty(), "the export has nothing about this game");
    observations
}

/// Collects every list item that contains the game's id. Of a feed's item only the notice and its texts are taken, because its id is
/// unique.
fn collect_items(value: &Value, game: &str, found: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for item in items.iter().filter(|item| item.to_string().contains(game)) {
                let words = item.get("words").map(Value::to_string).unwrap_or_default();
                found.push(match item.get("news") {
                    Some(news) => format!("{news} {words}"),
                    None => item.to_string(),
                });
            }
        }
        Value::Object(members) => members.values().for_each(|member| collect_items(member, game, found)),
        _ => {}
    }
}

/// Returns all events of the stream of the game.
async fn stream(table: &TestTable, client: &ApiClient) -> Observation {
    let version = table.summary().await["version"].as_u64().expect("a version");
    let mut stream = client.get(&table.path("/stream")).stream().await;
    let mut events: Vec<SseEvent> = Vec::new();
    for _ in 0..version {
        events.push(stream.next().await.expect("an event"));
    }
    let data = |event: &SseEvent| format!("{} {:?} {}", event.name, event.id, event.data);
    ("stream".to_owned(), events.iter().map(data).collect::<Vec<_>>().join("\n"))
}

/// Returns the events about this game in the stream of all games, since before it started.
async fn stream_of_all(twins: &Twins, number: usize, seat: usize) -> Observation {
    let (table, person) = (&twins.tables[number], twins.player(seat));
    let version = table.summary().await["version"].clone();
    let (_, cursor) = twins.start_cursors.iter().find(|(id, _)| *id == person.id).expect("a cursor");
    let request = person.client.get("/v1/stream").header("last-event-id", cursor.as_deref().expect("a cursor"));
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

/// Returns the headers and bodies of every webhook request about this game.
async fn webhooks(twins: &Twins, number: usize, seat: usize) -> Vec<Observation> {
    let (table, person) = (&twins.tables[number], twins.player(seat));
    let notices = person.feed(twins.server.database()).await;
    let expected = notices.iter().filter(|notice| notice["game"] == json!(table.game)).count();
    assert!(expected > 0, "there is no notice of this game");
    let (_, receiver) = twins.receivers.iter().find(|(id, _)| *id == person.id).expect("a receiver");
    let received = eventually("all webhook requests were received", async || {
        let own = |request: &WebhookRequest| String::from_utf8_lossy(&request.body).contains(&table.game);
        let mut received: Vec<WebhookRequest> = receiver.received().into_iter().filter(own).collect();
        // A server that stops while it sends repeats the request with the same id.
        let mut ids = HashSet::new();
        received.retain(|request| ids.insert(request.header("webhook-id").to_owned()));
        (received.len() >= expected).then_some(received)
    })
    .await;
    assert_eq!(received.len(), expected, "each notice is sent once");
    let one = |request: &WebhookRequest| {
        let body = String::from_utf8(request.body.clone()).expect("text");
        let id = request.json()["data"]["id"].as_str().expect("an id").to_owned();
        // The id of the item is unique, and so are its signature and everything derived from it.
        // The length varies with the digits of times, which are masked in the body.
        let differs = ["webhook-id", "webhook-timestamp", "webhook-signature", "traceparent", "content-length"];
        let headers = request.headers.iter().filter(|(name, _)| !differs.contains(&name.as_str()));
        let headers: Vec<String> = headers.map(|(name, value)| format!("{name}: {value}")).collect();
        format!("{}\n{}\n{}", request.line, headers.join("\n"), body.replace(&id, "ITEM"))
    };
    received.iter().enumerate().map(|(at, request)| (format!("webhook {at}"), one(request))).collect()
}
