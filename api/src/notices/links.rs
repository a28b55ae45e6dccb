//! Links in mails and chat messages: to pages of the web client, or of the API where the web client is switched off.

use crate::{config::Config, model::ids::GameId};

/// Builds links.
#[derive(Clone, Debug)]
pub struct Links {
    public_url: String,
    /// Whether this server serves the web client.
    has_client: bool,
    /// The address of a game that the operator chose, with `{game}` in it.
    game: Option<String>,
}

impl Links {
    /// Builds links as the settings say.
    pub fn new(config: &Config) -> Self {
        Self {
            public_url: config.http.public_url.clone(),
            has_client: config.web.web,
            game: config.mail.game_link.clone(),
        }
    }

    /// Links of a server that serves the client, for tests.
    #[cfg(test)]
    pub(super) fn with_client(public_url: &str) -> Self {
        Self { public_url: public_url.to_owned(), has_client: true, game: None }
    }

    /// The page of a game, for mails. A client that is served elsewhere has it at the same path.
    pub(super) fn game(&self, game: GameId) -> String {
        let game = game.to_string();
        self.game.as_ref().map_or_else(|| self.page("games", &game), |link| link.replace("{game}", &game))
    }

    /// A game, for chat messages: without a client, the API describes it.
    pub(super) fn game_in_chat(&self, game: GameId) -> String {
        match self.has_client || self.game.is_some() {
            true => self.game(game),
            false => self.page("v1/games", &game.to_string()),
        }
    }

    /// The page of a table that the reader is invited to.
    pub(super) fn invitation(&self, invite: &str) -> String {
        self.page("invitations", invite)
    }

    /// An invitation, for chat messages.
    pub(super) fn invitation_in_chat(&self, invite: &str) -> String {
        if self.has_client { self.invitation(invite) } else { self.page("v1/invites", invite) }
    }

    /// The page that verifies an address. Browsers do not send the fragment, so the token appears in no log.
    pub(super) fn verification(&self, token: &str) -> String {
        format!("{}/verify-email#{token}", self.public_url)
    }

    /// The page that sets a new password.
    pub(super) fn password_reset(&self, token: &str) -> String {
        format!("{}/reset-password#{token}", self.public_url)
    }

    /// Unsubscribes from all mails about games with one POST, which mail programs send.
    pub(super) fn unsubscribe(&self, token: &str) -> String {
        self.page("v1/unsubscribe", token)
    }

    /// The page that asks before it unsubscribes.
    pub(super) fn unsubscribe_page(&self, token: &str) -> String {
        if self.has_client { self.page("unsubscribe", token) } else { self.unsubscribe(token) }
    }

    fn page(&self, folder: &str, name: &str) -> String {
        format!("{}/{folder}/{name}", self.public_url)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn links(has_client: bool, game: Option<&str>) -> Links {
        Links { public_url: "https://salon.example.org".to_owned(), has_client, game: game.map(str::to_owned) }
    }

    #[test]
    fn links_lead_to_the_client_if_there_is_one() {
        let (game, with, without) = (GameId::new(), links(true, None), links(false, None));
        assert_eq!(with.game_in_chat(game), format!("https://salon.example.org/games/{game}"));
        assert_eq!(without.game_in_chat(game), format!("https://salon.example.org/v1/games/{game}"));
        assert_eq!(with.invitation_in_chat("Kx"), "https://salon.example.org/invitations/Kx");
        assert_eq!(without.invitation_in_chat("Kx"), "https://salon.example.org/v1/invites/Kx");
        assert_eq!(with.unsubscribe_page("t"), "https://salon.example.org/unsubscribe/t");
        assert_eq!(without.unsubscribe_page("t"), "https://salon.example.org/v1/unsubscribe/t");
        assert_eq!(with.unsubscribe("t"), without.unsubscribe("t"), "mail programs send a POST there");
        assert_eq!(with.game(game), without.game(game));
    }

    #[test]
    fn the_operator_can_choose_another_address_of_games() {
        let game = GameId::new();
        for has_client in [true, false] {
            let links = links(has_client, Some("https://play.example.org/g/{game}?x"));
            assert_eq!(links.game(game), format!("https://play.example.org/g/{game}?x"));
            assert_eq!(links.game_in_chat(game), links.game(game));
        }
    }
}
