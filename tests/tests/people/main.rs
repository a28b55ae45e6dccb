//! Accounts: registration, sessions, tokens, stored data, deletion.

mod access_tokens;
mod account_data;
mod accounts;
mod browser;
mod cookie_sessions;
mod guests;
mod locked_rows;
mod privacy;
mod races;
mod refused_refreshes;
mod repeated_refresh;
mod revoked_sessions;
mod sessions;
mod unused_guests;

use salon_tests::{ApiResponse, PASSWORD, Person, TestServer};
use serde_json::{Value, json};

pub(crate) const NEW_PASSWORD: &str = "a staple for every horse";

pub(crate) async fn sign_in(server: &TestServer, name: &str, password: &str) -> ApiResponse {
    server.client().post("/v1/sessions").json(&json!({"name": name, "password": password})).send().await
}

pub(crate) async fn refresh(server: &TestServer, token: &Value) -> ApiResponse {
    server.client().post("/v1/sessions/refresh").json(&json!({"refresh_token": token})).send().await
}

/// Sets how long ago every spent refresh token was first used, however long the test took to get here.
pub(crate) async fn set_spent(server: &TestServer, seconds_ago: u32) {
    let sql = format!(
        "update refresh_tokens set spent_at = now() - interval '{seconds_ago} seconds' where spent_at is not null"
    );
    server.database().connect().await.batch_execute(&sql).await.expect("an update");
}

/// Ways in which a session ends before it expires.
#[derive(Debug, Clone, Copy)]
pub(crate) enum SessionEnd {
    SignOut,
    SignOutEverywhere,
    ReusedRefreshToken,
    PasswordChange,
}

impl SessionEnd {
    pub(crate) const ALL: [Self; 4] =
        [Self::SignOut, Self::SignOutEverywhere, Self::ReusedRefreshToken, Self::PasswordChange];

    /// Returns an account name for a test of this way.
    pub(crate) fn account_name(self) -> String {
        format!("ada-{}", format!("{self:?}").to_lowercase())
    }

    /// Ends the first session of an account.
    pub(crate) async fn apply(self, server: &TestServer, person: &Person) {
        match self {
            Self::SignOut => drop(person.client.delete("/v1/sessions/current").send().await.expect(204)),
            Self::SignOutEverywhere => drop(person.client.delete("/v1/sessions").send().await.expect(204)),
            Self::ReusedRefreshToken => {
                let _ = refresh(server, &person.tokens["refresh_token"]).await.expect(200);
                set_spent(server, 31).await;
                let reused = refresh(server, &person.tokens["refresh_token"]).await;
                reused.expect_problem(401, "invalid_refresh_token");
            }
            Self::PasswordChange => {
                let body = json!({"current_password": PASSWORD, "new_password": NEW_PASSWORD});
                let _ = person.client.put("/v1/account/password").json(&body).send().await.expect(200);
            }
        }
    }
}
