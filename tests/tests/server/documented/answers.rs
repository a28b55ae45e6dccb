//! Documented answers that no other test covers.

use salon_tests::{Operation, Person, SeededRng, TestServer, TestTable, people};
use serde_json::json;

#[tokio::test]
async fn every_operation_refuses_a_nul_character_in_the_query() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    for operation in Operation::all(&server.client().contract()) {
        if operation.documents(400) {
            let path = format!("{}?x=%00", operation.path());
            let answer = ada.client.request(operation.method.clone(), &path).send().await;
            answer.expect_problem(400, "nul_character");
        }
    }
}

#[tokio::test]
async fn immutable_answers_are_not_sent_again() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let _ = table.players[1].client.post(&table.path("/resign")).send().await.expect(200);
    let client = &table.players[0].client;
    for path in [table.path("/record"), "/v1/rulesets/the_gallerist".to_owned()] {
        let first = client.get(&path).send().await.expect(200);
        let tag = first.header("etag").expect("a tag");
        let again = client.get(&path).header("if-none-match", tag).send().await;
        assert!(again.expect(304).bytes().is_empty());
    }
}

#[tokio::test]
async fn a_finished_game_refuses_previews() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_end(&mut SeededRng::new(3)).await;
    table.preview(0, &json!([])).await.expect_problem(409, "game_not_running");
}

#[tokio::test]
async fn a_table_of_an_unknown_edition_cannot_start() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = people[0].open_table(3, "public").await;
    people[1].join(&table).await;
    let database = server.database().connect().await;
    // As if opened by a newer server on the same database.
    database.execute("update games set edition = 'of the future'", &[]).await.expect("a table");
    let path = |verb: &str| format!("/v1/games/{}/{verb}", table["id"].as_str().expect("an id"));
    let order = json!({"level": "novice"});
    for request in [
        people[0].client.post(&path("start")),
        people[0].client.post(&path("bots")).json(&order),
        people[2].client.post(&path("join")).json(&json!({})),
    ] {
        let problem = request.send().await.expect_problem(422, "table_refused");
        assert_eq!(problem.body["refusal"]["code"], "unknown_edition");
    }
    let over = TestTable::of(&people[..2]).await;
    let _ = over.players[0].client.post(&over.path("/resign")).send().await.expect(200);
    database.execute("update games set edition = 'of the past'", &[]).await.expect("a game");
    let again = over.players[0].client.post(&over.path("/rematch")).send().await;
    again.expect_problem(422, "table_refused");
}

#[tokio::test]
async fn a_full_table_that_was_not_dealt_accepts_no_player() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = people[0].open_table(3, "public").await;
    people[1].join(&table).await;
    // As if the server had been killed after the last player joined and before the deal.
    let database = server.database().connect().await;
    database.execute("update games set seats = 2", &[]).await.expect("a full table");
    let path = |verb: &str| format!("/v1/games/{}/{verb}", table["id"].as_str().expect("an id"));
    let join = people[2].client.post(&path("join")).json(&json!({}));
    join.send().await.expect_problem(409, "table_full");
    let add = people[0].client.post(&path("bots")).json(&json!({"level": "novice"}));
    add.send().await.expect_problem(409, "table_full");
}

#[tokio::test]
async fn a_rematch_has_the_requirements_of_its_game() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let strict = TestTable::with_settings(&people[..2], &json!({"least_reliability": 90})).await;
    let _ = strict.players[0].client.post(&strict.path("/resign")).send().await.expect(200);
    let _ = strict.players[0].client.post(&strict.path("/rematch")).send().await.expect(200);
    let late = "insert into former_players (game_id, seat, account_id, decisions, in_time, left_at)
        values (gen_random_uuid(), 0, $1::text::uuid, 20, 2, now())";
    let database = server.database().connect().await;
    database.execute(late, &[&strict.players[1].id]).await.expect("an account");
    let again = strict.players[1].client.post(&strict.path("/rematch")).send().await;
    again.expect_problem(403, "too_unreliable");

    let rated = TestTable::with_settings(&people, &json!({"rated": true, "accepts_bots": true})).await;
    for player in &rated.players[..2] {
        let _ = player.client.post(&rated.path("/resign")).send().await.expect(200);
    }
    let table = rated.players[0].client.post(&rated.path("/rematch")).send().await.expect(200).json();
    let bot = rated.players[1].register_bot("engine", &["read", "play"]).await;
    bot.join(&table).await;
    let again = rated.players[1].client.post(&rated.path("/rematch")).send().await;
    again.expect_problem(403, "same_owner");
}

#[tokio::test]
async fn a_player_cannot_take_over_a_second_seat() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 3).await;
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    let agree = table.path(&format!("/seats/0/substitutes/{}", table.players[2].id));
    table.players[1].client.put(&agree).send().await.expect_problem(409, "already_joined");
}

/// Makes every request lose a race: between reading a game and locking it or appending to it, its roster has always changed.
/// A view replaces the table, and its roster grows with each such statement.
const LOSE_EVERY_RACE: &str = "
    create sequence overtakings;
    select nextval('overtakings');
    create function overtakings() returns integer language plpgsql volatile as $$ begin
        if current_query() ~* 'for update|^with updated' then return nextval('overtakings'); end if;
        return (select last_value from overtakings);
    end $$;
    alter table games rename to games_behind;
    do $$ declare columns text; begin
        select string_agg(
            case attname when 'roster' then 'roster + overtakings() as roster' else quote_ident(attname) end, ', ' order by attnum
        ) into columns
        from pg_attribute where attrelid = 'games_behind'::regclass and attnum > 0 and not attisdropped;
        execute 'create view games as select ' || columns || ' from games_behind';
    end $$;
    create function change_nothing() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger change_nothing instead of update on games for each row execute function change_nothing();";

#[tokio::test]
async fn a_request_that_loses_every_race_is_answered_with_a_conflict() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 3).await;
    let client = &table.players[0].client;
    let plan = json!({"decision": "place_bid", "alternatives": [{"commands": [{"kind": "place_bid", "card": 3}]}]});
    let kept = table.path("/plans/0199a0c2-0000-7000-8000-000000000000");
    let _ = client.put(&kept).json(&plan).send().await.expect(200);
    let sandbox = TestTable::with_settings(&table.players[..2], &json!({"sandbox": {"open_hands": true}})).await;
    let owner = &sandbox.players.iter().find(|player| player.id == table.players[0].id).expect("the owner").client;
    let (seat, _) = table.awaited().await[0].clone();
    let command = SeededRng::new(1).pick(&table.choices(seat).await["legal"]);
    server.database().connect().await.batch_execute(LOSE_EVERY_RACE).await.expect("a view");
    let agree = table.path(&format!("/seats/0/substitutes/{}", table.players[1].id));
    for request in [
        client.put(&table.path("/pause")).json(&json!({"paused": true})),
        client.post(&table.path("/take-back")),
        client.post(&table.path("/seats/0/substitutes")).json(&json!({"bot": "novice"})),
        client.put(&agree),
        client.post(&table.path("/plans")).json(&plan),
        client.put(&kept).json(&plan),
        client.delete(&kept),
        owner.post(&sandbox.path("/sandbox/time")).json(&json!({"seconds": 60})),
        table.submit(seat, &json!([command])),
    ] {
        request.send().await.expect_problem(409, "conflict");
    }
}
