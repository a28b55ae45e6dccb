//! The Influence track and the fame of artists.

use serde::Deserialize;

/// The Influence track.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InfluenceTrack {
    /// The last space.
    pub most: u8,
    /// The first position.
    pub start: u8,
    /// The spaces with a fame icon.
    pub fame_icons: Icons,
    /// The spaces with a money icon.
    pub money_icons: Icons,
    /// What each space is worth at the end.
    end_money: Vec<u8>,
}

impl InfluenceTrack {
    /// What a position is worth at the end.
    #[must_use]
    pub fn end_money(&self, position: u8) -> u8 {
        self.end_money.get(usize::from(position)).or(self.end_money.last()).copied().unwrap_or(0)
    }
}

/// Some spaces of the Influence track.
#[derive(Clone, Copy, Deserialize)]
#[serde(from = "Vec<u8>")]
pub struct Icons(u64);

impl From<Vec<u8>> for Icons {
    fn from(spaces: Vec<u8>) -> Self {
        Self(spaces.into_iter().fold(0, |icons, space| icons | 1 << space))
    }
}

impl Icons {
    /// Whether there is one on this space.
    #[must_use]
    pub const fn has(self, space: u8) -> bool {
        self.0 >> space & 1 == 1
    }

    /// How many icons lie before this position.
    #[must_use]
    pub const fn before(self, position: u8) -> u8 {
        (self.0 & ((1 << position) - 1)).count_ones() as u8
    }

    /// The position after going back to the previous icon so many times; as far as there are icons.
    #[must_use]
    pub const fn back(self, position: u8, times: u8) -> u8 {
        let mut at = position;
        let mut left = times;
        while left > 0 {
            let before = self.0 & ((1 << at) - 1);
            if before == 0 {
                return at;
            }
            at = before.ilog2() as u8;
            left -= 1;
        }
        at
    }
}

/// Fame, ranks and values.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FameTrack {
    /// The fame of a celebrity, the most there is.
    pub celebrity: u8,
    /// What making one earns.
    pub celebrity_money: u8,
    sale_values: [u8; 7],
    modest_below: u8,
    modest_thresholds: [u8; 6],
    other_thresholds: [u8; 6],
}

impl FameTrack {
    /// The rank, from 0 (none) to 6 (celebrity), that an artist of this first fame has at that fame.
    #[must_use]
    pub fn rank(&self, initial: u8, fame: u8) -> u8 {
        let thresholds = if initial < self.modest_below { &self.modest_thresholds } else { &self.other_thresholds };
        thresholds.iter().filter(|least| fame >= **least).count() as u8
    }

    /// What a work sells for at a rank.
    #[must_use]
    pub fn value(&self, rank: u8) -> u8 {
        self.sale_values.get(usize::from(rank)).copied().unwrap_or(0)
    }
}
