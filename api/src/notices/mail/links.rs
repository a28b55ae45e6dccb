//! Links in mails: to pages of the web client, and to this server's page for unsubscribing.

use crate::{config::Config, model::ids::GameId};

/// Builds links.
#[derive(Debug)]
pub(super) struct Links {
    public_url: String,
    game: String,
}

impl Links {
    pub(super) fn new(config: &Config) -> Self {
        let game =
            config.mail.game_link.clone().unwrap_or_else(|| format!("{}/games/{{game}}", config.http.public_url));
        Self { public_url: config.http.public_url.clone(), game }
    }

    /// The page of a game.
    pub(super) fn game(&self, game: GameId) -> String {
        self.game.replace("{game}", &game.to_string())
    }

    /// The page of a table that the reader is invited to.
    pub(super) fn invitation(&self, invite: &str) -> String {
        format!("{}/invitations/{invite}", self.public_url)
    }

    /// The page that verifies an address. Browsers do not send the fragment, so the token appears in no log.
    pub(super) fn verification(&self, token: &str) -> String {
        format!("{}/verify-email#{token}", self.public_url)
    }

    /// The page that sets a new password.
    pub(super) fn password_reset(&self, token: &str) -> String {
        format!("{}/reset-password#{token}", self.public_url)
    }

    /// Unsubscribes from all mails about games with one POST.
    pub(super) fn unsubscribe(&self, token: &str) -> String {
        format!("{}/v1/unsubscribe/{token}", self.public_url)
    }
}
