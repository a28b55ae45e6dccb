//! A dealt game in memory: loading, caching, catching up, snapshots, clocks, plans, duties.

pub(in crate::play) mod cache;
pub(in crate::play) mod duties;
pub(in crate::play) mod game_session;
mod load;
pub(in crate::play) mod outcome;
pub(in crate::play) mod pauses;
pub(in crate::play) mod plans;
pub(in crate::play) mod player_names;
pub(in crate::play) mod sandbox_state;
pub(in crate::play) mod snapshots;
pub(in crate::play) mod timing;
pub(in crate::play) mod versions;
