//! Notices in words: in feeds, in standard webhooks and in chats, with the names that the account may know.

use salon_tests::{Person, TestServer, TestTable, WebhookReceiver, insert_notice, people};
use serde_json::{Value, json};

use super::{register, send_message, server_calling_loopback};

/// The texts of the newest item of a kind in the feed of an account.
async fn said_in_feed(person: &Person, kind: &str, language: &str) -> (String, String) {
    let path = format!("/v1/account/feed?kinds={kind}&words=true&wait=10");
    let answer = person.client.get(&path).header("accept-language", language).send().await.expect(200);
    assert_eq!(answer.header("content-language"), Some(language));
    let page = answer.json();
    let words = &page["items"].as_array().and_then(|items| items.last()).expect("an item")["words"];
    let text = |name: &str| words[name].as_str().unwrap_or_else(|| panic!("{words}")).to_owned();
    (text("label"), text("sentence"))
}

async fn change_profile(person: &Person, change: &Value) {
    let _ = person.client.patch("/v1/account").json(change).send().await.expect(200);
}

/// Inserts a notice, and waits until it can be read.
async fn tell(server: &TestServer, person: &Person, notice: &Value) {
    insert_notice(&server.database().connect().await, &person.id, notice).await;
    server.database().wait_until_visible().await;
}

#[tokio::test]
async fn items_of_a_feed_are_said_with_names_in_the_language_of_the_reader() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = TestTable::of(&people).await;
    let [ada, bob, eve] = [&table.players[0], &table.players[1], &table.players[2]];
    for (person, name) in [(ada, "Ada"), (bob, "Bob"), (eve, "Eve")] {
        change_profile(person, &json!({"display_name": name})).await;
    }
    server.database().wait_until_visible().await;
    let game = &table.game;
    let with = |others: &str| format!("Art Society with {others}");
    // In the order of joining, which is not always that of the seats.
    let others: Vec<&str> = people.iter().filter(|it| it.id != ada.id).map(|it| display_name(&table, it)).collect();
    let (en, fr) = (with(&others.join(" and ")), format!("Art Society avec {}", others.join(" et ")));
    let cases = [
        (
            json!({"kind": "game_paused", "game": game, "paused": true}),
            ("Game paused", format!("Your game of {en} is paused.")),
            ("Partie en pause", format!("Votre partie d’{fr} est en pause.")),
        ),
        (
            json!({"kind": "round_closed", "game": game, "round": 2, "version": 9}),
            ("Round over", format!("Round 2 of {en} is over.")),
            ("Manche terminée", format!("La manche 2 d’{fr} est terminée.")),
        ),
        (
            json!({"kind": "seat_resigned", "game": game, "seat": 1}),
            ("Player resigned", "Bob has resigned from Art Society.".to_owned()),
            ("Abandon", "Bob a abandonné Art Society.".to_owned()),
        ),
        (
            json!({"kind": "seat_taken_over", "game": game, "seat": 0, "by": "bot"}),
            ("New player of a seat", "A bot now plays for you in Art Society.".to_owned()),
            ("Place confiée à un autre", "Un robot joue désormais pour vous dans Art Society.".to_owned()),
        ),
        (
            json!({"kind": "plan_played", "game": game, "ruleset": "art_society", "plan": game, "decision": "place_bid",
                "alternative": 0, "version": 9}),
            ("Plan played", format!("Your planned move (seal a bid) in {en} was played.")),
            ("Plan joué", format!("Votre coup prévu (sceller une mise) dans {fr} a été joué.")),
        ),
        (
            json!({"kind": "your_turn", "game": game, "ruleset": "art_society", "version": 3, "seat": 0,
                "decision": "place_bid", "since": "2026-01-01T00:00:00Z", "after_own_move": false}),
            ("Your turn", format!("It is your turn in {en}: seal a bid.")),
            ("À vous de jouer", format!("C’est à vous de jouer à {fr}\u{a0}: sceller une mise.")),
        ),
    ];
    for (notice, english, french) in cases {
        tell(&server, ada, &notice).await;
        let kind = notice["kind"].as_str().expect("a kind");
        for (language, (label, sentence)) in [("en", english), ("fr", french)] {
            assert_eq!(said_in_feed(ada, kind, language).await, (label.to_owned(), sentence), "{notice}");
        }
    }
    let plain = ada.client.get("/v1/account/feed").send().await.expect(200);
    assert!(plain.header("content-language").is_none() && !plain.text().contains("\"words\""), "{plain}");
    let mut stream = ada.client.get("/v1/account/feed/stream?from=oldest&words=true").stream().await;
    let _ = stream.expect_event("ready").await;
    let first = stream.expect_event("news").await.json();
    assert!(first["words"]["sentence"].as_str().is_some_and(|it| it.contains(&en)), "{first}");
}

fn display_name(table: &TestTable, person: &Person) -> &'static str {
    let seat = table.players.iter().position(|it| it.id == person.id).expect("a seat");
    ["Ada", "Bob", "Eve"][seat]
}

#[tokio::test]
async fn a_kind_that_this_server_does_not_know_is_said_in_general() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    tell(&server, &ada, &json!({"kind": "something_new", "game": null})).await;
    // The document describes the kinds of this version only.
    let page = ada.client.get("/v1/account/feed?words=true").undocumented().send().await.expect(200).json();
    let words = json!({"label": "New notice", "sentence": "You have a new notice at Salon."});
    assert_eq!(page["items"][0]["words"], words);
}

#[tokio::test]
async fn a_former_player_of_a_private_game_learns_no_names() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = TestTable::with_visibility(&people[..2], "private", None).await;
    let outsider = &people[2];
    // As if the seat had been given to another account.
    tell(&server, outsider, &json!({"kind": "seat_resigned", "game": table.game, "seat": 0})).await;
    tell(&server, outsider, &json!({"kind": "game_paused", "game": table.game, "paused": false})).await;
    let (_, sentence) = said_in_feed(outsider, "seat_resigned", "en").await;
    assert_eq!(sentence, "A player has resigned from your game.");
    let said = said_in_feed(outsider, "game_paused", "fr").await;
    assert_eq!(said, ("Partie reprise".to_owned(), "Une de vos parties reprend.".to_owned()));
}

#[tokio::test]
async fn a_seat_that_changed_hands_later_is_called_by_its_colour() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let table = TestTable::of(&people[..3]).await;
    let [ada, bob, substitute] = [&table.players[0], &table.players[1], &people[3]];
    let _ = bob.client.post(&table.path("/resign")).send().await.expect(200);
    server.database().wait_until_visible().await;
    let (_, before) = said_in_feed(ada, "seat_resigned", "en").await;
    assert_eq!(before, format!("{} has resigned from Art Society.", bob.name));
    let offer = substitute.client.post(&table.path("/seats/1/substitutes")).json(&json!({}));
    let _ = offer.send().await.expect(200);
    for player in [0, 2] {
        let agree = table.path(&format!("/seats/1/substitutes/{}", substitute.id));
        let _ = table.players[player].client.put(&agree).send().await.expect(200);
    }
    server.database().wait_until_visible().await;
    let (_, after) = said_in_feed(ada, "seat_resigned", "en").await;
    assert_eq!(after, "Orange has resigned from Art Society.", "the new player has not resigned");
    let (_, taken) = said_in_feed(ada, "seat_taken_over", "en").await;
    assert_eq!(taken, format!("{} now plays in Art Society as a substitute.", substitute.name));
    let (_, own) = said_in_feed(substitute, "seat_taken_over", "fr").await;
    assert_eq!(own, "Vous jouez désormais dans Art Society en remplacement.");
}

#[tokio::test]
async fn standard_webhooks_and_chats_say_notices_with_names_in_the_language_of_the_account() {
    let server = server_calling_loopback().start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    change_profile(&ada, &json!({"locale": "fr"})).await;
    change_profile(&bob, &json!({"display_name": "Élise"})).await;
    let [standard, discord] = [WebhookReceiver::start().await, WebhookReceiver::start().await];
    for (receiver, format) in [(&standard, "standard"), (&discord, "discord")] {
        let order = json!({"label": "x", "url": receiver.url(), "format": format, "kinds": ["message", "invitation"]});
        register(&ada.client, &order).await;
    }
    let table = ada.open_table(3, "private").await;
    bob.join(&table).await;
    send_message(&bob, &table, "Salut").await;
    let message = standard.wait_for_requests(1).await.remove(0).json();
    server.client().contract().check_schema("WebhookMessage", &message).expect("a message as documented");
    let sentence = "Nouveau message d’Élise dans Art Society\u{a0}: Salut";
    assert_eq!(message["data"]["words"], json!({"label": "Nouveau message", "sentence": sentence}));
    let content = discord.wait_for_requests(1).await.remove(0).json()["content"].clone();
    assert!(content.as_str().is_some_and(|it| it.starts_with(&format!("{sentence} http"))), "{content}");
    let other = bob.open_table(2, "private").await;
    let invite = format!("/v1/games/{}/invitations", other["id"].as_str().expect("an id"));
    let _ = bob.client.post(&invite).json(&json!({"name": "ada"})).send().await.expect(204);
    let invited = standard.wait_for_requests(2).await.remove(1).json();
    let sentence = "Élise vous invite à une partie d’Art Society.";
    assert_eq!(invited["data"]["words"], json!({"label": "Invitation reçue", "sentence": sentence}));
}
