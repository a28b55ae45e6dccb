//! The Influence track and the fame track.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The Influence track.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristInfluenceTrack")]
pub struct InfluenceTrack {
    /// The last space.
    pub most: u8,
    /// The start position.
    pub start: u8,
    /// The spaces with a fame icon.
    pub fame_icons: TrackIcons,
    /// The spaces with a money icon.
    pub money_icons: TrackIcons,
    /// The money of each space at the end.
    end_money: Vec<u8>,
}

impl InfluenceTrack {
    /// Returns the money of a position at the end.
    #[must_use]
    pub fn end_money(&self, position: u8) -> u8 {
        self.end_money.get(usize::from(position)).or(self.end_money.last()).copied().unwrap_or(0)
    }
}

/// The spaces of the Influence track with an icon, as a bit set.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
#[schemars(rename = "GalleristTrackIcons", with = "Vec<u8>")]
pub struct TrackIcons(u64);

impl From<Vec<u8>> for TrackIcons {
    fn from(spaces: Vec<u8>) -> Self {
        Self(spaces.into_iter().fold(0, |icons, space| icons | 1 << space))
    }
}

impl From<TrackIcons> for Vec<u8> {
    fn from(icons: TrackIcons) -> Self {
        (0..64).filter(|space| icons.has(*space)).collect()
    }
}

impl TrackIcons {
    /// Returns whether a space has the icon.
    #[must_use]
    pub const fn has(self, space: u8) -> bool {
        self.0 >> space & 1 == 1
    }

    /// Returns the number of icons before a position.
    #[must_use]
    pub const fn before(self, position: u8) -> u8 {
        (self.0 & ((1 << position) - 1)).count_ones() as u8
    }

    /// Returns the position after going back to the previous icon `times` times, or the first icon if there are fewer.
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

/// The fame track: ranks and sale values.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GalleristFameTrack")]
pub struct FameTrack {
    /// The fame of a celebrity, the end of the track.
    pub celebrity: u8,
    /// The money for making a celebrity.
    pub celebrity_money: u8,
    /// The sale value of a work, by the rank of its artist.
    sale_values: [u8; 7],
    /// The initial fame below which an artist is modest.
    modest_below: u8,
    /// The fame at which a modest artist reaches each rank.
    modest_thresholds: [u8; 6],
    /// The fame at which any other artist reaches each rank.
    other_thresholds: [u8; 6],
}

impl FameTrack {
    /// Returns the rank, from 0 (none) to 6 (celebrity), of an artist with this initial fame at this fame.
    #[must_use]
    pub fn rank(&self, initial: u8, fame: u8) -> u8 {
        let thresholds = if initial < self.modest_below { &self.modest_thresholds } else { &self.other_thresholds };
        thresholds.iter().filter(|threshold| fame >= **threshold).count() as u8
    }

    /// Returns the sale value of a work at a rank.
    #[must_use]
    pub fn value(&self, rank: u8) -> u8 {
        self.sale_values.get(usize::from(rank)).copied().unwrap_or(0)
    }
}
