//! Majorities in the columns of the International Market; tied owners share the money of their ranks (p. 15).

use super::super::components::printed;
use super::super::pieces::{Column, Owner};
use super::super::state::State;

/// Returns the money of an owner in each column.
pub fn of(s: &State, owner: Owner) -> [i32; 3] {
    Column::ALL.map(|column| {
        let lacerda = s.lacerda.map(|_| Owner::Lacerda);
        let owners = s.seats.iter().map(Owner::Seat).chain(lacerda);
        let own = s.market.in_column(owner, column);
        let counts = owners.map(|other| s.market.in_column(other, column));
        let (mut ahead, mut tied) = (0, 0);
        for count in counts {
            ahead += usize::from(count > own);
            tied += usize::from(count == own);
        }
        if own == 0 {
            return 0;
        }
        let shared: i32 =
            printed().majorities[column].iter().skip(ahead).take(tied).map(|prize| i32::from(*prize)).sum();
        shared / tied.max(1) as i32
    })
}
