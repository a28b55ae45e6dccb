//! Rows of tables: games, players, invitations, substitutes, budgets.

pub(in crate::store) mod budgets;
pub(in crate::store) mod game_lists;
pub(in crate::store) mod game_row;
pub(in crate::store) mod games;
pub(in crate::store) mod games_of_account;
pub(in crate::store) mod invitations;
pub(in crate::store) mod players;
pub(in crate::store) mod start_and_end;
pub(in crate::store) mod substitutes;
pub(in crate::store) mod table_lock;
