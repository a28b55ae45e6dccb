//! The tally for a person, line by line, in English and French.

use super::super::event::EndCause;
use super::tally::{SoloTally, Tally};
use crate::kernel::{Language, Line};

/// Either text.
fn say(language: Language, english: impl Into<String>, french: impl Into<String>) -> String {
    match language {
        Language::En => english.into(),
        Language::Fr => french.into(),
    }
}

/// The tally, line by line.
pub fn explain(tally: &Tally, language: Language) -> Vec<Line> {
    let say = |english: &str, french: &str| say(language, english, french);
    let mut lines = Vec::new();
    let mut line = |key: &str, name: String, points: i32, explanation: String| {
        lines.push(Line { key: key.to_owned(), name, points, explanation });
    };
    line(
        "money",
        say("Money", "Argent"),
        tally.money,
        say("money in hand at the end of the game", "l'argent en main à la fin de la partie"),
    );
    let [first, second, third] = tally.majorities;
    line(
        "majorities",
        say("Market majorities", "Majorités du marché"),
        first + second + third,
        match language {
            Language::En => format!("columns 1, 2 and 3 of the International Market: {first}, {second} and {third}"),
            Language::Fr => format!("colonnes 1, 2 et 3 du marché international : {first}, {second} et {third}"),
        },
    );
    line(
        "reputation",
        say("Reputation tiles", "Tuiles de réputation"),
        tally.tiles.iter().map(|tile| tile.money).sum(),
        tiles(tally, language),
    );
    line(
        "exhibition",
        say("Exhibition", "Exposition"),
        tally.exhibition,
        say("the value of the works in the gallery", "la valeur des œuvres exposées"),
    );
    line(
        "renowned",
        say("Renowned work", "Œuvre de renom"),
        tally.renowned.unwrap_or(0),
        match tally.renowned {
            Some(_) => say(
                "valued by the most famous discovered artist of its form",
                "évaluée d'après l'artiste découvert le plus célèbre de sa discipline",
            ),
            None => say("none was taken", "aucune n'a été acquise"),
        },
    );
    for (key, name, card) in [
        ("curator", say("Curator card", "Carte conservateur"), &tally.curator),
        ("dealer", say("Art dealer card", "Carte marchand d'art"), &tally.dealer),
    ] {
        line(key, name, card.iter().flatten().sum(), goals(card.as_deref(), language));
    }
    line(
        "influence",
        say("Influence", "Influence"),
        tally.influence_money,
        match language {
            Language::En => format!("space {} of the track, with what the tiles add", tally.influence),
            Language::Fr => format!("case {} de la piste, tuiles comprises", tally.influence),
        },
    );
    if tally.ended_by == Some(EndCause::IdleRounds) {
        line(
            "end",
            say("End of the game", "Fin de la partie"),
            0,
            say(
                "triggered by two whole rounds in which no player could take a location action",
                "déclenchée par deux tours de table entiers sans qu'aucun joueur puisse effectuer une action de lieu",
            ),
        );
    }
    if let Some(solo) = &tally.solo {
        line("solo", say("Goal against Lacerda", "Objectif contre Lacerda"), 0, goal(solo, language));
    }
    lines
}

fn tiles(tally: &Tally, language: Language) -> String {
    if tally.tiles.is_empty() {
        return say(language, "no tile", "aucune tuile");
    }
    let each = tally.tiles.iter().map(|tile| match language {
        Language::En => format!("tile {} counts {}: {}", tile.tile.number() + 1, tile.count, tile.money),
        Language::Fr => format!("la tuile {} compte {} : {}", tile.tile.number() + 1, tile.count, tile.money),
    });
    each.collect::<Vec<_>>().join("; ")
}

fn goals(card: Option<&[i32]>, language: Language) -> String {
    let Some(goals) = card else {
        return say(language, "the card is secret", "la carte est secrète");
    };
    let met = goals.iter().filter(|money| **money > 0).count();
    match language {
        Language::En => format!("{met} of {} goals reached", goals.len()),
        Language::Fr => format!("{met} objectif(s) atteint(s) sur {}", goals.len()),
    }
}

fn goal(solo: &SoloTally, language: Language) -> String {
    let mark = |met: bool| match (language, met) {
        (Language::En, true) => "yes",
        (Language::En, false) => "no",
        (Language::Fr, true) => "oui",
        (Language::Fr, false) => "non",
    };
    let (cards, tiles) = (mark(solo.cards), mark(solo.reputation));
    let (masterpieces, money, reached) = (mark(solo.masterpieces), mark(solo.money), mark(solo.reached));
    match language {
        Language::En => format!(
            "cards: {cards}; reputation tiles: {tiles}; masterpieces: {masterpieces}; money: {money}; reached: {reached}"
        ),
        Language::Fr => format!(
            "cartes : {cards} ; tuiles : {tiles} ; chefs-d'œuvre : {masterpieces} ; argent : {money} ; atteint : {reached}"
        ),
    }
}
