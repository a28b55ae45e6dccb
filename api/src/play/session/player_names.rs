//! The names of the players in texts and pictures: those that the summary of the game shows.

use salon_domain::kernel::Names;

use crate::{
    model::ids::GameId,
    play::{Games, error::PlayError},
    store::PlayerRow,
};

/// Returns the names of players by seat. A deleted account has none.
pub(in crate::play) fn names_of(players: &[PlayerRow]) -> Names {
    let mut names = Vec::new();
    for player in players {
        let Some(seat) = player.seat.and_then(|seat| usize::try_from(seat).ok()) else { continue };
        if names.len() <= seat {
            names.resize(seat + 1, None);
        }
        if let Some(name) = names.get_mut(seat) {
            *name = player.display_name.clone().or_else(|| player.name.clone()).zip(player.name.clone());
        }
    }
    Names::new(distinct_names(&names))
}

/// Returns the display names of accounts, given as pairs of display name and handle. Names that are equal are followed by the handle, so
/// that texts about two players differ.
pub fn distinct_names(names: &[Option<(String, String)>]) -> Vec<Option<String>> {
    let is_shared = |name: &str| names.iter().flatten().filter(|(other, _)| other.trim() == name.trim()).count() > 1;
    let shown = |(name, handle): &(String, String)| match is_shared(name) {
        true => format!("{} ({handle})", name.trim()),
        false => name.clone(),
    };
    names.iter().map(|name| name.as_ref().map(shown)).collect()
}

impl Games {
    /// Returns the names of the players of a game by seat.
    pub(in crate::play) async fn names(&self, id: GameId) -> Result<Names, PlayError> {
        Ok(names_of(&self.store.players(&[id]).await?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_display_names_are_followed_by_the_handle() {
        let pair = |name: &str, handle: &str| Some((name.to_owned(), handle.to_owned()));
        let names = [pair("Ada", "ada1"), pair("Bob", "bob"), None, pair("Ada ", "ada2")];
        let shown = distinct_names(&names);
        let shown: Vec<_> = shown.iter().map(Option::as_deref).collect();
        assert_eq!(shown, [Some("Ada (ada1)"), Some("Bob"), None, Some("Ada (ada2)")]);
    }
}
