//! Who may know of a table: public, unlisted, private, and by invitation.

use salon_tests::{Dice, NOBODY, Table, TestServer, people};
use serde_json::{Value, json};

use super::{id, list};

#[tokio::test]
async fn an_invitation_opens_what_is_not_public() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    for visibility in ["unlisted", "private"] {
        let table = people[0].open_table(3, visibility).await;
        let join = format!("/v1/games/{}/join", id(&table));
        for body in [json!({}), json!({"invite": null}), json!({"invite": "wrong"})] {
            people[1].client.post(&join).json(&body).send().await.expect_problem(404, "not_found");
        }
        let invite = table["invite"].as_str().expect("an invitation");
        let look = format!("/v1/invites/{invite}");
        let seen = people[1].client.get(&look).send().await.expect(200).json();
        assert_eq!((&seen["id"], &seen["invite"]), (&table["id"], &Value::Null));
        let joined = people[1].client.post(&join).json(&json!({"invite": invite})).send().await.expect(200).json();
        assert_eq!(joined["invite"], table["invite"], "those at the table may invite others");
    }
    people[1].client.get("/v1/invites/none").send().await.expect_problem(404, "not_found");
    server.client().get("/v1/invites/none").send().await.expect_problem(401, "unauthenticated");
}

#[tokio::test]
async fn an_invitation_shows_how_a_private_game_goes_on_to_nobody_else() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let [ada, bob, eve] = &people[..] else { panic!("three people") };
    for (visibility, seen) in [("private", false), ("unlisted", true), ("public", true)] {
        let table = ada.open_table(2, visibility).await;
        let (game, invite) = (id(&table), table["invite"].as_str().expect("an invitation"));
        let look = format!("/v1/invites/{invite}");
        let _ = eve.client.get(&look).send().await.expect(200);
        let others = async |status: &str| {
            for at_table in [ada, bob] {
                assert_eq!(at_table.client.get(&look).send().await.expect(200).json()["status"], status);
            }
            let shown = eve.client.get(&look).send().await;
            let join = eve.client.post(&format!("/v1/games/{game}/join")).json(&json!({"invite": invite}));
            let offer = eve.client.post(&format!("/v1/games/{game}/seats/0/substitutes"));
            let offer = offer.json(&json!({"invite": invite})).send().await;
            if seen {
                // No more than its id shows anybody.
                assert_eq!(shown.expect(200).json(), eve.client.get(&format!("/v1/games/{game}")).send().await.json());
                join.send().await.expect_problem(409, "game_not_open");
            } else {
                shown.expect_problem(404, "not_found");
                join.send().await.expect_problem(404, "not_found");
            }
            // While it runs an invitation is good for taking over a seat that was left.
            let code = if seen || status == "running" { (409, "seat_not_kept") } else { (404, "not_found") };
            offer.expect_problem(code.0, code.1);
        };
        bob.join(&table).await;
        others("running").await;
        let _ = ada.client.post(&format!("/v1/games/{game}/abort")).send().await.expect(200);
        others("aborted").await;
    }
}

#[tokio::test]
async fn a_private_game_does_not_exist_for_others_on_any_path() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let open = people[0].open_table(3, "private").await;
    let open = id(&open).to_owned();
    let table = Table::with(&people[..2], "private", None).await;
    let mut dice = Dice::new(1);
    table.step(&mut dice).await;
    let stranger = &people[2];
    let reads =
        ["", "/view", "/view?at=0", "/view?spectator=true", "/choices", "/score", "/events", "/stream", "/record"];
    for game in [&open, &table.game] {
        for client in [&stranger.client, &server.client()] {
            for rest in reads {
                let answer = client.get(&format!("/v1/games/{game}{rest}")).send().await;
                // Without a token, where one is needed, nothing is told about the game either.
                if answer.status() == 401 {
                    let nowhere = client.get(&format!("/v1/games/{NOBODY}{rest}")).send().await;
                    assert_eq!(nowhere.status(), 401, "{rest}");
                } else {
                    answer.expect_problem(404, "not_found");
                }
            }
        }
        for verb in ["leave", "start", "abort", "resign", "rematch"] {
            stranger.client.post(&format!("/v1/games/{game}/{verb}")).send().await.expect_problem(404, "not_found");
        }
        for (verb, body) in [
            ("join", json!({})),
            ("commands", json!({"commands": [{"kind": "finish_turn"}]})),
            ("preview", json!({"commands": [{"kind": "finish_turn"}]})),
        ] {
            let request = stranger.client.post(&format!("/v1/games/{game}/{verb}")).json(&body);
            request.send().await.expect_problem(404, "not_found");
        }
    }
    // Those who play see it, also once it is over; and still nobody else.
    let _ = people[0].client.post(&table.path("/resign")).send().await.expect(200);
    assert_eq!(table.summary().await["status"], "finished");
    for rest in ["", "/view", "/record", "/stream"] {
        stranger.client.get(&table.path(rest)).send().await.expect_problem(404, "not_found");
    }
    assert!(!list(stranger, "").await.contains(&table.game));
}

#[tokio::test]
async fn an_unlisted_game_can_be_watched_by_who_knows_it_and_is_never_listed() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = Table::with(&people[..2], "unlisted", None).await;
    for rest in ["", "/view", "/events", "/score"] {
        table.get(&people[2].client, rest).await;
        table.get(&server.client(), rest).await;
    }
    people[2].client.get(&table.path("/choices")).send().await.expect_problem(403, "not_a_player");
    table.preview(0, &json!([{"kind": "finish_turn"}])).await.expect_problem(422, "command_refused");
    for query in ["", "status=running", "mine=true", "ruleset=art_society"] {
        assert!(list(&people[2], query).await.is_empty());
    }
    let _ = people[0].client.post(&table.path("/resign")).send().await.expect(200);
    assert!(list(&people[2], "status=finished").await.is_empty());
}
