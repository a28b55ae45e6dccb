//! What texts about notices name: games by their ruleset and players, and accounts, as far as the reader may know them.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use salon_domain::kernel::{Language, Seat, Speech};

use crate::{
    model::{
        account_ref::AccountKind,
        ids::{AccountId, GameId},
        notices::Notice,
    },
    notices::words::Writer,
    play::distinct_names,
    store::{NamedPlayerRow, Store, StoreResult},
    words::title_of,
};

/// A name, and whether it is that of a bot.
#[derive(Clone, Debug)]
pub(in crate::notices) struct ShownName {
    name: String,
    kind: AccountKind,
}

impl ShownName {
    /// Returns the name, marked if it is that of a bot.
    pub(in crate::notices) fn said(&self, words: Writer) -> String {
        if self.kind == AccountKind::Bot { words.bot(&self.name) } else { self.name.clone() }
    }
}

/// A player of a game that the reader may know.
#[derive(Debug)]
struct KnownPlayer {
    account: AccountId,
    seat: Option<i16>,
    seat_changed_at: Option<DateTime<Utc>>,
    /// `None` once the account is deleted.
    shown: Option<ShownName>,
}

#[derive(Debug)]
struct KnownTable {
    ruleset: String,
    players: Vec<KnownPlayer>,
}

/// The names that the reader of notices may know.
#[derive(Debug)]
pub struct KnownNames {
    reader: AccountId,
    tables: HashMap<GameId, KnownTable>,
    accounts: HashMap<AccountId, ShownName>,
}

/// A seat in a notice.
#[derive(Debug)]
pub(in crate::notices) struct NamedSeat {
    /// The name of its player at the time of the notice, or that of the seat.
    pub(in crate::notices) player: String,
    /// Whether that is the reader.
    pub(in crate::notices) own: bool,
    /// Whether a bot has the seat.
    pub(in crate::notices) of_bot: bool,
}

impl KnownNames {
    /// No names.
    pub(in crate::notices) fn none(reader: AccountId) -> Self {
        Self { reader, tables: HashMap::new(), accounts: HashMap::new() }
    }

    /// Reads the names that these notices need.
    pub async fn read(store: &Store, reader: AccountId, notices: &[Notice]) -> StoreResult<Self> {
        let mut names = Self::none(reader);
        let mut games: Vec<GameId> = notices.iter().filter_map(Notice::game).collect();
        games.sort_unstable();
        games.dedup();
        if !games.is_empty() {
            names.add_players(store.named_players(reader, &games).await?);
        }
        let authors = notices.iter().filter_map(|notice| match notice {
            Notice::Message { from, .. } | Notice::Invitation { from, .. } => Some(*from),
            _ => None,
        });
        let mut authors: Vec<AccountId> = authors.collect();
        authors.sort_unstable();
        authors.dedup();
        if !authors.is_empty() {
            let named = store.display_names(&authors).await?;
            names.accounts = named.into_iter().map(|(id, name, kind)| (id, ShownName { name, kind })).collect();
        }
        Ok(names)
    }

    fn add_players(&mut self, rows: Vec<NamedPlayerRow>) {
        for rows in rows.chunk_by(|one, other| one.game_id == other.game_id) {
            let named: Vec<_> = rows.iter().map(|row| row.display_name.clone().zip(row.name.clone())).collect();
            let players = rows.iter().zip(distinct_names(&named)).map(|(row, name)| KnownPlayer {
                account: row.account_id,
                seat: row.seat,
                seat_changed_at: row.seat_changed_at,
                shown: name.map(|name| ShownName { name, kind: row.kind }),
            });
            let players = players.collect();
            let Some(first) = rows.first() else { continue };
            self.tables.insert(first.game_id, KnownTable { ruleset: first.ruleset.clone(), players });
        }
    }

    /// Returns the title of the ruleset of a game; `None` if the reader may not know the game any more.
    pub(in crate::notices) fn ruleset_title(&self, game: GameId) -> Option<&str> {
        self.tables.get(&game).map(|table| title_of(&table.ruleset))
    }

    /// Returns the title of a game with the names of the other players; `None` if the reader may not know the game any more.
    pub(in crate::notices) fn title(&self, game: GameId, words: Writer) -> Option<String> {
        let table = self.tables.get(&game)?;
        let others = table.players.iter().filter(|player| player.account != self.reader);
        let others = others.filter_map(|player| Some(player.shown.as_ref()?.said(words)));
        Some(words.game_with(title_of(&table.ruleset), &others.collect::<Vec<_>>()))
    }

    /// Returns the name of an account, unless it was deleted.
    pub(in crate::notices) fn account(&self, account: AccountId, words: Writer) -> Option<String> {
        self.accounts.get(&account).map(|shown| shown.said(words))
    }

    /// Returns a seat of a game; `None` if the reader may not know the game any more. If the seat was given to another account after
    /// the time of the notice, it has the name of the seat.
    pub(in crate::notices) fn seat(&self, of: (GameId, u8), at: DateTime<Utc>, words: Writer) -> Option<NamedSeat> {
        let (game, seat) = of;
        let table = self.tables.get(&game)?;
        let player = table.players.iter().find(|player| player.seat == Some(i16::from(seat)));
        let player = player.filter(|player| player.seat_changed_at.is_none_or(|changed| changed <= at));
        let shown = player.and_then(|player| player.shown.as_ref());
        Some(NamedSeat {
            player: shown.map_or_else(|| seat_name(seat, words.language()), |shown| shown.said(words)),
            own: player.is_some_and(|player| player.account == self.reader),
            of_bot: shown.is_some_and(|shown| shown.kind == AccountKind::Bot),
        })
    }
}

fn seat_name(seat: u8, language: Language) -> String {
    Seat::new(seat).map_or_else(String::new, |seat| Speech::in_language(language).player(seat))
}
