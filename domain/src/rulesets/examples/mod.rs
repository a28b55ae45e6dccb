//! Example rulesets: small games that show the contract. A server offers them only for tests.

pub mod orchard;
