//! The ETag of a state: it changes with everything that the answer has, and can be sent as `If-Match`.

use salon_tests::{ApiClient, TestTable, people};
use serde_json::json;

use super::{change_profile, example, orchard, order, server};

async fn tag(table: &TestTable, client: &ApiClient, rest: &str) -> String {
    let response = client.get(&table.path(rest)).send().await.expect(200);
    assert_eq!(response.header("cache-control"), Some("private, no-cache"));
    response.header("etag").expect("a tag").to_owned()
}

async fn is_unchanged(table: &TestTable, client: &ApiClient, rest: &str, tag: &str) -> bool {
    let response = client.get(&table.path(rest)).header("if-none-match", tag).send().await;
    match response.status() {
        304 => {
            assert_eq!(response.header("etag"), Some(tag));
            assert!(response.bytes().is_empty() && response.header("content-language").is_some());
            true
        }
        _ => response.expect(200).header("etag") == Some(tag),
    }
}

#[tokio::test]
async fn a_state_is_unchanged_until_something_in_it_changes() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let [ada, bob] = [&table.players[0], &table.players[1]];
    for rest in ["/state", "/state?since=0", "/board.svg", "/seats/1/board.svg", "/board.svg?part=seat.0"] {
        let first = tag(&table, &ada.client, rest).await;
        assert!(is_unchanged(&table, &ada.client, rest, &first).await, "{rest}");
        // A name.
        let name = format!("Bob of {}", rest.len());
        change_profile(bob, &json!({ "display_name": name })).await;
        assert!(!is_unchanged(&table, &ada.client, rest, &first).await, "{rest}");
        let text = ada.client.get(&table.path(rest)).send().await.expect(200).text();
        assert!(text.contains(&name) || rest.contains("part"), "{rest}: {text}");
        // The language.
        let named = tag(&table, &ada.client, rest).await;
        let french = ada.client.get(&table.path(rest)).header("accept-language", "fr").send().await.expect(200);
        assert_ne!(french.header("etag"), Some(named.as_str()));
        // The viewer.
        assert!(!is_unchanged(&table, &bob.client, rest, &named).await, "{rest}");
        assert!(!is_unchanged(&table, &server.client(), rest, &named).await, "{rest}");
        assert!(is_unchanged(&table, &ada.client, rest, &named).await, "{rest}");
        // A move.
        let seat = table.awaited().await[0].0;
        let _ = table.submit(seat, &order("plant", 0)).send().await.expect(200);
        assert!(!is_unchanged(&table, &ada.client, rest, &named).await, "{rest}");
    }
    // What is included.
    let view = tag(&table, &ada.client, "/state?include=view").await;
    assert_ne!(view, tag(&table, &ada.client, "/state?include=view,score").await);
    assert_ne!(view, tag(&table, &ada.client, "/state?include=view&since=1").await);
    // The end of the game without an event.
    let running = tag(&table, &ada.client, "/state").await;
    let _ = bob.client.post(&table.path("/resign")).send().await.expect(200);
    assert!(!is_unchanged(&table, &ada.client, "/state", &running).await);
    let over = table.get(&ada.client, "/state").await;
    assert_eq!((&over["status"], &over["choices"]), (&json!("finished"), &json!([])));
}

#[tokio::test]
async fn a_state_changes_when_a_seat_is_taken_over_and_when_a_pause_is_wanted() {
    let server = server().await;
    let people = people(&server, 4).await;
    let table = TestTable::with_settings(&people[..3], &example("public")).await;
    let client = &table.players[2].client;
    let first = tag(&table, client, "/state").await;
    let pause = table.players[1].client.put(&table.path("/pause")).json(&json!({"paused": true}));
    let _ = pause.send().await.expect(200);
    assert!(!is_unchanged(&table, client, "/state", &first).await);
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    let resigned = tag(&table, client, "/state").await;
    let substitute = &people[3];
    let offer = substitute.client.post(&table.path("/seats/0/substitutes")).json(&json!({}));
    let _ = offer.send().await.expect(200);
    for player in [1, 2] {
        let agree = table.path(&format!("/seats/0/substitutes/{}", substitute.id));
        let _ = table.players[player].client.put(&agree).send().await.expect(200);
    }
    assert!(!is_unchanged(&table, client, "/state", &resigned).await);
    let state = table.get(client, "/state").await;
    assert_eq!(state["players"][0]["label"], "player-3");
    assert_eq!(table.get(&substitute.client, "/state").await["seat"], 0);
    assert!(table.get(&table.players[0].client, "/state").await["seat"].is_null(), "the former player watches");
}

#[tokio::test]
async fn a_deleted_account_is_called_by_its_seat() {
    let server = server().await;
    let table = orchard(&server, 3).await;
    let _ = table.players[1].delete_account().send().await.expect(204);
    let state = table.get(&table.players[0].client, "/state?since=0").await;
    let player = &state["players"][1];
    assert!(player["name"].is_null() && player["label"].as_str().is_some_and(|label| !label.is_empty()), "{player}");
    let picture = table.players[0].client.get(&table.path("/board.svg")).send().await.expect(200).text();
    let name = &table.players[1].name;
    assert!(!state.to_string().contains(name) && !picture.contains(name));
}

#[tokio::test]
async fn the_tag_of_a_state_names_the_version_for_commands() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let [ada, bob] = [&table.players[0], &table.players[1]];
    let first = tag(&table, &ada.client, "/state").await;
    change_profile(bob, &json!({"display_name": "Bob"})).await;
    // A new name changes the state, but not the version.
    let _ = table.submit(0, &order("plant", 0)).header("if-match", &first).send().await.expect(200);
    let late = table.submit(1, &order("plant", 0)).header("if-match", &first).send().await;
    let problem = late.expect_problem(412, "version_mismatch");
    assert_eq!(problem.body["version"], table.get(&ada.client, "/state").await["version"]);
    let past = tag(&table, &bob.client, "/state?at=0").await;
    let _ = table.submit(1, &order("plant", 0)).header("if-match", &past).send().await.expect(412);
}

#[tokio::test]
async fn a_picture_follows_its_options() {
    let server = server().await;
    let table = orchard(&server, 2).await;
    let client = &table.players[0].client;
    let mut tags = Vec::new();
    let options = ["", "?theme=dark", "?width=360", "?coordinates=true", "?part=seat.1", "?theme=dark&width=1920"];
    for query in options {
        let response = client.get(&table.path(&format!("/board.svg{query}"))).send().await.expect(200);
        assert!(response.text().starts_with("<svg "), "{query}");
        tags.push(response.header("etag").expect("a tag").to_owned());
    }
    tags.sort();
    tags.dedup();
    assert_eq!(tags.len(), options.len(), "each option has its own tag");
    let light = client.get(&table.path("/board.svg?theme=light")).send().await.expect(200).text();
    let dark = client.get(&table.path("/board.svg?theme=dark")).send().await.expect(200).text();
    assert_ne!(light, dark);
    assert!(light.contains("player-0") && light.contains("player-1"));
    for (query, allowed) in [
        ("theme=blue", "`light` or `dark`"),
        ("width=319", "from 320 to 1920"),
        ("width=1921", "from 320 to 1920"),
        ("width=wide", "from 320 to 1920"),
        ("coordinates=maybe", ""),
        ("part=attic", "seat.0, seat.1"),
        ("part=", "seat.0, seat.1"),
        ("seat=0&spectator=true", "not both"),
    ] {
        let wrong = client.get(&table.path(&format!("/board.svg?{query}"))).send().await;
        let problem = wrong.expect_problem(400, "invalid_query");
        assert!(problem.body["detail"].as_str().is_some_and(|it| it.contains(allowed)), "{query}: {}", problem.body);
    }
    for query in ["theme=blue", "width=0", "part=seat.0"] {
        let wrong = client.get(&table.path(&format!("/seats/0/board.svg?{query}"))).send().await;
        wrong.expect_problem(400, "invalid_query");
    }
    let _ =
        client.get(&table.path("/seats/0/board.svg?theme=dark&width=400&coordinates=true")).send().await.expect(200);
}
