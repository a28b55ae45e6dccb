//! `include` and `since`: which parts of the state of a game an answer has.

use actix_web::HttpRequest;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    http::request::{
        language::{self, RequestLanguage},
        page::EventNumber,
        picture_look::{PictureTheme, PictureWidth, picture_look},
    },
    play::{PictureLook, StateFields, StateOptions},
    words,
};

/// The fields that `include` can name.
pub(in crate::http) const FIELDS: [&str; 8] =
    ["players", "status_words", "view", "decision", "choices", "score", "events", "picture"];

/// A list of fields, separated by commas.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(in crate::http) struct Include(StateFields);

impl TryFrom<String> for Include {
    type Error = String;

    fn try_from(list: String) -> Result<Self, Self::Error> {
        let mut fields = StateFields::default();
        for name in list.split(',') {
            let field = match name {
                "players" => &mut fields.players,
                "status_words" => &mut fields.status_words,
                "view" => &mut fields.view,
                "decision" => &mut fields.decision,
                "choices" => &mut fields.choices,
                "score" => &mut fields.score,
                "events" => &mut fields.events,
                "picture" => &mut fields.picture,
                _ => {
                    const MAX_QUOTED: usize = 40;
                    let name = name.chars().take(MAX_QUOTED).collect();
                    return Err(words::invalid("input-include", &[("name", name), ("known", FIELDS.join(", "))]));
                }
            };
            *field = true;
        }
        Ok(Self(fields))
    }
}

/// Returns the state that is asked for: the named fields, or all but the picture, events only if `since` is given.
pub(in crate::http) fn state_options(
    include: Option<Include>,
    since: Option<EventNumber>,
    look: PictureLook,
    language: RequestLanguage,
) -> StateOptions {
    let fields = include.map_or(
        StateFields {
            players: true,
            status_words: true,
            view: true,
            decision: true,
            choices: true,
            score: true,
            events: since.is_some(),
            picture: false,
        },
        |include| include.0,
    );
    StateOptions { fields, since: since.unwrap_or_default().get(), look, language: language.of_rules() }
}

/// Whether an answer has the state of the game too.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct StateQuery {
    /// Answer with `state` too, with these fields, separated by commas: `players`, `status_words`, `view`, `decision`, `choices`,
    /// `score`, `events`, `picture`.
    #[param(value_type = Option<String>, example = "view,decision,choices")]
    include: Option<Include>,
    /// Answer with `state` too, with the events from this number on; with all fields if `include` is absent.
    #[param(value_type = Option<i64>, minimum = 0, example = 12)]
    since: Option<EventNumber>,
    /// The colours of the picture.
    #[serde(default)]
    #[param(value_type = Option<String>, example = "dark")]
    theme: PictureTheme,
    /// The width of the picture in pixels. Below 700 everything stands in one column.
    #[param(value_type = Option<u16>, minimum = 320, maximum = 1920, default = 960, example = 360)]
    width: Option<PictureWidth>,
    /// Whether walls and boards of the picture have letters and numbers at their edges.
    #[serde(default)]
    #[param(default = false)]
    coordinates: bool,
}

impl StateQuery {
    /// Returns the state that is asked for and its language, or `None` if the answer is to have none. Only then the language of the
    /// account is looked up.
    pub(in crate::http) async fn asked(&self, http: &HttpRequest) -> Option<(StateOptions, RequestLanguage)> {
        if self.include.is_none() && self.since.is_none() {
            return None;
        }
        let language = RequestLanguage(language::of_request(http).await);
        let look = picture_look(self.theme, self.width, self.coordinates);
        Some((state_options(self.include, self.since, look, language), language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_can_be_included_and_nothing_else() {
        for name in FIELDS {
            assert!(Include::try_from(name.to_owned()).is_ok(), "{name}");
        }
        assert!(Include::try_from(FIELDS.join(",")).is_ok());
        for wrong in ["", "views", "view,", ",view", "view, score", "View"] {
            let refused = Include::try_from(wrong.to_owned()).expect_err(wrong);
            assert!(FIELDS.iter().all(|name| refused.contains(name)), "{refused}");
        }
    }
}
