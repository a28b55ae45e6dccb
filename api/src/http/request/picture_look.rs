//! `theme`, `width` and `coordinates`: how a picture of a game looks.

use salon_domain::kernel::{Theme, picture::Width};
use serde::Deserialize;

use crate::{play::PictureLook, words};

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::http) enum PictureTheme {
    /// Dark ink on light paper.
    #[default]
    Light,
    /// Light ink on dark paper.
    Dark,
}

/// The width of a picture.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(in crate::http) struct PictureWidth(Width);

impl TryFrom<String> for PictureWidth {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let width = text.parse().ok().and_then(Width::new).map(Self);
        let (min, max) = (Width::MIN, Width::MAX);
        width.ok_or_else(|| words::invalid("input-width", &[("min", min.to_string()), ("max", max.to_string())]))
    }
}

/// Returns how a picture looks.
pub(in crate::http) fn picture_look(
    theme: PictureTheme,
    width: Option<PictureWidth>,
    coordinates: bool,
) -> PictureLook {
    let theme = match theme {
        PictureTheme::Light => Theme::Light,
        PictureTheme::Dark => Theme::Dark,
    };
    PictureLook { theme, width: width.map_or(Width::WIDE, |width| width.0), coordinates }
}
