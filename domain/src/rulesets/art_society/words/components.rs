//! What each printed component is.

use super::{speaker, things};
use crate::args;
use crate::kernel::{ComponentWords, Language, Speaker, Speech, Words};
use crate::rulesets::art_society::bids::Hand;
use crate::rulesets::art_society::components::{Decor, Painting, components as printed};
use crate::rulesets::art_society::wall::Size;

/// Says what each component is: paintings, decor sizes, bid cards and starting bids.
pub(in crate::rulesets::art_society) fn components(language: Language) -> Vec<ComponentWords> {
    let say = speaker(&Speech::in_language(language));
    let mut all: Vec<ComponentWords> = printed().paintings.iter().map(|one| painting(&say, one)).collect();
    all.extend(Decor::ALL.into_iter().map(|size| decor(&say, size)));
    all.extend(Hand::full().cards().map(|card| bid(&say, ("bid_card", "component-bid-card"), card.value())));
    let starting = printed().starting_bids.iter();
    all.extend(starting.map(|value| bid(&say, ("starting_bid", "component-starting-bid"), *value)));
    all
}

fn painting(say: &Speaker<'_>, painting: &Painting) -> ComponentWords {
    let framed = things::framed_label(say, painting.id);
    let sentence = match painting.value {
        Some(value) => say.text("component-painting", &args!["painting" => framed, "value" => value]),
        None => say.text("component-starting-painting", &args!["painting" => framed]),
    };
    let words = Words { label: things::painting_label(say, painting.id), sentence };
    ComponentWords { kind: "painting", id: painting.id.to_string(), words }
}

fn decor(say: &Speaker<'_>, decor: Decor) -> ComponentWords {
    let size = things::size(say, decor.size());
    let sentence = say.text("component-decor", &args!["size" => size, "shields" => decor.shields()]);
    let words = Words { label: things::decor_label(say, decor), sentence };
    let Size { w, h } = decor.size();
    ComponentWords { kind: "decor", id: format!("{w}x{h}"), words }
}

fn bid(say: &Speaker<'_>, (kind, message): (&'static str, &str), value: u8) -> ComponentWords {
    ComponentWords { kind, id: value.to_string(), words: say.words(message, &args!["card" => value]) }
}
