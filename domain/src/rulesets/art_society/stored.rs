//! The stored form of events where it differs from the typed one. Forms of older records stay readable.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::components::{Decor, PaintingId};
use super::event::{EarnedDecor, SeenHung};
use super::wall::{Hung, Spot, Tile};
use crate::kernel::Seat;

/// Records that do not say whether several tiles may be taken were written when 4 shields or more allowed it. This
/// describes those records and must not follow a change of the rules.
const SEVERAL_TILES_FROM_IN_OLDER_RECORDS: u8 = 4;

/// Earned decor as it is stored. `several` is left out where a reader of the older form comes to the same result.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredEarnedDecor {
    seat: Seat,
    shields: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    several: Option<bool>,
}

const fn several_in_older_records(shields: u8) -> bool {
    shields >= SEVERAL_TILES_FROM_IN_OLDER_RECORDS
}

impl From<StoredEarnedDecor> for EarnedDecor {
    fn from(stored: StoredEarnedDecor) -> Self {
        let StoredEarnedDecor { seat, shields, several } = stored;
        Self { seat, shields, several: several.unwrap_or_else(|| several_in_older_records(shields)) }
    }
}

impl From<EarnedDecor> for StoredEarnedDecor {
    fn from(earned: EarnedDecor) -> Self {
        let EarnedDecor { seat, shields, several } = earned;
        Self { seat, shields, several: (several != several_in_older_records(shields)).then_some(several) }
    }
}

/// Hung tiles of a stored event: written as viewers see them, read in that form and in the one of older records.
pub(super) mod tiles {
    use super::*;

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum StoredTile {
        Older(Hung),
        Painting(StoredPainting),
        Decor(StoredDecor),
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct StoredPainting {
        painting: PaintingId,
        at: Spot,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct StoredDecor {
        decor: Decor,
        at: Spot,
    }

    pub fn serialize<S: Serializer>(tiles: &[Hung], serializer: S) -> Result<S::Ok, S::Error> {
        tiles.iter().map(SeenHung::from).collect::<Vec<_>>().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Hung>, D::Error> {
        let tile = |stored: StoredTile| match stored {
            StoredTile::Older(hung) => hung,
            StoredTile::Painting(StoredPainting { painting, at }) => Hung { tile: Tile::Painting(painting), at },
            StoredTile::Decor(StoredDecor { decor, at }) => Hung { tile: Tile::Decor(decor), at },
        };
        Ok(Vec::<StoredTile>::deserialize(deserializer)?.into_iter().map(tile).collect())
    }
}
