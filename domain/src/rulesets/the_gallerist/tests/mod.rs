//! The rules, tested: printed data, facts, rulings, the example of play, and random games.

mod random;
