//! Owned bots at tables: where they may join, and how they are marked.

use salon_tests::{MailFixture, Person, SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

use super::{ALL_SCOPES, PLAY_SCOPES, join, open, player, send_message};

#[tokio::test]
async fn bots_are_shown_with_their_owner_everywhere() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let bot = ada.register_bot("engine", ALL_SCOPES).await;
    let profile = server.client().get("/v1/accounts/engine").send().await.expect(200).json();
    let owner = json!({"account": ada.id, "name": "ada", "display_name": "ada", "kind": "person"});
    assert_eq!((&profile["kind"], &profile["owner"]), (&json!("bot"), &owner));
    let person = server.client().get("/v1/accounts/ada").send().await.expect(200).json();
    assert_eq!((&person["kind"], person.get("owner")), (&json!("person"), None));
    let table = open(&bob, 2, true).await;
    let joined = join(&bot, &table).await.expect(200).json();
    assert_eq!((&player(&joined, &bot)["kind"], &player(&joined, &bob)["kind"]), (&json!("bot"), &json!("person")));
    let game = table["id"].as_str().unwrap();
    let said = send_message(&bot, game).await.expect(201).json();
    assert_eq!((&said["from"]["kind"], &said["from"]["name"]), (&json!("bot"), &json!("engine")));
    let _ = send_message(&bob, game).await.expect(201);
    let talk = server.client().get(&format!("/v1/games/{game}/messages")).send().await.expect(200).json();
    let kinds: Vec<&Value> = talk["items"].as_array().unwrap().iter().map(|it| &it["from"]["kind"]).collect();
    assert_eq!(kinds, ["person", "bot"]);
    let notices = bob.wait_for_notices(server.database(), "message", 1).await;
    assert_eq!((&notices[0]["from"], &notices[0]["from_kind"]), (&json!(bot.id), &json!("bot")));
    let hosted = open(&bot, 3, true).await;
    let invite = format!("/v1/games/{}/invitations", hosted["id"].as_str().unwrap());
    let _ = bot.client.post(&invite).json(&json!({"name": "bob"})).send().await.expect(204);
    let notices = bob.wait_for_notices(server.database(), "invitation", 1).await;
    assert_eq!(notices[0]["from_kind"], "bot");
    let _ = bob.client.put("/v1/account/mutes/engine").send().await.expect(204);
    let muted = bob.client.get("/v1/account/mutes").send().await.expect(200).json();
    assert_eq!((&muted["items"][0]["kind"], &muted["items"][0]["account"]), (&json!("bot"), &json!(bot.id)));
}

#[tokio::test]
async fn a_bot_substitutes_only_where_bots_are_accepted() {
    let server = TestServer::start().await;
    let everybody = people(&server, 4).await;
    let (players, ada) = (&everybody[..3], &everybody[3]);
    let bot = ada.register_bot("engine", PLAY_SCOPES).await;
    for accepts in [false, true] {
        let table = TestTable::with_settings(players, &json!({"accepts_bots": accepts})).await;
        let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
        let offer = bot.client.post(&table.path("/seats/0/substitutes")).json(&json!({})).send().await;
        if !accepts {
            offer.expect_problem(403, "bots_refused");
            assert_eq!(table.get(&table.players[1].client, "/substitutes").await["items"], json!([]));
            let _ = ada.client.post(&table.path("/seats/0/substitutes")).json(&json!({})).send().await.expect(200);
            continue;
        }
        let _ = offer.expect(200);
        let offers = table.get(&table.players[1].client, "/substitutes").await;
        assert_eq!((&offers["items"][0]["account"], &offers["items"][0]["kind"]), (&json!(bot.id), &json!("bot")));
        let agree = table.path(&format!("/seats/0/substitutes/{}", bot.id));
        let _ = table.players[1].client.put(&agree).send().await.expect(200);
        let summary = table.players[2].client.put(&agree).send().await.expect(200).json();
        assert_eq!((&player(&summary, &bot)["kind"], &player(&summary, &bot)["seat"]), (&json!("bot"), &json!(0)));
        let news = table.players[1].notices_of_kind(server.database(), "seat_taken_over").await;
        let last = news.last().expect("a notice");
        assert_eq!((&last["by"], &last["by_kind"]), (&json!("substitute"), &json!("bot")));
    }
}

#[tokio::test]
async fn mails_mark_bots_in_the_readers_language() {
    let post = MailFixture::start().await;
    let ada = post.register_verified("ada", json!({})).await;
    let bob = post.register_verified("bob", json!({"locale": "fr"})).await;
    post.set_mail_settings(&ada, "at_once", json!({})).await;
    post.set_mail_settings(&bob, "none", json!({})).await;
    let bot = ada.register_bot("engine", PLAY_SCOPES).await;
    let table = open(&bot, 2, true).await;
    let invite = format!("/v1/games/{}/invitations", table["id"].as_str().unwrap());
    for name in ["ada", "bob"] {
        let _ = bot.client.post(&invite).json(&json!({"name": name})).send().await.expect(204);
    }
    let mail = post.smtp.wait_for_mails("ada@example.org", 2).await.remove(1);
    assert_eq!(mail.subject, "The engine (bot) invites you to Art Society");
    let mail = post.smtp.wait_for_mails("bob@example.org", 2).await.remove(1);
    assert_eq!(mail.subject, "The engine (robot) vous invite : Art Society");
    // The bot moves until it is Ada's turn.
    let _ = join(&ada, &table).await.expect(200);
    let game = table["id"].as_str().unwrap();
    while bot.play_first_legal(game).await {}
    let mails = post.smtp.wait_for_mails("ada@example.org", 3).await;
    assert!(mails.iter().any(|it| it.subject == "Your turn: Art Society with The engine (bot)"), "{mails:?}");
}

#[tokio::test]
async fn a_table_accepts_bots_only_if_its_host_does() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let bot = ada.register_bot("engine", PLAY_SCOPES).await;
    let quiet = bob.open_table(3, "public").await;
    assert_eq!(quiet["accepts_bots"], json!(false), "bots are not accepted by default");
    join(&bot, &quiet).await.expect_problem(403, "bots_refused");
    let invite = |table: &Value| format!("/v1/games/{}/invitations", table["id"].as_str().unwrap());
    let order = json!({"name": "engine"});
    bob.client.post(&invite(&quiet)).json(&order).send().await.expect_problem(403, "bots_refused");
    assert!(bot.notices_of_kind(server.database(), "invitation").await.is_empty());
    let _ = join(&ada, &quiet).await.expect(200);
    // A private table is hidden from a bot without an invitation.
    let private = bob.open_table(2, "private").await;
    let uninvited = json!({"id": private["id"], "invite": null});
    join(&bot, &uninvited).await.expect_problem(404, "not_found");
    join(&bot, &private).await.expect_problem(403, "bots_refused");
    let lively = open(&bob, 3, true).await;
    assert_eq!(lively["accepts_bots"], json!(true));
    let _ = bob.client.post(&invite(&lively)).json(&order).send().await.expect(204);
    assert_eq!(bot.wait_for_notices(server.database(), "invitation", 1).await[0]["game"], lively["id"]);
    let _ = join(&bot, &lively).await.expect(200);
    for (query, expected) in [
        ("accepts_bots=true", vec![&lively["id"]]),
        ("accepts_bots=false", vec![&quiet["id"]]),
        ("status=open", vec![&lively["id"], &quiet["id"]]),
    ] {
        let page = ada.client.get(&format!("/v1/games?{query}")).send().await.expect(200).json();
        let found: Vec<&Value> = page["items"].as_array().unwrap().iter().map(|it| &it["id"]).collect();
        assert_eq!(found, expected, "{query}");
    }
    let wrong = json!({"ruleset": "art_society", "seats": 2, "accepts_bots": "yes"});
    bob.client.post("/v1/games").json(&wrong).send().await.expect_problem(422, "invalid_body");
}

#[tokio::test]
async fn a_hosting_bot_accepts_bots_and_rematches_keep_the_choice() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let (one, two) =
        (ada.register_bot("engine", PLAY_SCOPES).await, ada.register_bot("other-engine", PLAY_SCOPES).await);
    let table = open(&one, 2, false).await;
    assert_eq!(table["accepts_bots"], json!(true), "the host is a bot");
    let _ = join(&two, &table).await.expect(200);
    let resign = format!("/v1/games/{}/resign", table["id"].as_str().unwrap());
    let _ = two.client.post(&resign).send().await.expect(200);
    let again = format!("/v1/games/{}/rematch", table["id"].as_str().unwrap());
    let rematch = two.client.post(&again).send().await.expect(200).json();
    assert_eq!(rematch["accepts_bots"], json!(true));
    let started = one.client.post(&again).send().await.expect(200).json();
    assert_eq!((&started["id"], &started["status"]), (&rematch["id"], &json!("running")));
    let bob = Person::register(&server, "bob").await;
    let people = [ada.clone(), bob];
    for accepts in [true, false] {
        let table = TestTable::with_settings(&people, &json!({"accepts_bots": accepts})).await;
        let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
        let rematch = table.players[0].client.post(&table.path("/rematch")).send().await.expect(200).json();
        assert_eq!(rematch["accepts_bots"], json!(accepts));
    }
}

#[tokio::test]
async fn an_owner_can_finish_a_game_with_their_bot() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let bot = ada.register_bot("engine", PLAY_SCOPES).await;
    let table = TestTable::with_settings(&[ada, bot.clone()], &json!({"accepts_bots": true})).await;
    let summary = table.play_to_end(&mut SeededRng::new(5)).await;
    assert_eq!(player(&summary, &bot)["kind"], "bot");
}

#[tokio::test]
async fn an_owner_and_their_bots_share_no_rated_game() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let (one, two) =
        (ada.register_bot("engine", PLAY_SCOPES).await, ada.register_bot("other-engine", PLAY_SCOPES).await);
    let strange = bob.register_bot("strange-engine", PLAY_SCOPES).await;
    let open = async |host: &Person, rated: bool| {
        let order = json!({"ruleset": "art_society", "seats": 3, "accepts_bots": true, "rated": rated});
        host.client.post("/v1/games").json(&order).send().await.expect(201).json()
    };
    for (host, kin) in [(&ada, &one), (&one, &ada), (&one, &two)] {
        let counts = open(host, true).await;
        join(kin, &counts).await.expect_problem(403, "same_owner");
        let _ = join(&strange, &counts).await.expect(200);
        let _ = join(kin, &open(host, false).await).await.expect(200);
    }
    // A bot cannot share a rated game with its owner as a substitute either.
    let eve = Person::register(&server, "eve").await;
    let table = open(&ada, true).await;
    for person in [&bob, &eve] {
        let _ = join(person, &table).await.expect(200);
    }
    let path = |rest: &str| format!("/v1/games/{}{rest}", table["id"].as_str().expect("an id"));
    let _ = eve.client.post(&path("/resign")).send().await.expect(200);
    let summary = ada.client.get(&path("")).send().await.expect(200).json();
    let seat = format!("/seats/{}/substitutes", player(&summary, &eve)["seat"]);
    one.client.post(&path(&seat)).json(&json!({})).send().await.expect_problem(403, "same_owner");
}

#[tokio::test]
async fn owned_bots_do_not_block_a_pause() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let (one, two) =
        (ada.register_bot("engine", PLAY_SCOPES).await, ada.register_bot("other-engine", PLAY_SCOPES).await);
    let pause = async |who: &Person, game: &Value, paused: bool| {
        let path = format!("/v1/games/{}/pause", game["id"].as_str().expect("an id"));
        who.client.put(&path).json(&json!({ "paused": paused })).send().await.expect(200).json()["paused"].clone()
    };
    let table = open(&ada, 2, true).await;
    let _ = join(&one, &table).await.expect(200);
    assert_eq!(pause(&one, &table, true).await, false, "the vote of a bot does not count");
    assert_eq!(pause(&ada, &table, true).await, true, "all people agree");
    assert_eq!(pause(&ada, &table, false).await, false);
    // In a game without people the bots decide.
    let table = open(&one, 2, true).await;
    let _ = join(&two, &table).await.expect(200);
    assert_eq!(pause(&one, &table, true).await, false);
    assert_eq!(pause(&two, &table, true).await, true);
}
