//! Mail about games, by each account's choice.

use salon_tests::{PASSWORD, Person, Postbox, Table, address};
use serde_json::{Value, json};

/// Two people with proven addresses and a game between them in which both are awaited, the first with these wishes.
async fn table(post: &Postbox, turns: &str, more: Value) -> Table {
    let ada = post.verified("ada", more).await;
    let bob = post.verified("bob", json!({"display_name": "Bob & Co"})).await;
    post.wants(&ada, turns, json!({})).await;
    post.wants(&bob, "none", json!({})).await;
    Table::of(&[ada, bob]).await
}

fn seat_of(table: &Table, name: &str) -> usize {
    table.players.iter().position(|it| it.name == name).expect("a player")
}

/// What came for ada after the mail that proved the address.
fn notices(post: &Postbox) -> Vec<salon_tests::Mail> {
    post.smtp.mails_to("ada@example.org").split_off(1)
}

/// Lets ada be awaited and told of it; she is at the table's first decision or plays until she is.
async fn await_ada(post: &Postbox, table: &Table, after_own_move: bool) {
    let seat = seat_of(table, "ada");
    while !table.awaited().await.iter().any(|(awaited, _)| *awaited == seat) {
        let bob = &table.players[1 - seat];
        assert!(bob.move_once(&table.game).await);
    }
    post.tell_turn(table, seat, after_own_move).await;
}

#[tokio::test]
async fn at_once_is_at_once_with_a_link_and_a_way_out() {
    let post = Postbox::start().await;
    let table = table(&post, "at_once", json!({"display_name": "Ada"})).await;
    await_ada(&post, &table, false).await;
    let mail = post.smtp.await_mails("ada@example.org", 2).await.remove(1);
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
    post.let_pass(86_400).await;
    post.settle().await;
    assert_eq!(notices(&post).len(), 1, "once");
    assert_eq!(post.smtp.mails_to("bob@example.org").len(), 1, "bob wants none");
}

#[tokio::test]
async fn who_has_just_moved_is_not_told_at_once() {
    let post = Postbox::start().await;
    let ada = post.verified("ada", json!({})).await;
    let bob = post.verified("bob", json!({})).await;
    // Wants nothing while the game begins, so that only what is told below counts.
    post.wants(&ada, "none", json!({})).await;
    let table = Table::of(&[ada.clone(), bob]).await;
    post.settle().await;
    post.wants(&ada, "at_once", json!({})).await;
    let seat = seat_of(&table, "ada");
    let turn = json!({
        "kind": "your_turn", "game": table.game, "ruleset": "art_society", "version": 0, "seat": seat,
        "decision": "place_bid", "since": "2026-01-01T00:00:00Z", "after_own_move": true
    });
    post.tell(&ada, &table.game, &turn).await;
    post.settle().await;
    assert!(notices(&post).is_empty());
    let hers = format!("select count(*) from mails where kind = 'turn' and account_id = '{}'", ada.id);
    assert_eq!(post.figure(&hers).await, 0);
}

#[tokio::test]
async fn a_quiet_mail_comes_later_and_only_if_the_same_decision_is_still_to_be_made() {
    let post = Postbox::start().await;
    let table = table(&post, "quiet", json!({"locale": "fr"})).await;
    await_ada(&post, &table, true).await;
    post.let_pass(29 * 60).await;
    post.settle().await;
    assert!(notices(&post).is_empty(), "there is time");
    post.let_pass(2 * 60).await;
    let mail = post.smtp.await_mails("ada@example.org", 2).await.remove(1);
    assert_eq!(mail.subject, "À vous de jouer : Art Society avec Bob & Co");
    let seat = seat_of(&table, "ada");
    assert!(table.players[seat].move_once(&table.game).await);
    await_ada(&post, &table, false).await;
    assert!(table.players[seat].move_once(&table.game).await);
    post.let_pass(31 * 60).await;
    post.settle().await;
    let awaited = table.awaited().await.iter().any(|(awaited, _)| *awaited == seat);
    let told = notices(&post).len();
    assert!(told == 1 || awaited && told == 2, "what was decided meanwhile is not told: {told}");
    let turns = "select count(*) from mails where kind = 'turn' and sent_at is not null";
    assert_eq!(post.figure(turns).await, told as i64);
}

#[tokio::test]
async fn an_address_that_is_not_proven_gets_nothing() {
    let post = Postbox::start().await;
    let ada = post.register("ada", json!({})).await;
    let bob = post.verified("bob", json!({})).await;
    post.smtp.await_mails("ada@example.org", 1).await;
    post.wants(&ada, "at_once", json!({})).await;
    let table = Table::of(&[ada, bob]).await;
    await_ada(&post, &table, false).await;
    post.settle().await;
    assert!(notices(&post).is_empty());
}

#[tokio::test]
async fn a_digest_names_all_games_that_wait_at_the_hour_of_the_readers_zone() {
    let post = Postbox::start().await;
    let more = json!({"locale": "fr", "time_zone": "Asia/Kolkata"});
    let first = table(&post, "digest", more).await;
    let people: Vec<Person> = first.players.clone();
    await_ada(&post, &first, false).await;
    let due = "select extract(epoch from digest_at)::bigint from mail_settings where digest_at is not null";
    let at = post.figure(due).await;
    assert_eq!((at + 19_800) % 86_400, 8 * 3_600, "8 o'clock, five and a half hours east of Greenwich");
    post.let_pass(at - post.clock.now() - 60).await;
    post.settle().await;
    assert!(notices(&post).is_empty(), "not before its hour");
    post.let_pass(120).await;
    let mail = post.smtp.await_mails("ada@example.org", 2).await.remove(1);
    assert_eq!(mail.subject, "1 partie vous attend");
    post.settle().await;
    assert_eq!(post.figure(due).await, at + 86_400);
    let second = Table::of(&people).await;
    await_ada(&post, &second, false).await;
    post.let_pass(86_400).await;
    let mail = post.smtp.await_mails("ada@example.org", 3).await.remove(2);
    assert_eq!(mail.subject, "2 parties vous attendent");
    for game in [&first.game, &second.game] {
        assert!(mail.text.contains(&format!("/games/{game}")), "{}", mail.text);
    }
    post.settle().await;
    assert_eq!(notices(&post).len(), 2, "and nothing else");
}

#[tokio::test]
async fn a_digest_keeps_its_hour_when_clocks_change_and_follows_a_move() {
    let post = Postbox::start().await;
    let ada = post.verified("ada", json!({"time_zone": "Europe/Paris"})).await;
    let due = "select extract(epoch from digest_at)::bigint from mail_settings where digest_at is not null";
    // The day before clocks go forward in Paris in 2028: noon on 25 March, in UTC.
    let eve: i64 = 1_837_598_400;
    post.let_pass(eve - post.clock.now()).await;
    post.wants(&ada, "digest", json!({"digest_hour": 8})).await;
    assert_eq!(post.figure(due).await, eve + 18 * 3_600, "8 o'clock is 6 o'clock in UTC from now on");
    post.let_pass(18 * 3_600 + 60).await;
    post.settle().await;
    assert!(notices(&post).is_empty(), "none, since nothing waits");
    assert_eq!(post.figure(due).await, eve + 42 * 3_600);
    let order = json!({"time_zone": "America/New_York"});
    let _ = ada.client.patch("/v1/account").json(&order).send().await.expect(200);
    assert_eq!(post.figure(due).await, eve + 24 * 3_600, "8 o'clock there");
}

#[tokio::test]
async fn reminders_results_and_invitations_come_unless_they_are_not_wanted() {
    let post = Postbox::start().await;
    let table = table(&post, "digest", json!({"display_name": "Ada", "time_zone": "Europe/Paris"})).await;
    await_ada(&post, &table, false).await;
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
        post.tell(ada, &table.game, &reminder).await;
        post.tell(ada, &table.game, &result).await;
        post.tell(ada, game, &invitation).await;
    };
    tell("first").await;
    let mails = post.smtp.await_mails("ada@example.org", 4).await;
    let find = |subject: &str| mails.iter().find(|it| it.subject == subject).expect(subject);
    let reminder = find("Time is running out: Art Society with Bob & Co");
    assert!(reminder.text.contains("Wednesday, 1 August 2035 at 18:00 (Europe/Paris)"), "{}", reminder.text);
    assert!(find("Game over: Art Society with Bob & Co").text.contains("You came 2nd of 2."));
    let invitation = find("Bob & Co invites you to Art Society");
    assert!(invitation.text.contains(open["invite"].as_str().unwrap()));
    post.wants(ada, "none", json!({"invitations": false, "results": false})).await;
    tell("second").await;
    post.settle().await;
    assert_eq!(notices(&post).len(), 3);
    post.wants(ada, "none", json!({})).await;
    let _ = ada.client.put("/v1/account/mutes/bob").send().await.expect(204);
    let again = json!({
        "kind": "invitation", "game": game, "ruleset": "art_society", "from": bob.id, "invite": open["invite"],
        "since": "third"
    });
    post.tell(ada, game, &again).await;
    post.settle().await;
    assert_eq!(notices(&post).len(), 3, "of whom is muted nothing comes");
}

#[tokio::test]
async fn one_click_ends_mails_and_a_look_does_not() {
    let post = Postbox::start().await;
    let table = table(&post, "at_once", json!({})).await;
    await_ada(&post, &table, false).await;
    let mail = post.smtp.await_mails("ada@example.org", 2).await.remove(1);
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
    assert_eq!(turns().await, ("at_once".to_owned(), true), "a look changes nothing");
    let click = post.server.client().post(path);
    let click = click.body("application/x-www-form-urlencoded", "List-Unsubscribe=One-Click");
    let _ = click.send().await.expect(200);
    assert_eq!(turns().await, ("none".to_owned(), false));
    let client = post.server.client();
    client.post("/v1/unsubscribe/0000").send().await.expect_problem(404, "not_found");
    client.get("/v1/unsubscribe/0000").send().await.expect_problem(404, "not_found");
    let order = json!({"email": "ada@example.org"});
    let _ = client.post("/v1/password-resets").json(&order).send().await.expect(202);
    post.smtp.await_mails("ada@example.org", 3).await;
}

#[tokio::test]
async fn mail_settings_are_replaced_as_a_whole_and_checked() {
    let post = Postbox::start().await;
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
    post.wants(&ada, "digest", json!({"digest_hour": 23})).await;
    assert_eq!(show().await["digest_hour"], 23);
}

#[tokio::test]
async fn two_servers_tell_every_turn_once() {
    let post = Postbox::start().await;
    let ada = post.verified("ada", json!({})).await;
    let bob = post.verified("bob", json!({})).await;
    post.wants(&ada, "none", json!({})).await;
    post.wants(&bob, "none", json!({})).await;
    let other = Postbox::builder(&post.smtp, &post.clock).database(post.server.database()).start().await;
    let result = |game: usize| {
        json!({"kind": "game_finished", "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society",
            "seat": 0, "reason": "rules", "placings": [1, 2], "since": game})
    };
    let table = Table::of(&[ada.clone(), bob]).await;
    for number in 0..40 {
        let mut body = result(number);
        body["game"] = json!(table.game);
        post.tell(&ada, &table.game, &body).await;
    }
    post.smtp.await_mails("ada@example.org", 41).await;
    post.settle().await;
    assert_eq!(notices(&post).len(), 40);
    let mut ids: Vec<String> = notices(&post).into_iter().map(|it| it.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 40);
    drop(other);
}

#[tokio::test]
async fn who_goes_takes_settings_tokens_and_waiting_mails_along() {
    let post = Postbox::start().await;
    let table = table(&post, "quiet", json!({})).await;
    await_ada(&post, &table, true).await;
    post.settle().await;
    let ada = table.players[seat_of(&table, "ada")].clone();
    let order = json!({"email": "ada@example.org"});
    let _ = post.server.client().post("/v1/password-resets").json(&order).send().await.expect(202);
    post.smtp.await_mails(&address("ada"), 2).await;
    post.settle().await;
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
        assert_eq!(post.figure(&sql).await, 0, "{table}");
    }
    post.settle().await;
    // Going ended the game, which may have been told before the account was gone.
    let before = post.smtp.mails_to("ada@example.org").len();
    post.let_pass(86_400).await;
    post.settle().await;
    assert_eq!(post.smtp.mails_to("ada@example.org").len(), before, "nothing comes after one has gone");
}

#[tokio::test]
async fn a_reminder_comes_by_mail_when_four_fifths_of_the_time_are_over() {
    let post = Postbox::start().await;
    let ada = post.verified("ada", json!({})).await;
    let bob = post.verified("bob", json!({"display_name": "Bob & Co"})).await;
    post.wants(&ada, "digest", json!({})).await;
    post.wants(&bob, "none", json!({})).await;
    let clock = json!({"clock": {"time": {"kind": "per_decision", "seconds": 3600}}});
    let table = Table::opened(&[ada, bob], &clock).await;
    let seat = seat_of(&table, "ada");
    while !table.awaited().await.iter().any(|(awaited, _)| *awaited == seat) {
        assert!(table.players[1 - seat].move_once(&table.game).await);
    }
    post.let_pass(45 * 60).await;
    post.settle().await;
    assert!(notices(&post).is_empty(), "three quarters are not four fifths");
    post.let_pass(5 * 60).await;
    table.players[seat].until_told(post.server.database(), "reminder", 1).await;
    let mail = post.smtp.await_mails("ada@example.org", 2).await.remove(1);
    assert!(mail.subject.contains("Art Society with Bob & Co"), "{}", mail.subject);
    assert!(mail.text.contains(&format!("https://salon.example.org/games/{}", table.game)), "{}", mail.text);
    let sent = "select count(*) from mails where kind = 'reminder' and sent_at is not null";
    post.settle().await;
    assert_eq!(post.figure(sent).await, 1, "to her, once");
}
