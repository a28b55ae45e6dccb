//! What any turn-based board game needs: seats, chance, the ruleset contract, records, scores and the JSON edge.

pub mod awaiting;
pub mod bots;
pub mod catalogue;
pub mod chance;
pub mod game;
pub mod json;
pub mod kinds;
pub mod language;
pub mod picture;
pub mod preview;
pub mod random_play;
pub mod record;
pub mod refusal;
pub mod ruleset;
pub mod samples;
pub mod score;
pub mod seat;
pub mod steered_play;
pub mod table;
pub mod turn;
pub mod variants;

pub use awaiting::Awaiting;
pub use chance::{Chance, Commitment, Purpose, Seed};
pub use game::{Decided, Game};
pub use kinds::Kinds;
pub use language::Language;
pub use picture::{Part, Scene};
pub use preview::Preview;
pub use record::{Move, Record};
pub use refusal::{Refusal, Refused};
pub use ruleset::{Census, Ruleset};
pub use score::{Line, Score};
pub use seat::{BySeat, Seat, Seats, Viewer};
pub use table::Table;
pub use turn::Turn;
