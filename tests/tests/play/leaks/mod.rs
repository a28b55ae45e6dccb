//! The server reveals nothing hidden: for two games that differ only in what is hidden from a viewer, the viewer receives the same
//! bytes apart from ids and times, on every path: responses, refusals, streams, pictures, exports, feeds, webhooks.

mod observations;
mod twins;

use salon_tests::{SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

use observations::observe;
use twins::{SEED, Twins};

/// Returns a text without what differs between any two games: the id, the invitation, the commitment, times and request ids.
fn comparable(text: &str, table: &TestTable) -> String {
    let text = text.replace(&table.game, "GAME");
    let mut parts: Vec<&str> = text.split('"').collect();
    for at in 0..parts.len() {
        let time = parts[at].len() >= 20 && parts[at].ends_with('Z') && parts[at].as_bytes()[4] == b'-';
        let named = at >= 2 && ["request_id", "invite", "commitment"].contains(&parts[at - 2]);
        if time || named {
            parts[at] = "*";
        }
    }
    parts.join("\"")
}

/// Returns where two texts begin to differ, with the surrounding bytes, or `None` when they are equal.
fn first_difference(one: &str, other: &str) -> Option<String> {
    let at = one.bytes().zip(other.bytes()).position(|(one, other)| one != other);
    let at = at.or_else(|| (one.len() != other.len()).then(|| one.len().min(other.len())))?;
    let around = |text: &str| {
        let bytes = &text.as_bytes()[at.saturating_sub(80)..text.len().min(at + 80)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    Some(format!("at byte {at}:\n  {}\n  {}", around(one), around(other)))
}

/// Compares what every viewer but these seats receives about both games.
async fn compare(twins: &Twins, hidden: &[usize], probes: &[Value]) {
    twins.server.database().wait_until_visible().await;
    for viewer in twins.viewers(hidden) {
        let one = observe(twins, 0, viewer, probes).await;
        let other = observe(twins, 1, viewer, probes).await;
        assert_eq!(one.len(), other.len(), "as {viewer:?}");
        for ((path, first), (_, second)) in one.iter().zip(&other) {
            let found = first_difference(&comparable(first, &twins.tables[0]), &comparable(second, &twins.tables[1]));
            assert!(found.is_none(), "{path} as {viewer:?} sees it, {}", found.unwrap_or_default());
            for text in [first, second] {
                assert!(!text.contains(&"5e".repeat(32)) && !text.contains(&"17".repeat(32)), "the seed is in {path}");
            }
        }
    }
}

/// Swaps a field of seats 1 and 2.
fn swap(state: &mut Value, name: &str) {
    let players = state["players"].as_array_mut().expect("players");
    let (one, other) = (players[1][name].clone(), players[2][name].clone());
    assert!(!one.is_null() && one != other, "{name}: {one}, {other}");
    (players[1][name], players[2][name]) = (other, one);
}

#[tokio::test]
async fn art_society_does_not_reveal_the_order_of_stacks() {
    let mut twins = Twins::start("art_society", 3).await;
    twins.play_to_snapshots(50).await;
    twins
        .change_hidden_state(|state| {
            for stack in state["stacks"].as_array_mut().expect("stacks") {
                stack.as_array_mut().expect("paintings").reverse();
            }
        })
        .await;
    compare(&twins, &[], &[]).await;
}

#[tokio::test]
async fn the_gallerist_does_not_reveal_secret_cards() {
    let mut twins = Twins::start("the_gallerist", 3).await;
    compare(&twins, &[], &[]).await;
    twins.play_to_snapshots(60).await;
    twins
        .change_hidden_state(|state| {
            swap(state, "curator");
            swap(state, "dealer");
        })
        .await;
    // The games differ: the owners of the cards see it.
    let view = async |number: usize| {
        let table = &twins.tables[number];
        table.get(&table.players[1].client, "/view").await["view"]["players"][1].to_string()
    };
    assert_ne!(view(0).await, view(1).await);
    compare(&twins, &[1, 2], &[]).await;
    twins.play(10, 61).await;
    compare(&twins, &[1, 2], &[]).await;
}

#[tokio::test]
async fn no_ruleset_reveals_future_draws() {
    for (ruleset, number) in [("art_society", 52), ("the_gallerist", 62)] {
        let mut twins = Twins::start(ruleset, 2).await;
        twins.play_to_snapshots(number).await;
        twins.change_future_draws().await;
        compare(&twins, &[], &[]).await;
    }
}

fn card(card: u8) -> Value {
    json!({"kind": "place_bid", "card": card})
}

/// Plays the same random moves in both games until every seat is awaited for a bid. Returns commands to probe with.
async fn to_bidding(twins: &Twins) -> Vec<Value> {
    for table in &twins.tables {
        table.play_to_bidding(&mut SeededRng::new(50)).await;
    }
    let view = twins.tables[0].get(&twins.server.client(), "/view").await;
    let take = json!({"kind": "take_painting", "painting": view["view"]["auction"][0]});
    vec![
        json!([card(6)]),
        json!([card(6), take]),
        json!([card(1), take]),
        json!([card(20), take]),
        json!([card(20), {"kind": "hold_painting"}]),
        json!([take]),
        json!([card(99)]),
        json!([{"kind": "finish_turn"}]),
    ]
}

async fn bid(table: &TestTable, seat: usize, number: u8) {
    let _ = table.submit(seat, &json!([card(number)])).send().await.expect(200);
}

#[tokio::test]
async fn a_sealed_bid_is_not_revealed_to_other_seats() {
    let twins = Twins::start("art_society", 3).await;
    let probes = to_bidding(&twins).await;
    bid(&twins.tables[0], 1, 2).await;
    bid(&twins.tables[1], 1, 19).await;
    compare(&twins, &[1], &probes).await;
    // A seat that has bid, and may still change its bid, learns nothing either.
    for table in &twins.tables {
        bid(table, 0, 10).await;
    }
    compare(&twins, &[1], &probes).await;
    for path in ["/v1/turns", "/v1/games?mine=true"] {
        let listed = twins.player(2).client.get(path).send().await.expect(200).text();
        assert!(!listed.contains("card") && !listed.contains(&"5e".repeat(32)), "{listed}");
    }
}

#[tokio::test]
async fn commands_after_the_last_bid_do_not_reveal_bids() {
    let twins = Twins::start("art_society", 2).await;
    let probes = to_bidding(&twins).await;
    bid(&twins.tables[0], 0, 2).await;
    bid(&twins.tables[1], 0, 19).await;
    let versions = async || {
        [twins.tables[0].summary().await["version"].clone(), twins.tables[1].summary().await["version"].clone()]
    };
    let before = versions().await;
    // Seat 1 bids last. Its bid reveals all bids, so commands after it in the same array could reveal them through a refusal.
    compare(&twins, &[0], &probes).await;
    assert_eq!(versions().await, before, "the probes change nothing");
    let painting = twins.tables[0].get(&twins.server.client(), "/view").await["view"]["auction"][0].clone();
    let both = json!([card(10), {"kind": "take_painting", "painting": painting}]);
    for table in &twins.tables {
        let refused = table.submit(1, &both).send().await.expect_problem(422, "command_refused");
        assert_eq!(
            (&refused.body["refusal"]["code"], &refused.body["refusal"]["index"]),
            (&json!("after_uncovering"), &json!(1))
        );
        // Sent one after the other, the commands are accepted.
        bid(table, 1, 10).await;
    }
}

#[tokio::test]
async fn the_seed_is_revealed_only_in_the_final_record() {
    let server = TestServer::start().await;
    let table = TestTable::with_visibility(&people(&server, 2).await, "public", Some((server.database(), SEED))).await;
    let mut rng = SeededRng::new(51);
    let secret = "5e".repeat(32);
    let mut responses = 0;
    loop {
        let over = table.step(&mut rng).await.expect("a move")["status"] == "finished";
        for rest in ["", "/view", "/record", "/score", "/events?limit=100"] {
            let text = table.players[0].client.get(&table.path(rest)).send().await.expect(200).text();
            assert_eq!(text.contains(&secret), over && rest == "/record", "{rest}");
            responses += 1;
        }
        if over {
            break;
        }
    }
    assert!(responses > 100);
    assert!(!server.log().contains(&secret), "the seed is in the log");
}
