//! Documented refusals that no other test covers.

use salon_tests::{Person, SeededRng, TestServer, TestTable, UNKNOWN_ID, people};
use serde_json::{Value, json};

fn plan() -> Value {
    json!({"decision": "place_bid", "alternatives": [{"commands": [{"kind": "place_bid", "card": 3}]}]})
}

#[tokio::test]
async fn plans_and_notes_are_only_for_players() {
    let server = TestServer::start().await;
    let everybody = people(&server, 4).await;
    let table = TestTable::of(&everybody[..3]).await;
    let stranger = &everybody[3].client;
    let one = table.path(&format!("/plans/{UNKNOWN_ID}"));
    for request in [
        stranger.post(&table.path("/plans")).json(&plan()),
        stranger.put(&one).json(&plan()),
        stranger.delete(&one),
        stranger.post(&table.path("/plan-preview")).json(&plan()),
        stranger.post(&table.path("/plan-choices")).json(&json!({})),
        stranger.delete(&table.path("/note")),
    ] {
        request.send().await.expect_problem(403, "not_a_player");
    }
    let left = &table.players[0].client;
    let _ = left.post(&table.path("/resign")).send().await.expect(200);
    left.post(&table.path("/plans")).json(&plan()).send().await.expect_problem(409, "has_resigned");
    left.post(&table.path("/plan-choices")).json(&json!({})).send().await.expect_problem(409, "has_resigned");
    left.post(&table.path("/take-back")).send().await.expect_problem(409, "has_resigned");
}

#[tokio::test]
async fn the_number_of_plans_of_a_seat_is_limited() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let client = &table.players[0].client;
    let put = async |number: usize| {
        let path = table.path(&format!("/plans/0199a0c2-0000-7000-8000-{number:012}"));
        client.put(&path).json(&plan()).send().await
    };
    let mut kept = 0;
    while put(kept).await.status() < 300 {
        kept += 1;
        assert!(kept <= 100, "the number of plans is not limited");
    }
    assert!(kept >= 20, "{kept}");
    put(kept).await.expect_problem(409, "too_many_plans");
    let _ = put(0).await.expect(200);
}

#[tokio::test]
async fn a_finished_game_refuses_changes() {
    let server = TestServer::start().await;
    let everybody = people(&server, 5).await;
    let table = TestTable::of(&everybody[..3]).await;
    let offer = table.path("/seats/0/substitutes");
    let resign = async |seat: usize| table.players[seat].client.post(&table.path("/resign")).send().await.expect(200);
    let _ = resign(0).await;
    let _ = everybody[3].client.post(&offer).json(&json!({})).send().await.expect(200);
    let _ = resign(1).await;
    let client = &table.players[2].client;
    let agree = table.path(&format!("/seats/0/substitutes/{}", everybody[3].id));
    for request in [
        client.put(&agree),
        everybody[4].client.post(&offer).json(&json!({})),
        client.put(&table.path("/pause")).json(&json!({"paused": true})),
        client.put(&table.path(&format!("/plans/{UNKNOWN_ID}"))).json(&plan()),
        client.post(&table.path("/take-back")),
    ] {
        request.send().await.expect_problem(409, "game_not_running");
    }
}

#[tokio::test]
async fn offers_to_substitute_are_limited_and_need_reliability() {
    let server = TestServer::start().await;
    let everybody = people(&server, 15).await;
    let table = TestTable::with_settings(&everybody[..3], &json!({"least_reliability": 90})).await;
    table.play_to_bidding(&mut SeededRng::new(4)).await;
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    let offer =
        async |person: &Person| person.client.post(&table.path("/seats/0/substitutes")).json(&json!({})).send().await;
    let late = "insert into former_players (game_id, seat, account_id, decisions, in_time, left_at)
        values (gen_random_uuid(), 0, $1::text::uuid, 20, 2, now())";
    server.database().connect().await.execute(late, &[&everybody[14].id]).await.expect("an account");
    offer(&everybody[14]).await.expect_problem(403, "too_unreliable");
    for person in &everybody[3..13] {
        let _ = offer(person).await.expect(200);
    }
    offer(&everybody[13]).await.expect_problem(409, "table_full");
}

#[tokio::test]
async fn a_rated_game_seats_one_bot_of_an_owner() {
    let server = TestServer::start().await;
    let everybody = people(&server, 5).await;
    let table = TestTable::with_settings(&everybody[..4], &json!({"rated": true, "accepts_bots": true})).await;
    let mut bots = Vec::new();
    for seat in [0, 1] {
        let _ = table.players[seat].client.post(&table.path("/resign")).send().await.expect(200);
        let bot = everybody[4].register_bot(&format!("bot-{seat}"), &["read", "play"]).await;
        let offer = bot.client.post(&table.path(&format!("/seats/{seat}/substitutes"))).json(&json!({}));
        let _ = offer.send().await.expect(200);
        bots.push(bot);
    }
    // Both offered before either had a seat.
    let agree = async |by: usize, seat: usize| {
        let path = table.path(&format!("/seats/{seat}/substitutes/{}", bots[seat].id));
        table.players[by].client.put(&path).send().await
    };
    for by in [2, 3] {
        let _ = agree(by, 0).await.expect(200);
    }
    agree(2, 1).await.expect_problem(403, "same_owner");
}

#[tokio::test]
async fn an_account_mutes_at_most_a_thousand() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let database = server.database().connect().await;
    let many = "with others as (
            insert into accounts (id, name, display_name, password_hash)
            select gen_random_uuid(), 'other-' || n, display_name, password_hash
            from accounts, generate_series(1, 1000) n where id = $1::text::uuid returning id
        )
        insert into mutes (account_id, muted_id, created_at) select $1::text::uuid, id, now() from others";
    database.execute(many, &[&ada.id]).await.expect("mutes");
    ada.client.put(&format!("/v1/account/mutes/{}", bob.name)).send().await.expect_problem(409, "too_many_mutes");
}

#[tokio::test]
async fn a_message_with_an_invalid_idempotency_key_is_refused() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let message = table.players[0].client.post(&table.path("/messages")).json(&json!({"text": "Bonjour"}));
    message.header("idempotency-key", "two words").send().await.expect_problem(400, "invalid_idempotency_key");
}
