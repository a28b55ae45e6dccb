//! Tables: rulesets, opening, listing, joining, starting, resigning, rematches.

mod example_rulesets;
mod invitations;
mod joining;
mod listing;
mod not_started;
mod opening;
mod rematch;
mod resigning;
mod rulesets;
mod starting;
mod strangers;
mod visibility;

use salon_tests::Person;
use serde_json::Value;

pub(crate) fn id(game: &Value) -> &str {
    game["id"].as_str().expect("an id")
}

pub(crate) fn names(game: &Value) -> Vec<String> {
    let players = game["players"].as_array().expect("players");
    players.iter().map(|it| it["name"].as_str().expect("a name").to_owned()).collect()
}

pub(crate) async fn show(person: &Person, game: &str) -> Value {
    person.client.get(&format!("/v1/games/{game}")).send().await.expect(200).json()
}

pub(crate) async fn list(person: &Person, query: &str) -> Vec<String> {
    let page = person.client.get(&format!("/v1/games?{query}")).send().await.expect(200).json();
    page["items"].as_array().expect("items").iter().map(|it| id(it).to_owned()).collect()
}
