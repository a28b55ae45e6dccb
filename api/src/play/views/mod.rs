//! What a caller may see of a game: views, choices, events, scores, pictures, lists, summaries.

mod early_end;
pub(in crate::play) mod game_summary;
pub(in crate::play) mod list_games;
pub(in crate::play) mod read_decision;
pub(in crate::play) mod read_game;
pub(in crate::play) mod read_picture;
pub(in crate::play) mod read_state;
pub(in crate::play) mod sandbox_summary;
pub(in crate::play) mod show_game;
