//! The rules of the games Salon plays: pure, typed, deterministic.
