//! Mails about games, according to the settings of each account.

use salon_tests::{MailFixture, PASSWORD, Person, TestTable, mail_address};
use serde_json::{Value, json};

/// A game of two people with verified addresses; Ada has this setting for turns, Bob wants no mails.
async fn table(post: &MailFixture, turns: &str, more: Value) -> TestTable {
    let ada = post.register_verified("ada", more).await;
    let bob = post.register_verified("bob", json!({"display_name": "Bob & Co"})).await;
    post.set_mail_settings(&ada, turns, json!({})).await;
    post.set_mail_settings(&bob, "none", json!({})).await;
    TestTable::of(&[ada, bob]).await
}

fn seat_of(table: &TestTable, name: &str) -> usize {
    table.players.iter().position(|it| it.name == name).expect("a player")
}

/// The mails to Ada after the one that verified her address.
fn mails_to_ada(post: &MailFixture) -> Vec<salon_tests::Mail> {
    post.smtp.mails_to("ada@example.org").split_off(1)
}

/// Plays until Ada is awaited, and writes the notice of her turn.
async fn play_until_ada_is_awaited(post: &MailFixture, table: &TestTable, after_own_move: bool) {
    let seat = seat_of(table, "ada");
    while !table.awaited().await.iter().any(|(awaited, _)| *awaited == seat) {
        let bob = &table.players[1 - seat];
        assert!(bob.play_first_legal(&table.game).await);
    }
    post.insert_turn_notice(table, seat, after_own_move).await;
}

#[tokio::test]
async fn an_immediate_turn_mail_has_links_to_game_and_unsubscribe() {
    let post = MailFixture::start().await;
    let table = table(&post, "at_once", json!({"display_name": "Ada"})).await;
    play_until_ada_is_awaited(&post, &table, false).await;
    let mail = post.smtp.wait_for_mails("ada@example.org", 2).await.remove(1);
    assert_eq!(mail.subject, "Your turn: Art Society with Bob & Co");
    let link = format!("https://salon.example.org/games/{}", table.game);
    assert!(mail.text.contains(&link) && mail.html.contains(&link), "{mail:?}");
    assert!(mail.html.contains("Bob &amp; Co"));
    assert_eq!(mail.header("list-id"), Some("<games.example.org>"));
    assert_eq!(mail.header("list-unsubscribe-post"), Some("List-Unsubscribe=One-Click"));
    assert_eq!(mail.header("auto-submitted"), Some("auto-generated"));
    assert_eq!(mail.header("content-language"), Some("en"));
    let url = mail.header("list-unsubscribe").unwrap();
    assert!(url.starts_with("<https://salon.example.org/v1/unsubscribe/") && url.ends_with('>'), "{url}");
    let page = url.trim_matches(['<', '>']).replace("/v1/", "/");
    assert!(
        mail.text.contains(&page) && mail.html.contains(&page),
        "a person gets to the page of the web client: {mail:?}"
    );
    post.advance_when_idle(86_400).await;
    post.wait_until_idle().await;
    assert_eq!(mails_to_ada(&post).len(), 1, "one mail");
    assert_eq!(post.smtp.mails_to("bob@example.org").len(), 1, "bob wants no mails");
}

#[tokio::test]
async fn a_turn_mail_says_what_has_to_be_decided_and_why_in_the_language_of_its_reader() {
    let post = MailFixture::start().await;
    let table = table(&post, "at_once", json!({"display_name": "Ada", "locale": "fr"})).await;
    play_until_ada_is_awaited(&post, &table, false).await;
    let mail = post.smtp.wait_for_mails("ada@example.org", 2).await.remove(1);
    let ada = &table.players[seat_of(&table, "ada")].client;
    let state = ada.get(&table.path("/state?include=decision,status_words")).send().await.expect(200).json();
    let said = |text: &Value| text.as_str().expect("a text").to_owned();
    let (sentence, why) = (said(&state["decision"]["sentence"]), said(&state["decision"]["why"]));
    // Lines of the text are wrapped, and HTML has entities.
    let on_one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let paragraph = on_one_line(&format!("{sentence} {why}"));
    assert!(on_one_line(&mail.text).contains(&paragraph), "{paragraph:?} is not in {}", mail.text);
    assert!(on_one_line(&mail.html).contains(&on_one_line(&why)), "{why:?} is not in {}", mail.html);
    assert_eq!(mail.header("content-language"), Some("fr"));
}

#[tokio::test]
async fn no_immediate_mail_follows_the_players_own_move() {
    let post = MailFixture::start().await;
    let ada = post.register_verified("ada", json!({})).await;
    let bob = post.register_verified("bob", json!({})).await;
    // No mails while the game begins, so that only the notice below counts.
    post.set_mail_settings(&ada, "none", json!({})).await;
    let table = TestTable::of(&[ada.clone(), bob]).await;
    post.wait_until_idle().await;
    post.set_mail_settings(&ada, "at_once", json!({})).await;
    let seat = seat_of(&table, "ada");
    let turn = json!({
        "kind": "your_turn", "game": table.game, "ruleset": "art_society", "version": 0, "seat": seat,
        "decision": "place_bid", "since": "2026-01-01T00:00:00Z", "after_own_move": true
    });
    post.insert_notice(&ada, &table.game, &turn).await;
    post.wait_until_idle().await;
    assert!(mails_to_ada(&post).is_empty());
    let hers = format!("select count(*) from mails where kind = 'turn' and account_id = '{}'", ada.id);
    assert_eq!(post.query_number(&hers).await, 0);
}

#[tokio::test]
async fn a_delayed_mail_is_sent_only_if_the_decision_still_waits() {
    let post = MailFixture::start().await;
    let table = table(&post, "quiet", json!({"locale": "fr"})).await;
    play_until_ada_is_awaited(&post, &table, true).await;
    post.advance_when_idle(29 * 60).await;
    post.wait_until_idle().await;
    assert!(mails_to_ada(&post).is_empty(), "the delay is not over");
    post.advance_when_idle(2 * 60).await;
    let mail = post.smtp.wait_for_mails("ada@example.org", 2).await.remove(1);
    assert_eq!(mail.subject, "À vous de jouer : Art Society avec Bob & Co");
    let seat = seat_of(&table, "ada");
    assert!(table.players[seat].play_first_legal(&table.game).await);
    play_until_ada_is_awaited(&post, &table, false).await;
    assert!(table.players[seat].play_first_legal(&table.game).await);
    post.advance_when_idle(31 * 60).await;
    post.wait_until_idle().await;
    let awaited = table.awaited().await.iter().any(|(awaited, _)| *awaited == seat);
    let sent_mails = mails_to_ada(&post).len();
    assert!(sent_mails == 1 || awaited && sent_mails == 2, "a decision that was made is not mailed: {sent_mails}");
    let turns = "select count(*) from mails where kind = 'turn' and sent_at is not null";
    assert_eq!(post.query_number(turns).await, sent_mails as i64);
}

#[tokio::test]
async fn an_unverified_email_address_gets_no_turn_mails() {
    let post = MailFixture::start().await;
    let ada = post.register("ada", json!({})).await;
    let bob = post.register_verified("bob", json!({})).await;
    post.smtp.wait_for_mails("ada@example.org", 1).await;
    post.set_mail_settings(&ada, "at_once", json!({})).await;
    let table = TestTable::of(&[ada, bob]).await;
    play_until_ada_is_awaited(&post, &table, false).await;
    post.wait_until_idle().await;
    assert!(mails_to_ada(&post).is_empty());
}

#[tokio::test]
async fn a_digest_lists_waiting_games_at_the_local_hour() {
    let post = MailFixture::start().await;
    let more = json!({"locale": "fr", "time_zone": "Asia/Kolkata"});
    let first = table(&post, "digest", more).await;
    let people: Vec<Person> = first.players.clone();
    play_until_ada_is_awaited(&post, &first, false).await;
    let due = "select extract(epoch from digest_at)::bigint from mail_settings where digest_at is not null";
    let at = post.query_number(due).await;
    assert_eq!((at + 19_800) % 86_400, 8 * 3_600, "8 o'clock, five and a half hours east of Greenwich");
    post.advance_when_idle(at - post.clock.now() - 60).await;
    post.wait_until_idle().await;
    assert!(mails_to_ada(&post).is_empty(), "the digest came too early");
    post.advance_when_idle(120).await;
    let mail = post.smtp.wait_for_mails("ada@example.org", 2).await.remove(1);
    assert_eq!(mail.subject, "1 partie vous attend");
    post.wait_until_idle().await;
    assert_eq!(post.query_number(due).await, at + 86_400);
    let second = TestTable::of(&people).await;
    play_until_ada_is_awaited(&post, &second, false).await;
    post.advance_when_idle(86_400).await;
    let mail = post.smtp.wait_for_mails("ada@example.org", 3).await.remove(2);
    assert_eq!(mail.subject, "2 parties vous attendent");
    for game in [&first.game, &second.game] {
        assert!(mail.text.contains(&format!("/games/{game}")), "{}", mail.text);
    }
    post.wait_until_idle().await;
    assert_eq!(mails_to_ada(&post).len(), 2, "no other mails");
}

#[tokio::test]
async fn a_digest_says_what_has_to_be_decided_and_why_in_the_language_of_its_reader() {
    let post = MailFixture::start().await;
    let table = table(&post, "digest", json!({"display_name": "Ada"})).await;
    play_until_ada_is_awaited(&post, &table, false).await;
    let ada = &table.players[seat_of(&table, "ada")].client;
    let on_one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for (number, language) in [(1, "en"), (2, "fr")] {
        let _ = ada.patch("/v1/account").json(&json!({"locale": language})).send().await.expect(200);
        post.advance_when_idle(86_400).await;
        let mail = post.smtp.wait_for_mails("ada@example.org", number + 1).await.remove(number);
        assert_eq!(mail.header("content-language"), Some(language));
        let decision = ada.get(&table.path("/state?include=decision")).send().await.expect(200).json();
        let said = |name: &str| decision["decision"][name].as_str().expect("a text").to_owned();
        let (sentence, why) = (on_one_line(&said("sentence")), on_one_line(&said("why")));
        let text = on_one_line(&mail.text);
        assert!(text.contains(&format!("{sentence} {why}")), "{sentence:?} {why:?} in {text}");
        assert!(on_one_line(&mail.html).contains(&why), "{why:?} in {}", mail.html);
        let since = if language == "en" { "hang your starting painting, since " } else { ", depuis le " };
        assert!(text.contains(since), "{text}");
    }
}

#[tokio::test]
async fn a_digest_keeps_its_local_hour_across_clock_changes() {
    let post = MailFixture::start().await;
    let ada = post.register_verified("ada", json!({"time_zone": "Europe/Paris"})).await;
    let due = "select extract(epoch from digest_at)::bigint from mail_settings where digest_at is not null";
    // Noon UTC on 25 March 2028, the day before the clocks in Paris go forward.
    let eve: i64 = 1_837_598_400;
    post.advance_when_idle(eve - post.clock.now()).await;
    post.set_mail_settings(&ada, "digest", json!({"digest_hour": 8})).await;
    assert_eq!(post.query_number(due).await, eve + 18 * 3_600, "8 o'clock is 6 o'clock in UTC from now on");
    post.advance_when_idle(18 * 3_600 + 60).await;
    post.wait_until_idle().await;
    assert!(mails_to_ada(&post).is_empty(), "no digest without waiting games");
    assert_eq!(post.query_number(due).await, eve + 42 * 3_600);
    let order = json!({"time_zone": "America/New_York"});
    let _ = ada.client.patch("/v1/account").json(&order).send().await.expect(200);
    assert_eq!(post.query_number(due).await, eve + 24 * 3_600, "8 o'clock in the new zone");
}

#[tokio::test]
async fn reminders_results_and_invitations_can_be_switched_off() {
    let post = MailFixture::start().await;
    let table = table(&post, "digest", json!({"display_name": "Ada", "time_zone": "Europe/Paris"})).await;
    play_until_ada_is_awaited(&post, &table, false).await;
    let seat = seat_of(&table, "ada");
    let (ada, bob) = (&table.players[seat], &table.players[1 - seat]);
    let decision = table.awaited().await.into_iter().find(|(awaited, _)| *awaited == seat).unwrap().1;
    let open = bob.open_table(2, "private").await;
    let game = open["id"].as_str().unwrap();
    let tell = async |since: &str| {
        let reminder = json!({
            "kind": "reminder", "game": table.game, "ruleset": "art_society", "seat": seat, "decision": decision,
            "deadline": "2035-08-01T16:00:00Z", "last": false, "since": since
        });
        let result = json!({
            "kind": "game_finished", "game": table.game, "ruleset": "art_society", "seat": seat, "reason": "rules",
            "placings": [2, 2], "since": since
        });
        let invitation = json!({
            "kind": "invitation", "game": game, "ruleset": "art_society", "from": bob.id, "invite": open["invite"],
            "since": since
        });
        post.insert_notice(ada, &table.game, &reminder).await;
        post.insert_notice(ada, &table.game, &result).await;
        post.insert_notice(ada, game, &invitation).await;
    };
    tell("first").await;
    let mails = post.smtp.wait_for_mails("ada@example.org", 4).await;
    let find = |subject: &str| mails.iter().find(|it| it.subject == subject).expect(subject);
    let reminder = find("Time is running out: Art Society with Bob & Co");
    assert!(reminder.text.contains("Wednesday, 1 August 2035 at 18:00 (Europe/Paris)"), "{}", reminder.text);
    assert!(find("Game over: Art Society with Bob & Co").text.contains("Art Society with Bob & Co is over. You lost."));
    let invitation = find("Bob & Co invites you to Art Society");
    assert!(invitation.text.contains(open["invite"].as_str().unwrap()));
    post.set_mail_settings(ada, "none", json!({"invitations": false, "results": false})).await;
    tell("second").await;
    post.wait_until_idle().await;
    assert_eq!(mails_to_ada(&post).len(), 3);
    post.set_mail_settings(ada, "none", json!({})).await;
    let _ = ada.client.put("/v1/account/mutes/bob").send().await.expect(204);
    let again = json!({
        "kind": "invitation", "game": game, "ruleset": "art_society", "from": bob.id, "invite": open["invite"],
        "since": "third"
    });
    post.insert_notice(ada, game, &again).await;
    post.wait_until_idle().await;
    assert_eq!(mails_to_ada(&post).len(), 3, "no invitation of a muted account");
}

#[tokio::test]
async fn only_a_post_unsubscribes_from_mails() {
    let post = MailFixture::start().await;
    let table = table(&post, "at_once", json!({})).await;
    play_until_ada_is_awaited(&post, &table, false).await;
    let mail = post.smtp.wait_for_mails("ada@example.org", 2).await.remove(1);
    let url = mail.header("list-unsubscribe").unwrap().trim_matches(['<', '>']).to_owned();
    let path = url.strip_prefix("https://salon.example.org").unwrap();
    let ada = &table.players[seat_of(&table, "ada")];
    let turns = async || {
        let settings = ada.client.get("/v1/account/mail-settings").send().await.expect(200).json();
        (settings["turns"].as_str().unwrap().to_owned(), settings["results"] == true)
    };
    let page = post.server.client().get(path).header("accept-language", "fr").send().await.expect(200);
    assert_eq!(page.content_type(), Some("text/html"));
    assert!(page.text().contains("<form method=\"post\">") && page.text().contains("messages"));
    assert!(page.header("content-security-policy").is_some_and(|it| it.contains("form-action 'self'")));
    assert_eq!(turns().await, ("at_once".to_owned(), true), "a GET changes nothing");
    let click = post.server.client().post(path);
    let click = click.body("application/x-www-form-urlencoded", "List-Unsubscribe=One-Click");
    let _ = click.send().await.expect(200);
    assert_eq!(turns().await, ("none".to_owned(), false));
    let client = post.server.client();
    client.post("/v1/unsubscribe/0000").send().await.expect_problem(404, "not_found");
    client.get("/v1/unsubscribe/0000").send().await.expect_problem(404, "not_found");
    let order = json!({"email": "ada@example.org"});
    let _ = client.post("/v1/password-resets").json(&order).send().await.expect(202);
    post.smtp.wait_for_mails("ada@example.org", 3).await;
}

#[tokio::test]
async fn mail_settings_are_replaced_completely_and_validated() {
    let post = MailFixture::start().await;
    let ada = post.register("ada", json!({})).await;
    let usual = json!({"turns": "quiet", "quiet_minutes": 60, "digest_hour": 8, "invitations": true, "results": true});
    let show = async || ada.client.get("/v1/account/mail-settings").send().await.expect(200).json();
    assert_eq!(show().await, usual);
    for (field, wrong) in [
        ("turns", json!("sometimes")),
        ("quiet_minutes", json!(0)),
        ("quiet_minutes", json!(10_081)),
        ("digest_hour", json!(24)),
        ("results", json!("yes")),
    ] {
        let mut order = usual.clone();
        order[field] = wrong;
        let answer = ada.client.put("/v1/account/mail-settings").json(&order).send().await;
        assert_eq!(answer.expect_problem(422, "invalid_body").body["errors"][0]["pointer"], format!("/{field}"));
    }
    assert_eq!(show().await, usual);
    post.set_mail_settings(&ada, "digest", json!({"digest_hour": 23})).await;
    assert_eq!(show().await["digest_hour"], 23);
}

#[tokio::test]
async fn two_servers_mail_every_notice_once() {
    let post = MailFixture::start().await;
    let ada = post.register_verified("ada", json!({})).await;
    let bob = post.register_verified("bob", json!({})).await;
    post.set_mail_settings(&ada, "none", json!({})).await;
    post.set_mail_settings(&bob, "none", json!({})).await;
    let other = MailFixture::builder(&post.smtp, &post.clock).database(post.server.database()).start().await;
    let result = |game: usize| {
        json!({"kind": "game_finished", "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society",
            "seat": 0, "reason": "rules", "placings": [1, 2], "since": game})
    };
    let table = TestTable::of(&[ada.clone(), bob]).await;
    for number in 0..40 {
        let mut body = result(number);
        body["game"] = json!(table.game);
        post.insert_notice(&ada, &table.game, &body).await;
    }
    post.smtp.wait_for_mails("ada@example.org", 41).await;
    post.wait_until_idle().await;
    assert_eq!(mails_to_ada(&post).len(), 40);
    let mut ids: Vec<String> = mails_to_ada(&post).into_iter().map(|it| it.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 40);
    drop(other);
}

#[tokio::test]
async fn deleting_an_account_deletes_its_mail_data() {
    let post = MailFixture::start().await;
    let table = table(&post, "quiet", json!({})).await;
    play_until_ada_is_awaited(&post, &table, true).await;
    post.wait_until_idle().await;
    let ada = table.players[seat_of(&table, "ada")].clone();
    let order = json!({"email": "ada@example.org"});
    let _ = post.server.client().post("/v1/password-resets").json(&order).send().await.expect(202);
    post.smtp.wait_for_mails(&mail_address("ada"), 2).await;
    post.wait_until_idle().await;
    let export = ada.client.get("/v1/account/export").send().await.expect(200);
    let data = export.json();
    assert_eq!(data["mail_settings"]["turns"], "quiet");
    let kinds: Vec<&str> = data["mails"].as_array().unwrap().iter().filter_map(|it| it["kind"].as_str()).collect();
    for kind in ["verification", "password_reset", "turn"] {
        assert!(kinds.contains(&kind), "{kinds:?}");
    }
    assert!(!export.text().contains("salon_mt_"));
    let _ = ada.client.post("/v1/account/deletion").json(&json!({"password": PASSWORD})).send().await.expect(204);
    for table in ["mails", "mail_settings", "mail_tokens"] {
        let sql = format!("select count(*) from {table} where account_id = '{}'", ada.id);
        assert_eq!(post.query_number(&sql).await, 0, "{table}");
    }
    post.wait_until_idle().await;
    // The deletion ended the game, and a mail about that may have been sent before.
    let before = post.smtp.mails_to("ada@example.org").len();
    post.advance_when_idle(86_400).await;
    post.wait_until_idle().await;
    assert_eq!(post.smtp.mails_to("ada@example.org").len(), before, "a mail after the deletion");
}

#[tokio::test]
async fn a_reminder_is_mailed_after_four_fifths_of_the_time() {
    let post = MailFixture::start().await;
    let ada = post.register_verified("ada", json!({})).await;
    let bob = post.register_verified("bob", json!({"display_name": "Bob & Co"})).await;
    post.set_mail_settings(&ada, "digest", json!({})).await;
    post.set_mail_settings(&bob, "none", json!({})).await;
    let clock = json!({"clock": {"time": {"kind": "per_decision", "seconds": 3600}}});
    let table = TestTable::with_settings(&[ada, bob], &clock).await;
    let seat = seat_of(&table, "ada");
    while !table.awaited().await.iter().any(|(awaited, _)| *awaited == seat) {
        assert!(table.players[1 - seat].play_first_legal(&table.game).await);
    }
    post.advance_when_idle(45 * 60).await;
    post.wait_until_idle().await;
    assert!(mails_to_ada(&post).is_empty(), "the reminder came too early");
    post.advance_when_idle(5 * 60).await;
    table.players[seat].wait_for_notices(post.server.database(), "reminder", 1).await;
    let mail = post.smtp.wait_for_mails("ada@example.org", 2).await.remove(1);
    assert!(mail.subject.contains("Art Society with Bob & Co"), "{}", mail.subject);
    assert!(mail.text.contains(&format!("https://salon.example.org/games/{}", table.game)), "{}", mail.text);
    let sent = "select count(*) from mails where kind = 'reminder' and sent_at is not null";
    post.wait_until_idle().await;
    assert_eq!(post.query_number(sent).await, 1, "one reminder");
}
