//! Inviting an account by name to a table.

use salon_tests::{ApiClient, ApiResponse, Person, TestServer, UNKNOWN_ID, people};
use serde_json::{Value, json};

/// Invites an account as the owner of the client.
async fn invite(client: &ApiClient, game: &Value, name: &str) -> ApiResponse {
    let path = format!("/v1/games/{}/invitations", game["id"].as_str().unwrap_or(UNKNOWN_ID));
    client.post(&path).json(&json!({"name": name})).send().await
}

/// Returns the invitations in the feed of an account.
async fn invitations(server: &TestServer, person: &Person) -> Vec<Value> {
    server.database().wait_until_visible().await;
    let path = "/v1/account/feed?kinds=invitation&from=oldest";
    let page = person.client.get(path).send().await.expect(200).json();
    page["items"].as_array().expect("items").clone()
}

#[tokio::test]
async fn an_invited_account_gets_one_notice_with_the_invitation() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "private").await;
    for name in ["bob", "BOB", "bob"] {
        assert!(invite(&ada.client, &table, name).await.expect(204).bytes().is_empty());
    }
    let notices = invitations(&server, &bob).await;
    assert_eq!(notices.len(), 1, "repeated invitations make one notice: {notices:#?}");
    let notice = &notices[0]["news"];
    assert_eq!(
        (&notice["kind"], &notice["game"], &notice["from"]),
        (&json!("invitation"), &table["id"], &json!(ada.id))
    );
    assert_eq!(notice["ruleset"], "art_society");
    let joined = bob.join(&json!({"id": notice["game"], "invite": notice["invite"]})).await;
    assert_eq!(joined["status"], "running");
}

#[tokio::test]
async fn an_impossible_invitation_is_refused() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let [ada, bob, eve, guest] = &people[..] else { panic!("four people") };
    let (private, public) = (ada.open_table(3, "private").await, ada.open_table(2, "public").await);
    invite(&ada.client, &private, "nobody").await.expect_problem(404, "not_found");
    invite(&eve.client, &private, &guest.name).await.expect_problem(404, "not_found");
    invite(&eve.client, &json!({"id": UNKNOWN_ID}), &guest.name).await.expect_problem(404, "not_found");
    invite(&eve.client, &public, &guest.name).await.expect_problem(403, "not_a_player");
    invite(&ada.client, &public, &ada.name).await.expect_problem(409, "already_at_table");
    invite(&ada.client, &public, "-").await.expect_problem(422, "invalid_body");
    bob.join(&private).await;
    let _ = invite(&bob.client, &private, &guest.name).await.expect(204);
    invite(&ada.client, &private, &bob.name).await.expect_problem(409, "already_at_table");
    bob.join(&public).await;
    invite(&ada.client, &public, &guest.name).await.expect_problem(409, "game_not_open");
    assert_eq!(invitations(&server, guest).await.len(), 1);
    for person in [ada, bob, eve] {
        let page = person.client.get("/v1/account/feed?kinds=invitation").send().await.expect(200).json();
        assert_eq!(page["items"], json!([]), "{} was not invited", person.name);
    }
}

#[tokio::test]
async fn a_table_invites_at_most_twenty_accounts() {
    let server = TestServer::start().await;
    let people = people(&server, 22).await;
    let table = people[0].open_table(3, "public").await;
    for guest in &people[1..21] {
        let _ = invite(&people[0].client, &table, &guest.name).await.expect(204);
    }
    invite(&people[0].client, &table, &people[21].name).await.expect_problem(409, "too_many_invitations");
    let _ = invite(&people[0].client, &table, &people[1].name).await.expect(204);
}
