//! Access to public, unlisted and private tables, and access by invitation.

use salon_tests::{SeededRng, TestServer, TestTable, UNKNOWN_ID, people};
use serde_json::{Value, json};

use super::{id, list};

#[tokio::test]
async fn an_invitation_gives_access_to_a_table() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    for visibility in ["unlisted", "private"] {
        let table = people[0].open_table(3, visibility).await;
        let join = format!("/v1/games/{}/join", id(&table));
        for body in [json!({}), json!({"invite": null}), json!({"invite": "wrong"})] {
            people[1].client.post(&join).json(&body).send().await.expect_problem(404, "not_found");
        }
        let invite = table["invite"].as_str().expect("an invitation");
        let invite_path = format!("/v1/invites/{invite}");
        let shown = people[1].client.get(&invite_path).send().await.expect(200).json();
        assert_eq!((&shown["id"], &shown["invite"]), (&table["id"], &Value::Null));
        let stranger = server.client().get(&invite_path).send().await.expect(200).json();
        assert_eq!(stranger, shown, "a stranger sees the table before choosing an account");
        let joined = people[1].client.post(&join).json(&json!({"invite": invite})).send().await.expect(200).json();
        assert_eq!(joined["invite"], table["invite"], "players see the invitation");
    }
    people[1].client.get("/v1/invites/none").send().await.expect_problem(404, "not_found");
    server.client().get("/v1/invites/none").send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn an_invitation_does_not_show_a_started_private_game() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let [ada, bob, eve] = &people[..] else { panic!("three people") };
    for (visibility, visible) in [("private", false), ("unlisted", true), ("public", true)] {
        let table = ada.open_table(2, visibility).await;
        let (game, invite) = (id(&table), table["invite"].as_str().expect("an invitation"));
        let invite_path = format!("/v1/invites/{invite}");
        let _ = eve.client.get(&invite_path).send().await.expect(200);
        let check = async |status: &str| {
            for at_table in [ada, bob] {
                assert_eq!(at_table.client.get(&invite_path).send().await.expect(200).json()["status"], status);
            }
            let shown = eve.client.get(&invite_path).send().await;
            assert_eq!(server.client().get(&invite_path).send().await.status(), shown.status(), "a stranger");
            let join = eve.client.post(&format!("/v1/games/{game}/join")).json(&json!({"invite": invite}));
            let offer = eve.client.post(&format!("/v1/games/{game}/seats/0/substitutes"));
            let offer = offer.json(&json!({"invite": invite})).send().await;
            if visible {
                // The invitation shows what the game's id shows any account.
                assert_eq!(shown.expect(200).json(), eve.client.get(&format!("/v1/games/{game}")).send().await.json());
                join.send().await.expect_problem(409, "game_not_open");
            } else {
                shown.expect_problem(404, "not_found");
                join.send().await.expect_problem(404, "not_found");
            }
            // While the game runs, an invitation allows an offer to take over a seat.
            let code = if visible || status == "running" { (409, "seat_not_kept") } else { (404, "not_found") };
            offer.expect_problem(code.0, code.1);
        };
        bob.join(&table).await;
        check("running").await;
        let _ = ada.client.post(&format!("/v1/games/{game}/abort")).send().await.expect(200);
        check("aborted").await;
    }
}

#[tokio::test]
async fn a_private_game_is_not_found_by_others_on_any_path() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let open = people[0].open_table(3, "private").await;
    let open = id(&open).to_owned();
    let table = TestTable::with_visibility(&people[..2], "private", None).await;
    let mut rng = SeededRng::new(1);
    table.step(&mut rng).await;
    let stranger = &people[2];
    let reads =
        ["", "/view", "/view?at=0", "/view?spectator=true", "/choices", "/score", "/events", "/stream", "/record"];
    for game in [&open, &table.game] {
        for client in [&stranger.client, &server.client()] {
            for rest in reads {
                let response = client.get(&format!("/v1/games/{game}{rest}")).send().await;
                // Where a token is required, the response does not depend on the game.
                if response.status() == 401 {
                    let unknown = client.get(&format!("/v1/games/{UNKNOWN_ID}{rest}")).send().await;
                    assert_eq!(unknown.status(), 401, "{rest}");
                } else {
                    response.expect_problem(404, "not_found");
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
    // Only players see it once it is over, too.
    let _ = people[0].client.post(&table.path("/resign")).send().await.expect(200);
    assert_eq!(table.summary().await["status"], "finished");
    for rest in ["", "/view", "/record", "/stream"] {
        stranger.client.get(&table.path(rest)).send().await.expect_problem(404, "not_found");
    }
    assert!(!list(stranger, "").await.contains(&table.game));
}

#[tokio::test]
async fn an_unlisted_game_is_readable_but_never_listed() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = TestTable::with_visibility(&people[..2], "unlisted", None).await;
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
