//! The worker that carries out duties: what the server has to do in games by itself.

mod carry_out;
mod worker;

pub use self::worker::run_duties;
