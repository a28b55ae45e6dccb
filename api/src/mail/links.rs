//! Where the links in mails lead: to what a web client serves, and to this server's own page for unsubscribing.

use crate::{config::Config, store::ids::GameId};

/// Makes links.
#[derive(Debug)]
pub(super) struct Links {
    public_url: String,
    game: String,
}

impl Links {
    pub(super) fn new(config: &Config) -> Self {
        let game = config.game_link.clone().unwrap_or_else(|| format!("{}/games/{{game}}", config.public_url));
        Self { public_url: config.public_url.clone(), game }
    }

    /// To a game, where the decision is to be made.
    pub(super) fn game(&self, game: GameId) -> String {
        self.game.replace("{game}", &game.to_string())
    }

    /// To a table one was invited to.
    pub(super) fn invitation(&self, invite: &str) -> String {
        format!("{}/invitations/{invite}", self.public_url)
    }

    /// To where an address is proven. A fragment is not sent to any server, so the token is in nobody's log.
    pub(super) fn verification(&self, token: &str) -> String {
        format!("{}/verify-email#{token}", self.public_url)
    }

    /// To where a new password is set.
    pub(super) fn password_reset(&self, token: &str) -> String {
        format!("{}/reset-password#{token}", self.public_url)
    }

    /// Ends all mails about games, by one POST.
    pub(super) fn unsubscribe(&self, token: &str) -> String {
        format!("{}/v1/unsubscribe/{token}", self.public_url)
    }
}
